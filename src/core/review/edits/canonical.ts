import { shorthandKeys } from '../../manifest/schema.ts'
import { type Entry, type Node, type Path, toPlain } from '../../text/document.ts'
import { isMapping, type Value } from './written.ts'

/** A form that two texts share if and only if they mean the same: words and numbers distinguished, keys sorted. */
type Canonical = readonly ['word' | 'plain', string] | readonly ['list' | 'map', readonly unknown[]]

/** A value to set at a path from the top of the document; undefined removes the key. */
export interface Change {
  readonly path: Path
  readonly value: Value | undefined
}

/** The key that a word instead of a section declares. */
export function wordKeyOf(path: Path): string | undefined {
  const section = String(path.at(-1))
  return Object.hasOwn(shorthandKeys, section) ? shorthandKeys[section as keyof typeof shorthandKeys] : undefined
}

/** The meaning of a node; numbers as written, since `2.10` is not always `2.1`. */
export function canonical(node: Node): Canonical {
  if (node.kind === 'scalar') return typeof node.value === 'string' ? ['word', node.value] : ['plain', node.source]
  if (node.kind === 'list') return ['list', node.items.map(canonical)]
  return mapOf([...node.entries].map(([key, { node: value }]) => [key, canonical(value)]))
}

/** The meaning of the node at a path after changes below it; undefined if it is removed. */
export function canonicalWith(
  node: Node | undefined,
  changes: readonly Change[],
  at: Path = [],
): Canonical | undefined {
  if (changes.length === 0) return node && canonical(node)
  const whole = changes.find(({ path }) => path.length === 0)
  if (whole !== undefined) return whole.value === undefined ? undefined : canonicalOf(whole.value, node)
  const own = entriesOf(node, at)
  const keys = new Set([...own.keys(), ...changes.map(({ path }) => String(path[0]))])
  const entries = [...keys].flatMap((key): [string, Canonical][] => {
    const below = changes.filter(({ path }) => String(path[0]) === key)
    const next = below.map(({ path, value }) => ({ path: path.slice(1), value }))
    const changed = canonicalWith(own.get(key)?.node, next, [...at, key])
    return changed === undefined ? [] : [[key, changed]]
  })
  return mapOf(entries)
}

/** The entries of a node; a word instead of a section is its first entry. */
function entriesOf(node: Node | undefined, at: Path): ReadonlyMap<string, Pick<Entry, 'node'>> {
  if (node?.kind === 'map') return node.entries
  const key = node?.kind === 'scalar' && node.value !== null ? wordKeyOf(at) : undefined
  return new Map(key === undefined || node === undefined ? [] : [[key, { node }]])
}

/** `node`: the current node; equal numbers keep its spelling. */
function canonicalOf(value: Value, node?: Node): Canonical {
  if (node !== undefined && says(node, value)) return canonical(node)
  if (typeof value === 'string') return ['word', value]
  if (Array.isArray(value)) return ['list', value.map((each: Value) => canonicalOf(each))]
  if (!isMapping(value)) return ['plain', String(value)]
  const inner = (key: string): Node | undefined => (node?.kind === 'map' ? node.entries.get(key)?.node : undefined)
  return mapOf(Object.entries(value).map(([key, each]) => [key, canonicalOf(each, inner(key))]))
}

const mapOf = (entries: [string, Canonical][]): Canonical => ['map', entries.sort(([a], [b]) => (a < b ? -1 : 1))]

export const isSame = (one: Canonical | undefined, other: Canonical | undefined): boolean =>
  JSON.stringify(one) === JSON.stringify(other)

/** Whether the node already has the value, whatever the spelling of numbers. */
export const says = (node: Node, value: Value): boolean =>
  isSame(canonicalOf(toPlain(node) as Value), canonicalOf(value))
