import { describe, expect, it } from '@jest/globals'
import type { Precision } from '../../../src/core/catalog/accelerator.ts'
import { resolveAccelerator } from '../../../src/core/catalog/accelerator-name.ts'
import { accelerators } from '../../../src/core/catalog/accelerators/index.ts'
import { peakFor } from '../../../src/core/catalog/peak.ts'
import { bitsOf } from '../../../src/core/sizing/precision.ts'

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
      for (const precision of ['fp64', 'fp32', 'tf32', 'bf16', 'fp16', 'fp8', 'int8', 'fp4'] as const) {
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
