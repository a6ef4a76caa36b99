import { optionsOf, programOf, runs, shellLine } from '../../../languages/shell/command-words.ts'
import { readOptions } from '../../../languages/shell/getopt.ts'
import { isPython, pythonOptions, withModuleApart } from '../../../languages/shell/python-options.ts'
import { isScript } from '../../../languages/shell/script-path.ts'
import { type ShellCommand, shellCommands, startsBeside } from '../../../languages/shell/shell-commands.ts'
import { slurmVariables } from '../../../languages/shell/slurm-options.ts'
import { nameOf } from '../../../text/folder-paths.ts'
import { cloudRequest } from './clouds.ts'
import { type Device, deviceOf, requestOfProcesses } from './devices.ts'
import { withSettings } from './environment.ts'
import { type Launch, launchesOf, startOf } from './launches.ts'
import { isFilledIn, openNumbers } from './open-numbers.ts'
import { type Asked, askedInDirectives, isAllotted, type Submission, submittedAt } from './schedulers.ts'
import { commandBehind, commandsStarted, shellStarted, startsNothing } from './started.ts'
import { optionsOfJob, startsMore, startsTasks } from './steps.ts'
import { filesByOption, filesOfOptions } from './traces.ts'

type Words = readonly string[]

/** An unread part of a command that is about to run, as written. */
export interface UnreadPart {
  readonly text: string
  /** The line in its script, 1-based. */
  readonly line?: number
  /** Whether it starts something (`make train`), requests a number (`--nodes=8-16`), or repeats a job (`--array`). */
  readonly what: 'starts' | 'asks for' | 'repeats'
  /** Whether a file that the command names may give the number: a launcher's configuration. */
  readonly mayBeInFile?: true
  /** The number of jobs, if it is known. */
  readonly tasks?: number
}

/** The unread parts of commands, and of the script that the only command submits. */
export function unreadOf(commands: readonly Words[], submitted: string | undefined, textRead: TextRead): UnreadPart[] {
  // The script already contains the command's options.
  const ofCommands = commands
    .flatMap((words) => unreadIn(words, textRead))
    .filter(({ what }) => submitted === undefined || what === 'starts')
  const jobs = commands.filter(submits)
  const repeated =
    jobs.length > 1 ? [{ text: jobs.map(shellLine).join('; '), what: 'repeats', tasks: jobs.length } as const] : []
  const ofScript =
    submitted === undefined ? [] : [...askedInDirectives(submitted).flatMap(openParts), ...unreadInScript(submitted)]
  const all = [...ofCommands, ...repeated, ...ofScript]
  return [...new Map(all.map((part) => [part.text, part])).values()]
}

/** The text of a word that names a file, if the file was read. */
type TextRead = (word: string) => string | undefined

/** Whether a command starts a job in parallel with others. */
const submits = (words: Words): boolean => {
  const command = commandBehind(words)
  const program = nameOf(command[0] ?? '')
  return /^(?:sbatch|qsub|bsub)$/.test(program) || (program === 'sky' && command.includes('launch'))
}

const openParts = (asked: Asked): UnreadPart[] => [...openOf(asked), ...arraysOf(asked)]
const openOf = ({ open }: Asked): UnreadPart[] => open.map((option) => ({ ...option, what: 'asks for' }))
const arraysOf = ({ array }: Partial<Asked> = {}): UnreadPart[] => (array ? [{ ...array, what: 'repeats' }] : [])

/** The open requests and repeated jobs in a script that was read. */
function unreadInScript(text: string): UnreadPart[] {
  const all = shellCommands(text, slurmVariables(text))
  const commands = all.filter((command) => !command.kept && runs(command))
  const lines = text.split('\n')
  const jobs = commands.filter(({ words }) => submits(words))
  const beside = commands.filter((command) => startsBeside(command, lines) && launchesOf(command).length > 0)
  const repeated = jobs.length > 1 ? jobs : [...jobs.filter(({ isRepeated }) => isRepeated), ...beside]
  return [
    ...openInScript(text, all),
    ...commands.flatMap(({ words, line }) => arraysOf(submittedAt(words, line))),
    ...repeated.map(({ words }): UnreadPart => ({ text: shellLine(commandBehind(words)), what: 'repeats' })),
  ]
}

/**
 * The parts of a script that request accelerators, or start processes on them, without a readable number. Leaves out
 * what the script only prepares, and commands that divide the accelerators of its directives.
 */
