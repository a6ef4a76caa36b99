import { readFileSync } from 'node:fs'
import { describe, expect, it } from '@jest/globals'
import { check } from '../../../src/core/index.ts'

interface Row {
  id: string
  outcome: 'measured' | 'fits' | 'oom'
  measuredGiB?: number
  manifest: string
}

/** The memory assessment of each row. */
function assess(name: string) {
  const file = new URL(`../../../measure/calibration/${name}.json`, import.meta.url)
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
  const told = (outcomes: readonly Row['outcome'][], verdict: string): string[] =>
    assessed.filter((each) => outcomes.includes(each.row.outcome) && each.verdict === verdict).map(({ row }) => row.id)
  return { measured, told }
}

const median = (values: number[]): number => values.sort((a, b) => a - b)[values.length >> 1] ?? Number.NaN

/** docs/calibration.md lists the same by source. */
describe('published measurements of memory', () => {
  const { measured, told } = assess('measured-memory')

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

describe('published measurements of convolutional networks', () => {
  const { measured, told } = assess('convolutional-memory')

  it('lie inside the interval', () => {
    expect(measured.length).toBeGreaterThan(80)
    expect(measured.filter(({ low, high, measuredGiB }) => measuredGiB < low || high < measuredGiB)).toEqual([])
  })

  it('are near the likely case, neither above nor below', () => {
    const ratios = measured.map(({ likely, measuredGiB }) => likely / measuredGiB)
    expect(median(ratios)).toBeGreaterThanOrEqual(0.9)
    expect(median(ratios)).toBeLessThanOrEqual(1.35)
    expect(median(ratios.map((ratio) => Math.abs(ratio - 1)))).toBeLessThanOrEqual(0.45)
  })

  it('of batches that ran out of memory are never told that they fit, nor of those that ran that they do not', () => {
    expect(told(['oom'], 'fits')).toEqual([])
    expect(told(['measured', 'fits'], 'does-not-fit')).toEqual([])
  })
})
