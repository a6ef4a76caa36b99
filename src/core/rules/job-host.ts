import { fastestPcieGBps, isBehindPcie } from '../catalog/machines/host-link.ts'
import { type HostMemory, hostMemoryOf } from '../catalog/machines/host-memory.ts'
import { resolveProvider } from '../catalog/names/providers.ts'
import type { JobDeclaration } from '../manifest/schema.ts'
import type { UsualMemory } from '../sizing/memory/memory.ts'
import { GIB } from '../sizing/units.ts'
import type { RequestedHardware } from './job-network.ts'

/** What a job offloads to its hosts and what these have, summed over all hosts. */
export interface HostFacts extends HostMemory {
  /** With the usual choices. */
  readonly usualGiB: number
  /** Memory of hosts with exactly this many accelerators. */
  readonly wholeGiB: number
}

/** Undefined without offloading, or if the hosts are unknown. */
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

/** Weights that a device fetches from its host for each pass, with no link faster than PCIe. */
export interface StreamedWeights {
  readonly movedGiB: number
  /** A lower bound. */
  readonly seconds: number
}

/** Undefined if nothing is fetched, or a link faster than PCIe may exist. */
export function streamedWeights(
  { task, scale }: JobDeclaration,
  usual: UsualMemory | undefined,
  { candidates }: RequestedHardware,
): StreamedWeights | undefined {
  if (task !== 'inference' || usual?.onHostGiB === undefined || !candidates.every(isBehindPcie)) return undefined
  // A pass through a mixture of experts needs only some of the experts.
  const { parameters = 1, active_parameters: active = parameters } = scale ?? {}
  const movedGiB = usual.onHostGiB * (active / parameters)
  return { movedGiB, seconds: (movedGiB * GIB) / (fastestPcieGBps * 1e9) }
}
