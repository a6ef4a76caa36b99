import { fitsAs } from '../memory-ways.ts'
import { defineRule, type Facts } from '../rule.ts'

type Hardware = Facts['hardware']

/** Whether FSDP gathers weights from other machines. */
function gathersAcross({ declared, devicesPerHost = 1 }: Hardware): boolean {
  const { parallelism } = declared
  if (typeof parallelism !== 'object') return parallelism === 'fsdp' || parallelism === 'zero-3'
  const { fsdp = 1, tensor = 1, zero } = parallelism
  return zero === 3 || (fsdp > 1 && fsdp * tensor > devicesPerHost)
}

export default defineRule({
  id: 'hardware/slow-network-for-sharding',
  title: 'Weights gathered over plain Ethernet',
  severity: 'notice',
  sources: ['zero-paper', 'deepspeed-zeropp', 'ml-engineering-network'],
  check: (facts) => {
    const { hardware, sizing } = facts
    const { kind, candidates, count, nodes } = hardware
    // The NVLink of a rack connects several machines.
    const { devicesPerHost, fastDomain, isOnPlainEthernet } = hardware
    if (kind !== 'gpu' || !isOnPlainEthernet || devicesPerHost === undefined) return []
    if (fastDomain === undefined || fastDomain > devicesPerHost) return []
    const inOne = devicesPerHost / Math.max(...candidates.map(({ devicesPerChip }) => devicesPerChip))
    const several = nodes === undefined ? count !== undefined && count > inOne : nodes > 1
    if (!several || !gathersAcross(hardware)) return []
    // If the time is known to be too long, sizing/network-bound reports it.
    if (sizing.exchange !== undefined) return []
    const copies = (count ?? 0) / inOne
    const isWhole = Number.isInteger(inOne) && inOne > 1 && Number.isInteger(copies)
    const inside = isWhole && fitsAs(facts, { fsdp: inOne, data: copies }) !== false
    return [
      {
        at: ['hardware', 'interconnect'],
        problem: `Weights are sharded across the machines of ${hardware.label}, but only Ethernet connects them.`,
        reason:
          'Full sharding (FSDP, ZeRO-3) sends about 1.5 times the data of plain data parallelism, and gathers the weights again for every micro-batch.',
        remedy: inside
          ? `Shard only inside each machine (\`parallelism: { fsdp: ${inOne}, data: ${copies} }\`), or connect the machines with InfiniBand or RoCE.`
          : 'Use InfiniBand or RoCE between the machines.',
      },
    ]
  },
  why: 'FSDP and ZeRO-3 keep a share of the weights on each device and gather the rest when a layer needs it. Inside a machine NVLink carries that traffic; between machines the network does, which is far slower. Sharding inside the machine and copying between machines (HSDP, ZeRO++) avoids most of it. The manifest does not say how fast the Ethernet is, so the finding is a notice.',
  fails: `framework: pytorch
stage: production
hardware: { accelerator: A100:8, nodes: 4, interconnect: [nvlink, ethernet], parallelism: fsdp }
`,
  passes: `framework: pytorch
stage: production
hardware: { accelerator: A100:8, nodes: 4, interconnect: [nvlink, infiniband], parallelism: fsdp }
`,
})
