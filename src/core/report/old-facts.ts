import type { Outcome } from '../review/outcome.ts'

const months = 'January February March April May June July August September October November December'.split(' ')

/** "These are facts of November 2026": said where they are old. */
export function oldFactsSentences({ oldFacts }: Pick<Outcome, 'oldFacts'>): string[] {
  if (oldFacts === undefined) return []
  const [year, month] = oldFacts.split('-')
  return [
    `Judged by facts of ${months[Number(month) - 1]} ${year}: newer accelerators, prices and software are not known. Update accelerator-review.`,
  ]
}
