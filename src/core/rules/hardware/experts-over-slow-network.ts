import { defineRule } from '../rule.ts'

/** Networks that exchange data between machines without their processors. */
const fast = ['infiniband', 'efa', 'roce', 'slingshot', 'omni-path']

export default defineRule({
  id: 'hardware/experts-over-slow-network',
  title: 'Experts that exchange tokens over plain Ethernet',
  severity: 'warning',
  sources: ['ml-engineering-network', 'megatron-bridge-performance'],
  check: ({ hardware, task }) => {
    const { declared, fastDomain, provider, kind } = hardware
    const { parallelism } = declared
    const expert = typeof parallelism === 'object' ? (parallelism.expert ?? 1) : 1
    const words: readonly string[] = declared.interconnect === undefined ? [] : [declared.interconnect].flat()
    const isPlain = words.includes('ethernet') && !words.some((word) => fast.includes(word))
    // The fast network of Google's GPU machines is an Ethernet.
    if (kind !== 'gpu' || !isPlain || provider?.id === 'gcp' || fastDomain === undefined || expert <= fastDomain)
      return []
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
