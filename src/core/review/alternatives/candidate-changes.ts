import type { Accelerator, Precision } from '../../catalog/accelerator.ts'
import { largerMachine } from '../../catalog/machines/sold-sizes.ts'
import type { Provider } from '../../catalog/names/providers.ts'
import type { Facts } from '../../rules/facts.ts'
import { hardwareFacts } from '../../rules/hardware-facts.ts'
import type { MemoryChangeKind, MemorySaving } from '../../rules/memory-changes.ts'
import { mostTensor, usesDeepSpeed } from '../../rules/memory-ways.ts'
import { homeOf } from '../../rules/purchase.ts'
import { type Hardware, isOfferedBy, parallelismFor, type Request, requestFor } from '../hardware-choice.ts'
import { type Candidate, type CandidateChange, step } from './candidate.ts'

/** Distance of each kind of change from the present job: the nearest take a team a minute. */
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

/** Formats that can replace another one without demanding more of the model. */
const nearPrecisions: Partial<Record<Precision, readonly Precision[]>> = {
  bf16: ['fp16', 'fp32'],
  fp16: ['bf16', 'fp32'],
  tf32: ['fp32'],
  fp8: ['bf16', 'fp16'],
  fp4: ['fp8', 'bf16', 'fp16'],
  int8: ['bf16', 'fp16'],
}

/** Distance of each way to save memory: changes of what is trained are further away than changes of how. */
const effortOfSaving: Readonly<Record<MemoryChangeKind, number>> = {
  checkpointing: 1,
  'micro-batch': 1,
  shard: effort.shard,
  optimizer: 2.5,
  weights: 2.5,
  method: 3,
}

/** A change that saves memory, on the candidate's devices. */
export const saved =
  (saving: MemorySaving, facts: Facts): CandidateChange =>
  (from) => {
    const { task } = facts
    const { model, scale, devices } = from
    const { parallelism } = from.hardware
    const job = { task, model, scale, parallelism, devices, usesDeepSpeed: usesDeepSpeed(facts) }
    // Only a served model is split, within the hosts of the candidate's accelerators.
    const isServed = task === 'inference'
    const change = saving({ ...job, ...(isServed && { mostTensor: mostTensor(hardwareFacts(from.hardware)) }) })
    if (change === undefined) return undefined
    return step(from, change.kind, effortOfSaving[change.kind], {
      ...(change.parallelism !== undefined && { hardware: { parallelism: change.parallelism } }),
      ...(change.model && { model: change.model }),
      ...(change.scale && { scale: change.scale }),
      words: change.words,
    })
  }

/** Formats near the declared one that the accelerators support well, nearest first. */
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

/** A replica on each device. */
export const replicate: CandidateChange = (from) =>
  from.hardware.parallelism === 'none'
    ? step(from, 'shard', effort.replicate, { hardware: { parallelism: 'data' }, words: 'data parallelism' })
    : undefined

/** The declared degrees spread over all devices, with at most this tensor degree. */
export const degreesFor =
  (devices: number, mostTensor: number): CandidateChange =>
  (from) => {
    const { parallelism } = from.hardware
    if (typeof parallelism !== 'object') return undefined
    const { tensor = 1 } = parallelism
    const fitted = parallelismFor({ data: 1, ...parallelism, tensor: Math.min(tensor, mostTensor) }, devices)
    if (typeof fitted !== 'object') return undefined
    const degrees = Object.entries(fitted).filter(([key, degree]) => key !== 'zero' && degree !== 1)
    const listed = degrees.map(([key, degree]) => `${key} ${degree}`).join(', ')
    const words = listed === '' ? 'no parallelism' : `parallelism that fits (${listed})`
    return step(from, 'shard', effort.degrees + Math.log2(tensor / (fitted.tensor ?? 1)) / 4, {
      hardware: { parallelism: fitted },
      words,
    })
  }

/** Replaces pipeline stages by tensor parallelism within a host. */
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
      ? step(from, 'provider', effort.provider, {
          hardware: { provider: id, ...elsewhere },
          words: from.hardware.region === undefined ? words : `${words}, in one of its regions`,
        })
      : undefined

/** A region is one of the provider that the job leaves. */
const elsewhere = { region: undefined } as const

/** Only the machine type, without keys that could contradict it. */
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

/** Keys that say more about the hardware than its name and count. */
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

/** Another count of the same accelerators, by name and count, without contradictory details. */
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

/** The keys for a count of the job's accelerator; an ambiguous name stays ambiguous. */
function sameAs(accelerator: Accelerator, { hardware }: Facts, chips: number | undefined): Request {
  const { candidates, name } = hardware
  if (candidates.length === 1 || name === undefined) return requestFor(accelerator, chips)
  return { accelerator: name.label, ...(chips !== undefined && { count: chips }) }
}

/** Another count of the same accelerators, written in the job's way. */
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
    // Several small machines would exchange over the network what a larger one exchanges inside.
    const larger = machine && chips > machine.count ? largerMachine(machine, chips) : undefined
    if (larger !== undefined)
      return change({
        machine: larger.name,
        ...((declared.nodes !== undefined || larger.count < chips) && { nodes: chips / larger.count }),
        ...(declared.count !== undefined && { count: chips }),
      })
    if (perNode !== undefined && Number.isInteger(chips / perNode) && accelerator.slices === undefined)
      return change({ nodes: chips / perNode, ...(declared.count !== undefined && { count: chips }) })
    const isPlain = details.every((key) => declared[key] === undefined)
    if (isPlain && declared.count !== undefined && name?.slice === undefined && name?.count === undefined)
      return change({ count: chips })
    const { provider = machine?.provider, interconnect } = from.hardware
    return change({ ...nothing, ...sameAs(accelerator, facts, chips), provider, interconnect })
  }
}

/** A job may use part of a host, so the largest known host counts. */
const fullHost = ({ chipsPerHost }: Accelerator): number[] =>
  chipsPerHost.length === 0 ? [] : [Math.max(...chipsPerHost)]

/** One chip has no layout. */
function layout(parallelism: Hardware['parallelism'], chips: number | undefined, from: Candidate): Partial<Hardware> {
  const before = from.hardware.parallelism
  if (chips === 1 && before !== undefined) return { parallelism: 'none' }
  return before === undefined ? {} : { parallelism }
}

/**
 * Another accelerator, in this count (unknown if the job declares none), at a provider that has it. `distance` is its
 * distance from the present one. Keeps the links between chips within a vendor, unless `keepsLinks` is false.
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
        ...(isNewProvider && elsewhere),
        interconnect: keepsLinks && present?.vendor === to.vendor && isSameKind ? interconnect : undefined,
        ...layout(parallelism, chips, from),
      },
      devices: chips && chips * to.devicesPerChip,
    })
  }
}

function isOfferedHere(to: Accelerator, { provider, providerWord }: Facts['hardware']): boolean {
  // A provider outside the catalog may offer anything except TPUs.
  if (providerWord !== undefined) return to.kind !== 'tpu'
  return isOfferedBy(to, provider)
}

/** How different two chips are, in doublings of memory and speed. */
export function distanceBetween(one: Accelerator, other: Accelerator): number {
  const doublings = (a: number | undefined, b: number | undefined): number =>
    a === undefined || b === undefined ? 1 : Math.abs(Math.log2(a / b))
  const peak = (each: Accelerator): number | undefined =>
    (each.densePeakTflops.bf16 ?? each.densePeakTflops.fp16)?.value
  return doublings(one.memoryGiB.value, other.memoryGiB.value) + doublings(peak(one), peak(other))
}
