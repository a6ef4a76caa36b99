import * as z from 'zod/mini'
import type { Outcome } from '../../core/review/outcome.ts'
import { inDiff, rightHunks } from '../../core/review/suggestions/patch.ts'
import type { Suggestion } from '../../core/review/suggestions/suggestion.ts'
import type { GitHubClient } from './client.ts'
import type { GitHubEvent, PullRequest } from './event.ts'
import { GitHubFailure } from './failure.ts'
import type { ChangedFile } from './files-changed.ts'
import { readPages } from './pages.ts'
import { movedOn } from './pull-request.ts'
import { fingerprintIn, isOutdated, outdatedBody, type ReviewComment, reviewComment } from './suggestion-comment.ts'
import {
  remove,
  type SurfaceReport,
  type SurfaceResult,
  settled,
  surfaceReport,
  type Target,
  targetOf,
} from './surface.ts'
import { author, TokenAccount } from './token-account.ts'

const listed = z.object({ id: z.number(), path: z.string(), body: z.string(), user: author })
const review = z.object({ id: z.number() })
/** In pages of a hundred. If there are more review comments, ours may be among them, and none is added. */
const mostPages = 5
/** The most suggestions on a pull request. The summary has the others as patches. */
const mostStanding = 10

/** Suggestions that differ only in numbers are of the same kind, and one of them is enough. */
const kindOf = ({ message }: Suggestion): string => message.replace(/\d[\d.,]*/g, '#')

/** A suggestion with its comment. */
interface Shown {
  readonly comment: ReviewComment
  readonly kind: string
}

/** The suggestions that GitHub accepts: all their lines are in one hunk of the diff. */
export function suggestionsInDiff<S extends Suggestion>(suggestions: readonly S[], files: readonly ChangedFile[]): S[] {
  const hunks = new Map(files.map(({ path, patch }) => [path, rightHunks(patch ?? '')]))
  return suggestions.filter((suggestion) => inDiff(suggestion, hunks.get(suggestion.path) ?? []))
}

/** The files and all suggestions of this run. */
type Checked = Pick<Outcome, 'files' | 'suggestions'>

/** The result of posting suggestions, with those that are then on the pull request. */
export interface SuggestionsReport extends SurfaceReport {
  /** Fingerprints. */
  readonly standing: ReadonlySet<string>
}

/**
 * Posts suggestions on lines of the pull request's diff: one per kind, at most ten, each only once per pull request.
 * Marks suggestions on checked files as outdated if they no longer apply. A suggestion that GitHub rejects does not
 * affect the others.
 */
export async function publishSuggestions(
  client: GitHubClient,
  event: GitHubEvent,
  suggestions: readonly Suggestion[],
  files: readonly ChangedFile[],
  checked: Checked,
): Promise<SuggestionsReport> {
  const standing = new Set<string>()
  const report = await surfaceReport('suggestions', 'pull-requests: write', event, async () => {
    const target = targetOf(event)
    const comments = new Map(
      suggestionsInDiff(suggestions, files).flatMap((suggestion) => {
        const made = reviewComment(suggestion)
        return made ? [[suggestion.fingerprint, { comment: made, kind: kindOf(suggestion) }] as const] : []
      }),
    )
    if (target === undefined || event.pullRequest === undefined)
      return { state: 'nothing to do', words: 'There is nothing to suggest on lines of a pull request.' }
    const account = new TokenAccount(client, event.api)
    const pull = event.pullRequest
    const posting = new SuggestionPosting({ client, target, pull, comments, checked, account, standing })
    return settled(client, () => posting.step())
  })
  return { ...report, standing }
}

interface PostingParts {
  readonly client: GitHubClient
  readonly target: Target
  readonly pull: PullRequest
  readonly comments: ReadonlyMap<string, Shown>
  readonly checked: Checked
  readonly account: TokenAccount
  readonly standing: Set<string>
}

class SuggestionPosting {
  readonly #client: GitHubClient
  readonly #target: Target
  readonly #pull: PullRequest
  readonly #comments: ReadonlyMap<string, Shown>
  /** The kinds of all current suggestions, by fingerprint. */
  readonly #kinds: ReadonlyMap<string, string>
  readonly #paths: ReadonlySet<string>
  readonly #account: TokenAccount
  readonly #standing: Set<string>
  readonly #sent = new Set<string>()
  readonly #refused = new Set<string>()
  #outdated = 0

