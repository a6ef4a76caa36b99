import { architectureOf, isDiffusionTransformer, type MemoryJob } from '../job.ts'
import { type Layout, leavesZeroOpen } from '../parallelism.ts'
import type { TransformerShape } from '../transformer-shape.ts'
import { isOfSamples, readsSequences, usualSequenceLength } from './activations.ts'

export interface UsualWay {
  readonly layout: Layout
  /** Samples that one device computes at a time. */
  readonly microBatchSize: number
}

/** The usual choice for each undeclared memory fact, and the manifest key that would settle it. */
export interface UndeclaredFacts {
  readonly assumptions: readonly string[]
  readonly needs: readonly string[]
}

/** The unit of an undeclared batch that is assumed to be one. */
export type OneAtATime = 'sample' | 'sequence'

/**
 * The unit that is assumed to be computed one at a time, if memory depends on an undeclared batch: a sequence for
 * serving, a sample for training on images, which usually has dozens. A language model can train one sequence at a
 * time.
 */
export function openBatch(job: MemoryJob, writesTokens: boolean): OneAtATime | undefined {
  if ((job.microBatchSize ?? job.globalBatchSize) !== undefined) return undefined
  if (job.task === 'inference') return writesTokens ? 'sequence' : undefined
  return isOfImages(job) || (readsSequences(job) && isOfSamples(job)) ? 'sample' : undefined
}

/** Where a job says how many are computed at a time. */
export const keyOfBatch = (batch: OneAtATime | undefined): string | undefined =>
  batch === 'sample' ? 'scale.micro_batch_size' : batch && 'scale.global_batch_size'

const isOfImages = (job: MemoryJob): boolean => ['cnn', 'resnet', 'diffusion'].includes(architectureOf(job) ?? '')

/** The parts of an estimate that depend on assumptions. */
interface Estimated {
  readonly shape: TransformerShape
  readonly batch: OneAtATime | undefined
  readonly way: UsualWay | undefined
}

const notEstimated = 'activations not estimated'

/** Lists what the memory estimate assumes, most important first. */
export function undeclaredMemoryFacts(job: MemoryJob, { shape, batch, way }: Estimated): UndeclaredFacts {
  const assumptions: string[] = []
  const needs: string[] = []
  const open = (key: string, assumption: string) => {
    needs.push(key)
    assumptions.push(`${key} not declared: ${assumption}`)
  }
  const trains = job.task !== 'inference'
  const architecture = architectureOf(job)

  if (job.devices === undefined) open('hardware.count', 'one device')
  if (trains && job.method === undefined && job.task === 'fine-tuning')
    open('model.method', 'all parameters are trained')
  if (job.parallelism === undefined && (job.devices ?? 1) > 1)
    open('hardware.parallelism', `${spreadWords(job, way)}${sequenceWords(job, shape, batch)}`)
  else if (trains && leavesZeroOpen(job.parallelism))
    open('hardware.parallelism.zero', 'replicated over the data-parallel devices')
  if (architecture === undefined) open('model.architecture', notEstimated)
  else if (isDiffusionTransformer(job) && !readsSequences(job)) open('scale.sequence_length', notEstimated)
  else if (architecture === 'gnn' || architecture === 'custom') {
    needs.push('operations.benchmarked')
    assumptions.push(`activations of a ${architecture} model do not follow from its parameters`)
  } else if (job.architecture === undefined) {
    const usual = architecture === 'moe' ? 'mixture of experts' : 'transformer'
    assumptions.push(`model.architecture not declared: assumed a ${usual}`)
  }
  if (trains && job.optimizer === undefined && (job.method ?? 'full') === 'full') open('model.optimizer', 'AdamW')
  if (job.computePrecision === undefined) open('model.precision', '16-bit compute')
  if (trains && job.optimizer === undefined && job.weightsPrecision === undefined) needs.push('model.weights_precision')
  if (readsSequences(job)) {
    if (job.sequenceLength === undefined) open('scale.sequence_length', `${usualSequenceLength(job)} tokens`)
    if (trains && job.activationCheckpointing === undefined)
      open('model.activation_checkpointing', 'activations are recomputed')
    if (trains && job.fusedAttention === undefined)
      assumptions.push('the attention matrix is not stored (fused attention)')
  }
  const readsImages = isOfImages(job) && !readsSequences(job) && !isDiffusionTransformer(job)
  if (readsImages && job.imageSize === undefined) open('model.image_size', 'images of at most about 512 pixels')
  if (trains && job.microBatchSize === undefined) open('scale.micro_batch_size', atATime(job, way?.microBatchSize ?? 1))
  if (batch === 'sequence') open('scale.global_batch_size', 'memory for one sequence at a time')
  if (job.embeddingParameters !== undefined)
    assumptions.push('embedding tables are sharded over all devices, or on the host')
  assumptions.push(...encoderWords(job))
  if (job.task === 'reinforcement-learning')
    assumptions.push('the policy and one frozen reference only: no critic, reward model or rollouts')
  // Without this key the other keys settle nothing.
  const first = keyOfBatch(batch)
  return { assumptions, needs: first === undefined ? needs : [...new Set([first, ...needs])] }
}

const encoderWords = ({ task, shape }: MemoryJob): string[] =>
  task !== 'inference' || shape?.textEncoderParameters === undefined
    ? []
    : [
        `the text encoders (${(shape.textEncoderParameters / 1e9).toFixed(1)}B parameters) are on each device, in 16 bits`,
      ]

function spreadWords({ task, devices }: MemoryJob, way: UsualWay | undefined): string {
  if (task !== 'inference' && way?.layout.optimizer === 1) return `a copy on each of ${devices} devices`
  return `sharded over all ${devices} devices`
}

/** If a cache has fewer parts than there are devices, tensor parallelism would copy it. */
function sequenceWords(
  { task, devices = 1 }: MemoryJob,
  { keptParts }: TransformerShape,
  batch: OneAtATime | undefined,
): string {
  if (task !== 'inference' || keptParts >= devices || batch !== undefined) return ''
  return ', each with the cache of its own sequences (data-parallel attention); tensor parallelism copies it'
}

function atATime({ globalBatchSize, accumulationSteps, isContrastive }: MemoryJob, samples: number): string {
  if (samples > 1) return `${samples} samples per device, its share of the batch`
  const isSummed = globalBatchSize !== undefined && accumulationSteps === undefined && isContrastive !== true
  return isSummed ? 'one sample per device, with gradient accumulation' : 'one sample per device'
}
