import type { Accelerator } from '../catalog/accelerator.ts'
import { fastDomainOf, joinsMachines } from '../catalog/machines/fast-domain.ts'
import { type Link, linkNamed } from '../catalog/machines/links.ts'
import type { Machine } from '../catalog/machines/machine.ts'
import { fastestNetworkPerCard, networkOfMachine } from '../catalog/machines/machine-network.ts'
import type { AcceleratorName } from '../catalog/names/accelerator-name.ts'
import type { JobDeclaration } from '../manifest/schema.ts'
import type { Network } from '../sizing/network-loss.ts'

/** Gbit/s that Ethernet between machines is taken for where its word does not say how fast it is. */
const plainEthernetGbps = 100
/** So many times as fast it may be then; and lines whose rate is known come in pairs. */
const fasterEthernet = { unknown: 4, declared: 2 }

/** What of the hardware tells how its devices are connected. */
export interface RequestedHardware {
  readonly candidates: readonly Accelerator[]
  readonly count?: number | undefined
  readonly nodes?: number | undefined
  readonly declared: NonNullable<JobDeclaration['hardware']>
  readonly machine?: Machine | undefined
  readonly name?: AcceleratorName | undefined
}

/** A link that is declared and known, and where it is declared. */
export interface DeclaredLink extends Link {
  readonly at: readonly (string | number)[]
  /** Whether a part that the name may stand for has it. */
  readonly isOnPart: boolean
}

/** The links and networks that are declared; words that the catalog does not know are left out. */
export function declaredLinks({ candidates, declared }: RequestedHardware): readonly DeclaredLink[] {
  const { interconnect = [] } = declared
  const at = ['hardware', 'interconnect']
  return [interconnect].flat().flatMap((word, index) => {
    const link = linkNamed(word)
    const isOnPart = link?.isOn === undefined || candidates.some(link.isOn)
    return link ? [{ ...link, at: Array.isArray(interconnect) ? [...at, index] : at, isOnPart }] : []
  })
}

/** Whether the only network that is declared between machines is plain Ethernet. */
export function isOnPlainEthernet(links: readonly Link[]): boolean {
  const networks = links.filter(({ joins }) => joins === 'machines')
  return networks.length > 0 && networks.every(({ isFast }) => !isFast)
}

/** Gbit/s of the fastest Ethernet line that is declared with its rate. */
function lineGbps(links: readonly Link[]): number | undefined {
  const rates = links.map((link) => link.lineGbps)
  return rates.some((rate) => rate !== undefined) ? Math.max(...rates.map((rate) => rate ?? 0)) : undefined
}

/** How many times as fast as it is taken for the network of a job may be. */
export function networkMargin(asked: RequestedHardware): number {
  const links = declaredLinks(asked)
  if (!isOnPlainEthernet(links)) return 1
  return lineGbps(links) === undefined ? fasterEthernet.unknown : fasterEthernet.declared
}

/** Devices of one machine, where that is declared or the catalog knows the largest there is. */
export function devicesPerHost({ machine, name, nodes, count, candidates }: RequestedHardware): number | undefined {
  const perCard = Math.max(...candidates.map((each) => each.devicesPerChip))
  if (machine) return Math.ceil(machine.count * perCard)
  if (nodes !== undefined) {
    const perNode = name?.count ?? (count === undefined ? undefined : count / nodes)
    return perNode === undefined ? undefined : Math.ceil(perNode * perCard)
  }
  if (candidates.some(({ chipsPerHost }) => chipsPerHost.length === 0)) return undefined
  return Math.max(...candidates.flatMap(({ chipsPerHost }) => chipsPerHost)) * perCard
}

/** Devices that a fast link joins, on the best connected of the parts that the name may stand for. */
export function fastDomain(asked: RequestedHardware): number | undefined {
  const { candidates, name } = asked
  // What joins a slice ends at its border, and MIG cuts a card off from all others.
  if (name?.slice) return name.slice.chips * Math.max(...candidates.map((each) => each.devicesPerChip))
  if (name?.part) return 1
  const domains = candidates.map(fastDomainOf)
  if (candidates.length === 0 || domains.includes(undefined)) return undefined
  const widest = Math.max(...(domains as number[]))
  if (candidates.some(joinsMachines)) return widest
  return Math.min(widest, devicesPerHost(asked) ?? widest)
}

/** What connects the devices of a job on one of its candidates; undefined where its machines are not known. */
export function networkOn(chip: Accelerator, asked: RequestedHardware): Network | undefined {
  const { count } = asked
  const perHost = devicesPerHost(asked)
  const domain = fastDomain(asked)
  if (count === undefined || perHost === undefined || domain === undefined) return undefined
  const gbps = hostGbps(chip, perHost / chip.devicesPerChip, asked)
  return {
    devices: count * chip.devicesPerChip,
    devicesPerHost: perHost,
    fastDomain: domain,
    ...(gbps !== undefined && { hostGBps: gbps / 8 }),
  }
}

/** What a document says of the machine; Ethernet at its declared rate, or for what it is; else the fastest that the part is sold with. */
function hostGbps(chip: Accelerator, cardsPerHost: number, asked: RequestedHardware): number | undefined {
  const stated = asked.machine && networkOfMachine(asked.machine.name)
  if (stated !== undefined) return stated
  const links = declaredLinks(asked)
  if (isOnPlainEthernet(links)) return lineGbps(links) ?? plainEthernetGbps
  const perCard = fastestNetworkPerCard(chip.id)
  return perCard && perCard * cardsPerHost
}
