import type { Accelerator, AcceleratorKind, Precision } from '../catalog/accelerator.ts'
import { resolveAccelerator, resolveMachine } from '../catalog/accelerator-name.ts'
import { acceleratorById } from '../catalog/accelerators/index.ts'
import { companions, type Library, resolveFramework, resolveLibrary } from '../catalog/frameworks.ts'
import { type Provider, resolveProvider } from '../catalog/providers.ts'
import type { Belonging } from './belonging.ts'
import type { AcceleratorSeen, KernelSeen, Observation, Place, ShardingSeen, StackSeen } from './observation.ts'

/** A value that everything which belongs to the job agrees on, with the places that show it. */
export interface Fact<T> {
  readonly value: T
  readonly places: readonly [Place, ...Place[]]
  /** Stated by a file that the manifest or the job's name points at: only then may a contradiction be an error. */
  readonly isPlain: boolean
}

/** Something that several places tell differently. It accuses nobody. */
export interface Ambiguity {
  readonly about: string
  readonly said: readonly { readonly value: string; readonly place: Place }[]
}

export interface SeenFramework {
  /** Id of the catalogue. */
  readonly id: string
  readonly name: string
  /** What it counts as: Flax and Haiku as JAX. */
  readonly family: string
  readonly places: readonly [Place, ...Place[]]
  readonly installed: boolean
  readonly imported: boolean
  /** False where nothing more than suggests it. */
  readonly stated: boolean
}

/** What the files of one job show, as far as they agree. */
export interface EvidenceFacts {
  /** All that belongs to the job, for an explanation. */
  readonly belongings: readonly Belonging[]
  readonly frameworks: readonly SeenFramework[]
  readonly kind?: Fact<AcceleratorKind>
  readonly vendor?: Fact<Accelerator['vendor']>
  /** The parts that every launch file's name may stand for, and the name for people. */
  readonly accelerator?: Fact<{ readonly candidates: readonly Accelerator[]; readonly label: string }>
  readonly count?: Fact<number>
  readonly topology?: Fact<string>
  readonly provider?: Fact<Provider>
  readonly precision?: Fact<Precision>
  readonly sharding?: Fact<ShardingSeen['parallelism']>
  /** Libraries that the job cannot do without. */
  readonly libraries: readonly { readonly library: Library; readonly places: readonly [Place, ...Place[]] }[]
  readonly kernels: readonly { readonly language: KernelSeen['language']; readonly place: Place }[]
  /** The one stack that the dependencies, or the base images, are built for. */
  readonly dependencyStack?: Fact<SoftwareStack>
  readonly imageStack?: Fact<SoftwareStack>
  readonly imageArchitecture?: Fact<NonNullable<StackSeen['architecture']>>
  /** Kinds of hardware that anything here is made for: of several none can be held against a declaration. */
  readonly backEnds: readonly BackEnd[]
  readonly ambiguities: readonly Ambiguity[]
}

/** The software that a base image or a set of packages is built on, with the hardware that it drives. */
export interface SoftwareStack {
  readonly id: StackSeen['stack']
  readonly name: string
  /** Absent for the processor's own. */
  readonly backEnd?: BackEnd
}

export type BackEnd = 'nvidia' | 'amd' | 'intel' | 'tpu' | 'neuron' | 'gaudi'

/** What one launch file's request comes to, read through the catalogue. */
export interface Request {
  readonly kind?: AcceleratorKind
  readonly vendor?: Accelerator['vendor']
  readonly candidates: readonly Accelerator[]
  /** The accelerator as the file writes it. */
  readonly written?: string
  readonly count?: number
  readonly topology?: string
  readonly provider?: Provider
}

