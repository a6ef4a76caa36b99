import type { Accelerator, Precision } from './accelerator.ts'

/**
 * Formats that a chip may use instead of one it lacks: the same one, then others at least as wide, narrowest first. A
 * narrower one would not give the requested result.
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

/** The dense peak for a job's format (16 bits if undeclared), and the format that it belongs to. */
export interface Peak {
  readonly precision: Precision
  readonly tflops: number
}

/** Undefined if no peak of the format or a substitute is known. */
export function peakFor({ densePeakTflops }: Accelerator, wanted: Precision = 'bf16'): Peak | undefined {
  const precision = standIns[wanted].find((each) => densePeakTflops[each] !== undefined)
  const tflops = precision && densePeakTflops[precision]?.value
  return tflops === undefined ? undefined : { precision: precision as Precision, tflops }
}
