import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { CheckRuns } from './github/check-runs.ts'
import { corrected } from './github/corrections.ts'
import { type CommitSetup, Emulator, type PullRequestSetup } from './github/emulator.ts'
import { eventFiles, type PullPayload, type RunEvent } from './github/events.ts'
import { type Fault, Faults } from './github/faults.ts'
import { Meetings } from './github/meetings.ts'
import { Organizations } from './github/organizations.ts'
import { OtherRoutes } from './github/other-routes.ts'
import { profiles } from './github/permissions.ts'
import { PullRequests } from './github/pull-requests.ts'
import { type Call, Requests } from './github/requests.ts'
import type { GitHubSetup } from './github/setup.ts'
import type { PostedComment, ReviewComment, ShownCheckRun } from './github/shown.ts'
import { patient } from './patient.ts'

export type { Call, Fault, GitHubSetup, RunEvent }

const bot = 'github-actions[bot]'
const people = ['octocat', 'mallory', 'other-app[bot]', 'dependabot[bot]']

/**
 * Starts a GitHub for a test: an emulator with the state, behind a server that validates each request against GitHub's
 * description, adds what the emulator lacks and injects the requested faults. Stop it at the end: `stop` fails if a
 * request violated the description.
 */
export async function startGitHub(setup: GitHubSetup): Promise<GitHub> {
  const { repository = 'acme/training', isEnterprise = false } = setup
  const server = createServer(patient)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const address = `http://127.0.0.1:${port}${isEnterprise ? '/api/v3' : ''}`
  const named = [repository, ...setup.commits.map((commit) => commit.repository ?? repository)]
  const repositories = [...new Set([...named, ...Object.keys(setup.repositories ?? {})])]
  const emulator = await Emulator.start(address, repository, [bot, ...people], repositories)
  const known = Object.fromEntries(repositories.map((name) => [name, setup.repositories?.[name] ?? {}]))
  const github = new GitHub({ ...setup, repository, repositories: known }, address, emulator)
  server.on('request', (request, response) => void github.requests.handle(request, response))
  github.onStop(() => server.close().closeAllConnections())
  try {
    for (const commit of setup.commits) await github.commit(commit)
    for (const pull of setup.pullRequests ?? []) await github.openPullRequest(pull)
    return github
  } catch (error) {
    await github.stop()
    throw error
  }
}

export class GitHub {
  readonly token = 'ghs_the-token-of-the-job'
  /** The API's address; includes `/api/v3`. */
  readonly address: string
  readonly requests: Requests
  readonly #emulator: Emulator
  readonly #repository: string
  readonly #checkRuns = new CheckRuns()
  readonly #pulls: PullRequests
  readonly #others = new OtherRoutes()
  readonly #faults = new Faults()
  readonly #meetings = new Meetings()
  readonly #folder = mkdtempSync(join(tmpdir(), 'github-server-'))
  readonly #atStop: (() => unknown)[] = []

  constructor(
    { permissions = 'all', isPublic = false, checksAnswers = false, ...setup }: GitHubSetup & { repository: string },
    address: string,
    emulator: Emulator,
  ) {
    this.address = address
    this.#emulator = emulator
    this.#pulls = new PullRequests((branch) => emulator.sha(branch))
    this.#repository = setup.repository
    const organizations = new Organizations(setup.repositories ?? {}, (name) => emulator.commitsOf(name))
    this.requests = new Requests({
      address,
      bot,
      token: this.token,
      repository: setup.repository,
      permissions: typeof permissions === 'string' ? profiles[permissions] : permissions,
      isPublic,
      checksAnswers,
      emulator,
      faults: this.#faults,
      meetings: this.#meetings,
      handlers: {
        ...this.#checkRuns.handlers,
        ...this.#pulls.handlers,
        ...this.#others.handlers,
        ...organizations.handlers,
      },
    })
  }

  /** Every call so far, including failed ones. */
  get calls(): readonly Call[] {
    return this.requests.calls
  }

  /** The SARIF files that code scanning accepted. */
  get sarifs(): readonly unknown[] {
    return this.#others.sarifs
  }

  fault(fault: Fault): void {
    this.#faults.add(fault)
  }

  clearFaults(): void {
    this.#faults.clear()
  }

