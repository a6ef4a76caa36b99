import { type Accelerator, type AcceleratorKind, declaredId, documented } from '../catalog/accelerator.ts'
import { acceleratorById } from '../catalog/accelerators/index.ts'
import { type Availability, availabilityOf, networksOf } from '../catalog/availability.ts'
import { fastDomainOf } from '../catalog/machines/fast-domain.ts'
import { linkOf } from '../catalog/machines/links.ts'
import type { Machine } from '../catalog/machines/machine.ts'
import { type OnlyMachines, onlyMachines } from '../catalog/machines/sold-sizes.ts'
import { type AcceleratorName, resolveAccelerator, resolveMachine } from '../catalog/names/accelerator-name.ts'
import { isKindWord } from '../catalog/names/accelerator-vocabulary.ts'
import { inferAccelerator } from '../catalog/names/inferred-accelerator.ts'
import { type Provider, resolveProvider } from '../catalog/names/providers.ts'
import { kernelLanguagesFor } from '../catalog/software/kernel-languages.ts'
import { type Platform, platforms, platformsOf } from '../catalog/software/platforms.ts'
import { backEndOf } from '../evidence/agreement/back-end.ts'
import type { BackEnd } from '../evidence/agreement/software-stack.ts'
import { sortedTopology } from '../evidence/observation/resolved-request.ts'
import type { JobDeclaration } from '../manifest/schema.ts'
import { withArticle } from '../text/wording.ts'
import { type DeclaredLink, declaredLinks, devicesPerHost, fastDomain, isOnPlainEthernet } from './job-network.ts'

type DeclaredHardware = NonNullable<JobDeclaration['hardware']>

export interface HardwareFacts {
  readonly kind?: AcceleratorKind
  /** Whose it is, where all that the name may stand for is of one vendor. */
  readonly vendor?: string
  /** For people: "TPU v5e-64", "8× H100"; in quotes what the catalog does not know; "undeclared hardware" where nothing is named. */
  readonly label: string
  /** The name alone, of one of them: "A100 SXM 80 GB", or "A100" where that may be several. */
  readonly accelerator: string
  /** One of them, as the subject of a sentence: "H100", or "an AWS Neuron chip" where only the kind is named. */
  readonly one: string
  /** The accelerators that the name may stand for: one where it is unambiguous, all of a kind for a word such as `gpu`. */
  readonly candidates: readonly Accelerator[]
  /** Accelerators in all: cards, or chips. */
  readonly count?: number
  readonly nodes?: number
  /** Devices of one machine, declared or the most that the catalog knows. */
  readonly devicesPerHost?: number
  /** Devices that a fast link (NVLink, Infinity Fabric, ICI) joins; those of one card where the part has none. */
  readonly fastDomain?: number
  /** Whether no link but PCIe joins its cards, whichever part the name stands for. */
  readonly linkJoinsNothing?: boolean
  /** What is declared to join its cards and its machines; words that the catalog does not know are left out. */
  readonly links: readonly DeclaredLink[]
  /** Whether the only network that is declared between its machines is Ethernet, where that is not a fast one. */
  readonly isOnPlainEthernet: boolean
  /** The word for what joins its cards, where the part is known. */
  readonly ownLink?: string
  readonly machine?: Machine
  /** Whose name the machine type is. */
  readonly machineOwner?: Provider
  /** What the machine type holds, whatever the manifest names beside it. */
  readonly machineHolds?: Accelerator
  readonly name?: AcceleratorName
  readonly provider?: Provider
  /** The platforms of all that the name may stand for; none where the kind is all that is known. */
  readonly platforms: readonly Platform[]
  /** What software for it is called, and what kernels for it are written in, where it is of one platform. */
  readonly software: string
  readonly kernelLanguages: string
  /** The software stack that drives it, where it is one that packages and images are built for. */
  readonly backEnd?: BackEnd
  /** What limits where it can be had, where it is one part. */
  readonly availability?: Availability
  /** The only provider of all that the name may stand for. */
  readonly rentedFrom?: Provider
  /** The only machines in which the provider rents out any of them. */
  readonly onlyMachines?: OnlyMachines
  /** The only networks between the provider's machines. */
  readonly networks?: ReturnType<typeof networksOf>
  /** Chips along each axis, from the smallest on. */
  readonly topology?: string
  /** The provider as written, where the catalog does not know it. */
  readonly providerWord?: string
  readonly declared: DeclaredHardware
}

