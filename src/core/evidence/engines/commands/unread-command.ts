import { optionTable, readOptions } from '../../../languages/shell/getopt.ts'
import { isScript } from '../../../languages/shell/script-path.ts'
import { shellLine } from '../../../languages/shell/shell-line.ts'
import { nameOf } from '../../../text/folder-paths.ts'
import { cloudRequest } from './clouds.ts'
import { launchesOf } from './launches.ts'
import { openDirectives, type Submission, submittedAt } from './schedulers.ts'
import { commandBehind, commandsStarted, shellStarted, startsNothing } from './started.ts'
import { filesByOption, filesOfOptions } from './traces.ts'

type Words = readonly string[]

/** What of a command that is about to run was not read, as it is written. */
export interface UnreadPart {
  readonly text: string
  /** Whether it starts something, as `make train` does, or asks for a number, as `--nodes=8-16`. */
  readonly what: 'starts' | 'asks for'
}

/** What is not compared of commands, and of the script that the only one of them submits. */
export function unreadOf(commands: readonly Words[], submitted: string | undefined, isRead: IsRead): UnreadPart[] {
  const ofCommands = commands.flatMap((words) => unreadIn(words, isRead))
  const said = new Set(ofCommands.map(({ text }) => text))
  const open = submitted === undefined ? [] : openDirectives(submitted).filter((text) => !said.has(text))
  return [...ofCommands, ...open.map((text): UnreadPart => ({ text, what: 'asks for' }))]
}

/** Whether a word is a file that was read. */
type IsRead = (word: string) => boolean

/** What of a command is not compared: programs that are not known to be read, scripts that were not, and open numbers. */
export function unreadIn(words: Words, isRead: IsRead): UnreadPart[] {
  if (startsNothing(words)) return []
  const command = commandBehind(words)
  const program = nameOf(command[0] ?? '')
  const submission = submittedAt(command)
  if (submission?.program === 0) return ofSubmission(command, submission, isRead)
  const handed = filesStarted(program, command)
  if (handed !== undefined)
    return handed.length === 0 || handed.includes('-') ? [whole(command)] : notRead(handed, isRead)
  const shown = { words: command, line: 1, byDefault: false, hereDocuments: [], kept: false }
  const isKnown =
    (isScript(command[0] ?? '') && isRead(command[0] ?? '')) ||
    isPython.test(program) ||
    cloudRequest(shown) !== undefined ||
    launchesOf(shown).length > 0
  return isKnown ? [] : [whole(command)]
}

const whole = (words: Words): UnreadPart => ({ text: shellLine(words), what: 'starts' })
const notRead = (files: Words, isRead: IsRead): UnreadPart[] =>
  files.filter((file) => !isRead(file)).map((file) => ({ text: file, what: 'starts' }))

/** The files of which a program starts what stands in them; none where it reads no file, undefined where it is no such. */
function filesStarted(program: string, command: Words): Words | undefined {
  const shell = shellStarted(command)
  if (shell !== undefined) return shell.file !== undefined && isScript(shell.file) ? [shell.file] : []
  if (filesByOption.has(program)) return filesOfOptions(command)
  if (program === 'sky') return command.filter((word) => /\.ya?ml$/.test(word))
  if (!isPython.test(program)) return undefined
  const { options, end } = readOptions(command.slice(1), python, 0)
  if (options.some(({ name }) => name === 'm')) return undefined
  return options.some(({ name }) => name === 'c') ? [] : command.slice(end + 1, end + 2)
}

const isPython = /^python[\d.]*$/
const python = optionTable('b B c: d E h i I m: O P q s S u v V W: x X: ?', 'help version')

/** Within what a scheduler allots, a program only divides it. */
function ofSubmission(command: Words, { script, isStated, open, wrapped }: Submission, isRead: IsRead): UnreadPart[] {
  const asked = open.map((text): UnreadPart => ({ text, what: 'asks for' }))
  const behind = wrapped === undefined ? command.slice(script) : ['sh', '-c', wrapped]
  const program = nameOf(command[0] ?? '')
  if (wrapped === undefined && /^(?:sbatch|qsub)$/.test(program))
    return [...asked, ...(behind.length === 0 ? [whole(command)] : notRead(behind.slice(0, 1), isRead))]
  if (isStated) return asked
  // An allocation of its own starts a shell; `bsub` reads its input.
  if (behind.length === 0) return program === 'bsub' ? [...asked, whole(command)] : asked
  return [...asked, ...commandsStarted(behind).flatMap((words) => unreadIn(words, isRead))]
}
