import type { AcceleratorKind } from '../../../catalog/accelerator.ts'
import { isLiteral } from '../../../languages/shell/command-words.ts'
import { times, wholeNumber } from '../../../text/bounds.ts'
import { fitsHost, isGpuModel, type ResourceRequest } from '../../observation/resource-request.ts'

/** Options of Slurm by their long names, each with its value and its line. */
export type SlurmOptions = ReadonlyMap<string, { readonly value: string; readonly line: number }>

const shortNames: ReadonlyMap<string, string> = new Map([
  ['N', 'nodes'],
  ['n', 'ntasks'],
  ['G', 'gpus'],
  ['C', 'constraint'],
  ['p', 'partition'],
  ['J', 'job-name'],
])

/** Reads `--gres=gpu:8`, `--gres gpu:8`, `-N 2` and `-N2`. */
export function addSlurmOptions(
  options: Map<string, { value: string; line: number }>,
  words: readonly string[],
  line: number,
): void {
  for (const [at, word] of words.entries()) {
    const [, long, short, sign, rest] = /^(?:--([a-z][a-z-]{1,40})|-([A-Za-z]))(=?)(.*)$/s.exec(word) ?? []
    const name = long ?? shortNames.get(short ?? '')
    if (name === undefined || rest === undefined || (long && rest !== '' && sign === '')) continue
    const next = words[at + 1] ?? ''
    const value = rest !== '' ? rest : next.startsWith('-') ? '' : next
    options.set(name, { value, line })
  }
}

/** Accelerators that one option asks for: `gpu:a100:8`. */
interface OptionRequest {
  readonly kind: AcceleratorKind
  readonly vendor?: ResourceRequest['vendor']
  readonly name?: string | undefined
  /** Undefined where it is not known; 0 where none is asked for. */
  readonly count: number | undefined
  readonly line: number
}

/** The options that ask for accelerators, and for what each of them counts. */
const requestOptions: readonly (readonly [option: string, per: 'job' | 'node' | 'task' | 'socket'])[] = [
  ['gpus', 'job'],
  ['gpus-per-node', 'node'],
  ['gres', 'node'],
  ['tres-per-node', 'node'],
  ['gpus-per-task', 'task'],
  ['tres-per-task', 'task'],
  ['gpus-per-socket', 'socket'],
]

/** Whether options ask for accelerators, rather than for nodes that may have some. */
export const requestsAccelerators = (options: SlurmOptions): boolean =>
  requestOptions.some(([option]) => requestOfOption(options, option) !== undefined)

export interface SlurmRequest {
  readonly request: ResourceRequest
  readonly line: number
  readonly certainty: 'states' | 'suggests'
}

/** What the options of one job ask for: first what it asks for, then what its partition suggests. */
export function slurmRequests(options: SlurmOptions): SlurmRequest[] {
  const job = literalOf(options, 'job-name')
  const hint = partitionHint(options) ?? constraintHint(options)
  for (const [option, per] of requestOptions) {
    const ofOption = requestOfOption(options, option)
    if (ofOption === undefined) continue
    if (ofOption.count === 0) return []
    const name = ofOption.name ?? constraintName(options)
    const { kind, vendor, line } = ofOption
    const tasks = ofOption.count === undefined && oneTaskForEach(options, option)
    const counts = tasks ? { count: tasks } : countsOf(options, per, ofOption.count)
    const request: ResourceRequest = { job, kind, vendor, name, ...counts }
    const requests: SlurmRequest[] = [{ request, line, certainty: 'states' }]
    if (hint?.name && name === undefined && kind === 'gpu' && fitsHost(hint.name, counts.perNode)) {
      requests.push({ request: { job, ...hint }, line: hint.line, certainty: 'suggests' })
    }
    return requests
  }
  const name = constraintName(options)
  const line = options.get('constraint')?.line
  if (name !== undefined && line !== undefined) {
    return [{ request: { job, name, nodes: nodesOf(options) }, line, certainty: 'suggests' }]
  }
  const nodes = wholeNumber(options.get('nodes')?.value)
  return hint ? [{ request: { job, ...hint, nodes }, line: hint.line, certainty: 'suggests' }] : []
}

