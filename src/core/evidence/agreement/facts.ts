import type { Accelerator, AcceleratorKind, Precision } from '../../catalog/accelerator.ts'
import { type Provider, resolveProvider } from '../../catalog/names/providers.ts'
import { type KernelLanguage, kernelLanguage } from '../../catalog/software/kernel-languages.ts'
import { type AttributedObservation, isNear } from '../observation/attributed-observation.ts'
import type { Place, ShardingObservation, StackObservation } from '../observation/observation.ts'
import type { ResolvedRequest } from '../observation/resolved-request.ts'
import type { BackEnd, SoftwareStack } from '../observation/software-stacks.ts'
import { agreedAccelerator, severalAccelerators } from './agreed-accelerator.ts'
import { kindLaunched, requestedKind } from './agreed-kind.ts'
import { type AgreedNumbers, agreedNumbers } from './agreed-numbers.ts'
import { type Ambiguity, agreed, type Fact, observationsOf, type Statement, statementsOf } from './agreement.ts'
import { type AttributedHardware, attributedHardware, requestsIn } from './attributed-hardware.ts'
import { backEndsOf } from './back-end.ts'
import { type HardwareHints, hardwareHints, sourceKinds } from './hardware-hints.ts'
import { frameworksOf, type JobFramework, type JobLibrary, librariesOf } from './job-frameworks.ts'
import { type ListedSettings, listedSettings } from './listed-settings.ts'
import { stacksOf } from './software-stack.ts'

/** A kernel that the files hold: what it is written in, and where. */
interface ShownKernel extends Pick<KernelLanguage, 'name' | 'isForGpus' | 'reference'> {
  readonly language: KernelLanguage['id']
  readonly place: Place
}

/** A place in a listed file that launches the job on a number of accelerators that nobody can tell. */
export interface OpenLaunch {
  readonly place: Place
  /** What leaves it open, as it is written; absent where a whole request or file does. */
  readonly text?: string
  /** True of a file that decides how often the pods of another file run. */
  readonly changesOthers?: true
  /** What it comes to unless whoever starts it says otherwise: the declared number leaves nothing open. */
  readonly byDefault?: number
  /** The most that its words may come to: no more than the declared number leaves nothing open. */
  readonly atMost?: number
  /** Why nothing of it is read, in words that follow its name. */
  readonly because?: string
  /** The listed files that start the file: their words may decide its number. */
  readonly startedBy?: readonly string[]
}

/** What the files of one job show, as far as they agree. */
export interface EvidenceFacts extends AgreedNumbers {
  /** All that is attributed to the job, for an explanation. */
  readonly attributed: readonly AttributedObservation[]
  readonly frameworks: readonly JobFramework[]
  readonly kind?: Fact<AcceleratorKind>
  readonly vendor?: Fact<Accelerator['vendor']>
  /** The parts that every launch file's name may stand for, and the name for people. */
  readonly accelerator?: Fact<{ readonly candidates: readonly Accelerator[]; readonly label: string }>
  /** All parts that the job's own files name, where they are several. */
  readonly accelerators?: EvidenceFacts['accelerator']
  /** What the job's own files suggest, where none of them asks for it. */
  readonly hints: HardwareHints
  /** The kind that the sources move their work to, by the family of the framework that they are written in. */
  readonly sourceKinds: ReadonlyMap<string, Fact<AcceleratorKind>>
  readonly topology?: Fact<string>
  readonly provider?: Fact<Provider>
  readonly precision?: Fact<Precision>
  readonly sharding?: Fact<ShardingObservation['parallelism']>
  /** All that the job's files can do: of several, none is the wrong one. */
  readonly shardings: readonly ShardingObservation['parallelism'][]
  /** What the listed files tell the training; absent where they tell nothing. */
  readonly settings?: ListedSettings
  /** Libraries that the job cannot do without. */
  readonly libraries: readonly JobLibrary[]
  readonly kernels: readonly ShownKernel[]
  /** The one stack that the dependencies, or the base images, are built for. */
  readonly dependencyStack?: Fact<SoftwareStack>
  /** Families of the training frameworks that are installed together with that stack. */
  readonly dependencyFamilies?: readonly string[]
  readonly imageStack?: Fact<SoftwareStack>
  readonly imageArchitecture?: Fact<NonNullable<StackObservation['architecture']>>
  /** Kinds of hardware that anything here is made for: of several none can be held against a declaration. */
  readonly backEnds: readonly BackEnd[]
  readonly ambiguities: readonly Ambiguity[]
  /** What became of the job's `evidence`; absent where it lists nothing, or nobody knows which files there are. */
  readonly listing?: {
    readonly globs: readonly string[]
    /** The files that they name. */
    readonly files: ReadonlySet<string>
    /** The places of those that name no file. */
    readonly empty: readonly number[]
    /** The files that the others name, where none of them shows anything. */
    readonly silent: readonly string[]
    /** Where they leave open how many accelerators the job runs on. */
    readonly open: readonly OpenLaunch[]
  }
}

