import { describe, expect, it } from '@jest/globals'
import {
  parseAmount,
  parseBytes,
  parseCount,
  parseDuration,
  parseMoney,
  parseShare,
} from '../../../src/core/text/quantity.ts'

const value = (quantity: { ok: boolean }) => ('value' in quantity ? quantity.value : undefined)

describe('amounts', () => {
  it.each([
    ['7B', 7e9],
    ['1.3e9', 1.3e9],
    ['7_000_000_000', 7e9],
    ['2T', 2e12],
    ['500M', 5e8],
    ['256K', 256_000],
    ['0.5B', 5e8],
    [' 8 ', 8],
    ['1e18', 1e18],
  ])('%s is %d', (text, expected) => {
    expect(value(parseAmount(text))).toBeCloseTo(expected)
  })

  it.each([
    '',
    'seven',
    '7X',
    '-7B',
    '0',
    '1e19',
    'Infinity',
    'NaN',
    '7B B',
    '7 00',
    `${'9'.repeat(80)}`,
    '0x10',
    '1e400',
  ])('%s is refused', (text) => {
    expect(parseAmount(text).ok).toBe(false)
  })
})

describe('counts', () => {
  it('are whole', () => {
    expect(value(parseCount('1_024'))).toBe(1024)
    expect(value(parseCount('2K'))).toBe(2000)
    expect(parseCount('1.5').ok).toBe(false)
  })
})

describe('bytes', () => {
  it.each([
    ['10TB', 1e13],
    ['512GiB', 512 * 2 ** 30],
    ['1PB', 1e15],
    ['1024', 1024],
  ])('%s is %d', (text, expected) => {
    expect(value(parseBytes(text))).toBe(expected)
  })

  it('refuses other units', () => {
    expect(parseBytes('10 TBit').ok).toBe(false)
  })
})

describe('durations, in hours', () => {
  it.each([
    ['90min', 1.5],
    ['6h', 6],
    ['14d', 336],
    ['2w', 336],
    ['1d 12h', 36],
    ['1h30min', 1.5],
    ['0', 0],
    ['36 hours', 36],
    ['3600s', 1],
  ])('%s is %d', (text, expected) => {
    expect(value(parseDuration(text))).toBeCloseTo(expected)
  })

  it.each(['6', '', 'soon', '6 h later', '-6h', '6constructor', '1h 30'])('%s is refused', (text) => {
    expect(parseDuration(text).ok).toBe(false)
  })
})

describe('shares', () => {
  it.each([
    ['35%', 0.35],
    ['0.35', 0.35],
    ['100%', 1],
    ['0', 0],
    ['.5', 0.5],
  ])('%s is %d', (text, expected) => {
    expect(value(parseShare(text))).toBeCloseTo(expected)
  })

  it('asks for the sign where a percentage was written as a number', () => {
    const share = parseShare('35')
    expect(share.ok ? '' : share.problem).toContain('write 35%')
  })

  it.each(['101%', '-1%', 'half', '1.01'])('%s is refused', (text) => {
    expect(parseShare(text).ok).toBe(false)
  })
})

describe('money', () => {
  it.each([
    ['20000 USD', 20_000, 'USD'],
    ['$20,000', 20_000, 'USD'],
    ['20k EUR', 20_000, 'EUR'],
    ['1.5M USD', 1_500_000, 'USD'],
    ['usd 300', 300, 'USD'],
  ])('%s', (text, amount, currency) => {
    expect(value(parseMoney(text))).toEqual({ amount, currency })
  })

  it.each(['20000', 'USD', '-5 USD', '5 shells', ''])('%s is refused', (text) => {
    expect(parseMoney(text).ok).toBe(false)
  })
})
