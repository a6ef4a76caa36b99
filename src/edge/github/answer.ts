import type * as z from 'zod/mini'
import { logText } from '../../core/text/encode.ts'
import { GitHubFailure } from './failure.ts'

/** GitHub's answer with any status. `data` is parsed JSON, otherwise a string or bytes. */
export interface GitHubAnswer {
  readonly status: number
  readonly data: unknown
  readonly headers: Readonly<Record<string, string | number | undefined>>
}

/** The interpretation of an answer. */
export type Reading<T> =
  | { readonly value: T }
  /** GitHub did nothing, and says when to retry. */
  | { readonly waitSeconds: number; readonly failure: GitHubFailure }
  | { readonly failure: GitHubFailure }

/** GitHub's advice for answers without a time. */
const usualLimitSeconds = 60
const longestQuote = 200

/** Interprets an answer. A success status with a proxy's page or truncated JSON is a failure. */
export function readAnswer<T>(answer: GitHubAnswer, schema: z.ZodMiniType<T>, nowSeconds: number): Reading<T> {
  const { status } = answer
  if (status >= 200 && status < 300) {
    const { success, data } = schema.safeParse(answer.data)
    return success ? { value: data } : { failure: new GitHubFailure('lost', 'GitHub returned an invalid answer.') }
  }
  const waitSeconds = limitSeconds(answer, nowSeconds)
  if (waitSeconds !== undefined)
    return {
      waitSeconds,
      failure: new GitHubFailure('too often', 'The token reached its rate limit on GitHub.'),
    }
  if (status >= 500) return { failure: new GitHubFailure('lost', `GitHub returned an error (${status}).`) }
  return { failure: refusal(answer) }
}

/** Seconds until a rate limit resets. Undefined if the answer is not about one. */
function limitSeconds({ status, data, headers }: GitHubAnswer, nowSeconds: number): number | undefined {
  if (status !== 429 && status !== 403) return undefined
  const named = secondsIn(headers['retry-after'])
  if (named !== undefined) return named
  const reset = secondsIn(headers['x-ratelimit-reset'])
  if (String(headers['x-ratelimit-remaining']) === '0' && reset !== undefined)
    return Math.max(1, reset - nowSeconds + 1)
  return status === 429 || /secondary rate limit|abuse detection/i.test(messageIn(data)) ? usualLimitSeconds : undefined
}

const secondsIn = (header: string | number | undefined): number | undefined =>
  header !== undefined && /^\d{1,12}$/.test(String(header)) ? Number(header) : undefined

function refusal({ status, data }: GitHubAnswer): GitHubFailure {
  const quoted = logText(messageIn(data).slice(0, longestQuote).toWellFormed())
  const reason = quoted === '' ? `${status}` : `${status}, "${quoted}"`
  if (status === 401) return new GitHubFailure('not permitted', `GitHub rejects the token (${reason}).`)
  if (status === 403) return new GitHubFailure('not permitted', `GitHub does not permit it (${reason}).`)
  if (status === 404 || status === 410)
    return new GitHubFailure('not found', `GitHub does not have it, or the token cannot read it (${reason}).`)
  return new GitHubFailure('not accepted', `GitHub does not accept it (${reason}).`)
}

function messageIn(data: unknown): string {
  const message = typeof data === 'object' && data !== null && 'message' in data ? data.message : undefined
  return typeof message === 'string' ? message : ''
}
