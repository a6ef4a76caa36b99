import { list } from '../../text/wording.ts'
import { defineRule, shownAt } from '../rule.ts'

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
        problem: `The manifest declares no kernels of its own, and the repository holds some in ${list([...new Set(kernels.map(({ name }) => name))])}.`,
        reason: 'Kernels tie a job to the hardware that their language compiles for.',
        remedy: `Declare \`custom_kernels: [${languages.join(', ')}]\`; if this job does without them, list its files under \`evidence\`.`,
        related: kernels.flatMap(({ place, name }) => shownAt([place], `a kernel in ${name}`)).slice(0, 3),
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
