import type { WaiverRow } from '../../src/core/fleet/job-row.ts'
import { byId, element } from '../element.ts'
import { cards, note } from './cards.ts'
import { calledRepository, fleet, placeOf } from './jobs.ts'

/** Shows the lists without filters: waivers by end date, and other things that need attention. */
export function showLists(): void {
  byId('waivers').append(
    fleet.waiversDue.length === 0 ? note('No waiver ends soon.') : cards(fleet.waiversDue.map(waiverCard)),
  )
  const lists = [
    ...listOf(
      'Errors in manifests',
      fleet.manifestErrors.map((row) => [`${calledRepository(row.repository)}: `, placeOf(row), ` ${row.message}`]),
    ),
    ...listOf(
      'Contradicted by the files of the repository',
      fleet.drift.map((row) => [`${calledRepository(row.repository)}: `, placeOf(row), ` ${row.message}`]),
    ),
    ...listOf(
      'Launch accelerators without a manifest',
      fleet.undeclared.map(({ repository, launches }) => [
        `${calledRepository(repository)}: ${launches.map(({ path, line, asksFor }) => `${asksFor} (${path}:${line})`).join(', ')}`,
      ]),
    ),
    ...listOf(
      'Old reports',
      fleet.oldReports.map(({ repository, date }) => [`${calledRepository(repository)}: ${date}`]),
    ),
    ...listOf(
      'Dated in the future',
      fleet.futureReports.map(({ repository, date }) => [`${calledRepository(repository)}: ${date}`]),
    ),
    ...listOf(
      'Could not be read',
      fleet.unread.map(({ path, because }) => [`${path} ${because}`]),
    ),
  ]
  byId('lists').append(
    ...(lists.length === 0
      ? [note('Nothing: all reports and manifests could be read, are recent, and agree with their files.')]
      : lists),
  )
}

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

function listOf(title: string, lines: readonly (readonly (string | Node)[])[]): HTMLElement[] {
  if (lines.length === 0) return []
  const items = lines.map((line) => element('li', {}, ...line))
  return [element('details', {}, element('summary', {}, `${title} (${lines.length})`), element('ul', {}, ...items))]
}
