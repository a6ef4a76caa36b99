import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import type { Mapping, Value } from './yaml-value.ts'

/** As much of JSON Schema as the published schemas use. */
export interface Schema {
  readonly type?: string | readonly string[]
  readonly enum?: readonly Value[]
  readonly const?: Value
  readonly anyOf?: readonly Schema[]
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
  readonly additionalProperties?: boolean | Schema
  readonly items?: Schema
  readonly minItems?: number
  readonly maxItems?: number
}

/**
 * The values of a key that a schema calls text or number; by the key alone, or by the ones above it: `prices.accelerator`.
 * `rules.*` stands for the keys of a mapping, `rules.*value` for their values, and `mfu[]` for a whole list.
 */
export type Words = Readonly<Record<string, fc.Arbitrary<Value>>>

export const publishedSchema = (name: 'accelerator' | 'accelerator-policy'): Schema =>
  JSON.parse(readFileSync(new URL(`../../../schema/${name}.schema.json`, import.meta.url), 'utf8'))

/**
 * Values that fit a schema, so that what it gains is tried without a word here. Every text takes its words from a table,
 * and a text that the table does not know is a mistake of the test.
 */
export function valuesOf(schema: Schema, words: Words, path: readonly string[] = []): fc.Arbitrary<Value> {
  const known = wordsAt(words, path)
  if (known !== undefined && !isClosed(schema)) return known
  if (schema.const !== undefined) return fc.constant(schema.const)
  if (schema.enum !== undefined) return fc.constantFrom(...schema.enum)
  if (schema.anyOf !== undefined) return fc.oneof(...schema.anyOf.map((each) => valuesOf(each, words, path)))
  if (schema.type === 'array') return wordsAt(words, [...path, '[]']) ?? lists(schema, words, path)
  if (schema.type === 'object') return mappings(schema, words, path)
  if (schema.type === 'boolean') return fc.boolean()
  if (schema.type === 'null') return fc.constant(null)
  throw new Error(`No words for ${path.join('.')}: ${JSON.stringify(schema)}`)
}

/** What lists its own values, or holds others, needs no table. */
function isClosed({ enum: values, anyOf, type, const: only }: Schema): boolean {
  return (
    values !== undefined ||
    anyOf !== undefined ||
    only !== undefined ||
    ['object', 'array', 'boolean', 'null'].includes(String(type))
  )
}

const wordsAt = (words: Words, path: readonly string[]): fc.Arbitrary<Value> | undefined =>
  path.map((_, index) => words[path.slice(index).join('.')]).find((found) => found !== undefined)

function lists({ items = {}, minItems = 0, maxItems = 3 }: Schema, words: Words, path: readonly string[]) {
  return fc.array(valuesOf(items, words, path), { minLength: minItems, maxLength: Math.max(minItems, maxItems) })
}

function mappings(schema: Schema, words: Words, path: readonly string[]): fc.Arbitrary<Mapping> {
  const { properties, required = [], additionalProperties } = schema
  if (properties === undefined) {
    const values = typeof additionalProperties === 'object' ? additionalProperties : {}
    const keys = wordsAt(words, [...path, '*'])
    if (keys === undefined) throw new Error(`No keys for ${path.join('.')}`)
    return fc.dictionary(keys as fc.Arbitrary<string>, valuesOf(values, words, [...path, '*value']), {
      minKeys: 1,
      maxKeys: 4,
      noNullPrototype: true,
    })
  }
  const entries = Object.entries(properties).map(([key, inner]): fc.Arbitrary<Value | typeof absent> => {
    const values = valuesOf(inner, words, [...path, key])
    return required.includes(key) ? values : fc.oneof(...weighed(values, path))
  })
  const keys = Object.keys(properties)
  return fc
    .tuple(...entries)
    .map((values) =>
      Object.fromEntries(
        keys.flatMap((key, index) => (values[index] === absent ? [] : [[key, values[index] as Value]])),
      ),
    )
}

/** A key that is left out. */
const absent: unique symbol = Symbol('absent')

/** Sections are mostly there, what they hold now and then: a manifest of every key is long, and nobody's. */
function weighed(values: fc.Arbitrary<Value>, path: readonly string[]): fc.WeightedArbitrary<Value | typeof absent>[] {
  const isTop = path.filter((step) => !['*value', 'jobs', 'defaults'].includes(step)).length === 0
  return [
    { weight: 3, arbitrary: fc.constant<typeof absent>(absent) },
    { weight: isTop ? 5 : 2, arbitrary: values },
  ]
}
