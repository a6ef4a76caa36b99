import { readDocument } from '../languages/yaml/document-reader.ts'
import type { Node, Path, Range } from '../text/document.ts'

/** Where in a YAML text somebody is writing. */
export interface Cursor {
  /** A key of the mapping at `path`, or the value (an item of a list, too) at `path`. */
  readonly role: 'key' | 'value'
  readonly path: Path
  /** What of the word stands before the cursor. */
  readonly typed: string
  /** The word with what stands of it behind the cursor, as offsets. */
  readonly word: Range
  /** The keys of the mapping, without the one that is being written. */
  readonly beside: readonly string[]
  /** The keys at the top of the file. */
  readonly top: readonly string[]
  /** Columns before the word. */
  readonly indent: number
  /** Whether the word stands between braces or brackets, where no line may be broken. */
  readonly isInline: boolean
}

/** A word that nobody writes: it is put in place of the one at the cursor, and looked for in what is read then. */
const mark = 'zqjxkvzq'
/** Longer files are made by programs. */
const longestText = 256 * 1024

/**
 * Where the cursor is, by reading the text with a mark in it; undefined in a comment, and where the lines above cannot be
 * read. What stands below may be unfinished.
 */
export function cursorAt(text: string, offset: number): Cursor | undefined {
  if (text.length > longestText) return undefined
  const lineStart = text.lastIndexOf('\n', offset - 1) + 1
  const lineEnd = endOfLine(text, offset)
  const word = wordAt(text, offset, lineStart, lineEnd)
  const before = text.slice(0, word[0])
  const line = text.slice(lineStart, word[0])
  const isAtStart = /^\s*(?:- +)*$/.test(line)
  const hasColon = /^\s*:(?:\s|$)/.test(text.slice(word[1], lineEnd))
  // What the line opens and does not close yet is closed, so that it can be read.
  const closing = hasColon ? '' : closingOf(line)
  const rests = [text.slice(word[1]), text.slice(word[1], lineEnd), closing]
  const marked = isAtStart && !hasColon ? [`${mark}: x`, mark] : [mark]
  for (const rest of rests)
    for (const middle of marked) {
      const { root } = readDocument(`${before}${middle}${rest}`)
      const found = root && placeOf(root, [])
      if (!found) continue
      const { role, path } = found
      const typed = role === 'key' ? text.slice(word[0], offset) : valueTyped(found.source, text, word, offset)
      const start = role === 'key' ? word[0] : offset - typed.length
      return {
        role,
        path,
        typed,
        word: [start, word[1]],
        beside: found.beside,
        top: root.kind === 'map' ? [...root.entries.keys()].filter((key) => key !== mark) : [],
        indent: word[0] - lineStart,
        isInline: /[{[]/.test(line),
      }
    }
  return undefined
}

const endOfLine = (text: string, offset: number): number => {
  const newline = text.indexOf('\n', offset)
  const end = newline === -1 ? text.length : newline
  return text[end - 1] === '\r' && end > offset ? end - 1 : end
}

/** The signs around the cursor that no YAML sign parts from it. */
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
  /** A value as it is written, the mark in it. */
  readonly source: string
}

function placeOf(node: Node, path: Path): Place | undefined {
  if (node.kind === 'scalar')
    return node.source.includes(mark) ? { role: 'value', path, beside: [], source: node.source } : undefined
  if (node.kind === 'list') return firstOf(node.items, (item, index) => placeOf(item, [...path, index]))
  return firstOf([...node.entries], ([key, entry]) =>
    key.includes(mark)
      ? { role: 'key', path, beside: [...node.entries.keys()].filter((other) => other !== key), source: '' }
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

/** A value may be a phrase (`8x H100 SXM`): all of it that stands on the line before the cursor. */
function valueTyped(source: string, text: string, word: Range, offset: number): string {
  const phrase = source.slice(0, source.indexOf(mark))
  const isWritten = text.slice(0, word[0]).endsWith(phrase)
  return `${isWritten ? phrase : ''}${text.slice(word[0], offset)}`
}
