import type { Accelerator } from '../accelerator.ts'
import type { ReferenceId } from '../references.ts'

/** A link between accelerators or machines, as `hardware.interconnect` names it. */
export interface Link {
  /** The word of the manifest, without a rate. */
  readonly id: string
  readonly name: string
  readonly joins: 'cards' | 'machines'
  /** Fast enough for the exchange of every layer; PCIe and plain Ethernet are not. */
  readonly isFast: boolean
  /** Gbit/s of one line, in one direction, if the word includes it. */
  readonly lineGbps?: number
  /** Its vendor, as a clause. */
  readonly owner?: string
  /** Undefined if any machine may have it. */
  readonly isOn?: (part: Accelerator) => boolean
  readonly reference: ReferenceId
}

const network = (id: string, name: string): Link => ({
  id,
  name,
  joins: 'machines',
  isFast: true,
  reference: 'ml-engineering-network',
})

const ethernet = { ...network('ethernet', 'Ethernet'), isFast: false }

/** Rates at which a host has one or two lines. With faster ones it may have a line per card, and no word says so. */
const lineRatesGbps = [1, 10, 25, 40]

const links: readonly Link[] = [
  {
    id: 'nvlink',
    name: 'NVLink',
    joins: 'cards',
    isFast: true,
    owner: "NVLink is NVIDIA's link between GPUs, and some of its cards lack it",
    isOn: ({ vendor, lacksChipLink }) => vendor === 'nvidia' && lacksChipLink !== true,
    reference: 'ml-engineering-network',
  },
  {
    id: 'infinity-fabric',
    name: 'Infinity Fabric',
    joins: 'cards',
    isFast: true,
    owner: "Infinity Fabric is AMD's link between GPUs",
    isOn: ({ vendor }) => vendor === 'amd',
    reference: 'ml-engineering-network',
  },
  {
    id: 'ici',
    name: 'ICI',
    joins: 'cards',
    isFast: true,
    owner: 'ICI is the link between TPU chips',
    isOn: ({ kind }) => kind === 'tpu',
    reference: 'scaling-book',
  },
  {
    id: 'neuronlink',
    name: 'NeuronLink',
    joins: 'cards',
    isFast: true,
    owner: 'NeuronLink is the link between AWS chips',
    isOn: ({ vendor }) => vendor === 'aws',
    reference: 'neuron-trainium1',
  },
  { id: 'pcie', name: 'PCIe', joins: 'cards', isFast: false, reference: 'ml-engineering-network' },
  network('infiniband', 'InfiniBand'),
  {
    ...network('efa', 'EFA'),
    owner: "EFA (Elastic Fabric Adapter) is AWS's network",
    reference: 'aws-efa',
  },
  network('roce', 'RoCE'),
  network('slingshot', 'Slingshot'),
  network('omni-path', 'Omni-Path'),
  ethernet,
]

const byWord = new Map<string, Link>([
  ...links.map((link) => [link.id, link] as const),
  ...lineRatesGbps.map((lineGbps) => [`ethernet-${lineGbps}g`, { ...ethernet, lineGbps }] as const),
])

/** Undefined if unknown. */
export const linkNamed = (word: string): Link | undefined => byWord.get(word)

/** The word for the link between an accelerator's cards. */
export function linkOf({ kind, vendor, chipLinkGBps }: Accelerator): string {
  if (kind === 'tpu') return 'ici'
  if (vendor === 'aws') return 'neuronlink'
  if (chipLinkGBps === undefined) return 'pcie'
  return vendor === 'amd' ? 'infinity-fabric' : 'nvlink'
}
