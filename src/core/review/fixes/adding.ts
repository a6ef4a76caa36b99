import type { JobPart } from '../../manifest/job-reader.ts'
import type { Document, Entry, MapNode } from '../../text/document.ts'
import { entryEnd, indentOf, isAlias, isFlow, lineEnd, ownEntries } from '../edits/place.ts'
import { afterColon, insertingLines, lineBreakAt, replacingWith, stepIn, type TextEdit } from '../edits/text-edit.ts'
import { Unwritable } from './unwritable.ts'
import { type Entries, flowText, inLines, inOneLine, type Leaf } from './written-entries.ts'

const refuse = (): never => {
  throw new Unwritable('form')
}

/** Writes entries into the mappings of a job: into the sections that there are, else into new ones. */
export class Adding {
  readonly #document: Document
  readonly #part: JobPart
  /** Keys that are written where none stood. */
  readonly opened: string[] = []

  constructor(document: Document, part: JobPart) {
    this.#document = document
    this.#part = part
  }

  /** `path`: where the mapping stands below the job. `after`: the key of the job behind which a new section is written. */
  to(map: MapNode, path: readonly string[], entries: Entries, after?: string): TextEdit[] {
    const { text } = this.#document
    if (isAlias(text, map)) throw new Unwritable('shared')
    const fresh: Entries = new Map()
    const edits: TextEdit[] = []
    for (const [key, value] of entries) {
      const there = map.entries.get(key)
      if (there === undefined) fresh.set(key, value)
      else if (!ownEntries(map).some(([name]) => name === key)) throw new Unwritable('shared')
      else edits.push(...this.#joined(map, [...path, key], there, value))
    }
    if (fresh.size === 0) return edits
    this.opened.push(...[...fresh.keys()].map((key) => JSON.stringify([...path, key])))
    const isInline = isFlow(text, map)
    const indent = ownEntries(map)[0]?.[1] && indentOf(text, (ownEntries(map)[0] as [string, Entry])[1])
    const lines = isInline ? inOneLine(fresh) : inLines(fresh, this.stepOf(map, indent ?? ''))
    return [...edits, ...(insertingLines(this.#document, map, lines, after) ?? refuse())]
  }

  /** By how much the sections of a mapping are indented; two blanks where it has none. */
  stepOf(map: MapNode, indent: string): string {
    return stepIn(this.#document.text, ownEntries(map), indent) ?? '  '
  }

  #joined(map: MapNode, path: readonly string[], there: Entry, value: Leaf | Entries): TextEdit[] {
    const { text } = this.#document
    const { node } = there
    if (node.kind === 'map') return value instanceof Map ? this.to(node, path, value) : refuse()
    if (node.kind === 'scalar' && node.value === null)
      return replacingWith(this.#document, there, () => flowText(value)) ?? refuse()
    // The same is said twice: once is enough.
    if (!(value instanceof Map)) return replacingWith(this.#document, there, () => flowText(value)) ?? refuse()
    const inner = path.length === 1 ? this.#wordOf(String(path[0])) : undefined
    if (
      node.kind !== 'scalar' ||
      inner === undefined ||
      !(value instanceof Map) ||
      value.has(inner) ||
      isAlias(text, node)
    )
      return refuse()
    return isFlow(text, map) ? this.#inBraces(there, inner, value) : this.#opened(map, there, inner, value)
  }

  /** The key that the single word of a section was read as. */
  #wordOf(section: string): string | undefined {
    const said = this.#part.reading.values.filter(({ from }) => from.length === 1 && from[0] === section)
    const [only, another] = said.map(({ to }) => to)
    return another === undefined && only?.length === 2 && only[0] === section ? String(only[1]) : undefined
  }

  #inBraces(there: Entry, inner: string, value: Entries): TextEdit[] {
    const edits = replacingWith(
      this.#document,
      there,
      (like) => `{ ${inner}: ${like}, ${inOneLine(value).join(', ')} }`,
    )
    return edits ?? refuse()
  }

  /** A word that stands for a section becomes its first line. */
  #opened(map: MapNode, { key, node, range }: Entry, inner: string, value: Entries): TextEdit[] {
    const { text } = this.#document
    const entry: Entry = { key, node, range }
    const indent = indentOf(text, entry) ?? refuse()
    const colon = afterColon(text, key) ?? refuse()
    const end = entryEnd(text, entry) ?? refuse()
    const behind = lineEnd(text, end)
    if (/[^ \t]/.test(text.slice(colon, node.range[0])) || !/^[ \t]*(?:#|$)/.test(text.slice(end, behind)))
      return refuse()
    const deeper = `${lineBreakAt(text, behind)}${indent}${this.stepOf(map, indent)}`
    const lines = inLines(value, '  ')
    return [
      { range: [colon, node.range[0]], text: `${deeper}${inner}: ` },
      { range: [behind, behind], text: lines.map((line) => `${deeper}${line}`).join('') },
    ]
  }
}
