import { list } from '../../text/wording.ts'
import { evenStages } from '../pipeline-stages.ts'
import { defineRule } from '../rule.ts'

const mostDivisors = 5

export default defineRule({
  id: 'hardware/more-stages-than-layers',
  title: 'A pipeline with more stages than the model has layers',
  severity: 'error',
  sources: ['megatron-paper', 'models'],
  check: ({ sizing, hardware, model }) => {
    const { parallelism } = hardware.declared
    const stages = typeof parallelism === 'object' ? (parallelism.pipeline ?? 1) : 1
    const { layers } = sizing
    if (layers === undefined || stages <= layers) return []
    const largest = evenStages(layers).reverse().slice(0, mostDivisors)
    return [
      {
        at: ['hardware', 'parallelism', 'pipeline'],
        substance: { extents: [stages] },
        problem: `The pipeline has ${stages} stages, but ${model.name ?? 'the model'} has only ${layers} layers.`,
        reason: 'Each stage needs at least one whole layer, and frameworks reject empty stages.',
        remedy: `Use ${list((largest.length > 0 ? largest : [layers]).map(String), 'or')} stages.`,
      },
    ]
  },
  why: 'Pipeline parallelism cuts a model between layers, so a pipeline cannot have more stages than layers. The layers are known for published models.',
  fails: `task: fine-tuning
framework: { name: pytorch, libraries: [megatron-lm] }
model: { name: meta-llama/Llama-3.1-8B, method: full }
hardware: { accelerator: h100, count: 64, parallelism: { pipeline: 64 } }
`,
  passes: `task: fine-tuning
framework: { name: pytorch, libraries: [megatron-lm] }
model: { name: meta-llama/Llama-3.1-8B, method: full }
hardware: { accelerator: h100, count: 64, parallelism: { pipeline: 4, tensor: 2 } }
`,
})
