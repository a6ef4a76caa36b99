import { times } from '../text/bounds.ts'
import type { JobDeclaration, SizeReading } from './schema.ts'

export type Scale = SizeReading['scale']
export type Architecture = NonNullable<SizeReading['architecture']>

/** Sizes implied by a model's name or its `config.json`. */
export type ModelSizes = Pick<Scale, 'parameters' | 'active_parameters' | 'flops_per_sample'> & {
  readonly architecture?: Architecture | undefined
}

/** A dense model uses all its parameters for each token. */
export const activeOf = ({ architecture, parameters, active_parameters: active }: ModelSizes): number | undefined =>
  active ?? (architecture === 'transformer' ? parameters : undefined)

/** GShard activates 1/400 of its parameters per token, later mixtures of experts at least 1/30. */
const mostSparsity = 1000

/** Whether a model activates fewer of its parameters than any known mixture of experts. */
export function isTooSparse(active: number, parameters: number, { scale, model }: JobDeclaration): boolean {
  // Parameters include embedding tables, and a sample reads few of their rows.
  if (model?.architecture === 'recommender' || scale?.embedding_parameters !== undefined) return false
  return active * mostSparsity < parameters
}

/** The tokens that the declared samples imply. */
export const tokensOfSamples = ({ samples, sequence_length: length, epochs }: Scale): number | undefined =>
  times(samples, length, epochs ?? 1)

/** Sequences may be padded: the declared length may exceed the average one this many times. */
export const mostPadding = 100

/** The tokens that the declared optimizer steps imply. */
export const tokensOfSteps = (scale: Scale): number | undefined =>
  times(scale.steps, scale.global_batch_tokens ?? times(scale.global_batch_size, scale.sequence_length))

/** A sample has a token, and a step a sequence: the fewest tokens of declared samples, steps and batches. */
export const leastTokens = ({
  samples = 0,
  steps = 0,
  sequence_length: length,
  global_batch_tokens: batch,
}: Scale): number => Math.max(samples, steps * (batch ?? length ?? 1), batch ?? 0)

/** Rounding, and steps that do not end with the data set, make less difference than this. */
const mostRounding = 1.2

/** Whether samples or steps come to more tokens than the declared work: padding, or the numbers of another job. */
export function impliesMoreWork({ task, scale = {} }: JobDeclaration): boolean {
  const [bySamples, bySteps] = [tokensOfSamples(scale), tokensOfSteps(scale)]
  const work = scale.tokens ?? (scale.epochs === undefined ? undefined : bySamples)
  const least = scale.tokens === undefined ? 0 : leastTokens(scale)
  return (
    task !== 'inference' && work !== undefined && Math.max(bySamples ?? 0, bySteps ?? 0, least) > work * mostRounding
  )
}

/**
 * The work of the declared optimizer steps: tokens, or samples without a sequence length. Empty if tokens, or epochs
 * over samples, are declared. Samples alone are the data set, which the steps may pass over repeatedly.
 */
export function workOfSteps(scale: Scale): Pick<Scale, 'tokens' | 'samples'> {
  const { steps, tokens, samples, epochs, global_batch_size: batch } = scale
  if (steps === undefined || tokens !== undefined || (samples !== undefined && epochs !== undefined)) return {}
  const work = tokensOfSteps(scale)
  if (work !== undefined) return { tokens: work }
  return batch === undefined ? {} : { samples: steps * batch }
}

/** Architectures in which a sample passes through every parameter. */
const dense: ReadonlySet<Architecture> = new Set(['transformer', 'cnn', 'resnet', 'diffusion', 'rnn', 'mlp'])

/** The parameters that a sample passes through; undefined if unknown. */
export function passedParameters({ scale, model }: JobDeclaration, parameters: number | undefined): number | undefined {
  if (scale?.active_parameters !== undefined) return scale.active_parameters
  return model?.architecture !== undefined && dense.has(model.architecture) ? parameters : undefined
}
