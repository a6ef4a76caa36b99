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

/** A kernel in the files: its language and place. */
interface ShownKernel extends Pick<KernelLanguage, 'name' | 'isForGpus' | 'reference'> {
  readonly language: KernelLanguage['id']
  readonly place: Place
}

/** A place in a listed file that launches the job on an unknown number of accelerators. */
export interface OpenLaunch {
  readonly place: Place
  /** The text that leaves it open. Absent if a whole request or file does. */
  readonly text?: string
  /** Whether it changes how many pods of another file run. */
  readonly changesOthers?: true
  /** The count without an override. If it is the declared count, nothing is open. */
  readonly byDefault?: number
  /** The largest count that its words can mean. If it is at most the declared count, nothing is open. */
  readonly atMost?: number
  /** Why it was not read, as a clause that follows its name. */
  readonly because?: string
  /** The listed files that start the file and may set its number. */
  readonly startedBy?: readonly string[]
}

/** What the files of one job show, as far as they agree. */
export interface EvidenceFacts extends AgreedNumbers {
  /** Everything attributed to the job, for explanations. */
  readonly attributed: readonly AttributedObservation[]
  readonly frameworks: readonly JobFramework[]
  readonly kind?: Fact<AcceleratorKind>
  readonly vendor?: Fact<Accelerator['vendor']>
  /** The parts that all launch files can mean, and their name for people. */
  readonly accelerator?: Fact<{ readonly candidates: readonly Accelerator[]; readonly label: string }>
  /** All parts that the job's own files name, if there are several. */
  readonly accelerators?: EvidenceFacts['accelerator']
  /** What the job's own files suggest if none of them requests it. */
  readonly hints: HardwareHints
  /** The kind that the sources move their work to, by framework family. */
  readonly sourceKinds: ReadonlyMap<string, Fact<AcceleratorKind>>
  readonly topology?: Fact<string>
  readonly provider?: Fact<Provider>
  readonly precision?: Fact<Precision>
  readonly sharding?: Fact<ShardingObservation['parallelism']>
  /** All the sharding that the job's files support. If there are several, none is wrong. */
  readonly shardings: readonly ShardingObservation['parallelism'][]
  /** The training settings in the listed files. Absent if they have none. */
  readonly settings?: ListedSettings
  /** Libraries that the job requires. */
  readonly libraries: readonly JobLibrary[]
  readonly kernels: readonly ShownKernel[]
  /** The only stack for which the dependencies, or the base images, are built. */
  readonly dependencyStack?: Fact<SoftwareStack>
  /** Families of the training frameworks that are installed together with that stack. */
  readonly dependencyFamilies?: readonly string[]
  readonly imageStack?: Fact<SoftwareStack>
  readonly imageArchitecture?: Fact<NonNullable<StackObservation['architecture']>>
  /** The kinds of hardware that any file is made for. Several kinds never contradict a declaration. */
  readonly backEnds: readonly BackEnd[]
  readonly ambiguities: readonly Ambiguity[]
  /** The result of the job's `evidence`. Absent if it lists nothing, or if the files are unknown. */
  readonly listing?: {
    readonly globs: readonly string[]
    /** The files that the globs name. */
    readonly files: ReadonlySet<string>
    /** The indexes of the globs that name no file. */
    readonly empty: readonly number[]
    /** The files that the other globs name, if none of them shows anything. */
    readonly silent: readonly string[]
    /** The launches whose number of accelerators is open. */
    readonly open: readonly OpenLaunch[]
  }
}

/** What the observations attributed to one job agree on. */
export function evidenceFacts(attributed: readonly AttributedObservation[]): EvidenceFacts {
  const ambiguities: Ambiguity[] = []
  const { backEnds, hints, ...hardware } = factsOfHardware(attributed, ambiguities)
  const settings = listedSettings(attributed)
  const shardings = shardingsIn(attributed)
  const facts = {
    ...hardware,
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
    // Stated settings of listed files override what their sources can do.
    shardings: shardingIn(settings) ? [] : shardings.map(({ value }) => value),
    backEnds,
    ambiguities,
  }
}

