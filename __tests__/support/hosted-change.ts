import { runActionHere } from './action-here.ts'
import { type GitHub, type GitHubSetup, type RunEvent, startGitHub } from './github-server.ts'
import { type Files, Origin } from './origin.ts'
import { type ActionRun, runActionLater } from './runner.ts'

export interface ChangeSetup {
  readonly base: Files
  readonly head: Files
  /** Later commits on the base. */
  readonly later?: Files
  /** A shared repository, for changes that nobody pushes to: its creator removes it. */
  readonly origin?: Origin
  readonly github?: Partial<GitHubSetup>
  /** Both for a stranger's pull request. */
  readonly author?: string
  readonly fork?: string
  /** Runs the built bundle in its own process, as on a runner, or the sources in this one. */
  readonly program?: 'bundle' | 'sources'
}

/**
 * The runner's checkout: `full` and `shallow` are the merge commit with and without history, `head` and `shallow head`
 * the branch itself with and without.
 */
export type Checkout = 'full' | 'shallow' | 'head' | 'shallow head'

/** A change in a real repository and in the test's GitHub, under the same commit ids. */
export class HostedChange {
  readonly github: GitHub
  readonly #origin: Origin
  readonly #isShared: boolean
  readonly #runAction: typeof runActionHere
  #run = 1000

  private constructor(github: GitHub, origin: Origin, { origin: shared, program }: ChangeSetup) {
    this.github = github
    this.#origin = origin
    this.#isShared = shared !== undefined
    this.#runAction = program === 'bundle' ? runActionLater : runActionHere
  }

  static async start(setup: ChangeSetup): Promise<HostedChange> {
    const { base, head, later, origin = new Origin(base, head, later), github, author, fork } = setup
    const commits = [
      { ref: 'main', files: base, sha: origin.base },
      { ref: 'feature', from: 'main', files: head, sha: origin.commitOf('feature') },
      ...(later ? [{ ref: 'main', files: later, sha: origin.commitOf('main') }] : []),
    ]
    const pull = { head: 'feature', ...(author && { author }), ...(fork && { fork }) }
    const hosted = await startGitHub({ commits, pullRequests: [pull], ...github })
    return new HostedChange(hosted, origin, setup)
  }

  /** GitHub's merge commit, which a runner checks out. */
  get merge(): string {
    return this.#origin.commitOf('refs/pull/1/merge')
  }

  /** Adds a commit to the pull request's branch, or to another one. */
  async push(files: Files, ref = 'feature'): Promise<string> {
    this.#origin.push(files, ref)
    return this.github.commit({ ref, files, sha: this.#origin.commitOf(ref) })
  }

  /** Merges the base into the branch, which then ends in its own merge commit. */
  async mergeBase(later: Files): Promise<string> {
    this.#origin.mergeBase()
    return this.github.commit({ ref: 'feature', files: later, sha: this.#origin.commitOf('feature') })
  }

  /** A folder as the runner leaves it; `of` is a branch instead of the pull request. */
  checkout(kind: Checkout, of?: string): string {
    const ref = of ?? (kind.endsWith('head') ? 'feature' : 'refs/pull/1/merge')
    return this.#origin.checkout(ref, kind.startsWith('shallow'))
  }

  /** Runs the Action on the pull request, as the next run of the workflow. */
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
    return this.#runAction(folder, inputs, { ...eventEnvironment, ...environment })
  }

  /** Stops everything, and fails if GitHub would not have accepted a request. */
  async stop(): Promise<void> {
    if (!this.#isShared) this.#origin.remove()
    await this.github.stop()
  }
}

export interface RunOptions {
  readonly checkout?: Checkout
  readonly event?: Partial<RunEvent>
  readonly environment?: Readonly<Record<string, string>>
}

/** Runs `work` on a change, and always stops it. */
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
