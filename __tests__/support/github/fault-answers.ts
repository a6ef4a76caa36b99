import { type Answer, refusals, unprocessable } from './answer.ts'
import type { Fault } from './faults.ts'

const page =
  '<!DOCTYPE html>\n<html><head><title>Unicorn!</title></head><body><p>Try again in a minute.</p></body></html>\n'
const html = { 'content-type': 'text/html; charset=utf-8' }

const limits = 'https://docs.github.com/rest/overview/rate-limits-for-the-rest-api'

/** The answer in place of GitHub's, without storing anything; undefined if the fault does not replace the answer. */
export function answerInstead({ kind, retryAfterSeconds }: Fault): Answer | undefined {
  const retry = retryAfterSeconds === undefined ? {} : { 'retry-after': String(retryAfterSeconds) }
  switch (kind) {
    case 'server-error':
      return serverError
    case 'bad-gateway':
      return { status: 502, body: page, headers: html }
    case 'page':
      return { status: 200, body: page, headers: html }
    case 'too-many':
      return { status: 429, body: { message: 'Too many requests', documentation_url: limits }, headers: retry }
    case 'secondary-limit':
      return { status: 403, body: secondary, headers: { ...retry, 'x-ratelimit-remaining': '900' } }
    case 'primary-limit':
      return {
        status: 403,
        body: { message: 'API rate limit exceeded for installation ID 1.', documentation_url: limits },
        headers: { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': String(Math.floor(Date.now() / 1000) + 3000) },
      }
    case 'unauthorized':
      return refusals.badCredentials
    case 'forbidden':
      return refusals.forbidden
    case 'not-found':
      return refusals.notFound
    case 'unprocessable':
      return unprocessable('Validation Failed', [{ resource: 'Anything', code: 'custom', message: 'It was refused.' }])
    default:
      return undefined
  }
}

export const serverError: Answer = { status: 500, body: { message: 'Server Error' } }

const secondary = {
  documentation_url: `${limits}#about-secondary-rate-limits`,
  message:
    'You have exceeded a secondary rate limit. Please wait a few minutes before you try again. If you reach out to GitHub Support for help, please include the request ID.',
}
