import { readdirSync } from 'node:fs'
import { describe, expect, it } from '@jest/globals'
import { checkFile, ruleSet } from '../src/check.ts'
import { atLeast, type Severity } from '../src/finding.ts'
import type { AnyRule } from '../src/rule.ts'
import { rules } from '../src/rules/index.ts'
import { sourceOf } from '../src/sources.ts'
import { defaultThresholds } from '../src/thresholds.ts'
import { casesOf } from './support/fixtures.ts'
import { evidenceOf } from './support/projects.ts'

const set = ruleSet(rules)
const findingsOf = (text: string, rule: string) =>
  checkFile('fixture/accelerator.yml', text, set, defaultThresholds, undefined, evidenceOf(rule)).findings.filter(
    (finding) => finding.rule === rule,
  )
// A reason never becomes a finding, and no text can be an unreadable file.
const isSilent = (rule: AnyRule) => rule.severity === 'none' || rule.id === 'manifest/unreadable'

describe.each(rules.map((rule) => [rule.id, rule] as const))('%s', (id, rule) => {
  const cases = casesOf(id)

  it('has a fixture with a case on each side', () => {
    const failing = cases.filter(({ expected }) => expected.has(id))
    expect(cases.length).toBeGreaterThan(failing.length)
    expect(failing.length > 0).toBe(!isSilent(rule))
    expect(new Set(cases.map(({ name }) => name)).size).toBe(cases.length)
  })

  it.each(cases.map((entry) => [entry.name, entry] as const))('%s', (_, { text, expected }) => {
    const found = findingsOf(text, id)
    expect(found.map(({ span }) => span.line)).toEqual(expected.get(id) ?? [])
    // An uncertain figure may soften a finding, never harden it.
    for (const { severity } of found) expect(atLeast(rule.severity as Severity, severity)).toBe(true)
  })

  it('says it in the words that were reviewed', () => {
    const said = cases.flatMap(({ name, text }) =>
      findingsOf(text, id).map(({ message, remedy, related }) => ({
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

  it('has an example that fails and one that passes', () => {
    expect(rule.passes).not.toBe('')
    expect(findingsOf(rule.passes, id)).toEqual([])
    expect(rule.fails !== '').toBe(!isSilent(rule))
    if (!isSilent(rule)) expect(findingsOf(rule.fails, id).length).toBeGreaterThan(0)
  })

  it('cites documents that exist', () => {
    expect(rule.sources.map((source) => sourceOf(source).title)).not.toContain('')
  })
})

describe('the list of rules', () => {
  const below = (folder: string, extension: string): string[] =>
    readdirSync(new URL(folder, import.meta.url), { recursive: true })
      .map(String)
      .filter((file) => file.endsWith(extension) && file.includes('/'))
      .map((file) => file.slice(0, -extension.length))
      .sort()
  const ids = rules.map(({ id }) => id)

  it('is in alphabetical order and holds each file once', () => {
    expect(ids).toEqual([...ids].sort())
    expect(ids).toEqual(below('../src/rules/', '.ts'))
  })

  it('has a fixture and a page for each rule, and no others', () => {
    expect(below('./fixtures/rules/', '.yml')).toEqual(ids)
    expect(below('../docs/rules/', '.md')).toEqual(ids)
  })
})
