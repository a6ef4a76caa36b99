import { describe, expect, it } from '@jest/globals'
import { junitReport } from '../../../src/core/report/formats/junit.ts'
import type { Judging } from '../../../src/core/review/outcome.ts'
import {
  deceptive,
  fileOf,
  finding,
  hostileWords,
  misfit,
  outcomeOf,
  reviewOf,
  sound,
  waiving,
  warned,
} from '../../support/outcomes.ts'
import { runnerCommands } from '../../support/runner.ts'
import { elementsNamed, parseXml, type XmlElement } from '../../support/xml.ts'

const two = `jobs:\n  a: { framework: mxnet, hardware: tpu-v4-8 }\n  b: { framework: pytorch, hardware: h100 }\nx: 1\n`

const report = (files: Parameters<typeof outcomeOf>[0], judging: Partial<Judging> = {}): XmlElement =>
  parseXml(junitReport(outcomeOf(files, judging)))
/** The schemas have no total of skipped tests, so add up those of the suites. */
const skippedIn = ({ attributes: { skipped }, children }: XmlElement): number =>
  skipped === undefined ? children.reduce((sum, child) => sum + skippedIn(child), 0) : Number(skipped)
const numbers = (element: XmlElement): string => {
  const { tests, failures, errors } = element.attributes
  return `${tests} ${failures} ${errors} ${skippedIn(element)}`
}
const cases = (root: XmlElement): Record<string, string[]> =>
  Object.fromEntries(
    elementsNamed(root, 'testcase').map(({ attributes, children }) => [
      `${attributes['classname']} ${attributes['name']}`,
      children.map(({ name }) => name),
    ]),
  )

