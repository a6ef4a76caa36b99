import type { Accelerator } from '../catalog/accelerator.ts'
import { fastDomainOf, joinsMachines } from '../catalog/machines/fast-domain.ts'
import { type Link, linkNamed, linkOf } from '../catalog/machines/links.ts'
import type { Machine } from '../catalog/machines/machine.ts'
import { fastestNetworkPerCard, networkOfMachine } from '../catalog/machines/machine-network.ts'
import type { AcceleratorName } from '../catalog/names/accelerator-name.ts'
import type { Provider } from '../catalog/names/providers.ts'
import type { JobDeclaration } from '../manifest/schema.ts'
import type { Network } from '../sizing/network-loss.ts'
import { present } from '../text/present.ts'

/** Gbit/s assumed for Ethernet between machines of undeclared speed. */
const plainEthernetGbps = 100
/** How many times faster it may be; lines of a declared rate often come in pairs. */
const fasterEthernet = { unknown: 4, declared: 2 }

/** The hardware facts that decide how devices are connected. */
export interface RequestedHardware {
  readonly candidates: readonly Accelerator[]
  readonly count?: number | undefined
  readonly nodes?: number | undefined
  readonly declared: NonNullable<JobDeclaration['hardware']>
  readonly machine?: Machine | undefined
  readonly name?: AcceleratorName | undefined
}

/** A declared link that the catalog knows, and its place. */
export interface DeclaredLink extends Link {
  readonly at: readonly (string | number)[]
  /** Whether any candidate has it. */
  readonly isOnPart: boolean
}

/** How the devices are connected, if that is known. */
export interface NetworkFacts {
  /** Declared, or the most that the catalog knows. */
  readonly devicesPerHost?: number
  /** Devices that a fast link (NVLink, Infinity Fabric, ICI) connects; without one, the devices of one card. */
  readonly fastDomain?: number
  /** Only PCIe connects the cards, for every candidate. */
  readonly linkJoinsNothing?: boolean
  /** The declared links between cards and between hosts; words unknown to the catalog are left out. */
  readonly links: readonly DeclaredLink[]
  /** The only declared network between hosts is Ethernet, and not a fast one. */
  readonly isOnPlainEthernet: boolean
  /** Name of the link between cards, if the accelerator is known. */
  readonly ownLink?: string
}

/** A word with more candidates says nothing about their links. */
const mostParts = 6

/** Of several candidates, those of the best connected one. */
export function networkFacts(asked: RequestedHardware, provider: Provider | undefined): NetworkFacts {
  const { candidates } = asked
  const [first] = candidates
  const isNamed = candidates.length > 0 && candidates.length <= mostParts
  const domain = isNamed ? fastDomain(asked) : undefined
  const links = declaredLinks(asked)
  return present({
    devicesPerHost: isNamed ? devicesPerHost(asked) : undefined,
    fastDomain: domain,
    linkJoinsNothing:
      domain === undefined ? undefined : candidates.every((each) => fastDomainOf(each) === each.devicesPerChip),
    links,
    isOnPlainEthernet: isOnPlainEthernet(links) && provider?.hasFastEthernet !== true,
    ownLink: first && linkOf(first),
  })
}

function declaredLinks({ candidates, declared }: RequestedHardware): readonly DeclaredLink[] {
  const { interconnect = [] } = declared
  const at = ['hardware', 'interconnect']
  return [interconnect].flat().flatMap((word, index) => {
    const link = linkNamed(word)
    const isOnPart = link?.isOn === undefined || candidates.some(link.isOn)
    return link ? [{ ...link, at: Array.isArray(interconnect) ? [...at, index] : at, isOnPart }] : []
  })
}

/** The only declared network between machines is plain Ethernet. */
function isOnPlainEthernet(links: readonly Link[]): boolean {
  const networks = links.filter(({ joins }) => joins === 'machines')
  return networks.length > 0 && networks.every(({ isFast }) => !isFast)
}

/** Gbit/s of the fastest Ethernet with a declared rate. */
function lineGbps(links: readonly Link[]): number | undefined {
  const rates = links.map((link) => link.lineGbps)
  return rates.some((rate) => rate !== undefined) ? Math.max(...rates.map((rate) => rate ?? 0)) : undefined
}

/** How many times faster than assumed a job's network may be. */
export function networkMargin(asked: RequestedHardware): number {
  const links = declaredLinks(asked)
  if (!isOnPlainEthernet(links)) return 1
  return lineGbps(links) === undefined ? fasterEthernet.unknown : fasterEthernet.declared
}

function devicesPerHost({ machine, name, nodes, count, candidates }: RequestedHardware): number | undefined {
  const perCard = Math.max(...candidates.map((each) => each.devicesPerChip))
  if (machine) return Math.ceil(machine.count * perCard)
  if (nodes !== undefined) {
    const perNode = name?.count ?? (count === undefined ? undefined : count / nodes)
    return perNode === undefined ? undefined : Math.ceil(perNode * perCard)
  }
  if (candidates.some(({ chipsPerHost }) => chipsPerHost.length === 0)) return undefined
  return Math.max(...candidates.flatMap(({ chipsPerHost }) => chipsPerHost)) * perCard
}

/** The fast domain of the best connected candidate. */
function fastDomain(asked: RequestedHardware): number | undefined {
  const { candidates, name } = asked
  // A slice's network ends at its border, and MIG isolates a part from all other cards.
  if (name?.slice) return name.slice.chips * Math.max(...candidates.map((each) => each.devicesPerChip))
  if (name?.part) return 1
  const domains = candidates.map(fastDomainOf)
  if (candidates.length === 0 || domains.includes(undefined)) return undefined
  const widest = Math.max(...(domains as number[]))
  if (candidates.some(joinsMachines)) return widest
  return Math.min(widest, devicesPerHost(asked) ?? widest)
}

/** The network of a job on one candidate; undefined if its machines are unknown. */
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

/**
 * The machine's documented network; else Ethernet at its declared or assumed rate; else the fastest one sold with the
 * accelerator.
 */
function hostGbps(chip: Accelerator, cardsPerHost: number, asked: RequestedHardware): number | undefined {
  const stated = asked.machine && networkOfMachine(asked.machine.name)
  if (stated !== undefined) return stated
  const links = declaredLinks(asked)
  if (isOnPlainEthernet(links)) return lineGbps(links) ?? plainEthernetGbps
  const perCard = fastestNetworkPerCard(chip.id)
  return perCard && perCard * cardsPerHost
}
