import { amount, moneyFigure, moneyUnit, numberOf } from '../text/wording.ts'
import { type Change, type ChangedJob, changeOf, comparableCosts } from './change.ts'
import type { FormerJob } from './former-fleet.ts'
import { gravestOrder, gravestWord } from './gravest-word.ts'
import { type JobRow, labelOf } from './job-row.ts'
import type { Since } from './since.ts'
import { formerWord, type Known, type Whole } from './whole.ts'

type Cost = NonNullable<JobRow['cost']>
/** The display name of an accelerator, from its words in a report. */
type NameOf = (written: string) => string
type Figure = (value: number) => string

/** "12 new (2,400 USD), 3 gone (100 USD) and 2 changed since the reports of 2026-11-21", or that nothing is comparable. */
export function sinceWords(since: Since): string {
  const { new: added, gone, changed, smaller, date, notRead, isOfOthers } = since
  if (isOfOthers)
    return `Nothing can be compared: the report of ${date} has none of these repositories, but ${notRead.slice(0, 3).join(', ')}${notRead.length > 3 ? ' and others' : ''}`
  const costOf = ({ cost }: FormerJob): Cost | undefined => cost
  return [
    `${amount(added.length)} new${moneyWords(added.map(costOf))}, `,
    `${amount(gone.length)} gone${moneyWords(gone.map(costOf))}${smaller > 0 ? ', ' : ' and '}`,
    `${amount(changed.length)} changed${smaller > 0 ? ` and ${amount(smaller)} smaller` : ''} since ${formerWords(since)}`,
  ].join('')
}

/** "the reports of 2026-11-02 to 2026-11-21". */
export const formerWords = ({ from, date }: Since): string =>
  `the reports of ${from === date ? date : `${from} to ${date}`}`

/** "Changed: 2 with another verdict (2 mismatch → fit), 3 with a higher cost (+800 USD)". Empty if nothing changed. */
export function changedWords({ changed }: Since, teamLabel: string): string {
  const all = changed.map((job) => ({ job, change: changeOf(job, teamLabel) }))
  const having = (what: keyof Change): ChangedJob[] => all.flatMap(({ job, change }) => (change[what] ? [job] : []))
  const more = having('cost').map((job) => {
    const costs = comparableCosts(job)
    return job.now.cost && costs && { ...job.now.cost, likely: costs.now - costs.former }
  })
  const parts: readonly [keyof Change, string][] = [
    ['verdict', `another verdict (${turnsWords(having('verdict'))})`],
    ['hardware', 'another accelerator'],
    ['accelerators', 'more accelerators'],
    ['chipHours', 'more chip-hours'],
    ['cost', `a higher cost${moneyWords(more, '+')}`],
    ['team', 'another team'],
  ]
  const said = parts.flatMap(([what, words]) => {
    const { length } = having(what)
    return length === 0 ? [] : [`${amount(length)} with ${words}`]
  })
  return said.length === 0 ? '' : `Changed: ${said.join(', ')}`
}

/** "2 fit → mismatch, 1 mismatch → fit". */
function turnsWords(jobs: readonly ChangedJob[]): string {
  const turns = new Map<string, number>()
  for (const each of jobs) turns.set(turnWords(each), (turns.get(turnWords(each)) ?? 0) + 1)
  return [...turns].map(([turn, count]) => `${amount(count)} ${turn}`).join(', ')
}

/** "fit → mismatch". */
const turnWords = ({ now, former }: ChangedJob): string => `${formerWord(former)} → ${gravestWord(now)}`

/** All jobs before and after: "jobs 120 → 131, usual cost 2,400 → 2,100 USD (known for 100 of 120 → 110 of 131)". */
export function wholeWords({ before, after }: Pick<Since, 'before' | 'after'>): string {
  const known = (then: number, now: number): string =>
    then === before.jobs && now === after.jobs
      ? ''
      : ` (known for ${amount(then)} of ${amount(before.jobs)} → ${amount(now)} of ${amount(after.jobs)})`
  const judged = gravestOrder.filter((word) => (before.verdicts[word] ?? 0) + (after.verdicts[word] ?? 0) > 0)
  const [hours, hoursNow] = [before.likelyChipHours, after.likelyChipHours]
  return [
    `jobs ${turnOf(before.jobs, after.jobs, amount)}`,
    ...judged.map((word) => `${word} ${turnOf(before.verdicts[word] ?? 0, after.verdicts[word] ?? 0, amount)}`),
    `usual chip-hours ${fromTo(hours, hoursNow, amount)}${known(hours.jobs, hoursNow.jobs)}`,
    ...costPairs(before, after).map(
      ({ unit, then, now, isAtOtherPrices }) =>
        `usual cost ${fromTo(then, now, moneyFigure, ` ${unit}`)}${isAtOtherPrices ? ' at other prices' : ''}${known(then.jobs, now.jobs)}`,
    ),
  ].join(', ')
}

