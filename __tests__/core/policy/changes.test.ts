import { describe, expect, it } from '@jest/globals'
import { policyChanges } from '../../../src/core/policy/changes.ts'
import { rules } from '../../../src/core/rules/index.ts'
import { effectiveOf, ownPath, said } from '../../support/policy-runs.ts'

async function policyOf(text: string) {
  const { policy, problems } = await effectiveOf(text)
  expect(problems.map(said)).toEqual([])
  return policy
}

/** What another version of a policy changes: `2:1 loosens: …` or `1:1 changes: …`. */
async function changes(before: string, after: string): Promise<string[]> {
  const found = policyChanges(await policyOf(before), await policyOf(after), rules, ownPath)
  return found.map(({ rule, severity, message, origin: { file, isLocal, span } }) => {
    expect([rule, severity, file, isLocal]).toEqual(['policy/pending-change', 'notice', ownPath, true])
    const [, how = '', what = ''] = /^This pull request (loosens|changes) the policy: (.*)\.$/.exec(message) ?? []
    return `${span.line}:${span.column} ${how}: ${what}`
  })
}

const limit = (about: string, id = 'id: most, ') => `limits:\n  - { ${id}${about} }\n`
const requirement = (about: string) => `require:\n  - { id: bill, ${about} }\n`
const custom = (about: string, when = 'job.hardware.spot') =>
  `custom:\n  - { id: own, when: "${when}", message: m${about} }\n`
const waiver = (expires: string, about = '') =>
  `waivers:\n  - { rule: model/dynamic-shapes, reason: r, owner: o, expires: ${expires}${about} }\n`

