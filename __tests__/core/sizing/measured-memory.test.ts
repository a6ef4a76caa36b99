import { readFileSync } from 'node:fs'
import { describe, expect, it } from '@jest/globals'
import { check } from '../../../src/core/index.ts'

interface Row {
  id: string
  outcome: 'measured' | 'fits' | 'oom'
  measuredGiB?: number
  manifest: string
}

const file = new URL('../../../measure/calibration/measured-memory.json', import.meta.url)
const { rows } = JSON.parse(readFileSync(file, 'utf8')) as { rows: Row[] }

const assessed = rows.map((row) => {
  const [review] = check([{ path: 'accelerator.yml', text: row.manifest }]).files
  const memory = review?.jobs[0]?.sizing?.memory
  if (memory?.perDeviceGiB === undefined || memory.likelyGiB === undefined) throw new Error(`${row.id} is not sized`)
  const [low, high] = memory.perDeviceGiB
  return { row, verdict: memory.verdict, low, high, likely: memory.likelyGiB }
})
const measured = assessed.flatMap(({ row: { measuredGiB }, ...rest }) =>
  measuredGiB === undefined ? [] : [{ ...rest, measuredGiB }],
)
const median = (values: number[]): number => values.sort((a, b) => a - b)[values.length >> 1] ?? Number.NaN
const told = (outcomes: readonly Row['outcome'][], verdict: string): string[] =>
  assessed.filter((each) => outcomes.includes(each.row.outcome) && each.verdict === verdict).map(({ row }) => row.id)

/** docs/calibration.md tells the same by source. */
describe('published measurements of memory', () => {
  it('lie inside the interval, which is not wide', () => {
    const inside = measured.filter(({ low, high, measuredGiB }) => low <= measuredGiB && measuredGiB <= high)
    expect(measured.length).toBeGreaterThan(100)
    expect(inside.length / measured.length).toBeGreaterThanOrEqual(0.85)
    expect(median(measured.map(({ low, high }) => high / low))).toBeLessThanOrEqual(2.6)
  })

  it('are near the likely case', () => {
    const errors = measured.map(({ likely, measuredGiB }) => Math.abs(likely / measuredGiB - 1))
    expect(median(errors)).toBeLessThanOrEqual(0.25)
  })

  it('of runs that ran out of memory are never told that they fit, nor of those that ran that they do not', () => {
    expect(told(['oom'], 'fits')).toEqual([])
    expect(told(['measured', 'fits'], 'does-not-fit')).toEqual([])
  })
})
