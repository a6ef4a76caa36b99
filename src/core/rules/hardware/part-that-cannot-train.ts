import { defineRule } from '../rule.ts'

/** Parts whose software runs finished models only. */
const reasons: Readonly<Record<string, string>> = {
  'aws-inferentia1': 'The Neuron SDK serves Inferentia of the first generation for inference only.',
  'google-edge-tpu':
    'An Edge TPU runs models that were compiled for TensorFlow Lite, and retrains their last layer at the most.',
}

export default defineRule({
  id: 'hardware/part-that-cannot-train',
  title: 'Training on a part that only runs finished models',
  severity: 'error',
  sources: ['neuron-frameworks', 'coral-faq'],
  check: ({ hardware, task }) => {
    const { candidates, declared, label } = hardware
    const [first] = candidates
    if (task === 'inference' || first === undefined || !candidates.every(({ id }) => id in reasons)) return []
    const isEdgeTpu = first.id === 'google-edge-tpu'
    return [
      {
        at: ['hardware', declared.accelerator === undefined ? 'machine' : 'accelerator'],
        problem: `The job trains, and ${label} cannot.`,
        reason: reasons[first.id] ?? '',
        remedy: isEdgeTpu
          ? 'Train on a GPU or a Cloud TPU and compile the finished model for the Edge TPU.'
          : 'Choose Trainium (`trn1` or `trn2`), or declare `task: inference` if the job serves a model.',
        // Fine-tuning may mean the last layer.
        ...(isEdgeTpu && task === 'fine-tuning' && { severity: 'warning' as const }),
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
