import * as z from 'zod/mini'
import { commentMarker } from '../../core/report/markdown/comment.ts'
import type { GitHubClient } from './client.ts'
import type { GitHubEvent, PullRequest } from './event.ts'
import { GitHubFailure } from './failure.ts'
import { readPages } from './pages.ts'
import { movedOn } from './pull-request.ts'
import { isNewer, type RunNumber, runOf, runWord } from './run-number.ts'
import {
  asStored,
  remove,
  type SurfaceReport,
  type SurfaceResult,
  settled,
  surfaceReport,
  type Target,
  targetOf,
} from './surface.ts'
import { author, TokenAccount } from './token-account.ts'

export interface StickyComment {
  /** See {@link surfaceKey}. */
  readonly key: string
  /** What `commentText` makes of the outcome: at most 65,000 characters, since the run comes into the marker. */
  readonly text: string
  readonly mode: 'never' | 'on-findings' | 'on-change' | 'always'
  readonly hasFindings: boolean
  /** Whether a job came, went, or has other hardware, scale or cost. */
  readonly hasChange: boolean
}

interface OwnComment {
  readonly id: number
  readonly run: RunNumber
  readonly text: string
}

const comment = z.object({ id: z.number(), body: z.nullish(z.string()), user: author })
/** Beyond this many hundreds of comments, none is written where ours is not among them. */
const mostPages = 5

/**
 * Keeps exactly one comment on the pull request, and in it the word of the newest run: made where there is something to
 * say, brought to green once it is fixed, left alone where it says the same. What several runs at once make too many is
 * deleted; the oldest stays.
 */
export function publishComment(
  client: GitHubClient,
  event: GitHubEvent,
  wanted: StickyComment,
): Promise<SurfaceReport> {
  return surfaceReport('comment', 'pull-requests: write', event, async () => {
    const target = targetOf(event)
    if (wanted.mode === 'never') return nothing('No comment is asked for.')
    if (target === undefined || event.pullRequest === undefined)
      return nothing('There is no pull request to comment on.')
    const thread = new CommentThread(client, target, event.pullRequest, wanted, new TokenAccount(client, event.api))
    return settled(client, () => thread.step())
  })
}

const nothing = (words: string): SurfaceResult => ({ state: 'nothing to do', words })

class CommentThread {
  readonly #client: GitHubClient
  readonly #target: Target
  readonly #pull: PullRequest
  readonly #wanted: StickyComment
  readonly #account: TokenAccount
  #made: OwnComment | undefined
  #words = 'The comment is up to date.'

  constructor(client: GitHubClient, target: Target, pull: PullRequest, wanted: StickyComment, account: TokenAccount) {
    this.#client = client
    this.#target = target
    this.#pull = pull
    this.#wanted = wanted
    this.#account = account
  }

  /** Looks and brings the comments one step nearer to what is wanted; returns the result once they are. */
  async step(): Promise<SurfaceResult | undefined> {
    const [kept, ...extra] = await this.#own()
    if (kept === undefined) return this.#create()
    const isAhead = (other: OwnComment): boolean => isNewer(other.run, this.#target.run)
    const result = extra.some(isAhead)
      ? nothing('A newer run writes the comment.')
      : isAhead(kept)
        ? nothing('A newer run has written the comment.')
        : await this.#update(kept)
    // A newer run deletes its own; it may have looked before ours was there.
    for (const other of extra) if (!isAhead(other)) await this.#delete(other.id)
    return result
  }

  async #own(): Promise<OwnComment[]> {
    const parameters = { ...this.#place(), issue_number: this.#pull.number }
    const route = 'GET /repos/{owner}/{repo}/issues/{issue_number}/comments'
    const { items, isComplete } = await readPages(this.#client, { route, parameters }, comment, mostPages)
    const marked = items.filter(({ body }) => this.#parsed(body ?? '') !== undefined)
    const own = (await this.#account.ownOf(marked)).flatMap(({ id, body }) => {
      const parsed = this.#parsed(body ?? '')
      return parsed ? [{ id, ...parsed }] : []
    })
    if (own.length === 0 && !isComplete)
      throw new GitHubFailure('out of budget', `Ours is not among the first ${mostPages * 100} comments.`)
    // A list may miss a recent write.
    return own.length === 0 && this.#made ? [this.#made] : own.sort((a, b) => a.id - b.id)
  }

  async #create(): Promise<SurfaceResult | undefined> {
    const { mode, hasFindings, hasChange } = this.#wanted
    const isWanted = mode === 'always' || hasFindings || (mode === 'on-change' && hasChange)
    if (!isWanted) return nothing('There is nothing to comment on.')
    const moved = await movedOn(this.#client, this.#target, this.#pull)
    if (moved) return moved
    this.#words = 'The comment was written.'
    const parameters = { ...this.#place(), issue_number: this.#pull.number, body: this.#body() }
    const route = 'POST /repos/{owner}/{repo}/issues/{issue_number}/comments'
    const { id, user } = await this.#client.write({ route, parameters, answer: comment })
    this.#account.learnFrom(user)
    this.#made = { id, run: this.#target.run, text: this.#text() }
    return undefined
  }

  async #update({ id, text }: OwnComment): Promise<SurfaceResult> {
    if (text !== this.#text()) {
      const moved = await movedOn(this.#client, this.#target, this.#pull)
      if (moved) return moved
      this.#words = 'The comment was updated.'
      const parameters = { ...this.#place(), comment_id: id, body: this.#body() }
      const route = 'PATCH /repos/{owner}/{repo}/issues/comments/{comment_id}'
      await this.#client.write({ route, parameters, answer: comment })
    }
    return { state: 'done', words: this.#words }
  }

  async #delete(id: number): Promise<void> {
    const parameters = { ...this.#place(), comment_id: id }
    const route = 'DELETE /repos/{owner}/{repo}/issues/comments/{comment_id}'
    await remove(this.#client, { route, parameters })
  }

  /** The run and the text of a body that begins with our marker. */
  #parsed(body: string): Omit<OwnComment, 'id'> | undefined {
    const start = `<!-- accelerator-review:${this.#wanted.key} run:`
    const end = body.indexOf(' -->')
    if (!body.startsWith(start) || end === -1) return undefined
    const run = runOf(body.slice(start.length, end))
    return run && { run, text: asStored(body.slice(end + ' -->'.length)) }
  }

  #body(): string {
    return `<!-- accelerator-review:${this.#wanted.key} run:${runWord(this.#target.run)} -->\n${this.#text()}`
  }

  /** The markers that the text begins with give way to the one that names the run. */
  #text(): string {
    const { key, text } = this.#wanted
    const marker = commentMarker(key)
    const body = text.startsWith(marker) ? text.slice(marker.length) : text
    return asStored(body.replace(/^\n<!-- accelerator-review-run:[^\n>]{0,200} -->/, ''))
  }

  #place(): { owner: string; repo: string } {
    return { owner: this.#target.owner, repo: this.#target.repo }
  }
}
