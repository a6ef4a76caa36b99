import { describe, expect, it } from '@jest/globals'
import { policyChanges } from '../../../src/core/policy/changes/policy-changes.ts'
import { rules } from '../../../src/core/rules/index.ts'
import { effectiveOf, ownPath, said } from '../../support/policy-runs.ts'

async function policyOf(text: string) {
  const { policy, problems } = await effectiveOf(text)
  expect(problems.map(said)).toEqual([])
  return policy
}

/** The changes from one version of a policy to another: `2:1 looser: …`, `2:1 stricter: …` or `1:1 stricter: …`. */
async function changes(before: string, after: string): Promise<string[]> {
  const found = policyChanges(await policyOf(before), await policyOf(after), rules, ownPath)
  return found.map(({ rule, severity, message, origin: { file, isLocal, span } }) => {
    expect([rule, severity, file, isLocal]).toEqual(['policy/pending-change', 'notice', ownPath, true])
    const [, what = '', how = 'changes'] = /^(.*?)(?: \((looser|stricter)\))?\.$/.exec(message) ?? []
    return `${span.line}:${span.column} ${how}: ${what}`
  })
}

const limit = (about: string, id = 'id: most, ') => `limits:\n  - { ${id}${about} }\n`
const requirement = (about: string) => `require:\n  - { id: bill, ${about} }\n`
const custom = (about: string, when = 'job.hardware.spot') =>
  `custom:\n  - { id: own, when: "${when}", message: m${about} }\n`
const waiver = (expires: string, about = '') =>
  `waivers:\n  - { rule: model/dynamic-shapes, reason: r, owner: o, expires: ${expires}${about} }\n`

