import type { RawCommand } from './shell-scanner.ts'

export const assignment = /^([A-Za-z_]\w*)(\+?)=(.*)$/s

/** Arguments of the script. */
const ofCaller = /^\$(?:[1-9@*]|OPTARG|\{(?:[1-9@*]|OPTARG|1#{1,2}[^{}]{1,40})\})$/

/** The value of each variable that has only one value in the whole script. */
export function variablesOf(commands: readonly RawCommand[]): ReadonlyMap<string, string> {
  const given = new Given()
  for (const command of commands) given.take(command)
  return given.values()
}

/** The values that a script's commands assign to variables, in order. */
class Given {
  readonly #values = new Map<string, string>()
  readonly #unclear = new Set<string>()
  /** Variables that are tested for being empty. A later value is their default. */
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
    // `TYPE=""` before `TYPE="${TYPE:-v4-8}"` only introduces the name.
    else if (isEmpty(before, name) && defaultIn(value, name)) this.#values.set(name, value)
    // Appending to a variable is often conditional. What is appended to a number makes another one.
    else if (beginsWith(value, name) && !isNumber.test(before)) return
    // `-t) TYPE="$2"; shift 2 ;;`, or `GPUS=$1` after a test: the earlier value is the default.
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
/** `N*=4` and `N++` in double parentheses, and `ARGS[0]=…`. */
const computed = /^(?:\+\+|--)([A-Za-z_]\w*)|^([A-Za-z_]\w*)(?:\[[^\]\n]{0,60}\])?(?:[-+*/%&|^]?=(?!=)|\+\+|--)/

/** The variables that a command changes to an unknown value. */
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

/** The limit of characters in a value. */
const longest = 20_000

const isEmpty = (value: string, name: string): boolean => value === '' || value === `\${${name}:-}`

/** Whether a value starts with a variable: `$NAME`, `${NAME`. */
const beginsWith = (value: string, name: string): boolean => /^\$\{?(\w+)/.exec(value)?.[1] === name

/** The variables that a command tests for being empty. A later value is their default. */
const foundEmpty = (words: readonly string[]): string[] =>
  words.flatMap((word, at) => {
    const isTested = words[at - 1] === '-z' || (/^==?$/.test(words[at + 1] ?? '') && words[at + 2] === '')
    const name = isTested ? /^\$\{?([A-Za-z_]\w*)/.exec(word)?.[1] : undefined
    return name === undefined ? [] : [name]
  })

/** `: ${GPUS:=8}` sets a default. */
const defaultsSet = (words: readonly string[]): [string, string][] =>
  words.flatMap((word) => {
    const name = /^\$\{(\w+):?=[^{}]*\}$/.exec(word)?.[1]
    return name === undefined ? [] : [[name, word]]
  })

export const withoutQuotes = (text: string | undefined): string | undefined => text?.replace(/^(["'])(.*)\1$/s, '$2')

/** The `8` in `${GPUS:-8}`, if it is the default of the same variable. */
export function defaultIn(value: string | undefined, name: string): string | undefined {
  if (value === undefined) return undefined
  const [, of, otherwise] = /^\$\{(\w+):?[-=]([^{}]*)\}$/.exec(value) ?? []
  return of === name ? withoutQuotes(otherwise) : undefined
}