describe('the JUnit report', () => {
  it('has a suite for each file, a test for the file and for each job, and counts them', () => {
    const root = report([reviewOf('b/accelerator.yml', two), reviewOf('a/accelerator.yml', sound)])
    expect(root.name).toBe('testsuites')
    expect(root.children.map(({ name, attributes }) => [name, attributes['name']])).toEqual([
      ['testsuite', 'a/accelerator.yml'],
      ['testsuite', 'b/accelerator.yml'],
    ])
    expect(cases(root)).toMatchObject({
      'a/accelerator.yml file': [],
      'b/accelerator.yml file': ['failure'],
      'b/accelerator.yml job a': ['failure'],
    })
    expect([root, ...root.children].map(numbers)).toEqual(['5 2 0 0', '2 0 0 0', '3 2 0 0'])
    const [failure] = elementsNamed(root.children[1] as XmlElement, 'failure')
    expect(failure?.attributes['type']).toBe('manifest/unknown-key')
    expect(failure?.text).toContain('error manifest/unknown-key at b/accelerator.yml:4:1\n')
    expect(failure?.text).toContain('\nDo: ')
  })

  it.each([
    ['never', warned, []],
    ['error', warned, []],
    ['warning', warned, ['failure']],
    ['notice', warned, ['failure']],
    ['error', misfit, ['failure']],
    ['never', misfit, []],
  ] as const)('with fail-on %s fails exactly where the check does', (failOn, text, expected) => {
    const outcome = outcomeOf([reviewOf('a/accelerator.yml', text)], { failOn })
    const root = parseXml(junitReport(outcome))
    const [one] = elementsNamed(root, 'testcase').filter(({ attributes }) => attributes['name'] === 'job a')
    expect(one?.children.map(({ name }) => name).filter((name) => name === 'failure')).toEqual(expected)
    expect(outcome.failed).toBe(expected.length > 0)
    // Findings that do not fail are shown too.
    const rules = outcome.files.flatMap(({ findings }) => findings.map(({ rule }) => rule))
    for (const rule of rules) expect(one?.children.map(({ text: words }) => words).join('')).toContain(rule)
  })

  it('fails only for new findings where the check does', () => {
    const file = reviewOf('a/accelerator.yml', misfit)
    const root = report([file], { base: { files: [file] }, failOnNew: true })
    expect(numbers(root)).toBe('2 0 0 0')
    expect(elementsNamed(root, 'system-out')[0]?.text).toContain('framework/no-xla-path')
  })

  it('skips what a waiver covers, with its words, and fails where something else does', () => {
    const waive = (rule: string) =>
      reviewOf('a/accelerator.yml', misfit, (one) => (one.rule === rule ? { ...one, waived: waiving() } : one))
    const root = report([waive('framework/no-xla-path')])
    expect(numbers(root)).toBe('2 0 0 1')
    const [skipped] = elementsNamed(root, 'skipped')
    expect(skipped?.attributes['message']).toBe(
      'framework/no-xla-path is waived until 2027-01-31 (71 days left), ml-platform: The cluster moves in January. (OPS-12) [.github/accelerator-policy.yml:7]',
    )
    const both = report([
      fileOf('p.yml', [finding({ severity: 'error' }), finding({ rule: 'model/custom-kernels', waived: waiving() })]),
    ])
    expect(numbers(both)).toBe('1 1 0 0')
    expect(elementsNamed(both, 'system-out')[0]?.text).toContain('Waived until 2027-01-31')
  })

  it('is well-formed where there is nothing', () => {
    expect(junitReport(outcomeOf([]))).toBe(
      '<?xml version="1.0" encoding="UTF-8"?>\n<testsuites name="accelerator-review" tests="0" failures="0" errors="0" time="0">\n</testsuites>\n',
    )
  })

  it('keeps what is said of a job that could not be read', () => {
    const root = report([reviewOf('a/accelerator.yml', 'jobs: { x: 3 }\n')])
    expect(elementsNamed(root, 'failure').map(({ attributes }) => attributes['type'])).toEqual([
      'manifest/invalid-value',
    ])
  })

  it('points at no file where it is not of the repository', () => {
    const name = `acme/policies/base.yml@${'a'.repeat(40)}`
    const [one] = elementsNamed(report([fileOf(name, [finding()], { isElsewhere: true })]), 'testcase')
    expect(one?.attributes).toEqual({ name: 'file', classname: name, time: '0' })
  })

  it.each(hostileWords)('leaves %j words', (words) => {
    const about = { message: words, remedy: words, job: words, rule: words, severity: 'error' } as const
    const review = reviewOf(`${words}/accelerator.yml`, `jobs: { ${JSON.stringify(words)}: { framework: q } }\n`)
    const file = {
      ...review,
      findings: [
        finding(about),
        finding({ ...about, severity: 'notice' }),
        finding({ waived: waiving({ reason: words }) }),
      ],
    }
    const text = junitReport(
      outcomeOf([file, fileOf('z', [finding({ waived: waiving({ reason: words, owner: words }) })])]),
    )
    const root = parseXml(text)
    expect(numbers(root)).toMatch(/^(3 1 0 2|2 1 0 1)$/)
    expect(runnerCommands(text)).toEqual([])
    expect(text).not.toMatch(deceptive)
    for (const { text: shown } of elementsNamed(root, 'system-out')) expect(shown).not.toContain('[[ATTACHMENT|')
    const kept = words.toWellFormed().match(/[\p{L}\p{N}\p{P}\p{S}]/gu) ?? []
    const shown = elementsNamed(root, 'failure')[0]?.attributes['message'] ?? ''
    expect(shown.match(/[\p{L}\p{N}\p{P}\p{S}]/gu) ?? []).toEqual(kept)
  })

  it('holds 1,000 findings', () => {
    const jobs = Array.from({ length: 1000 }, (_, index) => `  j${index}: { framework: mxnet, hardware: tpu-v4-8 }\n`)
    const root = report([
      reviewOf('a/accelerator.yml', `jobs:\n${jobs.slice(0, 500).join('')}`),
      reviewOf('b/accelerator.yml', `jobs:\n${jobs.slice(500).join('')}`),
    ])
    expect(numbers(root)).toBe('1002 1000 0 0')
  })
})
