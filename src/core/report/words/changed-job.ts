import type { JobPair } from '../../review/baseline/baseline.ts'
import type { JobReview } from '../../review/check.ts'
import { usualCost } from '../../rules/estimate.ts'
import { areComparable, type Cost } from '../../rules/job-cost.ts'
import { hourlyCostOf, ofRun } from '../../rules/job-sizing.ts'
import type { Interval } from '../../sizing/interval.ts'
import { amount, durationRange, moneyFigure } from '../../text/wording.ts'
import { shortName } from './job-name.ts'
import { costChange, costWords, knownCost } from './money.ts'
import { estimated, fitWords, range } from './sizing.ts'
import { verdictWord } from './verdict.ts'

export const arrow = ' → '

/** How a job changed: "8× H100 → 64× TPU v5e; time 4–6 days → 3–5 days; 1.0× chip-hours". */
export function changeWords({ head, base }: JobPair): string {
  if (head === undefined) return base === undefined ? '' : `withdrawn; it was on ${labelOf(base.job)}`
  if (base === undefined) return `added on ${labelOf(head.job)}`
  const [now, before] = [head.job, base.job]
  const { chipHours } = ratiosOf(before, now)
  const parts = [
    ...(now.name === before.name ? [] : [`renamed from ${before.name}`]),
    ...changed('', before, now, labelOf),
    ...changed('scale ', before, now, sizeOf),
    ...changedNumbers(before, now),
    ...choicesOf(before, now),
    ...changed('', before, now, ({ assessment }) => verdictWord(assessment)),
    ...changed('memory ', before, now, memoryOf),
    ...changed('time ', before, now, timeOf),
    ...(chipHours === undefined
      ? changed('chip-hours ', before, now, chipHoursOf)
      : chipHoursOf(before) === chipHoursOf(now)
        ? []
        : [`${ratioWords(chipHours)} chip-hours`]),
    ...changedCost(before, now),
  ]
  return parts.join('; ') || 'the same hardware, verdict, memory and time'
}

/** What a change did to a job: "8× H100 → 8× A100", "method lora → full", "100B → 1T tokens". Empty for a new job. */
export function changesBehind({ head, base }: JobPair): string[] {
  if (head === undefined || base === undefined) return []
  const [now, before] = [head.job, base.job]
  return [...changed('', before, now, labelOf), ...changedNumbers(before, now), ...choicesOf(before, now)]
}

/** A job's table cells: base and head with an arrow if they differ. */
export interface ChangedValues {
  readonly hardware: string
  /** The scale, and other changed choices. */
  readonly declared: string
  readonly time: string
  readonly chipHours: string
  readonly cost: string
}

/** The cells of a changed or added job. For a withdrawn job, both arguments are the same review. */
export function changedValues(former: JobReview | undefined, now: JobReview): ChangedValues {
  const before = former ?? now
  const value = (wordsOf: (job: JobReview) => string): string => between(before, now, wordsOf)
  const withRatio = (words: string, ratio: number | undefined): string =>
    ratio === undefined || !words.includes(arrow) ? words : `${words} (${ratioWords(ratio)})`
  const declared = [value(sizeOf), ...numbersOf(before, now), ...choicesOf(before, now)].filter((part) => part !== '–')
  const { chipHours } = ratiosOf(before, now)
  const hourly = former === undefined ? hourlyCostOf(now.facts) : undefined
  const unchanged = hourly ? costWords(hourly) : `${value(costOf)}${isSameCost(before, now) ? ', unchanged' : ''}`
  return {
    hardware: value(labelOf),
    declared: declared.join(', ') || '–',
    time: value(timeOf),
    chipHours: withRatio(value(chipHoursOf), chipHours),
    cost: changedCost(before, now)[0] ?? unchanged,
  }
}

/** Head over base, if both are known. Costs must have the same currency. */
export function ratiosOf(before: JobReview, now: JobReview): { readonly chipHours?: number; readonly cost?: number } {
  const [then, today] = [ofRun(before.facts.sizing), ofRun(now.facts.sizing)]
  const chipHours = ratio(then.chipHours, today.chipHours)
  const cost = areComparable(then.cost, today.cost) ? ratio(then.cost?.amount, today.cost?.amount) : undefined
  return { ...(chipHours !== undefined && { chipHours }), ...(cost !== undefined && { cost }) }
}

/** The words of both sides with an arrow, or once if they are equal. */
export function between(before: JobReview, now: JobReview, wordsOf: (job: JobReview) => string): string {
  const [from, to] = [wordsOf(before), wordsOf(now)]
  return from === to ? to : `${from}${arrow}${to}`
}

const changed = (name: string, before: JobReview, now: JobReview, wordsOf: (job: JobReview) => string): string[] =>
  wordsOf(before) === wordsOf(now) ? [] : [`${name}${between(before, now, wordsOf)}`]

