import type { AcceleratorKind } from '../../catalog/accelerator.ts'
import { resolveFramework, resolveLibrary } from '../../catalog/software/frameworks.ts'
import { kernelLanguage } from '../../catalog/software/kernel-languages.ts'
import { present } from '../../text/present.ts'
import { placesOf } from '../agreement/agreement.ts'
import { isLaunch } from '../observation/attributed-observation.ts'
import type { AcceleratorObservation, KernelObservation, Observation, Place } from '../observation/observation.ts'
import { namesModelOrCount, type ResolvedRequest, resolveRequest } from '../observation/resolved-request.ts'
import { softwareStacks } from '../observation/software-stacks.ts'
import { everydayName } from './everyday-name.ts'
import type { SurveyedFramework } from './framework-vote.ts'

export interface SurveyedAccelerator {
  readonly kind?: AcceleratorKind
  /** The common name, such as `h100`. */
  readonly accelerator?: string
  /** The machine type, such as `p5.48xlarge`. */
  readonly machine?: string
  /** Total accelerators. */
  readonly count?: number
  readonly perNode?: number
  readonly nodes?: number
  readonly topology?: string
  readonly provider?: string
  readonly spot?: boolean
  /** `stated` if a launch or a configuration requests all of it, `hinted` if files only suggest it. */
  readonly certainty: 'stated' | 'hinted'
  /** The names of the jobs that request it. */
  readonly jobs: readonly string[]
  readonly places: readonly Place[]
  /** Whether no file requests hardware, and only the software shows its kind. */
  readonly inferred: boolean
  /** Whether an example requests it, in addition to the repository's own jobs. */
  readonly example?: true
  /** Whether no reader found it, only mentions. */
  readonly mentioned?: true
}

/** The stated hardware and the kinds of stated stacks. If any, hints must give more than a kind, of the same kind. */
export function allAccelerators(
  observations: readonly Observation[],
  frameworks: readonly SurveyedFramework[],
): SurveyedAccelerator[] {
  const isStated = ({ certainty }: Observation): boolean => certainty === 'states'
  const stated = surveyedAccelerators(observations.filter(isStated))
  const kinds = new Set(stated.map(({ kind }) => kind))
  const built = inferredKinds(observations.filter((seen) => seen.what === 'stack' && isStated(seen))).filter(
    ({ kind }) => !kinds.has(kind),
  )
  for (const { kind } of built) kinds.add(kind)
  const hinting = ofFrameworks(observations, frameworks).filter((seen) => !isStated(seen))
  const hints = surveyedAccelerators(hinting).filter(
    ({ kind, ...hint }) => kinds.size === 0 || (kinds.has(kind) && isMoreThanKind(hint)),
  )
  const all = [...stated, ...built, ...hints]
  if (all.length > 0) {
    if (stated.some(isMoreThanKind)) return all
    const choices = choicesBeside(observations, all)
    return [...all, ...(all.some(isMoreThanKind) ? choices.filter(isMoreThanKind) : choices)]
  }
  const inferred = inferredKinds(observations)
  return inferred.length > 0 ? inferred : kindOfFramework(frameworks)
}

/** Leaves out what source code in other frameworks requests: next to a JAX job, it compares or converts. */
function ofFrameworks(
  observations: readonly Observation[],
  frameworks: readonly SurveyedFramework[],
): readonly Observation[] {
  const own = new Set(frameworks.map(({ name }) => name))
  const written = new Map<string, boolean>()
  for (const seen of observations) {
    if (seen.what !== 'framework' || seen.how !== 'imported') continue
    const { path } = seen.place
    const family = resolveFramework(seen.framework)?.family
    written.set(path, written.get(path) === true || (family !== undefined && own.has(family)))
  }
  return observations.filter(
    (seen) => seen.what !== 'accelerator' || isLaunch(seen) || written.get(seen.place.path) !== false,
  )
}

const isMoreThanKind = ({ accelerator, machine, count, perNode, nodes }: Partial<SurveyedAccelerator>): boolean =>
  [accelerator, machine, count, perNode, nodes].some((said) => said !== undefined)

/** Other kinds that a script sets up or an extra installs, if it is unknown which one is used. */
function choicesBeside(
  observations: readonly Observation[],
  found: readonly SurveyedAccelerator[],
): SurveyedAccelerator[] {
  const scripts = observations.filter((seen) => seen.what === 'accelerator' && !seen.place.path.endsWith('.py'))
  const extras = observations.filter(
    (seen) =>
      seen.what === 'stack' &&
      (seen.job !== undefined || (seen.certainty === 'suggests' && /\.(?:sh|bash)$/.test(seen.place.path))),
  )
  const kinds = new Set(found.map(({ kind }) => kind))
  const requested = surveyedAccelerators(scripts)
  const fullestFirst = [...requested.filter(isMoreThanKind), ...requested]
  return [...fullestFirst, ...inferredKinds(extras)].filter(
    ({ kind }) => kind !== undefined && !kinds.has(kind) && kinds.add(kind),
  )
}

/** MLX is for Apple chips. A package list for these may show nothing else. */
function kindOfFramework([first, ...others]: readonly SurveyedFramework[]): SurveyedAccelerator[] {
  if (first?.name !== 'mlx' || others.length > 0) return []
  return [{ kind: 'other', certainty: 'hinted', jobs: [], places: first.places, inferred: true }]
}

