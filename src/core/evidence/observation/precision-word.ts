import type { Precision } from '../../catalog/accelerator.ts'

const words: ReadonlyMap<string, Precision> = new Map([
  ['bf16', 'bf16'],
  ['bfloat16', 'bf16'],
  ['bf16-mixed', 'bf16'],
  ['bf16-true', 'bf16'],
  ['amp_bf16', 'bf16'],
  ['fp16', 'fp16'],
  ['float16', 'fp16'],
  ['half', 'fp16'],
  ['16', 'fp16'],
  ['16-mixed', 'fp16'],
  ['16-true', 'fp16'],
  ['amp_fp16', 'fp16'],
  ['fp32', 'fp32'],
  ['float32', 'fp32'],
  ['32', 'fp32'],
  ['32-true', 'fp32'],
  ['fp64', 'fp64'],
  ['float64', 'fp64'],
  ['64', 'fp64'],
  ['64-true', 'fp64'],
  ['fp8', 'fp8'],
  ['amp_fp8', 'fp8'],
  ['transformer-engine', 'fp8'],
  ['transformer-engine-float16', 'fp8'],
])

/** The number format that a training configuration means; undefined for `no`, `auto` and whatever else. */
export const precisionWord = (word: string | undefined): Precision | undefined =>
  word === undefined ? undefined : words.get(word.toLowerCase().replace(/^torch\./, ''))
