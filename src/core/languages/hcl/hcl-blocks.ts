/** A value of Terraform's language, as far as the text writes it out. */
export type HclValue =
  | { readonly kind: 'text' | 'number' | 'flag' | 'reference'; readonly text: string; readonly line: number }
  | { readonly kind: 'list'; readonly items: readonly HclValue[]; readonly line: number }
  | { readonly kind: 'object'; readonly body: HclBody; readonly line: number }
  /** A text of several lines as it is written, with its insertions; `line` is the one above its first. */
  | { readonly kind: 'heredoc'; readonly text: string; readonly line: number }
  /** Whatever has to be computed. */
  | { readonly kind: 'unknown'; readonly line: number }

/** Attributes and nested blocks, of a file, a block or an object. */
export interface HclBody {
  readonly attributes: ReadonlyMap<string, HclValue>
  readonly blocks: readonly HclBlock[]
}

/** `resource "google_tpu_v2_vm" "tpu" { … }` */
export interface HclBlock extends HclBody {
  readonly type: string
  readonly labels: readonly string[]
  /** 1-based. */
  readonly line: number
}

/** Nesting beyond this ends the reading. */
const deepest = 40

type Token =
  | {
      readonly type: 'word' | 'text' | 'heredoc' | 'number' | 'sign'
      readonly text: string
      readonly line: number
      readonly literal: boolean
    }
  | { readonly type: 'newline' | 'end'; readonly text: string; readonly line: number; readonly literal: boolean }

/** The blocks of a file. What is not Terraform comes out as some blocks or none, never as an error. */
export function readHcl(text: string): HclBody {
  return new HclReader(tokensOf(text)).file()
}

