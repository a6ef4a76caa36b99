import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Something other than a text: a symbolic link to its target, or a submodule at a commit. */
export type CommittedLink = { readonly link: string } | { readonly commit: string }

/** Texts by path; null or undefined deletes a file. */
export type CommittedFiles = Readonly<Record<string, string | null | undefined | CommittedLink>>

export interface CommitToImport {
  /** The full name: `refs/heads/main`. */
  readonly ref: string
  /** Commit ids, or `:1` for the first of those imported together. */
  readonly parents: readonly string[]
  /** Differences from the first parent. */
  readonly files: CommittedFiles
}

/** Runs git in a folder, ignoring the user's settings. */
export function git(folder: string, words: readonly string[], input?: Buffer): string {
  return execFileSync('git', ['-C', folder, ...words], {
    encoding: 'utf8',
    // Without a template, a repository lacks the twenty files that no test reads.
    env: { PATH: process.env['PATH'], GIT_CONFIG_NOSYSTEM: '1', GIT_TEMPLATE_DIR: '', HOME: tmpdir() },
    stdio: ['pipe', 'pipe', 'pipe'],
    maxBuffer: 64 * 1024 * 1024,
    ...(input && { input }),
  }).trim()
}

let empty: string | undefined

/** A new folder with a repository: copying an empty one is faster than `git init`. */
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
 * Makes commits with one process, instead of add, commit, checkout and merge for each, and returns their ids. They are
 * the same in every run.
 */
export function importCommits(folder: string, commits: readonly CommitToImport[]): string[] {
  const words = ['-c', 'fastimport.unpackLimit=1', 'fast-import', '--quiet', '--done', '--force']
  const input = Buffer.concat([...commits.map((commit, index) => imported(commit, index + 1)), Buffer.from('done\n')])
  return git(folder, words, input).split('\n')
}

/** A commit in the format of `git fast-import`. */
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