/** A word that stands for more parts than this says nothing of how they are connected. */
const mostParts = 6

/** The declared hardware as the catalog knows it. A name that may be several parts keeps all of them. */
export function hardwareFacts(declared: DeclaredHardware): HardwareFacts {
  const named = declared.accelerator ?? (declared.machine === undefined ? declared.kind : undefined)
  const name = named === undefined ? undefined : resolveAccelerator(named)
  const machine = declared.machine === undefined ? undefined : resolveMachine(declared.machine)
  const implied = machine && acceleratorById(machine.accelerator)
  const written = declared.accelerator ?? declared.machine
  const inferred = written === undefined || name || implied ? undefined : inferAccelerator(written)
  const kind = name?.kind ?? implied?.kind ?? kindOf(declared.kind ?? inferred?.kind)
  const candidates = candidatesOf(name, implied, declared, kind)
  const [first, ...others] = candidates
  const isOneVendor = first !== undefined && others.every(({ vendor }) => vendor === first.vendor)
  const vendor = inferred?.vendor ?? (isOneVendor && first.id !== declaredId ? first.vendor : undefined)
  const backEnd = backEndOf(kind, undefined, candidates)
  const count = countOf(declared, name, machine, kind)
  const owner = machine && resolveProvider(machine.provider)
  const providerWord = declared.provider ?? machine?.provider
  const provider = providerWord === undefined ? undefined : resolveProvider(providerWord)
  const unknown = written === undefined ? undefined : `"${written}"`
  const accelerator = (candidates.length === 1 ? candidates[0]?.name : name?.label) ?? unknown ?? undeclared
  const found = platformsOf(candidates)
  const asked = { candidates, count, declared, machine, name, nodes: declared.nodes }
  const isNamed = candidates.length > 0 && candidates.length <= mostParts
  const perHost = isNamed ? devicesPerHost(asked) : undefined
  const domain = isNamed ? fastDomain(asked) : undefined
  const links = declaredLinks(asked)
  return {
    ...(kind && { kind }),
    ...(vendor !== undefined && { vendor }),
    label: labelOf(accelerator, name, count),
    accelerator,
    one: isKindWord(accelerator) ? withArticle(accelerator) : accelerator,
    candidates,
    platforms: found,
    software: platforms[found[0] ?? 'other'].software,
    kernelLanguages: kernelLanguagesFor(candidates),
    ...(count !== undefined && { count }),
    ...(declared.nodes !== undefined && { nodes: declared.nodes }),
    ...(perHost !== undefined && { devicesPerHost: perHost }),
    ...(domain !== undefined && {
      fastDomain: domain,
      linkJoinsNothing: candidates.every((each) => fastDomainOf(each) === each.devicesPerChip),
    }),
    links,
    isOnPlainEthernet: isOnPlainEthernet(links) && provider?.hasFastEthernet !== true,
    ...(first && { ownLink: linkOf(first) }),
    ...(machine && { machine }),
    ...(owner && { machineOwner: owner }),
    ...(backEnd && { backEnd }),
    ...placesOf(candidates, provider),
    ...(declared.topology !== undefined && { topology: sortedTopology(declared.topology) }),
    ...(implied && { machineHolds: implied }),
    ...(name && { name }),
    ...(provider && { provider }),
    ...(providerWord !== undefined && !provider && { providerWord }),
    declared,
  }
}

/** What is known of where the hardware can be had, and of what joins machines there. */
function placesOf(
  candidates: readonly Accelerator[],
  provider: Provider | undefined,
): Pick<HardwareFacts, 'availability' | 'networks' | 'onlyMachines' | 'rentedFrom'> {
  const [first, ...others] = candidates.map(({ id }) => availabilityOf(id))
  const owner = first?.rentedFrom
  const isOnly = owner !== undefined && others.every((each) => each?.rentedFrom === owner)
  const rentedFrom = isOnly ? resolveProvider(owner) : undefined
  const networks = provider && networksOf(provider.id)
  const only = provider && onlyMachines(candidates, provider.id)
  return {
    ...(first && others.length === 0 && { availability: first }),
    ...(rentedFrom && { rentedFrom }),
    ...(only && { onlyMachines: only }),
    ...(networks && { networks }),
  }
}

