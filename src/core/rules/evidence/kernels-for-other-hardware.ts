import { list } from '../../text/wording.ts'
import { citing, defineRule, shownAt } from '../rule.ts'

export default defineRule({
  id: 'evidence/kernels-for-other-hardware',
  title: 'GPU kernels in the tree of a job for TPU or Trainium',
  severity: 'warning',
  sources: ['evidence', 'nvidia-cuda', 'triton', 'rocm-hipify', 'jax-pallas'],
  check: ({ hardware, model, evidence }) => {
    const { backEnd } = hardware
    if (evidence === undefined || (backEnd !== 'tpu' && backEnd !== 'neuron')) return []
    // What is declared is judged by itself; what also serves this hardware has a way around its kernels.
    if (model.custom_kernels !== undefined || evidence.backEnds.includes(backEnd)) return []
    const kernels = evidence.kernels.filter(({ isForGpus }) => isForGpus)
    if (kernels.length === 0) return []
    const names = list([...new Set(kernels.map(({ name }) => name))])
    return [
      {
        at: ['hardware', hardware.declared.accelerator === undefined ? 'machine' : 'accelerator'],
        problem: `The manifest declares ${hardware.label}, and the repository holds kernels in ${names}.`,
        reason: 'They are written for GPUs and would have to be rewritten.',
        remedy:
          'Declare `custom_kernels`: false where the job does without them, else the languages that it uses, or choose GPUs.',
        ...citing(['evidence', ...kernels.map(({ reference }) => reference)]),
        related: kernels.flatMap(({ place, name }) => shownAt([place], `a kernel in ${name}`)).slice(0, 3),
      },
    ]
  },
  why: 'CUDA, HIP and Triton kernels compile for GPUs. A job that calls them does not start on a TPU or on Trainium. The finding is a warning, because a kernel in the tree need not be on the path of this job: what `custom_kernels` declares settles it. Kernels under tests, examples and vendored code do not count.',
  fails: `# csrc/fused.cu is a CUDA kernel
framework: pytorch
hardware: tpu-v5e-16
`,
  passes: `# csrc/fused.cu is a CUDA kernel
framework: pytorch
hardware: H100:8
`,
})
