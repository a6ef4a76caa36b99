import type { ModelTable } from '../model-table.ts'

/** Models that denoise images or video; figures are for the trained network. */
export const diffusion: ModelTable = {
  shared: { architecture: 'diffusion' },
  text: `
id|names|family|kind|domain|parameters|layers|hiddenSize|heads|headSize|feedForwardSize|imageSize|forwardFlopsPerSample|source|rememberedFigures|note
meta/movie-gen-30b|Movie Gen Video 30B|Movie Gen|diffusion-transformer|video|3e10|48|6144|48||16384|||citation:Epoch AI, notable AI models: Movie Gen Video row|feedForwardSize,heads,hiddenSize,layers|
hpcai-tech/OpenSora-STDiT-v3|Open-Sora 1.2|Open-Sora|diffusion-transformer|video|1.1e9||||||||citation:hpcaitech/Open-Sora docs/report_03.md||
stable-diffusion-v1-5/stable-diffusion-v1-5|CompVis/stable-diffusion-v1-4,Stable Diffusion v1,SD 1.5,sd-v1,sd15,Stable Diffusion 1.5,Stable Diffusion 1.4|Stable Diffusion|diffusion-unet|diffusion|8.6e8||||||512|6.78e11|diffusers:docs/source/en/api/pipelines/stable_diffusion/overview.md|forwardFlopsPerSample|the trained U-Net; text encoder and VAE are frozen
stabilityai/stable-diffusion-2-base|stabilityai/stable-diffusion-2,SD 2,mlperf-stable-diffusion,Stable Diffusion 2.1,sd2.1|Stable Diffusion|diffusion-unet|diffusion|8.65e8||||||512|6.8e11|training:README.md|forwardFlopsPerSample|the trained U-Net, with the layers of version 1
stabilityai/stable-diffusion-xl-base-1.0|SDXL,stable-diffusion-xl,sdxl-base,stable-diffusion-xl-base,sdxl-1.0,stable-diffusion-xl-1.0|Stable Diffusion|diffusion-unet|diffusion|2.567e9||||||1024||url:https://huggingface.co/etri-vilab/koala-700m/commit/9dccd3b283f25d4a3a72c692280c2ffa271775c0||the U-Net (U-Net, text encoders and VAE: 3.5B, mlcommons/inference docs/index.md)
stabilityai/stable-diffusion-3-medium|stabilityai/stable-diffusion-3-medium-diffusers,SD3,sd3-medium,Stable Diffusion 3|Stable Diffusion|diffusion-transformer|diffusion|2.03e9|24|1536|24|||1024||remembered||
stabilityai/stable-diffusion-3.5-large|sd3.5-large|Stable Diffusion|diffusion-transformer|diffusion|8.06e9|38|2432|38|||1024||remembered||
stabilityai/stable-diffusion-3.5-medium|sd3.5-medium|Stable Diffusion|diffusion-transformer|diffusion|2.24e9|24|1536|24|||1024||remembered||
black-forest-labs/FLUX.1-dev|black-forest-labs/FLUX.1-schnell,black-forest-labs/FLUX.1-Krea-dev,mlperf-flux,flux-dev,flux-schnell|FLUX|diffusion-transformer|diffusion|11901408320|57|3072|24|128|12288|1024|74361990021120|flux:src/flux/util.py||
black-forest-labs/FLUX.2-dev|FLUX.2|FLUX|diffusion-transformer|diffusion|3.2e10||||||||remembered||
facebook/DiT-S-2-256|DiT-S/2|DiT|diffusion-transformer|diffusion|32865056|12|384|6|64|1536|256|12100829184|diT:models.py||
facebook/DiT-B-2-256|DiT-B/2|DiT|diffusion-transformer|diffusion|130315808|12|768|12|64|3072|256|45987397632|diT:models.py||
facebook/DiT-B-4-256|DiT-B/4|DiT|diffusion-transformer|diffusion|130426496|12|768|12|64|3072|256|11107565568|diT:models.py||
facebook/DiT-B-8-256|DiT-B/8|DiT|diffusion-transformer|diffusion|130869248|12|768|12|64|3072|256|2812280832|diT:models.py||
facebook/DiT-L-2-256|DiT-L/2|DiT|diffusion-transformer|diffusion|457840672|24|1024|16|64|4096|256|161363263488|diT:models.py||
facebook/DiT-XL-2-256|DiT-XL/2|DiT|diffusion-transformer|diffusion|674834720|28|1152|16|72|4608|256|2.38e11|diT:models.py||
facebook/DiT-XL-2-512||DiT|diffusion-transformer|diffusion|6.75e8|28|1152|16||4608|512|1.05e12|diT:README.md||
Wan-AI/Wan2.1-T2V-1.3B|Wan-AI/Wan2.1-T2V-1.3B-Diffusers,Wan2.1-1.3B,wan-1.3b|Wan|diffusion-transformer|video|1418996800|30|1536|12|128|8960|||wan21:README.md||
Wan-AI/Wan2.1-T2V-14B|Wan-AI/Wan2.1-T2V-14B-Diffusers,Wan2.1-14B,wan-14b|Wan|diffusion-transformer|video|14288491584|40|5120|40|128|13824|||wan21:README.md||
hunyuanvideo-community/HunyuanVideo|HunyuanVideo|HunyuanVideo|diffusion-transformer|video|1.3e10||||||||diffusers:docs/source/en/api/pipelines/hunyuan_video.md||
hunyuanvideo-community/HunyuanVideo-1.5||HunyuanVideo|diffusion-transformer|video|8.3e9||||||||diffusers:docs/source/en/api/pipelines/hunyuan_video15.md||
PixArt-alpha/PixArt-Sigma-XL-2-1024-MS|PixArt-Sigma|PixArt|diffusion-transformer|diffusion|6e8||||||||diffusers:docs/source/en/api/pipelines/pixart_sigma.md||
THUDM/CogVideoX-2b||Video and image diffusion|diffusion-transformer|video|2e9||||||||diffusers:docs/source/en/api/pipelines/cogvideox.md||
THUDM/CogVideoX-5b||Video and image diffusion|diffusion-transformer|video|5e9||||||||diffusers:docs/source/en/api/pipelines/cogvideox.md||
genmo/mochi-1-preview|Mochi 1|Video and image diffusion|diffusion-transformer|video|1e10||||||||diffusers:docs/source/en/api/pipelines/mochi.md||
Lightricks/LTX-Video-0.9.7-dev|LTX-Video-13B|Video and image diffusion|diffusion-transformer|video|1.3e10||||||||diffusers:docs/source/en/api/pipelines/ltx_video.md||
Tongyi-MAI/Z-Image-Turbo|Z-Image|Video and image diffusion|diffusion-transformer|diffusion|6e9||||||||diffusers:docs/source/en/api/pipelines/z_image.md||
Alpha-VLLM/Lumina-Image-2.0||Video and image diffusion|diffusion-transformer|diffusion|2e9||||||||diffusers:docs/source/en/api/pipelines/lumina2.md||
kandinskylab/Kandinsky-5.0-T2V-Lite|Kandinsky 5.0 Video Lite|Video and image diffusion|diffusion-transformer|video|2e9||||||||diffusers:docs/source/en/api/pipelines/kandinsky5_video.md||
meituan-longcat/LongCat-Image||Video and image diffusion|diffusion-transformer|diffusion|6e9||||||||diffusers:docs/source/en/api/pipelines/longcat_image.md||
briaai/FIBO||Video and image diffusion|diffusion-transformer|diffusion|8e9||||||||diffusers:docs/source/en/api/pipelines/bria_fibo.md||
briaai/BRIA-3.2||Video and image diffusion|diffusion-transformer|diffusion|4e9||||||||diffusers:docs/source/en/api/pipelines/bria_3_2.md||
PixArt-alpha/PixArt-XL-2-1024-MS|PixArt-alpha|PixArt|diffusion-transformer|diffusion|6e8|28|1152|16||4608|1024||citation:PixArt-alpha README lines 123,137|layers,hiddenSize,heads,feedForwardSize|
Qwen/Qwen-Image||Qwen-Image|diffusion-transformer|diffusion|2e10||||||||remembered||
MosaicML-SD2-base|mosaic-sd2|Stable Diffusion|diffusion-unet|diffusion|8.65e8||||||512||citation:mosaicml/diffusion README lines 52-60||
`,
}