/** Reads a request: names through the catalogue, a total from its parts, nothing where the file leaves it open. */
export function requestOf(seen: AcceleratorSeen): Request {
  const name = seen.accelerator === undefined ? undefined : resolveAccelerator(seen.accelerator)
  const machine = seen.machine === undefined ? undefined : resolveMachine(seen.machine)
  const held = machine && acceleratorById(machine.accelerator)
  const narrowed = held && name?.candidates.find(({ id }) => id === held.id)
  const candidates = narrowed ? [narrowed] : (name?.candidates ?? (held ? [held] : []))
  const kind = seen.kind ?? name?.kind ?? held?.kind
  const vendors = [...new Set(candidates.map(({ vendor }) => vendor))]
  const vendor = seen.vendor ?? (vendors.length === 1 ? vendors[0] : undefined)
  const provider = seen.provider ?? machine?.provider
  const resolved = provider === undefined ? undefined : resolveProvider(provider)
  const count = countOf(seen, name?.slice?.chips, machine?.count)
  const written = name ? seen.accelerator : held?.name
  return {
    ...(kind && { kind }),
    ...(vendor && { vendor }),
    candidates,
    ...(written !== undefined && { written }),
    ...(count !== undefined && { count }),
    ...(seen.topology !== undefined && { topology: sortedTopology(seen.topology) }),
    ...(resolved && { provider: resolved }),
  }
}

function countOf(
  { count, perNode, nodes, topology, kind }: AcceleratorSeen,
  chips: number | undefined,
  perMachine: number | undefined,
): number | undefined {
  if (count !== undefined) return count
  if (nodes !== undefined && perNode !== undefined) return nodes * perNode
  if (chips !== undefined) return chips
  if (nodes !== undefined && perMachine !== undefined && Number.isInteger(perMachine)) return nodes * perMachine
  if (topology !== undefined && kind === 'tpu')
    return topology.split('x').reduce((product, side) => product * Number(side), 1)
  return undefined
}

/** The sides of a topology from the smallest on: `4x2` is `2x4`. */
export const sortedTopology = (topology: string): string =>
  topology
    .toLowerCase()
    .split('x')
    .map(Number)
    .sort((a, b) => a - b)
    .join('x')

/** What the belongings of one job agree on. */
export function evidenceFacts(belongings: readonly Belonging[]): EvidenceFacts {
  const ambiguities: Ambiguity[] = []
  const requests = sightings(belongings, 'accelerator')
    .filter(({ seen }) => isRequest(seen))
    .map(({ seen, how }) => ({
      seen,
      how,
      request: requestOf(seen),
    }))
  const about = <T>(
    topic: string,
    read: (request: Request) => T | undefined,
    show: (value: T) => string = String,
  ): Fact<T> | undefined =>
    agreed(
      topic,
      requests.flatMap(({ seen, how, request }) => {
        const value = read(request)
        return value === undefined ? [] : [{ seen, how, value }]
      }),
      show,
      ambiguities,
    )
  const providers = [
    ...requests.flatMap(({ seen, how, request }) => (request.provider ? [{ seen, how, value: request.provider }] : [])),
    ...sightings(belongings, 'provider').flatMap(({ seen, how }) => {
      const value = resolveProvider(seen.provider)
      return value ? [{ seen, how, value }] : []
    }),
  ]
  const kind = about('kind of accelerator', (request) => request.kind)
  const facts = {
    kind,
    vendor: about('maker of the accelerator', (request) => request.vendor),
    accelerator: agreedAccelerator(requests, ambiguities),
    // Numbers of unlike things do not add up to a count.
    count: kind && about('count', (request) => request.count),
    topology: about('topology', (request) => request.topology),
    provider: agreed('provider', providers, ({ name }) => name, ambiguities),
    precision: agreed(
      'precision',
      valuesOf(belongings, 'precision', ({ precision }) => precision),
      String,
      ambiguities,
    ),
    sharding: agreed(
      'sharding',
      valuesOf(belongings, 'sharding', ({ parallelism }) => parallelism),
      String,
      ambiguities,
    ),
    ...stacksOf(belongings, ambiguities),
  }
  return {
    belongings,
    frameworks: frameworksOf(belongings),
    ...(Object.fromEntries(Object.entries(facts).filter(([, fact]) => fact !== undefined)) as Partial<EvidenceFacts>),
    libraries: librariesOf(belongings),
    kernels: sightings(belongings, 'kernel').flatMap(({ seen: { language, place }, how }) =>
      how === 'repository' ? [] : [{ language, place }],
    ),
    backEnds: backEndsOf(belongings),
    ambiguities,
  }
}

