import type { Document, Entry, MapNode, Path, Range } from '../../text/document.ts'
import { firstFrom } from '../../text/first-from.ts'
import { entryEnd, indentOf, isAlias, isFlow, lineBreakAt, lineRest, lineStart, nextLine, ownEntries } from './place.ts'
import { afterColon, inserting, previousLineEnd, replacing, stepIn, type TextEdit } from './text-edit.ts'
import { refuse } from './unwritable.ts'
import { type Entries, flowText, inLines, inOneLine, type Leaf, leafOfNode, word } from './written.ts'

/** Options of an editor. */
export interface Manner {
  /** Assigned values may hide inherited or former ones, and are written in as few lines as possible. */
  readonly assigns: boolean
  /** The key that a word instead of a section declares. */
  readonly wordKeyOf: (path: Path) => string | undefined
}

/** Keeps the current value. */
export const asItIs: Leaf = { text: '', inBraces: '' }

/**
 * Edits one document and leaves every other byte unchanged: renames keys in place, rewrites values, and adds, removes
 * or moves entries with their comments. Throws {@link Unwritable}. Does not verify the result: see `Attempt` and
 * `Proof`.
 */
export class Editor {
  readonly #document: Document
  readonly #manner: Manner
  readonly #edits: TextEdit[] = []
  /** Keys written where none existed. */
  readonly opened: string[] = []

  constructor(document: Document, manner: Manner) {
    this.#document = document
    this.#manner = manner
  }

  /** All edits. Throws if one would lose a comment. */
  done(): readonly TextEdit[] {
    const edits = onPreviousLine(this.#document.text, this.#edits)
    refuseLostComments(this.#document, edits)
    return edits
  }

  /** Renames a key in place, keeping its quotes. */
  rename({ key }: Entry, name: string): void {
    this.#edits.push({ range: key, text: word(name, this.#document.text.slice(...key)) })
  }

  /** Gives an entry another value, in its style if possible. */
  rewrite(entry: Entry, value: Omit<Leaf, 'inBraces'>): void {
    this.#edits.push(...replacing(this.#document, entry, value))
  }

  /** Replaces one entry by others. */
  rewriteAs(map: MapNode, old: Entry, path: Path, entries: Entries): void {
    const { text } = this.#document
    const range: Range = [old.key[0], entryEnd(text, old) ?? refuse()]
    this.#open(path, entries)
    if (isFlow(text, map)) this.#edits.push({ range, text: inOneLine(entries).join(', ') })
    else {
      const indent = indentOf(text, old) ?? refuse()
      const lines = inLines(entries, stepIn(text, ownEntries(map), indent) ?? '  ')
      this.#edits.push({ range, text: lines.join(`${lineBreakAt(text, range[1])}${indent}`) })
    }
  }

  /**
   * Writes entries into the mapping at a path: into existing sections, or else new ones. New entries follow `after`, or
   * come last.
   */
  set(map: MapNode, path: Path, entries: Entries, after?: string): void {
    const { text } = this.#document
    const { assigns } = this.#manner
    if (isAlias(text, map)) refuse('shared')
    const own = ownEntries(map)
    const gone = own.filter(([key]) => entries.has(key) && entries.get(key) === undefined)
    const kept = own.filter((each) => !gone.includes(each))
    const fresh = new Map<Entry | undefined, Entries>()
    let behind = after
    for (const [key, value] of entries) {
      const there = own.find(([name]) => name === key)?.[1]
      if (there !== undefined && assigns) behind = key
      const isShared = there === undefined && map.entries.has(key)
      if (isShared && (value === undefined || !assigns)) refuse('shared')
      if (value === undefined || value === asItIs) continue
      if (there !== undefined) this.#join(map, [...path, key], there, value)
      else {
        const last = (isFlow(text, map) ? kept : own).at(-1)
        const anchor = (kept.find(([name]) => name === behind) ?? last)?.[1]
        fresh.set(anchor, (fresh.get(anchor) ?? new Map()).set(key, value))
      }
    }
    for (const [anchor, added] of fresh) {
      this.#open(path, added)
      this.#edits.push(inserting(text, map, this.#linesIn(map, added), anchor))
    }
    if (kept.length > 0 || fresh.size === 0 || !isFlow(text, map)) this.#remove(map, gone, fresh.size > 0)
  }

  /** Removes an entry with the comment on its line and those directly above. */
  takeOut(map: MapNode, name: string, entry: Entry): Pick<Leaf, 'above' | 'behind'> {
    const { text } = this.#document
    if (isFlow(text, map)) {
      this.#remove(map, [[name, entry]], false)
      return {}
    }
    if (indentOf(text, entry) === undefined) refuse()
    const { range, comment } = lineRest(text, entryEnd(text, entry) ?? refuse()) ?? refuse()
    const { start, above } = commentsAbove(this.#document, entry.key[0])
    this.#edits.push({ range: wholeLines(text, start, range[1]), text: '' })
    return { ...(above.length > 0 && { above }), ...(comment !== undefined && { behind: comment }) }
  }

  #open(path: Path, entries: Entries): void {
    for (const key of entries.keys()) this.opened.push(JSON.stringify([...path, key]))
  }

  #linesIn(map: MapNode, entries: Entries): string[] {
    const { text } = this.#document
    const own = ownEntries(map)
    if (isFlow(text, map)) return inOneLine(entries)
    const step = stepIn(text, own, (own[0] && indentOf(text, own[0][1])) ?? '')
    return step === undefined && this.#manner.assigns ? inOneLine(entries) : inLines(entries, step ?? '  ')
  }

  #join(map: MapNode, path: Path, there: Entry, value: Leaf | Entries): void {
    const { text } = this.#document
    const { node } = there
    if (node.kind === 'map' && value instanceof Map) this.set(node, path, value)
    else if (node.kind === 'map' && !this.#manner.assigns) refuse()
    else if (!(value instanceof Map)) this.rewrite(there, { ...value, text: flowText(value) })
    else if (node.kind === 'scalar' && node.value === null) this.rewrite(there, { text: flowText(value) })
    else {
      const inner = this.#manner.wordKeyOf(path)
      if (node.kind !== 'scalar' || inner === undefined || value.has(inner) || isAlias(text, node)) refuse()
      if (!isFlow(text, map) && !this.#manner.assigns) {
        this.#openWord(map, there, inner, value)
        return
      }
      const written = text.slice(...node.range)
      const isPlain = isFlow(text, map) || /^["']|^[\w.:+-]+$/.test(written)
      const word = isPlain ? written : leafOfNode(node).text
      this.rewrite(there, { text: `{ ${inner}: ${word}, ${inOneLine(value).join(', ')} }` })
    }
  }

  /** Expands a word to a section whose first line it is. */
  #openWord(map: MapNode, entry: Entry, inner: string, value: Entries): void {
    const { text } = this.#document
    const { key, node } = entry
    const indent = indentOf(text, entry) ?? refuse()
    const colon = afterColon(text, key)
    const { range } = lineRest(text, entryEnd(text, entry) ?? refuse()) ?? refuse()
    if (/[^ \t]/.test(text.slice(colon, node.range[0]))) refuse()
    const step = stepIn(text, ownEntries(map), indent) ?? '  '
    const deeper = `${lineBreakAt(text, range[1])}${indent}${step}`
    const lines = inLines(value, '  ').map((line) => `${deeper}${line}`)
    this.#edits.push({ range: [colon, node.range[0]], text: `${deeper}${inner}: ` })
    this.#edits.push({ range: [range[1], range[1]], text: lines.join('') })
  }

  /** Removes entries from a mapping; a comment after one stays on a line of its own. */
  #remove(map: MapNode, gone: readonly [string, Entry][], isRefilled: boolean): void {
    const { text } = this.#document
    const own = ownEntries(map)
    const isGone = (at: number): boolean => gone.some(([name]) => name === own[at]?.[0])
    const end = (entry: Entry | undefined): number => (entry && entryEnd(text, entry)) ?? refuse()
    const lastKept = own.findLastIndex((_, at) => !isGone(at))
    if (gone.length > 0 && lastKept < 0 && !isRefilled) {
      if (!isFlow(text, map)) refuse()
      this.#edits.push({ range: map.range, text: '{}' })
      return
    }
    own.forEach(([, entry], at) => {
      const next = own[at + 1]?.[1]
      if (!isGone(at)) return
      if (!isFlow(text, map)) this.#edits.push({ range: lineOf(text, entry), text: '' })
      else if (at < lastKept && next) this.#edits.push({ range: [entry.key[0], next.key[0]], text: '' })
      else this.#edits.push({ range: [end(own[at - 1]?.[1]), end(entry)], text: '' })
    })
  }
}

