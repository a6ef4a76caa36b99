import { defineRule } from '../rule.ts'

export default defineRule({
  id: 'hardware/tensor-degree-and-heads',
  title: 'A tensor degree that does not divide the attention heads',
  severity: 'error',
  sources: ['megatron-paper', 'models'],
  check: ({ hardware, sizing, model }) => {
    const { parallelism } = hardware.declared
    const tensor = typeof parallelism === 'object' ? (parallelism.tensor ?? 1) : 1
    const { heads } = sizing
    // Neuron's libraries pad the heads.
    const isPadded = hardware.platforms.includes('neuron')
    if (heads === undefined || tensor === 1 || heads.all % tensor === 0 || isPadded) return []
    const fitting = [8, 4, 2].find((degree) => degree < tensor && heads.all % degree === 0)
    return [
      {
        at: ['hardware', 'parallelism', 'tensor'],
        problem: `\`tensor: ${tensor}\` does not divide the ${heads.all} attention heads of ${model.name}.`,
        reason: 'Tensor parallelism gives each device whole heads, so frameworks stop with an error.',
        remedy: fitting === undefined ? 'Shard with `fsdp` instead of `tensor`.' : `Use \`tensor: ${fitting}\`.`,
      },
    ]
  },
  why: 'Megatron-LM and its successors split attention by heads, so the number of heads must be a multiple of the tensor-parallel degree; otherwise the job stops when the model is built. The heads are known for published models.',
  fails: `framework: { name: pytorch, libraries: [megatron-lm] }
model: { name: meta-llama/Meta-Llama-3-8B }
hardware: { accelerator: h100, count: 12, nodes: 2, parallelism: { tensor: 6, data: 2 } }
`,
  passes: `framework: { name: pytorch, libraries: [megatron-lm] }
model: { name: meta-llama/Meta-Llama-3-8B }
hardware: { accelerator: h100, count: 8, parallelism: { tensor: 8 } }
`,
})
