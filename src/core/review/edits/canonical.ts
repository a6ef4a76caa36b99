import { type Node, type Path, toPlain } from '../../text/document.ts'
import { isMapping, type Value } from './written-value.ts'

/** A value in a form that two texts share exactly where they mean the same: words apart from numbers, keys in order. */
export type Canonical = readonly ['word' | 'plain', string] | readonly ['list' | 'map', readonly unknown[]]

/** What a node means; numbers by how they are written, since `2.10` is not `2.1` everywhere. */
export function canonical(node: Node): Canonical {
  if (node.kind === 'scalar') return typeof node.value === 'string' ? ['word', node.value] : ['plain', node.source]
  if (node.kind === 'list') return ['list', node.items.map(canonical)]
  return mapOf([...node.entries].map(([key, { node: value }]) => [key, canonical(value)]))
}

/** What the node will mean with the value at a path below it, or without it where the value is undefined. */
export function canonicalWith(node: Node | undefined, path: Path, value: Value | undefined): Canonical | undefined {
  const [key, ...rest] = path
  if (key === undefined) return value === undefined ? undefined : canonicalOf(value)
  const entries = node?.kind === 'map' ? [...node.entries] : []
  const others = entries
    .filter(([name]) => name !== String(key))
    .map(([name, entry]): [string, Canonical] => [name, canonical(entry.node)])
  const own = node?.kind === 'map' ? node.entries.get(String(key))?.node : undefined
  const changed = canonicalWith(own, rest, value)
  return mapOf(changed === undefined ? others : [...others, [String(key), changed]])
}

function canonicalOf(value: Value): Canonical {
  if (typeof value === 'string') return ['word', value]
  if (isMapping(value)) return mapOf(Object.entries(value).map(([key, each]) => [key, canonicalOf(each)]))
  return Array.isArray(value) ? ['list', value.map(canonicalOf)] : ['plain', String(value)]
}

const mapOf = (entries: [string, Canonical][]): Canonical => ['map', entries.sort(([a], [b]) => (a < b ? -1 : 1))]

export const isSame = (one: Canonical | undefined, other: Canonical | undefined): boolean =>
  JSON.stringify(one) === JSON.stringify(other)

/** Whether the node says the value already, in whatever way a number is written. */
export const says = (node: Node, value: Value): boolean =>
  isSame(canonicalOf(toPlain(node) as Value), canonicalOf(value))
