import { describe, expect, it } from '@jest/globals'
import { type ThresholdName, thresholdKeys } from '../../../src/core/rules/thresholds.ts'
import { findingsUnder } from '../../support/policies.ts'

/** A parameter that a manifest shares with a policy, and a job that passes by its own word alone. */
interface Shared {
  /** A policy under which the job fails, with LOCK where the lock stands. */
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
  ]
  expect([...sharedWith, ...ofPolicyAlone].sort()).toEqual(Object.keys(thresholdKeys).sort())
})
