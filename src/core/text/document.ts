/** Steps from the top of a document to a value: keys and list positions. */
export type Path = readonly (string | number)[]

/** A place in a file. Lines and columns are 1-based, columns count UTF-16 units, the end is exclusive. */
export interface Span {
  readonly line: number
  readonly column: number
  readonly endLine: number
  readonly endColumn: number
}

/** Offsets into the text, end exclusive. */
export type Range = readonly [start: number, end: number]

/** A value with its place. `range` is the value; an entry's `range` is key and value. */
export type Node = ScalarNode | MapNode | ListNode

export interface ScalarNode {
  readonly kind: 'scalar'
  readonly value: string | number | boolean | null
  /** The value as written, without quotes: `2.10` stays `2.10`. */
  readonly source: string
  readonly range: Range
}

export interface ListNode {
  readonly kind: 'list'
  readonly items: readonly Node[]
  readonly range: Range
}

export interface Entry {
  readonly key: Range
  readonly node: Node
  readonly range: Range
}

export interface MapNode {
  readonly kind: 'map'
  readonly entries: ReadonlyMap<string, Entry>
  readonly range: Range
}

/** Why a text could not be read as a document, or only in part. */
export interface DocumentProblem {
  readonly reason: 'unreadable' | 'encoding' | 'limit' | 'syntax' | 'duplicate-key'
  readonly message: string
  readonly remedy: string
  readonly span: Span
  /** For a duplicate key: whether both values are the same, so that it does not matter which one counts. */
  readonly isSame?: boolean
}

export interface Document {
  /** Without the file's byte order mark. */
  readonly text: string
  readonly hasMark?: true
  /** Undefined if the text is empty, contains only comments, or could not be read. */
  readonly root?: Node
  /** Each comment with its `#`, without its line break; empty if the text could not be read. */
  readonly comments: readonly Range[]
  readonly problems: readonly DocumentProblem[]
  /** Turns offsets into lines and columns. */
  readonly span: (range: Range) => Span
}

/**
 * The place of a path below `root`. For an entry it is key and value if they are on one line, otherwise the key; if the
 * path does not exist, the nearest existing ancestor.
 */
export function locate(root: Node, path: Path, document: Pick<Document, 'span'>): Span {
  let node: Node = root
  let range: Range = node.range
  for (const step of path) {
    const next: Node | Entry | undefined =
      node.kind === 'map' ? node.entries.get(String(step)) : node.kind === 'list' ? node.items[Number(step)] : undefined
    if (next === undefined) break
    if ('node' in next) {
      range = onOneLine(document.span(next.range)) ? next.range : next.key
      node = next.node
    } else {
      range = next.range
      node = next
    }
  }
  const span = document.span(range)
  return onOneLine(span) ? span : firstLine(span)
}

export function nodeAt(root: Node, path: Path): Node | undefined {
  let node: Node | undefined = root
  for (const step of path) {
    if (node?.kind === 'map') node = node.entries.get(String(step))?.node
    else if (node?.kind === 'list') node = node.items[Number(step)]
    else return undefined
  }
  return node
}

/** The number of values in a node, itself included. */
export function sizeOf(node: Node): number {
  if (node.kind === 'scalar') return 1
  const children = node.kind === 'list' ? node.items : [...node.entries.values()].map((entry) => entry.node)
  return children.reduce((total, child) => total + sizeOf(child), 1)
}

/** The characters of all values in a node. */
export function lengthOf(node: Node): number {
  if (node.kind === 'scalar') return node.source.length
  const children = node.kind === 'list' ? node.items : [...node.entries.values()].map((entry) => entry.node)
  return children.reduce((total, child) => total + lengthOf(child), 0)
}

/** Whether two nodes have the same value, regardless of place and style. */
export function isSameValue(one: Node, other: Node): boolean {
  if (one.kind === 'scalar') return other.kind === 'scalar' && Object.is(one.value, other.value)
  if (one.kind === 'list') {
    if (other.kind !== 'list' || one.items.length !== other.items.length) return false
    return one.items.every((item, at) => isSameValue(item, other.items[at] as Node))
  }
  if (other.kind !== 'map' || one.entries.size !== other.entries.size) return false
  return [...one.entries].every(([key, { node }]) => {
    const entry = other.entries.get(key)
    return entry !== undefined && isSameValue(node, entry.node)
  })
}

/** Plain values with null prototypes, for validation. */
export function toPlain(node: Node): unknown {
  if (node.kind === 'scalar') return node.value
  if (node.kind === 'list') return node.items.map(toPlain)
  const plain: Record<string, unknown> = Object.create(null)
  for (const [key, entry] of node.entries) plain[key] = toPlain(entry.node)
  return plain
}

/** A plain value as a node without a place; keys without a value are omitted. */
export function fromPlain(value: unknown): Node {
  const range: Range = [0, 0]
  if (Array.isArray(value)) return { kind: 'list', items: value.map(fromPlain), range }
  if (typeof value !== 'object' || value === null)
    return { kind: 'scalar', value: value as ScalarNode['value'], source: String(value ?? ''), range }
  const given = Object.entries(value).filter(([, each]) => each !== undefined)
  return {
    kind: 'map',
    entries: new Map(given.map(([key, each]) => [key, { key: range, node: fromPlain(each), range }])),
    range,
  }
}

/** A map node with some entries replaced, added or, if the value is undefined, removed. */
export function withEntries(map: MapNode, changes: Iterable<readonly [string, Entry | undefined]>): MapNode {
  const entries = new Map(map.entries)
  for (const [key, entry] of changes) {
    if (entry === undefined) entries.delete(key)
    else entries.set(key, entry)
  }
  return { ...map, entries }
}

const onOneLine = (span: Span): boolean => span.line === span.endLine

/** Cuts a span to its first line: runners and terminals ignore the columns of longer ones. */
const firstLine = (span: Span): Span => ({ ...span, endLine: span.line, endColumn: span.column + 1 })
