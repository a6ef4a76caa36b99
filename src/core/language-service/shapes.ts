import type { Path } from '../text/document.ts'

/** The parts of a JSON Schema that help an editor. */
export interface Shape {
  readonly description?: string
  readonly type?: string | readonly string[]
  readonly properties?: Readonly<Record<string, Shape>>
  readonly additionalProperties?: Shape | boolean
  readonly items?: Shape
  readonly anyOf?: readonly Shape[]
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly examples?: readonly unknown[]
}

/**
 * The possible forms of the value at a path, with unions expanded. `keys`: the file's top-level keys, which distinguish
 * forms of the whole file.
 */
export function shapesAt(schema: Shape, path: Path, keys: readonly string[]): readonly Shape[] {
  const all = opened(schema)
  const fitting = all.filter(({ properties = {} }) => keys.every((key) => Object.hasOwn(properties, key)))
  return path.reduce<readonly Shape[]>(
    (shapes, step) => shapes.flatMap((shape) => opened(below(shape, step))),
    fitting.length > 0 ? fitting : all,
  )
}

/** The keys of a mapping with one of these forms. */
export function keysOf(shapes: readonly Shape[]): ReadonlyMap<string, Shape> {
  return new Map(shapes.flatMap(({ properties = {} }) => Object.entries(properties)))
}

/** The words of a value with one of these forms, in the order of the reference. */
export function wordsOf(shapes: readonly Shape[]): readonly string[] {
  const words = shapes.flatMap((shape) => {
    if (shape.enum) return shape.enum.map(String)
    if (shape.const !== undefined) return [String(shape.const)]
    return shape.type === 'boolean' ? ['true', 'false'] : []
  })
  return [...new Set(words)]
}

/** Whether a value of this form is always a mapping. */
export const isMapping = (shape: Shape): boolean =>
  opened(shape).every(({ type }) => type === 'object' || type === 'null')

/** The alternatives of a schema. The union's description applies to those without their own. */
export function opened(shape: Shape | undefined): readonly Shape[] {
  if (shape === undefined) return []
  if (shape.anyOf === undefined) return [shape]
  const { description } = shape
  return shape.anyOf
    .flatMap(opened)
    .map((each) => (each.description === undefined && description !== undefined ? { ...each, description } : each))
}

function below({ properties, additionalProperties, items }: Shape, step: string | number): Shape | undefined {
  if (typeof step === 'number') return items
  if (properties && Object.hasOwn(properties, step)) return properties[step]
  return typeof additionalProperties === 'object' ? additionalProperties : undefined
}
