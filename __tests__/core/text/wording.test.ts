import { describe, expect, it } from '@jest/globals'
import {
  atLeast,
  duration,
  estimatedDuration,
  gibibytes,
  inFull,
  moneyFigure,
  percent,
  sentence,
  withArticle,
} from '../../../src/core/text/wording.ts'

describe('a name with its article', () => {
  it.each(['an A100', 'an H100 SXM', 'an RTX 6000', 'an Instinct MI300X', 'an MI300X', 'an L4', 'an Edge TPU'])(
    'is "%s", by how it is spoken',
    (words) => expect(withArticle(words.slice('an '.length))).toBe(words),
  )

  it.each(['a T4', 'a V100', 'a TPU v5e', 'a Radeon RX 7900', 'a GeForce RTX 4090', 'a MIG 3g.40gb', 'a Quadro'])(
    'is "%s"',
    (words) => expect(withArticle(words.slice('a '.length))).toBe(words),
  )
})

describe('figures', () => {
  it('have no decimals that say nothing', () => {
    expect([80, 79.96, 41.25, 0.04, 768.4].map(gibibytes)).toEqual(['80 GiB', '80 GiB', '41.3 GiB', '0 GiB', '768 GiB'])
    expect([9600, 1_440_000].map(gibibytes)).toEqual(['9600 GiB', '1,440,000 GiB'])
    expect([0.35, 0.4142].map(percent)).toEqual(['35%', '41.4%'])
  })

  it('of money are two, in full below a million', () => {
    expect([1944, 47.3, 26_012, 999_999, 1.23e6, 1.13e-5].map(moneyFigure)).toEqual([
      ...['1,900', '47', '26,000', '1M', '1.2M', '0.000011'],
    ])
  })

  it('name the unit of time that is easy to read, and a shared one once', () => {
    expect([0, 0.5, 36, 72, 8766, 1.5 * 8766, 2 * 8766].map((hours) => duration(hours))).toEqual([
      'no time',
      '30 min',
      '36 h',
      '3 days',
      '365 days',
      '1.5 years',
      '2 years',
    ])
  })

  it('is estimated with two figures, and its range in the same unit', () => {
    expect(estimatedDuration(1373, [686, 2472])).toBe('57 days (29 to 100)')
    expect(estimatedDuration(20, [10.4, 83])).toBe('20 h (10 to 83)')
    expect(estimatedDuration(2.88 * 8766, [1.44 * 8766, 5.19 * 8766])).toBe('2.9 years (1.4 to 5.2)')
  })
})

describe('numbers', () => {
  const [all, two] = [{}, { maximumSignificantDigits: 2 }].map((options) => new Intl.NumberFormat('en-US', options))
  // Powers of two and their sums are exact ties in binary, and others look like ties in decimal.
  const values = Array.from({ length: 4_000 }, (_, at) => [
    at / 8,
    at / 100,
    at * 1.005,
    (at * 7919) ** 2,
    1.15 * 10 ** (at % 6),
  ])

  it('are written as Intl writes them', () => {
    for (const value of values.flat()) {
      expect(inFull(value)).toBe(all?.format(value))
      if (value < 995_000) expect(moneyFigure(value)).toBe(two?.format(value))
    }
  })
})

describe('a number to have at least', () => {
  it('is rounded up to two figures', () =>
    expect([23.04, 523, 1001, 4].map(atLeast)).toEqual(['24', '530', '1,100', '4']))
})

describe('a clause as a sentence', () => {
  it('begins with a capital and ends with a full stop', () => expect(sentence('it starts')).toBe('It starts.'))
})
