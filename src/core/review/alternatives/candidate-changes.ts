import type { Accelerator, Precision } from '../../catalog/accelerator.ts'
import type { Provider } from '../../catalog/names/providers.ts'
import type { Facts } from '../../rules/facts.ts'
import type { MemoryChangeKind, MemorySaving } from '../../rules/memory-changes.ts'
import { usesDeepSpeed } from '../../rules/memory-ways.ts'
import { homeOf } from '../../rules/purchase.ts'
import { type Hardware, isOfferedBy, parallelismFor, type Request, requestFor } from '../hardware-choice.ts'
import { type Candidate, type CandidateChange, step } from './candidate.ts'

/** How far each kind of change is from the job as it is: the nearest are those that a team makes in a minute. */
const effort = {
  interconnect: 1,
  replicate: 1.2,
  degrees: 1.2,
  shard: 1.5,
  spot: 2,
  precision: 2,
  plain: 2.5,
  count: 3,
  sameKind: 6,
  provider: 7,
  otherKind: 8,
} as const

/** Formats in which a job can be run that was written for another, without asking more of the model than it gave. */
const nearPrecisions: Partial<Record<Precision, readonly Precision[]>> = {
  bf16: ['fp16', 'fp32'],
  fp16: ['bf16', 'fp32'],
  tf32: ['fp32'],
  fp8: ['bf16', 'fp16'],
  fp4: ['fp8', 'bf16', 'fp16'],
  int8: ['bf16', 'fp16'],
}

/** How far each way to save memory is: what trains another thing is further than what trains it otherwise. */
const effortOfSaving: Readonly<Record<MemoryChangeKind, number>> = {
  checkpointing: 1,
  'micro-batch': 1,
  shard: effort.shard,
  optimizer: 2.5,
  weights: 2.5,
  method: 3,
}

/** A change that saves memory, on as many devices as the candidate then has. */
export const saved =
  (saving: MemorySaving, facts: Facts): CandidateChange =>
  (from) => {
    const { task } = facts
    const { model, scale, devices } = from
    const { parallelism } = from.hardware
    const change = saving({ task, model, scale, parallelism, devices, usesDeepSpeed: usesDeepSpeed(facts) })
    if (change === undefined) return undefined
    return step(from, change.kind, effortOfSaving[change.kind], {
      ...(change.parallelism !== undefined && { hardware: { parallelism: change.parallelism } }),
      ...(change.model && { model: change.model }),
      ...(change.scale && { scale: change.scale }),
      words: change.words,
    })
  }

/** The formats near the declared one that are of use on the accelerators, nearest first. */
export function precisionChanges(precision: Precision | undefined, on: readonly Accelerator[]): CandidateChange[] {
  const near = (precision && nearPrecisions[precision]) ?? []
  return near
    .filter((format) => format !== 'fp16' || !on.some(hasPoorFp16))
    .map(
      (format, rank) => (from) =>
        step(from, 'precision', effort.precision + rank, {
          model: { precision: format },
          words: `${format} instead of ${precision}`,
        }),
    )
}

const hasPoorFp16 = ({ lacksPrecisions, slowPrecisions }: Accelerator): boolean =>
  lacksPrecisions.values.includes('fp16') || slowPrecisions?.values.includes('fp16') === true

/** A copy of the model on each device. */
export const replicate: CandidateChange = (from) =>
  from.hardware.parallelism === 'none'
    ? step(from, 'shard', effort.replicate, { hardware: { parallelism: 'data' }, words: 'data parallelism' })
    : undefined

/** The declared degrees, with at most so much tensor parallelism, spread over all devices. */
export const degreesFor =
  (devices: number, mostTensor: number): CandidateChange =>
  (from) => {
    const { parallelism } = from.hardware
    if (typeof parallelism !== 'object') return undefined
    const { tensor = 1 } = parallelism
    const fitted = parallelismFor({ data: 1, ...parallelism, tensor: Math.min(tensor, mostTensor) }, devices)
    if (typeof fitted !== 'object') return undefined
    const degrees = Object.entries(fitted).filter(([key, degree]) => key !== 'zero' && degree !== 1)
    const said = degrees.map(([key, degree]) => `${key} ${degree}`).join(', ')
    const words = said === '' ? 'no parallelism' : `parallelism that fits (${said})`
    return step(from, 'shard', effort.degrees + Math.log2(tensor / (fitted.tensor ?? 1)) / 4, {
      hardware: { parallelism: fitted },
      words,
    })
  }

