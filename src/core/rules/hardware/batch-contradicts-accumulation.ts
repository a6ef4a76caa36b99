import { inFull } from '../../text/wording.ts'
import { defineRule } from '../rule.ts'
import { batchChecker, devicesPerSample, groupCounts } from '../sample-groups.ts'

export default defineRule({
  id: 'hardware/batch-contradicts-accumulation',
  title: 'A batch that its micro-batches do not add up to',
  severity: 'error',
  sources: ['deepspeed-config', 'nemo-batching'],
  check: (facts) => {
    const { hardware, scale, task } = facts
    const { global_batch_size: batch, micro_batch_size: micro, gradient_accumulation_steps: steps } = scale
    const { count, candidates, declared } = hardware
    if (batch === undefined || micro === undefined || steps === undefined || count === undefined) return []
    if (task === 'inference' || task === 'reinforcement-learning' || candidates.length === 0) return []
    const isAlone = count === 1 && (declared.parallelism === undefined || declared.parallelism === 'none')
    const size = isAlone ? 1 : devicesPerSample(declared.parallelism)
    const groups = size === undefined ? [] : groupCounts(hardware, size)
    // hardware/batch-not-divisible reports a batch that no number of steps divides.
    const even = groups.filter((number) => batch % (number * micro) === 0)
    const [fewest] = even
    if (fewest === undefined || even.some((number) => number * micro * steps === batch)) return []
    const made = fewest * micro * steps
    const noun = size !== 1 ? 'groups of devices' : fewest === 1 ? 'device' : 'devices'
    const checker = batchChecker(facts)
    return [
      {
        at: ['scale', 'gradient_accumulation_steps'],
        problem: `\`micro_batch_size: ${micro}\` × \`gradient_accumulation_steps: ${steps}\` × ${inFull(fewest)} ${noun} make ${inFull(made)} samples per step, but \`global_batch_size\` is ${inFull(batch)}.`,
        reason: checker === undefined ? '' : `${checker} checks this when it starts, and stops.`,
        remedy: `Use \`gradient_accumulation_steps: ${batch / (fewest * micro)}\`, or \`global_batch_size: ${made}\`.`,
        ...(checker === undefined && { severity: 'warning' as const }),
      },
    ]
  },
  why: 'The global batch is the micro-batch of one device times the steps of accumulation times the devices with samples of their own. If the three make another number, the job trains with another batch than the manifest says, and learning rate, steps and time are for the wrong one. DeepSpeed and Megatron compare them when they start and stop, so with them it is an error.',
  fails: `task: fine-tuning
framework: { name: pytorch, libraries: [deepspeed] }
scale: { global_batch_size: 512, micro_batch_size: 8, gradient_accumulation_steps: 4 }
hardware: { accelerator: a100, count: 32, parallelism: zero-3 }
`,
  passes: `task: fine-tuning
framework: { name: pytorch, libraries: [deepspeed] }
scale: { global_batch_size: 1024, micro_batch_size: 8, gradient_accumulation_steps: 4 }
hardware: { accelerator: a100, count: 32, parallelism: zero-3 }
`,
})
