import { defineRule, type Facts } from '../rule.ts'

type Hardware = Facts['hardware']

/** GH200, GB200, GB300: their NVLink spans the machines of a rack. */
const spansMachines = ({ candidates }: Hardware): boolean => candidates.some(({ id }) => /^nvidia-g[bh]\d/.test(id))

/** Devices of one machine, where that is declared or the catalogue knows the largest there is. */
function devicesPerMachine({ machine, name, nodes, count, candidates }: Hardware): number | undefined {
  const perPart = Math.max(...candidates.map(({ devicesPerChip }) => devicesPerChip))
  if (machine) return Math.ceil(machine.count * perPart)
  if (nodes !== undefined) {
    const perNode = name?.count ?? (count === undefined ? undefined : count / nodes)
    return perNode === undefined ? undefined : Math.ceil(perNode * perPart)
  }
  if (candidates.some(({ chipsPerHost }) => chipsPerHost.length === 0)) return undefined
  return Math.max(...candidates.flatMap(({ chipsPerHost }) => chipsPerHost)) * perPart
}

export default defineRule({
  id: 'hardware/tensor-parallel-across-hosts',
  title: 'Tensor parallelism over the border of a machine',
  severity: 'warning',
  sources: ['tensorrt-llm-sharding', 'megatron-bridge-performance', 'ml-engineering-parallelism'],
  check: ({ hardware }) => {
    const { declared, candidates, kind, nodes } = hardware
    const { parallelism } = declared
    const tensor = typeof parallelism === 'object' ? (parallelism.tensor ?? 1) : 1
    if (tensor === 1 || kind !== 'gpu' || candidates.length === 0 || nodes === 1 || spansMachines(hardware)) return []
    // Cards without a link inside the machine are reported for that.
    if (candidates.every(({ lacksChipLink }) => lacksChipLink === true)) return []
    const most = devicesPerMachine(hardware)
    if (most === undefined || tensor <= most) return []
    const isDeclared = hardware.machine !== undefined || nodes !== undefined
    return [
      {
        at: ['hardware', 'parallelism', 'tensor'],
        problem: isDeclared
          ? `\`tensor: ${tensor}\` is more than the ${most} devices of one machine, so each layer is summed over the network.`
          : `\`tensor: ${tensor}\` is more than the ${most} devices of the largest machine with ${candidates.length === 1 ? candidates[0]?.name : hardware.name?.label}, so each layer is summed over the network.`,
        reason:
          'Tensor parallelism exchanges data in every layer, and the network between machines is many times slower than the link inside one.',
        remedy: `Declare at most \`tensor: ${most}\`, and \`pipeline\` or \`fsdp\` between the machines.`,
      },
    ]
  },
  why: 'The guides for Megatron and TensorRT-LLM keep tensor parallelism inside the machine, where NVLink is, and cross the network with pipeline or data parallelism. TPUs and the NVL72 racks of GB200 and GB300 are left alone: their links span machines.',
  fails: `framework: pytorch
stage: production
hardware: { accelerator: h100, count: 32, parallelism: { tensor: 16 } }
`,
  passes: `framework: pytorch
stage: production
hardware: { accelerator: h100, count: 32, parallelism: { tensor: 8, pipeline: 2 } }
`,
})
