import { readdirSync, readFileSync } from 'node:fs'
import { beforeAll, describe, expect, it } from '@jest/globals'
import { atLeast, type Finding, type Severity } from '../../../src/core/finding/finding.ts'
import { sourceOf } from '../../../src/core/finding/sources.ts'
import { checkFile } from '../../../src/core/review/check.ts'
import { rules } from '../../../src/core/rules/index.ts'
import type { AnyRule } from '../../../src/core/rules/rule.ts'
import { ruleSet } from '../../../src/core/rules/rule-set.ts'
import { defaultThresholds } from '../../../src/core/rules/thresholds.ts'
import { casesOf } from '../../support/fixtures.ts'
import { findingsUnder } from '../../support/policies.ts'
import { evidenceOf } from '../../support/projects.ts'

const set = ruleSet(rules)
/** The rule that `npm run test:rule` tests alone. */
const named = process.env['RULE']
const tested = rules.filter(({ id }) => (named ?? id) === id)
/** Rules that no manifest alone can trigger, and the tests that do. */
const shownElsewhere: Readonly<Record<string, string>> = {
  'evidence/no-longer-compared': '../../attacks/launches-of-base.test.ts',
  'evidence/unread-change': '../review/change/unread-changes.test.ts',
  'evidence/unread-file': '../../attacks/silence.test.ts',
  'manifest/unreadable': '../../edge/cli/hostile-input.test.ts',
  'policy/invalid': '../../edge/action/base-policy.test.ts',
  'policy/manifest-missing': '../policy/manifest-required.test.ts',
  'policy/manifest-withdrawn': '../../attacks/withdrawal.test.ts',
  'policy/pending-change': '../../edge/action/base-policy.test.ts',
  'policy/tag-may-move': '../../edge/action/base-policy.test.ts',
  'policy/waiver-pending': '../../edge/action/base-policy.test.ts',
}
const finderOf = (rule: AnyRule) => {
  const evidence = evidenceOf(rule.id)
  return async (text: string): Promise<readonly Finding[]> => {
    const findings =
      rule.type === 'policy'
        ? await findingsUnder(rule.policy ?? '', text)
        : checkFile('fixture/accelerator.yml', text, set, defaultThresholds, { evidence }).findings
    return findings.filter((finding) => finding.rule === rule.id)
  }
}
// A reason never becomes a finding.
const isSilent = (rule: AnyRule) => rule.severity === 'none' || Object.hasOwn(shownElsewhere, rule.id)
const wordsTest = 'says it in the words that were reviewed'

describe.each(tested.map((rule) => [rule.id, rule] as const))('%s', (id, rule) => {
  const cases = casesOf(id)
  const findingsIn = finderOf(rule)
  const found = new Map<string, readonly Finding[]>()

  beforeAll(async () => {
    for (const { name, text } of cases) found.set(name, await findingsIn(text))
  })

  it('has a fixture with a case on each side', () => {
    if (cases.length === 0) throw new Error(`Write __tests__/fixtures/rules/${id}.yml.`)
    const failing = cases.filter(({ expected }) => expected.length > 0)
    expect(cases.length).toBeGreaterThan(failing.length)
    expect(failing.length > 0).toBe(!isSilent(rule))
    expect(new Set(cases.map(({ name }) => name)).size).toBe(cases.length)
  })

  it.each(cases.map((entry) => [entry.name, entry] as const))('%s', (name, { expected }) => {
    const findings = found.get(name) ?? []
    expect(findings.map(({ span, severity, rule }) => `${span.line} ${severity} ${rule}`)).toEqual(expected)
    // An uncertain figure may soften a finding, never harden it.
    for (const { severity } of findings) expect(atLeast(rule.severity as Severity, severity)).toBe(true)
  })

  it(wordsTest, () => {
    const said = [...found].flatMap(([name, findings]) =>
      findings.map(({ message, remedy, related }) => ({
        case: name,
        message,
        remedy,
        ...(related.length > 0 && {
          related: related.map(({ file, span, message }) => `${file}:${span.line} ${message}`),
        }),
      })),
    )
    expect(said).toMatchSnapshot()
  })

  it('has an example that fails and one that passes', async () => {
    expect(rule.passes).not.toBe('')
    expect(await findingsIn(rule.passes)).toEqual([])
    expect(rule.fails !== '').toBe(!isSilent(rule))
    if (!isSilent(rule)) expect((await findingsIn(rule.fails)).length).toBeGreaterThan(0)
  })

  it('cites documents that exist', () => {
    expect(rule.sources.map((source) => sourceOf(source).title)).not.toContain('')
  })
})

// With -u, Jest drops the snapshots of unknown tests.
if (named !== undefined)
  describe.each(rules.map(({ id }) => id).filter((id) => id !== named))('%s', () => {
    it.skip(wordsTest, () => undefined)
  })

const describeList = named === undefined ? describe : describe.skip
describeList('the list of rules', () => {
  const below = (folder: string, extension: string): string[] =>
    readdirSync(new URL(folder, import.meta.url), { recursive: true })
      .map(String)
      .filter((file) => file.endsWith(extension) && file.includes('/'))
      .map((file) => file.slice(0, -extension.length))
      .sort()
  const ids = rules.map(({ id }) => id)

  it('has a test for what no manifest alone shows', () => {
    for (const [id, file] of Object.entries(shownElsewhere)) {
      expect(ids).toContain(id)
      const text = readFileSync(new URL(file, import.meta.url), 'utf8').replaceAll('\\/', '/')
      expect([id, text.includes(id)]).toEqual([id, true])
    }
  })

  it('is in alphabetical order and holds each file once (if not: npm run build)', () => {
    expect(ids).toEqual([...ids].sort())
    expect(ids).toEqual(below('../../../src/core/rules/', '.ts'))
  })

  it('has a fixture for each rule, written by hand, and a page, made by npm run build', () => {
    expect(below('../../fixtures/rules/', '.yml')).toEqual(ids)
    expect(below('../../../docs/rules/', '.md')).toEqual(ids)
  })
})
