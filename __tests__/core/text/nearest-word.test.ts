import { describe, expect, it } from '@jest/globals'
import { nearestWord, onlyNearestWord } from '../../../src/core/text/nearest-word.ts'

const known = ['accelerator', 'count', 'provider', 'pro-vider', 'memory']

describe('the nearest known word', () => {
  it.each([
    ['acelerator', 'accelerator', 'accelerator'],
    ['Provider', 'provider', 'provider'],
    ['prov', undefined, undefined],
    ['coun_t', 'count', 'count'],
    ['', undefined, undefined],
    ['m'.repeat(65), undefined, undefined],
  ])('to %j is %j', (written, near, only) => {
    for (const words of [known, new Set(known), known.values()]) expect(nearestWord(written, words)).toBe(near)
    // Again, because results are cached.
    expect(nearestWord(written, known)).toBe(near)
    expect(onlyNearestWord(written, known)).toBe(only)
  })

  it('is none where two are as near, and the first of them for a question', () => {
    expect([nearestWord('bat', ['cat', 'rat']), onlyNearestWord('bat', ['cat', 'rat'])]).toEqual(['cat', undefined])
  })

  it('is asked for strictly and otherwise with an answer for each', () => {
    for (const _ of [1, 2])
      expect([nearestWord('cxxnt', known), nearestWord('cxxnt', known, true)]).toEqual(['count', undefined])
  })

  it('is searched for once, however often it is asked for', () => {
    let read = 0
    const words = Array.from({ length: 50 }, (_, at) => `word-${at}`)
    const counted = new Proxy(words, {
      get(list, key) {
        if (typeof key === 'string' && /^\d+$/.test(key)) read++
        return Reflect.get(list, key)
      },
    })
    for (let time = 0; time < 100; time++) {
      expect(nearestWord('wort-4', counted)).toBe('word-4')
      onlyNearestWord('zz', counted, true)
    }
    expect(read).toBeLessThanOrEqual(words.length)
  })
})
