import { defineRule } from '../rule.ts'

export default defineRule({
  id: 'hardware/uneven-tensor-groups',
  title: 'Tensor groups that straddle two machines',
  severity: 'warning',
  sources: ['megatron-bridge-performance', 'ml-engineering-parallelism'],
  check: ({ hardware }) => {
    const { declared, kind, fastDomain, devicesPerHost: most = 0, count = 0, candidates } = hardware
    const { parallelism } = declared
    const tensor = typeof parallelism === 'object' ? (parallelism.tensor ?? 1) : 1
    const devices = count * (candidates[0]?.devicesPerChip ?? 1)
    // A link that joins machines does not care where one of them ends.
    const isInHosts = kind === 'gpu' && fastDomain !== undefined && fastDomain <= most
    if (!isInHosts || tensor === 1 || tensor >= most || most % tensor === 0 || devices <= most) return []
    const even = [8, 4, 2].find((degree) => degree < tensor && most % degree === 0)
    return [
      {
        at: ['hardware', 'parallelism', 'tensor'],
        problem: `\`tensor: ${tensor}\` does not divide the ${most} devices of a machine, so that some groups lie on two of them.`,
        reason: 'Those groups sum each layer over the network, and all others wait for them.',
        remedy: `Declare a degree that divides ${most}${even === undefined ? '' : `, such as \`tensor: ${even}\``}.`,
      },
    ]
  },
  why: 'Launchers fill one machine after the other. With six devices to a group and eight to a machine the second group takes two devices here and four there, and its sums cross the network in every layer.',
  fails: `framework: { name: pytorch, libraries: [megatron-lm] }
hardware: { accelerator: h100, count: 24, nodes: 3, parallelism: { tensor: 6, data: 4 } }
`,
  passes: `framework: { name: pytorch, libraries: [megatron-lm] }
hardware: { accelerator: h100, count: 24, nodes: 3, parallelism: { tensor: 4, data: 6 } }
`,
})
