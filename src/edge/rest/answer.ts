import type { Unavailable } from '../../core/policy/layers/policy-reading.ts'

/** An answer of the GitHub API. */
export interface Answer {
  readonly status: number
  readonly body: Uint8Array
  readonly headers: Readonly<Record<string, string | undefined>>
}

/**
 * Requests one address below the GitHub API; with the `etag` of an answer at hand, GitHub answers 304 where it would be
 * the same. Throws where there is no answer.
 */
export type ApiRequest = (path: string, accept: string, etag?: string) => Promise<Answer>

/** Answers that may be at hand from an earlier run. */
export interface Answers {
  /**
   * An answer that is still right: GitHub is asked whether the kept one is. Nobody is asked where it is of the same `of`,
   * such as the content of a blob. Only what is whole is kept. Throws where there is no answer.
   */
  readonly get: (
    path: string,
    accept: string,
    kept?: { readonly of?: string; readonly isWhole?: (answer: Answer) => boolean },
  ) => Promise<Answer>
}

/** Why an answer gives nothing, and what helps. */
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

/** For a file in whose place, or above which, a commit has a link: nobody can say that there is none. */
export const behindLink = (link: string): Unavailable =>
  unavailable(
    `${link} is a symbolic link or a submodule there, which is not followed.`,
    'Put the file or folder itself in its place.',
  )

/** Whether it is a page of a proxy, whatever its status. */
export const isPage = ({ headers }: Answer): boolean => /^text\/html\b/i.test(headers['content-type'] ?? '')

/** Each segment of a path encoded. */
export const encodedPath = (path: string): string => path.split('/').map(encodeURIComponent).join('/')

/** The JSON of an answer; undefined where it is none. */
export function parsed({ body }: Answer): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(body))
  } catch {
    return undefined
  }
}
