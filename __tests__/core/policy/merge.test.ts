import { describe, expect, it } from '@jest/globals'
import { effectivePolicy } from '../../../src/core/policy/layers/effective.ts'
import { severityUnder } from '../../../src/core/policy/layers/rule-names.ts'
import { rules } from '../../../src/core/rules/index.ts'
import { effectiveOf, filesOf, ownPath, reviewUnder, said, sharedName } from '../../support/policy-runs.ts'

const extending = `extends: ${sharedName}\n`
/** The problems of a policy that extends a shared one, each with the file and line of the other place. */
async function attempts(shared: string, own: string): Promise<string[]> {
  const { problems } = await effectiveOf(`${extending}${own}`, shared)
  return problems.map((problem) => {
    const { related } = problem
    return `${said(problem)}${related === undefined ? '' : ` | ${related.file}:${related.span.line}`}`
  })
}
const policyOf = async (shared: string, own: string) => {
  const { policy, problems } = await effectiveOf(`${extending}${own}`, shared)
  expect(problems).toEqual([])
  return policy
}
const ruleNamed = (id: string) => {
  const rule = rules.find((each) => each.id === id)
  if (rule === undefined) throw new Error(id)
  return rule
}

describe('which severity holds', () => {
  const rule = ruleNamed('model/dynamic-shapes')
  it.each([
    ['nothing is said', '', '', undefined],
    ['a rule is named', 'rules: { model/dynamic-shapes: error }', '', 'error'],
    ['a glob names it', 'rules: { model/*: error }', '', 'error'],
    ['both name it in one file', 'rules: { model/dynamic-shapes: notice, model/*: error }', '', 'notice'],
    ['both name it the other way round', 'rules: { model/*: error, model/dynamic-shapes: notice }', '', 'notice'],
    ['a longer glob names it', 'rules: { model/dynamic*: notice, model/*: error, "*": off }', '', 'notice'],
    ['the later file names it', 'rules: { model/dynamic-shapes: error }', 'rules: { model/*: off }', 'off'],
    ['the later file speaks of others', 'rules: { model/*: error }', 'rules: { team/*: off }', 'error'],
    ['the case differs', 'rules: { Model/Dynamic-Shapes: error }', '', 'error'],
  ])('where %s', async (_, shared, own, severity) => {
    const { severities } = await policyOf(`${shared}\n`, `${own}\n`)
    expect(severityUnder(rule, severities)).toBe(severity)
  })

  it('is never milder for what says that something was not checked', async () => {
    const { severities } = await policyOf('', 'rules: { "*": off }\n')
    expect(severityUnder(ruleNamed('manifest/syntax'), severities)).toBeUndefined()
    expect(severityUnder(ruleNamed('policy/condition-failed'), severities)).toBeUndefined()
    expect(severityUnder(ruleNamed('policy/invalid'), severities)).toBeUndefined()
    expect(severityUnder(ruleNamed('policy/waiver-too-long'), severities)).toBeUndefined()
    expect(severityUnder(ruleNamed('policy/undeclared'), severities)).toBe('off')
    expect(severityUnder(rule, severities)).toBe('off')
  })
})

describe('later files take the place of earlier ones', () => {
  it('where nothing is locked', async () => {
    const policy = await policyOf(
      `fail-on: warning
thresholds: { queue_time: 12h, mfu: [20%, 30%] }
require: [{ id: bill, keys: labels.team }, stage]
limits: [{ id: small, count: 8 }]
hardware: { allow: tpu, deny: aws }
waiver-terms: { max_days: 30, never: [team/*] }
custom: [{ id: own, when: job.hardware.spot, message: m, severity: error }]
`,
      `fail-on: never
thresholds: { queue_time: 48h }
require: [{ id: bill, keys: labels.cost, severity: notice }]
limits: [{ id: small, count: 80 }]
hardware: { allow: [h100, tpu] }
waiver-terms: { max_days: 300 }
custom: [{ id: own, when: '!job.hardware.spot', message: n, severity: notice }]
`,
    )
    expect(policy.failOn).toMatchObject({ value: 'never', locked: false, origin: { file: ownPath } })
    expect(policy.thresholds).toMatchObject({ queueHours: 48, mfu: [0.2, 0.3] })
    expect(policy.requirements.map(({ keys, severity }) => [keys, severity])).toEqual([
      [['labels.cost'], 'notice'],
      [['stage'], 'error'],
    ])
    expect(policy.limits.map(({ count }) => count)).toEqual([80])
    expect(policy.allow.map(({ items }) => items.length)).toEqual([2])
    expect(policy.deny).toHaveLength(1)
    expect(policy.waiverTerms.value).toEqual({ maxDays: 300, inline: false, never: ['team/*'] })
    expect(policy.custom.map(({ message }) => message)).toEqual(['n'])
    expect(policy.locked.size).toBe(0)
  })
})