/** Whether a file asks for hardware in earnest: it states so, and says which or how much. */
function isRequest({ certainty, accelerator, machine, count, perNode, topology }: AcceleratorSeen): boolean {
  return certainty === 'states' && [accelerator, machine, count, perNode, topology].some((said) => said !== undefined)
}

interface Statement<T> {
  readonly seen: Observation
  readonly how: Belonging['how']
  readonly value: T
}

type SeenAs<What extends Observation['what']> = Extract<Observation, { what: What }>

function sightings<What extends Observation['what']>(
  belongings: readonly Belonging[],
  what: What,
): { seen: SeenAs<What>; how: Belonging['how'] }[] {
  return belongings.flatMap(({ seen, how }) => (seen.what === what ? [{ seen: seen as SeenAs<What>, how }] : []))
}

/** Settings of the training itself: those that lie with the job, since elsewhere they are another's. */
function valuesOf<What extends Observation['what'], T>(
  belongings: readonly Belonging[],
  what: What,
  read: (seen: SeenAs<What>) => T,
): Statement<T>[] {
  return sightings(belongings, what).flatMap(({ seen, how }) =>
    how === 'repository' ? [] : [{ seen, how, value: read(seen) }],
  )
}

/** The value that all statements share. What is stated counts before what is only suggested. */
function agreed<T>(
  about: string,
  statements: readonly Statement<T>[],
  show: (value: T) => string,
  ambiguities: Ambiguity[],
): Fact<T> | undefined {
  const stated = statements.filter(({ seen }) => seen.certainty === 'states')
  const counting = stated.length > 0 ? stated : statements
  const [first] = counting
  if (first === undefined) return undefined
  if (counting.some(({ value }) => show(value) !== show(first.value))) {
    ambiguities.push({
      about,
      said: distinct(counting.map(({ value, seen }) => ({ value: show(value), place: seen.place }))),
    })
    return undefined
  }
  return factOf(first.value, counting)
}

function factOf<T>(value: T, statements: readonly Statement<unknown>[]): Fact<T> {
  const places = placesOf(statements.map(({ seen }) => seen.place)) as [Place, ...Place[]]
  return {
    value,
    places,
    isPlain: statements.every(({ seen, how }) => seen.certainty === 'states' && how === 'named'),
  }
}

function agreedAccelerator(
  requests: readonly { seen: AcceleratorSeen; how: Belonging['how']; request: Request }[],
  ambiguities: Ambiguity[],
): EvidenceFacts['accelerator'] {
  const named = requests.flatMap(({ seen, how, request }) =>
    request.written !== undefined && request.candidates.length > 0 ? [{ seen, how, value: request }] : [],
  )
  const stated = named.filter(({ seen }) => seen.certainty === 'states')
  const counting = stated.length > 0 ? stated : named
  const [first, ...others] = counting
  if (first === undefined) return undefined
  const candidates = first.value.candidates.filter(({ id }) =>
    others.every(({ value }) => value.candidates.some((candidate) => candidate.id === id)),
  )
  const label = ({ written = '' }: Request): string => written
  if (candidates.length === 0) {
    const said = counting.map(({ value, seen }) => ({ value: label(value), place: seen.place }))
    ambiguities.push({ about: 'accelerator', said: distinct(said) })
    return undefined
  }
  const shortest = [...counting].sort((a, b) => a.value.candidates.length - b.value.candidates.length)[0] ?? first
  return factOf({ candidates, label: label(shortest.value) }, counting)
}

function distinct(said: readonly { value: string; place: Place }[]): { value: string; place: Place }[] {
  const seen = new Set<string>()
  return said.filter(({ value, place }) => {
    const key = `${value} ${place.path}`
    return seen.has(key) ? false : seen.add(key)
  })
}

