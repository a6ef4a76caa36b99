import { useNoAccelerator } from '../catalog/software/cpu-libraries.ts'
import {
  companions,
  type Framework,
  type Library,
  resolveFramework,
  versionedLibrary,
} from '../catalog/software/frameworks.ts'
import { counterpartOn, type Reach, reachOf } from '../catalog/software/library-platforms.ts'
import { type Platform, platforms } from '../catalog/software/platforms.ts'
import type { JobDeclaration } from '../manifest/schema.ts'
import type { EndingOfPart, UnservedSoftware, XlaBridge } from './job-software.ts'

type DeclaredFramework = NonNullable<JobDeclaration['framework']>

/** A library of the job, with its platforms and its declared release. */
interface UsedLibrary extends Library {
  readonly reach?: Reach & {
    /** Hardware of the platforms that it supports, for people. */
    readonly servedHardware: readonly string[]
  }
  readonly version?: string
  /** The library that replaces it on the hardware's only platform, if this one does not run there. */
  readonly counterpart?: string
}

export interface FrameworkFacts {
  /** As written. */
  readonly words: readonly string[]
  /** The frameworks that the words stand for; unknown words are left out. */
  readonly declared: readonly Framework[]
  /** The declared frameworks, without tools of another one (CUDA kernels, an ONNX export next to PyTorch). */
  readonly leading: readonly Framework[]
  /** Frameworks as rules compare them, each once: Flax and JAX are one, Keras is its back end. */
  readonly families: readonly string[]
  readonly version?: string
  /** As written. */
  readonly libraryWords: readonly string[]
  readonly libraries: readonly UsedLibrary[]
  /** Software that does not support the accelerator, or not in the declared release. */
  readonly unserved: readonly UnservedSoftware[]
  /** How PyTorch ends its support, if the accelerator is near the end of its life. */
  readonly ending?: EndingOfPart
  /** PyTorch/XLA, if the job names it. */
  readonly xlaBridge?: XlaBridge
  /** Everything named computes on CPUs. */
  readonly usesNoAccelerator: boolean
  /** JAX or TensorFlow alone: the frameworks that TPUs support best. */
  readonly tpuNative: boolean
}

/** The declared frameworks and libraries in the catalog, before the hardware is known. */
export function frameworkFacts(declared: DeclaredFramework): Omit<FrameworkFacts, 'unserved'> {
  const words = declared.name === undefined ? [] : [declared.name].flat()
  const resolved = words.map(resolveFramework)
  // Two words may mean one framework: `[tf, tensorflow]`.
  const known = [...new Set(resolved)].filter((framework) => framework !== undefined)
  const ownFrameworks = known.filter((framework) => !companions.has(framework.id))
  const leading = ownFrameworks.length > 0 ? ownFrameworks : known
  const named = [...new Set(leading.map((framework) => framework.family))]
  // With another framework, Keras is its front end; alone it runs on its default back end, TensorFlow.
  const others = named.filter((family) => family !== 'keras')
  const families = others.length > 0 ? others : named.map(() => 'tensorflow')
  const complete = !resolved.includes(undefined) && families.length > 0
  return {
    words,
    declared: known,
    leading,
    families,
    ...(declared.version !== undefined && { version: declared.version }),
    libraryWords: declared.libraries ?? [],
    libraries: usedLibraries(declared.libraries ?? []),
    usesNoAccelerator: known.length === 0 && usesNoAccelerator([...words, ...(declared.libraries ?? [])]),
    tpuNative: complete && families.every((family) => family === 'jax' || family === 'tensorflow'),
  }
}

/** An unknown word may be what uses the accelerator. Each framework of the catalog does. */
function usesNoAccelerator(words: readonly string[]): boolean {
  const ids = words.map((word) => versionedLibrary(word)?.entry?.id)
  return !ids.includes(undefined) && useNoAccelerator(ids as string[])
}

function usedLibraries(words: readonly string[]): readonly UsedLibrary[] {
  const found = new Map<string, UsedLibrary>()
  for (const word of words) {
    const { entry, version } = versionedLibrary(word) ?? {}
    if (entry === undefined || (found.has(entry.id) && version === undefined)) continue
    const reach = reachOf(entry.id)
    found.set(entry.id, {
      ...entry,
      ...(reach && { reach: { ...reach, servedHardware: reach.serves.map((each) => platforms[each].hardware) } }),
      ...(version !== undefined && { version }),
    })
  }
  return [...found.values()]
}

/** A library with its counterpart on the hardware's only platform, if the catalog knows one. */
export function withCounterpart(library: UsedLibrary, [platform, ...others]: readonly Platform[]): UsedLibrary {
  const counterpart = platform && others.length === 0 ? counterpartOn(library.id, platform) : undefined
  return counterpart === undefined ? library : { ...library, counterpart }
}
