import { afterEach, describe, expect, it } from '@jest/globals'
import type { Suggestion } from '../../../src/core/review/suggestions/suggestion.ts'
import type { GitHubClient } from '../../../src/edge/github/client.ts'
import { changedFiles } from '../../../src/edge/github/files-changed.ts'
import { reviewComment } from '../../../src/edge/github/suggestion-comment.ts'
import { publishSuggestions } from '../../../src/edge/github/suggestions.ts'
import type { FaultKind } from '../../support/github/faults.ts'
import type { GitHub } from '../../support/github-server.ts'
import { clientOf, eventOf, run, startWithPullRequest } from '../../support/surfaces.ts'

let github: GitHub
afterEach(() => github?.stop())

const suggestion = (startLine: number, extra: Partial<Suggestion> = {}): Suggestion => ({
  path: 'accelerator.yml',
  startLine,
  endLine: startLine,
  replacement: `line-${startLine}: better`,
  rule: 'model/dynamic-shapes',
  message: `Clears \`model/dynamic-shapes\` on line ${startLine}.`,
  fingerprint: `f${startLine}`,
  ...extra,
})
/** Around lines 10 and 60 of the manifest, which the pull request changes. */
const inside = [8, 9, 10, 11, 58, 60, 62].map((line) => suggestion(line))

const publish = async (suggestions: readonly Suggestion[], runId = 100, client: GitHubClient = clientOf(github)) => {
  const event = await eventOf(github, run(runId))
  return publishSuggestions(client, event, suggestions, (await changedFiles(client, event)).files)
}
const posted = async () => (await github.reviewComments(1)).map(({ line }) => line).sort((a, b) => a - b)
const reviews = () => github.calls.filter(({ method, route }) => method === 'POST' && route.endsWith('/reviews'))

describe('suggestions', () => {
  it('are posted on lines of the difference, and nowhere else', async () => {
    github = await startWithPullRequest()
    const outside = [
      suggestion(30),
      suggestion(10, { endLine: 60, fingerprint: 'both' }),
      suggestion(1, { path: 'other.yml', fingerprint: 'other' }),
    ]
    expect((await publish([...inside, ...outside])).words).toBe('7 suggestions were posted; 0 stood there already.')
    expect(await posted()).toEqual([8, 9, 10, 11, 58, 60, 62])
    expect(reviews()).toHaveLength(1)
  })

  it('say what GitHub makes a button of', async () => {
    github = await startWithPullRequest()
    await publish([suggestion(9, { endLine: 11, replacement: 'a: "```"\nb: 2' })])
    expect(await github.reviewComments(1)).toMatchObject([
      {
        path: 'accelerator.yml',
        line: 11,
        start_line: 9,
        side: 'RIGHT',
        body: [
          '<!-- accelerator-review-suggestion:f9 -->',
          'Clears `model/dynamic-shapes` on line 9.',
          '',
          '````suggestion',
          'a: "```"',
          'b: 2',
          '````',
        ].join('\n'),
      },
    ])
  })

  it('are posted once in the life of a pull request', async () => {
    github = await startWithPullRequest()
    await publish(inside.slice(0, 3))
    expect((await publish(inside, 101)).words).toBe('4 suggestions were posted; 3 stood there already.')
    expect((await publish(inside, 102)).words).toBe('0 suggestions were posted; 7 stood there already.')
    expect(await posted()).toHaveLength(7)
  })

  it('are no more than thirty a request', async () => {
    github = await startWithPullRequest()
    await publish(Array.from({ length: 35 }, (_, index) => suggestion(10, { fingerprint: `n${index}` })))
    expect(reviews().map(({ body }) => (body as { comments: unknown[] }).comments.length)).toEqual([30, 5])
  })

  it('lose none to one that GitHub refuses', async () => {
    github = await startWithPullRequest()
    const event = await eventOf(github, run(100))
    const { files } = await changedFiles(clientOf(github), event)
    // A list of files that is older than the head shows lines that it does not.
    const wide = files.map((file) => ({ ...file, patch: `@@ -1,100 +1,100 @@\n${' line\n'.repeat(100)}`.trimEnd() }))
    const client = clientOf(github)
    const report = await publishSuggestions(client, event, [...inside, suggestion(30)], wide)
    expect(report.words).toBe('7 suggestions were posted; 0 stood there already. GitHub did not take 1.')
    expect(await posted()).toEqual([8, 9, 10, 11, 58, 60, 62])
    expect(client.callsLeft).toBeGreaterThan(10)
  })

  it.each([
    'lost-answer',
    'stored-server-error',
    'truncated',
    'reset',
    'server-error',
    'page',
    'too-many',
  ] satisfies FaultKind[])('stand once after a fault: %s', async (kind) => {
    github = await startWithPullRequest()
    github.fault({ route: 'POST pulls/{pull_number}/reviews', kind, calls: [1] })
    expect((await publish(inside)).state).toBe('done')
    expect(await posted()).toEqual([8, 9, 10, 11, 58, 60, 62])
  })

  it('stand once after three runs at once', async () => {
    github = await startWithPullRequest()
    github.together('GET pulls/{pull_number}/comments', 3)
    await Promise.all([101, 102, 103].map((id) => publish(inside, id, clientOf(github, { callSeconds: 30 }))))
    expect(await posted()).toEqual([8, 9, 10, 11, 58, 60, 62])
    expect(reviews()).toHaveLength(3)
  })

  it('are left out without permission', async () => {
    github = await startWithPullRequest({ permissions: 'fork' })
    expect(await publish(inside)).toMatchObject({ surface: 'suggestions', state: 'not permitted' })
  })
})

