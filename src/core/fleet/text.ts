import { isUnnamed } from '../report/words/job-name.ts'
import { verdictWords } from '../report/words/verdict.ts'
import { logText } from '../text/encode.ts'
import { amount, numberOf } from '../text/wording.ts'
import { usualName } from './accelerator-names.ts'
import type { FleetReport } from './fleet.ts'
import type { FormerJob } from './former-fleet.ts'
import type { DriftRow, WaiverRow } from './job-row.ts'
import { changedWords, changeWords, notReadWords, sinceWords, takenWords, wholeWords } from './since-words.ts'
import { fleetWords, totalWords } from './total-words.ts'
import type { NamedTotal } from './totals.ts'

/** The most lines of a section in a terminal. Other formats have all. */
const mostLines = 20

/** The fleet for a terminal: totals first, then what needs attention. */
export function textFleet(fleet: FleetReport): string {
  const { reports, total, by, teamLabel, unread } = fleet
  const without = fleet.withoutManifest === 0 ? '' : ` (${amount(fleet.withoutManifest)} without a manifest)`
  const superseded = reports.superseded === 0 ? '' : ` (${reports.superseded} of them superseded)`
  return [
    `${numberOf(total.jobs, 'job')} in ${numberOf(fleet.repositories, 'repository')}${without}, from ${numberOf(reports.read, 'report')}${superseded}`,
    `  ${fleetWords(total)}`,
    '',
    ...changes(fleet),
    ...totals('Kind', by.kind),
    ...totals('Accelerator', by.accelerator, usualName),
    ...totals('Provider', by.provider),
    ...totals('Stage', by.stage),
    ...totals(`Team (label ${teamLabel})`, by.team),
    ...section(
      'Waivers due',
      fleet.waiversDue.map((row) => waiverWords(row, fleet.date)),
    ),
    ...section('Errors in manifests', fleet.manifestErrors.map(driftWords)),
    ...section('Contradicted by the files of the repository', fleet.drift.map(driftWords)),
    ...section(
      'Launch accelerators without a manifest',
      fleet.undeclared.map(({ repository, launches }) => {
        const [first] = launches
        return `${repository}: ${first ? `${first.asksFor} (${first.path}:${first.line})` : ''}`
      }),
    ),
    ...section(
      'Old reports',
      fleet.oldReports.map(({ repository, date }) => `${repository}: ${date}`),
    ),
    ...section(
      'Dated in the future',
      fleet.futureReports.map(({ repository, date }) => `${repository}: ${date}`),
    ),
    ...section(
      'Could not be read',
      unread.map(({ path, because }) => `${path} ${because}`),
    ),
  ].join('\n')
}

function changes({ since, teamLabel }: FleetReport): string[] {
  if (since === undefined) return []
  const [notRead, changed] = [notReadWords(since), changedWords(since, teamLabel)]
  const placed = ({ repository, path, job }: FormerJob): string =>
    `${repository}: ${path}${isUnnamed(path, job) ? '' : ` ${job}`}`
  return [
    'Changes',
    `  ${sinceWords(since)}`,
    ...(changed === '' ? [] : [`  ${logText(changed)}`]),
    ...(since.isOfOthers ? [] : [`  ${wholeWords(since)}`]),
    ...(notRead === '' ? [] : [`  ${logText(notRead)}`]),
    '',
    ...section(
      'Changed',
      since.changed.map((job) => `${placed(job.now)}: ${changeWords(job, usualName, teamLabel)}`),
    ),
    ...section(
      'New',
      since.new.map((job) => `${placed(job)}: ${verdictWords(job, job.policy ?? [])}, ${takenWords(job, usualName)}`),
    ),
    ...section(
      'Gone',
      since.gone.map((job) => `${placed(job)}: ${takenWords(job, usualName)}`),
    ),
  ]
}

function section(title: string, lines: readonly string[]): string[] {
  if (lines.length === 0) return []
  const more = lines.length > mostLines ? [`  … and ${lines.length - mostLines} more`] : []
  return [logText(title), ...lines.slice(0, mostLines).map((line) => `  ${logText(line)}`), ...more, '']
}

/** A single unnamed total would repeat the first line. */
const totals = (title: string, all: readonly NamedTotal[], nameOf = (name: string): string => name): string[] =>
  section(
    title,
    all.some(({ name }) => name !== undefined)
      ? all.map(
          (total) =>
            `${total.name === undefined ? '(not declared)' : nameOf(total.name)}: ${numberOf(total.jobs, 'job')}, ${totalWords(total)}`,
        )
      : [],
  )

const placeOf = ({ repository, path, line, job }: DriftRow | WaiverRow): string =>
  `${repository}: ${path}:${line}${job === undefined || isUnnamed(path, job) ? '' : ` ${job}`}`

const waiverWords = (row: WaiverRow, today: string): string =>
  `${row.expires < today ? 'ended ' : ''}${row.expires} ${placeOf(row)} ${row.rule}${row.owner === undefined ? '' : ` (${row.owner})`}: ${row.reason}`

const driftWords = (row: DriftRow): string => `${placeOf(row)} ${row.rule}: ${row.message}`
