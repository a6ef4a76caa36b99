import { createHash } from 'node:crypto'
import { createServer, type Server, type ServerResponse } from 'node:http'
import { GitHubContents } from '../../src/edge/rest/github-contents.ts'
import { ended, listening } from './local-server.ts'
import { patient } from './patient.ts'

/** A repository as the API serves it. */
export interface HostedRepository {
  /**
   * Files by path, for each commit that can be read through it: its own and its forks'. An object is a symbolic link.
   */
  readonly commits: Readonly<Record<string, Readonly<Record<string, string | { readonly link: string }>>>>
  /** Commits of the default branch. */
  readonly main?: readonly string[]
  readonly tags?: Readonly<Record<string, string>>
  readonly branches?: Readonly<Record<string, string>>
  /** Its new name, if it was moved. */
  readonly movedTo?: string
}

/** Answers in place of the server, or returns false. */
export type Fault = (path: string, response: ServerResponse) => boolean

/** A server with the routes of the GitHub API that read policies. */
export class GitHubServer {
  readonly asked: string[] = []
  readonly waited: number[] = []
  repositories: Readonly<Record<string, HostedRepository>> = {}
  fault: Fault = () => false
  readonly #server: Server
  #call = new AbortController()

  constructor() {
    this.#server = createServer(patient, ({ url = '/', headers }, response) => {
      const path = decodeURIComponent(url)
      this.asked.push(path)
      if (this.fault(path, response)) return
      const [status, body, type = 'application/json; charset=utf-8'] =
        headers.authorization === 'Bearer token' ? this.#answer(path) : [401, '{"message":"Bad credentials"}']
      response.writeHead(status, status === 301 ? { location: body } : { 'content-type': type }).end(body)
    })
  }

  /** Resolves to its address. */
  start = (): Promise<string> => listening(this.#server)

  stop = (): void => ended(this.#server)

  /** Aborts the current call, as its time limit would. */
  timeIsUp(): void {
    this.#call.abort()
  }

  /** A reader with a token, whose waits return at once. It makes one call after another. */
  contents(address: string, token = 'token'): GitHubContents {
    const ask = async (path: string, accept: string) => {
      this.#call = new AbortController()
      const answer = await fetch(`${address}${path}`, {
        headers: { accept, authorization: `Bearer ${token}` },
        signal: this.#call.signal,
      })
      const body = new Uint8Array(await answer.arrayBuffer())
      return { status: answer.status, body, headers: Object.fromEntries(answer.headers) }
    }
    return new GitHubContents(ask, async (seconds) => {
      this.waited.push(seconds)
    })
  }

  #answer(path: string): [status: number, body: string, type?: string] {
    const [, name = '', rest = ''] = /^\/repos\/([^/]+\/[^/?]+)(.*)$/.exec(path) ?? []
    const repository = this.repositories[name]
    const missing: [number, string] = [404, '{"message":"Not Found"}']
    if (repository === undefined) return missing
    const { commits, main = Object.keys(commits), tags = {}, branches = {}, movedTo } = repository
    if (movedTo !== undefined) return [301, `/repos/${movedTo}${encodeURI(rest)}`]
    if (rest === '') return [200, JSON.stringify({ default_branch: 'main' })]
    const [, file = '', ref = ''] = /^\/contents\/(.*)\?ref=(.*)$/.exec(rest) ?? []
    const text = commits[ref]?.[file]
    if (typeof text === 'string') return [200, text, 'application/vnd.github.raw+json; charset=utf-8']
    const [, commit = ''] = /^\/git\/trees\/(\w+)\?recursive=1$/.exec(rest) ?? []
    if (commits[commit] !== undefined)
      return [200, JSON.stringify({ tree: Object.entries(commits[commit]).map(treeEntry), truncated: false })]
    const [, compared = ''] = /^\/compare\/main\.\.\.(\w+)\?/.exec(rest) ?? []
    if (main.includes(compared)) return [200, JSON.stringify({ status: 'behind' })]
    if (commits[compared] !== undefined) return [200, JSON.stringify({ status: 'diverged' })]
    const [, kind, label = ''] = /^\/commits\/(tags|heads)\/(.*)$/.exec(rest) ?? []
    const named = (kind === 'tags' ? tags : branches)[label]
    return kind !== undefined && named !== undefined ? [200, named, 'application/vnd.github.sha'] : missing
  }
}

const treeEntry = ([path, file]: readonly [string, string | { readonly link: string }]) => {
  const [mode, content] = typeof file === 'string' ? ['100644', file] : ['120000', file.link]
  const sha = createHash('sha1')
    .update(`blob ${Buffer.byteLength(content)}\0${content}`)
    .digest('hex')
  return { path, mode, type: 'blob', sha }
}
