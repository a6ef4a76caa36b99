import type { Accelerator, AcceleratorKind } from '../../catalog/accelerator.ts'
import { acceleratorById } from '../../catalog/accelerators/index.ts'
import { familyOfMachine } from '../../catalog/machines/machine-families.ts'
import { resolveAccelerator, resolveMachine } from '../../catalog/names/accelerator-name.ts'
import { resolveProvider } from '../../catalog/names/providers.ts'
import { times } from '../../text/bounds.ts'
import { present } from '../../text/present.ts'
import type { AcceleratorObservation, Certainty, Place } from './observation.ts'

type Maybe<T> = { readonly [K in keyof T]?: T[K] | undefined }

/** What a file says of the accelerators of one job, in its own words. Whatever is not known stays out. */
export interface ResourceRequest
  extends Maybe<Omit<AcceleratorObservation, 'what' | 'place' | 'certainty' | 'accelerator'>> {
  /** The accelerator in the words of the file, such as `H100:8`, `v4-32` or `nvidia-tesla-t4`. */
  readonly name?: string | undefined
  /** Whether name and number stand in one word: no host has 16 of `h100:16`, but that these are meant is sure. */
  readonly isNameOfNumber?: boolean | undefined
  /** How often the slice that `name` says is asked for; undefined where it is said but not known. */
  readonly slices?: number | undefined
}

/** What a word says about accelerators. */
export interface Hardware {
  readonly kind: AcceleratorKind
  readonly vendor?: AcceleratorObservation['vendor']
  /** The word as `resolveAccelerator` reads it; absent where it tells a kind or a vendor but no model. */
  readonly accelerator?: string
  /** `H100:8` and the nodes of XPK. */
  readonly perNode?: number
  /** Of the slice that the word names. */
  readonly chips?: number
}

/** One accelerator can be had in a few versions; a kind of them has many members. */
const kindLabels = new Set(['GPU', 'NVIDIA GPU', 'AMD GPU', 'Intel GPU', 'Apple GPU', 'TPU', 'AWS Neuron chip', 'NPU'])

export function hardwareNamed(word: string | undefined): Hardware | undefined {
  if (word === undefined) return undefined
  // NVIDIA's labels tell how a card is shared, behind its name.
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

/** Whether a word is a model of GPU, and no mere kind. */
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
  /** The machine type; absent where no more than its family is known. */
  readonly machine?: string
}

/** The accelerators in a machine type, or what its family tells of them; undefined where it has none or is not known. */
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

/** Chips of a topology such as `4x4x8`. */
export function chipsOf(topology: string | undefined): number | undefined {
  if (topology === undefined || !/^[1-9]\d{0,2}(?:x[1-9]\d{0,2}){1,2}$/.test(topology)) return undefined
  return topology.split('x').reduce((product, side) => product * Number(side), 1)
}

/** The cloud that SkyPilot's `gcp`, `aws/us-east-1` and the like name; hardware of one's own is none. */
export function cloudNamed(word: string | undefined): string | undefined {
  const provider = resolveProvider(word?.split('/')[0] ?? '')
  return provider && provider.family !== 'own' ? provider.id : undefined
}

/**
 * Whether hosts have so many of a GPU: a label that was left in from an example names one whose hosts have fewer. Cards
 * that any number of may sit in a host fit always.
 */
export function fitsHost(name: string | undefined, perNode: number | undefined): boolean {
  const candidates = resolveAccelerator(name ?? '')?.candidates ?? []
  const most = (accelerator: Accelerator): number =>
    accelerator.kind === 'gpu' && accelerator.chipsPerHost.length > 0
      ? Math.max(...accelerator.chipsPerHost) * accelerator.devicesPerChip
      : Number.POSITIVE_INFINITY
  return perNode === undefined || candidates.length === 0 || candidates.some((each) => perNode <= most(each))
}

/** The observation of what was asked for; undefined where the text names no accelerator, or asks for none. */
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
  // Where the name contradicts the machine, the number beside it is not the machine's.
  const perNodeStated =
    request.kind === undefined && name !== undefined && named === undefined ? undefined : request.perNode
  const perNode = positive(perNodeStated ?? named?.perNode ?? (named?.chips ? undefined : ofMachine?.perNode))
  const count = positive(request.count ?? times(named?.chips, slices) ?? times(perNode, nodes))
  const facts: Maybe<AcceleratorObservation> = {
    job: request.job,
    kind,
    vendor: request.vendor ?? named?.vendor ?? ofMachine?.vendor ?? (kind === 'tpu' ? 'google' : undefined),
    // The size of one slice tells nothing where their number is not known.
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

/** `v5litepod` of `v5litepod-256`. */
const generationOf = (slice: string | undefined): string | undefined => {
  const generation = slice?.slice(0, slice.lastIndexOf('-'))
  return hardwareNamed(generation)?.accelerator
}

const shared = (count: number | undefined, nodes: number | undefined): number | undefined =>
  count !== undefined && nodes !== undefined && count % nodes === 0 ? count / nodes : undefined

const positive = (number: number | undefined): number | undefined =>
  number !== undefined && Number.isSafeInteger(number) && number > 0 ? number : undefined

/**
 * What several choices have in common: each field that all agree on. Undefined where not even the kind is common, or
 * one of the choices is unknown. A name that is not known suggests its kind; beside one that is, it is of the same.
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

/** What a request asks for that is met by any of several choices: what they have in common, of one of their models. */
export function anyOf(choices: readonly (AcceleratorObservation | undefined)[]): AcceleratorObservation | undefined {
  const shared = common(choices)
  if (shared === undefined || shared.accelerator !== undefined) return shared
  const models = choices.flatMap((choice) => choice?.oneOf ?? choice?.accelerator ?? [])
  return choices.every((choice) => choice?.accelerator !== undefined || choice?.oneOf !== undefined)
    ? { ...shared, oneOf: [...new Set(models)] }
    : shared
}