/** Stages of a pipeline that wait for each other put into the layers of one host. */
export const tensorForPipeline =
  (mostTensor: number): CandidateChange =>
  (from) => {
    const { parallelism } = from.hardware
    if (typeof parallelism !== 'object') return undefined
    const { tensor = 1, pipeline = 1, ...others } = parallelism
    const wider = [8, 4, 2].find((degree) => degree <= mostTensor && (tensor * pipeline) % degree === 0) ?? 1
    if (wider <= tensor || wider % tensor !== 0) return undefined
    const stages = (tensor * pipeline) / wider
    const fitted = { ...others, tensor: wider, ...(stages > 1 && { pipeline: stages }) } as Hardware['parallelism']
    return step(from, 'shard', effort.degrees, {
      hardware: { parallelism: fitted },
      words: `tensor ${wider} instead of ${tensor === 1 ? '' : `tensor ${tensor} and `}pipeline ${pipeline}${stages > 1 ? `, pipeline ${stages}` : ''}`,
    })
  }

export const onDemand: CandidateChange = (from) =>
  from.hardware.spot === true
    ? step(from, 'spot', effort.spot, { hardware: { spot: false }, words: 'on-demand machines' })
    : undefined

export const withoutInterconnect: CandidateChange = (from) => {
  const { interconnect } = from.hardware
  if (interconnect === undefined || interconnect.length === 0) return undefined
  const words = `without the declared interconnect (${[interconnect].flat().join(', ')})`
  return step(from, 'interconnect', effort.interconnect, { hardware: { interconnect: undefined }, words })
}

/** The same accelerators at another provider. */
export const atProvider =
  (id: string, words: string): CandidateChange =>
  (from) =>
    from.hardware.machine === undefined && from.hardware.provider !== id
      ? step(from, 'provider', effort.provider, { hardware: { provider: id }, words })
      : undefined

/** What a machine type holds, and nothing beside it that could say otherwise. */
export const machineAlone: CandidateChange = (from) => {
  const { machine, nodes, parallelism, spot } = from.hardware
  const others = ['accelerator', 'count', 'topology', 'slices', 'provider'] as const
  if (machine === undefined || others.every((key) => from.hardware[key] === undefined)) return undefined
  const hardware = { ...nothing, machine, nodes, parallelism, spot }
  return step(from, 'plain', effort.plain, {
    hardware,
    words: `only the machine type ${machine}`,
  })
}

/** Keys that say more of the hardware than its name and number. */
export const details = ['machine', 'nodes', 'topology', 'slices'] as const
const nothing = {
  accelerator: undefined,
  count: undefined,
  slices: undefined,
  machine: undefined,
  nodes: undefined,
  topology: undefined,
  interconnect: undefined,
  provider: undefined,
} as const

/** So many of the same accelerators by name and number, without the details that contradict them. */
export const byNameAndCount =
  (accelerator: Accelerator, facts: Facts, chips: number | undefined): CandidateChange =>
  (from) => {
    if (details.every((key) => from.hardware[key] === undefined)) return undefined
    const { provider = facts.hardware.machine?.provider, interconnect } = from.hardware
    return step(from, 'plain', effort.plain, {
      hardware: { ...nothing, ...sameAs(accelerator, facts, chips), provider, interconnect },
      devices: chips && chips * accelerator.devicesPerChip,
    })
  }

/** The keys for so many of the accelerator that the job has; a name that may be several parts stays one. */
function sameAs(accelerator: Accelerator, { hardware }: Facts, chips: number | undefined): Request {
  const { candidates, name } = hardware
  if (candidates.length === 1 || name === undefined) return requestFor(accelerator, chips)
  return { accelerator: name.label, ...(chips !== undefined && { count: chips }) }
}