function tokensOf(text: string): Token[] {
  const tokens: Token[] = []
  let line = 1
  let at = 0
  const push = (type: Token['type'], content: string, literal = true): void => {
    tokens.push({ type, text: content, line, literal })
  }
  const token =
    /([ \t\r]+)|(\n)|(#[^\n]*|\/\/[^\n]*)|(\/\*)|(<<-?)([A-Za-z_]\w{0,60})[ \t]*\r?\n|(")|([A-Za-z_][\w-]*)|(\d[\d.]*)|(.)/sy
  while (at < text.length) {
    token.lastIndex = at
    const match = token.exec(text)
    if (match === null) break
    const [whole, , newline, , comment, heredoc, end = '', quote, word, number, sign] = match
    at += whole.length
    if (newline) {
      push('newline', newline)
      line++
    } else if (comment) {
      const close = text.indexOf('*/', at)
      const next = close === -1 ? text.length : close + 2
      line += linesIn(text, at, next)
      at = next
    } else if (heredoc) {
      const next = endOfHeredoc(text, at, end)
      push('heredoc', withoutEnd(text.slice(at, next)), false)
      line += 1 + linesIn(text, at, next)
      at = next
      // It ends with its line.
      tokens.push({ type: 'newline', text: '\n', line, literal: true })
    } else if (quote) {
      const string = stringAt(text, at)
      push('text', string.value, string.literal)
      line += linesIn(text, at, string.end)
      at = string.end
    } else if (word) push('word', word)
    else if (number) push('number', number)
    else if (sign) push('sign', sign)
  }
  push('end', '')
  return tokens
}

function linesIn(text: string, from: number, to: number): number {
  let lines = 0
  for (let at = text.indexOf('\n', from); at !== -1 && at < to; at = text.indexOf('\n', at + 1)) lines++
  return lines
}

function endOfHeredoc(text: string, from: number, end: string): number {
  for (let start = from; start < text.length; ) {
    const newline = text.indexOf('\n', start)
    const stop = newline === -1 ? text.length : newline
    if (stop - start < 200 && text.slice(start, stop).trim() === end) return Math.min(stop + 1, text.length)
    start = stop + 1
  }
  return text.length
}

/** A heredoc without the line that ends it. */
const withoutEnd = (written: string): string => written.slice(0, written.lastIndexOf('\n', written.length - 2) + 1)

/** A string behind its quote. It is literal where nothing is inserted, and one insertion alone is as good as what it inserts. */
function stringAt(text: string, from: number): { value: string; literal: boolean; end: number } {
  let inserted = 0
  for (let at = from; at < text.length; at++) {
    const sign = text[at]
    if (sign === '\\') at++
    else if ((sign === '$' || sign === '%') && text[at + 1] === '{') {
      inserted++
      at = insertionEnd(text, at + 2)
    } else if (sign === '"') return { value: text.slice(from, at), literal: inserted === 0, end: at + 1 }
    else if (sign === '\n') return { value: '', literal: false, end: at }
  }
  return { value: '', literal: false, end: text.length }
}

/** The place of the brace that ends `${…}`; where it is not on the same line, the end of that. */
function insertionEnd(text: string, from: number): number {
  let depth = 1
  let at = from
  for (; at < text.length && text[at] !== '\n'; at++) {
    if (text[at] === '{') depth++
    else if (text[at] === '}' && --depth === 0) return at
  }
  return at - 1
}

/** Functions that give a value another form: what they are called with is as good as what they return. */
const formsOnly: ReadonlySet<string> = new Set([
  ...['jsonencode', 'yamlencode', 'tolist', 'toset', 'tomap', 'tostring', 'tonumber'],
])

class HclReader {
  readonly #tokens: readonly Token[]
  #at = 0

  constructor(tokens: readonly Token[]) {
    this.#tokens = tokens
  }

  file(): HclBody {
    const body = { attributes: new Map<string, HclValue>(), blocks: [] as HclBlock[] }
    while (!this.#ended) {
      this.#body(body, 0)
      // A brace too many closes nothing.
      if (!this.#ended) this.#at++
    }
    return body
  }

  get #now(): Token {
    return this.#tokens[this.#at] as Token
  }

  get #ended(): boolean {
    return this.#now.type === 'end'
  }

  #is(sign: string): boolean {
    return this.#now.type === 'sign' && this.#now.text === sign
  }

  /** Reads up to the brace that closes the body, or the end. */
  #body(body: { attributes: Map<string, HclValue>; blocks: HclBlock[] }, depth: number): void {
    while (!this.#ended && !this.#is('}')) {
      const first = this.#now
      this.#at++
      const isName = first.type === 'word' || (first.type === 'text' && first.literal)
      if (!isName) continue
      if (this.#is('=') || this.#is(':')) {
        this.#at++
        body.attributes.set(first.text, this.#value(depth + 1))
      } else if (first.type === 'word') {
        const block = this.#block(first, depth)
        if (block) body.blocks.push(block)
      }
    }
  }

  #block({ text: type, line }: Token, depth: number): HclBlock | undefined {
    const labels: string[] = []
    while ((this.#now.type === 'text' || this.#now.type === 'word') && labels.length < 4) {
      labels.push(this.#now.text)
      this.#at++
    }
    if (!this.#is('{')) return undefined
    return { type, labels, line, ...this.#braced(depth + 1) }
  }

  #braced(depth: number): HclBody {
    this.#at++
    const body = { attributes: new Map<string, HclValue>(), blocks: [] as HclBlock[] }
    if (depth > deepest) {
      this.#at = this.#tokens.length - 1
      return body
    }
    this.#body(body, depth)
    if (this.#is('}')) this.#at++
    return body
  }

  /** A value; anything behind it on its line makes it one that has to be computed. */
  #value(depth: number): HclValue {
    const { line } = this.#now
    const value = this.#simple(depth)
    if (this.#atEnd()) return value
    this.#skip()
    return { kind: 'unknown', line }
  }

  #simple(depth: number): HclValue {
    const { type, text, line, literal } = this.#now
    if (this.#is('{')) return { kind: 'object', body: this.#braced(depth), line }
    if (this.#is('[')) return this.#list(depth)
    if (type === 'text') {
      this.#at++
      const inserted = /^\$\{\s*((?:var|local)\.[\w-]+)\s*\}$/.exec(text)?.[1]
      if (inserted) return { kind: 'reference', text: inserted, line }
      return literal ? { kind: 'text', text, line } : { kind: 'unknown', line }
    }
    if (type === 'number' || type === 'heredoc') {
      this.#at++
      return { kind: type, text, line }
    }
    if (type === 'word') return this.#word(depth)
    return { kind: 'unknown', line }
  }

  #word(depth: number): HclValue {
    const { text, line } = this.#now
    this.#at++
    if (text === 'true' || text === 'false') return { kind: 'flag', text, line }
    if (formsOnly.has(text) && this.#is('(')) return this.#formed(depth)
    if ((text !== 'var' && text !== 'local') || !this.#is('.')) return { kind: 'unknown', line }
    this.#at++
    const name = this.#now
    if (name.type !== 'word') return { kind: 'unknown', line }
    this.#at++
    return { kind: 'reference', text: `${text}.${name.text}`, line }
  }

  #formed(depth: number): HclValue {
    const { line } = this.#now
    this.#at++
    this.#passNewlines()
    const value = this.#simple(depth + 1)
    this.#passNewlines()
    if (!this.#is(')')) return { kind: 'unknown', line }
    this.#at++
    return value
  }

  #passNewlines(): void {
    while (this.#now.type === 'newline') this.#at++
  }

  #list(depth: number): HclValue {
    const { line } = this.#now
    this.#at++
    const items: HclValue[] = []
    if (depth > deepest) this.#at = this.#tokens.length - 1
    while (!this.#ended && !this.#is(']') && !this.#is('}')) {
      if (this.#now.type === 'newline' || this.#is(',')) this.#at++
      else {
        const before = this.#at
        items.push(this.#value(depth + 1))
        if (this.#at === before) this.#at++
      }
    }
    if (this.#is(']')) this.#at++
    return { kind: 'list', items, line }
  }

  #atEnd(): boolean {
    const { type } = this.#now
    return type === 'newline' || type === 'end' || this.#is(',') || this.#is('}') || this.#is(']')
  }

  /** Passes over the rest of an expression, with the brackets in it. */
  #skip(): void {
    let depth = 0
    while (!this.#ended) {
      if (depth === 0 && this.#atEnd()) return
      const { type, text } = this.#now
      if (type === 'sign' && '([{'.includes(text)) depth++
      else if (type === 'sign' && ')]}'.includes(text)) depth--
      if (depth < 0) return
      this.#at++
    }
  }
}
