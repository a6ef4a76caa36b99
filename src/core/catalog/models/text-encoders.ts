/**
 * Parameters of the text encoders that a pipeline loads beside a diffusion model, by the start of the model's id. T5 v1.1
 * XXL has 4.76B and umT5-XXL 5.7B (24 layers of 4096 and 10240, 32,128 and 256,384 words, by their config.json), CLIP-L
 * 0.12B (246 MB in 16 bits), OpenCLIP bigG 0.69B and Llama 3 8.0B; Qwen2.5-VL's 8.3B are from memory.
 */
const ofModels: readonly (readonly [start: string, parameters: number])[] = [
  ['black-forest-labs/FLUX.1', 4.9e9],
  ['stabilityai/stable-diffusion-3', 5.6e9],
  ['PixArt-alpha/', 4.8e9],
  ['THUDM/CogVideoX', 4.8e9],
  ['genmo/mochi', 4.8e9],
  ['Lightricks/LTX-Video', 4.8e9],
  ['Wan-AI/', 5.7e9],
  ['Qwen/Qwen-Image', 8.3e9],
  ['hunyuanvideo-community/', 8e9],
]

/** Undefined if the model has none, or nobody has looked. */
export const textEncoderParameters = (id: string): number | undefined =>
  ofModels.find(([start]) => id.startsWith(start))?.[1]