/** Places in order, each line once. */
function placesOf(places: readonly Place[]): Place[] {
  const seen = new Set<string>()
  return places.filter(({ path, line }) => {
    const key = `${path}:${line}`
    return seen.has(key) ? false : seen.add(key)
  })
}

/** Kernels in a language are the framework that is nothing but that language. */
const frameworkOfKernel: Readonly<Partial<Record<KernelSeen['language'], string>>> = { cuda: 'cuda', hip: 'hip' }

function frameworksOf(belongings: readonly Belonging[]): SeenFramework[] {
  const found = new Map<string, { places: Place[]; installed: boolean; imported: boolean; stated: boolean }>()
  const add = (id: string, place: Place, how: { installed?: boolean; imported?: boolean; stated: boolean }): void => {
    const entry = found.get(id) ?? { places: [], installed: false, imported: false, stated: false }
    found.set(id, {
      places: [...entry.places, place],
      installed: entry.installed || how.installed === true,
      imported: entry.imported || how.imported === true,
      stated: entry.stated || how.stated,
    })
  }
  for (const { seen } of belongings) {
    if (seen.what === 'framework') {
      const installed = seen.how === 'installed' || seen.how === 'image'
      add(seen.framework, seen.place, {
        installed,
        imported: seen.how === 'imported',
        stated: seen.certainty === 'states',
      })
    }
    if (seen.what === 'kernel') {
      const id = frameworkOfKernel[seen.language]
      if (id !== undefined) add(id, seen.place, { imported: true, stated: true })
    }
  }
  return [...found].flatMap(([id, { places, installed, imported, stated }]) => {
    const known = resolveFramework(id)
    if (known === undefined) return []
    const { name, family } = known
    return [{ id, name, family, places: placesOf(places) as [Place, ...Place[]], installed, imported, stated }]
  })
}

function librariesOf(belongings: readonly Belonging[]): EvidenceFacts['libraries'] {
  const found = new Map<Library, Place[]>()
  for (const { seen } of sightings(belongings, 'library')) {
    const library = resolveLibrary(seen.library)
    if (library !== undefined && seen.optional !== true) {
      found.set(library, [...(found.get(library) ?? []), seen.place])
    }
  }
  return [...found].map(([library, places]) => ({ library, places: placesOf(places) as [Place, ...Place[]] }))
}

const dependencyFile =
  /(?:^|\/)(?:[^/]*requirements[^/]*\.(?:txt|in)|requirements\/[^/]*|pyproject\.toml|setup\.(?:py|cfg)|pipfile(?:\.lock)?|[^/]*\.lock|pixi\.[a-z]+|[^/]*(?:environment|conda|env)[^/]*\.ya?ml)$/i

function stacksOf(belongings: readonly Belonging[], ambiguities: Ambiguity[]) {
  const stacks = sightings(belongings, 'stack').map(({ seen, how }) => ({
    seen,
    how,
    value: softwareStacks[seen.stack],
  }))
  const isDependency = ({ seen }: Statement<unknown>): boolean => dependencyFile.test(seen.place.path)
  // The processor's build of a package sits beside every other stack: it feeds data, or serves the tests.
  const real = stacks.filter(({ value }) => value.backEnd !== undefined)
  const architectures = sightings(belongings, 'stack').flatMap(({ seen, how }) =>
    seen.architecture === undefined ? [] : [{ seen, how, value: seen.architecture }],
  )
  const stated = real.filter((one) => isDependency(one) && one.seen.certainty === 'states')
  return {
    dependencyStack: agreed('stack of the dependencies', stated, ({ id }) => id, ambiguities),
    imageStack: agreed(
      'stack of the images',
      real.filter((one) => !isDependency(one)),
      ({ id }) => id,
      ambiguities,
    ),
    imageArchitecture: agreed('architecture of the images', architectures, String, ambiguities),
  }
}

