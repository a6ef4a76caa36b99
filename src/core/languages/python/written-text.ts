import type { Constants } from './python-calls.ts'
import type { PythonString, PythonText } from './python-text.ts'

/** A text that a program writes out, and the line of the source on which each of its lines begins. */
export interface WrittenText {
  readonly text: string
  readonly lines: readonly number[]
  /** Offset behind its last literal. */
  readonly end: number
}

const longest = 40_000
const mostParts = 1_000

/** Stands for what is filled in later; no reader takes a word with this sign for itself. */
export const placeholder = '$_'

/**
 * The text of the literal that stands at an index, joined with those that stand behind it: escapes are read, and names
 * in braces filled in where the source gives them a plain value.
 */
export function writtenText(python: PythonText, index: number, names: Constants): WrittenText {
  const { code, strings } = python
  const writer = new TextWriter(python, names)
  let end = (strings[index] as PythonString).start
  for (let at = index; at < strings.length && at < index + mostParts; at++) {
    const string = strings[at] as PythonString
    const between = code.slice(end, string.start)
    if (at > index && (between.length > 400 || !/^[\s\\]*[frbuFRBU]{0,2}$/.test(between))) break
    if (writer.length + string.value.length > longest) break
    writer.add(string)
    end = string.end
  }
  return { ...writer.written(), end }
}

const part = /\\(?:\n|[\s\S])|\{\{|\}\}|\{[^{}\n]{0,200}\}|\n/g
const escapes: ReadonlyMap<string, string> = new Map([
  ['\\n', '\n'],
  ['\\t', '  '],
  ['\\\n', ''],
])

class TextWriter {
  readonly #python: PythonText
  readonly #names: Constants
  readonly #pieces: string[] = []
  readonly #lines: number[] = []
  length = 0

  constructor(python: PythonText, names: Constants) {
    this.#python = python
    this.#names = names
  }

  add({ start, end, value }: PythonString): void {
    const { code, lineAt } = this.#python
    const prefix = /[frbuFRBU]{0,2}$/.exec(code.slice(Math.max(0, start - 2), start))?.[0].toLowerCase() ?? ''
    const isFilled = prefix.includes('f') || /^\s{0,8}\.format\(/.test(code.slice(end, end + 20))
    let line = lineAt(start)
    if (this.#lines.length === 0) this.#lines.push(line)
    let kept = 0
    for (const match of value.matchAll(part)) {
      const [found] = match
      if (found.includes('\n')) line++
      const read = found.startsWith('\\') && prefix.includes('r') ? undefined : this.#read(found, isFilled)
      if (read === undefined) continue
      this.#put(value.slice(kept, match.index))
      this.#put(read)
      if (read === '\n') this.#lines.push(line)
      kept = match.index + found.length
    }
    this.#put(value.slice(kept))
  }

  /** What a part of a literal stands for; undefined for itself. */
  #read(found: string, isFilled: boolean): string | undefined {
    if (found === '\n') return found
    if (found.startsWith('\\')) return escapes.get(found) ?? found.slice(1)
    if (!isFilled) return undefined
    if (found === '{{' || found === '}}') return found[0]
    const name = /^\{(?:\w{0,40}(?:args|opts?|options|config|cfg|settings)\.)?([A-Za-z_]\w{0,80})\}$/.exec(found)?.[1]
    const value = name === undefined ? undefined : this.#names.get(name)?.value
    return value === undefined ? placeholder : String(value).slice(0, 400)
  }

  #put(text: string): void {
    this.length += text.length
    this.#pieces.push(text)
  }

  written(): { text: string; lines: readonly number[] } {
    return { text: this.#pieces.join(''), lines: this.#lines }
  }
}
