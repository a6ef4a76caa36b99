import { SortedPaths } from '../../core/evidence/attribution/evidence-globs.ts'
import { unreadableDocument } from '../../core/languages/yaml/document-reader.ts'
import { isBeyondRoot } from '../../core/manifest/file-name.ts'
import { manifestsOfBase } from '../../core/review/change/base-review.ts'
import type { BaseTree, TreeDifference } from '../../core/review/change/base-tree.ts'
import { namedFiles } from '../../core/review/evidence/named-files.ts'
import type { Document } from '../../core/text/document.ts'
import { formerFiles } from './git/base-tree.ts'

/** A manifest as read. */
export interface FoundManifest {
  readonly path: string
  readonly input: Uint8Array | Document
}

/** The differences of the manifests and their files from the base. */
export interface ComparedManifests {
  readonly tree: BaseTree
  /** The difference of the trees, including manifests that changed behind a symbolic link or in a submodule. */
  readonly difference: TreeDifference
  /** The manifests with a difference in anything that their jobs use. */
  readonly touched: ReadonlySet<string>
  /** Those of them whose own text is unchanged. */
  readonly readOtherwise: ReadonlySet<string>
  /** The base's content of model configurations that differ. */
  readonly configs: ReadonlyMap<string, Uint8Array | undefined>
  /** The base's manifests by their paths there. Undefined if missing or unreadable. */
  readonly texts: ReadonlyMap<string, Uint8Array | Document | undefined>
  /** Manifests that could not be compared, with the reason. */
  readonly unknown: ReadonlyMap<string, string>
  /** Reads a file of the base, with what the manifests left of the requests to GitHub. */
  readonly read: (path: string) => Promise<Uint8Array | undefined>
}

/** The most files of the base requested from GitHub: manifests first, then launch files that these use. */
const mostAsked = 100

export interface Comparing {
  readonly tree: BaseTree
  /** The current bytes of a file in the repository. */
  readonly now: (path: string) => Uint8Array | undefined
  readonly wants: (path: string) => boolean
  readonly changedOnly: boolean
}

/** Compares the content of each manifest with the base's content at the same path, rather than comparing paths. */
export async function compareManifests(
  manifests: readonly FoundManifest[],
  comparing: Comparing,
): Promise<ComparedManifests> {
  const { tree, wants, changedOnly } = comparing
  const reads = new FormerReads(comparing)
  const changed = new Map(tree.changed)
  for (const { path, input } of manifests) {
    if (!(input instanceof Uint8Array) || isBeyondRoot(path)) continue
    const standing = await reads.beside(path, input)
    const was = changed.get(path)
    if (standing === 'other' && (was === undefined || was === path)) changed.set(path, path)
    else if (standing === 'absent' && !changed.has(path)) changed.set(path, undefined)
  }
  const difference = { changed, deleted: tree.deleted }
  const readOtherwise = new Set<string>()
  for (const { path, input } of manifests)
    if ((await reads.namesOther(path, input)) && !changed.has(path)) readOtherwise.add(path)
  const touched = new Set([...changed.keys(), ...readOtherwise])
  // Nothing is read behind a link, so that a job that lists one is checked in any case.
  const links = new SortedPaths(tree.links ?? [])
  for (const { path, input } of manifests)
    if (changedOnly && !touched.has(path) && namedFiles(path, input).listedAmong(links)) touched.add(path)
  const paths = manifests.map(({ path }) => path).filter((path) => !changedOnly || touched.has(path))
  const isGone = new Set(manifestsOfBase(difference, [], wants))
  const texts = new Map<string, Uint8Array | Document | undefined>()
  const former = manifestsOfBase(difference, paths, wants)
  tree.load(former)
  for (const path of former) {
    const text = await reads.former(path, isGone.has(path) ? unreadable : undefined)
    texts.set(path, text)
    if (text !== undefined) await reads.namesOther(path, text)
  }
  const { configs, unknown, read } = reads
  return { tree, difference, touched, readOtherwise, configs, texts, unknown, read }
}

const unreadable = unreadableDocument('It cannot be read as it was.', '')

/** Reads files of the base. Each failure is independent. */
class FormerReads {
  readonly unknown = new Map<string, string>()
  readonly configs = new Map<string, Uint8Array | undefined>()
  readonly read: ComparedManifests['read']
  readonly #compared = new Set<string>()
  readonly #tree: BaseTree
  readonly #now: Comparing['now']
  readonly #differing: SortedPaths

  constructor({ tree, now }: Comparing) {
    this.#tree = tree
    this.#now = now
    this.read = formerFiles(tree, mostAsked)
    const were = [...tree.changed.values()].filter((path) => path !== undefined)
    this.#differing = new SortedPaths([...new Set([...tree.changed.keys(), ...were, ...tree.deleted])])
  }

  beside(path: string, content: Uint8Array): ReturnType<BaseTree['beside']> {
    return this.#alone(path, this.#tree.beside(path, content), 'other')
  }

  former<Otherwise>(path: string, otherwise: Otherwise): Promise<Uint8Array | Otherwise | undefined> {
    return this.#alone<Uint8Array | Otherwise | undefined>(path, this.read(path), otherwise)
  }

  /** Whether a manifest names a file that differs from the base. */
  async namesOther(path: string, input: FoundManifest['input']): Promise<boolean> {
    if (isBeyondRoot(path)) return false
    const { configs, listedAmong } = namedFiles(path, input)
    for (const config of configs) await this.#compareConfig(config)
    return configs.some((config) => this.configs.has(config)) || listedAmong(this.#differing)
  }

  async #compareConfig(path: string): Promise<void> {
    if (this.#compared.has(path)) return
    this.#compared.add(path)
    const content = this.#now(path)
    if (content !== undefined && (await this.beside(path, content)) === 'same') return
    const former = await this.former(path, undefined)
    if (content !== undefined || former !== undefined) this.configs.set(path, former)
  }

  async #alone<T>(path: string, work: Promise<T>, otherwise: T): Promise<T> {
    try {
      return await work
    } catch (error) {
      this.unknown.set(path, (error as Error).message)
      return otherwise
    }
  }
}
