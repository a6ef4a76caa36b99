import {
  grownWords,
  notReadWords,
  rejudgedWords,
  sinceWords,
  takenWords,
  wholeWords,
} from '../../src/core/fleet/since-words.ts'
import { formerWord } from '../../src/core/fleet/whole.ts'
import { verdictMark } from '../../src/core/report/words/against-hardware.ts'
import { verdictWord } from '../../src/core/report/words/verdict.ts'
import { byId, element } from '../element.ts'
import { note } from './cards.ts'
import { type Filter, passes } from './filters.ts'
import { calledJob, calledName, calledRepository, fleet, placeOf } from './jobs.ts'

/** The most rows per list, most expensive first. The JSON has all. */
const mostListed = 20

const sinceHint =
  'Not known: keep the JSON of each week (fleet --format json), and make this page with --since and the last one.'

type Line = readonly (string | Node)[]

/** Lists that the user closed. They stay closed when filters change, because a long one would push the rest down. */
const closed = new Set<string>()

/** Shows what changed since the earlier report, among the filtered jobs and in total, if there is an earlier report. */
export function showChanges(filter: Filter): void {
  byId('changes').hidden = false
  if (fleet.since === undefined) {
    byId('changes').replaceChildren(element('h2', {}, 'What changed'), note(sinceHint))
    return
  }
  const { date, grown, rejudged, new: added, gone, isOfOthers } = fleet.since
  const since = {
    ...fleet.since,
    grown: grown.filter(({ now }) => passes(now, filter)),
    rejudged: rejudged.filter(({ now }) => passes(now, filter)),
    new: added.filter((job) => passes(job, filter)),
    gone: gone.filter((job) => passes(job, filter)),
  }
  const [notRead, turned] = [notReadWords(since), rejudgedWords(since)]
  byId('changes').replaceChildren(
    element('h2', {}, `Since ${date}`),
    element('p', {}, `${sinceWords(since)}.${turned === '' ? '' : ` ${turned}.`}`),
    ...(isOfOthers ? [] : [element('p', {}, `All jobs: ${wholeWords(since)}.`)]),
    ...(notRead === '' ? [] : [note(`${notRead}.`)]),
    ...listOf(
      'Other verdict',
      since.rejudged.map((each) => [
        element('strong', {}, calledJob(each.now)),
        `: ${formerWord(each.former)} → `,
        element('span', { class: verdictWord(each.now) }, `${verdictMark[each.now.verdict]} ${verdictWord(each.now)}`),
        `. ${calledRepository(each.now.repository)}, `,
        placeOf(each.now),
      ]),
    ),
    ...listOf(
      'Grown',
      since.grown.map((each) => [
        element('strong', {}, calledJob(each.now)),
        `: ${grownWords(each, calledName)}. ${calledRepository(each.now.repository)}, `,
        placeOf(each.now),
      ]),
    ),
    ...listOf(
      'New',
      since.new.map((job) => [
        element('strong', {}, calledJob(job)),
        ': ',
        element('span', { class: verdictWord(job) }, `${verdictMark[job.verdict]} ${verdictWord(job)}`),
        `, ${takenWords(job, calledName)}. ${calledRepository(job.repository)}, `,
        placeOf(job),
      ]),
    ),
    ...listOf(
      'Gone',
      since.gone.map((job) => [
        element('strong', {}, calledJob(job)),
        `: ${takenWords(job, calledName)}. ${calledRepository(job.repository)}, ${job.path}`,
      ]),
    ),
  )
}

function listOf(title: string, lines: readonly Line[]): HTMLElement[] {
  if (lines.length === 0) return []
  const items = lines.slice(0, mostListed).map((line) => element('li', {}, ...line))
  const left = lines.length - mostListed
  const list = element(
    'details',
    { open: closed.has(title) || lines.length > mostListed ? undefined : '' },
    element('summary', {}, `${title} (${lines.length})`),
    element('ul', {}, ...items, ...(left > 0 ? [element('li', {}, `and ${left} more, which the JSON has`)] : [])),
  )
  list.addEventListener('toggle', () => (list.open ? closed.delete(title) : closed.add(title)))
  return [list]
}
