import { type Unread, unreadFiles } from '../../evidence/unread.ts'
import type { Outcome } from '../../review/outcome.ts'
import type { Report } from '../report.ts'

const mostShown = 3
const longestPath = 200

/** Unread evidence in JSON reports. */
export const unreadReport = ({ tooLarge, gaveUp, incomplete }: Unread): NonNullable<Report['unread']> => ({
  tooLarge,
  gaveUp: gaveUp.map(({ path, because }) => ({ path, because })),
  cut: incomplete !== undefined,
  ...(incomplete !== undefined && { incomplete }),
})

/** Unread evidence as sentences. They contain untrusted names, so callers must encode them. */
export function unreadSentences({ unread }: Pick<Outcome, 'unread'>): string[] {
  if (unread === undefined) return []
  const files = unreadFiles(unread)
  const shown = files.slice(0, mostShown).map(({ path, because }) => `${shortened(path)} ${because}`)
  const more = files.length > mostShown ? `; and ${files.length - mostShown} more` : ''
  return [
    ...(files.length > 0 ? [`Not read as evidence, or not to the end: ${shown.join('; ')}${more}.`] : []),
    ...(unread.incomplete === undefined ? [] : [`The evidence is incomplete: ${unread.incomplete}.`]),
  ]
}

const shortened = (path: string): string => (path.length > longestPath ? `…${path.slice(-longestPath)}` : path)

/** The most files to name. */
const mostNear = 5

/** Names files that look like misspelled manifests and were not read. */
export const nearMissWords = (near: readonly string[], shown: (path: string) => string = String): string =>
  `Not read: ${near.slice(0, mostNear).map(shown).join(', ')}. A manifest is named accelerator.yml.`
