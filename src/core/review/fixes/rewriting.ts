import type { JobPart } from '../../manifest/job-reader.ts'
import type { Placed } from '../../manifest/spelling/job-draft.ts'
import {
  type Document,
  type Entry,
  type MapNode,
  type Node,
  nodeAt,
  type Path,
  withEntries,
} from '../../text/document.ts'
import { wordKeyOf } from '../edits/canonical.ts'
import { Editor } from '../edits/editor.ts'
import { isAlias, isBlock, ownEntries } from '../edits/place.ts'
import type { TextEdit } from '../edits/text-edit.ts'
import { refuse } from '../edits/unwritable.ts'
import { addTo, type Entries, flowText, type Leaf, leaf, leafOfNode } from '../edits/written.ts'
import { isImplied, isOtherwise, type OtherSection, type OtherWords, startsWith } from './other-words.ts'

/** Edits that belong together, and the keys they write where none existed. */
export interface Rewritten {
  readonly edits: readonly TextEdit[]
  readonly opened: readonly string[]
}

/**
 * The edits that write one entry of a job in canonical form: in place if possible, otherwise moved with its comments.
 * Throws {@link Unwritable}.
 */
export function rewriting(document: Document, part: JobPart, words: OtherWords): Rewritten {
  const editor = editorOf(document, part)
  new Rewriting(document.text, part, editor).entry(words)
  return { edits: editor.done(), opened: editor.opened }
}

/** The edits that rename a section and its keys. Throws {@link Unwritable}. */
export function renamingSection(document: Document, part: JobPart, { from, to, words }: OtherSection): Rewritten {
  const editor = editorOf(document, part)
  const parent = nodeAt(part.map, from.slice(0, -1)) as MapNode
  const entry = ownEntry(document.text, parent, String(from.at(-1)))
  editor.rename(entry, String(to.at(-1)))
  const inside = part.reading.values.map((placed) => ({ ...placed, from: movedPath(placed.from, from, to) }))
  const renamed = { ...part, map: renamedIn(part.map, from, to), reading: { ...part.reading, values: inside } }
  const rewriting = new Rewriting(document.text, renamed, editor)
  for (const each of words) rewriting.entry({ ...each, from: movedPath(each.from, from, to) })
  const implied = inside.filter(
    (each) => isImplied(each) && each.from.length === to.length && startsWith(each.from, to),
  )
  rewriting.add(implied, entry.node)
  return { edits: editor.done(), opened: [JSON.stringify(to)] }
}

const movedPath = (path: Path, from: Path, to: Path): Path =>
  startsWith(path, from) ? [...to, ...path.slice(from.length)] : path

/** The mapping with the entry at a path renamed. */
function renamedIn(map: MapNode, [step, ...rest]: Path, [name, ...names]: Path): MapNode {
  const entry = map.entries.get(String(step)) as Entry
  const inner = rest.length === 0 ? entry : { ...entry, node: renamedIn(entry.node as MapNode, rest, names) }
  return withEntries(map, [
    [String(step), undefined],
    [String(name), inner],
  ])
}

const editorOf = (document: Document, { reading }: JobPart): Editor =>
  new Editor(document, {
    assigns: false,
    wordKeyOf: ([section, ...below]) => {
      const atSection = reading.values.filter(({ from }) => from.length === 1 && from[0] === section)
      const [only, another] = atSection.map(({ to }) => to)
      const isItsFirst = another === undefined && only?.length === 2 && only[0] === section && below.length === 0
      return isItsFirst ? String(only[1]) : undefined
    },
  })

/** Writes entries of a part into an editor. */
class Rewriting {
  readonly #text: string
  readonly #part: JobPart
  readonly #editor: Editor

  constructor(text: string, part: JobPart, editor: Editor) {
    this.#text = text
    this.#part = part
    this.#editor = editor
  }

