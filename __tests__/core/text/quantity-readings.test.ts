import { describe, expect, it } from '@jest/globals'
import { toJSONSchema } from 'zod/mini'
import { quantity } from '../../../src/core/manifest/quantity-schema.ts'
import {
  parseAmount,
  parseBytes,
  parseCount,
  parseDay,
  parseDuration,
  parseFlops,
  parseMoney,
  parseShare,
  type Quantity,
} from '../../../src/core/text/quantity.ts'

/** The value, or the problem. */
const reading = <T>(read: Quantity<T>): T | string => (read.ok ? read.value : read.problem)
const zeros = (count: number) => '0'.repeat(count)

describe('amounts', () => {
  it.each([
    ['3', 3],
    ['3k', 3e3],
    ['3K', 3e3],
    ['3m', 3e6],
    ['3b', 3e9],
    ['3G', 3e9],
    ['3t', 3e12],
    ['3q', 3e15],
    ['3P', 3e15],
    ['+3', 3],
    ['.25', 0.25],
    ['1.125', 1.125],
    ['1_000.5', 1000.5],
    ['2e+3', 2000],
    ['2500E-1', 250],
    ['1e-10', 1e-10],
    ['  3  k  ', 3000],
    [`${zeros(63)}7`, 7],
    ['1e18', 1e18],
  ])('%s', (text, expected) => {
    expect(reading(parseAmount(text))).toBe(expected)
  })

  it.each([
    ['', '"" is not a number such as 7B, 500M, 1.3e9 or 7_000_000_000'],
    ['7X', '"7X" is not a number such as 7B, 500M, 1.3e9 or 7_000_000_000'],
    ['a7', '"a7" is not a number such as 7B, 500M, 1.3e9 or 7_000_000_000'],
    ['7 B.', '"7 B." is not a number such as 7B, 500M, 1.3e9 or 7_000_000_000'],
    ['_7', '"_7" is not a number such as 7B, 500M, 1.3e9 or 7_000_000_000'],
    ['0', '"0" is not a number above zero'],
    ['-3', '"-3" is not a number above zero'],
    ['1.001e18', '"1.001e18" is not a number up to 1e18'],
    ['1e999', '"1e999" is not a number up to 1e18'],
    ['1e1000', '"1e1000" is not a number such as 7B, 500M, 1.3e9 or 7_000_000_000'],
    // Refused only for its length, and shown in part: 40 characters are shown in full, 41 are not.
    [`${zeros(64)}7`, `"${zeros(40)}…" is not a number such as 7B, 500M, 1.3e9 or 7_000_000_000`],
    ['x'.repeat(40), `"${'x'.repeat(40)}" is not a number such as 7B, 500M, 1.3e9 or 7_000_000_000`],
    ['x'.repeat(41), `"${'x'.repeat(40)}…" is not a number such as 7B, 500M, 1.3e9 or 7_000_000_000`],
  ])('not %s', (text, problem) => {
    expect(reading(parseAmount(text))).toBe(problem)
  })
})

describe('counts', () => {
  it.each([
    ['1', 1],
    ['1.5k', 1500],
    ['0.5', '"0.5" is not a whole number above zero, such as 64 or 1_024'],
    ['0', '"0" is not a whole number above zero, such as 64 or 1_024'],
    ['many', '"many" is not a whole number above zero, such as 64 or 1_024'],
  ])('%s', (text, expected) => {
    expect(reading(parseCount(text))).toBe(expected)
  })
})

describe('floating-point operations', () => {
  it.each([
    ['1e22', 1e22],
    ['1e30', 1e30],
    ['1e-3', 1e-3],
    ['1.1e30', '"1.1e30" is not a number of operations such as 1e22'],
    ['0', '"0" is not a number of operations such as 1e22'],
    ['-1', '"-1" is not a number of operations such as 1e22'],
    ['1T', '"1T" is not a number of operations such as 1e22'],
    ['many', '"many" is not a number of operations such as 1e22'],
  ])('%s', (text, expected) => {
    expect(reading(parseFlops(text))).toBe(expected)
  })
})

