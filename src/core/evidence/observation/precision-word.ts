import type { Precision } from '../../catalog/accelerator.ts'
import { resolveWord } from '../../catalog/value-spellings.ts'

/** The number format that a training configuration means; undefined for `no`, `auto` and whatever else. */
export const precisionWord = (word: string | undefined): Precision | undefined =>
  word === undefined ? undefined : resolveWord('precision', word)
