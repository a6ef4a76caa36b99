import { placesOf } from './agreement.ts'
import { type SurveyedFramework, surveyedFrameworks } from './framework-vote.ts'
import type { KernelSeen, Observation, Place } from './observation.ts'
import { fromWords } from './survey-words.ts'
import { allAccelerators, type SurveyedAccelerator, surveyedAccelerators } from './surveyed-hardware.ts'

/** What a repository shows, whichever job it is of: the answer of `evidence`, and what `init` drafts from. */
export interface Survey {
  readonly frameworks: readonly SurveyedFramework[]
  readonly accelerators: readonly SurveyedAccelerator[]
  readonly libraries: readonly {
    readonly name: string
    readonly optional: boolean
    readonly places: readonly Place[]
  }[]
  readonly customKernels: readonly { readonly language: KernelSeen['language']; readonly place: Place }[]
}

export function survey(observations: readonly Observation[]): Survey {
  const frameworks = surveyedFrameworks(observations)
  const [asked, told] = [observations.filter(isNotTold), observations.filter((seen) => !isNotTold(seen))]
  const accelerators = allAccelerators(asked, frameworks)
  return {
    frameworks,
    accelerators: [...accelerators, ...fromWords(surveyedAccelerators(told), accelerators, frameworks.length > 0)],
    libraries: surveyedLibraries(observations),
    customKernels: observations.flatMap((seen) =>
      seen.what === 'kernel' ? [{ language: seen.language, place: seen.place }] : [],
    ),
  }
}

const isNotTold = (seen: Observation): boolean => seen.what !== 'accelerator' || seen.told === undefined

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