export function openInScript(text: string, written: readonly ShellCommand[]): UnreadPart[] {
  const all = withSettings(written)
  const allotted = isAllotted(text)
  const commands = all.filter((command) => !command.kept && runs(command))
  const device = deviceOf(all)
  const isInJob = /^#SBATCH\s/m.test(text)
  const job = optionsOfJob(text)
  return commands.flatMap((command): UnreadPart[] => {
    const { words, line } = command
    const program = programOf(words)
    const submission = submittedAt(words, line)
    const isStep = submission !== undefined && nameOf(words[submission.program] ?? '') === 'srun'
    if (allotted && (submission === undefined || (isStep && !submission.submitsMore))) return []
    const launches = launchesOf(command)
    if (multiplies.test(program) && (submission !== undefined || launches.length > 0))
      return [{ ...whole(commandBehind(words)), line }]
    const asked = submission === undefined ? [] : [...openOf(submission), ...optionsGiven(words, submission, line)]
    if (program === 'sky' && words.some((_, at) => isFilledIn(words, at)))
      return [{ ...whole(commandBehind(words)), line }]
    if (submission !== undefined && (!isStep || submission.isStated || asked.length > 0)) return asked
    const isMore = startsMore(words, launches, job) || (!isInJob && startsTasks(words))
    if (isStep && isMore && device !== undefined)
      return [{ text: shellLine(commandBehind(words)), line, what: 'asks for' }]
    const open = openNumbers(words).map((part): UnreadPart => {
      const isFile = part.startsWith('--hostfile=')
      return { text: part, line, what: 'asks for', ...(isFile && { mayBeInFile: true }) }
    })
    const uncounted = launches.find((launch) => isUncounted(launch, device))
    if (open.length > 0 || uncounted === undefined) return open
    const mayBeInFile = uncounted.isToldElsewhere && { mayBeInFile: true as const }
    return [{ text: shellLine(commandBehind(words)), line, what: 'asks for', ...mayBeInFile }]
  })
}

/** What the shell fills in among the options of a submission, or in the place of its script: `sbatch "$@"`. */
function optionsGiven(words: Words, { program, script }: Submission, line?: number): UnreadPart[] {
  const given = words.slice(0, script + 1).some((_, at) => at > program && isFilledIn(words, at))
  return given ? [{ text: shellLine(commandBehind(words)), ...(line && { line }), what: 'starts' }] : []
}

/**
 * Whether the accelerators of a launcher's processes are unknown. Without a number or a file that gives one, it takes
 * the accelerators of the machine on which it starts.
 */
function isUncounted(launch: Launch, device: Device | undefined): boolean {
  const { processes, isToldElsewhere = false } = launch
  if (processes === undefined || launch.on === 'processor') return false
  const { count, perNode } = requestOfProcesses(launch, device) ?? {}
  const isCounted = count !== undefined || perNode !== undefined
  return !isCounted && (isToldElsewhere || (processes.count ?? processes.perNode) !== undefined)
}

