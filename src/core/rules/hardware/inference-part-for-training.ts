import { amount } from '../../text/wording.ts'
import { citing, defineRule, type Facts } from '../rule.ts'

/** The most accelerators that one machine usually has. */
const ONE_MACHINE = 8
/** From this size on, full fine-tuning is as heavy as training. */
const HEAVY_FINE_TUNING = 13e9
/** A40 and L40 are made for graphics and inference, but have enough memory to train. */
const AMPLE_MEMORY = 40

/** What makes the job too heavy for inference accelerators, in words; undefined if they suffice. */
function burdenOf({ task, scale, hardware, model }: Facts): string | undefined {
  if (model.method === 'lora' || model.method === 'qlora') return undefined
  const { parameters = 0, size } = scale
  const { count = 0 } = hardware
  if (task === 'fine-tuning' && parameters >= HEAVY_FINE_TUNING) {
    return `fine-tunes all ${amount(parameters)} parameters`
  }
  if (size === 'large' || size === 'massive') return `trains at ${size} scale`
  return count > ONE_MACHINE ? `trains on ${count} of them` : undefined
}

export default defineRule({
  id: 'hardware/inference-part-for-training',
  title: 'Inference accelerators in a heavy training job',
  severity: 'warning',
  sources: ['nvidia-l4', 'gce-gpus', 'aws-inferentia', 'neuron-frameworks'],
  check: (facts) => {
    const { candidates, declared, accelerator } = facts.hardware
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
        problem: `${accelerator} is made for inference${isNvidia ? ' and graphics' : ''}, but this job ${burden}.`,
        reason: isInferentia
          ? 'Inferentia2 can train too, but AWS builds Trainium for that.'
          : 'It has less memory bandwidth and slower links than training at scale needs.',
        remedy: isInferentia
          ? 'Use Trainium (`trn1` or `trn2`).'
          : `Use a training accelerator such as A100 or H100${facts.task === 'fine-tuning' ? ', or train only adapters (`method: lora`)' : ''}.`,
        ...(isInferentia && citing(['neuron-frameworks', 'aws-inferentia'])),
        ...(isAmple && { severity: 'notice' as const }),
      },
    ]
  },
  why: 'T4, L4, A10 and Inferentia2 are built to serve models, with low power, modest memory and bandwidth, and slow links between them or none. They fine-tune small models well, which is not reported. Reported are large training runs, full fine-tuning from 13B parameters on, and training on more than eight cards. For A40 and L40, which have enough memory, the finding is a notice.',
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
