import { nameOf } from '../text/folder-paths.ts'
import { type AttributedHardware, attributedHardware } from './agreement/attributed-hardware.ts'
import type { EvidenceFacts, OpenLaunch } from './agreement/facts.ts'
import { leavesTotalOpen } from './agreement/own-numbers.ts'
import { filesReferenced, withOverruledNumbers } from './attribution/referenced-files.ts'
import { isLaunch } from './observation/attributed-observation.ts'
import type { AcceleratorObservation, Observation } from './observation/observation.ts'
import { hasNumber, isKindAlone, resolveRequest } from './observation/resolved-request.ts'
import type { Mention } from './scan/scan.ts'

/**
 * Where the listed files of a job leave open how many accelerators it runs on, one place for each file. What a script
 * starts, and what one asks for beside a request that is counted, only divides what that request allots.
 */
export function openLaunches(
  { attributed, count, defaultCount }: Pick<EvidenceFacts, 'attributed' | 'count' | 'defaultCount'>,
  listed: ReadonlySet<string>,
  observations: readonly Observation[],
): OpenLaunch[] {
  const own = attributed.filter(({ observation }) => listed.has(observation.place.path))
  const seen = own.map(({ observation }) => observation)
  const hardware = attributedHardware(own)
  const allotted = new Set(
    hardware
      .filter(({ observation, request }) => observation.certainty === 'states' && request.count !== undefined)
      .map(({ observation }) => observation.place.path),
  )
  const started = filesReferenced([...allotted], seen)
  const isDivided = (path: string): boolean => started.has(path) && !allotted.has(path)
  const counted = new Set(
    hardware.filter(({ request }) => request.count !== undefined).map(({ observation }) => observation.place.path),
  )
  const names = new Map([...counted].map((path) => [nameOf(path), path]))
  /** The counted file that words name without being a reference: a list of hosts has no ending. */
  const fileIn = (text = ''): string => names.get(nameOf(/=(\S+)/.exec(text)?.[1] ?? '')) ?? ''
  const namesCounted = (path: string): boolean => [...filesReferenced([path], seen)].some((file) => counted.has(file))
  // A default that comes to the number which is compared leaves nothing open.
  const compared = (count ?? defaultCount)?.value ?? Number.NaN
  const texts = seen.flatMap((each): OpenLaunch[] => {
    if (each.what !== 'open launch' || (each.isStep && allotted.has(each.place.path))) return []
    if (each.mayBeInFile && (namesCounted(each.place.path) || counted.has(fileIn(each.text)))) return []
    const { place, text, changesOthers } = each
    return [{ place, ...(text !== undefined && { text }), ...(changesOthers && { changesOthers }) }]
  })
  const requests = hardware
    .filter(({ observation }) => observation.certainty === 'states' || !allotted.has(observation.place.path))
    .filter((each) => leavesTotalOpen(each) && each.request.count !== compared && !isKindBeside(each, hardware))
    .map(({ observation, request }): OpenLaunch => {
      const usual = observation.byDefault === true ? request.count : undefined
      return { place: observation.place, ...(usual !== undefined && { byDefault: usual }) }
    })
  const first = new Map<string, OpenLaunch>()
  const unlisted = launchesStarted(
    [...listed].filter((path) => !allotted.has(path)),
    observations,
  )
    .filter(({ place }) => !listed.has(place.path))
    .flatMap((launch): OpenLaunch[] => {
      const { place, byDefault, nodes } = launch
      const asked = byDefault === 'nodes' ? undefined : resolveRequest(launch).count
      // One device is what a process is shown; the devices of a node alone tell no more.
      if (asked === 1 || (asked === undefined && byDefault === undefined && nodes === undefined)) return []
      const because = 'is started by a listed file and not listed itself'
      return [{ place, because, ...(asked !== undefined && { byDefault: asked }) }]
    })
  for (const each of [...texts, ...requests, ...unlisted])
    if (!isDivided(each.place.path) && !first.has(each.place.path)) first.set(each.place.path, each)
  return [...first.values()]
}

/** The launches of files that some files start. */
function launchesStarted(from: readonly string[], observations: readonly Observation[]): AcceleratorObservation[] {
  const started = filesReferenced(from, observations)
  const launches = launchesIn.get(observations) ?? launchesByPath(observations)
  launchesIn.set(observations, launches)
  return [...started].flatMap((path) => launches.get(path) ?? [])
}

/** Asked for each job of a run, and made once. */
const launchesIn = new WeakMap<readonly Observation[], ReadonlyMap<string, readonly AcceleratorObservation[]>>()

/** The launches with numbers, on those that a command overrules as defaults. */
function launchesByPath(observations: readonly Observation[]): ReadonlyMap<string, readonly AcceleratorObservation[]> {
  const found = new Map<string, AcceleratorObservation[]>()
  for (const seen of withOverruledNumbers(observations)) {
    if (seen.what !== 'accelerator' || !isLaunch(seen) || !hasNumber(seen)) continue
    const there = found.get(seen.place.path)
    if (there === undefined) found.set(seen.place.path, [seen])
    else there.push(seen)
  }
  return found
}

/** Whether a place tells a kind alone, and another one what is launched: settings name the kind that they are for. */
const isKindBeside = ({ observation }: AttributedHardware, hardware: readonly AttributedHardware[]): boolean =>
  isKindAlone(observation) &&
  !hasNumber(observation) &&
  hardware.some(({ observation: other }) => hasNumber(other) || !isKindAlone(other))

/** The files without a reader whose settings mention a number that is not what the job is compared with. */
export function openMentions(
  mentions: readonly Mention[],
  { count, perNode, nodes }: Pick<EvidenceFacts, 'count' | 'perNode' | 'nodes'>,
): OpenLaunch[] {
  const compared = new Set([count, perNode, nodes].flatMap((fact) => fact?.places.map(({ path }) => path) ?? []))
  const first = new Map<string, OpenLaunch>()
  for (const { position, observation } of mentions) {
    const { place } = observation
    if (position !== 'work' || observation.what !== 'accelerator' || !isCounted(observation)) continue
    if (!compared.has(place.path) && !first.has(place.path))
      first.set(place.path, { place, because: 'is in no format whose numbers this check reads' })
  }
  return [...first.values()]
}

const isCounted = (seen: AcceleratorObservation): boolean =>
  hasNumber(seen) || resolveRequest(seen).count !== undefined || seen.machine !== undefined
