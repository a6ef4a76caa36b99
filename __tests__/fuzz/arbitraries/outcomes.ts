import fc from 'fast-check'
import type { FileReview } from '../../../src/core/review/check.ts'
import type { Outcome } from '../../../src/core/review/outcome.ts'
import { outcomeOf, reviewOf, waiving } from '../../support/outcomes.ts'
import { readableManifests } from './manifests.ts'
import { filePaths, liveText } from './token-soup.ts'

/** The input of a report: a file with a name, its version on the base, and words from a policy. */
export interface Reported {
  readonly path: string
  readonly text: string
  readonly base: string | undefined
  /** Hostile text for the findings. Undefined: their own words. */
  readonly words: string | undefined
  readonly isWaived: boolean
}

export const reported: fc.Arbitrary<Reported> = fc.record({
  path: filePaths,
  text: readableManifests,
  base: fc.option(readableManifests, { nil: undefined, freq: 2 }),
  words: fc.option(liveText, { nil: undefined, freq: 2 }),
  isWaived: fc.constantFrom(false, false, true),
})

export function outcomeFor({ path, text, base, words, isWaived }: Reported): Outcome {
  const review = (content: string): FileReview =>
    reviewOf(path, content, (finding) => ({
      ...finding,
      ...(words !== undefined && {
        message: words,
        remedy: words,
        related: [{ file: words, span: finding.span, message: words }],
      }),
      ...(isWaived &&
        finding.severity !== 'error' && { waived: waiving({ reason: words ?? 'x', owner: words ?? 'x' }) }),
    }))
  return outcomeOf([review(text)], base === undefined ? {} : { base: { files: [review(base)] } })
}
