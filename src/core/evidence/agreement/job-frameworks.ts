import { companions, type Library, resolveFramework, resolveLibrary } from '../../catalog/frameworks.ts'
import { isNotebook } from '../../languages/python/notebook-path.ts'
import { isScript } from '../../languages/shell/script-path.ts'
import type { Belonging } from '../observation/belonging.ts'
import type { KernelSeen, Observation, Place } from '../observation/observation.ts'
import { placesOf, sightings } from './agreement.ts'
import { besideAnother } from './framework-beside.ts'

export interface SeenFramework {
  /** Id of the catalogue. */
  readonly id: string
  readonly name: string
  /** What it counts as: Flax and Haiku as JAX. */
  readonly family: string
  readonly places: readonly [Place, ...Place[]]
  readonly installed: boolean
  readonly imported: boolean
  /** Whether the job's own files start it by a launcher, a configuration or an image of this framework. */
  readonly launched: boolean
  /** False where nothing more than suggests it. */
  readonly stated: boolean
  /** True of a tool beside the framework that the job is written in, which loads its data or compares with it. */
  readonly isBeside: boolean
}

type Shown = Pick<SeenFramework, 'installed' | 'imported' | 'launched' | 'stated'>

/** A library that the job cannot do without. */
export interface SeenLibrary {
  readonly library: Library
  readonly places: readonly [Place, ...Place[]]
}

/** Kernels in a language are the framework that is nothing but that language. */
const frameworkOfKernel: Readonly<Partial<Record<KernelSeen['language'], string>>> = { cuda: 'cuda', hip: 'hip' }

export function frameworksOf(all: readonly Belonging[]): SeenFramework[] {
  const belongings = writesItsOwn(all)
    ? all.filter(({ seen, how, above }) => seen.what !== 'framework' || how !== 'repository' || above === true)
    : all
  const found = new Map<string, Shown & { places: Place[] }>()
  const add = (id: string, place: Place, how: Partial<Shown>): void => {
    const entry = found.get(id) ?? { places: [], installed: false, imported: false, launched: false, stated: false }
    found.set(id, {
      places: [...entry.places, place],
      installed: entry.installed || how.installed === true,
      imported: entry.imported || how.imported === true,
      launched: entry.launched || how.launched === true,
      stated: entry.stated || how.stated === true,
    })
  }
  for (const { seen, how, above, listed, namesake } of belongings) {
    // What neighbours use is there for them: it bears a declaration out and does not contradict it.
    const isOwn = listed === true || namesake === true || how === 'named'
    const binds = isOwn || ((how === 'folder' || above === true) && !bearsOutOnly(seen))
    if (seen.what === 'framework') {
      add(seen.framework, seen.place, {
        installed: binds && (seen.how === 'installed' || seen.how === 'image'),
        imported: binds && seen.how === 'imported',
        launched: isOwn && (seen.how === 'configured' || seen.how === 'image'),
        stated: binds && seen.certainty === 'states',
      })
    }
    if (seen.what === 'kernel') {
      const id = frameworkOfKernel[seen.language]
      if (id !== undefined) add(id, seen.place, { imported: binds, stated: binds })
    }
  }
  const beside = besideAnother(belongings)
  return [...found].flatMap(([id, { places, ...shown }]) => {
    const known = resolveFramework(id)
    if (known === undefined) return []
    const { name, family } = known
    const isBeside = beside.has(family)
    return [{ id, name, family, places: placesOf(places) as [Place, ...Place[]], ...shown, isBeside }]
  })
}

/** What a script installs on a machine, which may be there for other work as well, and what notebooks try out. */
const bearsOutOnly = (seen: Observation): boolean =>
  isNotebook(seen.place.path) || (seen.what === 'framework' && seen.how === 'installed' && isScript(seen.place.path))

/**
 * Whether the folder of a job holds what it is written in: sources, and the list of what they need. Then it is told
 * there, and what its neighbours are written in bears nothing out.
 */
function writesItsOwn(belongings: readonly Belonging[]): boolean {
  const [installed, imported] = [new Set<string>(), new Set<string>()]
  for (const { seen, how } of belongings) {
    if (seen.what !== 'framework' || how !== 'folder' || isNotebook(seen.place.path)) continue
    const family = resolveFramework(seen.framework)?.family
    if (family === undefined || !isTrainingFramework({ id: family })) continue
    if (seen.how === 'installed' && seen.certainty === 'states') installed.add(family)
    if (seen.how === 'imported') imported.add(family)
  }
  return [...installed].some((family) => imported.has(family))
}

export function librariesOf(belongings: readonly Belonging[]): SeenLibrary[] {
  const found = new Map<Library, Place[]>()
  for (const { seen } of sightings(belongings, 'library')) {
    const library = resolveLibrary(seen.library)
    if (library !== undefined && seen.optional !== true) {
      found.set(library, [...(found.get(library) ?? []), seen.place])
    }
  }
  return [...found].map(([library, places]) => ({ library, places: placesOf(places) as [Place, ...Place[]] }))
}

/** Whether a framework is one that a training job is written in, and no tool beside one. */
export const isTrainingFramework = ({ id }: { readonly id: string }): boolean =>
  !companions.has(id) && id !== 'xgboost' && id !== 'lightgbm'
