import { folderOf, nameOf } from '../text/folder-paths.ts'
import { grouped } from '../text/grouped.ts'
import { onceFor } from '../text/once.ts'
import { present } from '../text/present.ts'
import { type AttributedHardware, attributedHardware } from './agreement/attributed-hardware.ts'
import type { EvidenceFacts, OpenLaunch } from './agreement/facts.ts'
import { leavesTotalOpen } from './agreement/own-numbers.ts'
import { filesReferenced, withOverruledNumbers } from './attribution/referenced-files.ts'
import { isLaunch } from './observation/attributed-observation.ts'
import type { AcceleratorObservation, Observation } from './observation/observation.ts'
import { hasNumber, isKindAlone, resolveRequest } from './observation/resolved-request.ts'
import type { LaunchWords } from './scan/launch-words.ts'

/** What the listed files of a job request. */
interface ListedLaunches {
  readonly listed: ReadonlySet<string>
  /** All their observations. */
  readonly seen: readonly Observation[]
  readonly hardware: readonly AttributedHardware[]
  /** The files that state a number. `counted`: those that at least suggest one. */
  readonly allotted: ReadonlySet<string>
  readonly counted: ReadonlySet<string>
  /** Whether a file only divides what the file that starts it requests. */
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
 * The listed launches whose number of accelerators is open. What a script starts, or requests next to a counted
 * request, only divides that request.
 */
export function openLaunches(
  launches: ListedLaunches,
  compared: Pick<EvidenceFacts, 'count' | 'defaultCount'>,
  observations: readonly Observation[],
): OpenLaunch[] {
  const open = [...openTexts(launches), ...openRequests(launches, compared)]
  return [...open.filter(({ place }) => !launches.isDivided(place.path)), ...startedUnlisted(launches, observations)]
}

/** The first place of each file. */
export const onePerFile = (open: readonly OpenLaunch[]): OpenLaunch[] =>
  [...new Map(open.toReversed().map((each) => [each.place.path, each])).values()].toReversed()

/** The texts without a readable number. */
function openTexts({ seen, allotted, counted }: ListedLaunches): OpenLaunch[] {
  const names = new Map([...counted].map((path) => [nameOf(path), path]))
  /** The counted file that a text names without a reference, because host files have no extension. */
  const fileIn = (text = ''): string => names.get(nameOf(/=(\S+)/.exec(text)?.[1] ?? '')) ?? ''
  const namesCounted = (path: string): boolean => [...filesReferenced([path], seen)].some((file) => counted.has(file))
  return seen.flatMap((each): OpenLaunch[] => {
    if (each.what !== 'open launch' || (each.isStep && allotted.has(each.place.path))) return []
    if (each.mayBeInFile && (namesCounted(each.place.path) || counted.has(fileIn(each.text)))) return []
    const { place, text, changesOthers } = each
    return [present({ place, text, changesOthers })]
  })
}

/** The requests without a number. If the default equals the compared number, nothing is open. */
function openRequests(
  { hardware, allotted }: ListedLaunches,
  { count, defaultCount }: Pick<EvidenceFacts, 'count' | 'defaultCount'>,
): OpenLaunch[] {
  const compared = (count ?? defaultCount)?.value ?? Number.NaN
  return hardware
    .filter(({ observation }) => observation.certainty === 'states' || !allotted.has(observation.place.path))
    .filter((each) => leavesTotalOpen(each) && each.request.count !== compared && !isKindBeside(each, hardware))
    .map(
      ({ observation: { place, byDefault }, request }): OpenLaunch =>
        present({ place, byDefault: byDefault === true ? request.count : undefined }),
    )
}

/**
 * Files that the listed files start but that are not listed. What a file with a counted request starts divides that
 * request only if it asks for no more: the file may just as well submit it beside the request.
 */
function startedUnlisted(launches: ListedLaunches, observations: readonly Observation[]): OpenLaunch[] {
  const { listed, allotted, isDivided } = launches
  const others = [...listed].filter((path) => !allotted.has(path))
  const started = [
    ...launchesStarted(others, observations).filter(({ place }) => !isDivided(place.path)),
    ...launchesStarted([...allotted], observations).filter(asksForMore(launches)),
  ]
  return started
    .filter(({ place }) => !listed.has(place.path))
    .flatMap((launch): OpenLaunch[] => {
      const { place, byDefault, nodes } = launch
      const asked = byDefault === 'nodes' ? undefined : resolveRequest(launch).count
      // A single device is what one process sees. Devices of a node without a number of nodes say no more.
      if (asked === 1 || (asked === undefined && byDefault === undefined && nodes === undefined)) return []
      const because = 'is started by a listed file and not listed itself'
      return [present({ place, because, byDefault: asked })]
    })
}

/** Whether a launch asks for more accelerators, or else more nodes, than any listed request that states its number. */
function asksForMore({ hardware }: ListedLaunches): (launch: AcceleratorObservation) => boolean {
  const counting = hardware.filter(({ observation }) => observation.certainty === 'states')
  const most = Math.max(...counting.map(({ request }) => request.count ?? 0))
  const mostNodes = Math.max(...counting.map(({ observation }) => observation.nodes ?? 1))
  return (launch) => {
    if (launch.byDefault === 'nodes') return false
    const { count } = resolveRequest(launch)
    return count === undefined ? (launch.nodes ?? 1) > mostNodes : count > most
  }
}

/** The launches in files that some files start. */
function launchesStarted(from: readonly string[], observations: readonly Observation[]): AcceleratorObservation[] {
  const started = filesReferenced(from, observations)
  return [...started].flatMap((path) => launchesByPath(observations).get(path) ?? [])
}

/** The launches with numbers. Those that a command overrides count as defaults. */
const launchesByPath = onceFor(
  (observations: readonly Observation[]) =>
    grouped(
      withOverruledNumbers(observations).filter(
        (seen) => seen.what === 'accelerator' && isLaunch(seen) && hasNumber(seen),
      ),
      ({ place }) => place.path,
    ) as ReadonlyMap<string, readonly AcceleratorObservation[]>,
)

/** Whether a place gives only a kind, and another one the launch: settings name the kind that they are for. */
const isKindBeside = ({ observation }: AttributedHardware, hardware: readonly AttributedHardware[]): boolean =>
  isKindAlone(observation) &&
  !hasNumber(observation) &&
  hardware.some(({ observation: other }) => hasNumber(other) || !isKindAlone(other))

const workloadName = /metadata["']?:\s{0,20}\{?\s{0,20}["']?name["']?:\s{0,4}["']?([\w.-]{1,63})/

/** The texts of listed files, and which have no reader. */
interface ListedTexts {
  readonly words: ReadonlyMap<string, LaunchWords>
  readonly textOf: (path: string) => string
  readonly withoutReader: ReadonlySet<string>
  /** The accelerators of a node, if nothing tells. */
  readonly onNode?: number
}

/**
 * The launches in the words of listed files beyond the readers' results, one per file: numbers that may be larger,
 * commands to a scheduler without a number or a counted file, and accelerators in files without a reader.
 */
export function launchesInWords(
  launches: ListedLaunches,
  { words, textOf, withoutReader, onNode = 1 }: ListedTexts,
  { count, perNode, nodes }: Pick<EvidenceFacts, 'count' | 'perNode' | 'nodes'>,
): OpenLaunch[] {
  const { counted, isDivided, hardware } = launches
  const compared = new Set([count, perNode, nodes].flatMap((fact) => fact?.places.map(({ path }) => path) ?? []))
  const givenBySlurm = [...counted].some((path) => words.get(path)?.gives === 'Slurm')
  /** A patch has the name of the object that it changes. */
  const changesCounted = (path: string): boolean => {
    const name = workloadName.exec(textOf(path))?.[1]
    return name === undefined || [...counted].some((other) => textOf(other).includes(name))
  }
  const asksForNone = (path: string, { accelerators, perNode, count, submits, gives }: LaunchWords): boolean =>
    (accelerators ?? perNode ?? count ?? submits) === undefined &&
    (gives === 'Slurm' ? givenBySlurm : gives === 'containers' && !changesCounted(path))
  const onNodes = hardware.flatMap(({ observation }) => observation.perNode ?? [])
  const usual = perNode?.value ?? (onNodes.length === 0 ? onNode : Math.max(...onNodes))
  return [...words].flatMap(([path, said]): OpenLaunch[] => {
    const read = hardware.filter(({ observation }) => observation.place.path === path)
    const larger = read.some(isAllOf(said)) ? undefined : largestIn(said, usual, read.length < 2)
    const place = (line: number) => ({ path, line })
    const { accelerators, submits } = said
    if (asksForNone(path, said)) return []
    if (withoutReader.has(path) && accelerators !== undefined && !compared.has(path))
      return [{ place: place(accelerators.line), because: 'is in no format whose numbers this check reads' }]
    if (larger !== undefined && larger.value > Math.max(0, ...read.map(({ request }) => request.count ?? 0)))
      return [{ place: place(larger.line), text: larger.text, atMost: larger.value }]
    if (compared.has(path) || counted.has(path) || isDivided(path)) return []
    const isOfCounted = (): boolean => [...counted].some((other) => names(textOf(path), other))
    return submits === undefined || counted.size === 0 || isOfCounted()
      ? []
      : [{ place: place(submits.line), text: submits.text }]
  })
}

/** Whether a reader read these words: `--num_machines 2 --num_processes 16` are 16 in all. */
const isAllOf =
  ({ nodes, perNode, count }: LaunchWords) =>
  ({ request, observation }: AttributedHardware): boolean =>
    perNode === undefined && count !== undefined && request.count === count.value && observation.nodes === nodes?.value

/** The largest number that a file may mean, with its word. Numbers of several launches are not multiplied. */
function largestIn({ nodes, perNode, count }: LaunchWords, usual: number, isOne: boolean) {
  const onEach = (perNode ?? count) ? Math.max(perNode?.value ?? 1, count?.value ?? 1) : usual
  const inAll = nodes && { ...nodes, value: nodes.value * (isOne ? onEach : 1) }
  return [inAll, perNode, count].reduce((most, each) => ((each?.value ?? 0) > (most?.value ?? 0) ? each : most))
}

/** Whether a text names a file, or its folder. */
const names = (text: string, path: string): boolean => {
  const folder = folderOf(path)
  return text.includes(nameOf(path)) || (folder !== '' && text.includes(folder.includes('/') ? folder : `${folder}/`))
}
