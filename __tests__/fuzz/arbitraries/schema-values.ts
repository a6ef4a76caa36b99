import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import type { Mapping, Value } from './yaml-value.ts'

/** The part of JSON Schema that the published schemas use. */
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
 * The values of text and number keys, by key alone or by key path: `prices.accelerator`. `rules.*` means the keys of a
 * mapping, `rules.*value` their values, and `mfu[]` a whole list.
 */
export type Words = Readonly<Record<string, fc.Arbitrary<Value>>>

export const publishedSchema = (name: 'accelerator' | 'accelerator-policy'): Schema =>
  JSON.parse(readFileSync(new URL(`../../../schema/${name}.schema.json`, import.meta.url), 'utf8'))

/**
 * Values that fit a schema, so that new parts of it are tried without a change here. All texts come from a table, and a
 * text without an entry is a mistake in the test.
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

/** A schema that lists its own values, or contains others, needs no entry. */
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

/** An omitted key. */
const absent: unique symbol = Symbol('absent')

/** Sections are usually present, and their keys sometimes: no real manifest has every key. */
function weighed(values: fc.Arbitrary<Value>, path: readonly string[]): fc.WeightedArbitrary<Value | typeof absent>[] {
  const isTop = path.filter((step) => !['*value', 'jobs', 'defaults'].includes(step)).length === 0
  return [
    { weight: 3, arbitrary: fc.constant<typeof absent>(absent) },
    { weight: isTop ? 5 : 2, arbitrary: values },
  ]
}