/** The nodes of a job that takes them whole, with whatever they hold: nothing tells how many accelerators that is. */
export function wholeNodes(options: SlurmOptions): { readonly nodes: number; readonly line: number } | undefined {
  const stated = options.get('nodes')
  const nodes = wholeNumber(stated?.value)
  const isOfProcessors = /(?:^|[^a-z])cpus?(?=$|[^a-z])/i.test((options.get('partition')?.value ?? '').slice(0, 200))
  return stated === undefined ||
    nodes === undefined ||
    isOfProcessors ||
    requestOptions.some(([name]) => options.has(name))
    ? undefined
    : { nodes, line: stated.line }
}

/** The tasks of `--gres=gpu:$EACH --ntasks-per-node=$EACH --ntasks=16`, where a node has as many of them as GPUs. */
function oneTaskForEach(options: SlurmOptions, option: string): number | undefined {
  const each = /:(\$.{0,200})$/s.exec(options.get(option)?.value ?? '')?.[1]
  const isOfNode = option === 'gres' || option === 'gpus-per-node'
  return isOfNode && each !== undefined && options.get('ntasks-per-node')?.value === each
    ? wholeNumber(options.get('ntasks')?.value)
    : undefined
}

function countsOf(
  options: SlurmOptions,
  per: 'job' | 'node' | 'task' | 'socket',
  count: number | undefined,
): ResourceRequest {
  const nodes = nodesOf(options)
  if (per === 'node') return { perNode: count, nodes }
  if (per === 'job') return { count, nodes }
  if (per === 'socket') return { nodes }
  const tasks = wholeNumber(options.get('ntasks')?.value)
  const tasksPerNode = wholeNumber(options.get('ntasks-per-node')?.value)
  const perNode = times(count, tasksPerNode)
  if (tasks !== undefined) return { count: times(count, tasks), nodes }
  if (perNode !== undefined) return { perNode, nodes }
  // Without a word about tasks there is one on each node.
  const stated = options.has('ntasks') || options.has('ntasks-per-node')
  return stated ? { nodes } : { perNode: count, nodes }
}

/** Slurm takes one node where nothing asks for more. */
function nodesOf(options: SlurmOptions): number | undefined {
  const nodes = options.get('nodes')
  const known = wholeNumber(nodes?.value)
  if (known !== undefined) return known
  const tasks = options.get('ntasks')
  // A number that is computed follows from the tasks, where those are known.
  if (nodes !== undefined && (tasks === undefined || tasks.value === '1')) return undefined
  if (tasks === undefined || tasks.value === '1') return 1
  const perNode = wholeNumber(options.get('ntasks-per-node')?.value)
  const all = wholeNumber(tasks.value)
  return perNode && all !== undefined ? Math.ceil(all / perNode) : undefined
}

