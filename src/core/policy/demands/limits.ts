import type { Severity } from '../../finding/finding.ts'
import type { Facts } from '../../rules/facts.ts'
import type { JudgedMismatch } from '../../rules/rule-set.ts'
import type { Path } from '../../text/document.ts'
import { amount } from '../../text/wording.ts'
import type { Limit } from '../policy.ts'
import { finding, nameOf, undeclared } from './demand.ts'

/** A ceiling with what the job comes to. */
interface Measured {
  readonly name: string
  readonly at: Path
  readonly ceiling: number
  readonly unit: string
  /** Absent where it cannot be known; then `keys` would tell. */
  readonly least?: number
  readonly likely?: number
  readonly keys: readonly string[]
}

/** Where a job comes to more than the organisation allows, or nobody can tell. */
export function overLimit(limit: Limit, facts: Facts): JudgedMismatch[] {
  if (limit.severity === 'off') return []
  return measures(limit, facts).flatMap((measured) => {
    const { ceiling, unit, least, likely, keys, name, at } = measured
    // What cannot be estimated may have no key that would tell, so it is milder; a count always has one.
    if (least === undefined) {
      const severity = name === 'accelerators' ? limit.severity : lessSevere(limit.severity as Severity)
      return undeclared(limit, keys, facts, `${nameOf(limit)} on ${name}`, severity)
    }
    const over = least > ceiling
    if (!over && !(likely !== undefined && likely > ceiling)) return []
    const estimate =
      likely === undefined ? amount(least) : `about ${amount(likely)}${over ? `, at least ${amount(least)}` : ''}`
    return finding('policy/limit-exceeded', limit, limit.severity, {
      at,
      substance: { subject: name, amounts: [likely ?? least] },
      problem: `The job comes to ${estimate} ${unit}, and the organisation allows ${amount(ceiling)}.`,
      remedy: `Plan the job for at most ${amount(ceiling)} ${ceiling === 1 ? unit.replace(/s$/, '') : unit}, or ask those who keep the policy.`,
      // What an estimate only makes likely is not held against the job as firmly.
      ...(!over && { severity: lessSevere(limit.severity as Severity) }),
    })
  })
}

const lessSevere = (severity: Severity): Severity => (severity === 'error' ? 'warning' : 'notice')

function measures(limit: Limit, { hardware, sizing }: Facts): Measured[] {
  const unsized = hardware.candidates.length === 0 ? 'hardware.accelerator' : 'scale'
  const sized = sizing.needs.length > 0 ? sizing.needs : [unsized]
  const likelyChipHours =
    sizing.likelyHours !== undefined && hardware.count !== undefined ? sizing.likelyHours * hardware.count : undefined
  const found: Measured[] = []
  const add = (measured: Omit<Measured, 'least' | 'likely'>, least: number | undefined, likely?: number): void => {
    found.push({ ...measured, ...(least !== undefined && { least }), ...(likely !== undefined && { likely }) })
  }
  if (limit.count !== undefined) {
    const at = ['hardware', 'count']
    add(
      { name: 'accelerators', at, ceiling: limit.count, unit: 'accelerators', keys: ['hardware.count'] },
      hardware.count,
    )
  }
  if (limit.hours !== undefined) {
    const entry = { name: 'hours', at: ['hardware'], ceiling: limit.hours, unit: 'hours', keys: sized }
    add(entry, sizing.hours?.[0], sizing.likelyHours)
  }
  if (limit.chipHours !== undefined) {
    const entry = { name: 'chip-hours', at: ['hardware'], ceiling: limit.chipHours, unit: 'chip-hours', keys: sized }
    add(entry, sizing.chipHours?.[0], likelyChipHours)
  }
  if (limit.cost !== undefined) {
    const { amount: ceiling, currency } = limit.cost
    const priced = sizing.cost?.currency === currency ? sizing.cost : undefined
    const keys = sizing.chipHours === undefined ? sized : ['operations.price_per_chip_hour']
    const perHour = priced && sizing.chipHours ? priced.amount[0] / sizing.chipHours[0] : undefined
    const likely = perHour !== undefined && likelyChipHours !== undefined ? perHour * likelyChipHours : undefined
    add({ name: 'cost', at: ['hardware'], ceiling, unit: currency, keys }, priced?.amount[0], likely)
  }
  return found
}
