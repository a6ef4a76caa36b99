import { getOctokit } from '@actions/github'
import { type Clock, GitHubClient, type Limits, type Send } from './client.ts'

/** Octokit would print what a server says of a deprecated route. */
const silent = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} }

const systemClock: Clock = {
  now: () => Date.now(),
  sleep: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
}

/**
 * The client for a token, through the runner's proxy where there is one; undefined without a token. None of Octokit's
 * plugins sends again: the one for retries repeats a POST whose answer was lost, and the one for limits cannot be
 * stopped by a time-out.
 */
export function gitHubClient(
  token: string,
  api: string,
  limits: Partial<Limits> = {},
  clock: Clock = systemClock,
): GitHubClient | undefined {
  if (token === '') return undefined
  const { request } = getOctokit(token, { baseUrl: api, userAgent: 'accelerator-review', log: silent })
  const send: Send = async (route, parameters, signal) => {
    try {
      return await request(route, { ...parameters, request: { signal, log: silent } })
    } catch (error) {
      const { response } = error as { response?: Awaited<ReturnType<Send>> }
      if (response === undefined) throw error
      return response
    }
  }
  return new GitHubClient(send, clock, limits)
}
