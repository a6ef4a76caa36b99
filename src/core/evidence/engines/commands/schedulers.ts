import type { AcceleratorKind } from '../../../catalog/accelerator.ts'
import { isLiteral, programOf, runs } from '../../../languages/shell/command-words.ts'
import { type DirectiveOption, directivesIn, optionsIn } from '../../../languages/shell/directives.ts'
import { type ReadOptions, readOptions } from '../../../languages/shell/getopt.ts'
import { type ShellCommand, shellCommands } from '../../../languages/shell/shell-commands.ts'
import { sum, times, wholeNumber } from '../../../text/bounds.ts'
import { nameOf } from '../../../text/folder-paths.ts'
import type { Certainty } from '../../observation/observation.ts'
import { fitsHost, isGpuModel, type ResourceRequest } from '../../observation/resource-request.ts'
import { deviceOf } from './devices.ts'
import { ofLsf, ofPbs } from './pbs-and-lsf.ts'
import { type SlurmOptions, slurmOptions } from './slurm-options.ts'

/** What a script asks its scheduler for, and on which line. */
export interface SchedulerRequest {
  readonly request: ResourceRequest
  readonly line: number
  readonly certainty: Certainty
}

interface Scheduler {
  /** What its directives begin with. */
  readonly sign: string
  /** The programs that take the same options. */
  readonly programs: readonly string[]
  /** The options of a program before the first word that is none, and where that stands. */
  readonly apart: (words: readonly string[], line: number, program?: string) => ReadOptions
  readonly read: (options: readonly DirectiveOption[]) => SlurmOptions
}

const renamed =
  (names: Readonly<Record<string, string>>) =>
  (options: readonly DirectiveOption[]): SlurmOptions =>
    new Map(options.map(({ name, value, line }) => [names[name] ?? name, { value, line }]))

const ofSlurm = renamed({
  ...{ N: 'nodes', n: 'ntasks', G: 'gpus', C: 'constraint', p: 'partition', J: 'job-name' },
  'tasks-per-node': 'ntasks-per-node',
})

const slurm: Scheduler = {
  sign: '#SBATCH',
  programs: ['sbatch', 'srun', 'salloc'],
  apart: (words, line, program = 'sbatch') => readOptions(words, slurmOptions(program), line),
  read: ofSlurm,
}
/** Their options are letters with a value each, or none, which the next word shows. */
const byDashes = (words: readonly string[], line: number): ReadOptions => {
  const end = endOfOptions(words)
  return { options: optionsIn(words.slice(0, end), line), end }
}
const schedulers: readonly Scheduler[] = [
  slurm,
  { sign: '#PBS', programs: ['qsub'], apart: byDashes, read: ofPbs },
  { sign: '#BSUB', programs: ['bsub'], apart: byDashes, read: ofLsf },
]

/** A text with directives or submissions of one of these schedulers. */
export const schedulerWord = /^#(?:SBATCH|PBS|BSUB)[ \t]|\b(?:srun|sbatch|salloc|[qb]sub)[ \t]/m

/** What the directives and the commands of a script ask a scheduler for. */
export function schedulerRequests(text: string, commands: readonly ShellCommand[]): SchedulerRequest[] {
  const parts = directed(text)
  const allotted = parts.flatMap(requestsOf)
  const hasOwn = allotted.some(isStated)
  const others = commands.flatMap((command) => {
    const written = requestsOfDocuments(command)
    if (written.length > 0 || !runs(command)) return written
    // Within a job that has its accelerators, a step only divides them; what it submits is another job.
    return hasOwn && submission(command)?.program === 'srun' ? [] : requestsOfCommand(command, parts[0])
  })
  const found = [...allotted, ...others]
  return found.length > 0 ? found : parts.length === 1 ? wholeNodes(parts[0], commands) : []
}

/** Whether the directives of a script ask for its accelerators: what its commands say only repeats that. */
export const isAllotted = (text: string): boolean =>
  directed(text).some((options) => requestsOf(options).some(isStated))

const isStated = ({ certainty }: SchedulerRequest): boolean => certainty === 'states'

