import { type Accelerator, type AcceleratorKind, declaredId, documented } from '../catalog/accelerator.ts'
import { type AcceleratorName, resolveAccelerator, resolveMachine } from '../catalog/accelerator-name.ts'
import { isKindWord } from '../catalog/accelerator-vocabulary.ts'
import { acceleratorById } from '../catalog/accelerators/index.ts'
import { type Architecture, architectureOf } from '../catalog/architectures.ts'
import { type Availability, availabilityOf, networksOf } from '../catalog/availability.ts'
import { useNoAccelerator } from '../catalog/cpu-libraries.ts'
import { toolKind } from '../catalog/debugging-tools.ts'
import { fastDomainOf } from '../catalog/fast-domain.ts'
import { companions, type Framework, type Library, resolveFramework, versionedLibrary } from '../catalog/frameworks.ts'
import { inferAccelerator } from '../catalog/inferred-accelerator.ts'
import { type KernelOnPart, kernelLanguagesFor, kernelOn } from '../catalog/kernel-languages.ts'
import { counterpartOn, type Reach, reachOf } from '../catalog/library-platforms.ts'
import { linkOf } from '../catalog/links.ts'
import type { Machine } from '../catalog/machine.ts'
import { resolveModel } from '../catalog/models/model-name.ts'
import { type Platform, platforms, platformsOf } from '../catalog/platforms.ts'
import { type PrecisionSupport, precisionSupport } from '../catalog/precision-support.ts'
import { type Provider, resolveProvider } from '../catalog/providers.ts'
import { workloadKind } from '../catalog/workloads.ts'
import { backEndOf } from '../evidence/agreement/back-end.ts'
import type { EvidenceFacts } from '../evidence/agreement/facts.ts'
import type { BackEnd } from '../evidence/agreement/software-stack.ts'
import { sortedTopology } from '../evidence/observation/resolved-request.ts'
import type { JobDeclaration, SizeReading } from '../manifest/schema.ts'
import { withArticle } from '../text/wording.ts'
import { type DifferingSetting, differingModel, differingSettings } from './differing-settings.ts'
import { type DeclaredLink, declaredLinks, devicesPerHost, fastDomain, isOnPlainEthernet } from './job-network.ts'
import { type SizingFacts, sizeJob } from './job-sizing.ts'
import {
  type EndingOfPart,
  endingOfPart,
  type UnservedSoftware,
  unservedSoftware,
  type XlaBridge,
  xlaBridge,
} from './job-software.ts'
import { type QueueLimit, queueLimit, sizeInForce } from './shared-parameters.ts'
import type { Thresholds } from './thresholds.ts'

export type Size = 'small' | 'medium' | 'large' | 'massive'
type Declared<Section extends keyof JobDeclaration> = NonNullable<JobDeclaration[Section]>

/** A library that the job depends on, where it runs, and the release that is declared of it. */
export interface UsedLibrary extends Library {
  readonly reach?: Reach & {
    /** The hardware of the platforms that it serves, for people. */
    readonly servedHardware: readonly string[]
  }
  readonly version?: string
  /** What does the same on the platform of the job's hardware, where that is one and the library does not run there. */
  readonly counterpart?: string
}

export interface FrameworkFacts {
  /** As written. */
  readonly words: readonly string[]
  /** What the words stand for; unknown words are left out. */
  readonly declared: readonly Framework[]
  /** The declared ones without those that are only a tool of another (CUDA kernels, an ONNX export beside PyTorch). */
  readonly leading: readonly Framework[]
  /** The frameworks that judgements are made about, without repeats: Flax and JAX are one, Keras is its back end. */
  readonly families: readonly string[]
  readonly version?: string
  /** As written. */
  readonly libraryWords: readonly string[]
  readonly libraries: readonly UsedLibrary[]
  /** What of all this does not serve the part that it is to run on, or not in the release that is declared. */
  readonly unserved: readonly UnservedSoftware[]
  /** How PyTorch leaves behind the part that it is to run on, where that is at the end of its life. */
  readonly ending?: EndingOfPart
  /** PyTorch/XLA, where the job names it. */
  readonly xlaBridge?: XlaBridge
  /** All that is named computes on processors. */
  readonly usesNoAccelerator: boolean
  /** JAX or TensorFlow alone: the frameworks that TPUs serve best. */
  readonly tpuNative: boolean
}