const softwareStacks: Readonly<Record<StackSeen['stack'], SoftwareStack>> = {
  cuda: { id: 'cuda', name: 'CUDA', backEnd: 'nvidia' },
  rocm: { id: 'rocm', name: 'ROCm', backEnd: 'amd' },
  tpu: { id: 'tpu', name: 'TPUs', backEnd: 'tpu' },
  neuron: { id: 'neuron', name: 'AWS Neuron', backEnd: 'neuron' },
  gaudi: { id: 'gaudi', name: 'Intel Gaudi', backEnd: 'gaudi' },
  cpu: { id: 'cpu', name: 'processors' },
}
const kernelBackEnds: Readonly<Partial<Record<KernelSeen['language'], BackEnd>>> = {
  'pallas-tpu': 'tpu',
  nki: 'neuron',
}
const libraryBackEnds: Readonly<Record<string, BackEnd>> = {
  'torch-xla': 'tpu',
  'optimum-tpu': 'tpu',
  maxtext: 'tpu',
  t5x: 'tpu',
  'neuronx-distributed': 'neuron',
  'optimum-habana': 'gaudi',
}

/** A path that carries the name of some hardware is there for it: `docker/tpu/Dockerfile`, `requirements-rocm.txt`. */
const pathWords: Readonly<Partial<Record<BackEnd, RegExp>>> = {
  nvidia: /(?:^|[^a-z])(?:gpus?|cuda|nvidia)(?=$|[^a-z])/i,
  amd: /(?:^|[^a-z])(?:rocm|amd)(?=$|[^a-z])/i,
  tpu: /(?:^|[^a-z])(?:tpus?|xla)(?=$|[^a-z])/i,
  neuron: /(?:^|[^a-z])(?:neuron|trainium|trn[123]?)(?=$|[^a-z])/i,
  gaudi: /(?:^|[^a-z])(?:gaudi[23]?|hpu|habana)(?=$|[^a-z])/i,
}

function backEndsOf(belongings: readonly Belonging[]): BackEnd[] {
  const found = new Set<BackEnd | undefined>()
  for (const { seen } of belongings) {
    if (seen.what === 'stack') found.add(softwareStacks[seen.stack].backEnd)
    if (seen.what === 'kernel') found.add(kernelBackEnds[seen.language])
    // Boilerplate imports XLA on GPUs as well: only who installs it supports it.
    if (seen.what === 'library' && seen.how === 'installed') found.add(libraryBackEnds[seen.library])
    if (seen.what === 'framework' && seen.framework === 'pytorch-xla' && seen.how === 'installed') found.add('tpu')
    if (seen.what === 'accelerator') {
      const { kind, candidates, vendor } = requestOf(seen)
      found.add(backEndOf(kind, vendor, candidates))
    }
  }
  for (const { seen } of belongings) {
    for (const [backEnd, words] of Object.entries(pathWords)) {
      if (words.test(seen.place.path)) found.add(backEnd as BackEnd)
    }
  }
  return [...found].filter((backEnd) => backEnd !== undefined).sort()
}

/** The back end of an accelerator, where it is one of those that software is built for. */
export function backEndOf(
  kind: AcceleratorKind | undefined,
  vendor: Accelerator['vendor'] | undefined,
  candidates: readonly Accelerator[],
): BackEnd | undefined {
  if (kind === 'tpu') return 'tpu'
  const vendors = new Set(candidates.map((candidate) => candidate.vendor))
  const only = vendor ?? (vendors.size === 1 ? [...vendors][0] : undefined)
  if (only === 'nvidia' || only === 'amd') return only
  if (only === 'aws') return 'neuron'
  if (only === 'intel') return kind === 'gpu' ? 'intel' : kind === 'other' ? 'gaudi' : undefined
  return undefined
}

/** Whether a framework is one that a training job is written in, and no tool beside one. */
export const isTrainingFramework = ({ id }: { readonly id: string }): boolean =>
  !companions.has(id) && id !== 'xgboost' && id !== 'lightgbm'
