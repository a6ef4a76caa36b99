import {
  Composer,
  type ErrorCode,
  isAlias,
  isMap,
  isScalar,
  isSeq,
  Parser,
  type Scalar,
  type YAMLParseError,
} from 'yaml'
import {
  type Document,
  type DocumentProblem,
  type Entry,
  isSameValue,
  lengthOf,
  type MapNode,
  type Node,
  type Range,
  type ScalarNode,
  type Span,
  sizeOf,
} from '../../text/document.ts'
import { onceFor } from '../../text/once.ts'
import { positionFinder } from '../../text/text-position.ts'
import { controlCharacterIn, holdsUnseenSign } from '../../text/unseen-signs.ts'
import { documentLimits, Refusal, tooDeep } from './document-limits.ts'
import { type PlainText, withPlainBreaks } from './line-breaks.ts'
import { safeTokens } from './yaml-tokens.ts'

type PlaceOf = PlainText['placeOf']

/**
 * Reads YAML text into values that know their place. Never throws and never runs for long, whatever the bytes are:
 * what cannot be read is a problem with its place. Anchors and `<<` merges are resolved here, over the guarded tree.
 * The documents of one stream share what their aliases may stand for, and each stands below some lines of it.
 */
export function readDocument(
  input: Uint8Array | string,
  aliases: AliasBudget = aliasBudget(),
  linesAbove = 0,
): Document {
  const bytes = typeof input === 'string' ? input.length : input.byteLength
  if (bytes > documentLimits.bytes) return unreadable('', tooLarge(bytes))
  let text: string
  try {
    text = typeof input === 'string' ? input.replace(/^\ufeff/, '') : decode(input)
  } catch (refusal) {
    return unreadable('', refusal as Refusal)
  }
  const span = spanFinder(text)
  const problems: DocumentProblem[] = []
  const report = (refusal: Refusal): void => {
    problems.push({ ...refusal.problem, span: span(refusal.range) })
  }
  let comments: readonly Range[] = []
  try {
    refuseBadCharacters(text)
    const { plain, placeOf } = withPlainBreaks(text)
    const safe = safeTokens(plain, placeOf)
    comments = safe.comments
    const lineOf = (range: Range): number => span(range).line + linesAbove
    const root = compose(safe.tokens, plain, new Walk(text, placeOf, lineOf, report, aliases), placeOf)
    const mark = hasMark(input) ? { hasMark: true as const } : {}
    return { text, ...mark, ...(root !== undefined && { root }), comments, problems, span }
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    report(error)
    return { text, comments, problems, span }
  }
}

const ofBytes = onceFor((bytes: Uint8Array) => readDocument(bytes))

/** What was given as a document. The bytes of a file are read once, however often it is asked for. */
export function documentOf(input: Uint8Array | string | Document): Document {
  if (typeof input === 'string') return readDocument(input)
  return input instanceof Uint8Array ? ofBytes(input) : input
}

/** The characters that aliases may still stand for. */
export interface AliasBudget {
  left: number
}

export const aliasBudget = (): AliasBudget => ({ left: documentLimits.aliasedText })

/** Stands for a file that was not even opened because of its size. */
export function oversizedDocument(bytes: number): Document {
  return unreadable('', tooLarge(bytes))
}

/** Stands for a file that could not be opened. */
export function unreadableDocument(message: string, remedy: string): Document {
  return unreadable('', new Refusal('unreadable', message, remedy, [0, 0]))
}

function tooLarge(bytes: number): Refusal {
  const limit = `${documentLimits.bytes / 1024} KiB`
  const message = `The file has ${Math.ceil(bytes / 1024)} KiB; the limit is ${limit}.`
  return new Refusal('limit', message, 'Split the file by team or folder.', [0, 0])
}

function unreadable(text: string, refusal: Refusal): Document {
  const span = spanFinder(text)
  return { text, comments: [], problems: [{ ...refusal.problem, span: span(refusal.range) }], span }
}

