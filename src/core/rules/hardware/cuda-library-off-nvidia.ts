import { list } from '../../text/wording.ts'
import { citing, defineRule } from '../rule.ts'

export default defineRule({
  id: 'hardware/cuda-library-off-nvidia',
  title: "A CUDA library on hardware that is not NVIDIA's",
  severity: 'error',
  sources: ['nvidia-cuda', 'nvidia-cudnn', 'nvidia-nccl', 'rocm-libraries', 'rocm-hipify', 'gaudi-support-matrix'],
  check: ({ framework, hardware }) => {
    const { platforms, kind, software } = hardware
    // On a TPU it is framework/cuda-dependency or framework/no-xla-path.
    if (kind === 'tpu' || platforms.length === 0 || platforms.includes('cuda')) return []
    const libraries = framework.libraries.filter(
      ({ binds, reach }) => binds === 'cuda' && !platforms.some((each) => reach?.serves.includes(each)),
    )
    const isAmd = platforms.every((each) => each === 'rocm')
    // CUDA C++ beside HIP is built for either; alone it can be translated for AMD.
    const forHip = framework.declared.some(({ id }) => id === 'hip') && isAmd
    const languages = framework.declared.filter(({ id, isCuda }) => isCuda && !forHip && !(isAmd && id === 'rapids'))
    if (libraries.length + languages.length === 0) return []
    const names = [...new Set([...libraries, ...languages].map(({ name }) => name))]
    // HIPIFY translates CUDA C++ to what AMD compiles.
    const isPortable = libraries.length === 0 && languages.every(({ id }) => id === 'cuda') && isAmd
    const isLessSevere = isPortable || (languages.length === 0 && libraries.every(({ hasFallback }) => hasFallback))
    return [
      {
        at: ['framework', libraries.length > 0 ? 'libraries' : 'name'],
        problem: `The job depends on ${list(names)} and is to run on ${hardware.label}.`,
        reason: 'CUDA drives NVIDIA GPUs only, and so does whatever is built on it.',
        remedy: isPortable
          ? 'Choose NVIDIA GPUs, or translate the sources with HIPIFY and declare `framework: hip`.'
          : `Choose NVIDIA GPUs, or move the job to ${software} and take ${list(names)} out of \`framework\`.`,
        ...citing(isPortable ? ['rocm-hipify', 'nvidia-cuda'] : ['nvidia-cuda']),
        ...(isLessSevere && { severity: 'warning' as const }),
      },
    ]
  },
  why: "CUDA and the libraries on top of it (cuDNN, cuBLAS, TensorRT, DALI) are NVIDIA's and drive NVIDIA GPUs. Other makers have their own software, and some of it answers to the same names: RCCL stands in for NCCL on AMD, and Apex and Transformer Engine have versions for ROCm. Those pairs draw nothing. Plain CUDA C++ on AMD is a warning, since HIPIFY can translate much of it.",
  fails: `framework: { name: pytorch, libraries: [cudnn] }
hardware: mi300x:8
`,
  passes: `framework: { name: pytorch, libraries: [cudnn] }
hardware: H100:8
`,
})
