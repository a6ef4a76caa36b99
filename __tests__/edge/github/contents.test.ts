import { describe, expect, it } from '@jest/globals'
import type { GitHubAnswer } from '../../../src/edge/github/answer.ts'
import { GitHubClient } from '../../../src/edge/github/client.ts'
import { contentsThrough } from '../../../src/edge/github/contents.ts'
import type { GitHubEvent } from '../../../src/edge/github/event.ts'
import { changedFiles } from '../../../src/edge/github/files-changed.ts'
import { ImpatientClock } from '../../support/surfaces.ts'

/** A client that gets these answers in order, and its requests. */
function clientOver(answers: readonly Partial<GitHubAnswer>[], calls = 25) {
  const clock = new ImpatientClock()
  const asked: [string, unknown][] = []
  const left = [...answers]
  const send = async (route: string, parameters: unknown): Promise<GitHubAnswer> => {
    asked.push([route, parameters])
    return { status: 200, data: undefined, headers: {}, ...left.shift() }
  }
  return { client: new GitHubClient(send, clock, { calls }), asked, clock }
}

describe('a file of a repository', () => {
  const commit = 'c'.repeat(40)

  // Octokit parses what it takes for JSON or text, regardless of the request.
  it.each<[unknown, string]>([
    ['a: 1\n', 'a: 1\n'],
    [new TextEncoder().encode('ü\n').buffer, 'ü\n'],
    [{ a: 1 }, '{"a":1}'],
    [undefined, '""'],
  ])('that comes as %j is the bytes of %j', async (data, expected) => {
    const { client, asked } = clientOver([{ data }])
    const found = await contentsThrough(client).fileAt('acme/training', commit, 'a {b}.yml')
    expect(found instanceof Uint8Array && new TextDecoder().decode(found)).toBe(expected)
    expect(asked).toEqual([
      [
        `GET /repos/acme/training/contents/a%20%7Bb%7D.yml?ref=${commit}`,
        { headers: { accept: 'application/vnd.github.raw+json' } },
      ],
    ])
  })

  it('is asked for again where GitHub says when, by the clock of the run', async () => {
    const { client, clock } = clientOver([{ status: 429, headers: { 'retry-after': '7' } }, { data: 'x' }])
    expect(await contentsThrough(client).fileAt('acme/training', commit, 'a.yml')).toBeInstanceOf(Uint8Array)
    expect(clock.waited).toEqual([7])
  })
})

describe('the files of a pull request', () => {
  const event = { repository: 'acme/training', pullRequest: { number: 7 } } as GitHubEvent
  const page = (count: number) => ({
    data: Array.from({ length: count }, (_, at) => ({ filename: `${at}.yml`, status: 'modified' })),
  })

  it('are told with where they were, and with their patch where there is one', async () => {
    const data = [
      { filename: 'a.yml', status: 'renamed', previous_filename: 'b.yml', patch: '@@' },
      ...['added', 'removed', 'copied', 'changed', 'unchanged'].map((status) => ({ filename: status, status })),
    ]
    const { client, asked } = clientOver([{ data }])
    expect(await changedFiles(client, event)).toEqual({
      files: [
        { path: 'a.yml', status: 'renamed', previousPath: 'b.yml', patch: '@@' },
        ...data.slice(1).map(({ status }) => ({ path: status, status })),
      ],
    })
    expect(asked).toEqual([
      [
        'GET /repos/{owner}/{repo}/pulls/{pull_number}/files',
        { owner: 'acme', repo: 'training', pull_number: 7, per_page: 100, page: 1 },
      ],
    ])
  })

  it.each([
    // Twelve calls are reserved for what needs this list, and one is always made.
    [15, 3],
    [14, 2],
    [13, 1],
    [5, 1],
    [100, 30],
  ])('are read as far as %s calls go: %s pages', async (calls, pages) => {
    const { client } = clientOver(Array(40).fill(page(100)), calls)
    const { files, gap } = await changedFiles(client, event)
    expect(files).toHaveLength(100 * pages)
    expect(gap).toContain(`${100 * pages} `)
  })

  it.each<[string, GitHubEvent, Partial<GitHubAnswer>]>([
    ['the event is of none', { repository: 'acme/training' } as GitHubEvent, page(1)],
    ['GitHub refuses', event, { status: 404 }],
    ['GitHub answers in another form', event, { data: [{ filename: 'a.yml', status: 'odd' }] }],
  ])('are none, which is said, where %s', async (_, on, answer) => {
    const { client } = clientOver(Array(3).fill(answer))
    expect(await changedFiles(client, on)).toEqual({ files: [], gap: expect.stringMatching(/./) })
  })
})