const price = (amount: string) => `prices: [{ accelerator: h100, read: 2026-01-01, price: ${amount} }]`
const custom = (about: string) => `custom: [{ id: own, when: job.hardware.spot, message: m${about} }]\n`

/** What a shared policy locks, a stricter policy, and one that tries to be looser. */
const locks: [what: string, shared: string, stricter: string, looser: string, message: string][] = [
  [
    'fail-on',
    'fail-on: { value: warning, locked: true }',
    'fail-on: notice',
    'fail-on: error',
    '`fail-on: error` loosens `fail-on: warning`',
  ],
  [
    'fail-on, turned off',
    'fail-on: { value: error, locked: true }',
    'fail-on: warning',
    'fail-on: never',
    '`fail-on: never` loosens `fail-on: error`',
  ],
  [
    'a rule',
    'rules: { model/dynamic-shapes: { severity: warning, locked: true } }',
    'rules: { model/dynamic-shapes: error }',
    'rules: { model/dynamic-shapes: off }',
    '`model/dynamic-shapes: off` loosens `model/dynamic-shapes: warning`',
  ],
  [
    'a rule, by a glob',
    'rules: { model/dynamic-shapes: { severity: warning, locked: true } }',
    'rules: { model/*: error }',
    'rules: { "m*": notice }',
    '`m*: notice` loosens `model/dynamic-shapes: warning`',
  ],
  [
    'a glob',
    'rules: { model/*: { severity: error, locked: true } }',
    'rules: { model/dynamic-shapes: error }',
    'rules: { model/dynamic-shapes: warning }',
    '`model/dynamic-shapes: warning` loosens `model/*: error`',
  ],
  [
    'a glob, by all rules',
    'rules: { model/*: { severity: error, locked: true } }',
    'rules: { team/*: off }',
    'rules: { "*": warning }',
    '`*: warning` loosens `model/*: error`',
  ],
  [
    'a threshold that may fall',
    'thresholds: { queue_time: { value: 12h, locked: true } }',
    'thresholds: { queue_time: 6h }',
    'thresholds: { queue_time: 13h }',
    'The threshold `queue_time` is looser',
  ],
  [
    'a threshold that may rise',
    'thresholds: { utilization: { value: 50%, locked: true } }',
    'thresholds: { utilization: 60% }',
    'thresholds: { utilization: 49% }',
    'The threshold `utilization` is looser',
  ],
  [
    'a threshold that stays, upwards',
    'thresholds: { mfu: { value: [20%, 40%], locked: true } }',
    'thresholds: { mfu: [20%, 40%] }',
    'thresholds: { mfu: [20%, 90%] }',
    'The threshold `mfu` is looser',
  ],
  [
    'a threshold that stays, downwards',
    'thresholds: { large_scale_users: { value: 1M, locked: true } }',
    'thresholds: { large_scale_users: 1e6 }',
    'thresholds: { large_scale_users: 1k }',
    'The threshold `large_scale_users` is looser',
  ],
  [
    'a required key',
    'require: [{ id: bill, keys: [labels.team], locked: true }]',
    'require: [{ id: bill, keys: [stage, labels.team] }]',
    'require: [{ id: bill, keys: [stage] }]',
    '`bill` is looser',
  ],
  [
    'a required key, by its severity',
    'require: [{ id: bill, keys: [stage], locked: true }]',
    'require: [{ id: bill, keys: [stage], reason: Bills. }]',
    'require: [{ id: bill, keys: [stage], severity: off }]',
    '`bill` is looser',
  ],
  [
    'a required key, by a condition',
    'require: [{ id: bill, keys: [stage], stage: production, locked: true }]',
    'require: [{ id: bill, keys: [stage] }]',
    'require: [{ id: bill, keys: [stage], stage: prototype }]',
    '`bill` is looser',
  ],
  [
    'a limit',
    'limits: [{ id: most, count: 8, locked: true }]',
    'limits: [{ id: most, count: 4, hours: 1d }]',
    'limits: [{ id: most, count: 9 }]',
    '`most` is looser',
  ],
  [
    'a limit, by leaving it out',
    'limits: [{ id: most, count: 8, hours: 1d, locked: true }]',
    'limits: [{ id: most, count: 8, hours: 23h }]',
    'limits: [{ id: most, count: 8 }]',
    '`most` is looser',
  ],
  [
    'a limit on cost, by the currency',
    'limits: [{ id: most, cost: 500 USD, locked: true }]',
    'limits: [{ id: most, cost: 400 USD }]',
    'limits: [{ id: most, cost: 400 JPY }]',
    '`most` is looser',
  ],
  [
    'a limit, by a condition',
    'limits: [{ id: most, chip_hours: 8, locked: true }]',
    'limits: [{ id: most, chip_hours: 7 }]',
    'limits: [{ id: most, chip_hours: 7, when: job.hardware.spot }]',
    '`most` is looser',
  ],
  [
    'a rule of its own',
    custom(', severity: warning, locked: true'),
    custom(', severity: error'),
    custom(', severity: notice'),
    '`own` is looser',
  ],
  ['a price', price('3 USD, locked: true'), price('4 USD'), price('2 USD'), 'This price is lower'],
  [
    'a price, by its currency',
    price('3 USD, locked: true'),
    price('3 USD'),
    price('3 EUR'),
    'This price is in another currency',
  ],
  [
    'a price, at one provider',
    price('3 USD, locked: true'),
    price('4 USD, provider: gcp, spot: true'),
    price('2 USD, provider: gcp'),
    'This price is lower',
  ],
  [
    'a limit of hours, by the share of the peak',
    'limits: [{ hours: 100h, locked: true }]',
    'thresholds: { size_by_parameters: [1B, 2B, 3B] }',
    'thresholds: { mfu: [1%, 2%] }',
    'The threshold `mfu` loosens a demand',
  ],
  [
    'a limit of hours, by a higher share of the peak',
    '{ thresholds: { mfu: [20%, 40%] }, limits: [{ hours: 100h, locked: true }] }',
    'thresholds: { mfu: [20%, 30%] }',
    'thresholds: { mfu: [21%, 40%] }',
    'The threshold `mfu` loosens a demand',
  ],
  [
    'a limit of cost, by a price',
    `{ ${price('3 USD')}, limits: [{ cost: 100 USD, locked: true }] }`,
    price('3 USD'),
    price('2 USD'),
    'This price is lower',
  ],
  [
    'a rule on what a job costs, by a price',
    `{ ${price('3 USD')}, custom: [{ id: dear, when: job.sizing.cost.high > 5, message: m, locked: true }] }`,
    price('4 USD'),
    price('2 USD'),
    'This price is lower',
  ],
  [
    'a condition on the size, by its steps',
    "require: [{ keys: stage, when: job.scale.size == 'large', locked: true }]",
    'thresholds: { mfu: [99%, 100%] }',
    'thresholds: { size_by_parameters: [1T, 2T, 3T] }',
    'The threshold `size_by_parameters` loosens a demand',
  ],
  [
    'a rule of its own, by its condition',
    custom(', locked: true'),
    custom(', reason: r'),
    'custom: [{ id: own, when: "!job.hardware.spot", message: m }]',
    '`own` is looser',
  ],
  [
    'an allow list',
    'hardware: { allow: [h100, tpu], locked: true }',
    'hardware: { allow: [h100] }',
    'hardware: { allow: [h100, a100] }',
    'This list allows more',
  ],
  [
    'an allow list of kinds',
    'hardware: { allow: [gpu], locked: true }',
    'hardware: { allow: [h100, a3-highgpu-8g, { accelerator: a100, provider: aws }] }',
    'hardware: { allow: [tpu-v5e] }',
    'This list allows more',
  ],
  [
    'an allow list at a provider',
    'hardware: { allow: [{ accelerator: h100, provider: gcp }], locked: true }',
    'hardware: { allow: [a3-highgpu-8g, { accelerator: H100, provider: google-cloud }] }',
    'hardware: { allow: [p5.48xlarge] }',
    'This list allows more',
  ],
  [
    'an allow list of machines',
    'hardware: { allow: [a3-*], locked: true }',
    'hardware: { allow: [a3-highgpu-8g] }',
    'hardware: { allow: [a2-highgpu-1g] }',
    'This list allows more',
  ],
  [
    'waiver terms',
    'waiver-terms: { max_days: 30, locked: true }',
    'waiver-terms: { max_days: 14 }',
    'waiver-terms: { max_days: 31 }',
    'The terms for waivers are looser',
  ],
  [
    'waivers in manifests',
    'waiver-terms: { inline: false, locked: true }',
    'waiver-terms: { inline: false }',
    'waiver-terms: { inline: true }',
    'The terms for waivers are looser',
  ],
  [
    'rules that nobody may waive',
    'waiver-terms: { never: [team/*], locked: true }',
    'waiver-terms: { never: [team/*, model/*] }',
    'waiver-terms: { never: [model/*] }',
    'The terms for waivers are looser',
  ],
  [
    'a whole file',
    'locked: true\nfail-on: warning',
    'fail-on: warning',
    'fail-on: never',
    '`fail-on: never` loosens `fail-on: warning`',
  ],
  [
    'a rule, by a waiver',
    'rules: { model/dynamic-shapes: { severity: warning, locked: true } }',
    'waivers: [{ rule: team/*, reason: r, owner: o, expires: 2027-01-01 }]',
    'waivers: [{ rule: model/*, reason: r, owner: o, expires: 2027-01-01 }]',
    'This waiver covers `model/*`',
  ],
  [
    'a limit, by a waiver',
    'limits: [{ count: 8, locked: true }]',
    'waivers: [{ rule: policy/key-required, reason: r, owner: o, expires: 2027-01-01 }]',
    'waivers: [{ rule: policy/limit-exceeded, reason: r, owner: o, expires: 2027-01-01 }]',
    'This waiver covers `policy/limit-exceeded`',
  ],
  [
    'a denial, by a waiver',
    'hardware: { deny: aws, locked: true }',
    'hardware: { deny: [] }'.replace('[]', 'gcp'),
    'waivers: [{ rule: policy/hardware-not-allowed, reason: r, owner: o, expires: 2027-01-01 }]',
    'This waiver covers `policy/hardware-not-allowed`',
  ],
  [
    'a limit, by a waiver that names it',
    'limits: [{ id: most, count: 8, locked: true }]',
    'limits: [{ id: own, count: 4 }]\nwaivers: [{ rule: policy/limit-exceeded, demand: own, reason: r, owner: o, expires: 2027-01-01 }]',
    'waivers: [{ rule: policy/limit-exceeded, demand: most, reason: r, owner: o, expires: 2027-01-01 }]',
    'This waiver covers `policy/limit-exceeded`',
  ],
  [
    'a required key, by a waiver',
    'require: [{ keys: stage, locked: true }]',
    '',
    'waivers: [{ rule: policy/*, reason: r, owner: o, expires: 2027-01-01 }]',
    'This waiver covers `policy/*`',
  ],
  [
    'a required manifest, by a waiver',
    'require: [{ id: mf, manifest_for: ["launch/**"], locked: true }]',
    'waivers: [{ rule: policy/key-required, reason: r, owner: o, expires: 2027-01-01 }]',
    'waivers: [{ rule: policy/manifest-missing, reason: r, owner: o, expires: 2027-01-01 }]',
    'This waiver covers `policy/manifest-missing`',
  ],
  [
    'a required manifest, by a waiver that names it',
    'require: [{ id: mf, manifest_for: launch/, locked: true }]',
    'waivers: [{ rule: policy/manifest-missing, demand: own, reason: r, owner: o, expires: 2027-01-01 }]',
    'waivers: [{ rule: policy/manifest-missing, path: "launch/**", demand: mf, reason: r, owner: o, expires: 2027-01-01 }]',
    'This waiver covers `policy/manifest-missing`',
  ],
  [
    'a rule of its own, by a waiver',
    custom(', locked: true'),
    '',
    'waivers: [{ rule: policy/own, reason: r, owner: o, expires: 2027-01-01 }]',
    'This waiver covers `policy/own`',
  ],
  [
    'a limit, by what need not be declared',
    'limits: [{ count: 8, locked: true }]',
    'rules: { policy/undeclared: error }',
    'rules: { policy/undeclared: off }',
    '`policy/undeclared: off` loosens `policy/undeclared: error`',
  ],
  [
    'an allow list, by what need not be declared',
    'hardware: { allow: gpu, severity: warning, locked: true }',
    'rules: { policy/undeclared: warning }',
    'rules: { policy/undeclared: notice }',
    '`policy/undeclared: notice` loosens `policy/undeclared: warning`',
  ],
  [
    'a limit, by a waiver of what is not declared',
    'limits: [{ count: 8, locked: true }]',
    '',
    'waivers: [{ rule: policy/undeclared, reason: r, owner: o, expires: 2027-01-01 }]',
    'This waiver covers `policy/undeclared`',
  ],
  [
    'a condition that fails, by a waiver',
    custom(', locked: true'),
    '',
    'waivers: [{ rule: policy/condition-failed, reason: r, owner: o, expires: 2027-01-01 }]',
    'This waiver covers `policy/condition-failed`',
  ],
]

