import { expect, it } from '@jest/globals'
import { commentText } from '../../../src/core/report/markdown/comment.ts'
import { markdownReport, summaryLimitBytes } from '../../../src/core/report/markdown/markdown.ts'
import { textReport } from '../../../src/core/report/terminal/text.ts'
import { judge } from '../../../src/core/review/outcome.ts'
import { pullRequest, reviewOf } from '../../support/differences.ts'

const job = (hardware: string): string =>
  `jobs:\n  tune: { framework: pytorch, stage: production, task: fine-tuning, scale: { parameters: 7B, tokens: 1B, sequence_length: 2048, micro_batch_size: 1 }, model: { architecture: transformer, method: full, precision: bf16, optimizer: adamw }, hardware: ${hardware} }\n`
const fitting = job('{ accelerator: h100-80gb, count: 8, parallelism: fsdp }')
const tooLarge = job('{ accelerator: a100-80gb, count: 1 }')
/** With alternatives. */
const searched = judge([reviewOf(tooLarge, 'train/accelerator.yml', 1)], { failOn: 'error', rules: new Map() })
const times = (text: string, part: string): number => text.split(part).length - 1
const reason = 'an A100 SXM 80 GB has 80 GiB'

it('a terminal has what would pass at the finding, and nowhere else', () => {
  const text = textReport(searched, { color: false, quiet: false })
  expect(times(text, 'Would pass:')).toBe(1)
  expect(text.indexOf('Would pass:')).toBeGreaterThan(text.indexOf('Do: '))
  expect(times(text, reason)).toBe(1)
})

it('a terminal repeats the gravest reason where other findings are below it', () => {
  const two = pullRequest(tooLarge.replace('} }\n', '}, colour: blue, labls: { team: a } }\n'), fitting)
  const lines = textReport(two, { color: false, quiet: false }).trimEnd().split('\n')
  expect(lines.slice(-3).join(' ')).toMatch(/^tune: needs .*an A100 SXM 80 GB has 80 GiB, and \d more; changed: /)
})

it('a summary has the table first, and says in its details what its findings do not', () => {
  const text = markdownReport(searched, { limitBytes: summaryLimitBytes })
  const parts = [
    '## ❌ Accelerator review: `tune`: ',
    '### Jobs',
    '**Would pass:** ',
    '**Would pass as well (checked)**',
  ]
  const places = parts.map((part) => text.indexOf(part))
  expect(places.every((place) => place >= 0)).toBe(true)
  expect(places).toEqual(places.toSorted((a, b) => a - b))
  // In the head and at the finding.
  expect(times(text, reason)).toBe(2)
})

it('a comment draws the memory of the worst job that does not fit', () => {
  expect(commentText(pullRequest(tooLarge, fitting), { key: 'k' })).toMatch(
    /^Memory of `tune`:<br><code>w+g+o+&#124;o+[alr]*<\/code><br><sub>w&#61;weights .* GiB; &#124; marks 80<\/sub>/m,
  )
  expect(commentText(pullRequest(fitting, tooLarge), { key: 'k' })).not.toContain('Memory of')
})

it('a range that says nothing of any device ends in words', () => {
  const whole = fitting.replace(', micro_batch_size: 1', ', global_batch_size: 4096')
  expect(textReport(pullRequest(whole, undefined), { color: false, quiet: false, verbose: true })).toMatch(
    /memory about [\d.]+ of 80 GiB per device \(at least [\d.]+\): (?:likely )?fits/,
  )
})

it('a finding has the change that changes least and the cheapest, and the details have the others', () => {
  // A whole machine is billed, so the nearest change saves nothing.
  const job =
    'framework: pytorch\nstage: production\nmodel: { name: meta-llama/Llama-3.1-8B, method: full, precision: bf16 }\nscale: { sequence_length: 4096, micro_batch_size: 2, tokens: 2B }\nhardware: { accelerator: a100-80gb, count: 1, provider: aws }\n'
  const outcome = judge([reviewOf(job, 'train/accelerator.yml', 3)], { failOn: 'error', rules: new Map() })
  const text = markdownReport(outcome, { limitBytes: summaryLimitBytes })
  const [, nearest, cheapest] = /\*\*Would pass:\*\* (.*?)<br>\*\*Cheapest that would pass:\*\* (.*)$/m.exec(text) ?? []
  const savings = [...text.matchAll(/USD a run \(([\d,]+) less\)/g)].map(([, usd = '']) => Number(usd.replace(',', '')))
  expect(cheapest).toContain(`(${Math.max(...savings).toLocaleString('en-US')} less)`)
  for (const offer of [nearest ?? '', cheapest ?? '']) expect(times(text, offer)).toBe(1)
  expect(text).toContain('**Would pass as well (checked)**')
})

it('the first line names no change of another file that has a job of the same name', () => {
  const files = (...texts: readonly string[]) => texts.map((text, at) => reviewOf(text, `${'ab'[at]}/accelerator.yml`))
  const outcome = judge(files(fitting.replace('1B', '2B'), tooLarge), {
    failOn: 'error',
    rules: new Map(),
    base: { files: files(fitting, fitting) },
  })
  const [head = ''] = markdownReport(outcome, { limitBytes: summaryLimitBytes }).split('\n')
  expect(head).toMatch(/; changed: 8× H100 SXM → 1× A100 SXM 80 GB$/)
})

it('the first line names up to two changes of the job with a new finding', () => {
  const head = (now: string): string =>
    markdownReport(pullRequest(now, fitting), { limitBytes: summaryLimitBytes }).split('\n')[0] ?? ''
  expect(head(tooLarge)).toMatch(/; changed: 8× H100 SXM → 1× A100 SXM 80 GB$/)
  expect(head(tooLarge.replace('tokens: 1B', 'tokens: 2B').replace('adamw', 'adam'))).not.toContain('→')
})

it('asks an undecided job for missing keys only if all that is declared was understood', () => {
  const verdict = (hardware: string): string =>
    textReport(
      judge([reviewOf(`framework: pytorch\nhardware: ${hardware}\n`)], { failOn: 'error', rules: new Map() }),
      {
        color: false,
        quiet: false,
      },
    )
  expect(verdict('{ accelerator: H100, count: 8 }')).toMatch(/^undecided .*; to judge it, declare stage, scale/m)
  expect(verdict('{ accelerator: H100, count: 8, spot: sometimes }')).toMatch(/^undecided (?!.*declare)/m)
})
