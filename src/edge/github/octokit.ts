import { getOctokit } from '@actions/github'

/** Octokit would print what a server says of a deprecated route. */
export const silent = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} }

/**
 * Octokit's way to send one request, through the runner's proxy where there is one. None of its plugins sends again: the
 * one for retries repeats a POST whose answer was lost, and the one for limits cannot be stopped by a time-out.
 */
export const octokitRequest = (token: string, api: string) =>
  getOctokit(token, { baseUrl: api, userAgent: 'accelerator-review', log: silent }).request
