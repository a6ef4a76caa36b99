import { expect, it } from '@jest/globals'
import { markdownReport } from '../../../src/core/report/markdown/markdown.ts'
import { textReport } from '../../../src/core/report/terminal/text.ts'
import { judge } from '../../../src/core/review/outcome.ts'
import { utf8Length } from '../../../src/core/text/utf8.ts'
import { reviewOf } from '../../support/differences.ts'

const tuning = (hardware: string): string =>
  `framework: pytorch\ntask: fine-tuning\nstage: production\nscale: { parameters: 7B, sequence_length: 2048 }\nmodel: { architecture: transformer, method: full, precision: bf16, optimizer: adamw }\nhardware: { accelerator: ${hardware}, provider: aws }\n`
const files = Array.from({ length: 42 }, (_, at) =>
  reviewOf(
    tuning(at % 19 === 3 ? 'a100-80gb, count: 1' : 'h100, count: 8, parallelism: fsdp'),
    `j${at}/accelerator.yml`,
  ),
)
const outcome = judge(files, { failOn: 'error', rules: new Map() })

it('of 42 jobs the three that fail are seen on the first screen of a summary of 20 KB', () => {
  const summary = markdownReport(outcome, { limitBytes: 1024 * 1024 })
  expect(summary.indexOf('`sizing/does-not-fit`')).toBeLessThan(1500)
  expect(summary).toContain('At `j22/accelerator.yml:6`, `j3/accelerator.yml:6`, `j41/accelerator.yml:6`')
  expect(summary).toContain('39 more jobs have no findings.')
  expect(utf8Length(summary)).toBeLessThanOrEqual(20 * 1024)
})

it('and in a terminal, where the 39 others are a line', () => {
  const options = { color: false, quiet: false }
  const lines = textReport(outcome, options).split('\n')
  expect(lines.filter((line) => /^(fit|mismatch) /.test(line))).toHaveLength(3)
  expect(lines).toContain('39 more jobs have no findings: --verbose shows them.')
  const all = textReport(outcome, { ...options, verbose: true }).split('\n')
  expect(all.filter((line) => /^(fit|mismatch) /.test(line))).toHaveLength(42)
})
