/** A value of Terraform's language, as far as the text writes it out. */
export type HclValue =
  | { readonly kind: 'text' | 'number' | 'flag' | 'reference'; readonly text: string; readonly line: number }
  | { readonly kind: 'list'; readonly items: readonly HclValue[]; readonly line: number }
  | { readonly kind: 'object'; readonly body: HclBody; readonly line: number }
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

interface Token {
  /** `template`: a string with something inserted. */
  readonly type: 'word' | 'text' | 'template' | 'number' | 'sign' | 'newline' | 'end'
  readonly text: string
  readonly line: number
}

/** The blocks of a file. What is not Terraform comes out as some blocks or none, never as an error. */
export const readHcl = (text: string): HclBody => new HclReader(tokensOf(text)).file()

const tokenPattern =
  /([ \t\r]+|#[^\n]*|\/\/[^\n]*)|(\n)|(\/\*)|<<-?([A-Za-z_]\w{0,60})[ \t]*\n|(")|([A-Za-z_][\w-]*)|(\d[\d.]*)|(.)/sy

function tokensOf(text: string): Token[] {
  const tokens: Token[] = []
  let line = 1
  let at = 0
  const push = (type: Token['type'], written: string): number => tokens.push({ type, text: written, line })
  const passTo = (end: number): void => {
    line += text.slice(at, end).split('\n').length - 1
    at = end
  }
  while (at < text.length) {
    tokenPattern.lastIndex = at
    const match = tokenPattern.exec(text)
    if (match === null) break
    const [whole, , newline, comment, heredoc, quote, word, number, sign] = match
    const behind = at + whole.length
    if (quote) {
      const { type, end } = stringAt(text, behind)
      push(type, text.slice(behind, Math.max(behind, end - 1)))
      passTo(end)
    } else if (heredoc) {
      // It ends with its line, and is a text for others.
      push('template', '')
      passTo(heredocEnd(text, behind, heredoc))
      push('newline', '\n')
    } else if (comment) {
      const close = text.indexOf('*/', behind)
      passTo(close === -1 ? text.length : close + 2)
    } else {
      if (newline) push('newline', newline)
      else if (word) push('word', word)
      else if (number) push('number', number)
      else if (sign) push('sign', sign)
      passTo(behind)
    }
  }
  push('end', '')
  return tokens
}

function heredocEnd(text: string, from: number, end: string): number {
  for (let start = from; start < text.length; ) {
    const newline = text.indexOf('\n', start)
    const stop = newline === -1 ? text.length : newline
    if (stop - start < 200 && text.slice(start, stop).trim() === end) return Math.min(stop + 1, text.length)
    start = stop + 1
  }
  return text.length
}

/** A string behind its quote, up to behind the one that closes it. */
function stringAt(text: string, from: number): Pick<Token, 'type'> & { readonly end: number } {
  let type: Token['type'] = 'text'
  for (let at = from; at < text.length; at++) {
    const sign = text[at]
    if (sign === '\\') at++
    else if ((sign === '$' || sign === '%') && text[at + 1] === '{') {
      type = 'template'
      at = insertionEnd(text, at + 2)
    } else if (sign === '"') return { type, end: at + 1 }
    else if (sign === '\n') return { type: 'template', end: at }
  }
  return { type: 'template', end: text.length }
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
const formsOnly: ReadonlySet<string> = new Set(['jsonencode', 'yamlencode', 'tolist', 'toset', 'tomap', 'tonumber'])

interface OpenBody {
  readonly attributes: Map<string, HclValue>
  readonly blocks: HclBlock[]
}

class HclReader {
  readonly #tokens: readonly Token[]
  #at = 0

  constructor(tokens: readonly Token[]) {
    this.#tokens = tokens
  }

  file(): HclBody {
    const body: OpenBody = { attributes: new Map(), blocks: [] }
    const last = this.#tokens.length - 1
    // A brace too many closes nothing.
    for (; this.#at < last; this.#at = Math.min(this.#at + 1, last)) this.#read(body, 0)
    return body
  }

  get #now(): Token {
    return this.#tokens[this.#at] as Token
  }

  #is(...signs: readonly string[]): boolean {
    return this.#now.type === 'end' || (this.#now.type === 'sign' && signs.includes(this.#now.text))
  }

  /** Passes over a sign that stands here. */
  #took(sign: string): boolean {
    const isHere = this.#now.type === 'sign' && this.#now.text === sign
    if (isHere) this.#at++
    return isHere
  }

  /** Reads up to the brace that closes the body, or the end. */
  #read(body: OpenBody, depth: number): void {
    while (!this.#is('}')) {
      const { type, text, line } = this.#now
      this.#at++
      if (type !== 'word' && type !== 'text') continue
      if (this.#took('=') || this.#took(':')) body.attributes.set(text, this.#value(depth + 1))
      else if (type === 'word') {
        const labels: string[] = []
        for (; (this.#now.type === 'text' || this.#now.type === 'word') && labels.length < 4; this.#at++)
          labels.push(this.#now.text)
        if (this.#took('{')) body.blocks.push({ type: text, labels, line, ...this.#braced(depth + 1) })
      }
    }
  }

  #braced(depth: number): HclBody {
    const body: OpenBody = { attributes: new Map(), blocks: [] }
    if (depth > deepest) this.#at = this.#tokens.length - 1
    this.#read(body, depth)
    this.#took('}')
    return body
  }

  /** A value; anything behind it on its line makes it one that has to be computed. */
  #value(depth: number): HclValue {
    const { line } = this.#now
    const value = this.#simple(depth)
    if (this.#endsHere()) return value
    this.#skip()
    return { kind: 'unknown', line }
  }

  #simple(depth: number): HclValue {
    const { type, text, line } = this.#now
    const unknown: HclValue = { kind: 'unknown', line }
    if (this.#took('{')) return { kind: 'object', body: this.#braced(depth), line }
    if (this.#took('[')) return { kind: 'list', items: this.#items(depth), line }
    if (type === 'sign' || type === 'newline' || type === 'end') return unknown
    this.#at++
    if (type === 'text' || type === 'number') return { kind: type, text, line }
    if (type === 'template') {
      // One insertion alone is as good as what it inserts.
      const inserted = /^\$\{\s{0,20}((?:var|local)\.[\w-]{1,100})\s{0,20}\}$/.exec(text)?.[1]
      return inserted ? { kind: 'reference', text: inserted, line } : unknown
    }
    if (text === 'true' || text === 'false') return { kind: 'flag', text, line }
    if (formsOnly.has(text) && this.#took('(')) {
      this.#passNewlines()
      const value = this.#simple(depth + 1)
      this.#passNewlines()
      return this.#took(')') ? value : unknown
    }
    if ((text !== 'var' && text !== 'local') || !this.#took('.') || this.#now.type !== 'word') return unknown
    const reference = `${text}.${this.#now.text}`
    this.#at++
    return { kind: 'reference', text: reference, line }
  }

  #passNewlines(): void {
    while (this.#now.type === 'newline') this.#at++
  }

  #items(depth: number): HclValue[] {
    const items: HclValue[] = []
    if (depth > deepest) this.#at = this.#tokens.length - 1
    while (!this.#is(']', '}')) {
      const before = this.#at
      if (this.#now.type !== 'newline' && !this.#is(',')) items.push(this.#value(depth + 1))
      if (this.#at === before) this.#at++
    }
    this.#took(']')
    return items
  }

  #endsHere(): boolean {
    return this.#now.type === 'newline' || this.#is(',', '}', ']')
  }

  /** Passes over the rest of an expression, with the brackets in it. */
  #skip(): void {
    for (let depth = 0; this.#now.type !== 'end' && !(depth === 0 && this.#endsHere()); this.#at++) {
      if (this.#is('(', '[', '{')) depth++
      else if (this.#is(')', ']', '}') && --depth < 0) return
    }
  }
}