export interface ScaleFacts extends Omit<Declared<'scale'>, 'size'> {
  readonly size?: Size
  /** Tokens or samples in one optimizer step, whichever is known. */
  readonly batchTokens?: number
  readonly batchSamples?: number
  /** Rows that one chip multiplies in a step: batch × sequence length ÷ chips, or what its devices hold at a time. */
  readonly rowsPerChip?: number
}

export interface HardwareFacts {
  readonly kind?: AcceleratorKind
  /** Whose it is, where all that the name may stand for is of one vendor. */
  readonly vendor?: string
  /** For people: "TPU v5e-64", "8× H100"; in quotes what the catalog does not know; "undeclared hardware" where nothing is named. */
  readonly label: string
  /** The name alone, of one of them: "A100 SXM 80 GB", or "A100" where that may be several. */
  readonly accelerator: string
  /** One of them, as the subject of a sentence: "H100", or "an AWS Neuron chip" where only the kind is named. */
  readonly one: string
  /** The accelerators that the name may stand for: one where it is unambiguous, all of a kind for a word such as `gpu`. */
  readonly candidates: readonly Accelerator[]
  /** Accelerators in all: cards, or chips. */
  readonly count?: number
  readonly nodes?: number
  /** Devices of one machine, declared or the most that the catalog knows. */
  readonly devicesPerHost?: number
  /** Devices that a fast link (NVLink, Infinity Fabric, ICI) joins; those of one card where the part has none. */
  readonly fastDomain?: number
  /** Whether no link but PCIe joins its cards, whichever part the name stands for. */
  readonly linkJoinsNothing?: boolean
  /** What is declared to join its cards and its machines; words that the catalog does not know are left out. */
  readonly links: readonly DeclaredLink[]
  /** Whether the only network that is declared between its machines is Ethernet, where that is not a fast one. */
  readonly isOnPlainEthernet: boolean
  /** The word for what joins its cards, where the part is known. */
  readonly ownLink?: string
  readonly machine?: Machine
  /** Whose name the machine type is. */
  readonly machineOwner?: Provider
  /** What the machine type holds, whatever the manifest names beside it. */
  readonly machineHolds?: Accelerator
  readonly name?: AcceleratorName
  readonly provider?: Provider
  /** The platforms of all that the name may stand for; none where the kind is all that is known. */
  readonly platforms: readonly Platform[]
  /** What software for it is called, and what kernels for it are written in, where it is of one platform. */
  readonly software: string
  readonly kernelLanguages: string
  /** The software stack that drives it, where it is one that packages and images are built for. */
  readonly backEnd?: BackEnd
  /** What limits where it can be had, where it is one part. */
  readonly availability?: Availability
  /** The only provider of all that the name may stand for. */
  readonly rentedFrom?: Provider
  /** The only networks between the provider's machines. */
  readonly networks?: ReturnType<typeof networksOf>
  /** Chips along each axis, from the smallest on. */
  readonly topology?: string
  /** The provider as written, where the catalog does not know it. */
  readonly providerWord?: string
  readonly declared: Declared<'hardware'>
}

