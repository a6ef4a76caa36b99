import { arithmeticOf } from './shell-arithmetic.ts'
import type { RawCommand } from './shell-scanner.ts'
import { assignment, defaultIn, withoutQuotes } from './shell-variables.ts'

/** A here document. Variables are expanded if the script sets them and its shell expands the document. */
export interface HereDocument {
  readonly text: string
  /** The first line, 1-based. */
  readonly line: number
  /** Whether it contains the default of a variable. */
  readonly byDefault: boolean
}

/** The total limit of expanded text, because variables may be nested. */
const mostExpanded = 400_000
const deepest = 4

export class VariableExpansion {
  readonly #variables: ReadonlyMap<string, string>
  readonly #takesDefaults: boolean
  #left = mostExpanded
  byDefault = false

  constructor(variables: ReadonlyMap<string, string>, takesDefaults: boolean) {
    this.#variables = variables
    this.#takesDefaults = takesDefaults
  }

  /** The value of an assignment stays one word. Other text is split into words. */
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
        // `GPUS=${GPUS:-8}` refers to itself, so only its default is known.
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
