import { isBatchScript } from '../languages/shell/directives.ts'
import { isManifestPath } from '../manifest/file-name.ts'
import { nameOf } from '../text/folder-paths.ts'
import { type EvidenceList, namesFolder } from './attribution/evidence-globs.ts'
import { exclusionOf, folderExclusion, isExample, isExampleFolder } from './attribution/exclusion.ts'
import { ManifestFolders } from './attribution/manifest-folders.ts'
import { JobNames } from './attribution/name-index.ts'
import type { Evidence } from './evidence.ts'
import type { FileTree } from './file-tree.ts'
import type { EvidenceReader, Observation } from './observation/observation.ts'
import { isScanned } from './scan/scan.ts'
import { readers } from './tables/index.ts'

/** The evidence to look for. */
export interface EvidenceSought {
  /** The paths of all manifests. `lists`: what their jobs list. */
  readonly manifests?: readonly string[]
  readonly lists?: readonly EvidenceList[]
  /** The names of jobs. An example with one of these names is read. */
  readonly names?: ReadonlySet<string>
  /** Limits reading to examples and documentation, or to the launch files of examples. */
  readonly only?: 'samples' | 'launches of examples'
}

/** The folder of examples that contains a file. */
const exampleFolderOf = (path: string): string => {
  const steps = path.split('/')
  return steps.slice(0, steps.findIndex(isExampleFolder) + 1).join('/')
}

/** The limit of listed files without a reader that are opened. The others are searched for words of launches. */
const mostWithoutReader = 200

const readersOf = (path: string): readonly EvidenceReader[] => readers.filter((reader) => reader.matches(path))

/** Decides which folders to enter and which files to open for evidence, and keeps what the paths alone show. */
export class FilesToOpen {
  /** All files that globs may name, with or without a reader. */
  readonly files: string[] = []
  readonly #only: EvidenceSought['only']
  readonly #scansAll: boolean
  readonly #isCheckout: boolean
  readonly #globs: readonly string[]
  readonly #manifests: ManifestFolders
  readonly #names: JobNames
  readonly #allManifests: Set<string>
  readonly #withoutReader = new Set<string>()
  readonly #unopenedExamples = new Set<string>()
  readonly #readers = new Map<string, readonly EvidenceReader[]>()

  /** `scansAll`: opens texts without a reader, too. */
  constructor({ isCheckout }: Pick<FileTree, 'isCheckout'>, sought: EvidenceSought, scansAll: boolean) {
    const { manifests = [], lists = [], names = new Set(), only } = sought
    this.#only = only
    this.#scansAll = scansAll
    this.#isCheckout = manifests.length === 0 || isCheckout
    this.#globs = lists.flatMap(({ folder, globs }) =>
      globs.map((glob) => (folder === '' ? glob : `${folder}/${glob}`)),
    )
    this.#manifests = new ManifestFolders(manifests)
    this.#names = new JobNames(names)
    this.#allManifests = new Set(manifests)
  }

  holdsManifest(folder: string): boolean {
    return this.#manifests.holdsOne(folder)
  }

  enters(folder: string): boolean {
    const holdsManifest = this.holdsManifest(folder)
    if (!this.#isCheckout && !holdsManifest && !this.#manifests.isBesideOne(`${folder}/`)) return false
    const name = nameOf(folder)
    const exclusion = folderExclusion(name)
    if (exclusion === undefined || (this.#only !== undefined && exclusion === 'samples')) return true
    // The files of examples decide. In another folder that is left out, such as documentation, nobody looks at them.
    if (isExampleFolder(name) && isExample(`${folder}/`)) return true
    if (isExampleFolder(name)) this.#unopenedExamples.add(folder)
    return holdsManifest || this.#areNamed(name) || (this.#names.size > 0 && isExampleFolder(name))
  }

  opens(path: string): boolean {
    const examples = isExample(path) ? exampleFolderOf(path) : undefined
    if (examples !== undefined && !this.#looksInto(examples, path)) return false
    // A manifest is what is checked, not its own evidence.
    if (isManifestPath(path)) this.#allManifests.add(path)
    if (this.#allManifests.has(path)) return false
    if (!this.#isCheckout && !this.#manifests.isBesideOne(path)) return false
    const mayBeListed = this.#globs.length > 0
    if (mayBeListed) this.files.push(path)
    else if (exclusionOf(nameOf(path)) !== undefined) return false
    if (!this.#isAsked(path, examples)) return false
    const own = readersOf(path)
    if (own.length > 0) this.#readers.set(path, own)
    else if (mayBeListed) this.#withoutReader.add(path)
    return own.length > 0 || (this.#scansAll && isScanned(path))
  }

  /** The readers of a file. Any reader may read a batch script. */
  readersOf(path: string, text: string): readonly EvidenceReader[] {
    return isBatchScript(text) ? readers : (this.#readers.get(path) ?? readersOf(path))
  }

  /** The listed files to open, with those that may be batch scripts by their text alone. */
  listed(paths: ReadonlySet<string>): ReadonlySet<string> {
    const others = [...paths].filter((path) => this.#withoutReader.has(path)).slice(0, mostWithoutReader)
    return new Set([...[...paths].filter((path) => this.#readers.has(path)), ...others])
  }

  /** Whether a file is missed as evidence if it cannot be read, and not only as a text with mentions. */
  isMissed(path: string): boolean {
    return this.#readers.has(path) || !(this.#withoutReader.has(path) || isScanned(path))
  }

  /** What the paths show, beside the observations in the files. */
  shownBeside(
    observations: readonly Observation[],
  ): Pick<Evidence, 'allManifests' | 'files' | 'withoutReader' | 'unopenedExamples'> {
    // A batch script has a reader after all.
    for (const { place } of observations) this.#withoutReader.delete(place.path)
    return {
      allManifests: [...this.#allManifests],
      files: this.files,
      withoutReader: [...this.#withoutReader],
      unopenedExamples: [...this.#unopenedExamples],
    }
  }

  #isAsked(path: string, examples: string | undefined): boolean {
    if (this.#only === undefined) return examples === undefined || this.#isWantedExample(path, examples)
    if (this.#only === 'samples') return exclusionOf(path) === 'samples'
    return !path.endsWith('.py') && examples !== undefined
  }

  /** Whether files of examples are looked at. Only one with a reader can show that a job may be an example. */
  #looksInto(examples: string, path: string): boolean {
    if (this.#only !== undefined) return true
    if (!this.#unopenedExamples.has(examples) && readersOf(path).length > 0) this.#unopenedExamples.add(examples)
    return this.#names.size > 0 || this.holdsManifest(examples) || this.#areNamed(nameOf(examples))
  }

  /** Whether an example is requested: by its folder, a manifest in it, or a job with its name. */
  #isWantedExample(path: string, examples: string): boolean {
    return this.holdsManifest(examples) || this.#areNamed(nameOf(examples)) || this.#names.areNamesOf(path)
  }

  #areNamed(folder: string): boolean {
    return this.#globs.some((glob) => namesFolder(glob, folder))
  }
}