/** Everything that a rule may look at. What is not declared and cannot be derived is absent. */
export interface Facts {
  readonly job: string
  /** All that is declared, defaults merged in: what an organization's own rules may ask for. */
  readonly declaration: JobDeclaration
  readonly task: NonNullable<JobDeclaration['task']>
  readonly stage?: NonNullable<JobDeclaration['stage']>
  readonly framework: FrameworkFacts
  readonly scale: ScaleFacts
  readonly model: Declared<'model'>
  readonly architecture?: Architecture
  /** The kinds of kernels that are declared, each once, as seen from this hardware. */
  readonly kernels: readonly KernelOnPart[]
  readonly hardware: HardwareFacts
  /** Who has the declared precision, told to the owner of this hardware; absent where one of them is not known. */
  readonly precision?: PrecisionSupport
  readonly needs: Declared<'needs'>
  /** Of the other workloads, the words for graphics and those for scientific work; absent where none are declared. */
  readonly otherWork?: { readonly graphics: readonly string[]; readonly scientific: readonly string[] }
  readonly team: Declared<'team'>
  /** Of the team's tools, those that look into GPUs and PyTorch's profiler, as written; absent where none are declared. */
  readonly tools?: { readonly gpu: readonly string[]; readonly pytorch: readonly string[] }
  readonly operations: Declared<'operations'>
  readonly queueLimit: QueueLimit
  /** A language model, declared (a transformer) or shown by the numbers (tokens, sequences). */
  readonly languageModel: boolean
  /** Nothing declared about the framework and the model keeps XLA from compiling it well. */
  readonly suitsXla: boolean
  /** Memory, time, energy and cost, as far as the declaration tells. */
  readonly sizing: SizingFacts
  /** If the declared sizes contradict each other, of all that they may mean what takes the most compute. */
  readonly largestSizing: SizingFacts
  readonly thresholds: Thresholds
  /** What the repository shows of the job; absent where nobody looked. */
  readonly evidence?: EvidenceFacts
  /** Of the job before a change; only for what an organization demands of the change. */
  readonly base?: Facts
  /** Where the files that the manifest lists tell the training otherwise. */
  readonly differingModel?: DifferingSetting | undefined
  readonly differingSettings: readonly DifferingSetting[]
}

/** Gathers what a rule may look at: the declaration, joined with the catalog and what follows from both. */
export function gatherFacts(
  job: string,
  declaration: JobDeclaration,
  thresholds: Thresholds,
  evidence?: EvidenceFacts,
): Facts {
  const hardware = hardwareFacts(declaration.hardware ?? {})
  const named = frameworkFacts(declaration.framework ?? {})
  const ending = endingOfPart(named, hardware.candidates)
  const bridge = xlaBridge(named)
  const framework = {
    ...named,
    libraries: named.libraries.map((library) => withCounterpart(library, hardware.platforms)),
    unserved: unservedSoftware(named, hardware.candidates, declaration.model ?? {}, evidence),
    ...(ending && { ending }),
    ...(bridge && { xlaBridge: bridge }),
  }
  const task = declaration.task ?? 'training'
  const scale = scaleFacts(declaration, task, hardware, thresholds)
  const { architecture, precision } = declaration.model ?? {}
  const [part] = hardware.candidates
  let sizing: SizingFacts | undefined
  return {
    job,
    declaration,
    task,
    ...(declaration.stage && { stage: declaration.stage }),
    framework,
    scale,
    model: declaration.model ?? {},
    ...(architecture && { architecture: architectureOf(architecture) }),
    kernels: kernelsOf(declaration.model?.custom_kernels, hardware),
    hardware,
    ...(precision && part && { precision: precisionSupport(precision, part) }),
    needs: declaration.needs ?? {},
    ...(declaration.needs?.other_workloads && { otherWork: otherWork(declaration.needs.other_workloads) }),
    team: declaration.team ?? {},
    ...(declaration.team?.tools && { tools: debuggingTools(declaration.team.tools) }),
    operations: declaration.operations ?? {},
    queueLimit: queueLimit(declaration.operations?.max_queue_time, thresholds),
    languageModel: isLanguageModel(declaration),
    suitsXla: suitsXla(framework, declaration.model ?? {}),
    // When a rule first asks: of the changes that are tried for a job, most fail before.
    get sizing() {
      sizing ??= sizeJob(declaration, hardware, scale, thresholds)
      return sizing
    },
    get largestSizing() {
      const readings = (declaration.readings ?? []).map((reading) => {
        const read = asRead(declaration, reading)
        return sizeJob(read, hardware, scaleFacts(read, task, hardware, thresholds), thresholds)
      })
      const compute = ({ likelyChipHours = 0 }: SizingFacts): number => likelyChipHours
      return readings.reduce((most, each) => (compute(each) > compute(most) ? each : most), this.sizing)
    },
    thresholds,
    ...(evidence && { evidence }),
    differingModel: differingModel(declaration, evidence),
    differingSettings: differingSettings(declaration, evidence, hardware.count),
  }
}

