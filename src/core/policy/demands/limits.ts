import { isUnknown } from '../../catalog/accelerator.ts'
import { settingName, settingValue } from '../../evidence/engines/settings/setting-words.ts'
import type { Setting } from '../../evidence/observation/observation.ts'
import type { Severity } from '../../finding/finding.ts'
import type { Facts } from '../../rules/facts.ts'
import type { SizingFacts } from '../../rules/job-sizing.ts'
import type { JudgedMismatch } from '../../rules/rule-set.ts'
import { amount } from '../../text/wording.ts'
import { type Amounts, ceilingsIn, type MeasuredJob, type SetCeiling } from '../ceilings.ts'
import type { Limit } from '../policy.ts'
import { finding, lessSevere, milder, nameOf, notTold, readsBase, undeclared } from './demand.ts'
import { type LaunchedJob, largerLaunches } from './launched-hardware.ts'
import { lessWork } from './less-work.ts'

interface Measured extends SetCeiling, Amounts {
  /** The keys that would decide an unknown amount. */
  readonly keys: readonly string[]
  /** Another reason why it is unknown. */
  readonly because?: string
  /** Whether no key can decide it. The finding is then milder, unless the limit is locked. */
  readonly isOpen?: boolean
  /** Whether contradictory sizes come to more than the ones that are shown. */
  readonly isOfLargest?: boolean
}

/** The findings if a job exceeds a limit, or if its amount is unknown. */
export function overLimit(limit: Limit, facts: Facts): JudgedMismatch[] {
  if (limit.severity === 'off') return []
  const own = measures(limit, facts)
  const declared = own.flatMap((measured) => {
    const { keys, name, because, least, isOpen = false } = measured
    if (least !== undefined) return excess(limit, measured, { facts })
    return undeclared(limit, keys, facts, `${nameOf(limit)} on ${name}`, {
      severity: isOpen ? milder(limit) : limit.severity,
      because,
      extents: name === 'accelerators' ? undefined : sizesOf(facts),
    })
  })
  return [...declared, ...(facts.base === undefined ? launchedOver(limit, facts, own) : [])]
}

/** For each ceiling, the launch that exceeds it most, if it exceeds the declared job, too. */
function launchedOver(limit: Limit, facts: Facts, own: readonly Measured[]): JudgedMismatch[] {
  const launched = largerLaunches(facts).map((launch) => ({ launch, measured: measures(limit, launch.facts) }))
  return own.flatMap((declared, index) => {
    const [most] = launched
      .map(({ launch, measured }) => ({ launch, measured: measured[index] as Measured }))
      .filter(({ measured }) => usual(measured) > Math.max(usual(declared), declared.ceiling))
      .sort((a, b) => usual(b.measured) - usual(a.measured))
    return most === undefined ? [] : excess(limit, most.measured, most.launch)
  })
}

const usual = ({ likely, least }: Amounts): number => likely ?? least ?? Number.NEGATIVE_INFINITY

type StartedJob = Pick<LaunchedJob, 'facts'> & Partial<LaunchedJob>

function excess(limit: Limit, measured: Measured, { facts, place, isStated }: StartedJob): JudgedMismatch[] {
  const { ceiling, unit, verb, least = 0, likely, by, name, at, isOfLargest } = measured
  const { estimated, given } = measured.figures ?? { estimated: amount, given: amount }
  const over = least > ceiling
  if (!over && !(likely !== undefined && likely > ceiling)) return []
  const estimate =
    likely === undefined
      ? `${estimated(least)} ${unit}`
      : `about ${estimated(likely)} ${unit}${over ? ` (at least ${estimated(least)})` : ''}`
  const subject = place === undefined ? 'The job' : `As ${place.path} launches it, the job`
  return finding('policy/limit-exceeded', limit, limit.severity, {
    at,
    substance: { subject: place === undefined ? name : `${name} launched`, amounts: [likely ?? least] },
    problem: `${subject} ${verb} ${estimate}, but the policy allows ${given(ceiling)}.`,
    ...basis([by && `The cost is ${by}.`, isOfLargest && largestWords(facts)]),
    remedy: () => `${withinWords(limit, measured, facts)}, or ask the policy's owners for a higher limit.`,
    ...(place && { related: [{ ...place, message: `Requests ${facts.hardware.count} accelerators.` }] }),
    // A likely excess is milder. So is one of a launch that only starts processes, unless the limit is locked.
    ...((!over || (isStated === false && !limit.locked)) && {
      severity: lessSevere(limit.severity as Severity),
    }),
  })
}

function largestWords({ declaration: { taken = [] } }: Facts): string {
  const [first] = taken.flatMap(({ path, value: own, over = [] }) =>
    over.filter(({ value }) => Number(value) > Number(own)).map((each) => ({ ...each, key: path.join('.') })),
  )
  return first === undefined
    ? "The largest reading of the job's sizes counts."
    : `A listed file states ${settingName(first.key)} ${settingValue(first.value as Setting)} (${first.from}:${first.line}), and the largest counts.`
}

