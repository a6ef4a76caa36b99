import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { ask, own, type Shown, setup } from './github/example.ts'
import { silences } from './github/silences.ts'
import { type GitHub, startGitHub } from './github-server.ts'

describe('faults', () => {
  let github: GitHub
  beforeAll(async () => {
    github = await startGitHub(setup)
  })
  afterAll(() => github.stop())
  afterEach(() => github.clearFaults())
  const post = 'POST issues/{issue_number}/comments'
  const comment = (): Promise<Shown> => ask(github, 'POST issues/1/comments', { body: 'once' })
  let before = 0
  beforeEach(async () => {
    before = (await github.comments(1)).length
  })
  const stored = async (): Promise<number> => (await github.comments(1)).length - before

  it.each([
    ['server-error', 500, /Server Error/, {}],
    ['bad-gateway', 502, /<!DOCTYPE html>/, { 'content-type': 'text/html; charset=utf-8' }],
    ['page', 200, /<!DOCTYPE html>/, { 'content-type': 'text/html; charset=utf-8' }],
    ['too-many', 429, /Too many/, { 'retry-after': '7' }],
    ['secondary-limit', 403, /secondary rate limit/, { 'retry-after': '7' }],
    ['primary-limit', 403, /rate limit exceeded/, { 'x-ratelimit-remaining': '0' }],
    ['unauthorized', 401, /Bad credentials/, {}],
    ['forbidden', 403, /Resource not accessible by integration/, {}],
    ['not-found', 404, /Not Found/, {}],
    ['unprocessable', 422, /Validation Failed/, {}],
  ] as const)('%s: answers so, and stores nothing', async (kind, status, text, headers) => {
    github.fault({ route: post, kind, retryAfterSeconds: 7 })
    const answer = await comment()
    expect([answer.status, answer.text]).toEqual([status, expect.stringMatching(text)])
    expect(Object.fromEntries(answer.headers)).toMatchObject(headers)
    expect([await stored(), github.calls.at(-1)]).toEqual([0, expect.objectContaining({ fault: kind, status })])
  })

  it.each([
    ['reset', 0],
    ['lost-answer', 1],
  ] as const)('%s: breaks the connection, with %d stored', async (kind, count) => {
    github.fault({ route: post, kind, calls: [1] })
    await expect(comment()).rejects.toThrow('fetch failed')
    expect(await stored()).toBe(count)
    expect((await comment()).status).toBe(201)
  })

  it('stored-server-error and truncated: store it and spoil the answer', async () => {
    github.fault({ route: post, kind: 'stored-server-error', calls: [1] })
    github.fault({ route: post, kind: 'truncated', calls: [2] })
    expect((await comment()).status).toBe(500)
    const cut = await comment()
    expect([cut.status, cut.body, cut.text.slice(0, 7)]).toEqual([201, undefined, '{"url":'])
    expect(await stored()).toBe(2)
  })

  it.each([
    ['silence', 0],
    ['stored-silence', 1],
    ['dribble', 1],
  ] as const)('%s: is not over when the time is, with %d stored', async (kind, count) => {
    github.fault({ route: post, kind })
    const controller = new AbortController()
    silences.once(github.address, () => controller.abort())
    const headers = { authorization: `Bearer ${github.token}`, 'user-agent': 'test' }
    const options = { method: 'POST', headers, body: '{"body":"once"}', signal: controller.signal }
    const reading = fetch(`${github.address}${own}/issues/1/comments`, options).then((answer) => answer.text())
    await expect(reading).rejects.toThrow('This operation was aborted')
    expect(await stored()).toBe(count)
  })

  it('delay: answers later', async () => {
    github.fault({ route: post, kind: 'delay', delayMilliseconds: 200 })
    const start = performance.now()
    expect((await comment()).status).toBe(201)
    expect(performance.now() - start).toBeGreaterThan(190)
  })

  it('happen on the calls that were named, and on routes that there are', async () => {
    github.fault({ route: post, kind: 'server-error', calls: [2] })
    const statuses = [await comment(), await ask(github, 'GET issues/1/comments'), await comment(), await comment()]
    expect(statuses.map(({ status }) => status)).toEqual([201, 200, 500, 201])
    expect(() => github.fault({ route: 'POST nothing', kind: 'reset' })).toThrow('no route POST nothing')
  })
})
