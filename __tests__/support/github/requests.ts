import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { type Answer, refusals, unprocessable } from './answer.ts'
import { corrected } from './corrections.ts'
import { answerProblems, type Matched, matchRoute, requestProblems } from './description.ts'
import type { Emulator } from './emulator.ts'
import { answerInstead } from './fault-answers.ts'
import type { Fault, Faults } from './faults.ts'
import type { Meetings } from './meetings.ts'
import { mayAsk, type Permissions } from './permissions.ts'
import type { Handlers } from './received-request.ts'
import { send } from './send.ts'
import { silences } from './silences.ts'

/** A call of the API, in order of arrival. */
export interface Call {
  readonly method: string
  /** For example `POST check-runs`; the path itself if GitHub has no such route. */
  readonly route: string
  readonly path: string
  readonly query: Readonly<Record<string, string>>
  readonly body: unknown
  readonly fault?: Fault['kind']
  /** The status of the answer, delivered or not; undefined while in progress. */
  status?: number
}

interface Setup {
  readonly address: string
  readonly bot: string
  readonly token: string
  readonly repository: string
  readonly permissions: Permissions
  readonly isPublic: boolean
  /** Whether to validate answers against the description too. */
  readonly checksAnswers: boolean
  readonly emulator: Emulator
  readonly faults: Faults
  readonly meetings: Meetings
  readonly handlers: Handlers
}

/** Handles requests: records, validates, refuses or answers each, and applies faults. */
export class Requests {
  readonly calls: Call[] = []
  /** Violations of the description by our requests, in words. */
  readonly violations: string[] = []
  readonly #setup: Setup
  readonly #waiting = new Set<() => void>()

  constructor(setup: Setup) {
    this.#setup = setup
  }

  /** Releases the calls that a fault holds back. */
  release(): void {
    for (const wake of this.#waiting) wake()
  }

  async handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { address, faults } = this.#setup
    const text = await bodyOf(request)
    const method = request.method ?? 'GET'
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost')
    const prefix = new URL(address).pathname.replace(/\/$/, '')
    const path = pathname.startsWith(prefix) ? pathname.slice(prefix.length) : undefined
    const matched = path === undefined ? undefined : matchRoute(method, path)
    const query = Object.fromEntries(searchParams)
    const fault = matched === undefined ? undefined : faults.next(matched.route)
    const route = matched?.route ?? `${method} ${pathname}`
    const body = parsed(text)
    const call: Call = { method, route, path: pathname, query, body, ...(fault && { fault: fault.kind }) }
    this.calls.push(call)
    const problems = matched === undefined ? [noRoute] : requestProblems(matched.route, query, body)
    this.violations.push(...problems.map((problem) => `${route}: ${problem}`))
    await this.#before(fault, request)
    if (fault?.kind === 'reset' || response.destroyed) return void request.socket.destroy()
    const instead = fault === undefined ? undefined : answerInstead(fault)
    const answer = instead ?? (await this.#safely(request, { matched, path: path ?? '', query, text, body, problems }))
    const sent = sinceEtag(request, answer)
    call.status = sent.status
    await this.#setup.meetings.meet(route)
    send(response, sent, fault?.kind, (end) => {
      this.#waiting.add(end)
      silences.emit(address)
    })
  }

  /** Reports a mistake of the tests' GitHub at the end, and still answers. */
  async #safely(request: IncomingMessage, asked: Request): Promise<Answer> {
    const { matched, path } = asked
    try {
      const answer = await this.#answer(request, asked)
      const isFree = matched === undefined || isRaw(answer) || !this.#setup.checksAnswers
      const problems = isFree ? [] : answerProblems(matched.route, answer.status, answer.body)
      this.violations.push(...problems.map((problem) => `${matched?.route}: ${problem}`))
      return answer
    } catch (error) {
      this.violations.push(`${request.method} ${path}: the tests' GitHub broke: ${(error as Error).stack}`)
      return { status: 500, body: { message: 'Server Error' } }
    }
  }