/** A job whose sizes are what one of several statements says. */
const asRead = (declaration: JobDeclaration, { scale, architecture }: SizeReading): JobDeclaration => ({
  ...declaration,
  scale,
  model: { ...declaration.model, ...(architecture && { architecture }) },
})

function frameworkFacts(declared: Declared<'framework'>): Omit<FrameworkFacts, 'unserved'> {
  const words = declared.name === undefined ? [] : [declared.name].flat()
  const known = words.map(resolveFramework).filter((framework) => framework !== undefined)
  const ownFrameworks = known.filter((framework) => !companions.has(framework.id))
  const leading = ownFrameworks.length > 0 ? ownFrameworks : known
  const named = [...new Set(leading.map((framework) => framework.family))]
  // Keras beside another framework is that framework's front end; alone it runs on its default back end, TensorFlow.
  const others = named.filter((family) => family !== 'keras')
  const families = others.length > 0 ? others : named.map(() => 'tensorflow')
  const complete = known.length === words.length && families.length > 0
  return {
    words,
    declared: known,
    leading,
    families,
    ...(declared.version !== undefined && { version: declared.version }),
    libraryWords: declared.libraries ?? [],
    libraries: usedLibraries(declared.libraries ?? []),
    usesNoAccelerator: usesNoAccelerator([...words, ...(declared.libraries ?? [])]),
    tpuNative: complete && families.every((family) => family === 'jax' || family === 'tensorflow'),
  }
}

/** Where one word is not known, it may be what uses the accelerator. */
function usesNoAccelerator(words: readonly string[]): boolean {
  const ids = words.map((word) => versionedLibrary(word)?.entry?.id)
  return !ids.includes(undefined) && useNoAccelerator(ids as string[])
}

/** The libraries that the words stand for, each once. */
function usedLibraries(words: readonly string[]): readonly UsedLibrary[] {
  const found = new Map<string, UsedLibrary>()
  for (const word of words) {
    const { entry, version } = versionedLibrary(word) ?? {}
    if (entry === undefined || (found.has(entry.id) && version === undefined)) continue
    const reach = reachOf(entry.id)
    found.set(entry.id, {
      ...entry,
      ...(reach && { reach: { ...reach, servedHardware: reach.serves.map((each) => platforms[each].hardware) } }),
      ...(version !== undefined && { version }),
    })
  }
  return [...found.values()]
}

function withCounterpart(library: UsedLibrary, [platform, ...others]: readonly Platform[]): UsedLibrary {
  const counterpart = platform && others.length === 0 ? counterpartOn(library.id, platform) : undefined
  return counterpart === undefined ? library : { ...library, counterpart }
}

function kernelsOf(declared: Declared<'model'>['custom_kernels'], { candidates }: HardwareFacts): KernelOnPart[] {
  const kinds = Array.isArray(declared) ? [...new Set(declared)] : []
  return kinds.map((kind) => kernelOn(kind, candidates))
}

/** A word that stands for more parts than this says nothing of how they are connected. */
const mostParts = 6

