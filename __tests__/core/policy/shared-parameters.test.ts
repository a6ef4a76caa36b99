import { describe, expect, it } from '@jest/globals'
import { readDocument } from '../../../src/core/languages/yaml/document-reader.ts'
import { parseManifest } from '../../../src/core/manifest/parse.ts'
import { type JobValues, jobValues } from '../../../src/core/policy/condition/job-variables.ts'
import { gatherFacts } from '../../../src/core/rules/facts.ts'
import { type ThresholdName, thresholdKeys } from '../../../src/core/rules/thresholds.ts'
import { parseCount, parseDuration, parseShare } from '../../../src/core/text/quantity.ts'
import { findingsUnder } from '../../support/policies.ts'
import { effectiveOf, sharedName } from '../../support/policy-runs.ts'

/** A parameter that a manifest shares with a policy, and a job that passes only with its own value. */
interface Shared {
  /** A policy under which the job fails. LOCK is the place of the lock. */
  readonly policy: string
  readonly lax: string
  readonly strict: string
  readonly rule: string
}

const job = (more: string): string =>
  `task: pretraining\nframework: pytorch\nstage: production\nhardware: { accelerator: h100, count: 8, provider: gcp }\n${more}`
const sized = 'scale: { parameters: 7B, tokens: 100B }\nmodel: { architecture: transformer, precision: bf16 }\n'

const shared: Readonly<Record<string, Shared>> = {
  'operations.max_queue_time': {
    policy: 'thresholds: { queue_time: { value: 12h, locked: LOCK } }',
    lax: job('operations: { queue_time: 5d, max_queue_time: 400h }\n'),
    strict: job('operations: { queue_time: 10h, max_queue_time: 8h }\n'),
    rule: 'operations/long-queue',
  },
  'operations.price_per_chip_hour': {
    policy:
      'prices: [{ accelerator: h100, price: 3 USD, read: 2026-10-01, locked: LOCK }]\nlimits: [{ cost: 100 USD }]',
    lax: job(`${sized}operations: { price_per_chip_hour: 0.0001 USD }\n`),
    strict: job(`${sized}operations: { price_per_chip_hour: 9 USD }\n`),
    rule: 'policy/limit-exceeded',
  },
  'operations.price_per_chip_hour in another currency': {
    policy:
      'prices: [{ accelerator: h100, price: 3 USD, read: 2026-10-01, locked: LOCK }]\nlimits: [{ cost: 100 USD }, { cost: 1M EUR }]',
    lax: job(`${sized}operations: { price_per_chip_hour: 0.01 EUR }\n`),
    strict: job(`${sized}operations: { price_per_chip_hour: 3 USD }\n`),
    rule: 'policy/limit-exceeded',
  },
  'operations.price_per_chip_hour under a limit': {
    policy:
      'prices: [{ accelerator: h100, price: 3 USD, read: 2026-10-01 }]\nlimits: [{ cost: 100 USD, locked: LOCK }]',
    lax: job(`${sized}operations: { price_per_chip_hour: 0.0001 USD }\n`),
    strict: job(`${sized}operations: { price_per_chip_hour: 9 USD }\n`),
    rule: 'policy/limit-exceeded',
  },
  'scale.size in a condition': {
    policy: 'custom: [{ id: large, when: job.scale.size == "large", message: Ask first., locked: LOCK }]',
    lax: job(sized.replace('{ ', '{ size: small, ')),
    strict: job(sized),
    rule: 'policy/large',
  },
  'scale.size': {
    policy:
      'thresholds: { size_by_parameters: { value: [1B, 5B, 100B], locked: LOCK } }\ncustom: [{ id: large, when: job.scale.size == "large", message: Ask first. }]',
    lax: job(sized.replace('{ ', '{ size: small, ')),
    strict: job(sized),
    rule: 'policy/large',
  },
}

const rulesOf = async (policy: string, manifest: string): Promise<string[]> =>
  (await findingsUnder(policy, manifest)).map(({ rule }) => rule)

describe.each(Object.entries(shared))('%s', (_, { policy, lax, strict, rule }) => {
  it('is the manifest’s to say, and where the policy locks its own the stricter counts', async () => {
    const [open, locked] = [policy.replace('LOCK', 'false'), policy.replace('LOCK', 'true')]
    const isOtherCurrency = policy.includes('EUR')
    expect((await rulesOf(open, lax)).includes(rule)).toBe(false)
    expect(await rulesOf(locked, lax)).toContain(rule)
    if (!isOtherCurrency) for (const each of [open, locked]) expect(await rulesOf(each, strict)).toContain(rule)
  })
})

const prices = (...lines: readonly string[]): string =>
  `prices: [${lines.map((line) => `{ ${line}, read: 2026-10-01, locked: true }`).join(', ')}]\nlimits: [{ cost: 100 USD, locked: true }]`
const cheap = (hardware: string): string =>
  `task: pretraining\nframework: pytorch\nstage: production\nhardware: { ${hardware} }\n${sized}operations: { price_per_chip_hour: 0.0001 USD }\n`

