import { gravestOrder, gravestWord } from '../../src/core/fleet/gravest-word.ts'
import { costIfFitted, type JobRow } from '../../src/core/fleet/job-row.ts'
import { moneyFigure, moneyUnit, numberOf, upper } from '../../src/core/text/wording.ts'
import { element, worded } from '../element.ts'
import {
  calledJob,
  calledRepository,
  costOf,
  gainOf,
  judgedWords,
  noOfferWords,
  placeOf,
  teamOf,
  unitOf,
} from './jobs.ts'

/** The most cards. The table has all jobs. */
const mostCards = 10

/** The share of all savings from which a job that passes is worth acting on. */
const leastShare = 0.01

/** Whether a job has to change. Others are in the list for their savings alone. */
const isWrong = ({ verdict, policy, errors = 0 }: JobRow): boolean =>
  verdict === 'mismatch' || verdict === 'questionable' || policy !== undefined || errors > 0

/** The money at stake: the whole cost of a job that is wrong, even if no offer saves, and else what the offer saves. */
function stakeOf(row: JobRow): number {
  const cost = costIfFitted(row)
  return (isWrong(row) ? undefined : row.saves) ?? cost?.likely ?? cost?.amount[0] ?? -1
}

/** Most money at stake first, then the worst verdict. */
const byStake = (a: JobRow, b: JobRow): number =>
  stakeOf(b) - stakeOf(a) ||
  gravestOrder.indexOf(gravestWord(a)) - gravestOrder.indexOf(gravestWord(b)) ||
  (b.likelyChipHours ?? -1) - (a.likelyChipHours ?? -1)

/** The jobs that need action, or a sentence if there are none. */
export function actOn(rows: readonly JobRow[]): HTMLElement[] {
  const all = new Map<string, number>()
  for (const row of rows) all.set(unitOf(row), (all.get(unitOf(row)) ?? 0) + (row.saves ?? 0))
  const savesEnough = (row: JobRow): boolean =>
    (row.saves ?? 0) > (row.savingsSought ? leastShare * (all.get(unitOf(row)) ?? 0) : 0)
  const wrong = rows.filter((row) => isWrong(row) || savesEnough(row)).sort(byStake)
  if (wrong.length === 0) return [note(nothingWords)]
  // Large savings would push out wrong jobs of unknown cost.
  const [faulted, passing] = [wrong.filter(isWrong), wrong.filter((row) => !isWrong(row))]
  const savings = passing.slice(0, Math.max(mostCards / 2, mostCards - faulted.length))
  const shown = [...faulted.slice(0, mostCards - savings.length), ...savings].sort(byStake)
  const left = wrong.length - shown.length
  return [
    cards(shown.map(actCard)),
    ...(left > 0 ? [note(`And ${numberOf(left, 'more job')}: sort the table below by verdict or saving.`)] : []),
  ]
}

const nothingWords =
  'Nothing to act on: none of these jobs is a mismatch, is questionable, is against the policy, has an error in its manifest or could save much.'

/** Why a job is in the list. One that passes is there for its saving: "It passes for 33M USD, and would for 11M." */
function whyWords({ reason, savingsSought, cost, offerCost }: JobRow): string {
  if (reason !== undefined) return reason
  if (!savingsSought || cost?.likely === undefined || offerCost === undefined) return 'The report does not say why.'
  return `It passes for ${moneyFigure(cost.likely)} ${moneyUnit(cost)}, and would for ${moneyFigure(offerCost)}.`
}

/** "costs 480,000 USD": what a job that is wrong costs, by which the list is sorted. */
function stakeWords(row: JobRow): string[] {
  const cost = costIfFitted(row)
  if (cost === undefined || !isWrong(row)) return []
  return [`costs ${costOf({ cost })}${row.cost === undefined ? ' if it fitted' : ''}`]
}

function actCard(row: JobRow): HTMLElement[] {
  const { repository, offer } = row
  const gain = gainOf(row)
  return [
    element(
      'div',
      {},
      element('strong', { class: gravestWord(row) }, judgedWords(row)),
      ` ${calledJob(row)}`,
      element(
        'p',
        { class: 'note' },
        `${calledRepository(repository)}, `,
        placeOf(row),
        `, ${[teamOf(row) ?? 'no team declared', ...stakeWords(row)].join(', ')}`,
      ),
    ),
    element('p', {}, ...worded(whyWords(row))),
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