describe('sizes, in bytes', () => {
  it.each([
    ['3', 3],
    ['3B', 3],
    ['3kB', 3e3],
    ['3MB', 3e6],
    ['3GB', 3e9],
    ['3TB', 3e12],
    ['3PB', 3e15],
    ['3KiB', 3 * 1024],
    ['3MiB', 3 * 1024 ** 2],
    ['3GiB', 3 * 1024 ** 3],
    ['3TiB', 3 * 1024 ** 4],
    ['3PiB', 3 * 1024 ** 5],
    ['3T', '"3T" is not a size such as 10TB or 512GiB'],
    ['large', '"large" is not a size such as 10TB or 512GiB'],
    ['0TB', '"0TB" is not a number above zero'],
    ['1001PB', '"1001PB" is not a number up to 1e18'],
  ])('%s', (text, expected) => {
    expect(reading(parseBytes(text))).toBe(expected)
  })
})

describe('durations, in hours', () => {
  it.each([
    ...['s', 'sec', 'second', 'seconds'].map((unit) => [`7200 ${unit}`, 2] as const),
    ...['m', 'min', 'mins', 'minute', 'minutes'].map((unit) => [`120 ${unit}`, 2] as const),
    ...['h', 'hr', 'hrs', 'hour', 'hours'].map((unit) => [`2 ${unit}`, 2] as const),
    ...['d', 'day', 'days'].map((unit) => [`2 ${unit}`, 48] as const),
    ...['w', 'wk', 'week', 'weeks'].map((unit) => [`2 ${unit}`, 336] as const),
    ...['month', 'months'].map((unit) => [`2 ${unit}`, 1460] as const),
    ['  2H  ', 2],
    ['1.25h', 1.25],
    ['1_000h', 1000],
    ['1d12h 30 min', 36.5],
    ['0', 0],
    ['00', 0],
    ['0h', 0],
    ['1000000000000000000h', 1e18],
  ])('%s', (text, expected) => {
    expect(reading(parseDuration(text))).toBe(expected)
  })

  it.each([
    ['', '"" is not a duration with its unit, such as 90min, 6h or 14d'],
    [' ', '" " is not a duration with its unit, such as 90min, 6h or 14d'],
    ['6', '"6" is not a duration with its unit, such as 90min, 6h or 14d'],
    ['06', '"06" is not a duration with its unit, such as 90min, 6h or 14d'],
    ['10', '"10" is not a duration with its unit, such as 90min, 6h or 14d'],
    ['6 Parsecs', '"6 Parsecs" is not a duration with its unit, such as 90min, 6h or 14d'],
    // The message names the rest after a valid start.
    ['1H 30', '" 30" is not a duration with its unit, such as 90min, 6h or 14d'],
    ['1.h', '"1.h" is not a duration with its unit, such as 90min, 6h or 14d'],
    ['1001000000000000000h', '"1001000000000000000h" is not a shorter duration'],
  ])('not %s', (text, problem) => {
    expect(reading(parseDuration(text))).toBe(problem)
  })
})

describe('shares', () => {
  const expected = 'a share from 0 to 1, or a percentage such as 35%'
  const upTo = 'a share from 0 to 1, or a percentage up to 100%'

  it.each([
    ['1', 1],
    ['0.125', 0.125],
    ['.125', 0.125],
    ['12.5%', 0.125],
    [' 50 % ', 0.5],
    [`0.${zeros(61)}1`, 1e-62],
    ['1.01', `"1.01" is not ${upTo} (for 1.01 percent write 1.01%)`],
    ['100', `"100" is not ${upTo} (for 100 percent write 100%)`],
    ['100.5', `"100.5" is not ${upTo}`],
    ['101%', `"101%" is not ${upTo}`],
    ['half', `"half" is not ${expected}`],
    ['x0.5', `"x0.5" is not ${expected}`],
    ['0.5x', `"0.5x" is not ${expected}`],
    ['50% x', `"50% x" is not ${expected}`],
    // Not 0.5, the value of its start.
    [`0.5${' '.repeat(61)}`, 0.5],
    [`0.5${' '.repeat(61)}x`, `"0.5${' '.repeat(37)}…" is not ${expected}`],
    [`0.5${' '.repeat(62)}`, `"0.5${' '.repeat(37)}…" is not ${expected}`],
  ])('%s', (text, read) => {
    expect(reading(parseShare(text))).toBe(read)
  })
})

