import * as z from 'zod/mini'
import type { Unavailable } from '../../core/policy/layers/policy-reading.ts'
import { isCommit } from '../../core/policy/layers/reference.ts'

/** An answer of the GitHub API. */
export interface Answer {
  readonly status: number
  readonly body: Uint8Array
  readonly headers: Readonly<Record<string, string | undefined>>
}

/** Requests one address below the GitHub API. Throws where there is no answer. */
export type ApiRequest = (path: string, accept: string) => Promise<Answer>

/** What GitHub says of the way from one commit to another. */
export interface Changes {
  readonly mergeBase: string
  /** By path now, the path before; undefined for a new file. */
  readonly changed: ReadonlyMap<string, string | undefined>
  readonly deleted: readonly string[]
  readonly isComplete: boolean
}

const comparison = z.object({
  merge_base_commit: z.object({ sha: z.string().check(z.regex(/^[0-9a-f]{40}$/)) }),
  files: z._default(
    z.array(z.object({ filename: z.string(), status: z.string(), previous_filename: z.optional(z.string()) })),
    [],
  ),
})
/** GitHub lists no more files of a comparison. */
const mostComparedFiles = 300

const raw = 'application/vnd.github.raw+json'
const json = 'application/vnd.github+json'
const sha = 'application/vnd.github.sha'
const attempts = 3
const longestWaitSeconds = 20

/** Reads files of GitHub repositories, each request sent once in a run. */
export class GitHubContents {
  readonly #request: ApiRequest
  readonly #answers = new Map<string, Promise<Answer>>()
  readonly #wait: (seconds: number) => Promise<void>

  constructor(request: ApiRequest, wait: (seconds: number) => Promise<void>) {
    this.#request = request
    this.#wait = wait
  }

  /** A file of a repository as a commit has it; undefined where that commit has none. */
  async fileAt(repository: string, commit: string, path: string): Promise<Uint8Array | undefined | Unavailable> {
    const found = await this.#get(`/repos/${repository}/contents/${encoded(path)}?ref=${commit}`, raw)
    if ('message' in found) return found
    // A page of a proxy is no file, whatever its status.
    if (found.status === 200) return isPage(found) ? odd(repository) : found.body
    if (found.status !== 404) return refusal(repository, found)
    // The same answer is given for a repository that may not be read.
    const seen = await this.#get(`/repos/${repository}/git/commits/${commit}`, json)
    if ('message' in seen) return seen
    if (seen.status !== 200) return refusal(repository, seen)
    return (parsed(seen) as { sha?: unknown } | undefined)?.sha === commit ? undefined : odd(repository)
  }

  /** A shared policy. A commit must be one of the repository's own default branch, and a branch is no fixed place. */
  async sharedFile(
    repository: string,
    path: string,
    ref: string,
  ): Promise<{ readonly content: Uint8Array; readonly commit: string } | Unavailable> {
    const commit = isCommit(ref) ? await this.#ownCommit(repository, ref) : await this.#tagCommit(repository, ref)
    if (typeof commit !== 'string') return commit
    const content = await this.fileAt(repository, commit, path)
    if (content instanceof Uint8Array) return { content, commit }
    return content ?? unavailable(`${repository} has no file ${path} at ${ref}.`, 'Fix the path or the commit.')
  }

  /** What changed between two commits; `isComplete` is false where GitHub lists only a part. */
  async changes(repository: string, base: string, head: string): Promise<Changes | Unavailable> {
    const found = await this.#get(`/repos/${repository}/compare/${base}...${head}`, json)
    if ('message' in found) return found
    if (found.status === 404)
      return unavailable(`GitHub does not have commit ${base.slice(0, 12)} or commit ${head.slice(0, 12)}.`, '')
    if (found.status !== 200) return refusal(repository, found)
    const compared = comparison.safeParse(parsed(found))
    if (!compared.success) return odd(repository)
    const { files, merge_base_commit: mergeBase } = compared.data
    const present = files.filter(({ status }) => status !== 'removed')
    return {
      mergeBase: mergeBase.sha,
      changed: new Map(
        present.map((file) => [
          file.filename,
          file.status === 'added' ? undefined : (file.previous_filename ?? file.filename),
        ]),
      ),
      deleted: files.filter(({ status }) => status === 'removed').map(({ filename }) => filename),
      isComplete: files.length < mostComparedFiles,
    }
  }

