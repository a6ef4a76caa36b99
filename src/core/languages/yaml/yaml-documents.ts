import { bounds, wholeNumber } from '../../text/bounds.ts'
import type { Document, Entry, Node, Range } from '../../text/document.ts'
import { giveUp } from '../../text/given-up.ts'
import { once } from '../../text/once.ts'
import { readDocument } from './document-reader.ts'
import { type AliasBudget, aliasBudget } from './document-walk.ts'
import { mayBeTemplate, templateText } from './yaml-template.ts'

/** One document of a YAML stream, with its place in the file. */
export interface YamlDocument {
  readonly root: Node
  /** The line in the file, 1-based. */
  readonly lineOf: (range: Range) => number
}

/** File names of YAML, including templates, which may be readable except for their placeholders. */
export const isYamlPath = (path: string): boolean =>
  /\.ya?ml(?:[.-](?:template|tmpl|tpl|in|example|sample|j2|jinja2?))?$/i.test(path)

export const isJsonPath = (path: string): boolean => /\.json$/i.test(path)

/** The text between two `---`. Parsed on first use. */
export interface DocumentPart {
  /** Without the escapes of its keys, to search it before it is parsed. */
  readonly text: string
  /** Whether the text contains a word in the position of a key. If not, no map has this key. */
  readonly hasKey: (key: string) => boolean
  /** Whether it may be a key of the outermost map. */
  readonly hasTopKey: (key: string) => boolean
  /** Empty if unreadable. Each caller gives up with the reason. */
  readonly documents: () => readonly YamlDocument[]
  /** Whether it is a template with parts that are omitted, repeated or included. */
  readonly isOpen: () => boolean
}

/**
 * JSON is parsed as YAML, with leading tabs replaced, and only if it contains the keys of a format. Most JSON files are
 * large and unrelated.
 */
export function jsonParts(text: string): readonly DocumentPart[] {
  const searched = unescaped(text)
  const strings = once(() => new Set(searched.match(shortString)))
  const top = once(() => topKeysOf(text))
  const plain = once(() => (keyWithoutQuotes.test(text) ? keysIn(searched).all : new Set<string>()))
  const keys: Keys = {
    hasKey: (key) => strings().has(`"${key}"`) || plain().has(key),
    hasTopKey: (key) => top().has(key),
  }
  return [partOf(() => text.replace(/^[ \t]+/gm, (indent) => ' '.repeat(indent.length)), searched, 0, keys)]
}

/** Any string that may be a key, wherever its colon is. */
const shortString = /"[\w$.-]{1,80}"/g

