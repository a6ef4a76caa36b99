import fc from 'fast-check'

/** A quantity in a common spelling, with its value if it is valid. */
export interface WrittenQuantity {
  readonly text: string
  readonly value: number
}

const scaled = (units: Readonly<Record<string, number>>): fc.Arbitrary<WrittenQuantity> =>
  fc
    .record({
      number: numbers,
      unit: fc.constantFrom(...Object.keys(units)),
      gap: fc.constantFrom('', ' '),
      isUpper: fc.boolean(),
    })
    .map(({ number: { text, value }, unit, gap, isUpper }) => ({
      text: `${text}${unit === '' ? '' : gap}${isUpper ? unit.toUpperCase() : unit}`,
      value: value * (units[unit] as number),
    }))

/** Plain numbers above zero: `7`, `7_000`, `1.5`. */
const numbers: fc.Arbitrary<WrittenQuantity> = fc.oneof(
  fc.integer({ min: 1, max: 4096 }).map((value) => ({ text: String(value), value })),
  fc.integer({ min: 1000, max: 999_999 }).map((value) => ({ text: String(value).replace(/(\d{3})$/, '_$1'), value })),
  fc
    .tuple(fc.integer({ min: 1, max: 999 }), fc.integer({ min: 0, max: 99 }))
    .map(([whole, part]) => ({ text: `${whole}.${part}`, value: Number(`${whole}.${part}`) })),
)

const thousands = { '': 1, k: 1e3, m: 1e6, b: 1e9 }

export const amounts: fc.Arbitrary<WrittenQuantity> = scaled({ ...thousands, t: 1e12 })
export const counts: fc.Arbitrary<WrittenQuantity> = fc.oneof(
  fc.integer({ min: 1, max: 16_384 }).map((value) => ({ text: String(value), value })),
  fc.integer({ min: 1, max: 512 }).map((value) => ({ text: `${value}k`, value: value * 1000 })),
)
export const sizes: fc.Arbitrary<WrittenQuantity> = scaled({ '': 1, b: 1, kb: 1e3, gb: 1e9, gib: 2 ** 30, tb: 1e12 })
export const durations: fc.Arbitrary<WrittenQuantity> = fc
  .array(scaled({ s: 1 / 3600, min: 1 / 60, h: 1, hours: 1, d: 24, weeks: 168 }), { minLength: 1, maxLength: 3 })
  .map((parts) => ({
    text: parts.map(({ text }) => text).join(' '),
    value: parts.reduce((total, { value }) => total + value, 0),
  }))
export const shares: fc.Arbitrary<WrittenQuantity> = fc.oneof(
  fc.integer({ min: 0, max: 100 }).map((value) => ({ text: `${value}%`, value: value / 100 })),
  fc.integer({ min: 0, max: 99 }).map((value) => {
    const text = `0.${String(value).padStart(2, '0')}`
    return { text, value: Number(text) }
  }),
)
export const money: fc.Arbitrary<WrittenQuantity> = fc
  .tuple(fc.integer({ min: 1, max: 900_000 }), fc.constantFrom(' USD', ' EUR', 'k USD', ' GBP'))
  .map(([number, unit]) => ({ text: `${number}${unit}`, value: unit.startsWith('k') ? number * 1000 : number }))
export const days: fc.Arbitrary<string> = fc
  .date({ min: new Date('2020-01-01'), max: new Date('2035-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))

/** Texts in place of a quantity, mostly valid. */
export const quantityTexts: fc.Arbitrary<string> = fc.oneof(
  ...[amounts, counts, sizes, durations, shares, money].map((all) => all.map(({ text }) => text)),
  days,
  fc.constantFrom(
    '1e400',
    '-1',
    '0',
    '1e19',
    '٣',
    '1__2',
    '_1',
    '1_',
    '0x10',
    'NaN',
    '7 B B',
    '1e',
    '1,5',
    '.',
    '+',
    '%',
  ),
  fc.string({ maxLength: 12 }),
  fc.constantFrom('9', '1 h ', ' 1d', '1_', ' ', 'h').map((part) => part.repeat(100)),
)
