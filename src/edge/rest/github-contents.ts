import * as z from 'zod/mini'
import type { Unavailable } from '../../core/policy/layers/policy-reading.ts'
import { isCommit } from '../../core/policy/layers/reference.ts'
import { type Listing, leadsElsewhere, type TreeEntry } from '../../core/review/change/base-tree.ts'
import {
  type Answer,
  type ApiRequest,
  behindLink,
  encodedPath,
  isPage,
  oddAnswer,
  parsed,
  permissionToRead,
  refusal,
  unavailable,
  unreachable,
} from './answer.ts'
import { contentIn } from './blob.ts'
import { patiently } from './patience.ts'

const name = z.string().check(z.regex(/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/))
const comparison = z.object({ merge_base_commit: z.object({ sha: name }) })
const tree = z.object({
  tree: z.array(z.object({ path: z.string(), mode: z.string(), type: z.string(), sha: name })),
  truncated: z.boolean(),
})

const raw = 'application/vnd.github.raw+json'
const json = 'application/vnd.github+json'
const sha = 'application/vnd.github.sha'

const isLink = (entry: TreeEntry | undefined): boolean => entry !== undefined && leadsElsewhere(entry)

/** The content of a folder by its git name, if it is already known. */
export type KnownFolders = (id: string) => Listing | undefined

const entriesOf = (entries: z.infer<typeof tree>['tree']): Listing =>
  new Map(entries.flatMap(({ path, mode, type, sha }) => (type === 'tree' ? [] : [[path, { mode, id: sha }]])))

/** Reads files of GitHub repositories. Sends each request once per run. */
export class GitHubContents {
  readonly #request: ApiRequest
  readonly #answers = new Map<string, Promise<Answer>>()

  constructor(request: ApiRequest, wait: (seconds: number) => Promise<void>) {
    this.#request = patiently(request, { attempts: 3, longestWaitSeconds: 20, wait })
  }

  /** A file of a commit. Undefined if the commit does not have it. */
  async fileAt(repository: string, commit: string, path: string): Promise<Uint8Array | undefined | Unavailable> {
    const found = await this.#get(`/repos/${repository}/contents/${encodedPath(path)}?ref=${commit}`, raw)
    if ('message' in found) return found
    // A proxy's page is not the file, whatever its status.
    if (found.status === 200) return isPage(found) ? oddAnswer(repository) : found.body
    if (found.status !== 404) return refusal(repository, found)
    // GitHub gives the same answer for an unreadable repository and for a file behind a symbolic link, which may exist.
    const isAbove = (folder: string): boolean => path.startsWith(`${folder}/`)
    const entries = await this.listing(repository, commit, () => undefined, isAbove)
    if ('message' in entries) return entries
    const link = [...path.matchAll(/\/|$/g)]
      .map(({ index }) => path.slice(0, index))
      .find((step) => isLink(entries.get(step)))
    if (link !== undefined) return behindLink(link)
    return entries.has(path) ? oddAnswer(repository) : undefined
  }

  /** A shared policy, at a tag or at a commit of the repository's default branch. Branches are rejected: they move. */
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

  async mergeBase(repository: string, one: string, other: string): Promise<string | Unavailable> {
    const way = `${encodedPath(one)}...${encodedPath(other)}`
    const none = unavailable(`GitHub does not have commit ${one.slice(0, 12)} or commit ${other.slice(0, 12)}.`, '')
    const compared = await this.#json(repository, `compare/${way}?per_page=1`, comparison, none)
    return 'message' in compared ? compared : compared.merge_base_commit.sha
  }

