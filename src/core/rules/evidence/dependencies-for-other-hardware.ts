import { list } from '../../text/wording.ts'
import { defineRule, shownAt } from '../rule.ts'

export default defineRule({
  id: 'evidence/dependencies-for-other-hardware',
  title: 'Dependencies that are built for other hardware',
  severity: 'warning',
  sources: ['evidence', 'nvidia-cuda'],
  check: ({ hardware, framework, evidence }) => {
    const { backEnd } = hardware
    // A repository that serves the declared hardware as well as others contradicts nothing.
    if (evidence === undefined || backEnd === undefined || evidence.backEnds.includes(backEnd)) return []
    const stack = evidence.dependencyStack
    const known = stack?.value
    const isXlaOnly = backEnd === 'tpu' || backEnd === 'neuron'
    const bound = isXlaOnly
      ? evidence.libraries.filter(
          ({ library }) =>
            ['cuda', 'gpu', 'gpu-parallelism'].includes(library.binds) &&
            framework.libraries.every(({ id }) => id !== library.id),
        )
      : []
    // A list of dependencies for another framework is of another job.
    const families = evidence.dependencyFamilies ?? []
    const isOfJob =
      families.length === 0 ||
      framework.declared.length === 0 ||
      framework.declared.some(({ family }) => families.includes(family))
    const isOther = isOfJob && known !== undefined && known.backEnd !== backEnd
    if (!isOther && bound.length === 0) return []
    const parts = [
      ...(isOther ? [`packages that are built for ${known.name}`] : []),
      ...bound.map(({ library }) => library.name),
    ]
    return [
      {
        at: ['hardware', hardware.declared.accelerator === undefined ? 'machine' : 'accelerator'],
        problem: `The manifest declares ${hardware.label}, and the job depends on ${list(parts)}.`,
        reason:
          'Packages built for one maker’s software do not run on another’s hardware, and some do not even install there.',
        remedy:
          'Install the builds for the declared hardware and make the rest optional, or declare the hardware that the dependencies are for.',
        related: [
          ...(isOther && stack ? shownAt(stack.places, `built for ${known.name}`) : []),
          ...bound.flatMap(({ library, places }) => shownAt(places.slice(0, 1), `needs ${library.name}`)),
        ].slice(0, 5),
      },
    ]
  },
  why: 'CUDA wheels, `jax[tpu]`, ROCm indexes and the Neuron and Gaudi packages each drive one maker’s hardware; FlashAttention, xFormers, bitsandbytes, Apex and DeepSpeed need GPUs. Where all that the job depends on is for other hardware than the manifest declares, one of the two is wrong. Optional extras, and repositories that also support the declared hardware, draw nothing.',
  fails: `# requirements.txt needs flash-attn and xformers
framework: pytorch
hardware: tpu-v5e-16
`,
  passes: `# requirements.txt needs flash-attn and xformers
framework: pytorch
hardware: H100:8
`,
})