describe.each(locks)('a lock on %s', (_, shared, stricter, looser, message) => {
  it('lets a file that extends it be stricter', async () => {
    expect(await attempts(`${shared}\n`, `${stricter}\n`)).toEqual([])
  })

  it('keeps it from being looser, and names both places', async () => {
    const line = shared.startsWith('locked: true') ? 2 : 1
    const [problem, ...others] = await attempts(`${shared}\n`, `${looser}\n`)
    expect(others).toEqual([])
    expect(problem).toMatch(/^2:\d+ /)
    expect(problem).toContain(`${message}, but ${sharedName} locks it (line ${line}).`)
    expect(problem).toMatch(new RegExp(` \\| ${sharedName}:${line}$`))
  })

  it('is one only where it is said', async () => {
    const open = shared.replace(', locked: true', '').replace('locked: true\n', '').replace(', locked: true', '')
    expect(open).not.toContain('locked')
    expect(await attempts(`${open}\n`, `${looser}\n`)).toEqual([])
  })
})

const team = `extends: ${sharedName}\n${price('2 USD')}\nlimits: [{ cost: 100 USD, locked: true }]\n`

describe('a lock', () => {
  it('keeps a deny list beside every other', async () => {
    const { deny } = await policyOf('hardware: { deny: [aws, v100], locked: true }\n', 'hardware: { deny: gcp }\n')
    expect(
      deny.map(({ items }) => items.flatMap(({ provider, accelerator }) => [...provider, ...accelerator])),
    ).toEqual([['aws', 'v100'], ['gcp']])
  })

  it('keeps an allow list beside a narrower one, so that both must be met', async () => {
    const { allow } = await policyOf('hardware: { allow: gpu, locked: true }\n', 'hardware: { allow: h100 }\n')
    expect(allow).toHaveLength(2)
  })

  it('keeps a price before those of files below', async () => {
    const amounts = async (shared: string, own: string) =>
      (await policyOf(shared, `${own}\n`)).thresholds.prices?.map(({ amount }) => amount)
    expect(await amounts(`${price('3 USD')}\n`, price('0.01 USD'))).toEqual([0.01, 3])
    expect(await amounts(`${price('3 USD, locked: true')}\n`, price('4 USD'))).toEqual([3, 4])
    expect(await amounts(`locked: true\n${price('3 USD')}\n`, price('4 USD'))).toEqual([3, 4])
  })

  it('keeps what a limit is measured with where another policy takes the place of its own', async () => {
    const own = `{ ${price('3 USD')}, limits: [{ cost: 100 USD, locked: true }] }\n`
    const run = async (content: string) =>
      effectiveOf(own, undefined, { named: { name: 'run.yml', path: 'run.yml', content } })
    const [plain, cheap] = [await run('fail-on: never\n'), await run(`${price('2 USD')}\n`)]
    expect(plain.policy.thresholds.prices?.map(({ amount }) => amount)).toEqual([3])
    expect(cheap.problems.map(({ message }) => message)).toEqual([expect.stringContaining('This price is lower')])
  })

  it('keeps the prices of a limit as they hold in its file', async () => {
    const files = filesOf(
      { [ownPath]: `extends: ./team.yml\n${price('9 USD')}\n`, '.github/team.yml': team },
      { [sharedName]: `${price('3 USD')}\n` },
    )
    const { policy, problems } = await effectivePolicy({ files, rules })
    expect(problems).toEqual([])
    expect(policy.thresholds.prices?.map(({ amount, locked }) => [amount, locked])).toEqual([
      [2, true],
      [3, true],
      [9, false],
    ])
  })

  it('holds at its own value: what is made stricter without a lock may be taken back', async () => {
    const files = filesOf(
      {
        [ownPath]: `extends: ./team.yml\nfail-on: error\nthresholds: { queue_time: 10h }\nlimits: [{ id: a, count: 7 }]\nwaiver-terms: { max_days: 80 }\n`,
        '.github/team.yml': `extends: ${sharedName}\nfail-on: notice\nthresholds: { queue_time: 1h }\nlimits: [{ id: a, count: 1 }]\nwaiver-terms: { max_days: 8 }\n`,
      },
      {
        [sharedName]:
          'locked: true\nfail-on: error\nthresholds: { queue_time: 12h }\nlimits: [{ id: a, count: 8 }]\nwaiver-terms: { max_days: 90 }\n',
      },
    )
    const { policy, problems } = await effectiveOf('', undefined, { files })
    expect(problems).toEqual([])
    expect([policy.failOn, policy.limits[0], policy.thresholdEntries[0], policy.waiverTerms]).toMatchObject(
      [{ value: 'error' }, { count: 7 }, { value: 10 }, { value: { maxDays: 80 } }].map((held) => ({
        ...held,
        locked: true,
      })),
    )
  })

  it('of a file between holds as well', async () => {
    const files = filesOf(
      {
        [ownPath]: 'extends: ./team.yml\nrules: { model/*: warning }\n',
        '.github/team.yml': `extends: ${sharedName}\nrules: { model/*: { severity: error, locked: true } }\n`,
      },
      { [sharedName]: 'rules: { model/*: { severity: notice, locked: true } }\n' },
    )
    const { problems } = await effectiveOf('', undefined, { files })
    expect(problems.map(({ related }) => related?.file)).toEqual(['.github/team.yml'])
  })

  it('of one rule leaves the others', async () => {
    expect(
      await attempts(
        'rules: { model/*: { severity: error, locked: true }, model/dynamic-shapes: warning }\n',
        'rules: { model/dynamic-shapes: off }\n',
      ),
    ).toEqual([])
  })

  it('binds whatever else a file extends after it', async () => {
    const { problems } = await effectiveOf(
      `extends: [${sharedName}, advisory]\n`,
      'fail-on: { value: error, locked: true }\n',
    )
    expect(problems).toMatchObject([{ origin: { file: 'advisory' }, related: { file: sharedName } }])
  })

  it('tells each attempt', async () => {
    expect(
      await attempts(
        'locked: true\nfail-on: warning\nrules: { model/*: error }\nlimits: [{ id: a, count: 8 }]\n',
        'fail-on: never\nrules: { model/*: off }\nlimits: [{ id: a, count: 80 }]\n',
      ),
    ).toHaveLength(3)
  })
})

