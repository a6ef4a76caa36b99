import type { Answer } from './answer.ts'
import type { Handlers, ReceivedRequest } from './received-request.ts'

/** A test's settings of a repository besides its commits. */
export interface RepositorySetup {
  readonly archived?: true
  readonly fork?: true
}

const firstPush = Date.UTC(2026, 10, 1)

/** The lists of organizations' repositories, which the emulator lacks. */
export class Organizations {
  readonly handlers: Handlers = {
    'GET /orgs/{org}/repos': (request) => this.#list(request),
    'GET git/trees/{tree_sha}': (request) => this.#tree(request),
  }
  readonly #repositories: Readonly<Record<string, RepositorySetup>>
  /** Caches answers: the emulator accepts at most 5,000 requests per hour. */
  readonly #known = new Map<string, object>()
  readonly #trees = new Map<string, Answer>()
  readonly #commitsOf: (repository: string) => number

  /** `commitsOf` returns the number of commits of a repository, over all branches. */
  constructor(repositories: Readonly<Record<string, RepositorySetup>>, commitsOf: (repository: string) => number) {
    this.#repositories = repositories
    this.#commitsOf = commitsOf
  }

  async #list({ at, query, ask, address }: ReceivedRequest): Promise<Answer> {
    const names = Object.keys(this.#repositories)
      .filter((name) => name.startsWith(`${at['org']}/`))
      .sort()
    if (names.length === 0) return { status: 404, body: { message: 'Not Found' } }
    const [size, page] = [Number(query['per_page'] ?? 30), Number(query['page'] ?? 1)]
    const shown = names.slice((page - 1) * size, page * size)
    const body = await Promise.all(
      shown.map(async (name) => ({
        ...(await this.#shown(name, ask)),
        archived: false,
        ...this.#repositories[name],
        pushed_at: new Date(firstPush + 60_000 * this.#commitsOf(name)).toISOString(),
      })),
    )
    const next = `<${address}/orgs/${at['org']}/repos?per_page=${size}&page=${page + 1}>; rel="next"`
    return { status: 200, body, headers: page * size < names.length ? { link: next } : {} }
  }

  async #shown(name: string, ask: ReceivedRequest['ask']): Promise<object> {
    const known = this.#known.get(name) ?? ((await ask('GET', `/repos/${name}`)).body as object)
    this.#known.set(name, known)
    return known
  }

  async #tree({ root, at, query, forward }: ReceivedRequest): Promise<Answer> {
    const commits = this.#commitsOf(root.slice('/repos/'.length))
    if (commits === 0) return { status: 409, body: { message: 'Git Repository is empty.' } }
    const key = [root, at['tree_sha'], JSON.stringify(query), commits].join(' ')
    const tree = this.#trees.get(key) ?? (await forward())
    this.#trees.set(key, tree)
    return tree
  }
}
