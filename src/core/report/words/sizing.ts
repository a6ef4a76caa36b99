import type { Facts } from '../../rules/facts.ts'
import type { JobCost } from '../../rules/job-cost.ts'
import { fitCondition } from '../../rules/job-memory.ts'
import { ofRun, type SizingFacts } from '../../rules/job-sizing.ts'
import type { Interval } from '../../sizing/interval.ts'
import type { UsualMemory } from '../../sizing/memory/memory.ts'
import type { MemoryParts } from '../../sizing/memory/parts.ts'
import { present } from '../../text/present.ts'
import { amount, durationRange, gibibyteFigure, moneyFigure, runTime } from '../../text/wording.ts'
import type { ReportCost, ReportSizing } from '../report.ts'
import { costWithPrice } from './money.ts'

/** The sizing of a job in short parts: memory, time, chip-hours, energy, cost. Unknown values are omitted. */
export function sizingParts(facts: SizingFacts): string[] {
  const { memory } = facts
  const { hours, likelyHours, chipHours, likelyChipHours, energyKWh, cost, leavesOut } = ofRun(facts)
  return [
    ...(memory ? memoryPart(memory) : []),
    ...(hours ? [`time ${usualTime(likelyHours, hours)}${leavesOut ? ` without ${leavesOut}` : ''}`] : []),
    ...(chipHours ? [`${orLess(chipHours, usualOf(likelyChipHours, chipHours, estimated))} chip-hours`] : []),
    ...(energyKWh ? [`${orLess(energyKWh, range(energyKWh, estimated))} kWh`] : []),
    ...(cost ? [costWithPrice(cost)] : []),
  ]
}

/** Without a count, the range spans all device counts, and only that one device suffices is worth a line. */
function memoryPart(memory: NonNullable<SizingFacts['memory']>): readonly string[] {
  const { needs, usual, capacityGiB } = memory
  if (!needs.includes('hardware.count')) return [`memory ${memoryWords(memory)}`]
  if (usual?.fits !== true) return []
  return [`memory ${needOf(usual.perDeviceGiB, capacityGiB)} GiB on one device: ${fitWords(memory)}`]
}

const needOf = (needGiB: number, capacityGiB: number): string =>
  `about ${gibibyteFigure(needGiB)} of ${gibibyteFigure(capacityGiB)}`

/** The figures next to a verdict: "52 of 80 GiB per device, fits if sharded over 2 devices", "about 5 days". */
export function sizingFigures(facts: SizingFacts): string[] {
  const { likelyHours, leavesOut, memory } = facts
  const cell = memoryCell(facts)
  const condition = memory && fitCondition(memory)
  const fits = condition === undefined ? '' : `${memory?.verdict === 'fits' ? ', fits' : ''} ${condition}`
  return [
    ...(cell === unknown ? [] : [`${cell.replace(' GiB', ' GiB per device')}${fits}`]),
    ...(likelyHours === undefined ? [] : [`${runTime(likelyHours)}${leavesOut ? ` without ${leavesOut}` : ''}`]),
  ]
}

const unknown = '–'

/** Estimates have two significant figures. */
export const estimated = (value: number): string => amount(Number(value.toPrecision(2)))

/** Smaller amounts are neither billed nor measured. */
const leastTold = 0.1

/** "less than 0.1", if even the upper end is less. */
export const orLess = ([, most]: Interval, words: string): string =>
  most < leastTold ? `less than ${leastTold}` : words

/** "about 100 (50–180)": the usual case and its range. */
const usualOf = (usual: number | undefined, all: Interval, words: (value: number) => string): string =>
  usual === undefined ? range(all, words) : `about ${words(usual)} (${range(all, words)})`

/** "about 5 days (4–6 days)". */
const usualTime = (usual: number | undefined, all: Interval): string =>
  usual === undefined || durationRange(all, usual) === runTime(usual)
    ? durationRange(all, usual)
    : `${runTime(usual)} (${durationRange(all, usual)})`

/** "52 of 80 GiB": the usual need of a device, or the least if only that is known. "…, likely fits" if uncertain. */
export function memoryCell({ memory }: SizingFacts): string {
  if (memory === undefined || memory.needs.includes('hardware.count')) return unknown
  const { usual, leastPerDeviceGiB, capacityGiB, verdict } = memory
  const doubt = verdict === 'unknown' ? `, ${fitWords(memory)}` : ''
  const need = usual ? gibibyteFigure(usual.perDeviceGiB) : `≥ ${gibibyteFigure(leastPerDeviceGiB)}`
  return `${need} of ${gibibyteFigure(capacityGiB)} GiB${doubt}`
}