  async #before(fault: Fault | undefined, request: IncomingMessage): Promise<void> {
    if (fault?.kind === 'silence') {
      const over = this.#until(request)
      silences.emit(this.#setup.address)
      await over
    }
    if (fault?.kind === 'delay') await this.#until(request, fault.delayMilliseconds ?? 1_000)
  }

  /** Waits for a time or, without one, until the client disconnects or the server stops. */
  #until(request: IncomingMessage, milliseconds?: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = milliseconds === undefined ? undefined : setTimeout(resolve, milliseconds)
      const wake = (): void => {
        clearTimeout(timer)
        resolve()
      }
      this.#waiting.add(wake)
      request.socket.once('close', wake)
    })
  }

  async #answer(request: IncomingMessage, asked: Request): Promise<Answer> {
    const { matched, query, body, path } = asked
    const refusal = this.#refusal(request, asked)
    if (refusal !== undefined || matched === undefined) return refusal ?? refusals.notFound
    const { emulator, bot, address, handlers } = this.#setup
    const accept = request.headers.accept ?? ''
    const search = new URLSearchParams(query).toString()
    const ask = async (method: string, to: string, sent?: unknown): Promise<Answer> => {
      const answer = await emulator.ask(bot, method, to, sent, accept.includes('raw') ? accept : undefined)
      return { ...answer, body: corrected(answer.body) }
    }
    const forward = (sent: unknown = body): Promise<Answer> =>
      ask(request.method ?? 'GET', search === '' ? path : `${path}?${search}`, sent)
    const { route, at, owner, repo } = matched
    const whole = { route, at, query, body, accept, root: `/repos/${owner}/${repo}`, address, forward, ask }
    return (handlers[route] ?? (() => forward()))(whole)
  }

  #refusal(request: IncomingMessage, { matched, text, body, problems }: Request): Answer | undefined {
    const { token, repository, permissions, isPublic } = this.#setup
    const given = /^(?:token|bearer) (.*)$/i.exec(request.headers.authorization ?? '')?.[1]
    if (request.headers['user-agent'] === undefined) return refusals.noUserAgent
    if (matched === undefined) return refusals.notFound
    const isOwn = `${matched.owner}/${matched.repo}` === repository
    const isReadable = request.method === 'GET' && matched.owner !== '' && (!isOwn || isPublic)
    if (given !== undefined && given !== token) return refusals.badCredentials
    if (given === undefined && !isReadable) return refusals.notFound
    if (isOwn || matched.owner === '') {
      if (!mayAsk(matched.route, permissions, isPublic)) return refusals.forbidden
    } else if (!isReadable) return refusals.forbidden
    if (text !== '' && body === undefined) return refusals.unreadable
    return problems.length === 0 ? undefined : unprocessable(`Invalid request.\n\n${problems.join('\n')}`)
  }
}

interface Request {
  readonly matched: Matched | undefined
  readonly path: string
  readonly query: Readonly<Record<string, string>>
  readonly text: string
  readonly body: unknown
  readonly problems: readonly string[]
}

const noRoute = 'GitHub has no such route, or scripts/github-fixtures.js does not know that we use it'

const isRaw = ({ body, headers }: Answer): boolean =>
  body instanceof Buffer || /vnd\.github\.sha/.test(headers?.['content-type'] ?? '')

/** Adds GitHub's ETag, and answers 304 to clients that already have the content. */
function sinceEtag({ method, headers }: IncomingMessage, answer: Answer): Answer {
  if (method !== 'GET' || answer.status !== 200) return answer
  const text = answer.body instanceof Buffer ? answer.body : JSON.stringify(answer.body)
  const etag = `W/"${createHash('sha256').update(text).digest('hex')}"`
  if (headers['if-none-match'] === etag) return { status: 304, headers: { etag } }
  return { ...answer, headers: { ...answer.headers, etag } }
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  return Buffer.concat(parts).toString('utf8')
}

function parsed(text: string): unknown {
  try {
    return text === '' ? undefined : JSON.parse(text)
  } catch {
    return undefined
  }
}