const directed = (text: string): SlurmOptions[] =>
  schedulers.flatMap(({ sign, apart, read }) =>
    directivesIn(text, sign, (words, line) => apart(words, line).options).map((options) =>
      withOpenNodes(read(options), text),
    ),
  )

/** A script that asks Slurm on how many nodes it runs is submitted on any number, unless it asks for one itself. */
const withOpenNodes = (options: SlurmOptions, text: string): SlurmOptions =>
  options.has('nodes') || !nodesGiven.test(text) ? options : new Map([...options, ['nodes', { value: '', line: 1 }]])

const nodesGiven = /\bSLURM_(?:JOB_NUM_NODES|NNODES)\b/

/** The scheduler's program in a command, and its options: one list for each part of a heterogeneous job (`-N1 : -N4`). */
function submission({ words, line }: ShellCommand): { program: string; parts: readonly SlurmOptions[] } | undefined {
  return submitted(words, words, line)
}

/** Where the script, or the program, stands that a command hands to a scheduler: behind the options of its last part. */
export function submittedAt(
  words: readonly string[],
): { readonly program: number; readonly script: number } | undefined {
  const found = submitted(words, words.map(nameOf), 0)
  return found && { program: found.at, script: found.script }
}

/** Both, by the names that the words have as programs. */
function submitted(words: readonly string[], names: readonly string[], line: number) {
  const at = names.findIndex((name) => schedulers.some(({ programs }) => programs.includes(name)))
  const program = names[at] ?? ''
  const scheduler = schedulers.find(({ programs }) => programs.includes(program))
  if (scheduler === undefined) return undefined
  const parts: SlurmOptions[] = []
  let script = at
  do {
    const { options, end } = scheduler.apart(words.slice(script + 1), line, program)
    if (parts.length < mostParts) parts.push(scheduler.read(options))
    script += 1 + end
  } while (words[script] === ':')
  return { at, program, parts, script }
}

const mostParts = 32

