import type { ApiRequest } from './answer.ts'
import { boundedBody } from './bounded-body.ts'

const timeoutMilliseconds = 15_000
/** GitHub lists a tree in at most 7 MB and a blob in at most 100 MB. No file that is read may be that long. */
const mostBytes = 32 * 1024 * 1024

/** Sends requests to the environment's API, with a token, or without one for public content. */
export function liveRequest(
  environment: Readonly<Record<string, string | undefined>>,
  token: string | undefined,
): ApiRequest {
  const address = environment['GITHUB_API_URL'] || 'https://api.github.com'
  return async (path, accept, etag) => {
    const answer = await fetch(`${address}${path}`, {
      headers: {
        accept,
        'user-agent': 'accelerator-review',
        ...(token && { authorization: `Bearer ${token}` }),
        ...(etag !== undefined && { 'if-none-match': etag }),
      },
      signal: AbortSignal.timeout(timeoutMilliseconds),
    })
    const body = await boundedBody(answer, mostBytes)
    return { status: answer.status, body, headers: Object.fromEntries(answer.headers) }
  }
}

/** The environment's token. */
export const tokenIn = (environment: Readonly<Record<string, string | undefined>>): string | undefined =>
  environment['GITHUB_TOKEN'] || environment['GH_TOKEN'] || undefined

export const waitSeconds = (seconds: number): Promise<void> => new Promise((wait) => setTimeout(wait, seconds * 1000))
