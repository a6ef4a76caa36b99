import { citing, defineRule } from '../rule.ts'

export default defineRule({
  id: 'hardware/tensor-parallel-across-hosts',
  title: 'Tensor parallelism across machines',
  severity: 'warning',
  sources: ['tensorrt-llm-sharding', 'megatron-bridge-performance', 'ml-engineering-parallelism'],
  alsoCites: ['scaling-book'],
  check: ({ hardware }) => {
    const { declared, accelerator, kind, nodes, fastDomain, devicesPerHost: perHost } = hardware
    const { parallelism } = declared
    const tensor = typeof parallelism === 'object' ? (parallelism.tensor ?? 1) : 1
    if (fastDomain === undefined || tensor <= fastDomain || nodes === 1 || perHost === undefined) return []
    // hardware/tensor-parallel-without-link reports cards without a link inside the machine.
    if (tensor <= perHost || hardware.linkJoinsNothing === true) return []
    const isSlice = kind === 'tpu'
    if (isSlice && hardware.name?.slice === undefined) return []
    const most = Math.max(fastDomain, isSlice ? 0 : perHost)
    const isDeclared = hardware.machine !== undefined || nodes !== undefined
    const where = isSlice
      ? 'one slice'
      : fastDomain > perHost
        ? `a rack of ${accelerator}`
        : isDeclared
          ? 'one machine'
          : `the largest machine with ${accelerator}`
    const between = isSlice ? 'slices' : fastDomain > perHost ? 'racks' : 'machines'
    return [
      {
        at: ['hardware', 'parallelism', 'tensor'],
        substance: { extents: [tensor] },
        problem: `\`tensor: ${tensor}\` exceeds the ${most} devices of ${where}, so every layer's all-reduce crosses the network.`,
        reason: `The network between ${between} is many times slower than the links inside one.`,
        remedy: `Use at most \`tensor: ${most}\`, with ${isSlice ? '`data`' : '`pipeline` or `fsdp`'} between ${between}.`,
        ...(isSlice && citing(['scaling-book'])),
      },
    ]
  },
  why: 'The guides for Megatron and TensorRT-LLM keep tensor parallelism inside the machine, where NVLink is, and cross the network with pipeline or data parallelism. The links of a TPU slice and of an NVL72 rack span machines, so there the limit is the slice or the rack.',
  fails: `framework: pytorch
stage: production
hardware: { accelerator: h100, count: 32, parallelism: { tensor: 16 } }
`,
  passes: `framework: pytorch
stage: production
hardware: { accelerator: h100, count: 32, parallelism: { tensor: 8, pipeline: 2 } }
`,
})
