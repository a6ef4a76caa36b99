import type { Accelerator } from '../catalog/accelerator.ts'
import { resolveAccelerator } from '../catalog/names/accelerator-name.ts'
import type { JobDeclaration } from '../manifest/schema.ts'
import { type Hardware, parallelismFor, requestFor } from '../review/hardware-choice.ts'
import type { Facts } from '../rules/facts.ts'
import type { HardwareFacts } from '../rules/hardware-facts.ts'
import type { Run } from './run.ts'

/** A run's hardware, from its export and the declaration. */
export interface UsedHardware {
  /** Undefined if the export does not settle it, even with the declaration. */
  readonly accelerators?: number | undefined
  readonly differsIn: readonly ('count' | 'accelerator')[]
  /** The job on this hardware. Its own declaration if no difference is known. */
  readonly declaration: JobDeclaration
}

export function usedHardware(run: Run, { declaration, hardware }: Facts): UsedHardware {
  const other = otherAccelerator(run.kinds, hardware)
  const candidates = other?.candidates ?? hardware.candidates
  const accelerators = countOf(run, candidates, other === undefined ? hardware.count : undefined)
  const isOtherCount = accelerators !== undefined && hardware.count !== undefined && accelerators !== hardware.count
  if (other === undefined && (accelerators === undefined || accelerators === hardware.count))
    return { accelerators, differsIn: [], declaration }
  return {
    accelerators,
    differsIn: [...(isOtherCount ? (['count'] as const) : []), ...(other ? (['accelerator'] as const) : [])],
    declaration: {
      ...declaration,
      hardware: replaced(hardware, candidates, other?.name ?? hardware.accelerator, accelerators),
    },
  }
}

/** The exported accelerator if it contradicts the declared one. Undefined if either is unknown. */
function otherAccelerator(kinds: readonly string[], { candidates }: HardwareFacts) {
  const known = kinds.flatMap((name) => {
    const resolved = resolveAccelerator(name)?.candidates ?? []
    return resolved.length === 0 ? [] : [{ name, candidates: resolved }]
  })
  if (candidates.length === 0) return undefined
  const ids = new Set(candidates.map(({ id }) => id))
  return known.find((each) => !each.candidates.some(({ id }) => ids.has(id)))
}

/**
 * The accelerators of the whole run. A tracker sees one host, so its count applies only if it equals the declared one.
 * For cards with several devices, Slurm and `torch.distributed` may count devices, so only a number that matches the
 * declaration counts.
 */
function countOf(
  { accelerators, acceleratorsOfHost }: Run,
  candidates: readonly Accelerator[],
  declared: number | undefined,
): number | undefined {
  if (accelerators === undefined) return acceleratorsOfHost === declared ? declared : undefined
  const devices = Math.max(1, ...candidates.map(({ devicesPerChip }) => devicesPerChip))
  if (devices === 1) return accelerators
  return declared !== undefined && accelerators === declared * devices ? declared : undefined
}

function replaced(
  { declared }: HardwareFacts,
  candidates: readonly Accelerator[],
  name: string,
  accelerators: number | undefined,
): Hardware {
  const [only, ...others] = candidates
  const request =
    only !== undefined && others.length === 0
      ? requestFor(only, accelerators)
      : { accelerator: name, ...(accelerators !== undefined && { count: accelerators }) }
  const parallelism = parallelismFor(declared.parallelism, accelerators && accelerators * (only?.devicesPerChip ?? 1))
  return {
    ...request,
    ...(parallelism !== undefined && { parallelism }),
    ...(declared.interconnect !== undefined && { interconnect: declared.interconnect }),
  }
}
