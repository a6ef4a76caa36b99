import type { RawCommand } from './shell-scanner.ts'

/** `NAME=value` and `NAME+=value`. */
export const assignment = /^([A-Za-z_]\w*)(\+?)=(.*)$/s

/** What the script is called with. */
const ofCaller = /^\$(?:[1-9@*]|OPTARG|\{(?:[1-9@*]|OPTARG|1#{1,2}[^{}]{1,40})\})$/

/** The value of each variable that is given one value only, wherever that happens. */
export function variablesOf(commands: readonly RawCommand[]): ReadonlyMap<string, string> {
  const given = new Given()
  for (const command of commands) given.take(command)
  return given.values()
}

/** What the commands of a script, in order, give its variables. */
class Given {
  readonly #values = new Map<string, string>()
  readonly #unclear = new Set<string>()
  /** Variables that are tested for being empty: what they are given behind it is their default. */
  readonly #tested = new Set<string>()

  take({ words }: RawCommand): void {
    for (const name of foundEmpty(words)) this.#tested.add(name)
    if (words[0] === ':')
      for (const [name, value] of defaultsSet(words)) if (!this.#values.has(name)) this.#values.set(name, value)
    const set = /^(?:then|else|do|while|if|until|\{)$/.test(words[0] ?? '') ? words.slice(1) : words
    const isDeclared = /^(?:export|local|declare|readonly|typeset)$/.test(set[0] ?? '')
    for (const word of isDeclared ? set.slice(1) : set) {
      const [, name, append, value] = assignment.exec(word) ?? []
      if (name !== undefined && value !== undefined) this.#assign(name, value, append !== '', set[0] === 'local')
      else if (!word.startsWith('-') || !isDeclared) break
    }
    for (const name of changed(set)) if (set[0] !== 'unset' || this.#values.has(name)) this.#unclear.add(name)
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
    else if (beginsWith(value, name)) return
    // `-t) TYPE="$2"; shift 2 ;;`, or `GPUS=$1` behind a test: what was set before is the default.
    else if (!isLocal && ofCaller.test(value)) {
      if (!/[${}]/.test(before)) this.#values.set(name, `\${${name}:-${before}}`)
    } else if (isAppended && !isNumber.test(value)) this.#values.set(name, `${before} ${value}`.slice(0, longest))
    else if (before !== value) this.#unclear.add(name)
  }

  #first(name: string, value: string): void {
    const isTested = this.#tested.has(name)
    if (isTested && !/[{}]/.test(value)) this.#values.set(name, `\${${name}:-${value}}`)
    else this.#values.set(name, value.slice(0, longest))
  }
}

const name = /^[A-Za-z_]\w*$/
/** `N*=4` and `N++` between two brackets, and `ARGS[0]=…`. */
const computed = /^(?:\+\+|--)([A-Za-z_]\w*)|^([A-Za-z_]\w*)(?:\[[^\]\n]{0,60}\])?(?:[-+*/%&|^]?=(?!=)|\+\+|--)/

/** The variables that a command gives a value that is not followed here. */
function changed(words: readonly string[]): readonly string[] {
  const at = words.findIndex((word) => !assignment.test(word))
  const [program = '', ...rest] = at === -1 ? [] : words.slice(at)
  if (program === 'for' || program === 'select') return rest.slice(0, 1)
  if (/^(?:read|mapfile|readarray|getopts|unset)$/.test(program)) return rest.filter((word) => name.test(word))
  if (program === 'printf') return rest[0] === '-v' ? rest.slice(1, 2) : []
  if (/^(?:declare|local|typeset)$/.test(program) && rest[0] === '-n')
    return rest.map((word) => word.replace(/^\w+=/, ''))
  if (program === 'let') return rest.flatMap((word) => /[A-Za-z_]\w*/.exec(word) ?? [])
  if (program === 'eval')
    return [...rest.join(' ').matchAll(/(?:^|[;&|]) {0,9}(?:export )?([A-Za-z_]\w*)=/g)].flatMap(([, set]) => set ?? [])
  const [, counted, given] = computed.exec(/^\W?=$/.test(rest[0] ?? '') ? program + rest[0] : program) ?? []
  return [counted ?? given ?? '']
}

const isNumber = /^\d+$/

/** Characters of a value. */
const longest = 20_000

const isEmpty = (value: string, name: string): boolean => value === '' || value === `\${${name}:-}`

/** Whether a value begins with a variable: `$NAME`, `${NAME`. */
const beginsWith = (value: string, name: string): boolean => /^\$\{?(\w+)/.exec(value)?.[1] === name

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
