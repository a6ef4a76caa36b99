import { optionsOf, programOf, runs } from '../../../languages/shell/command-words.ts'
import { readOptions } from '../../../languages/shell/getopt.ts'
import { withModuleApart } from '../../../languages/shell/python-options.ts'
import type { ShellCommand } from '../../../languages/shell/shell-commands.ts'
import { slurmOptions } from '../../../languages/shell/slurm-options.ts'
import { wholeNumber } from '../../../text/bounds.ts'
import { nameOf } from '../../../text/folder-paths.ts'
import { onceFor } from '../../../text/once.ts'
import type { AcceleratorObservation } from '../../observation/observation.ts'
import type { ResourceRequest } from '../../observation/resource-request.ts'
import { moduleMeaning } from '../packages/packages.ts'
import { devicesIn, devicesIncluded, numberIn, splitAt, toldBy, writtenOut } from './launcher-options.ts'
import { type Launcher, launchers, programs, settings } from './launchers.ts'
import { devicesShown, gpu, tpu } from './makers.ts'
import { hostsIn, slurmNumber } from './slurm-options.ts'

type Words = readonly string[]
type Processes = Pick<ResourceRequest, 'perNode' | 'nodes' | 'count'>

/** What a command that starts training processes shows. */
export interface Launch {
  readonly line: number
  readonly framework?: string | undefined
  readonly library?: string | undefined
  /** The accelerators of its processes, one each. */
  readonly processes?: Processes | undefined
  /** Their kind, if the command itself shows it. */
  readonly on?: Pick<ResourceRequest, 'kind' | 'vendor' | 'name'> | 'processor' | undefined
  /** Which of its numbers are defaults of variables, which the caller may override. */
  readonly byDefault?: AcceleratorObservation['byDefault']
  /** Whether it starts programs of all kinds, not only training. */
  readonly startsAnything?: true | undefined
  /** Whether a file among its words may give the number: a configuration, or a host file. */
  readonly isToldElsewhere?: boolean
  /** Whether its words state the number of nodes. The default is one. */
  readonly statesNodes?: boolean
}

type Told = Omit<Launch, 'line' | 'byDefault'>

export const launchesIn = (commands: readonly ShellCommand[]): Launch[] => commands.filter(runs).flatMap(launchesOf)

/** The launcher of a running command, and the program that it starts. */
export const launchesOf = onceFor((command: ShellCommand): readonly Launch[] => {
  const { line, byDefault, withoutDefaults = [] } = command
  const words = withModuleApart(command.words)
  const launch = launchOf(words)
  const meaning = meaningOf(words)
  const framework = meaning?.framework ?? meaning?.implies
  const isTold = framework === launch?.framework && (meaning?.library ?? launch?.library) === launch?.library
  const program = framework === undefined || isTold ? [] : [{ line, framework, library: meaning?.library }]
  if (launch === undefined) return program
  const open = byDefault ? defaultsIn(launch, launchOf(withModuleApart(withoutDefaults))) : undefined
  return [{ ...launch, line, ...(open && { byDefault: open }) }, ...program]
})

/** The numbers of a launch that depend on defaults of variables. */
function defaultsIn({ processes }: Told, sure: Told | undefined): Launch['byDefault'] {
  const keeps = (name: keyof Processes): boolean => processes?.[name] === sure?.processes?.[name]
  if (sure === undefined || !keeps('perNode') || !keeps('count')) return true
  return keeps('nodes') ? undefined : processes?.count === undefined ? 'nodes' : true
}

interface Start {
  readonly launcher: Launcher
  /** Whether `-m` must precede the name. `behind`: the words of which one must follow a program. */
  readonly isModule: boolean
  readonly behind: readonly string[] | undefined
  readonly rank: number
  readonly name: string
}

