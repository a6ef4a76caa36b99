import { readdirSync, readFileSync } from 'node:fs'
import fc from 'fast-check'
import { mutated } from './mutations.ts'
import { liveText } from './token-soup.ts'

const folder = new URL('../../fixtures/actual/', import.meta.url)
const files = readdirSync(folder)
  .sort()
  .map((name) => readFileSync(new URL(name, folder), 'utf8'))
const json = files
  .filter((text) => text.startsWith('{'))
  .map((text): unknown => JSON.parse(text.split('\n{"id"')[0] ?? ''))

/** Values that no tool writes there. */
const values: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(null, -1, 0, 1e300, 1e-300, '', '1e5', 'NaN', [], {}, { number: {} }, { value: null }),
  fc.constantFrom('COMPLETED', 'finished', 'FINISHED', '__proto__', 'constructor'),
  fc.jsonValue(),
  liveText,
)

/** Replaces a value at some place. Places are in thousandths of the keys at each depth. */
function replaced(value: unknown, [step, ...others]: readonly number[], by: unknown): unknown {
  if (step === undefined || typeof value !== 'object' || value === null) return by
  const keys = Object.keys(value)
  const key = keys[Math.floor((step / 1000) * keys.length)]
  if (key === undefined) return by
  const inside = replaced((value as Record<string, unknown>)[key], others, by)
  return Array.isArray(value) ? value.with(Number(key), inside) : { ...value, [key]: inside }
}

const otherValues = fc
  .tuple(
    fc.constantFrom(...json),
    fc.array(fc.tuple(fc.array(fc.nat(999), { maxLength: 8 }), values), { maxLength: 4 }),
  )
  .map(([start, changes]) => changes.reduce((value, [way, by]) => replaced(value, way, by), start))

/** Exports in their formats, with mistakes, with other values, and unrelated texts. */
export const exportTexts: fc.Arbitrary<string> = fc.oneof(
  { weight: 4, arbitrary: otherValues.map((value) => JSON.stringify(value)) },
  { weight: 4, arbitrary: mutated(fc.constantFrom(...files), liveText) },
  { weight: 1, arbitrary: fc.json() },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 300 }) },
)
