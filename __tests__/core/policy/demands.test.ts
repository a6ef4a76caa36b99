import { describe, expect, it } from '@jest/globals'
import { resolveAccelerator } from '../../../src/core/catalog/names/accelerator-name.ts'
import { namedJobSchema } from '../../../src/core/manifest/schema.ts'
import { knownKeys } from '../../../src/core/manifest/schema-shape.ts'
import { demanded, reviewUnder } from '../../support/policy-runs.ts'

const required = (line: number) => [`${line} error policy/key-required`]
const denied = (line: number) => [`${line} error policy/hardware-not-allowed`]
/** As severe as the demand, because a job must not pass by omitting the key. */
const open = (line: number, severity = 'error') => [`${line} ${severity} policy/undeclared`]
const over = (line: number) => [`${line} error policy/limit-exceeded`]
const likely = (line: number) => [`${line} warning policy/limit-exceeded`]
const messages = async (policy: string, manifest: string) =>
  (await reviewUnder(policy, manifest)).findings
    .filter(({ rule }) => rule.startsWith('policy/'))
    .map(({ message, remedy }) => `${message} ${remedy}`)

/** All keys that a requirement can name, with a label. */
function keysBelow(path: readonly string[]): string[] {
  const keys = path[0] === 'labels' ? ['team'] : knownKeys(namedJobSchema, path)
  return keys.flatMap((key) => {
    const below = path[0] === 'labels' ? [] : keysBelow([...path, key])
    return below.length > 0 ? below : [[...path, key].join('.')]
  })
}
const blanks = [' ', '\\u2800', '\\t', '\\u00a0', '\\u3000', '\\U0001d159']

