import { type Facts, gatherFacts } from '../rules/facts.ts'
import { sizeJob } from '../rules/job-sizing.ts'
import type { Interval } from '../sizing/interval.ts'
import { type Exceeded, impliedMfu } from './implied-mfu.ts'
import type { Run, Utilization } from './run.ts'
import { type UsedHardware, usedHardware } from './used-hardware.ts'

/** Estimated duration of a job. */
export interface Estimate {
  readonly hours: Interval
  readonly likelyHours: number
}

/** A completed run, compared with its job's declaration. */
export interface EndedRun {
  readonly id?: string | undefined
  readonly name: string
  readonly hours?: number | undefined
  readonly accelerators?: number | undefined
  /** As exported, if `accelerators` is unknown: the tracker saw one host. */
  readonly acceleratorsOfHost?: number | undefined
  readonly kinds: readonly string[]
  readonly utilization?: Utilization | undefined
  /** How the hardware differs from the declared one. */
  readonly differsIn: UsedHardware['differsIn']
  /** For the run's hardware, or for the declared one if unknown. */
  readonly estimate?: Estimate | undefined
  readonly duration?: 'inside' | 'shorter' | 'longer' | undefined
  /** The hours divided by the end of the estimate that they exceed. */
  readonly factor?: number | undefined
  readonly mfu?: number | undefined
  /** Set if the run was too fast for any MFU to explain. */
  readonly exceeds?: Exceeded | undefined
}

/** Compares the runs of one job with it. Runs on the same hardware share an estimate. */
export class RunComparison {
  readonly #facts: Facts
  readonly #byHardware = new Map<string, { readonly used: UsedHardware; readonly facts: Facts }>()

  constructor(facts: Facts) {
    this.#facts = facts
  }

  compare(run: Run): EndedRun {
    const { used, facts } = this.#on(run)
    const estimate = estimateOf(facts, used.accelerators)
    const reached = mfuOf(run.hours, used.accelerators, facts)
    return {
      id: run.id,
      name: run.name,
      hours: run.hours,
      accelerators: used.accelerators,
      ...(used.accelerators === undefined && { acceleratorsOfHost: run.acceleratorsOfHost }),
      kinds: run.kinds,
      utilization: run.utilization,
      differsIn: used.differsIn,
      estimate,
      ...(run.hours !== undefined && estimate && comparedWith(run.hours, estimate)),
      ...(typeof reached === 'number' ? { mfu: reached } : { exceeds: reached }),
    }
  }

  #on(run: Run): { readonly used: UsedHardware; readonly facts: Facts } {
    const key = JSON.stringify([run.accelerators, run.acceleratorsOfHost, run.kinds])
    const known = this.#byHardware.get(key)
    if (known) return known
    const used = usedHardware(run, this.#facts)
    const facts = gatherFacts(this.#facts.job, used.declaration, this.#facts.thresholds)
    this.#byHardware.set(key, { used, facts })
    return { used, facts }
  }
}

/** Undefined if the job cannot be sized, or not with this count: there is no slice of six chips. */
export function estimateOf({ sizing, hardware }: Facts, accelerators = hardware.count): Estimate | undefined {
  const { hours, likelyHours } = sizing
  if (hours === undefined || likelyHours === undefined || hardware.count !== accelerators) return undefined
  return { hours, likelyHours }
}

function mfuOf(
  hours: number | undefined,
  accelerators: number | undefined,
  facts: Facts,
): number | Exceeded | undefined {
  const { declaration, hardware, scale } = facts
  if (hours === undefined || accelerators === undefined || hardware.count !== accelerators) return undefined
  return impliedMfu(
    hours * accelerators,
    (mfu) => sizeJob(declaration, hardware, scale, { mfu: [mfu, mfu] }).likelyChipHours,
  )
}

function comparedWith(hours: number, { hours: [least, most] }: Estimate): Pick<EndedRun, 'duration' | 'factor'> {
  if (hours < least) return { duration: 'shorter', factor: hours / least }
  return hours > most ? { duration: 'longer', factor: hours / most } : { duration: 'inside' }
}
