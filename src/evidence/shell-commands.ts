import { isTooLong } from './bounds.ts'
import { arithmeticOf, computedBy, elementsIn } from './shell-arithmetic.ts'
import { ShellBranches } from './shell-branches.ts'

/** One command of a script: its words, without quotes, with the variables filled in whose value the script tells. */
export interface ShellCommand {
  readonly words: readonly string[]
  /** 1-based. */
  readonly line: number
  /** Whether a word holds the default of a variable, as in `${GPUS:-8}`, which the caller may overrule. */
  readonly byDefault: boolean
  /** The words with such variables left as they are written, where there are any. */
  readonly sure?: readonly string[]
  /** What is fed to it as here documents. */
  readonly fed: readonly FedDocument[]
  /** Whether it is only kept in a variable, to be run elsewhere or in another form. */
  readonly kept: boolean
  /** The name of the variable that it is kept in. */
  readonly keptAs?: string
}

/** A here document, with the variables filled in whose value the script tells, where its shell would do so. */
export interface FedDocument {
  readonly text: string
  /** Of its first line, 1-based. */
  readonly line: number
  /** Whether it holds the default of a variable. */
  readonly byDefault: boolean
}

interface RawCommand {
  readonly words: string[]
  readonly line: number
  readonly fed: { text: string; line: number; isQuoted: boolean }[]
}

/** How much text variables may unfold into, in all: each may hold others. */
const unfoldsInto = 400_000
const deepest = 4
/** Characters of `${…}`. */
const longestVariable = 200
/** `${A}`, and `${A:-${B}/c}`: another one may stand inside. */
const bracedVariable = /^\$\{(?:[^{}\n]|\$\{[^{}\n]*\})*\}/
/** Characters that are searched for closing brackets, in all. */
const searches = 2_000_000
/** Commands of one script. People write some hundreds; what comes after so many is not looked at. */
const mostCommands = 10_000

/** The commands of a script, in order, without comments. `given` are variables that the script finds set. */
export function shellCommands(text: string, given: ReadonlyMap<string, string> = new Map()): ShellCommand[] {
  if (isTooLong(text)) return []
  const raw = new Scanner(text).commands().slice(0, mostCommands)
  const variables = new Map([...given, ...variablesOf(raw)])
  const unfold = new Unfolding(variables, true)
  const unfoldSure = new Unfolding(variables, false)
  return raw.flatMap(({ words, line, fed }) => {
    unfold.byDefault = false
    const [outer, ...inner] = commandsOf(words.map((word) => unfold.argument(word)))
    const { byDefault } = unfold
    const sure = byDefault ? commandsOf(words.map((word) => unfoldSure.argument(word))) : []
    const documents = fed.map((document) => unfold.document(document))
    const commands = [outer, ...inner].map((part, at) => ({
      words: part,
      line,
      byDefault,
      ...(sure[at] && { sure: sure[at] }),
      fed: at === 0 ? documents : [],
      kept: false,
    }))
    return [...commands, ...keptIn(words, unfold).map((part) => ({ ...part, line, byDefault, fed: [], kept: true }))]
  })
}

/** The command itself, and the scripts that it is handed in quotes, as in `bash -c "cd src && torchrun …"`. */
function commandsOf(words: readonly (readonly string[])[]): [string[], ...string[][]] {
  const outer: string[] = []
  const inner: string[][] = []
  for (const parts of words) {
    if (!parts.some(endsCommand)) outer.push(...parts)
    else {
      const [, option, rest] = /^(--?[\w-]{1,60}=)(.*)$/s.exec(parts[0] ?? '') ?? []
      outer.push(option ?? '')
      inner.push(...split(option === undefined ? parts : [rest ?? '', ...parts.slice(1)]))
    }
  }
  return [outer.filter((word) => word !== ''), ...inner]
}

