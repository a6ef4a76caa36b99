import { resolveFramework } from '../../catalog/software/frameworks.ts'
import { placesOf } from '../agreement/agreement.ts'
import { isTrainingFramework } from '../agreement/job-frameworks.ts'
import type { Observation, Place } from '../observation/observation.ts'

export interface SurveyedFramework {
  /** The id of the family: Flax is listed under `jax`. */
  readonly name: string
  /** The frameworks that were found, such as `flax`. */
  readonly words: readonly string[]
  readonly places: readonly Place[]
  /** Set if files only mention it. Absent if they install, import or launch it. */
  readonly certainty?: 'hinted'
}

interface FamilyCount {
  readonly words: Set<string>
  readonly places: Place[]
  /** The points per file: three if it states the framework, one if it only suggests it. */
  readonly pointsByFile: Map<string, number>
  readonly importing: Set<string>
  /** Whether a file imports or launches it, not only installs it. */
  isUsed: boolean
  /** Whether it is the language of a complete training program, such as CUDA. */
  isProgram: boolean
}

export function surveyedFrameworks(observations: readonly Observation[]): SurveyedFramework[] {
  const families = new Map<string, FamilyCount>()
  const add = (
    id: string,
    place: Place,
    isStated: boolean,
    how: 'installed' | 'launched' | 'imported' | 'program',
  ): void => {
    const framework = resolveFramework(id)
    if (framework === undefined) return
    const entry: FamilyCount = families.get(framework.family) ?? {
      words: new Set(),
      places: [],
      pointsByFile: new Map(),
      importing: new Set(),
      isUsed: false,
      isProgram: false,
    }
    entry.words.add(id)
    entry.places.push(place)
    entry.pointsByFile.set(place.path, Math.max(entry.pointsByFile.get(place.path) ?? 0, isStated ? 3 : 1))
    if (how === 'imported') entry.importing.add(place.path)
    entry.isUsed ||= how !== 'installed'
    entry.isProgram ||= how === 'program'
    families.set(framework.family, entry)
  }
  for (const seen of observations) {
    if (seen.what === 'framework') add(seen.framework, seen.place, seen.certainty === 'states', uses[seen.how])
    if (seen.what === 'kernel' && seen.trains) add(seen.language, seen.place, true, 'program')
  }
  if (![...families.keys()].some((id) => isTrainingFramework({ id }))) {
    for (const seen of observations) {
      if (seen.what === 'kernel' && (seen.language === 'cuda' || seen.language === 'hip'))
        add(seen.language, seen.place, true, 'imported')
    }
  }
  return [...families]
    .filter(([id, own]) => isJobsOwn(id, own, families))
    .map(([name, { words, places }]) => ({ name, words: [...words].sort(), places: placesOf(places) }))
    .sort((a, b) => b.places.length - a.places.length || (a.name < b.name ? -1 : 1))
}

const uses = { installed: 'installed', image: 'installed', configured: 'launched', imported: 'imported' } as const

/** A framework with less than this share of another one's points is a tool. */
const toolShare = 0.5

const pointsOf = ({ pointsByFile }: FamilyCount): number =>
  [...pointsByFile.values()].reduce((sum, points) => sum + points, 0)

/** Whether jobs are written in a framework, unlike a tool that reads data or compares. */
function isJobsOwn(id: string, own: FamilyCount, families: ReadonlyMap<string, FamilyCount>): boolean {
  if (own.isProgram) return true
  // If a program trains by itself, frameworks that are only installed serve its data or tests.
  if (!own.isUsed && [...families.values()].some(({ isProgram }) => isProgram)) return false
  const training = [...families].filter(([other]) => isTrainingFramework({ id: other }))
  if (!isTrainingFramework({ id })) return training.length === 0
  const others = training.filter(([other]) => other !== id)
  // Keras is a front end for other frameworks.
  if (id === 'keras') return others.length === 0
  const jax = families.get('jax')
  // TensorFlow reads the data of JAX jobs.
  if (id === 'tensorflow' && jax !== undefined && jax.importing.size >= own.importing.size) return false
  return others.every(([, other]) => pointsOf(own) >= pointsOf(other) * toolShare)
}
