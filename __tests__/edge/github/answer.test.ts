import { describe, expect, it } from '@jest/globals'
import * as z from 'zod/mini'
import { type GitHubAnswer, readAnswer } from '../../../src/edge/github/answer.ts'

const now = 1_000_000
const read = (status: number, data: unknown, headers: GitHubAnswer['headers'] = {}) =>
  readAnswer({ status, data, headers }, z.object({ word: z.string() }), now)

describe('an answer', () => {
  it.each([200, 201, 299])('of status %s is what it brings', (status) => {
    expect(read(status, { word: 'good' })).toEqual({ value: { word: 'good' } })
  })

  it.each([
    // Another format is not an answer, and neither is a server error: GitHub may have completed the request.
    [200, { words: [] }, 'lost'],
    [200, '<h1>A proxy</h1>', 'lost'],
    [500, {}, 'lost'],
    [502, '<h1>A proxy</h1>', 'lost'],
    [401, {}, 'not permitted'],
    [403, {}, 'not permitted'],
    [404, {}, 'not found'],
    [410, {}, 'not found'],
    [199, { word: 'good' }, 'not accepted'],
    [300, { word: 'good' }, 'not accepted'],
    [422, {}, 'not accepted'],
    [499, {}, 'not accepted'],
  ])('of status %s with %j is %s', (status, data, ending) => {
    expect(read(status, data)).toEqual({ failure: expect.objectContaining({ ending }) })
  })

  it.each([
    [{ message: 'No such thing' }, '404, "No such thing"'],
    [{ message: 'x'.repeat(500) }, `404, "${'x'.repeat(200)}"`],
    [{ message: '' }, '(404)'],
    [{ message: 7 }, '(404)'],
    [{}, '(404)'],
    [null, '(404)'],
    ['text', '(404)'],
  ])('with %j is quoted as %s', (data, quoted) => {
    expect(read(404, data)).toEqual({ failure: expect.objectContaining({ message: expect.stringContaining(quoted) }) })
  })
})

describe('a rate limit', () => {
  const spent = { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': String(now + 20) }

  it.each<[number, string, GitHubAnswer['headers'], number]>([
    [429, '', {}, 60],
    [429, '', { 'retry-after': 'soon' }, 60],
    [429, '', { 'retry-after': '7' }, 7],
    [403, '', { 'retry-after': 7 }, 7],
    [403, '', { 'retry-after': '0' }, 0],
    [403, 'You have exceeded a Secondary Rate Limit.', {}, 60],
    [403, 'You have triggered an abuse detection mechanism.', {}, 60],
    [403, 'You have exceeded a secondary rate limit.', { 'retry-after': '9' }, 9],
    // The second in which it ends is not over yet.
    [403, '', spent, 21],
    [429, '', spent, 21],
    [403, '', { ...spent, 'x-ratelimit-remaining': 0 }, 21],
    [403, '', { ...spent, 'retry-after': '5' }, 5],
    [403, '', { ...spent, 'x-ratelimit-reset': now - 100 }, 1],
    [429, '', { ...spent, 'x-ratelimit-remaining': '3' }, 60],
  ])('of status %s (%j, %j) lasts %s seconds', (status, message, headers, waitSeconds) => {
    expect(read(status, { message }, headers)).toEqual({
      waitSeconds,
      failure: expect.objectContaining({ ending: 'too often' }),
    })
  })

  it.each<[number, GitHubAnswer['headers'], string]>([
    [403, { ...spent, 'x-ratelimit-remaining': '3' }, 'not permitted'],
    [403, { 'x-ratelimit-remaining': '0' }, 'not permitted'],
    [403, { ...spent, 'x-ratelimit-reset': 'soon' }, 'not permitted'],
    [403, { 'retry-after': '-7' }, 'not permitted'],
    [403, { 'retry-after': '1'.repeat(13) }, 'not permitted'],
    [404, spent, 'not found'],
    [503, { 'retry-after': '7' }, 'lost'],
  ])('is not what status %s with %j says', (status, headers, ending) => {
    expect(read(status, {}, headers)).toEqual({ failure: expect.objectContaining({ ending }) })
  })
})
