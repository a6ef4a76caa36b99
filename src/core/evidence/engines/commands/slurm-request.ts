import type { AcceleratorKind } from '../../../catalog/accelerator.ts'
import { isLiteral } from '../../../languages/shell/command-words.ts'
import { sum, times, wholeNumber } from '../../../text/bounds.ts'
import { present } from '../../../text/present.ts'
import type { Certainty } from '../../observation/observation.ts'
import { fitsHost, isGpuModel, type ResourceRequest } from '../../observation/resource-request.ts'
import { hostsIn, type SlurmOptions, slurmNumber, tasksOf } from './slurm-options.ts'

/** A script's request to its scheduler, and its line. */
export interface SchedulerRequest {
  readonly request: ResourceRequest
  readonly line: number
  readonly certainty: Certainty
}

type Per = 'job' | 'node' | 'task' | 'socket'

/** The options that request accelerators, and their unit. */
export const counting: readonly (readonly [option: string, per: Per])[] = [
  ['gpus', 'job'],
  ['gpus-per-node', 'node'],
  ['gres', 'node'],
  ['gpus-per-task', 'task'],
  ['tres-per-job', 'job'],
  ['tres-per-node', 'node'],
  ['tres-per-task', 'task'],
  ['gpus-per-socket', 'socket'],
  ['tres-per-socket', 'socket'],
]

/** The options that leave an amount open, such as `--nodes=8-16`, `--gpus=$N` and `--nodefile=hosts`. */
export function openOptions(options: SlurmOptions): string[] {
  if (options.size === 0) return []
  const given = (name: string): string => options.get(name)?.value ?? ''
  const wanted = mostWanted(options)
  const isOpen: Readonly<Record<string, boolean>> = {
    ...Object.fromEntries(
      ['nodes', 'ntasks', 'ntasks-per-node', 'sockets-per-node'].map((name) => [
        name,
        given(name) !== '' && (name === 'nodes' ? slurmNumber : wholeNumber)(given(name)) === undefined,
      ]),
    ),
    ...Object.fromEntries(
      counting.map(([option, per]) => {
        const own = wantedBy(options, option, per)
        return [option, own !== undefined && (own.count === undefined || isOfAnother(own.name, wanted?.name))]
      }),
    ),
    nodefile: options.has('nodefile'),
    // Grid Engine may count accelerators for each of them.
    slots: options.has('slots') && options.has('gpus-per-node'),
    nodelist:
      options.has('nodelist') && (hostsIn(given('nodelist')) ?? Number.POSITIVE_INFINITY) > (nodesOf(options) ?? 0),
    // The file has a program for each task.
    'multi-prog': options.has('multi-prog') && wanted === undefined,
    // The number of accelerators in whole nodes is unknown.
    exclusive: options.has('exclusive') && wanted === undefined,
    // A node with this feature may have no cards of the requested model.
    constraint: isOfAnother(namedIn(options, 'constraint')?.name, wanted?.name),
    ...(wanted && mayTakeMore(options, wanted) && { ntasks: true }),
  }
  return Object.keys(isOpen).filter((name) => isOpen[name])
}

const isOfAnother = (one: string | undefined, other: string | undefined): boolean => {
  const [a, b] = [one, other].map((name) => name?.toLowerCase())
  return a !== undefined && b !== undefined && !a.includes(b) && !b.includes(a)
}

/** Whether there are more tasks than accelerators on one node, and the number of nodes is unknown. */
function mayTakeMore(options: SlurmOptions, { per, count }: Wanted): boolean {
  const { perNode, nodes } = countsOf(options, per, count)
  const tasks = wholeNumber(options.get('ntasks')?.value)
  return per === 'node' && nodes === undefined && !options.has('nodes') && (tasks ?? 0) > (perNode ?? 0)
}