function requestOfOption(options: SlurmOptions, option: string): OptionRequest | undefined {
  const { value, line } = options.get(option) ?? { value: '', line: 0 }
  for (const part of value.slice(0, 500).split(',')) {
    const resource = part.replace(/^gres[:/]/, '').replace(/\(.*$/, '')
    const [first = '', ...rest] = resource.split(/[:=]/)
    const found = option.startsWith('gpus') ? { kind: 'gpu' as const } : generic.get(first.toLowerCase())
    if (found === undefined || resource === '') continue
    const words = option.startsWith('gpus') ? [first, ...rest] : rest
    return { ...found, line, ...typeAndCount(words) }
  }
  return undefined
}

const generic: ReadonlyMap<string, Pick<OptionRequest, 'kind' | 'vendor'>> = new Map([
  ['gpu', { kind: 'gpu' }],
  ['hpu', { kind: 'other', vendor: 'intel' }],
  ['gaudi', { kind: 'other', vendor: 'intel' }],
  ['neuron', { kind: 'other', vendor: 'aws' }],
  ['ipu', { kind: 'other' }],
  ['npu', { kind: 'other' }],
])

/** `a100:8`, `8`, `a100` and nothing, which stands for one. */
function typeAndCount(words: readonly string[]): Pick<OptionRequest, 'name' | 'count'> {
  const last = words.at(-1)
  const isOpen = last !== undefined && !isLiteral(last)
  const count = last === undefined ? 1 : wholeNumber(last)
  const type = (count === undefined && !isOpen) || last === undefined ? last : words.at(-2)
  // A slice of a card is not a card.
  if (type !== undefined && /\dg\.\d/.test(type)) return { count: undefined }
  const known = type !== undefined && isGpuModel(type)
  return { count: isOpen ? undefined : (count ?? 1), ...(known && { name: type }) }
}

/** The one model that a constraint such as `a100&nvlink` names. */
function constraintName(options: SlurmOptions): string | undefined {
  const words = (options.get('constraint')?.value ?? '').slice(0, 500).split(/[&|,*()[\]]/)
  const names = new Set(words.map((word) => word.trim()).filter((word) => isGpuModel(word)))
  const [name, another] = names
  return another === undefined ? name : undefined
}

/** What a partition's name tells, as in `gpu` and `h100-long`; sites name them as they like, so that it is a hint. */
function partitionHint(options: SlurmOptions): (ResourceRequest & { line: number }) | undefined {
  const { value, line } = options.get('partition') ?? { value: '', line: 0 }
  if (!isLiteral(value)) return undefined
  const names = new Set<string>()
  const kinds = new Set<string>()
  for (const partition of value.slice(0, 200).split(',')) {
    const words = partition.split(/[-_.]/)
    const model = [partition, ...words].find((word) => word.length > 2 && isGpuModel(word))
    if (model && !ofSeries.test(model)) names.add(model)
    kinds.add(model || words.some((word) => /^gpus?\d*$/i.test(word)) ? 'gpu' : 'unknown')
  }
  const [name, another] = names
  if (kinds.size !== 1 || !kinds.has('gpu')) return undefined
  return { kind: 'gpu', line, ...(another === undefined && { name }) }
}

/** The number of a series of cards, which sites call partitions of its other members by as well: `rtx2080` holds the Ti. */
const ofSeries = /^(?:rtx|gtx)?[-_]?\d{4}$/i

/** Nodes that have GPUs, by the feature that a site calls them by: `gpu`, `gpu&hbm80g`. */
function constraintHint(options: SlurmOptions): (ResourceRequest & { line: number }) | undefined {
  const { value, line } = options.get('constraint') ?? { value: '', line: 0 }
  return /^gpus?(?:&\w{1,40})*$/i.test(value.slice(0, 200)) ? { kind: 'gpu', line } : undefined
}

function literalOf(options: SlurmOptions, option: string): string | undefined {
  const value = options.get(option)?.value
  return isLiteral(value) ? value : undefined
}

/** The directives of a script that sbatch heeds, for each part of a heterogeneous job. */
export function directivesIn(text: string): SlurmOptions[] {
  const parts: Map<string, { value: string; line: number }>[] = [new Map()]
  let start = 0
  for (let line = 1; start <= text.length; line++) {
    const newline = text.indexOf('\n', start)
    const end = newline === -1 ? text.length : newline
    const content = text.slice(start, Math.min(end, start + 2_000))
    start = end + 1
    const directive = /^#SBATCH\s+(\S.*)$/s.exec(content)?.[1]
    if (directive === undefined) {
      // The first command ends what sbatch reads.
      if (content.trim() !== '' && !content.startsWith('#')) break
    } else if (/^(?:het|pack)job\b/.test(directive) && parts.length < 20) parts.push(new Map())
    else addSlurmOptions(parts.at(-1) as Map<string, { value: string; line: number }>, wordsOf(directive), line)
  }
  return parts.filter((options) => options.size > 0)
}

const wordsOf = (directive: string): string[] =>
  directive
    .replace(/\s#.*$/s, '')
    .split(/\s+/)
    .map((word) => word.replaceAll(/["']/g, ''))
    .filter((word) => word !== '')

/** What Slurm tells the script of its own directives. */
export function slurmVariables(text: string): ReadonlyMap<string, string> {
  const variables = new Map<string, string>()
  const [options] = text.includes('#SBATCH') ? directivesIn(text) : []
  for (const [option, names] of variableNames) {
    const value = options?.get(option)?.value
    if (wholeNumber(value) !== undefined) for (const name of names) variables.set(name, value as string)
  }
  return variables
}

const variableNames: readonly (readonly [option: string, names: readonly string[]])[] = [
  ['nodes', ['SLURM_NNODES', 'SLURM_JOB_NUM_NODES']],
  ['ntasks', ['SLURM_NTASKS', 'SLURM_NPROCS']],
  ['ntasks-per-node', ['SLURM_NTASKS_PER_NODE']],
  ['gpus-per-node', ['SLURM_GPUS_PER_NODE']],
  ['gpus', ['SLURM_GPUS']],
]

/** Whether a script asks Slurm for accelerators by itself. */
export const directivesRequestAccelerators = (text: string): boolean =>
  text.includes('#SBATCH') &&
  directivesIn(text).some((options) => slurmRequests(options).some(({ certainty }) => certainty === 'states'))
