import { grouped } from '../../text/grouped.ts'
import type { Mark } from './finding-marks.ts'
import { isReportedElsewhere, placesReported } from './reported-elsewhere.ts'

/** The pairs of findings of head and base. */
export interface FindingPairs {
  /** By the head's finding; its own if the base reports the same mistake elsewhere in the file. */
  readonly before: ReadonlyMap<Mark, Mark>
  /** Findings of the base without a partner. */
  readonly gone: readonly Mark[]
}

/**
 * Pairs findings one to one, by the most certain sign first: rule, job, place and words; rule, job and place, if a
 * number changed the words; rule, job and words, if the spelling of the place changed. Always for the same subject.
 * Remaining ties are paired in order.
 */
export function pairFindings(head: readonly Mark[], base: readonly Mark[]): FindingPairs {
  const before = new Map<Mark, Mark>()
  let [came, gone] = [head, base]
  for (const keyOf of [byWordsAndPlace, byPlace, byWords]) {
    // Reversed, so that popping takes the first.
    const waiting = grouped(gone.toReversed(), keyOf)
    const taken = new Set<Mark>()
    came = came.filter((mark) => {
      const partner = waiting.get(keyOf(mark))?.pop()
      if (partner === undefined) return true
      before.set(mark, partner)
      taken.add(partner)
      return false
    })
    gone = gone.filter((mark) => !taken.has(mark))
  }
  const [ofHead, ofBase] = [placesReported(head), placesReported(base)]
  for (const mark of came) if (isReportedElsewhere(mark, ofBase)) before.set(mark, mark)
  return { before, gone: gone.filter((mark) => !isReportedElsewhere(mark, ofHead)) }
}

const byWordsAndPlace = (mark: Mark): string => key(mark, keysOf(mark), mark.finding.message)
const byWords = (mark: Mark): string => key(mark, mark.finding.message)
const byPlace = (mark: Mark): string => key(mark, keysOf(mark), isKnownByWords(mark) ? withoutNumbers(mark) : '')

const key = ({ finding: { rule, substance }, scope }: Mark, ...parts: readonly unknown[]): string =>
  JSON.stringify([rule, scope, substance?.demand, substance?.subject, ...parts])

/** Drops positions in lists, which change with preceding items. */
const keysOf = ({ place }: Mark): readonly string[] => place.filter((step) => typeof step === 'string')

/** List items and waivers have no key of their own. */
const isKnownByWords = ({ finding, place }: Mark): boolean =>
  place.some((step) => typeof step === 'number') || (finding.job === undefined && finding.rule.startsWith('policy/'))

const withoutNumbers = ({ finding }: Mark): string => finding.message.replace(/\d+/g, '0')
