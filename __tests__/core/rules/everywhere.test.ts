import { readdirSync } from 'node:fs'
import { describe, expect, it } from '@jest/globals'
import { checkFile } from '../../../src/core/review/check.ts'
import type { Facts } from '../../../src/core/rules/facts.ts'
import { rules } from '../../../src/core/rules/index.ts'
import type { Guideline, Rule } from '../../../src/core/rules/rule.ts'
import { ruleSet } from '../../../src/core/rules/rule-set.ts'
import { defaultThresholds } from '../../../src/core/rules/thresholds.ts'
import { casesOf } from '../../support/fixtures.ts'

// Each fixture is written for one rule, but every other rule must handle it as well. The snapshot records the findings
// of each rule in all fixtures: review it if a rule reports more or less than before.

const fixtures = readdirSync(new URL('../../fixtures/rules/', import.meta.url), { recursive: true })
  .map(String)
  .filter((file) => file.endsWith('.yml'))
  .map((file) => file.slice(0, -'.yml'.length))
  .sort()

interface Job {
  readonly from: string
  readonly facts: Facts
}
/**
 * The jobs of all fixtures, kept for the life of the process. They do not depend on the rules, and mutation testing
 * runs this file again for each change of one.
 */
const kept = globalThis as { fixtureJobs?: readonly Job[] }
const jobs = (): readonly Job[] => {
  kept.fixtureJobs ??= fixtures.flatMap((id) =>
    casesOf(id).flatMap(({ name, text }) =>
      checkFile('fixture/accelerator.yml', text, ruleSet([]), defaultThresholds).jobs.map(({ facts }) => ({
        from: `${id}, ${name}`,
        facts,
      })),
    ),
  )
  return kept.fixtureJobs
}

const saidByRule = (rule: Rule): readonly string[] =>
  jobs().flatMap(({ from, facts }) =>
    rule
      .check(facts)
      .map(({ at, severity = rule.severity, problem }) => `${from}: ${severity} ${at.join('.')} ${problem}`),
  )

/** The number of jobs for which the guideline holds, its keys there, and its sentences. */
function saidByGuideline({ when, at, leans, reason, problem, remedy }: Guideline) {
  const holding = jobs().flatMap(({ facts }) => (when(facts) === true ? [facts] : []))
  const each = (sentence: (facts: Facts) => string): readonly string[] => [...new Set(holding.map(sentence))]
  return {
    holds: holding.length,
    at: each((facts) => (typeof at === 'function' ? at(facts) : at).join('.')),
    leans: each((facts) => (typeof leans === 'function' ? leans(facts) : leans)),
    reason: each(reason),
    problem: each(problem),
    remedy: each(remedy),
  }
}

describe('on the manifests of all rules', () => {
  it.each(rules.flatMap((rule) => (rule.type === 'rule' ? [[rule.id, rule] as const] : [])))('%s', (_, rule) => {
    expect(saidByRule(rule)).toMatchSnapshot()
  })

  it.each(rules.flatMap((rule) => (rule.type === 'guideline' ? [[rule.id, rule] as const] : [])))(
    '%s',
    (_, guideline) => {
      expect(saidByGuideline(guideline)).toMatchSnapshot()
    },
  )

  it('are more than a thousand jobs', () => {
    expect(jobs().length).toBeGreaterThan(1000)
  })
})
