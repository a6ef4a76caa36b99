import type { JobDeclaration } from '../../manifest/schema.ts'
import type { MemoryChangeKind } from '../../rules/memory-changes.ts'
import { devicesPerSample } from '../../rules/sample-groups.ts'
import type { Path } from '../../text/document.ts'
import type { Hardware } from '../hardware-choice.ts'
import type { Assignment, AuthoredJob, AuthoredSection } from './authored.ts'

export type Model = NonNullable<JobDeclaration['model']>
type Scale = NonNullable<JobDeclaration['scale']>
export type Framework = NonNullable<JobDeclaration['framework']>
type Operations = NonNullable<JobDeclaration['operations']>

/** The kind of a step. A candidate that contains the steps of another one is not worth showing. */
export type StepKind =
  | 'accelerator'
  | 'accumulation'
  | 'checkpoints'
  | 'count'
  | 'interconnect'
  | 'library'
  | 'plain'
  | 'precision'
  | 'provider'
  | 'region'
  | 'release'
  | 'spot'
  | MemoryChangeKind

export interface Step {
  readonly kind: StepKind
  /** Undefined if the two hardware labels say it. */
  readonly words?: string
}

/** What some steps change in a job, defaults merged in, and their distance from the present job. */
export interface Candidate {
  readonly hardware: Hardware
  readonly model: Model
  readonly scale: Scale
  readonly framework?: Framework | undefined
  readonly operations?: Operations | undefined
  /** Devices that the framework sees. */
  readonly devices?: number | undefined
  readonly steps: readonly Step[]
  readonly effort: number
}

/** A step to another candidate; undefined if it changes nothing or is impossible. */
export type CandidateChange = (from: Candidate) => Candidate | undefined

/** The candidate after one step. Undefined values remove a key. */
export function step(
  from: Candidate,
  kind: StepKind,
  effort: number,
  change: {
    hardware?: Partial<Hardware>
    model?: Partial<Model>
    scale?: Partial<Scale>
    framework?: Partial<Framework>
    operations?: Partial<Operations>
    devices?: number | undefined
    words?: string
  },
): Candidate {
  return {
    hardware: { ...from.hardware, ...change.hardware },
    model: { ...from.model, ...change.model },
    scale: { ...from.scale, ...change.scale },
    framework: change.framework ? { ...from.framework, ...change.framework } : from.framework,
    operations: change.operations ? { ...from.operations, ...change.operations } : from.operations,
    devices: change.devices ?? from.devices,
    steps: [...from.steps, { kind, ...(change.words !== undefined && { words: change.words }) }],
    effort: from.effort + effort,
  }
}

/** Applies changes in order; undefined if one is impossible. */
export function applyChanges(from: Candidate, changes: readonly CandidateChange[]): Candidate | undefined {
  return changes.reduce<Candidate | undefined>((candidate, change) => candidate && change(candidate), from)
}

/** The candidate with the accumulation steps that its micro batches and replicas need for the declared batch. */
export function withSameBatch(from: Candidate): Candidate {
  const { scale, hardware, devices } = from
  const { global_batch_size: batch, micro_batch_size: micro, gradient_accumulation_steps: declared } = scale
  const { parallelism } = hardware
  if (batch === undefined || micro === undefined || declared === undefined || devices === undefined) return from
  const size = parallelism === 'none' || devices === 1 ? devices : devicesPerSample(parallelism)
  const steps = size === undefined ? declared : (batch * size) / (micro * devices)
  if (steps === declared || !Number.isInteger(steps)) return from
  const change = { gradient_accumulation_steps: steps as typeof declared }
  return step(from, 'accumulation', 0, { scale: change, words: `gradient accumulation over ${steps} steps` })
}

/** The job with the candidate's changes. */
export function declarationWith(declaration: JobDeclaration, candidate: Candidate): JobDeclaration {
  const { hardware, model, scale, framework, operations } = candidate
  return {
    ...declaration,
    hardware: present(hardware),
    model: present(model),
    scale,
    ...(framework && { framework }),
    ...(operations && { operations }),
  }
}

/** The assignments in the job's own mapping that produce the candidate. */
export function assignmentsFor(
  authored: AuthoredJob,
  declaration: JobDeclaration,
  candidate: Candidate,
): readonly Assignment[] {
  return [
    ...sectionAssignments(authored, 'hardware', declaration.hardware ?? {}, present(candidate.hardware)),
    ...sectionAssignments(authored, 'model', declaration.model ?? {}, present(candidate.model)),
    ...sectionAssignments(authored, 'scale', declaration.scale ?? {}, candidate.scale),
    ...sectionAssignments(authored, 'framework', declaration.framework ?? {}, candidate.framework ?? {}),
    ...sectionAssignments(authored, 'operations', declaration.operations ?? {}, candidate.operations ?? {}),
  ]
}

type Section = Readonly<Record<string, unknown>>

function sectionAssignments(
  authored: AuthoredJob,
  section: AuthoredSection,
  before: Section,
  after: Section,
): Assignment[] {
  const changed = Object.keys(after).filter((key) => JSON.stringify(after[key]) !== JSON.stringify(before[key]))
  const isTaken = Object.keys(before).some((key) => after[key] === undefined)
  if (changed.length === 0 && !isTaken) return []
  if (authored.writes(section) && !isTaken && !changed.includes('accelerator')) {
    return changed.map((key) => ({ path: [section, key] as Path, value: after[key] }))
  }
  return [{ path: [section], value: section === 'hardware' ? inOrder(overInherited(authored, after)) : after }]
}

/** Sets keys that the defaults would restore to a value that means the same as their absence. */
function overInherited({ inherits }: AuthoredJob, hardware: Section): Section {
  return {
    ...(inherits.has('interconnect') && { interconnect: [] }),
    ...(inherits.has('spot') && { spot: false }),
    ...hardware,
  }
}

const order = ['accelerator', 'count', 'slices', 'machine', 'nodes', 'topology', 'provider', 'parallelism']

function inOrder(section: Section): Section {
  const rank = (key: string): number => (order.indexOf(key) + order.length + 1) % (order.length + 1)
  return Object.fromEntries(Object.entries(section).sort(([a], [b]) => rank(a) - rank(b)))
}

function present<Values extends object>(values: Values): Values {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Values
}
