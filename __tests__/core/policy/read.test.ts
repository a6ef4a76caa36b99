import { describe, expect, it } from '@jest/globals'
import { authoredPolicySchema } from '../../../src/core/policy/schema.ts'
import { layerOf, problemsIn, read } from '../../support/policy-runs.ts'

/** Every key, in the long form. */
const long = `version: 1
fail-on: { value: warning, locked: true }
no-manifest: { value: fail, locked: true }
rules:
  model/*: { severity: error, locked: true }
  team/*: { severity: off }
thresholds:
  queue_time: { value: 12h, locked: true }
  size_by_parameters: { value: [1B, 10B, 100B] }
require:
  - { id: bill, keys: [labels.team, labels.cost], stage: production, severity: warning, reason: Bills., locked: true }
hardware:
  allow: [{ accelerator: [h100, a100-80gb], provider: gcp }]
  deny: [{ machine: 'a2-*' }]
  severity: warning
  reason: Contracts.
  locked: true
limits:
  - { id: small, when: 'job.stage == "prototype"', count: 8, hours: 2d, chip_hours: 1k, cost: 500 USD, locked: true }
prices:
  - { accelerator: h100, provider: gcp, spot: true, price: 3.20 USD, read: 2026-11-01 }
custom:
  - id: no-v100
    when: job.hardware.accelerator.exists(x, x in accelerators("v100"))
    severity: notice
    message: V100s are returned.
    remedy: Take others.
    path: hardware.accelerator
    sources: [Contract 7]
    reason: They go.
    locked: true
waivers:
  - { rule: team/*, path: 'train/**', job: pre*, reason: Later., owner: ml, expires: 2027-01-31, ticket: ML-1 }
waiver-terms: { max_days: 90, inline: true, never: [model/dynamic-shapes], locked: true }
`

