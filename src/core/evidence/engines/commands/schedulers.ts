import { programOf, runs, shellLine } from '../../../languages/shell/command-words.ts'
import { type DirectiveOption, directivesIn } from '../../../languages/shell/directives.ts'
import { type ReadOptions, readOptions } from '../../../languages/shell/getopt.ts'
import { type ShellCommand, shellCommands } from '../../../languages/shell/shell-commands.ts'
import { slurmOptions } from '../../../languages/shell/slurm-options.ts'
import { sum, times } from '../../../text/bounds.ts'
import { nameOf } from '../../../text/folder-paths.ts'
import { present } from '../../../text/present.ts'
import { deviceOf } from './devices.ts'
import { inEnvironment, withEnvironment } from './environment.ts'
import { holdsOptions } from './launches.ts'
import { lsfOptions, ofLsf, ofPbs, pbsOptions } from './pbs-and-lsf.ts'
import { type SlurmOptions, slurmNumber, tasksOf } from './slurm-options.ts'
import { counting, mostWanted, openOptions, requestsOf, type SchedulerRequest } from './slurm-request.ts'
import { submitsJob } from './started.ts'

interface Scheduler {
  /** The prefix of its directives. */
  readonly sign: string
  /** The programs with the same options. */
  readonly programs: readonly string[]
  /** Reads the options of a program up to the first word that is not one, and that word's index. */
  readonly apart: (words: readonly string[], line: number, program?: string) => ReadOptions
  readonly read: (options: readonly DirectiveOption[]) => SlurmOptions
  /** Full option names, which may be abbreviated. Absent if a name cannot be. */
  readonly names?: readonly string[]
}

const renamed =
  (names: Readonly<Record<string, string>>) =>
  (options: readonly DirectiveOption[]): SlurmOptions =>
    new Map(options.map(({ name, value, line }) => [names[name] ?? name, { value, line }]))

const ofSlurm = renamed({
  ...{ N: 'nodes', n: 'ntasks', G: 'gpus', C: 'constraint', p: 'partition', J: 'job-name' },
  ...{ w: 'nodelist', F: 'nodefile', a: 'array', B: 'extra-node-info' },
  'tasks-per-node': 'ntasks-per-node',
})

const slurm: Scheduler = {
  sign: '#SBATCH',
  programs: ['sbatch', 'srun', 'salloc'],
  apart: (words, line, program = 'sbatch') => readOptions(words, slurmOptions(program), line),
  read: ofSlurm,
  names: [...slurmOptions('sbatch').names.keys()],
}
const qsub: Omit<Scheduler, 'sign'> = {
  programs: ['qsub'],
  apart: (words, line) => readOptions(words, pbsOptions, line),
  read: ofPbs,
}
const schedulers: readonly Scheduler[] = [
  slurm,
  { sign: '#PBS', ...qsub },
  { sign: '#$', ...qsub },
  { sign: '#BSUB', programs: ['bsub'], apart: (words, line) => readOptions(words, lsfOptions, line), read: ofLsf },
]

const programs = new Set(schedulers.flatMap((scheduler) => scheduler.programs))

/** Whether a script has directives of one of these schedulers, or names its program, however the shell spells it. */
export const namesScheduler = (text: string, commands: readonly ShellCommand[]): boolean =>
  /^#(?:SBATCH|PBS|BSUB|\$)[ \t]/m.test(text) ||
  commands.some(({ words }) => words.some((word) => programs.has(nameOf(word))))

/** The scheduler requests in a script's directives and commands. */
export function schedulerRequests(text: string, commands: readonly ShellCommand[]): SchedulerRequest[] {
  const parts = directed(text).flat()
  const allotted = allottedIn(text)
  const hasOwn = allotted.some(isStated)
  const inTheirs = inEnvironment(
    commands.map(({ words }) => words),
    {},
  )
  const others = commands.flatMap((each, at) => {
    const command = { ...each, words: inTheirs[at] ?? each.words }
    const written = requestsOfDocuments(command)
    if (written.length > 0 || !runs(command)) return written
    // In a job with its own accelerators, a step only divides them. What it submits is another job.
    return hasOwn && submission(command)?.program === 'srun' ? [] : requestsOfCommand(command, parts[0])
  })
  const found = [...allotted, ...others]
  return found.length > 0 ? found : parts.length === 1 ? wholeNodes(parts[0], commands) : []
}

/** Whether a script's directives request its accelerators. Its commands then only repeat them. */
export const isAllotted = (text: string): boolean => allottedIn(text).some(isStated)

/** The requests in each scheduler's directives. */
const allottedIn = (text: string): SchedulerRequest[] =>
  directed(text).flatMap((parts) => together(parts.flatMap(requestsOf)))

const isStated = ({ certainty }: SchedulerRequest): boolean => certainty === 'states'

/** The directives of a script, one list per part of a heterogeneous job. */
const directives = (text: string, { sign, apart }: Scheduler): readonly DirectiveOption[][] =>
  directivesIn(text, sign, (words, line) => apart(words, line).options)

