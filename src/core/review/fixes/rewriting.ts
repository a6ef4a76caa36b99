import type { JobPart } from '../../manifest/job-reader.ts'
import { shorthandKeys } from '../../manifest/schema.ts'
import type { Placed } from '../../manifest/spelling/job-draft.ts'
import { type Document, type Entry, type MapNode, type Node, nodeAt, type Path } from '../../text/document.ts'
import { entryEnd, indentOf, isAlias, isFlow, ownEntries } from '../edits/place.ts'
import { lineBreakAt, previousLineEnd, renaming, replacingWith, type TextEdit } from '../edits/text-edit.ts'
import { Adding } from './adding.ts'
import { firstFrom, takenOut } from './entry-lines.ts'
import { isImplied, isOtherwise, type OtherWords, startsWith } from './other-words.ts'
import { Unwritable } from './unwritable.ts'
import { addTo, type Entries, flowText, inLines, inOneLine, type Leaf, leafOf, textOfNode } from './written-entries.ts'

/** The edits of one entry, and the keys that they write where none stood. */
export interface Rewritten {
  readonly edits: readonly TextEdit[]
  readonly opened: readonly string[]
}

/**
 * The edits that write one entry of a job as the reference has it: in its place where that can be, else moved with its
 * comments. Throws {@link Unwritable}.
 */
export function rewriting(document: Document, part: JobPart, words: OtherWords): Rewritten {
  const adding = new Adding(document, part)
  const edits = new Rewriting(document, part, adding).editsOf(words)
  refuseLostComments(document, edits)
  return { edits, opened: adding.opened }
}

/** No comment stands in what is replaced, unless it is written again. */
export function refuseLostComments({ text, comments }: Document, edits: readonly TextEdit[]): void {
  const written = edits.map((edit) => edit.text).join('\n')
  for (const { range } of edits) {
    for (let from = range[0]; ; ) {
      const comment = firstFrom(comments, from)
      if (comment === undefined || comment[0] >= range[1]) break
      if (!written.includes(text.slice(...comment))) throw new Unwritable('comment')
      from = comment[1]
    }
  }
}

const refuse = (): never => {
  throw new Unwritable('form')
}

class Rewriting {
  readonly #document: Document
  readonly #part: JobPart
  readonly #adding: Adding

  constructor(document: Document, part: JobPart, adding: Adding) {
    this.#document = document
    this.#part = part
    this.#adding = adding
  }

