import { defineRule, type Facts } from '../rule.ts'

type Hardware = Facts['hardware']

const exact = (value: number): string => value.toLocaleString('en-US')

type Degrees = Exclude<NonNullable<Hardware['declared']['parallelism']>, string>

/** Of each batch, the share that is left over and then dropped, from which on it is a warning. */
const largeRest = 0.1

/** Devices that work on one sample together; undefined where the layout leaves that open. */
function devicesPerSample(parallelism: Hardware['declared']['parallelism']): number | undefined {
  if (typeof parallelism !== 'object') return parallelism === undefined || parallelism === 'none' ? undefined : 1
  const { data, fsdp, tensor = 1, pipeline = 1, context = 1, expert = 1 }: Degrees = parallelism
  // Some frameworks give experts ranks of their own.
  const isOpen = expert > 1 || (data === undefined && fsdp === undefined)
  return isOpen ? undefined : tensor * pipeline * context
}

/** The numbers of groups that may each get samples of their own: of accelerators, or of the devices in them. */
function groupCounts({ candidates, count = 1 }: Hardware, size: number): readonly number[] {
  const perPart = candidates.flatMap(({ devicesPerChip }) => [1, devicesPerChip, ...(devicesPerChip === 4 ? [8] : [])])
  return [...new Set(perPart)].map((devices) => (devices * count) / size).filter(Number.isInteger)
}

export default defineRule({
  id: 'hardware/batch-not-divisible',
  title: 'A batch that cannot be split evenly over the devices',
  severity: 'warning',
  sources: ['deepspeed-config', 'nemo-batching'],
  check: ({ hardware, scale, task }) => {
    const { declared, candidates, count } = hardware
    const { global_batch_size: batch, micro_batch_size: micro } = scale
    if (batch === undefined || count === undefined || count < 1 || candidates.length === 0) return []
    const size = devicesPerSample(declared.parallelism)
    if (size === undefined || task === 'inference' || task === 'reinforcement-learning') return []
    // A machine type beside a topology says how the slice is cut, not how many chips there are.
    if (hardware.machine && declared.topology !== undefined && declared.count === undefined) return []
    const groups = groupCounts(hardware, size)
    if (groups.length === 0) return []
    const even = groups.filter((number) => batch % number === 0)
    const fewest = Math.min(...groups)
    const noun = hardware.kind === 'tpu' ? 'chips' : hardware.kind === 'gpu' ? 'GPUs' : 'accelerators'
    const where = size === 1 ? `${exact(count)} ${noun}` : `${exact(fewest)} groups of ${size} ${noun}`
    const each = size === 1 ? 'device' : 'group'
    const down = Math.floor(batch / fewest) * fewest
    const near = [...(down > 0 ? [down] : []), down + fewest].map(exact).join(' or ')
    if (batch < fewest) {
      return [
        {
          at: ['scale', 'global_batch_size'],
          problem: `\`global_batch_size: ${batch}\` leaves ${exact(fewest - batch)} of ${where} without a sample.`,
          reason: `With data parallelism, each ${each} needs its own samples.`,
          remedy: `Raise the batch to ${exact(fewest)} samples, or use at most ${exact(batch * size)} ${batch * size === 1 ? noun.slice(0, -1) : noun}.`,
        },
      ]
    }
    if (even.length === 0) {
      return [
        {
          at: ['scale', 'global_batch_size'],
          problem: `\`global_batch_size: ${batch}\` cannot be split evenly over ${where}.`,
          reason: `With data parallelism, every ${each} gets the same number of samples.`,
          remedy: `Use a batch of ${near} samples.`,
          ...((batch - down) / batch < largeRest && { severity: 'notice' as const }),
        },
      ]
    }
    if (micro !== undefined && batch < fewest * micro)
      return [
        {
          at: ['scale', 'micro_batch_size'],
          problem: `${where} with \`micro_batch_size: ${micro}\` need at least ${exact(fewest * micro)} samples per step, but the batch has ${exact(batch)}.`,
          reason: '',
          remedy: `Raise the batch to ${exact(fewest * micro)} samples, or lower \`micro_batch_size\` to ${exact(Math.floor(batch / fewest))}.`,
        },
      ]
    if (micro === undefined || even.some((number) => batch % (number * micro) === 0)) return []
    return [
      {
        at: ['scale', 'micro_batch_size'],
        problem: `Each of ${where} gets ${exact(batch / fewest)} samples per step, which is not a multiple of \`micro_batch_size: ${micro}\`.`,
        reason: 'The batch is the micro-batch times the devices times a whole number of accumulation steps.',
        remedy: `Use a \`micro_batch_size\` that divides ${exact(batch / fewest)}, or change \`global_batch_size\`.`,
        severity: 'notice',
      },
    ]
  },
  why: 'With data parallelism, sharded or not, each step gives every device or group the same number of samples, in one or more micro-batches. DeepSpeed and Megatron check this when they start; elsewhere what is left over is dropped, which is a warning from a tenth of the batch on. If several devices share a sample, declare the `tensor`, `pipeline` or `context` degree: then each group of them counts as one.',
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
