import type { AcceleratorKind } from '../../../catalog/accelerator.ts'
import { isLiteral, programOf, runs } from '../../../languages/shell/command-words.ts'
import { type DirectiveOption, directivesIn, optionsIn } from '../../../languages/shell/directives.ts'
import { type ShellCommand, shellCommands } from '../../../languages/shell/shell-commands.ts'
import { sum, times, wholeNumber } from '../../../text/bounds.ts'
import type { Certainty } from '../../observation/observation.ts'
import { fitsHost, isGpuModel, type ResourceRequest } from '../../observation/resource-request.ts'
import { deviceOf } from './devices.ts'

/** What a script asks its scheduler for, and on which line. */
export interface SchedulerRequest {
  readonly request: ResourceRequest
  readonly line: number
  readonly certainty: Certainty
}

/** The options of one job, by the names that Slurm has for them, whatever its scheduler calls them. */
type Options = ReadonlyMap<string, Pick<DirectiveOption, 'value' | 'line'>>

interface Scheduler {
  /** What its directives begin with. */
  readonly sign: string
  /** The programs that take the same options. */
  readonly programs: readonly string[]
  readonly read: (options: readonly DirectiveOption[]) => Options
}

const renamed =
  (names: Readonly<Record<string, string>>) =>
  (options: readonly DirectiveOption[]): Options =>
    new Map(options.map(({ name, value, line }) => [names[name] ?? name, { value, line }]))

const ofSlurm = renamed({ N: 'nodes', n: 'ntasks', G: 'gpus', C: 'constraint', p: 'partition', J: 'job-name' })

const schedulers: readonly Scheduler[] = [
  { sign: '#SBATCH', programs: ['sbatch', 'srun', 'salloc'], read: ofSlurm },
  { sign: '#PBS', programs: ['qsub'], read: ofPbs },
  { sign: '#BSUB', programs: ['bsub'], read: ofLsf },
]

/** A text with directives or submissions of one of these schedulers. */
export const schedulerWord = /^#(?:SBATCH|PBS|BSUB)[ \t]|\b(?:srun|sbatch|salloc|[qb]sub)[ \t]/m

/** What the directives and the commands of a script ask a scheduler for. */
export function schedulerRequests(text: string, commands: readonly ShellCommand[]): SchedulerRequest[] {
  const parts = directed(text)
  const allotted = parts.flatMap(requestsOf)
  // Within a job that has its accelerators, a step only divides them.
  if (allotted.some(({ certainty }) => certainty === 'states')) return allotted
  const steps = commands.flatMap((command) => {
    const written = requestsOfDocuments(command)
    return written.length > 0 || !runs(command) ? written : requestsOfCommand(command, parts[0])
  })
  const found = [...allotted, ...steps]
  return found.length > 0 ? found : parts.length === 1 ? wholeNodes(parts[0], commands) : []
}

/** Whether the directives of a script ask for its accelerators: what its commands say only repeats that. */
export const isAllotted = (text: string): boolean =>
  directed(text).some((options) => requestsOf(options).some(({ certainty }) => certainty === 'states'))

const directed = (text: string): Options[] =>
  schedulers.flatMap(({ sign, read }) => directivesIn(text, sign).map((options) => read(options)))

/** The scheduler's program in a command, and its options as each scheduler that has it reads them. */
function submission({ words, line }: ShellCommand): { program: string; readings: Options[] } | undefined {
  const at = words.findIndex((word) => schedulers.some(({ programs }) => programs.includes(word)))
  const program = words[at]
  if (program === undefined) return undefined
  const given = optionsIn(words.slice(at + 1, endOfOptions(words, at + 1)), line)
  const known = schedulers.filter(({ programs }) => programs.includes(program))
  return { program, readings: known.map(({ read }) => read(given)) }
}

function requestsOfCommand(command: ShellCommand, allocation: Options | undefined): SchedulerRequest[] {
  const { line, byDefault } = command
  const { program, readings = [] } = submission(command) ?? {}
  const own = readings.find((options) => optionsFor(options) !== undefined)
  if (own === undefined) return []
  // A step has the nodes of its job, which may be a script above.
  const isStep = program === 'srun'
  const options = new Map([...(isStep ? (allocation ?? []) : []), ...own])
  if (isStep && !options.has('nodes') && !options.has('ntasks')) options.set('nodes', { value: '', line })
  return requestsOf(options).map((each) => (byDefault ? { ...each, certainty: 'suggests' } : each))
}