/** An entry's line without its trailing comment. */
function lineOf(text: string, entry: Entry): Range {
  const end = entryEnd(text, entry) ?? refuse()
  const { range, comment } = lineRest(text, end) ?? refuse()
  if (indentOf(text, entry) === undefined) refuse()
  return comment === undefined ? wholeLines(text, entry.key[0], range[1]) : [entry.key[0], end + comment.indexOf('#')]
}

/** The lines of a range with one line break. */
function wholeLines(text: string, start: number, end: number): Range {
  const next = nextLine(text, end)
  return next === end ? [previousLineEnd(text, start), end] : [lineStart(text, start), next]
}

/**
 * The comment lines directly above a key, with its indentation; excludes those at the top of the file, which are about
 * all of it.
 */
function commentsAbove({ text, comments }: Document, key: number): { start: number; above: string[] } {
  const column = key - lineStart(text, key)
  const above: string[] = []
  let start = lineStart(text, key)
  while (start > 0) {
    const before = lineStart(text, start - 1)
    const comment = firstComment(comments, before + column)
    const isOwnLine = comment?.[0] === before + column && text.slice(before, before + column).trim() === ''
    if (comment === undefined || !isOwnLine) return { start, above }
    above.unshift(text.slice(...comment))
    start = before
  }
  return { start: lineStart(text, key), above: [] }
}

/** Throws if a replaced range contains a comment that is not written again. */
function refuseLostComments({ text, comments }: Document, edits: readonly TextEdit[]): void {
  const written = edits.map((edit) => edit.text).join('\n')
  for (const { range } of edits) {
    for (let from = range[0]; ; ) {
      const comment = firstComment(comments, from)
      if (comment === undefined || comment[0] >= range[1]) break
      if (!written.includes(text.slice(...comment))) refuse('comment')
      from = comment[1]
    }
  }
}

/** The first comment at or after an offset. */
const firstComment = (comments: Document['comments'], from: number): Range | undefined =>
  comments[firstFrom(comments, ([start]) => start < from)]

/** Moves text added at the end of removed lines to the end of the line before. */
function onPreviousLine(text: string, edits: readonly TextEdit[]): TextEdit[] {
  const gone = edits.filter(({ text: instead }) => instead === '')
  return edits.map((edit) => {
    let [at, end] = edit.range
    if (at !== end) return edit
    for (let around: TextEdit | undefined; ; at = previousLineEnd(text, around.range[0])) {
      around = gone.find(({ range }) => range[0] < at && at < range[1])
      if (around === undefined) return { ...edit, range: [at, at] }
    }
  })
}
