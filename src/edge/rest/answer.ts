import type { Unavailable } from '../../core/policy/layers/policy-reading.ts'

export interface Answer {
  readonly status: number
  readonly body: Uint8Array
  readonly headers: Readonly<Record<string, string | undefined>>
}

/**
 * Sends a request to the GitHub API. With the `etag` of a cached answer, GitHub answers 304 if it is unchanged. Throws
 * without an answer.
 */
export type ApiRequest = (path: string, accept: string, etag?: string) => Promise<Answer>

/** Answers with a cache from earlier runs. */
export interface Answers {
  /**
   * A valid answer. GitHub is asked whether the cached one is still valid, unless it has the same `of`, such as the
   * name of a blob. Only complete answers are cached. Throws without an answer.
   */
  readonly get: (
    path: string,
    accept: string,
    kept?: { readonly of?: string; readonly isWhole?: (answer: Answer) => boolean },
  ) => Promise<Answer>
}

/** The reason for a failed request, and the remedy. */
export function refusal(repository: string, { status, headers }: Answer): Unavailable {
  if (status === 401) return unavailable('GitHub rejects the token (401).', 'Use a valid token.')
  if (status === 429 || (status === 403 && (headers['x-ratelimit-remaining'] === '0' || headers['retry-after'])))
    return unavailable('The token reached its rate limit on GitHub.', 'Run it again in an hour.')
  if (status >= 500) return unavailable(`GitHub returned an error (${status}).`, 'Run it again.')
  return unavailable(`${repository} does not exist, or the token may not read it (${status}).`, permissionToRead)
}

export const permissionToRead =
  'Give the job `permissions: contents: read`; another private repository needs a token with `contents: read` on it.'

export const unreachable = (error: unknown): Unavailable =>
  unavailable(
    `GitHub cannot be reached (${(error as Error).message}).`,
    'Run it again; behind a proxy, let the runner reach the API.',
  )

export const unavailable = (message: string, remedy: string): Unavailable => ({ message, remedy })

export const oddAnswer = (about: string): Unavailable =>
  unavailable(`GitHub returned an invalid answer about ${about}.`, 'Run it again.')

/** For a path at or below a symbolic link or submodule: the file may exist, so it is not reported as missing. */
export const behindLink = (link: string): Unavailable =>
  unavailable(
    `${link} is a symbolic link or a submodule there, which is not followed.`,
    'Put the file or folder itself in its place.',
  )

/** Whether it is a proxy's page, whatever its status. */
export const isPage = ({ headers }: Answer): boolean => /^text\/html\b/i.test(headers['content-type'] ?? '')

/** Encodes each segment of a path. */
export const encodedPath = (path: string): string => path.split('/').map(encodeURIComponent).join('/')

/** The JSON of an answer. Undefined if it is invalid. */
export function parsed({ body }: Answer): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(body))
  } catch {
    return undefined
  }
}