/** Commands that are kept in variables. */
function keptIn(words: readonly string[], unfold: Unfolding): { words: string[]; keptAs: string }[] {
  return words.flatMap((word) => {
    const [, keptAs, , value] = assignment.exec(word) ?? []
    if (keptAs === undefined || !value?.includes(' ')) return []
    return split(unfold.words(value)).map((part) => ({ words: part, keptAs }))
  })
}

/**
 * The commands that a script runs: those that it writes out, and those that it keeps in a variable of several values and
 * runs by its name, of which each may be the one.
 */
export function commandsRun(commands: readonly ShellCommand[]): ShellCommand[] {
  const named = new Set(
    commands
      .filter((command) => !command.kept && runs(command))
      .flatMap(({ words }) => words.slice(0, 4).map((word) => /^\$\{?(\w{1,60})\}?$/.exec(word)?.[1] ?? '')),
  )
  return commands.filter(({ kept, keptAs }) => !kept || (keptAs !== undefined && named.has(keptAs)))
}

export const isMakefile = (path: string): boolean => /(?:^|\/)(?:GNU)?[Mm]akefile(?:\.\w+)?$|\.mk$/.test(path)

/** The lines of a makefile as a shell would read them: recipes as they are, variables as assignments. */
export function recipeText(makefile: string): string {
  if (isTooLong(makefile)) return ''
  let continues = false
  const lines = makefile.split('\n').map((line) => {
    const within = continues
    continues = line.trimEnd().endsWith('\\')
    if (within || line.startsWith('\t')) return line.replace(/^\t[@+-]*/, '').replaceAll('$$', '$')
    const [, name, sign, value] = /^(?:export )? *([A-Za-z_]\w*) *([?+:]*)= *(.*)$/.exec(line) ?? []
    if (name === undefined || value === undefined) return ''
    return sign === '?' ? `${name}=\${${name}:-${value}}` : `${name}="${value.replaceAll('"', '')}"`
  })
  return lines.join('\n')
}

/** Cuts a script into commands and words, in one pass. */
class Scanner {
  readonly #text: string
  readonly #commands: RawCommand[] = []
  #at = 0
  #line = 1
  #searches = searches
  #words: string[] = []
  #word: string | undefined
  #wordLine = 1
  /** The words after which here documents begin on the next line. */
  #awaited: { end: string; isQuoted: boolean; for: RawCommand | undefined }[] = []

  constructor(text: string) {
    this.#text = text
  }