describe('money', () => {
  it.each([
    ['$5', 5, 'USD'],
    ['€5', 5, 'EUR'],
    ['£5', 5, 'GBP'],
    ['¥5', 5, 'JPY'],
    ['₹5', 5, 'INR'],
    [' $ 5 ', 5, 'USD'],
    ['5usd', 5, 'USD'],
    ['chf  5', 5, 'CHF'],
    ['5 k USD', 5e3, 'USD'],
    ['5m USD', 5e6, 'USD'],
    ['5B USD', 5e9, 'USD'],
    ['1_000.25 USD', 1000.25, 'USD'],
    ['1,000,000 USD', 1e6, 'USD'],
    // Several countries use this sign.
    ['$5 CAD', 5, 'CAD'],
    ['$5 usd', 5, 'USD'],
    [`${zeros(59)}5 USD`, 5, 'USD'],
  ])('%s', (text, amount, currency) => {
    expect(reading(parseMoney(text))).toEqual({ amount, currency })
  })

  it.each([
    ['5', '"5" is not an amount with its currency, such as 20000 USD'],
    ['', '"" is not an amount with its currency, such as 20000 USD'],
    ['5 USD or so', '"5 USD or so" is not an amount with its currency, such as 20000 USD'],
    ['0 USD', '"0 USD" is not a number above zero'],
    ['9999999999 B USD', '"9999999999 B USD" is not a number up to 1e18'],
    [`${zeros(60)}5 USD`, `"${zeros(40)}…" is not an amount with its currency, such as 20000 USD`],
  ])('not %s', (text, problem) => {
    expect(reading(parseMoney(text))).toBe(problem)
  })
})

describe('days', () => {
  const shape = 'a date written as year-month-day, such as 2027-01-31'

  it.each([
    ...['01', '03', '05', '07', '08', '10', '12'].map((month) => [`2027-${month}-31`, true] as const),
    ...['04', '06', '09', '11'].flatMap((month) => [
      [`2027-${month}-30`, true] as const,
      [`2027-${month}-31`, false] as const,
    ]),
    ['2027-01-01', true],
    ['2027-01-32', false],
    ['2027-12-32', false],
    ['2027-02-28', true],
    ['2027-02-29', false],
    ['2028-02-29', true],
    ['2028-02-30', false],
    ['2100-02-29', false],
    ['2000-02-29', true],
    ['2027-00-10', false],
    ['2027-13-10', false],
    ['2027-05-00', false],
  ])('%s exists: %s', (text, exists) => {
    expect(reading(parseDay(text))).toBe(exists ? text : `"${text}" is not a valid date`)
  })

  it.each([
    '',
    'tomorrow',
    '27-01-31',
    '2027-1-31',
    '2027-01-3',
    '2027/01/31',
    '12027-01-31',
    '2027-01-311',
    'x2027-01-31',
  ])('not %s', (text) => {
    expect(reading(parseDay(text))).toBe(`"${text}" is not ${shape}`)
  })

  it('are kept without the blanks around them', () => {
    expect(reading(parseDay(' 2027-01-31 '))).toBe('2027-01-31')
  })
})

describe('a quantity of a schema', () => {
  const schema = quantity(parseCount, 'How many.', [8, '1k'])

  it.each([
    [8, 8],
    ['1k', 1000],
  ])('reads %p', (written, expected) => {
    expect(schema.parse(written)).toBe(expected)
  })

  it.each([[true], [null], [[8]]])('is no %p', (written) => {
    expect(schema.safeParse(written).success).toBe(false)
  })

  it('says what is wrong in the words of its reader', () => {
    expect(schema.safeParse('some').error?.issues).toEqual([
      {
        code: 'custom',
        path: [],
        message: '"some" is not a whole number above zero, such as 64 or 1_024',
        params: { expected: 'a whole number above zero, such as 64 or 1_024' },
      },
    ])
  })

  it('describes what is written, with examples', () => {
    expect(toJSONSchema(schema, { io: 'input' })).toMatchObject({
      description: 'How many.',
      examples: [8, '1k'],
    })
  })
})