/** Each row: a strict and a loose version; what is said of going to the loose one, and of going back. */
const pairs: [name: string, strict: string, loose: string, loosened: string[], tightened: string[]][] = [
  [
    'fail-on',
    '\nfail-on: notice\n',
    '\nfail-on: never\n',
    ['2:1 loosens: `fail-on` from notice to never'],
    ['2:1 changes: `fail-on` from never to notice'],
  ],
  [
    'fail-on, against the default',
    '',
    'fail-on: never\n',
    ['1:1 loosens: `fail-on` from error to never'],
    ['1:1 changes: `fail-on` from never to error'],
  ],
  [
    'a rule',
    'rules:\n  model/dynamic-shapes: error\n',
    'rules:\n  model/dynamic-shapes: off\n',
    ['2:3 loosens: `model/dynamic-shapes` from error to off'],
    ['2:3 changes: `model/dynamic-shapes` from off to error'],
  ],
  [
    'a rule, against its own severity',
    '',
    'rules:\n  model/dynamic-shapes: notice\n',
    ['2:3 loosens: `model/dynamic-shapes` from warning to notice'],
    ['1:1 changes: `model/dynamic-shapes` from notice to warning'],
  ],
  [
    'a rule, where another glob stands last',
    'rules:\n  team/*: error\n',
    'rules:\n  model/dynamic-shapes: off\n  team/*: error\n',
    ['2:3 loosens: `model/dynamic-shapes` from warning to off'],
    ['1:1 changes: `model/dynamic-shapes` from off to warning'],
  ],
  [
    'a threshold',
    'thresholds:\n  queue_time: 6h\n',
    'thresholds:\n  queue_time: 48h\n',
    ['2:3 loosens: the threshold `queue_time` from 6 to 48'],
    ['2:3 changes: the threshold `queue_time` from 48 to 6'],
  ],
  [
    'a threshold, against its default',
    '',
    'thresholds:\n  queue_time: 48h\n',
    ['2:3 loosens: the threshold `queue_time` from its default to 48'],
    ['1:1 changes: the threshold `queue_time` from 48 to its default'],
  ],
  [
    'a threshold, below its default',
    'thresholds:\n  queue_time: 1h\n',
    '',
    ['1:1 loosens: the threshold `queue_time` from 1 to its default'],
    ['2:3 changes: the threshold `queue_time` from its default to 1'],
  ],
  [
    'a threshold that should be high',
    'thresholds:\n  utilization: 80%\n',
    'thresholds:\n  utilization: 50%\n',
    ['2:3 loosens: the threshold `utilization` from 0.8 to 0.5'],
    ['2:3 changes: the threshold `utilization` from 0.5 to 0.8'],
  ],
  [
    'a required key',
    requirement('keys: [stage, labels.team]'),
    requirement('keys: stage'),
    ['2:5 loosens: the requirement `bill` is another'],
    ['2:5 changes: the requirement `bill` is another'],
  ],
  [
    'a requirement',
    requirement('keys: stage'),
    '',
    ['1:1 loosens: the requirement `bill` is gone'],
    ['2:5 changes: a requirement `bill` is added'],
  ],
  [
    'a requirement without a name',
    'require: [stage, task]\n',
    'require: [task]\n',
    ['1:1 loosens: the requirement is gone'],
    ['1:11 changes: a requirement is added'],
  ],
  [
    'a limit',
    limit('count: 8'),
    limit('count: 9'),
    ['2:5 loosens: the limit `most` is another'],
    ['2:5 changes: the limit `most` is another'],
  ],
  [
    'a limit, by a condition',
    limit('count: 8'),
    limit('count: 8, stage: prototype'),
    ['2:5 loosens: the limit `most` is another'],
    ['2:5 changes: the limit `most` is another'],
  ],
  [
    'a limit, by its severity',
    limit('count: 8'),
    limit('count: 8, severity: off'),
    ['2:5 loosens: the limit `most` is another'],
    ['2:5 changes: the limit `most` is another'],
  ],
  [
    'a rule of its own',
    custom(''),
    '',
    ['1:1 loosens: the rule `own` is gone'],
    ['2:5 changes: a rule `own` is added'],
  ],
  [
    'a rule of its own, by its severity',
    custom(''),
    custom(', severity: notice'),
    ['2:5 loosens: the rule `own` is another'],
    ['2:5 changes: the rule `own` is another'],
  ],
  [
    'an allow list',
    'hardware:\n  allow: [h100]\n',
    'hardware:\n  allow: [h100, a100]\n',
    ['2:3 loosens: `hardware.allow` is another list'],
    ['2:3 changes: `hardware.allow` is another list'],
  ],
  [
    'an allow list that is gone',
    'hardware:\n  allow: [h100]\n',
    '',
    ['1:1 loosens: `hardware.allow` is another list'],
    ['2:3 changes: `hardware.allow` is another list'],
  ],
  [
    'a deny list',
    'hardware:\n  deny: [h100, a100]\n',
    'hardware:\n  deny: [a100]\n',
    ['2:3 loosens: `hardware.deny` is another list'],
    ['2:3 changes: `hardware.deny` is another list'],
  ],
  [
    'a list, by its severity',
    'hardware:\n  deny: [h100]\n',
    'hardware:\n  deny: [h100]\n  severity: notice\n',
    ['2:3 loosens: `hardware.deny` is another list'],
    ['2:3 changes: `hardware.deny` is another list'],
  ],
  [
    'a waiver',
    '',
    waiver('2027-01-31'),
    ['2:5 loosens: a waiver of `model/dynamic-shapes` until 2027-01-31'],
    ['1:1 changes: the waiver of `model/dynamic-shapes` is gone'],
  ],
  [
    'a waiver, longer',
    waiver('2026-12-01'),
    waiver('2027-01-31'),
    ['2:5 loosens: the waiver of `model/dynamic-shapes` until 2027-01-31 instead of 2026-12-01'],
    ['2:5 changes: the waiver of `model/dynamic-shapes` until 2026-12-01 instead of 2027-01-31'],
  ],
  [
    'the terms of waivers',
    'waiver-terms: { max_days: 30 }\n',
    'waiver-terms: { max_days: 300 }\n',
    ['1:1 loosens: the terms of waivers'],
    ['1:1 changes: the terms of waivers'],
  ],
  [
    'waivers in manifests',
    '',
    'waiver-terms: { inline: true }\n',
    ['1:1 loosens: the terms of waivers'],
    ['1:1 changes: the terms of waivers'],
  ],
  [
    'a lock',
    'fail-on: { value: warning, locked: true }\n',
    'fail-on: warning\n',
    ['1:1 loosens: no lock on `fail-on`'],
    [],
  ],
  [
    'a lock on a rule',
    'rules: { model/dynamic-shapes: { severity: error, locked: true } }\n',
    'rules: { model/dynamic-shapes: error }\n',
    ['1:1 loosens: no lock on `model/dynamic-shapes`'],
    [],
  ],
  [
    'a lock on a threshold and lists',
    'thresholds: { queue_time: { value: 1h, locked: true } }\nwaiver-terms: { max_days: 9, locked: true }\n',
    'thresholds: { queue_time: 1h }\nwaiver-terms: { max_days: 9 }\n',
    ['1:1 loosens: no lock on `waiver-terms`, `queue_time`'],
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
    expect(await changes('', mfu)).toEqual([expect.stringMatching(/^2:3 changes: the threshold `size_by_parameters`/)])
  })

  it('is a change where the words of a rule are others', async () => {
    expect(await changes(custom(''), custom(', remedy: Ask.'))).toEqual(['2:5 changes: the rule `own` is another'])
    expect(await changes(custom(''), custom('', '!job.hardware.spot'))).toEqual([
      '2:5 loosens: the rule `own` is another',
    ])
  })

  it('is a change of prices', async () => {
    const price = (amount: number) => `prices: [{ accelerator: h100, price: ${amount} USD, read: 2026-11-01 }]\n`
    expect(await changes(price(3), price(1))).toEqual(['1:1 changes: the prices'])
    expect(await changes('', price(1))).toEqual(['1:1 changes: the prices'])
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
    expect(first).toMatch(/^1:10 loosens: `model\/[^`]*`, `model\/[^`]*`, `model\/[^`]*` and \d+ more from \w+ to off$/)
    expect(others.length).toBeLessThan(3)
  })

  it('of several parts are told each', async () => {
    const reported = await changes(
      `fail-on: warning\n${limit('count: 8')}${waiver('2026-12-01')}`,
      `fail-on: never\n${limit('count: 80')}${waiver('2027-12-01')}`,
    )
    expect(reported.map((line) => line.slice(0, 11))).toEqual(['1:1 loosens', '3:5 loosens', '5:5 loosens'])
  })

  it('of waivers for one thing are told by the longest', async () => {
    const two = (a: string, b: string) => `${waiver(a)}${waiver(b).replace('waivers:\n', '')}`
    expect(await changes(waiver('2026-12-01'), two('2027-06-01', '2026-12-01'))).toEqual([
      '2:5 loosens: the waiver of `model/dynamic-shapes` until 2027-06-01 instead of 2026-12-01',
    ])
    expect(await changes(two('2027-06-01', '2026-12-01'), two('2026-12-01', '2027-06-01'))).toEqual([])
    expect(await changes(waiver('2026-12-01', ', job: a'), waiver('2026-12-01', ', job: b'))).toHaveLength(2)
  })
})
