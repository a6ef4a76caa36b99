import { type Architecture, architectureOf } from '../catalog/architectures.ts'
import { resolveModel } from '../catalog/models/model-name.ts'
import { toolKind } from '../catalog/software/debugging-tools.ts'
import { type KernelOnPart, kernelOn } from '../catalog/software/kernel-languages.ts'
import { type PrecisionSupport, precisionSupport } from '../catalog/software/precision-support.ts'
import { workloadKind } from '../catalog/workloads.ts'
import type { EvidenceFacts } from '../evidence/agreement/facts.ts'
import type { JobDeclaration, SizeReading } from '../manifest/schema.ts'
import { present } from '../text/present.ts'
import { type DifferingSetting, differingModel, differingSettings } from './differing-settings.ts'
import { type FrameworkFacts, frameworkFacts, withCounterpart } from './framework-facts.ts'
import { type HardwareFacts, hardwareFacts } from './hardware-facts.ts'
import { type SizingFacts, sizeJob } from './job-sizing.ts'
import { endingOfPart, unservedSoftware, xlaBridge } from './job-software.ts'
import { type ScaleFacts, scaleFacts } from './scale-facts.ts'
import { type QueueLimit, queueLimit } from './shared-parameters.ts'
import type { Thresholds } from './thresholds.ts'

type Declared<Section extends keyof JobDeclaration> = NonNullable<JobDeclaration[Section]>

/** Everything that a rule may look at. Undefined: undeclared, and it cannot be derived. */
export interface Facts {
  readonly job: string
  /** The whole declaration, defaults merged in: conditions of a policy may use any of it. */
  readonly declaration: JobDeclaration
  readonly task: NonNullable<JobDeclaration['task']>
  readonly stage?: NonNullable<JobDeclaration['stage']>
  readonly framework: FrameworkFacts
  readonly scale: ScaleFacts
  readonly model: Declared<'model'>
  readonly architecture?: Architecture
  /** The declared kinds of kernels, each once, and whether they run on this hardware. */
  readonly kernels: readonly KernelOnPart[]
  readonly hardware: HardwareFacts
  /** Hardware support for the declared precision; undefined if hardware or precision is unknown. */
  readonly precision?: PrecisionSupport
  readonly needs: Declared<'needs'>
  /** Other workloads by kind; undefined if undeclared. */
  readonly otherWork?: { readonly graphics: readonly string[]; readonly scientific: readonly string[] }
  readonly team: Declared<'team'>
  /** The team's GPU profilers and PyTorch's profiler, as written; undefined if no tools are declared. */
  readonly tools?: { readonly gpu: readonly string[]; readonly pytorch: readonly string[] }
  readonly operations: Declared<'operations'>
  readonly queueLimit: QueueLimit
  /** A language model, declared (a transformer) or implied (tokens, sequences). */
  readonly languageModel: boolean
  /** Nothing in the declared framework or model prevents XLA from compiling it well. */
  readonly suitsXla: boolean
  /** Memory, time, energy and cost, if the declaration is sufficient. */
  readonly sizing: SizingFacts
  /** If declared sizes contradict each other: the reading with the most compute. */
  readonly largestSizing: SizingFacts
  readonly thresholds: Thresholds
  /** Undefined without a repository. */
  readonly evidence?: EvidenceFacts
  /** The job's facts on the base; only for demands on the change. */
  readonly base?: Facts
  /** Set if files listed in the manifest name another model. */
  readonly differingModel?: DifferingSetting | undefined
  readonly differingSettings: readonly DifferingSetting[]
}

/**
 * Gathers everything that rules may look at: the declaration, its entries in the catalog, and what follows from both.
 */
export function gatherFacts(
  job: string,
  declaration: JobDeclaration,
  thresholds: Thresholds,
  evidence?: EvidenceFacts,
): Facts {
  const { task = 'training', model = {}, needs = {}, team = {}, operations = {} } = declaration
  const hardware = hardwareFacts(declaration.hardware ?? {})
  const framework = frameworkOn(declaration, hardware, evidence)
  const scaleOf = (read: JobDeclaration): ScaleFacts => scaleFacts(read, task, hardware, thresholds)
  const scale = scaleOf(declaration)
  const [part] = hardware.candidates
  let sizing: SizingFacts | undefined
  return {
    job,
    declaration,
    task,
    framework,
    scale,
    model,
    kernels: kernelsOf(model.custom_kernels, hardware),
    hardware,
    needs,
    team,
    operations,
    ...present({
      stage: declaration.stage,
      architecture: model.architecture && architectureOf(model.architecture),
      precision: model.precision && part && precisionSupport(model.precision, part),
      otherWork: needs.other_workloads && otherWork(needs.other_workloads),
      tools: team.tools && debuggingTools(team.tools),
      evidence,
    }),
    queueLimit: queueLimit(operations.max_queue_time, thresholds),
    languageModel: isLanguageModel(declaration),
    suitsXla: suitsXla(framework, model),
    // Computed on first use: most candidate changes fail before they need it.
    get sizing() {
      sizing ??= sizeJob(declaration, hardware, scale, thresholds)
      return sizing
    },
    get largestSizing() {
      const readings = (declaration.readings ?? []).map((reading) => asRead(declaration, reading))
      return mostCompute([this.sizing, ...readings.map((read) => sizeJob(read, hardware, scaleOf(read), thresholds))])
    },
    thresholds,
    differingModel: differingModel(declaration, evidence),
    differingSettings: differingSettings(declaration, evidence, hardware.count),
  }
}

/** The framework facts that depend on the hardware. */
function frameworkOn(
  { framework = {}, model = {} }: JobDeclaration,
  { candidates, platforms }: HardwareFacts,
  evidence: EvidenceFacts | undefined,
) {
  const facts = frameworkFacts(framework)
  const ending = endingOfPart(facts, candidates, evidence)
  const bridge = xlaBridge(facts)
  return {
    ...facts,
    libraries: facts.libraries.map((library) => withCounterpart(library, platforms)),
    unserved: unservedSoftware(facts, candidates, model, evidence),
    ...(ending && { ending }),
    ...(bridge && { xlaBridge: bridge }),
  }
}

/** A job with the sizes of one of several contradictory statements. */
const asRead = (declaration: JobDeclaration, { scale, architecture }: SizeReading): JobDeclaration => ({
  ...declaration,
  scale,
  model: { ...declaration.model, ...(architecture && { architecture }) },
})

const mostCompute = (readings: readonly [SizingFacts, ...SizingFacts[]]): SizingFacts =>
  readings.reduce((most, each) => ((each.likelyChipHours ?? 0) > (most.likelyChipHours ?? 0) ? each : most))

function kernelsOf(declared: Declared<'model'>['custom_kernels'], { candidates }: HardwareFacts): KernelOnPart[] {
  const kinds = Array.isArray(declared) ? [...new Set(declared)] : []
  return kinds.map((kind) => kernelOn(kind, candidates))
}

function isLanguageModel({ model, scale }: JobDeclaration): boolean {
  const published = model?.name === undefined ? undefined : resolveModel(model.name)
  if (published !== undefined) return published.domain === 'language'
  const architecture = model?.architecture
  const readsTokens =
    scale?.tokens !== undefined || scale?.global_batch_tokens !== undefined || scale?.sequence_length !== undefined
  // A transformer with samples and nothing that implies tokens reads images or signals.
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
