import type { AcceleratorKind } from '../catalog/accelerator.ts'
import { acceleratorWords, resolveAccelerator } from '../catalog/accelerator-name.ts'
import { resolveFramework, resolveLibrary } from '../catalog/frameworks.ts'
import { isTrainingFramework, type Request, requestOf } from './facts.ts'
import type { AcceleratorSeen, KernelSeen, Observation, Place, StackSeen } from './observation.ts'

export interface SurveyedFramework {
  /** Id of the family: Flax is listed under `jax`. */
  readonly name: string
  /** The frameworks as they are seen, such as `flax`. */
  readonly words: readonly string[]
  readonly places: readonly Place[]
}

export interface SurveyedAccelerator {
  readonly kind?: AcceleratorKind
  /** The everyday name, such as `h100`. */
  readonly accelerator?: string
  /** Accelerators in all. */
  readonly count?: number
  readonly perNode?: number
  readonly nodes?: number
  readonly topology?: string
  readonly provider?: string
  readonly spot?: boolean
  /** What the files call the jobs that ask for it. */
  readonly jobs: readonly string[]
  readonly places: readonly Place[]
  /** True where no file asks for hardware, and the software alone tells which kind it is for. */
  readonly inferred: boolean
}

/** What a repository shows, whichever job it is of: the answer of `evidence`, and what `init` drafts from. */
export interface Survey {
  readonly frameworks: readonly SurveyedFramework[]
  readonly accelerators: readonly SurveyedAccelerator[]
  readonly libraries: readonly {
    readonly name: string
    readonly optional: boolean
    readonly places: readonly Place[]
  }[]
  readonly customKernels: readonly { readonly language: KernelSeen['language']; readonly place: Place }[]
}

export function survey(observations: readonly Observation[]): Survey {
  return {
    frameworks: surveyedFrameworks(observations),
    accelerators: allAccelerators(observations),
    libraries: surveyedLibraries(observations),
    customKernels: observations.flatMap((seen) =>
      seen.what === 'kernel' ? [{ language: seen.language, place: seen.place }] : [],
    ),
  }
}

/** What is asked for and what stacks are stated to be for; hints only where they say no less, and no other kind. */
function allAccelerators(observations: readonly Observation[]): SurveyedAccelerator[] {
  const isStated = ({ certainty }: Observation): boolean => certainty === 'states'
  const stated = surveyedAccelerators(observations.filter(isStated))
  const kinds = new Set(stated.map(({ kind }) => kind))
  const built = inferredKinds(observations.filter((seen) => seen.what === 'stack' && isStated(seen))).filter(
    ({ kind }) => !kinds.has(kind),
  )
  for (const { kind } of built) kinds.add(kind)
  const hints = surveyedAccelerators(observations.filter((seen) => !isStated(seen))).filter(({ kind, ...hint }) => {
    if (kinds.size === 0) return true
    return kinds.has(kind) && (hint.accelerator !== undefined || hint.count !== undefined)
  })
  const all = [...stated, ...built, ...hints]
  return all.length > 0 ? all : inferredKinds(observations)
}

interface FamilyCount {
  readonly words: Set<string>
  readonly places: Place[]
  /** What each file counts for: three where it states the framework, one where it only suggests it. */
  readonly pointsByFile: Map<string, number>
  readonly importing: Set<string>
}

function surveyedFrameworks(observations: readonly Observation[]): SurveyedFramework[] {
  const families = new Map<string, FamilyCount>()
  const add = (id: string, place: Place, isStated: boolean, isImport: boolean): void => {
    const framework = resolveFramework(id)
    if (framework === undefined) return
    const entry: FamilyCount = families.get(framework.family) ?? {
      words: new Set(),
      places: [],
      pointsByFile: new Map(),
      importing: new Set(),
    }
    entry.words.add(id)
    entry.places.push(place)
    entry.pointsByFile.set(place.path, Math.max(entry.pointsByFile.get(place.path) ?? 0, isStated ? 3 : 1))
    if (isImport) entry.importing.add(place.path)
    families.set(framework.family, entry)
  }
  for (const seen of observations) {
    if (seen.what === 'framework') add(seen.framework, seen.place, seen.certainty === 'states', seen.how === 'imported')
  }
  if (![...families.keys()].some((id) => isTrainingFramework({ id }))) {
    for (const seen of observations) {
      if (seen.what === 'kernel' && (seen.language === 'cuda' || seen.language === 'hip'))
        add(seen.language, seen.place, true, false)
    }
  }
  return [...families]
    .filter(([id, own]) => isJobsOwn(id, own, families))
    .map(([name, { words, places }]) => ({ name, words: [...words].sort(), places: distinctPlaces(places) }))
    .sort((a, b) => b.places.length - a.places.length || (a.name < b.name ? -1 : 1))
}

/** A framework with less than this share of the points of the leading one is a tool beside it. */
const toolShare = 0.5

const pointsOf = ({ pointsByFile }: FamilyCount): number =>
  [...pointsByFile.values()].reduce((sum, points) => sum + points, 0)

/** Whether a framework is what the jobs are written in, and not a tool beside it that reads data or compares. */
function isJobsOwn(id: string, own: FamilyCount, families: ReadonlyMap<string, FamilyCount>): boolean {
  const training = [...families].filter(([other]) => isTrainingFramework({ id: other }))
  if (!isTrainingFramework({ id })) return training.length === 0
  const others = training.filter(([other]) => other !== id)
  // Keras is the front end of whatever else is there.
  if (id === 'keras') return others.length === 0
  const jax = families.get('jax')
  // TensorFlow reads the data of JAX jobs.
  if (id === 'tensorflow' && jax !== undefined && jax.importing.size >= own.importing.size) return false
  return others.every(([, other]) => pointsOf(own) >= pointsOf(other) * toolShare)
}

