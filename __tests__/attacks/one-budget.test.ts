import { execFileSync } from 'node:child_process'
import { describe, expect, it } from '@jest/globals'
import { markdownReport, summaryLimitBytes } from '../../src/core/report/markdown/markdown.ts'
import { patchesWithin } from '../../src/core/report/markdown/patches.ts'
import { SizeBudget } from '../../src/core/report/markdown/size-budget.ts'
import { defaultPolicy } from '../../src/core/review/default-policy.ts'
import type { Outcome } from '../../src/core/review/outcome.ts'
import { reviewFolder } from '../../src/edge/run/review-folder.ts'
import { findManifests } from '../../src/edge/run/workspace.ts'
import { runActionHere } from '../support/action-here.ts'
import { withChange } from '../support/hosted-change.ts'
import { type ActionRun, runAction, workspaceOf } from '../support/runner.ts'
import { runCommandHere } from '../support/terminal.ts'

// Attack O17: a report that exceeds its limit, so that GitHub shows none of it.

/** A manifest with one fixable mistake, between comments that a patch includes. */
const padded = (comment: string): string =>
  `${comment}\nframework: jax\nhardwre: { accelerator: h100, count: 8 }\n${comment}\n`
const line = (sign: string, bytes: number): string => `# ${sign.repeat(bytes / Buffer.byteLength(sign))}`
const manifests = (count: number, text: string, sign = ''): Record<string, string> =>
  Object.fromEntries(
    Array.from({ length: count }, (_, index) => [`t${String(index).padStart(4, '0')}${sign}/accelerator.yml`, text]),
  )
/** A name in which every character takes eight bytes in a report. */
const longName = '#'.repeat(200)

const bytesOf = (text: string): number => Buffer.byteLength(text)
const shownIn = (summary: string): number => summary.match(/^`{3,}diff$/gm)?.length ?? 0
const leftOutOf = (summary: string): number =>
  Number(/(\d+) changes? (?:is|are) left out for lack of space; `accelerator-review check/.exec(summary)?.[1] ?? 0)
const unseenIn = (summary: string): number => Number(/(\d+) changes? (?:is|are) not shown/.exec(summary)?.[1] ?? 0)
/** Whether every fence is closed. A truncated block would swallow what follows. */
const isWhole = (summary: string): boolean => summary.split('\n').filter((text) => /^`{3,}/.test(text)).length % 2 === 0

describe('O17 the summary', () => {
  const attacks: [name: string, files: Record<string, string>][] = [
    ['long lines beside the change', manifests(12, padded(line('x', 120_000)))],
    ['long lines of three bytes a sign', manifests(12, padded(line('訓', 120_000)))],
    ['lines of signs of four bytes', manifests(12, padded(line('🚀', 120_000)))],
    ['lines that Markdown would read', manifests(12, padded(line('`'.repeat(1_000), 120_000)))],
    ['lines with carriage returns', manifests(12, padded(line('x', 120_000)).replaceAll('\n', '\r\n'))],
    ['very many files', manifests(400, padded(line('x', 6_000)))],
    ['one file with very many changes', { 'accelerator.yml': jobs(60, 4_000) }],
  ]
  function jobs(count: number, bytes: number): string {
    const job = (index: number) =>
      `  j${index}:\n    framework: jax\n    hardwre: { accelerator: h100, count: 8 }\n    ${line('x', bytes)}\n`
    return `jobs:\n${Array.from({ length: count }, (_, index) => job(index)).join('')}`
  }

  it.each(attacks)('has one budget for report and patches: %s', async (_, files) => {
    const run: ActionRun = await runActionHere(workspaceOf(files), { suggest: 'true' })
    expect(run.status).toBe(1)
    expect(bytesOf(run.summary)).toBeLessThanOrEqual(summaryLimitBytes)
    expect(run.summary).toMatch(/^## ❌ Accelerator review: .*, and \d+ more$/m)
    expect(isWhole(run.summary)).toBe(true)
    const isOne = Object.keys(files).length === 1
    if (!isOne) expect(shownIn(run.summary) + leftOutOf(run.summary)).toBe(Object.keys(files).length)
  })

  it('counts what nobody would see, by the bundle', () => {
    const run = runAction(workspaceOf(manifests(3, padded('# a\u200bb'))), { suggest: 'true' })
    expect([shownIn(run.summary), unseenIn(run.summary)]).toEqual([0, 3])
  })

  it('holds what a command writes for it in a workflow', async () => {
    const folder = workspaceOf(
      manifests(1_000, `framework: jax\nlabels: { team: "${'x'.repeat(1_000)}" }\nstage: someday\n`, longName),
    )
    const words = ['check', '--format', 'markdown']
    const { stdout: inWorkflow } = await runCommandHere(folder, words, { GITHUB_ACTIONS: 'true' })
    const { stdout: elsewhere } = await runCommandHere(folder, words)
    expect(bytesOf(elsewhere)).toBeGreaterThan(summaryLimitBytes)
    expect(bytesOf(inWorkflow)).toBeLessThanOrEqual(summaryLimitBytes)
    expect(inWorkflow).toContain('_Left out for lack of space')
  })
})