  /**
   * The files of a commit or tree: one request or, if GitHub truncates the answer, one per folder. Reuses folders that
   * `known` has, and skips those that `wants` excludes.
   */
  async listing(
    repository: string,
    of: string,
    known: KnownFolders,
    wants: (folder: string) => boolean = () => true,
  ): Promise<Listing | Unavailable> {
    const whole = await this.#tree(repository, `${of}?recursive=1`)
    if ('message' in whole || !whole.truncated) return 'message' in whole ? whole : entriesOf(whole.tree)
    const here = await this.#tree(repository, of)
    if ('message' in here) return here
    if (here.truncated) return unavailable(`${repository} has a folder with more files than GitHub lists.`, '')
    const entries = new Map(entriesOf(here.tree))
    for (const { path, sha } of here.tree.filter(({ path, type }) => type === 'tree' && wants(path))) {
      const inside = known(sha) ?? (await this.listing(repository, sha, known, (below) => wants(`${path}/${below}`)))
      if ('message' in inside) return inside
      for (const [below, entry] of inside) entries.set(`${path}/${below}`, entry)
    }
    return entries
  }

  /** The content with this git name. */
  async blob(repository: string, id: string): Promise<Uint8Array | Unavailable> {
    const found = await this.#get(`/repos/${repository}/git/blobs/${id}`, json)
    if ('message' in found) return found
    if (found.status !== 200) return refusal(repository, found)
    return contentIn(found) ?? oddAnswer(repository)
  }

  async #tree(repository: string, of: string): Promise<z.infer<typeof tree> | Unavailable> {
    const none = unavailable(
      `GitHub does not have commit or folder ${of.slice(0, 12)} of ${repository}, or the token may not read it.`,
      permissionToRead,
    )
    return this.#json(repository, `git/trees/${of}`, tree, none)
  }

  /** GitHub's JSON about a part of a repository. `none` if the part does not exist. */
  async #json<T extends object>(
    repository: string,
    part: string,
    schema: z.ZodMiniType<T>,
    none: Unavailable,
  ): Promise<T | Unavailable> {
    const found = await this.#get(`/repos/${repository}/${part}`, json)
    if ('message' in found) return found
    if (found.status === 404) return none
    if (found.status !== 200) return refusal(repository, found)
    return schema.safeParse(parsed(found)).data ?? oddAnswer(repository)
  }

  /** A repository gives access to every commit of its forks, so its default branch must contain the commit. */
  async #ownCommit(repository: string, commit: string): Promise<string | Unavailable> {
    const about = await this.#get(`/repos/${repository}`, json)
    if ('message' in about) return about
    if (about.status !== 200) return refusal(repository, about)
    const branch = (parsed(about) as { default_branch?: unknown } | undefined)?.default_branch
    if (typeof branch !== 'string') return oddAnswer(repository)
    const way = await this.#get(`/repos/${repository}/compare/${encodedPath(branch)}...${commit}?per_page=1`, json)
    if ('message' in way) return way
    const status = way.status === 200 ? (parsed(way) as { status?: unknown } | undefined)?.status : undefined
    if (status === 'behind' || status === 'identical') return commit
    if (way.status !== 200 && way.status !== 404) return refusal(repository, way)
    return unavailable(
      `The commit ${commit.slice(0, 12)} is not on the branch ${branch} of ${repository}; it may come from a fork.`,
      `Use a commit on ${branch}.`,
    )
  }

  async branchCommit(repository: string, branch: string): Promise<string | Unavailable> {
    const found = await this.#get(`/repos/${repository}/commits/${encodedPath(`heads/${branch}`)}`, sha)
    if ('message' in found) return found
    return found.status === 200 ? (commitIn(found) ?? oddAnswer(repository)) : refusal(repository, found)
  }

  async #tagCommit(repository: string, ref: string): Promise<string | Unavailable> {
    const tag = await this.#get(`/repos/${repository}/commits/${encodedPath(`tags/${ref}`)}`, sha)
    if ('message' in tag) return tag
    if (tag.status === 200) return commitIn(tag) ?? oddAnswer(repository)
    const branch = await this.#get(`/repos/${repository}/commits/${encodedPath(`heads/${ref}`)}`, sha)
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
    const pending = this.#answers.get(key) ?? this.#request(path, accept)
    this.#answers.set(key, pending)
    try {
      return await pending
    } catch (error) {
      return unreachable(error)
    }
  }
}

function commitIn({ body }: Answer): string | undefined {
  const text = new TextDecoder().decode(body).trim()
  return isCommit(text) ? text : undefined
}
