import { type Answer, type ApiRequest, isPage } from './answer.ts'

export interface Patience {
  /** The most requests to one address, including the first. */
  readonly attempts: number
  /** If GitHub asks for a longer wait, its answer is final. */
  readonly longestWaitSeconds: number
  readonly wait: (seconds: number) => Promise<void>
}

/**
 * Retries a request after a broken connection, a server error, a proxy's page or a rate limit, as late as GitHub asks
 * for.
 */
export const patiently =
  (request: ApiRequest, { attempts, longestWaitSeconds, wait }: Patience): ApiRequest =>
  async (...asked) => {
    for (let attempt = 1; ; attempt++) {
      const usual = attempt * attempt
      try {
        const answer = await request(...asked)
        const delay = secondsToWait(answer, usual)
        if (attempt === attempts || delay === undefined || delay > longestWaitSeconds) return answer
        await wait(delay)
      } catch (error) {
        if (attempt === attempts) throw error
        await wait(usual)
      }
    }
  }

/** Seconds until the next try; undefined if the answer is final. */
function secondsToWait(answer: Answer, usual: number): number | undefined {
  const { status, headers } = answer
  if (status >= 500 || isPage(answer)) return usual
  if (status !== 403 && status !== 429) return undefined
  const [named, reset] = [headers['retry-after'], headers['x-ratelimit-reset']].map(Number) as [number, number]
  if (Number.isFinite(named)) return named
  if (headers['x-ratelimit-remaining'] === '0' && Number.isFinite(reset))
    return Math.max(1, Math.ceil(reset - Date.now() / 1000) + 1)
  return status === 429 ? 60 : undefined
}