function requestsOfCommand(command: ShellCommand, allocation: SlurmOptions | undefined): SchedulerRequest[] {
  const { line, byDefault } = command
  const { program, parts = [] } = submission(command) ?? {}
  // A step has the nodes of its job, which may be a script above.
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

/** Parts of one command run together: what each of them asks for adds up, where all say how many. */
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

/** Whether a command submits a script on numbers of its own, which count before those that the script asks for. */
export function overrulesNumbers(command: ShellCommand): boolean {
  const { program, parts = [] } = submission(command) ?? {}
  const numbers = ['nodes', 'ntasks', 'ntasks-per-node', ...counting.map(([option]) => option)]
  return program !== 'srun' && parts.some((options) => numbers.some((name) => (options.get(name)?.value ?? '') !== ''))
}

/** The options of the command itself end at the first word that is neither one nor may be the value of one. */
function endOfOptions(words: readonly string[]): number {
  const program = words.findIndex((word, at) => {
    const before = at > 0 ? (words[at - 1] ?? '') : ''
    return !/^[-$]/.test(word) && !(before.startsWith('-') && !/=|^-\w\d/.test(before))
  })
  return program === -1 ? words.length : program
}

/**
 * `sbatch <<EOF`, or `cat <<EOF > job.sbatch`: the document is the script, whose own signs stand behind a backslash. The
 * options of the command overrule its directives.
 */
function requestsOfDocuments(command: ShellCommand): SchedulerRequest[] {
  const { words, line, hereDocuments } = command
  const program = programOf(words)
  if (program !== 'sbatch' && !(program === 'cat' && words.some((word) => word.startsWith('>')))) return []
  return hereDocuments.flatMap(({ text, line: above }) => {
    const { parts: [own = new Map()] = [] } = submission({ ...command, line: line - above + 1 }) ?? {}
    const parts = directed(text).map((options) => new Map([...options, ...own]))
    const allotted = parts.flatMap(requestsOf)
    const isOpen = allotted.length === 0 && parts.length > 0
    const commands = isOpen ? shellCommands(text.replaceAll('\\$', ' $')).filter(runs) : []
    const steps = commands.flatMap((command) => requestsOfCommand(command, parts[0]))
    return [...allotted, ...steps].map((request) => ({ ...request, line: request.line + above - 1 }))
  })
}

/** Nodes that are asked for whole, by a script whose commands name what they run on: nothing tells how many each has. */
function wholeNodes(options: SlurmOptions | undefined, commands: readonly ShellCommand[]): SchedulerRequest[] {
  const stated = options?.get('nodes')
  const nodes = wholeNumber(stated?.value)
  const isOfProcessors = /(?:^|[^a-z])cpus?(?=$|[^a-z])/i.test((options?.get('partition')?.value ?? '').slice(0, 200))
  if (!options || !stated || nodes === undefined || isOfProcessors || counting.some(([name]) => options.has(name)))
    return []
  const { isNamed = false, ...device } = deviceOf(commands) ?? {}
  return isNamed ? [{ request: { ...device, nodes }, line: stated.line, certainty: 'suggests' }] : []
}

/** The options that ask for accelerators, and for what each of them counts. */
const counting: readonly (readonly [option: string, per: 'job' | 'node' | 'task'])[] = [
  ['gpus', 'job'],
  ['gpus-per-node', 'node'],
  ['gres', 'node'],
  ['gpus-per-task', 'task'],
  ['tres-per-job', 'job'],
  ['tres-per-node', 'node'],
  ['tres-per-task', 'task'],
]

/** What the options of one job ask for: first what it asks for, then what its partition suggests. */
function requestsOf(options: SlurmOptions): SchedulerRequest[] {
  const job = literal(options.get('job-name')?.value)
  const [constraint, partition] = [namedIn(options, 'constraint'), namedIn(options, 'partition')]
  const wanted = mostWanted(options)
  if (wanted === undefined) {
    const hint = constraint ?? partition
    const nodes = constraint?.name ? nodesOf(options) : wholeNumber(options.get('nodes')?.value)
    const { line, name } = hint ?? {}
    return line === undefined ? [] : [{ request: { job, kind: 'gpu', name, nodes }, line, certainty: 'suggests' }]
  }
  if (wanted.count === 0) return []
  const { kind, vendor, line, name = kind === 'gpu' ? constraint?.name : undefined } = wanted
  const counts = countsOf(options, wanted.per, wanted.count)
  const stated: SchedulerRequest = { request: { job, kind, vendor, name, ...counts }, line, certainty: 'states' }
  const adds = partition?.name && name === undefined && kind === 'gpu' && fitsHost(partition.name, counts.perNode)
  if (!adds) return [stated]
  const hint: ResourceRequest = { job, kind: 'gpu', name: partition.name }
  return [stated, { request: hint, line: partition.line, certainty: 'suggests' }]
}

function countsOf(options: SlurmOptions, per: 'job' | 'node' | 'task', count: number | undefined): ResourceRequest {
  const nodes = nodesOf(options)
  if (per === 'node') return { perNode: count, nodes }
  if (per === 'job') return { count, nodes }
  const tasks = wholeNumber(options.get('ntasks')?.value)
  if (tasks !== undefined) return { count: times(count, tasks), nodes }
  const perNode = wholeNumber(options.get('ntasks-per-node')?.value)
  if (perNode !== undefined) return { perNode: times(count, perNode), nodes }
  // Without a word about tasks there is one on each node.
  return options.has('ntasks') || options.has('ntasks-per-node') ? { nodes } : { perNode: count, nodes }
}

/** A job has one node where nothing asks for more. */
function nodesOf(options: SlurmOptions): number | undefined {
  const nodes = options.get('nodes')
  const known = wholeNumber(nodes?.value)
  if (known !== undefined) return known
  const tasks = options.get('ntasks')
  // A number that is computed follows from the tasks, where those are known.
  if (tasks === undefined || tasks.value === '1') return nodes === undefined ? 1 : undefined
  const perNode = wholeNumber(options.get('ntasks-per-node')?.value)
  const all = wholeNumber(tasks.value)
  return perNode && all !== undefined ? Math.ceil(all / perNode) : undefined
}

interface Wanted {
  readonly kind: AcceleratorKind
  readonly vendor?: ResourceRequest['vendor']
  readonly name?: string | undefined
  readonly per: 'job' | 'node' | 'task'
  /** Undefined where it is not known; 0 where none is asked for. */
  readonly count: number | undefined
  readonly line: number
}

const generic: ReadonlyMap<string, Pick<Wanted, 'kind' | 'vendor'>> = new Map([
  ['gpu', { kind: 'gpu' }],
  ['hpu', { kind: 'other', vendor: 'intel' }],
  ['gaudi', { kind: 'other', vendor: 'intel' }],
  ['neuron', { kind: 'other', vendor: 'aws' }],
  ['npu', { kind: 'other' }],
])

/** What several options ask for has to be given by all of them, so that the largest number counts. */
function mostWanted(options: SlurmOptions): Wanted | undefined {
  const totalOf = ({ per, count }: Wanted): number => {
    const { count: all, perNode, nodes } = countsOf(options, per, count)
    return all ?? times(perNode, nodes) ?? 0
  }
  const [first, ...others] = counting.flatMap(([option, per]) => wantedBy(options, option, per) ?? [])
  return others.reduce((most, each) => (most && totalOf(each) > totalOf(most) ? each : most), first)
}

/** What one option asks for; the items of a list add up. */
function wantedBy(options: SlurmOptions, option: string, per: Wanted['per']): Wanted | undefined {
  const { value, line } = options.get(option) ?? { value: '', line: 0 }
  const namesResource = !option.startsWith('gpus')
  const [first, ...others] = value
    .slice(0, 500)
    .split(',')
    .flatMap((part): Wanted[] => {
      const resource = part.replace(/^gres[:/]/, '').replace(/\(.*$/, '')
      const words = resource.split(/[:=]/)
      const found = namesResource ? generic.get(words[0]?.toLowerCase() ?? '') : generic.get('gpu')
      if (found === undefined || resource === '') return []
      return [{ ...found, per, line, ...typeAndCount(namesResource ? words.slice(1) : words) }]
    })
  if (first === undefined || others.length === 0) return first
  const all = [first, ...others]
  const { name, ...rest } = first
  const isOne = others.every((each) => each.name === name && each.kind === first.kind)
  return { ...rest, ...(isOne && name !== undefined && { name }), count: sum(all.map(({ count }) => count)) }
}

/** `a100:8`, `8`, `a100` and nothing, which stands for one. */
function typeAndCount(words: readonly string[]): Pick<Wanted, 'name' | 'count'> {
  const last = words.at(-1)
  if (last === undefined) return { count: 1 }
  const isOpen = !isLiteral(last)
  const count = wholeNumber(last)
  const type = count === undefined && !isOpen ? last : words.at(-2)
  // A slice of a card is not a card.
  if (type !== undefined && /\dg\.\d/.test(type)) return { count: undefined }
  return { count: isOpen ? undefined : (count ?? 1), ...(type && isGpuModel(type) && { name: type }) }
}

/**
 * What the name of a partition or a feature tells, as in `gpu`, `h100-long` and `a100&nvlink`. Of several partitions
 * all must be of GPUs, and of several models none is named.
 */
function namedIn(
  options: SlurmOptions,
  option: 'partition' | 'constraint',
): { name?: string; line: number } | undefined {
  const { value, line } = options.get(option) ?? { value: '', line: 0 }
  if (!isLiteral(value.replace('*', ''))) return undefined
  const items = value.split(/[,&|*()[\]]/).map((item) => {
    const words = item.split(/[-_.]/)
    const name = [item, ...words].find((word) => word.length > 2 && isGpuModel(word) && !ofSeries.test(word))
    return { name, isGpu: name !== undefined || words.some((word) => /^gpus?\d*$/i.test(word)) }
  })
  if (!(option === 'partition' ? items.every(({ isGpu }) => isGpu) : items.some(({ isGpu }) => isGpu))) return undefined
  const [name, another] = new Set(items.flatMap((item) => item.name ?? []))
  return { line, ...(name !== undefined && another === undefined && { name }) }
}

/** The number of a series of cards, which sites call partitions of its other members by as well: `rtx2080` holds the Ti. */
const ofSeries = /^(?:rtx|gtx)?[-_]?\d{4}$/i

const literal = (value: string | undefined): string | undefined => (isLiteral(value) ? value : undefined)
