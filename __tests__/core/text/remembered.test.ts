import { describe, expect, it, jest } from '@jest/globals'
import { remembered } from '../../../src/core/text/remembered.ts'

describe('answers that are kept', () => {
  it('asks once for each word, also where the answer is nothing', () => {
    const ask = jest.fn((word: string) => (word === 'torch' ? 'pytorch' : undefined))
    const answer = remembered(ask)
    const all = ['torch', 'os', 'torch', 'os'].map(answer)
    expect(all).toEqual(['pytorch', undefined, 'pytorch', undefined])
    expect(ask).toHaveBeenCalledTimes(2)
  })

  it('keeps no more than it can hold, and answers the same after it', () => {
    const ask = jest.fn((word: string) => word.length)
    const answer = remembered(ask)
    for (let number = 0; number <= 10_000; number++) answer(`word_${number}`)
    ask.mockClear()
    expect(answer('word_0')).toBe(6)
    expect(ask).toHaveBeenCalledTimes(1)
  })
})
