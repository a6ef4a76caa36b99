import type { JobRow } from '../../src/core/fleet/job-row.ts'
import { verdictMark } from '../../src/core/report/words/against-hardware.ts'
import { verdictOrder, verdictWord } from '../../src/core/report/words/verdict.ts'
import { numberOf, upper } from '../../src/core/text/wording.ts'
import { element, worded } from '../element.ts'
import { calledJob, calledRepository, gainOf, noOfferWords, placeOf, teamOf } from './jobs.ts'

/** The most cards. The table has all jobs. */
const mostCards = 10

/** The money at stake: what the offer saves, or the whole cost of a job whose savings are unknown. */
const stakeOf = ({ saves, cost }: JobRow): number => saves ?? cost?.likely ?? cost?.amount[0] ?? -1

/** Most money at stake first, then the worst verdict. */
const byStake = (a: JobRow, b: JobRow): number =>
  stakeOf(b) - stakeOf(a) ||
  verdictOrder.indexOf(verdictWord(a)) - verdictOrder.indexOf(verdictWord(b)) ||
  (b.likelyChipHours ?? -1) - (a.likelyChipHours ?? -1)

/** The jobs that need action, or a sentence if there are none. */
export function actOn(rows: readonly JobRow[]): HTMLElement[] {
  const wrong = rows
    .filter(
      ({ verdict, saves = 0, errors = 0 }) =>
        verdict === 'mismatch' || verdict === 'questionable' || saves > 0 || errors > 0,
    )
    .sort(byStake)
  if (wrong.length === 0)
    return [
      note('Nothing to act on: none of these jobs is a mismatch, is questionable or has an error in its manifest.'),
    ]
  const left = wrong.length - mostCards
  return [
    cards(wrong.slice(0, mostCards).map(actCard)),
    ...(left > 0 ? [note(`And ${numberOf(left, 'more job')}: sort the table below by verdict or saving.`)] : []),
  ]
}

function actCard(row: JobRow): HTMLElement[] {
  const { verdict, repository, reason, offer } = row
  const gain = gainOf(row)
  return [
    element(
      'div',
      {},
      element('strong', { class: verdictWord(row) }, `${verdictMark[verdict]} ${verdictWord(row)}`),
      ` ${calledJob(row)}`,
      element(
        'p',
        { class: 'note' },
        `${calledRepository(repository)}, `,
        placeOf(row),
        `, ${teamOf(row) ?? 'no team declared'}`,
      ),
    ),
    element('p', {}, ...worded(reason ?? 'The report does not say why.')),
    element(
      'p',
      {},
      ...(offer === undefined ? [element('span', { class: 'note' }, noOfferWords(row))] : worded(offer)),
      ...(gain === undefined
        ? []
        : ['. ', element(gain === 'costs the same' ? 'span' : 'strong', {}, `${upper(gain)}.`)]),
    ),
  ]
}

export const cards = (all: readonly (readonly HTMLElement[])[]): HTMLElement =>
  element('ol', { class: 'cards' }, ...all.map((parts) => element('li', {}, ...parts)))

export const note = (words: string): HTMLElement => element('p', { class: 'note' }, words)