describe('a policy file', () => {
  it('may say everything, at full length', () => {
    expect(problemsIn(long)).toEqual([])
    const layer = layerOf(long)
    expect(layer.failOn).toMatchObject({ value: 'warning', locked: true, origin: { span: { line: 2 } } })
    expect(layer.severities).toMatchObject([
      { pattern: 'model/*', value: 'error', locked: true, origin: { span: { line: 5, column: 3 } } },
      { pattern: 'team/*', value: 'off', locked: false },
    ])
    expect(layer.thresholds).toMatchObject([
      { name: 'queue_time', value: 12, locked: true },
      { name: 'size_by_parameters', value: [1e9, 1e10, 1e11], locked: false },
    ])
    expect(layer.requirements).toMatchObject([
      { id: 'bill', keys: ['labels.team', 'labels.cost'], severity: 'warning', reason: 'Bills.', locked: true },
    ])
    expect(layer.requirements[0]?.when?.text).toContain('production')
    expect(layer.allow).toMatchObject({
      items: [{ accelerator: ['h100', 'a100-80gb'], provider: ['gcp'], kind: [], machine: [] }],
      severity: 'warning',
      reason: 'Contracts.',
      locked: true,
    })
    expect(layer.deny).toMatchObject({ items: [{ machine: ['a2-*'] }], locked: true, origin: { span: { line: 14 } } })
    expect(layer.limits).toMatchObject([
      { id: 'small', count: 8, hours: 48, chipHours: 1000, cost: { amount: 500, currency: 'USD' }, locked: true },
    ])
    expect(layer.prices).toMatchObject([
      { accelerators: expect.arrayContaining(['nvidia-h100-80gb-sxm']), provider: 'gcp', spot: true, amount: 3.2 },
    ])
    expect(layer.prices).toMatchObject([{ currency: 'USD', read: '2026-11-01', locked: false }])
    expect(layer.custom).toMatchObject([
      { id: 'no-v100', severity: 'notice', remedy: 'Take others.', path: ['hardware', 'accelerator'], locked: true },
    ])
    expect(layer.waivers).toMatchObject([
      { rule: 'team/*', path: 'train/**', job: 'pre*', owner: 'ml', expires: '2027-01-31', ticket: 'ML-1' },
    ])
    expect(layer.waiverTerms).toMatchObject({
      value: { maxDays: 90, inline: true, never: ['model/dynamic-shapes'] },
      locked: true,
    })
  })

  it.each([
    ['fail-on', 'fail-on: warning', 'fail-on: { value: warning }'],
    ['a rule', 'rules: { model/*: error }', 'rules: { model/*: { severity: error } }'],
    ['a threshold', 'thresholds: { queue_time: 12h }', 'thresholds: { queue_time: { value: 12h } }'],
    ['a threshold of several', 'thresholds: { mfu: [20%, 40%] }', 'thresholds: { mfu: { value: [20%, 40%] } }'],
    ['a required key', 'require: labels.team', 'require: [{ keys: labels.team }]'],
    ['required keys', 'require: [labels.team, stage]', 'require: [{ keys: labels.team }, { keys: stage }]'],
    ['hardware', 'hardware: { allow: tpu }', 'hardware: { allow: [{ kind: tpu }] }'],
    [
      'a list of hardware',
      'hardware: { deny: [h100, aws, a2-*, other, p5.48xlarge] }',
      'hardware: { deny: [{ accelerator: h100 }, { provider: aws }, { machine: a2-* }, { kind: other }, { machine: p5.48xlarge }] }',
    ],
    ['a limit', 'limits: { count: 8 }', 'limits: [{ count: 8 }]'],
    ['extends', 'extends: strict', 'extends: [strict]'],
  ])('takes %s as a word and as a mapping', (_, word, mapping) => {
    // Everything except the places.
    const plain = (text: string) =>
      JSON.parse(JSON.stringify(layerOf(text), (key, value) => (key === 'origin' || key === 'text' ? null : value)))
    expect(plain(word)).toEqual(plain(mapping))
  })

  it.each([
    ['fail_on: warning', 'fail-on: warning'],
    ['failOn: warning', 'fail-on: warning'],
    ['waiver_terms: { max-days: 30 }', 'waiver-terms: { max_days: 30 }'],
    ['waiverTerms: { maxDays: 30 }', 'waiver-terms: { max_days: 30 }'],
    ['required: [stage]', 'require: [stage]'],
    ['limit: { chip-hours: 100 }', 'limits: { chip_hours: 100 }'],
    ['limits: [{ chipHours: 100 }]', 'limits: [{ chip_hours: 100 }]'],
  ])('reads %s as %s', (written, own) => {
    const plain = (text: string) =>
      JSON.parse(JSON.stringify(layerOf(text), (key, value) => (key === 'origin' || key === 'text' ? null : value)))
    expect(plain(written)).toEqual(plain(own))
  })

  it('refuses a key and its other spelling together', () => {
    expect(problemsIn('fail-on: error\nfail_on: never\n')).toEqual([
      expect.stringMatching(/^2:\d+ Unknown key "fail_on" in a policy\. Did you mean "fail-on"\?/),
    ])
  })

  it.each([
    ['nothing', ''],
    ['only comments', '# fail-on: never\n'],
    ['empty keys', 'rules:\nwaivers:\nlimits:\n'],
    ['a null', '~\n'],
  ])('may hold %s, and then leaves everything as it is', (_, text) => {
    const { problems, layer } = read(text)
    // A lone null is not a mapping.
    if (text.startsWith('~')) expect(problems).toHaveLength(1)
    else expect([problems, layer?.failOn, layer?.severities, layer?.waivers]).toEqual([[], undefined, [], []])
  })

  it('counts locked at the top for all that does not say otherwise', () => {
    const layer = layerOf(
      'locked: true\nfail-on: error\nrules: { model/*: error, team/*: { severity: error, locked: false } }\nrequire: [stage]\nlimits: { count: 8 }\nhardware: { allow: tpu, deny: aws }\nthresholds: { queue_time: 1h }\nwaiver-terms: { max_days: 9 }\nprices: [{ accelerator: h100, price: 1 USD, read: 2026-01-01 }]\ncustom: [{ id: a, when: job.hardware.spot, message: m }]\n',
    )
    expect(layer.severities.map(({ locked }) => locked)).toEqual([true, false])
    const { failOn, allow, deny, waiverTerms } = layer
    const others = [layer.requirements, layer.limits, layer.thresholds, layer.custom, layer.prices].flat()
    expect(others).toHaveLength(5)
    expect([failOn, allow, deny, waiverTerms, ...others].map((held) => held?.locked)).toEqual(Array(9).fill(true))
  })

  it('has every key of the published schema in the test above', () => {
    const keys = Object.keys(authoredPolicySchema.shape).filter((key) => !['extends', 'locked'].includes(key))
    expect(Object.keys({ ...layerOf(long) }).length).toBeGreaterThan(0)
    for (const key of keys) expect(long).toMatch(new RegExp(`^${key}:`, 'm'))
  })
})

