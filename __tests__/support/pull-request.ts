import { execFileSync } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { run } from '../../src/edge/action/action.ts'
import type { Host } from '../../src/edge/action/host.ts'
import { baseOf, readGitHubEvent } from '../../src/edge/github/event.ts'
import type { GitHubContents } from '../../src/edge/rest/github-contents.ts'

/** Texts by path; undefined deletes a file, an object is a link to its target. */
export type Files = Readonly<Record<string, string | undefined | { readonly link: string }>>

const git = (folder: string, words: readonly string[], input?: Buffer): string =>
  execFileSync('git', ['-C', folder, ...words], {
    encoding: 'utf8',
    // Without a template a repository has none of the twenty files that no test looks at.
    env: { PATH: process.env['PATH'], GIT_CONFIG_NOSYSTEM: '1', GIT_TEMPLATE_DIR: '', HOME: tmpdir() },
    stdio: ['pipe', 'pipe', 'pipe'],
    maxBuffer: 64 * 1024 * 1024,
    ...(input && { input }),
  }).trim()

/** A commit in the words of git's importer. */
function imported(files: Files): Buffer {
  const data = (text: string): Buffer =>
    Buffer.concat([Buffer.from(`data ${Buffer.byteLength(text)}\n`), Buffer.from(`${text}\n`)])
  const changes = Object.entries(files).map(([path, text]) => {
    if (text === undefined) return Buffer.from(`D ${path}\n`)
    const [mode, content] = typeof text === 'string' ? ['100644', text] : ['120000', text.link]
    return Buffer.concat([Buffer.from(`M ${mode} inline ${path}\n`), data(content)])
  })
  const head = ['commit refs/heads/main', 'committer t <t@example.com> 1750000000 +0000', 'data 1', 'x', '']
  return Buffer.concat([Buffer.from(head.join('\n')), ...changes])
}

/** A repository with two commits: that of the base branch, and that of a pull request. */
export interface Proposal {
  readonly folder: string
  readonly base: string
  readonly head: string
}

const made = new Map<string, Proposal>()

/** Nothing writes into a checkout, so that two tests can share one. */
export function proposalOf(base: Files, changes: Files): Proposal {
  const key = JSON.stringify([base, changes], (_, value) => (value === undefined ? null : value))
  const known = made.get(key)
  if (known !== undefined) return known
  const folder = mkdtempSync(join(tmpdir(), 'proposal-'))
  git(folder, ['init', '--quiet', '--initial-branch=main'])
  git(
    folder,
    ['fast-import', '--quiet', '--done'],
    Buffer.concat([imported(base), imported(changes), Buffer.from('done\n')]),
  )
  git(folder, ['reset', '--quiet', '--hard', 'main'])
  const [head = '', before = ''] = git(folder, ['rev-list', 'main']).split('\n')
  const proposal = { folder, base: before, head }
  made.set(key, proposal)
  return proposal
}

const checkedOut = new Map<string, string>()

/**
 * A checkout of the head alone, as the runner makes it; or one without the files, or without the folders too, of other
 * commits. Tests share it as they share the proposal.
 */
export function checkoutOf({ folder }: Proposal, kind: 'shallow' | 'without contents' | 'without trees'): string {
  const known = checkedOut.get(`${kind} ${folder}`)
  if (known !== undefined) return known
  const to = mkdtempSync(join(tmpdir(), 'checkout-'))
  const how = { shallow: '--depth=1', 'without contents': '--filter=blob:none', 'without trees': '--filter=tree:0' }
  git(folder, ['config', 'uploadpack.allowFilter', 'true'])
  git(to, ['clone', '--quiet', how[kind], pathToFileURL(folder).href, '.'])
  checkedOut.set(`${kind} ${folder}`, to)
  return to
}

/** What the Action came to. */
export interface GateRun {
  readonly status: number
  readonly verdict: string | undefined
  /** `path:line severity rule message`. */
  readonly findings: readonly string[]
  /** What makes it fail, told as rules. */
  readonly rules: readonly string[]
  readonly printed: string
  readonly summary: string
}

export interface GateOptions {
  readonly inputs?: Readonly<Record<string, string>>
  readonly contents?: GitHubContents
  readonly event?: 'pull_request' | 'merge_group' | 'push'
}

/** Runs the Action in a checkout for an event of a proposal. */
export async function runGate(
  workspace: string,
  { base, head }: Pick<Proposal, 'base' | 'head'>,
  { inputs = {}, contents, event = 'pull_request' }: GateOptions = {},
): Promise<GateRun> {
  const payloads = {
    pull_request: { pull_request: { number: 1, head: { sha: head }, base: { sha: base } } },
    merge_group: { merge_group: { head_sha: head, base_sha: base } },
    push: { before: base, after: head },
  }
  const environment = { GITHUB_REPOSITORY: 'acme/training', GITHUB_SHA: head, GITHUB_EVENT_NAME: event }
  const branch = baseOf(readGitHubEvent(environment, JSON.stringify(payloads[event])))
  const printed: string[] = []
  const reports: string[] = []
  const outputs: Record<string, string> = {}
  let summary = ''
  const host = {
    workspace,
    today: '2026-11-21',
    links: {},
    ...(branch && { base: branch }),
    ...(contents && { contents }),
    input: (name: string) => inputs[name] ?? '',
    output: (name: string, value: string) => {
      outputs[name] = value
    },
    print: (line: string) => {
      printed.push(line)
    },
    summarize: async (markdown: string) => {
      summary = markdown
    },
    writeReport: (input: string, text: string) => {
      if (input === 'report-file') reports.push(text)
      return input
    },
    resolveFolder: () => workspace,
  } as unknown as Host
  const status = await run(host)
  const files: ReportFile[] = reports[0] === undefined ? [] : JSON.parse(reports[0]).files
  const all = files.flatMap(({ path, findings }) => findings.map((finding) => ({ path, ...finding })))
  return {
    status,
    verdict: outputs['verdict'],
    findings: all.map(({ path, line, severity, rule, message }) => `${path}:${line} ${severity} ${rule} ${message}`),
    rules: all.filter(({ waived }) => waived === undefined).map(({ severity, rule }) => `${severity} ${rule}`),
    printed: printed.join('\n'),
    summary,
  }
}

interface ReportFile {
  readonly path: string
  readonly findings: readonly {
    readonly line: number
    readonly severity: string
    readonly rule: string
    readonly message: string
    readonly waived?: object
  }[]
}