function fromTo(then: Known, now: Known, words: Figure, unit = ''): string {
  if (then.jobs > 0 && now.jobs > 0) return turnOf(then.amount, now.amount, words, unit)
  return `${[then, now].map((each) => (each.jobs === 0 ? 'unknown' : words(each.amount))).join(' → ')}${unit}`
}

/** "2,400 → 2,100 USD". If both round to the same figure: "970,000 USD (+3,200)", "970,000 USD (no change)". */
function turnOf(then: number, now: number, words: Figure, unit = ''): string {
  if (words(then) !== words(now)) return `${words(then)} → ${words(now)}${unit}`
  const more = `${now < then ? '−' : '+'}${words(Math.abs(now - then))}`
  return `${words(now)}${unit} (${now === then ? 'no change' : more})`
}

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
  const words = [...sums].map(([unit, sum]) => `${plus}${moneyFigure(sum)} ${unit}`)
  const ofAll = known.length === costs.length ? '' : `, known for ${amount(known.length)} of ${amount(costs.length)}`
  return ` (${words.join(' and ')}${ofAll})`
}

/** What changed in a job: "mismatch → fit, accelerators 8 → 16, cost 2,400 → 4,800 USD, team audio → vision". */
export function changeWords(job: ChangedJob, nameOf: NameOf, teamLabel: string): string {
  const { now, former } = job
  const costs = comparableCosts(job)
  const change = changeOf(job, teamLabel)
  const [was, is] = [former, now].map((each) => hardwareOf(each, nameOf))
  const [from, to] = [former, now].map((each) => labelOf(each, teamLabel) ?? 'not declared')
  return [
    ...(change.verdict ? [turnWords(job)] : []),
    ...(change.accelerators ? [`accelerators ${amount(former.count ?? 0)} → ${amount(now.count ?? 0)}`] : []),
    ...(change.hardware ? [`${is} instead of ${was}`] : []),
    ...(change.chipHours
      ? [`chip-hours ${amount(former.likelyChipHours ?? 0)} → ${amount(now.likelyChipHours ?? 0)}`]
      : []),
    ...(costs && (change.accelerators || change.hardware || change.cost)
      ? [`cost ${turnOf(costs.former, costs.now, moneyFigure, ` ${costs.unit}`)}`]
      : []),
    ...(change.team ? [`team ${from} → ${to}`] : []),
  ].join(', ')
}

/** What a job uses: "8× H100, 1,000 chip-hours, 2,400 USD", "8× H100, does not fit". */
export const takenWords = (
  job: Pick<FormerJob, 'accelerator' | 'count' | 'likelyChipHours' | 'cost' | 'ifFitted'>,
  nameOf: NameOf,
): string => [hardwareOf(job, nameOf), ...(job.ifFitted === undefined ? figuresOf(job) : ['does not fit'])].join(', ')

const figuresOf = ({ likelyChipHours, cost }: Pick<FormerJob, 'likelyChipHours' | 'cost'>): string[] => [
  likelyChipHours === undefined ? 'chip-hours unknown' : `${amount(likelyChipHours)} chip-hours`,
  cost?.likely === undefined ? 'cost unknown' : `${moneyFigure(cost.likely)} ${moneyUnit(cost)}`,
]

/** The repositories of the earlier report that are missing now. Empty if there are none. */
export const notReadWords = ({ notRead, isOfOthers }: Since): string =>
  notRead.length === 0 || isOfOthers
    ? ''
    : `No report this time from ${numberOf(notRead.length, 'repository')}, so ${notRead.length === 1 ? 'its' : 'their'} jobs may still exist: ${notRead.join(', ')}`

const hardwareOf = ({ accelerator, count }: Pick<FormerJob, 'accelerator' | 'count'>, nameOf: NameOf): string =>
  `${count === undefined ? '' : `${amount(count)}× `}${accelerator === undefined ? 'not declared' : nameOf(accelerator)}`
