import type { ModelTable } from '../model-table.ts'

/** Models of which each token passes through a few experts. */
export const mixturesOfExperts: ModelTable = {
  shared: { kind: 'moe' },
  text: `
id|names|family|domain|architecture|parameters|activeParameters|embeddingParameters|layers|hiddenSize|heads|keyValueHeads|headSize|feedForwardSize|vocabularySize|contextLength|experts|expertsPerToken|source|rememberedFigures|note|fullAttentionLayers|window|latentSize|stateSize|publishedPrecision
mistralai/Mixtral-8x7B-v0.1|mistralai/Mixtral-8x7B-Instruct-v0.1,Mixtral-8x7B,mixtral-8x7b-32768|Mixtral|language|moe|46702792704|12879925248|262144000|32|4096|32|8|128|14336|32000|32768|8|2|litgpt:litgpt/config.py||
mistralai/Mixtral-8x22B-v0.1|mistralai/Mixtral-8x22B-Instruct-v0.1,Mixtral-8x22B|Mixtral|language|moe|140630071296|39161468928|402653184|56|6144|48|8|128|16384|32768|65536|8|2|litgpt:litgpt/config.py||
Qwen/Qwen3-30B-A3B|Qwen/Qwen3-30B-A3B-Thinking-2507|Qwen3|language|moe|30532122624|3353032704|622329856|48|2048|32|4|128|768|151936|40960|128|8|litgpt:litgpt/config.py||
Qwen/Qwen3-235B-A22B|Qwen/Qwen3-235B-A22B-Thinking-2507|Qwen3|language|moe|235093634560|22190763520|1244659712|94|4096|64|4|128|1536|151936|40960|128|8|litgpt:litgpt/config.py||
deepseek-ai/DeepSeek-V3|deepseek-ai/DeepSeek-V3-Base,deepseek-ai/DeepSeek-V3-0324,deepseek-ai/DeepSeek-V3.1,deepseek-ai/DeepSeek-V3.1-Base,deepseek-v3-671b,deepseek3-671b|DeepSeek-V3|language|moe|671026404352|3.7e10|1853358080|61|7168|128|128|64|2048|129280|4096|256|8|transformersPackage:transformers/models/deepseek_v3/configuration_deepseek_v3.py|||||576||fp8
deepseek-ai/DeepSeek-R1|deepseek-ai/DeepSeek-R1-Zero,deepseek-ai/DeepSeek-R1-0528,DeepSeek-R1-671B|DeepSeek-V3|language|moe|671026404352|3.7e10||61|7168|128|128||2048|129280|163840|256|8|transformersPackage:transformers/models/deepseek_v3/configuration_deepseek_v3.py|||||576||fp8
deepseek-ai/DeepSeek-V3.2-Exp|deepseek-ai/DeepSeek-V3.2,deepseek3.2-671b|DeepSeek-V3|language|moe|671877929216|38403807488|1853358080|61|7168|128|128|64|2048|129280|163840|256|8|transformersPackage:transformers/models/deepseek_v32/configuration_deepseek_v32.py||count of the transformers defaults; no stated size was found to compare|||576||fp8
deepseek-ai/DeepSeek-V4-Flash|deepseek-ai/DeepSeek-V4-Flash-Base,deepseek4-284b|DeepSeek-V4|language|moe|284325869015|13793261015|1059061760|43|4096|64|1|512|2048|129280|1048576|256|6|transformersPackage:transformers/models/deepseek_v4/configuration_deepseek_v4.py||keys and values are compressed further: 4 or 128 tokens to one|||512
openai/gpt-oss-120b||gpt-oss|language|moe|116829156672|5711982912|1158266880|36|2880|64|8|64|2880|201088|131072|128|4|transformersPackage:transformers/models/gpt_oss/configuration_gpt_oss.py|||18|128|||fp4
openai/gpt-oss-20b||gpt-oss|language|moe|20914757184|4187440704||24|2880|64|8|64|2880|201088|131072|32|4|maxtext:src/maxtext/configs/models/gpt-oss-20b.yml|fullAttentionLayers,window||12|128|||fp4
MiniMaxAI/MiniMax-M2|MiniMaxAI/MiniMax-M2.5,MiniMaxAI/MiniMax-M2.7|MiniMax|language|moe|228689748992|11030537216|1229193216|62|3072|48|8|128|1536|200064|196608|256|8|transformersPackage:transformers/models/minimax_m2/configuration_minimax_m2.py||Megatron-Bridge docs state 456B total, 45.9B active for this model; that is MiniMax-Text-01. The shape gives 229B.
MiniMaxAI/MiniMax-M3||MiniMax|language|moe|4.28e11|2.3e10||60||64|4|||||128|4|megatronBridge:docs/models/minimax/minimax-m3.md||transformers defaults give 448B
MiniMaxAI/MiniMax-Text-01|MiniMaxAI/MiniMax-M1-80k|MiniMax|language|moe|4.56e11|4.59e10||||||||||32|2|remembered||
zai-org/GLM-4.7-Flash||GLM|language|moe|29943390976|3e9|634388480|47|2048|20|20|64|1536|154880|202752|64|4|transformersPackage:transformers/models/glm4_moe_lite/configuration_glm4_moe_lite.py|||||576
zai-org/GLM-5|zai-org/GLM-5.1,zai-org/GLM-5.2|GLM|language|moe|743911199232|41784709632|1903165440|78|6144|64|64|64|2048|154880|202752|256|8|transformersPackage:transformers/models/glm_moe_dsa/configuration_glm_moe_dsa.py|||||576
zai-org/GLM-4.5|zai-org/GLM-4.6,zai-org/GLM-4.5-Base,glm45-355b-a32b|GLM|language|moe|3.55e11|3.2e10||92|5120|96|8|128|1536|151552|131072|160|8|megatronBridge:docs/models/glm/glm45.md||
zai-org/GLM-4.7||GLM|language|moe|3.58e11|3.2e10||||||||||||megatronBridge:docs/models/glm/glm47.md||
zai-org/GLM-4.5-Air|zai-org/GLM-4.5V|GLM|language|moe|1.06e11|1.2e10||46|4096|96|8|128|1408|151552|131072|128|8|megatronBridge:docs/models/glm/glm45.md||
moonshotai/Kimi-Linear-48B-A3B-Instruct||Kimi|language|moe|49133074464|3494852640|754974720|27|2304|32|32|64|1024|163840|1048576|256|8|transformersPackage:transformers/models/kimi_linear/configuration_kimi_linear.py|fullAttentionLayers||7||576|10485760
moonshotai/Kimi-K2-Base|moonshotai/Kimi-K2-Thinking,moonshotai/Kimi-K2.5,moonshotai/Kimi-K2.6,Kimi-K2,kimi-k2-1t,Kimi-K2-0905|Kimi|language|moe|1026408209408|3.2e10||61|7168|64|64|64|2048|163840|4096|384|8|maxtext:src/maxtext/configs/models/kimi-k2-1t.yml|latentSize||||576||fp8
moonshotai/Moonlight-16B-A3B||Kimi|language|moe|1.6e10|3e9||27|2048||||1408||8192|64|6|megatronBridge:docs/models/moonlight/moonlight.md|feedForwardSize,expertsPerToken,latentSize||||576
XiaomiMiMo/MiMo-V2-Flash||MiMo|language|moe|308778768832|15445924288|1249902592|48|4096|64|4|192|2048|152576|131072|256|8|transformersPackage:transformers/models/mimo_v2_flash/configuration_mimo_v2_flash.py|||9|128
Qwen/Qwen3-Next-80B-A3B-Instruct|Qwen/Qwen3-Next-80B-A3B-Thinking|Qwen3|language|moe|79674391296|3e9|622329856|48|2048|16|2|256|512|151936|32768|512|10|transformersPackage:transformers/models/qwen3_next/configuration_qwen3_next.py|||12|||18874368
tencent/Hy3-preview||Hunyuan|language|moe|295033528320|20675715072|494927872|80|4096|64|8|128|1536|120832|131072|192|8|transformersPackage:transformers/models/hy_v3/configuration_hy_v3.py||count of the transformers defaults; no stated size was found to compare
stepfun-ai/Step-3.7-Flash||Step|language|moe|197824847872|12856041472|1055252480|45|4096|64|8|128|1280|128815|128000|288|8|transformersPackage:transformers/models/step3p7/configuration_step3p7.py||count of the transformers defaults; no stated size was found to compare
upstage/Solar-Open-100B||Solar|language|moe|102651793408|12054827008|1610612736|48|4096|64|8|128|1280|196608|131072|128|8|transformersPackage:transformers/models/solar_open/configuration_solar_open.py||
mistralai/Mistral-Small-4-119B-2603||Mistral|language|moe|118972826624|6632588288|536870912|36|4096|32|32|128|2048|131072|1048576|128|4|transformersPackage:transformers/models/mistral4/configuration_mistral4.py|||||320
allenai/OLMoE-1B-7B-0924||OLMo|language|moe|6919161856|1282017280||16|2048|16|16|128|1024|50304|4096|64|8|megatronBridge:docs/models/olmoe/olmoe.md||
ibm-granite/granite-3.0-1b-a400m-base|ibm-granite/granite-3.1-1b-a400m-base|Granite|language|moe|1334628352|428658688||24|1024|16|8|64|512|49155|2048|32|8|url:https://huggingface.co/allura-org/MoE-Girl_400MA_1BT/blame/772fd296e139319a91a4459cc00f3b587e273b16/config.json||
ibm-granite/granite-3.0-3b-a800m-base|ibm-granite/granite-3.1-3b-a800m-base|Granite|language|moe|3298793472|882874368||32|1536|24|8|64|512|49155|2048|40|8|url:https://ollama.com/library/granite3-moe:3b-instruct-q4_0/blobs/700b0032a2d9||
ibm-granite/granite-4.0-h-small||Granite|language|moe|3.2e10|9e9||||||||||||remembered||
microsoft/Phi-3.5-MoE-instruct||Phi|language|moe|41872793600|6640640000|262668288|32|4096|32|8|128|6400|32064|131072|16|2|transformersPackage:transformers/models/phimoe/configuration_phimoe.py||
baidu/ERNIE-4.5-21B-A3B-PT||ERNIE|language|moe|21825437888|3352150208|264765440|28|2560|20|4|128|1536|103424|131072|64|6|transformersPackage:transformers/models/ernie4_5_moe/configuration_ernie4_5_moe.py||
google/gemma-4-26B-A4B-it|gemma4-26b|Gemma 4|multimodal|moe|2.6e10|4e9||30|2816|16|8|256|704|262144||128|8|megatronBridge:docs/models/gemma/gemma4-vl.md||
meta-llama/Llama-4-Scout-17B-16E|Llama 4 Scout,llama4-17b-16e|Llama 4|multimodal|moe|108641786496|1.7e10||48|5120|40|8|128|8192|202048|10485760|16|1|maxtext:src/maxtext/configs/models/llama4-17b-16e.yml|contextLength,fullAttentionLayers,window|one routed plus one shared expert per token|12|8192
meta-llama/Llama-4-Maverick-17B-128E|Llama 4 Maverick,llama4-17b-128e|Llama 4|multimodal|moe|401583774336|1.7e10||48|5120|40|8|128|8192|202048|1048576|128|1|maxtext:src/maxtext/configs/models/llama4-17b-128e.yml|contextLength,fullAttentionLayers,window|one routed plus one shared expert per token|12|8192
GLaM-64B-64E|GLaM,glam-1.2t|GLaM|language|moe|1.2e12|9.66e10||64|8192|128|||32768|||64|2|citation:Epoch AI, notable AI models: GLaM row quoting arXiv 2112.06905|experts,expertsPerToken,feedForwardSize,heads,hiddenSize,layers|
GShard-600B|gshard|GShard|language|moe|6.19e11|1.5e9||||||||||2048|2|citation:arXiv 2104.10350 Table 4|experts,expertsPerToken|
xai-org/grok-1|grok-1-314b|Grok|language|moe|3.14e11|82071766016||64|6144|48|8||32768|131072|8192|8|2|citation:xai-org/grok-1 README lines 3-27|activeParameters,contextLength,experts,expertsPerToken,feedForwardSize,heads,hiddenSize,keyValueHeads,layers,vocabularySize|active from the shape: 2 of 8 experts
databricks/dbrx-base|DBRX|DBRX|language|moe|1.32e11|3.6e10||40|6144|48|8||10752|100352|32768|16|4|citation:Epoch AI, notable AI models: DBRX row; databricks/dbrx model card for 12T|contextLength,experts,expertsPerToken,feedForwardSize,heads,hiddenSize,keyValueHeads,layers,vocabularySize|
PanGu-Sigma||PanGu|language|moe|1.085e12|||||||||||||citation:Epoch AI, notable AI models: PanGu-Sigma row||active parameters not known here
nvidia/NVIDIA-Nemotron-3-Nano-30B-A3B-BF16|Nemotron 3 Nano,nemotron-3-nano-30b-a3b|Nemotron|language|moe|3e10|3.5e9||52||||||||128|6|megatronBridge:docs/models/nemotron/nemotron3-nano.md||
nvidia/NVIDIA-Nemotron-3-Super-120B-A12B-BF16|Nemotron 3 Super,nemotron-3-super-120b-a12b|Nemotron|language|moe|1.2e11|1.2e10||||||||||||megatronBridge:docs/fern/versions/0.4.2/pages/index.mdx||
nvidia/NVIDIA-Nemotron-3-Ultra-550B-A55B-BF16|Nemotron 3 Ultra|Nemotron|language|moe|5.5e11|5.5e10||||||||||||megatronBridge:docs/models/nemotron/nemotron3-ultra.md||
inclusionAI/Ling-flash-2.0|inclusionAI/Ling-flash-base-2.0|Ling|language|moe|1e11|6.1e9||||||||||256|8|megatronBridge:docs/models/bailing/ling-2.md||
inclusionAI/Ling-mini-2.0|inclusionAI/Ling-mini-base-2.0|Ling|language|moe|1.6e10|1.5e9||||||||||256|8|megatronBridge:docs/models/bailing/ling-2.md||
sarvamai/sarvam-30b||sarvam|language|moe|3e10|3e9||||||||||128|6|megatronBridge:docs/models/sarvam/sarvam.md||
sarvamai/sarvam-105b||sarvam|language|moe|1.05e11|1.03e10||||||||||128|8|megatronBridge:docs/models/sarvam/sarvam.md||
Qwen/Qwen3.5-397B-A17B|qwen35_397b_grpo|Qwen3.5|language|moe|3.97e11|1.7e10||60|4096|32|2|256|1024|248320||512|10|megatronBridge:docs/models/qwen/qwen35-vl.md|fullAttentionLayers||15
Qwen/Qwen3.5-122B-A10B||Qwen3.5|language|moe|1.22e11|1e10||||||||||||megatronBridge:docs/models/qwen/qwen35-vl.md||
Qwen/Qwen3.5-35B-A3B||Qwen3.5|language|moe|3.5e10|3e9||||||||||||megatronBridge:docs/models/qwen/qwen35-vl.md||
Qwen/Qwen3.6-35B-A3B||Qwen3.5|language|moe|3.5e10|3e9||||||||||||megatronBridge:docs/models/qwen/qwen35-vl.md||
Qwen/Qwen3-Coder-480B-A35B-Instruct|qwen3-480b-a35b|Qwen3|language|moe|480154875392|35474765312||62|6144|96|8|128|2560|151936|32768|160|8|maxtext:src/maxtext/configs/models/qwen3-480b-a35b.yml|feedForwardSize|
Qwen/Qwen1.5-MoE-A2.7B||Qwen1.5|language|moe|14315784192|2689173504|622329856|24|2048|16|16|128|1408|151936|32768|60|4|transformersPackage:transformers/models/qwen2_moe/configuration_qwen2_moe.py||
deepseek-ai/DeepSeek-V2|deepseek-ai/DeepSeek-V2.5,deepseek2-236b|DeepSeek-V2|language|moe|2.36e11|2.1e10||60|5120|128|||1536|102400||160|6|megatronBridge:docs/fern/versions/0.4.2/pages/models/llm/deepseek-v2.mdx|layers,hiddenSize,heads,feedForwardSize,vocabularySize,experts,expertsPerToken,latentSize||||576
deepseek-ai/DeepSeek-V2-Lite|deepseek2-16b|DeepSeek-V2|language|moe|1.6e10|2.4e9||27|2048|16|||1408|102400||64|6|megatronBridge:docs/fern/versions/0.4.2/pages/models/llm/deepseek-v2.mdx|layers,hiddenSize,heads,feedForwardSize,vocabularySize,experts,expertsPerToken,latentSize||||576
Switch-C|google/switch-c-2048|Switch Transformer|language|moe|1.571e12|||||||||||||remembered||active parameters not known here
ai21labs/Jamba-v0.1||Jamba|language|moe|5.2e10|1.2e10||32|4096|32|8|128||||||remembered|||4|||4587520
Snowflake/snowflake-arctic-base|Snowflake Arctic|Arctic|language|moe|4.8e11|1.7e10||||||||||||remembered||
xai-org/grok-2||Grok|language|moe|2.7e11|1.15e11||||||||||||remembered||
tencent/Hunyuan-Large||Hunyuan|language|moe|3.89e11|5.2e10||||||||||||remembered||
tencent/Hunyuan-A13B-Instruct||Hunyuan|language|moe|8e10|1.3e10||||||||||||remembered||
facebook/nllb-moe-54b||NLLB|language|moe|5.45e10|||||||||||||remembered||active parameters not known here
Qwen/Qwen3-VL-30B-A3B-Instruct||Qwen-VL|multimodal|moe|3.11e10|3e9||||||||||||remembered||
Qwen/Qwen3-VL-235B-A22B-Instruct||Qwen-VL|multimodal|moe|2.36e11|2.2e10||||||||||||inference:README.md||
Wan-AI/Wan2.2-T2V-A14B|Wan-AI/Wan2.2-T2V-A14B-Diffusers|Wan|video|diffusion|2.86e10|14288491584||||||||||2|1|inference:README.md|parameters|
`,
}
