import { grownWords, notReadWords, sinceWords, takenWords } from '../../src/core/fleet/since-words.ts'
import { verdictMark } from '../../src/core/report/words/against-hardware.ts'
import { verdictWord } from '../../src/core/report/words/verdict.ts'
import { byId, element } from '../element.ts'
import { note } from './cards.ts'
import { fleet, placeOf } from './jobs.ts'

/** So many of a list are drawn; the JSON has all. */
const mostListed = 200

/** What is new, gone and grown since the former report, if there is one. It hangs on no filter. */
export function showChanges(): void {
  const { since } = fleet
  if (since === undefined) return
  const notRead = notReadWords(since)
  byId('changes').replaceChildren(
    element('h2', {}, `Since ${since.date}`),
    element('p', {}, `${sinceWords(since)}.`),
    ...(notRead === '' ? [] : [note(`${notRead}.`)]),
    ...listOf(
      'Grown',
      since.grown.map((each) => [
        each.now.job,
        ' ',
        placeOf(each.now),
        ` in ${each.now.repository}: ${grownWords(each)}`,
      ]),
    ),
    ...listOf(
      'New',
      since.new.map((job) => [
        element('span', { class: verdictWord(job) }, `${verdictMark[job.verdict]} ${verdictWord(job)}`),
        ` ${job.job} `,
        placeOf(job),
        ` in ${job.repository}: ${takenWords(job)}`,
      ]),
    ),
    ...listOf(
      'Gone',
      since.gone.map((job) => [`${job.job} (${job.path}) in ${job.repository}: ${takenWords(job)}`]),
    ),
  )
  byId('changes').hidden = false
}

function listOf(title: string, lines: readonly (readonly (string | Node)[])[]): HTMLElement[] {
  if (lines.length === 0) return []
  const items = lines.slice(0, mostListed).map((line) => element('li', {}, ...line))
  const left = lines.length - mostListed
  return [
    element(
      'details',
      {},
      element('summary', {}, `${title} (${lines.length})`),
      element('ul', {}, ...items, ...(left > 0 ? [element('li', {}, `and ${left} more, which the JSON has`)] : [])),
    ),
  ]
}
