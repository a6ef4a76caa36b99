import type { Document, Entry, MapNode, Node, Range } from '../../text/document.ts'
import { entryEnd, indentOf, isBlock, isFlow, lineBreakAt, lineRest, lineStart, nodeEnd, ownEntries } from './place.ts'
import { refuse } from './unwritable.ts'
import type { Leaf } from './written.ts'

/** A range of the text and its replacement. */
export interface TextEdit {
  readonly range: Range
  readonly text: string
}

/** The text after the edits; undefined if two of them overlap. */
export function withEdits({ text }: Document, edits: readonly TextEdit[]): string | undefined {
  const inOrder = [...edits].sort((a, b) => a.range[0] - b.range[0] || a.range[1] - b.range[1])
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

/** The edits that give an entry another value, in its style if possible. */
export function replacing({ text }: Document, { key, node }: Entry, instead: Omit<Leaf, 'inBraces'>): TextEdit[] {
  const [start, end] = node.range
  const isEmpty = node.kind === 'scalar' && start === end
  if (isEmpty || isBlock(text, node)) {
    const after = afterColon(text, key)
    if (isEmpty) return [{ range: [after, after], text: ` ${instead.text}` }]
    return replacingBlock(text, node, after, instead)
  }
  if (node.kind === 'scalar' && /^[|>]/.test(text.slice(start, end))) return refuse()
  return [{ range: [start, end], text: instead.text }]
}

/** Offset after a key's colon. */
export function afterColon(text: string, key: Range): number {
  const colon = /^[ \t]*:/.exec(text.slice(key[1], key[1] + 64)) ?? refuse()
  return key[1] + colon[0].length
}

/** Moves a value below its key up next to it; a list that stays a list keeps its dashes. */
function replacingBlock(
  text: string,
  node: Node,
  behindColon: number,
  { text: instead, items = [] }: Omit<Leaf, 'inBraces'>,
): TextEdit[] {
  const start = node.range[0]
  const end = nodeEnd(text, node) ?? refuse()
  const indent = text.slice(lineStart(text, start), start)
  if (!/^ *$/.test(indent)) return refuse()
  if (node.kind === 'list' && items.length > 0) {
    const lines = items.map((each) => `- ${each}`)
    return [{ range: [start, end], text: lines.join(`${lineBreakAt(text, start)}${indent}`) }]
  }
  return [
    { range: [behindColon, behindColon], text: ` ${instead}` },
    { range: [previousLineEnd(text, start), end], text: '' },
  ]
}

/** Offset of the line break before this line. */
export function previousLineEnd(text: string, offset: number): number {
  const start = lineStart(text, offset)
  if (start === 0) return 0
  return text[start - 2] === '\r' ? start - 2 : start - 1
}

/** Inserts prepared entries after an entry of the mapping; in braces, on one line. */
export function inserting(text: string, map: MapNode, lines: readonly string[], behind: Entry | undefined): TextEdit {
  if (behind === undefined) return refilling(text, map, lines)
  const end = entryEnd(text, behind) ?? refuse()
  if (isFlow(text, map)) return { range: [end, end], text: `, ${lines.join(', ')}` }
  const indent = indentOf(text, behind) ?? refuse()
  const { range } = lineRest(text, end) ?? refuse()
  const lineBreak = lineBreakAt(text, range[1])
  return { range: [range[1], range[1]], text: lines.map((line) => `${lineBreak}${indent}${line}`).join('') }
}

/** Replaces everything in the braces. */
function refilling(text: string, map: MapNode, lines: readonly string[]): TextEdit {
  if (!isFlow(text, map)) refuse()
  const own = ownEntries(map)
  const [first, last] = [own[0]?.[1], own.at(-1)?.[1]]
  if (first === undefined || last === undefined) return { range: map.range, text: `{ ${lines.join(', ')} }` }
  return { range: [first.key[0], entryEnd(text, last) ?? refuse()], text: lines.join(', ') }
}

/** Indentation of neighboring sections; undefined if none is in block style. */
export function stepIn(text: string, own: readonly [string, Entry][], indent: string): string | undefined {
  for (const [, { node }] of own) {
    if (node.kind !== 'map' || !isBlock(text, node)) continue
    const first = ownEntries(node)[0]?.[1]
    const deeper = first && indentOf(text, first)
    if (deeper !== undefined && deeper.length > indent.length) return deeper.slice(indent.length)
  }
  return undefined
}
