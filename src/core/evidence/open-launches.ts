import { nameOf } from '../text/folder-paths.ts'
import { grouped } from '../text/grouped.ts'
import { onceFor } from '../text/once.ts'
import { type AttributedHardware, attributedHardware } from './agreement/attributed-hardware.ts'
import type { EvidenceFacts, OpenLaunch } from './agreement/facts.ts'
import { leavesTotalOpen } from './agreement/own-numbers.ts'
import { filesReferenced, withOverruledNumbers } from './attribution/referenced-files.ts'
import { isLaunch } from './observation/attributed-observation.ts'
import type { AcceleratorObservation, Observation } from './observation/observation.ts'
import { hasNumber, isKindAlone, resolveRequest } from './observation/resolved-request.ts'

/** What the listed files of a job ask for. */
export interface ListedLaunches {
  readonly listed: ReadonlySet<string>
  /** All that is seen in them. */
  readonly seen: readonly Observation[]
  readonly hardware: readonly AttributedHardware[]
  /** The files that state a number, and those that at least suggest one. */
  readonly allotted: ReadonlySet<string>
  readonly counted: ReadonlySet<string>
  /** Whether a file only divides what another one states: that one starts it. */
  readonly isDivided: (path: string) => boolean
}

export function listedLaunches(attributed: EvidenceFacts['attributed'], listed: ReadonlySet<string>): ListedLaunches {
  const own = attributed.filter(({ observation }) => listed.has(observation.place.path))
  const seen = own.map(({ observation }) => observation)
  const hardware = attributedHardware(own)
  const counting = hardware.filter(({ request }) => request.count !== undefined)
  const allotted = new Set(pathsOf(counting.filter(({ observation }) => observation.certainty === 'states')))
  const started = filesReferenced([...allotted], seen)
  const isDivided = (path: string): boolean => started.has(path) && !allotted.has(path)
  return { listed, seen, hardware, allotted, counted: new Set(pathsOf(counting)), isDivided }
}

const pathsOf = (hardware: readonly AttributedHardware[]): string[] =>
  hardware.map(({ observation }) => observation.place.path)

/**
 * Where the listed files of a job leave open how many accelerators it runs on. What a script starts, and what one asks for beside a request that is counted, only divides what that request allots.
 */
export function openLaunches(
  launches: ListedLaunches,
  compared: Pick<EvidenceFacts, 'count' | 'defaultCount'>,
  observations: readonly Observation[],
): OpenLaunch[] {
  const open = [...openTexts(launches), ...openRequests(launches, compared), ...startedUnlisted(launches, observations)]
  return open.filter(({ place }) => !launches.isDivided(place.path))
}

/** The first place of each file. */
export const onePerFile = (open: readonly OpenLaunch[]): OpenLaunch[] =>
  [...new Map(open.toReversed().map((each) => [each.place.path, each])).values()].toReversed()

/** The words that readers could not read a number from. */
function openTexts({ seen, allotted, counted }: ListedLaunches): OpenLaunch[] {
  const names = new Map([...counted].map((path) => [nameOf(path), path]))
  /** The counted file that words name without being a reference: a list of hosts has no ending. */
  const fileIn = (text = ''): string => names.get(nameOf(/=(\S+)/.exec(text)?.[1] ?? '')) ?? ''
  const namesCounted = (path: string): boolean => [...filesReferenced([path], seen)].some((file) => counted.has(file))
  return seen.flatMap((each): OpenLaunch[] => {
    if (each.what !== 'open launch' || (each.isStep && allotted.has(each.place.path))) return []
    if (each.mayBeInFile && (namesCounted(each.place.path) || counted.has(fileIn(each.text)))) return []
    const { place, text, changesOthers } = each
    return [{ place, ...(text !== undefined && { text }), ...(changesOthers && { changesOthers }) }]
  })
}

/** The requests without a number. A default that comes to the number which is compared leaves nothing open. */
function openRequests(
  { hardware, allotted }: ListedLaunches,
  { count, defaultCount }: Pick<EvidenceFacts, 'count' | 'defaultCount'>,
): OpenLaunch[] {
  const compared = (count ?? defaultCount)?.value ?? Number.NaN
  return hardware
    .filter(({ observation }) => observation.certainty === 'states' || !allotted.has(observation.place.path))
    .filter((each) => leavesTotalOpen(each) && each.request.count !== compared && !isKindBeside(each, hardware))
    .map(({ observation, request }): OpenLaunch => {
      const usual = observation.byDefault === true ? request.count : undefined
      return { place: observation.place, ...(usual !== undefined && { byDefault: usual }) }
    })
}

/** What the listed files start that is not listed itself. */
function startedUnlisted({ listed, allotted }: ListedLaunches, observations: readonly Observation[]): OpenLaunch[] {
  const from = [...listed].filter((path) => !allotted.has(path))
  return launchesStarted(from, observations)
    .filter(({ place }) => !listed.has(place.path))
    .flatMap((launch): OpenLaunch[] => {
      const { place, byDefault, nodes } = launch
      const asked = byDefault === 'nodes' ? undefined : resolveRequest(launch).count
      // One device is what a process is shown; the devices of a node alone tell no more.
      if (asked === 1 || (asked === undefined && byDefault === undefined && nodes === undefined)) return []
      const because = 'is started by a listed file and not listed itself'
      return [{ place, because, ...(asked !== undefined && { byDefault: asked }) }]
    })
}

/** The launches of files that some files start. */
function launchesStarted(from: readonly string[], observations: readonly Observation[]): AcceleratorObservation[] {
  const started = filesReferenced(from, observations)
  return [...started].flatMap((path) => launchesByPath(observations).get(path) ?? [])
}

/** The launches with numbers, on those that a command overrules as defaults. */
const launchesByPath = onceFor(
  (observations: readonly Observation[]) =>
    grouped(
      withOverruledNumbers(observations).filter(
        (seen) => seen.what === 'accelerator' && isLaunch(seen) && hasNumber(seen),
      ),
      ({ place }) => place.path,
    ) as ReadonlyMap<string, readonly AcceleratorObservation[]>,
)

/** Whether a place tells a kind alone, and another one what is launched: settings name the kind that they are for. */
const isKindBeside = ({ observation }: AttributedHardware, hardware: readonly AttributedHardware[]): boolean =>
  isKindAlone(observation) &&
  !hasNumber(observation) &&
  hardware.some(({ observation: other }) => hasNumber(other) || !isKindAlone(other))