const allStarts: readonly Start[] = launchers.flatMap((launcher, rank) =>
  launcher.starts.map((start) => {
    const [first = '', second] = start.split(' ')
    const isModule = first === '-m'
    const behind = isModule ? undefined : second?.split('|')
    return { launcher, rank, isModule, behind, name: isModule ? (second ?? '') : first }
  }),
)

/** By launcher name. */
const starts: ReadonlyMap<string, readonly Start[]> = new Map(
  allStarts.map(({ name }) => [name, allStarts.filter((other) => other.name === name)]),
)

/** The launcher among words, and its index. */
export function startOf(words: Words) {
  const found = words.flatMap((word, at) =>
    (starts.get(nameOf(word)) ?? []).filter((start) => isStart(words, at, start)).map((start) => ({ ...start, at })),
  )
  return found.sort((one, other) => one.rank - other.rank)[0]
}

/** The numbers that a command gives its launcher or its program. */
export function launchOf(words: Words): Told | undefined {
  const first = startOf(words)
  return first === undefined ? ofProgram(words) : ofLauncher(words, first.at, first.launcher)
}

/** Whether a word starts a launcher instead of only mentioning it. */
function isStart(words: Words, at: number, { isModule, behind }: Start): boolean {
  if (isModule) return words[at - 1] === '-m'
  if (behind !== undefined) return behind.includes(words[at + 1] ?? '')
  // After a Python program, it is the value of an option.
  const word = words[at] ?? ''
  const first = programOf(words)
  return first === nameOf(word) || word.endsWith('.py') || !(/^python/.test(first) || words.slice(0, at).some(isPython))
}

function ofLauncher(words: Words, at: number, launcher: Launcher): Told | undefined {
  const { framework, library, on, startsAnything } = launcher
  if (launcher.library === 'llm-foundry' && !words.some(isPython)) return undefined
  const own = words.slice(0, Math.max(at + 1, programAt(words, at + 1)))
  const full = writtenOut(own, at, launcher)
  const told = full === undefined ? {} : numbersOf(full, at, launcher, own.length < words.length)
  const processes = isKnown(told) ? told : { ...told, ...ofSettings(words) }
  // A single MPI process queries each node, or starts another launcher there.
  const isOne = startsAnything === true && library === undefined && (told.count ?? told.perNode ?? 1) === 1
  return {
    framework,
    library,
    startsAnything,
    on: namedAmong(words, settingOf(own, 'accelerator')) ?? on,
    ...(!isOne && { processes: atLeastShown(words.slice(0, at), processes) }),
    isToldElsewhere: filesThatTell(launcher).some((option) => toldBy(full ?? own, at, option) !== undefined),
    statesNodes: toldBy(full ?? own, at, launcher.nodes) !== undefined,
  }
}

function namedAmong(words: Words, accelerator: string | undefined): Launch['on'] {
  if (accelerator === 'tpu' || words.includes('--tpu')) return tpu
  return accelerator === 'cpu' || words.includes('--cpu') || words.includes('--use_cpu') ? 'processor' : undefined
}

const filesThatTell = ({ elsewhere = '' }: Launcher): readonly string[] =>
  elsewhere.split(' ').filter((option) => option.startsWith('-'))

/** If more devices are visible than there are processes, the processes share them. */
function atLeastShown(before: Words, processes: Processes): Processes {
  const shown = before.map((word) => devicesShown(...splitAt(word))).find((devices) => devices !== undefined)
  return shown !== undefined && processes.perNode !== undefined && shown > processes.perNode
    ? { ...processes, perNode: shown }
    : processes
}

const isKnown = ({ perNode, count }: Processes): boolean => perNode !== undefined || count !== undefined

/**
 * The numbers that a launcher or a program gets from words after `at` and from variables before it. All options are its
 * own, unless the start of its program's options is unknown.
 */
