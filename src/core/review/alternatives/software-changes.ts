import { resolveFramework, versionedLibrary } from '../../catalog/software/frameworks.ts'
import type { Facts } from '../../rules/facts.ts'
import { list } from '../../text/wording.ts'
import { type CandidateChange, type Framework, step, withSameBatch } from './candidate.ts'

/** Each is one line of the manifest and an hour of work. */
const effort = { checkpoints: 1, region: 1, release: 1, library: 1.5, framework: 2 } as const

/** Changes that need no other hardware: another release or region, the framework's own form or attention, checkpoints. */
export function softwareChanges(facts: Facts): CandidateChange[] {
  const port = facts.hardware.kind === 'gpu' ? onGpus(facts) : []
  return [...releases(facts), ...port, withoutKernels, ...regions(facts), withCheckpoints, accumulated]
}

/** The accumulation steps that the declared batch needs. */
const accumulated: CandidateChange = (from) => {
  const balanced = withSameBatch(from)
  return balanced === from ? undefined : balanced
}

/** The first release that supports the accelerator, or the last one. */
const releases = ({ framework: { unserved } }: Facts): CandidateChange[] =>
  unserved.flatMap(({ at, name, version, place, support, why }) => {
    const release = why === 'too-old' ? support.first : why === 'too-new' ? support.last : undefined
    if (release === undefined || at[1] !== 'version' || place !== undefined) return []
    const words = `${name} ${release} instead of ${version}`
    return [(from) => step(from, 'release', effort.release, { framework: { version: release }, words })]
  })

/** Attention that PyTorch includes (`scaled_dot_product_attention`). */
const isOwnAttention = (id: string): boolean => id.startsWith('flash-attention') || id === 'xformers'

const withoutKernels: CandidateChange = (from) => {
  const { libraries = [], name = [] } = from.framework ?? {}
  const others = libraries.filter((word) => !isOwnAttention(versionedLibrary(word)?.entry?.id ?? ''))
  if (others.length === libraries.length || ![name].flat().includes('pytorch')) return undefined
  const names = libraries.flatMap((word) =>
    others.includes(word) ? [] : [versionedLibrary(word)?.entry?.name ?? word],
  )
  const words = `PyTorch's own attention instead of ${list(names)}`
  return step(from, 'library', effort.library, { framework: { libraries: others }, words })
}

/** On GPUs, PyTorch itself in place of its port to XLA, which no longer runs there. */
export function onGpus({ framework: { xlaBridge } }: Facts): CandidateChange[] {
  if (xlaBridge === undefined || xlaBridge.isOlder) return []
  const words = 'PyTorch instead of PyTorch/XLA'
  return [(from) => step(from, 'library', effort.framework, { framework: withoutXla(from.framework ?? {}), words })]
}

function withoutXla({ name = [], libraries = [] }: Framework): Partial<Framework> {
  const named = [name].flat().map((word) => (resolveFramework(word)?.id === 'pytorch-xla' ? 'pytorch' : word))
  const [only, ...others] = [...new Set(named)]
  const kept = libraries.filter((word) => versionedLibrary(word)?.entry?.id !== 'torch-xla')
  return {
    ...(only !== undefined && { name: others.length === 0 ? only : [only, ...others] }),
    ...(kept.length < libraries.length && { libraries: kept }),
  }
}

const regions = ({ hardware: { availability, declared } }: Facts): CandidateChange[] =>
  (declared.region === undefined ? [] : (availability?.regions ?? [])).map(
    (region) => (from) =>
      step(from, 'region', effort.region, { hardware: { region }, words: `${region} instead of ${declared.region}` }),
  )

const withCheckpoints: CandidateChange = (from) =>
  from.operations?.saves_checkpoints === true
    ? undefined
    : step(from, 'checkpoints', effort.checkpoints, {
        operations: { saves_checkpoints: true },
        words: 'checkpoints that are kept elsewhere',
      })
