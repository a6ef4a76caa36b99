import { type Clock, GitHubClient, type Limits, type Send } from './client.ts'

/** A clock that also ends a call that has had its time. */
export interface CallClock extends Clock {
  /** Aborts when the milliseconds are over. */
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

/** Sends through Octokit, which loads with the first request: many runs ask nothing, and it takes longer than a check. */
function senderFor(token: string, api: string, clock: CallClock): Send {
  const connect = async () => {
    const { octokitRequest, silent } = await import('./octokit.ts')
    return { request: octokitRequest(token, api), log: silent }
  }
  let connection: ReturnType<typeof connect> | undefined
  return async (route, parameters, milliseconds) => {
    connection ??= connect()
    const { request, log } = await connection
    // The time to load does not count against GitHub's time to answer.
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
