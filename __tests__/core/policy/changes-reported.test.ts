import { describe, expect, it } from '@jest/globals'
import { policyChanges } from '../../../src/core/policy/changes.ts'
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
  (await found(before, after)).map(({ message }) =>
    message.replace('This pull request ', '').replace(' the policy', ''),
  )

describe('changes of a policy', () => {
  it('say when they take effect', async () => {
    const [change] = await found('', 'fail-on: never\n')
    expect(change).toMatchObject({
      rule: 'policy/pending-change',
      severity: 'notice',
      message: 'This pull request loosens the policy: `fail-on` from error to never.',
      remedy: 'It takes effect after merging; until then the policy of the base branch counts.',
    })
  })

  const off = (...ids: string[]) => `rules: { ${ids.map((id) => `${id}: off`).join(', ')} }\n`
  const three = ['model/dynamic-shapes', 'team/newcomers-on-tpu', 'platform/tpu-off-cloud'] as const

  it.each([
    [
      'two rules',
      ['model/custom-ops', 'model/dynamic-shapes'],
      '`model/custom-ops`, `model/dynamic-shapes` from warning to off',
    ],
    [
      'three rules',
      ['model/custom-kernels', 'model/dynamic-shapes', 'model/custom-ops'],
      '`model/custom-kernels`, `model/custom-ops`, `model/dynamic-shapes` from warning to off',
    ],
    [
      'four rules',
      ['model/dynamic-control-flow', 'model/dynamic-shapes', 'model/custom-ops', 'model/custom-kernels'],
      '`model/custom-kernels`, `model/custom-ops`, `model/dynamic-control-flow` and 1 more from warning to off',
    ],
  ])('name at most three rules: %s', async (_, ids, words) => {
    expect(await messages('', off(...ids))).toEqual([`loosens: ${words}.`])
  })

  it('tell rules apart by what they were and by what they become', async () => {
    expect(await messages('', off(...three))).toHaveLength(
      new Set(three.map((id) => rules.find((rule) => rule.id === id)?.severity)).size,
    )
    expect(await messages('', 'rules: { model/dynamic-shapes: off, model/custom-ops: error }\n')).toEqual([
      'changes: `model/custom-ops` from warning to error.',
      'loosens: `model/dynamic-shapes` from warning to off.',
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
    [['hardware'], '`hardware.allow`, `hardware.deny`, `policy/hardware-not-allowed` and 1 more'],
    [['fail-on', 'waiver-terms', 'thresholds'], '`fail-on`, `waiver-terms`, `queue_time`'],
    [['fail-on', 'waiver-terms', 'thresholds', 'hardware'], '`fail-on`, `waiver-terms`, `queue_time` and 4 more'],
  ])('tell the locks that are lost: %j', async (names, words) => {
    expect((await messages(locked(names, true), locked(names, false))).at(-1)).toBe(`loosens: no lock on ${words}.`)
    expect((await messages(locked(names, false), locked(names, true))).join()).not.toContain('no lock')
  })

  it('tell the locks of rules and demands by their names', async () => {
    const lost = await messages(locked(['rules', 'require'], true), locked(['rules', 'require'], false))
    expect(lost.at(-1)).toMatch(/^loosens: no lock on (?:`[^`]*`, )*`model\/dynamic-shapes`/)
  })

  const hardware = (about: string) => `hardware:\n  ${about}\n`
  it.each([
    ['allow: [h100, tpu]', 'allow: [h100]', 'changes: `hardware.allow` is another list.'],
    ['allow: [h100]', 'allow: [h100, tpu]', 'loosens: `hardware.allow` is another list.'],
    ['deny: [h100, tpu]', 'deny: [h100]', 'loosens: `hardware.deny` is another list.'],
    ['deny: [h100]', 'deny: [h100, tpu]', 'changes: `hardware.deny` is another list.'],
    [
      'deny: [h100]',
      'allow: [h100]',
      'changes: `hardware.allow` is another list.|loosens: `hardware.deny` is another list.',
    ],
    [
      'allow: [h100]',
      'deny: [h100]',
      'loosens: `hardware.allow` is another list.|changes: `hardware.deny` is another list.',
    ],
    [
      '{ deny: [h100], severity: error }',
      '{ deny: [h100], severity: notice }',
      'loosens: `hardware.deny` is another list.',
    ],
    [
      '{ deny: [h100], severity: notice }',
      '{ deny: [h100], severity: error }',
      'changes: `hardware.deny` is another list.',
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
    ['a new one', '', waivers(['2027-01-01']), ['loosens: a waiver of `team/*` until 2027-01-01.']],
    [
      'a longer one',
      waivers(['2027-01-01']),
      waivers(['2027-01-02']),
      ['loosens: the waiver of `team/*` until 2027-01-02 instead of 2027-01-01.'],
    ],
    [
      'a shorter one',
      waivers(['2027-01-02']),
      waivers(['2027-01-01']),
      ['changes: the waiver of `team/*` until 2027-01-01 instead of 2027-01-02.'],
    ],
    ['one that is gone', waivers(['2027-01-01']), '', ['changes: the waiver of `team/*` is gone.']],
    [
      'one for another path',
      waivers(['2027-01-01', ', path: a']),
      waivers(['2027-01-01', ', path: b']),
      ['loosens: a waiver of `team/*` until 2027-01-01.', 'changes: the waiver of `team/*` is gone.'],
    ],
    [
      'one for a path instead of a job',
      waivers(['2027-01-01', ', path: a']),
      waivers(['2027-01-01', ', job: a']),
      ['loosens: a waiver of `team/*` until 2027-01-01.', 'changes: the waiver of `team/*` is gone.'],
    ],
  ])('of waivers: %s', async (_, before, after, words) => {
    expect(await messages(before, after)).toEqual(words)
  })

  it('of the terms of waivers are at their place', async () => {
    const [change, ...others] = await found('', '\nwaiver-terms: { max_days: 400 }\n')
    expect(change).toMatchObject({
      message: 'This pull request loosens the policy: the terms of waivers.',
      origin: { span: { line: 2 } },
    })
    expect(others).toEqual([])
  })
})
