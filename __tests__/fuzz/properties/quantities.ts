import assert from 'node:assert/strict'
import fc from 'fast-check'
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
import {
  amounts,
  counts,
  days,
  durations,
  money,
  quantityTexts,
  shares,
  sizes,
  type WrittenQuantity,
} from '../arbitraries/quantities.ts'
import { type FuzzProperty, fuzzProperty } from '../fuzz-property.ts'

const moneyAmount = (text: string): Quantity<number> => {
  const parsed = parseMoney(text)
  return parsed.ok ? { ok: true, value: parsed.value.amount } : parsed
}

const kinds: readonly [(text: string) => Quantity<number>, fc.Arbitrary<WrittenQuantity>][] = [
  [parseAmount, amounts],
  [parseCount, counts],
  [parseBytes, sizes],
  [parseDuration, durations],
  [parseShare, shares],
  [moneyAmount, money],
]

const wellWritten = fc.oneof(...kinds.map(([parse, all]) => all.map((quantity) => ({ parse, ...quantity }))))

/** A common spelling gives the right number, with any case and surrounding space. */
const read = fuzzProperty({
  name: 'quantities/read',
  weight: 6,
  inputs: fc.record({ quantity: wellWritten, before: fc.constantFrom('', ' '), after: fc.constantFrom('', ' ') }),
  check: ({ quantity: { parse, text, value }, before, after }) => {
    const parsed = parse(`${before}${text}${after}`)
    if (!parsed.ok) return assert.fail(parsed.problem)
    assert(Math.abs(parsed.value - value) <= Math.abs(value) * 1e-12, `${text} is ${parsed.value}, not ${value}`)
  },
})

/** Any text is a usable number, or a problem in one short sentence. */
const refused = fuzzProperty({
  name: 'quantities/refused',
  weight: 6,
  inputs: fc.oneof(
    quantityTexts,
    fc.tuple(quantityTexts, quantityTexts).map((both) => both.join('')),
  ),
  least: { 'are refused': 0.3, 'are read': 0.3 },
  check: (text, saw) => {
    const all = [parseAmount, parseCount, parseBytes, parseDuration, parseShare, moneyAmount, parseFlops]
    const parsed = all.map((parse) => parse(text))
    for (const one of parsed) {
      if (one.ok) assert(Number.isFinite(one.value) && one.value >= 0 && one.value <= 1e30, String(one.value))
      else assert(one.problem.length > 10 && one.problem.length < 250, one.problem)
    }
    const count = parseCount(text)
    if (count.ok) assert(Number.isInteger(count.value) && count.value > 0)
    const share = parseShare(text)
    if (share.ok) assert(share.value <= 1)
    saw(parsed.some(({ ok }) => ok) ? 'are read' : 'are refused')
  },
})

/** A date exists in the calendar. */
const day = fuzzProperty({
  name: 'quantities/day',
  weight: 2,
  inputs: fc.oneof(
    days,
    fc
      .tuple(fc.nat(9999), fc.nat(13), fc.nat(32))
      .map((parts) => parts.map((part, index) => String(part).padStart(index === 0 ? 4 : 2, '0')).join('-')),
  ),
  check: (text) => {
    const date = new Date(`${text}T00:00:00Z`)
    const exists = !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text)
    assert.equal(parseDay(text).ok, exists)
  },
})

export const quantityProperties: readonly FuzzProperty[] = [read, refused, day]
