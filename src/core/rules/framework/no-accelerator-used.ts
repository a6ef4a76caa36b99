import { list } from '../../text/wording.ts'
import { defineRule } from '../rule.ts'

export default defineRule({
  id: 'framework/no-accelerator-used',
  title: 'Libraries that compute on processors',
  severity: 'warning',
  sources: ['scikit-learn-array-api'],
  check: ({ framework, hardware, model }) => {
    const { count, label } = hardware
    const onProcessors = /\bCPU\b/.test(hardware.accelerator)
    if (!framework.usesNoAccelerator || hardware.kind === undefined || onProcessors || model.custom_kernels) return []
    const names = framework.libraries.map(({ name }) => name)
    const isNamed = framework.libraryWords.length > 0
    return [
      {
        at: ['framework', isNamed ? 'libraries' : 'name'],
        problem: `This job uses only ${list(names)}, which ${names.length > 1 ? 'compute' : 'computes'} on processors, but targets ${label}.`,
        reason: 'Only experimental parts of scikit-learn can use a GPU, and they use one.',
        remedy:
          'Use machines without accelerators, name the framework that does use them, or try cuML (`rapids`) on one GPU.',
        ...((count ?? 1) <= 1 && { severity: 'notice' as const }),
      },
    ]
  },
  why: 'scikit-learn and statsmodels are written for processors. scikit-learn can pass some estimators to one GPU by its experimental support of the Array API; several accelerators stay idle. The finding appears only if everything that the manifest names is such a library, and is a notice for one accelerator.',
  fails: `task: training
framework: { libraries: [scikit-learn, pandas] }
hardware: { accelerator: h100, count: 8 }
`,
  passes: `task: training
framework: { name: pytorch, libraries: [scikit-learn, pandas] }
hardware: { accelerator: h100, count: 8 }
`,
})
