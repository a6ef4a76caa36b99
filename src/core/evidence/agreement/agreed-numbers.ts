import type { AcceleratorKind } from '../../catalog/accelerator.ts'
import { decides, isLaunch, isNear } from '../observation/attributed-observation.ts'
import { type Ambiguity, agreed, distinct, type Fact, factOf, type Statement, statementsOf } from './agreement.ts'
import { countAround } from './around-job.ts'
import { type AttributedHardware, namedLaunches } from './attributed-hardware.ts'
import {
  type Among,
  defaultCountOf,
  fullest,
  isCountedInAll,
  isOpenInAll,
  ofNamesake,
  severalCounts,
  valuesThatAll,
} from './own-numbers.ts'

/** The numbers of a job. They all count accelerators of one kind. */
export interface AgreedNumbers {
  readonly countedKind?: AcceleratorKind
  /** Total accelerators. */
  readonly count?: Fact<number>
  /** All counts, if the job's own files launch it on several. */
  readonly counts?: Fact<readonly number[]>
  /** The largest of several counts, even if some are unknown. */
  readonly mostCount?: Fact<number> & Among
  /** The count on which the job's own files launch it unless the caller overrides it. */
  readonly defaultCount?: Fact<number>
  /** Accelerators per node, if the number of nodes is open. There is at least one node. */
  readonly perNode?: Fact<number>
  /** Nodes, if the number per node is open. */
  readonly nodes?: Fact<number>
}

/** The numbers that the job's files agree on, otherwise the default of its own files. */
export function agreedNumbers(
  requests: readonly AttributedHardware[],
  hardware: readonly AttributedHardware[],
  ambiguities: Ambiguity[],
): AgreedNumbers {
  const numbers = requestedNumbers(requests, hardware, ambiguities)
  const { countedKind: kind, count, counts, perNode, nodes } = numbers
  const larger = count && numbers.mostCount === undefined ? largestSuggested(count.value, kind, hardware) : []
  const [most] = larger
  if (count && most)
    return { ...numbers, mostCount: { ...factOf(most.value, larger), among: [count.value, most.value] } }
  if (kind === undefined || (count ?? counts ?? perNode ?? nodes)) return numbers
  const usual = defaultCountOf(hardware)
  return { ...numbers, ...(usual && { defaultCount: usual }) }
}

/**
 * The numbers that the requests agree on, or the launches in listed files if no file states a number. A launch in a
 * file that only contains the job's name may be a one-node trial, so it gives only the minimum.
 */
function requestedNumbers(
  requests: readonly AttributedHardware[],
  hardware: readonly AttributedHardware[],
  ambiguities: Ambiguity[],
): AgreedNumbers {
  const states = ({ request, observation }: AttributedHardware): boolean =>
    request.count !== undefined || observation.perNode !== undefined
  const isStated = requests.some(states)
  const launches = isStated ? [] : namedLaunches(hardware, { listed: false }).filter((launch) => !isOfNodes(launch))
  const [kind, another] = new Set([...requests, ...launches].flatMap(({ request }) => request.kind ?? []))
  // Counts of different kinds do not add up.
  if (another !== undefined) return {}
  if (kind === undefined) {
    const nodes = agreedNodes(hardware)
    return nodes ? { nodes } : requests.length === 0 ? countAround(hardware) : {}
  }
  const near = isStated ? requests.filter(isNear) : []
  if (near.some(isCountedInAll)) {
    const count = agreedCount(requests, hardware, ambiguities)
    const counts = count || !near.every(decides) ? undefined : severalCounts(near, hardware)
    return { countedKind: kind, ...(count && { count }), ...counts }
  }
  const listed = isStated
    ? []
    : ofNamesake(fullest(namedLaunches(hardware, { listed: true }).filter((launch) => !isOfNodes(launch))))
  if (listed.some(isCountedInAll)) {
    const count = agreed(
      'count',
      valuesThatAll(listed, ({ request }) => request.count, isOpenInAll),
      String,
      ambiguities,
    )
    const counts = count ? undefined : severalCounts(listed, hardware)
    return { countedKind: kind, ...(count && { count }), ...counts }
  }
  const perNode = agreed(
    'number on each node',
    valuesThatAll(
      isStated ? near : launches,
      ({ observation }) => observation.perNode,
      ({ observation }) => observation.byDefault === true,
    ),
    String,
    ambiguities,
  )
  const around = requests.length === 0 ? countAround(hardware) : {}
  if (around.count !== undefined) return around
  const nodes = agreedNodes(hardware)
  return { countedKind: kind, ...(perNode && { perNode }), ...(nodes && { nodes }) }
}

/** The launches of listed files with the largest count above the requested one, although they are not requests. */
function largestSuggested(
  count: number,
  kind: AcceleratorKind | undefined,
  hardware: readonly AttributedHardware[],
): Statement<number>[] {
  const larger = statementsOf(namedLaunches(hardware, { listed: true }), ({ observation, request }) =>
    observation.byDefault === undefined && request.kind === kind && (request.count ?? 0) > count
      ? request.count
      : undefined,
  )
  const most = Math.max(...larger.map(({ value }) => value))
  return larger.filter(({ value }) => value === most)
}

/** Whether a launch shows only its number of nodes. */
const isOfNodes = ({ observation }: AttributedHardware): boolean =>
  observation.nodes !== undefined &&
  [observation.count, observation.perNode, observation.accelerator, observation.machine, observation.topology].every(
    (said) => said === undefined,
  )

/**
 * The number of nodes in listed launches that do not show the accelerators per node. Undefined if another file of the
 * job launches on a different number: a pod or a task may be less than a node.
 */
function agreedNodes(hardware: readonly AttributedHardware[]): Fact<number> | undefined {
  const launches = namedLaunches(hardware, { listed: true }).filter(isOfNodes)
  const sure = launches.filter(({ observation }) => observation.byDefault === undefined)
  const [first] = sure
  const nodes = first?.observation.nodes
  if (nodes === undefined) return undefined
  const others = hardware.filter(({ observation }) => observation.nodes !== undefined && isLaunch(observation))
  return others.every(({ observation }) => observation.nodes === nodes) ? factOf(nodes, sure) : undefined
}

/**
 * The count that the launch files of the job share. If another file launches on a different count, or only suggests
 * one, it may be another way to run the job, or another job.
 */
function agreedCount(
  requests: readonly AttributedHardware[],
  hardware: readonly AttributedHardware[],
  ambiguities: Ambiguity[],
): Fact<number> | undefined {
  const counted = statementsOf(requests, (each) => (isOpenInAll(each) ? undefined : each.request.count))
  const fact = agreed('count', counted, String, ambiguities)
  if (fact === undefined || fact.isConclusive) return fact
  const files = new Set(counted.map(({ observation }) => observation.place.path))
  const others = hardware.filter(
    ({ observation, request }) =>
      observation.certainty === 'suggests' && !files.has(observation.place.path) && differs(request.count, fact.value),
  )
  if (others.length === 0) return fact
  const said = [
    ...counted.map(({ observation, value }) => ({ value: String(value), place: observation.place })),
    ...others.map(({ observation, request }) => ({ value: String(request.count), place: observation.place })),
  ]
  ambiguities.push({ about: 'count', values: distinct(said) })
  return undefined
}

/** Whether a launch has a different count. One process on one node may be a trial of any job. */
const differs = (count: number | undefined, than: number): boolean => count !== undefined && count > 1 && count !== than
