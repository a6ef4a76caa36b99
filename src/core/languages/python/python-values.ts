import { wholeNumber } from '../../text/bounds.ts'
import { closingBracket, type PythonString, type PythonText } from './python-text.ts'

/** A literal value in the source. */
export interface PythonValue {
  /** For a member such as `Machine.A100`, the last word. Lists contain texts and numbers. */
  readonly value: string | number | boolean | readonly (string | number)[]
  readonly line: number
  /** Whether it is the default of an option or a parameter, which the caller may override. */
  readonly byDefault?: true
}

const longest = 1_000

/** The values of source fragments: literals, and names with a literal value. */
export class PythonValues {
  readonly #python: PythonText
  readonly #names = new Map<string, PythonValue | undefined>()
  #literals: ReadonlyMap<number, PythonString> | undefined

  constructor(python: PythonText) {
    this.#python = python
  }

  #literalAt(at: number): PythonString | undefined {
    this.#literals ??= new Map(this.#python.strings.map((string) => [string.start, string]))
    return this.#literals.get(at)
  }

  /** A name with two values has no known value. */
  bind(name: string, value: PythonValue | undefined, byDefault = false): void {
    const before = this.#names.get(name)
    const isOther = this.#names.has(name) && String(before?.value) !== String(value?.value)
    this.#names.set(name, isOther ? undefined : value && { ...before, ...value, ...(byDefault && { byDefault }) })
  }

  /** Binds the default of an option of argparse, Click or Abseil. */
  bindOption(values: ReadonlyMap<string, PythonValue | undefined>): void {
    const words = [...values.entries()].flatMap(([key, value]) =>
      /^\d+$/.test(key) && typeof value?.value === 'string' ? value.value : [],
    )
    const long = words.find((word) => word.startsWith('--'))
    const name = values.get('dest')?.value ?? (long ?? words[0])?.replace(/^--/, '').replaceAll('-', '_')
    const otherwise = long === undefined ? '1' : 'default'
    if (typeof name === 'string' && values.has(otherwise)) this.bind(name, values.get(otherwise), true)
  }

  /** The name of an argument or a parameter, or the key of an entry, and the start of its value. */
  nameIn(
    from: number,
    end: number,
    kind: 'argument' | 'parameter' | 'entry',
  ): { name?: string | undefined; at: number } {
    const text = this.#python.code.slice(from, Math.min(end, from + longest))
    const start = text.length - text.trimStart().length
    if (kind === 'entry') {
      const key = this.#literalAt(from + start)
      const colon = key && /^\s{0,40}:/.exec(this.#python.code.slice(key.end, Math.min(end, key.end + 50)))
      return colon ? { name: key.value, at: key.end + colon[0].length } : { at: from }
    }
    const [sign, name] =
      (kind === 'parameter' ? /^(\w{1,80})\s{0,40}(?::[^=]{1,80})?=(?!=)/ : /^(\w{1,80})\s{0,40}=(?!=)/).exec(
        text.slice(start),
      ) ?? []
    return sign === undefined ? { at: from } : { name, at: from + start + sign.length }
  }

  isNothing(from: number, end: number): boolean {
    return end - from < longest && /^(?:None)?$/.test(this.#python.code.slice(from, end).trim())
  }

  /** The value of a source fragment. Undefined if it is computed. */
  piece(from: number, end: number, depth = 0): PythonValue | undefined {
    const { code, lineAt } = this.#python
    if (end - from > longest || depth > 4) return undefined
    const piece = code.slice(from, end)
    const text = piece.trim()
    const at = from + piece.length - piece.trimStart().length
    const to = at + text.length
    const literal = this.#literalAt(at)
    const told = (value: PythonValue['value'] | undefined) =>
      value === undefined ? undefined : { value, line: lineAt(at) }
    if (literal) return literal.end === to && !literal.long ? told(literal.value) : undefined
    if (/^\d/.test(text)) return told(wholeNumber(text))
    if (text === 'True' || text === 'False') return told(text === 'True')
    const prefixed = /^[uUrR]["']/.test(text) ? this.#literalAt(at + 1) : undefined
    if (prefixed) return prefixed.end === to && !prefixed.long ? told(prefixed.value) : undefined
    const template = /^f["']/.test(text) ? this.#literalAt(at + 1) : undefined
    if (template) return template.end === to ? this.#filledIn(template.value, lineAt(at)) : undefined
    const open = text.search(/[([]/)
    if (open > 0 && !converts.test(text.slice(0, open))) return undefined
    if (open !== -1) return closingBracket(code, at + open) === to ? this.#ofCall(at, at + open, to, depth) : undefined
    const [, member] = /^[\w.]{0,80}(?:Machine|Accelerator|Type)\.([A-Z][A-Z\d_]{0,40})$/.exec(text) ?? []
    if (member !== undefined) return told(member)
    const [, option] = optionOf.exec(text) ?? []
    const held = this.#names.get(option ?? text)
    return held && (option === undefined || held.byDefault) ? { ...held, line: lineAt(at) } : undefined
  }

  /** A list, a conversion, or the default of an environment variable or an option. */
  #ofCall(at: number, open: number, to: number, depth: number): PythonValue | undefined {
    const { code, lineAt } = this.#python
    const callee = code.slice(at, open)
    const inner = { from: open + 1, end: to - 1 }
    if (callee === '' && code[open] === '[') {
      const items = pieces(code, inner.from, inner.end).map(({ from, end }) => this.piece(from, end, depth + 1)?.value)
      const isPlain = items.every((item) => typeof item === 'string' || typeof item === 'number')
      return isPlain ? { value: items, line: lineAt(at) } : undefined
    }
    if (callee === 'int' || callee === 'str') {
      const held = this.piece(inner.from, inner.end, depth + 1)
      const converted = callee === 'int' ? wholeNumber(String(held?.value)) : held?.value
      return held && converted !== undefined ? { ...held, value: converted } : undefined
    }
    const [first, second, more] = pieces(code, inner.from, inner.end)
    if (/get(?:env)?$/.test(callee)) {
      const otherwise = second && !more ? this.piece(second.from, second.end, depth + 1) : undefined
      return otherwise && { ...otherwise, byDefault: true }
    }
    if (!first) return undefined
    const { name, at: from } = this.nameIn(first.from, first.end, 'argument')
    return name === undefined || name === 'default' ? this.piece(from, first.end, depth + 1) : undefined
  }

  /** `f"H100:{N}"`. Names without a plain value stay in braces. */
  #filledIn(template: string, line: number): PythonValue {
    const defaults: (true | undefined)[] = []
    const value = template.slice(0, 200).replace(/\{([A-Za-z_]\w{0,80})\}/g, (whole, name: string) => {
      const held = this.#names.get(name)
      defaults.push(held?.byDefault)
      return typeof held?.value === 'string' || typeof held?.value === 'number' ? String(held.value) : whole
    })
    return { value, line, ...(defaults.includes(true) && { byDefault: true }) }
  }
}

/** Calls that return one of their arguments. */
const converts = /^(?:int|str|(?:os\.)?(?:environ\.get|getenv)|(?:\w{1,20}\.)?(?:Option|field|Field))$/

const optionOf = /^(?:self\.)?\w{0,40}(?:args|opts?|options|flags|config|cfg|params|settings)\.(\w{1,80})$/i

/** The fragments between commas. Ignores brackets. */
function pieces(code: string, from: number, end: number): { from: number; end: number }[] {
  const found: { from: number; end: number }[] = []
  for (const piece of code.slice(from, end).split(',')) {
    const start: number = found.length === 0 ? from : (found.at(-1) as { end: number }).end + 1
    found.push({ from: start, end: start + piece.length })
  }
  return found.filter((piece) => code.slice(piece.from, piece.end).trim() !== '')
}