function hardwareFacts(declared: Declared<'hardware'>): HardwareFacts {
  const named = declared.accelerator ?? (declared.machine === undefined ? declared.kind : undefined)
  const name = named === undefined ? undefined : resolveAccelerator(named)
  const machine = declared.machine === undefined ? undefined : resolveMachine(declared.machine)
  const implied = machine && acceleratorById(machine.accelerator)
  const written = declared.accelerator ?? declared.machine
  const inferred = written === undefined || name || implied ? undefined : inferAccelerator(written)
  const kind = name?.kind ?? implied?.kind ?? kindOf(declared.kind ?? inferred?.kind)
  const candidates = candidatesOf(name, implied, declared, kind)
  const [first, ...others] = candidates
  const isOneVendor = first !== undefined && others.every(({ vendor }) => vendor === first.vendor)
  const vendor = inferred?.vendor ?? (isOneVendor && first.id !== declaredId ? first.vendor : undefined)
  const backEnd = backEndOf(kind, undefined, candidates)
  const count = countOf(declared, name, machine, kind)
  const owner = machine && resolveProvider(machine.provider)
  const providerWord = declared.provider ?? machine?.provider
  const provider = providerWord === undefined ? undefined : resolveProvider(providerWord)
  const unknown = written === undefined ? undefined : `"${written}"`
  const accelerator = (candidates.length === 1 ? candidates[0]?.name : name?.label) ?? unknown ?? undeclared
  const found = platformsOf(candidates)
  const asked = { candidates, count, declared, machine, name, nodes: declared.nodes }
  const isNamed = candidates.length > 0 && candidates.length <= mostParts
  const perHost = isNamed ? devicesPerHost(asked) : undefined
  const domain = isNamed ? fastDomain(asked) : undefined
  const links = declaredLinks(asked)
  return {
    ...(kind && { kind }),
    ...(vendor !== undefined && { vendor }),
    label: labelOf(accelerator, name, count),
    accelerator,
    one: isKindWord(accelerator) ? withArticle(accelerator) : accelerator,
    candidates,
    platforms: found,
    software: platforms[found[0] ?? 'other'].software,
    kernelLanguages: kernelLanguagesFor(candidates),
    ...(count !== undefined && { count }),
    ...(declared.nodes !== undefined && { nodes: declared.nodes }),
    ...(perHost !== undefined && { devicesPerHost: perHost }),
    ...(domain !== undefined && {
      fastDomain: domain,
      linkJoinsNothing: candidates.every((each) => fastDomainOf(each) === each.devicesPerChip),
    }),
    links,
    isOnPlainEthernet: isOnPlainEthernet(links) && provider?.hasFastEthernet !== true,
    ...(first && { ownLink: linkOf(first) }),
    ...(machine && { machine }),
    ...(owner && { machineOwner: owner }),
    ...(backEnd && { backEnd }),
    ...placesOf(candidates, provider),
    ...(declared.topology !== undefined && { topology: sortedTopology(declared.topology) }),
    ...(implied && { machineHolds: implied }),
    ...(name && { name }),
    ...(provider && { provider }),
    ...(providerWord !== undefined && !provider && { providerWord }),
    declared,
  }
}

/** What is known of where the hardware can be had, and of what joins machines there. */
function placesOf(
  candidates: readonly Accelerator[],
  provider: Provider | undefined,
): Pick<HardwareFacts, 'availability' | 'networks' | 'rentedFrom'> {
  const [first, ...others] = candidates.map(({ id }) => availabilityOf(id))
  const owner = first?.rentedFrom
  const isOnly = owner !== undefined && others.every((each) => each?.rentedFrom === owner)
  const rentedFrom = isOnly ? resolveProvider(owner) : undefined
  const networks = provider && networksOf(provider.id)
  return {
    ...(first && others.length === 0 && { availability: first }),
    ...(rentedFrom && { rentedFrom }),
    ...(networks && { networks }),
  }
}

/** The guidance compares GPUs and TPUs; everything else is other hardware. */
const kindOf = (kind: string | undefined): AcceleratorKind | undefined =>
  kind === undefined || kind === 'gpu' || kind === 'tpu' ? kind : 'other'

