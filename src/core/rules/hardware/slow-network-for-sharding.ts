import { defineRule, type Facts } from '../rule.ts'

type Hardware = Facts['hardware']

/** Whether weights are gathered from other machines. */
function gathersAcross({ declared, devicesPerHost = 1 }: Hardware): boolean {
  const { parallelism } = declared
  if (typeof parallelism !== 'object') return parallelism === 'fsdp' || parallelism === 'zero-3'
  const { fsdp = 1, tensor = 1, zero } = parallelism
  return zero === 3 || (fsdp > 1 && fsdp * tensor > devicesPerHost)
}

export default defineRule({
  id: 'hardware/slow-network-for-sharding',
  title: 'Weights are gathered over plain Ethernet',
  severity: 'notice',
  sources: ['ml-engineering-network', 'deepspeed-zeropp'],
  check: ({ hardware }) => {
    const { kind, candidates, count, nodes } = hardware
    // The NVLink of a rack spans its machines.
    const { devicesPerHost, fastDomain, isOnPlainEthernet } = hardware
    if (kind !== 'gpu' || !isOnPlainEthernet || devicesPerHost === undefined) return []
    if (fastDomain === undefined || fastDomain > devicesPerHost) return []
    const inOne = devicesPerHost / Math.max(...candidates.map(({ devicesPerChip }) => devicesPerChip))
    const several = nodes === undefined ? count !== undefined && count > inOne : nodes > 1
    if (!several || !gathersAcross(hardware)) return []
    const copies = (count ?? 0) / inOne
    const inside = Number.isInteger(inOne) && inOne > 1 && Number.isInteger(copies)
    return [
      {
        at: ['hardware', 'interconnect'],
        problem: `The weights are sharded over several machines of ${hardware.label}, and only Ethernet is declared between them.`,
        reason:
          'Full sharding gathers the weights of every layer in each pass, so the network carries far more than the gradients, at the speed of its slowest link.',
        remedy: `Declare the faster network if there is one (\`infiniband\`, \`roce\`)${inside ? `, or shard inside each machine only: \`parallelism: { fsdp: ${inOne}, data: ${copies} }\`` : ''}.`,
      },
    ]
  },
  why: 'FSDP and ZeRO-3 keep a share of the weights on each device and gather the rest when a layer needs it. Inside a machine NVLink carries that; between machines it is the network, which is far slower. Sharding inside the machine and copying between machines (HSDP, ZeRO++) avoids most of it. How fast the Ethernet is, the manifest does not say: hence a notice.',
  fails: `framework: pytorch
stage: production
hardware: { accelerator: A100:8, nodes: 4, interconnect: [nvlink, ethernet], parallelism: fsdp }
`,
  passes: `framework: pytorch
stage: production
hardware: { accelerator: A100:8, nodes: 4, interconnect: [nvlink, infiniband], parallelism: fsdp }
`,
})
