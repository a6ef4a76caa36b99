import { defineRule } from '../rule.ts'

export default defineRule({
  id: 'hardware/idle-accelerators',
  title: 'Several accelerators without parallelism',
  severity: 'warning',
  sources: ['megatron-parallelism', 'ml-engineering-parallelism'],
  check: ({ hardware, task }) => {
    const { declared, count, label } = hardware
    // Replicas that serve or run episodes need not exchange anything.
    if (declared.parallelism !== 'none' || count === undefined || count <= 1) return []
    if (task === 'inference' || task === 'reinforcement-learning') return []
    return [
      {
        at: ['hardware', 'parallelism'],
        problem: `\`parallelism: none\` leaves all but one accelerator of ${label} idle.`,
        reason: 'Without parallelism, a training job runs on a single device.',
        remedy: 'Train with data parallelism or FSDP (`parallelism: data` or `fsdp`), or use one accelerator.',
      },
    ]
  },
  why: 'Several accelerators do not speed up a program that was written for one. Copies of the model that share the batch (`data`) are the simplest way to use them; sharding (`fsdp`, `zero-3`) is usual for large models.',
  fails: `framework: pytorch
stage: production
hardware: { accelerator: h100, count: 8, parallelism: none }
`,
  passes: `framework: pytorch
stage: production
hardware: { accelerator: h100, count: 8, parallelism: data }
`,
})
