import type * as z from 'zod/mini'
import { type GitHubAnswer, readAnswer } from './answer.ts'
import { GitHubFailure } from './failure.ts'

/** Sends one request. Throws if no answer arrives within the time limit. */
export type Send = (
  route: string,
  parameters: Readonly<Record<string, unknown>>,
  milliseconds: number,
) => Promise<GitHubAnswer>

export interface Clock {
  /** Milliseconds since 1970. */
  now(): number
  sleep(milliseconds: number): Promise<void>
}

/** A request with the schema of its answer. */
export interface Call<T> {
  /** For example `GET /repos/{owner}/{repo}`. */
  readonly route: string
  readonly parameters: Readonly<Record<string, unknown>>
  readonly answer: z.ZodMiniType<T>
}

export interface Limits {
  readonly calls: number
  readonly callSeconds: number
  readonly allSeconds: number
  readonly waitSeconds: number
  readonly betweenWritesSeconds: number
}

const usualLimits: Limits = { calls: 25, callSeconds: 15, allSeconds: 120, waitSeconds: 60, betweenWritesSeconds: 1 }
const attempts = 3

/**
 * All calls of a run to GitHub, one at a time. Retries reads if that may help. Retries a write only if GitHub says that
 * it did nothing: after a lost answer the write fails as `lost`, and callers must read before they write again. Throws
 * {@link GitHubFailure}.
 */
export class GitHubClient {
  readonly #send: Send
  readonly #clock: Clock
  readonly #limits: Limits
  #queue: Promise<unknown> = Promise.resolve()
  #calls = 0
  #deadline: number | undefined
  #lastWrite = Number.NEGATIVE_INFINITY
  #closedUntil = Number.NEGATIVE_INFINITY

  constructor(send: Send, clock: Clock, limits: Partial<Limits> = {}) {
    this.#send = send
    this.#clock = clock
    this.#limits = { ...usualLimits, ...limits }
  }

  /** The calls left for surfaces in this run. */
  get callsLeft(): number {
    return Math.max(0, this.#limits.calls - this.#calls)
  }

  read<T>(call: Call<T>): Promise<T> {
    return this.#inTurn(() => this.#patiently(call, true))
  }

  write<T>(call: Call<T>): Promise<T> {
    return this.#inTurn(async () => {
      const since = this.#clock.now() - this.#lastWrite
      await this.pause(Math.max(0, this.#limits.betweenWritesSeconds - since / 1000))
      return this.#patiently(call, false)
    })
  }

  /**
   * Sends one request that the verdict needs, such as for a policy. It runs in turn and has a time limit, but does not
   * count toward the surfaces' budget. Throws what {@link Send} throws.
   */
  request(route: string, parameters: Readonly<Record<string, unknown>>): Promise<GitHubAnswer> {
    return this.#inTurn(() => this.#send(route, parameters, this.#limits.callSeconds * 1000))
  }

  /** Waits, if enough time is left. */
  async pause(seconds: number): Promise<void> {
    if (seconds <= 0) return
    if (seconds > this.#secondsLeft()) throw this.#outOfTime()
    await this.#clock.sleep(seconds * 1000)
  }

  /** Waits between calls of {@link request}, regardless of the surfaces' time. */
  sleep(seconds: number): Promise<void> {
    return this.#clock.sleep(seconds * 1000)
  }

  #inTurn<T>(work: () => Promise<T>): Promise<T> {
    const result = this.#queue.then(work)
    this.#queue = result.catch(() => undefined)
    return result
  }

  async #patiently<T>(call: Call<T>, isRead: boolean): Promise<T> {
    for (let attempt = 1; ; attempt++) {
      const reading = await this.#once(call, isRead)
      if ('value' in reading) return reading.value
      const { failure } = reading
      const isLast = attempt === attempts
      if ('waitSeconds' in reading) await this.#waitForLimit(reading.waitSeconds, failure, isLast)
      else if (failure.ending !== 'lost' || !isRead) throw failure
      else if (isLast) throw new GitHubFailure('unreachable', failure.message)
      else await this.pause(attempt * attempt)
    }
  }

  async #once<T>({ route, parameters, answer }: Call<T>, isRead: boolean): Promise<ReturnType<typeof readAnswer<T>>> {
    const closed = (this.#closedUntil - this.#clock.now()) / 1000
    if (closed > 0) await this.#waitForLimit(closed, this.#tooOften(), false)
    if (this.callsLeft === 0)
      throw new GitHubFailure('out of budget', `The run has used its ${this.#limits.calls} calls to GitHub.`)
    const seconds = Math.min(this.#limits.callSeconds, this.#secondsLeft())
    if (seconds <= 0) throw this.#outOfTime()
    this.#calls += 1
    try {
      const got = await this.#send(route, parameters, Math.ceil(seconds * 1000))
      return readAnswer(got, answer, this.#clock.now() / 1000)
    } catch {
      return { failure: new GitHubFailure('lost', 'GitHub gave no answer.') }
    } finally {
      if (!isRead) this.#lastWrite = this.#clock.now()
    }
  }

  /** A rate limit applies to all calls. If it lasts too long, none is made until it resets. */
  async #waitForLimit(seconds: number, failure: GitHubFailure, isLast: boolean): Promise<void> {
    this.#closedUntil = this.#clock.now() + seconds * 1000
    if (isLast || seconds > this.#limits.waitSeconds || seconds > this.#secondsLeft()) throw failure
    await this.pause(seconds)
    this.#closedUntil = Number.NEGATIVE_INFINITY
  }

  /** The time for all calls starts with the first. */
  #secondsLeft(): number {
    this.#deadline ??= this.#clock.now() + this.#limits.allSeconds * 1000
    return (this.#deadline - this.#clock.now()) / 1000
  }

  #tooOften(): GitHubFailure {
    return new GitHubFailure('too often', 'The token reached its rate limit on GitHub.')
  }

  #outOfTime(): GitHubFailure {
    return new GitHubFailure(
      'out of budget',
      `The run has used its ${this.#limits.allSeconds} seconds for calls to GitHub.`,
    )
  }
}