/** "about 52 of 80 GiB per device (41–58): fits", or without a usual case "41–58 of 80 GiB per device: fits". */
export function memoryWords({
  verdict,
  perDeviceGiB,
  usual,
  leastPerDeviceGiB,
  capacityGiB,
  devicesAre,
  needs,
}: NonNullable<SizingFacts['memory']>): string {
  const keys = verdict === 'unknown' ? settledBy(needs) : ''
  const atATime = usual?.oneAtATime === undefined ? '' : ` with one ${usual.oneAtATime} at a time`
  const isBounded = perDeviceGiB && perDeviceGiB[1] <= 2 * Math.max(perDeviceGiB[0], capacityGiB)
  // An upper end such as that of a whole batch at once says nothing.
  const bounds = isBounded ? range(perDeviceGiB, gibibyteFigure) : `at least ${gibibyteFigure(leastPerDeviceGiB)}`
  const [need, spread] =
    usual === undefined ? [bounds, ''] : [`about ${gibibyteFigure(usual.perDeviceGiB)}`, ` (${bounds})`]
  const of = `${need} of ${gibibyteFigure(capacityGiB)} GiB per device${atATime}`
  const fits = [
    fitWords({ verdict, usual }),
    fitCondition({ ...(usual && { usual }), ...(devicesAre !== undefined && { devicesAre }) }) ?? [],
  ]
    .flat()
    .join(' ')
  return `${of}${spread}: ${fits}${keys}`
}

/** " (declare scale.micro_batch_size)": the keys that would decide it. If no key can, a measurement. */
function settledBy(needs: readonly string[]): string {
  if (needs.includes('operations.benchmarked')) return ' (its activations are known only once a step is measured)'
  return needs.length === 0 ? '' : ` (declare ${needs.slice(0, 3).join(', ')})`
}

/** "fits", "likely does not fit". */
export const fitWords = ({ verdict, usual }: FitOf): string =>
  ({
    fits: 'fits',
    'does-not-fit': 'does not fit',
    unknown: usual === undefined ? 'not certain to fit' : doubtWords(usual),
  })[verdict]

interface FitOf {
  readonly verdict: NonNullable<SizingFacts['memory']>['verdict']
  readonly usual?: UsualFit | undefined
}

type UsualFit = Pick<NonNullable<NonNullable<SizingFacts['memory']>['usual']>, 'fits' | 'fitsOnlySome' | 'oneAtATime'>

function doubtWords({ fits, fitsOnlySome, oneAtATime = 'sample' }: UsualFit): string {
  if (fitsOnlySome) return 'fits only some that the name may mean'
  if (fits === undefined) return `depends on how many ${oneAtATime}s at a time`
  return fits ? 'likely fits' : 'likely does not fit'
}

/** "4–6 GiB" if both ends share a unit. A suffix stays on both: "17k–150k". */
export function range([low, high]: Interval, words: (value: number) => string): string {
  const [from, to] = [words(low), words(high)]
  if (from === to) return from
  const unit = to.slice(to.indexOf(' '))
  return to.includes(' ') && from.endsWith(unit) ? `${from.slice(0, -unit.length)}–${to}` : `${from}–${to}`
}

/** The sizing in JSON reports. */
export function sizingReport(
  facts: SizingFacts,
  { taken = [], notTaken = [] }: Facts['declaration'] = {},
): ReportSizing {
  const { memory, hours, likelyHours, chipHours, likelyChipHours, energyKWh, cost, assumptions } = facts
  return {
    ...(memory && {
      memory: {
        verdict: memory.verdict,
        ...(memory.perDeviceGiB && { perDeviceGiB: roundedRange(memory.perDeviceGiB) }),
        capacityGiB: rounded(memory.capacityGiB),
        needs: memory.needs,
        ...(memory.usual && usualReport(memory.usual)),
      },
    }),
    ...present({
      likelyHours: likelyHours && rounded(likelyHours),
      likelyChipHours: likelyChipHours && rounded(likelyChipHours),
      hours: hours && roundedRange(hours),
      chipHours: chipHours && roundedRange(chipHours),
      energyKWh: energyKWh && roundedRange(energyKWh),
      cost: cost && costReport(cost),
    }),
    ...(taken.length > 0 && { taken }),
    ...(notTaken.length > 0 && { notTaken }),
    assumptions,
  }
}

export function costReport({ currency, likely, amount, per, prices, list, read, paid }: JobCost): ReportCost {
  const range: Interval = [roundedMoney(amount[0]), roundedMoney(amount[1])]
  const reported = list?.document.certainty === 'reported' ? (true as const) : undefined
  return present({ currency, likely: likely && roundedMoney(likely), amount: range, per, prices, reported, read, paid })
}

/** Three figures, or four if three would round to another displayed amount: 734.8 is about 730, not 740. */
function roundedMoney(value: number): number {
  const short = rounded(value)
  return moneyFigure(short) === moneyFigure(value) ? short : Number(value.toPrecision(4))
}

const roundedRange = ([low, high]: Interval): Interval => [rounded(low), rounded(high)]

function usualReport({ perDeviceGiB, fits, partsGiB }: UsualMemory) {
  const parts = Object.entries(partsGiB).map(([name, gib]) => [name, rounded(gib)])
  return {
    likelyGiB: rounded(perDeviceGiB),
    ...(fits !== undefined && { likely: fits ? ('fits' as const) : ('does-not-fit' as const) }),
    partsGiB: Object.fromEntries(parts) as MemoryParts,
  }
}

/** Three figures, because estimates are not more precise. */
export const rounded = (value: number): number => Number(value.toPrecision(3))
