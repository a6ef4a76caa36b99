import type { Accelerator, AcceleratorKind } from '../../catalog/accelerator.ts'
import { acceleratorById } from '../../catalog/accelerators/index.ts'
import { familyOfMachine } from '../../catalog/machines/machine-families.ts'
import { resolveAccelerator, resolveMachine } from '../../catalog/names/accelerator-name.ts'
import { resolveProvider } from '../../catalog/names/providers.ts'
import { times } from '../../text/bounds.ts'
import { present } from '../../text/present.ts'
import type { AcceleratorObservation, Certainty, Place } from './observation.ts'

type Maybe<T> = { readonly [K in keyof T]?: T[K] | undefined }

/** The accelerators of one job as a file gives them. Unknown values are left out. */
export interface ResourceRequest
  extends Maybe<Omit<AcceleratorObservation, 'what' | 'place' | 'certainty' | 'accelerator'>> {
  /** The accelerator as written, such as `H100:8`, `v4-32` or `nvidia-tesla-t4`. */
  readonly name?: string | undefined
  /** Whether one word gives name and number: `h100:16` is certainly an H100, even if no host has that many. */
  readonly isNameOfNumber?: boolean | undefined
  /** The number of slices that `name` describes. Undefined if given but unknown. */
  readonly slices?: number | undefined
}

/** What a word means about accelerators. */
export interface Hardware {
  readonly kind: AcceleratorKind
  readonly vendor?: AcceleratorObservation['vendor']
  /** The word for `resolveAccelerator`. Absent if it gives a kind or a vendor but no model. */
  readonly accelerator?: string
  /** From `H100:8`, or the nodes of XPK. */
  readonly perNode?: number
  /** Chips of the slice that the word names. */
  readonly chips?: number
}

/** Labels of kinds. An accelerator has a few versions, a kind has many members. */
const kindLabels = new Set(['GPU', 'NVIDIA GPU', 'AMD GPU', 'Intel GPU', 'Apple GPU', 'TPU', 'AWS Neuron chip', 'NPU'])

export function hardwareNamed(word: string | undefined): Hardware | undefined {
  if (word === undefined) return undefined
  // NVIDIA's labels append how a card is shared.
  const name = word.trim().replace(/-(?:MIG-[\w.]{1,20}|SHARED)$/i, '')
  const meaning = resolveAccelerator(name)
  if (meaning === undefined || meaning.candidates.length === 0) return undefined
  const vendor = vendorOf(meaning.candidates)
  const counted = meaning.count ?? meaning.slices
  const model = counted === undefined || !name.includes(':') ? name : name.slice(0, name.lastIndexOf(':'))
  return {
    kind: meaning.kind,
    ...(vendor && { vendor }),
    ...(!kindLabels.has(meaning.label) && { accelerator: model }),
    ...(meaning.count !== undefined && { perNode: meaning.count }),
    ...(meaning.slice && { chips: meaning.slice.chips * (meaning.slices ?? 1) }),
  }
}

/** Whether a word is a GPU model, not just a kind. */
export function isGpuModel(word: string): boolean {
  const named = hardwareNamed(word)
  return named?.kind === 'gpu' && named.accelerator !== undefined
}

function vendorOf(accelerators: readonly Accelerator[]): AcceleratorObservation['vendor'] | undefined {
  const vendor = accelerators[0]?.vendor
  return vendor !== 'other' && accelerators.every((each) => each.vendor === vendor) ? vendor : undefined
}

interface MachineHardware extends Hardware {
  readonly provider: string
  /** The machine type. Absent if only its family is known. */
  readonly machine?: string
}

/** The accelerators in a machine type or its family. Undefined if it has none or is unknown. */
export function hardwareOf(machine: string | undefined): MachineHardware | undefined {
  if (machine === undefined) return undefined
  const found = resolveMachine(machine)
  const accelerator = acceleratorById(found?.accelerator ?? '')
  if (found === undefined || accelerator === undefined) return familyOfMachine(machine)
  const vendor = vendorOf([accelerator])
  return {
    kind: accelerator.kind,
    machine,
    provider: found.provider,
    ...(vendor && { vendor }),
    ...(Number.isInteger(found.count) && { perNode: found.count }),
  }
}

/** The chips of a topology such as `4x4x8`. */
export function chipsOf(topology: string | undefined): number | undefined {
  if (topology === undefined || !/^[1-9]\d{0,2}(?:x[1-9]\d{0,2}){1,2}$/.test(topology)) return undefined
  return topology.split('x').reduce((product, side) => product * Number(side), 1)
}

/** The cloud in SkyPilot's `gcp`, `aws/us-east-1` and the like. Own hardware is not a cloud. */
export function cloudNamed(word: string | undefined): string | undefined {
  const provider = resolveProvider(word?.split('/')[0] ?? '')
  return provider && provider.family !== 'own' ? provider.id : undefined
}