describe('a mistake in a policy has its place', () => {
  it.each([
    ['an unknown key', 'rulez: {}\n', '1:1 Unknown key "rulez" in a policy. Did you mean "rules"?'],
    ['an unknown key below', 'limits:\n  - cuont: 8\n', '2:5 Unknown key "cuont" in `limits`. Did you mean "count"?'],
    [
      'an unknown key in a waiver',
      'waivers:\n  - { rule: team/*, reason: r, owner: o, expires: 2027-01-01, tickt: x }\n',
      'Unknown key "tickt" in `waivers`. Did you mean "ticket"?',
    ],
    [
      'an unknown threshold',
      'thresholds:\n  queue_tim: 1h\n',
      '2:3 Unknown key "queue_tim" in `thresholds`. Did you mean "queue_time"?',
    ],
    [
      'another severity',
      'rules:\n  model/*: warn\n',
      '2:12 Invalid value "warn" for `rules.model/*`. Did you mean "warning"?',
    ],
    ['a severity as a number', 'rules:\n  model/*: 2\n', '2:12 Invalid value "2"'],
    ['another fail-on', 'fail-on: errors\n', '1:10 Unknown fail-on "errors". Did you mean "error"?'],
    [
      'another stage',
      'limits:\n  - { stage: someday, count: 8 }\n',
      '2:7 Invalid value "someday" for `limits.stage`. Use exploration, prototype, production or a list.',
    ],
    ['a version to come', 'version: 2\n', '1:1 Unknown version "2".'],
    ['a version as text', 'version: "1"\n', '1:1 Unknown version "1".'],
    [
      'a key of a manifest that does not exist',
      'require: [stage, hardware.acelerator]\n',
      '1:18 Unknown job key "hardware.acelerator". Did you mean "hardware.accelerator"?',
    ],
    ['a key at the top of a manifest', 'require: [stag]\n', '1:11 Unknown job key "stag". Did you mean "stage"?'],
    ['no key', 'require: [""]\n', '1:11 Unknown job key "".'],
    ['__proto__ as a key to require', 'require: [__proto__.x]\n', 'Unknown job key "__proto__.x".'],
    [
      'a path of a rule that does not exist',
      'custom:\n  - { id: a, when: job.hardware.spot, message: m, path: hardware.cuont }\n',
      '2:51 Unknown job key "hardware.cuont". Did you mean "hardware.count"?',
    ],
    ['an accelerator', 'hardware:\n  deny: [h10000]\n', '2:10 Unknown accelerator "h10000".'],
    [
      'an accelerator in a mapping',
      'hardware:\n  allow:\n    - { accelerator: [h100, h1000] }\n',
      '3:7 Unknown accelerator "h1000". Did you mean "h100"?',
    ],
    [
      'a kind',
      'hardware:\n  allow: [{ kind: tpux }]\n',
      '2:11 Unknown kind of accelerator "tpux". Did you mean "tpu"?',
    ],
    ['a provider', 'hardware:\n  allow: [{ provider: azur }]\n', 'Unknown provider "azur". Did you mean "azure"?'],
    [
      'a machine type',
      'hardware:\n  deny: [{ machine: a3-hihgpu-8g }]\n',
      'Unknown machine type "a3-hihgpu-8g". Did you mean "a3-highgpu-8g"?',
    ],
    ['a glob of no machine type', 'hardware:\n  deny: [zz9-*]\n', '2:10 Unknown machine type "zz9-*".'],
    ['a line of a list without hardware', 'hardware:\n  deny: [{}]\n', '2:10 This entry names no hardware.'],
    ['an empty list', 'hardware:\n  allow: []\n', '2:3 `hardware.allow` is an empty list.'],
    [
      'an accelerator with a price',
      'prices:\n  - { accelerator: h1000, price: 1 USD, read: 2026-01-01 }\n',
      '2:5 Unknown accelerator "h1000". Did you mean "h100"?',
    ],
    [
      'a provider with a price',
      'prices:\n  - { accelerator: h100, provider: gpc, price: 1 USD, read: 2026-01-01 }\n',
      '2:5 Unknown provider "gpc".',
    ],
    [
      'a price without a currency',
      'prices:\n  - { accelerator: h100, price: 3.2, read: 2026-01-01 }\n',
      'for `prices.price`',
    ],
    [
      'a price of several machines',
      'prices:\n  - { machine: p5.*, price: 1 USD, read: 2026-01-01 }\n',
      '2:5 Unknown machine type "p5.*".',
    ],
    [
      'a price of a machine with something else',
      'prices:\n  - { machine: p5.48xlarge, accelerator: a100, price: 1 USD, read: 2026-01-01 }\n',
      '2:5 `p5.48xlarge` holds another accelerator.',
    ],
    ['a price of nothing', 'prices:\n  - { price: 1 USD, read: 2026-01-01 }\n', '2:5 This price is for nothing.'],
    ['a price of no day', 'prices:\n  - { accelerator: h100, price: 1 USD }\n', '2:5 `prices.read` is missing.'],
    [
      'a negative price',
      'prices:\n  - { accelerator: h100, price: -1 USD, read: 2026-01-01 }\n',
      '2:26 Invalid value "-1 USD" for `prices.price`',
    ],
    [
      'an empty limit',
      'limits:\n  - { stage: prototype }\n',
      '2:5 This limit has no ceiling. Add `count`, `hours`, `chip_hours`, `cost`, `chip_hours_increase` or `cost_increase`.',
    ],
    ['a limit that is nothing', 'limits:\n  -\n', '`limits` has no value.'],
    ['a limit of half a chip', 'limits: { count: 1.5 }\n', '1:11 Invalid value "1.5" for `limits.count`'],
    ['a limit of something else', 'limits: { count: 8 pods }\n', '1:11 Invalid value "8 pods" for `limits.count`'],
    ['hours without a unit', 'limits: { hours: 24 }\n', '1:11 Invalid value "24" for `limits.hours`'],
    ['a threshold without a unit', 'thresholds: { queue_time: 24 }\n', 'for `thresholds.queue_time`'],
    [
      'a threshold of several that falls',
      'thresholds: { mfu: [45%, 25%] }\n',
      'Invalid value for `thresholds.mfu`. Write the values in rising order.',
    ],
    ['a threshold of several with one', 'thresholds: { size_by_flops: [1e20, 1e22] }\n', 'Write 3 values'],
    ['a share above one', 'thresholds: { utilization: 140% }\n', 'for `thresholds.utilization`'],
    [
      'a waiver of no day',
      'waivers:\n  - { rule: team/*, reason: r, owner: o }\n',
      '2:5 `waivers.expires` is missing.',
    ],
    [
      'a waiver of nobody',
      'waivers:\n  - { rule: team/*, reason: r, expires: 2027-01-01 }\n',
      '2:5 `waivers.owner` is missing.',
    ],
    [
      'a waiver without a reason',
      'waivers:\n  - { rule: team/*, owner: o, expires: 2027-01-01 }\n',
      '2:5 `waivers.reason` is missing.',
    ],
    [
      'a waiver with an empty reason',
      'waivers:\n  - { rule: team/*, reason: " ", owner: o, expires: 2027-01-01 }\n',
      '2:21 This waiver has an empty reason.',
    ],
    [
      'a waiver with an empty owner',
      'waivers:\n  - { rule: team/*, reason: r, owner: "", expires: 2027-01-01 }\n',
      '2:32 This waiver has an empty owner.',
    ],
    [
      'two rules of one name',
      'custom:\n  - { id: a, when: job.hardware.spot, message: m }\n  - { id: a, when: job.hardware.spot, message: n }\n',
      '3:7 Duplicate rule id "a".',
    ],
    [
      'two limits of one name',
      'limits:\n  - { id: a, count: 8 }\n  - { id: a, count: 80 }\n',
      '3:7 Duplicate id "a" in `limits`.',
    ],
    [
      'two requirements of one name',
      'require:\n  - { id: a, keys: stage }\n  - { id: a, keys: task }\n',
      '3:7 Duplicate id "a" in `require`.',
    ],
    [
      'a requirement with the name of a list',
      'require:\n  - { id: allow, keys: stage }\n',
      '2:7 Reserved id "allow". Rename it; waivers use it for `hardware.allow`.',
    ],
    ['a limit with the name of a list', 'limits:\n  - { id: deny, count: 8 }\n', '2:7 Reserved id "deny".'],
    [
      'a rule with the name of a list',
      'custom:\n  - { id: allow, when: job.hardware.spot, message: m }\n',
      '2:7 Reserved id "allow".',
    ],
    [
      'a waiver with a reason that shows nothing',
      'waivers:\n  - { rule: team/*, reason: "\\u2800", owner: o, expires: 2027-01-01 }\n',
      '2:21 This waiver has an empty reason.',
    ],
    [
      'a rule with a name of another form',
      'custom:\n  - { id: No V100, when: job.hardware.spot, message: m }\n',
      '2:7 Invalid rule id "No V100".',
    ],
    ['a rule without a condition', 'custom:\n  - { id: a, message: m }\n', '2:5 `custom.when` is missing.'],
    [
      'a condition that does not end',
      'custom:\n  - id: a\n    when: job.stage == "x\n    message: m\n',
      '3:24 A quoted text does not end',
    ],
    ['a key that no condition knows', 'limits:\n  - { when: job.stge == "x", count: 8 }\n', '2:13 '],
    ['extends of a mapping', 'extends: { repo: x }\n', '1:1 `extends` does not take a mapping.'],
    ['a list at the top', '- fail-on: error\n', '1:1 The policy is not a mapping of keys.'],
    ['a word at the top', 'strict\n', '1:1 The policy is not a mapping of keys.'],
    ['a page of HTML', '<html>\n<body>Sign in</body>\n</html>\n', '1:1 The policy is not a mapping of keys.'],
    ['two documents', 'fail-on: error\n---\nfail-on: never\n', '2:1 '],
    ['tabs', 'rules:\n\tmodel/*: error\n', '2:1 '],
    ['a key twice', 'fail-on: error\nfail-on: never\n', '2:1 '],
    ['__proto__ as a key', '__proto__: { fail-on: never }\n', '1:1 '],
    ['__proto__ as a rule', 'rules: { __proto__: off }\n', '1:10 '],
    ['a file in UTF-16', '\u0000f\u0000a', '1:1 '],
  ])('%s', (_, text, expected) => {
    const problems = problemsIn(text)
    expect(problems).toHaveLength(1)
    if (/^\d/.test(expected)) expect(problems[0]?.slice(0, expected.length)).toBe(expected)
    else expect(problems[0]).toContain(expected)
  })

  it.each([
    ['30 February', '2026-02-30', 'a valid date'],
    ['29 February of another year', '2027-02-29', 'a valid date'],
    ['a 13th month', '2026-13-01', 'a valid date'],
    ['no day', '2026-11-00', 'a valid date'],
    ['a month', '2026-11', 'a date written as year-month-day'],
    ['another order', '31-01-2027', 'a date written as year-month-day'],
    ['a time', '2027-01-31T00:00:00Z', 'a date written as year-month-day'],
    ['one digit', '2027-1-31', 'a date written as year-month-day'],
    ['words', 'next year', 'a date written as year-month-day'],
    ['ever', 'never', 'a date written as year-month-day'],
    ['a number', '20270131', 'a date written as year-month-day'],
  ])('a day that does not exist: %s, quoted or not', (_, day, expected) => {
    for (const written of [day, `"${day}"`, `'${day}'`]) {
      const text = `waivers:\n  - rule: team/*\n    reason: r\n    owner: o\n    expires: ${written}\n`
      expect(problemsIn(text)).toEqual([
        expect.stringMatching(new RegExp(`^5:5 Invalid value .* for \`waivers.expires\`. Write ${expected}`)),
      ])
      const price = `prices:\n  - { accelerator: h100, price: 1 USD, read: ${written} }\n`
      expect(problemsIn(price)).toEqual([
        expect.stringMatching(new RegExp(`^2:40 Invalid value .* for \`prices.read\`. Write ${expected}`)),
      ])
    }
  })

  it('takes 29 February of a leap year, quoted or not', () => {
    for (const day of ['2028-02-29', '"2028-02-29"']) {
      const text = `waivers: [{ rule: team/*, reason: r, owner: o, expires: ${day} }]\n`
      expect(layerOf(text).waivers[0]?.expires).toBe('2028-02-29')
    }
  })

  it('tells all of them at once', () => {
    const text = `fail-on: errors
rules: { model/*: warn }
limits:
  - cuont: 8
waivers:
  - { rule: team/*, reason: r, expires: 2026-02-30 }
`
    expect(problemsIn(text).map((line) => line.slice(0, line.indexOf(' ')))).toEqual(
      expect.arrayContaining(['1:10', '2:19', '4:5', '6:5', '6:32']),
    )
    const second = `require: [stag]
hardware: { deny: [h1000], allow: [{ provider: azur }] }
custom: [{ id: A, when: job.stge == "x", message: m, path: hardware.cuont }]
limits: [{ stage: prototype }]
`
    expect(problemsIn(second)).toHaveLength(7)
  })

  it('tells at most fifty, and reads nothing of what holds one', () => {
    const many = Array.from({ length: 200 }, (_, index) => `  key${index}x: 1\n`).join('')
    const { layer, problems } = read(`limits:\n  - count: 8\n${many.replaceAll('  key', '    key')}`)
    expect(layer?.limits).toEqual([])
    expect(problems).toHaveLength(50)
  })
})