function factsOfHardware(attributed: readonly AttributedObservation[], ambiguities: Ambiguity[]) {
  const hardware = attributedHardware(attributed)
  const requests = requestsIn(hardware)
  const about = <T>(
    topic: string,
    read: (request: ResolvedRequest) => T | undefined,
    among = requests,
  ): Fact<T> | undefined =>
    agreed(
      topic,
      statementsOf(among, ({ request }) => read(request)),
      String,
      ambiguities,
    )
  const backEnds = backEndsOf(attributed, hardware)
  const statedKind = about('kind of accelerator', (request) => request.kind)
  const kind = requests.length > 0 ? requestedKind(statedKind, hardware, ambiguities) : kindLaunched(hardware, backEnds)
  const numbers = agreedNumbers(requests, hardware, ambiguities)
  // Other parts of a repository share its kind of hardware and its cloud, but each has its own model and count. These
  // only contradict nearby files.
  const near = <T>(read: (request: ResolvedRequest) => T | undefined) =>
    requests.some((each) => isNear(each) && read(each.request) !== undefined) ? requests : []
  const suggested = hardwareHints(attributed, hardware)
  const isAnotherKind = kind !== undefined && suggested.kind !== undefined && kind.value !== suggested.kind.value
  const hints: HardwareHints = isAnotherKind ? { models: [], placed: [] } : suggested
  const named = near(({ label }) => label)
  const vendor = about('maker of the accelerator', (request) => request.vendor) ?? hints.vendor
  const accelerator = agreedAccelerator(named.length > 0 ? named : hints.models, ambiguities)
  const topology = about(
    'topology',
    (request) => request.topology,
    near(({ topology }) => topology),
  )
  const stated = [...providersOf(requests), ...providersNamed(attributed)]
  // If the models disagree, the provider is unclear too.
  const isStated = stated.length > 0 || (accelerator === undefined && hints.models.length > 0)
  const providers = isStated ? stated : providersOf(hints.placed)
  return {
    kind,
    vendor,
    accelerator,
    accelerators: accelerator === undefined ? severalAccelerators(named) : undefined,
    ...numbers,
    topology,
    provider: agreed('provider', providers, ({ name }) => name, ambiguities),
    backEnds,
    hints,
  }
}

const precisionIn = (settings: ListedSettings | undefined) =>
  settings?.stated.get('model.precision') as Fact<Precision> | undefined

const word = 'hardware.parallelism'
type Sharding = ShardingObservation['parallelism']

/** The sharding of the listed files, or the ZeRO stage if they give degrees. */
function shardingIn(settings: ListedSettings | undefined): EvidenceFacts['sharding'] {
  const stage = settings?.stated.get(`${word}.zero`)
  return (
    (settings?.stated.get(word) as EvidenceFacts['sharding']) ?? (stage && { ...stage, value: ofStage(stage.value) })
  )
}

const ofStage = (stage: unknown): Sharding => `zero-${stage}` as Sharding

/** The values of a setting in files near the job. */
const settingsAt = (attributed: readonly AttributedObservation[], key: string): Statement<Precision>[] =>
  statementsOf(observationsOf(attributed, 'setting').filter(isNear), ({ observation }) =>
    observation.key === key && !observation.byDefault ? (observation.value as Precision) : undefined,
  )

/** The sharding in the code and in the trainer's settings. */
const shardingsIn = (attributed: readonly AttributedObservation[]): Statement<Sharding>[] => [
  ...statementsOf(observationsOf(attributed, 'sharding').filter(isNear), ({ observation }) => observation.parallelism),
  ...statementsOf(observationsOf(attributed, 'setting').filter(isNear), ({ observation: { key, value, byDefault } }) =>
    byDefault ? undefined : key === word ? (value as Sharding) : key === `${word}.zero` ? ofStage(value) : undefined,
  ),
]

const providersOf = (requests: readonly AttributedHardware[]): Statement<Provider>[] =>
  statementsOf(requests, ({ request }) => request.provider)

const providersNamed = (attributed: readonly AttributedObservation[]): Statement<Provider>[] =>
  statementsOf(observationsOf(attributed, 'provider'), ({ observation }) => resolveProvider(observation.provider))

const kernelsIn = (attributed: readonly AttributedObservation[]): ShownKernel[] =>
  observationsOf(attributed, 'kernel')
    .filter(isNear)
    .map(({ observation: { language, place } }) => {
      const { name, isForGpus, reference } = kernelLanguage(language)
      return { language, name, isForGpus, reference, place }
    })
