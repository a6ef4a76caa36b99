import { citing, defineRule } from '../rule.ts'

export default defineRule({
  id: 'hardware/part-that-cannot-train',
  title: 'Training on an accelerator that only runs inference',
  severity: 'error',
  sources: ['neuron-frameworks', 'coral-faq'],
  alsoCites: ['catalog/training'],
  check: ({ hardware, task }) => {
    const { candidates, declared, accelerator } = hardware
    const { cannotTrain } = candidates[0] ?? {}
    if (task === 'inference' || cannotTrain === undefined || candidates.some((part) => !part.cannotTrain)) return []
    return [
      {
        at: ['hardware', declared.accelerator === undefined ? 'machine' : 'accelerator'],
        problem: `${accelerator} cannot train models, but this job trains one.`,
        reason: cannotTrain.reason,
        remedy: cannotTrain.instead,
        ...citing(cannotTrain.references),
        // Fine-tuning may train only the last layer.
        ...(cannotTrain.tunesLastLayer && task === 'fine-tuning' && { severity: 'warning' as const }),
      },
    ]
  },
  why: 'Some accelerators only run models that were trained elsewhere, because their software has no backward pass: first-generation Inferentia, and the Coral Edge TPU, which shares little but its name with Cloud TPUs. A training job on them cannot start.',
  fails: `task: training
framework: pytorch
hardware: inf1:4
`,
  passes: `task: inference
framework: pytorch
hardware: inf1:4
`,
})
