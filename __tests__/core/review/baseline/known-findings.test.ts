import { describe, expect, it } from '@jest/globals'
import { compareWithKnown, knownFindings } from '../../../../src/core/review/baseline/known-findings.ts'
import { judge } from '../../../../src/core/review/outcome.ts'
import { reviewOf } from '../../../support/differences.ts'

const job = (name: string, hardware: string, more = ''): string =>
  `  ${name}: { framework: jax, stage: production, model: { dynamic_shapes: true }, hardware: ${hardware}${more} }\n`
const jobs = (...lines: readonly string[]): string => `jobs:\n${lines.join('')}`
const before = jobs(job('a', 'tpu-v5e-64'), job('b', 'tpu-v5e-64'))
const known = knownFindings([reviewOf(before)])

/** The standing of each finding compared with those of `before`, as "job: standing". */
const standings = (text: string, path?: string): string[] =>
  compareWithKnown([reviewOf(text, path)], known).files.flatMap(({ findings }) =>
    findings.map(({ job: name, standing, onBase }) => `${name}: ${standing}${onBase ? ` (${onBase})` : ''}`),
  )

describe('findings that are known', () => {
  it('are existing, wherever their lines have moved', () => {
    expect(known.map(({ rule, job: name }) => [rule, name])).toEqual([
      ['model/dynamic-shapes', 'a'],
      ['model/dynamic-shapes', 'b'],
    ])
    expect(standings(before)).toEqual(['a: existing', 'b: existing'])
    expect(standings(`# a remark\n${jobs(job('b', 'tpu-v5e-64'), job('a', 'tpu-v5e-64'))}`)).toEqual([
      'b: existing',
      'a: existing',
    ])
  })

  it.each([
    ['another job', jobs(job('a', 'tpu-v5e-64'), job('c', 'tpu-v5e-64')), ['a: existing', 'c: new']],
    ['more accelerators', jobs(job('a', 'tpu-v5e-128')), ['a: new (less)']],
    ['fewer accelerators', jobs(job('a', 'tpu-v5e-16')), ['a: existing']],
    ['another rule', jobs(job('a', 'tpu-v5e-64', ', needs: { edge: true }')), ['a: existing', 'a: new']],
  ])('are told from %s', (_, text, expected) => {
    expect(standings(text).sort()).toEqual(expected)
  })

  it('are those of their file', () => {
    expect(standings(before, 'other/accelerator.yml')).toEqual(['a: new', 'b: new'])
  })

  it('were as grave', () => {
    const milder = known.map((finding) => ({ ...finding, severity: 'notice' as const }))
    const [file] = compareWithKnown([reviewOf(before)], milder).files
    expect(file?.findings.map(({ standing, onBase }) => [standing, onBase])).toEqual([
      ['new', 'notice'],
      ['new', 'notice'],
    ])
  })

  it('were about the same word, hardware and measure', () => {
    const mistaken = 'framework: jax\nstage: someday\n'
    const of = (text: string) => knownFindings([reviewOf(text)])
    const compared = (text: string, then: string) =>
      compareWithKnown([reviewOf(text)], of(then)).files[0]?.findings.map(({ standing }) => standing)
    expect(compared(mistaken, mistaken)).toEqual(['existing'])
    expect(compared('framework: jaks\nhardware: h100\n', 'framework: jakks\nhardware: h100\n')).toContain('new')
    const large = (accelerator: string): string =>
      `framework: pytorch\nscale: { parameters: 70B }\nmodel: { method: full, precision: bf16, optimizer: adamw }\nhardware: { accelerator: ${accelerator}, count: 1 }\n`
    expect(compared(large('a100-80gb'), large('a100-80gb'))).not.toContain('new')
    expect(compared(large('l4'), large('a100-80gb'))).toContain('new')
  })

  it('are fixed where they are gone, and only in files that were checked', () => {
    const fixed = (text: string, path?: string) =>
      compareWithKnown([reviewOf(text, path)], known).fixed.map(({ finding }) => finding.job)
    expect(fixed(jobs(job('a', 'tpu-v5e-64')))).toEqual(['b'])
    expect(fixed('framework: jax\n', 'other/accelerator.yml')).toEqual([])
  })

  it('are none in a manifest of which no job can be read, whatever it is changed to', () => {
    const broken = reviewOf('framework: [pytorch\nhardware: H100:8\n')
    expect(broken.findings.map(({ rule }) => rule)).toEqual(['manifest/syntax'])
    expect(knownFindings([broken])).toEqual([])
    const old = broken.findings.map(({ rule, severity, message, path: place }) => ({
      path: broken.path,
      rule,
      severity,
      message,
      place,
    }))
    expect(compareWithKnown([broken], old).files[0]?.findings[0]?.standing).toBe('new')
    expect(compareWithKnown([broken], known).fixed).toEqual([])
  })

  it('do not hold what a waiver covers', () => {
    const review = reviewOf(before)
    const waived = { reason: 'r', expires: '2027-01-31', daysLeft: 9, place: { file: 'x', line: 1 } }
    expect(knownFindings([{ ...review, findings: review.findings.map((each) => ({ ...each, waived })) }])).toEqual([])
  })
})

it('only findings that are not known fail the check', () => {
  const outcome = (text: string) => judge([reviewOf(text)], { failOn: 'warning', rules: new Map(), known })
  expect(outcome(before)).toMatchObject({ failed: false, difference: { counts: { new: 0, existing: 2 } } })
  expect(outcome(jobs(job('a', 'tpu-v5e-64'), job('c', 'tpu-v5e-64')))).toMatchObject({
    failed: true,
    difference: { counts: { new: 1, existing: 1, fixed: 1 } },
  })
})
