import * as z from 'zod/mini'
import { inDiff, rightHunks } from '../../core/review/suggestions/patch.ts'
import type { Suggestion } from '../../core/review/suggestions/suggestion.ts'
import type { GitHubClient } from './client.ts'
import type { GitHubEvent, PullRequest } from './event.ts'
import { GitHubFailure } from './failure.ts'
import type { ChangedFile } from './files-changed.ts'
import { readPages } from './pages.ts'
import { movedOn } from './pull-request.ts'
import { fingerprintIn, type ReviewComment, reviewComment } from './suggestion-comment.ts'
import { type SurfaceReport, type SurfaceResult, settled, surfaceReport, type Target, targetOf } from './surface.ts'
import { author, TokenAccount } from './token-account.ts'

const listed = z.object({ id: z.number(), body: z.string(), user: author })
const review = z.object({ id: z.number() })
/** Beyond this many hundreds of review comments, none is added: ours may be among the rest. */
const mostPages = 5
/** More comments than this in a request make GitHub slow to answer, or give up. */
const perRequest = 30

/** The suggestions that GitHub takes a comment for: all their lines in one hunk that the pull request shows. */
export function suggestionsInDiff<S extends Suggestion>(suggestions: readonly S[], files: readonly ChangedFile[]): S[] {
  const hunks = new Map(files.map(({ path, patch }) => [path, rightHunks(patch ?? '')]))
  return suggestions.filter((suggestion) => inDiff(suggestion, hunks.get(suggestion.path) ?? []))
}

/** What became of suggestions, and which of them stand on the pull request, however it ended. */
export interface SuggestionsReport extends SurfaceReport {
  /** By fingerprint. */
  readonly standing: ReadonlySet<string>
}

/**
 * Posts suggestions on the lines of the pull request's diff, each once in the life of the pull request. One
 * that GitHub does not take costs no other its place.
 */
export async function publishSuggestions(
  client: GitHubClient,
  event: GitHubEvent,
  suggestions: readonly Suggestion[],
  files: readonly ChangedFile[],
): Promise<SuggestionsReport> {
  const standing = new Set<string>()
  const report = await surfaceReport('suggestions', 'pull-requests: write', event, async () => {
    const target = targetOf(event)
    const comments = new Map(
      suggestionsInDiff(suggestions, files).flatMap((suggestion) => {
        const made = reviewComment(suggestion)
        return made ? [[suggestion.fingerprint, made] as const] : []
      }),
    )
    if (target === undefined || event.pullRequest === undefined || comments.size === 0)
      return { state: 'nothing to do', words: 'There is nothing to suggest on lines of a pull request.' }
    const account = new TokenAccount(client, event.api)
    const posting = new SuggestionPosting(client, target, event.pullRequest, comments, account, standing)
    return settled(client, () => posting.step())
  })
  return { ...report, standing }
}

class SuggestionPosting {
  readonly #client: GitHubClient
  readonly #target: Target
  readonly #pull: PullRequest
  readonly #comments: ReadonlyMap<string, ReviewComment>
  readonly #account: TokenAccount
  readonly #standing: Set<string>
  readonly #sent = new Set<string>()
  readonly #refused = new Set<string>()

  constructor(
    client: GitHubClient,
    target: Target,
    pull: PullRequest,
    comments: ReadonlyMap<string, ReviewComment>,
    account: TokenAccount,
    standing: Set<string>,
  ) {
    this.#client = client
    this.#target = target
    this.#pull = pull
    this.#comments = comments
    this.#account = account
    this.#standing = standing
  }

  /** Looks which suggestions stand already, deletes what several runs posted at once, and posts the others. */
  async step(): Promise<SurfaceResult | undefined> {
    const own = await this.#own()
    const seen = new Set<string>()
    const doubled = own.filter(({ body }) => {
      const fingerprint = fingerprintIn(body) ?? ''
      return seen.size === seen.add(fingerprint).size
    })
    for (const fingerprint of seen) this.#standing.add(fingerprint)
    for (const { id } of doubled) await this.#delete(id)
    const open = [...this.#comments].filter(
      ([fingerprint]) => !seen.has(fingerprint) && !this.#refused.has(fingerprint) && !this.#sent.has(fingerprint),
    )
    if (open.length === 0) return { state: 'done', words: this.#words() }
    const moved = await movedOn(this.#client, this.#target, this.#pull)
    if (moved) return moved
    for (let at = 0; at < open.length; at += perRequest) await this.#post(open.slice(at, at + perRequest))
    return undefined
  }

  async #own(): Promise<z.infer<typeof listed>[]> {
    const { owner, repo } = this.#target
    const route = 'GET /repos/{owner}/{repo}/pulls/{pull_number}/comments'
    const parameters = { owner, repo, pull_number: this.#pull.number }
    const { items, isComplete } = await readPages(this.#client, { route, parameters }, listed, mostPages)
    if (!isComplete) throw new GitHubFailure('out of budget', `There are more than ${mostPages * 100} review comments.`)
    const own = await this.#account.ownOf(items.filter(({ body }) => fingerprintIn(body) !== undefined))
    return own.sort((a, b) => a.id - b.id)
  }

  /** GitHub refuses a review for one bad anchor: halves tell which it is, and the others get through. */
  async #post(comments: readonly [fingerprint: string, ReviewComment][]): Promise<void> {
    const { owner, repo, head } = this.#target
    const all = comments.map(([, comment]) => comment)
    const parameters = { owner, repo, pull_number: this.#pull.number, commit_id: head, event: 'COMMENT', comments: all }
    const route = 'POST /repos/{owner}/{repo}/pulls/{pull_number}/reviews'
    try {
      await this.#client.write({ route, parameters, answer: review })
      for (const [fingerprint] of comments) {
        this.#sent.add(fingerprint)
        this.#standing.add(fingerprint)
      }
    } catch (error) {
      if (!(error instanceof GitHubFailure && error.ending === 'not accepted')) throw error
      if (comments.length === 1) for (const [fingerprint] of comments) this.#refused.add(fingerprint)
      else {
        const half = Math.ceil(comments.length / 2)
        await this.#post(comments.slice(0, half))
        await this.#post(comments.slice(half))
      }
    }
  }

  async #delete(id: number): Promise<void> {
    const { owner, repo } = this.#target
    const route = 'DELETE /repos/{owner}/{repo}/pulls/comments/{comment_id}'
    try {
      await this.#client.write({ route, parameters: { owner, repo, comment_id: id }, answer: z.unknown() })
    } catch (error) {
      // Another run was quicker.
      if (!(error instanceof GitHubFailure && error.ending === 'not found')) throw error
    }
  }

  #words(): string {
    const refused = this.#refused.size
    const stand = this.#comments.size - refused
    const posted = `${this.#sent.size === 1 ? '1 suggestion was' : `${this.#sent.size} suggestions were`} posted; ${stand - this.#sent.size} stood there already.`
    return refused === 0 ? posted : `${posted} GitHub did not take ${refused}.`
  }
}
