import { arithmeticOf } from './shell-arithmetic.ts'
import type { RawCommand } from './shell-scanner.ts'
import { assignment, defaultIn, withoutQuotes } from './shell-variables.ts'

/** A here document, with the variables expanded whose value the script sets, where its shell would do so. */
export interface HereDocument {
  readonly text: string
  /** Of its first line, 1-based. */
  readonly line: number
  /** Whether it holds the default of a variable. */
  readonly byDefault: boolean
}

/** How much text variables may expand to, in all: each may hold others. */
const mostExpanded = 400_000
const deepest = 4

/** Expands variables. */
export class VariableExpansion {
  readonly #variables: ReadonlyMap<string, string>
  readonly #takesDefaults: boolean
  #left = mostExpanded
  byDefault = false

  constructor(variables: ReadonlyMap<string, string>, takesDefaults: boolean) {
    this.#variables = variables
    this.#takesDefaults = takesDefaults
  }

  /** What a variable is given stays together; anything else falls into words. */
  argument(word: string): string[] {
    return assignment.test(word) ? [this.words(word).join(' ')] : this.words(word)
  }

  words(word: string): string[] {
    const text = this.#text(word, 0)
    if (text !== '' && !/\s/.test(text)) return [text]
    return text.split(/\s+/).filter((part) => part !== '')
  }

  document({ text, line, isQuoted }: RawCommand['hereDocuments'][number]): HereDocument {
    if (isQuoted) return { text, line, byDefault: false }
    const before = this.byDefault
    this.byDefault = false
    const filled = text
      .split('\n')
      .map((row) => this.#text(row, 0))
      .join('\n')
    const document = { text: filled, line, byDefault: this.byDefault }
    this.byDefault = before
    return document
  }

  #text(text: string, depth: number): string {
    if (!text.includes('$') || depth > deepest) return text
    return text.replace(
      /(?<!\\)\$(?:\(\(([\w\s$*+/%{}:()-]{1,200}?)\)\)|\{(\w+)(?:\[[@*]\])?(?::?[-=]([^{}]*))?\}|\((\w+)\)|([A-Za-z_]\w*))/g,
      (whole, ...groups: (string | undefined)[]) => {
        const [expression, braced, otherwise, made, plain] = groups
        if (expression !== undefined) return this.#computed(expression, depth) ?? whole
        const name = braced ?? made ?? plain ?? ''
        const value = this.#variables.get(name)
        // `GPUS=${GPUS:-8}` names itself: its default is all that is known.
        const known =
          value === undefined || namesItself(value, name) ? (defaultIn(value, name) ?? withoutQuotes(otherwise)) : value
        if (known === undefined || known.length > this.#left) return whole
        if (known !== value && !this.#takesDefaults) return whole
        if (known !== value) this.byDefault = true
        this.#left -= known.length
        return this.#text(known, depth + 1)
      },
    )
  }

  #computed(expression: string, depth: number): string | undefined {
    const filled = this.#text(expression, depth + 1)
    const value = arithmeticOf(filled, (name) => this.#text(`$${name}`, depth + 1))
    return value === undefined ? undefined : String(value)
  }
}

/** `${GPUS:-8}` for `GPUS`, but not `${GPUS_PER_NODE}`. */
const namesItself = (value: string, name: string): boolean =>
  value.includes(`{${name}`) && new RegExp(`\\{${name}\\b`).test(value)
