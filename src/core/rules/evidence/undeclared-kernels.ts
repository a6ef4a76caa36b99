import { list } from '../../text/wording.ts'
import { defineRule, shownAt } from '../rule.ts'

const names: Readonly<Record<string, string>> = {
  cuda: 'CUDA',
  triton: 'Triton',
  hip: 'HIP',
  'pallas-tpu': 'Pallas for TPU',
  'pallas-gpu': 'Pallas for GPUs',
  nki: 'NKI',
}

export default defineRule({
  id: 'evidence/undeclared-kernels',
  title: '`custom_kernels: false` with kernels in the tree',
  severity: 'warning',
  sources: ['evidence'],
  check: ({ model, evidence }) => {
    const kernels = evidence?.kernels ?? []
    if (model.custom_kernels !== false || kernels.length === 0) return []
    const languages = [...new Set(kernels.map(({ language }) => language))]
    return [
      {
        at: ['model', 'custom_kernels'],
        problem: `The manifest declares no kernels of its own, and the repository holds some in ${list(languages.map((language) => names[language] ?? language))}.`,
        reason: 'Kernels tie a job to the hardware that their language compiles for.',
        remedy: `Declare \`custom_kernels: [${languages.join(', ')}]\`; if this job does without them, list its files under \`evidence\`.`,
        related: kernels
          .flatMap(({ place, language }) => shownAt([place], `a kernel in ${names[language] ?? language}`))
          .slice(0, 3),
      },
    ]
  },
  why: 'Hand-written kernels are what keeps a job on the hardware that it has. A manifest that denies them hides the main reason for or against a move. Kernels under tests, examples and vendored code do not count.',
  fails: `# csrc/fused.cu is a CUDA kernel
framework: pytorch
model: { custom_kernels: false }
hardware: H100:8
`,
  passes: `# csrc/fused.cu is a CUDA kernel
framework: pytorch
model: { custom_kernels: [cuda] }
hardware: H100:8
`,
})
