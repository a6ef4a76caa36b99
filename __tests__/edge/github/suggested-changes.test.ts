import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from '@jest/globals'
import type { Unavailable } from '../../../src/core/policy/layers/policy-reading.ts'
import type { Outcome } from '../../../src/core/review/outcome.ts'
import type { Suggestion } from '../../../src/core/review/suggestions/suggestion.ts'
import type { Limits } from '../../../src/edge/github/client.ts'
import { suggestChanges } from '../../../src/edge/github/suggested-changes.ts'
import type { GitHubContents } from '../../../src/edge/rest/github-contents.ts'
import type { GitHub } from '../../support/github-server.ts'
import { clientOf, eventOf, run, startWithPullRequest } from '../../support/surfaces.ts'

const path = 'accelerator.yml'
const text = 'what was checked\n'
const suggestion = (line: number, more: Partial<Suggestion> = {}): Suggestion => ({
  ...{ path, startLine: line, endLine: line, replacement: `line-${line}: better`, rule: 'model/dynamic-shapes' },
  ...{ message: `L${'i'.repeat(line)}ne.`, fingerprint: `f${line}`, ...more },
})

let github: GitHub
/** Not a checkout: only GitHub has the contents of the head commit. */
let workspace: string
let asked: string[]

beforeEach(async () => {
  asked = []
  workspace = mkdtempSync(join(tmpdir(), 'suggested-'))
  github = await startWithPullRequest()
})
afterEach(async () => {
  rmSync(workspace, { recursive: true })
  await github.stop()
})

/** GitHub's files, as far as this test needs them. */
const holding = (found: string | undefined | Unavailable) =>
  ({
    fileAt: async (repository: string, commit: string, file: string) => {
      asked.push(`${repository} ${commit} ${file}`)
      return typeof found === 'string' ? new TextEncoder().encode(found) : found
    },
  }) as unknown as GitHubContents

async function suggest(
  suggestions: readonly Suggestion[] | undefined,
  contents: GitHubContents | undefined,
  limits: Partial<Limits> = {},
) {
  const event = await eventOf(github, run(100))
  if (event.pullRequest === undefined) throw new Error('no pull request')
  const outcome = { files: [{ path, text }], ...(suggestions && { suggestions }) } as unknown as Outcome
  const { words, rest } = await suggestChanges(
    clientOf(github, limits),
    { ...event, pullRequest: event.pullRequest },
    outcome,
    { workspace, ...(contents && { contents }) },
  )
  const posted = (await github.reviewComments(1)).map(({ line }) => line)
  return { words, rest: rest.map(({ fingerprint }) => fingerprint), posted: posted.sort((a, b) => a - b) }
}

it('stand on lines of the pull request where the head has what was checked; the others are left', async () => {
  const { words, rest, posted } = await suggest(
    [suggestion(10), suggestion(11), suggestion(30), suggestion(1, { path: 'notes.txt', fingerprint: 'unchecked' })],
    holding(text),
  )
  expect(posted).toEqual([10, 11])
  expect(rest).toEqual(['f30', 'unchecked'])
  // A file is compared once, and only if something could be placed in it.
  const head = github.sha('feature')
  expect(asked).toEqual([`acme/training ${head} ${path}`, `acme/training ${head} notes.txt`])
  expect(words).toEqual([expect.stringContaining(': 1.'), expect.stringMatching(/^2 suggestions were posted/)])
})

it('need no word more where all of them stand', async () => {
  expect(await suggest([suggestion(10)], holding(text))).toMatchObject({
    words: [expect.stringMatching(/^1 suggestion was posted/)],
    rest: [],
    posted: [10],
  })
})

it.each<[string, () => GitHubContents | undefined, Partial<Limits>]>([
  ['is another', () => holding('another\n'), {}],
  ['is not there', () => holding(undefined), {}],
  ['cannot be read', () => holding({ message: 'No.', remedy: '' }), {}],
  ['cannot be asked for', () => undefined, {}],
  // The list of files takes one call, and six are reserved for posting.
  ['would take a call that posting needs', () => holding(text), { calls: 7 }],
])('are left where the file of the head %s', async (_, contents, limits) => {
  const { words, rest, posted } = await suggest([suggestion(10), suggestion(11)], contents(), limits)
  expect(posted).toEqual([])
  expect(rest).toEqual(['f10', 'f11'])
  expect(words).toEqual([expect.stringContaining(': 2.'), expect.stringMatching(/./)])
})

it('compare the head while a call is to spare', async () => {
  expect((await suggest([suggestion(10)], holding(text), { calls: 8 })).posted).toEqual([10])
})

it('may be fewer where the list of files cannot be read, which is said', async () => {
  github.fault({ kind: 'forbidden', route: 'GET pulls/{pull_number}/files' })
  const { words, rest, posted } = await suggest([suggestion(10)], holding(text))
  expect([rest, posted, asked]).toEqual([['f10'], [], []])
  expect(words).toEqual([expect.stringContaining('could not be read'), expect.stringMatching(/./)])
})

it('are none where nothing is suggested', async () => {
  expect(await suggest(undefined, holding(text))).toMatchObject({ rest: [], posted: [] })
})