  constructor({ client, target, pull, comments, checked, account, standing }: PostingParts) {
    this.#client = client
    this.#target = target
    this.#pull = pull
    this.#comments = comments
    this.#kinds = new Map(checked.suggestions?.map((suggestion) => [suggestion.fingerprint, kindOf(suggestion)]))
    this.#paths = new Set(checked.files.map(({ path }) => path))
    this.#account = account
    this.#standing = standing
  }

  /** Updates the suggestions on the pull request, and posts new ones. */
  async step(): Promise<SurfaceResult | undefined> {
    const own = await this.#own()
    const first = new Map(own.toReversed().map((comment) => [fingerprintIn(comment.body) ?? '', comment]))
    const wrong = [...first].filter(([fingerprint, comment]) => this.#isWrong(fingerprint, comment))
    const doubled = own.filter(({ id, body }) => first.get(fingerprintIn(body) ?? '')?.id !== id)
    for (const { id } of doubled) await this.#delete(id)
    if (wrong.length > 0) {
      const moved = await movedOn(this.#client, this.#target, this.#pull)
      if (moved) return moved
      for (const [fingerprint, { id }] of wrong) await this.#mend(id, fingerprint)
    }
    for (const [fingerprint, { body }] of first) if (this.#applies(fingerprint, body)) this.#standing.add(fingerprint)
    const open = this.#open()
    if (open.length === 0) return { state: 'done', words: this.#words() }
    const moved = await movedOn(this.#client, this.#target, this.#pull)
    if (moved) return moved
    await this.#post(open)
    return undefined
  }

  /** Ignores other runs' suggestions on files that this run does not check. */
  #isWrong(fingerprint: string, { path, body }: z.infer<typeof listed>): boolean {
    const isOurs = this.#paths.has(path) || this.#kinds.has(fingerprint)
    return isOurs && isOutdated(body) === this.#applies(fingerprint, body)
  }

  /** Whether its comment should show the suggestion. One that can no longer be shown is not changed. */
  #applies(fingerprint: string, body: string): boolean {
    return this.#comments.has(fingerprint) || (this.#kinds.has(fingerprint) && !isOutdated(body))
  }

  /** The suggestions to post: the first of each kind that GitHub does not reject, up to the limit. */
  #open(): [fingerprint: string, Shown][] {
    const kinds = new Set([...this.#standing].map((fingerprint) => this.#kinds.get(fingerprint)))
    const open: [string, Shown][] = []
    for (const [fingerprint, shown] of this.#comments) {
      if (kinds.has(shown.kind) || this.#refused.has(fingerprint) || this.#sent.has(fingerprint)) continue
      if (this.#standing.size + open.length >= mostStanding) break
      kinds.add(shown.kind)
      open.push([fingerprint, shown])
    }
    return open
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

  /** GitHub rejects a whole review for one bad line. Bisecting finds it, and the others are posted. */
  async #post(comments: readonly [fingerprint: string, Shown][]): Promise<void> {
    const { owner, repo, head } = this.#target
    const all = comments.map(([, { comment }]) => comment)
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

  /** Shows the suggestion again, or marks it as outdated. */
  async #mend(id: number, fingerprint: string): Promise<void> {
    const { owner, repo } = this.#target
    const shown = this.#comments.get(fingerprint)
    const body = shown?.comment.body ?? outdatedBody(fingerprint)
    const route = 'PATCH /repos/{owner}/{repo}/pulls/comments/{comment_id}'
    await this.#client.write({ route, parameters: { owner, repo, comment_id: id, body }, answer: review })
    if (shown === undefined) this.#outdated++
  }

  async #delete(id: number): Promise<void> {
    const { owner, repo } = this.#target
    const route = 'DELETE /repos/{owner}/{repo}/pulls/comments/{comment_id}'
    await remove(this.#client, { route, parameters: { owner, repo, comment_id: id } })
  }

  #words(): string {
    const refused = this.#refused.size
    const already = this.#standing.size - this.#sent.size
    const posted =
      this.#sent.size === 0
        ? 'No suggestion'
        : this.#sent.size === 1
          ? '1 suggestion'
          : `${this.#sent.size} suggestions`
    const before = already === 0 ? '' : `; ${already} ${already === 1 ? 'was' : 'were'} there already`
    return [
      `${posted} ${this.#sent.size > 1 ? 'were' : 'was'} posted${before}.`,
      ...(this.#outdated === 0 ? [] : [`${this.#outdated} marked as outdated.`]),
      ...(refused === 0 ? [] : [`GitHub rejected ${refused}.`]),
    ].join(' ')
  }
}
