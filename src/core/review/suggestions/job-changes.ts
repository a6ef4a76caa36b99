import type { JobDeclaration } from '../../manifest/schema.ts'
import { type Document, type Node, nodeAt, type Path, toPlain } from '../../text/document.ts'
import type { Assignment } from '../alternatives/authored.ts'
import type { Change } from '../edits/canonical.ts'
import { isMapping, type Mapping, type Value } from '../edits/written.ts'

/**
 * The shortest changes of the file that assign these values in a job. Values that mean the same as before keep their
 * spelling. Defaults are never touched: the job overrides them.
 */
export function jobChanges(
  document: Document,
  job: string,
  declaration: JobDeclaration,
  assignments: readonly Assignment[],
): Change[] {
  const { root } = document
  if (root?.kind !== 'map') return []
  const isOneOfMany = root.entries.has('jobs') || root.entries.has('defaults')
  const place: Path = isOneOfMany ? ['jobs', job] : []
  return assignments.map(({ path, value }) => {
    const node = nodeAt(root, [...place, ...path])
    const kept = keeping(node, valueAt(declaration, path), plainValue(value))
    return {
      path: [...place, ...path],
      value: path[0] === 'hardware' && path.length === 1 ? shortest(node, kept) : kept,
    }
  })
}

/** The value to write, with unchanged parts as written: `8_192` does not become 8192. */
function keeping(node: Node | undefined, before: unknown, value: Value): Value {
  if (node === undefined) return value
  if (isEqual(before, value)) return toPlain(node) as Value
  if (node.kind !== 'map' || !isMapping(value)) return value
  const entries = Object.entries(value).map(([key, each]): [string, Value] => [
    key,
    keeping(node.entries.get(key)?.node, valueAt(before, [key]), each),
  ])
  return Object.fromEntries(entries)
}

/** Writes name and count as one word, `h100:8`, unless the job has its own mapping; keeps the name as written. */
function shortest(node: Node | undefined, value: Value): Value {
  if (node?.kind === 'map' || !isMapping(value)) return value
  const { accelerator, count, ...others } = value as Mapping
  if (typeof accelerator !== 'string' || accelerator.includes(':') || Object.keys(others).length > 0) return value
  const written = node?.kind === 'scalar' ? node.source.replace(/:\d+$/, '') : ''
  const name = written.toLowerCase() === accelerator.toLowerCase() ? written : accelerator
  return count === undefined ? name : `${name}:${count}`
}

function valueAt(value: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (at, step) =>
      typeof at === 'object' && at !== null && Object.hasOwn(at, step) ? at[step as keyof typeof at] : undefined,
    value,
  )
}

const plainValue = (value: unknown): Value => JSON.parse(JSON.stringify(value ?? null)) as Value

const isEqual = (before: unknown, value: Value): boolean => JSON.stringify(before) === JSON.stringify(value)
