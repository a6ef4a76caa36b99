/** A command as written, without quotes. */
export interface RawCommand {
  readonly words: string[]
  readonly line: number
  readonly hereDocuments: { text: string; line: number; isQuoted: boolean }[]
  /** The last operators between the previous command and this one, such as `&&`. */
  readonly behind: string
  readonly isInBrackets: boolean
  /** Whether it is in a loop over values. */
  readonly isRepeated?: true
}

/** The limit of characters in `${…}`. */
const longestVariable = 200
/** `${A}`, or `${A:-${B}/c}` with a nested variable. */
const bracedVariable = /^\$\{(?:[^{}\n]|\$\{[^{}\n]*\})*\}/
/** The total limit of characters to search for closing brackets. */
const searches = 2_000_000

/** `$((NODES * 8))`. */
const isArithmetic = /^\$\(\([\w\s$*+/%{}:()-]{1,200}\)\)$/

const plain = /[^\\'"`$#\n \t\r();&|<]+/y
const plainInQuotes = /[^\\'"$\n]+/y

/** `--{nodes=4,time=1}` means two words. */
const braces = /\{[^{},\s]*,[^{}\s]*\}/
const mostExpanded = 100

function expanded(word: string): string[] {
  let words = [word]
  for (;;) {
    const next = words.flatMap((each) => {
      const found = braces.exec(each)
      if (found === null) return [each]
      const [before, behind] = [each.slice(0, found.index), each.slice(found.index + found[0].length)]
      return found[0]
        .slice(1, -1)
        .split(',')
        .map((part) => before + part + behind)
    })
    if (next.length === words.length || next.length > mostExpanded) return words
    words = next
  }
}

const ansiQuotes = /\$'((?:[^'\\]|\\[\s\S])*)'/y
const ansiEscapes = /\\(?:x([\dA-Fa-f]{1,2})|u([\dA-Fa-f]{1,4})|U([\dA-Fa-f]{1,8})|([0-7]{1,3})|([\s\S]))/g
const ansiLetters: Readonly<Record<string, string>> = { n: ' ', t: ' ', r: ' ', v: ' ', f: ' ' }

function ansiSign(_: string, ...codes: readonly (string | undefined)[]): string {
  const [hex, short, long, octal, letter = ''] = codes
  const hexadecimal = hex ?? short ?? long
  const code = hexadecimal !== undefined ? Number.parseInt(hexadecimal, 16) : Number.parseInt(octal ?? '', 8)
  if (Number.isNaN(code)) return ansiLetters[letter] ?? letter
  return code <= 0x10ffff ? String.fromCodePoint(code) : ''
}

