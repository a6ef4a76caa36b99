import { describe, expect, it } from '@jest/globals'
import * as z from 'zod/mini'
import type { GitHubAnswer } from '../../../src/edge/github/answer.ts'
import { GitHubClient } from '../../../src/edge/github/client.ts'
import type { GitHubEvent } from '../../../src/edge/github/event.ts'
import { type Ending, GitHubFailure } from '../../../src/edge/github/failure.ts'
import { readPages } from '../../../src/edge/github/pages.ts'
import { movedOn } from '../../../src/edge/github/pull-request.ts'
import { type SurfaceResult, settled, surfaceReport, targetOf } from '../../../src/edge/github/surface.ts'
import { ImpatientClock } from '../../support/surfaces.ts'

const head = 'a'.repeat(40)
const base = 'b'.repeat(40)
const pullRequest = { number: 7, head, base, isFork: false }
const event: GitHubEvent = {
  ...{ name: 'pull_request', repository: 'acme/training', head, pullRequest, run: { id: 3, attempt: 2 } },
  ...{ workflow: 'Check', job: 'review', server: 'https://github.com', api: 'https://api.github.com' },
}
const target = { owner: 'acme', repo: 'training', head, run: { id: 3, attempt: 2 } }
const done: SurfaceResult = { state: 'done', words: 'Done.' }

/** A client that gets these answers in order, and its requests. */
function clientOver(bodies: readonly unknown[], clock = new ImpatientClock()) {
  const asked: [string, unknown][] = []
  const left = [...bodies]
  const send = async (route: string, parameters: unknown): Promise<GitHubAnswer> => {
    asked.push([route, parameters])
    return { status: 200, data: left.shift(), headers: {} }
  }
  return { client: new GitHubClient(send, clock), asked, clock }
}

describe('where results go', () => {
  it.each<[string, Partial<GitHubEvent>]>([
    ['repository', { repository: undefined as never }],
    ['owner', { repository: '/training' }],
    ['name', { repository: 'acme/' }],
    ['commit', { head: undefined as never }],
    ['run', { run: undefined as never }],
  ])('is nowhere without a %s', (_, lack) => {
    expect(targetOf(event)).toEqual(target)
    expect(targetOf({ ...event, ...lack })).toBeUndefined()
  })
})

describe('a report', () => {
  const reportOf = (error: unknown, surface = 'comment', on = event) =>
    surfaceReport(surface, 'pull-requests: write', on, async () => {
      if (error instanceof Error) throw error
      return done
    })

  it('is what the work comes to', async () => {
    expect(await reportOf(undefined)).toEqual({ surface: 'comment', ...done })
  })

  it.each<[Ending, string]>([
    ['not permitted', 'not permitted'],
    ['not found', 'not permitted'],
    ['not accepted', 'failed'],
    ['lost', 'failed'],
    ['too often', 'failed'],
  ])('of what ended as %s is %s, in the words of the failure', async (ending, state) => {
    const report = await reportOf(new GitHubFailure(ending, 'GitHub said so.'))
    expect(report).toMatchObject({ surface: 'comment', state })
    expect(report.words).toContain('GitHub said so.')
    expect(report.words.includes('permissions: pull-requests: write')).toBe(state === 'not permitted')
  })

  it('of any other error is a failure', async () => {
    expect((await reportOf(new TypeError('x is not a function'))).state).toBe('failed')
  })

  it('advises on a fork what can be done there', async () => {
    const forbidden = new GitHubFailure('not permitted', 'No.')
    const fork = { ...event, pullRequest: { ...pullRequest, isFork: true } }
    const { words } = await reportOf(forbidden, 'suggestions', fork)
    expect(words).toContain('from a fork')
    expect(words).not.toContain('permissions:')
    expect(words).toMatch(/^The suggestions were /)
    expect((await reportOf(forbidden, 'comment', { ...event, pullRequest: undefined as never })).words).toMatch(
      /^The comment was .*permissions:/,
    )
  })
})

describe('a surface that is brought nearer step by step', () => {
  const lost = new GitHubFailure('lost', 'GitHub gave no answer.')
  /** Settles the steps in order. Errors are thrown. */
  async function settle(steps: readonly (Error | SurfaceResult | undefined)[]) {
    const { client, clock } = clientOver([])
    let taken = 0
    const result = settled(client, async () => {
      const step = steps[taken++]
      if (step instanceof Error) throw step
      return step
    })
    const end = await result.catch((error: Error) => error)
    return { end, taken, waited: clock.waited }
  }

  it.each<[string, (Error | SurfaceResult | undefined)[], object, number[]]>([
    ['a result', [done], done, []],
    ['three steps', [undefined, undefined, done], done, []],
    ['a lost answer', [lost, done], done, [1]],
    ['several', [lost, undefined, lost, lost, done], done, [1, 9, 16]],
    ['five lost answers', Array(5).fill(lost), lost, [1, 4, 9, 16]],
    ['five steps without an end', Array(5).fill(undefined), { ending: 'lost' }, []],
    ['a refusal', [new GitHubFailure('not permitted', 'No.')], { ending: 'not permitted' }, []],
    ['a mistake of ours', [new TypeError('oh')], { message: 'oh' }, []],
  ])('comes to an end with %s', async (_, steps, expected, waits) => {
    const { end, taken, waited } = await settle(steps)
    expect(end).toMatchObject(expected)
    expect([taken, waited]).toEqual([steps.length, waits])
  })
})

describe('a list', () => {
  const list = (count: number): number[] => Array.from({ length: count }, (_, index) => index)
  const call = { route: 'GET /numbers', parameters: { owner: 'acme' } }

  it.each([
    [[0], 3, 0, true, 1],
    [[99], 3, 99, true, 1],
    [[100, 0], 3, 100, true, 2],
    [[100, 100, 7], 3, 207, true, 3],
    [[100, 100, 100], 3, 300, false, 3],
    [[100, 100, 100], 2, 200, false, 2],
  ])('of pages of %j, of which %s are read, brings %s: all of it %s', async (pages, most, count, isComplete, reads) => {
    const { client, asked } = clientOver(pages.map(list))
    const got = await readPages(client, call, z.number(), most)
    expect([got.items.length, got.isComplete]).toEqual([count, isComplete])
    expect(asked).toEqual(
      Array.from({ length: reads }, (_, at) => ['GET /numbers', { owner: 'acme', per_page: 100, page: at + 1 }]),
    )
  })
})

it.each([
  [head, undefined],
  [base, 'nothing to do'],
])('a pull request whose head is %s has moved on: %s', async (sha, state) => {
  const { client, asked } = clientOver([{ head: { sha } }])
  expect((await movedOn(client, target, pullRequest))?.state).toBe(state)
  expect(asked).toEqual([
    ['GET /repos/{owner}/{repo}/pulls/{pull_number}', { owner: 'acme', repo: 'training', pull_number: 7 }],
  ])
})
