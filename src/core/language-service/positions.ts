import type { Range as EditorRange, Position } from 'vscode-languageserver-types'
import type { Range, Span } from '../text/document.ts'
import { positionFinder } from '../text/text-position.ts'

/** A finding's place in editor coordinates: zero-based, columns in UTF-16 units. */
export const rangeOf = ({ line, column, endLine, endColumn }: Span): EditorRange => ({
  start: { line: line - 1, character: column - 1 },
  end: { line: endLine - 1, character: endColumn - 1 },
})

/** Offsets in editor coordinates. */
export function rangeBetween(text: string, [start, end]: Range): EditorRange {
  const find = positionFinder(text)
  const position = (offset: number): Position => {
    const { line, column } = find(offset)
    return { line: line - 1, character: column - 1 }
  }
  return { start: position(start), end: position(end) }
}

/** The offset of a place, clamped to the end of its line or of the text. */
export function offsetOf(text: string, { line, character }: Position): number {
  let start = 0
  for (let left = line; left > 0; left--) {
    const newline = text.indexOf('\n', start)
    if (newline === -1) return text.length
    start = newline + 1
  }
  return Math.min(start + character, endOfLine(text, start))
}

/** The end of the line around an offset, without its line break. */
export function endOfLine(text: string, offset: number): number {
  const newline = text.indexOf('\n', offset)
  const end = newline === -1 ? text.length : newline
  return text[end - 1] === '\r' ? end - 1 : end
}

/** Whether two ranges meet, ends included. */
export const touches = (one: EditorRange, other: EditorRange): boolean =>
  isNotAfter(one.start, other.end) && isNotAfter(other.start, one.end)

const isNotAfter = (one: Position, other: Position): boolean =>
  one.line < other.line || (one.line === other.line && one.character <= other.character)
