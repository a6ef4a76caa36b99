import { bounds, wholeNumber } from '../../text/bounds.ts'
import type { DocumentProblem, Entry, Node, Range } from '../../text/document.ts'
import { giveUp } from '../../text/given-up.ts'
import { readDocument } from './document-reader.ts'

/** One document of a YAML stream, which knows where it stands in the file. */
export interface YamlDocument {
  readonly root: Node
  /** The 1-based line of the file. */
  readonly lineOf: (range: Range) => number
}

/** Names of files that hold YAML, also as templates: what is filled in later may leave the rest readable. */
export const isYamlPath = (path: string): boolean =>
  /\.ya?ml(?:[.-](?:template|tmpl|tpl|in|example|sample|j2|jinja2?))?$/i.test(path)

export const isJsonPath = (path: string): boolean => /\.json$/i.test(path)

/**
 * The documents of a YAML stream that can be read; those that cannot, such as Helm's templates, say nothing. `mayHold`
 * judges the text of each before it is parsed.
 */
export function yamlDocuments(text: string, mayHold: (part: string) => boolean = () => true): YamlDocument[] {
  return partsOf(text).flatMap((part) => (mayHold(part.text) ? part.documents() : []))
}

/** JSON is read as YAML, which it is but for tabs at the start of lines. */
export const jsonDocuments = (text: string): YamlDocument[] =>
  yamlDocuments(text.replace(/^[ \t]+/gm, (indent) => ' '.repeat(indent.length)))

/** The text between two `---`, parsed when the first reader asks for it. */
interface Part {
  readonly text: string
  /** Empty where it cannot be read, which is told to whoever asks. */
  readonly documents: () => readonly YamlDocument[]
}

function partOf(text: string, linesAbove: number): Part {
  let parsed: { readonly documents: readonly YamlDocument[]; readonly because?: string | undefined } | undefined
  const parse = (): NonNullable<typeof parsed> => {
    const { root, span, problems } = readDocument(text)
    if (root) return { documents: [{ root, lineOf: (range) => span(range).line + linesAbove }] }
    return { documents: [], because: whyUnreadable(text, problems[0], linesAbove) }
  }
  return {
    text,
    documents: () => {
      parsed ??= parse()
      if (parsed.because !== undefined) giveUp(parsed.because)
      return parsed.documents
    },
  }
}

/** Templates, such as Helm's, are no YAML before they are filled in, and nobody reads them as such. */
function whyUnreadable(text: string, problem: DocumentProblem | undefined, linesAbove: number): string | undefined {
  if (problem === undefined || (problem.reason === 'syntax' && /\{[{%]/.test(text))) return undefined
  return `cannot be read at line ${problem.span.line + linesAbove}: ${problem.message.replace(/\.$/, '')}`
}

interface Split {
  readonly parts: readonly Part[]
  /** Whether there are more. */
  readonly isCut: boolean
}

/** The file that was read last: it is shown to one reader after the other, and parsed for all of them once. */
let last: (Split & { readonly text: string }) | undefined

function partsOf(text: string): readonly Part[] {
  if (last?.text !== text) last = { text, ...splitParts(text) }
  if (last.isCut) giveUp(`holds more than ${bounds.documents} YAML documents`)
  return last.parts
}

function splitParts(text: string): Split {
  const found: Part[] = []
  let isCut = false
  let start = 0
  let startLine = 0
  let line = 0
  const end = (at: number): void => {
    const part = text.slice(start, at)
    if (part.trim() === '' || part.startsWith('%') || isTemplate(part)) return
    if (found.length < bounds.documents) found.push(partOf(part, startLine))
    else isCut = true
  }
  for (let at = 0; at !== -1 && !isCut; line++) {
    if (/^(?:---|\.\.\.)(?=[ \t\r\n]|$)/.test(text.slice(at, at + 4))) {
      end(at)
      // What stands behind the sign belongs to the document; spaces in front keep its place.
      start = at + 3
      startLine = line
    }
    const next = text.indexOf('\n', at)
    at = next === -1 ? -1 : next + 1
  }
  if (!isCut) end(text.length)
  return { parts: found, isCut }
}

/** A statement of Jinja at the start of a line, outside all text of several lines, is no YAML: it need not be parsed. */
const isTemplate = (text: string): boolean => /^\{%/m.test(text)

/** The entry of a map, or undefined. */
export const entryOf = (node: Node | undefined, key: string): Entry | undefined =>
  node?.kind === 'map' ? node.entries.get(key) : undefined

/** The node below keys, or undefined. */
export function below(node: Node | undefined, ...keys: readonly string[]): Node | undefined {
  let found = node
  for (const key of keys) found = entryOf(found, key)?.node
  return found
}

export const itemsOf = (node: Node | undefined): readonly Node[] => (node?.kind === 'list' ? node.items : [])

export const entriesOf = (node: Node | undefined): readonly (readonly [string, Entry])[] =>
  node?.kind === 'map' ? [...node.entries] : []

/** A word that stands for itself: no template, no variable, no placeholder. */
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

/** Calls `visit` for every map below a node, from above to below, until it answers that it has seen enough of one. */
export function eachMap(node: Node | undefined, visit: (map: Node) => boolean | undefined): void {
  if (node === undefined || node.kind === 'scalar') return
  if (node.kind === 'map' && visit(node) === false) return
  const children = node.kind === 'list' ? node.items : [...node.entries.values()].map((entry) => entry.node)
  for (const child of children) eachMap(child, visit)
}