/** Calls with which Python programs start others. */
const startsOthers = /\b(?:subprocess|os\.system|os\.popen|os\.exec|os\.spawn|os\.posix_spawn|pexpect|Popen)\b/
const schedulerInQuotes = /["'](?:sbatch|srun|salloc|qsub|bsub|kubectl|sky|torchrun|deepspeed|mpirun)[ "']/
/** The ones that only start processes on allotted accelerators. */
const launcherInQuotes = /^["'](?:srun|torchrun|deepspeed|mpirun)/

/** The first command in Python source for a scheduler or a launcher: its line, and whether it only starts processes. */
export function commandInPython(text: string): { readonly line: number; readonly isLauncher: boolean } | undefined {
  const found = startsOthers.test(text) ? schedulerInQuotes.exec(text) : null
  if (found === null) return undefined
  return { line: text.slice(0, found.index).split('\n').length, isLauncher: launcherInQuotes.test(found[0]) }
}

/** The unread parts of a started file. */
function unreadInFile(file: string, text: string): UnreadPart[] {
  if (file.endsWith('.py')) return commandInPython(text) ? [{ text: file, what: 'starts' }] : []
  return isScript(file) ? unreadInScript(text) : []
}

/** Programs that start a command on several hosts, or several times. */
const multiplies =
  /^(?:pdsh|dsh|clush|ssh|rsh|pssh|parallel-ssh|dask-ssh|ansible|salt|torchx|parallel|xargs|flux|jsrun|aprun|ibrun)$/

/** The option of `env`, and that of `sudo`. */
const changesFolder = /^(?:-[0iv]*C|-D|--chdir)/

/** The unread parts of a command: unknown programs, unread scripts, and open numbers. */
export function unreadIn(words: Words, textRead: TextRead): UnreadPart[] {
  if (startsNothing(words)) return []
  // The words of `env '-Ssbatch -N8'` are one.
  if (nameOf(words[0] ?? '') === 'env' && words.some((word) => /^(?:-[0iv]*S|--split-string)/.test(word)))
    return [whole(words)]
  const command = commandBehind(words)
  // Its files are elsewhere than the ones that are read.
  if (words.slice(0, words.length - command.length).some((word) => changesFolder.test(word))) return [whole(words)]
  const program = nameOf(command[0] ?? '')
  const submission = submittedAt(command)
  if (submission?.program === 0) return ofSubmission(command, submission, textRead)
  const handed = filesStarted(program, command)
  if (handed !== undefined) {
    if (handed.length === 0 || handed.includes('-')) return [whole(command)]
    const settings = program === 'sky' ? optionsOf(command, '--config') : []
    const unread = cloudRequest(asCommand(command))?.unread ?? []
    return [
      ...unread.map((text): UnreadPart => ({ text, what: 'starts' })),
      ...settings.map((value): UnreadPart => ({ text: `--config=${value}`, what: 'asks for' })),
      ...ofFiles(handed, textRead),
    ]
  }
  const shown = asCommand(command)
  const isKnown =
    (isScript(command[0] ?? '') && textRead(command[0] ?? '') !== undefined) ||
    isPython(program) ||
    cloudRequest(shown) !== undefined ||
    launchesOf(shown).length > 0
  if (!isKnown || multiplies.test(program)) return [whole(command)]
  const started = command.flatMap((word) => (/\.(?:py|sh|bash)$/.test(word) ? [word] : []))
  return [
    ...openNumbers(words).map((text): UnreadPart => ({ text, what: 'asks for' })),
    ...(cloudRequest(shown)?.unread ?? []).map((text): UnreadPart => ({ text, what: 'asks for' })),
    ...started.flatMap((word) => unreadInFile(word, textRead(word) ?? '')),
  ]
}

/** Whether numbers of a command may have been read by nobody: it is none of a scheduler or a launcher. */
export const mayHideNumbers = (words: Words): boolean =>
  submittedAt(words) === undefined && startOf(withModuleApart(words)) === undefined

const whole = (words: Words): UnreadPart => ({ text: shellLine(words), what: 'starts' })
const ofFiles = (files: Words, textRead: TextRead): UnreadPart[] =>
  files.flatMap((file): UnreadPart[] => {
    const text = textRead(file)
    return text === undefined ? [{ text: file, what: 'starts' }] : unreadInFile(file, text)
  })

/** The files whose contents a program starts. Empty if it starts none, undefined if it is another kind of program. */
function filesStarted(program: string, command: Words): Words | undefined {
  const shell = shellStarted(command)
  if (shell !== undefined) return shell.file !== undefined && isScript(shell.file) ? [shell.file] : []
  if (filesByOption.has(program)) return filesOfOptions(command)
  if (program === 'sky') return command.filter((word) => /\.ya?ml$/.test(word))
  if (!isPython(program)) return undefined
  const { options, end } = readOptions(command.slice(1), pythonOptions, 0)
  if (options.some(({ name }) => name === 'm')) return undefined
  return options.some(({ name }) => name === 'c') ? [] : command.slice(end + 1, end + 2)
}

/** The unread parts of a submission. Inside an allocation, a program only divides it. */
function ofSubmission(command: Words, submission: Submission, textRead: TextRead): UnreadPart[] {
  const { script, isStated, wrapped, perNode } = submission
  const asked = [...openParts(submission), ...optionsGiven(command, submission)]
  const behind = wrapped === undefined ? command.slice(script) : ['sh', '-c', wrapped]
  const program = nameOf(command[0] ?? '')
  if (wrapped === undefined && /^(?:sbatch|qsub)$/.test(program))
    return [...asked, ...(behind.length === 0 ? [whole(command)] : ofFiles(behind.slice(0, 1), textRead))]
  const launched = commandsStarted(behind).flatMap((words) => launchesStarted(words, textRead))
  // It allots fewer devices to a node than processes start there.
  const isShort = launched.some((launch) => onDevices(launch) > (perNode ?? Number.POSITIVE_INFINITY))
  if (isStated) return isShort ? [...asked, { text: shellLine(command), what: 'asks for' }] : asked
  // Without a command, an allocation starts a shell; `bsub` reads its input.
  if (behind.length === 0) return program === 'bsub' ? [...asked, whole(command)] : asked
  const unread = [...asked, ...commandsStarted(behind).flatMap((words) => unreadIn(words, textRead))]
  const isMore = startsMore(command, launched) || (launched.length === 0 && startsTasks(command))
  return unread.length === 0 && isMore ? [{ text: shellLine(command), what: 'asks for' }] : unread
}

/** The devices of a node that a launcher's processes need. */
const onDevices = ({ processes, on, startsAnything }: Launch): number =>
  on === 'processor' || startsAnything ? 0 : (processes?.perNode ?? 0)

/** The launches of a command, or of the script that it starts. */
function launchesStarted(words: Words, textRead: TextRead): Launch[] {
  const file = shellStarted(words)?.file ?? commandBehind(words)[0] ?? ''
  const text = isScript(file) ? textRead(file) : undefined
  const commands = text === undefined ? [asCommand(words)] : withSettings(shellCommands(text))
  return commands
    .filter((command) => !command.kept && runs(command))
    .flatMap(launchesOf)
    .filter(({ processes }) => processes)
}

const asCommand = (words: Words): ShellCommand => ({ words, line: 1, byDefault: false, hereDocuments: [], kept: false })
