import { defineRule } from '../rule.ts'

export default defineRule({
  id: 'hardware/uneven-tensor-groups',
  title: 'Tensor groups that span two machines',
  severity: 'warning',
  sources: ['megatron-bridge-performance', 'ml-engineering-parallelism'],
  check: ({ hardware }) => {
    const { declared, kind, fastDomain, devicesPerHost: most = 0, count = 0, candidates } = hardware
    const { parallelism } = declared
    const tensor = typeof parallelism === 'object' ? (parallelism.tensor ?? 1) : 1
    const devices = count * (candidates[0]?.devicesPerChip ?? 1)
    // A link between machines makes their limits irrelevant.
    const isInHosts = kind === 'gpu' && fastDomain !== undefined && fastDomain <= most
    if (!isInHosts || tensor === 1 || tensor >= most || most % tensor === 0 || devices <= most) return []
    const even = [8, 4, 2].find((degree) => degree < tensor && most % degree === 0)
    return [
      {
        at: ['hardware', 'parallelism', 'tensor'],
        problem: `\`tensor: ${tensor}\` does not divide the ${most} devices of a machine, so some groups span two machines.`,
        reason: 'The all-reduces of those groups cross the network, and all other groups wait.',
        remedy:
          even === undefined ? `Use a degree that divides ${most}.` : `Use \`tensor: ${even}\`, which divides ${most}.`,
      },
    ]
  },
  why: 'Launchers fill one machine after the other. With six devices per group and eight per machine, the second group takes two devices on one machine and four on the next, so its all-reduces cross the network in every layer.',
  fails: `framework: { name: pytorch, libraries: [megatron-lm] }
hardware: { accelerator: h100, count: 24, nodes: 3, parallelism: { tensor: 6, data: 4 } }
`,
  passes: `framework: { name: pytorch, libraries: [megatron-lm] }
hardware: { accelerator: h100, count: 24, nodes: 3, parallelism: { tensor: 4, data: 6 } }
`,
})
