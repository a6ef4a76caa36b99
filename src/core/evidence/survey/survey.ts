import { isNotebook } from '../../languages/python/notebook-path.ts'
import { placesOf } from '../agreement/agreement.ts'
import { exclusionOf } from '../attribution/exclusion.ts'
import { isOfOtherWork } from '../attribution/shared-evidence.ts'
import { isLaunch } from '../observation/attributed-observation.ts'
import type { KernelObservation, Observation, Place } from '../observation/observation.ts'
import { type SurveyedFramework, surveyedFrameworks } from './framework-vote.ts'
import { allAccelerators, type SurveyedAccelerator, surveyedAccelerators } from './surveyed-hardware.ts'

/** What a repository shows for all its jobs. The command `evidence` prints it, and `init` drafts from it. */
export interface Survey {
  readonly frameworks: readonly SurveyedFramework[]
  readonly accelerators: readonly SurveyedAccelerator[]
  readonly libraries: readonly {
    readonly name: string
    readonly optional: boolean
    readonly places: readonly Place[]
  }[]
  readonly customKernels: readonly { readonly language: KernelObservation['language']; readonly place: Place }[]
  /** The accelerators that pages name, with their first places. */
  readonly namedOnPages?: readonly NamedAccelerator[]
}

export interface NamedAccelerator {
  readonly accelerator: string
  readonly place: Place
}

/**
 * The observations outside examples and documentation, if they are enough. If the repository launches nothing outside
 * these, all observations.
 */
export function ownObservations(observations: readonly Observation[]): readonly Observation[] {
  const own = observations.filter(({ place }) => exclusionOf(place.path) !== 'samples')
  return showsEnough(own) ? own : observations
}

/** Whether there are both a launch and a framework. */
export const showsEnough = (observations: readonly Observation[]): boolean =>
  observations.some(isLaunch) && observations.some(({ what }) => what === 'framework')

export function survey(observed: readonly Observation[]): Survey {
  const observations = ownObservations(observed).filter((seen) => seen.what !== 'stack' || !isOfOtherWork('', seen))
  const frameworks = surveyedFrameworks(withoutTrials(observations))
  const accelerators = allAccelerators(observations, frameworks)
  return {
    frameworks,
    accelerators: [...accelerators, ...inExamples(observed, new Set(observations), accelerators)],
    libraries: surveyedLibraries(observations),
    customKernels: observations.flatMap((seen) =>
      seen.what === 'kernel' ? [{ language: seen.language, place: seen.place }] : [],
    ),
  }
}

/** Notebooks count for frameworks only if nothing else does. */
function withoutTrials(observations: readonly Observation[]): readonly Observation[] {
  const others = observations.filter(({ place }) => !isNotebook(place.path))
  return others.some(({ what }) => what === 'framework') ? others : observations
}

/** The requests of examples, limited to the kinds of the repository's own jobs. */
function inExamples(
  observed: readonly Observation[],
  own: ReadonlySet<Observation>,
  accelerators: readonly SurveyedAccelerator[],
): SurveyedAccelerator[] {
  const launches = observed.filter((seen) => !own.has(seen) && isLaunch(seen))
  const kinds = new Set(accelerators.map(({ kind }) => kind))
  return surveyedAccelerators(launches)
    .filter(({ kind, count, perNode, nodes }) => kinds.has(kind) && (count ?? perNode ?? nodes) !== undefined)
    .map((entry) => ({ ...entry, example: true }))
}

function surveyedLibraries(observations: readonly Observation[]): Survey['libraries'] {
  const found = new Map<string, { optional: boolean; places: Place[] }>()
  for (const seen of observations) {
    if (seen.what !== 'library') continue
    const entry = found.get(seen.library) ?? { optional: true, places: [] }
    entry.places.push(seen.place)
    found.set(seen.library, { places: entry.places, optional: entry.optional && seen.optional === true })
  }
  return [...found]
    .map(([name, { optional, places }]) => ({ name, optional, places: placesOf(places) }))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
}
