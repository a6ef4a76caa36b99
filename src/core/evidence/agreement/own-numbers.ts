import { isCalledAsJob, isLaunch, isOwn } from '../observation/attributed-observation.ts'
import { hasNumber } from '../observation/resolved-request.ts'
import { type Fact, factOf, onlyValue, type Statement, statementsOf } from './agreement.ts'
import type { AttributedHardware } from './attributed-hardware.ts'

/** More numbers than these are a list of choices, and one more would be among them. */
const mostCounts = 4

/**
 * The numbers that the job's own files launch it on, where they are several: a job may be any of them, and where each is
 * known it is none other. Anything that leaves its number open could be that other one.
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

/** Several numbers in order, and the largest of them with the places that state it. */
export interface Counts {
  readonly counts?: Fact<readonly number[]>
  readonly mostCount: Fact<number> & Among
}

/** All numbers that launches state, in order. */
export interface Among {
  readonly among: readonly number[]
}

/**
 * The one number that the job's own files come to, where their caller may give another one. Nodes that are so many by
 * default alone are a launch that is meant for any number of them.
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
 * Without what is said of one node only, where another line of its file tells of all, or where all that tell of all say
 * the same of one: visible devices, beside a launch.
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

/** Without what others leave to their caller, where the file that is called as the job tells a number. */
export function ofNamesake(launches: readonly AttributedHardware[]): readonly AttributedHardware[] {
  const isCounted = launches.some((launch) => isCalledAsJob(launch) && launch.request.count !== undefined)
  return isCounted ? launches.filter((launch) => isCalledAsJob(launch) || !isOpenInAll(launch)) : launches
}

/**
 * Whether a launch runs on a number that nobody can tell. What is said of one node only may be said of a launch that
 * another line of its file tells all of: visible devices.
 */
export const leavesTotalOpen = ({ observation, request }: AttributedHardware): boolean =>
  isLaunch(observation) &&
  (observation.byDefault !== undefined ||
    (request.count === undefined &&
      (observation.certainty === 'states' || (observation.perNode === undefined && observation.nodes !== undefined))))

export const isCountedInAll = (launch: AttributedHardware): boolean =>
  launch.request.count !== undefined && !isOpenInAll(launch)

export const isOpenInAll = ({ observation }: AttributedHardware): boolean => observation.byDefault !== undefined

/** The values of requests, where each of them has one that is not up to its caller. */
export function valuesThatAll(
  requests: readonly AttributedHardware[],
  read: (request: AttributedHardware) => number | undefined,
  isOpen: (request: AttributedHardware) => boolean,
): Statement<number>[] {
  const values = statementsOf(requests, (request) => (isOpen(request) ? undefined : read(request)))
  return values.length === requests.length ? values : []
}
