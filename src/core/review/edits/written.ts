import type { Node } from '../../text/document.ts'
import { Unwritable } from './unwritable.ts'

/** A value that an edit writes: YAML without dates and tags. */
export type Value = string | number | boolean | null | readonly Value[] | Mapping
export type Mapping = { readonly [key: string]: Value }

export const isMapping = (value: Value | undefined): value is Mapping =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A value to write, with its comments. */
export interface Leaf {
  readonly text: string
  /** The same inside braces, where a comma or bracket would end it. */
  readonly inBraces: string
  /** The items of a list in block style. */
  readonly items?: readonly string[]
  /** Comment lines above it, without indentation. */
  readonly above?: readonly string[]
  /** The spaces and the comment after it. */
  readonly behind?: string
}

/** What to write into a mapping; undefined removes a key. */
export type Entries = Map<string, Leaf | Entries | undefined>

export const leaf = (text: string, items: readonly string[] = []): Leaf => ({ text, inBraces: text, items })

export function addTo(entries: Entries, path: readonly (string | number)[], value: Leaf | Entries | undefined): void {
  const [key, ...rest] = path
  const name = String(key)
  const there = entries.get(name)
  if (rest.length === 0) {
    if (there !== undefined) throw new Unwritable('form')
    entries.set(name, value)
  } else {
    if (there !== undefined && !(there instanceof Map)) throw new Unwritable('form')
    const inner: Entries = there ?? new Map()
    entries.set(name, inner)
    addTo(inner, rest, value)
  }
}

/** A value on one line, in block and in flow style. `like`: the current text, whose quotes are kept. */
export function leafOfValue(value: Value, like = ''): Leaf {
  const oneLine = (each: Value): string => leafOfValue(each).text
  if (isMapping(value))
    return leaf(braces(Object.entries(value).map(([key, each]) => `${word(key)}: ${oneLine(each)}`)))
  if (!Array.isArray(value)) return leaf(typeof value === 'string' ? word(value, like) : String(value))
  const items = value.map(oneLine)
  return leaf(`[${items.join(', ')}]`, items)
}

/** The same for a node; numbers as written, since `2.10` is not always `2.1`. */
export function leafOfNode(node: Node, like = ''): Leaf {
  const oneLine = (each: Node): string => leafOfNode(each).text
  if (node.kind === 'scalar')
    return leaf(typeof node.value === 'string' ? word(node.value, like) : node.source || 'null')
  if (node.kind === 'map')
    return leaf(braces([...node.entries].map(([key, entry]) => `${word(key)}: ${oneLine(entry.node)}`)))
  const items = node.items.map(oneLine)
  return leaf(`[${items.join(', ')}]`, items)
}

const braces = (entries: readonly string[]): string => (entries.length === 0 ? '{}' : `{ ${entries.join(', ')} }`)

/** The entries on one line, as in braces. */
export const inOneLine = (entries: Entries): string[] =>
  [...entries].map(([key, value]) => `${word(key)}: ${flowText(value as Leaf | Entries)}`)

export function flowText(value: Leaf | Entries): string {
  if (value instanceof Map) return braces(inOneLine(value))
  if (value.above !== undefined || value.behind !== undefined) throw new Unwritable('comment')
  return value.inBraces
}

/** The entries as lines in block style, with sections indented by one step and deeper levels in braces. */
export function inLines(entries: Entries, step: string): string[] {
  return [...entries].flatMap(([key, value]) => {
    if (!(value instanceof Map)) return lineOf(key, value as Leaf)
    const inner = [...value].flatMap(([name, each]) =>
      each instanceof Map ? [`${word(name)}: ${flowText(each)}`] : lineOf(name, each as Leaf),
    )
    return [`${word(key)}:`, ...inner.map((line) => `${step}${line}`)]
  })
}

const lineOf = (key: string, { text, above = [], behind = '' }: Leaf): string[] => [
  ...above,
  `${word(key)}: ${text}${behind}`,
]

export function word(text: string, like = ''): string {
  if (like.startsWith("'") && !text.includes('\n')) return `'${text.replaceAll("'", "''")}'`
  return like.startsWith('"') || !isPlain(text) ? JSON.stringify(text) : text
}

/** Starts with a letter, or with digits that no YAML parser reads as a number, a time or a date (`4x4x8`). */
const plainWord = /^(?:[A-Za-z]|\d{1,9}[A-WYZa-df-wyz]|\d{1,9}x\d)[A-Za-z0-9_./+-]*(?::\d+)?$/
/** Words that some YAML version reads as something else. */
const otherMeaning = /^(?:y|n|yes|no|on|off|true|false|null|nan|inf|0[ob].*)$/i

const isPlain = (text: string): boolean =>
  text.length <= 256 && plainWord.test(text) && !otherMeaning.test(text) && !/^0x/i.test(text)