describe('a suggestion', () => {
  it('of what nobody sees is not made', () => {
    for (const replacement of ['', 'a\u202eb', 'a\u0000', 'a\u200bb', 'a\rb', 'x'.repeat(70_000)])
      expect(reviewComment(suggestion(1, { replacement }))).toBeUndefined()
    expect(reviewComment(suggestion(1, { fingerprint: 'x --> y' }))).toBeUndefined()
    expect(reviewComment(suggestion(1, { replacement: 'a: 1\r\nb: 2' }))?.body).toContain('\na: 1\nb: 2\n```')
  })

  it('holds nothing live from a manifest', () => {
    const { body } = reviewComment(suggestion(1, { message: '@acme/team <img src=x> ![a](https://x.y)' })) ?? {
      body: '',
    }
    expect(body).not.toMatch(/@acme|<img|!\[/)
  })
})

describe('changed files', () => {
  it('come with their patches', async () => {
    github = await startWithPullRequest({ pullRequests: [{ head: 'feature', withoutPatch: ['notes.txt'] }] })
    const { files, gap } = await changedFiles(clientOf(github), await eventOf(github, run(1)))
    expect(gap).toBeUndefined()
    expect(files.map(({ path, status, patch }) => [path, status, patch === undefined])).toEqual([
      ['accelerator.yml', 'modified', false],
      ['notes.txt', 'added', true],
    ])
  })

  it('are read page by page, as far as the calls go', async () => {
    const more = Object.fromEntries(Array.from({ length: 230 }, (_, index) => [`file-${index}.txt`, 'x\n']))
    github = await startWithPullRequest({
      commits: [
        { ref: 'main', files: { 'accelerator.yml': 'a: 1\n' } },
        { ref: 'feature', from: 'main', files: more },
      ],
    })
    const event = await eventOf(github, run(1))
    expect((await changedFiles(clientOf(github), event)).files).toHaveLength(230)
    expect(await changedFiles(clientOf(github, { calls: 14 }), event)).toMatchObject({
      files: { length: 200 },
      gap: 'Only the first 200 changed files were read.',
    })
  })

  it('that cannot be read are a gap, not an end', async () => {
    github = await startWithPullRequest()
    github.fault({ kind: 'server-error' })
    const event = await eventOf(github, run(1))
    expect(await changedFiles(clientOf(github), event)).toEqual({
      files: [],
      gap: 'The changed files could not be read. GitHub answered with an error (500).',
    })
  })
})