function basis(sentences: readonly (string | false | undefined)[]): { basis?: string } {
  const said = sentences.filter((sentence) => typeof sentence === 'string')
  return said.length === 0 ? {} : { basis: said.join(' ') }
}

/** How to stay within a ceiling: with less work, if the amount follows from it. */
function withinWords(
  limit: Limit,
  { ceiling, unit, figures, follows, likely, sets, isOfChange }: Measured,
  facts: Facts,
) {
  const words = `${figures?.given(ceiling) ?? amount(ceiling)} ${ceiling === 1 ? unit.replace(/s$/, '') : unit}`
  const allows = (smaller: Facts): boolean => {
    const measured = measures(limit, smaller).find((each) => each.sets === sets)
    return measured !== undefined && usual(measured) <= ceiling
  }
  const isOfWork = follows !== undefined && likely !== undefined && isOfChange !== true
  const less = isOfWork ? lessWork(facts, ceiling / likely, { words, allows }) : undefined
  return less ?? `Plan the job for at most ${words}`
}

/** The sizes that increase hours and cost. Infinity: not declared. */
const sizesOf = ({ scale }: Facts): number[] =>
  (['parameters', 'active_parameters', 'tokens', 'samples', 'epochs', 'flops_per_sample'] as const).map(
    (key) => scale[key] ?? Number.POSITIVE_INFINITY,
  )

/** The keys that decide an amount. `isOpen`: no key decides it. */
function keysOfSize({ hardware, task }: Facts, sizing: SizingFacts): Pick<Measured, 'keys' | 'isOpen'> {
  if (hardware.candidates.length === 0) return { keys: ['hardware.accelerator'] }
  // No key declares how long a service runs.
  const isOpen = sizing.needs.length === 0 || task === 'inference'
  return { keys: sizing.needs.length > 0 ? sizing.needs : ['scale'], isOpen }
}

function measures(limit: Limit, facts: Facts): Measured[] {
  const { hardware, base } = facts
  const isDisputed = (facts.declaration.notTaken ?? []).length > 0
  const isStrict = limit.locked || isDisputed
  const sizingOf = isStrict ? sizingUnderLock : (of: Facts) => of.sizing
  const sizing = sizingOf(facts)
  const count = isStrict ? mostAccelerators(hardware, limit.count) : hardware.count
  const job = { hardware, sizing, count, byListPrices: limit.byListPrices, base: base && sizingOf(base) }
  const sized = keysOfSize(facts, sizing)
  return dueCeilings(limit, facts).map((ceiling) => {
    const { decidedBy, follows, unit, amountsOf } = ceiling
    // Amounts from the sizing need the sizes first, then their own keys.
    const isSized = follows === undefined || (sizing.chipHours !== undefined && decidedBy.length > 0)
    const tells = isSized ? { keys: decidedBy, ...otherCurrency(ceiling, sizing) } : sized
    const isOfLargest = follows !== undefined && sizing !== facts.sizing
    return { ...ceiling, ...amountsOf(job, unit), ...(unknownOnBase(ceiling, job) ?? tells), isOfLargest }
  })
}

/** The ceilings to check: those of a change if the facts include the base, otherwise the others. */
export function dueCeilings(limit: Limit, { base }: Facts): SetCeiling[] {
  const isAllOfChange = readsBase(limit.when)
  return ceilingsIn(limit).filter(({ isOfChange = false }) => (isAllOfChange || isOfChange) === (base !== undefined))
}

/** Why growth is unknown although the job's own amount is known. */
function unknownOnBase({ isOfChange, amountsOf, unit }: SetCeiling, job: MeasuredJob) {
  const isKnown = isOfChange && amountsOf({ ...job, base: job.sizing }, unit).least !== undefined
  return isKnown ? { keys: [], because: notTold, isOpen: true } : undefined
}

/** The largest of contradicting statements. None for unknown hardware: declared figures must not lift a lock. */
const sizingUnderLock = ({ hardware, largestSizing }: Facts): SizingFacts =>
  isUnknown(hardware.candidates) ? { assumptions: [], needs: ['hardware.accelerator'] } : largestSizing

/** At least one for each node. Without a count, that is known only to be too many. */
function mostAccelerators({ count, declared, name, machine }: Facts['hardware'], ceiling: number | undefined) {
  if (declared.nodes === undefined) return count
  const least = declared.nodes * (name?.count ?? machine?.count ?? 1)
  if (count !== undefined) return Math.max(count, least)
  return least > (ceiling ?? Number.POSITIVE_INFINITY) ? least : undefined
}

/** Why a job with a price has no comparable cost. */
const otherCurrency = ({ sets, unit }: SetCeiling, { cost }: SizingFacts): Pick<Measured, 'because'> =>
  sets === 'cost' && cost && cost.prices !== 'list' && cost.currency !== unit
    ? { because: `its price is in ${cost.currency} and the limit in ${unit}` }
    : {}
