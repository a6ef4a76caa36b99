import type { Interval, ReportJob } from '../../../src/core/report/report.ts'
import {
  amount,
  duration,
  durationRange,
  gibibyteFigure,
  moneyFigure,
  moneyUnit,
} from '../../../src/core/text/wording.ts'
import { button, element } from '../../element.ts'
import type { Deeds } from './deeds.ts'

/**
 * Memory, time, chip-hours and cost of the usual case, with ranges. Unknown values say so and name the keys to declare.
 */
export function tilesOf(
  { sizing, declared, notKnown }: ReportJob,
  { figures: { timeNeeds, memoryNeeds, price }, declare }: Pick<Deeds, 'figures' | 'declare'>,
): HTMLElement {
  const { memory, hours, likelyHours, chipHours, likelyChipHours, energyKWh, cost } = sizing
  const isNamed = declared.accelerator !== undefined || notKnown.some(({ path }) => path.includes('hardware'))
  const needed = (keys: readonly string[]): Note => {
    // Of a processor no key would tell more.
    if (declared.accelerator === 'cpu' || (!isNamed && declared.kind === 'other')) return []
    return neededWords(isNamed ? keys : ['hardware.accelerator'], declare)
  }
  const unless = memory?.verdict === 'does-not-fit' ? ', if it fitted' : ''
  const energy = energyKWh ? `; ${rangeOf(energyKWh, amount)} kWh` : ''
  const unit = cost && moneyUnit(cost)
  return element(
    'dl',
    { id: 'tiles' },
    memoryTile(memory, needed, memoryNeeds),
    tile(
      `Time${unless}`,
      likelyHours ?? hours,
      (value) => duration(value, 2),
      hours ? [durationRange(hours, likelyHours)] : needed(chipHours ? ['hardware.count'] : timeNeeds),
    ),
    tile(
      `Chip-hours${unless}`,
      likelyChipHours ?? chipHours,
      amount,
      chipHours ? [`${rangeOf(chipHours, amount)}${energy}`] : needed(timeNeeds),
    ),
    tile(
      `Cost${unless}`,
      cost?.likely ?? cost?.amount,
      (value) => `${moneyFigure(value)} ${unit}`,
      cost
        ? [`${rangeOf(cost.amount, moneyFigure)}; ${price}`]
        : needed(chipHours ? ['operations.price_per_chip_hour'] : timeNeeds),
    ),
  )
}

function memoryTile(
  memory: ReportJob['sizing']['memory'],
  needed: (keys: readonly string[]) => Note,
  wanted: readonly string[],
): HTMLElement {
  const name = 'Memory of a device'
  if (memory === undefined) return plainTile(name, undefined, needed(wanted))
  // Without a count, the memory per device is unknown.
  if (memory.needs.includes('hardware.count'))
    return plainTile(name, undefined, [`of ${gibibyteFigure(memory.capacityGiB)} GiB; `, ...needed(['hardware.count'])])
  const { likelyGiB, perDeviceGiB, capacityGiB, needs, likely, verdict } = memory
  const range = perDeviceGiB && rangeOf(perDeviceGiB, gibibyteFigure)
  const need = likelyGiB === undefined ? range : gibibyteFigure(likelyGiB)
  const isTooMuch = verdict === 'does-not-fit' || likely === 'does-not-fit'
  const notes = [
    ...(range && need !== range ? [`${range}${needs.length > 0 ? '; ' : ''}`] : []),
    ...(needs.length > 0 ? needed(needs) : []),
  ]
  const figure = need && `${need} of ${gibibyteFigure(capacityGiB)} GiB`
  return plainTile(name, figure, notes, isTooMuch ? 'mismatch' : '')
}

/** The text below a figure. */
type Note = readonly (string | Node)[]

/** "declare scale.tokens", "declare scale.parameters and 1 more". A click adds the first key. */
function neededWords([first, ...others]: readonly string[], declare: Deeds['declare']): Note {
  if (first === undefined) return []
  const write = button(first, () => declare(first), { class: 'line' })
  return ['declare ', write, ...(others.length > 0 ? [` and ${others.length} more`] : [])]
}

const rangeOf = ([low, high]: Interval, words: (value: number) => string): string =>
  words(low) === words(high) ? words(low) : `${words(low)}–${words(high)}`

function tile(name: string, value: number | Interval | undefined, words: (value: number) => string, note?: Note) {
  const figure = typeof value === 'number' ? words(value) : value && rangeOf(value, words)
  return plainTile(name, figure, note, name.includes(',') ? 'unknown' : '')
}

const plainTile = (name: string, figure: string | undefined, note: Note = [], look = ''): HTMLElement =>
  element(
    'div',
    {},
    element('dt', {}, name),
    element('dd', { class: `number ${look}` }, figure ?? 'not known'),
    element('dd', { class: 'note' }, ...note),
  )
