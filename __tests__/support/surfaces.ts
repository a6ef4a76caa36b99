import { readFileSync } from 'node:fs'
import type { GitHubClient, Limits } from '../../src/edge/github/client.ts'
import { type GitHubEvent, readGitHubEvent } from '../../src/edge/github/event.ts'
import { type CallClock, gitHubClient } from '../../src/edge/github/live-client.ts'
import { silences } from './github/silences.ts'
import { type GitHub, type RunEvent, startGitHub } from './github-server.ts'

/**
 * A clock that only waiting advances, without real time, so a busy machine changes nothing. It records the waits. A
 * call has time until the test's GitHub stays silent.
 */
export class ImpatientClock implements CallClock {
  readonly waited: number[] = []
  #now = Date.now()
  #call = new AbortController()

  /** `address` of the GitHub. */
  constructor(address?: string) {
    if (address !== undefined) silences.on(address, () => this.timeIsUp())
  }

  now(): number {
    return this.#now
  }

  async sleep(milliseconds: number): Promise<void> {
    this.waited.push(milliseconds / 1000)
    this.#now += milliseconds
  }

  limit(): AbortSignal {
    this.#call = new AbortController()
    return this.#call.signal
  }

  /** Aborts the current call. */
  timeIsUp(): void {
    this.#call.abort()
  }
}

/** A client of the test's GitHub, as a separate run has it. */
export function clientOf(
  github: GitHub,
  limits: Partial<Limits> = {},
  clock: CallClock = new ImpatientClock(github.address),
): GitHubClient {
  const client = gitHubClient(github.token, github.address, limits, clock)
  if (client === undefined) throw new Error('There is no token.')
  return client
}

/** The event as the Action reads it. */
export async function eventOf(github: GitHub, event: RunEvent): Promise<GitHubEvent> {
  const environment = await github.environment(event)
  return readGitHubEvent(environment, readFileSync(environment['GITHUB_EVENT_PATH'] as string, 'utf8'))
}

const lines = (from: number, to: number, word: string): string =>
  Array.from({ length: to - from + 1 }, (_, index) => `line-${from + index}: ${word}\n`).join('')

/** A GitHub with one pull request that changes lines 10 and 60 of a manifest of 100 lines, and adds another file. */
export const startWithPullRequest = (setup: Partial<Parameters<typeof startGitHub>[0]> = {}): Promise<GitHub> =>
  startGitHub({
    commits: [
      { ref: 'main', files: { 'accelerator.yml': lines(1, 100, 'old') } },
      {
        ref: 'feature',
        from: 'main',
        files: {
          'accelerator.yml':
            lines(1, 9, 'old') +
            lines(10, 10, 'new') +
            lines(11, 59, 'old') +
            lines(60, 60, 'new') +
            lines(61, 100, 'old'),
          'notes.txt': 'new\n',
        },
      },
    ],
    pullRequests: [{ head: 'feature' }],
    ...setup,
  })

/** A run of the job on that pull request. */
export const run = (runId: number, runAttempt = 1): RunEvent => ({
  name: 'pull_request',
  number: 1,
  runId,
  runAttempt,
  workflow: 'Check',
  job: 'review',
})