/** Each row: a strict and a loose version, and the changes in both directions. */
const pairs: [name: string, strict: string, loose: string, loosened: string[], tightened: string[]][] = [
  [
    'fail-on',
    '\nfail-on: notice\n',
    '\nfail-on: never\n',
    ['2:1 looser: `fail-on`: notice → never'],
    ['2:1 stricter: `fail-on`: never → notice'],
  ],
  [
    'fail-on, against the default',
    '',
    'fail-on: never\n',
    ['1:1 looser: `fail-on`: error → never'],
    ['1:1 stricter: `fail-on`: never → error'],
  ],
  [
    'a rule',
    'rules:\n  model/dynamic-shapes: error\n',
    'rules:\n  model/dynamic-shapes: off\n',
    ['2:3 looser: Rule model/dynamic-shapes: error → off'],
    ['2:3 stricter: Rule model/dynamic-shapes: off → error'],
  ],
  [
    'a rule, against its own severity',
    '',
    'rules:\n  model/dynamic-shapes: notice\n',
    ['2:3 looser: Rule model/dynamic-shapes: warning → notice'],
    ['1:1 stricter: Rule model/dynamic-shapes: notice → warning'],
  ],
  [
    'a rule, where another glob stands last',
    'rules:\n  team/*: error\n',
    'rules:\n  model/dynamic-shapes: off\n  team/*: error\n',
    ['2:3 looser: Rule model/dynamic-shapes: warning → off'],
    ['1:1 stricter: Rule model/dynamic-shapes: off → warning'],
  ],
  [
    'a threshold',
    'thresholds:\n  queue_time: 6h\n',
    'thresholds:\n  queue_time: 48h\n',
    ['2:3 looser: Threshold `queue_time`: 6 → 48 h'],
    ['2:3 stricter: Threshold `queue_time`: 48 → 6 h'],
  ],
  [
    'a threshold, against its default',
    '',
    'thresholds:\n  queue_time: 48h\n',
    ['2:3 looser: Threshold `queue_time`: 24 → 48 h'],
    ['1:1 stricter: Threshold `queue_time`: 48 → 24 h'],
  ],
  [
    'a threshold, below its default',
    'thresholds:\n  queue_time: 1h\n',
    '',
    ['1:1 looser: Threshold `queue_time`: 1 → 24 h'],
    ['2:3 stricter: Threshold `queue_time`: 24 → 1 h'],
  ],
  [
    'a threshold that should be high',
    'thresholds:\n  utilization: 80%\n',
    'thresholds:\n  utilization: 50%\n',
    ['2:3 looser: Threshold `utilization`: 80% → 50%'],
    ['2:3 stricter: Threshold `utilization`: 50% → 80%'],
  ],
  [
    'a required key',
    requirement('keys: [stage, labels.team]'),
    requirement('keys: stage'),
    ['2:5 looser: Requirement `bill`: stage and labels.team → stage'],
    ['2:5 stricter: Requirement `bill`: stage → stage and labels.team'],
  ],
  [
    'a requirement',
    requirement('keys: stage'),
    '',
    ['1:1 looser: Requirement `bill` is removed'],
    ['2:5 stricter: Requirement `bill` is added'],
  ],
  [
    'a requirement without a name',
    'require: [stage, task]\n',
    'require: [task]\n',
    ['1:1 looser: A requirement is removed'],
    ['1:11 stricter: A requirement is added'],
  ],
  [
    'a limit',
    limit('count: 8'),
    limit('count: 9'),
    ['2:5 looser: Limit `most`: 8 → 9 accelerators'],
    ['2:5 stricter: Limit `most`: 9 → 8 accelerators'],
  ],
  [
    'a limit, by a condition',
    limit('count: 8'),
    limit('count: 8, stage: prototype'),
    ['2:5 looser: Limit `most`: none → `job.stage in ["prototype"]`'],
    ['2:5 stricter: Limit `most`: `job.stage in ["prototype"]` → none'],
  ],
  [
    'a limit, by its severity',
    limit('count: 8'),
    limit('count: 8, severity: off'),
    ['2:5 looser: Limit `most`: error → off'],
    ['2:5 stricter: Limit `most`: off → error'],
  ],
  [
    'a rule of its own',
    custom(''),
    '',
    ['1:1 looser: Custom rule `own` is removed'],
    ['2:5 stricter: Custom rule `own` is added'],
  ],
  [
    'a rule of its own, by its severity',
    custom(''),
    custom(', severity: notice'),
    ['2:5 looser: Custom rule `own`: error → notice'],
    ['2:5 stricter: Custom rule `own`: notice → error'],
  ],
  [
    'an allow list',
    'hardware:\n  allow: [h100]\n',
    'hardware:\n  allow: [h100, a100]\n',
    ['2:3 looser: `hardware.allow` adds a100'],
    ['2:3 stricter: `hardware.allow` removes a100'],
  ],
  [
    'an allow list that is gone',
    'hardware:\n  allow: [h100]\n',
    '',
    ['1:1 looser: `hardware.allow` is removed'],
    ['2:3 stricter: `hardware.allow` is added: h100'],
  ],
  [
    'a deny list',
    'hardware:\n  deny: [h100, a100]\n',
    'hardware:\n  deny: [a100]\n',
    ['2:3 looser: `hardware.deny` removes h100'],
    ['2:3 stricter: `hardware.deny` adds h100'],
  ],
  [
    'a list, by its severity',
    'hardware:\n  deny: [h100]\n',
    'hardware:\n  deny: [h100]\n  severity: notice\n',
    ['2:3 looser: `hardware.deny`: error → notice'],
    ['2:3 stricter: `hardware.deny`: notice → error'],
  ],
  [
    'a waiver',
    '',
    waiver('2027-01-31'),
    ['2:5 looser: Waiver for model/dynamic-shapes until 2027-01-31 is added'],
    ['1:1 stricter: Waiver for model/dynamic-shapes is removed'],
  ],
  [
    'a waiver, longer',
    waiver('2026-12-01'),
    waiver('2027-01-31'),
    ['2:5 looser: Waiver for model/dynamic-shapes: until 2026-12-01 → 2027-01-31'],
    ['2:5 stricter: Waiver for model/dynamic-shapes: until 2027-01-31 → 2026-12-01'],
  ],
  [
    'the terms of waivers',
    'waiver-terms: { max_days: 30 }\n',
    'waiver-terms: { max_days: 300 }\n',
    ['1:1 looser: `waiver-terms`: 30 → 300 days'],
    ['1:1 stricter: `waiver-terms`: 300 → 30 days'],
  ],
  [
    'waivers in manifests',
    '',
    'waiver-terms: { inline: true }\n',
    ['1:1 looser: `waiver-terms`: waivers in manifests not allowed → allowed'],
    ['1:1 stricter: `waiver-terms`: waivers in manifests allowed → not allowed'],
  ],
  [
    'a lock',
    'fail-on: { value: warning, locked: true }\n',
    'fail-on: warning\n',
    ['1:1 looser: The lock on `fail-on` is removed'],
    [],
  ],
  [
    'a lock on a rule',
    'rules: { model/dynamic-shapes: { severity: error, locked: true } }\n',
    'rules: { model/dynamic-shapes: error }\n',
    ['1:1 looser: The lock on `model/dynamic-shapes` is removed'],
    [],
  ],
  [
    'a lock on a threshold and lists',
    'thresholds: { queue_time: { value: 1h, locked: true } }\nwaiver-terms: { max_days: 9, locked: true }\n',
    'thresholds: { queue_time: 1h }\nwaiver-terms: { max_days: 9 }\n',
    ['1:1 looser: The lock on `waiver-terms` and `queue_time` is removed'],
    [],
  ],
]

