import { type Clock, GitHubClient, type Limits, type Send } from './client.ts'

/** A clock that can also abort calls. */
export interface CallClock extends Clock {
  /** Aborts after this time. */
  limit(milliseconds: number): AbortSignal
}

const systemClock: CallClock = {
  now: () => Date.now(),
  sleep: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
  limit: (milliseconds) => AbortSignal.timeout(milliseconds),
}

/** The client for a token; undefined without one. */
export function gitHubClient(
  token: string,
  api: string,
  limits: Partial<Limits> = {},
  clock: CallClock = systemClock,
): GitHubClient | undefined {
  return token === '' ? undefined : new GitHubClient(senderFor(token, api, clock), clock, limits)
}

/** Sends through Octokit, which loads with the first request: it is slower than a check, and rarely needed. */
function senderFor(token: string, api: string, clock: CallClock): Send {
  const connect = async () => {
    const { octokitRequest, silent } = await import('./octokit.ts')
    return { request: octokitRequest(token, api), log: silent }
  }
  let connection: ReturnType<typeof connect> | undefined
  return async (route, parameters, milliseconds) => {
    connection ??= connect()
    const { request, log } = await connection
    // Loading does not count toward GitHub's time to answer.
    const signal = clock.limit(milliseconds)
    try {
      return await request(route, { ...parameters, request: { signal, log } })
    } catch (error) {
      const { response } = error as { response?: Awaited<ReturnType<Send>> }
      if (response === undefined) throw error
      return response
    }
  }
}
