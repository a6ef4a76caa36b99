import type { ModelKind } from './model.ts'
import type { ModelShape } from './model-config.ts'

/** Kinds without text output, and so without a vocabulary. */
const wordless: ReadonlySet<string> = new Set<ModelKind>([
  'contrastive',
  'vision-transformer',
  'detector',
  'segmentation',
  'video',
  'gnn',
  'rl',
  'diffusion-unet',
  'diffusion-transformer',
  'recommender',
])

/** Whether a model has a language-model head. An encoder uses one only in pretraining, to predict masked words. */
export const writesWords = (form: ModelKind | ModelShape['form'], isLearned: boolean): boolean =>
  !wordless.has(form) && !(form === 'encoder' && isLearned)
