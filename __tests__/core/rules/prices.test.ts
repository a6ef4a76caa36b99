import { describe, expect, it } from '@jest/globals'
import { resolveAccelerator } from '../../../src/core/catalog/names/accelerator-name.ts'
import { costAt, jobCost, priceOf } from '../../../src/core/rules/job-cost.ts'
import { assumedOfCost, priceWords } from '../../../src/core/rules/price-words.ts'
import type { Price } from '../../../src/core/rules/thresholds.ts'

const h100 = resolveAccelerator('h100')?.candidates.map(({ id }) => id) ?? []
const price = (amount: number, more: Partial<Price> = {}): Price => ({
  accelerators: h100,
  amount,
  currency: 'USD',
  read: '2026-11-01',
  ...more,
})
type Hardware = NonNullable<Parameters<typeof priceOf>[2]>
const amountFor = (prices: readonly Price[], accelerator = 'h100', more: Partial<Hardware> = {}) =>
  priceOf(prices, resolveAccelerator(accelerator)?.candidates ?? [], { accelerator, ...more })?.amount

describe('the price of a chip-hour', () => {
  it('of a part of a card is its share of the card', () => {
    expect(amountFor([price(7)])).toBe(7)
    expect(amountFor([price(7)], 'H100 1g.10gb')).toBeCloseTo(1, 9)
    expect(amountFor([price(7)], 'H100 3g.40gb')).toBeCloseTo(3, 9)
  })

  it.each([
    ['none', [], undefined],
    ['for another accelerator', [price(7, { accelerators: ['nvidia-a100-80gb-sxm'] })], undefined],
    ['the first of two', [price(1), price(9)], 1],
    ['a later one that is locked: it may be cheaper', [price(1), price(9, { locked: true })], 1],
    [
      'a locked one for one of the candidates before it',
      [price(9, { locked: true, accelerators: [h100[0] ?? ''] }), price(1)],
      9,
    ],
    ['a cheaper locked one before it', [price(1, { locked: true, accelerators: [h100[0] ?? ''] }), price(2)], 2],
    ['an open one for one of the candidates', [price(9, { accelerators: [h100[0] ?? ''] }), price(1)], 1],
    ['a locked one at a provider that is left open', [price(9, { locked: true, provider: 'aws' }), price(1)], 9],
    ['a dearer one after a locked one', [price(1, { locked: true }), price(9)], 9],
    [
      'a locked one of one candidate in another currency',
      [price(1, { locked: true, accelerators: [h100[0] ?? ''], currency: 'EUR' }), price(9)],
      1,
    ],
    ['of another machine', [price(1, { machine: 'p5.48xlarge' }), price(9)], 9],
    ['a locked one of a machine that is left open', [price(9, { locked: true, machine: 'p5.48xlarge' }), price(1)], 9],
    ['of a region that is left open', [price(1, { region: 'us-east-1' }), price(9)], 1],
    ['a later one in another currency', [price(1), price(9, { locked: true, currency: 'EUR' })], 1],
  ] as const)('is %s', (_, prices, expected) => {
    expect(amountFor(prices)).toBe(expected)
  })
})

it.each([
  ['us-west-2', 2],
  ['us-west-2a', 2],
  ['eu-west-1', 9],
])('the price of a chip-hour in %s is that of the region', (region, amount) => {
  const prices = [
    price(1, { region: 'us-east-1', provider: 'aws' }),
    price(2, { region: 'us-west-2', provider: 'aws' }),
  ]
  expect(amountFor([...prices, price(9)], 'h100', { provider: 'aws', region })).toBe(amount)
})

