import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { costOf } from '../../../src/core/sizing/cost.ts'
import { energyKWh } from '../../../src/core/sizing/energy.ts'
import { add, between, contains, divide, exactly, multiply, scale } from '../../../src/core/sizing/interval.ts'
import { paddingWaste } from '../../../src/core/sizing/padding.ts'

describe('intervals', () => {
  it('add, scale, multiply and divide bound by bound', () => {
    expect(add([1, 2], exactly(3), [0, 1])).toEqual([4, 6])
    expect(add()).toEqual([0, 0])
    expect(between(5, 2)).toEqual([2, 5])
    expect(scale([1, 2], 3)).toEqual([3, 6])
    expect(multiply([1, 2], [3, 4])).toEqual([3, 8])
    expect(divide(12, [2, 4])).toEqual([3, 6])
    expect([1, 2, 3, 4].map((value) => contains([2, 3], value))).toEqual([false, true, true, false])
  })
})

describe('energy and cost', () => {
  it('scale chip hours', () => {
    const [low, high] = energyKWh({ chipHours: [1000, 2000], powerWatts: 700 })
    expect(low).toBeCloseTo(1000 * 0.7 * 0.6 * 1.1, 6)
    expect(high).toBeCloseTo(2000 * 0.7 * 1.6, 6)
    expect(costOf([1000, 2000], 2)).toEqual([2000, 4000])
    expect(costOf([1000, 2000], [1, 3])).toEqual([1000, 6000])
  })

  it('hold what BLOOM reports: 433 MWh of 1,082,990 hours on A100 at 400 W', () => {
    const measured = { loadShare: exactly(1), powerUsageEffectiveness: exactly(1) }
    const [, high] = energyKWh({ chipHours: exactly(1_082_990), powerWatts: 400, ...measured })
    expect(high).toBeCloseTo(433_196, 0)
  })
})

describe('padding', () => {
  it('rounds up to the block', () => {
    expect(paddingWaste(129, 128)).toBeCloseTo(127 / 256, 10)
  })

  it('wastes nothing on multiples and less than all otherwise', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1e6 }), fc.constantFrom(8, 64, 128, 256), (size, multiple) => {
        const waste = paddingWaste(size, multiple)
        expect(waste).toBeGreaterThanOrEqual(0)
        expect(waste).toBeLessThan(1)
        expect(waste === 0).toBe(size % multiple === 0)
      }),
    )
  })
})
