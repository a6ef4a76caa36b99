import { folderOf, foldersUp, nameOf } from '../../text/folder-paths.ts'
import { grouped } from '../../text/grouped.ts'
import { onceFor } from '../../text/once.ts'
import { type AttributedObservation, type Claim, isLaunch, isOwn } from '../observation/attributed-observation.ts'
import type { Observation } from '../observation/observation.ts'
import { hasNumber } from '../observation/resolved-request.ts'
import type { JobNameIndex } from './name-index.ts'
import { isNamesake } from './name-likeness.ts'

/** The observations in files that the job's scripts reference: `train_7b.sh` names `configs/7b/zero3.yaml`. */
export function observationsReferenced(
  { name }: Claim,
  names: JobNameIndex,
  own: readonly Observation[],
): readonly Observation[] {
  const scripts = new Set<string>()
  for (const seen of own) {
    if (seen.what === 'reference' && isNamesake(seen, name) && names.isOf(seen, name) !== 'other') {
      scripts.add(seen.place.path)
    }
  }
  const files = scripts.size === 0 ? scripts : filesReferenced([...scripts], own)
  return files.size === 0 ? [] : own.filter(({ place }) => files.has(place.path))
}

/**
 * The launch files of a job, with those that its script references. Numbers in the script override those in its
 * configuration, and referenced configurations override other nearby files.
 */
export function withReferencedLaunches(
  launches: readonly AttributedObservation[],
  referenced: readonly Observation[],
): readonly AttributedObservation[] {
  const named = referenced.filter(isLaunch)
  if (named.length === 0) return launches
  const own = launches.filter(isOwn)
  const isCounted = own.some(({ observation }) => observation.what === 'accelerator' && hasNumber(observation))
  const paths = new Set(own.map(({ observation }) => observation.place.path))
  const added = isCounted ? [] : named.filter(({ place }) => !paths.has(place.path))
  return [...own, ...added.map((seen) => ({ observation: seen, attribution: 'beside' as const }))]
}

/** If the job's script references a file with the same setting, settings in other files do not belong to the job. */
export function withReferencedSettings(
  attributed: AttributedObservation,
  referenced: readonly Observation[],
): AttributedObservation {
  const { observation } = attributed
  const topic = topicOf(observation)
  if (topic === undefined) return attributed
  const same = referenced.filter((seen) => topicOf(seen) === topic)
  if (same.length === 0) return attributed
  return {
    ...attributed,
    attribution: same.some((seen) => seen.place.path === observation.place.path) ? 'beside' : 'elsewhere',
  }
}

/** The topic of a setting. How the code shards its model and how the trainer is configured to are the same topic. */
const topicOf = (seen: Observation): string | undefined =>
  seen.what === 'sharding' ? 'hardware' : seen.what === 'setting' ? seen.key.split('.')[0] : undefined

/**
 * The observations. Numbers of a file that another file starts with its own numbers become defaults: `sbatch --nodes=4
 * run.sbatch` and `sky launch task.yaml --num-nodes 4` override what these files request.
 */
export const withOverruledNumbers = onceFor((observations: readonly Observation[]): readonly Observation[] => {
  const overruling = referencesIn(observations).filter(({ overrulesNumbers }) => overrulesNumbers)
  if (overruling.length === 0) return observations
  const paths = pathsIn(observations)
  const overruled = new Set(overruling.map(({ file, place }) => paths.named(file, place.path)))
  return observations.map((seen) =>
    seen.what === 'accelerator' && overruled.has(seen.place.path) && hasNumber(seen)
      ? { ...seen, byDefault: 'nodes' }
      : seen,
  )
})

const referencesIn = (observations: readonly Observation[]) => observations.filter((seen) => seen.what === 'reference')

/** A command that passes more files than this just takes whatever is there. */
const mostFiles = 20

/**
 * The files that `from` reference in their commands, and those that these reference in turn, if they have observations.
 * A name is looked up next to the referencing file, then in the folders above it, then anywhere if it is unique.
 */
export function filesReferenced(from: readonly string[], observations: readonly Observation[]): ReadonlySet<string> {
  const found = new Set<string>()
  const named = filesNamedIn(observations)
  const waiting = from.filter((path) => named.has(path))
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    for (const { file } of named.get(path) ?? []) {
      const target = pathsIn(observations).named(file, path)
      if (target === undefined || found.has(target) || from.includes(target)) continue
      if (found.size === mostFiles) return new Set()
      found.add(target)
      waiting.push(target)
    }
  }
  return found
}

/** The references in each file. */
const filesNamedIn = onceFor((observations: readonly Observation[]) =>
  grouped(referencesIn(observations), ({ place }) => place.path),
)

const pathsIn = onceFor((observations: readonly Observation[]) => new PathsByName(observations))

/** The files with observations, by name. A script may reference many files that do not exist. */
class PathsByName {
  readonly #all: ReadonlySet<string>
  readonly #byName: ReadonlyMap<string, readonly string[]>

  constructor(observations: readonly Observation[]) {
    this.#all = new Set(observations.map(({ place }) => place.path))
    this.#byName = grouped(this.#all, nameOf)
  }

  /** The file that the script `by` references as `file`. */
  named(file: string, by: string): string | undefined {
    const alike = this.#byName.get(nameOf(file))
    if (alike === undefined) return undefined
    const plain = file
      .split('/')
      .filter((step) => step !== '.' && step !== '..')
      .join('/')
    const around = foldersUp(folderOf(by)).map((folder) => (folder === '' ? plain : `${folder}/${plain}`))
    const near = around.find((path) => this.#all.has(path))
    if (near !== undefined) return near
    const [only, another] = alike.filter((path) => path.endsWith(`/${plain}`))
    return another === undefined ? only : undefined
  }
}
