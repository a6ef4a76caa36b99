import { type Accelerator, type AcceleratorKind, declaredId, documented } from '../catalog/accelerator.ts'
import { acceleratorById } from '../catalog/accelerators/index.ts'
import { type Availability, availabilityOf, networksOf } from '../catalog/availability.ts'
import type { Machine } from '../catalog/machines/machine.ts'
import { type OnlyMachines, onlyMachines } from '../catalog/machines/sold-sizes.ts'
import { type AcceleratorName, resolveAccelerator, resolveMachine } from '../catalog/names/accelerator-name.ts'
import { isKindWord } from '../catalog/names/accelerator-vocabulary.ts'
import { inferAccelerator } from '../catalog/names/inferred-accelerator.ts'
import { type Provider, resolveProvider } from '../catalog/names/providers.ts'
import { kernelLanguagesFor } from '../catalog/software/kernel-languages.ts'
import { type Platform, platforms, platformsOf } from '../catalog/software/platforms.ts'
import { backEndOf } from '../evidence/agreement/back-end.ts'
import { sortedTopology } from '../evidence/observation/resolved-request.ts'
import type { BackEnd } from '../evidence/observation/software-stacks.ts'
import type { JobDeclaration } from '../manifest/schema.ts'
import { present } from '../text/present.ts'
import { legible, withArticle } from '../text/wording.ts'
import { type NetworkFacts, networkFacts } from './job-network.ts'

type DeclaredHardware = NonNullable<JobDeclaration['hardware']>

export interface HardwareFacts extends NetworkFacts {
  readonly kind?: AcceleratorKind
  /** The vendor, if all candidates share one. */
  readonly vendor?: string
  /**
   * For people: "TPU v5e-64", "8× H100". Words unknown to the catalog are quoted; without a name it is "undeclared
   * hardware".
   */
  readonly label: string
  /** The name alone: "A100 SXM 80 GB", or "A100" if several versions are possible. */
  readonly accelerator: string
  /** One accelerator as the subject of a sentence: "H100", or "an AWS Neuron chip" if only the kind is named. */
  readonly one: string
  /** The accelerators that the name may stand for: one if unambiguous, all of a kind for a word like `gpu`. */
  readonly candidates: readonly Accelerator[]
  /** Cards or chips of the whole job. */
  readonly count?: number
  readonly nodes?: number
  readonly machine?: Machine
  /** The provider whose machine type it is. */
  readonly machineOwner?: Provider
  /** The accelerator of the machine type, whatever else the manifest names. */
  readonly machineHolds?: Accelerator
  readonly name?: AcceleratorName
  readonly provider?: Provider
  /** The platforms of all candidates; empty if only the kind is known. */
  readonly platforms: readonly Platform[]
  /** Names of the software and of the kernel languages for it, if all candidates share a platform. */
  readonly software: string
  readonly kernelLanguages: string
  /** The software stack of the hardware, if packages and images are built for it. */
  readonly backEnd?: BackEnd
  /** Limits on where it is available, if there is one candidate. */
  readonly availability?: Availability
  /** The only provider of all candidates. */
  readonly rentedFrom?: Provider
  /** The provider rents the candidates only in these machines. */
  readonly onlyMachines?: OnlyMachines
  /** The only networks between the provider's hosts. */
  readonly networks?: ReturnType<typeof networksOf>
  /** Chips along each axis, smallest first. */
  readonly topology?: string
  /** The provider as written, if the catalog does not know it. */
  readonly providerWord?: string
  readonly declared: DeclaredHardware
  /** The declared memory, if it is less than the named accelerator has. */
  readonly lesserMemoryGiB?: number
}

/** The catalog's view of the declared hardware. An ambiguous name keeps all its candidates. */
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
  const count = countOf(declared, name, machine, kind)
  const providerWord = declared.provider ?? machine?.provider
  const provider = providerWord === undefined ? undefined : resolveProvider(providerWord)
  const unknown = written === undefined ? undefined : `"${written}"`
  const accelerator = (candidates.length === 1 ? candidates[0]?.name : name?.label) ?? unknown ?? undeclared
  const found = platformsOf(candidates)
  return present({
    kind,
    vendor,
    label: labelOf(accelerator, name, count),
    accelerator,
    one: isKindWord(accelerator) ? withArticle(accelerator) : accelerator,
    candidates,
    platforms: found,
    software: platforms[found[0] ?? 'other'].software,
    kernelLanguages: kernelLanguagesFor(candidates),
    count,
    nodes: declared.nodes,
    ...networkFacts({ candidates, count, declared, machine, name, nodes: declared.nodes }, provider),
    machine,
    machineOwner: machine && resolveProvider(machine.provider),
    backEnd: backEndOf(kind, undefined, candidates),
    ...placesOf(candidates, provider),
    topology: declared.topology === undefined ? undefined : sortedTopology(declared.topology),
    machineHolds: implied,
    name,
    provider,
    providerWord: provider ? undefined : providerWord,
    declared,
    lesserMemoryGiB: lesserMemoryGiB(declared, name?.candidates ?? []),
  })
}

