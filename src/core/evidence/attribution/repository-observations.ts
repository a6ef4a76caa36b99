import { folderOf, foldersUp, relative } from '../../text/folder-paths.ts'
import { grouped } from '../../text/grouped.ts'
import { onceFor } from '../../text/once.ts'
import type { Observation } from '../observation/observation.ts'
import { SortedPaths } from './evidence-globs.ts'
import { exclusionOf, isExample } from './exclusion.ts'

/** The folders that contain manifests. */
export const foldersOf = onceFor(
  (manifests: readonly string[]): ReadonlySet<string> => new Set(manifests.map(folderOf)),
)

/** The nearest folder above a file that contains a manifest. */
export const ownerOf = (path: string, folders: ReadonlySet<string>): string | undefined =>
  foldersUp(folderOf(path)).find((folder) => folders.has(folder))

/** The observations in files whose nearest manifest is in one folder. */
interface OwnedObservations {
  readonly own: Observation[]
  readonly examples: Observation[]
  /** Observations that also count for manifests in folders below. */
  readonly around: Observation[]
}

/** The observations of a repository, grouped once for all manifests of a run, so that each reads only its own part. */
class RepositoryObservations {
  readonly #byOwner = new Map<string | undefined, OwnedObservations>()
  readonly #byPath: ReadonlyMap<string, readonly Observation[]>
  readonly #place: ReadonlyMap<Observation, number>
  #paths: SortedPaths | undefined

  constructor(observations: readonly Observation[], folders: ReadonlySet<string>) {
    this.#place = new Map(observations.map((seen, at) => [seen, at]))
    this.#byPath = grouped(observations, ({ place }) => place.path)
    for (const [path, seen] of this.#byPath) this.#add(path, ownerOf(path, folders), seen)
  }

  #add(path: string, owner: string | undefined, all: readonly Observation[]): void {
    const seen = all.filter(mayBeShared)
    const owned = this.#byOwner.get(owner) ?? { own: [], examples: [], around: [] }
    this.#byOwner.set(owner, owned)
    if (exclusionOf(path, owner) === undefined) owned.own.push(...seen)
    else if (owner !== undefined && isExample(relative(owner, path))) owned.examples.push(...seen)
    if (exclusionOf(path) === undefined) owned.around.push(...seen)
  }

  /** The paths of all files with observations. */
  get paths(): SortedPaths {
    this.#paths ??= new SortedPaths([...this.#byPath.keys()])
    return this.#paths
  }

  /** The observations in some files, in their original order. */
  inFiles(paths: Iterable<string>): readonly Observation[] {
    return this.#inOrder([...paths].flatMap((path) => this.#byPath.get(path) ?? []))
  }

  /** The observations that belong to the manifest of a folder, and those above it without a nearer manifest. */
  around(folder: string): { own: readonly Observation[]; examples: readonly Observation[]; around: Observation[] } {
    const { own = [], examples = [] } = this.#byOwner.get(folder) ?? {}
    const above = [undefined, ...foldersUp(folder).slice(1)].flatMap((owner) => this.#byOwner.get(owner)?.around ?? [])
    return { own, examples, around: this.#inOrder(above) }
  }

  #inOrder(some: Observation[]): Observation[] {
    return some.sort((one, other) => (this.#place.get(one) ?? 0) - (this.#place.get(other) ?? 0))
  }
}

/**
 * Whether an observation may belong to a job that does not list its file. Of the training settings, only precision and
 * sharding may: the jobs of a folder rarely differ in these.
 */
const mayBeShared = (seen: Observation): boolean =>
  seen.what !== 'setting' || /^(?:model\.precision|hardware\.parallelism(?:\.zero)?)$/.test(seen.key)

/** The observations of a run, grouped by their nearest manifest. */
export const repositoryObservations = onceFor((observations: readonly Observation[]) =>
  onceFor((manifests: readonly string[]) => new RepositoryObservations(observations, foldersOf(manifests))),
)
