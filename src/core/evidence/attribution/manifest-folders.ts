import { folderOf, foldersUp } from '../../text/folder-paths.ts'

/** The folders of a run's manifests. Look-ups take the same time with any number of manifests. */
export class ManifestFolders {
  readonly #homes: ReadonlySet<string>
  readonly #around = new Set<string>()

  constructor(manifests: readonly string[]) {
    this.#homes = new Set(manifests.map(folderOf))
    for (const home of this.#homes) for (const folder of foldersUp(home)) this.#around.add(folder)
  }

  /** Whether this folder contains a manifest, at any depth. */
  holdsOne(folder: string): boolean {
    return this.#around.has(folder)
  }

  /** Whether this path is below a manifest's folder, at any depth. */
  isBesideOne(path: string): boolean {
    return foldersUp(folderOf(path)).some((folder) => this.#homes.has(folder))
  }
}
