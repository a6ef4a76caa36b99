import type { ThresholdName } from '../../rules/thresholds.ts'
import { ceilingsIn } from '../ceilings.ts'
import type { Origin } from '../origin.ts'
import type { ConditionalDemand, Limit } from '../policy.ts'
import type { PolicyLayer } from './layer.ts'

/** A policy setting that affects how the amounts of a job are computed. */
export type Measure = ThresholdName | 'prices'

const time = ['sizing.hours', 'sizing.chip_hours', 'sizing.cost', 'sizing.energy_kwh']

/** The amounts that depend on each measure, by their keys in conditions. */
const measured: Readonly<Partial<Record<Measure, readonly string[]>>> = {
  mfu: time,
  prices: ['sizing.cost'],
  size_by_parameters: ['scale.size'],
  size_by_flops: ['scale.size'],
  size_by_bytes: ['scale.size'],
}

/** The first demand that locks a measure, and its layer. */
export interface MeasureLock {
  readonly layer: number
  readonly origin: Origin
}

/**
 * The measures of locked demands. A later layer could loosen the demand by changing one, so each is locked at its value
 * in the demand's layer.
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
