import { citing, defineRule } from '../rule.ts'

export default defineRule({
  id: 'hardware/part-that-cannot-train',
  title: 'Training on a part that only runs finished models',
  severity: 'error',
  sources: ['neuron-frameworks', 'coral-faq'],
  check: ({ hardware, task }) => {
    const { candidates, declared, label } = hardware
    const { cannotTrain } = candidates[0] ?? {}
    if (task === 'inference' || cannotTrain === undefined || candidates.some((part) => !part.cannotTrain)) return []
    return [
      {
        at: ['hardware', declared.accelerator === undefined ? 'machine' : 'accelerator'],
        problem: `The job trains, and ${label} cannot.`,
        reason: cannotTrain.reason,
        remedy: cannotTrain.instead,
        ...citing(cannotTrain.references),
        // Fine-tuning may mean the last layer.
        ...(cannotTrain.tunesLastLayer && task === 'fine-tuning' && { severity: 'warning' as const }),
      },
    ]
  },
  why: 'Some parts were built to run models that were trained elsewhere, and their software has no backward pass: Inferentia of the first generation, and the Edge TPU of Coral, which shares little but its name with Cloud TPUs. A training job declared on them cannot start.',
  fails: `task: training
framework: pytorch
hardware: inf1:4
`,
  passes: `task: inference
framework: pytorch
hardware: inf1:4
`,
})
