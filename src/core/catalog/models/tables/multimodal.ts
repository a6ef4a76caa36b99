import type { ModelTable } from '../model-table.ts'

/** Models of text with images, sound or actions. */
export const multimodal: ModelTable = {
  shared: { kind: 'multimodal', domain: 'multimodal' },
  text: `
id|names|family|architecture|parameters|activeParameters|embeddingParameters|layers|hiddenSize|heads|keyValueHeads|headSize|feedForwardSize|vocabularySize|contextLength|imageSize|forwardFlopsPerSample|source|note|fullAttentionLayers|window|kind
google/gemma-3-4b-pt||Gemma 3|transformer|4.3e9||671088640|34|2560|8|4|256|10240|262144|131072|||litgpt:litgpt/config.py|the layers are those of the text tower|5|1024
google/gemma-3-12b-pt||Gemma 3|transformer|1.22e10||1006632960|48|3840|16|8|256|15360|262144|131072|||litgpt:litgpt/config.py|the layers are those of the text tower|8|1024
google/gemma-3-27b-pt||Gemma 3|transformer|2.74e10||1409286144|62|5376|32|16|128|21504|262144|131072|||litgpt:litgpt/config.py|the layers are those of the text tower|10|1024
mistralai/Mistral-Small-3.1-24B-Instruct-2503|mistralai/Mistral-Small-3.2-24B-Instruct-2506|Mistral|transformer|2.4e10||671088640|40|5120|32|8|128|32768|131072|131072|||transformersPackage:transformers/models/mistral3/configuration_mistral3.py|language model plus Pixtral vision encoder; the transformers defaults (a smaller vocabulary) count 23.34B
mistralai/Ministral-3-3B-Base-2512||Mistral|transformer|3.8e9|||26|3072|32|8||||262144|||megatronBridge:docs/models/mistral/ministral3.md|
mistralai/Ministral-3-8B-Base-2512||Mistral|transformer|8.9e9|||34|4096|32|8||||262144|||megatronBridge:docs/models/mistral/ministral3.md|
mistralai/Ministral-3-14B-Base-2512||Mistral|transformer|1.39e10|||40|5120|32|8||||262144|||megatronBridge:docs/models/mistral/ministral3.md|
microsoft/Phi-4-multimodal-instruct||Phi|transformer|5.6e9|||||||||||||remembered|
google/gemma-4-31B-it||Gemma 4|transformer|3.1e10|||||||||||||maxtext:src/maxtext/configs/models/gemma4-31b.yml|
google/gemma-3n-E4B||Gemma 3n|transformer|7.85e9|4e9||||||||||||remembered|
google/gemma-3n-E2B||Gemma 3n|transformer|5.44e9|2e9||||||||||||remembered|
openvla/openvla-7b||openvla|transformer|7.19e9|||||||||||||citation:Epoch AI, notable AI models: OpenVLA row; openvla README lines 161-181|
google/pali-17b||PaLI|transformer|1.69e10|||||||||||||citation:Epoch AI, notable AI models: PaLI row; arXiv 2209.06794|
CoCa-2.1B|coca|CoCa|transformer|2.1e9|||||||||||||citation:Epoch AI, notable AI models: CoCa row; arXiv 2205.01917|
ALIGN||ALIGN||8.2e8|||||||||||||citation:Epoch AI, notable AI models: ALIGN row; arXiv 2102.05918||||contrastive
Qwen/Qwen3.5-0.8B||Qwen3.5|transformer|8e8|||||||||||||megatronBridge:docs/models/qwen/qwen35-vl.md|
Qwen/Qwen3.5-2B||Qwen3.5|transformer|2e9|||||||||||||megatronBridge:docs/models/qwen/qwen35-vl.md|
Qwen/Qwen3.5-4B||Qwen3.5|transformer|4e9|||||||||||||megatronBridge:docs/models/qwen/qwen35-vl.md|
Qwen/Qwen3.5-9B||Qwen3.5|transformer|9e9|||||||||||||megatronBridge:docs/models/qwen/qwen35-vl.md|
Qwen/Qwen3.5-27B||Qwen3.5|transformer|2.7e10|||||||||||||megatronBridge:docs/models/qwen/qwen35-vl.md|
Qwen/Qwen3.6-27B||Qwen3.5|transformer|2.7e10|||||||||||||inference:README.md|
openai/clip-vit-base-patch32|CLIP ViT-B/32,laion/CLIP-ViT-B-32-laion2B-s34B-b79K,openclip-b32,open_clip-ViT-B-32|CLIP|transformer|151280000|||||||||||224|1.478e10|openClip:docs/model_profile.csv||||contrastive
openai/clip-vit-base-patch16|CLIP ViT-B/16,open_clip-ViT-B-16|CLIP|transformer|149620000|||||||||||224|4.109e10|openClip:docs/model_profile.csv||||contrastive
openai/clip-vit-large-patch14|CLIP ViT-L/14,laion/CLIP-ViT-L-14-laion2B-s32B-b82K,openclip-l14,open_clip-ViT-L-14|CLIP|transformer|427620000|||||||||||224|1.7533e11|openClip:docs/model_profile.csv||||contrastive
open_clip/ViT-L-14-336|openai/clip-vit-large-patch14-336|CLIP|transformer|427940000|||||||||||336|3.9522e11|openClip:docs/model_profile.csv||||contrastive
laion/CLIP-ViT-H-14-laion2B-s32B-b79K|CLIP ViT-H/14,open_clip-ViT-H-14|CLIP|transformer|986110000|||||||||||224|3.8168e11|openClip:docs/model_profile.csv||||contrastive
laion/CLIP-ViT-g-14-laion2B-s12B-b42K|CLIP ViT-g/14,open_clip-ViT-g-14|CLIP|transformer|1366680000|||||||||||224|5.8115e11|openClip:docs/model_profile.csv||||contrastive
open_clip/ViT-bigG-14|laion/CLIP-ViT-bigG-14-laion2B-39B-b160k|CLIP|transformer|2539570000|||||||||||224|1065359999999|openClip:docs/model_profile.csv||||contrastive
open_clip/RN50|CLIP RN50|CLIP||102010000|||||||||||224|1.818e10|openClip:docs/model_profile.csv||||contrastive
open_clip/RN101|CLIP RN101|CLIP||119690000|||||||||||224|2.55e10|openClip:docs/model_profile.csv||||contrastive
open_clip/RN50x64|CLIP RN50x64|CLIP||623260000|||||||||||448|5.5265e11|openClip:docs/model_profile.csv||||contrastive
open_clip/EVA02-L-14|EVA02-CLIP-L|CLIP|transformer|427760000|||||||||||224|1.753e11|openClip:docs/model_profile.csv||||contrastive
open_clip/EVA02-E-14|EVA02-CLIP-E|CLIP|transformer|4704590000|||||||||||224|2.31142e12|openClip:docs/model_profile.csv||||contrastive
open_clip/ViT-L-14-CLIPA|CLIPA L/14|CLIP|transformer|414210000|||||||||||224|1.675e11|openClip:docs/model_profile.csv||||contrastive
open_clip/xlm-roberta-large-ViT-H-14||CLIP|transformer|1193010000|||||||||||224|6.7101e11|openClip:docs/model_profile.csv||||contrastive
open_clip/convnext_xxlarge|CLIP-convnext_xxlarge|CLIP||1200580000|||||||||||256|4.4303e11|openClip:docs/model_profile.csv||||contrastive
open_clip/ViT-B-16-SigLIP|google/siglip-base-patch16-224,SigLIP B/16|SigLIP|transformer|203160000|||||||||||224|4.644e10|openClip:docs/model_profile.csv||||contrastive
open_clip/ViT-B-16-SigLIP-256|google/siglip-base-patch16-256|SigLIP|transformer|2.032e8|||||||||||256|5.784e10|openClip:docs/model_profile.csv||||contrastive
open_clip/ViT-L-16-SigLIP-256|google/siglip-large-patch16-256|SigLIP|transformer|652150000|||||||||||256|2.0162e11|openClip:docs/model_profile.csv||||contrastive
open_clip/ViT-L-16-SigLIP-384|google/siglip-large-patch16-384|SigLIP|transformer|652480000|||||||||||384|4.2291e11|openClip:docs/model_profile.csv||||contrastive
open_clip/ViT-SO400M-14-SigLIP|google/siglip-so400m-patch14-224,SigLIP SO400M|SigLIP|transformer|877360000|||||||||||224|2.3354e11|openClip:docs/model_profile.csv||||contrastive
open_clip/ViT-SO400M-14-SigLIP-384|google/siglip-so400m-patch14-384|SigLIP|transformer|877960000|||||||||||384|7.2348e11|openClip:docs/model_profile.csv||||contrastive
google/siglip2-base-patch16-224||SigLIP|transformer|3.75e8|||||||||||224||remembered||||contrastive
google/siglip2-large-patch16-256||SigLIP|transformer|8.82e8|||||||||||256||remembered||||contrastive
google/siglip2-so400m-patch14-384||SigLIP|transformer|1.136e9|||||||||||384||remembered||||contrastive
open_clip/coca_ViT-B-32||CoCa|transformer|253560000|||||||||||224|3.334e10|openClip:docs/model_profile.csv|
open_clip/coca_ViT-L-14||CoCa|transformer|638450000|||||||||||224|2.1452e11|openClip:docs/model_profile.csv|
llava-hf/llava-1.5-7b-hf|liuhaotian/llava-v1.5-7b|LLaVA|transformer|7062902784||131072000|32|4096|32|32|128|11008|32000|2048|336||transformersPackage:transformers/models/llava/configuration_llava.py|
llava-hf/llava-1.5-13b-hf|liuhaotian/llava-v1.5-13b|LLaVA|transformer|1.33e10|||||||||||336||citation:haotian-liu/LLaVA README lines 31,292,317,364|
llava-hf/llava-v1.6-mistral-7b-hf|llava-next-7b|LLaVA|transformer|7.57e9|||||||||||||remembered|
llava-hf/llava-onevision-qwen2-7b-ov-hf|llava-onevision-7b|LLaVA|transformer|8.03e9|||||||||||||remembered|
google/paligemma-3b-pt-224|google/paligemma-3b-mix-224,PaliGemma-3B|PaliGemma|transformer|2910390528||526647296|18|2048|8|1|256|16384|257152|8192|224||transformersPackage:transformers/models/paligemma/configuration_paligemma.py|
google/paligemma2-3b-pt-224|paligemma2-3b|PaliGemma|transformer|3.03e9|||||||||||224||remembered|
google/paligemma2-10b-pt-224|paligemma2-10b|PaliGemma|transformer|9.66e9|||||||||||224||remembered|
google/paligemma2-28b-pt-224|paligemma2-28b|PaliGemma|transformer|2.765e10|||||||||||224||remembered|
Qwen/Qwen2.5-VL-3B-Instruct||Qwen-VL|transformer|3.75e9|||||||||||||remembered|
Qwen/Qwen2.5-VL-7B-Instruct||Qwen-VL|transformer|8.29e9|||||||||||||remembered|
Qwen/Qwen2.5-VL-32B-Instruct||Qwen-VL|transformer|3.35e10|||||||||||||remembered|
Qwen/Qwen2.5-VL-72B-Instruct||Qwen-VL|transformer|7.34e10|||||||||||||remembered|
Qwen/Qwen2-VL-2B-Instruct||Qwen-VL|transformer|2.21e9|||||||||||||remembered|
Qwen/Qwen2-VL-7B-Instruct||Qwen-VL|transformer|8.29e9|||||||||||||remembered|
Qwen/Qwen2-VL-72B-Instruct||Qwen-VL|transformer|7.34e10|||||||||||||remembered|
Qwen/Qwen3-VL-2B-Instruct||Qwen-VL|transformer|2.13e9|||||||||||||remembered|
Qwen/Qwen3-VL-4B-Instruct||Qwen-VL|transformer|4.44e9|||||||||||||remembered|
Qwen/Qwen3-VL-8B-Instruct||Qwen-VL|transformer|8.77e9|||||||||||||remembered|
Qwen/Qwen3-VL-32B-Instruct||Qwen-VL|transformer|3.34e10|||||||||||||remembered|
meta-llama/Llama-3.2-11B-Vision|llama3.2-vision-11b|Llama 3.2|transformer|10642941475||525369344|40|4096|32|8|128|14336|128256|131072|||transformersPackage:transformers/models/mllama/configuration_mllama.py|
meta-llama/Llama-3.2-90B-Vision|llama3.2-vision-90b|Llama 3.2|transformer|8.86e10|||||||||||||remembered|
Salesforce/blip2-opt-2.7b||BLIP|transformer|3.74e9|||||||||||||remembered|
OpenGVLab/InternVL3-8B||InternVL|transformer|7.94e9|||||||||||||remembered|
OpenGVLab/InternVL3-78B||InternVL|transformer|7.84e10|||||||||||||remembered|
HuggingFaceM4/idefics2-8b||Idefics|transformer|8.4e9|||||||||||||remembered|
mistralai/Pixtral-12B-2409||Mistral|transformer|1.27e10|||||||||||||remembered|
allenai/Molmo-7B-D-0924||Molmo|transformer|8.02e9|||||||||||||remembered|
HuggingFaceTB/SmolVLM-Instruct||SmolVLM|transformer|2.25e9|||||||||||||remembered|
Qwen/Qwen2.5-Omni-7B||Qwen-VL|transformer|1.07e10|||||||||||||remembered|
Qwen/Qwen3-Omni-30B-A3B-Instruct||Qwen-VL|transformer|3.53e10|||||||||||||remembered|
Salesforce/blip-image-captioning-base|blip-base|BLIP|transformer|223971644||23442432|12|768|8|8|96|3072|30524|512|||transformersPackage:transformers/models/blip/configuration_blip.py|transformers defaults, not compared with the released weights
microsoft/Florence-2-large||Florence|transformer|7.7e8|||||||||||||remembered|
`,
}
