import { defineRule, type Facts } from '../rule.ts'

type Hardware = Facts['hardware']

const exact = (value: number): string => value.toLocaleString('en-US')

/** Whether every device has its own samples: only data parallelism, sharded or not. */
function isPureData(parallelism: Hardware['declared']['parallelism']): boolean {
  if (typeof parallelism !== 'object') return parallelism !== undefined && parallelism !== 'none'
  const { data, fsdp, tensor = 1, pipeline = 1, context = 1, expert = 1 } = parallelism
  return (data !== undefined || fsdp !== undefined) && tensor * pipeline * context * expert === 1
}

/** Devices that a framework may see: the accelerators, or the devices in them, where they have several. */
function deviceCounts({ candidates, count = 1 }: Hardware): readonly number[] {
  const perPart = candidates.flatMap(({ devicesPerChip }) => [1, devicesPerChip, ...(devicesPerChip === 4 ? [8] : [])])
  return [...new Set(perPart)].map((devices) => devices * count)
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
    if (!isPureData(declared.parallelism) || task === 'inference' || task === 'reinforcement-learning') return []
    // A machine type beside a topology says how the slice is cut, not how many chips there are.
    if (hardware.machine && declared.topology !== undefined && declared.count === undefined) return []
    const devices = deviceCounts(hardware)
    const even = devices.filter((number) => batch % number === 0)
    const fewest = Math.min(...devices)
    const noun = hardware.kind === 'tpu' ? 'chips' : hardware.kind === 'gpu' ? 'GPUs' : 'accelerators'
    const where = `${exact(count)} ${noun}`
    const down = Math.floor(batch / fewest) * fewest
    const near = [...(down > 0 ? [down] : []), down + fewest].map(exact).join(' or ')
    if (batch < fewest) {
      return [
        {
          at: ['scale', 'global_batch_size'],
          problem: `\`global_batch_size: ${batch}\` leaves ${exact(fewest - batch)} of ${where} without a sample.`,
          reason: 'With data parallelism, each device needs its own samples.',
          remedy: `Raise the batch to ${exact(fewest)} samples, or use at most ${exact(batch)} ${batch === 1 ? noun.slice(0, -1) : noun}.`,
        },
      ]
    }
    if (even.length === 0) {
      return [
        {
          at: ['scale', 'global_batch_size'],
          problem: `\`global_batch_size: ${batch}\` cannot be split evenly over ${where}.`,
          reason: 'With data parallelism, every device gets the same number of samples.',
          remedy: `Use a batch of ${near} samples.`,
          severity: 'notice',
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
  why: 'With data parallelism alone, sharded or not, each step gives every device the same number of samples, in one or more micro-batches. DeepSpeed and Megatron check this when they start. If several devices share a sample, declare the `tensor`, `pipeline` or `context` degree; the rule then does not apply.',
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
