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
  /** The result of `commentText`: at most 65,000 characters, because the marker gets the run's number. */
  readonly text: string
  readonly mode: 'never' | 'on-findings' | 'on-change' | 'always'
  readonly hasFindings: boolean
  /** Whether a job was added or withdrawn, or has other hardware, scale or cost. */
  readonly hasChange: boolean
}

interface OwnComment {
  readonly id: number
  readonly run: RunNumber
  readonly text: string
}

const comment = z.object({ id: z.number(), body: z.nullish(z.string()), user: author })
/** In pages of a hundred. If there are more comments and ours is not among these, none is written. */
const mostPages = 5

/**
 * Keeps exactly one comment on the pull request, with the newest run's result. Creates it if there is something to
 * report, updates it when all is fixed, and does not write an unchanged text. Deletes duplicates of concurrent runs;
 * the oldest stays.
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

  /** Reads the comments and takes one step towards the wanted state. Returns the result once it is reached. */
  async step(): Promise<SurfaceResult | undefined> {
    const [kept, ...extra] = await this.#own()
    if (kept === undefined) return this.#create()
    const isAhead = (other: OwnComment): boolean => isNewer(other.run, this.#target.run)
    const result = extra.some(isAhead)
      ? nothing('A newer run writes the comment.')
      : isAhead(kept)
        ? nothing('A newer run has written the comment.')
        : await this.#update(kept)
    // A newer run deletes its own. It may not have seen ours.
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

  /** The run and text of a comment that starts with our marker. */
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

  /** Replaces the text's marker with one that has the run's number. */
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
