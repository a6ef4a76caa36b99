import { afterEach, describe, expect, it } from '@jest/globals'
import type { GitHubClient } from '../../../src/edge/github/client.ts'
import { publishComment, type StickyComment } from '../../../src/edge/github/sticky-comment.ts'
import type { FaultKind } from '../../support/github/faults.ts'
import type { GitHub } from '../../support/github-server.ts'
import { clientOf, eventOf, run, startWithPullRequest } from '../../support/surfaces.ts'

let github: GitHub
afterEach(() => github.stop())

const wanted: StickyComment = {
  key: 'k1',
  text: 'Two findings.',
  mode: 'on-findings',
  hasFindings: true,
  hasChange: false,
}
const green: StickyComment = { ...wanted, text: 'All is well.', hasFindings: false }
const publish = async (runId: number, comment: Partial<StickyComment> = {}, client: GitHubClient = clientOf(github)) =>
  publishComment(client, await eventOf(github, run(runId)), { ...wanted, ...comment })
const bodies = async (): Promise<string[]> => (await github.comments(1)).map(({ body }) => body)
const writes = () => github.calls.filter(({ method }) => method !== 'GET').map(({ method }) => method)

describe('the comment', () => {
  it('is made once and changed only where its text changes', async () => {
    github = await startWithPullRequest()
    expect(await publish(100)).toEqual({ surface: 'comment', state: 'done', words: 'The comment was written.' })
    for (let again = 101; again <= 110; again++) expect((await publish(again)).words).toBe('The comment is up to date.')
    expect(await bodies()).toEqual(['<!-- accelerator-review:k1 run:100.1 -->\nTwo findings.'])
    expect(writes()).toEqual(['POST'])
    expect((await publish(111, green)).words).toBe('The comment was updated.')
    expect(await bodies()).toEqual(['<!-- accelerator-review:k1 run:111.1 -->\nAll is well.'])
  })

  it('is not made where nothing was found, or none is asked for', async () => {
    github = await startWithPullRequest()
    expect((await publish(100, green)).state).toBe('nothing to do')
    const before = github.calls.length
    expect((await publish(100, { mode: 'never' })).state).toBe('nothing to do')
    expect(github.calls).toHaveLength(before)
    expect(await bodies()).toEqual([])
    expect((await publish(100, { ...green, mode: 'always' })).state).toBe('done')
    expect(await bodies()).toHaveLength(1)
  })

  it('is one for each configuration', async () => {
    github = await startWithPullRequest()
    await publish(100)
    await publish(100, { key: 'k12', text: 'Other.' })
    expect(await bodies()).toHaveLength(2)
  })

  it('bears one marker, the first of the text being taken off', async () => {
    github = await startWithPullRequest()
    await publish(100, { text: '<!-- accelerator-review:k1 -->\n<!-- accelerator-review-run:100.1 -->\nTwo.' })
    expect(await bodies()).toEqual(['<!-- accelerator-review:k1 run:100.1 -->\nTwo.'])
  })

  it('is never somebody else, whatever marker that one writes', async () => {
    github = await startWithPullRequest()
    await github.comment(1, '<!-- accelerator-review:k1 run:1.1 -->\nAll green!', 'mallory')
    await github.comment(1, 'Quoting <!-- accelerator-review:k1 run:1.1 -->', 'github-actions[bot]')
    await publish(100)
    expect((await bodies()).slice(0, 2)).toEqual([
      '<!-- accelerator-review:k1 run:1.1 -->\nAll green!',
      'Quoting <!-- accelerator-review:k1 run:1.1 -->',
    ])
    expect(await bodies()).toHaveLength(3)
    github.takeViolations()
  })

  it('keeps the word of the newest run', async () => {
    github = await startWithPullRequest()
    await publish(200)
    expect((await publish(100, { text: 'Older words.' })).words).toBe('A newer run has written the comment.')
    expect(await bodies()).toEqual(['<!-- accelerator-review:k1 run:200.1 -->\nTwo findings.'])
  })

  it('is left to a newer run that is about to write it', async () => {
    github = await startWithPullRequest()
    for (const id of [50, 200])
      await github.comment(1, `<!-- accelerator-review:k1 run:${id}.1 -->\nOf ${id}.`, 'github-actions[bot]')
    expect((await publish(100)).words).toBe('A newer run writes the comment.')
    expect(writes()).toEqual([])
  })

  it('is left alone once the pull request has moved on', async () => {
    github = await startWithPullRequest()
    const event = await eventOf(github, run(100))
    const pullRequest = event.pullRequest && { ...event.pullRequest, head: github.sha('main') }
    const report = await publishComment(clientOf(github), { ...event, ...(pullRequest && { pullRequest }) }, wanted)
    expect(report.words).toContain('newer commit')
    expect(await bodies()).toEqual([])
  })

  it('is deleted where it stands twice, the oldest staying', async () => {
    github = await startWithPullRequest()
    for (const text of ['A', 'B', 'C'])
      await github.comment(1, `<!-- accelerator-review:k1 run:9.1 -->\n${text}`, 'github-actions[bot]')
    const [first] = await github.comments(1)
    await publish(100)
    const left = await github.comments(1)
    expect(left.map(({ id, body }) => [id, body])).toEqual([
      [first?.id, '<!-- accelerator-review:k1 run:100.1 -->\nTwo findings.'],
    ])
  })

  it('is found among more than a hundred', async () => {
    github = await startWithPullRequest()
    for (let i = 0; i < 105; i++) await github.comment(1, `Comment ${i}`, 'octocat')
    await publish(100)
    expect((await publish(101)).words).toBe('The comment is up to date.')
    expect(await bodies()).toHaveLength(106)
  })

  it.each(['fork', 'dependabot', 'contents'] as const)('is left out without permission: %s', async (permissions) => {
    github = await startWithPullRequest({ permissions })
    const report = await publish(100)
    expect(report).toMatchObject({ surface: 'comment', state: 'not permitted' })
    expect(report.words).toContain('pull-requests: write')
    expect(await bodies()).toEqual([])
  })

  it('says that a fork may not write', async () => {
    const pullRequests = [{ head: 'feature', fork: 'mallory/training' }]
    github = await startWithPullRequest({ permissions: 'fork', pullRequests })
    expect((await publish(100)).words).toContain('from a fork the token can only read')
  })
})

