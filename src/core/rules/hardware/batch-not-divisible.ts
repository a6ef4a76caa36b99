import { inFull } from '../../text/wording.ts'
import { defineRule } from '../rule.ts'
import { batchChecker, devicesPerSample, groupCounts } from '../sample-groups.ts'

/** Dropped share of each batch from which on the finding is a warning. */
const largeRest = 0.1

export default defineRule({
  id: 'hardware/batch-not-divisible',
  title: 'A batch that cannot be split evenly over the devices',
  severity: 'error',
  sources: ['deepspeed-config', 'nemo-batching'],
  check: (facts) => {
    const { hardware, scale, task } = facts
    const { declared, candidates, count } = hardware
    const { global_batch_size: batch, micro_batch_size: micro } = scale
    if (batch === undefined || count === undefined || count < 1 || candidates.length === 0) return []
    const size = devicesPerSample(declared.parallelism)
    if (size === undefined || task === 'inference' || task === 'reinforcement-learning') return []
    // With a topology, a machine type says how the slice is divided, not how many chips it has.
    if (hardware.machine && declared.topology !== undefined && declared.count === undefined) return []
    const groups = groupCounts(hardware, size)
    if (groups.length === 0) return []
    const even = groups.filter((number) => batch % number === 0)
    const fewest = Math.min(...groups)
    const noun = hardware.kind === 'tpu' ? 'chips' : hardware.kind === 'gpu' ? 'GPUs' : 'accelerators'
    const where = size === 1 ? `${inFull(count)} ${noun}` : `${inFull(fewest)} groups of ${size} ${noun}`
    const each = size === 1 ? 'device' : 'group'
    const down = Math.floor(batch / fewest) * fewest
    const unit = fewest * (micro ?? 1)
    const below = Math.floor(batch / unit) * unit
    const near = [...(below > 0 ? [below] : []), below + unit].map(inFull).join(' or ')
    const checker = batchChecker(facts)
    const stops = checker === undefined ? '' : ` ${checker} checks this when it starts, and stops.`
    const milder = (severity: 'warning' | 'notice') => (checker === undefined ? { severity } : {})
    if (batch < fewest) {
      return [
        {
          at: ['scale', 'global_batch_size'],
          problem: `\`global_batch_size: ${batch}\` leaves ${inFull(fewest - batch)} of ${where} without a sample.`,
          reason: `With data parallelism, each ${each} needs its own samples.${stops}`,
          ...milder('warning'),
          remedy: `Raise the batch to ${inFull(fewest)} samples, or use at most ${inFull(batch * size)} ${batch * size === 1 ? noun.slice(0, -1) : noun}.`,
        },
      ]
    }
    if (even.length === 0) {
      return [
        {
          at: ['scale', 'global_batch_size'],
          problem: `\`global_batch_size: ${batch}\` cannot be split evenly over ${where}.`,
          reason: `With data parallelism, every ${each} gets the same number of samples.${stops}`,
          remedy: `Use a batch of ${near} samples.`,
          ...milder((batch - down) / batch < largeRest ? 'notice' : 'warning'),
        },
      ]
    }
    if (micro !== undefined && batch < fewest * micro)
      return [
        {
          at: ['scale', 'micro_batch_size'],
          problem: `${where} with \`micro_batch_size: ${micro}\` need at least ${inFull(fewest * micro)} samples per step, but the batch has ${inFull(batch)}.`,
          reason: stops.trim(),
          ...milder('warning'),
          remedy: `Raise the batch to ${inFull(fewest * micro)} samples, or lower \`micro_batch_size\` to ${inFull(Math.floor(batch / fewest))}.`,
        },
      ]
    if (micro === undefined || even.some((number) => batch % (number * micro) === 0)) return []
    return [
      {
        at: ['scale', 'micro_batch_size'],
        problem: `Each of ${where} gets ${inFull(batch / fewest)} samples per step, which is not a multiple of \`micro_batch_size: ${micro}\`.`,
        reason: `The batch is the micro-batch times the devices times a whole number of accumulation steps.${stops}`,
        remedy: `Use a \`micro_batch_size\` that divides ${inFull(batch / fewest)}, or change \`global_batch_size\`.`,
        ...milder('notice'),
      },
    ]
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
