import { type Meaning, ShellBranches } from './shell-branches.ts'
import type { RawCommand } from './shell-scanner.ts'

/** `NAME=value` and `NAME+=value`. */
export const assignment = /^([A-Za-z_]\w*)(\+?)=(.*)$/s

/** The value that an option of the script is given. */
const ofOption = /^\$(?:OPTARG|\{OPTARG\}|\{\w{1,40}##?[^{}]{1,40}\})$/
/** What the script is called with. */
const ofCaller = /^\$(?:[1-9@*]|\{[1-9@*]\})$/

/** The value of each variable that is given one value only, wherever that happens. */
export function variablesOf(commands: readonly RawCommand[]): ReadonlyMap<string, string> {
  const takesOptions = commands.some(({ words }) => words.some((word) => word === 'shift' || word === 'getopts'))
  const given = new Given(takesOptions)
  for (const command of commands) given.take(command)
  return given.values()
}

/** What the commands of a script, in order, give its variables. */
class Given {
  readonly #values = new Map<string, string>()
  readonly #unclear = new Set<string>()
  /** Variables that are tested for being empty: what they are given behind it is their default. */
  readonly #tested = new Set<string>()
  readonly #branches = new ShellBranches((word) => meaningOf(word, this.#values, this.#unclear))
  readonly #takesOptions: boolean

  constructor(takesOptions: boolean) {
    this.#takesOptions = takesOptions
  }

  take(command: RawCommand): void {
    const { words } = command
    if (this.#branches.skips(command)) return
    for (const name of foundEmpty(words)) this.#tested.add(name)
    if (words[0] === ':')
      for (const [name, value] of defaultsSet(words)) if (!this.#values.has(name)) this.#values.set(name, value)
    const set = /^(?:then|else|do|\{)$/.test(words[0] ?? '') ? words.slice(1) : words
    const isDeclared = /^(?:export|local|declare|readonly|typeset)$/.test(set[0] ?? '')
    for (const word of isDeclared ? set.slice(1) : set) {
      const [, name, append, value] = assignment.exec(word) ?? []
      if (name !== undefined && value !== undefined) this.#assign(name, value, append !== '', set[0] === 'local')
      else if (!word.startsWith('-') || !isDeclared) break
    }
    // What a `read` sets is not known, and what a loop sets only where it goes over one value.
    const only = onlyValueOf(words, this.#values)
    if (only !== undefined) this.#values.set(words[1] as string, only)
    else if (words[0] === 'for' || words[0] === 'read') for (const word of words.slice(1, 3)) this.#unclear.add(word)
  }

  values(): ReadonlyMap<string, string> {
    return new Map([...this.#values].filter(([name]) => !this.#unclear.has(name)))
  }

  #assign(name: string, value: string, isAppended: boolean, isLocal: boolean): void {
    const before = this.#values.get(name)
    if (before === undefined) this.#first(name, isAppended ? ` ${value}` : value)
    // `TYPE=""` in front of `TYPE="${TYPE:-v4-8}"` only tells that the name is used.
    else if (isEmpty(before, name) && defaultIn(value, name)) this.#values.set(name, value)
    // What is added to itself is often added on a condition.
    else if (new RegExp(`^\\$\\{?${name}\\b`).test(value)) return
    // `-t) TYPE="$2"; shift 2 ;;`, or `GPUS=$1` behind a test: what was set before is the default.
    else if (!isLocal && (ofCaller.test(value) || (this.#takesOptions && ofOption.test(value)))) {
      if (!/[${}]/.test(before)) this.#values.set(name, `\${${name}:-${before}}`)
    } else if (isAppended) this.#values.set(name, `${before} ${value}`.slice(0, longest))
    else if (before !== value) this.#unclear.add(name)
  }

  #first(name: string, value: string): void {
    const isTested = this.#tested.has(name)
    const isOpen = isTested || this.#branches.byDefault
    if (isOpen && !/[{}]/.test(value)) this.#values.set(name, `\${${name}:-${value}}`)
    // What holds the default of another variable is one already, and what holds its value is not known.
    else if (!isOpen || isTested || defaultOf(value) !== undefined) this.#values.set(name, value.slice(0, longest))
    else this.#unclear.add(name)
  }
}

/** Characters of a value. */
const longest = 20_000

/**
 * What a word is, where it is a plain word or a variable that has held one plain value so far, or has none but its
 * default.
 */
function meaningOf(
  word: string,
  values: ReadonlyMap<string, string>,
  unclear: ReadonlySet<string>,
): Meaning | undefined {
  const name = /^\$\{?([A-Za-z_]\w*)(?::?[-=][^{}]*)?\}?$/.exec(word)?.[1] ?? ''
  const held = unclear.has(name) ? undefined : (values.get(name) ?? word)
  const otherwise = held === undefined ? undefined : defaultOf(held)
  const value = otherwise ?? held
  return value !== undefined && /^[\w./-]{1,100}$/.test(value)
    ? { value, byDefault: otherwise !== undefined }
    : undefined
}

const isEmpty = (value: string, name: string): boolean => value === '' || value === `\${${name}:-}`

/** `8` of `${GPUS:-8}` and of `${2:-8}`. */
const defaultOf = (value: string): string | undefined => withoutQuotes(/^\$\{\w+:?[-=]([^{}]*)\}$/.exec(value)?.[1])

/** The one value that a loop goes over: `for NODES in 16`, or over the list that holds nothing else. */
function onlyValueOf(words: readonly string[], values: ReadonlyMap<string, string>): string | undefined {
  const [keyword, name = '', preposition, value = '', ...others] = words
  if (keyword !== 'for' || preposition !== 'in' || others.length > 0 || values.has(name)) return undefined
  const list = /^\$\{([A-Za-z_]\w*)\[[@*]\]\}$/.exec(value)?.[1]
  const only = list === undefined ? value : (values.get(list) ?? '').trim()
  return /^[A-Za-z_]\w*$/.test(name) && /^[\w.-]{1,100}$/.test(only) ? only : undefined
}

/** The variables that a command tests for being empty: what they are given behind it is their default. */
const foundEmpty = (words: readonly string[]): string[] =>
  words.flatMap((word, at) => {
    const isTested = words[at - 1] === '-z' || (/^==?$/.test(words[at + 1] ?? '') && words[at + 2] === '')
    const name = isTested ? /^\$\{?([A-Za-z_]\w*)/.exec(word)?.[1] : undefined
    return name === undefined ? [] : [name]
  })

/** `: ${GPUS:=8}` gives a variable its default. */
const defaultsSet = (words: readonly string[]): [string, string][] =>
  words.flatMap((word) => {
    const name = /^\$\{(\w+):?=[^{}]*\}$/.exec(word)?.[1]
    return name === undefined ? [] : [[name, word]]
  })

export const withoutQuotes = (text: string | undefined): string | undefined => text?.replace(/^(["'])(.*)\1$/s, '$2')

/** `8` of `${GPUS:-8}`, where that is the default of the variable itself. */
export function defaultIn(value: string | undefined, name: string): string | undefined {
  if (value === undefined) return undefined
  const [, of, otherwise] = /^\$\{(\w+):?[-=]([^{}]*)\}$/.exec(value) ?? []
  return of === name ? withoutQuotes(otherwise) : undefined
}
