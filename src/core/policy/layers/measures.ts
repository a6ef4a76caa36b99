import type { ThresholdName } from '../../rules/thresholds.ts'
import { ceilingsIn } from '../ceilings.ts'
import type { Origin } from '../origin.ts'
import type { ConditionalDemand, Limit } from '../policy.ts'
import type { PolicyLayer } from './layer.ts'

/** What a policy sets that the amounts of a job are measured with. */
export type Measure = ThresholdName | 'prices'

const time = ['sizing.hours', 'sizing.chip_hours', 'sizing.cost', 'sizing.energy_kwh']

/** The values of a job that follow from a measure, by their keys in conditions. */
const measured: Readonly<Partial<Record<Measure, readonly string[]>>> = {
  mfu: time,
  prices: ['sizing.cost'],
  size_by_parameters: ['scale.size'],
  size_by_flops: ['scale.size'],
  size_by_bytes: ['scale.size'],
}

/** The first demand that locks a measure, and the layer that holds it. */
export interface MeasureLock {
  readonly layer: number
  readonly origin: Origin
}

/**
 * The measures of locked demands. A file further down that changed one would loosen the demand, so each is locked at the
 * value that holds where the demand stands.
 */
export function lockedMeasures(layers: readonly PolicyLayer[]): ReadonlyMap<Measure, MeasureLock> {
  const found = new Map<Measure, MeasureLock>()
  for (const [layer, { limits, requirements, custom }] of layers.entries())
    for (const demand of [...limits, ...requirements, ...custom])
      for (const measure of demand.locked && demand.severity !== 'off' ? measuresOf(demand) : [])
        if (!found.has(measure)) found.set(measure, { layer, origin: demand.origin })
  return found
}

function measuresOf(demand: ConditionalDemand): Measure[] {
  const limited = ceilingsIn(demand as Limit).flatMap(({ follows }) => follows ?? [])
  const keys = [...(demand.when?.reads ?? []), ...limited]
  const follows = (key: string): boolean => keys.some((read) => read === key || read.startsWith(`${key}.`))
  return (Object.keys(measured) as Measure[]).filter((measure) => measured[measure]?.some(follows))
}
