import type { Precision, StoredPrecision } from '../catalog/accelerator.ts'

/**
 * Bytes that one number takes in memory, without the scales that block formats add. tf32 is a way to multiply; it is
 * stored as fp32.
 */
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

/** Bits that one operand of a matrix multiplication has. */
export const bitsOf = (precision: Precision): number => BYTES_PER_NUMBER[precision] * 8
