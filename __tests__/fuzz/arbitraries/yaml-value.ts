import fc from 'fast-check'

/** The contents of a YAML file. */
export type Value = string | number | boolean | null | readonly Value[] | Mapping
export interface Mapping {
  readonly [key: string]: Value
}

export const isMapping = (value: Value): value is Mapping =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

type Place = readonly (string | number)[]

/** One change that makes a valid value wrong. */
type Spoil = { readonly place: number; readonly kind: (typeof kinds)[number]; readonly at: number; readonly by: Value }

const kinds = ['value', 'key', 'letter', 'twin', 'gone', 'list'] as const

/** Values with one to three common mistakes: an extra letter, a misplaced key, a value of another type. */
export const nearly = (values: fc.Arbitrary<Value>): fc.Arbitrary<Value> =>
  fc
    .tuple(values, fc.array(spoils, { minLength: 1, maxLength: 3 }))
    .map(([value, all]) => all.reduce<Value>((current, spoil) => spoiled(current, spoil), value))

const odd: fc.Arbitrary<Value> = fc.oneof(
  fc.constantFrom<Value[]>(null, true, '', 0, -1, 1e300, '1e19', '0x10', 'nan', '.inf', [], {}, [null], {
    a: { b: 1 },
  }),
  fc.string({ maxLength: 8 }),
  fc.integer(),
  fc.double({ noNaN: true }),
)

const spoils: fc.Arbitrary<Spoil> = fc.record({
  place: fc.nat(1000),
  kind: fc.constantFrom(...kinds),
  at: fc.nat(30),
  by: odd,
})

function spoiled(value: Value, { place, kind, at, by }: Spoil): Value {
  const places = placesIn(value)
  const target = places[place % places.length] as Place
  const old = valueAt(value, target)
  if (kind === 'value') return replaced(value, target, by)
  if (kind === 'list') return replaced(value, target, [old, old])
  if (kind === 'letter' && typeof old === 'string') return replaced(value, target, mistyped(old, at))
  const key = target.at(-1)
  const parent = valueAt(value, target.slice(0, -1))
  if (typeof key !== 'string' || !isMapping(parent)) return value
  const others = Object.entries(parent).filter(([name]) => name !== key)
  const renamed = kind === 'gone' ? others : [...others, [mistyped(key, at), old] as const]
  const kept = kind === 'twin' ? [...renamed, [key, old] as const] : renamed
  return replaced(value, target.slice(0, -1), Object.fromEntries(kept))
}

/** A word with one letter doubled, missing or changed. */
function mistyped(word: string, at: number): string {
  const place = at % (word.length + 1)
  const letter = ['', 'x', word.slice(place, place + 1).repeat(2), '_'][at % 4] as string
  return `${word.slice(0, place)}${letter}${word.slice(place + 1)}`
}

function placesIn(value: Value, at: Place = []): Place[] {
  if (typeof value !== 'object' || value === null) return [at]
  const inner = Array.isArray(value)
    ? value.flatMap((item: Value, index) => placesIn(item, [...at, index]))
    : Object.entries(value).flatMap(([key, item]) => placesIn(item as Value, [...at, key]))
  return [at, ...inner]
}

function valueAt(value: Value, place: Place): Value {
  return place.reduce<Value>((current, step) => (current as Mapping)[step] ?? null, value)
}

function replaced(value: Value, [step, ...rest]: Place, by: Value): Value {
  if (step === undefined) return by
  if (Array.isArray(value)) return value.map((item: Value, index) => (index === step ? replaced(item, rest, by) : item))
  return { ...(value as Mapping), [step]: replaced((value as Mapping)[step] ?? null, rest, by) }
}
