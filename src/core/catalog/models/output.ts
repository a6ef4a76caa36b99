import type { ModelKind } from './model.ts'
import type { ModelShape } from './model-config.ts'

/** Kinds whose output is no text, and so has no vocabulary. */
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

/**
 * Whether a model has a language-model head. An encoder learns by writing the words that are hidden from it, and is tuned
 * and used without.
 */
export const writesWords = (form: ModelKind | ModelShape['form'], isLearned: boolean): boolean =>
  !wordless.has(form) && !(form === 'encoder' && isLearned)