/** What the observations that are attributed to one job agree on. */
export function evidenceFacts(attributed: readonly AttributedObservation[]): EvidenceFacts {
  const ambiguities: Ambiguity[] = []
  const hardware = attributedHardware(attributed)
  const requests = requestsIn(hardware)
  const about = <T>(
    topic: string,
    read: (request: ResolvedRequest) => T | undefined,
    show: (value: T) => string = String,
    among = requests,
  ): Fact<T> | undefined =>
    agreed(
      topic,
      statementsOf(among, ({ request }) => read(request)),
      show,
      ambiguities,
    )
  const providers = [
    ...providersOf(requests),
    ...statementsOf(observationsOf(attributed, 'provider'), ({ observation }) => resolveProvider(observation.provider)),
  ]
  const backEnds = backEndsOf(attributed, hardware)
  const statedKind = about('kind of accelerator', (request) => request.kind)
  const kind = requests.length > 0 ? requestedKind(statedKind, hardware, ambiguities) : kindLaunched(hardware, backEnds)
  const numbers = agreedNumbers(requests, hardware, ambiguities)
  // Other parts of a repository share its kind of hardware and its cloud, and each has its own model and number: they
  // only speak against what lies near.
  const near = <T>(read: (request: ResolvedRequest) => T | undefined) =>
    requests.some((each) => isNear(each) && read(each.request) !== undefined) ? requests : []
  const suggested = hardwareHints(attributed, hardware)
  const isAnotherKind = kind !== undefined && suggested.kind !== undefined && kind.value !== suggested.kind.value
  const hints: HardwareHints = isAnotherKind ? { models: [], placed: [] } : suggested
  const named = near(({ label }) => label)
  const vendor = about('maker of the accelerator', (request) => request.vendor) ?? hints.vendor
  const settings = listedSettings(attributed)
  const shardings = shardingsIn(attributed)
  const accelerator = agreedAccelerator(named.length > 0 ? named : hints.models, ambiguities)
  const facts = {
    kind,
    vendor,
    accelerator,
    accelerators: accelerator === undefined ? severalAccelerators(named) : undefined,
    ...numbers,
    topology: about(
      'topology',
      (request) => request.topology,
      String,
      near(({ topology }) => topology),
    ),
    provider: agreed(
      'provider',
      // What differs in its models is not clear, wherever it may run.
      providers.length > 0 || (accelerator === undefined && hints.models.length > 0)
        ? providers
        : providersOf(hints.placed),
      ({ name }) => name,
      ambiguities,
    ),
    precision:
      precisionIn(settings) ?? agreed('precision', settingsAt(attributed, 'model.precision'), String, ambiguities),
    sharding: shardingIn(settings) ?? agreed('sharding', shardings, String, ambiguities),
    ...stacksOf(attributed, ambiguities),
    settings,
  }
  return {
    attributed,
    frameworks: frameworksOf(attributed),
    ...(Object.fromEntries(Object.entries(facts).filter(([, fact]) => fact !== undefined)) as Partial<EvidenceFacts>),
    libraries: librariesOf(attributed),
    kernels: kernelsIn(attributed),
    hints,
    sourceKinds: sourceKinds(attributed),
    // What the listed files state counts before what their sources could do as well.
    shardings: shardingIn(settings) ? [] : shardings.map(({ value }) => value),
    backEnds,
    ambiguities,
  }
}

const precisionIn = (settings: ListedSettings | undefined) =>
  settings?.stated.get('model.precision') as Fact<Precision> | undefined

const word = 'hardware.parallelism'
type Sharding = ShardingObservation['parallelism']

/** The word for how the listed files shard, or the stage of ZeRO beside degrees. */
function shardingIn(settings: ListedSettings | undefined): EvidenceFacts['sharding'] {
  const stage = settings?.stated.get(`${word}.zero`)
  return (
    (settings?.stated.get(word) as EvidenceFacts['sharding']) ?? (stage && { ...stage, value: ofStage(stage.value) })
  )
}

const ofStage = (stage: unknown): Sharding => `zero-${stage}` as Sharding

/** What the files that lie with a job tell the training at a key. */
const settingsAt = (attributed: readonly AttributedObservation[], key: string): Statement<Precision>[] =>
  statementsOf(observationsOf(attributed, 'setting').filter(isNear), ({ observation }) =>
    observation.key === key ? (observation.value as Precision) : undefined,
  )

/** How the code shares its model, and how its trainer is told to. */
const shardingsIn = (attributed: readonly AttributedObservation[]): Statement<Sharding>[] => [
  ...statementsOf(observationsOf(attributed, 'sharding').filter(isNear), ({ observation }) => observation.parallelism),
  ...statementsOf(observationsOf(attributed, 'setting').filter(isNear), ({ observation: { key, value } }) =>
    key === word ? (value as Sharding) : key === `${word}.zero` ? ofStage(value) : undefined,
  ),
]

const providersOf = (requests: readonly AttributedHardware[]): Statement<Provider>[] =>
  statementsOf(requests, ({ request }) => request.provider)

const kernelsIn = (attributed: readonly AttributedObservation[]): ShownKernel[] =>
  observationsOf(attributed, 'kernel')
    .filter(isNear)
    .map(({ observation: { language, place } }) => {
      const { name, isForGpus, reference } = kernelLanguage(language)
      return { language, name, isForGpus, reference, place }
    })