/** The options in each scheduler's directives, one map per part. */
export const directed = (text: string): SlurmOptions[][] =>
  schedulers.map((scheduler) =>
    directives(text, scheduler).map((options) => withOpenNodes(scheduler.read(options), text)),
  )

/** If a script reads its number of nodes from Slurm and does not set it, it is submitted with any number. */
const withOpenNodes = (options: SlurmOptions, text: string): SlurmOptions =>
  options.has('nodes') || !nodesGiven.test(text) ? options : new Map([...options, ['nodes', { value: '', line: 1 }]])

const nodesGiven = /\bSLURM_(?:JOB_NUM_NODES|NNODES)\b/

/** The scheduler's program in a command, and its options, one list per part of a heterogeneous job (`-N1 : -N4`). */
function submission({ words, line }: ShellCommand): { program: string; parts: readonly SlurmOptions[] } | undefined {
  const own = withEnvironment(words, {})
  return submitted(own, own.map(nameOf), line)
}

/** What a command submits to a scheduler. */
export interface Submission {
  /** The index of the scheduler's program. `script`: that of the script, or program, after the last part's options. */
  readonly program: number
  readonly script: number
  /** Whether its options request accelerators. */
  readonly isStated: boolean
  /** The accelerators per node that they request. */
  readonly perNode?: number
  /** The options whose numbers are unclear: `--nodes=8-16`. */
  readonly open: readonly OpenOption[]
  /** The task array that they request. */
  readonly array?: RepeatedJob
  /** Whether its command submits another job, which is no part of its allocation. */
  readonly submitsMore: boolean
  /** The script in an option: `--wrap='srun python train.py'`. */
  readonly wrapped?: string
}

/** An option with an unclear number, as written. */
export interface OpenOption {
  readonly text: string
  readonly line: number
}

/** What a command line submits to a scheduler. Undefined if it names none. */
export function submittedAt(words: readonly string[], line = 0): Submission | undefined {
  const found = submitted(words, words.map(nameOf), line)
  if (found === undefined) return undefined
  const { at, script, parts, options, scheduler, isOpen, submitsMore } = found
  const wrapped = parts.map((part) => part.get('wrap')?.value).find((text) => text !== undefined)
  const stated = parts.flatMap(requestsOf).find(isStated)
  const { open, ...asked } = askedBy(options, scheduler)
  const unknown = isOpen ? [{ text: shellLine(words.slice(at, script + 1)), line }] : []
  return {
    program: at,
    script,
    isStated: stated !== undefined,
    open: [...open, ...unknown],
    submitsMore,
    ...asked,
    ...present({ wrapped, perNode: stated?.request.perNode }),
  }
}

/** The parts of a submission that depend only on its options. */
export type Asked = Pick<Submission, 'open' | 'array'>

const askedBy = (options: readonly DirectiveOption[], scheduler: Scheduler): Asked =>
  present({ open: openAmong(options, scheduler), array: arrayAmong(options, scheduler) })

/** The open options and the array in a script's directives. */
export const askedInDirectives = (text: string): Asked[] =>
  schedulers.flatMap((scheduler) => directives(text, scheduler).map((options) => askedBy(options, scheduler)))

/** The open options. If options override each other, the last counts. An ambiguous abbreviation is open. */
function openAmong(options: readonly DirectiveOption[], { read, names = [] }: Scheduler): OpenOption[] {
  const all = read(options)
  const isOf = (name: string, option: DirectiveOption): boolean =>
    read([option]).get(name)?.value === all.get(name)?.value
  const open = openOptions(all).flatMap((name) => options.findLast((option) => isOf(name, option)) ?? [])
  const unclear = options.filter(
    ({ name }) => !names.includes(name) && names.filter((all) => all.startsWith(name)).length > 1 && name.length > 1,
  )
  return [...new Set([...open, ...unclear])].map((option) => ({ text: written(option, names), line: option.line }))
}

/** The tasks of an array that run at once, and its text. Undefined without an array. */
function arrayAmong(options: readonly DirectiveOption[], { read, names = [] }: Scheduler): RepeatedJob | undefined {
  const value = read(options).get('array')?.value
  const option = options.findLast((each) => value !== undefined && read([each]).get('array')?.value === value)
  if (value === undefined || option === undefined) return undefined
  const tasks = tasksOf(value)
  if (tasks === undefined) return undefined
  return { text: written(option, names), line: option.line, ...(tasks !== 'open' && { tasks }) }
}

/** Tasks of one job that each request all of its hardware. */
export interface RepeatedJob extends OpenOption {
  readonly tasks?: number
}

/** With two dashes if the scheduler has long names. */
const written = ({ name, value }: DirectiveOption, names: readonly string[]): string =>
  name.length > 1 && names.length > 0 ? `--${name}${value === '' ? '' : `=${value}`}` : `-${name} ${value}`

