import { defineRule, kernelsIn, shownAt } from '../rule.ts'

export default defineRule({
  id: 'evidence/undeclared-kernels',
  title: '`custom_kernels: false` in a repository with kernels',
  severity: 'warning',
  sources: ['evidence'],
  check: ({ model, evidence }) => {
    const kernels = evidence?.kernels ?? []
    if (model.custom_kernels !== false || kernels.length === 0) return []
    const languages = [...new Set(kernels.map(({ language }) => language))]
    return [
      {
        at: ['model', 'custom_kernels'],
        problem: `The manifest declares no custom kernels, but the repository contains ${kernelsIn([...new Set(kernels.map(({ name }) => name))])}.`,
        reason: 'Kernels tie a job to the hardware that their language supports.',
        remedy: `Declare \`custom_kernels: [${languages.join(', ')}]\`; if this job does not use them, list the job's own files under \`evidence\`.`,
        related: kernels.flatMap(({ place, name }) => shownAt([place], `A kernel in ${name}.`)).slice(0, 3),
      },
    ]
  },
  why: 'Custom kernels tie a job to the hardware that their language supports. A manifest that denies them hides the main reason for or against a move. Kernels in tests, examples and vendored code are ignored.',
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