const hasMark = (input: Uint8Array | string): boolean =>
  typeof input === 'string' ? input.startsWith('\ufeff') : input[0] === 0xef && input[1] === 0xbb && input[2] === 0xbf

function decode(bytes: Uint8Array): string {
  const [first, second] = bytes
  if ((first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)) {
    throw new Refusal('encoding', 'The file is in UTF-16.', 'Save it as UTF-8.', [0, 0])
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw new Refusal('encoding', 'The file is not valid UTF-8.', 'Save it as UTF-8.', [0, 0])
  }
}

function refuseBadCharacters(text: string): void {
  const control = controlCharacterIn(text)
  if (control) {
    const code = control[0].charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')
    const range: Range = [control.index, control.index + 1]
    throw new Refusal('encoding', `The file contains a control character (U+${code}).`, 'Delete the character.', range)
  }
  const lone = /\r(?!\n)/.exec(text)
  if (lone) {
    const message = 'A line ends with a bare carriage return, which tools read differently.'
    throw new Refusal('encoding', message, 'Save the file with LF or CRLF line endings.', [lone.index, lone.index + 1])
  }
}

const severalDocuments = [
  'The file contains more than one YAML document.',
  'Declare several jobs under `jobs:` in one document.',
] as const

/** The parser's commonest complaints in the words of somebody who writes manifests. */
const syntaxWords: Readonly<Partial<Record<ErrorCode, readonly [message: string, remedy: string]>>> = {
  TAB_AS_INDENT: ['A tab is used for indentation.', 'Indent with spaces.'],
  BLOCK_AS_IMPLICIT_KEY: [
    'The value on this line contains another key.',
    'Quote a value that contains ": ", or give keys of one level the same indentation.',
  ],
  MULTILINE_IMPLICIT_KEY: [
    'This line is neither a key with a value nor a continuation of the line above.',
    'Write it as `key: value`.',
  ],
  BAD_INDENT: ['A bracket or brace opened above is not closed before this line.', 'Close it, or fix the indentation.'],
  MISSING_CHAR: ['A quote, bracket or brace opened above is not closed.', 'Close it.'],
}

const misaligned = [
  'The indentation of this line matches neither the line above nor its neighbors.',
  'Indent all keys of a mapping, or all items of a list, alike.',
] as const

/** The parser gives one code to brackets that stay open and to lines that are not aligned. */
function wordsFor({ code, message }: YAMLParseError): readonly [message: string, remedy: string] {
  if (code === 'BAD_INDENT' && message.includes('same column')) return misaligned
  return syntaxWords[code] ?? [`Invalid YAML: ${cut(message)}.`, 'Fix the syntax here.']
}

/**
 * So deep the parser goes into what is no YAML, as `a: b: c` in many lines is: it tells the mistake only at the end, and
 * recurses into all that it left open. What is YAML is nested far less.
 */
const deepestParse = 500

/** What the parser makes of tokens that were read already, up to where they lead too deep, which `cut` hears. */
function* parsedTokens(tokens: readonly string[], cut: () => void) {
  const parser = new Parser()
  for (const token of tokens) {
    if (parser.stack.length > deepestParse) {
      cut()
      break
    }
    yield* parser.next(token)
  }
  yield* parser.end()
}

