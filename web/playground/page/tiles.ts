import type { Interval, ReportJob } from '../../../src/core/report/report.ts'
import {
  amount,
  duration,
  durationRange,
  gibibyteFigure,
  moneyFigure,
  moneyUnit,
} from '../../../src/core/text/wording.ts'
import { element } from '../../element.ts'
import { priceWords, rentedWords } from './cost.ts'

/**
 * Memory, time, chip-hours and cost of the usual case, with the range behind each. What is not known is said to be, with
 * the keys that would tell.
 */
export function tilesOf({ sizing }: ReportJob, timeNeeds: readonly string[]): HTMLElement {
  const { memory, hours, likelyHours, chipHours, likelyChipHours, energyKWh, cost } = sizing
  const energy = energyKWh ? `; ${rangeOf(energyKWh, amount)} kWh` : ''
  const unit = cost && moneyUnit(cost)
  const rented = rentedWords(cost)
  const prices =
    cost && `; ${priceWords[cost.prices]}${cost.read ? `, ${cost.read}` : ''}${rented ? `; ${rented}` : ''}`
  return element(
    'dl',
    { id: 'tiles' },
    memoryTile(memory),
    tile(
      'Time',
      likelyHours ?? hours,
      (value) => duration(value, 2),
      hours ? durationRange(hours, likelyHours) : declareWords(chipHours ? ['hardware.count'] : timeNeeds),
    ),
    tile(
      'Chip-hours',
      likelyChipHours ?? chipHours,
      amount,
      chipHours ? `${rangeOf(chipHours, amount)}${energy}` : declareWords(timeNeeds),
    ),
    tile(
      'Cost',
      cost?.likely ?? cost?.amount,
      (value) => `${moneyFigure(value)} ${unit}`,
      cost
        ? `${rangeOf(cost.amount, moneyFigure)}${prices}`
        : declareWords(chipHours ? ['operations.price_per_chip_hour'] : timeNeeds),
    ),
  )
}

function memoryTile(memory: ReportJob['sizing']['memory']): HTMLElement {
  const name = 'Memory of a device'
  // Without a count nobody knows over how many devices it is spread.
  if (memory === undefined || memory.needs.includes('hardware.count'))
    return plainTile(name, undefined, memory && `of ${gibibyteFigure(memory.capacityGiB)} GiB`)
  const { likelyGiB, perDeviceGiB, capacityGiB, needs, likely, verdict } = memory
  const least = perDeviceGiB && `≥ ${gibibyteFigure(perDeviceGiB[0])}`
  const need = likelyGiB === undefined ? least : gibibyteFigure(likelyGiB)
  const isTooMuch = verdict === 'does-not-fit' || likely === 'does-not-fit'
  const notes = [
    ...(perDeviceGiB ? [rangeOf(perDeviceGiB, gibibyteFigure)] : []),
    ...(needs.length > 0 ? [declareWords(needs)] : []),
  ]
  const figure = need && `${need} of ${gibibyteFigure(capacityGiB)} GiB`
  return plainTile(name, figure, notes.join('; '), isTooMuch ? 'mismatch' : '')
}

/** "declare scale.tokens", "declare scale.parameters and 1 more". */
const declareWords = ([first, ...others]: readonly string[]): string =>
  first === undefined ? '' : `declare ${first}${others.length > 0 ? ` and ${others.length} more` : ''}`

const rangeOf = ([low, high]: Interval, words: (value: number) => string): string =>
  words(low) === words(high) ? words(low) : `${words(low)}–${words(high)}`

function tile(name: string, value: number | Interval | undefined, words: (value: number) => string, note?: string) {
  return plainTile(name, typeof value === 'number' ? words(value) : value && rangeOf(value, words), note)
}

const plainTile = (name: string, figure: string | undefined, note = '', look = ''): HTMLElement =>
  element(
    'div',
    {},
    element('dt', {}, name),
    element('dd', { class: `number ${look}` }, figure ?? 'not known'),
    element('dd', { class: 'note' }, note),
  )
