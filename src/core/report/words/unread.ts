import { type Unread, unreadFiles } from '../../evidence/unread.ts'
import type { Outcome } from '../../review/outcome.ts'
import type { Report } from '../report.ts'

const mostShown = 3
const longestPath = 200

/** What was not read, as JSON reports have it. */
export const unreadReport = ({ tooLarge, gaveUp, incomplete }: Unread): NonNullable<Report['unread']> => ({
  tooLarge,
  gaveUp: gaveUp.map(({ path, because }) => ({ path, because })),
  cut: incomplete !== undefined,
  ...(incomplete !== undefined && { incomplete }),
})

/** What was not read as evidence, in sentences for people. Names in them come from strangers: whoever shows them encodes them. */
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

/** So many files are named. */
const mostNear = 5

/** What is said of files that are called almost like a manifest, so that nobody reads them. */
export const nearMissWords = (near: readonly string[], shown: (path: string) => string = String): string =>
  `Not read: ${near.slice(0, mostNear).map(shown).join(', ')}. A manifest is named accelerator.yml.`
