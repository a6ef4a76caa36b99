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
export const readHcl = (text: string): HclBody => new HclReader(tokensOf(withoutHeredocs(text))).file()

/** Texts of several lines are others' languages: a word stands for each, which is no value. */
function withoutHeredocs(text: string): string {
  let end: string | undefined
  const lines = text.split('\n').map((line) => {
    if (end !== undefined) {
      if (line.trim() === end) end = undefined
      return ''
    }
    const [start, name] = /<<-?([A-Za-z_]\w{0,60})\s{0,20}$/.exec(line) ?? []
    end = name
    return start === undefined ? line : `${line.slice(0, -start.length)}heredoc`
  })
  return lines.join('\n')
}

/** A string that does not end on its line, or late, ends with it. */
const tokenPattern =
  /([ \t\r]+|#[^\n]*|\/\/[^\n]*)|(\n)|(\/\*)|"((?:[^"\\\n$%]|\\.|[$%]\{[^{}\n]{0,400}\}|[$%](?!\{)){0,4000})"|("[^\n]*)|([A-Za-z_][\w-]*)|(\d[\d.]*)|(.)/gsu

function tokensOf(text: string): Token[] {
  const tokens: Token[] = []
  let line = 1
  for (let match = tokenFrom(text, 0); match; match = tokenFrom(text, tokenPattern.lastIndex)) {
    const [, , newline, comment, string, open, word, number, sign] = match
    const push = (type: Token['type'], written: string): number => tokens.push({ type, text: written, line })
    if (comment) {
      const close = text.indexOf('*/', tokenPattern.lastIndex)
      const end = close === -1 ? text.length : close + 2
      line += text.slice(tokenPattern.lastIndex, end).split('\n').length - 1
      tokenPattern.lastIndex = end
    } else if (string !== undefined) push(/[$%]\{/.test(string) ? 'template' : 'text', string)
    else if (open) push('template', '')
    else if (word) push('word', word)
    else if (number) push('number', number)
    else if (sign) push('sign', sign)
    else if (newline) {
      push('newline', newline)
      line++
    }
  }
  tokens.push({ type: 'end', text: '', line })
  return tokens
}

function tokenFrom(text: string, from: number): RegExpExecArray | null {
  tokenPattern.lastIndex = from
  return tokenPattern.exec(text)
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
