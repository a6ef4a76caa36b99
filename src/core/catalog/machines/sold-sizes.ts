import { type Accelerator, hasSliceOf } from '../accelerator.ts'
import type { ReferenceId } from '../references.ts'
import { machines } from './machines.ts'

/** What limits the numbers that somebody would buy. */
export interface Purchase {
  /** The id of the provider whose machines it has to be. */
  readonly provider?: string | undefined
  /** Whether the work divides over so many. */
  readonly suits?: ((chips: number) => boolean) | undefined
}

type Suits = NonNullable<Purchase['suits']>

/** Cards in a full host where the catalog does not say how many there are. */
const usualHost = 8
/** More accelerators than anybody has asked for in one job. */
const mostChips = 1_000_000
/** A number so many times larger than what is asked for is no answer. */
const mostTimes = 4
/** So many numbers of hosts or slices are tried. */
const mostTries = 1000

/** How many of an accelerator the machines of a provider hold, from the smallest; none where they are not known. */
function rentedSizes({ id }: Accelerator, provider: string | undefined): readonly number[] {
  const held = machines.filter((each) => each.provider === provider && each.accelerator === id)
  return inOrder(held.map(({ count }) => count).filter((count) => Number.isInteger(count)))
}

const inOrder = (sizes: readonly number[]): number[] => [...new Set(sizes)].sort((a, b) => a - b)

/** The lists of machines from which the catalog has all, by the provider. */
const wholeLists = new Map<string, ReferenceId>([
  ['aws', 'aws-machine-memory'],
  ['azure', 'azure-machine-memory'],
  ['gcp', 'gce-gpus'],
])

/** The only machines in which a provider rents out some parts. */
export interface OnlyMachines {
  readonly accelerators: number
  readonly reference: ReferenceId
}

/** Undefined where there are several sizes of machines with these parts, or may be. */
export function onlyMachines(parts: readonly Accelerator[], provider: string): OnlyMachines | undefined {
  const reference = wholeLists.get(provider)
  const sizes = parts.map((part) => rentedSizes(part, provider))
  const [accelerators, another] = new Set(sizes.flat())
  const isOnly = another === undefined && sizes.every(({ length }) => length > 0)
  return reference && accelerators && isOnly ? { accelerators, reference } : undefined
}

/** How many of an accelerator machines hold, from the smallest: those of the provider, where they are known. */
function hostSizes(accelerator: Accelerator, provider: string | undefined): readonly number[] {
  const rented = rentedSizes(accelerator, provider)
  if (rented.length > 0) return rented
  return accelerator.chipsPerHost.length > 0 ? inOrder(accelerator.chipsPerHost) : [1, 2, 4, usualHost]
}

/** What several machines are made of: the usual host, else the largest. */
const fullHost = (sizes: readonly number[]): number =>
  sizes.includes(usualHost) ? usualHost : (sizes.at(-1) ?? usualHost)

/**
 * The smallest number, not below `least`, that one can ask for and put to work: a part of a host, whole hosts, a slice or
 * several. Undefined where none is near.
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

/** The smallest multiple of a host or a slice, from `least` on, over which the work divides. */
function multipleFrom(unit: number, least: number, suits: Suits): number | undefined {
  const first = Math.ceil(least / unit) * unit
  const most = Math.min(mostTimes * Math.max(least, unit), first + mostTries * unit)
  for (let chips = first; chips <= most; chips += unit) if (suits(chips)) return chips
  return undefined
}

/** The largest number, not above `most`, that one can ask for and put to work. */
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
