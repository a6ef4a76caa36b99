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

/** A library that the job depends on, where it runs, and the release that is declared of it. */
interface UsedLibrary extends Library {
  readonly reach?: Reach & {
    /** The hardware of the platforms that it serves, for people. */
    readonly servedHardware: readonly string[]
  }
  readonly version?: string
  /** What does the same on the platform of the job's hardware, where that is one and the library does not run there. */
  readonly counterpart?: string
}

export interface FrameworkFacts {
  /** As written. */
  readonly words: readonly string[]
  /** What the words stand for; unknown words are left out. */
  readonly declared: readonly Framework[]
  /** The declared ones without those that are only a tool of another (CUDA kernels, an ONNX export beside PyTorch). */
  readonly leading: readonly Framework[]
  /** The frameworks that judgements are made about, without repeats: Flax and JAX are one, Keras is its back end. */
  readonly families: readonly string[]
  readonly version?: string
  /** As written. */
  readonly libraryWords: readonly string[]
  readonly libraries: readonly UsedLibrary[]
  /** What of all this does not serve the part that it is to run on, or not in the release that is declared. */
  readonly unserved: readonly UnservedSoftware[]
  /** How PyTorch leaves behind the part that it is to run on, where that is at the end of its life. */
  readonly ending?: EndingOfPart
  /** PyTorch/XLA, where the job names it. */
  readonly xlaBridge?: XlaBridge
  /** All that is named computes on processors. */
  readonly usesNoAccelerator: boolean
  /** JAX or TensorFlow alone: the frameworks that TPUs serve best. */
  readonly tpuNative: boolean
}

/** The declared frameworks and libraries as the catalog knows them, before the hardware is looked at. */
export function frameworkFacts(declared: DeclaredFramework): Omit<FrameworkFacts, 'unserved'> {
  const words = declared.name === undefined ? [] : [declared.name].flat()
  const known = words.map(resolveFramework).filter((framework) => framework !== undefined)
  const ownFrameworks = known.filter((framework) => !companions.has(framework.id))
  const leading = ownFrameworks.length > 0 ? ownFrameworks : known
  const named = [...new Set(leading.map((framework) => framework.family))]
  // Keras beside another framework is that framework's front end; alone it runs on its default back end, TensorFlow.
  const others = named.filter((family) => family !== 'keras')
  const families = others.length > 0 ? others : named.map(() => 'tensorflow')
  const complete = known.length === words.length && families.length > 0
  return {
    words,
    declared: known,
    leading,
    families,
    ...(declared.version !== undefined && { version: declared.version }),
    libraryWords: declared.libraries ?? [],
    libraries: usedLibraries(declared.libraries ?? []),
    usesNoAccelerator: usesNoAccelerator([...words, ...(declared.libraries ?? [])]),
    tpuNative: complete && families.every((family) => family === 'jax' || family === 'tensorflow'),
  }
}

/** Where one word is not known, it may be what uses the accelerator. */
function usesNoAccelerator(words: readonly string[]): boolean {
  const ids = words.map((word) => versionedLibrary(word)?.entry?.id)
  return !ids.includes(undefined) && useNoAccelerator(ids as string[])
}

/** The libraries that the words stand for, each once. */
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

/** A library with what does the same on the one platform of the hardware, where the catalog knows such a one. */
export function withCounterpart(library: UsedLibrary, [platform, ...others]: readonly Platform[]): UsedLibrary {
  const counterpart = platform && others.length === 0 ? counterpartOn(library.id, platform) : undefined
  return counterpart === undefined ? library : { ...library, counterpart }
}