/** The request in the options of one job, then what its partition suggests. */
export function requestsOf(options: SlurmOptions): SchedulerRequest[] {
  const job = literal(options.get('job-name')?.value)
  const [constraint, partition] = [namedIn(options, 'constraint'), namedIn(options, 'partition')]
  const wanted = mostWanted(options)
  if (wanted === undefined) {
    const hint = constraint ?? partition
    const nodes = constraint?.name ? nodesOf(options) : slurmNumber(options.get('nodes')?.value)
    const { line, name } = hint ?? {}
    return line === undefined ? [] : [{ request: { job, kind: 'gpu', name, nodes }, line, certainty: 'suggests' }]
  }
  if (wanted.count === 0) return []
  const { kind, vendor, line, name = kind === 'gpu' ? constraint?.name : undefined } = wanted
  const counts = countsOf(options, wanted.per, wanted.count)
  const tasks = tasksOf(options.get('array')?.value)
  const request = { job, kind, vendor, name, isNameOfNumber: wanted.name !== undefined, ...counts, tasks }
  const stated: SchedulerRequest = { request, line, certainty: 'states' }
  const adds = partition?.name && name === undefined && kind === 'gpu' && fitsHost(partition.name, counts.perNode)
  if (!adds) return [stated]
  const hint: ResourceRequest = { job, kind: 'gpu', name: partition.name }
  return [stated, { request: hint, line: partition.line, certainty: 'suggests' }]
}

function countsOf(options: SlurmOptions, per: Per, count: number | undefined): ResourceRequest {
  const nodes = nodesOf(options)
  if (per === 'node') return { perNode: count, nodes }
  if (per === 'job') return { count, nodes }
  if (per === 'socket') return { perNode: times(count, wholeNumber(options.get('sockets-per-node')?.value)), nodes }
  const tasks = wholeNumber(options.get('ntasks')?.value)
  if (tasks !== undefined) return { count: times(count, tasks), nodes }
  const perNode = wholeNumber(options.get('ntasks-per-node')?.value)
  if (perNode !== undefined) return { perNode: times(count, perNode), nodes }
  // Without task options, there is one task per node.
  return options.has('ntasks') || options.has('ntasks-per-node') ? { nodes } : { perNode: count, nodes }
}

/** A job has one node unless its options ask for more, and at least the nodes in its list. */
function nodesOf(options: SlurmOptions): number | undefined {
  const nodes = options.get('nodes')
  const known = slurmNumber(nodes?.value)
  const named = options.get('nodelist')
  if (options.has('nodefile')) return undefined
  if (named !== undefined && nodes === undefined && !options.has('ntasks')) return hostsIn(named.value)
  if (known !== undefined)
    return named === undefined || (hostsIn(named.value) ?? known + 1) <= known ? known : undefined
  const tasks = options.get('ntasks')
  // A computed number of nodes follows from the tasks, if these are known.
  if (tasks === undefined || tasks.value === '1') return nodes === undefined ? 1 : undefined
  const perNode = wholeNumber(options.get('ntasks-per-node')?.value)
  const all = wholeNumber(tasks.value)
  return perNode && all !== undefined ? Math.ceil(all / perNode) : undefined
}

/** The nodes and the tasks of a job or a step. Undefined if unclear. */
export function sizeOf(options: SlurmOptions): { readonly nodes?: number; readonly tasks?: number } {
  const nodes = nodesOf(options)
  const each = options.get('ntasks-per-node')?.value ?? '1'
  const tasks = options.has('ntasks') ? wholeNumber(options.get('ntasks')?.value) : times(nodes, wholeNumber(each))
  return present({ nodes, tasks })
}

interface Wanted {
  readonly kind: AcceleratorKind
  readonly vendor?: ResourceRequest['vendor']
  readonly name?: string | undefined
  readonly per: Per
  /** Undefined if unknown, 0 if none is requested. */
  readonly count: number | undefined
  readonly line: number
}