describe('O17 the budget', () => {
  const outcomeOf = async (files: Record<string, string>): Promise<Outcome> => {
    const folder = workspaceOf(files)
    const run = { effective: defaultPolicy, today: '2026-11-21', scope: 'all' } as const
    return reviewFolder(folder, findManifests(folder, folder, []), run, { suggest: true })
  }

  it('is kept at every size, and every change is shown or counted', async () => {
    const outcome = await outcomeOf(manifests(20, padded(line('訓', 600))))
    const { suggestions = [] } = outcome
    expect(suggestions).toHaveLength(20)
    const counts = new Set<number>()
    for (let limitBytes = 8_000; limitBytes <= 80_000; limitBytes += 777) {
      const text = markdownReport(outcome, { limitBytes, suggestions })
      expect(bytesOf(text)).toBeLessThanOrEqual(limitBytes)
      expect([limitBytes, shownIn(text) + leftOutOf(text)]).toEqual([limitBytes, 20])
      counts.add(shownIn(text))
    }
    expect(counts.size).toBeGreaterThan(5)
  })

  it('takes the first changes of a file that has too many', async () => {
    const job = (index: number) =>
      `  j${index}:\n    framework: jax\n    hardwre: { accelerator: h100, count: 8 }\n    # ${'x'.repeat(300)}\n`
    const { files, suggestions = [] } = await outcomeOf({
      'accelerator.yml': `jobs:\n${Array.from({ length: 16 }, (_, index) => job(index)).join('')}`,
    })
    expect(suggestions.length).toBeGreaterThan(8)
    const budget = new SizeBudget(4_000, (text) => text.length)
    const { blocks, leftOut } = patchesWithin(budget, files, suggestions)
    expect(blocks).toHaveLength(1)
    const shown = blocks.join('').match(/^-.*hardwre/gm)?.length ?? 0
    expect(shown).toBeGreaterThan(0)
    expect(leftOut).toBeGreaterThan(0)
    expect(shown + leftOut).toBe(suggestions.length)
  })
})

describe('O17 comment, check run and suggestions', () => {
  it('each keep to what GitHub takes, whatever the manifests hold', async () => {
    const base = manifests(40, 'framework: jax\n', longName)
    const text = `${padded(line('訓', 30_000))}stage: "INDEX${'x'.repeat(900)}"\nscale: "INDEX${'y'.repeat(900)}"\n`
    // Each is different, so that they cannot be reported together.
    const head = Object.fromEntries(
      Object.entries(manifests(40, text, longName)).map(([path, own]) => [
        path,
        own.replaceAll('INDEX', path.slice(0, 5)),
      ]),
    )
    await withChange({ base, head }, async (change) => {
      const run = await change.run({ comment: 'always', suggest: 'true', 'fail-on-new': 'true' })
      const [comment] = await change.github.comments(1)
      const head = execFileSync('git', ['-C', change.checkout('head'), 'rev-parse', 'HEAD'], { encoding: 'utf8' })
      const [check] = await change.github.checkRuns(head.trim())
      const suggested = await change.github.reviewComments(1)
      expect(bytesOf(run.summary)).toBeLessThanOrEqual(summaryLimitBytes)
      expect(comment?.body.length).toBeLessThanOrEqual(65_536)
      expect(check?.output.summary?.length).toBeLessThanOrEqual(65_535)
      for (const { body } of suggested) expect(body.length).toBeLessThanOrEqual(65_536)
      expect(comment?.body).toMatch(/Left out for lack of space|\d+ more changed jobs are in the summary/)
      expect(check?.output.summary).toMatch(/Left out for lack of space|\d+ more changed jobs are in the summary/)
      expect(shownIn(run.summary) + leftOutOf(run.summary) + suggested.length).toBe(40)
    })
  })
})
