import { type Answer, pageOf, unprocessable } from './answer.ts'
import { type Anchor, anchorProblem, type ChangedFile } from './diff.ts'
import type { PullRequestSetup } from './emulator.ts'
import type { Handlers, ReceivedRequest } from './received-request.ts'

interface PullRequest {
  readonly head: { readonly sha: string; readonly repo: object; readonly label?: string }
  readonly base: { readonly sha: string }
}

interface CommentBody extends Anchor {
  readonly body: string
  readonly commit_id?: string
}

const mostFiles = 3000

/** Pull requests as GitHub has them: their files with patches, and comments only on lines of the diff. */
export class PullRequests {
  readonly #tip: (branch: string) => string
  readonly #setups = new Map<number, PullRequestSetup>()
  /** Properties that the emulator forgets, by comment. */
  readonly #remembered = new Map<number, object>()

  readonly handlers: Handlers = {
    'GET pulls/{pull_number}': async (request) => this.#pull(await request.forward(), request),
    'GET pulls/{pull_number}/files': (request) => this.#filesPage(request),
    'GET pulls/{pull_number}/comments': async (request) => this.#complete(await request.forward()),
    'POST pulls/{pull_number}/comments': (request) => this.#comment(request),
    'PATCH pulls/comments/{comment_id}': async (request) => this.#complete(await request.forward()),
    'POST pulls/{pull_number}/reviews': (request) => this.#review(request),
  }

  /** `tip`: the present commit of a branch, since the emulator keeps a pull request at its first commit. */
  constructor(tip: (branch: string) => string) {
    this.#tip = tip
  }

  remember(number: number, setup: PullRequestSetup): void {
    this.#setups.set(number, setup)
  }

  /** A pull request at its head, with its branch's fork, which the emulator stores separately. */
  whole(number: number, pull: unknown): PullRequest {
    const fork = this.#setups.get(number)?.fork
    const { head: opened, ...rest } = pull as PullRequest & { head: { ref: string } }
    const head = { ...opened, sha: this.#tip(opened.ref) }
    if (fork === undefined) return { ...rest, head }
    const [login = '', name] = fork.split('/')
    const repo = { ...head.repo, id: 2, name, full_name: fork, fork: true }
    return { ...rest, head: { ...head, label: `${login}:${head.ref}`, repo } }
  }

  async #pull(answer: Answer, { at }: ReceivedRequest): Promise<Answer> {
    if (answer.status >= 300) return answer
    return { ...answer, body: this.whole(Number(at['pull_number']), answer.body) }
  }

  async #files(request: ReceivedRequest): Promise<ChangedFile[] | Answer> {
    const number = Number(request.at['pull_number'])
    const pull = await request.ask('GET', `${request.root}/pulls/${number}`)
    if (pull.status !== 200) return pull
    const { base, head } = this.whole(number, pull.body)
    const compared = await request.ask('GET', `${request.root}/compare/${base.sha}...${head.sha}`)
    if (compared.status !== 200) return compared
    const bare = new Set(this.#setups.get(number)?.withoutPatch ?? [])
    const { files } = compared.body as { files: ChangedFile[] }
    return files.map(({ patch, ...file }) =>
      patch === undefined || bare.has(file.filename) ? file : { ...file, patch },
    )
  }

  async #filesPage(request: ReceivedRequest): Promise<Answer> {
    const files = await this.#files(request)
    if (!Array.isArray(files)) return files
    const address = `${request.address}${request.root}/pulls/${request.at['pull_number']}/files`
    const { items, headers } = pageOf(files.slice(0, mostFiles), request.query, address)
    return { status: 200, body: items, headers }
  }

  async #comment(request: ReceivedRequest): Promise<Answer> {
    const files = await this.#files(request)
    if (!Array.isArray(files)) return files
    const body = request.body as CommentBody
    const problem = anchorProblem(body, files) ?? (await this.#commitProblem(request, body.commit_id))
    if (problem === undefined) return this.#complete(await this.#store(request, body, null))
    const error = { resource: 'PullRequestReviewComment', code: 'custom', field: 'pull_request_review_thread.line' }
    return unprocessable('Validation Failed', [{ ...error, message: problem }])
  }

  async #review(request: ReceivedRequest): Promise<Answer> {
    const files = await this.#files(request)
    if (!Array.isArray(files)) return files
    const { comments = [], ...review } = request.body as { comments?: CommentBody[]; body?: string; commit_id?: string }
    const problems = comments.map((comment) => anchorProblem(comment, files)).filter((found) => found !== undefined)
    const wrongCommit = await this.#commitProblem(request, review.commit_id)
    if (wrongCommit !== undefined) problems.push(wrongCommit)
    if (comments.length === 0 && !review.body) problems.push('Review comments and body are both missing')
    // GitHub refuses a whole review for one wrong anchor.
    if (problems.length > 0) return unprocessable('Unprocessable Entity', [...new Set(problems)])
    const answer = await request.forward(review)
    if (answer.status >= 300) return answer
    const { id } = answer.body as { id: number }
    for (const comment of comments) await this.#store(request, { ...comment, ...commitOf(review) }, id)
    return { ...answer, status: 200 }
  }

  async #commitProblem({ ask, root, at }: ReceivedRequest, sha: string | undefined): Promise<string | undefined> {
    const { body } = await ask('GET', `${root}/pulls/${at['pull_number']}`)
    const { base, head } = this.whole(Number(at['pull_number']), body)
    if (sha === undefined || sha === head.sha) return undefined
    const wayFrom = async (from: string): Promise<string | undefined> =>
      ((await ask('GET', `${root}/compare/${from}...${sha}`)).body as { status?: string }).status
    const isPart = (await wayFrom(head.sha)) === 'behind' && (await wayFrom(base.sha)) !== 'behind'
    return isPart ? undefined : 'commit_id is not part of the pull request'
  }

  async #store({ ask, root, at }: ReceivedRequest, body: CommentBody, review: number | null): Promise<Answer> {
    const answer = await ask('POST', `${root}/pulls/${at['pull_number']}/comments`, body)
    if (answer.status >= 300) return answer
    const { id } = answer.body as { id: number }
    const { start_line = null, start_side = null, line } = body
    this.#remembered.set(id, {
      start_line,
      start_side,
      original_line: line,
      original_start_line: start_line,
      pull_request_review_id: review,
    })
    return answer
  }

  /** Comments with the properties that the emulator forgets. */
  completed(comments: readonly { id: number }[]): object[] {
    return comments.map((comment) => this.#completeOne(comment))
  }

  #complete(answer: Answer): Answer {
    if (answer.status >= 300) return answer
    const { body } = answer as { body: { id: number } | { id: number }[] }
    return { ...answer, body: Array.isArray(body) ? this.completed(body) : this.#completeOne(body) }
  }

  #completeOne(comment: { id: number; pull_request_url?: string }): object {
    const href = comment.pull_request_url
    const links = { self: { href }, html: { href }, pull_request: { href } }
    return { ...comment, ...this.#remembered.get(comment.id), _links: links }
  }
}

const commitOf = ({ commit_id }: { commit_id?: string }): { commit_id?: string } =>
  commit_id === undefined ? {} : { commit_id }
