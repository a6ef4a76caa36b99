import { describe, expect, it } from '@jest/globals'
import { issueAbout, oldFacts } from '../../../scripts/old-facts.js'
import { dataAsOf } from '../../../src/core/catalog/data-as-of.ts'
import { markdownReport } from '../../../src/core/report/markdown/markdown.ts'
import { textReport } from '../../../src/core/report/terminal/text.ts'
import { defaultPolicy } from '../../../src/core/review/default-policy.ts'
import { type ReadManifest, review } from '../../../src/core/review/review.ts'

const manifest: ReadManifest = { path: 'accelerator.yml', input: 'framework: jax\nhardware: tpu-v5e-64\n' }
const reportsOn = (today: string): string[] => {
  const outcome = review([manifest], { effective: defaultPolicy, today, scope: 'all' })
  return [textReport(outcome, { color: false, quiet: true }), markdownReport(outcome, { limitBytes: 100_000 })]
}
const dayAfter = (days: number): string => new Date(Date.parse(dataAsOf) + days * 86_400_000).toISOString().slice(0, 10)

describe('old facts', () => {
  it('are named by reports from the first day on which they are old, and not before', () => {
    for (const report of [...reportsOn(dayAfter(270)), ...reportsOn('')])
      expect(report).not.toContain('Judged by facts')
    for (const report of reportsOn(dayAfter(271))) expect(report).toContain('Judged by facts of November 2026: newer')
  })

  it('are listed by the kind, each with its document', () => {
    expect(oldFacts(dayAfter(0)).every(({ kind }: { kind: string }) => kind === 'prices')).toBe(true)
    const kinds = oldFacts(dayAfter(400)).map(({ kind }: { kind: string }) => kind)
    expect(new Set(kinds)).toEqual(new Set(['prices', 'catalog', 'software']))
    const body = issueAbout(dayAfter(150))
    expect(body).toMatch(/^- \[ \] catalog: .* \(150 days\): src\/core\/catalog$/m)
    expect(body).toMatch(/^- \[ \] prices: aws: .*, of 2026-07-20 \(\d+ days\): https:/m)
    expect(issueAbout('2026-01-01')).toBe('')
  })

  it('have days that exist', () => {
    for (const { age } of oldFacts('2036-01-01')) expect(age).toBeGreaterThan(3000)
  })
})
