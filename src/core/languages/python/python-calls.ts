import type { PythonText } from './python-text.ts'
import { type PythonValue, PythonValues } from './python-values.ts'

/** A call with its arguments, or a dictionary with its keys. */
export interface PythonCall {
  /** The last word of the callee, such as `PyTorch`. Empty for a dictionary. */
  readonly callee: string
  /** The word before it: `AutoModel` in `AutoModel.from_pretrained`. */
  readonly owner: string | undefined
  readonly line: number
  /** Whether it is a function's definition, not a call. */
  readonly isDefinition: boolean
  /** Arguments by name, or by position if unnamed. Undefined for values that are not literal. */
  readonly values: ReadonlyMap<string, PythonValue | undefined>
  /** The enclosing call or dictionary. `key`: the argument or key whose value this is. */
  readonly within: PythonCall | undefined
  readonly key: string | undefined
  readonly inside: readonly PythonCall[]
  /** The start of the list that contains it. */
  readonly list: number | undefined
  /** The function or class that it decorates. */
  readonly decorates: string | undefined
}

interface Span {
  readonly from: number
  readonly end: number
}

/** A call during parsing. Its values are parsed on first use, because most are never needed. */
class OpenCall implements PythonCall {
  readonly callee: string
  readonly owner: string | undefined
  readonly line: number
  readonly isDefinition: boolean
  readonly within: OpenCall | undefined
  readonly list: number | undefined
  readonly inside: OpenCall[] = []
  readonly items: Span[] = []
  decorates: string | undefined
  readonly #values: PythonValues
  readonly #findsKey: () => string | undefined
  #read: ReadonlyMap<string, PythonValue | undefined> | undefined

  constructor(
    values: PythonValues,
    place: Pick<PythonCall, 'callee' | 'owner' | 'line' | 'isDefinition'>,
    around: Around,
  ) {
    this.#values = values
    this.callee = place.callee
    this.owner = place.owner
    this.line = place.line
    this.isDefinition = place.isDefinition
    this.within = around.nearest
    this.list = around.list
    this.#findsKey = around.findsKey
  }

  get key(): string | undefined {
    return this.#findsKey()
  }

  get values(): ReadonlyMap<string, PythonValue | undefined> {
    this.#read ??= this.#readValues()
    return this.#read
  }

