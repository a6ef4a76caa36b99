import { defineRule } from '../rule.ts'

export default defineRule({
  id: 'hardware/parts-of-a-card-together',
  title: 'Parts of a card that are to work on one model together',
  severity: 'warning',
  sources: ['nvidia-mig'],
  check: ({ hardware, task }) => {
    const { name, count = 1, declared } = hardware
    const { parallelism } = declared
    const splits = typeof parallelism === 'object' && Object.values(parallelism).some((degree) => Number(degree) > 1)
    const isShared = splits || (typeof parallelism === 'string' && parallelism !== 'none')
    if (name?.part === undefined || count <= 1 || !isShared || task === 'inference') return []
    return [
      {
        at: ['hardware', 'parallelism'],
        problem: `The job spreads one model over ${hardware.label}, which are parts that MIG sets apart.`,
        reason: 'A program sees one MIG device, and no data goes from one of them to another but through the host.',
        remedy: 'Choose whole cards for it, or run a job of its own on each part.',
      },
    ]
  },
  why: 'MIG divides a card so that its parts do not disturb each other: there is no peer-to-peer copy and no NVLink between them, and NCCL does not join them. One job on each part is what they are for.',
  fails: `framework: pytorch
hardware: { accelerator: mig-3g.40gb, count: 2, parallelism: fsdp }
`,
  passes: `framework: pytorch
hardware: { accelerator: mig-3g.40gb, count: 1 }
`,
})