  commands(): RawCommand[] {
    while (this.#at < this.#text.length) this.#step()
    this.#endCommand()
    return this.#commands
  }

  #step(): void {
    const sign = this.#text[this.#at] as string
    if (sign === '\\') this.#escape()
    else if (sign === "'" || sign === '"') this.#quoted(sign)
    else if (sign === '`') this.#substitution(this.#text.indexOf('`', this.#at + 1))
    else if (sign === '$') this.#dollar()
    else if (sign === '#' && this.#word === undefined) this.#at = this.#endOfLine()
    else if (sign === '\n') this.#newline()
    else if (sign === ' ' || sign === '\t' || sign === '\r') this.#endWord(1)
    else if (sign === '(' && this.#word?.endsWith('=')) this.#array()
    else if (';&|()'.includes(sign)) this.#endCommand(1)
    else if (sign === '<' && this.#text.startsWith('<<', this.#at)) this.#hereDocument()
    else this.#add(sign)
  }

  #add(text: string, length = text.length): void {
    if (this.#word === undefined) {
      this.#word = ''
      if (this.#words.length === 0) this.#wordLine = this.#line
    }
    this.#word += text
    this.#at += length
  }

  #endWord(length = 0): void {
    if (this.#word !== undefined) this.#words.push(this.#word)
    this.#word = undefined
    this.#at += length
  }

  #endCommand(length = 0): void {
    this.#endWord(length)
    if (this.#words.length === 0) return
    const command: RawCommand = { words: this.#words, line: this.#wordLine, fed: [] }
    this.#commands.push(command)
    for (const awaited of this.#awaited) awaited.for ??= command
    this.#words = []
  }

  #newline(): void {
    this.#endCommand(1)
    this.#line++
    for (const awaited of this.#awaited.splice(0)) this.#feed(awaited.end, awaited.isQuoted, awaited.for)
  }

  #feed(end: string, isQuoted: boolean, command: RawCommand | undefined): void {
    const line = this.#line
    const start = this.#at
    while (this.#at < this.#text.length) {
      const lineStart = this.#at
      const lineEnd = this.#endOfLine()
      this.#at = Math.min(lineEnd + 1, this.#text.length)
      this.#line++
      if (this.#text.slice(lineStart, lineEnd).trim() === end) {
        command?.fed.push({ text: this.#text.slice(start, lineStart), line, isQuoted })
        return
      }
    }
  }

  #escape(): void {
    const next = this.#text[this.#at + 1]
    if (next === '\n' || (next === '\r' && this.#text[this.#at + 2] === '\n')) {
      this.#endWord(next === '\n' ? 2 : 3)
      this.#line++
    } else this.#add(next ?? '', 2)
  }

  /** A quoted part of a word; lines within become separators, so that a script in quotes keeps its commands apart. */
  #quoted(quote: string): void {
    this.#add('', 1)
    while (this.#at < this.#text.length) {
      const sign = this.#text[this.#at] as string
      if (sign === quote) {
        this.#at++
        return
      }
      if (sign === '\n') {
        this.#add(this.#optionsFollow(quote) ? ' ' : ' ; ', 1)
        this.#line++
      } else if (sign === '$' && quote === '"' && this.#text[this.#at + 1] === '(') this.#dollar()
      else if (sign === '\\' && quote === '"') {
        if (this.#text[this.#at + 1] === '\n') {
          this.#add(' ', 2)
          this.#line++
        } else this.#add(this.#text[this.#at + 1] ?? '', 2)
      } else this.#add(sign)
    }
  }

  /** Whether the next line of a quoted text goes on with options, or ends it: no command begins with an option. */
  #optionsFollow(quote: string): boolean {
    let next = this.#at + 1
    while (this.#text[next] === ' ' || this.#text[next] === '\t') next++
    const sign = this.#text[next]
    return sign === '-' || sign === quote || sign === '\n'
  }

  #dollar(): void {
    const next = this.#text[this.#at + 1]
    if (next === '{') {
      const text = bracedVariable.exec(this.#text.slice(this.#at, this.#at + longestVariable))?.[0]
      this.#add(text ?? '${')
    } else if (next === '(') this.#substitution(this.#closing(this.#at + 1))
    else this.#add('$')
  }

  /** The result of another command: unknown, unless it is a makefile's `$(NAME)`. */
  #substitution(end: number): void {
    const text = this.#text.slice(this.#at, end === -1 ? this.#text.length : end + 1)
    const isKept = /^\$\(\w{1,100}\)$/.test(text)
    const computed = isArithmetic.test(text) ? text.replace(/\s/g, '') : computedBy(text)
    this.#add(isKept ? text : (computed ?? '$'), text.length)
    this.#countLines(text)
  }

  /** The place of the bracket that closes the one at `start`; `start` where there is none. */
  #closing(start: number): number {
    let depth = 0
    for (let at = start; at < this.#text.length && at < start + 20_000 && this.#searches-- > 0; at++) {
      if (this.#text[at] === '(') depth++
      else if (this.#text[at] === ')' && --depth === 0) return at
    }
    return Math.min(start, this.#text.length - 1)
  }

  #array(): void {
    const end = this.#closing(this.#at)
    const text = this.#text.slice(this.#at + 1, end)
    this.#add(withoutComments(text), end + 1 - this.#at)
    this.#countLines(text)
  }

  #hereDocument(): void {
    if (this.#text.startsWith('<<<', this.#at)) {
      this.#endWord(3)
      return
    }
    const [sign = '<<', quote = '', end] =
      /^<<-?[ \t]*(\\?["']?)([A-Za-z_]\w{0,60})["']?/.exec(this.#text.slice(this.#at, this.#at + 80)) ?? []
    this.#endWord(sign.length)
    if (end !== undefined) this.#awaited.push({ end, isQuoted: quote !== '', for: undefined })
  }

  #endOfLine(): number {
    const end = this.#text.indexOf('\n', this.#at)
    return end === -1 ? this.#text.length : end
  }

  #countLines(text: string): void {
    for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) this.#line++
  }
}

/** `$((NODES * 8))`. */
const isArithmetic = /^\$\(\([\w\s$*+/%{}:()-]{1,200}\)\)$/

/** The elements of an array, on one line. */
const withoutComments = (text: string): string =>
  text
    .split('\n')
    .map((line) => line.replace(/(^|\s)#.*$/, '').replace(/\\\s*$/, ''))
    .join(' ')
    .replace(/["']/g, '')

const assignment = /^([A-Za-z_]\w*)(\+?)=(.*)$/s

/** The value of each variable that is given one value only, wherever that happens. */
/** The value that an option of the script is given. */
const ofOption = /^\$(?:2|\{2\}|OPTARG|\{OPTARG\}|\{\w{1,40}##?[^{}]{1,40}\})$/

function variablesOf(commands: readonly RawCommand[]): ReadonlyMap<string, string> {
  const values = new Map<string, string>()
  const unclear = new Set<string>()
  const tested = new Set<string>()
  const branches = new ShellBranches((word) => literalValue(word, values, unclear))
  const takesOptions = commands.some(({ words }) => words.some((word) => word === 'shift' || word === 'getopts'))
  for (const { words } of commands) {
    if (branches.skips(words)) continue
    for (const name of foundEmpty(words)) tested.add(name)
    if (words[0] === ':') for (const [name, value] of defaultsSet(words)) if (!values.has(name)) values.set(name, value)
    const from = /^(?:export|local|declare|readonly|typeset)$/.test(words[0] ?? '') ? 1 : 0
    for (const word of words.slice(from)) {
      const [, name, append, value] = assignment.exec(word) ?? []
      if (name === undefined || value === undefined) {
        if (word.startsWith('-') && from === 1) continue
        break
      }
      const before = values.get(name)
      // What is added to itself is often added on a condition.
      if (before !== undefined && new RegExp(`^\\$\\{?${name}\\b`).test(value)) continue
      // `-t) TYPE="$2"; shift 2 ;;`: what was set before is the default of an option.
      if (before !== undefined && takesOptions && words[0] !== 'local' && ofOption.test(value)) {
        if (!/[${}]/.test(before)) values.set(name, `\${${name}:-${before}}`)
        continue
      }
      if (append) values.set(name, `${before ?? ''} ${value}`.slice(0, 20_000))
      else if (before !== undefined && before !== value) unclear.add(name)
      else values.set(name, tested.has(name) && !/[{}]/.test(value) ? `\${${name}:-${value}}` : value.slice(0, 20_000))
    }
    // What a loop or a `read` sets is not known.
    if (words[0] === 'for' || words[0] === 'read') for (const word of words.slice(1, 3)) unclear.add(word)
  }
  for (const name of unclear) values.delete(name)
  return values
}

/** What a word is, where it is a plain word or a variable that has held one plain value so far. */
function literalValue(
  word: string,
  values: ReadonlyMap<string, string>,
  unclear: ReadonlySet<string>,
): string | undefined {
  const name = /^\$\{?([A-Za-z_]\w*)\}?$/.exec(word)?.[1]
  const value = name === undefined ? word : unclear.has(name) ? undefined : values.get(name)
  return value !== undefined && /^[\w./-]{1,100}$/.test(value) ? value : undefined
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

class Unfolding {
  readonly #variables: ReadonlyMap<string, string>
  readonly #takesDefaults: boolean
  #left = unfoldsInto
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
    return text.split(/\s+/).filter((part) => part !== '')
  }

  document({ text, line, isQuoted }: RawCommand['fed'][number]): FedDocument {
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
      /(?<!\\)\$(?:\(\(([\w\s$*+/%{}:()-]{1,200}?)\)\)|\{#(\w+)\[[@*]\]\}|\{(\w+)(?:\[[@*]\])?(?::?[-=]([^{}]*))?\}|\((\w+)\)|([A-Za-z_]\w*))/g,
      (
        whole,
        expression: string | undefined,
        list: string | undefined,
        braced: string | undefined,
        otherwise: string | undefined,
        made: string | undefined,
        plain: string | undefined,
      ) => {
        if (expression !== undefined) return this.#computed(expression, depth) ?? whole
        if (list !== undefined) return String(elementsIn(this.#text(`$${list}`, depth + 1)) ?? whole)
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

const withoutQuotes = (text: string | undefined): string | undefined => text?.replace(/^(["'])(.*)\1$/s, '$2')

/** `8` of `${GPUS:-8}`. */
function defaultIn(value: string | undefined, name: string): string | undefined {
  if (value === undefined) return undefined
  const [, of, otherwise] = /^\$\{(\w+):?[-=]([^{}]*)\}$/.exec(value) ?? []
  return of === name ? withoutQuotes(otherwise) : undefined
}

const endsCommand = (word: string): boolean => word.endsWith(';') || /^(?:&&|\|\|?|&)$/.test(word)

function split(words: readonly string[]): string[][] {
  const commands: string[][] = [[]]
  for (const word of words) {
    const ends = endsCommand(word)
    const last = ends ? word.replace(/[;&|]+$/, '') : word
    if (last !== '') commands.at(-1)?.push(last)
    if (ends) commands.push([])
  }
  return commands.filter((command) => command.length > 0)
}

/** Programs that only mention what stands behind them. */
const mentioning = new Set([
  ...['echo', 'printf', 'cat', 'grep', 'egrep', 'sed', 'awk', 'tee', 'ls', 'cd', 'cp', 'mv', 'rm', 'ln', 'mkdir'],
  ...['pip', 'pip3', 'conda', 'mamba', 'apt', 'apt-get', 'yum', 'brew', 'git', 'wget', 'curl', 'which', 'type'],
  ...['chmod', 'tail', 'head', 'kill', 'pkill', 'killall', 'tar', 'unzip', 'source', '.', 'test', '[', '[[', 'help'],
  ...[
    'command',
    'touch',
    'find',
    'case',
    'for',
    'read',
    'unset',
    'alias',
    'log',
    'info',
    'die',
    'usage',
    'scp',
    'rsync',
    'gsutil',
  ],
])

/** The commands that run something, past `sudo`, `time` and variables in front. */
export const runs = ({ words }: ShellCommand): boolean =>
  !mentioning.has(programOf(words)) && !words.includes('install') && !words.includes('uninstall')

const wrappers = new Set([
  'sudo',
  'time',
  'nohup',
  'exec',
  'env',
  'then',
  'do',
  'else',
  'if',
  'elif',
  'while',
  'until',
  '!',
  '{',
  'eval',
])

export function programOf(words: readonly string[]): string {
  const program = words.find((word) => !wrappers.has(word) && !assignment.test(word)) ?? ''
  return program.slice(program.lastIndexOf('/') + 1)
}

/** The value of an option, as `--name=value` or `--name value`; the last one counts. Empty where it has none. */
export function optionOf(words: readonly string[], ...names: readonly string[]): string | undefined {
  return optionsOf(words, ...names).at(-1)
}

export function optionsOf(words: readonly string[], ...names: readonly string[]): string[] {
  const values: string[] = []
  for (const [at, word] of words.entries()) {
    const cut = word.indexOf('=')
    const name = cut === -1 ? word : word.slice(0, cut)
    if (!name.startsWith('-') || !names.includes(name)) continue
    const next = words[at + 1] ?? ''
    values.push(cut !== -1 ? word.slice(cut + 1) : next.startsWith('-') ? '' : next)
  }
  return values
}

/** A word that stands for itself. */
export const isLiteral = (word: string | undefined): word is string =>
  word !== undefined && word !== '' && word.length <= 200 && !/[${}<>%@`*]/.test(word)
