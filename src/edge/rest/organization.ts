import * as z from 'zod/mini'
import type { Unavailable } from '../../core/policy/layers/policy-reading.ts'
import { type Answer, type Answers, encodedPath, isPage, oddAnswer, parsed, refusal, unreachable } from './answer.ts'

const json = 'application/vnd.github+json'
const raw = 'application/vnd.github.raw+json'
const pageSize = 100

const listed = z.object({
  full_name: z.string().check(z.regex(/^[\w.-]{1,100}\/[\w.-]{1,100}$/)),
  fork: z.boolean(),
  archived: z.optional(z.boolean()),
  disabled: z.optional(z.boolean()),
  default_branch: z.optional(z.string()),
  pushed_at: z.optional(z.nullable(z.string())),
})

const tree = z.object({
  tree: z.array(z.object({ path: z.string(), mode: z.string(), type: z.string(), sha: z.optional(z.string()) })),
  truncated: z.boolean(),
})

/** The mode of a link in a tree. */
const linkMode = '120000'

/** A repository as the list of its organization shows it. */
export interface ListedRepository {
  /** Such as `acme/training`. */
  readonly name: string
  readonly branch: string
  /** Of any branch; absent where GitHub does not say. */
  readonly pushedAt?: string
  readonly isFork: boolean
  /** Archived or disabled: read only. */
  readonly isArchived: boolean
}

/** The plain files of a repository at its default branch. */
export interface ListedFiles {
  /** By path, the name of its content. */
  readonly blobs: ReadonlyMap<string, string>
  /** False where GitHub lists only a part. */
  readonly isComplete: boolean
}

/** Reads what the repositories of an organization hold: a call for each hundred of them, one for each, one for each file. */
export class Organization {
  readonly #answers: Answers

  constructor(answers: Answers) {
    this.#answers = answers
  }

  /** All repositories that the token may see, by name. */
  async repositories(organization: string): Promise<readonly ListedRepository[] | Unavailable> {
    const found = new Map<string, ListedRepository>()
    for (let page = 1; ; page++) {
      const path = `/orgs/${encodeURIComponent(organization)}/repos?per_page=${pageSize}&sort=full_name&page=${page}`
      const answer = await this.#get(path, json, `The organization ${organization}`)
      if ('message' in answer) return answer
      const entries = z.array(listed).safeParse(parsed(answer))
      if (!entries.success) return oddAnswer(organization)
      for (const entry of entries.data) found.set(entry.full_name.toLowerCase(), repositoryOf(entry))
      if (entries.data.length < pageSize) break
    }
    return [...found].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, repository]) => repository)
  }

  /** The files of a repository; those of one without a commit are none. */
  async files({ name, branch, pushedAt }: ListedRepository): Promise<ListedFiles | Unavailable> {
    const path = `/repos/${name}/git/trees/${encodeURIComponent(branch)}?recursive=1`
    const answer = await this.#get(path, json, name, pushedAt)
    if ('message' in answer) return answer.status === 409 ? { blobs: new Map(), isComplete: true } : answer
    const read = tree.safeParse(parsed(answer))
    if (!read.success) return oddAnswer(name)
    const blobs = read.data.tree.flatMap(({ path: file, mode, type, sha }): [string, string][] =>
      type === 'blob' && mode !== linkMode && sha !== undefined ? [[file, sha]] : [],
    )
    return { blobs: new Map(blobs), isComplete: !read.data.truncated }
  }

  /** A file of {@link files}. */
  async content({ name, branch }: ListedRepository, path: string, blob: string): Promise<Uint8Array | Unavailable> {
    const address = `/repos/${name}/contents/${encodedPath(path)}?ref=${encodeURIComponent(branch)}`
    const answer = await this.#get(address, raw, name, blob)
    return 'message' in answer ? answer : answer.body
  }

  async #get(
    path: string,
    accept: string,
    about: string,
    of?: string,
  ): Promise<Answer | (Unavailable & { readonly status?: number })> {
    try {
      const isWhole = (given: Answer): boolean => accept !== json || parsed(given) !== undefined
      const answer = await this.#answers.get(path, accept, { ...(of !== undefined && { of }), isWhole })
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
