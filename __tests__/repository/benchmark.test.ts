import { readFileSync } from 'node:fs'
import { describe, expect, it } from '@jest/globals'
import { growths, isHeld, ratios } from '../../measure/speed/claims.js'
import { drawGrowth } from '../../measure/speed/draw-growth.js'
import { drawRatios } from '../../measure/speed/draw-ratios.js'
import { growthExponent, median } from '../../measure/speed/figures.js'
import { benchmarkPage } from '../../measure/speed/page.js'

const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8')
const results = JSON.parse(read('measure/speed/results.json'))

/** Measures nothing: the page and its pictures must match the stored results, whatever they are. */
describe('the benchmark', () => {
  it.each([
    ['docs/internals/benchmark.md', benchmarkPage],
    ['docs/internals/benchmark-ratios.svg', drawRatios],
    ['docs/internals/benchmark-growth.svg', drawGrowth],
  ])('%s is what the results make', (path, made) => {
    expect(read(path)).toBe(made(results))
  })

  it('computes its ratios round by round', () => {
    const times = (wall: number[]) => ({ wall, processor: wall })
    // The medians alone would give 4; of the rounds, one gives 4, one 2 and one 1.
    const others = { again: [1, 1, 1], checkout: [1, 1, 1], spectral: [1, 1, 1], ajv: [8, 12, 2] }
    const taken = { check: [4, 6, 1], node: [1, 3, 1], ...others }
    const run = Object.fromEntries(Object.entries(taken).map(([name, wall]) => [name, times(wall)]))
    const rows = ratios({ cold: { runs: [{ node: '24', times: run }] } })
    expect(rows.map(({ value }) => value)).toEqual([2, 1, 1, 4, 0.5])
  })

  it('gives instructions where they were counted', () => {
    const seconds = { check: 20, again: 12, checkout: 16, node: 4, spectral: 4, ajv: 4 }
    const times = Object.fromEntries(
      Object.entries(seconds).map(([name, each]) => [name, { wall: [each], processor: [each] }]),
    )
    const instructions = { node: 100, check: 900, again: 300, checkout: 1500 }
    const rows = ratios({ cold: { filesOfCheckout: 50, runs: [{ node: '24', times, instructions }] } })
    expect(rows.map(isHeld)).toEqual([true, false, true, false, false])
    expect(rows.map((row) => row.instructions)).toEqual([9, 3, 15, undefined, undefined])
  })

  it('fits the exponent of growth over the part that does not grow', () => {
    const point = (amount: number, cost: number) => ({ amount, processor: [cost], kibibytes: [cost] })
    const squares = [10, 20, 40].map((amount) => point(amount, 5 + amount ** 2))
    const [time] = growths({ growth: [{ of: 'files', fixed: point(0, 5), points: squares }] })
    expect(time).toMatchObject({ from: 10, to: 40 })
    expect(time?.value).toBeCloseTo(2)
    expect(time && isHeld(time)).toBe(false)
    expect(
      growthExponent([
        [1, 3],
        [10, 30],
      ]),
    ).toBeCloseTo(1)
    expect(median([3, 1, 2, 10])).toBe(2.5)
  })

  it('says of no machine more than its cores and its Node', () => {
    expect(Object.keys(results.machine).sort()).toEqual(['cores', 'node'])
    expect(read('measure/speed/results.json')).not.toMatch(/\/(?:home|root|tmp|Users)\//)
  })

  it('measures against the versions that are pinned', () => {
    const { dependencies } = JSON.parse(read('measure/speed/package.json'))
    const { devDependencies: own } = JSON.parse(read('package.json'))
    expect(results.peers).toEqual({
      spectral: dependencies['@stoplight/spectral-cli'],
      ajv: dependencies['ajv-cli'],
      eslint: dependencies.eslint,
      oxlint: dependencies.oxlint,
      biome: dependencies['@biomejs/biome'],
      yaml: own.yaml,
    })
    expect(read('measure/speed/package-lock.json')).not.toContain('"resolved"')
  })
})