const post = 'POST issues/{issue_number}/comments'
const harmless: FaultKind[] = ['reset', 'server-error', 'bad-gateway', 'page', 'silence', 'too-many', 'secondary-limit']
const stored: FaultKind[] = ['lost-answer', 'stored-server-error', 'truncated', 'stored-silence', 'dribble']

describe('after a fault', () => {
  it.each([...harmless, ...stored])('one comment stands: %s', async (kind) => {
    github = await startWithPullRequest()
    github.fault({ route: post, kind, calls: [1] })
    expect((await publish(100, {}, clientOf(github))).state).toBe('done')
    expect(await bodies()).toEqual(['<!-- accelerator-review:k1 run:100.1 -->\nTwo findings.'])
    const posted = writes().length
    expect(posted).toBe(stored.includes(kind) ? 1 : 2)
  })

  it.each(stored)('one comment stands though every answer is lost: %s', async (kind) => {
    github = await startWithPullRequest()
    github.fault({ route: post, kind })
    expect((await publish(100, {}, clientOf(github))).state).toBe('done')
    expect(writes()).toEqual(['POST'])
    expect(await bodies()).toHaveLength(1)
  })

  it.each(['unauthorized', 'not-found', 'unprocessable', 'primary-limit', 'server-error', 'reset'] as const)(
    'that lasts it is only told: %s',
    async (kind) => {
      github = await startWithPullRequest()
      github.fault({ kind })
      const client = clientOf(github)
      expect(['failed', 'not permitted']).toContain((await publish(100, {}, client)).state)
      expect(github.calls.length).toBeLessThanOrEqual(25)
      github.clearFaults()
    },
  )

  it('a changed text is written, once its answer is known', async () => {
    github = await startWithPullRequest()
    await publish(100)
    github.fault({ route: 'PATCH issues/comments/{comment_id}', kind: 'lost-answer', calls: [1] })
    expect((await publish(101, green)).state).toBe('done')
    expect(await bodies()).toEqual(['<!-- accelerator-review:k1 run:101.1 -->\nAll is well.'])
  })
})

describe('three runs at once', () => {
  it.each([1, 2, 3, 4])('leave one comment, with the word of the newest (%s)', async (round) => {
    github = await startWithPullRequest()
    const ids = [101, 102, 103].sort((a, b) => ((a * round * 7) % 5) - ((b * round * 7) % 5))
    if (round > 2) github.fault({ route: post, kind: 'stored-server-error', calls: [round - 2] })
    github.together('GET issues/{issue_number}/comments', 3)
    await Promise.all(ids.map((id) => publish(id, { text: `Word of ${id}.` }, clientOf(github))))
    expect(await bodies()).toEqual(['<!-- accelerator-review:k1 run:103.1 -->\nWord of 103.'])
    expect(writes().filter((method) => method === 'POST').length).toBeGreaterThanOrEqual(3)
  })
})
