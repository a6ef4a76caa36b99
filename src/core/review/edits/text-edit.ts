import type { Document, Entry, MapNode, Node, Range } from '../../text/document.ts'
import { entryEnd, indentOf, isBlock, isFlow, lineEnd, lineStart, nextLine, nodeEnd, ownEntries } from './place.ts'
import { blockLines, isMapping, type Mapping, onOneLine, type Value, word } from './written-value.ts'

/** A piece of the text and what stands there instead. */
export interface TextEdit {
  readonly range: Range
  readonly text: string
}

/** The text after the edits; undefined where two of them meet. */
export function withEdits({ text }: Document, edits: readonly TextEdit[]): string | undefined {
  const inOrder = [...edits].sort((a, b) => a.range[0] - b.range[0])
  let result = ''
  let at = 0
  for (const { range, text: instead } of inOrder) {
    const [start, end] = range
    if (start < at) return undefined
    result += text.slice(at, start) + instead
    at = end
  }
  return result + text.slice(at)
}

/** The edits that give an entry of a mapping another value, in its quotes and its style where that can be. */
export function replacing(document: Document, entry: Entry, value: Value): TextEdit[] | undefined {
  const items = Array.isArray(value) ? value.map((each: Value) => onOneLine(each)) : []
  return replacingWith(document, entry, (like) => onOneLine(value, like), items)
}

/** The same with the text of the value, given what stands there; `items` are its parts where it is a list. */
export function replacingWith(
  { text }: Document,
  { key, node }: Entry,
  instead: (like: string) => string,
  items: readonly string[] = [],
): TextEdit[] | undefined {
  const [start, end] = node.range
  const isEmpty = node.kind === 'scalar' && start === end
  if (isEmpty || isBlock(text, node)) {
    const after = afterColon(text, key)
    if (after === undefined) return undefined
    if (isEmpty) return [{ range: [after, after], text: ` ${instead('')}` }]
    return replacingBlock(text, node, after, instead(''), items)
  }
  const written = text.slice(start, end)
  if (node.kind === 'scalar' && /^[|>]/.test(written)) return undefined
  return [{ range: [start, end], text: instead(written) }]
}

/** Offset behind the colon of a key. */
export function afterColon(text: string, key: Range): number | undefined {
  const colon = /^[ \t]*:/.exec(text.slice(key[1], key[1] + 64))
  return colon === null ? undefined : key[1] + colon[0].length
}

/** The edit that calls a key otherwise, where it stands and in its quotes. */
export const renaming = ({ text }: Document, { key }: Entry, name: string): TextEdit[] => [
  { range: key, text: word(name, text.slice(...key)) },
]

/** A value below its key goes up beside it; a list that remains one keeps its dashes. */
function replacingBlock(
  text: string,
  node: Node,
  behindColon: number,
  instead: string,
  items: readonly string[],
): TextEdit[] | undefined {
  const start = node.range[0]
  const end = nodeEnd(text, node)
  const indent = text.slice(lineStart(text, start), start)
  if (end === undefined || !/^ *$/.test(indent)) return undefined
  if (node.kind === 'list' && items.length > 0) {
    const lines = items.map((each) => `- ${each}`)
    return [{ range: [start, end], text: lines.join(`${lineBreakAt(text, start)}${indent}`) }]
  }
  return [
    { range: [behindColon, behindColon], text: ` ${instead}` },
    { range: [previousLineEnd(text, start), end], text: '' },
  ]
}

/** Offset of the line break that ends the line above. */
export function previousLineEnd(text: string, offset: number): number {
  const start = lineStart(text, offset)
  if (start === 0) return 0
  return text[start - 2] === '\r' ? start - 2 : start - 1
}

/** The edit that adds a key to a mapping, behind the entry `after` or at its end. */
export function inserting(
  document: Document,
  map: MapNode,
  key: string,
  value: Value,
  after?: string,
): TextEdit[] | undefined {
  const { text } = document
  const own = ownEntries(map)
  const indent = own[0] && indentOf(text, own[0][1])
  const step =
    isMapping(value) && Object.keys(value).length > 0 && indent !== undefined ? stepIn(text, own, indent) : undefined
  const lines =
    step === undefined || isFlow(text, map)
      ? [`${word(key)}: ${onOneLine(value)}`]
      : [`${word(key)}:`, ...blockLines(value as Mapping).map(prefixed(step))]
  return insertingLines(document, map, lines, after)
}

/** The edit that adds entries to a mapping as they are to be written: in braces one line of them. */
export function insertingLines(
  { text }: Document,
  map: MapNode,
  lines: readonly string[],
  after?: string,
): TextEdit[] | undefined {
  const own = ownEntries(map)
  const anchor = (own.find(([name]) => name === after) ?? own.at(-1))?.[1]
  if (anchor === undefined)
    return isFlow(text, map) ? [{ range: map.range, text: `{ ${lines.join(', ')} }` }] : undefined
  const end = entryEnd(text, anchor)
  if (end === undefined) return undefined
  if (isFlow(text, map)) return [{ range: [end, end], text: `, ${lines.join(', ')}` }]
  const indent = indentOf(text, anchor)
  const behind = lineEnd(text, end)
  if (indent === undefined || !/^[ \t]*(?:#|$)/.test(text.slice(end, behind))) return undefined
  const lineBreak = lineBreakAt(text, behind)
  return [{ range: [behind, behind], text: lines.map((line) => `${lineBreak}${indent}${line}`).join('') }]
}

const prefixed = (step: string) => (line: string) => `${step}${line}`

/** By how much the sections beside it are indented; undefined where none is written over lines. */
export function stepIn(text: string, own: readonly [string, Entry][], indent: string): string | undefined {
  for (const [, { node }] of own) {
    if (node.kind !== 'map' || !isBlock(text, node)) continue
    const first = ownEntries(node)[0]?.[1]
    const deeper = first && indentOf(text, first)
    if (deeper !== undefined && deeper.length > indent.length) return deeper.slice(indent.length)
  }
  return undefined
}

/** The edit that takes an entry out of its mapping; a comment behind it stays, on a line of its own. */
export function removing({ text }: Document, map: MapNode, key: string): TextEdit[] | undefined {
  const own = ownEntries(map)
  const index = own.findIndex(([name]) => name === key)
  const entry = own[index]?.[1]
  const end = entry && entryEnd(text, entry)
  if (entry === undefined || end === undefined) return undefined
  const start = entry.key[0]
  if (isFlow(text, map)) {
    const [before, after] = [own[index - 1]?.[1], own[index + 1]?.[1]]
    if (after) return [{ range: [start, after.key[0]], text: '' }]
    const from = before && entryEnd(text, before)
    if (before === undefined) return [{ range: map.range, text: '{}' }]
    return from === undefined ? undefined : [{ range: [from, end], text: '' }]
  }
  const behind = lineEnd(text, end)
  const rest = text.slice(end, behind)
  if (own.length === 1 || indentOf(text, entry) === undefined || !/^[ \t]*(?:#|$)/.test(rest)) return undefined
  if (rest.includes('#')) return [{ range: [start, end + rest.indexOf('#')], text: '' }]
  const next = nextLine(text, behind)
  const isLast = next === behind
  return [{ range: isLast ? [previousLineEnd(text, start), behind] : [lineStart(text, start), next], text: '' }]
}

/** The line break that the text uses here, or elsewhere where the line is its last. */
export function lineBreakAt(text: string, offset: number): string {
  const here = text.indexOf('\n', offset)
  const found = here === -1 ? text.indexOf('\n') : here
  return found > 0 && text[found - 1] === '\r' ? '\r\n' : '\n'
}
