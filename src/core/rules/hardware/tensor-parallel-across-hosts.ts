import { defineRule } from '../rule.ts'

export default defineRule({
  id: 'hardware/tensor-parallel-across-hosts',
  title: 'Tensor parallelism over the border of a machine',
  severity: 'warning',
  sources: ['tensorrt-llm-sharding', 'megatron-bridge-performance', 'ml-engineering-parallelism'],
  check: ({ hardware }) => {
    const { declared, candidates, kind, nodes, fastDomain, devicesPerHost: most } = hardware
    const { parallelism } = declared
    const tensor = typeof parallelism === 'object' ? (parallelism.tensor ?? 1) : 1
    if (kind !== 'gpu' || fastDomain === undefined || tensor <= fastDomain || nodes === 1) return []
    // Cards that no link joins inside the machine are reported for that.
    if (most === undefined || tensor <= most || hardware.linkJoinsNothing === true) return []
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
