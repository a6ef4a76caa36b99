import { isUnknown } from '../../catalog/accelerator.ts'
import type { Severity } from '../../finding/finding.ts'
import type { Facts } from '../../rules/facts.ts'
import type { SizingFacts } from '../../rules/job-sizing.ts'
import type { JudgedMismatch } from '../../rules/rule-set.ts'
import type { Path } from '../../text/document.ts'
import { amount } from '../../text/wording.ts'
import type { Limit } from '../policy.ts'
import { finding, nameOf, undeclared } from './demand.ts'

/** A ceiling with the job's own amount. */
interface Measured {
  readonly name: string
  readonly at: Path
  readonly ceiling: number
  readonly unit: string
  readonly verb: 'uses' | 'takes' | 'costs'
  /** Absent if it is not known; then `keys` would decide it. */
  readonly least?: number
  readonly likely?: number
  readonly keys: readonly string[]
  /** What else keeps it from being known, in place of the keys that are not declared. */
  readonly because?: string
  /** Whether no key can decide it; then the finding is milder, unless the limit is locked. */
  readonly isOpen?: boolean
}

/** The findings of a job that exceeds a limit, or for which that is not known. */
export function overLimit(limit: Limit, facts: Facts): JudgedMismatch[] {
  if (limit.severity === 'off') return []
  return measures(limit, facts).flatMap((measured) => {
    const { ceiling, unit, verb, least, likely, keys, name, at, because, isOpen = false } = measured
    if (least === undefined) {
      const severity = isOpen && !limit.locked ? lessSevere(limit.severity as Severity) : limit.severity
      return undeclared(limit, keys, facts, `${nameOf(limit)} on ${name}`, {
        severity,
        because,
        extents: name === 'accelerators' ? undefined : sizesOf(facts),
      })
    }
    const over = least > ceiling
    if (!over && !(likely !== undefined && likely > ceiling)) return []
    const estimate =
      likely === undefined ? amount(least) : `about ${amount(likely)}${over ? `, at least ${amount(least)}` : ''}`
    return finding('policy/limit-exceeded', limit, limit.severity, {
      at,
      substance: { subject: name, amounts: [likely ?? least] },
      problem: `The job ${verb} ${estimate} ${unit}, but the policy allows ${amount(ceiling)}.`,
      remedy: `Plan the job for at most ${amount(ceiling)} ${ceiling === 1 ? unit.replace(/s$/, '') : unit}, or ask the policy's owners for a higher limit.`,
      // An excess that is only likely is milder.
      ...(!over && { severity: lessSevere(limit.severity as Severity) }),
    })
  })
}

/** The sizes with which hours and cost grow; Infinity for those that are not declared. */
const sizesOf = ({ scale }: Facts): number[] =>
  (['parameters', 'active_parameters', 'tokens', 'samples', 'epochs', 'flops_per_sample'] as const).map(
    (key) => scale[key] ?? Number.POSITIVE_INFINITY,
  )

const lessSevere = (severity: Severity): Severity => (severity === 'error' ? 'warning' : 'notice')

/** The keys that decide the amount of a job; `isOpen` if none is known. */
function keysOfSize({ hardware, task }: Facts, sizing: SizingFacts): Pick<Measured, 'keys' | 'isOpen'> {
  if (hardware.candidates.length === 0) return { keys: ['hardware.accelerator'] }
  // No key says how long a service runs.
  const isOpen = sizing.needs.length === 0 || task === 'inference'
  return { keys: sizing.needs.length > 0 ? sizing.needs : ['scale'], isOpen }
}

function measures(limit: Limit, facts: Facts): Measured[] {
  const { hardware } = facts
  const [sizing, count] = limit.locked
    ? [sizingUnderLock(facts), mostAccelerators(hardware)]
    : [facts.sizing, hardware.count]
  const sized = keysOfSize(facts, sizing)
  const likelyChipHours =
    sizing.likelyHours !== undefined && hardware.count !== undefined ? sizing.likelyHours * hardware.count : undefined
  const found: Measured[] = []
  const add = (measured: Omit<Measured, 'least' | 'likely'>, least: number | undefined, likely?: number): void => {
    found.push({ ...measured, ...(least !== undefined && { least }), ...(likely !== undefined && { likely }) })
  }
  if (limit.count !== undefined) {
    const at = ['hardware', 'count']
    add(
      { name: 'accelerators', at, ceiling: limit.count, unit: 'accelerators', verb: 'uses', keys: ['hardware.count'] },
      count,
    )
  }
  if (limit.hours !== undefined) {
    const tells = sizing.chipHours === undefined ? sized : { keys: ['hardware.count'] }
    const entry = {
      name: 'hours',
      at: ['hardware'],
      ceiling: limit.hours,
      unit: 'hours',
      verb: 'takes' as const,
      ...tells,
    }
    add(entry, sizing.hours?.[0], sizing.likelyHours)
  }
  if (limit.chipHours !== undefined) {
    const entry = {
      name: 'chip-hours',
      at: ['hardware'],
      ceiling: limit.chipHours,
      unit: 'chip-hours',
      verb: 'uses' as const,
      ...sized,
    }
    add(entry, sizing.chipHours?.[0], likelyChipHours)
  }
  if (limit.cost !== undefined) {
    const { amount: ceiling, currency } = limit.cost
    const priced = sizing.cost?.currency === currency ? sizing.cost : undefined
    const tells = sizing.chipHours === undefined ? sized : unpriced(currency, sizing)
    const entry = { name: 'cost', at: ['hardware'], ceiling, unit: currency, verb: 'costs' as const, ...tells }
    add(entry, priced?.amount[0], priced?.likely)
  }
  return found
}

/** Of statements that contradict each other the larger; what a manifest says of its own hardware lifts no lock. */
const sizingUnderLock = ({ hardware, largestSizing }: Facts): SizingFacts =>
  isUnknown(hardware.candidates) ? { assumptions: [], needs: ['hardware.accelerator'] } : largestSizing

/** The declared number, or that of all machines if it is larger. */
function mostAccelerators({ count, declared, name, machine }: Facts['hardware']): number | undefined {
  if (count === undefined || declared.nodes === undefined) return count
  return Math.max(count, declared.nodes * (name?.count ?? machine?.count ?? 1))
}

/** What decides a cost in a currency: a price in it. */
const unpriced = (currency: string, sizing: SizingFacts): Pick<Measured, 'keys' | 'because'> => ({
  keys: ['operations.price_per_chip_hour'],
  ...(sizing.cost && { because: `its price is in ${sizing.cost.currency} and the limit in ${currency}` }),
})
