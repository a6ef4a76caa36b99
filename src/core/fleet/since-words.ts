import { verdictOrder, verdictWord } from '../report/words/verdict.ts'
import { amount, moneyFigure, moneyUnit, numberOf } from '../text/wording.ts'
import { comparableCosts, growthOf } from './growth.ts'
import type { JobRow } from './job-row.ts'
import type { ChangedJob, FormerJob, Since } from './since.ts'
import { formerWord, type Known, type Whole } from './whole.ts'

type Cost = NonNullable<JobRow['cost']>
/** The display name of an accelerator, from its words in a report. */
type NameOf = (written: string) => string

/** "12 new (2,400 USD), 3 gone (100 USD) and 2 grown (+800 USD) since 2026-11-21", or that nothing is comparable. */
export function sinceWords({ new: added, gone, grown, date, notRead, isOfOthers }: Since): string {
  if (isOfOthers)
    return `Nothing can be compared: the report of ${date} has none of these repositories, but ${notRead.slice(0, 3).join(', ')}${notRead.length > 3 ? ' and others' : ''}`
  const more = grown.map(({ now, former }) => {
    const costs = comparableCosts(now, former)
    return now.cost && costs && { ...now.cost, likely: costs.now - costs.former }
  })
  const costOf = ({ cost }: FormerJob): Cost | undefined => cost
  return [
    `${amount(added.length)} new${moneyWords(added.map(costOf))}, `,
    `${amount(gone.length)} gone${moneyWords(gone.map(costOf))} and `,
    `${amount(grown.length)} grown${moneyWords(more, '+')} since ${date}`,
  ].join('')
}

/** "3 with another verdict: 2 fit → mismatch, 1 mismatch → fit". Empty if there are none. */
export function rejudgedWords({ rejudged }: Pick<Since, 'rejudged'>): string {
  if (rejudged.length === 0) return ''
  const counts = new Map<string, number>()
  for (const each of rejudged) counts.set(turnWords(each), (counts.get(turnWords(each)) ?? 0) + 1)
  const turns = [...counts].map(([turn, count]) => `${amount(count)} ${turn}`)
  return `${amount(rejudged.length)} with another verdict: ${turns.join(', ')}`
}

/** "fit → mismatch". */
export const turnWords = ({ now, former }: ChangedJob): string => `${formerWord(former)} → ${verdictWord(now)}`

/** All jobs before and after: "jobs 120 → 131, usual cost 2,400 → 2,100 USD (known for 100 of 120 → 110 of 131)". */
export function wholeWords({ before, after }: Pick<Since, 'before' | 'after'>): string {
  const known = (then: number, now: number): string =>
    then === before.jobs && now === after.jobs
      ? ''
      : ` (known for ${amount(then)} of ${amount(before.jobs)} → ${amount(now)} of ${amount(after.jobs)})`
  const judged = verdictOrder.filter((word) => (before.verdicts[word] ?? 0) + (after.verdicts[word] ?? 0) > 0)
  const [hours, hoursNow] = [before.likelyChipHours, after.likelyChipHours]
  return [
    `jobs ${amount(before.jobs)} → ${amount(after.jobs)}`,
    ...judged.map((word) => `${word} ${amount(before.verdicts[word] ?? 0)} → ${amount(after.verdicts[word] ?? 0)}`),
    `usual chip-hours ${fromTo(hours, hoursNow, amount)}${known(hours.jobs, hoursNow.jobs)}`,
    ...costPairs(before, after).map(
      ({ unit, then, now, isAtOtherPrices }) =>
        `usual cost ${fromTo(then, now, moneyFigure)} ${unit}${isAtOtherPrices ? ' at other prices' : ''}${known(then.jobs, now.jobs)}`,
    ),
  ].join(', ')
}

const fromTo = (then: Known, now: Known, words: (value: number) => string): string =>
  [then, now].map((each) => (each.jobs === 0 ? 'unknown' : words(each.amount))).join(' → ')

/** Costs before and after, by unit. */
function costPairs(before: Whole, after: Whole) {
  const units = [...new Set([...before.cost, ...after.cost].map(moneyUnit))]
  const none = { amount: 0, jobs: 0, prices: [] }
  return units.map((unit) => {
    const [then = none, now = none] = [before, after].map(({ cost }) => cost.find((each) => moneyUnit(each) === unit))
    const isAtOtherPrices = then.jobs > 0 && now.jobs > 0 && then.prices.join() !== now.prices.join()
    return { unit, then, now, isAtOtherPrices }
  })
}

/** The total cost of jobs: " (2,400 USD, known for 3 of 5)". Empty if all are unknown. */
function moneyWords(costs: readonly (Cost | undefined)[], plus = ''): string {
  const sums = new Map<string, number>()
  const known = costs.filter((cost) => cost?.likely !== undefined) as (Cost & { likely: number })[]
  for (const cost of known) sums.set(moneyUnit(cost), (sums.get(moneyUnit(cost)) ?? 0) + cost.likely)
  if (sums.size === 0) return ''
  const words = [...sums].map(([unit, sum]) => `${sum < 0 ? '−' : plus}${moneyFigure(Math.abs(sum))} ${unit}`)
  const ofAll = known.length === costs.length ? '' : `, known for ${amount(known.length)} of ${amount(costs.length)}`
  return ` (${words.join(' and ')}${ofAll})`
}

/** The figures of a job that grew: "accelerators 8 → 16, chip-hours 1,000 → 2,000, cost 2,400 → 4,800 USD". */
export function grownWords({ now, former }: ChangedJob, nameOf: NameOf): string {
  const growth = growthOf(now, former)
  const costs = comparableCosts(now, former)
  const [was, is] = [hardwareOf(former, nameOf), hardwareOf(now, nameOf)]
  return [
    ...(growth.accelerators ? [`accelerators ${amount(former.count ?? 0)} → ${amount(now.count ?? 0)}`] : []),
    ...(growth.chipHours
      ? [`chip-hours ${amount(former.likelyChipHours ?? 0)} → ${amount(now.likelyChipHours ?? 0)}`]
      : []),
    ...(growth.cost && costs && now.cost
      ? [`cost ${moneyFigure(costs.former)} → ${moneyFigure(costs.now)} ${moneyUnit(now.cost)}`]
      : []),
    ...(now.accelerator === former.accelerator ? [] : [`on ${is} instead of ${was}`]),
  ].join(', ')
}

/** What a job uses: "8× H100, 1,000 chip-hours, 2,400 USD". */
export const takenWords = (
  job: Pick<FormerJob, 'accelerator' | 'count' | 'likelyChipHours' | 'cost'>,
  nameOf: NameOf,
): string =>
  [
    hardwareOf(job, nameOf),
    job.likelyChipHours === undefined ? 'chip-hours unknown' : `${amount(job.likelyChipHours)} chip-hours`,
    job.cost?.likely === undefined ? 'cost unknown' : `${moneyFigure(job.cost.likely)} ${moneyUnit(job.cost)}`,
  ].join(', ')

/** The repositories of the earlier report that are missing now. Empty if there are none. */
export const notReadWords = ({ notRead, isOfOthers }: Since): string =>
  notRead.length === 0 || isOfOthers
    ? ''
    : `${numberOf(notRead.length, 'repository')} without a report this time, whose jobs are not called gone: ${notRead.join(', ')}`

const hardwareOf = ({ accelerator, count }: Pick<FormerJob, 'accelerator' | 'count'>, nameOf: NameOf): string =>
  `${count === undefined ? '' : `${amount(count)}× `}${accelerator === undefined ? 'not declared' : nameOf(accelerator)}`