/** Whether a command submits a script on numbers of its own, which count before those that the script asks for. */
export function overrulesNumbers(command: ShellCommand): boolean {
  const { program, readings = [] } = submission(command) ?? {}
  const numbers = ['nodes', 'ntasks', 'ntasks-per-node', ...counting.map(([option]) => option)]
  return (
    program !== 'srun' && readings.some((options) => numbers.some((name) => (options.get(name)?.value ?? '') !== ''))
  )
}

/** The options of the command itself end at the first word that is neither one nor may be the value of one. */
function endOfOptions(words: readonly string[], from: number): number {
  const program = words.findIndex((word, at) => {
    const before = at > from ? (words[at - 1] ?? '') : ''
    return at >= from && !/^[-$]/.test(word) && !(before.startsWith('-') && !/=|^-\w\d/.test(before))
  })
  return program === -1 ? words.length : program
}

/**
 * `sbatch <<EOF`, or `cat <<EOF > job.sbatch`: the document is the script, whose own signs stand behind a backslash. The
 * options of the command overrule its directives.
 */
function requestsOfDocuments({ words, line, hereDocuments }: ShellCommand): SchedulerRequest[] {
  const program = programOf(words)
  if (program !== 'sbatch' && !(program === 'cat' && words.some((word) => word.startsWith('>')))) return []
  return hereDocuments.flatMap(({ text, line: above }) => {
    const own = program === 'sbatch' ? ofSlurm(optionsIn(words, line - above + 1)) : []
    const parts = directed(text).map((options) => new Map([...options, ...own]))
    const allotted = parts.flatMap(requestsOf)
    const isOpen = allotted.length === 0 && parts.length > 0
    const commands = isOpen ? shellCommands(text.replaceAll('\\$', ' $')).filter(runs) : []
    const steps = commands.flatMap((command) => requestsOfCommand(command, parts[0]))
    return [...allotted, ...steps].map((request) => ({ ...request, line: request.line + above - 1 }))
  })
}

/** Nodes that are asked for whole, by a script whose commands name what they run on: nothing tells how many each has. */
function wholeNodes(options: Options | undefined, commands: readonly ShellCommand[]): SchedulerRequest[] {
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
]

