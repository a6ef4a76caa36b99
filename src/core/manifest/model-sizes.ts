import { times } from '../text/bounds.ts'
import type { JobDeclaration, SizeReading } from './schema.ts'

export type Scale = SizeReading['scale']
export type Architecture = NonNullable<SizeReading['architecture']>

/** What the name of a model, or its `config.json`, says about its size. */
export type ModelSizes = Pick<Scale, 'parameters' | 'active_parameters' | 'flops_per_sample'> & {
  readonly architecture?: Architecture | undefined
}

/** A dense model uses all its parameters for a token. */
export const activeOf = ({ architecture, parameters, active_parameters: active }: ModelSizes): number | undefined =>
  active ?? (architecture === 'transformer' ? parameters : undefined)

/** GShard uses a four-hundredth of its parameters for a token, later mixtures of experts a thirtieth and more. */
const mostSparsity = 1000

/** Whether a model uses fewer of its parameters than any mixture of experts does. */
export function isTooSparse(active: number, parameters: number, { scale, model }: JobDeclaration): boolean {
  // Embedding tables count among the parameters, and a sample reads few of their rows.
  if (model?.architecture === 'recommender' || scale?.embedding_parameters !== undefined) return false
  return active * mostSparsity < parameters
}

/** The tokens that a declared number of samples comes to. */
export const tokensOfSamples = ({ samples, sequence_length: length, epochs }: Scale): number | undefined =>
  times(samples, length, epochs ?? 1)

/** Sequences are shorter than the longest one: so many times fewer tokens are still those of the declared sequences. */
export const mostPadding = 100

/** The tokens that declared optimizer steps come to. */
export const tokensOfSteps = (scale: Scale): number | undefined =>
  times(scale.steps, scale.global_batch_tokens ?? times(scale.global_batch_size, scale.sequence_length))

/**
 * What optimizer steps come to: tokens, or samples where no length is declared. Nothing where tokens are declared, or
 * passes over samples; samples alone are the data set, over which the steps pass as often as they do.
 */
export function workOfSteps(scale: Scale): Pick<Scale, 'tokens' | 'samples'> {
  const { steps, tokens, samples, epochs, global_batch_size: batch } = scale
  if (steps === undefined || tokens !== undefined || (samples !== undefined && epochs !== undefined)) return {}
  const work = tokensOfSteps(scale)
  if (work !== undefined) return { tokens: work }
  return batch === undefined ? {} : { samples: steps * batch }
}

/** Architectures in which a sample passes every parameter. */
const dense: ReadonlySet<Architecture> = new Set(['transformer', 'cnn', 'resnet', 'diffusion', 'rnn', 'mlp'])

/** The parameters that a sample passes, where those are known. */
export function passedParameters({ scale, model }: JobDeclaration, parameters: number | undefined): number | undefined {
  if (scale?.active_parameters !== undefined) return scale.active_parameters
  return model?.architecture !== undefined && dense.has(model.architecture) ? parameters : undefined
}
