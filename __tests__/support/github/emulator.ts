import { createEmulator } from 'emulate'
import type { CommittedLink } from '../git.ts'
import type { Answer } from './answer.ts'

/** A commit on a branch or on a tag (`tags/v1`). */
export interface CommitSetup {
  readonly ref: string
  /** Where a new branch starts: `main` or `main~1`. Undefined: a new history. */
  readonly from?: string
  /** A file's new text, or null to delete it. */
  readonly files: Readonly<Record<string, string | null | CommittedLink>>
  /** Another repository than the run's; readable by everyone. */
  readonly repository?: string
  /** Git's id of the same commit, if a checkout has it: GitHub then uses it too. */
  readonly sha?: string
}

export interface PullRequestSetup {
  readonly head: string
  readonly base?: string
  readonly author?: string
  /** The repository of a stranger's branch. */
  readonly fork?: string
  /** Files too large for GitHub to show their changes. */
  readonly withoutPatch?: readonly string[]
}

const tokenOf = (login: string): string => `token-of-${login}`

/** The emulated GitHub with the state; the tests' server in front of it corrects it. */
export class Emulator {
  readonly #address: string
  readonly #publicAddress: string
  readonly #repository: string
  readonly #commits = new Map<string, string[]>()
  /** Maps the emulator's random commit ids to git's and back. */
  readonly #aliases = new Map<string, string>()
  readonly close: () => Promise<void>

  private constructor(address: string, publicAddress: string, repository: string, close: () => Promise<void>) {
    this.#address = address
    this.#publicAddress = publicAddress
    this.#repository = repository
    this.close = close
  }

  /** `publicAddress` is the base of its own links; `logins` have write access. */
  static async start(
    publicAddress: string,
    repository: string,
    logins: readonly string[],
    repositories: readonly string[],
  ): Promise<Emulator> {
    const owners = [...new Set(repositories.map((name) => name.split('/')[0] as string))]
    const members = logins.map((login) => ({ login, role: 'admin' }))
    const emulator = await createEmulator({
      service: 'github',
      port: 0,
      seed: {
        tokens: Object.fromEntries(logins.map((login) => [tokenOf(login), { login, scopes: ['repo'] }])),
        github: {
          users: logins.map((login) => ({ login })),
          orgs: owners.map((login) => ({ login, members })),
          repos: repositories.map((name) => {
            const [owner, repo] = name.split('/')
            return { owner, name: repo, private: name === repository, auto_init: false }
          }),
        },
      },
    })
    // It listens at one address, but `localhost` may resolve to two: on a busy machine, trying both takes too long.
    const address = emulator.url.replace('//localhost:', '//127.0.0.1:')
    return new Emulator(address, publicAddress, repository, () => emulator.close())
  }

  /** Requests a path of the API, with full access. */
  async ask(login: string, method: string, path: string, body?: unknown, accept = 'application/json'): Promise<Answer> {
    // Uses each connection once: a kept one may be closed just before its reuse.
    const answer = await fetch(`${this.#address}${this.#renamed(path)}`, {
      method,
      headers: { authorization: `Bearer ${tokenOf(login)}`, accept, connection: 'close' },
      ...(body !== undefined && { body: this.#renamed(JSON.stringify(body)) }),
    })
    const bytes = Buffer.from(await answer.arrayBuffer())
    const isJson = answer.headers.get('content-type')?.includes('json') === true
    const shown = (text: string): string => this.#renamed(text.replaceAll(this.#address, this.#publicAddress))
    const link = answer.headers.get('link')
    const headers = { ...(link !== null && { link: shown(link) }) }
    const { status } = answer
    if (!isJson) return { status, headers, ...(bytes.length > 0 && { body: bytes }) }
    const parsed = JSON.parse(shown(bytes.toString('utf8')))
    const pointer = { documentation_url: 'https://docs.github.com/rest', status: String(status) }
    return { status, headers, body: status < 400 ? parsed : { ...parsed, ...pointer } }
  }

  /** How many commits a repository received. */
  commitsOf = (repository: string): number =>
    [...this.#commits].reduce((all, [key, made]) => all + (key.startsWith(`${repository}:`) ? made.length : 0), 0)

  /** The commit of a branch, a tag or an ancestor (`main~1`). */
  sha(ref: string, repository = this.#repository): string {
    const [, name = '', back = '0'] = /^(.*?)(?:~(\d+))?$/.exec(ref) ?? []
    const sha = this.#commits.get(`${repository}:${name}`)?.at(-1 - Number(back))
    if (sha === undefined) throw new Error(`${repository} has no commit ${ref}.`)
    return sha
  }

  async commit(login: string, setup: CommitSetup): Promise<string> {
    const { ref, from, files, repository = this.#repository } = setup
    const key = `${repository}:${ref}`
    const known = this.#commits.get(key)
    const parent = known?.at(-1) ?? (from === undefined ? undefined : this.sha(from, repository))
    const git = async (path: string, body: object): Promise<string> =>
      (await this.#write(login, 'POST', `/repos/${repository}/git/${path}`, body)).sha
    const tree = await git('trees', {
      ...(parent !== undefined && { base_tree: await this.#treeOf(login, repository, parent) }),
      tree: Object.entries(files).map(([path, content]) => ({ path, ...treeEntry(content) })),
    })
    const author = { name: login, email: `${login}@example.com`, date: '2026-11-01T09:00:00Z' }
    const number = [...this.#commits.values()].flat().length
    const message = `Commit ${number + 1}`
    const made = await git('commits', { message, tree, author, parents: parent === undefined ? [] : [parent] })
    const sha = setup.sha ?? made
    this.#aliases.set(sha, made).set(made, sha)
    const full = ref.startsWith('tags/') ? ref : `heads/${ref}`
    if (known === undefined)
      await this.#write(login, 'POST', `/repos/${repository}/git/refs`, { ref: `refs/${full}`, sha })
    else await this.#write(login, 'PATCH', `/repos/${repository}/git/refs/${full}`, { sha, force: true })
    const before =
      from === undefined ? [] : (this.#commits.get(`${repository}:${from}`) ?? [this.sha(from, repository)])
    this.#commits.set(key, [...(known ?? before), sha])
    return sha
  }

  async pullRequest(login: string, { head, base = 'main' }: PullRequestSetup): Promise<number> {
    const path = `/repos/${this.#repository}/pulls`
    return (await this.#write(login, 'POST', path, { title: `Change ${head}`, head, base, body: '' })).number
  }

  #renamed(text: string): string {
    return text.replace(/\b[0-9a-f]{40}\b/g, (sha) => this.#aliases.get(sha) ?? sha)
  }

  async #treeOf(login: string, repository: string, commit: string): Promise<string> {
    const { body } = await this.ask(login, 'GET', `/repos/${repository}/git/commits/${commit}`)
    return (body as { tree: { sha: string } }).tree.sha
  }

  async #write(login: string, method: string, path: string, body: object): Promise<{ sha: string; number: number }> {
    const answer = await this.ask(login, method, path, body)
    if (answer.status >= 300) throw new Error(`${method} ${path}: ${JSON.stringify(answer.body)}`)
    return answer.body as { sha: string; number: number }
  }
}

function treeEntry(content: CommitSetup['files'][string]): object {
  if (content === null || typeof content === 'string')
    return { mode: '100644', type: 'blob', ...(content === null ? { sha: null } : { content }) }
  if ('link' in content) return { mode: '120000', type: 'blob', content: content.link }
  return { mode: '160000', type: 'commit', sha: content.commit }
}