/** `tokens` are those of `plain`; every place is one of the text that `walk` knows. */
function compose(tokens: readonly string[], plain: string, walk: Walk, placeOf: PlaceOf): Node | undefined {
  // `schema: 'core'` keeps the meaning of words fixed; duplicates are found below in linear time.
  const composer = new Composer({
    version: '1.2',
    schema: 'core',
    merge: false,
    resolveKnownTags: false,
    customTags: [],
    uniqueKeys: false,
    stringKeys: true,
    strict: true,
    prettyErrors: false,
    logLevel: 'error',
    keepSourceTokens: false,
  })
  let isCut = false
  const parsing = parsedTokens(tokens, () => {
    isCut = true
  })
  const [parsed, another] = composer.compose(parsing, true, plain.length)
  // There is one, if an empty one, since the composer is asked for it.
  if (parsed === undefined) return undefined
  if (parsed.errors.length === 0 && another !== undefined)
    throw new Refusal('syntax', ...severalDocuments, placeOf([another.range[0], another.range[1]]))
  // The first only: later syntax errors are mostly its echoes.
  const [error] = parsed.errors
  if (error) {
    const [message, remedy] = wordsFor(error)
    const [start, end] = error.pos
    // A line break is no part of what is wrong.
    const isAtBreak = plain[start] === '\n'
    throw new Refusal('syntax', message, remedy, placeOf([start, isAtBreak ? start : Math.max(end, start + 1)]))
  }
  if (isCut) throw tooDeep(placeOf([0, plain.length]))
  if (parsed.contents === null) return undefined
  const root = walk.node(parsed.contents, 0)
  return root.kind === 'scalar' && root.value === null && root.source === '' ? undefined : root
}

/** One walk over the parsed tree: depth, nodes and keys are bounded, aliases resolved, duplicates reported. */
class Walk {
  readonly #text: string
  readonly #placeOf: PlaceOf
  readonly #lineOf: (range: Range) => number
  readonly #report: (refusal: Refusal) => void
  readonly #anchors = new Map<string, Node | 'open'>()
  #nodes = 0
  readonly #aliases: AliasBudget

  constructor(
    text: string,
    placeOf: PlaceOf,
    lineOf: (range: Range) => number,
    report: (refusal: Refusal) => void,
    aliases: AliasBudget,
  ) {
    this.#aliases = aliases
    this.#text = text
    this.#placeOf = placeOf
    this.#lineOf = lineOf
    this.#report = report
  }

  node(item: unknown, depth: number): Node {
    const range = this.#rangeOf(item)
    if (depth > documentLimits.depth) throw tooDeep(range)
    this.#count(1, range)
    if (isAlias(item)) return this.#alias(item.source, range)
    const anchor = (item as { anchor?: string } | null)?.anchor
    if (anchor !== undefined) this.#anchors.set(anchor, 'open')
    const node = this.#plain(item, range, depth)
    if (anchor !== undefined) this.#anchors.set(anchor, node)
    return node
  }