describe.each(pairs)('%s', (_, strict, loose, loosened, tightened) => {
  it('is told as loosening where less is asked for, and as a change where more is', async () => {
    expect(await changes(strict, loose)).toEqual(loosened)
    expect(await changes(loose, strict)).toEqual(tightened)
    expect(await changes(strict, strict)).toEqual([])
  })
})

describe('what is neither stricter nor looser', () => {
  it('is a change where it is set for the first time', async () => {
    const mfu = 'thresholds:\n  size_by_parameters: [1B, 10B, 100B]\n'
    expect(await changes('', mfu)).toEqual([
      expect.stringMatching(/^2:3 changes: Threshold `size_by_parameters`: 500M, 5B, 100B → 1B, 10B, 100B$/),
    ])
  })

  it('is a change where the words of a rule are others', async () => {
    expect(await changes(custom(''), custom(', remedy: Ask.'))).toEqual([
      '2:5 changes: Custom rule `own`: its words change',
    ])
    expect(await changes(custom(''), custom('', '!job.hardware.spot'))).toEqual([
      '2:5 looser: Custom rule `own`: `job.hardware.spot` → `!job.hardware.spot`',
    ])
  })

  it('is a change of prices', async () => {
    const price = (amount: number) => `prices: [{ accelerator: h100, price: ${amount} USD, read: 2026-11-01 }]\n`
    expect(await changes(price(3), price(1))).toEqual(['1:1 changes: `prices` change'])
    expect(await changes('', price(1))).toEqual(['1:1 changes: `prices` change'])
  })

  it('is nothing where only words, order and places change', async () => {
    expect(
      await changes('fail-on: warning\nlimits: { count: 8 }\n', '# words\nlimits: [{ count: 8 }]\nfail-on: warning\n'),
    ).toEqual([])
  })
})

describe('many changes', () => {
  it('of one glob are told together', async () => {
    const [first, ...others] = await changes('', 'rules: { model/*: off }\n')
    expect(first).toMatch(/^1:10 looser: Rules (?:model\/[^,]*, )+model\/\S+ and model\/\S+: \w+ → off$/)
    expect(others.length).toBeLessThan(3)
  })

  it('of several parts are told each', async () => {
    const reported = await changes(
      `fail-on: warning\n${limit('count: 8')}${waiver('2026-12-01')}`,
      `fail-on: never\n${limit('count: 80')}${waiver('2027-12-01')}`,
    )
    expect(reported.map((line) => line.slice(0, 10))).toEqual(['1:1 looser', '3:5 looser', '5:5 looser'])
  })

  it('of waivers for one thing are told by the longest', async () => {
    const two = (a: string, b: string) => `${waiver(a)}${waiver(b).replace('waivers:\n', '')}`
    expect(await changes(waiver('2026-12-01'), two('2027-06-01', '2026-12-01'))).toEqual([
      '2:5 looser: Waiver for model/dynamic-shapes: until 2026-12-01 → 2027-06-01',
    ])
    expect(await changes(two('2027-06-01', '2026-12-01'), two('2026-12-01', '2027-06-01'))).toEqual([])
    expect(await changes(waiver('2026-12-01', ', job: a'), waiver('2026-12-01', ', job: b'))).toHaveLength(2)
  })

  it('come with those that loosen first, ten of them and the number of the others', async () => {
    const limits = (count: (index: number) => number) =>
      `limits:\n${Array.from({ length: 14 }, (_, index) => `  - { id: l${index}, count: ${count(index)} }\n`).join('')}`
    const reported = await changes(
      limits(() => 8),
      limits((index) => (index % 2 === 0 ? 4 : 64)),
    )
    expect(reported.map((line) => line.replace(/^\d+:5 /, ''))).toEqual([
      ...[1, 3, 5, 7, 9, 11, 13].map((index) => `looser: Limit \`l${index}\`: 8 → 64 accelerators`),
      ...[0, 2, 4].map((index) => `stricter: Limit \`l${index}\`: 8 → 4 accelerators`),
      '1:1 changes: 4 more policy changes are not listed (0 looser)',
    ])
  })

  it('of a limit without a name are told by its keys', async () => {
    expect(await changes('limits: { count: 8, hours: 2d }\n', 'limits: { count: 64, hours: 1d }\n')).toEqual([
      '1:9 looser: Limit: 8 → 64 accelerators',
      '1:9 stricter: Limit: 48 → 24 h',
    ])
  })
})
