import type { Range } from '../../text/document.ts'
import { firstFrom } from '../../text/first-from.ts'

/** A text whose lines all end in LF, and the way from its offsets to those of the text that it was made of. */
export interface PlainText {
  readonly plain: string
  readonly placeOf: (range: Range) => Range
}

/**
 * A text without the CR of its line breaks: the YAML parser does not take both kinds alike, and what a file means must
 * not hang on how it was checked out.
 */
export function withPlainBreaks(text: string): PlainText {
  if (!text.includes('\r\n')) return { plain: text, placeOf: (range) => range }
  const plain = text.replaceAll('\r\n', '\n')
  const breaks = breaksIn(text)
  const offsetOf = (offset: number): number => offset + firstFrom(breaks, (each) => each < offset)
  return { plain, placeOf: ([start, end]) => [offsetOf(start), offsetOf(end)] }
}

/** Where each break of two signs stands once all of them are one. */
function breaksIn(text: string): number[] {
  const found: number[] = []
  for (let at = text.indexOf('\r\n'); at !== -1; at = text.indexOf('\r\n', at + 2)) found.push(at - found.length)
  return found
}
