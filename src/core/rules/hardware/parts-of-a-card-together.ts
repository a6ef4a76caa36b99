import { defineRule } from '../rule.ts'

export default defineRule({
  id: 'hardware/parts-of-a-card-together',
  title: 'One model spread over several MIG instances',
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
        problem: `This job spreads one model over ${hardware.label}, but MIG isolates its instances.`,
        reason: 'A program sees only one MIG device, and data between them goes through the host.',
        remedy: 'Use whole cards, or run a separate job on each instance.',
      },
    ]
  },
  why: 'MIG divides a card into isolated instances: there is no peer-to-peer copy and no NVLink between them, and NCCL does not connect them. They are meant for one job each.',
  fails: `framework: pytorch
hardware: { accelerator: mig-3g.40gb, count: 2, parallelism: fsdp }
`,
  passes: `framework: pytorch
hardware: { accelerator: mig-3g.40gb, count: 1 }
`,
})
