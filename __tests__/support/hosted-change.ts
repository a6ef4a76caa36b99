import { runActionHere } from './action-here.ts'
import { type GitHub, type GitHubSetup, type RunEvent, startGitHub } from './github-server.ts'
import { type Files, Origin } from './origin.ts'
import { type ActionRun, runActionLater } from './runner.ts'

export interface ChangeSetup {
  /** What the branch started from. */
  readonly base: Files
  /** What the branch changes. */
  readonly head: Files
  /** What came on the base meanwhile. */
  readonly later?: Files
  /** The repository of all this, for changes that nobody pushes to: whoever made it shares it, and removes it. */
  readonly origin?: Origin
  readonly github?: Partial<GitHubSetup>
  /** Both for a stranger's pull request. */
  readonly author?: string
  readonly fork?: string
  /** What runs: the committed bundle in a process of its own, as on a runner, or the sources in this one. */
  readonly program?: 'bundle' | 'sources'
}

/**
 * How the runner has the code: `full` and `shallow` are the merge commit, with and without history, `head` is the branch
 * itself with history and `shallow head` without.
 */
export type Checkout = 'full' | 'shallow' | 'head' | 'shallow head'

/** A change that a real repository and the GitHub of the test both hold, under the same names of commits. */
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

  /** The commit that GitHub tries the merge with, and a runner checks out. */
  get merge(): string {
    return this.#origin.commitOf('refs/pull/1/merge')
  }

  /** A further commit on the branch of the pull request, or on another. */
  async push(files: Files, ref = 'feature'): Promise<string> {
    this.#origin.push(files, ref)
    return this.github.commit({ ref, files, sha: this.#origin.commitOf(ref) })
  }

  /** Brings what came on the base into the branch, which then ends in a merge commit of its own. */
  async mergeBase(later: Files): Promise<string> {
    this.#origin.mergeBase()
    return this.github.commit({ ref: 'feature', files: later, sha: this.#origin.commitOf('feature') })
  }

  /** A folder as the runner leaves it; `of` is a branch instead of the pull request. */
  checkout(kind: Checkout, of?: string): string {
    const ref = of ?? (kind.endsWith('head') ? 'feature' : 'refs/pull/1/merge')
    return this.#origin.checkout(ref, kind.startsWith('shallow'))
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
    return this.#runAction(folder, inputs, { ...eventEnvironment, ...environment })
  }

  /** Ends everything, and fails where a request was none that GitHub takes. */
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
