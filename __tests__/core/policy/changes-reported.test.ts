import { describe, expect, it } from '@jest/globals'
import { policyChanges } from '../../../src/core/policy/changes/policy-changes.ts'
import { rules } from '../../../src/core/rules/index.ts'
import { effectiveOf, ownPath, said } from '../../support/policy-runs.ts'

async function policyOf(text: string) {
  const { policy, problems } = await effectiveOf(text)
  expect(problems.map(said)).toEqual([])
  return policy
}

const found = async (before: string, after: string) =>
  policyChanges(await policyOf(before), await policyOf(after), rules, ownPath)
const messages = async (before: string, after: string): Promise<string[]> =>
  (await found(before, after)).map(({ message }) => message)

describe('changes of a policy', () => {
  it('say when they take effect', async () => {
    const [change] = await found('', 'fail-on: never\n')
    expect(change).toMatchObject({
      rule: 'policy/pending-change',
      severity: 'notice',
      message: '`fail-on`: error → never (looser).',
      remedy: 'Merge the change to apply it; until then the policy of the base branch applies.',
    })
  })

  const off = (...ids: string[]) => `rules: { ${ids.map((id) => `${id}: off`).join(', ')} }\n`
  const three = ['model/dynamic-shapes', 'team/newcomers-on-tpu', 'platform/tpu-off-cloud'] as const

  it.each([
    [
      'two rules',
      ['model/custom-ops', 'model/dynamic-shapes'],
      'Rules model/custom-ops and model/dynamic-shapes: warning → off',
    ],
    [
      'three rules',
      ['model/custom-kernels', 'model/dynamic-shapes', 'model/custom-ops'],
      'Rules model/custom-kernels, model/custom-ops and model/dynamic-shapes: warning → off',
    ],
    [
      'four rules',
      ['model/dynamic-control-flow', 'model/dynamic-shapes', 'model/custom-ops', 'model/custom-kernels'],
      'Rules model/custom-kernels, model/custom-ops, model/dynamic-control-flow and model/dynamic-shapes: warning → off',
    ],
  ])('name the rules: %s', async (_, ids, words) => {
    expect(await messages('', off(...ids))).toEqual([`${words} (looser).`])
  })

  it('tell rules apart by what they were and by what they become', async () => {
    expect(await messages('', off(...three))).toHaveLength(
      new Set(three.map((id) => rules.find((rule) => rule.id === id)?.severity)).size,
    )
    expect(await messages('', 'rules: { model/dynamic-shapes: off, model/custom-ops: error }\n')).toEqual([
      'Rule model/dynamic-shapes: warning → off (looser).',
      'Rule model/custom-ops: warning → error (stricter).',
    ])
  })

  const locked = (names: readonly string[], isLocked: boolean) => {
    const lock = `locked: ${isLocked}`
    const parts: Readonly<Record<string, string>> = {
      'fail-on': `fail-on: { value: warning, ${lock} }`,
      'waiver-terms': `waiver-terms: { max_days: 30, ${lock} }`,
      thresholds: `thresholds: { queue_time: { value: 6h, ${lock} } }`,
      hardware: `hardware: { allow: [tpu, h100], deny: aws, ${lock} }`,
      rules: `rules: { model/dynamic-shapes: { severity: error, ${lock} } }`,
      require: `require: [{ id: bill, keys: stage, ${lock} }]`,
    }
    return names.map((name) => `${parts[name]}\n`).join('')
  }

  it.each([
    [['fail-on'], '`fail-on`'],
    [['waiver-terms'], '`waiver-terms`'],
    [['thresholds'], '`queue_time`'],
    [['hardware'], '`hardware.allow`, `hardware.deny`, `policy/hardware-not-allowed` and `policy/undeclared`'],
    [['fail-on', 'waiver-terms', 'thresholds'], '`fail-on`, `waiver-terms` and `queue_time`'],
    [
      ['fail-on', 'waiver-terms', 'thresholds', 'hardware'],
      '`fail-on`, `waiver-terms`, `queue_time`, `hardware.allow`, `hardware.deny`, `policy/hardware-not-allowed` and `policy/undeclared`',
    ],
  ])('tell the locks that are lost: %j', async (names, words) => {
    expect((await messages(locked(names, true), locked(names, false))).at(-1)).toBe(
      `The lock on ${words} is removed (looser).`,
    )
    expect((await messages(locked(names, false), locked(names, true))).join()).not.toContain('is removed')
  })

  it('tell the locks of rules and demands by their names', async () => {
    const lost = await messages(locked(['rules', 'require'], true), locked(['rules', 'require'], false))
    expect(lost.at(-1)).toMatch(/^The lock on (?:`[^`]*`, )*`model\/dynamic-shapes`/)
  })

  const hardware = (about: string) => `hardware:\n  ${about}\n`
  it.each([
    ['allow: [h100, tpu]', 'allow: [h100]', '`hardware.allow` removes TPUs (stricter).'],
    ['allow: [h100]', 'allow: [h100, tpu]', '`hardware.allow` adds TPUs (looser).'],
    [
      'allow: [h100]',
      'allow: [a100]',
      '`hardware.allow` adds a100 (looser).|`hardware.allow` removes h100 (stricter).',
    ],
    ['deny: [h100, tpu]', 'deny: [h100]', '`hardware.deny` removes TPUs (looser).'],
    ['deny: [h100]', 'deny: [h100, tpu]', '`hardware.deny` adds TPUs (stricter).'],
    [
      'deny: [h100]',
      'allow: [h100]',
      '`hardware.deny` is removed (looser).|`hardware.allow` is added: h100 (stricter).',
    ],
    [
      'allow: [h100]',
      'deny: [h100]',
      '`hardware.allow` is removed (looser).|`hardware.deny` is added: h100 (stricter).',
    ],
    [
      '{ deny: [h100], severity: error }',
      '{ deny: [h100], severity: notice }',
      '`hardware.deny`: error → notice (looser).',
    ],
    [
      '{ deny: [h100], severity: notice }',
      '{ deny: [h100], severity: error }',
      '`hardware.deny`: notice → error (stricter).',
    ],
  ])('of lists of hardware: from %s to %s', async (before, after, words) => {
    expect(await messages(hardware(before), hardware(after))).toEqual(words.split('|'))
  })

  it('of a list of hardware are at its place', async () => {
    const [change] = await found('', '\nhardware:\n  deny: [h100]\n')
    expect(change?.origin).toMatchObject({ file: ownPath, span: { line: 3 } })
  })

  const waivers = (...ends: (readonly [expires: string, about?: string])[]) =>
    `waivers:\n${ends.map(([expires, about = '']) => `  - { rule: team/*, reason: r, owner: o, expires: ${expires}${about} }\n`).join('')}`

  it.each([
    ['a new one', '', waivers(['2027-01-01']), ['Waiver for team/* until 2027-01-01 is added (looser).']],
    [
      'a longer one',
      waivers(['2027-01-01']),
      waivers(['2027-01-02']),
      ['Waiver for team/*: until 2027-01-01 → 2027-01-02 (looser).'],
    ],
    [
      'a shorter one',
      waivers(['2027-01-02']),
      waivers(['2027-01-01']),
      ['Waiver for team/*: until 2027-01-02 → 2027-01-01 (stricter).'],
    ],
    ['one that is gone', waivers(['2027-01-01']), '', ['Waiver for team/* is removed (stricter).']],
    [
      'one for another path',
      waivers(['2027-01-01', ', path: a']),
      waivers(['2027-01-01', ', path: b']),
      ['Waiver for team/* until 2027-01-01 is added (looser).', 'Waiver for team/* is removed (stricter).'],
    ],
    [
      'one for a path instead of a job',
      waivers(['2027-01-01', ', path: a']),
      waivers(['2027-01-01', ', job: a']),
      ['Waiver for team/* until 2027-01-01 is added (looser).', 'Waiver for team/* is removed (stricter).'],
    ],
  ])('of waivers: %s', async (_, before, after, words) => {
    expect(await messages(before, after)).toEqual(words)
  })

  it('of the terms of waivers are at their place', async () => {
    const [change, ...others] = await found('', '\nwaiver-terms: { max_days: 400 }\n')
    expect(change).toMatchObject({
      message: '`waiver-terms`: 365 → 400 days (looser).',
      origin: { span: { line: 2 } },
    })
    expect(others).toEqual([])
  })
})
