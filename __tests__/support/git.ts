import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** What stands at a path besides a text: a link to its target, or another repository at a commit. */
export type CommittedLink = { readonly link: string } | { readonly commit: string }

/** Texts by path; null or undefined deletes a file. */
export type CommittedFiles = Readonly<Record<string, string | null | undefined | CommittedLink>>

export interface CommitToImport {
  /** The whole name, such as `refs/heads/main`. */
  readonly ref: string
  /** Names of commits, or `:1` for the first of those that are imported together. */
  readonly parents: readonly string[]
  /** What differs from the first parent. */
  readonly files: CommittedFiles
}

/** Asks git in a folder, with no settings but its own. */
export function git(folder: string, words: readonly string[], input?: Buffer): string {
  return execFileSync('git', ['-C', folder, ...words], {
    encoding: 'utf8',
    // Without a template a repository has none of the twenty files that no test looks at.
    env: { PATH: process.env['PATH'], GIT_CONFIG_NOSYSTEM: '1', GIT_TEMPLATE_DIR: '', HOME: tmpdir() },
    stdio: ['pipe', 'pipe', 'pipe'],
    maxBuffer: 64 * 1024 * 1024,
    ...(input && { input }),
  }).trim()
}

let empty: string | undefined

/** A new folder with a repository: a copy of one that git made, which is quicker than git. */
export function newRepository(name: string): string {
  if (empty === undefined) {
    empty = mkdtempSync(join(tmpdir(), 'empty-'))
    git(empty, ['init', '--quiet', '--initial-branch=main'])
    git(empty, ['config', 'uploadpack.allowFilter', 'true'])
  }
  const folder = mkdtempSync(join(tmpdir(), `${name}-`))
  cpSync(empty, folder, { recursive: true })
  return folder
}

/**
 * Makes commits by one process, where add, commit, checkout and merge take one each for every commit, and gives their
 * names. They are the same in every run of a test.
 */
export function importCommits(folder: string, commits: readonly CommitToImport[]): string[] {
  const words = ['-c', 'fastimport.unpackLimit=1', 'fast-import', '--quiet', '--done', '--force']
  const input = Buffer.concat([...commits.map((commit, index) => imported(commit, index + 1)), Buffer.from('done\n')])
  return git(folder, words, input).split('\n')
}

/** A commit in the words of git's importer. */
function imported({ ref, parents, files }: CommitToImport, mark: number): Buffer {
  const [first, ...others] = parents
  const head = [
    ...(first === undefined ? [`reset ${ref}`] : []),
    `commit ${ref}`,
    `mark :${mark}`,
    'committer t <t@example.com> 1750000000 +0000',
    'data 1',
    'x',
    ...(first === undefined ? [] : [`from ${first}`]),
    ...others.map((other) => `merge ${other}`),
    '',
  ]
  const changes = Object.entries(files).map(([path, text]) => {
    const name = `"${path.replace(/["\\]/g, '\\$&').replaceAll('\n', '\\n')}"`
    if (text === undefined || text === null) return Buffer.from(`D ${name}\n`)
    if (typeof text === 'object' && 'commit' in text) return Buffer.from(`M 160000 ${text.commit} ${name}\n`)
    const [mode, content] = typeof text === 'string' ? ['100644', text] : ['120000', text.link]
    return Buffer.concat([Buffer.from(`M ${mode} inline ${name}\n`), data(content)])
  })
  return Buffer.concat([Buffer.from(head.join('\n')), ...changes, Buffer.from(`get-mark :${mark}\n`)])
}

const data = (text: string): Buffer => Buffer.from(`data ${Buffer.byteLength(text)}\n${text}\n`)
