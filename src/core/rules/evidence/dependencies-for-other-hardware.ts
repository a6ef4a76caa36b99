import { list } from '../../text/wording.ts'
import { defineRule, shownAt } from '../rule.ts'

export default defineRule({
  id: 'evidence/dependencies-for-other-hardware',
  title: 'Dependencies that are built for other hardware',
  severity: 'warning',
  sources: ['evidence', 'nvidia-cuda'],
  check: ({ hardware, framework, evidence }) => {
    const { backEnd } = hardware
    // A repository that also supports the declared hardware contradicts nothing.
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
    // Dependencies for another framework belong to another job.
    const families = evidence.dependencyFamilies ?? []
    const isOfJob =
      families.length === 0 ||
      framework.declared.length === 0 ||
      framework.declared.some(({ family }) => families.includes(family))
    const isOther = isOfJob && known !== undefined && known.backEnd !== backEnd
    if (!isOther && bound.length === 0) return []
    const isOne = bound.length === 1
    const parts = [
      ...(isOther ? [`packages built for ${known.name}`] : []),
      ...bound.map(({ library }) => library.name),
    ]
    return [
      {
        at: ['hardware', hardware.declared.accelerator === undefined ? 'machine' : 'accelerator'],
        problem: `The manifest declares ${hardware.label}, but the job depends on ${list(parts)}.`,
        reason: isOther
          ? "Packages built for one vendor's hardware do not run on another's."
          : `${isOne ? 'It needs' : 'They need'} GPUs.`,
        remedy: isOther
          ? 'Install builds for the declared hardware, or declare the hardware that these packages support.'
          : `Make ${isOne ? 'it an optional dependency' : 'them optional dependencies'}, or run this job on GPUs.`,
        related: [
          ...(isOther && stack ? shownAt(stack.places, `Built for ${known.name}.`) : []),
          ...bound.flatMap(({ library, places }) => shownAt(places.slice(0, 1), `Needs ${library.name}.`)),
        ].slice(0, 5),
      },
    ]
  },
  why: 'CUDA wheels, `jax[tpu]`, ROCm indexes and the Neuron and Gaudi packages each support the hardware of one vendor. FlashAttention, xFormers, bitsandbytes, Apex and DeepSpeed need GPUs. If all dependencies of the job are for other hardware than the manifest declares, one of the two is wrong. Optional extras, and repositories that also support the declared hardware, cause no finding.',
  fails: `# requirements.txt needs flash-attn and xformers
framework: pytorch
hardware: tpu-v5e-16
`,
  passes: `# requirements.txt needs flash-attn and xformers
framework: pytorch
hardware: H100:8
`,
})