describe('required keys', () => {
  it.each(keysBelow([]))('%s is missing where its value shows nothing', async (key) => {
    const [first, ...steps] = key.split('.') as [string, ...string[]]
    const nested = (value: string): string => steps.reduceRight((inner, step) => `{ ${step}: ${inner} }`, value)
    // A list is not a name, so the name of the folder would apply.
    const forms = (blank: string) => (key === 'name' ? [`"${blank}"`] : [`"${blank}"`, `["${blank}"]`])
    for (const value of blanks.flatMap(forms)) {
      const found = await demanded(`require: [${key}]`, `${first}: ${nested(value)}\n`)
      expect([key, value, found]).toEqual([key, value, [expect.stringContaining('policy/key-required')]])
    }
  })

  it.each(blanks)('has() of a condition finds no label that shows nothing: %s', async (blank) => {
    const policy = 'custom: [{ id: own, when: "!has(job.labels.team)", message: m }]\n'
    expect(await demanded(policy, `labels: { team: "${blank}" }\n`)).toEqual(['1 error policy/own'])
    expect(await demanded(policy, 'labels: { team: "a" }\n')).toEqual([])
  })

  it.each([
    ['a label that is there', 'labels.team', 'labels: { team: vision }\nframework: jax\n', []],
    ['a label that is empty', 'labels.team', 'labels: { team: "" }\nframework: jax\n', required(1)],
    ['a list that is empty', 'framework.libraries', 'framework: { name: jax, libraries: [] }\n', []],
    ['labels of which none shows', 'labels', 'labels: { team: " " }\nframework: jax\n', required(1)],
    ...[
      'TBD',
      'T.B.D.',
      'todo',
      'to do',
      'TODO: ask',
      '<unknown>',
      '<team>',
      '{{ owner }}',
      'n/a',
      '?',
      'ＴＢＤ',
      'change-me',
      'to be determined',
      'not set',
      'pending',
    ].map((word): [string, string, string, string[]] => [
      `a label in whose place ${word} stands`,
      'labels.team',
      `labels: { team: "${word}" }\nframework: jax\n`,
      required(1),
    ]),
    ...['TBD-team', 'todos', '雪', 'none', 'unknown-origin'].map((word): [string, string, string, string[]] => [
      `a label of its own, ${word}`,
      'labels.team',
      `labels: { team: "${word}" }\nframework: jax\n`,
      [],
    ]),
    ['a label that is not there', 'labels.team', 'labels: { cost: x }\nframework: jax\n', required(1)],
    ['no labels at all', 'labels.team', 'framework: jax\n', required(1)],
    ['a label of a method', 'labels.toString', 'labels: { team: x }\n', required(1)],
    ['a section', 'operations', 'framework: jax\noperations: { queue_time: 1h }\n', []],
    ['false', 'hardware.spot', 'hardware: { accelerator: h100, spot: false }\n', []],
    ['the accelerator of a word', 'hardware.accelerator', 'hardware: H100:8\n', []],
    ['the count of H100:8', 'hardware.count', 'hardware: H100:8\n', []],
    ['the count of H100', 'hardware.count', 'hardware: H100\n', required(1)],
    ['the count of a slice', 'hardware.count', 'hardware: tpu-v5e-64\n', []],
    ['the count of a machine type', 'hardware.count', 'hardware: { machine: a3-highgpu-8g }\n', []],
    ['the accelerator of a machine type', 'hardware.accelerator', 'hardware: { machine: a3-highgpu-8g }\n', []],
    ['the provider of a machine type', 'hardware.provider', 'hardware: { machine: p5.48xlarge }\n', []],
    ['a provider that nobody knows', 'hardware.provider', 'hardware: { accelerator: h100, provider: attic }\n', []],
    ['the provider of an accelerator', 'hardware.provider', 'hardware: tpu-v5e-64\n', required(1)],
    ['the size of numbers', 'scale.size', 'scale: { parameters: 7B }\n', []],
    ['the size of a word', 'scale.size', 'scale: large\n', []],
    ['the size of nothing', 'scale.size', 'framework: jax\n', required(1)],
    ['the parameters of a word', 'scale.parameters', 'scale: large\n', required(1)],
    ['the framework of a word', 'framework.name', 'framework: jax\n', []],
    ['the name, which is the folder', 'name', 'framework: jax\n', []],
  ])('%s', async (_, key, manifest, expected) => {
    expect(await demanded(`require: ${key}\n`, manifest)).toEqual(expected)
  })

  it('are those of every job, with what defaults give', async () => {
    const manifest = `defaults: { labels: { team: vision } }
jobs:
  a: { framework: jax }
  b: { framework: jax, stage: production }
  c: { labels: { team: text }, stage: production }
`
    expect(await demanded('require: [labels.team]\n', manifest)).toEqual([])
    expect(await demanded('require: [stage]\n', manifest)).toEqual(required(3))
    expect(await demanded('require: [{ keys: framework, stage: production }]\n', manifest)).toEqual([
      ...open(3),
      ...required(5),
    ])
  })

  it('repeat the reason of the organization, its severity and its place', async () => {
    const { findings } = await reviewUnder(
      '# bills\nrequire:\n  - { keys: labels.team, severity: warning, reason: Costs are billed to teams. }\n',
      'framework: jax\n',
    )
    expect(findings.filter(({ rule }) => rule === 'policy/key-required')).toMatchObject([
      {
        severity: 'warning',
        message: 'Policy requires `labels.team` (accelerator-policy.yml:3). Costs are billed to teams.',
        related: [],
      },
    ])
    expect(await demanded('require: [{ keys: labels.team, severity: off }]\n', 'framework: jax\n')).toEqual([])
  })
})

