import { isCalledAsJob, isLaunch, isOwn } from '../observation/attributed-observation.ts'
import { hasNumber } from '../observation/resolved-request.ts'
import { type Fact, factOf, onlyValue, type Statement, statementsOf } from './agreement.ts'
import type { AttributedHardware } from './attributed-hardware.ts'

/** A job with more counts than this has a list of choices that may be incomplete. */
const mostCounts = 4

/**
 * The counts on which the job's own files launch it, if there are several. `counts` is set only if all are known: a
 * launch with an open count may have another.
 */
export function severalCounts(
  own: readonly AttributedHardware[],
  hardware: readonly AttributedHardware[],
): Counts | undefined {
  const counted = own.filter(isCountedInAll)
  const values = valuesThatAll(counted, ({ request }) => request.count, isOpenInAll)
  const files = new Set(counted.map(({ observation }) => observation.place.path))
  const others = hardware.filter(
    ({ observation }) => isLaunch(observation) && !counted.some((each) => each.observation === observation),
  )
  const isOpen = others.some((each) => !files.has(each.observation.place.path) || leavesTotalOpen(each))
  const numbers = [...new Set(values.map(({ value }) => value))].sort((a, b) => a - b)
  const [most = 0, another] = numbers.toReversed()
  if (another === undefined) return undefined
  const ofMost = values.filter(({ value }) => value === most)
  return {
    ...(!isOpen && numbers.length <= mostCounts && { counts: factOf(numbers, values) }),
    mostCount: { ...factOf(most, ofMost), among: numbers },
  }
}

/** Several counts in order, and the largest with the places that state it. */
export interface Counts {
  readonly counts?: Fact<readonly number[]>
  readonly mostCount: Fact<number> & Among
}

/** All counts that launches state, in order. */
export interface Among {
  readonly among: readonly number[]
}

/**
 * The only default count of the job's own files. If only the number of nodes is a default, the launch is for any number
 * of them.
 */
export function defaultCountOf(hardware: readonly AttributedHardware[]): Fact<number> | undefined {
  const own = hardware.filter((each) => isOwn(each) && isLaunch(each.observation) && hasNumber(each.observation))
  if (!own.some(({ observation }) => observation.byDefault === true)) return undefined
  const usual = onlyValue(
    valuesThatAll(
      fullest(own),
      ({ request }) => request.count,
      ({ observation }) => observation.byDefault === 'nodes',
    ),
  )
  return usual && { ...usual, isDefault: true }
}

/**
 * Removes single-node launches, such as visible devices, if another line of the file gives the total, or if all totals
 * have the same number per node.
 */
export function fullest(launches: readonly AttributedHardware[]): AttributedHardware[] {
  const counted = launches.filter(({ request }) => request.count !== undefined)
  const files = new Set(counted.map(({ observation }) => observation.place.path))
  const isOfOneNode = ({ observation: { perNode, nodes } }: AttributedHardware): boolean =>
    counted.length > 0 &&
    nodes === undefined &&
    counted.every(({ observation, request }) => perNode === (observation.perNode ?? request.count))
  return launches.filter(
    (each) => each.request.count !== undefined || !(files.has(each.observation.place.path) || isOfOneNode(each)),
  )
}

/** Removes other files' open launches if the file with the job's name gives a number. */
export function ofNamesake(launches: readonly AttributedHardware[]): readonly AttributedHardware[] {
  const isCounted = launches.some((launch) => isCalledAsJob(launch) && launch.request.count !== undefined)
  return isCounted ? launches.filter((launch) => isCalledAsJob(launch) || !isOpenInAll(launch)) : launches
}

/**
 * Whether a launch has an unknown total. A number for one node, such as visible devices, may belong to a launch that
 * another line counts in full.
 */
export const leavesTotalOpen = ({ observation, request }: AttributedHardware): boolean =>
  isLaunch(observation) &&
  (observation.byDefault !== undefined ||
    (request.count === undefined &&
      (observation.certainty === 'states' || (observation.perNode === undefined && observation.nodes !== undefined))))

export const isCountedInAll = (launch: AttributedHardware): boolean =>
  launch.request.count !== undefined && !isOpenInAll(launch)

export const isOpenInAll = ({ observation }: AttributedHardware): boolean => observation.byDefault !== undefined

/** The values of requests, if each has one that is not a default. */
export function valuesThatAll(
  requests: readonly AttributedHardware[],
  read: (request: AttributedHardware) => number | undefined,
  isOpen: (request: AttributedHardware) => boolean,
): Statement<number>[] {
  const values = statementsOf(requests, (request) => (isOpen(request) ? undefined : read(request)))
  return values.length === requests.length ? values : []
}
