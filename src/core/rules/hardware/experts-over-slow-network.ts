import { defineRule } from '../rule.ts'

export default defineRule({
  id: 'hardware/experts-over-slow-network',
  title: 'Experts that exchange tokens over plain Ethernet',
  severity: 'warning',
  sources: ['ml-engineering-network', 'megatron-bridge-performance'],
  check: ({ hardware, task }) => {
    const { fastDomain, kind, isOnPlainEthernet } = hardware
    const { parallelism } = hardware.declared
    const expert = typeof parallelism === 'object' ? (parallelism.expert ?? 1) : 1
    if (kind !== 'gpu' || !isOnPlainEthernet || fastDomain === undefined || expert <= fastDomain) return []
    return [
      {
        at: ['hardware', 'parallelism', 'expert'],
        problem: `\`expert: ${expert}\` spreads the experts over more than the ${fastDomain} devices that a fast link joins, with Ethernet between the machines.`,
        reason:
          'Every layer sends each token to the devices of its experts and back, and nothing can be computed meanwhile.',
        remedy: `Declare at most \`expert: ${fastDomain}\`, or a faster network (\`infiniband\`, \`roce\`).`,
        ...(task === 'inference' && { severity: 'notice' as const }),
      },
    ]
  },
  why: 'Expert parallelism exchanges tokens between all devices of a group twice in every layer. Inside a machine NVLink carries that; over plain Ethernet the exchange takes longer than the computation. Where the network is InfiniBand, RoCE or a link that joins machines, nothing is said.',
  fails: `framework: { name: pytorch, libraries: [megatron-lm] }
model: { architecture: moe }
hardware: { accelerator: h100, count: 64, nodes: 8, interconnect: [nvlink, ethernet], parallelism: { expert: 64 } }
`,
  passes: `framework: { name: pytorch, libraries: [megatron-lm] }
model: { architecture: moe }
hardware: { accelerator: h100, count: 64, nodes: 8, interconnect: [nvlink, infiniband], parallelism: { expert: 64 } }
`,
})