function surveyedAccelerators(observations: readonly Observation[]): SurveyedAccelerator[] {
  const providers = providersByFile(observations)
  const found = new Map<string, { entry: SurveyedAccelerator; places: Place[]; jobs: Set<string> }>()
  for (const seen of observations) {
    if (seen.what !== 'accelerator') continue
    const entry = surveyedRequest(seen, requestOf(seen), providers.get(seen.place.path))
    const key = JSON.stringify(entry)
    const earlier = found.get(key)
    if (earlier === undefined) {
      found.set(key, { entry, places: [seen.place], jobs: new Set(seen.job === undefined ? [] : [seen.job]) })
      continue
    }
    earlier.places.push(seen.place)
    if (seen.job !== undefined) earlier.jobs.add(seen.job)
  }
  return [...found.values()].map(({ entry, places, jobs }) => ({
    ...entry,
    jobs: [...jobs],
    places: distinctPlaces(places),
  }))
}

function surveyedRequest(seen: AcceleratorSeen, request: Request, provider: string | undefined): SurveyedAccelerator {
  const { kind, candidates, count, topology } = request
  const accelerator = everydayName(candidates.map(({ id }) => id))
  const at = request.provider?.id ?? provider
  return {
    ...(kind && { kind }),
    ...(accelerator !== undefined && { accelerator }),
    ...(count !== undefined && { count }),
    ...(seen.perNode !== undefined && { perNode: seen.perNode }),
    ...(seen.nodes !== undefined && { nodes: seen.nodes }),
    ...(topology !== undefined && { topology: seen.topology as string }),
    ...(at !== undefined && { provider: at }),
    ...(seen.spot !== undefined && { spot: seen.spot }),
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

let wordCandidates: readonly { readonly word: string; readonly ids: ReadonlySet<string> }[] | undefined

/** Words that say a form and no more, which nobody writes for short. */
const formWord = /-(?:sxm|pcie|nvl)$/
/** A word that covers more parts than this is a kind and no name. */
const mostParts = 12

/** The shortest common name that covers some parts of the catalogue: `a100-80gb`, `tpu-v5e`; undefined for a kind. */
export function everydayName(ids: readonly string[]): string | undefined {
  if (ids.length === 0 || ids.length > mostParts) return undefined
  wordCandidates ??= acceleratorWords.flatMap((word) => {
    const candidates = formWord.test(word) ? [] : (resolveAccelerator(word)?.candidates ?? [])
    return candidates.length === 0 || candidates.length > mostParts
      ? []
      : [{ word, ids: new Set(candidates.map(({ id }) => id)) }]
  })
  const covering = wordCandidates.filter((one) => ids.every((id) => one.ids.has(id)))
  const [nearest] = covering.sort((a, b) => a.ids.size - b.ids.size)
  return nearest?.word ?? (ids.length === 1 ? ids[0] : undefined)
}

const stackKinds: Readonly<Record<StackSeen['stack'], AcceleratorKind | undefined>> = {
  cuda: 'gpu',
  rocm: 'gpu',
  tpu: 'tpu',
  neuron: 'other',
  gaudi: 'other',
  cpu: undefined,
}
const kernelKinds: Readonly<Record<KernelSeen['language'], AcceleratorKind>> = {
  cuda: 'gpu',
  triton: 'gpu',
  hip: 'gpu',
  'pallas-gpu': 'gpu',
  'pallas-tpu': 'tpu',
  nki: 'other',
}

/** PyTorch/XLA is imported on GPUs as well, so it tells no kind. */
function kindOfLibrary(id: string): AcceleratorKind | undefined {
  const binds = resolveLibrary(id)?.binds
  if (binds === 'tpu') return id === 'torch-xla' ? undefined : 'tpu'
  return binds === undefined || binds === 'neutral' ? undefined : 'gpu'
}

/** Where no file asks for hardware: the kinds that stacks and kernels are for, or else libraries. */
function inferredKinds(observations: readonly Observation[]): SurveyedAccelerator[] {
  const places = new Map<AcceleratorKind, Place[]>()
  const add = (kind: AcceleratorKind | undefined, place: Place): void => {
    if (kind !== undefined) places.set(kind, [...(places.get(kind) ?? []), place])
  }
  for (const seen of observations) {
    if (seen.what === 'stack') add(stackKinds[seen.stack], seen.place)
    if (seen.what === 'kernel') add(kernelKinds[seen.language], seen.place)
  }
  if (places.size === 0) {
    for (const seen of observations) {
      if (seen.what === 'library' && seen.optional !== true) add(kindOfLibrary(seen.library), seen.place)
    }
  }
  return [...places].map(([kind, seen]) => ({ kind, jobs: [], places: distinctPlaces(seen), inferred: true }))
}

function surveyedLibraries(observations: readonly Observation[]): Survey['libraries'] {
  const found = new Map<string, { optional: boolean; places: Place[] }>()
  for (const seen of observations) {
    if (seen.what !== 'library') continue
    const entry = found.get(seen.library) ?? { optional: true, places: [] }
    entry.places.push(seen.place)
    found.set(seen.library, { places: entry.places, optional: entry.optional && seen.optional === true })
  }
  return [...found]
    .map(([name, { optional, places }]) => ({ name, optional, places: distinctPlaces(places) }))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
}

function distinctPlaces(places: readonly Place[]): Place[] {
  const seen = new Set<string>()
  return places.filter(({ path, line }) => {
    const key = `${path}:${line}`
    return seen.has(key) ? false : seen.add(key)
  })
}
