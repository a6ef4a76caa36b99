import { positionFinder } from '../../text/text-position.ts'

/** A string literal of Python code. */
export interface PythonString {
  /** Offsets of the literal with its quotes, end exclusive. */
  readonly start: number
  readonly end: number
  /** What stands between the quotes, escapes as written. */
  readonly value: string
  /** Whether three quotes hold it, as prose mostly is. */
  readonly long: boolean
}

/** Python source, told apart into code, literals and comments without being parsed. */
export interface PythonText {
  /** As long as the source, with blanks in place of comments and of what strings hold. */
  readonly code: string
  readonly strings: readonly PythonString[]
  readonly lineAt: (offset: number) => number
}

/** One pass over the characters. What is not valid Python comes out as some text or other, never as an error. */
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

/** Blanks that keep the lines of a text. Most strings have one, and need no search. */
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

/** The offset behind the bracket that closes the one at `open`; undefined where it stays open for too long. */
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
