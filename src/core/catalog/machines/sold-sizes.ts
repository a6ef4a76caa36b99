import { type Accelerator, hasSliceOf } from '../accelerator.ts'
import type { ReferenceId } from '../references.ts'
import { type Machine, usualChipsPerHost } from './machine.ts'
import { machines } from './machines.ts'

/** What limits the counts that a team would buy. */
export interface Purchase {
  /** Id of the provider whose machines to use. */
  readonly provider?: string | undefined
  /** Whether this count divides the work. */
  readonly suits?: ((chips: number) => boolean) | undefined
}

type Suits = NonNullable<Purchase['suits']>

/** More accelerators than any known job has used. */
const mostChips = 1_000_000
/** A size this many times larger than requested is useless. */
const mostTimes = 4
/** The most multiples of a host or slice to try. */
const mostTries = 1000

/** Accelerators per machine of a provider, smallest first; empty if unknown. */
function rentedSizes({ id }: Accelerator, provider: string | undefined): readonly number[] {
  const held = machines.filter((each) => each.provider === provider && each.accelerator === id)
  return inOrder(held.map(({ count }) => count).filter((count) => Number.isInteger(count)))
}

const inOrder = (sizes: readonly number[]): number[] => [...new Set(sizes)].sort((a, b) => a - b)

/** Providers whose machine lists the catalog has completely. */
const wholeLists = new Map<string, ReferenceId>([
  ['aws', 'aws-machine-memory'],
  ['azure', 'azure-machine-memory'],
  ['gcp', 'gce-gpus'],
])

/** The only machines in which a provider rents out some accelerators. */
export interface OnlyMachines {
  readonly accelerators: number
  readonly reference: ReferenceId
}

/** Undefined if there are, or may be, machines of several sizes. */
export function onlyMachines(parts: readonly Accelerator[], provider: string): OnlyMachines | undefined {
  const reference = wholeLists.get(provider)
  const sizes = parts.map((part) => rentedSizes(part, provider))
  const [accelerators, another] = new Set(sizes.flat())
  const isOnly = another === undefined && sizes.every(({ length }) => length > 0)
  return reference && accelerators && isOnly ? { accelerators, reference } : undefined
}

/** Accelerators per machine, smallest first: the provider's, if known. */
function hostSizes(accelerator: Accelerator, provider: string | undefined): readonly number[] {
  const rented = rentedSizes(accelerator, provider)
  if (rented.length > 0) return rented
  return accelerator.chipsPerHost.length > 0 ? inOrder(accelerator.chipsPerHost) : [1, 2, 4, usualChipsPerHost]
}

/** A machine type with more of the same accelerators that holds this many, in whole machines; of the same series first. */
export function largerMachine(machine: Machine, chips: number): Machine | undefined {
  const series = (name: string): string => name.replace(/\d.*$/, '')
  const larger = machines
    .filter(({ provider, accelerator }) => provider === machine.provider && accelerator === machine.accelerator)
    .filter(({ count }) => count > machine.count && chips % count === 0)
    .toSorted((one, other) => other.count - one.count)
  return larger.find(({ name }) => series(name) === series(machine.name)) ?? larger[0]
}

/** The host that larger counts use: the usual size, or else the largest. */
const fullHost = (sizes: readonly number[]): number =>
  sizes.includes(usualChipsPerHost) ? usualChipsPerHost : (sizes.at(-1) ?? usualChipsPerHost)

/**
 * The smallest size of at least `least` that can be requested and divides the work: part of a host, whole hosts, or one
 * or more slices. Undefined if there is none nearby.
 */
export function sizeFrom(accelerator: Accelerator, least: number, purchase: Purchase = {}): number | undefined {
  if (!(least <= mostChips)) return undefined
  const { provider, suits = () => true } = purchase
  if (accelerator.slices) return sliceFrom(accelerator, least, suits)
  const sizes = hostSizes(accelerator, provider)
  const part = sizes.find((size) => size >= least && suits(size))
  if (part !== undefined) return part
  const host = fullHost(sizes)
  return multipleFrom(host, least, suits)
}

/** The smallest multiple of a host or slice, from `least` on, that divides the work. */
function multipleFrom(unit: number, least: number, suits: Suits): number | undefined {
  const first = Math.ceil(least / unit) * unit
  const most = Math.min(mostTimes * Math.max(least, unit), first + mostTries * unit)
  for (let chips = first; chips <= most; chips += unit) if (suits(chips)) return chips
  return undefined
}

/** The largest size of at most `most` that can be requested and divides the work. */
export function sizeUpTo(accelerator: Accelerator, most: number, purchase: Purchase = {}): number | undefined {
  const { provider, suits = () => true } = purchase
  if (accelerator.slices) return sliceUpTo(accelerator, most, suits)
  const sizes = hostSizes(accelerator, provider)
  const host = fullHost(sizes)
  const largest = Math.floor(most / host) * host
  const lowest = Math.max(host, most / mostTimes, largest - mostTries * host)
  for (let chips = largest; chips >= lowest; chips -= host) if (suits(chips)) return chips
  return sizes.findLast((size) => size <= most && suits(size))
}

const CUBE = 64

function sliceFrom(accelerator: Accelerator, least: number, suits: Suits): number | undefined {
  const { known, maxChips, builtFromCubes } = accelerator.slices as NonNullable<Accelerator['slices']>
  const sizes = known.map(({ chips }) => chips)
  const ofKnown = Math.min(...sizes.filter((chips) => chips >= least && suits(chips)))
  if (builtFromCubes && least > CUBE) {
    for (let chips = Math.ceil(least / CUBE) * CUBE; chips <= Math.min(maxChips, ofKnown); chips += CUBE) {
      if (hasSliceOf(accelerator, chips) && suits(chips)) return chips
    }
  }
  if (Number.isFinite(ofKnown)) return ofKnown
  return multipleFrom(Math.max(...sizes), least, suits)
}

function sliceUpTo(accelerator: Accelerator, most: number, suits: Suits): number | undefined {
  const known = accelerator.slices?.known ?? []
  const sizes = known.map(({ chips }) => chips).filter((chips) => chips <= most && suits(chips))
  return sizes.length === 0 ? undefined : Math.max(...sizes)
}