/**
 * Whether hosts have this many of a GPU. If not, the label may be left over from an example. Cards without a limit per
 * host always fit.
 */
export function fitsHost(name: string | undefined, perNode: number | undefined): boolean {
  const candidates = resolveAccelerator(name ?? '')?.candidates ?? []
  const most = (accelerator: Accelerator): number =>
    accelerator.kind === 'gpu' && accelerator.chipsPerHost.length > 0
      ? Math.max(...accelerator.chipsPerHost) * accelerator.devicesPerChip
      : Number.POSITIVE_INFINITY
  return perNode === undefined || candidates.length === 0 || candidates.some((each) => perNode <= most(each))
}

/** The observation of a request. Undefined if it names no accelerator, or requests none. */
export function observeRequest(
  place: Place,
  certainty: Certainty,
  request: ResourceRequest,
): AcceleratorObservation | undefined {
  const machine = hardwareOf(request.machine)
  const name = hardwareNamed(request.name)
  const kind = request.kind ?? machine?.kind ?? name?.kind
  if (kind === undefined || request.perNode === 0 || request.count === 0) return undefined
  const named = name?.kind === kind ? name : undefined
  const ofMachine = machine?.kind === kind ? machine : undefined

  const topology = chipsOf(request.topology) === undefined ? undefined : request.topology
  const nodes = positive(request.nodes)
  const slices = 'slices' in request ? request.slices : 1
  // If the name contradicts the machine, the number belongs to the name.
  const perNodeStated =
    request.kind === undefined && name !== undefined && named === undefined ? undefined : request.perNode
  const perNode = positive(perNodeStated ?? named?.perNode ?? (named?.chips ? undefined : ofMachine?.perNode))
  const count = positive(request.count ?? times(named?.chips, slices) ?? times(perNode, nodes))
  const facts: Maybe<AcceleratorObservation> = {
    job: request.job,
    kind,
    vendor: request.vendor ?? named?.vendor ?? ofMachine?.vendor ?? (kind === 'tpu' ? 'google' : undefined),
    // Without the number of slices, the size of one says nothing.
    accelerator:
      named?.chips && slices === undefined
        ? generationOf(named.accelerator)
        : request.isNameOfNumber || named?.perNode !== undefined || fitsHost(named?.accelerator, perNode)
          ? named?.accelerator
          : undefined,
    machine: ofMachine?.machine,
    perNode: perNode ?? shared(count, nodes),
    nodes,
    count,
    topology,
    provider: request.provider ?? ofMachine?.provider,
    spot: request.spot,
    tasks: request.tasks,
    byDefault: request.byDefault,
  }
  return { what: 'accelerator', place, certainty, ...present(facts) }
}

/** `v5litepod` for `v5litepod-256`. */
const generationOf = (slice: string | undefined): string | undefined => {
  const generation = slice?.slice(0, slice.lastIndexOf('-'))
  return hardwareNamed(generation)?.accelerator
}

const shared = (count: number | undefined, nodes: number | undefined): number | undefined =>
  count !== undefined && nodes !== undefined && count % nodes === 0 ? count / nodes : undefined

const positive = (number: number | undefined): number | undefined =>
  number !== undefined && Number.isSafeInteger(number) && number > 0 ? number : undefined

/**
 * The fields on which all choices agree. Undefined if they differ in kind, or if one is unknown. An unknown name only
 * suggests its kind, but next to a known name of that kind it is stated.
 */
export function common(choices: readonly (AcceleratorObservation | undefined)[]): AcceleratorObservation | undefined {
  const [first, ...others] = choices
  if (first === undefined || others.some((each) => each === undefined || each.kind !== first.kind)) return undefined
  const agreed = Object.entries(first).filter(([field, value]) =>
    others.every((each) => field === 'place' || each?.[field as keyof AcceleratorObservation] === value),
  )
  const certainty = choices.some((each) => each?.certainty === 'states') ? 'states' : 'suggests'
  return { ...(Object.fromEntries(agreed) as unknown as AcceleratorObservation), what: 'accelerator', certainty }
}

/** A request that any of several choices satisfies: their common fields, and their models as alternatives. */
export function anyOf(choices: readonly (AcceleratorObservation | undefined)[]): AcceleratorObservation | undefined {
  const shared = common(choices)
  if (shared === undefined || shared.accelerator !== undefined) return shared
  const models = choices.flatMap((choice) => choice?.oneOf ?? choice?.accelerator ?? [])
  return choices.every((choice) => choice?.accelerator !== undefined || choice?.oneOf !== undefined)
    ? { ...shared, oneOf: [...new Set(models)] }
    : shared
}
