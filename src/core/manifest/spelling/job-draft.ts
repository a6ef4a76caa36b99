import { resolveAccelerator, resolveMachine } from '../../catalog/names/accelerator-name.ts'
import { resolveProvider } from '../../catalog/names/providers.ts'
import type { Entry, MapNode, Node, Path, Range } from '../../text/document.ts'
import { parserOf } from '../key-schema.ts'
import { allKeys } from '../keys/keys.ts'
import type { ReadingProblem } from './reading-problems.ts'
import { listAt, scalarAt, textOf } from './values/value-node.ts'

/** Where a value of the draft is written. */
export interface Origin {
  /** Steps below the job, as written. */
  readonly from: Path
  readonly entry: Entry
  /** One of several statements in the same text, but not the first. */
  readonly isPart?: true
  /** Assumed unless something else declares the key. */
  readonly isImplied?: true
}

export interface Placed extends Origin {
  /** Steps below the job, in canonical keys. */
  readonly to: Path
  readonly node: Node
}

/** Two spellings of one key with different values. */
export interface Disagreement {
  readonly to: Path
  readonly first: Placed
  readonly second: Placed
}

/** Keys with several values: values under two names are combined. */
const collecting = new Set(['framework.libraries', 'framework.name', 'hardware.offload', 'hardware.interconnect'])

/** A job during reading: values by canonical key, each with its place. */
export class JobDraft {
  readonly #placed = new Map<string, Placed>()
  readonly #sections = new Map<string, Entry>()
  readonly disagreements: Disagreement[] = []
  /** What was not read, with its place. */
  readonly notRead: Origin[] = []
  /** Values that count only if nothing else sets their key; otherwise they are not read. */
  readonly onlyIfAlone: Placed[] = []
  /** Mistakes that the schema cannot see, because no key has the value. */
  readonly problems: ReadingProblem[] = []
  /** A batch size that may be per accelerator or global. */
  openBatch: Placed | undefined

  get(key: string): Placed | undefined {
    return this.#placed.get(key)
  }