const generic: ReadonlyMap<string, Pick<Wanted, 'kind' | 'vendor'>> = new Map([
  ['gpu', { kind: 'gpu' }],
  // Parts of cards that several jobs share.
  ['shard', { kind: 'gpu' }],
  ['mps', { kind: 'gpu' }],
  ['hpu', { kind: 'other', vendor: 'intel' }],
  ['gaudi', { kind: 'other', vendor: 'intel' }],
  ['neuron', { kind: 'other', vendor: 'aws' }],
  ['npu', { kind: 'other' }],
])

/** All options must be satisfied, so the largest number counts. */
export function mostWanted(options: SlurmOptions): Wanted | undefined {
  const totalOf = ({ per, count }: Wanted): number => {
    const { count: all, perNode, nodes } = countsOf(options, per, count)
    return all ?? times(perNode, nodes) ?? 0
  }
  const [first = shared(options), ...others] = counting.flatMap(([option, per]) => wantedBy(options, option, per) ?? [])
  return others.reduce((most, each) => (most && totalOf(each) > totalOf(most) ? each : most), first)
}

/** The GPUs that tasks share: `--ntasks=32 --ntasks-per-gpu=4` requests eight. */
function shared(options: SlurmOptions): Wanted | undefined {
  const perGpu = options.get('ntasks-per-gpu')
  if (perGpu === undefined) return undefined
  const [tasks, each] = [wholeNumber(options.get('ntasks')?.value), wholeNumber(perGpu.value)]
  const count = tasks === undefined || !each ? undefined : Math.ceil(tasks / each)
  return { kind: 'gpu', per: 'job', count, line: perGpu.line }
}

/** The request in one option. The items of a list add up. */
function wantedBy(options: SlurmOptions, option: string, per: Wanted['per']): Wanted | undefined {
  const given = options.get(option)
  if (given === undefined) return undefined
  const { value, line } = given
  const namesResource = !option.startsWith('gpus')
  const [first, ...others] = value
    .slice(0, 500)
    .split(',')
    .flatMap((part): Wanted[] => {
      const resource = part.replace(/^gres[:/]/, '').replace(/\(.*$/, '')
      const words = resource.split(/[:=]/)
      const found = namesResource ? generic.get(words[0]?.toLowerCase() ?? '') : generic.get('gpu')
      if (found === undefined || resource === '') return []
      const isPart = namesResource && /^(?:shard|mps)$/i.test(words[0] ?? '')
      const told = isPart ? { count: undefined } : typeAndCount(namesResource ? words.slice(1) : words)
      return [{ ...found, per, line, ...told }]
    })
  if (first === undefined || others.length === 0) return first
  const all = [first, ...others]
  const { name, ...rest } = first
  const isOne = others.every((each) => each.name === name && each.kind === first.kind)
  return { ...rest, ...(isOne && name !== undefined && { name }), count: sum(all.map(({ count }) => count)) }
}

/** `a100:8`, `8`, `a100`, or nothing, which means one. */
function typeAndCount(words: readonly string[]): Pick<Wanted, 'name' | 'count'> {
  const last = words.at(-1)
  if (last === undefined) return { count: 1 }
  const count = slurmNumber(last)
  // Behind a type stands its number. Another suffix makes it larger than any cluster.
  const isOpen = count === undefined && (!isLiteral(last) || words.length > 1 || /^\d+[kmgtp]$/i.test(last))
  const type = count === undefined && !isOpen ? last : words.at(-2)
  // A slice of a card is not a whole card.
  if (type !== undefined && /\dg\.\d/.test(type)) return { count: undefined }
  return { count: isOpen ? undefined : (count ?? 1), ...(type && isGpuModel(type) && { name: type }) }
}

/**
 * The hardware that a partition or a feature names, as in `gpu`, `h100-long` and `a100&nvlink`. All partitions must
 * have GPUs. Several models identify none.
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

/** A series number. Sites also use it for other cards of the series: the partition `rtx2080` may have the Ti. */
const ofSeries = /^(?:rtx|gtx)?[-_]?\d{4}$/i

const literal = (value: string | undefined): string | undefined => (isLiteral(value) ? value : undefined)
