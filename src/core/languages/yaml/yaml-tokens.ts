import { Lexer } from 'yaml'
import type { Range } from '../../text/document.ts'
import { documentLimits, Refusal, tooDeep } from './document-limits.ts'

/** Tokens that start no block: white space, comments, and document markers. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: the lexer has control characters as markers
const besideBlocks = /^(?:[ \t\r\n#%\u0002\u0018\ufeff]|---$|\.\.\.$|$)/
/** Markers of the lexer without text: before a document, before a scalar, and after a broken flow. */
const marks = new Set(['\u0002', '\u001f', '\u0018'])
/** The marker before a scalar's text. */
const scalarMark = '\u001f'

/**
 * The tokens of a YAML text and the places of its comments, in linear time. Throws a {@link Refusal} at the first token
 * that would make parsing slow or unsafe, before any parser sees the rest. `placeOf` converts to the places shown to
 * users.
 */
export function safeTokens(
  text: string,
  placeOf: (range: Range) => Range,
): { readonly tokens: readonly string[]; readonly comments: readonly Range[] } {
  const tokens: string[] = []
  const comments: Range[] = []
  const guard = new TokenGuard(placeOf)
  for (const token of new Lexer().lex(text)) {
    if (guard.sees(token) === 'comment') comments.push(guard.place(token))
    tokens.push(token)
    guard.passes(token)
  }
  return { tokens, comments }
}

/** Counts the tokens and tracks their depth. */
class TokenGuard {
  readonly #placeOf: (range: Range) => Range
  #offset = 0
  #tokens = 0
  #flowDepth = 0
  #aliases = 0
  #dashes = 0
  #isScalarNext = false
  /** The columns of the enclosing blocks. `#mayBegin`: whether a new one may start here. */
  readonly #blocks: number[] = []
  #lineStart = 0
  #mayBegin = true
  /** Whether this line already has a key. `#keyColumn`: the start of the next key. */
  #hasKey = false
  #keyColumn: number | undefined

  constructor(placeOf: (range: Range) => Range) {
    this.#placeOf = placeOf
  }

  place(token: string): Range {
    return this.#placeOf([this.#offset, this.#offset + token.length])
  }

  passes(token: string): void {
    if (marks.has(token)) return
    this.#offset += token.length
    if (!token.endsWith('\n')) return
    this.#lineStart = this.#offset
    this.#mayBegin = true
    this.#hasKey = false
    this.#keyColumn = undefined
  }

  sees(token: string): 'comment' | undefined {
    if (++this.#tokens > documentLimits.tokens) {
      throw this.#refusal(
        'limit',
        `The file has more than ${documentLimits.tokens} YAML tokens.`,
        'Split the file.',
        token,
      )
    }
    if (this.#mayBegin && this.#flowDepth <= 0 && !besideBlocks.test(token)) this.#beginBlock(token)
    const isText = this.#isScalarNext
    this.#isScalarNext = token === scalarMark
    if (isText) this.#keyColumn = this.#column
    if (isText || this.#isScalarNext) return undefined
    return this.#seesSign(token)
  }

  #beginBlock(token: string): void {
    this.#mayBegin = token === '-'
    this.#openBlock(this.#column, token)
  }

  /** The parser rejects `a: b: c` at the end, but recurses into each key before it does. */
  #seesKey(token: string): void {
    if (this.#hasKey && this.#flowDepth <= 0) this.#openBlock(this.#keyColumn ?? this.#column, token)
    this.#hasKey = true
    this.#keyColumn = undefined
  }

  get #column(): number {
    return this.#offset - this.#lineStart
  }

  #openBlock(column: number, token: string): void {
    while ((this.#blocks.at(-1) ?? -1) >= column) this.#blocks.pop()
    // The parser recurses into each block, and would fail at a depth that depends on its stack size.
    if (this.#blocks.push(column) > documentLimits.depth + 1) throw tooDeep(this.place(token))
  }

  #seesSign(token: string): 'comment' | undefined {
    switch (token[0]) {
      case '#':
        return 'comment'
      case '[':
      case '{':
        if (++this.#flowDepth > documentLimits.depth) throw tooDeep(this.place(token))
        break
      case ']':
      case '}':
        this.#flowDepth--
        break
      case '\n':
      case '\r':
        this.#dashes = 0
        break
      case ':':
        this.#seesKey(token)
        break
      case '-':
        if (token === '-' && ++this.#dashes > documentLimits.depth) throw tooDeep(this.place(token))
        break
      case '&':
      case '*':
        if (++this.#aliases > documentLimits.aliases) {
          const message = `The file has more than ${documentLimits.aliases} YAML anchors and aliases.`
          throw this.#refusal('limit', message, 'Use `defaults:` for what jobs share.', token)
        }
        break
      case '!':
        throw this.#refusal('syntax', 'YAML tags are not allowed.', 'Write the plain value without the tag.', token)
      case '%':
        throw this.#refusal('syntax', 'YAML directives are not allowed.', 'Delete this line.', token)
      case '?':
        if (token === '?')
          throw this.#refusal(
            'syntax',
            'A key that starts with "?" is not allowed.',
            'Write it as `key: value`.',
            token,
          )
    }
    return undefined
  }

  #refusal(reason: 'limit' | 'syntax', message: string, remedy: string, token: string): Refusal {
    return new Refusal(reason, message, remedy, this.place(token))
  }
}
