import { giveUp } from '../../text/given-up.ts'
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

/** An import, one for each module that is named in it. */
export interface PythonImport {
  /** Dotted; for `from a.b import c` it is `a.b.c`. */
  readonly module: string
  readonly line: number
  /**
   * `guarded`: inside a `try` or an `if`, so the code can do without it; `lazy`: inside a function, so it is only
   * needed where that is called.
   */
  readonly when: 'always' | 'guarded' | 'lazy'
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
  return { code: pieces.join(''), strings, lineAt: lineCounter(text) }
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

function lineCounter(text: string): (offset: number) => number {
  const position = positionFinder(text)
  return (offset) => position(offset).line
}

const mostImports = 2_000

type Block = 'guard' | 'function' | 'plain'

/** The imports of a source, each with what stands around it. */
export function importsOf({ code }: PythonText): PythonImport[] {
  const imports: PythonImport[] = []
  const blocks: { indent: number; block: Block }[] = []
  const lines = code.split('\n')
  let depth = 0
  for (let index = 0; index < lines.length; index++) {
    const line = lines[index] as string
    const begins = depth === 0
    depth = Math.max(0, depth + brackets(line))
    if (!begins) continue
    const content = line.trim()
    if (content === '') continue
    const indent = line.length - line.trimStart().length
    while (blocks.length > 0 && (blocks.at(-1) as { indent: number }).indent >= indent) blocks.pop()
    const block = blockOf(content)
    if (block !== undefined) blocks.push({ indent, block })
    // Most lines import nothing: for them nobody need know what stands around.
    if (!content.includes('import') && !content.includes('from')) continue
    const inline = block === 'guard' && !content.endsWith(':') ? block : undefined
    const when =
      inline !== undefined || blocks.some((outer) => outer.block === 'guard' && outer.indent < indent)
        ? 'guarded'
        : blocks.some((outer) => outer.block === 'function' && outer.indent < indent)
          ? 'lazy'
          : 'always'
    for (const part of content.split(';').slice(0, 20)) {
      const written = /^(?:[^"'#]{0,200}?:)?\s*((?:import|from)\s.*)$/.exec(part)?.[1]
      if (written === undefined) continue
      if (imports.length > mostImports) {
        giveUp(`holds more than ${mostImports} imports`)
        continue
      }
      const statement = depth > 0 || content.endsWith('\\') ? continued(lines, index, written) : written
      for (const module of modulesOf(statement)) imports.push({ module, line: index + 1, when })
    }
  }
  return imports
}

/** What each character adds to the depth of brackets, by its code: a text for each of so many would be slow. */
const depthAt = new Int8Array(128)
for (const sign of '([{') depthAt[sign.charCodeAt(0)] = 1
for (const sign of ')]}') depthAt[sign.charCodeAt(0)] = -1

function brackets(line: string): number {
  let depth = 0
  for (let at = 0; at < line.length; at++) {
    const code = line.charCodeAt(at)
    if (code < depthAt.length) depth += depthAt[code] as number
  }
  return depth
}

const beginsBlock = /^(?:try|except|finally|else|elif|if|async|def|class|with|for|while)\b/

function blockOf(content: string): Block | undefined {
  if (!beginsBlock.test(content)) return undefined
  if (/^if\s+__name__\b/.test(content)) return 'plain'
  if (/^(?:try|except|finally|else|elif|if)\b/.test(content)) return 'guard'
  if (/^(?:async\s+def|def)\b/.test(content)) return 'function'
  return /^(?:class|with|for|while|async)\b/.test(content) ? 'plain' : undefined
}

/** An import that goes on below, cut after a few lines. */
function continued(lines: readonly string[], index: number, first: string): string {
  const parts = [first]
  let depth = brackets(first)
  for (let next = index + 1; next < lines.length && next < index + 60; next++) {
    if (depth <= 0 && !(parts.at(-1) as string).trimEnd().endsWith('\\')) break
    const line = lines[next] as string
    parts.push(line)
    depth += brackets(line)
  }
  return parts.join(' ')
}

function modulesOf(statement: string): string[] {
  const flat = statement.slice(0, 4_000).replace(/[()\\]/g, ' ')
  const from = /^from\s+([\w.]+)\s+import\s+((?!\s).*)$/s.exec(flat)
  if (from !== null) {
    const [, module = '', names = ''] = from
    if (module.startsWith('.')) return []
    return listed(names).map((name) => (name === '*' ? module : `${module}.${name}`))
  }
  return /^import\s/.test(flat) ? listed(flat.slice('import'.length)) : []
}

const listed = (names: string): string[] =>
  names
    .split(',')
    .map((name) => name.trim().split(/\s/, 1)[0] as string)
    .filter((name) => /^[A-Za-z_*][\w.]*$|^\*$/.test(name))
    .slice(0, 100)

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
