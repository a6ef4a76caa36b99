import { wholeNumber } from '../../text/bounds.ts'
import { optionDefaults } from './python-options.ts'
import { type PythonString, type PythonText, readPython } from './python-text.ts'

/** A value that the source writes out. */
export interface PythonValue {
  readonly value: string | number | boolean
  readonly line: number
  /** Whether it is the default of an option or a parameter, which whoever starts the program may overrule. */
  readonly byDefault?: true
}

/** A call with its named arguments, or a dictionary with its keys, as far as their values are literals. */
export interface PythonCall {
  /** What is called, such as `PyTorch`; empty for a dictionary. */
  readonly callee: string
  readonly line: number
  /** Whether it is no call, but the head of a function. */
  readonly isDefinition?: true
  readonly values: ReadonlyMap<string, PythonValue>
  /** The call or dictionary that this one stands in. */
  readonly within: PythonCall | undefined
  /** Where the list begins of which it is an item. */
  readonly list?: number
  /** The key that a dictionary stands behind in the one around it. */
  readonly key?: string
}

/** Names that hold a literal, given once: at the start of a line, or further in where they are written as constants. */
export type Constants = ReadonlyMap<string, PythonValue>

interface Frame {
  readonly call: (PythonCall & { values: Map<string, PythonValue> }) | undefined
  /** That call, or the nearest around this bracket. */
  readonly nearest: PythonCall | undefined
  /** Where the bracket stands, if it is a list's. */
  readonly list: number | undefined
}

/** The calls and dictionaries of a source, in the order in which they begin; with the defaults of options, if wished. */
export function pythonCalls(source: string, { withDefaults = false } = {}): PythonCall[] {
  const python = readPython(source)
  const { code, strings, lineAt } = python
  const literals = new Map(strings.map((string) => [string.start, string]))
  const defaults = withDefaults ? defaultsOf(python, literals) : new Map<string, PythonValue>()
  const constants = new Map([...defaults, ...constantsOf(code, literals, lineAt, withDefaults)])
  const calls: PythonCall[] = []
  const frames: Frame[] = []
  let before: PythonString | undefined
  const token = /[([{]|[)\]}]|["']|[A-Za-z_]\w*/g
  for (let match = token.exec(code); match !== null; match = token.exec(code)) {
    const [text] = match
    const at = match.index
    const sign = text[0] as string
    if ('([{'.includes(sign)) {
      const callee =
        sign === '(' ? (/([A-Za-z_]\w*)\s{0,8}$/.exec(code.slice(Math.max(0, at - 80), at))?.[1] ?? '') : ''
      const { nearest: within, list } = frames.at(-1) ?? { nearest: undefined, list: undefined }
      const begins = sign === '{' || callee !== ''
      const isDefinition = callee !== '' && /\bdef\s{1,8}\w{1,80}\s{0,8}$/.test(code.slice(Math.max(0, at - 120), at))
      const call = begins
        ? {
            callee,
            line: lineAt(at),
            values: new Map<string, PythonValue>(),
            within,
            ...(isDefinition && { isDefinition }),
            ...(list !== undefined && { list }),
            ...(before && sign === '{' && isKeyOf(before, at) && { key: before.value }),
          }
        : undefined
      if (call) calls.push(call)
      frames.push({ call, nearest: call ?? within, list: sign === '[' ? at : undefined })
    } else if (')]}'.includes(sign)) frames.pop()
    else if (sign === '"' || sign === "'") {
      const string = literals.get(at)
      const end = string?.end ?? at + 1
      token.lastIndex = end
      before = string
      const call = frames.at(-1)?.call
      if (string && call?.callee === '')
        setValue(call.values, string.value, /^\s{0,40}:\s{0,200}/.exec(code.slice(end, end + 240)), end)
    } else {
      const call = frames.at(-1)?.call
      const end = at + text.length
      if (call && call.callee !== '')
        setValue(call.values, text, /^\s{0,40}=(?!=)\s{0,200}/.exec(code.slice(end, end + 240)), end)
    }
  }
  return calls

  function isKeyOf(string: PythonString, at: number): boolean {
    return at - string.end < 200 && /^\s{0,100}:\s{0,100}$/.test(code.slice(string.end, at))
  }

  function setValue(values: Map<string, PythonValue>, name: string, sign: RegExpExecArray | null, end: number): void {
    const value = sign && valueAt(code, end + sign[0].length, literals, lineAt, constants, withDefaults)
    if (value && values.size < 500) values.set(name, value)
  }
}

/** The names that a source gives a plain value, and those whose value is the default of an option or a parameter. */
export function namesIn(python: PythonText): { readonly constants: Constants; readonly withDefaults: Constants } {
  const literals = new Map(python.strings.map((string) => [string.start, string]))
  const constants = constantsOf(python.code, literals, python.lineAt)
  const named = constantsOf(python.code, literals, python.lineAt, true)
  return { constants, withDefaults: new Map([...defaultsOf(python, literals), ...named]) }
}

const ends = /^\s{0,400}(?:[,)}\]\n;]|$)/