export function surveyedAccelerators(observations: readonly Observation[]): SurveyedAccelerator[] {
  const providers = providersByFile(observations)
  const found = new Map<string, FoundRequest>()
  for (const seen of observations) {
    if (seen.what !== 'accelerator' || hasNodesOnly(seen)) continue
    const entry = surveyedRequest(seen, resolveRequest(seen), providers.get(seen.place.path))
    const key = JSON.stringify(entry)
    const one = found.get(key) ?? { entry, places: [], jobs: new Set(), isStated: false }
    found.set(key, one)
    one.places.push(seen.place)
    one.isStated ||= seen.certainty === 'states'
    if (seen.job !== undefined) one.jobs.add(seen.job)
  }
  return merged([...found.values()]).map(({ entry, places, jobs, isStated }) => ({
    ...entry,
    certainty: isStated ? 'stated' : 'hinted',
    jobs: [...jobs],
    places: placesOf(places),
  }))
}

/** A number of nodes with unknown contents names no accelerator to list. */
const hasNodesOnly = (seen: AcceleratorObservation): boolean => seen.kind === undefined && !namesModelOrCount(seen)

interface FoundRequest {
  readonly entry: Omit<SurveyedAccelerator, 'certainty'>
  readonly places: Place[]
  readonly jobs: Set<string>
  isStated: boolean
}

/** Merges duplicate requests if only one gives the distribution on nodes, or the machine type. */
function merged(found: readonly FoundRequest[]): FoundRequest[] {
  const isSpread = ({ entry }: FoundRequest): boolean => entry.perNode !== undefined || entry.nodes !== undefined
  const bySpread = without(
    found,
    ({ perNode: _, nodes: __, ...entry }) => JSON.stringify(entry),
    (one) => one.entry.count !== undefined && !isSpread(one),
    isSpread,
  )
  return without(
    bySpread,
    ({ machine: _, ...entry }) => JSON.stringify(entry),
    (one) => one.entry.machine === undefined && isMoreThanKind(one.entry),
    (one) => one.entry.machine !== undefined,
  )
}

/** Removes plain requests, and adds their places to the only fuller request that otherwise equals them. */
function without(
  found: readonly FoundRequest[],
  rest: (entry: FoundRequest['entry']) => string,
  isPlain: (one: FoundRequest) => boolean,
  isFuller: (one: FoundRequest) => boolean,
): FoundRequest[] {
  const fuller = found.filter(isFuller)
  return found.filter((plain) => {
    if (fuller.length === 0 || !isPlain(plain)) return true
    const key = rest(plain.entry)
    const [same, another] = fuller.filter((other) => rest(other.entry) === key)
    if (same === undefined || another !== undefined) return true
    same.places.push(...plain.places)
    for (const job of plain.jobs) same.jobs.add(job)
    return false
  })
}

function surveyedRequest(
  seen: AcceleratorObservation,
  request: ResolvedRequest,
  provider: string | undefined,
): FoundRequest['entry'] {
  const { kind, candidates, count } = request
  const accelerator = seen.oneOf ? undefined : everydayName(candidates.map(({ id }) => id))
  const at = request.provider?.id ?? provider
  const { machine, perNode, nodes, topology, spot } = seen
  return {
    ...present({ kind, accelerator, machine, count, perNode, nodes, topology, provider: at, spot }),
    jobs: [],
    places: [],
    inferred: false,
  }
}

/** The provider of each file that names exactly one. */
function providersByFile(observations: readonly Observation[]): ReadonlyMap<string, string> {
  const found = new Map<string, string | undefined>()
  for (const seen of observations) {
    if (seen.what !== 'provider') continue
    const { path } = seen.place
    found.set(path, found.has(path) && found.get(path) !== seen.provider ? undefined : seen.provider)
  }
  return new Map([...found].flatMap(([path, provider]) => (provider === undefined ? [] : [[path, provider]])))
}

function kindOfKernel(language: KernelObservation['language']): AcceleratorKind {
  const { isForGpus, runsOn } = kernelLanguage(language)
  return isForGpus ? 'gpu' : runsOn.includes('tpu') ? 'tpu' : 'other'
}

/** PyTorch/XLA is also imported on GPUs, so it shows no kind. */
function kindOfLibrary(id: string): AcceleratorKind | undefined {
  const binds = resolveLibrary(id)?.binds
  if (binds === 'tpu') return id === 'torch-xla' ? undefined : 'tpu'
  return binds === undefined || binds === 'neutral' ? undefined : 'gpu'
}

/** If no file requests hardware: the kinds of stacks and kernels, otherwise those of libraries. */
function inferredKinds(observations: readonly Observation[]): SurveyedAccelerator[] {
  const places = new Map<AcceleratorKind, Place[]>()
  const add = (kind: AcceleratorKind | undefined, place: Place): void => {
    if (kind !== undefined) places.set(kind, [...(places.get(kind) ?? []), place])
  }
  for (const seen of observations) {
    if (seen.what === 'stack') add(softwareStacks[seen.stack].kind, seen.place)
    if (seen.what === 'kernel') add(kindOfKernel(seen.language), seen.place)
  }
  if (places.size === 0) {
    for (const seen of observations) {
      if (seen.what === 'library' && seen.optional !== true) add(kindOfLibrary(seen.library), seen.place)
    }
  }
  return [...places].map(([kind, seen]) => ({
    kind,
    certainty: 'hinted',
    jobs: [],
    places: placesOf(seen),
    inferred: true,
  }))
}
