import type { Constants } from './python-calls.ts'
import { closingBracket, type PythonText } from './python-text.ts'
import { writtenText } from './written-text.ts'

const longest = 20_000
const deepest = 30

/**
 * The dictionary that begins at an offset, as a flow mapping of YAML with the same lines: what its source does not write
 * out is null in it. Undefined where it has no end.
 */
export function dictionaryText(python: PythonText, open: number, names: Constants): string | undefined {
  const end = closingBracket(python.code, open, longest)
  if (end === undefined) return undefined
  return new DictionaryWriter(python, names).itemsOf(open, end, 0)
}

class DictionaryWriter {
  readonly #python: PythonText
  readonly #names: Constants
  readonly #indexes: ReadonlyMap<number, number>

  constructor(python: PythonText, names: Constants) {
    this.#python = python
    this.#names = names
    this.#indexes = new Map(python.strings.map(({ start }, index) => [start, index]))
  }

  /** A dictionary, list or tuple with its items. */
  itemsOf(open: number, end: number, depth: number): string {
    const { code } = this.#python
    const isDictionary = code[open] === '{'
    const items: string[] = []
    let from = open + 1
    for (const comma of [...commasIn(code, open, end), end - 1]) {
      const item = isDictionary ? this.#entry(from, comma, depth) : this.#value(from, comma, depth)
      items.push(item ?? breaks(code, from, comma))
      from = comma + 1
    }
    const written = items.flatMap((item) => (item.trim() === '' ? [item] : [item, ',']))
    return isDictionary ? `{${written.join('')}}` : `[${written.join('')}]`
  }

  #entry(from: number, end: number, depth: number): string | undefined {
    const { code, strings } = this.#python
    const start = from + spaceAt(code, from, end)
    const index = this.#indexes.get(start)
    if (index === undefined) return undefined
    const key = strings[index] as PythonText['strings'][number]
    const colon = /^\s{0,40}:/.exec(code.slice(key.end, Math.min(end, key.end + 41)))?.[0]
    if (colon === undefined) return undefined
    const value = key.end + colon.length
    const written = this.#value(value, end, depth) ?? `null${breaks(code, value, end)}`
    return `${breaks(code, from, start)}${JSON.stringify(key.value)}: ${written}`
  }

  /** A value that is written out, and nothing else stands beside it. */
  #value(from: number, end: number, depth: number): string | undefined {
    const { code } = this.#python
    const start = from + spaceAt(code, from, end)
    if (start >= end) return undefined
    const read = this.#literal(start, end, depth)
    if (read === undefined || code.slice(read.end, end).trim() !== '') return undefined
    const lines = breaks(code, from, end).length - (read.text.split('\n').length - 1)
    return `${breaks(code, from, start)}${read.text}${'\n'.repeat(Math.max(0, lines - breaks(code, from, start).length))}`
  }

  #literal(start: number, end: number, depth: number): { text: string; end: number } | undefined {
    const { code } = this.#python
    if (code[start] === '{' || code[start] === '[') {
      const close = depth < deepest ? closingBracket(code, start, longest) : undefined
      if (close === undefined || close > end) return undefined
      return { text: this.itemsOf(start, close, depth + 1), end: close }
    }
    const prefix = /^[frbuFRBU]{0,2}(?=["'])/.exec(code.slice(start, start + 3))?.[0].length ?? 0
    const index = this.#indexes.get(start + prefix)
    if (index !== undefined) {
      const { text, end: after } = writtenText(this.#python, index, this.#names)
      return { text: JSON.stringify(text), end: after }
    }
    const [word, turned, plain] =
      /^(?:(?:str|int)\(\s{0,8}([A-Za-z_]\w{0,80})\s{0,8}\)|([\w.]{1,100}))/.exec(
        code.slice(start, end).slice(0, 120),
      ) ?? []
    if (word === undefined) return undefined
    const written = this.#word(
      (turned ?? plain ?? '').replace(/^\w{0,40}(?:args|opts?|options|config|cfg|settings)\./, ''),
    )
    return written === undefined ? undefined : { text: written, end: start + word.length }
  }

  #word(word: string): string | undefined {
    if (/^\d{1,9}$/.test(word)) return word
    if (word === 'True' || word === 'False') return word.toLowerCase()
    const value = this.#names.get(word)?.value
    return value === undefined ? undefined : JSON.stringify(value)
  }
}

const spaceAt = (code: string, from: number, end: number): number => {
  let at = from
  while (at < end && /\s/.test(code[at] as string)) at++
  return at - from
}

/** The ends of lines between two offsets. */
const breaks = (code: string, from: number, end: number): string =>
  '\n'.repeat(code.slice(from, end).split('\n').length - 1)

/** Where the commas of a bracket itself stand. */
function commasIn(code: string, open: number, end: number): number[] {
  const commas: number[] = []
  let depth = 0
  for (let at = open + 1; at < end - 1; at++) {
    const sign = code[at] as string
    if ('([{'.includes(sign)) depth++
    else if (')]}'.includes(sign)) depth--
    else if (sign === ',' && depth === 0) commas.push(at)
  }
  return commas
}
