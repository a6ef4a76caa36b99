import { defineRule, shownAt } from '../rule.ts'

/** TF32 is how Ampere and later multiply what a configuration calls fp32. */
const plain = (precision: string): string => (precision === 'tf32' ? 'fp32' : precision)

export default defineRule({
  id: 'evidence/precision-differs',
  title: 'Another precision than the training configuration sets',
  severity: 'warning',
  sources: ['evidence'],
  check: ({ model, evidence }) => {
    const seen = evidence?.precision
    if (seen?.isStated !== true || model.precision === undefined || plain(seen.value) === plain(model.precision))
      return []
    const [place] = seen.places
    return [
      {
        at: ['model', 'precision'],
        problem: `The manifest declares ${model.precision}, and ${place.path} sets ${seen.value}.`,
        reason: 'The precision decides memory and speed, and which accelerators have the format at all.',
        remedy: 'Declare the precision that the job computes in, or correct the configuration.',
        related: shownAt(seen.places, `sets ${seen.value}`),
      },
    ]
  },
  why: 'bf16, fp16 and fp8 are not had on the same hardware, and each halves or doubles memory and time. A manifest with another precision than the configuration was judged for another job. Configurations that differ among themselves draw nothing.',
  fails: `# configs/ds_config.json enables bf16
framework: pytorch
model: { precision: fp16 }
hardware: H100:8
`,
  passes: `# configs/ds_config.json enables bf16
framework: pytorch
model: { precision: bf16 }
hardware: H100:8
`,
})
