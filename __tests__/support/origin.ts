import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type CommitToImport, type CommittedLink, git, importCommits, newRepository } from './git.ts'

/** Texts by path; null deletes a file. */
export type Files = Readonly<Record<string, string | null | CommittedLink>>
type Entry = string | CommittedLink
type Tree = ReadonlyMap<string, Entry>

const main = 'refs/heads/main'
const feature = 'refs/heads/feature'
const trial = 'refs/pull/1/merge'

/** The repository of a pull request from `feature` to `main`, with GitHub's merge commit of both. */
export class Origin {
  readonly #folder = newRepository('origin')
  /** Checkouts by their ref and depth. */
  readonly #copies = new Map<string, string>()
  /** By ref. */
  readonly #commits = new Map<string, string>()
  readonly #trees = new Map<string, Tree>()
  /** The tree that main and feature have in common. */
  #common: Tree
  #staged: CommitToImport[] = []
  /** The commit at which both start. */
  readonly base: string

  /** `base`: where both start; `head`: changes on feature; `later`: later changes on main. */
  constructor(base: Files, head: Files, later?: Files) {
    this.#stage(main, [], base)
    this.#common = this.#treeOf(main)
    this.#stage(feature, [main], head)
    if (later) this.#stage(main, [main], later)
    this.base = this.#tryMerge()[0] as string
  }

  /** The commit of a branch, or of a full ref name. */
  commitOf(name: string): string {
    const commit = this.#commits.get(name.startsWith('refs/') ? name : `refs/heads/${name}`)
    if (commit === undefined) throw new Error(`There is no ${name}.`)
    return commit
  }

  push(files: Files, branch: string): void {
    const ref = `refs/heads/${branch}`
    this.#stage(ref, [ref], files)
    this.#tryMerge()
  }

  /** Merges main into feature. */
  mergeBase(): void {
    this.#stage(feature, [feature, main], this.#merged(feature, main))
    this.#common = this.#treeOf(main)
    this.#tryMerge()
  }

  /** A checkout of a branch or ref, with full history or with one commit; callers share it. */
  checkout(name: string, isShallow: boolean): string {
    const commit = this.commitOf(name)
    const known = this.#copies.get(`${isShallow} ${commit}`)
    if (known !== undefined) return known
    const folder = newRepository('checkout')
    this.#copies.set(`${isShallow} ${commit}`, folder)
    if (isShallow) {
      const from = pathToFileURL(this.#folder).href
      git(folder, ['fetch', '--quiet', '--depth=1', '--no-tags', from, commit])
    } else this.#copyTo(join(folder, '.git'))
    git(folder, ['checkout', '--quiet', '--detach', commit])
    return folder
  }

  remove(): void {
    for (const folder of [this.#folder, ...this.#copies.values()]) rmSync(folder, { recursive: true, force: true })
  }

  /** The same as fetching everything, with a tenth of the processes. */
  #copyTo(folder: string): void {
    cpSync(join(this.#folder, '.git/objects'), join(folder, 'objects'), { recursive: true })
    const refs = [...this.#commits].map(([ref, commit]) => `${commit} ${ref.replace('heads', 'remotes/origin')}\n`)
    writeFileSync(join(folder, 'packed-refs'), refs.join(''))
  }

  /** Stages a commit for the next import. */
  #stage(ref: string, parents: readonly string[], files: Files): void {
    const tree = new Map(parents[0] === undefined ? [] : this.#treeOf(parents[0]))
    for (const [path, text] of Object.entries(files)) {
      if (text === null) tree.delete(path)
      else tree.set(path, text)
    }
    this.#trees.set(ref, tree)
    this.#staged.push({ ref, parents: parents.map((parent) => this.commitOf(parent)), files })
    this.#commits.set(ref, `:${this.#staged.length}`)
  }

  /** Imports the staged commits, with GitHub's merge commit. */
  #tryMerge(): readonly string[] {
    this.#stage(trial, [main, feature], this.#merged(main, feature))
    const commits = importCommits(this.#folder, this.#staged)
    for (const [index, { ref }] of this.#staged.entries()) this.#commits.set(ref, commits[index] as string)
    this.#staged = []
    return commits
  }

  /** Changes on `from` since the common tree. */
  #merged(into: string, from: string): Files {
    const [before, ours, theirs] = [this.#common, this.#treeOf(into), this.#treeOf(from)]
    const changed = [...new Set([...before.keys(), ...theirs.keys()])].filter(
      (path) => before.get(path) !== theirs.get(path) && ours.get(path) !== theirs.get(path),
    )
    return Object.fromEntries(
      changed.map((path) => {
        const texts = [ours, before, theirs].map((tree) => tree.get(path))
        return [path, texts[0] === texts[1] ? (texts[2] ?? null) : mergedLines(texts)]
      }),
    )
  }

  #treeOf(ref: string): Tree {
    return this.#trees.get(ref) as Tree
  }
}

/** Git's three-way merge of one file. */
function mergedLines(texts: readonly (Entry | undefined)[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'merge-'))
  for (const [index, text] of texts.entries())
    writeFileSync(join(folder, String(index)), typeof text === 'string' ? text : '')
  return git(folder, ['merge-file', '--stdout', '0', '1', '2'])
}
