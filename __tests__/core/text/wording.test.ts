import { describe, expect, it } from '@jest/globals'
import { duration, durations, gibibytes, percent, sentence, withArticle } from '../../../src/core/text/wording.ts'

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
    expect([0.35, 0.4142].map(percent)).toEqual(['35%', '41.4%'])
  })

  it('name the unit of time that is easy to read, and a shared one once', () => {
    expect([0, 0.5, 36, 72, 8766, 2 * 8766].map((hours) => duration(hours))).toEqual([
      'no time',
      '30 min',
      '36 h',
      '3 days',
      '365 days',
      '2 years',
    ])
    expect(durations([48, 60])).toBe('48 to 60 h')
    expect(durations([48, 96])).toBe('48 h to 4 days')
  })
})

describe('a clause as a sentence', () => {
  it('begins with a capital and ends with a full stop', () => expect(sentence('it starts')).toBe('It starts.'))
})