  editsOf({ from, placed }: OtherWords): TextEdit[] {
    const [first, ...others] = placed
    const parent = nodeAt(this.#part.map, from.slice(0, -1))
    if (parent?.kind !== 'map') return refuse()
    const entry = ownEntry(this.#document.text, parent, String(from.at(-1)))
    const within = placed.filter(({ to }) => startsWith(to, from))
    const rest = placed.filter(({ to }) => !startsWith(to, from))
    if (within.length > 0) return [...this.#replaced(entry, from, within), ...this.#added(rest, entry.node)]
    const isBeside = startsWith(first.to, from.slice(0, -1)) && first.to.length === from.length
    if (isBeside && !parent.entries.has(String(first.to.at(-1))))
      return [...this.#renamed(entry, first), ...this.#added(others, entry.node, String(from[0]))]
    return this.#moved(placed, entry)
  }

  #leaf(placed: Placed, written: Node): Leaf {
    return leafOf(this.#document.text, placed, written)
  }

  /** A value in its place; a word that says several things becomes a mapping of them. */
  #replaced(entry: Entry, from: Path, within: readonly Placed[]): TextEdit[] {
    const [only, another] = within
    const inner = only?.to.slice(from.length) ?? []
    const section = from.length === 1 ? String(from[0]) : ''
    const isShort = Object.hasOwn(shorthandKeys, section) && shorthandKeys[section as keyof typeof shorthandKeys]
    if (only && another === undefined && (inner.length === 0 || (inner.length === 1 && inner[0] === isShort)))
      return this.#valued(entry, only.node)
    const entries: Entries = new Map()
    for (const placed of within) addTo(entries, placed.to.slice(from.length), this.#leaf(placed, entry.node))
    return replacingWith(this.#document, entry, () => flowText(entries)) ?? refuse()
  }

  #valued(entry: Entry, node: Node): TextEdit[] {
    const items = node.kind === 'list' ? node.items.map((item) => textOfNode(item)) : []
    const like = (there: string) => (entry.node.kind === 'scalar' ? there : '')
    return replacingWith(this.#document, entry, (there) => textOfNode(node, like(there)), items) ?? refuse()
  }

  #renamed(entry: Entry, { to, node }: Placed): TextEdit[] {
    const name = String(to.at(-1))
    const value = isOtherwise({ node }, entry.node) ? this.#valued(entry, node) : []
    return [...renaming(this.#document, entry, name), ...value]
  }

  #added(placed: readonly Placed[], written: Node, after?: string): TextEdit[] {
    if (placed.length === 0) return []
    const entries: Entries = new Map()
    for (const each of placed) addTo(entries, each.to, this.#leaf(each, written))
    return this.#adding.to(this.#part.map, [], entries, after)
  }

  /** To another mapping: where that holds the place it leaves, it is written there. */
  #moved(placed: OtherWords['placed'], entry: Entry): TextEdit[] {
    const { text } = this.#document
    const [{ from, to }, ...others] = placed
    refuseMarks(text, entry)
    const outer = this.#outermost(from, to)
    const parts = [...others, ...this.#impliedFrom(outer, from)]
    const map = nodeAt(this.#part.map, outer.slice(0, -1)) as MapNode
    const name = String(outer.at(-1))
    const old = ownEntry(text, map, name)
    const depth = outer.length - 1
    if (this.#isFreshIn(map, old, to)) {
      // Values of the same new mapping go together, the one with the comment last.
      const here = parts.filter((part) => this.#isFreshIn(map, old, part.to))
      const elsewhere = parts.filter((part) => !here.includes(part))
      const entries: Entries = new Map()
      for (const each of [...here, placed[0]]) addTo(entries, each.to.slice(depth), this.#leaf(each, entry.node))
      this.#adding.opened.push(...[...entries.keys()].map((key) => JSON.stringify([...outer.slice(0, -1), key])))
      return [...this.#inPlace(map, old, entries), ...this.#added(elsewhere, entry.node)]
    }
    const { edits, comments } = takenOut(this.#document, map, name, old)
    const entries: Entries = new Map()
    for (const each of parts) addTo(entries, each.to, this.#leaf(each, entry.node))
    addTo(entries, to, { ...this.#leaf(placed[0], entry.node), ...comments })
    const after = outer.length > 1 ? String(from[0]) : undefined
    return besides(text, edits, this.#adding.to(this.#part.map, [], entries, after))
  }

  #inPlace(map: MapNode, old: Entry, entries: Entries): TextEdit[] {
    const { text } = this.#document
    const end = entryEnd(text, old) ?? refuse()
    if (isFlow(text, map)) return [{ range: [old.key[0], end], text: inOneLine(entries).join(', ') }]
    const indent = indentOf(text, old) ?? refuse()
    const lines = inLines(entries, this.#adding.stepOf(map, indent))
    return [{ range: [old.key[0], end], text: lines.join(`${lineBreakAt(text, end)}${indent}`) }]
  }

  /** What the mappings say that go together with an entry in them. */
  #impliedFrom(outer: Path, from: Path): Placed[] {
    return this.#part.reading.values.filter(
      (placed) =>
        isImplied(placed) &&
        startsWith(from, placed.from) &&
        placed.from.length < from.length &&
        placed.from.length >= outer.length,
    )
  }

  /** The entry, or the mapping around it that would be left empty. */
  #outermost(from: Path, to: Path): Path {
    let path = from
    for (;;) {
      let above = path.slice(0, -1)
      const parent = nodeAt(this.#part.map, above)
      while (typeof above.at(-1) === 'number') above = above.slice(0, -1)
      if (above.length === 0 || parent?.kind !== 'map' || parent.entries.size > 1 || startsWith(to, above)) return path
      path = above
    }
  }

  /** Whether a key leads into the mapping and nothing stands there yet but what goes. */
  #isFreshIn(map: MapNode, old: Entry, to: Path): boolean {
    let nearest = this.#part.map
    for (const step of to) {
      const there = nearest.entries.get(String(step))
      if (there === undefined || there === old) return nearest === map
      if (there.node.kind !== 'map') return false
      nearest = there.node
    }
    return false
  }
}

/** An entry of a mapping that is written there, and not where an alias or a merge key points. */
export function ownEntry(text: string, map: MapNode, name: string): Entry {
  const own = isAlias(text, map) ? undefined : ownEntries(map).find(([key]) => key === name)?.[1]
  if (own === undefined) throw new Unwritable('shared')
  return own
}

/** An anchor or a tag before a value does not go with it. */
function refuseMarks(text: string, { key, node }: Entry): void {
  if (node.range[1] > node.range[0] && /[&!]/.test(text.slice(key[1], node.range[0]))) throw new Unwritable('shared')
}

/** What is added at the end of a line that is taken away stands at the end of the line before. */
function besides(text: string, taken: readonly TextEdit[], added: readonly TextEdit[]): TextEdit[] {
  const moved = added.map((edit) => {
    const { range } = edit
    const gone = taken.find((each) => each.range[0] < range[0] && range[1] < each.range[1])
    if (gone === undefined || range[0] !== range[1]) return edit
    const before = previousLineEnd(text, gone.range[0])
    return { ...edit, range: [before, before] as const }
  })
  return [...moved, ...taken]
}