  entry({ from, placed }: OtherWords): void {
    const [first, ...others] = placed
    const parent = nodeAt(this.#part.map, from.slice(0, -1))
    if (parent?.kind !== 'map') refuse()
    const entry = ownEntry(this.#text, parent, String(from.at(-1)))
    const within = placed.filter(({ to }) => startsWith(to, from))
    const name = String(first.to.at(-1))
    const isBeside = startsWith(first.to, from.slice(0, -1)) && first.to.length === from.length
    if (within.length > 0) {
      this.#replace(entry, from, within)
      const rest = placed.filter(({ to }) => !startsWith(to, from))
      this.add(rest, entry.node)
    } else if (isBeside && !parent.entries.has(name)) {
      this.#editor.rename(entry, name)
      if (isOtherwise(first, entry.node)) this.#rewrite(entry, first.node)
      this.add(others, entry.node, String(from[0]))
    } else this.#move(placed, entry)
  }

  /** Also writes what an entry declares. */
  add(placed: readonly Placed[], written: Node, after?: string): void {
    if (placed.length === 0) return
    const entries: Entries = new Map()
    for (const each of placed) addTo(entries, each.to, this.#leaf(each, written))
    this.#editor.set(this.#part.map, [], entries, after)
  }

  /** Replaces a value; a word that declares several things becomes a mapping of them. */
  #replace(entry: Entry, from: Path, within: readonly Placed[]): void {
    const [only, another] = within
    const inner = only?.to.slice(from.length) ?? []
    const word = from.length === 1 ? wordKeyOf(from) : undefined
    if (only && another === undefined && (inner.length === 0 || (inner.length === 1 && inner[0] === word)))
      this.#rewrite(entry, only.node)
    else {
      const entries: Entries = new Map()
      for (const placed of within) addTo(entries, placed.to.slice(from.length), this.#leaf(placed, entry.node))
      this.#editor.rewrite(entry, { text: flowText(entries) })
    }
  }

  #rewrite(entry: Entry, node: Node): void {
    const like = entry.node.kind === 'scalar' ? this.#text.slice(...entry.node.range) : ''
    this.#editor.rewrite(entry, leafOfNode(node, like))
  }

  /** Moves an entry to another mapping; if that contains its old place, writes it there. */
  #move(placed: OtherWords['placed'], entry: Entry): void {
    const [main, ...others] = placed
    const { from, to } = main
    refuseMarks(this.#text, entry)
    const outer = this.#outermost(from, to)
    const parts = [...others, ...this.#impliedFrom(outer, from)]
    const above = outer.slice(0, -1)
    const map = nodeAt(this.#part.map, above) as MapNode
    const old = ownEntry(this.#text, map, String(outer.at(-1)))
    const entries: Entries = new Map()
    if (this.#isFreshIn(map, old, to)) {
      // Values of the same new mapping go together, the one with the comment last.
      const here = parts.filter((part) => this.#isFreshIn(map, old, part.to))
      const elsewhere = parts.filter((part) => !here.includes(part))
      for (const each of [...here, main]) addTo(entries, each.to.slice(above.length), this.#leaf(each, entry.node))
      this.#editor.rewriteAs(map, old, above, entries)
      this.add(elsewhere, entry.node)
    } else {
      const comments = this.#editor.takeOut(map, String(outer.at(-1)), old)
      for (const each of parts) addTo(entries, each.to, this.#leaf(each, entry.node))
      addTo(entries, to, { ...this.#leaf(main, entry.node), ...comments })
      this.#editor.set(this.#part.map, [], entries, outer.length > 1 ? String(from[0]) : undefined)
    }
  }

  /** What mappings removed with their entry declare by their presence. */
  #impliedFrom(outer: Path, from: Path): Placed[] {
    return this.#part.reading.values.filter((placed) => {
      const { length } = placed.from
      return isImplied(placed) && startsWith(from, placed.from) && length < from.length && length >= outer.length
    })
  }

  /** The entry, or the outermost mapping that would be left empty. */
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

  /** Whether a key belongs into the mapping and replaces only what is removed. */
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

  /** A placed value, with its original text if unchanged. */
  #leaf({ node, isPart }: Placed, written: Node): Leaf {
    const there = this.#text.slice(...written.range)
    const instead = leaf(leafOfNode(node, isPart === true || written.kind !== 'scalar' ? '' : there).text)
    const isSame = isPart !== true && !isOtherwise({ node }, written)
    const isOnOneLine = there !== '' && !/[\r\n]/.test(there) && !isBlock(this.#text, written)
    if (!isSame || !isOnOneLine || isAlias(this.#text, written)) return instead
    return { text: there, inBraces: /^["'[{]|^[\w.+-]+$/.test(there) ? there : instead.text }
  }
}

/** An entry written in the mapping itself, not behind an alias or a merge key. */
function ownEntry(text: string, map: MapNode, name: string): Entry {
  const own = isAlias(text, map) ? undefined : ownEntries(map).find(([key]) => key === name)?.[1]
  return own ?? refuse('shared')
}

/** An anchor or a tag before a value would be lost. */
function refuseMarks(text: string, { key, node }: Entry): void {
  if (node.range[1] > node.range[0] && /[&!]/.test(text.slice(key[1], node.range[0]))) refuse('shared')
}