/** As many of the same accelerators as this, said the way the job says it. */
export function chipsOf(accelerator: Accelerator, facts: Facts, chips: number): CandidateChange {
  const { declared, name, machine, count = 0 } = facts.hardware
  return (from) => {
    if (chips === count) return undefined
    const further = effort.count + Math.abs(Math.log2(chips / (count || 1)))
    const parallelism = parallelismFor(from.hardware.parallelism, chips * accelerator.devicesPerChip)
    const change = (hardware: Partial<Hardware>): Candidate =>
      step(from, 'count', further, {
        hardware: { ...hardware, ...layout(parallelism, chips, from) },
        devices: chips * accelerator.devicesPerChip,
      })
    const ofOne = declared.nodes === 1 && machine === undefined ? Math.min(chips, ...fullHost(accelerator)) : count
    const perNode = declared.nodes === undefined ? machine?.count : ofOne / declared.nodes
    if (perNode !== undefined && Number.isInteger(chips / perNode) && accelerator.slices === undefined)
      return change({ nodes: chips / perNode, ...(declared.count !== undefined && { count: chips }) })
    const isPlain = details.every((key) => declared[key] === undefined)
    if (isPlain && declared.count !== undefined && name?.slice === undefined && name?.count === undefined)
      return change({ count: chips })
    const { provider = machine?.provider, interconnect } = from.hardware
    return change({ ...nothing, ...sameAs(accelerator, facts, chips), provider, interconnect })
  }
}

/** One host may hold more than a job uses of it: the most that is known. */
const fullHost = ({ chipsPerHost }: Accelerator): number[] =>
  chipsPerHost.length === 0 ? [] : [Math.max(...chipsPerHost)]

/** A layout for one chip has nothing to spread over. */
function layout(parallelism: Hardware['parallelism'], chips: number | undefined, from: Candidate): Partial<Hardware> {
  const before = from.hardware.parallelism
  if (chips === 1 && before !== undefined) return { parallelism: 'none' }
  return before === undefined ? {} : { parallelism }
}

/**
 * Another accelerator, so many of it (an unknown number where the job names none), where it can be had; `distance` is
 * how far it is from the present one. The links between the chips stay where the vendor is the same, unless they are not
 * to be kept.
 */
export function replacedBy(
  to: Accelerator,
  chips: number | undefined,
  { hardware: facts }: Facts,
  { distance, keepsLinks, place }: { distance: number; keepsLinks: boolean; place: Provider | undefined },
): CandidateChange {
  const present = facts.candidates[0]
  const isSameKind = facts.kind === to.kind
  return (from) => {
    const word = from.hardware.provider ?? facts.machine?.provider
    const newProvider = place !== facts.provider ? place?.id : undefined
    const provider = newProvider ?? (word === undefined || isOfferedHere(to, facts) ? word : homeOf(to))
    if (word !== undefined && provider === undefined) return undefined
    const parallelism = parallelismFor(from.hardware.parallelism, chips && chips * to.devicesPerChip)
    const isNewProvider = provider !== word
    const { interconnect } = from.hardware
    const base = isSameKind ? effort.sameKind : effort.otherKind
    const more = chips && facts.count ? Math.max(0, Math.log2(chips / facts.count)) : 0
    const further = base + (isNewProvider ? 2 : 0) + distance + more / 2
    return step(from, 'accelerator', further, {
      hardware: {
        ...nothing,
        ...requestFor(to, chips),
        provider,
        interconnect: keepsLinks && present?.vendor === to.vendor && isSameKind ? interconnect : undefined,
        ...layout(parallelism, chips, from),
      },
      devices: chips && chips * to.devicesPerChip,
    })
  }
}

function isOfferedHere(to: Accelerator, { provider, providerWord }: Facts['hardware']): boolean {
  // A provider that the catalog does not know may offer anything but TPUs.
  if (providerWord !== undefined) return to.kind !== 'tpu'
  return isOfferedBy(to, provider)
}

/** How unlike two chips are: doublings of memory and of speed between them. */
export function distanceBetween(one: Accelerator, other: Accelerator): number {
  const doublings = (a: number | undefined, b: number | undefined): number =>
    a === undefined || b === undefined ? 1 : Math.abs(Math.log2(a / b))
  const peak = (each: Accelerator): number | undefined =>
    (each.densePeakTflops.bf16 ?? each.densePeakTflops.fp16)?.value
  return doublings(one.memoryGiB.value, other.memoryGiB.value) + doublings(peak(one), peak(other))
}
