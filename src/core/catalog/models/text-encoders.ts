/**
 * Parameters of the text encoders that a pipeline loads beside a diffusion model, by the start of the model's id. Figures
 * from memory: T5-XXL 4.76B, CLIP-L 0.12B, OpenCLIP bigG 0.69B, umT5-XXL 5.7B, Qwen2.5-VL 8.3B, Llama 3 8B.
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
