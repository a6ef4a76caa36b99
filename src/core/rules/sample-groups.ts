import { checkBatches } from '../catalog/software/libraries.ts'
import type { FrameworkFacts } from './framework-facts.ts'
import type { HardwareFacts } from './hardware-facts.ts'

type Parallelism = HardwareFacts['declared']['parallelism']
type Degrees = Exclude<NonNullable<Parallelism>, string>

/** Devices that share one sample; undefined if the layout leaves it open. */
export function devicesPerSample(parallelism: Parallelism): number | undefined {
  if (typeof parallelism !== 'object') return parallelism === undefined || parallelism === 'none' ? undefined : 1
  const { data, fsdp, tensor = 1, pipeline = 1, context = 1, expert = 1 }: Degrees = parallelism
  // Some frameworks have separate expert ranks.
  const isOpen = expert > 1 || (data === undefined && fsdp === undefined)
  return isOpen ? undefined : tensor * pipeline * context
}

/** Possible numbers of groups with their own samples: accelerators, or the devices in them. */
export function groupCounts({ candidates, count = 1 }: HardwareFacts, size: number): readonly number[] {
  const perPart = candidates.flatMap(({ devicesPerChip }) => [1, devicesPerChip, ...(devicesPerChip === 4 ? [8] : [])])
  return [...new Set(perPart)].map((devices) => (devices * count) / size).filter(Number.isInteger)
}

/** The job's library that refuses to start if the batch does not add up. */
export const batchChecker = ({ framework }: { readonly framework: FrameworkFacts }): string | undefined =>
  framework.libraries.find(({ id }) => checkBatches.has(id))?.name
