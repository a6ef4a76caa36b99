import type { Fix } from '../../finding/finding.ts'
import type { Document, Span } from '../../text/document.ts'
import { type TextEdit, withEdits } from './text-edit.ts'
import { word } from './written.ts'

/** The text with one word replaced, and the replaced word. Undefined if there is none. */
export function corrected(document: Document, fix: Fix): { text: string; written: string } | undefined {
  const found = correction(document, fix)
  if (found === undefined) return undefined
  const { edit, written } = found
  return { text: withEdits(document, [edit]) as string, written }
}

export function correction({ text }: Document, { span, value }: Fix): { edit: TextEdit; written: string } | undefined {
  const range = offsetsOf(text, span)
  if (range === undefined) return undefined
  const there = text.slice(...range)
  const quoted = /^(["'])(.*)\1$/.exec(there)
  // An alias refers to a word elsewhere, and a multi-line text is more than a word.
  if (there === '' || /^[*|>&]/.test(there)) return undefined
  const instead = typeof value === 'string' ? word(value, there) : String(value)
  return { edit: { range, text: instead }, written: quoted?.[2] ?? there }
}

function offsetsOf(text: string, { line, column, endLine, endColumn }: Span): [number, number] | undefined {
  if (line !== endLine) return undefined
  let start = 0
  for (let passed = 1; passed < line; passed++) {
    const found = text.indexOf('\n', start)
    if (found === -1) return undefined
    start = found + 1
  }
  return [start + column - 1, start + endColumn - 1]
}