describe('names that a policy gets wrong', () => {
  it.each([
    [
      'a rule',
      'rules:\n  model/dynamc-shapes: error\n',
      '2:3 Unknown rule "model/dynamc-shapes". Did you mean "model/dynamic-shapes"?',
    ],
    ['a glob of nothing', 'rules:\n  modell/*: error\n', '2:3 Unknown rule "modell/*".'],
    [
      'a waiver',
      'waivers:\n  - { rule: team/x, reason: r, owner: o, expires: 2027-01-01 }\n',
      '2:5 Unknown rule "team/x".',
    ],
    [
      'what nobody may waive',
      'waiver-terms: { never: [model/dynamc-shapes] }\n',
      '1:1 Unknown rule "model/dynamc-shapes". Did you mean "model/dynamic-shapes"?',
    ],
    [
      'a rule of the check',
      'custom:\n  - { id: key-required, when: job.hardware.spot, message: m }\n',
      '2:5 `policy/key-required` is',
    ],
    [
      'the severity of a demand',
      'rules: { policy/limit-exceeded: warning }\n',
      '1:10 The severity of `policy/limit-exceeded` cannot be set under `rules`.',
    ],
    [
      'the severity of its own rule',
      `${custom('')}rules: { policy/own: off }\n`,
      '2:10 The severity of `policy/own` cannot be set under `rules`.',
    ],
    ['the severity of a reason', 'rules: { policy/*: error, REASON: error }\n', 'is a reason, not a finding'],
    [
      'what says that nothing was checked',
      'rules: { manifest/syntax: notice }\n',
      '1:10 `manifest/syntax` must stay an error',
    ],
    ['all that says so', 'rules: { policy/*: off }\n', 'must stay an error'],
  ])('%s', async (_, text, expected) => {
    const reason = rules.find(({ severity }) => severity === 'none')?.id ?? ''
    const { problems } = await effectiveOf(text.replace('REASON', reason))
    expect(problems).toHaveLength(1)
    expect(problems.map(said)[0]).toContain(expected)
  })

  it('knows its own rules', async () => {
    const waiver = 'waivers: [{ rule: policy/own, reason: r, owner: o, expires: 2027-01-01 }]\n'
    expect((await effectiveOf(`${custom('')}${waiver}`)).problems).toEqual([])
    expect((await effectiveOf(waiver)).problems).toHaveLength(1)
  })
})