  #plain(item: unknown, range: Range, depth: number): Node {
    if (isMap(item)) return this.#map(item.items, range, depth)
    if (isSeq(item)) return { kind: 'list', items: item.items.map((child) => this.node(child, depth + 1)), range }
    if (isScalar(item)) return this.#scalar(item, range)
    return { kind: 'scalar', value: null, source: '', range }
  }

  #scalar(item: Scalar, range: Range): ScalarNode {
    const source = typeof item.value === 'string' ? item.value : this.#text.slice(range[0], range[1])
    if (controlCharacterIn(source) !== null || !source.isWellFormed()) {
      throw new Refusal(
        'encoding',
        'This value has an escape for a control character or an unpaired surrogate.',
        'Delete the escape.',
        range,
      )
    }
    if (holdsUnseenSign(source)) {
      throw new Refusal(
        'encoding',
        'This value contains an invisible or direction-changing character.',
        'Delete the character.',
        range,
      )
    }
    return { kind: 'scalar', value: item.value as ScalarNode['value'], source, range }
  }

  #map(pairs: readonly { key: unknown; value: unknown }[], range: Range, depth: number): MapNode {
    if (pairs.length > documentLimits.keysPerMap) {
      throw new Refusal('limit', `A mapping has more than ${documentLimits.keysPerMap} keys.`, 'Split the file.', range)
    }
    const entries = new Map<string, Entry>()
    const merged: Node[] = []
    for (const pair of pairs) {
      const keyRange = this.#rangeOf(pair.key)
      const key = this.#key(pair.key, keyRange)
      const node = this.node(pair.value, depth + 1)
      const end = node.kind === 'scalar' && node.source === '' ? keyRange[1] : node.range[1]
      if (key === '<<') merged.push(node)
      else {
        const first = entries.get(key)
        if (first) this.#duplicate(key, keyRange, first.key, isSameValue(first.node, node))
        else entries.set(key, { key: keyRange, node, range: [keyRange[0], end] })
      }
    }
    for (const source of merged) this.#merge(entries, source, range)
    return { kind: 'map', entries, range }
  }

  #key(item: unknown, range: Range): string {
    if (!isScalar(item))
      throw new Refusal('syntax', 'This key is not a plain word.', 'Write it as `key: value`.', range)
    const key = String(item.value)
    if (key === '__proto__') throw new Refusal('syntax', `"${key}" cannot be used as a key.`, 'Rename it.', range)
    if (key.length > documentLimits.keyLength)
      throw new Refusal('limit', `A key has more than ${documentLimits.keyLength} characters.`, 'Shorten it.', range)
    if (controlCharacterIn(key) !== null || holdsUnseenSign(key) || !key.isWellFormed()) {
      throw new Refusal('encoding', 'A key contains a control or invisible character.', 'Delete the character.', range)
    }
    return key
  }

  #duplicate(key: string, range: Range, first: Range, isSame: boolean): void {
    const message = `Duplicate key "${cut(key)}" (first on line ${this.#lineOf(first)}).`
    this.#report(new Refusal('duplicate-key', message, 'Keep one of them.', range, { isSame }))
  }

  #alias(source: string, range: Range): Node {
    const target = this.#anchors.get(source)
    const name = cut(source)
    if (target === undefined) {
      throw new Refusal(
        'syntax',
        `The alias *${name} has no anchor above it.`,
        `Define &${name} above it, or write the value.`,
        range,
      )
    }
    if (target === 'open')
      throw new Refusal('syntax', `The alias *${name} contains itself.`, 'Write the value instead.', range)
    this.#count(sizeOf(target), range)
    this.#aliases.left -= lengthOf(target)
    if (this.#aliases.left < 0) {
      const message = `The aliases in this file expand to more than ${documentLimits.aliasedText / 1024} Ki characters.`
      throw new Refusal('limit', message, 'Keep long text in one place.', range)
    }
    return { ...target, range }
  }

  /** `<<`: the mapping's own keys win, then earlier sources over later ones. */
  #merge(entries: Map<string, Entry>, source: Node, range: Range): void {
    const sources = source.kind === 'list' ? source.items : [source]
    for (const map of sources) {
      if (map.kind !== 'map')
        throw new Refusal('syntax', '"<<" merges a value that is not a mapping.', 'Use an alias of a mapping.', range)
      for (const [key, entry] of map.entries) if (!entries.has(key)) entries.set(key, entry)
    }
  }

  #rangeOf(item: unknown): Range {
    const range = (item as { range?: readonly number[] } | null)?.range
    return range ? this.#placeOf([range[0] as number, range[1] as number]) : [0, 0]
  }

  #count(nodes: number, range: Range): void {
    this.#nodes += nodes
    if (this.#nodes <= documentLimits.nodes) return
    const message = `The file has more than ${documentLimits.nodes} values, with aliases expanded.`
    throw new Refusal('limit', message, 'Split the file.', range)
  }
}

/** Words of the file as a message repeats them. */
const cut = (text: string): string => (text.length > 120 ? `${text.slice(0, 120)}…` : text)

function spanFinder(text: string): (range: Range) => Span {
  const position = positionFinder(text)
  return ([start, end]) => {
    const from = position(Math.min(start, text.length))
    const to = position(Math.min(Math.max(end, start), text.length))
    return { line: from.line, column: from.column, endLine: to.line, endColumn: to.column }
  }
}
