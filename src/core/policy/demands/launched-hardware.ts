import {
  type AttributedObservation,
  decides,
  isLaunch,
  isPointedAt,
} from '../../evidence/observation/attributed-observation.ts'
import type { Place } from '../../evidence/observation/observation.ts'
import { resolveRequest } from '../../evidence/observation/resolved-request.ts'
import { countsLike, devicesOf } from '../../rules/declared-count.ts'
import { type Facts, gatherFacts } from '../../rules/facts.ts'
import { type HardwareFacts, hardwareFacts } from '../../rules/hardware-facts.ts'
import { present } from '../../text/present.ts'

/** Hardware that a launch of the job requests, with its place. */
export interface LaunchedHardware {
  /** On the declared provider, if the file names none. */
  readonly hardware: HardwareFacts
  /** As the file states it, without the manifest. */
  readonly requested: HardwareFacts
  readonly place: Place
}

/**
 * Accelerators or clouds other than the declared ones, in launches that are certainly the job's. Excludes defaults and
 * hardware that a scheduler chooses.
 */
export function launchedHardware(facts: Facts): LaunchedHardware[] {
  const { declared, ...own } = facts.hardware
  const found = new Map<string, LaunchedHardware>()
  for (const { stated, place } of statedBy(facts)) {
    const { provider = stated.machine === undefined ? declared.provider : undefined } = stated
    const hardware = hardwareFacts({ ...stated, ...(provider !== undefined && { provider }) })
    if (isDeclared(hardware, own)) continue
    const requested = hardwareFacts(stated)
    const key = `${requested.label} ${requested.provider?.id} ${stated.machine}`
    if (!found.has(key)) found.set(key, { hardware, requested, place })
  }
  return [...found.values()]
}

/** A job as a launch starts it. */
export interface LaunchedJob {
  readonly facts: Facts
  readonly place: Place
  /** False: the file only starts processes, and requests no accelerators. */
  readonly isStated: boolean
}

const ownAmounts = ['count', 'nodes', 'slices', 'topology'] as const
const ownParts = ['accelerator', 'machine', 'kind', 'memory', 'peak'] as const

/** The job under each of its launches that uses more accelerators than declared. */
export function largerLaunches(facts: Facts): LaunchedJob[] {
  const { hardware } = facts
  const most = hardware.count === undefined ? 0 : Math.max(...countsLike(hardware, hardware.count))
  return launchesWhere(facts, ({ least }) => least !== undefined && least > most)
}

/** The job under each of its launches that states other accelerators than the manifest, or another number. */
export function otherLaunches(facts: Facts): LaunchedJob[] {
  const { hardware } = facts
  const counts = hardware.count === undefined ? [] : countsLike(hardware, hardware.count)
  return launchesWhere(
    facts,
    ({ stated, least, isStated }) =>
      isStated && least !== undefined && !(counts.includes(least) && isDeclared(hardwareFacts(stated), hardware)),
  )
}

function launchesWhere(facts: Facts, isWanted: (launch: Stated) => boolean): LaunchedJob[] {
  const { declaration } = facts
  const found = new Map<string, LaunchedJob>()
  for (const launch of startedBy(facts)) {
    const { stated, least: count, place, isStated } = launch
    if (count === undefined || !isWanted(launch)) continue
    const names = stated.accelerator !== undefined || stated.machine !== undefined
    const left = omit(declaration.hardware ?? {}, names ? [...ownAmounts, ...ownParts] : ownAmounts)
    const named = { ...(left.accelerator === undefined ? stated : omit(stated, ['kind'])), ...left }
    const [devices = 1] = devicesOf(hardwareFacts(named), 1)
    const started = { ...named, count: Math.ceil(count / devices) }
    const key = JSON.stringify(started)
    if (found.get(key)?.isStated === true || (found.has(key) && !isStated)) continue
    found.set(key, {
      facts: gatherFacts(facts.job, { ...declaration, hardware: started }, facts.thresholds),
      place,
      isStated,
    })
  }
  return [...found.values()]
}

const omit = <Values extends object>(values: Values, keys: readonly string[]): Values =>
  Object.fromEntries(Object.entries(values).filter(([key]) => !keys.includes(key))) as Values

interface Stated {
  readonly stated: HardwareFacts['declared']
  /** Its accelerators, for one node if the number of nodes is unknown. */
  readonly least: number | undefined
  readonly place: Place
  readonly isStated: boolean
}

/** The hardware of each launch that counts as certain. */
const statedBy = (facts: Facts): Stated[] => startedBy(facts).filter(({ isStated }) => isStated)

/** The same, plus launches of the job's own files that only start processes, one per accelerator. */
const startedBy = ({ evidence }: Facts): Stated[] =>
  (evidence?.attributed ?? []).flatMap((attributed) => {
    const isStated = decides(attributed)
    const isOwn = isPointedAt(attributed) || attributed.attribution === 'only'
    const read = isStated || (isOwn && startsProcesses(attributed)) ? statedIn(attributed) : undefined
    return read === undefined ? [] : [{ ...read, isStated }]
  })

const startsProcesses = ({ observation: seen }: AttributedObservation): boolean =>
  seen.what === 'accelerator' &&
  isLaunch(seen) &&
  seen.byDefault === undefined &&
  seen.accelerator === undefined &&
  seen.machine === undefined

function statedIn({ observation: seen }: AttributedObservation): Omit<Stated, 'isStated'> | undefined {
  const { place } = seen
  if (seen.what === 'provider') return { stated: { provider: seen.provider }, least: undefined, place }
  if (seen.what !== 'accelerator' || seen.byDefault === true) return undefined
  const isOpen = seen.byDefault !== undefined
  const { count: total } = resolveRequest(seen)
  const count = isOpen ? undefined : total
  if (seen.oneOf !== undefined) return { stated: {}, least: count ?? seen.perNode, place }
  const { kind, accelerator, machine, provider } = seen
  const stated = {
    ...(accelerator === undefined ? machine === undefined && kind && { kind } : { accelerator }),
    ...present({ machine, provider, count }),
  }
  return { stated, least: count ?? seen.perNode, place }
}

/** Whether the manifest declares everything that a launch may run on. */
const isDeclared = (
  stated: HardwareFacts,
  { candidates, provider, machine }: Omit<HardwareFacts, 'declared'>,
): boolean =>
  stated.candidates.every(({ id }) => candidates.some((each) => each.id === id)) &&
  (stated.provider === undefined || stated.provider.id === provider?.id) &&
  (stated.machine === undefined || stated.machine === machine)