describe('two policy files of one repository', () => {
  it('are a mistake, not a choice', async () => {
    const files = filesOf({ [ownPath]: 'fail-on: warning\n', '.github/accelerator-policy.yaml': 'fail-on: never\n' })
    const { problems } = await effectiveOf('', undefined, { files })
    expect(problems.map(({ message }) => message)).toEqual([
      'The repository has two policies: .github/accelerator-policy.yml and .github/accelerator-policy.yaml.',
    ])
  })

  it('are none: either name will do', async () => {
    const files = filesOf({ '.github/accelerator-policy.yaml': 'fail-on: never\n' })
    expect((await effectiveOf('', undefined, { files })).policy.failOn.value).toBe('never')
  })
})

describe('a policy that is named for a run', () => {
  const own = (text: string) => filesOf({ [ownPath]: text, 'ci.yml': 'fail-on: never\nrules: { team/*: off }\n' })

  it('takes the place of the own one', async () => {
    const { policy, layers } = await effectiveOf('', undefined, { files: own('fail-on: warning\n'), named: 'ci.yml' })
    expect(policy.failOn.value).toBe('never')
    expect(layers.at(-1)?.file).toBe('ci.yml')
  })

  it('does not free from what that one locks', async () => {
    const locked = 'fail-on: { value: warning, locked: true }\nlimits: [{ count: 8, locked: true }, { count: 4 }]\n'
    const { problems, policy } = await effectiveOf('', undefined, { files: own(locked), named: 'ci.yml' })
    expect(problems).toMatchObject([{ origin: { file: 'ci.yml' }, related: { file: ownPath, span: { line: 1 } } }])
    expect(policy.limits.map(({ count }) => count)).toEqual([8])
  })

  it('is the own one where it names that', async () => {
    const { problems, layers } = await effectiveOf('', undefined, { files: own('fail-on: warning\n'), named: ownPath })
    expect([problems, layers.map(({ file }) => file)]).toEqual([[], [ownPath]])
  })

  it('must exist', async () => {
    const { problems } = await effectiveOf('', undefined, { files: own(''), named: 'missing.yml' })
    expect(problems.map(({ message }) => message)).toEqual(['The policy missing.yml does not exist.'])
  })

  it('does not hide a mistake in the own one', async () => {
    const { problems } = await effectiveOf('', undefined, { files: own('fail-onn: x\n'), named: 'ci.yml' })
    expect(problems).toMatchObject([{ origin: { file: ownPath } }])
  })
})

it('what is turned off is not found, and what is raised is', async () => {
  const manifest = 'framework: jax\nstage: production\nmodel: { dynamic_shapes: true }\nhardware: tpu-v5e-64\n'
  const severities = async (policy: string) =>
    (await reviewUnder(policy, manifest)).findings
      .filter(({ rule }) => rule === 'model/dynamic-shapes')
      .map(({ severity }) => severity)
  expect(await severities('')).toEqual(['warning'])
  expect(await severities('rules: { model/*: off }\n')).toEqual([])
  expect(await severities('rules: { model/*: error }\n')).toEqual(['error'])
})