/** A machine type, the memory of a card or what the provider has narrows an ambiguous name down to the parts that it may be. */
function candidatesOf(
  name: AcceleratorName | undefined,
  implied: Accelerator | undefined,
  declared: Declared<'hardware'>,
  kind: AcceleratorKind | undefined,
): readonly Accelerator[] {
  if (name === undefined) return implied ? [implied] : (declaredPart(declared, kind) ?? [])
  const narrowed = implied && name.candidates.find((candidate) => candidate.id === implied.id)
  if (narrowed) return [narrowed]
  const memoryGiB = declared.memory === undefined ? undefined : advertisedGiB(declared.memory)
  const withMemory = name.candidates.filter((candidate) => candidate.memoryGiB.value === memoryGiB)
  if (withMemory.length > 0) return withMemory
  const [only, another] = name.candidates
  if (only?.isMemoryChosen && another === undefined && memoryGiB !== undefined)
    return [{ ...only, memoryGiB: documented(Math.min(memoryGiB, only.memoryGiB.value)) }]
  const provider = resolveProvider(declared.provider ?? '')?.id
  const offered = name.candidates.filter(({ providers }) => provider !== undefined && providers.includes(provider))
  return offered.length > 0 ? offered : name.candidates
}

/** Memory as vendors print it: the GB of a data sheet are the GiB of a card, within a few percent. */
const advertisedGiB = (bytes: number): number => (bytes % 1e9 === 0 ? bytes / 1e9 : bytes / 2 ** 30)

/** A part that the catalog does not know, by what its user says of it; undefined where its memory is not declared. */
function declaredPart(
  declared: Declared<'hardware'>,
  kind: AcceleratorKind | undefined,
): readonly Accelerator[] | undefined {
  if (kind === undefined || declared.memory === undefined) return undefined
  const peaks = Object.entries(declared.peak ?? {}).map(([precision, flops]) => [precision, documented(flops / 1e12)])
  return [
    {
      id: declaredId,
      name: declared.accelerator ?? declared.machine ?? kind.toUpperCase(),
      kind,
      vendor: 'other',
      architecture: 'declared',
      segment: 'data-centre',
      purpose: 'training',
      status: 'available',
      memoryGiB: documented(advertisedGiB(declared.memory)),
      densePeakTflops: Object.fromEntries(peaks) as Accelerator['densePeakTflops'],
      lacksPrecisions: { values: [], references: [] },
      devicesPerChip: 1,
      chipsPerHost: [],
      traps: [],
      names: [],
      providers: [],
    },
  ]
}

function countOf(
  declared: Declared<'hardware'>,
  name: AcceleratorName | undefined,
  machine: Machine | undefined,
  kind: AcceleratorKind | undefined,
): number | undefined {
  if (declared.count !== undefined) return declared.count
  const slices = declared.slices ?? name?.slices ?? 1
  if (name?.slice) return name.slice.chips * slices
  const perNode = name?.count ?? machine?.count
  // A topology is the whole slice, where a machine type is only one of its hosts.
  const wholeSlice = declared.topology !== undefined && declared.nodes === undefined && name?.count === undefined
  if (perNode !== undefined && !(wholeSlice && kind === 'tpu')) return perNode * (declared.nodes ?? 1)
  if (declared.topology === undefined || (kind !== undefined && kind !== 'tpu')) return undefined
  return declared.topology.split('x').reduce((product, side) => product * Number(side), 1) * slices
}

const undeclared = 'undeclared hardware'

function labelOf(accelerator: string, name: AcceleratorName | undefined, count: number | undefined): string {
  if (name?.slice) return name.label
  if (count === undefined || accelerator === undeclared) return accelerator
  // Clouds sell parts of a card, so a count may be a third.
  return `${Number.isInteger(count) ? count : count.toFixed(2)}× ${accelerator}`
}

function scaleFacts(
  declaration: JobDeclaration,
  task: Facts['task'],
  hardware: HardwareFacts,
  thresholds: Thresholds,
): ScaleFacts {
  const { size: word, ...scale } = declaration.scale ?? {}
  const size = sizeInForce(word, deriveSize(scale, task, thresholds), thresholds)
  const batchTokens = scale.global_batch_tokens ?? product(scale.global_batch_size, scale.sequence_length)
  const batchSamples = scale.global_batch_size
  const architecture = declaration.model?.architecture
  const rowsPerSample = architecture === 'mlp' || architecture === 'recommender'
  const perChip = (whole: number | undefined): number | undefined => whole && hardware.count && whole / hardware.count
  const ownRows = product(scale.micro_batch_size, rowsPerSample ? 1 : scale.sequence_length, devicesPerChip(hardware))
  const rowsPerChip = perChip(rowsPerSample ? batchSamples : batchTokens) ?? ownRows
  return {
    ...scale,
    ...(size && { size }),
    ...(batchTokens !== undefined && { batchTokens }),
    ...(batchSamples !== undefined && { batchSamples }),
    ...(rowsPerChip !== undefined && { rowsPerChip }),
  }
}

