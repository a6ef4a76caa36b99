import { Composer, type ErrorCode, Parser, type YAMLParseError } from 'yaml'
import type { Document, DocumentProblem, Node, Range, Span } from '../../text/document.ts'
import { positionFinder } from '../../text/text-position.ts'
import { controlCharacterIn } from '../../text/unseen-signs.ts'
import { documentLimits, Refusal, tooDeep } from './document-limits.ts'
import { type AliasBudget, aliasBudget, cut, DocumentWalk, type PlaceOf } from './document-walk.ts'
import { withPlainBreaks } from './line-breaks.ts'
import { safeTokens } from './yaml-tokens.ts'

/**
 * Parses YAML text into values with places. Never throws or runs long, for any bytes: unreadable text becomes a problem
 * with a place. Resolves anchors and `<<` merges here, after the limits are checked. The documents of one stream share
 * `aliases`, and each starts after `linesAbove` lines.
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
    const root = compose(safe.tokens, plain, new DocumentWalk(text, placeOf, lineOf, report, aliases), placeOf)
    const mark = hasMark(input) ? { hasMark: true as const } : {}
    return { text, ...mark, ...(root !== undefined && { root }), comments, problems, span }
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    report(error)
    return { text, comments, problems, span }
  }
}

const documents = new WeakMap<Uint8Array, Document>()

/** The input as a document. The bytes of a file are parsed only once, until {@link releaseDocument}. */
export function documentOf(input: Uint8Array | string | Document): Document {
  if (!(input instanceof Uint8Array)) return typeof input === 'string' ? readDocument(input) : input
  const document = documents.get(input) ?? readDocument(input)
  documents.set(input, document)
  return document
}

/** Frees the document of a file that has been checked: it takes many times as much memory as its bytes. */
export function releaseDocument(input: Uint8Array | string | Document): void {
  if (input instanceof Uint8Array) documents.delete(input)
}

/** A document for a file that is too large to open. */
export function oversizedDocument(bytes: number): Document {
  return unreadable('', tooLarge(bytes))
}

/** A document for a file that could not be opened. */
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

/** The most common parser errors in words for manifest authors. */
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

/** The parser uses one code for both unclosed brackets and misaligned lines, and another for both quotes and keys. */
function wordsFor({ code, message, pos }: YAMLParseError, plain: string): readonly [message: string, remedy: string] {
  if (code === 'BAD_INDENT' && message.includes('same column')) return misaligned
  if (code === 'MISSING_CHAR' && message.includes('need to be followed by map values')) {
    const key = cut(plain.slice(...pos))
    return [`\`${key}\` has no value.`, `Write \`${key}: …\`.`]
  }
  return syntaxWords[code] ?? [`Invalid YAML: ${cut(message)}.`, 'Fix the syntax here.']
}

/**
 * The limit of the parser's depth in invalid YAML, such as `a: b: c` on many lines. It reports the error only at the
 * end and recurses into everything left open. Valid YAML is nested far less.
 */
const deepestParse = 500

/** Parses the tokens until they are too deep, then calls `cut`. */
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

/** `tokens` are those of `plain`. All places refer to the original text. */
function compose(tokens: readonly string[], plain: string, walk: DocumentWalk, placeOf: PlaceOf): Node | undefined {
  // `schema: 'core'` fixes the meaning of words. Duplicates are found below in linear time.
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
  // The composer was asked for a document, so there is at least an empty one.
  if (parsed === undefined) return undefined
  if (parsed.errors.length === 0 && another !== undefined)
    throw new Refusal('syntax', ...severalDocuments, placeOf([another.range[0], another.range[1]]))
  // Only the first error: later ones usually follow from it.
  const [error] = parsed.errors
  if (error) {
    const [message, remedy] = wordsFor(error, plain)
    const [start, end] = error.pos
    // A line break is not part of the error.
    const isAtBreak = plain[start] === '\n'
    throw new Refusal('syntax', message, remedy, placeOf([start, isAtBreak ? start : Math.max(end, start + 1)]))
  }
  if (isCut) throw tooDeep(placeOf([0, plain.length]))
  if (parsed.contents === null) return undefined
  const root = walk.node(parsed.contents, 0)
  return root.kind === 'scalar' && root.value === null && root.source === '' ? undefined : root
}

function spanFinder(text: string): (range: Range) => Span {
  const position = positionFinder(text)
  return ([start, end]) => {
    const from = position(Math.min(start, text.length))
    const to = position(Math.min(Math.max(end, start), text.length))
    return { line: from.line, column: from.column, endLine: to.line, endColumn: to.column }
  }
}