  #readValues(): ReadonlyMap<string, PythonValue | undefined> {
    const read = new Map<string, PythonValue | undefined>()
    const kind = kindOf(this)
    for (const [place, { from, end }] of this.items.entries()) {
      const { name, at } = this.#values.nameIn(from, end, kind)
      // `None` counts as missing.
      if ((name === undefined && kind !== 'argument') || this.#values.isNothing(at, end)) continue
      read.set(name ?? String(place), this.#values.piece(at, end))
    }
    return read
  }
}

const kindOf = ({ callee, isDefinition }: PythonCall) =>
  callee === '' ? 'entry' : isDefinition ? 'parameter' : 'argument'

interface Around {
  readonly nearest: OpenCall | undefined
  readonly list: number | undefined
  readonly findsKey: () => string | undefined
}

/** An open bracket and its contents. */
interface Frame extends Around {
  readonly call: OpenCall | undefined
  /** The start of the current item. */
  from: number
}

interface Assignment extends Span {
  readonly name: string
  /** Whether it is a typed field, which a dataclass makes an option. */
  readonly isField: boolean
}

const mostItems = 500

/** The calls and dictionaries of a source, ordered by start. */
export function pythonCalls(python: PythonText): readonly PythonCall[] {
  const values = new PythonValues(python)
  const { calls, assignments } = new Scan(python, values).result()
  for (const call of calls) {
    if (call.isDefinition) for (const item of call.items) bindParameter(values, item)
    if (/^(?:add_argument|add_option|option|DEFINE_(?:string|integer|enum))$/.test(call.callee))
      values.bindOption(call.values)
  }
  for (const { name, isField, from, end } of assignments) values.bind(name, values.piece(from, end), isField)
  return calls
}

function bindParameter(values: PythonValues, { from, end }: Span): void {
  const { name, at } = values.nameIn(from, end, 'parameter')
  if (name !== undefined) values.bind(name, values.piece(at, end), true)
}

const statement =
  /^[ \t]{0,200}(?:@|(?:async[ \t]{1,8})?(?:def|class)[ \t]{1,8}([A-Za-z_]\w{0,80})|([A-Za-z_]\w{0,80})[ \t]{0,40}(:[^=\n(]{1,60})?([-+*/%|]{0,2})=(?!=))/

/** A single pass over the brackets. */
class Scan {
  readonly #python: PythonText
  readonly #values: PythonValues
  readonly #calls: OpenCall[] = []
  readonly #assignments: Assignment[] = []
  readonly #frames: Frame[] = []
  #decorators: OpenCall[] = []
  /** The start of the current statement. */
  #from = 0

  constructor(python: PythonText, values: PythonValues) {
    this.#python = python
    this.#values = values
  }

  result(): { calls: readonly OpenCall[]; assignments: readonly Assignment[] } {
    const code = `${this.#python.code}\n`
    const sign = /[()[\]{},\n]/g
    for (let match = sign.exec(code); match !== null; match = sign.exec(code)) {
      const at = match.index
      const frame = this.#frames.at(-1)
      if ('([{'.includes(match[0])) this.#open(match[0], at, frame)
      else if (frame === undefined) match[0] === '\n' && this.#endStatement(at)
      else if (match[0] !== '\n') {
        if (frame.call && frame.call.items.length < mostItems) frame.call.items.push({ from: frame.from, end: at })
        frame.from = at + 1
        if (match[0] !== ',') this.#frames.pop()
      }
    }
    return { calls: this.#calls, assignments: this.#assignments }
  }

  #open(bracket: string, at: number, around: Frame | undefined): void {
    const { code, lineAt } = this.#python
    const before =
      bracket === '('
        ? /(\bdef\s{1,8})?\b(?:([A-Za-z_]\w{0,80})\.)?([A-Za-z_]\w{0,80})\s{0,8}$/.exec(
            code.slice(Math.max(0, at - 200), at),
          )
        : null
    const from = around?.from ?? at
    const kind = around?.call && kindOf(around.call)
    const nowhere: Around = { nearest: undefined, list: undefined, findsKey: () => undefined }
    const place: Around = around
      ? { ...around, findsKey: kind ? () => this.#values.nameIn(from, at, kind).name : around.findsKey }
      : nowhere
    const isDefinition = before?.[1] !== undefined
    const call =
      bracket === '{' || before
        ? new OpenCall(
            this.#values,
            { callee: before?.[3] ?? '', owner: before?.[2], line: lineAt(at), isDefinition },
            place,
          )
        : undefined
    if (call) {
      this.#calls.push(call)
      call.within?.inside.push(call)
      if (!around && /^\s{0,200}@/.test(code.slice(this.#from, at))) this.#decorators.push(call)
    }
    const list = bracket === '[' ? at : undefined
    this.#frames.push({ call, nearest: call ?? place.nearest, list, findsKey: place.findsKey, from: at + 1 })
  }

  #endStatement(end: number): void {
    const text = this.#python.code.slice(this.#from, Math.min(end, this.#from + 500))
    const [whole, defined, name, type, operator] = statement.exec(text) ?? []
    if (defined !== undefined) for (const call of this.#decorators) call.decorates = defined
    if (text.trim() !== '' && (defined !== undefined || !text.trimStart().startsWith('@'))) this.#decorators = []
    if (whole !== undefined && name !== undefined) {
      const isField = type !== undefined && /^[ \t]/.test(text)
      // An augmented assignment changes the value.
      const from = operator === '' ? this.#from + whole.length : end
      this.#assignments.push({ name, isField, from, end })
    }
    this.#from = end + 1
  }
}
