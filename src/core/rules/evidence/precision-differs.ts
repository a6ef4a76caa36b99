import { agreeing, defineRule, shownAt } from '../rule.ts'

/** TF32 is how Ampere and later multiply what a configuration calls fp32. */
const plain = (precision: string): string => (precision === 'tf32' ? 'fp32' : precision)

export default defineRule({
  id: 'evidence/precision-differs',
  title: 'A precision that differs from the training configuration',
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
        problem: `The manifest declares ${model.precision}, but ${place.path} sets ${seen.value}.`,
        reason: 'Precision decides memory and speed, and not every accelerator supports every format.',
        remedy: agreeing('Use one precision in both files'),
        related: shownAt(seen.places, `Sets ${seen.value}.`),
      },
    ]
  },
  why: 'Hardware differs in its support for bf16, fp16 and fp8, and each step of precision halves or doubles memory and time. If the manifest and the configuration disagree, the checks are about another job. Configurations that disagree with each other cause no finding.',
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
