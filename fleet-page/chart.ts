import * as Plot from '@observablehq/plot'
import { asOnePicture } from '../playground/page/one-picture.ts'
import type { JobRow } from '../src/core/fleet/job-row.ts'

/** What a bar is as long as. What is not known of a job is undefined. */
export interface Measure {
  readonly name: string
  readonly of: (row: JobRow) => number | undefined
}

interface Bar {
  readonly name: string
  readonly verdict: string
  readonly amount: number
}

/** So many bars stand in a chart, the longest; the others are one. */
const mostBars = 12
/** Names of more signs do not fit beside a bar. */
const longestName = 24

/** Bars of the jobs with one value in common, by verdict; undefined where there is nothing to draw. */
export function chartOf(
  rows: readonly JobRow[],
  nameOf: (row: JobRow) => string | undefined,
  measure: Measure,
  title: string,
): Element | undefined {
  const sums = new Map<string, number>()
  const wordOf = (row: JobRow): string => nameOf(row) ?? 'not declared'
  for (const row of rows) sums.set(wordOf(row), (sums.get(wordOf(row)) ?? 0) + (measure.of(row) ?? 0))
  const longest = [...sums].filter(([, sum]) => sum > 0).sort(([, a], [, b]) => b - a)
  if (longest.length === 0) return undefined
  const shown = longest.slice(0, mostBars).map(([name]) => name)
  const isMore = longest.length > mostBars
  const bars = rows.map(
    (row): Bar => ({
      name: shown.includes(wordOf(row)) ? wordOf(row) : 'others',
      verdict: row.verdict,
      amount: measure.of(row) ?? 0,
    }),
  )
  const drawn = Plot.plot({
    className: 'chart',
    width: 560,
    height: 40 + 24 * (shown.length + Number(isMore)),
    marginLeft: 170,
    marginTop: 0,
    ariaLabel: `${title}: ${measure.name} by verdict`,
    x: { label: `${measure.name} →`, tickFormat: '~s' },
    y: { label: null, domain: isMore ? [...shown, 'others'] : shown, tickFormat: shortened },
    color: {
      domain: ['fit', 'undecided', 'questionable', 'mismatch'],
      range: ['var(--fit)', 'var(--undecided)', 'var(--questionable)', 'var(--mismatch)'],
    },
    marks: [Plot.barX(bars, Plot.groupY({ x: 'sum' }, { x: 'amount', y: 'name', fill: 'verdict' }))],
  })
  return asOnePicture(drawn)
}

const shortened = (name: string): string => (name.length > longestName ? `${name.slice(0, longestName)}…` : name)
