import { type GravestWord, gravestOrder, gravestWord } from '../../src/core/fleet/gravest-word.ts'
import type { JobRow } from '../../src/core/fleet/job-row.ts'
import { button, element } from '../element.ts'

/** What a bar's length means. Undefined: unknown for a job. */
export interface Measure {
  readonly name: string
  readonly of: (row: JobRow) => number | undefined
  readonly words: (value: number) => string
}

/** The most bars below a heading, until the user asks for the others. */
const mostBars = 8

/** Bars of the jobs by a value, split by verdict. A click filters by the value. Undefined if all are empty. */
export function barsOf(
  title: string,
  rows: readonly JobRow[],
  nameOf: (row: JobRow) => string,
  measure: Measure,
  choose: (name: string) => void,
): HTMLElement | undefined {
  const sums = new Map<string, Map<GravestWord, number>>()
  for (const row of rows) {
    const name = nameOf(row)
    const parts = sums.get(name) ?? new Map()
    sums.set(name, parts)
    const word = gravestWord(row)
    parts.set(word, (parts.get(word) ?? 0) + (measure.of(row) ?? 0))
  }
  const bars = [...sums]
    .map(([name, parts]) => ({ name, parts, total: [...parts.values()].reduce((sum, part) => sum + part, 0) }))
    .filter(({ total }) => total > 0)
    .sort((a, b) => b.total - a.total)
  const most = bars[0]?.total
  if (most === undefined) return undefined
  const items = bars.map(({ name, parts, total }) => {
    const track = element('span', { class: 'track', 'aria-hidden': 'true' })
    for (const verdict of gravestOrder) {
      const piece = element('span', { class: verdict })
      piece.style.width = `${(100 * (parts.get(verdict) ?? 0)) / most}%`
      track.append(piece)
    }
    const bar = button('', () => choose(name), {
      title: gravestOrder
        .toReversed()
        .flatMap((each) => (parts.get(each) ? [`${each} ${measure.words(parts.get(each) ?? 0)}`] : []))
        .join(', '),
    })
    bar.append(
      element('span', { class: 'name' }, name),
      track,
      element('span', { class: 'figure' }, measure.words(total)),
    )
    return element('li', {}, bar)
  })
  const list = element('ul', { class: 'bars' }, ...items.slice(0, mostBars))
  const more = button(`Show ${items.length - mostBars} more`, () => {
    list.append(...items.slice(mostBars))
    items[mostBars]?.querySelector('button')?.focus()
    more.remove()
  })
  return element('section', {}, element('h3', {}, title), list, items.length > mostBars ? more : undefined)
}