/** The program and its options. `names` are the words as program names. */
export function submitted(words: readonly string[], names: readonly string[], line: number) {
  const at = names.findIndex((name) => schedulers.some(({ programs }) => programs.includes(name)))
  const program = names[at] ?? ''
  const scheduler = schedulers.find(({ programs }) => programs.includes(program))
  if (scheduler === undefined) return undefined
  const parts: SlurmOptions[] = []
  const all: DirectiveOption[] = []
  let isOpen = false
  let script = at
  do {
    const { options, end, passedOver } = scheduler.apart(words.slice(script + 1), line, program)
    const holdsOthers = passedOver.some(mayHoldOptions)
    isOpen ||= holdsOthers
    if (parts.length < mostParts) {
      const own = scheduler.read(options)
      parts.push(holdsOthers && !own.has('nodes') ? new Map([...own, ['nodes', { value: '', line }]]) : own)
      all.push(...options)
    }
    script += 1 + end
  } while (words[script] === ':')
  const submitsMore = program !== 'sbatch' && submitsJob(words.slice(script))
  // Another component of a heterogeneous step follows the command of the first.
  isOpen ||= submitsMore || (program === 'srun' && words.includes(':', script))
  return { at, program, scheduler, parts, options: all, isOpen, submitsMore, script }
}

/** The output of another command, or a variable that is named for its options. */
const mayHoldOptions = (word: string): boolean => word === '$' || holdsOptions.test(word)

const mostParts = 32

function requestsOfCommand(command: ShellCommand, allocation: SlurmOptions | undefined): SchedulerRequest[] {
  const { line, byDefault } = command
  const { program, parts = [] } = submission(command) ?? {}
  // A step has the nodes of its job, which a script above may set.
  const isStep = program === 'srun'
  const asked = parts
    .filter((own) => mostWanted(own) !== undefined)
    .flatMap((own) => {
      const options = new Map([...(isStep ? (allocation ?? []) : []), ...own])
      if (isStep && !options.has('nodes') && !options.has('ntasks')) options.set('nodes', { value: '', line })
      return requestsOf(options).map(
        (each): SchedulerRequest => (byDefault ? { ...each, certainty: 'suggests' } : each),
      )
    })
  return together(asked)
}

/** Adds up the parts of one command, which run together, if all give a number. */
function together(requests: readonly SchedulerRequest[]): SchedulerRequest[] {
  const stated = requests.filter(isStated)
  const [first, ...others] = stated
  const totals = stated.map(({ request: { count, perNode, nodes } }) => count ?? times(perNode, nodes))
  const total = sum(totals)
  if (first === undefined || others.length === 0 || totals.includes(undefined) || total === undefined)
    return [...requests]
  const { kind, vendor, name, job } = first.request
  const isOne = others.every(({ request }) => request.name === name && request.kind === kind)
  return [{ ...first, request: { job, kind, vendor, ...(isOne && { name }), count: total } }]
}

/** Whether a command submits a script with its own numbers, which override the script's. */
export function overrulesNumbers(command: ShellCommand): boolean {
  const { program, parts = [] } = submission(command) ?? {}
  const numbers = ['nodes', 'ntasks', 'ntasks-per-node', ...counting.map(([option]) => option)]
  return program !== 'srun' && parts.some((options) => numbers.some((name) => (options.get(name)?.value ?? '') !== ''))
}

/**
 * `sbatch <<EOF`, or `cat <<EOF > job.sbatch`: the document is the script, with its own variables escaped by a
 * backslash. The command's options override its directives.
 */
function requestsOfDocuments(command: ShellCommand): SchedulerRequest[] {
  const { words, line, hereDocuments } = command
  const program = programOf(words)
  if (program !== 'sbatch' && !(program === 'cat' && words.some((word) => word.startsWith('>')))) return []
  return hereDocuments.flatMap(({ text, line: above }) => {
    const { parts: [own = new Map()] = [] } = submission({ ...command, line: line - above + 1 }) ?? {}
    const parts = directed(text)
      .flat()
      .map((options) => new Map([...options, ...own]))
    const allotted = parts.flatMap(requestsOf)
    const isOpen = allotted.length === 0 && parts.length > 0
    const commands = isOpen ? shellCommands(text.replaceAll('\\$', ' $')).filter(runs) : []
    const steps = commands.flatMap((command) => requestsOfCommand(command, parts[0]))
    return [...allotted, ...steps].map((request) => ({ ...request, line: request.line + above - 1 }))
  })
}

/** Whole nodes of a script whose commands name their hardware. The number per node is unknown. */
function wholeNodes(options: SlurmOptions | undefined, commands: readonly ShellCommand[]): SchedulerRequest[] {
  const stated = options?.get('nodes')
  const nodes = slurmNumber(stated?.value)
  const isOfProcessors = /(?:^|[^a-z])cpus?(?=$|[^a-z])/i.test((options?.get('partition')?.value ?? '').slice(0, 200))
  if (!options || !stated || nodes === undefined || isOfProcessors || counting.some(([name]) => options.has(name)))
    return []
  const { isNamed = false, ...device } = deviceOf(commands) ?? {}
  return isNamed ? [{ request: { ...device, nodes }, line: stated.line, certainty: 'suggests' }] : []
}
