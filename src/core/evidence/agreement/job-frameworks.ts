import {
  companions,
  type Library,
  resolveFramework,
  resolveLibrary,
  standsBeside,
} from '../../catalog/software/frameworks.ts'
import { isNotebook } from '../../languages/python/notebook-path.ts'
import { isScript } from '../../languages/shell/script-path.ts'
import { grouped } from '../../text/grouped.ts'
import { type AttributedObservation, isNear, isOwn } from '../observation/attributed-observation.ts'
import type { KernelObservation, Observation, Place } from '../observation/observation.ts'
import { observationsOf, placesOf } from './agreement.ts'
import { secondaryFrameworks } from './secondary-frameworks.ts'

export interface JobFramework {
  /** Its id in the catalog. */
  readonly id: string
  readonly name: string
  /** The family: Flax and Haiku belong to JAX. */
  readonly family: string
  readonly places: readonly [Place, ...Place[]]
  readonly installed: boolean
  readonly imported: boolean
  /** Whether the job's own files start it with a launcher, a configuration or an image of this framework. */
  readonly launched: boolean
  /** False if it is only suggested. */
  readonly stated: boolean
  /** Whether it is a tool next to the job's main framework, for data or comparison. */
  readonly isSecondary: boolean
  /** Whether it may accompany the main framework: kernels, exports, models that need no accelerator. */
  readonly standsBeside: boolean
}

type FrameworkSigns = Pick<JobFramework, 'installed' | 'imported' | 'launched' | 'stated'>

/** A library that the job requires. */
export interface JobLibrary {
  readonly library: Library
  readonly places: readonly [Place, ...Place[]]
}

/** Kernels in these languages are frameworks of the same name. */
const frameworkOfKernel: Readonly<Partial<Record<KernelObservation['language'], string>>> = { cuda: 'cuda', hip: 'hip' }

export function frameworksOf(all: readonly AttributedObservation[]): JobFramework[] {
  const attributed = hasOwnSources(all)
    ? all.filter(({ observation, attribution }) => observation.what !== 'framework' || attribution !== 'elsewhere')
    : all
  const secondary = secondaryFrameworks(attributed)
  return [...grouped(attributed.flatMap(signsIn), ({ id }) => id)].flatMap(([id, shown]) => {
    const known = resolveFramework(id)
    if (known === undefined) return []
    const { name, family } = known
    return [
      {
        id,
        name,
        family,
        places: placesOf(shown.map(({ place }) => place)) as [Place, ...Place[]],
        installed: shown.some((each) => each.installed),
        imported: shown.some((each) => each.imported),
        launched: shown.some((each) => each.launched),
        stated: shown.some((each) => each.stated),
        isSecondary: secondary.has(family),
        standsBeside: standsBeside(id),
      },
    ]
  })
}

/** Signs of a framework. Those of neighbors confirm a declaration but never contradict it. */
function signsIn(each: AttributedObservation): (FrameworkSigns & { readonly id: string; readonly place: Place })[] {
  const { observation } = each
  const { place } = observation
  const own = isOwn(each)
  const binds = own || (each.attribution !== 'elsewhere' && !confirmsOnly(observation))
  if (observation.what === 'framework') {
    const { framework: id, how, certainty } = observation
    const installed = binds && (how === 'installed' || how === 'image')
    const launched = own && (how === 'configured' || how === 'image')
    return [
      {
        id,
        place,
        installed,
        imported: binds && how === 'imported',
        launched,
        stated: binds && certainty === 'states',
      },
    ]
  }
  const id = observation.what === 'kernel' ? frameworkOfKernel[observation.language] : undefined
  return id === undefined ? [] : [{ id, place, installed: false, imported: binds, launched: false, stated: binds }]
}

/** Whether it only confirms: a script may install software for other work as well, and notebooks are trials. */
const confirmsOnly = (seen: Observation): boolean =>
  isNotebook(seen.place.path) || (seen.what === 'framework' && seen.how === 'installed' && isScript(seen.place.path))

/**
 * Whether the job's folder contains sources and the list of their packages. Then these show its framework, and
 * neighbors confirm nothing.
 */
function hasOwnSources(attributed: readonly AttributedObservation[]): boolean {
  const [installed, imported] = [new Set<string>(), new Set<string>()]
  for (const { observation, attribution } of attributed) {
    if (observation.what !== 'framework' || attribution !== 'beside' || isNotebook(observation.place.path)) continue
    const family = resolveFramework(observation.framework)?.family
    if (family === undefined || !isTrainingFramework({ id: family })) continue
    if (observation.how === 'installed' && observation.certainty === 'states') installed.add(family)
    if (observation.how === 'imported') imported.add(family)
  }
  return [...installed].some((family) => imported.has(family))
}

/** The libraries that the job requires. The configuration of other work configures only that. */
export function librariesOf(attributed: readonly AttributedObservation[]): JobLibrary[] {
  const own = observationsOf(attributed, 'library').filter(
    (each) => each.observation.how !== 'configured' || isNear(each),
  )
  const found = own.flatMap(({ observation: { library: id, optional, place } }) => {
    const library = optional === true ? undefined : resolveLibrary(id)
    return library === undefined ? [] : [{ library, place }]
  })
  return [...grouped(found, ({ library }) => library)].map(([library, seen]) => ({
    library,
    places: placesOf(seen.map(({ place }) => place)) as [Place, ...Place[]],
  }))
}

/** Whether training jobs are written in a framework, unlike a companion tool. */
export const isTrainingFramework = ({ id }: { readonly id: string }): boolean =>
  !companions.has(id) && id !== 'xgboost' && id !== 'lightgbm'
