import type { Accelerator, Precision } from './accelerator.ts'

/**
 * Formats that a chip computes in where it has none of its own for a format: the same one, then others that are at least
 * as wide, the narrowest first. A narrower one would not give the result that is asked for.
 */
const standIns: Readonly<Record<Precision, readonly Precision[]>> = {
  fp4: ['fp4', 'fp8', 'int8', 'bf16', 'fp16', 'tf32', 'fp32'],
  int8: ['int8', 'bf16', 'fp16', 'fp32'],
  fp8: ['fp8', 'bf16', 'fp16', 'tf32', 'fp32'],
  bf16: ['bf16', 'fp16', 'tf32', 'fp32'],
  fp16: ['fp16', 'bf16', 'tf32', 'fp32'],
  tf32: ['tf32', 'fp32'],
  fp32: ['fp32', 'fp64'],
  fp64: ['fp64'],
}

/** The dense peak that a job in a format (16 bits where none is declared) computes with, and the format that has it. */
export interface Peak {
  readonly precision: Precision
  readonly tflops: number
}

/** Undefined where no peak of the format, or of one that can stand in for it, is known. */
export function peakFor({ densePeakTflops }: Accelerator, wanted: Precision = 'bf16'): Peak | undefined {
  const precision = standIns[wanted].find((each) => densePeakTflops[each] !== undefined)
  const tflops = precision && densePeakTflops[precision]?.value
  return tflops === undefined ? undefined : { precision: precision as Precision, tflops }
}
