import type { AcceleratorKind } from '../../../catalog/accelerator.ts'
import { acceleratorsNamed } from './prose-names.ts'
import { tokensOf } from './prose-tokens.ts'

/** A sentence longer than this is a list. */
const longestSentence = 600

/** "on TPUs", "on a single node GPU", "using Google Cloud TPU", "with 8 GPUs". */
const on =
  /\b(?:on|with|using|across)\s(?:[\w'’,-]{1,20}\s){0,4}?(gpus?|tpus?)(?=$|[\s.,;:)])(?!\s(?:memory|ram|hours?|days?))/gi

/**
 * The kinds of accelerator that a sentence or heading about training puts it on, where it names no model. "GPU" and
 * "TPU" alone tell no more than that.
 */
export function kindsIn(sentence: string): AcceleratorKind[] {
  if (acceleratorsNamed(tokensOf(sentence)).length > 0) return []
  const found = sentence.slice(0, longestSentence).matchAll(on)
  return [...new Set([...found].map(([, word = '']): AcceleratorKind => (/^g/i.test(word) ? 'gpu' : 'tpu')))]
}
