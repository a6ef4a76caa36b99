import { positionFinder } from '../../text/text-position.ts'

export interface PythonString {
  /** Offsets of the literal including quotes. The end is exclusive. */
  readonly start: number
  readonly end: number
  /** The text between the quotes, with escapes as written. */
  readonly value: string
  /** Whether it has triple quotes, usually for prose. */
  readonly long: boolean
}

/** Python source, separated into code, literals and comments without parsing. */
export interface PythonText {
  /** The source with spaces in place of comments and string contents. It has the same length. */
  readonly code: string
  readonly strings: readonly PythonString[]
  readonly lineAt: (offset: number) => number
}

/** A single pass over the characters. Never fails on invalid Python. */
export function readPython(text: string): PythonText {
  const strings: PythonString[] = []
  const pieces: string[] = []
  let kept = 0
  const sign = /#|"""|'''|"|'/g
  for (let match = sign.exec(text); match !== null; match = sign.exec(text)) {
    const start = match.index
    if (match[0] === '#') {
      const line = text.indexOf('\n', start)
      const end = line === -1 ? text.length : line
      pieces.push(text.slice(kept, start), ' '.repeat(end - start))
      kept = end
      sign.lastIndex = end
      continue
    }
    const quote = match[0]
    const inner = start + quote.length
    const close = quote.length === 3 ? closeLong(text, quote, inner) : closeShort(text, quote, inner)
    strings.push({ start, end: close.end, value: text.slice(inner, close.inner), long: quote.length === 3 })
    pieces.push(text.slice(kept, inner), blank(text.slice(inner, close.inner)))
    kept = close.inner
    sign.lastIndex = close.end
  }
  pieces.push(text.slice(kept))
  const position = positionFinder(text)
  return { code: pieces.join(''), strings, lineAt: (offset) => position(offset).line }
}

/** Replaces a text by spaces but keeps its line breaks. Most strings have one line and need no search. */
const blank = (text: string): string =>
  text.includes('\n') || text.includes('\r')
    ? text.replace(/[^\r\n]+/g, (line) => ' '.repeat(line.length))
    : ' '.repeat(text.length)

function closeShort(text: string, quote: string, from: number): { inner: number; end: number } {
  let at = from
  for (; at < text.length; at++) {
    const sign = text[at]
    if (sign === '\\') at++
    else if (sign === quote) return { inner: at, end: at + 1 }
    else if (sign === '\n') break
  }
  const end = Math.min(at, text.length)
  return { inner: end, end }
}

function closeLong(text: string, quote: string, from: number): { inner: number; end: number } {
  let at = text.indexOf(quote, from)
  while (at !== -1 && escaped(text, at)) at = text.indexOf(quote, at + 1)
  return at === -1 ? { inner: text.length, end: text.length } : { inner: at, end: at + 3 }
}

function escaped(text: string, at: number): boolean {
  let slashes = 0
  while (slashes < 64 && text[at - 1 - slashes] === '\\') slashes++
  return slashes % 2 === 1
}

/** The offset after the bracket that closes the one at `open`. Undefined if it is further than `most`. */
export function closingBracket(code: string, open: number, most = 20_000): number | undefined {
  let depth = 0
  const end = Math.min(code.length, open + most)
  for (let at = open; at < end; at++) {
    const sign = code[at]
    if (sign === '(' || sign === '[' || sign === '{') depth++
    else if (sign === ')' || sign === ']' || sign === '}') {
      depth--
      if (depth === 0) return at + 1
    }
  }
  return undefined
}
