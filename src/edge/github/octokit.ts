import { getOctokit } from '@actions/github'

/** Octokit would print a server's deprecation notices. */
export const silent = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} }

/**
 * Octokit's request function, through the runner's proxy if there is one. Uses no plugins that send again: the retry
 * plugin repeats a POST after a lost answer, and a time-out cannot stop the throttling plugin.
 */
export const octokitRequest = (token: string, api: string) =>
  getOctokit(token, { baseUrl: api, userAgent: 'accelerator-review', log: silent }).request
