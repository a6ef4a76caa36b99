import type { Precision, StoredPrecision } from '../catalog/accelerator.ts'

/** Bytes per stored number, without the scales of block formats. tf32 is a way to multiply: it is stored as fp32. */
export const BYTES_PER_NUMBER: Readonly<Record<StoredPrecision, number>> = {
  fp64: 8,
  fp32: 4,
  tf32: 4,
  bf16: 2,
  fp16: 2,
  fp8: 1,
  int8: 1,
  fp4: 0.5,
  int4: 0.5,
}

/** Bits of one operand of a matrix multiplication. */
export const bitsOf = (precision: Precision): number => BYTES_PER_NUMBER[precision] * 8
