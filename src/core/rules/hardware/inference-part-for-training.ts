import { amount } from '../../text/wording.ts'
import { citing, defineRule, type Facts } from '../rule.ts'

/** What one machine usually holds at the most. */
const ONE_MACHINE = 8
/** Full fine-tuning of a model from this size on is as heavy as training. */
const HEAVY_FINE_TUNING = 13e9
/** A40 and L40: made for graphics and inference, with memory enough to train on. */
const AMPLE_MEMORY = 40

/** What makes the job too much for such parts, in words; undefined where they will do. */
function burdenOf({ task, scale, hardware, model }: Facts): string | undefined {
  if (model.method === 'lora' || model.method === 'qlora') return undefined
  const { parameters = 0, size } = scale
  const { count = 0 } = hardware
  if (task === 'fine-tuning' && parameters >= HEAVY_FINE_TUNING) {
    return `fine-tunes all of a model of ${amount(parameters)} parameters`
  }
  if (size === 'large' || size === 'massive') return `trains at ${size} scale`
  return count > ONE_MACHINE ? 'trains' : undefined
}

export default defineRule({
  id: 'hardware/inference-part-for-training',
  title: 'Parts made for inference in a heavy training job',
  severity: 'warning',
  sources: ['nvidia-l4', 'gce-gpus', 'aws-inferentia', 'neuron-frameworks'],
  check: (facts) => {
    const { candidates, declared, label } = facts.hardware
    const isInference = candidates.every(({ purpose, id }) => purpose === 'inference' && id !== 'aws-inferentia1')
    if (facts.task === 'inference' || candidates.length === 0 || !isInference) return []
    const isInferentia = candidates.every(({ id }) => id === 'aws-inferentia2')
    const isNvidia = candidates.every(({ vendor }) => vendor === 'nvidia')
    const burden = burdenOf(facts) ?? (isInferentia ? 'trains' : undefined)
    if (burden === undefined) return []
    const isAmple = candidates.every(({ memoryGiB }) => memoryGiB.value >= AMPLE_MEMORY)
    return [
      {
        at: ['hardware', declared.accelerator === undefined ? 'machine' : 'accelerator'],
        problem: `The job ${burden} on ${label}, a part made for inference${isNvidia ? ' and graphics' : ''} first.`,
        reason: isInferentia
          ? 'Training is documented on Inferentia2 too, but Trainium is what AWS builds for it.'
          : 'Such parts are sparing with memory bandwidth and with links between them, which training at scale lives on.',
        remedy: isInferentia
          ? 'Choose Trainium (`trn1` or `trn2`).'
          : 'Choose a part made for training, such as L40S, A100 or H100, or train adapters only (`method: lora`).',
        ...(isInferentia && citing(['neuron-frameworks', 'aws-inferentia'])),
        ...(isAmple && { severity: 'notice' as const }),
      },
    ]
  },
  why: 'T4, L4, A10 and Inferentia2 are built to serve models: little power, modest memory and bandwidth, slow links between them or none. They fine-tune small models well and draw nothing there. A large training run, full fine-tuning from 13B parameters on, or more than eight of them is where parts made for training usually cost less in the end. For A40 and L40, which have memory enough, it is a notice.',
  fails: `task: pretraining
framework: pytorch
scale: { parameters: 7B, tokens: 1T }
hardware: { accelerator: T4, count: 64 }
`,
  passes: `task: fine-tuning
framework: pytorch
scale: { parameters: 7B }
model: { method: lora }
hardware: L4:4
`,
})