/** What the options of one job ask for: first what it asks for, then what its partition suggests. */
function requestsOf(options: Options): SchedulerRequest[] {
  const job = literal(options.get('job-name')?.value)
  const [constraint, partition] = [namedIn(options, 'constraint'), namedIn(options, 'partition')]
  const wanted = optionsFor(options)
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

function countsOf(options: Options, per: 'job' | 'node' | 'task', count: number | undefined): ResourceRequest {
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
function nodesOf(options: Options): number | undefined {
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

function optionsFor(options: Options): Wanted | undefined {
  for (const [option, per] of counting) {
    const { value, line } = options.get(option) ?? { value: '', line: 0 }
    for (const part of value.slice(0, 500).split(',')) {
      const resource = part.replace(/^gres[:/]/, '').replace(/\(.*$/, '')
      const words = resource.split(/[:=]/)
      const found = option === 'gres' ? generic.get(words[0]?.toLowerCase() ?? '') : generic.get('gpu')
      if (found === undefined || resource === '') continue
      return { ...found, per, line, ...typeAndCount(option === 'gres' ? words.slice(1) : words) }
    }
  }
  return undefined
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
function namedIn(options: Options, option: 'partition' | 'constraint'): { name?: string; line: number } | undefined {
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

const last = (options: readonly DirectiveOption[], ...names: string[]): DirectiveOption | undefined =>
  options.findLast(({ name }) => names.includes(name))

/** `ngpus=8:gpu_type=a100` by its parts; a part without a value stands for itself. */
const partsOf = (text: string, sign: string): ReadonlyMap<string, string> =>
  new Map(
    text.split(sign).map((part) => {
      const cut = part.indexOf('=')
      return cut === -1 ? [part.trim(), ''] : [part.slice(0, cut).trim(), part.slice(cut + 1).trim()]
    }),
  )

/** Options by Slurm's names, on the line of what asks; those without a value are left out. */
const asSlurm = (line: number | undefined, values: Readonly<Record<string, string | undefined>>): Options =>
  new Map(
    Object.entries(values).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, { value, line: line ?? 1 }]],
    ),
  )

const models: readonly string[] = ['gpu_type', 'gpu_model', 'gputype', 'gpu_arch', 'gpu_name']

/** PBS Professional's chunks, and the nodes of Torque; `-l ngpus=4` counts the GPUs of the whole job. */
function ofPbs(options: readonly DirectiveOption[]): Options {
  const resources = options.filter(({ name }) => name === 'l')
  const common = { 'job-name': last(options, 'N')?.value, partition: last(options, 'q')?.value }
  const isScattered = resources.some(({ value }) => /(?:^|,)place=v?scatter/.test(value))
  for (const { value, line } of resources) {
    const [, option, list = ''] = /(?:^|,)(select|nodes)=([^,]+)/.exec(value) ?? []
    if (option === undefined) continue
    const chunks = list.split('+').map(chunkOf)
    const holding = chunks.filter(({ each }) => each !== undefined)
    const [first = chunks[0], another] = holding
    const total = sum(holding.map(({ copies, each }) => times(copies, wholeNumber(each))))
    const names = new Set(holding.map(({ name }) => name))
    // Chunks may share a node, unless they are told apart, there is one, or each has the GPUs of a usual node.
    const isNode = first?.copies === 1 || (wholeNumber(first?.each) ?? 0) >= usualNode
    const isApart = another === undefined && (isScattered || option === 'nodes' || isNode)
    return asSlurm(line, {
      ...common,
      constraint: names.size === 1 ? [...names][0] : undefined,
      nodes: isApart ? String(first?.copies) : '',
      ...(isApart ? { 'gpus-per-node': first?.each } : holding.length > 0 && { gpus: total?.toString() ?? '$' }),
    })
  }
  const alone = resources.find(({ value }) => partsOf(value, ',').has('ngpus'))
  return asSlurm(alone?.line, { ...common, nodes: '', gpus: partsOf(alone?.value ?? '', ',').get('ngpus') })
}

/** The GPUs of the smallest nodes that jobs of several nodes are given. */
const usualNode = 4

/** `4:ncpus=64:ngpus=8:gpu_type=A100`. `each` are its GPUs, undefined where it asks for none. */
function chunkOf(text: string) {
  const [first = '', ...rest] = text.split(':')
  const isCopies = !first.includes('=')
  const parts = partsOf((isCopies ? rest : [first, ...rest]).join(':'), ':')
  const gpus = parts.get('ngpus') ?? parts.get('gpus')
  const words = [...models, 'gpu'].map((key) => parts.get(key) ?? '')
  const alone = [...parts].filter(([, value]) => value === '').map(([word]) => word)
  return {
    copies: isCopies ? wholeNumber(first.trim()) : 1,
    each: gpus === '0' ? undefined : gpus,
    name: [...words, ...alone].find(isGpuModel),
  }
}

/** LSF: `-gpu "num=4:gmodel=…"` asks for GPUs on each host, or for each task. */
function ofLsf(options: readonly DirectiveOption[]): Options {
  const wanted = last(options, 'gpu')
  const parts = partsOf(wanted?.value ?? '', ':')
  const requirements = options.filter(({ name }) => name === 'R')
  const text = requirements.map(({ value }) => value).join(' ')
  const rusage = requirements.find(({ value }) => /\bngpus_/.test(value))
  const number = wanted ? (parts.get('num') ?? '1') : /\bngpus_\w{1,20}=(\d+)/.exec(text)?.[1]
  const [amount, unit] = (number ?? '').split('/')
  return asSlurm((wanted ?? rusage)?.line, {
    [unit === 'task' ? 'gpus-per-task' : 'gpus-per-node']: number === undefined ? undefined : amount,
    ntasks: last(options, 'n')?.value,
    'ntasks-per-node': /span\[ptile=(\d{1,4})\]/.exec(text)?.[1],
    nodes: text.includes('span[hosts=1]') ? '1' : last(options, 'nnodes')?.value,
    'job-name': last(options, 'J')?.value.split('[', 1)[0],
    partition: last(options, 'q')?.value,
    constraint: parts.get('gmodel')?.replace(/-\d+(?:\.\d+)?[GM]$/i, ''),
  })
}
