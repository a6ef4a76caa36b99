import * as Plot from '@observablehq/plot'
import type { ComparisonReport } from '../../src/core/report/report.ts'
import { asOnePicture } from './one-picture.ts'

interface Point {
  readonly label: string
  readonly hours: number
  readonly chipHours: number
  readonly verdict: string
  readonly chosen: boolean
}

/** Accelerators by the time and the chip-hours of the usual case; undefined where too little is known to draw them. */
export function chartOf({ rows }: ComparisonReport, width: number): Element | undefined {
  const points = shown(rows).flatMap(({ label, likelyHours, likelyChipHours, verdict, chosen }): Point[] =>
    likelyHours === undefined || likelyChipHours === undefined
      ? []
      : [{ label, hours: likelyHours, chipHours: likelyChipHours, verdict, chosen }],
  )
  if (points.length < 2) return undefined
  const at = { x: 'hours', y: 'chipHours' } as const
  const height = Math.min(420, Math.max(280, width * 0.6))
  const chosen = points.filter((point) => point.chosen)
  const drawn = Plot.plot({
    className: 'chart',
    width,
    height,
    marginLeft: 60,
    marginRight: 30,
    grid: true,
    ariaLabel: 'Accelerators by time and chip-hours',
    x: { type: 'log', label: 'usual time in hours →' },
    y: { type: 'log', label: '↑ usual chip-hours', tickFormat: '~s' },
    color: {
      domain: ['fit', 'undecided', 'questionable', 'mismatch'],
      range: ['var(--go)', 'var(--faint)', 'var(--warn)', 'var(--fail)'],
    },
    marks: [
      Plot.dot(points, { ...at, fill: 'verdict', r: 4, title: titleOf }),
      Plot.dot(chosen, { ...at, stroke: 'var(--text)', strokeWidth: 2, r: 8 }),
      Plot.text(apart(points, width - 90, height - 60), {
        ...at,
        text: 'label',
        dy: -10,
        fontSize: 11,
        fill: 'var(--text)',
      }),
    ],
  })
  return asOnePicture(drawn)
}

/** So many of the best are drawn beside the declared one: farther down stand parts that nobody would take. */
const mostDrawn = 30

const shown = (rows: ComparisonReport['rows']): ComparisonReport['rows'] =>
  rows.filter(({ chosen }, index) => chosen || index < mostDrawn)

const titleOf = ({ label, verdict, hours, chipHours }: Point): string =>
  `${label}: ${verdict}, ${Math.round(hours)} h, ${Math.round(chipHours)} chip-hours`

/** Room that a name takes, in pixels. */
const nameSize = { width: 110, height: 15 }

/** Those whose names do not cover that of another: the chosen one first, then from the best on. */
function apart(points: readonly Point[], width: number, height: number): Point[] {
  const across = pixelsOf(
    points.map(({ hours }) => hours),
    width,
  )
  const up = pixelsOf(
    points.map(({ chipHours }) => chipHours),
    height,
  )
  const kept: Point[] = []
  for (const point of [...points].sort((a, b) => Number(b.chosen) - Number(a.chosen)))
    if (
      kept.every(
        (other) =>
          Math.abs(across(point.hours) - across(other.hours)) > nameSize.width ||
          Math.abs(up(point.chipHours) - up(other.chipHours)) > nameSize.height,
      )
    )
      kept.push(point)
  return kept
}

/** A log scale from the least of the values to the largest, over so many pixels. */
function pixelsOf(values: readonly number[], size: number): (value: number) => number {
  const [least, most] = [Math.min(...values), Math.max(...values)]
  return (value) => (size * Math.log(value / least)) / (Math.log(most / least) || 1)
}
