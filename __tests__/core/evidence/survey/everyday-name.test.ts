import { describe, expect, it } from '@jest/globals'
import { everydayName } from '../../../../src/core/evidence/survey/everyday-name.ts'

describe('the everyday name', () => {
  it('keeps the size that all forms of a card share', () => {
    expect(everydayName(['nvidia-a100-40gb-sxm', 'nvidia-a100-40gb-pcie'])).toBe('a100-40gb')
    expect(everydayName(['nvidia-a100-80gb-sxm', 'nvidia-a100-80gb-pcie'])).toBe('a100-80gb')
    expect(everydayName(['nvidia-a100-40gb-sxm', 'nvidia-a100-80gb-sxm'])).toBe('a100')
  })
})
