import { list } from '../../text/wording.ts'
import { evenStages } from '../pipeline-stages.ts'
import { defineRule } from '../rule.ts'

/** Embedding, head, loss and extra predictions may each take a layer's place. */
const mostExtras = 3
const mostNamed = 4

export default defineRule({
  id: 'hardware/uneven-stages',
  title: 'A pipeline whose stages do not have the same number of layers',
  severity: 'warning',
  sources: ['megatron-paper', 'models'],
  check: ({ sizing, hardware, model, task }) => {
    const { parallelism } = hardware.declared
    const degrees = typeof parallelism === 'object' ? parallelism : {}
    const { pipeline: stages = 1, tensor = 1, context = 1 } = degrees
    const { layers } = sizing
    // hardware/more-stages-than-layers reports more stages than layers; serving engines split unevenly themselves.
    if (layers === undefined || stages === 1 || stages > layers || task === 'inference') return []
    if ((stages - (layers % stages)) % stages <= mostExtras) return []
    const fullest = Math.ceil(layers / stages)
    const sharesDevices = (degree: number) => (hardware.count ?? 0) % (degree * tensor * context) === 0
    const even = evenStages(layers)
      .filter(sharesDevices)
      .sort((a, b) => Math.abs(a - stages) - Math.abs(b - stages))
      .slice(0, mostNamed)
    const idle = Math.round(100 * (1 - layers / (fullest * stages)))
    return [
      {
        at: ['hardware', 'parallelism', 'pipeline'],
        substance: { extents: [stages] },
        problem: `${stages} stages cannot share the ${layers} layers of ${model.name ?? 'the model'} evenly.`,
        reason: `Megatron-LM stops unless the split is given by hand; a stage of ${fullest} layers then leaves the devices idle ${idle}% of the time.`,
        remedy:
          even.length === 0
            ? 'Use a number of stages that divides the layers, and of devices that the stages divide.'
            : `Use ${list(even.sort((a, b) => a - b).map(String), 'or')} stages.`,
      },
    ]
  },
  why: 'The slowest stage sets the pace of a pipeline, so frameworks give each stage the same number of layers and stop if that does not work out. Llama 3 405B (126 layers, 16 stages) and DeepSeek-V3 (61 layers, 16 stages) count embedding, head or extra predictions as layers: up to three are allowed for. The layers are known for published models.',
  fails: `task: pretraining
framework: { name: pytorch, libraries: [megatron-lm] }
model: { name: meta-llama/Llama-3.1-8B }
hardware: { accelerator: h100, count: 24, parallelism: { pipeline: 12, data: 2 } }
`,
  passes: `task: pretraining
framework: { name: pytorch, libraries: [megatron-lm] }
model: { name: meta-llama/Llama-3.1-8B }
hardware: { accelerator: h100, count: 24, parallelism: { pipeline: 8, data: 3 } }
`,
})
