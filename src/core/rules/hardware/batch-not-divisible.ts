import { inFull } from '../../text/wording.ts'
import { defineRule, type Facts, type Mismatch } from '../rule.ts'
import { batchChecker, devicesPerSample, groupCounts } from '../sample-groups.ts'

/** Dropped share of each batch from which on the finding is a warning. */
const largeRest = 0.1

export default defineRule({
  id: 'hardware/batch-not-divisible',
  title: 'A batch that cannot be split evenly over the devices',
  severity: 'error',
  sources: ['deepspeed-config', 'nemo-batching'],
  check: (facts) => {
    const split = splitOf(facts)
    if (split === undefined) return []
    const found =
      tooFewSamples(split) ?? unevenSamples(split) ?? tooFewForMicroBatch(split) ?? unevenMicroBatches(split)
    if (found === undefined) return []
    const { severity, ...mismatch } = found
    const checker = batchChecker(facts)
    // A library that checks this makes it an error.
    if (checker === undefined) return [{ ...mismatch, severity }]
    const stops = `${checker} checks this when it starts, and stops.`
    return [{ ...mismatch, reason: `${mismatch.reason} ${stops}`.trim() }]
  },
  why: 'With data parallelism, sharded or not, each step gives every device or group the same number of samples, in one or more micro-batches. DeepSpeed and Megatron check this when they start and stop, so with them it is an error; elsewhere what is left over is dropped, which is a warning from a tenth of the batch on. If several devices share a sample, declare the `tensor`, `pipeline` or `context` degree: then each group of them counts as one.',
  fails: `framework: pytorch
stage: production
scale: { global_batch_size: 32 }
hardware: { accelerator: a100, count: 64, parallelism: fsdp }
`,
  passes: `framework: pytorch
stage: production
scale: { global_batch_size: 128 }
hardware: { accelerator: a100, count: 64, parallelism: fsdp }
`,
})

/** A batch, and the devices, or groups of devices, that each need a share of it. */
interface Split {
  readonly batch: number
  readonly micro: number | undefined
  /** Devices that share one sample. */
  readonly size: number
  /** The possible numbers of groups, and the fewest. */
  readonly groups: readonly number[]
  readonly fewest: number
  /** "64 GPUs", or "8 groups of 8 GPUs". */
  readonly where: string
  readonly each: 'device' | 'group'
  readonly noun: string
}

/** A mismatch with its severity where no library checks it. */
type Found = Omit<Mismatch, 'severity'> & { readonly severity: 'warning' | 'notice' }

/** Undefined if the layout, or the number of devices, is open. */
function splitOf({ hardware, scale, task }: Facts): Split | undefined {
  const { declared, candidates, count } = hardware
  const { global_batch_size: batch, micro_batch_size: micro } = scale
  if (batch === undefined || count === undefined || count < 1 || candidates.length === 0) return undefined
  const size = devicesPerSample(declared.parallelism)
  if (size === undefined || task === 'inference' || task === 'reinforcement-learning') return undefined
  // With a topology, a machine type says how the slice is divided, not how many chips it has.
  if (hardware.machine && declared.topology !== undefined && declared.count === undefined) return undefined
  const groups = groupCounts(hardware, size)
  if (groups.length === 0) return undefined
  const fewest = Math.min(...groups)
  const noun = hardware.kind === 'tpu' ? 'chips' : hardware.kind === 'gpu' ? 'GPUs' : 'accelerators'
  const where = size === 1 ? `${inFull(count)} ${noun}` : `${inFull(fewest)} groups of ${size} ${noun}`
  return { batch, micro, size, groups, fewest, where, each: size === 1 ? 'device' : 'group', noun }
}

function tooFewSamples({ batch, fewest, size, where, each, noun }: Split): Found | undefined {
  if (batch >= fewest) return undefined
  const most = `${inFull(batch * size)} ${batch * size === 1 ? noun.slice(0, -1) : noun}`
  return {
    at: ['scale', 'global_batch_size'],
    problem: `\`global_batch_size: ${batch}\` leaves ${inFull(fewest - batch)} of ${where} without a sample.`,
    reason: `With data parallelism, each ${each} needs its own samples.`,
    severity: 'warning',
    remedy: `Raise the batch to ${inFull(fewest)} samples, or use at most ${most}.`,
  }
}

function unevenSamples({ batch, micro = 1, groups, fewest, where, each }: Split): Found | undefined {
  if (groups.some((number) => batch % number === 0)) return undefined
  const unit = fewest * micro
  const below = Math.floor(batch / unit) * unit
  const near = [...(below > 0 ? [below] : []), below + unit].map(inFull).join(' or ')
  return {
    at: ['scale', 'global_batch_size'],
    problem: `\`global_batch_size: ${batch}\` cannot be split evenly over ${where}.`,
    reason: `With data parallelism, every ${each} gets the same number of samples.`,
    remedy: `Use a batch of ${near} samples.`,
    severity: (batch % fewest) / batch < largeRest ? 'notice' : 'warning',
  }
}

function tooFewForMicroBatch({ batch, micro = 1, fewest, where }: Split): Found | undefined {
  const least = fewest * micro
  if (batch >= least) return undefined
  return {
    at: ['scale', 'micro_batch_size'],
    problem: `${where} with \`micro_batch_size: ${micro}\` need at least ${inFull(least)} samples per step, but the batch has ${inFull(batch)}.`,
    reason: '',
    severity: 'warning',
    remedy: `Raise the batch to ${inFull(least)} samples, or lower \`micro_batch_size\` to ${inFull(Math.floor(batch / fewest))}.`,
  }
}

function unevenMicroBatches({ batch, micro = 1, groups, fewest, where }: Split): Found | undefined {
  if (groups.some((number) => batch % (number * micro) === 0)) return undefined
  const share = inFull(batch / fewest)
  return {
    at: ['scale', 'micro_batch_size'],
    problem: `Each of ${where} gets ${share} samples per step, which is not a multiple of \`micro_batch_size: ${micro}\`.`,
    reason: 'The batch is the micro-batch times the devices times a whole number of accumulation steps.',
    remedy: `Use a \`micro_batch_size\` that divides ${share}, or change \`global_batch_size\`.`,
    severity: 'notice',
  }
}
