import type { JobDeclaration } from '../manifest/schema.ts'
import { present } from '../text/present.ts'
import type { HardwareFacts } from './hardware-facts.ts'
import { sizeInForce } from './shared-parameters.ts'
import type { Thresholds } from './thresholds.ts'

type Size = 'small' | 'medium' | 'large' | 'massive'
type DeclaredScale = NonNullable<JobDeclaration['scale']>
type Task = NonNullable<JobDeclaration['task']>

export interface ScaleFacts extends Omit<DeclaredScale, 'size'> {
  readonly size?: Size
  /** Tokens or samples in one optimizer step, whichever is known. */
  readonly batchTokens?: number
  readonly batchSamples?: number
  /** Rows that one chip multiplies per step: batch × sequence length ÷ chips, or what its devices hold at a time. */
  readonly rowsPerChip?: number
}

/** The declared sizes and what follows from them: the size class, and the rows per step on this hardware. */
export function scaleFacts(
  declaration: JobDeclaration,
  task: Task,
  hardware: HardwareFacts,
  thresholds: Thresholds,
): ScaleFacts {
  const { size: word, ...scale } = declaration.scale ?? {}
  const size = sizeInForce(word, deriveSize(scale, task, thresholds), thresholds)
  const batchTokens = scale.global_batch_tokens ?? product(scale.global_batch_size, scale.sequence_length)
  const batchSamples = scale.global_batch_size
  const architecture = declaration.model?.architecture
  const rowsPerSample = architecture === 'mlp' || architecture === 'recommender'
  const perChip = (whole: number | undefined): number | undefined => whole && hardware.count && whole / hardware.count
  const ownRows = product(scale.micro_batch_size, rowsPerSample ? 1 : scale.sequence_length, devicesPerChip(hardware))
  const rowsPerChip = perChip(rowsPerSample ? batchSamples : batchTokens) ?? ownRows
  return { ...scale, ...present({ size, batchTokens, batchSamples, rowsPerChip }) }
}

/** Devices per chip, if there is one candidate. */
const devicesPerChip = ({ candidates }: HardwareFacts): number | undefined =>
  candidates.length === 1 ? candidates[0]?.devicesPerChip : undefined

const order: readonly Size[] = ['small', 'medium', 'large', 'massive']

/**
 * The size class: the largest that parameters, compute (6 · N · D, or FLOPs per sample) or bytes of data suggest.
 * Fine-tuning reuses a trained model, so parameters count one class less there, and not at all if the compute is known.
 */
function deriveSize(scale: Omit<DeclaredScale, 'size'>, task: Task, thresholds: Thresholds): Size | undefined {
  const flops =
    product(6, scale.active_parameters ?? scale.parameters, scale.tokens) ??
    product(scale.flops_per_sample, scale.samples, scale.epochs ?? 1)
  const adapts = task === 'fine-tuning' || task === 'reinforcement-learning'
  const bySteps = (value: number | undefined, steps: readonly number[]): number | undefined =>
    value === undefined ? undefined : steps.filter((step) => value >= step).length
  const byFlops = task === 'inference' ? undefined : bySteps(flops, thresholds.sizeByFlops)
  const byParameters = bySteps(scale.parameters, thresholds.sizeByParameters)
  const ranks = [
    byFlops,
    adapts && byFlops !== undefined ? undefined : byParameters && Math.max(0, byParameters - (adapts ? 1 : 0)),
    bySteps(scale.dataset_size, thresholds.sizeByBytes),
  ].filter((rank) => rank !== undefined)
  return ranks.length === 0 ? undefined : order[Math.max(...ranks)]
}

function product(...factors: (number | undefined)[]): number | undefined {
  let result = 1
  for (const factor of factors) {
    if (factor === undefined) return undefined
    result *= factor
  }
  return result
}
