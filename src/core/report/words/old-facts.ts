import type { Outcome } from '../../review/outcome.ts'
import { monthWords } from '../../text/days.ts'

/** "These are facts of November 2026": said where they are old. */
export function oldFactsSentences({ oldFacts }: Pick<Outcome, 'oldFacts'>): string[] {
  if (oldFacts === undefined) return []
  return [
    `Judged by facts of ${monthWords(oldFacts)}: newer accelerators, prices and software are not known. Update accelerator-review.`,
  ]
}
