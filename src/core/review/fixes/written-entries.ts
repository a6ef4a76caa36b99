import type { Placed } from '../../manifest/spelling/job-draft.ts'
import type { Node } from '../../text/document.ts'
import { isAlias, isBlock } from '../edits/place.ts'
import { word } from '../edits/written-value.ts'
import { isOtherwise } from './other-words.ts'
import { Unwritable } from './unwritable.ts'

/** A value that is to be written, and the comments that go with it. */
export interface Leaf {
  readonly text: string
  /** The same where a comma or a bracket would end it. */
  readonly inBraces: string
  /** Comment lines above it, without their indentation. */
  readonly above?: readonly string[]
  /** The blanks and the comment behind it. */
  readonly behind?: string
}

/** Entries that are to be written. */
export type Entries = Map<string, Leaf | Entries>

/** The value as YAML on one line; a number as it is written, since `2.10` is not `2.1` everywhere. */
export function textOfNode(node: Node, like = ''): string {
  if (node.kind === 'scalar') return typeof node.value === 'string' ? word(node.value, like) : node.source || 'null'
  if (node.kind === 'list') return `[${node.items.map((item) => textOfNode(item)).join(', ')}]`
  const entries = [...node.entries].map(([key, entry]) => `${word(key)}: ${textOfNode(entry.node)}`)
  return entries.length === 0 ? '{}' : `{ ${entries.join(', ')} }`
}

/** What is placed, as it is written where it stays the same. */
export function leafOf(text: string, { node, isPart }: Placed, written: Node): Leaf {
  const there = text.slice(...written.range)
  const like = isPart === true || written.kind !== 'scalar' ? '' : there
  const instead = textOfNode(node, like)
  const isSame = isPart !== true && !isOtherwise({ node }, written)
  if (!isSame || there === '' || /[\r\n]/.test(there) || isBlock(text, written) || isAlias(text, written))
    return { text: instead, inBraces: instead }
  return { text: there, inBraces: /^["'[{]|^[\w.+-]+$/.test(there) ? there : instead }
}

export function addTo(entries: Entries, path: readonly (string | number)[], leaf: Leaf): void {
  const [key, ...rest] = path
  const name = String(key)
  const there = entries.get(name)
  if (rest.length === 0) {
    if (there !== undefined) throw new Unwritable('form')
    entries.set(name, leaf)
  } else {
    if (there !== undefined && !(there instanceof Map)) throw new Unwritable('form')
    const inner: Entries = there ?? new Map()
    entries.set(name, inner)
    addTo(inner, rest, leaf)
  }
}

/** The entries on one line, as they stand in braces. */
export const inOneLine = (entries: Entries): string[] =>
  [...entries].map(([key, value]) => `${word(key)}: ${flowText(value)}`)

export function flowText(value: Leaf | Entries): string {
  if (value instanceof Map) return `{ ${inOneLine(value).join(', ')} }`
  if (value.above !== undefined || value.behind !== undefined) throw new Unwritable('comment')
  return value.inBraces
}

/** The entries as lines of block style, sections opened by one step, what is deeper in braces. */
export function inLines(entries: Entries, step: string): string[] {
  return [...entries].flatMap(([key, value]) => {
    if (!(value instanceof Map)) return lineOf(key, value)
    const inner = [...value].flatMap(([name, each]) =>
      each instanceof Map ? [`${word(name)}: ${flowText(each)}`] : lineOf(name, each),
    )
    return [`${word(key)}:`, ...inner.map((line) => `${step}${line}`)]
  })
}

const lineOf = (key: string, { text, above = [], behind = '' }: Leaf): string[] => [
  ...above,
  `${word(key)}: ${text}${behind}`,
]
