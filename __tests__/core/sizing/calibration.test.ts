import { readFileSync } from 'node:fs'
import { describe, expect, it } from '@jest/globals'
import { acceleratorById } from '../../../src/core/catalog/accelerators/index.ts'
import { hardwareClassOf } from '../../../src/core/sizing/hardware-class.ts'
import { contains } from '../../../src/core/sizing/interval.ts'
import type { MemoryJob } from '../../../src/core/sizing/job.ts'
import { estimateMemory } from '../../../src/core/sizing/memory/memory.ts'
import { estimateTime, type TimeInput } from '../../../src/core/sizing/time.ts'

type Run = Omit<TimeInput, 'hardware' | 'peakTflops'> &
  MemoryJob & {
    id: string
    set: 'fit' | 'check'
    accelerator: string
    timing?: 'end-to-end' | 'benchmark' | 'excluded'
    reportedChipHours: number
  }

const file = new URL('../../../measure/calibration/published-runs.json', import.meta.url)
const { runs } = JSON.parse(readFileSync(file, 'utf8')) as { runs: Run[] }

function acceleratorOf(run: Run) {
  const accelerator = acceleratorById(run.accelerator)
  if (accelerator === undefined) throw new Error(`${run.accelerator} is not in the catalogue`)
  const peaks = accelerator.densePeakTflops
  const peakPrecision = ([run.computePrecision ?? 'bf16', 'bf16', 'fp16'] as const).find(
    (precision) => peaks[precision],
  )
  const peakTflops = peakPrecision === undefined ? undefined : peaks[peakPrecision]?.value
  return { accelerator, peakPrecision, peakTflops }
}

function hoursOf(run: Run) {
  const { accelerator, peakPrecision, peakTflops = 0 } = acceleratorOf(run)
  return estimateTime({ ...run, peakPrecision, peakTflops, hardware: hardwareClassOf(accelerator) })
}

function memoryOf(run: Run) {
  const { kind, memoryGiB, devicesPerChip } = acceleratorOf(run).accelerator
  const capacityPerDeviceGiB = memoryGiB.value / devicesPerChip
  return estimateMemory({ ...run, kind, capacityPerDeviceGiB, devices: (run.chips ?? 1) * devicesPerChip })
}

/** docs/calibration.md lists the same by run. */
describe('published runs', () => {
  it.each(['fit', 'check'] as const)('lie inside the predicted chip hours: %s', (set) => {
    const timed = runs.filter((run) => run.set === set && run.timing === 'end-to-end')
    const predicted = timed.map((run) => ({ run, time: hoursOf(run) }))
    const inside = predicted.filter(({ run, time }) => contains(time?.chipHours ?? [0, 0], run.reportedChipHours))
    const errors = predicted.map(({ run, time }) => Math.abs((time?.likelyChipHours ?? 0) / run.reportedChipHours - 1))
    expect(timed.length).toBeGreaterThan(10)
    expect(inside.length / timed.length).toBeGreaterThanOrEqual(0.9)
    expect(errors.sort((one, other) => one - other)[Math.floor(errors.length / 2)]).toBeLessThanOrEqual(0.25)
    for (const { time } of predicted) expect((time?.chipHours?.[1] ?? 9) / (time?.chipHours?.[0] ?? 1)).toBeLessThan(4)
  })

  const placed = runs.filter((run) => run.chips !== undefined).map((run) => ({ run, memory: memoryOf(run) }))

  it('are never told that they do not fit', () => {
    expect(placed.filter(({ memory }) => memory?.verdict === 'does-not-fit').map(({ run }) => run.id)).toEqual([])
  })

  it('are mostly told that they fit, or fit the usual way', () => {
    // Most do not say how many images they process at a time.
    const judged = placed.filter(({ memory }) => memory?.usual?.oneAtATime !== 'sample')
    const fits = judged.filter(({ memory }) => memory?.verdict === 'fits' || memory?.usual?.fits)
    expect(judged.length / placed.length).toBeGreaterThanOrEqual(0.8)
    expect(fits.length / judged.length).toBeGreaterThanOrEqual(0.9)
  })
})
