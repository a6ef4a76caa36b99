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
        problem: `\`expert: ${expert}\` exceeds the ${fastDomain} devices that a fast link joins, so tokens cross plain Ethernet.`,
        reason:
          'Every layer sends each token to its experts and back, and Ethernet is many times slower than the links in a machine.',
        remedy: `Use at most \`expert: ${fastDomain}\`, or connect the machines with InfiniBand or RoCE.`,
        ...(task === 'inference' && { severity: 'notice' as const }),
      },
    ]
  },
  why: 'Expert parallelism exchanges tokens between all devices of a group twice in every layer. Inside a machine NVLink carries that traffic; plain Ethernet is many times slower, and only part of the exchange can be hidden behind computation. InfiniBand, RoCE and links that join machines are not reported.',
  fails: `framework: { name: pytorch, libraries: [megatron-lm] }
model: { architecture: moe }
hardware: { accelerator: h100, count: 64, nodes: 8, interconnect: [nvlink, ethernet], parallelism: { expert: 64 } }
`,
  passes: `framework: { name: pytorch, libraries: [megatron-lm] }
model: { architecture: moe }
hardware: { accelerator: h100, count: 64, nodes: 8, interconnect: [nvlink, infiniband], parallelism: { expert: 64 } }
`,
})
