import type { ReferenceId } from './references.ts'

/**
 * accelerator: what limits its availability: document.
 *
 * `region`: the only regions of its provider that have it. `rented`: the only provider that rents it out. `rack`: it
 * comes in racks, and at most this many are under a desk (a DGX Station has one GB300). Checked in November 2026.
 */
const table = `
google-tpu-v4: region us-central2: skypilot-accelerators
aws-trainium1: rented aws: neuron-hardware
aws-trainium2: rented aws: neuron-hardware
aws-trainium3: rented aws: neuron-hardware
aws-inferentia1: rented aws: neuron-hardware
aws-inferentia2: rented aws: neuron-hardware
nvidia-a10g-24gb: rented aws: aws-gpu-overview
nvidia-t4g-16gb: rented aws: aws-gpu-overview
nvidia-gb200-186gb: rack 0: ml-engineering-network
nvidia-gb300-288gb: rack 1: ml-engineering-network
`

/** Where an accelerator is available; undefined parts are not limited, according to what was read. */
export interface Availability {
  readonly regions?: readonly string[]
  /** The id of the only provider. */
  readonly rentedFrom?: string
  /** The most of them under a desk. */
  readonly mostUnderDesk?: number
  readonly reference: ReferenceId
}

let byId: ReadonlyMap<string, Availability> | undefined

function rowOf(line: string): readonly [string, Availability] {
  const [id, limit, reference] = line.split(': ') as [string, string, ReferenceId]
  const [kind, ...words] = limit.split(' ')
  if (kind === 'region') return [id, { regions: words, reference }]
  if (kind === 'rented') return [id, { rentedFrom: words[0] as string, reference }]
  return [id, { mostUnderDesk: Number(words[0]), reference }]
}

/** All rows, by accelerator id. */
export function availabilities(): ReadonlyMap<string, Availability> {
  byId ??= new Map(table.trim().split('\n').map(rowOf))
  return byId
}

/** Undefined if nothing limits it. */
export const availabilityOf = (part: string): Availability | undefined => availabilities().get(part)

/** The only networks between machines of a cloud, by its id. */
const networks: Readonly<Record<string, { readonly links: readonly string[]; readonly reference: ReferenceId }>> = {
  aws: { links: ['efa', 'ethernet'], reference: 'aws-efa' },
  gcp: { links: ['roce', 'ethernet'], reference: 'xpk-topologies' },
}

/** The networks between a provider's machines; undefined if unknown. */
export const networksOf = (provider: string): (typeof networks)[string] | undefined =>
  Object.hasOwn(networks, provider) ? networks[provider] : undefined
