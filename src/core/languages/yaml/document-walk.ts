import { isAlias, isMap, isScalar, isSeq, type Scalar } from 'yaml'
import {
  type Entry,
  isSameValue,
  lengthOf,
  type MapNode,
  type Node,
  type Range,
  type ScalarNode,
  sizeOf,
} from '../../text/document.ts'
import { controlCharacterIn, holdsUnseenSign } from '../../text/unseen-signs.ts'
import { documentLimits, Refusal, tooDeep } from './document-limits.ts'
import type { PlainText } from './line-breaks.ts'

export type PlaceOf = PlainText['placeOf']

/** The remaining characters for expanded aliases. */
export interface AliasBudget {
  left: number
}

export const aliasBudget = (): AliasBudget => ({ left: documentLimits.aliasedText })

/** A single walk over the parsed tree. Checks depth, nodes and keys, resolves aliases, and reports duplicates. */
export class DocumentWalk {
  readonly #text: string
  readonly #placeOf: PlaceOf
  readonly #lineOf: (range: Range) => number
  readonly #report: (refusal: Refusal) => void
  readonly #anchors = new Map<string, Node | 'open'>()
  #nodes = 0
  readonly #aliases: AliasBudget

  constructor(
    text: string,
    placeOf: PlaceOf,
    lineOf: (range: Range) => number,
    report: (refusal: Refusal) => void,
    aliases: AliasBudget,
  ) {
    this.#aliases = aliases
    this.#text = text
    this.#placeOf = placeOf
    this.#lineOf = lineOf
    this.#report = report
  }

  node(item: unknown, depth: number): Node {
    const range = this.#rangeOf(item)
    if (depth > documentLimits.depth) throw tooDeep(range)
    this.#count(1, range)
    if (isAlias(item)) return this.#alias(item.source, range)
    const anchor = (item as { anchor?: string } | null)?.anchor
    if (anchor !== undefined) this.#anchors.set(anchor, 'open')
    const node = this.#plain(item, range, depth)
    if (anchor !== undefined) this.#anchors.set(anchor, node)
    return node
  }

  #plain(item: unknown, range: Range, depth: number): Node {
    if (isMap(item)) return this.#map(item.items, range, depth)
    if (isSeq(item)) return { kind: 'list', items: item.items.map((child) => this.node(child, depth + 1)), range }
    if (isScalar(item)) return this.#scalar(item, range)
    return { kind: 'scalar', value: null, source: '', range }
  }

  #scalar(item: Scalar, range: Range): ScalarNode {
    const source = typeof item.value === 'string' ? item.value : this.#text.slice(range[0], range[1])
    if (controlCharacterIn(source) !== null || !source.isWellFormed()) {
      throw new Refusal(
        'encoding',
        'This value has an escape for a control character or an unpaired surrogate.',
        'Delete the escape.',
        range,
      )
    }
    if (holdsUnseenSign(source)) {
      throw new Refusal(
        'encoding',
        'This value contains an invisible or direction-changing character.',
        'Delete the character.',
        range,
      )
    }
    return { kind: 'scalar', value: item.value as ScalarNode['value'], source, range }
  }

  #map(pairs: readonly { key: unknown; value: unknown }[], range: Range, depth: number): MapNode {
    if (pairs.length > documentLimits.keysPerMap) {
      throw new Refusal('limit', `A mapping has more than ${documentLimits.keysPerMap} keys.`, 'Split the file.', range)
    }
    const entries = new Map<string, Entry>()
    const merged = new Map<string, Entry>()
    for (const pair of pairs) {
      const keyRange = this.#rangeOf(pair.key)
      const key = this.#key(pair.key, keyRange)
      const node = this.node(pair.value, depth + 1)
      const end = node.kind === 'scalar' && node.source === '' ? keyRange[1] : node.range[1]
      const all = key === '<<' ? merged : entries
      const first = all.get(key)
      if (first) this.#duplicate(key, keyRange, first.key, isSameValue(first.node, node))
      // Programs that accept duplicate keys use the last one.
      all.set(key, { key: keyRange, node, range: [keyRange[0], end] })
    }
    for (const { node } of merged.values()) this.#merge(entries, node, range)
    return { kind: 'map', entries, range }
  }

  #key(item: unknown, range: Range): string {
    if (!isScalar(item))
      throw new Refusal('syntax', 'This key is not a plain word.', 'Write it as `key: value`.', range)
    const key = String(item.value)
    if (key === '__proto__') throw new Refusal('syntax', `"${key}" cannot be used as a key.`, 'Rename it.', range)
    if (key.length > documentLimits.keyLength)
      throw new Refusal('limit', `A key has more than ${documentLimits.keyLength} characters.`, 'Shorten it.', range)
    if (controlCharacterIn(key) !== null || holdsUnseenSign(key) || !key.isWellFormed()) {
      throw new Refusal('encoding', 'A key contains a control or invisible character.', 'Delete the character.', range)
    }
    return key
  }

  #duplicate(key: string, range: Range, first: Range, isSame: boolean): void {
    const message = `Duplicate key "${cut(key)}" (first on line ${this.#lineOf(first)}).`
    this.#report(new Refusal('duplicate-key', message, 'Keep one of them.', range, { isSame }))
  }

  #alias(source: string, range: Range): Node {
    const target = this.#anchors.get(source)
    const name = cut(source)
    if (target === undefined) {
      throw new Refusal(
        'syntax',
        `The alias *${name} has no anchor above it.`,
        `Define &${name} above it, or write the value.`,
        range,
      )
    }
    if (target === 'open')
      throw new Refusal('syntax', `The alias *${name} contains itself.`, 'Write the value instead.', range)
    this.#count(sizeOf(target), range)
    this.#aliases.left -= lengthOf(target)
    if (this.#aliases.left < 0) {
      const message = `The aliases in this file expand to more than ${documentLimits.aliasedText / 1024} Ki characters.`
      throw new Refusal('limit', message, 'Keep long text in one place.', range)
    }
    return { ...target, range }
  }

  /** `<<`: the mapping's own keys override merged ones, and earlier sources override later ones. */
  #merge(entries: Map<string, Entry>, source: Node, range: Range): void {
    const sources = source.kind === 'list' ? source.items : [source]
    for (const map of sources) {
      if (map.kind !== 'map')
        throw new Refusal('syntax', '"<<" merges a value that is not a mapping.', 'Use an alias of a mapping.', range)
      for (const [key, entry] of map.entries) if (!entries.has(key)) entries.set(key, entry)
    }
  }

  #rangeOf(item: unknown): Range {
    const range = (item as { range?: readonly number[] } | null)?.range
    return range ? this.#placeOf([range[0] as number, range[1] as number]) : [0, 0]
  }

  #count(nodes: number, range: Range): void {
    this.#nodes += nodes
    if (this.#nodes <= documentLimits.nodes) return
    const message = `The file has more than ${documentLimits.nodes} values, with aliases expanded.`
    throw new Refusal('limit', message, 'Split the file.', range)
  }
}

/** Shortens text from the file for a message. */
export const cut = (text: string): string => (text.length > 120 ? `${text.slice(0, 120)}…` : text)