function numbersOf(words: Words, at: number, launcher: Omit<Launcher, 'starts'>, areOwn = true): Processes {
  const told = (names: string | undefined): string | undefined => toldBy(words, at, names, areOwn)
  const included = devicesIncluded(told(launcher.include))
  if (included !== undefined) return included
  const { elsewhere = '' } = launcher
  const perNode = numberIn(told(launcher.perNode)) ?? devicesIn(words.slice(at), launcher.devices)
  const count = numberIn(told(launcher.count))
  const stated = told(launcher.nodes)
  const hosts = told(launcher.hosts)
  const isOpen = elsewhere === '*' || elsewhere.split(' ').some((option) => told(option) !== undefined)
  const isHere = !isOpen && !isStartedElsewhere(words) && !holdsOptions.test(firstUnknown(words.slice(at + 1)))
  const nodes =
    hosts !== undefined ? hostsIn(hosts) : stated !== undefined ? wholeNumber(stated) : isHere ? 1 : undefined
  return { perNode, nodes: isStartedOn(words.slice(0, at), nodes) ? nodes : undefined, count }
}

/** An unknown variable whose name says that it contains options: `$DISTRIBUTED_ARGS`, `${OPTS[@]}`. */
export const holdsOptions =
  /^\$\{?(?:\w{0,60}(?:args|arguments|opts|options|flags|params)\w{0,60}\}?$|\w{1,60}\[[@*]\])/i

/** The first unknown variable that is not the value of an option. */
const firstUnknown = (words: Words): string =>
  words.find((word, at) => word.startsWith('$') && !/^-[^=]*$/.test(words[at - 1] ?? '')) ?? ''

/** Whether another program starts the command, on its own number of nodes. */
const isStartedElsewhere = (words: Words): boolean =>
  !words.includes('--standalone') && /^(?:srun|mpirun|mpiexec|pdsh|parallel-ssh|clush|ssh)$/.test(programOf(words))

/** False if `srun` starts the command on a different number of nodes: then it starts several times. */
const isStartedOn = (before: Words, nodes: number | undefined): boolean =>
  programOf(before) !== 'srun' ||
  readOptions(before.slice(before.map(nameOf).indexOf('srun') + 1), slurmOptions('srun'), 0).options.every(
    ({ name, value }) => !/^(?:N|nodes)$/.test(name) || slurmNumber(value) === nodes,
  )

/** The processes of a Python program. */
function ofProgram(words: Words): Told | undefined {
  const at = words.findIndex((word, index) => isPython(word) || (words[index - 1] === '-m' && index > 1))
  if (at === -1) return undefined
  const accelerator = settingOf(words, 'accelerator')
  if (accelerator === 'cpu') return { on: 'processor' }
  const told = isKnown(ofSettings(words))
    ? ofSettings(words)
    : (ofTrainer(words, at, accelerator) ?? ofOptions(words, at))
  return told && isKnown(told)
    ? { processes: told, ...(accelerator && { on: gpu, framework: 'pytorch-lightning' }) }
    : undefined
}

function ofOptions(words: Words, at: number): Processes | undefined {
  for (const program of programs) {
    const told = numbersOf(words, at, program)
    if (!isKnown(told)) continue
    // For programs that fork again, the world size counts nodes, not processes.
    const forks = words.some((word) => /^--(?:multiprocessing[-_]distributed|mp[-_]dist)/.test(word))
    if (told.perNode === undefined && ((told.count ?? 0) < 2 || forks)) return undefined
    // A program that submits a job has its own number of nodes.
    const submits = words.some((word) => /submit|slurm|launch/i.test(word.slice(0, 500)))
    return submits && toldBy(words, at, program.nodes) === undefined ? { ...told, nodes: undefined } : told
  }
  return undefined
}

