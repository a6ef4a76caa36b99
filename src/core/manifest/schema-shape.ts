import * as z from 'zod/mini'
import type { Path } from '../text/document.ts'

type Schema = z.ZodMiniType | undefined

/** The common properties of schema definitions, whatever their type. */
interface Definition {
  readonly type?: string
  readonly innerType?: z.ZodMiniType
  readonly in?: z.ZodMiniType
  readonly element?: z.ZodMiniType
  readonly valueType?: z.ZodMiniType
  readonly options?: readonly z.ZodMiniType[]
  readonly entries?: Readonly<Record<string, string>>
}

const definitionOf = (schema: Schema): Definition => (schema?.def ?? {}) as Definition

/** The schemas of a mapping's own keys; undefined for other schemas. */
export const shapeOf = (schema: Schema): Record<string, z.ZodMiniType> | undefined =>
  (schema as { shape?: Record<string, z.ZodMiniType> } | undefined)?.shape

/** The mapping with its own keys among the types that a value may have. */
export function mappingOf(schema: Schema): Schema {
  const { innerType, options } = definitionOf(schema)
  if (innerType !== undefined) return mappingOf(innerType)
  if (options !== undefined) return options.map(mappingOf).find((option) => option !== undefined)
  return shapeOf(schema) === undefined ? undefined : schema
}

/** The schema of a list's items, or of a mapping's free values. */
function eachOf(schema: Schema): Schema {
  const { innerType, options, element, valueType } = definitionOf(schema)
  if (innerType !== undefined) return eachOf(innerType)
  return element ?? valueType ?? options?.map(eachOf).find((option) => option !== undefined)
}

const schemaAt = (schema: Schema, path: Path): Schema =>
  path.reduce<Schema>((current, step) => {
    const shape = shapeOf(mappingOf(current))
    return shape !== undefined && Object.hasOwn(shape, step) ? shape[String(step)] : eachOf(current)
  }, schema)

/** The keys that a strict object at a path accepts. */
export const knownKeys = (schema: z.ZodMiniType, path: Path): string[] =>
  Object.keys(shapeOf(mappingOf(schemaAt(schema, path))) ?? {})

/** The words that a key at a path accepts; undefined if it accepts others too. */
export function knownWords(schema: z.ZodMiniType, path: Path): string[] | undefined {
  const words = wordsOf(schemaAt(schema, path))
  return words === undefined || words.length === 0 ? undefined : words
}

function wordsOf(schema: Schema): string[] | undefined {
  const { type, innerType, element, options, entries } = definitionOf(schema)
  const inner = innerType ?? element
  if (inner !== undefined) return wordsOf(inner)
  if (entries !== undefined) return Object.values(entries)
  if (type === 'boolean') return []
  const all = options?.map(wordsOf) ?? []
  return options === undefined || all.includes(undefined) ? undefined : all.flatMap((words) => words ?? [])
}

/** How the value at a path is written, from its schema's examples. */
export function examplesAt(schema: z.ZodMiniType, path: Path): readonly unknown[] {
  for (let current = schemaAt(schema, path); current !== undefined; ) {
    const examples = z.globalRegistry.get(current)?.['examples']
    if (Array.isArray(examples)) return examples
    const { innerType, in: written } = definitionOf(current)
    current = innerType ?? written
  }
  return []
}