  /** Any commit of any fork can be read through a repository, so its own branch must hold it. */
  async #ownCommit(repository: string, commit: string): Promise<string | Unavailable> {
    const about = await this.#get(`/repos/${repository}`, json)
    if ('message' in about) return about
    if (about.status !== 200) return refusal(repository, about)
    const branch = (parsed(about) as { default_branch?: unknown } | undefined)?.default_branch
    if (typeof branch !== 'string') return odd(repository)
    const way = await this.#get(`/repos/${repository}/compare/${encoded(branch)}...${commit}?per_page=1`, json)
    if ('message' in way) return way
    const status = way.status === 200 ? (parsed(way) as { status?: unknown } | undefined)?.status : undefined
    if (status === 'behind' || status === 'identical') return commit
    if (way.status !== 200 && way.status !== 404) return refusal(repository, way)
    return unavailable(
      `The commit ${commit.slice(0, 12)} is not on the branch ${branch} of ${repository}; it may come from a fork.`,
      `Use a commit on ${branch}.`,
    )
  }

  async #tagCommit(repository: string, ref: string): Promise<string | Unavailable> {
    const tag = await this.#get(`/repos/${repository}/commits/${encoded(`tags/${ref}`)}`, sha)
    if ('message' in tag) return tag
    if (tag.status === 200) return commitIn(tag) ?? odd(repository)
    const branch = await this.#get(`/repos/${repository}/commits/${encoded(`heads/${ref}`)}`, sha)
    if ('message' in branch) return branch
    if (branch.status === 200)
      return unavailable(
        `${ref} is a branch of ${repository}; nobody has reviewed what it will contain tomorrow.`,
        `Pin the commit that it points to now: @${commitIn(branch) ?? 'SHA'}.`,
      )
    if (branch.status !== 404 && branch.status !== 422) return refusal(repository, branch)
    return unavailable(
      `${repository} has no tag ${ref}, or the token may not read it.`,
      `Name a commit or a tag; a private repository needs a token with \`contents: read\` on it.`,
    )
  }

  async #get(path: string, accept: string): Promise<Answer | Unavailable> {
    const key = `${accept} ${path}`
    const pending = this.#answers.get(key) ?? this.#patiently(path, accept)
    this.#answers.set(key, pending)
    try {
      return await pending
    } catch (error) {
      return unavailable(
        `GitHub cannot be reached (${(error as Error).message}).`,
        'Run it again; behind a proxy, let the runner reach the API.',
      )
    }
  }

  async #patiently(path: string, accept: string): Promise<Answer> {
    for (let attempt = 1; ; attempt++) {
      const wait = attempt * attempt
      try {
        const answer = await this.#request(path, accept)
        const delay = retryAfter(answer, wait)
        if (attempt === attempts || delay === undefined || delay > longestWaitSeconds) return answer
        await this.#wait(delay)
      } catch (error) {
        if (attempt === attempts) throw error
        await this.#wait(wait)
      }
    }
  }
}

/** Seconds after which to ask again; undefined where the answer stands. */
function retryAfter({ status, headers }: Answer, usual: number): number | undefined {
  const named = Number(headers['retry-after'])
  if (status === 429 || (status === 403 && Number.isFinite(named))) return Number.isFinite(named) ? named : 60
  return status >= 500 ? usual : undefined
}

function refusal(repository: string, { status, headers }: Answer): Unavailable {
  if (status === 401) return unavailable('GitHub rejects the token (401).', 'Use a valid token.')
  if (status === 429 || (status === 403 && (headers['x-ratelimit-remaining'] === '0' || headers['retry-after'])))
    return unavailable('The token reached its rate limit on GitHub.', 'Run it again in an hour.')
  if (status >= 500) return unavailable(`GitHub returned an error (${status}).`, 'Run it again.')
  return unavailable(
    `${repository} does not exist, or the token may not read it (${status}).`,
    'Give the job `permissions: contents: read`; another private repository needs a token with `contents: read` on it.',
  )
}

const unavailable = (message: string, remedy: string): Unavailable => ({ message, remedy })
const odd = (repository: string): Unavailable =>
  unavailable(`GitHub returned an invalid answer about ${repository}.`, 'Run it again.')
const isPage = ({ headers }: Answer): boolean => /^text\/html\b/i.test(headers['content-type'] ?? '')
const encoded = (path: string): string => path.split('/').map(encodeURIComponent).join('/')

function commitIn({ body }: Answer): string | undefined {
  const text = new TextDecoder().decode(body).trim()
  return isCommit(text) ? text : undefined
}

function parsed({ body }: Answer): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(body))
  } catch {
    return undefined
  }
}
