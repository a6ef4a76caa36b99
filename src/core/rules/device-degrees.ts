import type { JobDeclaration } from '../manifest/schema.ts'
import type { ParallelismDegrees } from '../sizing/parallelism.ts'

type Declared = NonNullable<JobDeclaration['hardware']>['parallelism']

interface Chips {
  readonly count?: number | undefined
  readonly devicesPerChip: number
}

/**
 * The declared parallelism in devices. Degrees that multiply to the chips, each of several devices, count chips: nobody
 * leaves the other devices idle. Those of a chip then divide further what the job divides most finely.
 */
export function parallelismOnDevices(declared: Declared, chips: Chips): Declared {
  if (typeof declared !== 'object' || !countsChips(declared, chips)) return declared
  const { tensor = 1, fsdp = 1, data = 1 } = declared
  const { devicesPerChip } = chips
  if (tensor > 1) return { ...declared, tensor: tensor * devicesPerChip }
  return fsdp > 1 ? { ...declared, fsdp: fsdp * devicesPerChip } : { ...declared, data: data * devicesPerChip }
}

/** Said where `parallelismOnDevices` multiplies. */
export const chipDegreesWords = (declared: Declared, chips: Chips): string[] =>
  typeof declared === 'object' && countsChips(declared, chips)
    ? [
        `the degrees of parallelism count chips, and the ${chips.devicesPerChip} devices of each divide the work further`,
      ]
    : []

/** Whether the degrees fill the chips and not their devices. Without a data degree, data parallelism fills the rest. */
function countsChips(degrees: ParallelismDegrees, { count, devicesPerChip }: Chips): boolean {
  const isClosed = degrees.data !== undefined || degrees.fsdp !== undefined
  const { data = 1, fsdp = 1, tensor = 1, pipeline = 1, context = 1 } = degrees
  return devicesPerChip > 1 && isClosed && data * fsdp * tensor * pipeline * context === count
}