/** In files called JSON, which YAML readers accept. */
const keyWithoutQuotes = /[{,]\s*(?:[A-Za-z_][\w$.-]{0,79}|'[^'\n]{1,80}')\s*:/

/** The top-level keys, or all keys if it is not strict JSON. */
function topKeysOf(text: string): ReadonlySet<string> {
  try {
    return new Set(Object.keys(Object(JSON.parse(text))))
  } catch {
    return keysIn(unescaped(text)).all
  }
}

/** A text in which the escapes of YAML and JSON are the characters that they mean: `"nvidia.com\u002fgpu"`. */
export const unescaped = (text: string): string =>
  text.includes('\\') ? text.replace(escapeSequence, (written) => characterOf(written.slice(2))) : text

const escapeSequence = /\\(?:x[\da-fA-F]{2}|u[\da-fA-F]{4}|U[\da-fA-F]{8}|\/)/g

function characterOf(code: string): string {
  const number = Number.parseInt(code, 16)
  return code === '' ? '/' : number <= 0x10ffff ? String.fromCodePoint(number) : ''
}

type Keys = Pick<DocumentPart, 'hasKey' | 'hasTopKey'>

interface KeysIn {
  readonly all: ReadonlySet<string>
  /** Keys at the start of a line. */
  readonly top: ReadonlySet<string>
}

/** The words before colons, with or without quotes. Most files are read no further than this. */
function keysIn(text: string): KeysIn {
  const [all, top] = [new Set<string>(), new Set<string>()]
  for (let colon = text.indexOf(':'); colon !== -1; colon = text.indexOf(':', colon + 1)) {
    let end = colon
    while (isBlank(text.charCodeAt(end - 1))) end--
    if (isQuote(text.charCodeAt(end - 1))) end--
    let start = end
    while (end - start <= longestKey && isOfKey[text.charCodeAt(start - 1)] === 1) start--
    if (start === end || end - start > longestKey) continue
    const key = text.slice(start, end)
    all.add(key)
    const before = isQuote(text.charCodeAt(start - 1)) ? start - 2 : start - 1
    if (before < 0 || text[before] === '\n') top.add(key)
  }
  return { all, top }
}

const longestKey = 80
const isBlank = (code: number): boolean => code === 32 || code === 9 || code === 10
const isQuote = (code: number): boolean => code === 34 || code === 39
/** Whether a key may contain a character, by its code. */
const isOfKey = Uint8Array.from({ length: 128 }, (_, code) => Number(/[\w$.-]/.test(String.fromCharCode(code))))

interface Parsed {
  readonly documents: readonly YamlDocument[]
  /** Why it is unreadable. */
  readonly because?: string
  readonly isOpen: boolean
}

function partOf(
  plain: () => string,
  text: string,
  linesAbove: number,
  keys: Keys,
  aliases = aliasBudget(),
): DocumentPart {
  let known: Parsed | undefined
  const parsed = (): Parsed => {
    known ??= parse(plain(), linesAbove, aliases)
    return known
  }
  return {
    text,
    ...keys,
    documents: () => {
      const { documents, because } = parsed()
      if (because !== undefined) giveUp(because)
      return documents
    },
    isOpen: () => mayBeTemplate(text) && parsed().isOpen,
  }
}

/** Text that is not valid YAML is parsed again without its template expressions. */
function parse(text: string, linesAbove: number, aliases: AliasBudget): Parsed {
  const written = hasStatement(text) ? undefined : readDocument(text, aliases, linesAbove)
  const isRefused = written?.problems.some(({ reason }) => reason === 'encoding')
  const plain = isRefused ? readDocument(withoutControlEscapes(text), aliases, linesAbove) : written
  const isTemplate = plain === undefined || (mayBeTemplate(text) && isBroken(plain))
  if (!isTemplate) return { ...whatIsRead(plain, linesAbove), isOpen: false }
  const filled = templateText(text)
  return { ...whatIsRead(readDocument(filled.text, aliases, linesAbove), linesAbove), isOpen: filled.isOpen }
}

/** A formula in quotes, `"\boxed{}"`, has the escape of a control character. It is a manifest's error, but not a program's. */
const withoutControlEscapes = (text: string): string =>
  text.replace(/\\(?:[abefv0]|x[01][\da-fA-F]|u00[01][\da-fA-F])/g, (written) => ' '.repeat(written.length))

const isBroken = ({ problems }: Document): boolean => problems.some(({ reason }) => reason === 'syntax')

function whatIsRead({ root, span, problems }: Document, linesAbove: number): Omit<Parsed, 'isOpen'> {
  const problem = problems.find(({ isSame }) => isSame !== true)
  const documents = root ? [{ root, lineOf: (range: Range) => span(range).line + linesAbove }] : []
  if (problem === undefined) return { documents }
  const isTwice = problem.reason === 'duplicate-key'
  const place = `${isTwice ? 'gives two values' : 'cannot be read'} at line ${problem.span.line + linesAbove}`
  const because = `${place}: ${problem.message.replace(/\.$/, '')}`
  // Most programs use the last value, but not all. It counts, but is reported.
  return { documents: isTwice ? documents : [], because }
}

/** A Jinja statement at the start of a line is never valid YAML, so parsing is unnecessary. */
const hasStatement = (text: string): boolean => /^\{%/m.test(text)

function yamlPart(text: string, linesAbove: number, aliases: AliasBudget): DocumentPart {
  let known: KeysIn | undefined
  const searched = unescaped(text)
  const keys = (): KeysIn => {
    known ??= keysIn(searched)
    return known
  }
  const mayBeAnyKey = once(() => explicitKey.test(text))
  const isPlain = once(() => keys().top.size > 0 && startsAtMargin.test(text) && !marked.test(text))
  const hasKey = (key: string): boolean => keys().all.has(key) || mayBeAnyKey()
  // If lines are indented, in braces, or marked, any key may be at the top.
  const hasTopKey = (key: string): boolean => (isPlain() ? keys().top : keys().all).has(key) || mayBeAnyKey()
  return partOf(() => withoutTags(text), searched, linesAbove, { hasKey, hasTopKey }, aliases)
}

/** `? key`, whose colon is on another line. */
const explicitKey = /(?:^|[\s{,[])\?\s/
const startsAtMargin = /^(?:[ \t]*(?:#[^\n]*)?\n)*[^\s#{]/
/** A tag, an anchor or a merge before or instead of a key. */
const marked = /^["']?(?:[&!]|<<)/m

/** Tags such as `!Ref` and `!new:module.Class` call functions, which are not supported. The rest stays readable. */
const withoutTags = (text: string): string =>
  text.replace(/(^|[\s:,[-])!{1,2}[A-Za-z][\w.:/-]{0,100}(?=\s|$)/gm, (tag, before: string) =>
    before.padEnd(tag.length),
  )

/** `-` and `.`, with which few lines start. */
const mayEndPart = (code: number): boolean => code === 45 || code === 46

/** The parts of a YAML stream. Gives up on parts beyond the limit. */
export function yamlParts(text: string): readonly DocumentPart[] {
  const found: DocumentPart[] = []
  const aliases = aliasBudget()
  let isCut = false
  let start = 0
  let startLine = 0
  let line = 0
  const end = (at: number): void => {
    const part = text.slice(start, at)
    if (part.trim() === '' || part.startsWith('%')) return
    if (found.length < bounds.documents) found.push(yamlPart(part, startLine, aliases))
    else isCut = true
  }
  for (let at = 0; at !== -1 && !isCut; line++) {
    if (mayEndPart(text.charCodeAt(at)) && /^(?:---|\.\.\.)(?=[ \t\r\n]|$)/.test(text.slice(at, at + 4))) {
      end(at)
      // Text after the marker belongs to the document. Leading spaces keep its column.
      start = at + 3
      startLine = line
    }
    const next = text.indexOf('\n', at)
    at = next === -1 ? -1 : next + 1
  }
  if (!isCut) end(text.length)
  if (isCut) giveUp(`holds more than ${bounds.documents} YAML documents`)
  return found
}

export const entryOf = (node: Node | undefined, key: string): Entry | undefined =>
  node?.kind === 'map' ? node.entries.get(key) : undefined

/** The node at a path of keys, or undefined. */
export function below(node: Node | undefined, ...keys: readonly string[]): Node | undefined {
  let found = node
  for (const key of keys) found = entryOf(found, key)?.node
  return found
}

export const itemsOf = (node: Node | undefined): readonly Node[] => (node?.kind === 'list' ? node.items : [])

export const entriesOf = (node: Node | undefined): readonly (readonly [string, Entry])[] =>
  node?.kind === 'map' ? [...node.entries] : []

/** A literal word: not a template, variable or placeholder. */
export function wordOf(node: Node | undefined): string | undefined {
  if (node?.kind !== 'scalar' || node.value === null) return undefined
  const word = node.source.trim()
  return word !== '' && word.length <= 200 && !/[${}<>%@`]/.test(word) ? word : undefined
}

export const wholeOf = (node: Node | undefined): number | undefined => wholeNumber(wordOf(node))

export const flagOf = (node: Node | undefined): boolean | undefined => {
  const word = wordOf(node)?.toLowerCase()
  return word === 'true' ? true : word === 'false' ? false : undefined
}

/** Calls `visit` for every map in a node, parents first. Skips the children of a map if it returns false. */
export function eachMap(node: Node | undefined, visit: (map: Node) => boolean | undefined): void {
  if (node === undefined || node.kind === 'scalar') return
  if (node.kind === 'map' && visit(node) === false) return
  const children = node.kind === 'list' ? node.items : [...node.entries.values()].map((entry) => entry.node)
  for (const child of children) eachMap(child, visit)
}
