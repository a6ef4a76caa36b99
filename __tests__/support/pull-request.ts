import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { run } from '../../src/edge/action/action.ts'
import type { Host } from '../../src/edge/action/host.ts'
import { baseOf, readGitHubEvent } from '../../src/edge/github/event.ts'
import type { GitHubContents } from '../../src/edge/rest/github-contents.ts'
import { git, importCommits, newRepository } from './git.ts'

/** Texts by path; undefined deletes a file, an object is a symbolic link to its target. */
export type Files = Readonly<Record<string, string | undefined | { readonly link: string }>>

/** A repository with two commits: the base branch's and the pull request's. */
export interface Proposal {
  readonly folder: string
  readonly base: string
  readonly head: string
}

const made = new Map<string, Proposal>()

/** Nothing writes into a checkout, so tests share it. */
export function proposalOf(base: Files, changes: Files): Proposal {
  const key = JSON.stringify([base, changes], (_, value) => (value === undefined ? null : value))
  const known = made.get(key)
  if (known !== undefined) return known
  const folder = newRepository('proposal')
  const main = 'refs/heads/main'
  const [before = '', head = ''] = importCommits(folder, [
    { ref: main, parents: [], files: base },
    { ref: main, parents: [':1'], files: changes },
  ])
  git(folder, ['reset', '--quiet', '--hard', 'main'])
  const proposal = { folder, base: before, head }
  made.set(key, proposal)
  return proposal
}

const checkedOut = new Map<string, string>()

/**
 * A checkout of only the head, as the runner makes it; or one without other commits' files, or also without their
 * folders. Tests share it like the proposal.
 */
export function checkoutOf({ folder }: Proposal, kind: 'shallow' | 'without contents' | 'without trees'): string {
  const known = checkedOut.get(`${kind} ${folder}`)
  if (known !== undefined) return known
  const to = mkdtempSync(join(tmpdir(), 'checkout-'))
  const how = { shallow: '--depth=1', 'without contents': '--filter=blob:none', 'without trees': '--filter=tree:0' }
  git(to, ['clone', '--quiet', how[kind], pathToFileURL(folder).href, '.'])
  checkedOut.set(`${kind} ${folder}`, to)
  return to
}

/** The result of the Action. */
export interface GateRun {
  readonly status: number
  readonly verdict: string | undefined
  /** `path:line severity rule message`. */
  readonly findings: readonly string[]
  /** The rules that make it fail. */
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
    event: { name: event, workflow: '', job: '', server: '', api: '' },
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
    reportPath: (input: string) => input,
    writeReport: (file: string, text: string) => {
      if (file === 'report-file') reports.push(text)
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
