import * as z from 'zod/mini'
import type { Unavailable } from '../../core/policy/layers/policy-reading.ts'
import { linkMode } from '../../core/review/change/base-tree.ts'
import { type Answer, type Answers, isPage, oddAnswer, parsed, refusal, unreachable } from './answer.ts'
import { type BlobName, contentIn } from './blob.ts'

const json = 'application/vnd.github+json'
const pageSize = 100
/** More than any organization has. */
const mostPages = 2_000

const listed = z.object({
  full_name: z.string().check(z.regex(/^[\w.-]{1,100}\/[\w.-]{1,100}$/)),
  fork: z.boolean(),
  archived: z.optional(z.boolean()),
  disabled: z.optional(z.boolean()),
  default_branch: z.optional(z.string()),
  pushed_at: z.optional(z.nullable(z.string())),
})

const tree = z.object({
  tree: z.array(
    z.object({
      path: z.string(),
      mode: z.string(),
      type: z.string(),
      sha: z.optional(z.string().check(z.regex(/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/))),
    }),
  ),
  truncated: z.boolean(),
})

/** A repository in its organization's list. */
export interface ListedRepository {
  /** For example `acme/training`. */
  readonly name: string
  readonly branch: string
  /** For any branch. Undefined if GitHub does not say. */
  readonly pushedAt?: string
  readonly isFork: boolean
  /** Archived or disabled, so read-only. */
  readonly isArchived: boolean
}

/** The plain files of a repository on its default branch. */
export interface ListedFiles {
  /** Git names of contents, by path. */
  readonly blobs: ReadonlyMap<string, string>
  /** False if GitHub lists only part of them. */
  readonly isComplete: boolean
}

/** Reads an organization's repositories: one call per hundred repositories, one per repository, one per file. */
export class Organization {
  readonly #answers: Answers
  readonly #blobName: BlobName

  constructor(answers: Answers, blobName: BlobName) {
    this.#answers = answers
    this.#blobName = blobName
  }

  /** All repositories that the token may see, by name. */
  async repositories(organization: string): Promise<readonly ListedRepository[] | Unavailable> {
    const found = new Map<string, ListedRepository>()
    for (let page = 1; ; page++) {
      if (page > mostPages) return oddAnswer(organization)
      const path = `/orgs/${encodeURIComponent(organization)}/repos?per_page=${pageSize}&sort=full_name&page=${page}`
      const answer = await this.#get(path, `The organization ${organization}`)
      if ('message' in answer) return answer
      const entries = z.array(listed).safeParse(parsed(answer))
      if (!entries.success) return oddAnswer(organization)
      for (const entry of entries.data) found.set(entry.full_name.toLowerCase(), repositoryOf(entry))
      if (entries.data.length < pageSize) break
    }
    return [...found].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, repository]) => repository)
  }

  /** The files of a repository. Empty if it has no commit. */
  async files({ name, branch, pushedAt }: ListedRepository): Promise<ListedFiles | Unavailable> {
    const path = `/repos/${name}/git/trees/${encodeURIComponent(branch)}?recursive=1`
    const answer = await this.#get(path, name, pushedAt)
    if ('message' in answer) return answer.status === 409 ? { blobs: new Map(), isComplete: true } : answer
    const read = tree.safeParse(parsed(answer))
    if (!read.success) return oddAnswer(name)
    const blobs = read.data.tree.flatMap(({ path: file, mode, type, sha }): [string, string][] =>
      type === 'blob' && mode !== linkMode && sha !== undefined ? [[file, sha]] : [],
    )
    return { blobs: new Map(blobs), isComplete: !read.data.truncated }
  }

  /** The content with a name from {@link files}. Later pushes do not change it. */
  async content({ name }: ListedRepository, blob: string): Promise<Uint8Array | Unavailable> {
    const read = (given: Answer): Uint8Array | undefined => {
      const content = contentIn(given)
      return content !== undefined && this.#blobName(content, blob.length) === blob ? content : undefined
    }
    const answer = await this.#get(`/repos/${name}/git/blobs/${blob}`, name, blob, read)
    return 'message' in answer ? answer : (read(answer) ?? oddAnswer(name))
  }

  async #get(
    path: string,
    about: string,
    of?: string,
    read: (given: Answer) => unknown = parsed,
  ): Promise<Answer | (Unavailable & { readonly status?: number })> {
    try {
      const isWhole = (given: Answer): boolean => read(given) !== undefined
      const answer = await this.#answers.get(path, json, { ...(of !== undefined && { of }), isWhole })
      if (answer.status !== 200) return { ...refusal(about, answer), status: answer.status }
      return isPage(answer) ? oddAnswer(about) : answer
    } catch (error) {
      return unreachable(error)
    }
  }
}

const repositoryOf = ({ full_name, fork, archived, disabled, default_branch, pushed_at }: z.infer<typeof listed>) => ({
  name: full_name,
  branch: default_branch ?? 'HEAD',
  ...(pushed_at && { pushedAt: pushed_at }),
  isFork: fork,
  isArchived: archived === true || disabled === true,
})
