import type { ModelSource } from './model.ts'

/** Repositories and packages with the figures of many models. */
const origins = {
  bert: { repository: 'google-research/bert', commit: 'eedf5716ce1268e56f0a50264a88cafad334ac61' },
  bigscience: { repository: 'bigscience-workshop/bigscience', commit: '9e64edec2ad1fb9263bf39ba616a84ff64b4d947' },
  deepLearningExamples: {
    repository: 'NVIDIA/DeepLearningExamples',
    commit: '729963dd47e7c8bd462ad10bfac7a7b0b604e6dd',
  },
  diT: { repository: 'facebookresearch/DiT', commit: 'ed81ce2229091fd4ecc9a223645f95cf379d582b' },
  diffusers: { repository: 'huggingface/diffusers', commit: '58eb52c0803ea9af3abec60841c2a093bdf1f951' },
  esm: { repository: 'facebookresearch/esm', commit: '2b369911bb5b4b0dda914521b9475cad1656b2ac' },
  fairseq: { repository: 'facebookresearch/fairseq', commit: '3d262bb25690e4eb2e7d3c1309b1e9c406ca4b99' },
  flux: { repository: 'black-forest-labs/flux', commit: '802fb4713906133fcbd0d8dc5351620ca4773036' },
  gLM130B: { repository: 'THUDM/GLM-130B', commit: '212215c54f8a9da2deed51455868305235664370' },
  gptNeox: { repository: 'EleutherAI/gpt-neox', commit: 'ea7aefd8f8e183256992d9fede4d7c71a46d67a5' },
  inference: { repository: 'mlcommons/inference', commit: 'b66003e10e2db4b8c36a448b0545ec90fcc6e9e9' },
  litgpt: { repository: 'Lightning-AI/litgpt', commit: '26857050fe3ff627cd714fe92f5838f51a3d5efa' },
  llmFoundry: { repository: 'mosaicml/llm-foundry', commit: '8c8dd48f72168c5d51e2f7b151595892a8fba43d' },
  maxtext: { repository: 'AI-Hypercomputer/maxtext', commit: 'e591f30cbbf217ed67ef71263ec0538239f9c3b8' },
  megatronBridge: { repository: 'NVIDIA-NeMo/Megatron-Bridge', commit: '067f987df03b8355b03192d88d70f1709fedf51a' },
  metaseq: { repository: 'facebookresearch/metaseq', commit: 'f7ffa5fd61cf90f498a36d365c13dd7f1a912ff7' },
  nanoGPT: { repository: 'karpathy/nanoGPT', commit: '3adf61e154c3fe3fca428ad6bc3818b27a3b8291' },
  neMo: { repository: 'NVIDIA/NeMo', commit: '8cfedd7203462cb251a914e700e5605444277561' },
  oLMo: { repository: 'allenai/OLMo', commit: '59a53e3f68e546330ca5a99ec626e58f9ab96494' },
  openClip: { repository: 'mlfoundations/open_clip', commit: '89fb801f1e6087880e951fc8354b8a2077b79c6d' },
  pytorchImageModels: {
    repository: 'huggingface/pytorch-image-models',
    commit: 'aa4b5850c1543fa488abf260f18390eda46cf85d',
  },
  segmentAnything: {
    repository: 'facebookresearch/segment-anything',
    commit: 'dca509fe793f601edb92606367a655c15ac00fdf',
  },
  swinTransformer: { repository: 'microsoft/Swin-Transformer', commit: 'f82860bfb5225915aca09c3227159ee9e1df874d' },
  t5x: { repository: 'google-research/t5x', commit: 'cc342d419ec3e3e9c4bf1df33c82330cafdc1e16' },
  torchvisionPackage: { package: 'torchvision 0.29.1' },
  training: { repository: 'mlcommons/training', commit: 'aa344c7fb900e82ed19fb94aebfed50c63ab2204' },
  transformersPackage: { package: 'transformers 5.18.0' },
  ultralytics2: { repository: 'ultralytics/ultralytics', commit: '0059318aebf8cec7d72d30b9be003d63cae78323' },
  ultralytics3: { repository: 'ultralytics/ultralytics', commit: '10d9c6d852ac36aae3452adcdd802a3a358796ca' },
  ultralytics: { repository: 'ultralytics/ultralytics', commit: '040502be523cf6063d21db424710b66de85a8d77' },
  wan21: { repository: 'Wan-Video/Wan2.1', commit: '9737cba9c1c3c4d04b33fcad41c111989865d315' },
  whisper: { repository: 'openai/whisper', commit: 'c0d2f624c09dc18e709e37c2ad90c039a4eb72a2' },
  yolov5: { repository: 'ultralytics/yolov5', commit: '5081342f04fb287fc2e5f2b5a4e06752b7937b1c' },
} as const

const sources = new Map<string, ModelSource>()

/**
 * The source that a table writes as `origin:path`, `url:…` or `citation:…`; rows with the same source share one object.
 */
export function sourceOf(cell: string): ModelSource {
  const known = sources.get(cell)
  if (known !== undefined) return known
  const source = readSource(cell)
  sources.set(cell, source)
  return source
}

function readSource(cell: string): ModelSource {
  const colon = cell.indexOf(':')
  const [origin, rest] = [cell.slice(0, colon), cell.slice(colon + 1)]
  if (origin === 'url') return { url: rest }
  if (origin === 'citation') return { citation: rest }
  return { ...origins[origin as keyof typeof origins], path: rest }
}
