import { afterEach, describe, expect, it } from '@jest/globals'
import type { Annotation } from '../../../src/core/report/formats/annotations.ts'
import { checkAnnotations } from '../../../src/edge/github/check-annotations.ts'
import { type CheckRun, conclusionOf, publishCheckRun } from '../../../src/edge/github/check-run.ts'
import type { GitHubClient } from '../../../src/edge/github/client.ts'
import type { FaultKind } from '../../support/github/faults.ts'
import type { GitHub } from '../../support/github-server.ts'
import { clientOf, eventOf, run, startWithPullRequest } from '../../support/surfaces.ts'

let github: GitHub
afterEach(() => github?.stop())

const annotation = (line: number, extra: Partial<Annotation> = {}): Annotation => ({
  severity: 'warning',
  file: 'accelerator.yml',
  span: { line, column: 3, endLine: line, endColumn: 9 },
  title: `rule ${line}`,
  message: `Message ${line}.`,
  ...extra,
})
const annotations = (count: number): Annotation[] => Array.from({ length: count }, (_, index) => annotation(index + 1))
const wanted: CheckRun = {
  key: 'k1',
  title: 'Two warnings',
  summary: 'All of it.',
  conclusion: 'failure',
  annotations: annotations(2),
}
const publish = async (runId: number, check: Partial<CheckRun> = {}, client: GitHubClient = clientOf(github)) =>
  publishCheckRun(client, await eventOf(github, run(runId)), { ...wanted, ...check })
const name = 'Accelerator review (review)'
const shown = async () => github.checkRuns(github.sha('feature'))
const named = async () => (await shown()).filter((check) => check.name === name)
const writes = () => github.calls.filter(({ method }) => method !== 'GET').map(({ method }) => method)

describe('the check run', () => {
  it('is one for the head commit however often it runs', async () => {
    github = await startWithPullRequest()
    for (let id = 100; id < 110; id++) expect((await publish(id)).state).toBe('done')
    const checks = await shown()
    expect(checks).toHaveLength(1)
    expect(checks[0]).toMatchObject({ name, conclusion: 'failure', external_id: 'accelerator-review:k1:109.1' })
    expect(checks[0]?.annotations.map(({ start_line }) => start_line)).toEqual([1, 2])
  })

  it.each([0, 1, 50, 51, 130])('carries all annotations, fifty a request: %s', async (count) => {
    github = await startWithPullRequest()
    const report = await publish(100, { annotations: annotations(count) })
    expect(report.words).toBe(`The check run "${name}" holds ${count} annotations.`)
    expect((await shown())[0]?.annotations.map(({ start_line }) => start_line)).toEqual(
      annotations(count).map(({ span }) => span.line),
    )
    expect(writes()).toHaveLength(Math.max(1, Math.ceil(count / 50)))
  })

  it('stops with annotations while calls are left for others, and says so', async () => {
    github = await startWithPullRequest()
    const client = clientOf(github, { calls: 12 })
    const report = await publish(100, { annotations: annotations(300) }, client)
    expect(client.callsLeft).toBe(8)
    expect(report.words).toContain(
      'holds 100 annotations. For lack of calls to GitHub, 200 more are only in the summary.',
    )
    expect((await shown())[0]?.annotations).toHaveLength(100)
  })

  it('is brought up to date by a newer run and not by an older one', async () => {
    github = await startWithPullRequest()
    await publish(100)
    await publish(102, { title: 'Nothing', conclusion: 'success', annotations: annotations(3) })
    expect((await publish(101)).words).toBe('A newer run writes the check run.')
    const [check] = await shown()
    expect(check).toMatchObject({ conclusion: 'success', output: { title: 'Nothing' } })
    expect(check?.annotations.map(({ start_line }) => start_line)).toEqual([1, 2, 3])
  })

  it('is left to a newer run that is about to write it', async () => {
    github = await startWithPullRequest()
    for (const id of [50, 200]) {
      const headers = {
        authorization: `token ${github.token}`,
        'user-agent': 'test',
        'content-type': 'application/json',
      }
      const output = { title: `Of ${id}`, summary: 'Words.' }
      const mark = { external_id: `accelerator-review:k1:${id}.1`, conclusion: 'neutral', output }
      const body = JSON.stringify({ name, head_sha: github.sha('feature'), ...mark })
      await fetch(`${github.address}/repos/acme/training/check-runs`, { method: 'POST', headers, body })
    }
    const before = writes().length
    expect(before).toBe(2)
    expect((await publish(100)).words).toBe('A newer run writes the check run.')
    expect(writes()).toHaveLength(before)
    expect((await publish(200)).state).toBe('done')
    expect(await named()).toHaveLength(1)
  })

  it('tells of annotations of an earlier run that stay', async () => {
    github = await startWithPullRequest()
    await publish(100)
    const report = await publish(101, { title: 'One', summary: 'One.', annotations: [annotation(7)] })
    expect(report.words).toBe(
      `The check run "${name}" holds 1 annotations. It still shows 2 of an earlier run, which cannot be removed.`,
    )
  })

  it('is on the head, not on the merge commit, and on the head of a merge group', async () => {
    github = await startWithPullRequest()
    const event = await eventOf(github, { name: 'merge_group', base: 'main', head: 'feature', runId: 5, job: 'review' })
    expect((await publishCheckRun(clientOf(github), event, wanted)).state).toBe('done')
    expect(await shown()).toHaveLength(1)
  })

  it.each(['fork', 'dependabot', 'contents'] as const)('is left out without permission: %s', async (permissions) => {
    github = await startWithPullRequest({ permissions })
    const report = await publish(100)
    expect(report).toMatchObject({ surface: 'check run', state: 'not permitted' })
    expect(report.words).toContain('checks: write')
    expect(await shown()).toEqual([])
  })

  it('keeps a summary within what GitHub takes', async () => {
    github = await startWithPullRequest()
    expect((await publish(100, { summary: 'line\n'.repeat(20_000), title: 't'.repeat(400) })).state).toBe('done')
    const [check] = await shown()
    expect(check?.output.summary.length).toBeLessThanOrEqual(65_535)
    expect(check?.output.summary).toMatch(/line\n\n_The rest is left out\._$/)
  })
})

