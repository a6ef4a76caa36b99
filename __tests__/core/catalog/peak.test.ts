import { describe, expect, it } from '@jest/globals'
import type { Precision } from '../../../src/core/catalog/accelerator.ts'
import { accelerators } from '../../../src/core/catalog/accelerators/index.ts'
import { resolveAccelerator } from '../../../src/core/catalog/names/accelerator-name.ts'
import { peakFor } from '../../../src/core/catalog/peak.ts'
import { bitsOf } from '../../../src/core/sizing/precision.ts'

const formats = ['fp64', 'fp32', 'tf32', 'bf16', 'fp16', 'fp8', 'int8', 'fp4'] as const satisfies readonly Precision[]

/** Formats for which no document was found, by prefix of the id. */
const unknownPeaks: readonly (readonly [parts: readonly string[], formats: string])[] = [
  [['nvidia-l2-24gb'], 'fp64 fp32'],
  [['nvidia-rubin-288gb'], 'fp64'],
  [['nvidia-rubin-cpx'], 'fp64 fp32 tf32 bf16 fp16 fp8 int8'],
  [['nvidia-jetson-thor'], 'fp64 fp32 tf32 int8'],
  [['amd-mi50', 'amd-mi60'], 'bf16'],
  [['amd-mi308x'], 'fp64 fp32 tf32 bf16 fp16 fp8 int8'],
  [['amd-mi455x'], 'fp64 tf32'],
  [['amd-mi440x', 'amd-mi430x', 'qualcomm-ai200'], 'fp64 fp32 tf32 bf16 fp16 fp8 int8 fp4'],
  [['intel-crescent-island', 'kunlunxin'], 'fp64 fp32 tf32 bf16 fp16 fp8 int8 fp4'],
  [['intel-arc-b', 'intel-arc-pro-b'], 'fp64 tf32 fp8 fp4'],
  [['intel-gaudi1'], 'fp64 fp32 tf32 bf16 fp16 fp8 int8'],
  [['intel-gaudi2'], 'fp64 fp32 tf32 fp16 int8'],
  [['intel-gaudi3'], 'fp64 int8'],
  [['google-tpu-8'], 'fp64 fp32 tf32 bf16 fp16 fp8 int8'],
  [['graphcore'], 'fp64 tf32 bf16 fp8 int8 fp4'],
  [['cerebras'], 'fp64 fp32 tf32 bf16 fp16 fp8 int8 fp4'],
  [['huawei-ascend-910b'], 'fp64 fp32 tf32 bf16 fp8 int8 fp4'],
  [['huawei-ascend-910c'], 'fp64 fp32 tf32 fp8 int8 fp4'],
  [['huawei-ascend-950pr'], 'fp64 fp32 tf32 bf16 fp16 int8'],
  [['huawei-ascend-950dt'], 'fp64 fp32 tf32 int8'],
  [['huawei-ascend-910'], 'fp64 fp32 tf32 bf16 fp8 fp4'],
  [['groq-lpu'], 'fp64 fp32 tf32 bf16 fp8 fp4'],
  [['sambanova'], 'fp64 fp32 tf32 fp16 fp8 int8 fp4'],
  [['qualcomm-ai100'], 'fp64 fp32 tf32 bf16 fp8 fp4'],
  [['tenstorrent-n'], 'fp64 fp32 tf32 bf16 int8 fp4'],
  [['tenstorrent-p'], 'fp64 fp32 tf32 fp16 int8 fp4'],
  [['microsoft-maia-200'], 'fp64 fp32 tf32 bf16 fp16 int8'],
  [['microsoft-maia-100'], 'fp64 fp32 tf32 fp16 fp8 int8 fp4'],
  [['meta-mtia-300'], 'fp64 fp32 tf32 fp16 int8 fp4'],
  [['meta-mtia'], 'fp64 fp32 tf32 fp16 int8'],
  [['apple-m5', 'apple-m6'], 'tf32 bf16 fp16 fp8 int8 fp4'],
  [['apple'], 'tf32 bf16 fp8 int8 fp4'],
]

const peak = (name: string, precision?: Precision) => {
  const [chip] = resolveAccelerator(name)?.candidates ?? []
  if (chip === undefined) throw new Error(`${name} is not in the catalogue`)
  return peakFor(chip, precision)
}

describe('the peak that a job computes with', () => {
  it('is that of its format, or of 16 bits where none is declared', () => {
    expect(peak('h100-sxm', 'fp8')).toMatchObject({ precision: 'fp8' })
    expect(peak('h100-sxm')).toMatchObject({ precision: 'bf16' })
    expect(peak('v100')).toMatchObject({ precision: 'fp16' })
  })

  it('is that of a format at least as wide where the chip lacks it', () => {
    expect(peak('a100-80gb', 'fp8')).toMatchObject({ precision: 'bf16' })
    for (const accelerator of accelerators)
      for (const precision of formats) {
        const found = peakFor(accelerator, precision)
        // tf32 multiplies 19 bits of numbers that are stored as fp32.
        if (found) expect(bitsOf(found.precision)).toBeGreaterThanOrEqual(bitsOf(precision))
      }
  })

  it('is unknown rather than that of a narrower one', () => {
    expect(peak('tpu-v5e', 'fp32')).toBeUndefined()
    expect(peak('tpu-v5e', 'fp64')).toBeUndefined()
  })
})

describe('the peaks of the catalogue', () => {
  it.each(accelerators.map((each) => [each.id, each] as const))(
    'say of %s what it reaches in each format, or that it lacks it',
    (id, { densePeakTflops, lacksPrecisions }) => {
      const unsaid = formats.filter(
        (precision) => densePeakTflops[precision] === undefined && !lacksPrecisions.values.includes(precision),
      )
      const unknown = unknownPeaks.find(([parts]) => parts.some((part) => id.startsWith(part)))
      expect(unsaid.join(' ')).toBe(unknown?.[1] ?? '')
    },
  )

  it('are unknown of parts that there are', () => {
    for (const [parts] of unknownPeaks) {
      for (const part of parts) expect([part, accelerators.some(({ id }) => id.startsWith(part))]).toEqual([part, true])
    }
  })
})
