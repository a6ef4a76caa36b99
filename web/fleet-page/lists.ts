import type { DriftRow, JobRow, WaiverRow } from '../../src/core/fleet/job-row.ts'
import { byId, element } from '../element.ts'
import { cards, note } from './cards.ts'
import { calledRepository, fleet, placeOf } from './jobs.ts'

/** Shows waivers by end date, and other things that need attention: with a filter, those of the jobs that pass it. */
export function showLists(shown: readonly JobRow[], isFiltered: boolean): void {
  const placed = new Set(
    shown.flatMap(({ repository, path, job }) => [
      repository,
      JSON.stringify([repository, path]),
      JSON.stringify([repository, path, job]),
    ]),
  )
  const isShown = ({ repository, path, job }: DriftRow | WaiverRow): boolean =>
    !isFiltered || placed.has(JSON.stringify([repository, path, ...(job === undefined ? [] : [job])]))
  const isOfShown = ({ repository }: { readonly repository: string }): boolean => !isFiltered || placed.has(repository)
  const due = fleet.waiversDue.filter(isShown)
  byId('waivers').replaceChildren(due.length === 0 ? note('No waiver ends soon.') : cards(due.map(waiverCard)))
  const lists = [
    ...listOf('Errors in manifests', fleet.manifestErrors.filter(isShown).map(messageOf)),
    ...listOf('Contradicted by the files of the repository', fleet.drift.filter(isShown).map(messageOf)),
    ...listOf('Launch accelerators without a manifest', fleet.undeclared.filter(isOfShown).map(launchesOf)),
    ...listOf('Old reports', fleet.oldReports.filter(isOfShown).map(dateOf)),
    ...listOf('Dated in the future', fleet.futureReports.filter(isOfShown).map(dateOf)),
    ...listOf(
      'Could not be read',
      (isFiltered ? [] : fleet.unread).map(({ path, because }) => [`${path} ${because}`]),
    ),
  ]
  const none = isFiltered
    ? 'Nothing about the jobs that are shown.'
    : 'Nothing: all reports and manifests could be read, are recent, and agree with their files.'
  byId('lists').replaceChildren(...(lists.length === 0 ? [note(none)] : lists))
}

type Line = readonly (string | Node)[]

const messageOf = (row: DriftRow): Line => [`${calledRepository(row.repository)}: `, placeOf(row), ` ${row.message}`]

const launchesOf = ({ repository, launches }: (typeof fleet.undeclared)[number]): Line => [
  `${calledRepository(repository)}: ${launches.map(({ path, line, asksFor }) => `${asksFor} (${path}:${line})`).join(', ')}`,
]

const dateOf = ({ repository, date }: (typeof fleet.oldReports)[number]): Line => [
  `${calledRepository(repository)}: ${date}`,
]

function waiverCard(row: WaiverRow): HTMLElement[] {
  const { expires, repository, rule, reason, owner, ticket } = row
  const whose = [owner, ticket].filter((word) => word !== undefined).join(', ')
  const ends = expires < fleet.date ? 'ended' : 'ends'
  return [
    element('div', {}, element('strong', {}, `${ends} ${expires}`), ` ${rule}`),
    element('p', { class: 'note' }, `${calledRepository(repository)}, `, placeOf(row)),
    element('p', {}, `${reason}${whose === '' ? '' : ` (${whose})`}`),
  ]
}

function listOf(title: string, lines: readonly Line[]): HTMLElement[] {
  if (lines.length === 0) return []
  const items = lines.map((line) => element('li', {}, ...line))
  return [element('details', {}, element('summary', {}, `${title} (${lines.length})`), element('ul', {}, ...items))]
}