/** The guidance compares GPUs and TPUs; everything else is other hardware. */
const kindOf = (kind: string | undefined): AcceleratorKind | undefined =>
  kind === undefined || kind === 'gpu' || kind === 'tpu' ? kind : 'other'

/** A machine type, the memory of a card or what the provider has narrows an ambiguous name down to the parts that it may be. */
function candidatesOf(
  name: AcceleratorName | undefined,
  implied: Accelerator | undefined,
  declared: DeclaredHardware,
  kind: AcceleratorKind | undefined,
): readonly Accelerator[] {
  if (name === undefined) return implied ? [implied] : (declaredPart(declared, kind) ?? [])
  const narrowed = implied && name.candidates.find((candidate) => candidate.id === implied.id)
  if (narrowed) return [narrowed]
  const memoryGiB = declared.memory === undefined ? undefined : advertisedGiB(declared.memory)
  const [only, another] = name.candidates
  if (only?.isMemoryChosen && another === undefined && memoryGiB !== undefined)
    return [{ ...only, memoryGiB: documented(Math.min(memoryGiB, only.memoryGiB.value)) }]
  const withMemory = name.candidates.filter((candidate) => candidate.memoryGiB.value === memoryGiB)
  if (withMemory.length > 0) return withMemory
  const provider = resolveProvider(declared.provider ?? '')?.id
  const offered = name.candidates.filter(({ providers }) => provider !== undefined && providers.includes(provider))
  return offered.length > 0 ? offered : name.candidates
}

/** Memory as vendors print it: the GB of a data sheet are the GiB of a card, within a few percent. */
const advertisedGiB = (bytes: number): number => (bytes % 1e9 === 0 ? bytes / 1e9 : bytes / 2 ** 30)

/** A part that the catalog does not know, by what its user says of it; undefined where its memory is not declared. */
function declaredPart(
  declared: DeclaredHardware,
  kind: AcceleratorKind | undefined,
): readonly Accelerator[] | undefined {
  if (kind === undefined || declared.memory === undefined) return undefined
  const peaks = Object.entries(declared.peak ?? {}).map(([precision, flops]) => [precision, documented(flops / 1e12)])
  return [
    {
      id: declaredId,
      name: declared.accelerator ?? declared.machine ?? kind.toUpperCase(),
      kind,
      vendor: 'other',
      architecture: 'declared',
      segment: 'data-centre',
      purpose: 'training',
      status: 'available',
      memoryGiB: documented(advertisedGiB(declared.memory)),
      densePeakTflops: Object.fromEntries(peaks) as Accelerator['densePeakTflops'],
      lacksPrecisions: { values: [], references: [] },
      devicesPerChip: 1,
      chipsPerHost: [],
      traps: [],
      names: [],
      providers: [],
    },
  ]
}

function countOf(
  declared: DeclaredHardware,
  name: AcceleratorName | undefined,
  machine: Machine | undefined,
  kind: AcceleratorKind | undefined,
): number | undefined {
  if (declared.count !== undefined) return declared.count
  const slices = declared.slices ?? name?.slices ?? 1
  if (name?.slice) return name.slice.chips * slices
  const perNode = name?.count ?? machine?.count
  // A topology is the whole slice, where a machine type is only one of its hosts.
  const wholeSlice = declared.topology !== undefined && declared.nodes === undefined && name?.count === undefined
  if (perNode !== undefined && !(wholeSlice && kind === 'tpu'))
    return perNode * (declared.nodes ?? 1) * (declared.slices ?? 1)
  // A Mac has one such chip.
  if (name?.candidates.every(({ isMemoryChosen }) => isMemoryChosen)) return declared.nodes ?? 1
  if (declared.topology === undefined || (kind !== undefined && kind !== 'tpu')) return undefined
  return declared.topology.split('x').reduce((product, side) => product * Number(side), 1) * slices
}

const undeclared = 'undeclared hardware'

function labelOf(accelerator: string, name: AcceleratorName | undefined, count: number | undefined): string {
  if (name?.slice) return name.label
  if (count === undefined || accelerator === undeclared) return accelerator
  // Clouds sell parts of a card, so a count may be a third.
  return `${Number.isInteger(count) ? count : count.toFixed(2)}× ${accelerator}`
}
