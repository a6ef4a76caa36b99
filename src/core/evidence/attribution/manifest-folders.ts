import { folderOf, foldersUp } from '../../text/folder-paths.ts'

/** Where the manifests of a run lie: asked for every folder and file of a repository, however many manifests there are. */
export class ManifestFolders {
  readonly #homes: ReadonlySet<string>
  readonly #around = new Set<string>()

  constructor(manifests: readonly string[]) {
    this.#homes = new Set(manifests.map(folderOf))
    for (const home of this.#homes) for (const folder of foldersUp(home)) this.#around.add(folder)
  }

  /** Whether a manifest lies in this folder, at whatever depth. */
  holdsOne(folder: string): boolean {
    return this.#around.has(folder)
  }

  /** Whether this path lies in a manifest's folder, at whatever depth. */
  isBesideOne(path: string): boolean {
    return foldersUp(folderOf(path)).some((folder) => this.#homes.has(folder))
  }
}