const withoutComments = (text: string): string =>
  text
    .split('\n')
    .map((line) => line.replace(/(^|\s)#.*$/, '').replace(/\\\s*$/, ''))
    .join(' ')
    .replace(/["']/g, '')

/** Splits a script into commands and words in a single pass. */
export class Scanner {
  readonly #text: string
  readonly #commands: RawCommand[] = []
  #at = 0
  #line = 1
  #searches = searches
  #words: string[] = []
  #word: string | undefined
  /** Whether the word contains unquoted braces. */
  #mayExpand = false
  #wordLine = 1
  #behind = ''
  #brackets = 0
  /** The end markers of here documents that start on the next line. */
  #awaited: { end: string; isQuoted: boolean; for: RawCommand | undefined }[] = []

  constructor(text: string) {
    this.#text = text
  }

  commands(): RawCommand[] {
    while (this.#at < this.#text.length) this.#step()
    this.#endCommand()
    return this.#commands
  }

  #step(): void {
    const sign = this.#text[this.#at] as string
    if (sign === '\\') this.#escape()
    else if (sign === "'" || sign === '"') this.#quoted(sign)
    else if (sign === '`') this.#substitution(this.#text.indexOf('`', this.#at + 1))
    else if (sign === '$') this.#dollar()
    else if (sign === '#' && this.#word === undefined) this.#at = this.#endOfLine()
    else if (sign === '\n') this.#newline()
    else if (sign === ' ' || sign === '\t' || sign === '\r') this.#endWord(1)
    else if (sign === '(' && this.#word?.endsWith('=')) this.#array()
    else if (';&|()'.includes(sign)) this.#separate(sign)
    else if (sign === '<' && this.#text.startsWith('<<', this.#at)) this.#hereDocument()
    else this.#plain(this.#run(plain) ?? sign)
  }

  #plain(text: string): void {
    this.#mayExpand ||= braces.test(text)
    this.#add(text)
  }

  /** The plain characters from here on. Undefined if there are none. */
  #run(signs: RegExp): string | undefined {
    signs.lastIndex = this.#at
    return signs.exec(this.#text)?.[0]
  }

  #add(text: string, length = text.length): void {
    if (this.#word === undefined) {
      this.#word = ''
      if (this.#words.length === 0) this.#wordLine = this.#line
    }
    this.#word += text
    this.#at += length
  }

  #endWord(length = 0): void {
    if (this.#word !== undefined) this.#words.push(...(this.#mayExpand ? expanded(this.#word) : [this.#word]))
    this.#word = undefined
    this.#mayExpand = false
    this.#at += length
  }

  #separate(sign: string): void {
    this.#endCommand(1)
    this.#behind = (this.#behind + sign).slice(-2)
    if (sign === '(') this.#brackets++
    // The bracket after a `case` pattern closes nothing.
    if (sign === ')') this.#brackets = Math.max(0, this.#brackets - 1)
  }

  #endCommand(length = 0): void {
    this.#endWord(length)
    if (this.#words.length === 0) return
    const [behind, isInBrackets] = [this.#behind, this.#brackets > 0]
    const command: RawCommand = { words: this.#words, line: this.#wordLine, hereDocuments: [], behind, isInBrackets }
    this.#commands.push(command)
    this.#behind = ''
    for (const awaited of this.#awaited) awaited.for ??= command
    this.#words = []
  }

  #newline(): void {
    this.#endCommand(1)
    if (!/(?:&&|\|)$/.test(this.#behind)) this.#behind = ''
    this.#line++
    for (const awaited of this.#awaited.splice(0)) this.#feed(awaited.end, awaited.isQuoted, awaited.for)
  }

  #feed(end: string, isQuoted: boolean, command: RawCommand | undefined): void {
    const line = this.#line
    const start = this.#at
    while (this.#at < this.#text.length) {
      const lineStart = this.#at
      const lineEnd = this.#endOfLine()
      this.#at = Math.min(lineEnd + 1, this.#text.length)
      this.#line++
      if (this.#text.slice(lineStart, lineEnd).trim() === end) {
        command?.hereDocuments.push({ text: this.#text.slice(start, lineStart), line, isQuoted })
        return
      }
    }
  }

  #escape(): void {
    const next = this.#text[this.#at + 1]
    if (next === '\n' || (next === '\r' && this.#text[this.#at + 2] === '\n')) {
      // A continued line does not end a word.
      this.#at += next === '\n' ? 2 : 3
      this.#line++
    } else this.#add(next ?? '', 2)
  }

  /** A quoted part of a word. Its line breaks become separators, so that a quoted script keeps its commands apart. */
  #quoted(quote: string): void {
    this.#add('', 1)
    while (this.#at < this.#text.length) {
      const sign = this.#text[this.#at] as string
      if (sign === quote) {
        this.#at++
        return
      }
      if (sign === '\n') {
        this.#add(this.#optionsFollow(quote) ? ' ' : ' ; ', 1)
        this.#line++
      } else if (sign === '$' && quote === '"' && this.#text[this.#at + 1] === '(') this.#dollar()
      else if (sign === '\\' && quote === '"') {
        if (this.#text[this.#at + 1] === '\n') {
          this.#add('', 2)
          this.#line++
        } else this.#add(this.#text[this.#at + 1] ?? '', 2)
      } else this.#add(this.#run(plainInQuotes) ?? sign)
    }
  }

  /** Whether the next line of a quoted text has options or ends the text. No command starts with an option. */
  #optionsFollow(quote: string): boolean {
    let next = this.#at + 1
    while (this.#text[next] === ' ' || this.#text[next] === '\t') next++
    const sign = this.#text[next]
    return sign === '-' || sign === quote || sign === '\n'
  }

  #dollar(): void {
    const next = this.#text[this.#at + 1]
    if (next === '{') {
      const text = bracedVariable.exec(this.#text.slice(this.#at, this.#at + longestVariable))?.[0]
      this.#add(text ?? '${')
    } else if (next === '(') this.#substitution(this.#closing(this.#at + 1))
    else if (next === "'") this.#ansiQuoted()
    // `$"…"`, a translated text, is quoted like any other.
    else if (next === '"') this.#at++
    else this.#add('$')
  }

  /** `$'--nodes=\x34'`, as in C. */
  #ansiQuoted(): void {
    ansiQuotes.lastIndex = this.#at
    const [whole = '$', text = '$'] = ansiQuotes.exec(this.#text) ?? []
    this.#add(text.replace(ansiEscapes, ansiSign), whole.length)
    this.#countLines(whole)
  }

  /** The output of another command. It is unknown, but a makefile's `$(NAME)` is kept. */
  #substitution(end: number): void {
    const text = this.#text.slice(this.#at, end === -1 ? this.#text.length : end + 1)
    const isKept = /^\$\(\w{1,100}\)$/.test(text)
    this.#add(isKept ? text : isArithmetic.test(text) ? text.replace(/\s/g, '') : '$', text.length)
    this.#countLines(text)
  }

  /** The position of the bracket that closes the one at `start`, or `start` if there is none. */
  #closing(start: number): number {
    let depth = 0
    for (let at = start; at < this.#text.length && at < start + 20_000 && this.#searches-- > 0; at++) {
      if (this.#text[at] === '(') depth++
      else if (this.#text[at] === ')' && --depth === 0) return at
    }
    return Math.min(start, this.#text.length - 1)
  }

  #array(): void {
    const end = this.#closing(this.#at)
    const text = this.#text.slice(this.#at + 1, end)
    this.#add(withoutComments(text), end + 1 - this.#at)
    this.#countLines(text)
  }

  #hereDocument(): void {
    if (this.#text.startsWith('<<<', this.#at)) {
      this.#endWord(3)
      return
    }
    const [sign = '<<', quoted, plain] =
      /^<<-?[ \t]*(?:\\?["']([^"'\n]{1,60})["']|\\?([A-Za-z_]\w{0,60}))/.exec(
        this.#text.slice(this.#at, this.#at + 80),
      ) ?? []
    this.#endWord(sign.length)
    const end = quoted ?? plain
    const isQuoted = quoted !== undefined || sign.includes('\\')
    if (end !== undefined) this.#awaited.push({ end: end.trim(), isQuoted, for: undefined })
  }

  #endOfLine(): number {
    const end = this.#text.indexOf('\n', this.#at)
    return end === -1 ? this.#text.length : end
  }

  #countLines(text: string): void {
    for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) this.#line++
  }
}
