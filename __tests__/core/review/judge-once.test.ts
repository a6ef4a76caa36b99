import { describe, expect, it } from '@jest/globals'
import { evidenceFacts } from '../../../src/core/evidence/agreement/facts.ts'
import type { JobDeclaration } from '../../../src/core/manifest/schema.ts'
import { judgeJob } from '../../../src/core/review/judge-job.ts'
import { judgeOnce } from '../../../src/core/review/judge-once.ts'
import type { Facts } from '../../../src/core/rules/facts.ts'
import { rules } from '../../../src/core/rules/index.ts'
import { type RuleSet, ruleSet } from '../../../src/core/rules/rule-set.ts'
import { defaultThresholds } from '../../../src/core/rules/thresholds.ts'

const declared: JobDeclaration = {
  framework: { name: 'pytorch' },
  stage: 'prototype',
  scale: { parameters: 70e9, tokens: 1e12 },
  hardware: { accelerator: 'tpu-v4-64', provider: 'gcp' },
}
const others: JobDeclaration = { ...declared, group: 'night', labels: { team: 'vision' } }
const shown = evidenceFacts([
  {
    attribution: 'job',
    observation: {
      type: 'framework',
      name: 'jax',
      certainty: 'suggests',
      place: { path: 'train.py', line: 1, text: 'import jax' },
    },
  } as never,
])

/** The rules, and how often they judged a job. */
function counted(): { set: RuleSet; judged: () => number } {
  let judged = 0
  const set = ruleSet(rules)
  const count = (_: Facts): readonly [] => {
    judged++
    return []
  }
  const counter = { id: 'test/counter', severity: 'notice', check: count } as const
  return { set: { ...set, rules: [...set.rules, counter] }, judged: () => judged }
}

describe('a judge that is asked once', () => {
  it('says of each job what it is judged to be alone', () => {
    const set = ruleSet(rules)
    const judge = judgeOnce(set, defaultThresholds)
    judge('first', declared)
    const shared = judge('second', others)
    const alone = judgeJob('second', others, set, defaultThresholds)
    expect(shared.assessment).toEqual(alone.assessment)
    expect(shared.mismatches.length).toBeGreaterThan(0)
    const remedied = alone.mismatches.map(({ remedy, ...rest }) => ({
      ...rest,
      remedy: typeof remedy === 'function' ? remedy() : remedy,
    }))
    expect(shared.mismatches).toEqual(remedied)
    expect(shared.facts.job).toBe('second')
    expect(shared.facts.declaration).toBe(others)
    expect(shared.facts.sizing).toEqual(alone.facts.sizing)
    expect(shared.facts.largestSizing).toEqual(alone.facts.largestSizing)
  })

  it('judges jobs that differ in name, labels and group once, and others each', () => {
    const { set, judged } = counted()
    const judge = judgeOnce(set, defaultThresholds)
    for (const name of ['first', 'second', 'third']) judge(name, name === 'first' ? declared : others)
    expect(judged()).toBe(1)
    judge('fourth', { ...declared, stage: 'production' })
    expect(judged()).toBe(2)
  })

  it('judges each job that lists files, though they show nothing', () => {
    const { set, judged } = counted()
    const judge = judgeOnce(set, defaultThresholds)
    const listing = { globs: ['train.sh'], files: new Set(['train.sh']), empty: [0], silent: [], open: [] }
    for (const _ of ['first', 'second']) judge('train', declared, { ...evidenceFacts([]), listing })
    expect(judged()).toBe(2)
    for (const _ of ['first', 'second']) judge('train', declared, evidenceFacts([]))
    expect(judged()).toBe(3)
  })

  it('judges again what files show something of, and what an organization has demands of', () => {
    const { set, judged } = counted()
    const judge = judgeOnce(set, defaultThresholds)
    for (const evidence of [undefined, evidenceFacts([]), shown, shown]) judge('train', declared, evidence)
    expect(judged()).toBe(4)
    const demands = ({ job }: Facts) => [
      { rule: `policy/${job}`, severity: 'error' as const, at: [], problem: '', reason: '', remedy: '' },
    ]
    const demanding = judgeOnce({ ...set, demands }, defaultThresholds)
    const found = ['first', 'second'].map((name) => demanding(name, declared).mismatches.at(-1)?.rule)
    expect(found).toEqual(['policy/first', 'policy/second'])
  })
})
