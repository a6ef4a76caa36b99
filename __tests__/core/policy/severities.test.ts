import { describe, expect, it } from '@jest/globals'
import { isLooserFailOn, isLooserSeverity, isLooserTerms } from '../../../src/core/policy/layers/strictness.ts'
import { reviewUnder } from '../../support/policy-runs.ts'

const severityOf = async (policy: string, rule: string, manifest: string) =>
  (await reviewUnder(policy, manifest)).findings.filter((finding) => finding.rule === rule).map((one) => one.severity)

describe('a rule that an organization makes graver or milder', () => {
  const rule = 'hardware/part-that-cannot-train'
  const training = 'task: training\nhardware: edge-tpu\n'
  // If it is uncertain, this rule is one level milder.
  const tuning = 'task: fine-tuning\nhardware: edge-tpu\n'

  it.each([
    ['', 'error', 'warning'],
    ['error', 'error', 'warning'],
    ['warning', 'warning', 'notice'],
    // A notice is the mildest.
    ['notice', 'notice', 'notice'],
  ])('at "%s" says what is certain as %s, and what is not as %s', async (severity, certain, uncertain) => {
    const policy = severity === '' ? '' : `rules: { ${rule}: ${severity} }\n`
    expect(await severityOf(policy, rule, training)).toEqual([certain])
    expect(await severityOf(policy, rule, tuning)).toEqual([uncertain])
  })

  it('is silent where it is off', async () => {
    expect(await severityOf(`rules: { ${rule}: off }\n`, rule, training)).toEqual([])
  })

  it('leaves the others as they are', async () => {
    const other = await severityOf('rules: { model/dynamic-shapes: notice }\n', rule, training)
    expect(other).toEqual(['error'])
  })
})

describe('what is looser', () => {
  it('is the milder severity', () => {
    const order = ['off', 'notice', 'warning', 'error'] as const
    for (const [place, severity] of order.entries())
      for (const [other, than] of order.entries()) expect(isLooserSeverity(severity, than)).toBe(place < other)
  })

  it('is to fail on less', () => {
    const order = ['never', 'error', 'warning', 'notice'] as const
    for (const [place, failOn] of order.entries())
      for (const [other, than] of order.entries()) expect(isLooserFailOn(failOn, than)).toBe(place < other)
  })

  const terms = { maxDays: 90, inline: false, never: ['team/*', 'model/*'] }
  it.each([
    ['the same', {}, false],
    ['more days', { maxDays: 91 }, true],
    ['fewer days', { maxDays: 89 }, false],
    ['waivers in manifests', { inline: true }, true],
    ['a rule that may be waived now', { never: ['team/*'] }, true],
    ['more rules that may not be waived', { never: ['team/*', 'model/*', 'scale/*'] }, false],
  ])('are terms of waivers with %s: %s', (_, change, expected) => {
    expect(isLooserTerms({ ...terms, ...change }, terms)).toBe(expected)
  })

  it('are no terms that were already so', () => {
    expect(isLooserTerms({ ...terms, inline: true }, { ...terms, inline: true })).toBe(false)
  })
})