function valueAt(
  code: string,
  at: number,
  literals: ReadonlyMap<number, PythonString>,
  lineAt: (offset: number) => number,
  constants: Constants,
  withDefaults = false,
): PythonValue | undefined {
  const line = lineAt(at)
  const otherwise = withDefaults ? ofEnvironment(code, at, literals) : undefined
  if (otherwise !== undefined) return { value: otherwise, line, byDefault: true }
  const string = literals.get(at)
  if (string)
    return !string.long && ends.test(code.slice(string.end, string.end + 402))
      ? { value: string.value, line }
      : undefined
  const option = /^\w{0,40}(?:args|opts?|options|flags|config|cfg|params|settings)\.(\w{1,80})/i.exec(
    code.slice(at, at + 140),
  )
  const held = option && constants.get(option[1] as string)
  if (option && held?.byDefault && ends.test(code.slice(at + option[0].length, at + option[0].length + 402)))
    return held
  const word = /^\w{1,80}/.exec(code.slice(at, at + 81))?.[0]
  if (word === undefined || !ends.test(code.slice(at + word.length, at + word.length + 402))) return undefined
  if (/^\d{1,7}$/.test(word)) return { value: Number(word), line }
  if (word === 'True' || word === 'False') return { value: word === 'True', line }
  const constant = constants.get(word)
  return constant && { ...constant, line }
}

/** The default of `os.environ.get("MACHINE", "a2-highgpu-1g")`, or of `int(os.getenv("COUNT", "1"))`. */
function ofEnvironment(
  code: string,
  at: number,
  literals: ReadonlyMap<number, PythonString>,
): string | number | undefined {
  const [call, isNumber] = /^(int\(\s{0,40})?os\.(?:environ\.get|getenv)\(\s{0,40}/.exec(code.slice(at, at + 110)) ?? []
  const name = call === undefined ? undefined : literals.get(at + call.length)
  const comma = name && /^\s{0,40},\s{0,40}/.exec(code.slice(name.end, name.end + 90))
  if (!name || !comma) return undefined
  const from = name.end + comma[0].length
  const string = literals.get(from)
  const digits = /^\d{1,7}/.exec(code.slice(from, from + 8))?.[0]
  const after = string?.end ?? from + (digits ?? '').length
  const close = (isNumber ? /^\s{0,40}\)\s{0,40}\)/ : /^\s{0,40}\)/).exec(code.slice(after, after + 90))
  if ((string ?? digits) === undefined || string?.long || !close) return undefined
  const end = after + close[0].length
  if (!ends.test(code.slice(end, end + 402))) return undefined
  const value = string?.value ?? Number(digits)
  return isNumber ? wholeNumber(String(value)) : value
}

/** The defaults of options by their names; several of one name are of different programs. */
function defaultsOf(python: PythonText, literals: ReadonlyMap<number, PythonString>): Constants {
  const found = new Map<string, PythonValue>()
  const unclear = new Set<string>()
  for (const { name, at } of optionDefaults(python)) {
    const stated = valueAt(python.code, at, literals, python.lineAt, new Map())
    const before = found.get(name)
    if (stated === undefined || (before && before.value !== stated.value)) unclear.add(name)
    else found.set(name, { ...stated, byDefault: true })
  }
  for (const name of unclear) found.delete(name)
  return found
}

function constantsOf(
  code: string,
  literals: ReadonlyMap<number, PythonString>,
  lineAt: (offset: number) => number,
  withDefaults = false,
): Constants {
  const constants = new Map<string, PythonValue>()
  const seen = new Set<string>()
  // Further in, `NAME = 8` with spaces is an assignment, and no argument.
  const assignment = /^(?:([A-Za-z_]\w{0,80})[ \t]*=(?!=)[ \t]*|[ \t]+([A-Z][A-Z\d_]{1,80})[ \t]+=[ \t]+)/gm
  for (let match = assignment.exec(code); match !== null; match = assignment.exec(code)) {
    const [whole, outer, inner] = match
    const name = outer ?? inner ?? ''
    const value = seen.has(name)
      ? undefined
      : valueAt(code, match.index + whole.length, literals, lineAt, new Map(), withDefaults)
    seen.add(name)
    if (value) constants.set(name, value)
    else constants.delete(name)
  }
  return constants
}
