import type { Precision } from './accelerator.ts'
import { type Entry, fold, longestWord, wordsOf } from './spelling.ts'

/** A number format, and what frameworks and people call it. */
export interface PrecisionEntry extends Entry {
  readonly id: Precision
}

const precision = (id: Precision, name: string, ...names: string[]): PrecisionEntry => ({ id, name, names })

export const precisions: readonly PrecisionEntry[] = [
  precision('fp64', 'fp64', 'float64', 'double', 'double precision', 'f64'),
  precision('fp32', 'fp32', 'float32', 'single', 'single precision', 'full precision', 'f32', 'float'),
  precision('tf32', 'tf32', 'tensorfloat32', 'tensorfloat'),
  precision(
    'bf16',
    'bf16',
    'bfloat16',
    'bfloat',
    'brain float',
    'brain floating point',
    'bf16 mixed',
    'bfloat16 mixed',
  ),
  precision('fp16', 'fp16', 'float16', 'half', 'half precision', 'f16', 'fp16 mixed', 'float16 mixed'),
  precision('fp8', 'fp8', 'float8', 'mxfp8', 'e4m3', 'e5m2', 'float8 e4m3fn', 'float8 e5m2'),
  precision('int8', 'int8', 'i8'),
  precision('fp4', 'fp4', 'float4', 'nvfp4', 'mxfp4'),
]

let byWord: ReadonlyMap<string, PrecisionEntry> | undefined

/** The number format that a word such as `bfloat16` or `torch.float16` stands for. */
export function resolvePrecision(word: string): Precision | undefined {
  if (word.length > longestWord) return undefined
  byWord ??= wordsOf(precisions)
  return byWord.get(fold(word.trim().replace(/^(?:torch|jnp|tf|np|jax\.numpy)\./i, '')))?.id
}
