import {
  closingBracket,
  importsOf,
  type PythonString,
  type PythonText,
  readPython,
} from '../../../languages/python/python-text.ts'
import { wholeNumber } from '../../../text/bounds.ts'
import type { AcceleratorObservation, Certainty, EvidenceReader, Place } from '../../observation/observation.ts'
import { ObservationList } from '../../observation/observation-list.ts'
import { anyOf, hardwareNamed, observeRequest, type ResourceRequest } from '../../observation/resource-request.ts'

/** Modal's functions and classes: the `gpu` that a decorator gives them. A list of GPUs is a choice. */
export const reader: EvidenceReader = {
  format: 'modal',
  matches: (path) => path.endsWith('.py'),
  mayHold: (text) => /\bmodal\b/.test(text) && /\bgpu\b/.test(text),
  read: ({ path, text }) => {
    const python = readPython(text)
    if (!importsOf(python).some(({ module }) => /^modal(?:\.|$)/.test(module))) return []
    const observations = new ObservationList()
    for (const seen of new ModalSource(path, python).requests()) observations.add(seen)
    return observations.list()
  },
}

/** What Modal calls a function that computes on its own, and whatever else takes a `gpu`. */
const takers = /^(?:function|cls|run_function|run_commands|pip_install|with_options|create)$/
/** Work that is plainly training; a `gpu` of anything else may answer requests. */
const training =
  /(?:^|[^a-z])(?:(?:pre|post)?train(?:ing|er|ed)?|(?:fine)?[-_]?tun(?:e|er|ing)|sft|dpo|grpo|rlhf)(?=$|[^a-z])/i
const serving = /\b(?:asgi_app|wsgi_app|web_endpoint|fastapi_endpoint|web_server)\b/

const mostArguments = 300

class ModalSource {
  readonly #path: string
  readonly #python: PythonText
  readonly #strings: ReadonlyMap<number, PythonString>
  readonly #constants = new Map<string, number | undefined>()

  constructor(path: string, python: PythonText) {
    this.#path = path
    this.#python = python
    this.#strings = new Map(python.strings.map((string) => [string.start, string]))
  }

  requests(): AcceleratorObservation[] {
    const { code } = this.#python
    const found: AcceleratorObservation[] = []
    const argument = /\bgpu[ \t]{0,8}=(?!=)\s{0,200}/g
    for (let tries = 0; tries < mostArguments; tries++) {
      const match = argument.exec(code)
      if (match === null) break
      const call = enclosingCall(code, match.index)
      if (call === undefined || !takers.test(call.callee)) continue
      const seen = this.#request(match.index, match.index + match[0].length, call)
      if (seen) found.push(seen)
    }
    return found
  }

  #request(at: number, valueAt: number, call: EnclosingCall): AcceleratorObservation | undefined {
    const { code, lineAt } = this.#python
    const place: Place = { path: this.#path, line: lineAt(at) }
    const { job, isServing, size } = this.#decorated(call)
    const isLaunch = call.callee === 'function' && !isServing && training.test(`${job ?? ''} ${fileName(this.#path)}`)
    const certainty: Certainty = isLaunch ? 'states' : 'suggests'
    const choices = this.#choicesAt(valueAt, 0)
    return anyOf(
      choices.map((choice) =>
        observeRequest(place, choice?.byDefault ? 'suggests' : certainty, {
          ...choice,
          job,
          provider: 'modal',
          nodes: /\bclustered\b/.test(code) ? size : 1,
        }),
      ),
    )
  }

  /** What stands between the decorator and the `def` or `class` below it, and its name. */
  #decorated({ open }: EnclosingCall): { job?: string | undefined; isServing: boolean; size: number | undefined } {
    const { code } = this.#python
    const below = code.slice(closingBracket(code, open) ?? code.length).slice(0, 4_000)
    const name = /(?:^|\n)[ \t]{0,40}(?:async[ \t]{1,8})?(?:def|class)[ \t]{1,8}([A-Za-z_]\w{0,80})/.exec(below)
    const between = below.slice(0, name?.index ?? 0)
    const size = /\bclustered\(\s{0,40}(?:size\s{0,8}=\s{0,8})?(\w{1,80})\s{0,8}[,)]/.exec(between)?.[1]
    return { job: name?.[1], isServing: serving.test(between), size: wholeNumber(size) ?? this.#number(size) }
  }