describe('the cost by list prices', () => {
  const month = (accelerator: string) => {
    const candidates = resolveAccelerator(accelerator)?.candidates ?? []
    return jobCost({ task: 'inference', hardware: { accelerator, provider: 'azure' } }, { candidates, count: 1 })
  }

  it('goes over the forms of a card where the name has none', () => {
    // NC24ads_A100_v4 with one PCIe card, at 3.673 USD an hour.
    expect(month('a100-80gb')?.likely).toBeCloseTo(3.673 * 730, 0)
    expect(month('a100-80gb-sxm')?.likely).toBeGreaterThan(8 * 2_500)
  })

  it('is of a month for a service, and turned off by a policy', () => {
    expect(month('a100-80gb')).toMatchObject({ per: 'month', prices: 'list', currency: 'USD' })
    const candidates = resolveAccelerator('h100')?.candidates ?? []
    expect(jobCost({ task: 'inference' }, { candidates, count: 1 }, { listPrices: false })).toBeUndefined()
  })
})

describe('the cost', () => {
  it('is the price of all chip-hours, of the least, the most and the likely', () => {
    expect(costAt(price(2), [10, 30], 15)).toEqual({ currency: 'USD', likely: 30, amount: [20, 60] })
    expect(costAt(price(2), [10, 30], undefined)).toEqual({ currency: 'USD', amount: [20, 60] })
  })
})

it.each([
  [{ machine: 'a3-highgpu-8g' }, 1, 240],
  [{ machine: 'a3-highgpu-8g' }, 8, 30],
  [{ machine: 'a3-highgpu-8g' }, 12, 40],
  [{ accelerator: 'h100' }, 1, 30],
] as const)('by a price for each accelerator %j is paid whole: %d', (hardware, count, likely) => {
  const work = {
    candidates: resolveAccelerator('h100')?.candidates ?? [],
    count,
    chipHours: [10, 10] as const,
    likelyChipHours: 10,
  }
  expect(jobCost({ hardware }, work, { prices: [price(3)] })?.likely).toBeCloseTo(likely)
})

it('a budget in another currency, or of a service, is said not to be compared', () => {
  const assumed = (currency: string, per: 'run' | 'month' = 'run') =>
    assumedOfCost(
      { currency: 'EUR', amount: [1, 2], per, prices: 'policy' },
      { operations: { budget: { amount: 1, currency } } },
    )
  expect(assumed('EUR', 'month')).toEqual(['the budget in EUR is not compared with a cost in EUR a month'])
  expect(assumed('USD')).toEqual(['the budget in USD is not compared with a cost in EUR'])
  expect(assumed('EUR')).toEqual([])
})

it.each([
  ['is said', {}, 1],
  ['is no matter where checkpoints are saved', { saves_checkpoints: true }, 0],
])('what an interrupted spot machine repeats %s, by whatever price', (_, operations, times) => {
  const cost = { currency: 'EUR', amount: [1, 2], per: 'run', prices: 'policy' } as const
  const said = (spot: boolean) => assumedOfCost(cost, { operations, hardware: { spot } })
  expect(said(true)).toHaveLength(times)
  expect(said(false)).toEqual([])
})

describe('an old price', () => {
  const candidates = resolveAccelerator('h100')?.candidates ?? []
  const job = { task: 'inference', hardware: { accelerator: 'h100', provider: 'aws' } } as const
  const words = (today: string | undefined, prices: readonly Price[] = []) => {
    const cost = jobCost(job, { candidates, count: 8 }, { prices, ...(today !== undefined && { today }) })
    return cost && priceWords(cost)
  }

  it.each([
    ['2026-12-01', false],
    ['2027-07-20', false],
    ['2027-07-21', true],
    [undefined, false],
  ])('is called so where it is of more than a year ago: the list on %s', (today, isOld) => {
    expect(words(today)?.includes('July 2026, more than a year old')).toBe(isOld)
  })

  it('of a day to come is told', () => {
    expect(words('2026-11-01', [price(2)])).not.toContain('future')
    expect(words('2026-10-31', [price(2)])).toBe('at the price of the policy, November 2026, dated in the future')
    expect(words('2026-07-19')).toContain('July 2026, dated in the future')
  })

  it('of the organization is too', () => {
    expect(words('2027-11-01', [price(2)])).toBe('at the price of the policy, November 2026')
    expect(words('2027-11-02', [price(2)])).toBe('at the price of the policy, November 2026, more than a year old')
  })
})
