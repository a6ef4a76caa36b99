import { afterEach, describe, expect, it } from '@jest/globals'
import type { FileReview } from '../../../src/core/review/check.ts'
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
  // A kind of its own: different numbers alone would be the same kind.
  message: `Clears \`model/dynamic-shapes\` in ${'o'.repeat(startLine)}.`,
  fingerprint: `f${startLine}`,
  ...extra,
})
/** Around lines 10 and 60 of the manifest, which the pull request changes. */
const inside = [8, 9, 10, 11, 58, 60, 62].map((line) => suggestion(line))

const checked = (suggestions: readonly Suggestion[], path = 'accelerator.yml') => ({
  files: [{ path } as FileReview],
  suggestions,
})
const publish = async (suggestions: readonly Suggestion[], runId = 100, client: GitHubClient = clientOf(github)) => {
  const event = await eventOf(github, run(runId))
  return publishSuggestions(client, event, suggestions, (await changedFiles(client, event)).files, checked(suggestions))
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
    expect((await publish([...inside, ...outside])).words).toBe('7 suggestions were posted.')
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
          'Clears `model/dynamic-shapes` in ooooooooo.',
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
    expect((await publish(inside, 101)).words).toBe('4 suggestions were posted; 3 were there already.')
    expect((await publish(inside, 102)).words).toBe('No suggestion was posted; 7 were there already.')
    expect(await posted()).toHaveLength(7)
  })

  it('are at most ten, those that stand among them', async () => {
    github = await startWithPullRequest()
    const letters = [...'abcdefghijklmn']
    const many = letters.map((letter) => suggestion(10, { fingerprint: letter, message: `Clears ${letter}.` }))
    await publish(many.slice(4))
    const report = await publish(many, 101)
    expect(report.words).toBe('No suggestion was posted; 10 were there already.')
    expect([...report.standing].sort()).toEqual(letters.slice(4))
    expect(await posted()).toHaveLength(10)
  })

  it('are one of each kind, whatever the numbers', async () => {
    github = await startWithPullRequest()
    const like = (line: number, gib: string) =>
      suggestion(line, { message: `8-bit Adam; needs about ${gib} of 80 GiB.` })
    const report = await publish([like(8, '69.3'), like(9, '70'), suggestion(10)])
    expect([...report.standing]).toEqual(['f8', 'f10'])
    expect(await posted()).toEqual([8, 10])
    // The other of the kind is next when the first no longer applies.
    expect([...(await publish([like(9, '70'), suggestion(10)], 101)).standing]).toEqual(['f10', 'f9'])
  })

  it('are marked as outdated where they no longer apply, and stand again where they do', async () => {
    github = await startWithPullRequest()
    const bodies = async () => (await github.reviewComments(1)).map(({ body }) => body)
    await publish(inside.slice(0, 2))
    const before = await bodies()
    const report = await publish(inside.slice(0, 1), 101)
    expect([...report.standing]).toEqual(['f8'])
    expect(report.words).toBe('No suggestion was posted; 1 was there already. 1 marked as outdated.')
    expect(await bodies()).toEqual([before[0], expect.stringMatching(/^<!-- .*:f9 outdated -->\n\*\*Outdated:\*\*/)])
    expect((await publish([], 102)).words).toContain('1 marked as outdated.')
    expect((await bodies()).join()).not.toContain('```suggestion')
    await publish(inside.slice(0, 2), 103)
    expect(await bodies()).toEqual(before)
  })

  it('of files that a run does not check are left as they are', async () => {
    github = await startWithPullRequest()
    await publish(inside.slice(0, 1))
    const [before] = await github.reviewComments(1)
    const event = await eventOf(github, run(101))
    await publishSuggestions(clientOf(github), event, [], [], checked([], 'other/accelerator.yml'))
    expect((await github.reviewComments(1))[0]?.body).toBe(before?.body)
  })

  it('lose none to one that GitHub refuses', async () => {
    github = await startWithPullRequest()
    const event = await eventOf(github, run(100))
    const { files } = await changedFiles(clientOf(github), event)
    // A list of files older than the head shows lines that the head does not.
    const wide = files.map((file) => ({ ...file, patch: `@@ -1,100 +1,100 @@\n${' line\n'.repeat(100)}`.trimEnd() }))
    const client = clientOf(github)
    const report = await publishSuggestions(
      client,
      event,
      [...inside, suggestion(30)],
      wide,
      checked([...inside, suggestion(30)]),
    )
    expect(report.words).toBe('7 suggestions were posted. GitHub rejected 1.')
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
    await Promise.all([101, 102, 103].map((id) => publish(inside, id, clientOf(github))))
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
      gap: 'The changed files could not be read. GitHub returned an error (500).',
    })
  })
})
