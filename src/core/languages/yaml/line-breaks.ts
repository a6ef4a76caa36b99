import type { Range } from '../../text/document.ts'
import { firstFrom } from '../../text/first-from.ts'

/** A text with LF line endings, and a mapping from its offsets to the original ones. */
export interface PlainText {
  readonly plain: string
  readonly placeOf: (range: Range) => Range
}

/**
 * Removes the CR of line breaks. The YAML parser treats them differently, but the meaning of a file must not depend on
 * how it was checked out.
 */
export function withPlainBreaks(text: string): PlainText {
  if (!text.includes('\r\n')) return { plain: text, placeOf: (range) => range }
  const plain = text.replaceAll('\r\n', '\n')
  const breaks = breaksIn(text)
  const offsetOf = (offset: number): number => offset + firstFrom(breaks, (each) => each < offset)
  return { plain, placeOf: ([start, end]) => [offsetOf(start), offsetOf(end)] }
}

/** The offset of each CRLF in the text with LF only. */
function breaksIn(text: string): number[] {
  const found: number[] = []
  for (let at = text.indexOf('\r\n'); at !== -1; at = text.indexOf('\r\n', at + 2)) found.push(at - found.length)
  return found
}
