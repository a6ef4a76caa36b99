import { fastestPcieGBps, isBehindPcie } from '../catalog/machines/host-link.ts'
import { type HostMemory, hostMemoryOf } from '../catalog/machines/host-memory.ts'
import { resolveProvider } from '../catalog/names/providers.ts'
import type { JobDeclaration } from '../manifest/schema.ts'
import type { UsualMemory } from '../sizing/memory/memory.ts'
import { GIB } from '../sizing/units.ts'
import type { RequestedHardware } from './job-network.ts'

/** What a job keeps in the memory of its hosts, and what they have; all hosts together. */
export interface HostFacts extends HostMemory {
  /** The usual way. */
  readonly usualGiB: number
  /** What hosts have that hold so many accelerators and no more. */
  readonly wholeGiB: number
}

/** Undefined where nothing is offloaded, or where the hosts are not known. */
export function hostFacts(usual: UsualMemory | undefined, asked: RequestedHardware): HostFacts | undefined {
  const { candidates, count, nodes, machine, declared } = asked
  if (usual?.onHostGiB === undefined || count === undefined) return undefined
  const provider = resolveProvider(declared.provider ?? machine?.provider ?? '')
  const accelerators = candidates.map(({ id }) => id)
  const hosts = { machine, provider: provider?.id, accelerators, count, nodes }
  const memory = hostMemoryOf(hosts)
  const whole = hostMemoryOf({ ...hosts, isWhole: true }) ?? memory
  const devices = count * Math.max(...candidates.map(({ devicesPerChip }) => devicesPerChip))
  return memory && whole && { ...memory, usualGiB: usual.onHostGiB * devices, wholeGiB: whole.totalGiB }
}

/** Weights that a device fetches from its host for each pass, over PCIe and nothing faster. */
export interface StreamedWeights {
  readonly movedGiB: number
  /** At the least. */
  readonly seconds: number
}

/** Undefined where nothing is fetched, or where a faster link than PCIe may do it. */
export function streamedWeights(
  { task, scale }: JobDeclaration,
  usual: UsualMemory | undefined,
  { candidates }: RequestedHardware,
): StreamedWeights | undefined {
  if (task !== 'inference' || usual?.onHostGiB === undefined || !candidates.every(isBehindPcie)) return undefined
  // Of a mixture, a pass needs some of the experts.
  const { parameters = 1, active_parameters: active = parameters } = scale ?? {}
  const movedGiB = usual.onHostGiB * (active / parameters)
  return { movedGiB, seconds: (movedGiB * GIB) / (fastestPcieGBps * 1e9) }
}
