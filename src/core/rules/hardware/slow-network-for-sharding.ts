import { defineRule, type Facts } from '../rule.ts'

type Hardware = Facts['hardware']

const networks = ['infiniband', 'efa', 'roce', 'ethernet']

/** GPUs of one machine, as declared or as large as the catalogue knows. */
function perMachine({ machine, name, nodes, count, candidates }: Hardware): number | undefined {
  if (machine) return machine.count
  if (nodes !== undefined) return name?.count ?? (count === undefined ? undefined : count / nodes)
  if (candidates.some(({ chipsPerHost }) => chipsPerHost.length === 0)) return undefined
  return Math.max(...candidates.flatMap(({ chipsPerHost }) => chipsPerHost))
}

/** Whether weights are gathered from other machines. */
function gathersAcross({ declared, candidates }: Hardware, inOneMachine: number): boolean {
  const { parallelism } = declared
  if (typeof parallelism !== 'object') return parallelism === 'fsdp' || parallelism === 'zero-3'
  const perPart = Math.max(...candidates.map(({ devicesPerChip }) => devicesPerChip))
  const { fsdp = 1, tensor = 1, zero } = parallelism
  return zero === 3 || (fsdp > 1 && fsdp * tensor > inOneMachine * perPart)
}

export default defineRule({
  id: 'hardware/slow-network-for-sharding',
  title: 'Weights are gathered over plain Ethernet',
  severity: 'notice',
  sources: ['ml-engineering-network', 'deepspeed-zeropp'],
  check: ({ hardware }) => {
    const { declared, kind, candidates, count, nodes, provider } = hardware
    const words = declared.interconnect === undefined ? [] : [declared.interconnect].flat()
    const between = words.filter((word) => networks.includes(word))
    const isPlain = between.length > 0 && between.every((word) => word === 'ethernet')
    // The fast network of Google's GPU machines is an Ethernet, and the NVLink of a rack spans its machines.
    const isFast = provider?.id === 'gcp' || candidates.some(({ id }) => /^nvidia-g[bh]\d/.test(id))
    if (kind !== 'gpu' || candidates.length === 0 || !isPlain || isFast) return []
    const inOne = perMachine(hardware)
    if (inOne === undefined) return []
    const several = nodes === undefined ? count !== undefined && count > inOne : nodes > 1
    if (!several || !gathersAcross(hardware, inOne)) return []
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