/** The settings of Lightning's trainer: `--accelerator gpu --devices 8`, `--trainer.devices=8`, `trainer.devices=8`. */
function ofTrainer(words: Words, at: number, accelerator: string | undefined): Processes | undefined {
  if (accelerator !== undefined && accelerator !== 'gpu' && accelerator !== 'cuda') return undefined
  const perNode = wholeNumber(settingOf(words, 'devices'))
  const stated = settingOf(words, 'num_nodes') ?? settingOf(words, 'nodes')
  // Without the kind, devices count only next to a number of nodes.
  if (perNode === undefined || (accelerator === undefined && (stated === undefined || !isSetting(words))))
    return undefined
  const otherwise = isStartedElsewhere(words.slice(0, at)) ? undefined : 1
  return { perNode, nodes: stated === undefined ? otherwise : wholeNumber(stated) }
}

const isSetting = (words: Words): boolean => words.some((word) => /^(?:--)?trainer\.devices=/.test(word))

/** The value of a trainer setting in any syntax. The last one counts. */
const settingOf = (words: Words, name: string): string | undefined =>
  optionsOf(words, ...[`--${name}`, `--trainer.${name}`].map((option) => option.replaceAll('_', '-'))).at(-1) ??
  words.findLast((word) => word.replace(/^\+{1,2}/, '').startsWith(`trainer.${name}=`))?.replace(/^[^=]*=/, '')

const setting = /^(?:--|\+{0,2})((?:\w{1,60}\.){0,6})(\w{1,60})=(\d{1,5})$/

function ofSettings(words: Words): Processes {
  const told = words.flatMap((word) => {
    const [, group, name = '', value] = word.length <= 500 ? (setting.exec(word) ?? []) : []
    return group === undefined ? [] : [{ group, name, value: Number(value) }]
  })
  const devices = told.filter(({ group, name }) => group === 'trainer.' && name === 'devices')
  const perNode = told.filter(({ name }) => settings.perNode.includes(name))
  const last = perNode.at(-1) ?? devices.at(-1)
  // With several groups, it is unknown which belong together.
  if (last === undefined || new Set(perNode.map(({ group }) => group)).size > 1) return {}
  const nodes = told.findLast(({ group, name }) => group === last.group && settings.nodes.includes(name))?.value
  return perNode.length > 0 || nodes !== undefined ? { perNode: last.value, nodes } : {}
}

/** Names of launchers. Without their training commands they do other work, or are other programs. */
const ownNames: ReadonlySet<string> = new Set(
  launchers.flatMap(({ starts }) => starts.map((start) => start.split(' ', 1)[0] as string)),
)

/** The framework of a command's program, from its module, folder or name. */
function meaningOf(words: Words) {
  const module = words.find((_, at) => words[at - 1] === '-m' && at > 1)
  // A program like xpk starts another one, whose path says more.
  const path = words
    .filter((word, at) => isProgram(word) && (at === 0 || !/^--?(?!command$)/.test(words[at - 1] ?? '')))
    .flatMap((word) => word.split('/').slice(0, -1))
  const own = programOf(words)
  const all = [...(module === undefined ? [] : [module]), ...path, ...(ownNames.has(own) ? [] : [own])]
  return all
    .filter((name) => name.length <= 100)
    .map(moduleMeaning)
    .find((meaning) => (meaning?.framework ?? meaning?.implies) !== undefined)
}

const isProgram = (word: string): boolean => isPython(word) || /^[^-].{0,300}\.sh$/.test(word)

const isPython = (word: string): boolean => word.length <= 500 && word.endsWith('.py')

/** The index of the program that a launcher starts. Options after it are the program's own. */
export function programAt(words: Words, from: number): number {
  const program = words.findIndex(
    (word, at) =>
      at >= from &&
      (/^(?:python[\d.]*|bash|sh|singularity|apptainer|numactl|env)$/.test(word) ||
        isPython(word) ||
        (/^(?:-m|--module)$/.test(words[at - 1] ?? '') && !word.startsWith('-')) ||
        (/^[\w.~$-]*[/]|\.sh$/.test(word.slice(0, 500)) && !words[at - 1]?.startsWith('-'))),
  )
  return program === -1 ? words.length : program
}
