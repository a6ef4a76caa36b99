import { list } from '../../text/wording.ts'
import { citing, defineRule, type Facts } from '../rule.ts'

/** ": replace cuDNN with MIOpen, and remove TensorRT"; CUDA code is ported instead. */
function changesOf(libraries: Facts['framework']['libraries']): string {
  const replaced = libraries.flatMap(({ name, counterpart }) => (counterpart ? [`${name} with ${counterpart}`] : []))
  const removed = libraries.flatMap(({ name, counterpart }) => (counterpart ? [] : [name]))
  const changes = [
    ...(replaced.length > 0 ? [`replace ${list(replaced)}`] : []),
    ...(removed.length > 0 ? [`remove ${list(removed)}`] : []),
  ]
  return changes.length === 0 ? '' : `: ${changes.join(', and ')}`
}

export default defineRule({
  id: 'hardware/cuda-library-off-nvidia',
  title: 'A CUDA library on hardware from another vendor',
  severity: 'error',
  sources: ['nvidia-cuda', 'nvidia-cudnn', 'nvidia-nccl', 'rocm-libraries', 'rocm-hipify', 'gaudi-support-matrix'],
  check: ({ framework, hardware }) => {
    const { platforms, kind, software } = hardware
    // On a TPU, framework/cuda-dependency or framework/no-xla-path reports it.
    if (kind === 'tpu' || platforms.length === 0 || platforms.includes('cuda')) return []
    const libraries = framework.libraries.filter(
      ({ binds, reach }) => binds === 'cuda' && !platforms.some((each) => reach?.serves.includes(each)),
    )
    const isAmd = platforms.every((each) => each === 'rocm')
    // With HIP, CUDA C++ builds for both vendors; alone it can be translated for AMD.
    const forHip = framework.declared.some(({ id }) => id === 'hip') && isAmd
    const languages = framework.declared.filter(({ id, isCuda }) => isCuda && !forHip && !(isAmd && id === 'rapids'))
    if (libraries.length + languages.length === 0) return []
    const names = [...new Set([...libraries, ...languages].map(({ name }) => name))]
    // HIPIFY translates CUDA C++ to HIP.
    const isPortable = libraries.length === 0 && languages.every(({ id }) => id === 'cuda') && isAmd
    const isLessSevere = isPortable || (languages.length === 0 && libraries.every(({ hasFallback }) => hasFallback))
    return [
      {
        at: ['framework', libraries.length > 0 ? 'libraries' : 'name'],
        problem: `${list(names)} ${names.length > 1 ? 'are' : 'is'} built for NVIDIA GPUs, but this job targets ${hardware.label}.`,
        reason: 'CUDA runs only on NVIDIA GPUs.',
        remedy: isPortable
          ? 'Convert the sources with HIPIFY (`framework: hip`), or use NVIDIA GPUs.'
          : `Use NVIDIA GPUs, or port the job to ${software}${changesOf(libraries)}.`,
        ...citing(isPortable ? ['rocm-hipify', 'nvidia-cuda'] : ['nvidia-cuda']),
        ...(isLessSevere && { severity: 'warning' as const }),
      },
    ]
  },
  why: 'CUDA and the libraries on top of it (cuDNN, cuBLAS, TensorRT, DALI) run on NVIDIA GPUs. Other vendors have their own software, sometimes under the same name: RCCL replaces NCCL on AMD, and Apex and Transformer Engine have ROCm versions. Those pairs are not reported. Plain CUDA C++ on AMD is a warning, because HIPIFY can translate much of it.',
  fails: `framework: { name: pytorch, libraries: [cudnn] }
hardware: mi300x:8
`,
  passes: `framework: { name: pytorch, libraries: [cudnn] }
hardware: H100:8
`,
})