  /**
   * Holds the answers of a route's first calls (`GET check-runs`) until all have arrived: none acts before all have
   * read.
   */
  together(route: string, calls: number): void {
    this.#meetings.add(route, calls)
  }

  /** The commit of a branch, a tag (`tags/v1`) or an ancestor (`main~1`). */
  sha(ref: string, repository?: string): string {
    return this.#emulator.sha(ref, repository)
  }

  async commit(commit: CommitSetup): Promise<string> {
    return this.#emulator.commit('octocat', commit)
  }

  async openPullRequest(pull: PullRequestSetup): Promise<number> {
    const number = await this.#emulator.pullRequest(pull.author ?? 'octocat', pull)
    this.#pulls.remember(number, pull)
    return number
  }

  /** Writes a comment as another account: octocat, mallory, other-app[bot] or dependabot[bot]. */
  async comment(number: number, body: string, login: string): Promise<PostedComment> {
    const path = `/repos/${this.#repository}/issues/${number}/comments`
    const { body: posted } = await this.#emulator.ask(login, 'POST', path, { body })
    return corrected(posted) as PostedComment
  }

  async comments(number: number): Promise<PostedComment[]> {
    return this.#all(`issues/${number}/comments`)
  }

  async reviewComments(number: number): Promise<ReviewComment[]> {
    return this.#pulls.completed(await this.#all(`pulls/${number}/comments`)) as ReviewComment[]
  }

  /** All check runs of a commit, oldest first, each with all its annotations. */
  async checkRuns(sha: string): Promise<ShownCheckRun[]> {
    const path = `/repos/${this.#repository}/commits/${sha}/check-runs?filter=all`
    const { body } = await this.#emulator.ask(bot, 'GET', path)
    const { check_runs: runs } = body as { check_runs: ShownCheckRun[] }
    return runs.map((run) => ({ ...run, annotations: this.#checkRuns.annotationsOf(run.id) })).reverse()
  }

  /** The environment in which a runner starts the Action for an event: addresses, payload and token. */
  async environment(event: RunEvent): Promise<Record<string, string>> {
    const pull = async (number: number): Promise<PullPayload> => {
      const { body } = await this.#emulator.ask(bot, 'GET', `/repos/${this.#repository}/pulls/${number}`)
      return this.#pulls.whole(number, corrected(body)) as unknown as PullPayload
    }
    const context = { repository: this.#repository, sha: (ref: string) => this.sha(ref), pull }
    const { payload, environment } = await eventFiles(event, context)
    const file = join(this.#folder, `${event.name}-${Math.random().toString(36).slice(2)}.json`)
    writeFileSync(file, JSON.stringify(payload))
    const isEnterprise = this.address.endsWith('/api/v3')
    return {
      ...environment,
      GITHUB_EVENT_PATH: file,
      GITHUB_REPOSITORY: this.#repository,
      GITHUB_REPOSITORY_OWNER: this.#repository.split('/')[0] as string,
      GITHUB_API_URL: this.address,
      GITHUB_GRAPHQL_URL: isEnterprise ? this.address.replace(/v3$/, 'graphql') : `${this.address}/graphql`,
      GITHUB_SERVER_URL: isEnterprise ? 'https://github.example.com' : 'https://github.com',
      INPUT_TOKEN: this.token,
    }
  }

  /** Returns the violations of GitHub's description so far; `stop` no longer fails for them. */
  takeViolations(): string[] {
    return this.requests.violations.splice(0)
  }

  onStop(action: () => unknown): void {
    this.#atStop.push(action)
  }

  /** Stops everything, and fails if a request violated GitHub's description. */
  async stop(): Promise<void> {
    for (const action of this.#atStop) action()
    this.requests.release()
    this.#meetings.release()
    await this.#emulator.close()
    rmSync(this.#folder, { recursive: true, force: true })
    const violations = this.takeViolations()
    if (violations.length > 0) throw new Error(`Requests that GitHub does not take:\n${violations.join('\n')}`)
  }

  async #all<Item>(path: string): Promise<Item[]> {
    const items: Item[] = []
    for (let page = 1; ; page++) {
      const address = `/repos/${this.#repository}/${path}?per_page=100&page=${page}`
      const { body } = await this.#emulator.ask(bot, 'GET', address)
      items.push(...(corrected(body) as Item[]))
      if ((body as Item[]).length < 100) return items
    }
  }
}