/** Devices per chip, where the name leaves no doubt about the part. */
const devicesPerChip = ({ candidates }: HardwareFacts): number | undefined =>
  candidates.length === 1 ? candidates[0]?.devicesPerChip : undefined

const order: readonly Size[] = ['small', 'medium', 'large', 'massive']

/**
 * The size in a word, from whatever numbers are declared: the largest that parameters, compute (6 · N · D, or FLOPs a
 * sample) or bytes of data speak for. Fine-tuning reuses a trained model, so there parameters count one size less, and
 * not at all where the compute is known.
 */
function deriveSize(
  scale: Omit<Declared<'scale'>, 'size'>,
  task: Facts['task'],
  thresholds: Thresholds,
): Size | undefined {
  const flops =
    product(6, scale.active_parameters ?? scale.parameters, scale.tokens) ??
    product(scale.flops_per_sample, scale.samples, scale.epochs ?? 1)
  const adapts = task === 'fine-tuning' || task === 'reinforcement-learning'
  const bySteps = (value: number | undefined, steps: readonly number[]): number | undefined =>
    value === undefined ? undefined : steps.filter((step) => value >= step).length
  const byFlops = task === 'inference' ? undefined : bySteps(flops, thresholds.sizeByFlops)
  const byParameters = bySteps(scale.parameters, thresholds.sizeByParameters)
  const ranks = [
    byFlops,
    adapts && byFlops !== undefined ? undefined : byParameters && Math.max(0, byParameters - (adapts ? 1 : 0)),
    bySteps(scale.dataset_size, thresholds.sizeByBytes),
  ].filter((rank) => rank !== undefined)
  return ranks.length === 0 ? undefined : order[Math.max(...ranks)]
}

function product(...factors: (number | undefined)[]): number | undefined {
  let result = 1
  for (const factor of factors) {
    if (factor === undefined) return undefined
    result *= factor
  }
  return result
}

function isLanguageModel({ model, scale }: JobDeclaration): boolean {
  const published = model?.name === undefined ? undefined : resolveModel(model.name)
  if (published !== undefined) return published.domain === 'language'
  const architecture = model?.architecture
  const readsTokens =
    scale?.tokens !== undefined || scale?.global_batch_tokens !== undefined || scale?.sequence_length !== undefined
  // A transformer that is fed samples, and nothing that counts tokens, sees images or signals.
  if (architecture === 'transformer' || architecture === 'moe') return readsTokens || scale?.samples === undefined
  return architecture === undefined && readsTokens
}

function otherWork(words: readonly string[]): NonNullable<Facts['otherWork']> {
  const of = (kind: string): string[] => words.filter((word) => workloadKind(word) === kind)
  return { graphics: of('graphics'), scientific: of('scientific') }
}

function debuggingTools(words: readonly string[]): NonNullable<Facts['tools']> {
  const of = (kind: string): string[] => words.filter((word) => toolKind(word) === kind)
  return { gpu: of('gpu'), pytorch: of('pytorch') }
}

function suitsXla(framework: Pick<FrameworkFacts, 'leading'>, model: Declared<'model'>): boolean {
  const { architecture, dynamic_shapes, dynamic_control_flow, custom_ops, custom_kernels } = model
  const foreignKernels =
    custom_kernels === true || (Array.isArray(custom_kernels) && !custom_kernels.includes('pallas-tpu'))
  return (
    framework.leading.every(({ xla }) => xla !== 'none') &&
    architecture !== 'custom' &&
    ![dynamic_shapes, dynamic_control_flow, custom_ops, foreignKernels && custom_kernels].some(Boolean)
  )
}