it.each([
  ['no provider', 'accelerator: h100, provider: gcp, price: 3 USD', 'accelerator: h100, count: 8', true],
  [
    'a provider that nobody knows',
    'accelerator: h100, provider: gcp, price: 3 USD',
    'accelerator: h100, count: 8, provider: gcpx',
    true,
  ],
  ['a name of several parts', 'accelerator: nvidia-h100-80gb-sxm, price: 3 USD', 'accelerator: h100, count: 8', true],
  [
    'another provider',
    'accelerator: h100, provider: gcp, price: 3 USD',
    'accelerator: h100, count: 8, provider: aws',
    false,
  ],
  ['another part', 'accelerator: nvidia-h100-80gb-sxm, price: 3 USD', 'accelerator: h100-pcie, count: 8', false],
  ['other terms', 'accelerator: h100, spot: false, price: 3 USD', 'accelerator: h100, count: 8, spot: true', false],
])('prices by a locked price whatever may be what it is for: %s', async (_, price, hardware, expected) => {
  expect((await rulesOf(prices(price), cheap(hardware))).includes('policy/limit-exceeded')).toBe(expected)
})

it('takes the dearest of the locked prices that may be meant', async () => {
  const both = prices('accelerator: h100, provider: gcp, price: 3 USD', 'accelerator: h100, price: 0.0001 USD')
  expect(await rulesOf(both, cheap('accelerator: h100, count: 8'))).toContain('policy/limit-exceeded')
  expect(await rulesOf(both, cheap('accelerator: h100, count: 8, provider: aws'))).not.toContain(
    'policy/limit-exceeded',
  )
})

it.each(['true', 'false'])('never recommends to raise the limit of a queue (locked: %s)', async (locked) => {
  const { policy, lax } = shared['operations.max_queue_time'] as Shared
  const found = await findingsUnder(policy.replace('LOCK', locked), lax.replace('400h', '4h'))
  const remedies = found.filter(({ rule }) => rule === 'operations/long-queue').map(({ remedy }) => remedy)
  expect(remedies).toEqual([expect.not.stringContaining('max_queue_time')])
})

const described = job(
  `${sized}operations: { queue_time: 5h, utilization: 50%, price_per_chip_hour: 2 USD }\nteam: { optimization_time: 7d }\n`,
)
  .replace('tokens: 100B', 'tokens: 100B, dataset_size: 1TB, global_batch_size: 128, sequence_length: 4096')
  .replace('count: 8', 'count: 64')

/** The numbers of a threshold times a factor, within their allowed range. */
const moved = (name: ThresholdName, factor: number): string => {
  const { example, parse } = thresholdKeys[name]
  const numbers = example.map((text) => {
    const parsed = parse(text)
    if (!parsed.ok) throw new Error(parsed.problem)
    return parse === parseShare ? Math.min(1, parsed.value * factor) : parsed.value * factor
  })
  const unit = parse === parseDuration ? 'h' : ''
  const texts = numbers.map((number) => (parse === parseCount ? Math.ceil(number) : number) + unit)
  return texts.length === 1 ? (texts[0] as string) : `[${texts.join(', ')}]`
}

/** Every value of the described job that a condition can read, by key. */
async function valuesUnder(policy: string): Promise<Map<string, string>> {
  const [parsed] = parseManifest(readDocument(described), 'job').jobs
  if (parsed === undefined) throw new Error('It declares no job.')
  const { thresholds } = (await effectiveOf(policy)).policy
  const leaves = (values: JobValues, path: string): [string, string][] =>
    Object.entries(values).flatMap(([key, value]): [string, string][] =>
      typeof value === 'object' && !Array.isArray(value) && !(value instanceof Map)
        ? leaves(value as JobValues, `${path}${key}.`)
        : [[`${path}${key}`, JSON.stringify(value)]],
    )
  return new Map(leaves(jobValues(gatherFacts('job', parsed.declaration, thresholds)), ''))
}

it.each(Object.keys(thresholdKeys) as ThresholdName[])('locks %s with a demand that follows from it', async (name) => {
  const policies = [1e-6, 2].map((factor) => `thresholds: { ${name}: ${moved(name, factor)} }\n`)
  const before = await valuesUnder('version: 1\n')
  const moving = new Set<string>()
  for (const policy of policies)
    for (const [key, value] of await valuesUnder(policy)) if (before.get(key) !== value) moving.add(key)
  const isMeasure = name === 'mfu' || name.startsWith('size_by_')
  expect(moving.size > 0).toBe(isMeasure)
  for (const key of moving) {
    const shared = `custom: [{ id: own, when: has(job.${key}), message: m, locked: true }]\n`
    const { problems } = await effectiveOf(`extends: ${sharedName}\n${policies[1]}`, shared)
    expect([key, problems.map(({ message }) => message)]).toEqual([key, [expect.stringContaining(`\`${name}\``)]])
  }
})

it('tells of every threshold whether a manifest has a word for it', () => {
  const sharedWith: readonly ThresholdName[] = ['queue_time', 'size_by_parameters', 'size_by_flops', 'size_by_bytes']
  const ofPolicyAlone: readonly ThresholdName[] = [
    'utilization',
    'optimization_time',
    'large_batch_tokens',
    'large_batch_samples',
    'rows_per_chip',
    'prototype_accelerators',
    'scale_out_accelerators',
    'large_scale_users',
    'mfu',
    'cost_change',
    'cost_change_share',
  ]
  expect([...sharedWith, ...ofPolicyAlone].sort()).toEqual(Object.keys(thresholdKeys).sort())
})
