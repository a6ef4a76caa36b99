import { readDocument } from '../languages/yaml/document-reader.ts'
import type { Node, Path, Range } from '../text/document.ts'
import { endOfLine } from './positions.ts'

/** The position in a YAML text at which someone is typing. */
export interface Cursor {
  /** A key of the mapping at `path`, or the value (or list item) at `path`. */
  readonly role: 'key' | 'value'
  readonly path: Path
  /** The part of the word before the cursor. */
  readonly typed: string
  /** The whole word, including the part after the cursor, as offsets. */
  readonly word: Range
  /** The mapping's other keys. */
  readonly beside: readonly string[]
  readonly top: readonly string[]
  /** Columns before the word. */
  readonly indent: number
  /** Whether the word is within braces or brackets, where no line break is allowed. */
  readonly isInline: boolean
}

/** A word that nobody writes. It replaces the word at the cursor, so that the parsed text shows its place. */
const mark = 'zqjxkvzq'

/**
 * Finds the cursor by parsing the text with a mark in it. Undefined in a comment, and if the lines above are invalid.
 * The lines below may be unfinished.
 */
export function cursorAt(text: string, offset: number): Cursor | undefined {
  const lineStart = text.slice(0, offset).lastIndexOf('\n') + 1
  const lineEnd = endOfLine(text, offset)
  const word = wordAt(text, offset, lineStart, lineEnd)
  const before = text.slice(0, word[0])
  const line = text.slice(lineStart, word[0])
  const isAtStart = /^\s*(?:- +)*$/.test(line)
  const hasColon = /^\s*:(?:\s|$)/.test(text.slice(word[1], lineEnd))
  // Closes brackets that the line leaves open, so that it can be parsed.
  const closing = hasColon ? '' : closingOf(line)
  const rests = [text.slice(word[1]), text.slice(word[1], lineEnd), closing]
  const marked = isAtStart && !hasColon ? [`${mark}: x`, mark] : [mark]
  for (const rest of rests)
    for (const middle of marked) {
      const { root } = readDocument(`${before}${middle}${rest}`)
      const found = root && placeOf(root, [])
      if (!found) continue
      const { role, path } = found
      const typed = typedOf(found.source, text, word, offset)
      return {
        role,
        path,
        typed,
        word: [offset - typed.length, word[1]],
        beside: found.beside,
        top: root.kind === 'map' ? [...root.entries.keys()].filter((key) => key !== mark) : [],
        indent: word[0] - lineStart,
        isInline: /[{[]/.test(line),
      }
    }
  return undefined
}

/** The characters around the cursor without YAML punctuation. */
function wordAt(text: string, offset: number, lineStart: number, lineEnd: number): Range {
  const isPart = (at: number): boolean => !/[\s,{}[\]"']/.test(text[at] as string) && !isColon(text, at)
  let [start, end] = [offset, offset]
  while (start > lineStart && isPart(start - 1)) start--
  while (end < lineEnd && isPart(end)) end++
  return [start, end]
}

const isColon = (text: string, at: number): boolean => text[at] === ':' && /^(?:\s|$)/.test(text.slice(at + 1, at + 2))

function closingOf(line: string): string {
  const open: string[] = []
  for (const sign of line) {
    if (sign === '{') open.push('}')
    else if (sign === '[') open.push(']')
    else if (sign === '}' || sign === ']') open.pop()
  }
  return open.reverse().join('')
}

interface Place {
  readonly role: 'key' | 'value'
  readonly path: Path
  readonly beside: readonly string[]
  /** A value as written, with the mark in it. */
  readonly source: string
}

function placeOf(node: Node, path: Path): Place | undefined {
  if (node.kind === 'scalar')
    return node.source.includes(mark) ? { role: 'value', path, beside: [], source: node.source } : undefined
  if (node.kind === 'list') return firstOf(node.items, (item, index) => placeOf(item, [...path, index]))
  return firstOf([...node.entries], ([key, entry]) =>
    key.includes(mark)
      ? { role: 'key', path, beside: [...node.entries.keys()], source: '' }
      : placeOf(entry.node, [...path, key]),
  )
}

function firstOf<Each, Found>(
  all: readonly Each[],
  find: (each: Each, index: number) => Found | undefined,
): Found | undefined {
  for (const [index, each] of all.entries()) {
    const found = find(each, index)
    if (found !== undefined) return found
  }
  return undefined
}

/** The part of a word before the cursor. A value may be a phrase (`8x H100 SXM`): everything on the line. */
function typedOf(source: string, text: string, word: Range, offset: number): string {
  const phrase = source.slice(0, source.indexOf(mark))
  const isWritten = text.slice(0, word[0]).endsWith(phrase)
  return `${isWritten ? phrase : ''}${text.slice(word[0], offset)}`
}