  #choicesAt(at: number, depth: number): (ResourceRequest | undefined)[] {
    const { code } = this.#python
    const string = this.#strings.get(at)
    if (string) return endsAfter(code, string.end) ? [gpuNamed(string.value)] : [undefined]
    const template = /^f["']/.test(code.slice(at, at + 2)) ? this.#strings.get(at + 1) : undefined
    if (template) return endsAfter(code, template.end) ? [gpuNamed(this.#filledIn(template))] : [undefined]
    if (code[at] === '[') return this.#listAt(at)
    const call = /^(?:modal\.)?gpu\.([A-Z]\w{0,20})\(/.exec(code.slice(at, at + 60))
    if (call) return [this.#ofClass(call[1] as string, at + call[0].length - 1)]
    const environment = /^os\.(?:environ\.get|getenv)\(/.exec(code.slice(at, at + 20))
    if (environment) return [this.#defaultAt(at + environment[0].length - 1)]
    const name = /^[A-Za-z_]\w{0,80}/.exec(code.slice(at, at + 90))?.[0]
    if (name === undefined || depth > 0 || !endsAfter(code, at + name.length)) return [undefined]
    const value = this.#constant(name)
    return value === undefined ? [undefined] : this.#choicesAt(value, depth + 1)
  }

  /** The default of `os.environ.get("GPU", "H100:8")`, which whoever starts the program may overrule. */
  #defaultAt(open: number): ResourceRequest | undefined {
    const [, otherwise, another] = this.#stringsIn(open)
    const stated = otherwise === undefined || another !== undefined ? undefined : gpuNamed(otherwise.value)
    return stated && { ...stated, byDefault: true }
  }

  /** The plain number that a name is given. */
  #number(name: string | undefined): number | undefined {
    const at = name === undefined || /^\d/.test(name) ? undefined : this.#constant(name)
    if (at === undefined) return undefined
    return wholeNumber(/^\d{1,4}(?=[ \t]*(?:[\r\n]|$))/.exec(this.#python.code.slice(at, at + 80))?.[0])
  }

  /** `f"H100:{N}"`, with the names that are given a plain value. */
  #filledIn({ value }: PythonString): string {
    return value.slice(0, 200).replace(/\{([A-Za-z_]\w{0,80})\}/g, (whole, name: string) => {
      const at = this.#constant(name)
      if (at === undefined) return whole
      const string = this.#strings.get(at)
      if (string) return endsAfter(this.#python.code, string.end) ? string.value : whole
      return /^\d{1,4}(?=[ \t]*(?:[\r\n]|$))/.exec(this.#python.code.slice(at, at + 80))?.[0] ?? whole
    })
  }

  /** Choices of which one is not written out may be anything. */
  #listAt(open: number): (ResourceRequest | undefined)[] {
    const end = closingBracket(this.#python.code, open) ?? open
    const isLiteral = /^\[[\s,"']*\]$/.test(this.#python.code.slice(open, end))
    return isLiteral ? this.#stringsIn(open).map(({ value }) => gpuNamed(value)) : [undefined]
  }

  /** Where the value of a name stands that is given once, at the start of a line. */
  #constant(name: string): number | undefined {
    if (!this.#constants.has(name)) this.#constants.set(name, this.#assignment(name))
    return this.#constants.get(name)
  }

  #assignment(name: string): number | undefined {
    const { code } = this.#python
    const given = new RegExp(`^${name}[ \\t]*(?::[ \\t]*\\w+[ \\t]*)?=(?!=)[ \\t]*`, 'gm')
    const first = given.exec(code)
    if (first === null || given.exec(code) !== null) return undefined
    return first.index + first[0].length
  }

  #stringsIn(open: number): PythonString[] {
    const end = closingBracket(this.#python.code, open) ?? open
    return this.#python.strings.filter(({ start }) => start > open && start < end).slice(0, 20)
  }

  /** `modal.gpu.A100(count=4, size="80GB")`, as it was written until the names were enough. */
  #ofClass(name: string, open: number): ResourceRequest | undefined {
    const { code } = this.#python
    if (name === 'Any') return { kind: 'gpu' }
    const end = closingBracket(code, open)
    const inside = end === undefined ? '' : code.slice(open + 1, end - 1)
    const counted = /\bcount\s{0,8}=\s{0,8}([^,\s)]{1,20})/.exec(inside)
    const perNode = counted
      ? wholeNumber(counted[1])
      : inside.trim() === '' || /^\s*size\b/.test(inside)
        ? 1
        : undefined
    const size = this.#stringsIn(open)[0]?.value
    const model = size !== undefined && /^\d{2}GB$/i.test(size) ? `${name}-${size}` : name
    return hardwareNamed(model)?.kind === 'gpu' ? { name: model, perNode } : undefined
  }
}

const fileName = (path: string): string => path.slice(path.lastIndexOf('/') + 1)

/** `H100:8`, `H100!` for this and no better one, `any`; undefined for anything else. */
function gpuNamed(written: string): ResourceRequest | undefined {
  const [model = '', number = '1'] = written.trim().split(':')
  if (model.toLowerCase() === 'any') return { kind: 'gpu', perNode: wholeNumber(number) }
  const name = model.replace(/[!+]$/, '')
  return hardwareNamed(name)?.kind === 'gpu' ? { name, perNode: wholeNumber(number) } : undefined
}

const endsAfter = (code: string, at: number): boolean => /^\s{0,400}(?:[,)\n]|$)/.test(code.slice(at, at + 402))

interface EnclosingCall {
  readonly callee: string
  /** The offset of its bracket. */
  readonly open: number
}

function enclosingCall(code: string, at: number): EnclosingCall | undefined {
  let depth = 0
  for (let back = at - 1; back >= 0 && back > at - 4_000; back--) {
    const sign = code[back] as string
    if (')]}'.includes(sign)) depth++
    else if ('([{'.includes(sign) && depth-- === 0) {
      const callee = /([A-Za-z_]\w{0,80})\s{0,8}$/.exec(code.slice(Math.max(0, back - 100), back))?.[1]
      return sign === '(' && callee !== undefined ? { callee, open: back } : undefined
    }
  }
  return undefined
}