const kinds: FaultKind[] = ['reset', 'server-error', 'page', 'silence', 'too-many']
const stored: FaultKind[] = ['lost-answer', 'stored-server-error', 'truncated', 'stored-silence']

describe('after a fault', () => {
  it.each([...kinds, ...stored])('one check run stands, with each annotation once: %s', async (kind) => {
    github = await startWithPullRequest()
    github.fault({ route: 'POST check-runs', kind, calls: [1], retryAfterSeconds: 5 })
    github.fault({ route: 'PATCH check-runs/{check_run_id}', kind, calls: [1], retryAfterSeconds: 5 })
    expect((await publish(100, { annotations: annotations(120) })).state).toBe('done')
    const checks = await shown()
    expect(checks).toHaveLength(1)
    expect(checks[0]?.annotations.map(({ start_line }) => start_line)).toEqual(
      annotations(120).map(({ span }) => span.line),
    )
  })
})

describe('three runs at once', () => {
  it.each([1, 2, 3])('leave one check run of the name, with the word of the newest (%s)', async (round) => {
    github = await startWithPullRequest()
    const ids = [101, 102, 103].sort((a, b) => ((a * round * 7) % 5) - ((b * round * 7) % 5))
    github.together('GET commits/{ref}/check-runs', 3)
    await Promise.all(ids.map((id) => publish(id, { title: `Word of ${id}` }, clientOf(github))))
    expect(await named()).toEqual([
      expect.objectContaining({ external_id: 'accelerator-review:k1:103.1', conclusion: 'failure' }),
    ])
    const [check] = await named()
    expect(check?.output.title).toBe('Word of 103')
    expect(check?.annotations).toHaveLength(2)
    const others = (await shown()).filter(({ name: other }) => other !== name)
    expect(others).toHaveLength(2)
    for (const other of others) expect(other).toMatchObject({ name: `${name}, superseded`, conclusion: 'skipped' })
  })
})

describe('annotations', () => {
  it('have columns only within one line', () => {
    const [one, several, empty] = checkAnnotations([
      annotation(4),
      annotation(4, { span: { line: 4, column: 3, endLine: 6, endColumn: 2 } }),
      annotation(4, { span: { line: 4, column: 3, endLine: 4, endColumn: 3 } }),
    ])
    expect(one).toMatchObject({ start_line: 4, end_line: 4, start_column: 3, end_column: 8 })
    expect(several).toMatchObject({ start_line: 4, end_line: 6 })
    expect(Object.keys(several ?? {})).not.toContain('start_column')
    expect(empty).toMatchObject({ start_column: 3, end_column: 3 })
  })

  it('are cut to what GitHub takes, between characters', () => {
    const [long] = checkAnnotations([annotation(1, { title: '😀'.repeat(200), message: `a${'😀'.repeat(20_000)}` })])
    expect(long?.title.length).toBeLessThanOrEqual(255)
    expect(new TextEncoder().encode(long?.message).length).toBeLessThanOrEqual(65_536)
    expect(long?.message).toMatch(/^a(😀)+ …$/u)
  })

  it('of what lies in no file of the repository are left out', () => {
    const { file, ...elsewhere } = annotation(1)
    expect(checkAnnotations([elsewhere])).toEqual([])
  })

  it('hold no control characters', () => {
    const [odd] = checkAnnotations([annotation(1, { title: 'a\u0000b\u202e', message: 'one\u001b[2J\ntwo' })])
    expect([odd?.title, odd?.message]).toEqual(['a b ', 'one [2J\ntwo'])
  })
})

it('a conclusion says whether the check fails, and whether there is something to see', () => {
  const counts = { error: 0, warning: 0, notice: 3 }
  expect(conclusionOf({ failed: false, counts })).toBe('success')
  expect(conclusionOf({ failed: false, counts: { ...counts, warning: 1 } })).toBe('neutral')
  expect(conclusionOf({ failed: true, counts })).toBe('failure')
})
