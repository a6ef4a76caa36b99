import { citing, defineRule, kernelsIn, shownAt } from '../rule.ts'

export default defineRule({
  id: 'evidence/kernels-for-other-hardware',
  title: 'GPU kernels in the repository of a TPU or Trainium job',
  severity: 'warning',
  sources: ['evidence', 'nvidia-cuda', 'triton', 'rocm-hipify', 'jax-pallas'],
  alsoCites: ['neuron-nki-hardware'],
  check: ({ hardware, model, evidence }) => {
    const { backEnd } = hardware
    if (evidence === undefined || (backEnd !== 'tpu' && backEnd !== 'neuron')) return []
    // Declared kernels have their own rule; code that also supports this hardware can run without its kernels.
    if (model.custom_kernels !== undefined || evidence.backEnds.includes(backEnd)) return []
    const kernels = evidence.kernels.filter(({ isForGpus }) => isForGpus)
    if (kernels.length === 0) return []
    const names = kernelsIn([...new Set(kernels.map(({ name }) => name))])
    const [here, port] = backEnd === 'tpu' ? ['TPUs', 'Pallas for TPU'] : ['Trainium or Inferentia', 'NKI']
    return [
      {
        at: ['hardware', hardware.declared.accelerator === undefined ? 'machine' : 'accelerator'],
        problem: `The manifest declares ${hardware.label}, but the repository contains ${names}.`,
        reason: `They run on GPUs, not on ${here}.`,
        remedy: `Run this job on GPUs, or port the kernels to ${port}; if this job does not use them, list the job's own files under \`evidence\`.`,
        ...citing(['evidence', ...kernels.map(({ reference }) => reference)]),
        related: kernels.flatMap(({ place, name }) => shownAt([place], `A kernel in ${name}.`)).slice(0, 3),
      },
    ]
  },
  why: 'CUDA, HIP and Triton kernels compile for GPUs. A job that calls them does not start on a TPU or on Trainium. This is a warning, because the job may not use a kernel in its repository: the files that it lists under `evidence` settle that. Kernels in tests, examples and vendored code are ignored.',
  fails: `# csrc/fused.cu is a CUDA kernel
framework: pytorch
hardware: tpu-v5e-16
`,
  passes: `# csrc/fused.cu is a CUDA kernel
framework: pytorch
hardware: H100:8
`,
})