  /** The text of a key; empty if unset. */
  text(key: string): string {
    return textOf(this.#placed.get(key)?.node) ?? ''
  }

  number(key: string): number | undefined {
    const placed = this.#placed.get(key)
    return placed && numberAt(placed)
  }

  /** Resolves the names of accelerator and machine. */
  get accelerator() {
    return resolveAccelerator(this.text('hardware.accelerator'))
  }

  get machine() {
    return resolveMachine(this.text('hardware.machine'))
  }

  values(): readonly Placed[] {
    return [...this.#placed.values()]
  }

  delete(key: string): void {
    this.#placed.delete(key)
  }

  /** Removes and returns a key that means something only together with others. */
  take(key: string): Placed | undefined {
    const placed = this.#placed.get(key)
    this.#placed.delete(key)
    return placed
  }

  /** Overwrites a key. */
  replace(key: string, node: Node, origin: Origin): void {
    this.#placed.delete(key)
    this.place(key, node, origin)
  }

  /** Remembers the place of a section, for findings about it as a whole. */
  open(section: string, entry: Entry): void {
    if (!this.#sections.has(section)) this.#sections.set(section, entry)
  }

  /** Sets a key. If it is already set, combines both values or records a disagreement. */
  place(key: string, node: Node, origin: Origin, to: Path = key.split('.')): void {
    const next: Placed = { ...origin, node, to }
    const there = this.#placed.get(key)
    if (there === undefined || (there.isImplied && !next.isImplied)) {
      this.#placed.set(key, next)
      return
    }
    const merged = mergedValue(key, there, next)
    if (merged !== undefined) {
      this.#placed.set(key, merged)
      return
    }
    const [kept, other] = inOrder(there, next)
    this.#placed.set(key, kept)
    this.disagreements.push({ to, first: kept, second: other })
  }

  /** Sets a key unless it is declared elsewhere, before or after. Several implied values of a list are combined. */
  imply(key: string, node: Node, origin: Origin, to?: Path): void {
    const there = this.#placed.get(key)
    if (there === undefined || (there.isImplied && collecting.has(key)))
      this.place(key, node, { ...origin, isImplied: true }, to)
  }

  /** The draft as a mapping, in reading order. */
  build(job: MapNode): MapNode {
    const tree = new Map<string, Entry>()
    for (const [name, entry] of this.#sections) insert(tree, name.split('.'), { ...entry, node: emptyAt(entry.node) })
    for (const { to, node, entry } of this.#placed.values()) insert(tree, to, { ...entry, node })
    return { ...job, entries: tree }
  }
}

export function numberAt({ node }: Pick<Placed, 'node'>): number | undefined {
  const value = Number(textOf(node) ?? Number.NaN)
  return Number.isInteger(value) ? value : undefined
}

/**
 * Picks the winner of a disagreement, regardless of order: the canonical key, or the first by name. Two misspellings of
 * one name (`sxale`, `cale`) differ only in their values.
 */
function inOrder(one: Placed, other: Placed): readonly [Placed, Placed] {
  const rank = ({ from, to, node }: Placed): string =>
    `${from.join('.') === to.join('.') ? 0 : 1} ${from.join('.')} ${meaningOf(node)}`
  return rank(one) <= rank(other) ? [one, other] : [other, one]
}

const emptyAt = ({ range }: { readonly range: Range }): MapNode => ({ kind: 'map', entries: new Map(), range })

/** A text instead of a mapping (`labels: ml`) replaces the mapping, in any order of the keys: it is an error. */
function insert(entries: Map<string, Entry>, [step, ...rest]: Path, entry: Entry): void {
  const key = String(step)
  if (rest.length === 0) {
    entries.set(key, entry)
    return
  }
  const there = entries.get(key)
  const map = there?.node ?? emptyAt(entry.node)
  if (map.kind !== 'map') return
  const inner = new Map(map.entries)
  insert(inner, rest, entry)
  entries.set(key, { ...(there ?? entry), node: { ...map, entries: inner } })
}

function mergedValue(key: string, first: Placed, second: Placed): Placed | undefined {
  // Declared twice: reports the alias, which `--fix` removes.
  if (meaningOf(first.node) === meaningOf(second.node) || areEqual(key, first.node, second.node))
    return inOrder(first, second)[1]
  if (collecting.has(key)) return { ...first, node: union(first.node, second.node) }
  if (key === 'hardware.accelerator') return narrower(first, second)
  if (key === 'hardware.per_node') return ofAccelerators(first, second)
  const words = [textOf(first.node), textOf(second.node)]
  // A program alone means its default stage.
  if (key === 'hardware.parallelism') {
    const open = [first, second].map(({ entry }) => /^deepspeed$/i.test(textOf(entry.node) ?? ''))
    return open[0] === open[1] ? undefined : open[0] ? second : first
  }
  if (key === 'hardware.provider') {
    const [one, other] = words.map((word) => resolveProvider(word ?? '')?.id)
    return one !== undefined && one === other ? first : undefined
  }
  // Everything not in 16 bits is multiplied in tf32, so the narrower format is the compute precision.
  if (key === 'model.precision' && words.includes('tf32')) return words[0] === 'tf32' ? second : first
  // Every job trains something; the other word is more specific.
  if (key === 'task' && words.includes('training')) return words[0] === 'training' ? second : first
  // LoRA on a base that something else declares quantized.
  if (key === 'model.method' && words.includes('lora') && words.includes('qlora'))
    return words[0] === 'qlora' ? first : second
  return undefined
}

/** `7B` and `7e9`. */
function areEqual(key: string, ...nodes: readonly [Node, Node]): boolean {
  const described = allKeys.get(key)
  const parse = described && parserOf(described)
  const [one, other] = nodes.map((node) => parse?.(textOf(node) ?? ''))
  return one?.ok === true && other?.ok === true && JSON.stringify(one.value) === JSON.stringify(other.value)
}

function meaningOf(node: Node): string {
  if (node.kind === 'scalar') return node.source.trim().toLowerCase()
  return JSON.stringify(
    node.kind === 'list'
      ? node.items.map(meaningOf)
      : [...node.entries].map(([key, entry]) => [key, meaningOf(entry.node)]),
  )
}

function union(first: Node, second: Node): Node {
  const items = [first, second].flatMap((node) => (node.kind === 'list' ? node.items : [node]))
  const distinct = items.filter((item, at) => items.findIndex((other) => meaningOf(other) === meaningOf(item)) === at)
  return distinct.length === 1 ? (distinct[0] as Node) : listAt(first, distinct)
}

/** The more specific of two names, if the other one includes it. */
function narrower(first: Placed, second: Placed): Placed | undefined {
  const [one, other] = [first, second].map(({ node }) => resolveAccelerator(textOf(node) ?? ''))
  if (one === undefined || other === undefined) return undefined
  const isWithin = (inner: typeof one, outer: typeof one): boolean =>
    inner.candidates.length > 0 && inner.candidates.every((candidate) => outer.candidates.includes(candidate))
  const differ = (size: number | undefined, another: number | undefined): boolean =>
    size !== undefined && another !== undefined && size !== another
  if (differ(one.count, other.count) || differ(one.slices, other.slices)) return undefined
  if (differ(one.slice?.chips, other.slice?.chips)) return undefined
  if (isWithin(one, other)) return withCount(first, one.count, other.count)
  return isWithin(other, one) ? withCount(second, other.count, one.count) : undefined
}

/** A name with the count from the less specific name, if it has none. */
const withCount = (placed: Placed, own: number | undefined, beside: number | undefined): Placed =>
  own !== undefined || beside === undefined
    ? placed
    : { ...placed, node: scalarAt(placed.node, `${textOf(placed.node)}:${beside}`) }

/** A node has one process per accelerator, or a single one that starts the others, so the accelerators count. */
function ofAccelerators(first: Placed, second: Placed): Placed | undefined {
  const [one, other] = [first, second].map(({ from }) => /task|proc/i.test(String(from.at(-1))))
  return one === other ? undefined : one ? second : first
}
