import { gravestWord } from '../../src/core/fleet/gravest-word.ts'
import {
  changedWords,
  changeWords,
  formerWords,
  notReadWords,
  sinceWords,
  takenWords,
  wholeWords,
} from '../../src/core/fleet/since-words.ts'
import { byId, element } from '../element.ts'
import { note } from './cards.ts'
import { type Filter, passes } from './filters.ts'
import { calledJob, calledName, calledRepository, fleet, judgedWords, placeOf } from './jobs.ts'

/** The most rows per list, most expensive first. The JSON has all. */
const mostListed = 20

const sinceHint =
  'Not known: keep the JSON of each week (fleet --format json), and make this page with --since and the last one.'

type Line = readonly (string | Node)[]

/** Lists that the user closed. They stay closed when filters change, because a long one would push the rest down. */
const closed = new Set<string>()

/** Shows what changed since the earlier report, if there is one. Sums of all jobs only without a filter. */
export function showChanges(filter: Filter, isFiltered: boolean): void {
  byId('changes').hidden = false
  if (fleet.since === undefined) {
    byId('changes').replaceChildren(element('h2', {}, 'What changed'), note(sinceHint))
    return
  }
  const { changed, new: added, gone, isOfOthers } = fleet.since
  const since = {
    ...fleet.since,
    changed: changed.filter(({ now }) => passes(now, filter)),
    new: added.filter((job) => passes(job, filter)),
    gone: gone.filter((job) => passes(job, filter)),
    // They are counted, not listed, so no filter can be applied.
    smaller: isFiltered ? 0 : fleet.since.smaller,
  }
  const [notRead, what] = [notReadWords(since), changedWords(since, fleet.teamLabel)]
  byId('changes').replaceChildren(
    element('h2', {}, `Since ${formerWords(since)}`),
    element('p', {}, `${sinceWords(since)}.${what === '' ? '' : ` ${what}.`}`),
    ...(isOfOthers || isFiltered ? [] : [element('p', {}, `All jobs: ${wholeWords(since)}.`)]),
    ...(notRead === '' || isFiltered ? [] : [note(`${notRead}.`)]),
    ...listOf(
      'Changed',
      since.changed.map((each) => [
        element('strong', {}, calledJob(each.now)),
        `: ${changeWords(each, calledName, fleet.teamLabel)}. ${calledRepository(each.now.repository)}, `,
        placeOf(each.now),
      ]),
    ),
    ...listOf(
      'New',
      since.new.map((job) => [
        element('strong', {}, calledJob(job)),
        ': ',
        element('span', { class: gravestWord(job) }, judgedWords(job)),
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
