import { defineRule } from '../rule.ts'

export default defineRule({
  id: 'hardware/idle-accelerators',
  title: 'Several accelerators and no parallelism',
  severity: 'warning',
  sources: ['megatron-parallelism', 'ml-engineering-parallelism'],
  check: ({ hardware, task }) => {
    const { declared, count, label } = hardware
    // Copies that serve or play need nothing of each other.
    if (declared.parallelism !== 'none' || count === undefined || count <= 1) return []
    if (task === 'inference' || task === 'reinforcement-learning') return []
    return [
      {
        at: ['hardware', 'parallelism'],
        problem: `\`parallelism: none\` leaves all but one accelerator of ${label} without work.`,
        reason: 'Without parallelism a training job runs on one device, and the others are paid for and idle.',
        remedy: 'Declare how the job is spread, such as `parallelism: data` or `fsdp`, or `count: 1`.',
      },
    ]
  },
  why: 'Several accelerators do not speed up a program that was written for one. Copies of the model that share the batch (`data`) are the simplest way to use them, and sharding (`fsdp`, `zero-3`) the usual one where the model is large.',
  fails: `framework: pytorch
stage: production
hardware: { accelerator: h100, count: 8, parallelism: none }
`,
  passes: `framework: pytorch
stage: production
hardware: { accelerator: h100, count: 8, parallelism: data }
`,
})