/** The hardware with its number of slices, which its name does not show. */
const labelOf = ({ facts: { hardware } }: JobReview): string => {
  const { label, name, count } = hardware
  const slices = name?.slice && count !== undefined ? count / name.slice.chips : 1
  return slices > 1 ? `${amount(slices)} slices of ${label}` : label
}

/** The declared size. A derived one would look like a separate change. */
const sizeOf = ({ facts }: JobReview): string => facts.declaration.scale?.size ?? '–'
const memoryOf = ({ facts: { sizing } }: JobReview): string => (sizing.memory ? fitWords(sizing.memory) : 'unknown')
const timeOf = ({ facts: { sizing } }: JobReview): string => {
  const { hours } = ofRun(sizing)
  return hours ? durationRange(hours) : 'unknown'
}
const chipHoursOf = ({ facts: { sizing } }: JobReview): string => {
  const { chipHours } = ofRun(sizing)
  return chipHours ? range(chipHours, estimated) : 'unknown'
}
const costOf = ({ facts: { sizing } }: JobReview): string => {
  const { cost } = ofRun(sizing)
  return cost ? costWords(cost) : 'unknown'
}

/** Whether the hardware changed and both costs are known. An unchanged cost is then marked as compared. */
const isSameCost = (before: JobReview, now: JobReview): boolean =>
  knownCost(before) !== undefined && knownCost(now) !== undefined && labelOf(before) !== labelOf(now)

/** The change of the cost, if its rounded figures differ. */
function changedCost(before: JobReview, now: JobReview): string[] {
  const [then, today] = [knownCost(before), knownCost(now)]
  if (then && today && areComparable(then, today))
    return moneyFigure(usualCost(then)) === moneyFigure(usualCost(today))
      ? []
      : [`${costChange(then, today)}${changedPrice(then, today, ratiosOf(before, now).chipHours)}`]
  return changed('cost ', before, now, costOf)
}
/** ", at 2.6 → 3.8 USD a chip-hour": why the cost of as many chip-hours changed, such as for larger machines. */
function changedPrice(then: Cost, today: Cost, chipHours = 0): string {
  const [was, is] = [then, today].map(({ list }) => list && moneyFigure(list.usualUsdPerHour))
  const isSameWork = Math.abs(chipHours - 1) < 0.05
  return !isSameWork || was === undefined || is === undefined || was === is
    ? ''
    : `, at ${was}${arrow}${is} USD a chip-hour`
}

/** "7B parameters", "1T → 2T tokens": the numbers of the scale that either side declares. */
function numbersOf(before: JobReview, now: JobReview): string[] {
  return (['parameters', 'tokens', 'samples'] as const).flatMap((key) => {
    const words = ({ facts }: JobReview): string => {
      const value = facts.scale[key]
      return value === undefined ? '–' : amount(value)
    }
    const change = between(before, now, words)
    return change === '–' ? [] : [`${change} ${key}`]
  })
}

const changedNumbers = (before: JobReview, now: JobReview): string[] =>
  numbersOf(before, now).filter((part) => part.includes(arrow))

/** Other keys that affect memory, time or cost. */
const choices = {
  model: ['name', 'method', 'precision', 'weights_precision', 'optimizer', 'activation_checkpointing', 'offload'],
  scale: ['sequence_length', 'global_batch_size', 'micro_batch_size', 'epochs', 'users'],
} as const

/** The changed choices: "method lora → not declared". */
function choicesOf(before: JobReview, now: JobReview): string[] {
  return Object.entries(choices).flatMap(([section, keys]) =>
    keys.flatMap((key) =>
      changed(`${key} `, before, now, (job) => choiceWords(job, section as keyof typeof choices, key)),
    ),
  )
}

function choiceWords({ facts }: JobReview, section: keyof typeof choices, key: string): string {
  const declared: Readonly<Record<string, unknown>> = facts.declaration[section] ?? {}
  const value = declared[key]
  if (value === undefined) return 'not declared'
  return typeof value === 'number' ? amount(value) : shortName(String(value))
}

/** The ratio of geometric means, because the ends of an estimate are factors apart. */
function ratio(before: Interval | undefined, now: Interval | undefined): number | undefined {
  if (before === undefined || now === undefined) return undefined
  const value = Math.sqrt((now[0] / before[0]) * (now[1] / before[1]))
  return Number.isFinite(value) ? value : undefined
}

/** "0.25×", "1.0×", "64×". */
function ratioWords(value: number): string {
  const near = value < 0.995 ? String(Number(value.toPrecision(2))) : value < 9.95 ? value.toFixed(1) : amount(value)
  return `${near}×`
}