describe('a hostile policy file', () => {
  it('of 10 MB is refused unread', () => {
    expect(problemsIn(`# ${'x'.repeat(10 * 1024 * 1024)}\n`)).toEqual([expect.stringContaining('the limit is 256 KiB')])
    expect(problemsIn(new Uint8Array(10 * 1024 * 1024).fill(0x20))).toEqual([
      expect.stringContaining('the limit is 256 KiB'),
    ])
  })

  it('that multiplies by aliases is refused', () => {
    const levels = Array.from({ length: 9 }, (_, index) => {
      const next =
        index === 0
          ? '[x, x, x, x, x, x, x, x, x]'
          : `[${Array(9)
              .fill(`*l${index - 1}`)
              .join(', ')}]`
      return `l${index}: &l${index} ${next}\n`
    })
    expect(problemsIn(`${levels.join('')}rules: *l8\n`).length).toBeGreaterThan(0)
  })

  it('of many rules is read', () => {
    const many = Array.from({ length: 900 }, (_, index) => `  model/x${index}*: error\n`).join('')
    expect(problemsIn(`rules:\n${many}`)).toEqual([])
  })

  it('with stars is matched in linear time', () => {
    expect(problemsIn(`rules: { "${'*a'.repeat(100)}": error }\n`)).toEqual([])
  })

  it('with names of methods takes them for names', () => {
    const layer = layerOf('rules: { constructor: error, toString: off, hasOwnProperty: notice }\n')
    expect(layer.severities.map(({ pattern }) => pattern)).toEqual(['constructor', 'toString', 'hasOwnProperty'])
    expect(problemsIn('hardware: { deny: [constructor] }\n')[0]).toContain('Unknown accelerator')
    expect(problemsIn('thresholds: { toString: 1h }\n')[0]).toContain('Unknown key "toString"')
  })
})
