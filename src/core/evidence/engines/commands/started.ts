import { type OptionTable, optionTable, readOptions } from '../../../languages/shell/getopt.ts'
import { shellCommands } from '../../../languages/shell/shell-commands.ts'
import { assignment } from '../../../languages/shell/shell-variables.ts'
import { nameOf } from '../../../text/folder-paths.ts'

type Words = readonly string[]

/** A program that starts the command after its options and after `own` further words. */
interface Prefix {
  readonly options: OptionTable
  readonly own?: number
}

const none: Prefix = { options: optionTable('', '') }

/** From the manual pages of GNU, util-linux and sudo. Shell keywords also precede a command. */
const prefixes: ReadonlyMap<string, Prefix> = new Map([
  [
    'sudo',
    {
      options: optionTable(
        'A B b C: D: E e g: H h: i K k l n P p: R: r: S s T: t: U: u: V v',
        'user: group: chdir: host: role: type: preserve-env:: login set-home non-interactive stdin shell',
      ),
    },
  ],
  ['env', { options: optionTable('i 0 u: C: v', 'ignore-environment unset: chdir: null debug') }],
  ['time', { options: optionTable('a f: o: p v', 'append format: output: portability verbose') }],
  ['nice', { options: optionTable('n:', 'adjustment:') }],
  ['ionice', { options: optionTable('c: n: t', 'class: classdata: ignore') }],
  [
    'timeout',
    { options: optionTable('k: s: v f p', 'kill-after: signal: verbose foreground preserve-status'), own: 1 },
  ],
  ['stdbuf', { options: optionTable('i: o: e:', 'input: output: error:') }],
  ['setsid', { options: optionTable('c f w', 'ctty fork wait') }],
  ['exec', { options: optionTable('a: c l', '') }],
  ...['nohup', 'then', 'do', 'else', 'elif', 'if', 'while', 'until', '!', '{'].map((word) => [word, none] as const),
])

/** The words of the command that finally runs, without wrapper programs and assignments before it. */
export function commandBehind(words: Words): Words {
  const at = words.findIndex((word) => !assignment.test(word))
  const rest = words.slice(at === -1 ? words.length : at)
  const prefix = prefixes.get(nameOf(rest[0] ?? ''))
  if (prefix === undefined) return rest
  return commandBehind(rest.slice(1 + readOptions(rest.slice(1), prefix.options, 0).end + (prefix.own ?? 0)))
}

const shellOptions = optionTable(
  'a b c e f h i k l m n p r s t u v x B C D E H O: P T o:',
  'init-file: rcfile: login noediting noprofile norc posix restricted verbose',
)

/** What a shell runs: the text of its option `-c`, or a file. Undefined for other programs. */
export function shellStarted(words: Words): { readonly text?: string; readonly file?: string } | undefined {
  const [program = '', ...rest] = commandBehind(words)
  if (!/^(?:ba|da|z|k|a)?sh$/.test(nameOf(program))) return undefined
  const { options, end } = readOptions(rest, shellOptions, 0)
  const first = rest[end]
  if (first === undefined) return {}
  return options.some(({ name }) => name === 'c') ? { text: first } : { file: first }
}

/** The limit of nested shells. */
const deepest = 4

/**
 * The commands that a command starts: itself, or those in a shell's text, `bash -c 'sbatch train.sh'`. A text that
 * changes its folder stays whole, because its files are elsewhere.
 */
export function commandsStarted(words: Words, depth = 0): readonly Words[] {
  const text = depth < deepest ? shellStarted(words)?.text : undefined
  if (text === undefined) return [words]
  const commands = shellCommands(text).filter(({ kept }) => !kept)
  if (commands.some(({ words, hereDocuments }) => hereDocuments.length > 0 || isElsewhere(words))) return [words]
  const before = words.slice(0, words.length - commandBehind(words).length)
  return commands.flatMap((command) =>
    commandsStarted([...before, ...(command.withoutDefaults ?? command.words)], depth + 1),
  )
}

const isElsewhere = (words: Words): boolean => /^(?:cd|pushd)$/.test(commandBehind(words)[0] ?? '')

const submitters: ReadonlySet<string> = new Set(['sbatch', 'qsub', 'bsub'])

/** Whether the command of a step or an allocation submits a job of its own. */
export const submitsJob = (words: Words): boolean =>
  commandsStarted(words).some((started) => submitters.has(nameOf(commandBehind(started)[0] ?? '')))

/** Programs and shell keywords that start nothing. */
const idle = new Set(
  `true false : echo printf cat ls pwd date hostname whoami sleep wait exit test [ [[ set export unset umask ulimit shift
  mkdir touch cp mv rm ln chmod tee head tail module ml fi done esac }`.split(/\s+/),
)

export const startsNothing = (words: Words): boolean =>
  words.every((word) => assignment.test(word)) || idle.has(nameOf(commandBehind(words)[0] ?? ''))