/** Where the hardware is available, and what connects hosts there. */
function placesOf(
  candidates: readonly Accelerator[],
  provider: Provider | undefined,
): Pick<HardwareFacts, 'availability' | 'networks' | 'onlyMachines' | 'rentedFrom'> {
  const [first, ...others] = candidates.map(({ id }) => availabilityOf(id))
  const owner = first?.rentedFrom
  const isOnly = owner !== undefined && others.every((each) => each?.rentedFrom === owner)
  return present({
    availability: others.length === 0 ? first : undefined,
    rentedFrom: isOnly ? resolveProvider(owner) : undefined,
    onlyMachines: provider && onlyMachines(candidates, provider.id),
    networks: provider && networksOf(provider.id),
  })
}

/** The guidance compares GPUs and TPUs; everything else is other hardware. */
const kindOf = (kind: string | undefined): AcceleratorKind | undefined =>
  kind === undefined || kind === 'gpu' || kind === 'tpu' ? kind : 'other'

/** A machine type, the memory of a card or a provider's offer narrows an ambiguous name to fewer candidates. */
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
  const withMemory = memoryGiB === undefined ? [] : partsWithMemory(name.candidates, memoryGiB)
  if (withMemory.length > 0) return withMemory
  const provider = resolveProvider(declared.provider ?? '')?.id
  const offered = name.candidates.filter(({ providers }) => provider !== undefined && providers.includes(provider))
  return offered.length > 0 ? offered : name.candidates
}

/** The parts whose memory is nearest. Programs see less than is advertised: 79.6 GiB of an H100. */
function partsWithMemory(parts: readonly Accelerator[], memoryGiB: number): readonly Accelerator[] {
  const distance = ({ memoryGiB: { value } }: Accelerator): number => Math.abs(memoryGiB / value - 1)
  const nearest = Math.min(...parts.map(distance))
  return nearest > 0.03 ? [] : parts.filter((part) => distance(part) === nearest)
}

/** The least share of its memory that a card shows to programs: 14.7 of 16 GiB on a T4 with ECC. */
const seen = 0.9

/** The declared memory, if each part of the name has more. A larger one may be the host's or that of all cards. */
function lesserMemoryGiB(declared: DeclaredHardware, parts: readonly Accelerator[]): number | undefined {
  if (declared.memory === undefined || parts.length === 0) return undefined
  const memoryGiB = advertisedGiB(declared.memory)
  const isLess = ({ isMemoryChosen, devicesPerChip, memoryGiB: { value } }: Accelerator): boolean =>
    isMemoryChosen !== true && memoryGiB * devicesPerChip < seen * value
  return parts.every(isLess) ? memoryGiB : undefined
}

/** Memory as vendors advertise it: the GB of a data sheet are the GiB of a card, within a few percent. */
const advertisedGiB = (bytes: number): number => (bytes % 1e9 === 0 ? bytes / 1e9 : bytes / 2 ** 30)

/** An accelerator unknown to the catalog, as the manifest describes it; undefined if its memory is undeclared. */
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
  // A topology is the whole slice; a machine type is only one of its hosts.
  const wholeSlice = declared.topology !== undefined && declared.nodes === undefined && name?.count === undefined
  if (perNode !== undefined && !(wholeSlice && kind === 'tpu'))
    return perNode * (declared.nodes ?? 1) * (declared.slices ?? 1)
  // A Mac has one chip.
  if (name?.candidates.every(({ isMemoryChosen }) => isMemoryChosen)) return declared.nodes ?? 1
  if (declared.topology === undefined || (kind !== undefined && kind !== 'tpu')) return undefined
  return declared.topology.split('x').reduce((product, side) => product * Number(side), 1) * slices
}

const undeclared = 'undeclared hardware'

function labelOf(accelerator: string, name: AcceleratorName | undefined, count: number | undefined): string {
  if (name?.slice) return name.label
  if (count === undefined || accelerator === undeclared) return accelerator
  // Clouds sell parts of a card, so a count may be a third.
  return `${Number.isInteger(count) ? legible(count) : count.toFixed(2)}× ${accelerator}`
}
