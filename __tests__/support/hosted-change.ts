import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type GitHub, type GitHubSetup, type RunEvent, startGitHub } from './github-server.ts'
import { type ActionRun, runActionLater } from './runner.ts'

/** Texts by path; null deletes a file. */
type Files = Readonly<Record<string, string | null>>

export interface ChangeSetup {
  /** What the branch started from. */
  readonly base: Files
  /** What the branch changes. */
  readonly head: Files
  /** What came on the base meanwhile. */
  readonly later?: Files
  readonly github?: Partial<GitHubSetup>
  /** Both for a stranger's pull request. */
  readonly author?: string
  readonly fork?: string
}

/**
 * How the runner has the code: `full` and `shallow` are the merge commit, with and without history, `head` is the branch
 * itself with history and `shallow head` without.
 */
export type Checkout = 'full' | 'shallow' | 'head' | 'shallow head'

/** A change that a real repository and the GitHub of the test both hold, under the same names of commits. */
export class HostedChange {
  readonly github: GitHub
  readonly #origin: string
  readonly #folders: string[] = []
  readonly #checkouts = new Map<string, string>()
  #run = 1000

  private constructor(github: GitHub, origin: string) {
    this.github = github
    this.#origin = origin
  }

  static async start({ base, head, later, github, author, fork }: ChangeSetup): Promise<HostedChange> {
    const origin = mkdtempSync(join(tmpdir(), 'origin-'))
    git(origin, 'init', '--quiet', '--initial-branch=main')
    git(origin, 'config', 'uploadpack.allowAnySHA1InWant', 'true')
    const commits = [{ ref: 'main', files: base, sha: committed(origin, base) }]
    git(origin, 'checkout', '--quiet', '-b', 'feature')
    const feature = { ref: 'feature', from: 'main', files: head, sha: committed(origin, head) }
    git(origin, 'checkout', '--quiet', 'main')
    if (later) commits.push({ ref: 'main', files: later, sha: committed(origin, later) })
    const pull = { head: 'feature', ...(author && { author }), ...(fork && { fork }) }
    const [first, ...rest] = commits as [(typeof commits)[number]]
    const change = new HostedChange(
      await startGitHub({ commits: [first, feature, ...rest], pullRequests: [pull], ...github }),
      origin,
    )
    change.#merge()
    return change
  }

  /** The commit that GitHub tries the merge with, and a runner checks out. */
  get merge(): string {
    return git(this.#origin, 'rev-parse', 'refs/pull/1/merge')
  }

  /** A further commit on the branch of the pull request, or on another. */
  async push(files: Files, ref = 'feature'): Promise<string> {
    git(this.#origin, 'checkout', '--quiet', ref)
    const sha = committed(this.#origin, files)
    await this.github.commit({ ref, files, sha })
    this.#merge()
    return sha
  }

  /** Brings what came on the base into the branch, which then ends in a merge commit of its own. */
  async mergeBase(later: Files): Promise<string> {
    git(this.#origin, 'checkout', '--quiet', 'feature')
    git(this.#origin, 'merge', '--quiet', '--no-ff', '--no-edit', 'main')
    const sha = git(this.#origin, 'rev-parse', 'HEAD')
    await this.github.commit({ ref: 'feature', files: later, sha })
    this.#merge()
    return sha
  }

  /** A folder as the runner leaves it; `of` is a branch or a commit instead of the pull request. */
  checkout(kind: Checkout, of?: string): string {
    const ref = of ?? (kind.endsWith('head') ? 'feature' : 'refs/pull/1/merge')
    const key = `${kind} ${git(this.#origin, 'rev-parse', ref)}`
    const made = this.#checkouts.get(key)
    if (made !== undefined) return made
    const folder = mkdtempSync(join(tmpdir(), 'checkout-'))
    this.#folders.push(folder)
    this.#checkouts.set(key, folder)
    git(folder, 'init', '--quiet')
    const how = kind.startsWith('shallow')
      ? ['--depth=1', '--no-tags']
      : ['+refs/heads/*:refs/remotes/origin/*', '+refs/pull/*:refs/pull/*']
    const from = pathToFileURL(this.#origin).href
    git(folder, 'fetch', '--quiet', from, ...how, ...(kind.startsWith('shallow') ? [ref] : []))
    git(folder, 'checkout', '--quiet', '--detach', git(this.#origin, 'rev-parse', ref))
    return folder
  }

  /** Runs the Action on the pull request, each time as a later run of the workflow. */
  async run(
    inputs: Readonly<Record<string, string>> = {},
    { checkout = 'full', event = {}, environment = {} }: RunOptions = {},
  ): Promise<ActionRun> {
    const run = { name: 'pull_request', number: 1, ...event } as RunEvent
    return this.runOn(run, this.checkout(checkout), inputs, {
      GITHUB_SHA: this.merge,
      ...environment,
    })
  }

  async runOn(
    event: RunEvent,
    folder: string,
    inputs: Readonly<Record<string, string>> = {},
    environment: Readonly<Record<string, string>> = {},
  ): Promise<ActionRun> {
    const eventEnvironment = await this.github.environment({ runId: ++this.#run, ...event })
    return runActionLater(folder, inputs, { ...eventEnvironment, ...environment })
  }

  /** Ends everything, and fails where a request was none that GitHub takes. */
  async stop(): Promise<void> {
    for (const folder of [this.#origin, ...this.#folders]) rmSync(folder, { recursive: true, force: true })
    await this.github.stop()
  }

  #merge(): void {
    git(this.#origin, 'checkout', '--quiet', '--detach', 'main')
    git(this.#origin, 'merge', '--quiet', '--no-ff', '--no-edit', 'feature')
    git(this.#origin, 'update-ref', 'refs/pull/1/merge', 'HEAD')
  }
}

export interface RunOptions {
  readonly checkout?: Checkout
  readonly event?: Partial<RunEvent>
  readonly environment?: Readonly<Record<string, string>>
}

function git(folder: string, ...words: string[]): string {
  return execFileSync('git', ['-C', folder, ...words], {
    encoding: 'utf8',
    env: {
      PATH: process.env['PATH'],
      HOME: tmpdir(),
      GIT_CONFIG_NOSYSTEM: '1',
      // Without a template a repository has none of the twenty files that no test looks at.
      GIT_TEMPLATE_DIR: '',
      // The same commits have the same names in every run of a test.
      GIT_AUTHOR_DATE: '2026-11-01T09:00:00Z',
      GIT_COMMITTER_DATE: '2026-11-01T09:00:00Z',
      GIT_AUTHOR_NAME: 't',
      GIT_AUTHOR_EMAIL: 't@example.com',
      GIT_COMMITTER_NAME: 't',
      GIT_COMMITTER_EMAIL: 't@example.com',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  }).trim()
}

/** Commits the files on what is checked out. */
function committed(folder: string, files: Files): string {
  for (const [path, text] of Object.entries(files)) {
    const file = join(folder, path)
    if (text === null) rmSync(file)
    else {
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(file, text)
    }
  }
  git(folder, 'add', '--all')
  git(folder, 'commit', '--quiet', '--allow-empty', '-m', 'x')
  return git(folder, 'rev-parse', 'HEAD')
}

/** Does something with a change, and ends it whatever happens. */
export async function withChange<T>(setup: ChangeSetup, work: (change: HostedChange) => Promise<T>): Promise<T> {
  const change = await HostedChange.start(setup)
  try {
    const result = await work(change)
    await change.stop()
    return result
  } catch (error) {
    await change.stop().catch(() => undefined)
    throw error
  }
}