describe('a list of hardware', () => {
  const at = (accelerator: string, about = '') => `hardware: { accelerator: "${accelerator}"${about} }\n`
  it.each([
    // The same part under several names.
    ['h100', at('h100'), [], denied(1)],
    ['h100', at('NVIDIA H100'), [], denied(1)],
    ['h100', at('H100:8'), [], denied(1)],
    ['h100-sxm', at('h100'), open(1), open(1)],
    ['h100', at('h100-sxm'), [], denied(1)],
    ['h100', at('a100'), denied(1), []],
    ['[h100, a100]', at('a100'), [], denied(1)],
    ['tpu-v5e', 'hardware: tpu-v5e-64\n', [], denied(1)],
    ['tpu-v5e', 'hardware: v5litepod-16\n', [], denied(1)],
    ['tpu-v5e-64', 'hardware: tpu-v5e-4\n', [], denied(1)],
    ['tpu-v5e', 'hardware: v4-128\n', denied(1), []],
    ['tpu', 'hardware: v4-128\n', [], denied(1)],
    ['tpu', at('h100'), denied(1), []],
    ['gpu', at('gpu'), [], denied(1)],
    ['other', at('trainium2'), [], denied(1)],
    ['gpu', 'framework: jax\n', open(1), open(1)],
    ['h100', at('gpu'), open(1), open(1)],
    // An unknown chip is never on an allow list, and may be one that is denied.
    ['h100', at('warpdrive-9'), denied(1), open(1)],
    ['h100', at('Hopper-100'), denied(1), open(1)],
    ['h100', at('nvidia hopper'), denied(1), open(1)],
    ['h100', at('Hopper-100', ', memory: 80GB, kind: gpu'), denied(1), open(1)],
    ['h100', 'hardware: { machine: our-box }\n', open(1), open(1)],
    // The kind in its manifest does not allow it either.
    ['tpu', at('warpdrive-9', ', memory: 80GB, kind: tpu'), open(1), denied(1)],
    ['tpu', at('warpdrive-9', ', kind: gpu'), denied(1), []],
    ['tpu', at('TPU v99'), [], denied(1)],
    // Unless its kind or vendor differs.
    ['h100', at('instinct warpdrive'), denied(1), []],
    ['tpu-v5e', at('Hopper-100', ', memory: 80GB, kind: gpu'), denied(1), []],
    ['h100', at('cpu'), denied(1), []],
    // Vendors. Some share their name with a cloud.
    ['nvidia', at('h100', ', provider: aws'), [], denied(1)],
    ['NVIDIA', at('mi300x', ', provider: aws'), denied(1), []],
    ['amd', at('mi300x'), [], denied(1)],
    ['intel', at('gaudi3'), [], denied(1)],
    ['intel', at('intel max 1550'), [], denied(1)],
    ['intel', at('h100'), denied(1), []],
    ['cerebras', at('cerebras-cs3'), [], denied(1)],
    ['{ provider: nvidia }', at('h100', ', provider: aws'), denied(1), []],
    // Other names of providers.
    ['google-cloud', at('h100', ', provider: gcp'), [], denied(1)],
    ['aws', at('h100', ', provider: amazon'), [], denied(1)],
    ['aws', at('h100', ', provider: gcp'), denied(1), []],
    ['aws', at('h100'), open(1), open(1)],
    ['aws', at('h100', ', provider: attic'), denied(1), open(1)],
    ['{ accelerator: a100, provider: aws }', at('h100', ', provider: attic'), denied(1), []],
    ['aws', 'hardware: { machine: p5.48xlarge }\n', [], denied(1)],
    // A machine type belongs to its cloud, whatever provider is declared. A service runs on another cloud's machines.
    ['aws', 'hardware: { machine: p5.48xlarge, provider: coreweave }\n', denied(1), denied(1)],
    ['coreweave', 'hardware: { machine: p5.48xlarge, provider: coreweave }\n', denied(1), denied(1)],
    ['on-prem', 'hardware: { machine: p5.48xlarge, provider: on-prem }\n', denied(1), denied(1)],
    ['aws', 'hardware: { machine: p5.48xlarge, provider: attic }\n', denied(1), denied(1)],
    ['databricks', 'hardware: { machine: p5.48xlarge, provider: databricks }\n', [], denied(1)],
    ['aws', 'hardware: { machine: p5.48xlarge, provider: databricks }\n', denied(1), denied(1)],
    ['gcp', 'hardware: { machine: p5.48xlarge, provider: coreweave }\n', denied(1), []],
    ['{ accelerator: h100, provider: [gcp, aws] }', at('h100', ', provider: aws'), [], denied(1)],
    ['{ accelerator: h100, provider: gcp }', at('h100', ', provider: aws'), denied(1), []],
    ['{ accelerator: h100, provider: gcp }', at('h100'), open(1), open(1)],
    // A difference in one point is enough, even if others are open.
    ['{ accelerator: h100, provider: gcp }', at('a100'), denied(1), []],
    // Machine types, their accelerators and their other spellings.
    ['h100', 'hardware: { machine: a3-highgpu-8g }\n', [], denied(1)],
    ['a3-*', 'hardware: { machine: a3-highgpu-8g }\n', [], denied(1)],
    ['a3-*', 'hardware: { machine: A3-HIGHGPU-8G }\n', [], denied(1)],
    ['a3-*', 'hardware: { machine: a2-highgpu-1g }\n', denied(1), []],
    // Few jobs name a machine type, and most use one that is allowed.
    ['a3-*', at('h100'), open(1), []],
    ['a3-*', at('h100', ', machine: our-box'), denied(1), []],
    ['a3-*', at('h100', ', provider: aws'), denied(1), []],
    ['p5.48xlarge', at('h100', ', provider: aws'), open(1), []],
    // If its provider offers it only in these machines, the job runs on one of them.
    ['"p5*"', at('h100', ', provider: aws'), [], denied(1)],
    ['a3-*', at('tpu-v5e-64'), denied(1), []],
    ['ml.p5.48xlarge', 'hardware: { machine: p5.48xlarge }\n', [], denied(1)],
    ['p5.48xlarge', 'hardware: { machine: ml.p5.48xlarge }\n', [], denied(1)],
    ['p5.*', 'hardware: { machine: ml.p5.48xlarge }\n', [], denied(1)],
  ])('with %s, of %j', async (word, manifest, allowed, deniedToo) => {
    expect(await demanded(`hardware: { allow: ${word} }\n`, manifest)).toEqual(allowed)
    expect(await demanded(`hardware: { deny: ${word} }\n`, manifest)).toEqual(deniedToo)
  })

  it.each([
    ['a machine type that is not declared', 'a3-*', at('h100'), open(1)],
    ['a machine type that nobody knows', 'a3-*', at('h100', ', machine: our-box'), open(1)],
    ['a machine type of a provider that nobody knows', 'p5.48xlarge', at('h100', ', provider: attic'), open(1)],
    ['another accelerator', 'a3-*', at('a100'), []],
    ['another provider', 'a3-*', at('h100', ', provider: aws'), []],
    ['another machine', 'a3-*', 'hardware: { machine: p5.48xlarge }\n', []],
  ])('that is locked asks for what may be denied: %s', async (_, word, manifest, expected) => {
    expect(await demanded(`hardware: { deny: ${word}, locked: true }\n`, manifest)).toEqual(expected)
  })

  it.each([
    ['h100', at('Hopper-100'), 'the catalog does not know "Hopper-100". Name the hardware as the catalog does.'],
    ['aws', at('h100', ', provider: amazonia'), 'the catalog does not know "amazonia".'],
    ['aws', at('h100'), 'the job does not declare `hardware.provider`. Declare `hardware.provider`.'],
  ])('that denies %s says of %j what keeps it from being judged', async (word, manifest, expected) => {
    expect(
      (await messages(`hardware: { deny: ${word} }\n`, manifest))
        .join()
        .replaceAll(/ \(accelerator-policy\.yml:\d+\)/g, ''),
    ).toContain(expected)
  })

  it('says what is allowed, and what is denied', async () => {
    expect(await messages('hardware: { allow: [h100, { kind: tpu, provider: gcp }] }\n', at('a100'))).toEqual([
      expect.stringMatching(/is not on the policy's allow list.*Use hardware from the list: h100; TPUs at gcp\.$/),
    ])
    expect(await messages('hardware: { deny: h100, reason: Sold. }\n', at('h100'))).toEqual([
      expect.stringMatching(/matches "h100" on the policy's deny list \(accelerator-policy\.yml:1\)\. Sold\./),
    ])
    expect(await messages('hardware: { allow: aws }\n', at('h100'))).toEqual([
      expect.stringMatching(/does not declare `hardware\.provider`/),
    ])
  })

  it('has its severity, or none', async () => {
    expect(await demanded('hardware: { deny: h100, severity: notice }\n', at('h100'))).toEqual([
      '1 notice policy/hardware-not-allowed',
    ])
    expect(await demanded('hardware: { deny: h100, allow: aws, severity: off }\n', at('h100'))).toEqual([])
  })
})

/** About 22,000 to 79,000 chip-hours, most likely 44,000, on 64 chips: 343 to 1,236 hours, most likely 687. */
const sized = (about = '') => `framework: pytorch
stage: production
scale: { parameters: 7B, tokens: 1T, sequence_length: 4096 }
model: { architecture: transformer, precision: bf16 }
hardware: { accelerator: h100, count: 64, provider: gcp${about} }
`
const price = (amount: string, about = '') =>
  `prices: [{ accelerator: h100, price: ${amount}, read: 2026-11-01${about} }]\n`

describe('limits', () => {
  it.each([
    ['count', 'count: 64', []],
    ['count below', 'count: 63', over(5)],
    ['hours above all', 'hours: 1300h', []],
    ['hours above the likely', 'hours: 700h', []],
    ['hours between the least and the likely', 'hours: 680h', likely(5)],
    ['hours just above the least', 'hours: 344h', likely(5)],
    ['hours below the least', 'hours: 343h', over(5)],
    ['hours in days', 'hours: 14d', over(5)],
    ['chip-hours above the likely', 'chip_hours: 44k', []],
    ['chip-hours between', 'chip_hours: 43k', likely(5)],
    ['chip-hours below the least', 'chip_hours: 21k', over(5)],
    ['several at once', 'count: 8, hours: 1h', [...over(5), ...over(5)]],
    ['a notice that is only likely', 'hours: 680h, severity: notice', ['5 notice policy/limit-exceeded']],
    ['a warning that is only likely', 'hours: 680h, severity: warning', ['5 notice policy/limit-exceeded']],
    ['one that is off', 'count: 1, severity: off', []],
    ['another stage', 'count: 1, stage: prototype', []],
    ['its stage', 'count: 1, stage: [prototype, production]', over(5)],
    ['a condition', 'count: 1, when: job.scale.parameters > 1e9', over(5)],
    ['a condition that does not hold', 'count: 1, when: job.scale.parameters > 1e10', []],
    [
      'a stage and a condition of which one holds',
      'count: 1, stage: prototype, when: job.scale.parameters > 1e9 || true',
      [],
    ],
    ['a condition on what is not declared', 'count: 1, when: job.hardware.spot', open(5)],
  ])('%s', async (_, limit, expected) => {
    expect(await demanded(`limits: [{ ${limit} }]\n`, sized())).toEqual(expected)
  })

  it('on what cannot be known say which keys would tell', async () => {
    const manifest = 'framework: jax\nstage: production\nhardware: tpu-v5e\n'
    for (const limit of ['count: 8', 'hours: 1h', 'chip_hours: 1', 'cost: 1 USD'])
      expect(await demanded(`limits: { ${limit} }\n`, manifest)).toEqual(open(limit.startsWith('count') ? 3 : 1))
    expect(await messages('limits: { id: most, count: 8 }\n', manifest)).toEqual([
      expect.stringMatching(
        /limit `most` on accelerators cannot be checked: the job does not declare `hardware\.count`/,
      ),
    ])
    expect(await messages('limits: { hours: 1h }\n', manifest)).toEqual([expect.stringMatching(/`scale/)])
  })

  it('make what is not declared as grave as the policy says', async () => {
    const policy = 'limits: { count: 8 }\nrules: { policy/undeclared: notice }\n'
    expect(await demanded(policy, 'hardware: h100\n')).toEqual(open(1, 'notice'))
    expect(await demanded(policy.replace('notice', 'off'), 'hardware: h100\n')).toEqual([])
    expect(await demanded('limits: { count: 8, severity: warning }\n', 'hardware: h100\n')).toEqual(open(1, 'warning'))
  })

  it('on cost need a price, in their currency', async () => {
    const limit = 'limits: { cost: 50000 USD }\n'
    expect(await demanded(limit, sized())).toEqual(open(1))
    // At least 22,000 chip-hours, most likely 44,000.
    expect(await demanded(`${limit}${price('1 USD')}`, sized())).toEqual([])
    expect(await demanded(`${limit}${price('2 USD')}`, sized())).toEqual(likely(5))
    expect(await demanded(`${limit}${price('3 USD')}`, sized())).toEqual(over(5))
    expect(await demanded(`${limit}${price('3 EUR')}`, sized())).toEqual(open(1))
    expect(await messages(`${limit}${price('3 EUR')}`, sized())).toEqual([
      expect.stringContaining(
        'cannot be checked: its price is in EUR and the limit in USD (accelerator-policy.yml:1).',
      ),
    ])
  })

  it.each([
    ['the tokens', sized().replace('tokens: 1T, ', '')],
    ['the parameters', sized().replace('parameters: 7B, ', '')],
    ['the scale', sized().replace(/scale: .*\n/, '')],
    ['the model', sized().replace('architecture: transformer', 'architecture: cnn')],
    ['the accelerator', sized().replace('h100', 'warpdrive-9')],
  ])('on what a job comes to are as grave where it leaves out %s', async (_, manifest) => {
    for (const limit of ['hours: 1h', 'chip_hours: 1', 'cost: 1 USD'])
      expect(
        (await demanded(`${price('3 USD')}limits: { ${limit} }\n`, manifest)).map((line) => line.slice(2)),
      ).toEqual(['error policy/undeclared'])
  })

  it('are milder where no key tells what a job comes to, unless they are locked', async () => {
    const service = 'task: inference\nframework: jax\nstage: production\nhardware: tpu-v5e-64\n'
    expect(await demanded('limits: { hours: 1h }\n', service)).toEqual(open(1, 'warning'))
    expect(await demanded('limits: { hours: 1h, locked: true }\n', service)).toEqual(open(1))
  })
})

it('counts an accelerator for each machine under a locked limit', async () => {
  const manifest = (hardware: string) => `hardware: { accelerator: h100, ${hardware} }\n`
  const limit = (locked: boolean) => `limits: [{ count: 64, locked: ${locked} }]`
  expect(await demanded(limit(true), manifest('nodes: 512, count: 64'))).toEqual(over(1))
  expect(await demanded(limit(true), manifest('nodes: 8, count: 64'))).toEqual([])
  expect(await demanded(limit(true), manifest('nodes: 512'))).toEqual(over(1))
  expect((await demanded(limit(true), manifest('nodes: 8'))).join()).toContain('policy/undeclared')
  expect(await demanded(limit(true), 'hardware: { accelerator: "h100:8", nodes: 64, count: 64 }\n')).toEqual(over(1))
  expect(await demanded(limit(false), manifest('nodes: 512, count: 64'))).toEqual([])
})

it.each(['hours: 10h', 'chip_hours: 100', 'cost: 1 USD'])(
  'a locked limit of %s asks for known hardware',
  async (limit) => {
    const claimed = 'kind: gpu, memory: 80GB, peak: { bf16: 900 PFLOPS }, count: 8'
    const manifest = `${sized().replace('accelerator: h100, count: 64', `accelerator: warpdrive-9, ${claimed}`)}operations: { price_per_chip_hour: 0.01 USD }\n`
    expect(await demanded(`limits: [{ ${limit} }]\n`, manifest)).toEqual([])
    expect(await demanded(`limits: [{ ${limit}, locked: true }]\n`, manifest)).toEqual(open(5))
  },
)

describe('prices', () => {
  const limit = 'limits: { cost: 50000 USD }\n'
  const isPriced = async (prices: string, manifest: string) =>
    (await demanded(`${limit}${prices}`, manifest)).some((line) => line.includes('limit-exceeded'))
  it.each([
    ['everywhere', price('9 USD'), sized(), true],
    ['at the job’s provider', price('9 USD', ', provider: google-cloud'), sized(), true],
    ['at another', price('9 USD', ', provider: aws'), sized(), false],
    ['for another accelerator', price('9 USD').replace('h100', 'a100'), sized(), false],
    ['for one part of several', price('9 USD').replace('h100', 'h100-pcie'), sized(), false],
    ['for spot machines', price('9 USD', ', spot: true'), sized(', spot: true'), true],
    ['for spot machines, of a job on others', price('9 USD', ', spot: true'), sized(), false],
    ['for others, of a job on spot machines', price('9 USD', ', spot: false'), sized(', spot: true'), false],
    ['for others, of a job that does not say', price('9 USD', ', spot: false'), sized(), true],
  ])('%s', async (_, prices, manifest, expected) => {
    expect(await isPriced(prices, manifest)).toBe(expected)
  })

  it('give way to what the manifest declares', async () => {
    const manifest = `${sized()}operations: { price_per_chip_hour: 1 USD }\n`
    expect(await isPriced(price('9 USD'), manifest)).toBe(false)
  })

  it('count in the order in which they stand', async () => {
    const both =
      'prices:\n  - { accelerator: h100, provider: gcp, price: 1 USD, read: 2026-11-01 }\n  - { accelerator: h100, price: 9 USD, read: 2026-11-01 }\n'
    expect(await isPriced(both, sized())).toBe(false)
    expect(await isPriced(both, sized().replace('gcp', 'aws'))).toBe(true)
  })

  it('show in the estimate of the job', async () => {
    const { jobs } = await reviewUnder(price('2 USD'), sized())
    const { cost, chipHours } = jobs[0]?.facts.sizing ?? {}
    expect(cost?.currency).toBe('USD')
    expect(cost?.amount[0]).toBeCloseTo((chipHours?.[0] ?? 0) * 2, 3)
  })
})

describe('the share of the peak that the organization reaches', () => {
  it('takes the place of that of published runs', async () => {
    const hours = async (policy: string) => (await reviewUnder(policy, sized())).jobs[0]?.facts.sizing.hours
    const [published, own] = [await hours(''), await hours('thresholds: { mfu: [80%, 90%] }\n')]
    expect(own?.[1]).toBeLessThan(published?.[0] as number)
    expect(await demanded('limits: { hours: 300h }\n', sized())).toEqual(over(5))
    expect(await demanded('limits: { hours: 300h }\nthresholds: { mfu: [80%, 90%] }\n', sized())).toEqual([])
  })
})

describe('a rule of the organization', () => {
  const rule = (when: string, about = '') =>
    `custom:\n  - id: own\n    when: '${when}'\n    message: Not here.\n${about}`
  it.each([
    ['that holds', 'job.hardware.count > 8', ['1 error policy/own']],
    ['that does not', 'job.hardware.count > 80', []],
    ['on what is not declared', 'job.hardware.spot', open(5)],
    ['that fails', 'job.hardware.count / (job.hardware.count - 64) > 1', ['1 error policy/condition-failed']],
  ])('%s', async (_, when, expected) => {
    expect(await demanded(rule(when), sized())).toEqual(expected)
  })

  it('has its severity, place, remedy and reason', async () => {
    const about = '    severity: notice\n    path: hardware.count\n    remedy: Ask.\n    reason: There are 8.\n'
    const { findings } = await reviewUnder(rule('job.hardware.count > 8', about), sized())
    expect(findings.filter((finding) => finding.rule === 'policy/own')).toMatchObject([
      { severity: 'notice', message: 'Not here. There are 8.', remedy: 'Ask.', span: { line: 5, column: 32 } },
    ])
    expect(await demanded(rule('job.hardware.count > 8', '    severity: off\n'), sized())).toEqual([])
  })

  it('that fails stays an error, whatever its own severity is', async () => {
    const when = 'job.hardware.count / (job.hardware.count - 64) > 1'
    expect(await demanded(rule(when, '    severity: notice\n'), sized())).toEqual(['1 error policy/condition-failed'])
  })
})

describe('alternatives', () => {
  const searchedUnder = (policy: string, manifest: string) => reviewUnder(policy, manifest, { alternatives: true })
  const misfit =
    'framework: jax\nstage: production\nscale: large\nmodel: { dynamic_shapes: true }\nhardware: tpu-v5e-64\n'
  const words = async (policy: string) => {
    const { jobs } = await searchedUnder(policy, misfit)
    return (jobs[0]?.alternatives ?? []).map(({ set }) => JSON.stringify(set))
  }
  const parts = async (policy: string) => {
    const { jobs } = await searchedUnder(policy, misfit)
    return (jobs[0]?.alternatives ?? []).flatMap(({ set }) =>
      set.flatMap(({ value }) => {
        const name =
          typeof value === 'object' && value !== null ? (value as { accelerator?: string }).accelerator : value
        return resolveAccelerator(String(name))?.candidates.map(({ id }) => id) ?? []
      }),
    )
  }

  it.each([
    ['the same elsewhere', 'azure', 'accelerator: H100:64, provider: aws'],
    [
      'other hardware elsewhere, where the job cannot have its own there',
      'azure',
      'accelerator: tpu-v5e-64, provider: gcp',
    ],
    ['another kind at the one place that is allowed', 'gcp', 'accelerator: trn2, count: 64, provider: aws'],
  ])('propose %s', async (_, allowed, hardware) => {
    const manifest = `framework: jax\nstage: production\nscale: large\nhardware: { ${hardware} }\n`
    const { jobs } = await searchedUnder(`hardware: { allow: [${allowed}] }\n`, manifest)
    const homes = (jobs[0]?.alternatives ?? []).map(({ set }) => JSON.stringify(set))
    expect(homes.length).toBeGreaterThan(0)
    for (const home of homes) expect(home).toContain(`"${allowed}"`)
  })

  it('never propose hardware that is denied', async () => {
    const free = await parts('')
    expect(free.length).toBeGreaterThan(0)
    const without = await parts(`hardware: { deny: [${[...new Set(free)].join(', ')}] }\n`)
    for (const id of free) expect(without).not.toContain(id)
    expect(without.length).toBeGreaterThan(0)
  })

  it('are of hardware that is allowed', async () => {
    const ids = resolveAccelerator('h100')?.candidates.map(({ id }) => id)
    const found = await parts('hardware: { allow: [h100, tpu] }\n')
    expect(found.length).toBeGreaterThan(0)
    for (const id of found) expect(ids).toContain(id)
    expect(await words('hardware: { allow: tpu }\n')).toEqual([])
  })

  it('keep to the limits', async () => {
    const counts = async (policy: string) =>
      (await words(policy)).map((set) => Number(/"count":(\d+)/.exec(set)?.[1] ?? /:(\d+)"/.exec(set)?.[1] ?? 1))
    for (const count of await counts('limits: { count: 2 }\n')) expect(count).toBeLessThanOrEqual(2)
    expect(Math.max(...(await counts('')))).toBeGreaterThan(2)
  })

  it('do not wait for what no hardware can meet', async () => {
    expect((await words('require: labels.team\n')).length).toBeGreaterThan(0)
  })

  it('are looked for where only the organization objects', async () => {
    const { jobs, findings } = await searchedUnder('hardware: { deny: h100 }\n', sized())
    expect(findings.map(({ rule }) => rule)).toEqual(['policy/hardware-not-allowed'])
    expect(jobs[0]?.alternatives.length).toBeGreaterThan(0)
    // The organization's demands are not part of the guidance.
    expect(jobs[0]?.assessment.verdict).not.toBe('mismatch')
  })
})
