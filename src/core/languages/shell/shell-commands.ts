import { atMost } from '../../text/given-up.ts'
import { runs } from './command-words.ts'
import { reached } from './control-flow.ts'
import { Scanner } from './shell-scanner.ts'
import { assignment, variablesOf } from './shell-variables.ts'
import { type HereDocument, VariableExpansion } from './variable-expansion.ts'

/** One command of a script: its words without quotes, with variables expanded if the script sets them. */
export interface ShellCommand {
  readonly words: readonly string[]
  /** 1-based. */
  readonly line: number
  /** Whether a word contains the default of a variable, as in `${GPUS:-8}`, which the caller may override. */
  readonly byDefault: boolean
  /** The words with such variables unexpanded, if there are any. */
  readonly withoutDefaults?: readonly string[]
  /** The here documents on its input. */
  readonly hereDocuments: readonly HereDocument[]
  /** Whether it is only stored in a variable, to be run elsewhere or in another form. */
  readonly kept: boolean
  /** The name of that variable. */
  readonly keptAs?: string
  /** Whether a loop over values repeats it. */
  readonly isRepeated?: true
}

/** The limit of commands per script. Real scripts have a few hundred. The rest is not read. */
const mostCommands = 10_000

/** The commands of a script, in order, without comments. `given`: variables set before the script starts. */
export function shellCommands(text: string, given: ReadonlyMap<string, string> = new Map()): ShellCommand[] {
  const raw = reached(atMost(mostCommands, new Scanner(text).commands(), 'commands'))
  const variables = new Map([...given, ...variablesOf(raw)])
  const expansion = new VariableExpansion(variables, true)
  const expansionWithoutDefaults = new VariableExpansion(variables, false)
  return raw.flatMap(({ words, line, hereDocuments, isRepeated }) => {
    expansion.byDefault = false
    const [outer, ...inner] = commandsOf(words.map((word) => expansion.argument(word)))
    const { byDefault } = expansion
    const withoutDefaults = byDefault ? commandsOf(words.map((word) => expansionWithoutDefaults.argument(word))) : []
    const documents = hereDocuments.map((document) => expansion.document(document))
    const commands = [outer, ...inner].map((part, at) => ({
      words: part,
      line,
      byDefault,
      ...(isRepeated && { isRepeated }),
      ...(withoutDefaults[at] && { withoutDefaults: withoutDefaults[at] }),
      hereDocuments: at === 0 ? documents : [],
      kept: false,
    }))
    return [
      ...commands,
      ...keptIn(words, expansion).map((part) => ({ ...part, line, byDefault, hereDocuments: [], kept: true })),
    ]
  })
}

/** The command itself, and the scripts in its quoted arguments, as in `bash -c "cd src && torchrun …"`. */
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

/** Commands that are stored in variables. */
function keptIn(words: readonly string[], expansion: VariableExpansion): { words: string[]; keptAs: string }[] {
  return words.flatMap((word) => {
    const [, keptAs, , value] = assignment.exec(word) ?? []
    if (keptAs === undefined || !value?.includes(' ')) return []
    return split(expansion.words(value)).map((part) => ({ words: part, keptAs }))
  })
}

/**
 * The commands that a script runs: the explicit ones, and those that it stores in a variable and runs by its name. If
 * the variable has several values, each may run.
 */
export function commandsRun(commands: readonly ShellCommand[]): ShellCommand[] {
  const named = new Set(
    commands
      .filter((command) => !command.kept && runs(command))
      .flatMap(({ words }) =>
        words.slice(0, 4).map((word) => /^\$\{?(\w{1,60})(?:\[[@*]\])?\}?$/.exec(word)?.[1] ?? ''),
      ),
  )
  return commands.filter(({ kept, keptAs }) => !kept || (keptAs !== undefined && named.has(keptAs)))
}

const endsCommand = (word: string): boolean => word.endsWith(';') || /^(?:&&|\|\|?|&)$/.test(word)

function split(words: readonly string[]): string[][] {
  const commands: string[][] = [[]]
  for (const word of words) {
    const ends = endsCommand(word)
    const last = ends ? word.replace(/(?<![;&|])[;&|]+$/, '') : word
    if (last !== '') commands.at(-1)?.push(last)
    if (ends) commands.push([])
  }
  return commands.filter((command) => command.length > 0)
}

/** Whether a loop starts a command in the background, so that several run at once. */
export const startsBeside = ({ isRepeated, line }: ShellCommand, lines: readonly string[]): boolean =>
  isRepeated === true && /(?<![&>|])&(?![&>\d])/.test((lines[line - 1] ?? '').slice(0, 2_000))
