import { describe, expect, it } from '@jest/globals'
import type { Accelerator } from '../../../src/core/catalog/accelerator.ts'
import { acceleratorById } from '../../../src/core/catalog/accelerators/index.ts'
import { type Seller, sellersOf } from '../../../src/core/rules/sellers.ts'

/** The sellers of some number of a part to a job that names it and perhaps a provider. */
const sellers = (id: string, count: number, provider?: string, listPrices?: boolean): Seller[] =>
  sellersOf(
    {
      hardware: { accelerator: id, count, ...(provider !== undefined && { provider }) },
      candidates: [acceleratorById(id) as Accelerator],
      count,
    },
    { ...(listPrices !== undefined && { listPrices }) },
  )
const h100 = 'nvidia-h100-80gb-sxm'

describe('who rents out an accelerator', () => {
  it('stands in the order of whose price counts: what vendors publish, what is reported, what nobody lists', () => {
    const ranks = sellers(h100, 8).map(({ certainty }) => ['published', 'reported', undefined].indexOf(certainty))
    expect([ranks, new Set(ranks).size]).toEqual([ranks.toSorted(), 3])
    expect(sellers(h100, 8)[0]).toEqual({ name: 'AWS', usdPerHour: 6.88, read: '2026-07-20', certainty: 'published' })
    expect(sellers(h100, 8, 'lambda')[0]).toMatchObject({ name: 'Lambda', certainty: 'reported' })
  })

  it('has no price, rather than 0, where no list has it or the policy turns lists off', () => {
    expect(sellers(h100, 8).find(({ name }) => name === 'Vast.ai')).toEqual({ name: 'Vast.ai' })
    expect(sellers(h100, 8, undefined, false).filter((seller) => Object.keys(seller).length > 1)).toEqual([])
    expect(sellers(h100, 8).filter(({ usdPerHour }) => usdPerHour === 0)).toEqual([])
  })

  it('takes for one what one of a whole machine costs, however few of it are used', () => {
    expect(sellers('nvidia-h200-141gb', 2, 'aws')[0]?.usdPerHour).toBeCloseTo(63.296 / 8)
  })

  it('says where the price is that of spot machines', () => {
    const hardware = { accelerator: h100, count: 8, provider: 'gcp', spot: true }
    const [seller] = sellersOf({ hardware, candidates: [acceleratorById(h100) as Accelerator], count: 8 })
    expect(seller).toMatchObject({ name: 'Google Cloud', spot: true })
    expect(sellers(h100, 8, 'gcp')[0]).not.toHaveProperty('spot')
    expect(seller?.usdPerHour).toBeLessThan(sellers(h100, 8, 'gcp')[0]?.usdPerHour ?? 0)
  })

  it('is nobody for what one owns', () => {
    expect(sellers('apple-m4-max', 1)).toEqual([])
    expect(sellers('nvidia-rtx4090-24gb', 1, 'on-prem').map(({ name }) => name)).not.toContain('on premises')
  })
})
