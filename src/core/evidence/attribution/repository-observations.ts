import { folderOf, foldersUp, relative } from '../../text/folder-paths.ts'
import { grouped } from '../../text/grouped.ts'
import { onceFor } from '../../text/once.ts'
import type { Observation } from '../observation/observation.ts'
import { SortedPaths } from './evidence-globs.ts'
import { exclusionOf, isExample } from './exclusion.ts'

/** The folders that hold manifests. */
export const foldersOf = onceFor(
  (manifests: readonly string[]): ReadonlySet<string> => new Set(manifests.map(folderOf)),
)

/** The nearest folder above a file that holds a manifest. */
export const ownerOf = (path: string, folders: ReadonlySet<string>): string | undefined =>
  foldersUp(folderOf(path)).find((folder) => folders.has(folder))

/** What the files show whose nearest manifest lies in one folder. */
interface OwnedObservations {
  readonly own: Observation[]
  readonly examples: Observation[]
  /** Those that count for the manifests below as well. */
  readonly around: Observation[]
}

/** What a repository shows, grouped once for all manifests of a run: each of them looks at its own part alone. */
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

  /** The paths of all files that show something. */
  get paths(): SortedPaths {
    this.#paths ??= new SortedPaths([...this.#byPath.keys()])
    return this.#paths
  }

  /** What some files show, in the order of all that is shown. */
  inFiles(paths: Iterable<string>): readonly Observation[] {
    return this.#inOrder([...paths].flatMap((path) => this.#byPath.get(path) ?? []))
  }

  /** What lies with the manifest of a folder, and what lies above it where no other manifest is nearer. */
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
 * Whether what is seen may be of a job that does not list the file. Of what trainings are told only precision and sharding
 * are: the jobs of a folder seldom differ in these.
 */
const mayBeShared = (seen: Observation): boolean =>
  seen.what !== 'setting' || /^(?:model\.precision|hardware\.parallelism(?:\.zero)?)$/.test(seen.key)

/** The observations of a run, grouped by the nearest of its manifests. */
export const repositoryObservations = onceFor((observations: readonly Observation[]) =>
  onceFor((manifests: readonly string[]) => new RepositoryObservations(observations, foldersOf(manifests))),
)
