import { expect, it } from '@jest/globals'
import { priceProblems } from '../../../src/core/policy/price-problems.ts'
import { effectiveOf, said, sharedName } from '../../support/policy-runs.ts'

const today = '2026-11-23'
const price = (more: string): string => `  - { price: 3 USD, read: 2026-10-01, ${more} }\n`

async function told(...lines: readonly string[]): Promise<string[]> {
  const { layers, problems } = await effectiveOf(`prices:\n${lines.join('')}`)
  expect(problems).toEqual([])
  return priceProblems(layers, today).map(said)
}

it.each([
  ['of its accelerator', ['accelerator: h100', 'accelerator: h100']],
  ['of one provider', ['accelerator: h100', 'accelerator: h100, provider: gcp']],
  ['of spot machines', ['accelerator: [h100, h200]', 'accelerator: h200, spot: true']],
  ['in other words', ['accelerator: h100, provider: gcp', 'accelerator: H100, provider: google-cloud']],
])('reports a price that never applies: %s', async (_, [first = '', second = '']) => {
  expect(await told(price(first), price(second))).toEqual([
    '3:5 This price never applies: an earlier one covers it (.github/accelerator-policy.yml:2). Remove one of them, or put the price of one provider first.',
  ])
})

it.each([
  ['of another accelerator', ['accelerator: h100', 'accelerator: a100']],
  ['of one more accelerator', ['accelerator: h100', 'accelerator: [h100, a100]']],
  ['of all providers', ['accelerator: h100, provider: gcp', 'accelerator: h100']],
  ['of another provider', ['accelerator: h100, provider: gcp', 'accelerator: h100, provider: aws']],
  ['of other machines', ['accelerator: h100, spot: true', 'accelerator: h100, spot: false']],
])('says nothing of a price %s', async (_, [first = '', second = '']) => {
  expect(await told(price(first), price(second))).toEqual([])
})

it('says nothing of a price that a later file replaces', async () => {
  const own = `extends: ${sharedName}\nprices:\n${price('accelerator: h100')}`
  const { layers } = await effectiveOf(own, `prices:\n${price('accelerator: h100')}`)
  expect(priceProblems(layers, today)).toEqual([])
})

it.each([
  ['2030-01-01', ['2:5 This price was read on 2030-01-01, which is in the future. Fix the date.']],
  ['2026-11-25', [expect.stringContaining('2026-11-25')]],
  ['2026-11-24', []],
  ['2026-11-23', []],
])('reports a price that was read in the future: %s', async (read, expected) => {
  expect(await told(price('accelerator: h100').replace('2026-10-01', read))).toEqual(expected)
})
