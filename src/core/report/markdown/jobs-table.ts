import { severities } from '../../finding/finding.ts'
import type { JobPair, PlacedJob } from '../../review/baseline/baseline.ts'
import type { FileReview, JobReview } from '../../review/check.ts'
import type { Outcome } from '../../review/outcome.ts'
import { markdownCode, markdownText } from '../../text/encode.ts'
import type { LinkOptions } from '../docs-address.ts'
import { arrow, between, changedValues } from '../words/changed-job.ts'
import { launchedWords } from '../words/cost-lines.ts'
import { isSettled } from '../words/finding-groups.ts'
import { severitySign } from '../words/finding-words.ts'
import { jobTitle, shortName } from '../words/job-name.ts'
import { memoryCell } from '../words/sizing.ts'
import { openFindings, verdictSign } from '../words/verdict.ts'
import { placeLink } from './links.ts'

/** The jobs as one table. Many unchanged jobs without findings become one line. */
export interface JobsTable {
  /** The header. Empty if there are no rows. */
  readonly head: readonly string[]
  readonly rows: readonly string[]
  /** "39 more jobs have no findings." Undefined if every job has a row. */
  readonly rest?: string
}

/** The most jobs without findings that get a row. */
export const mostQuiet = 10

const columns = ['Job', 'Hardware', 'Declared', 'Verdict', 'Memory', 'Time', 'Chip-hours', 'Cost', 'Findings'] as const
const unknown = new Set(['–', 'unknown', ''])

/** The table of all jobs, with findings first, then changes from the base. `changed`: only changed jobs. */
export function jobsTable(outcome: Outcome, options: LinkOptions, which: 'all' | 'changed' = 'all'): JobsTable {
  const { rows, quiet } = jobRows(outcome)
  if (which === 'changed') return tableOf(rows.filter(isChanged), [], outcome, options)
  const isLong = quiet.length > mostQuiet
  return tableOf(isLong ? rows : [...rows, ...quiet], isLong ? quiet : [], outcome, options)
}

/** Whether the job was added, changed or withdrawn. */
export const isChanged = ({ pair: { head, base } }: JobRow): boolean => head?.job !== base?.job

/** A table with one row per job of `shown`, and one line for `rest`. */
function tableOf(shown: readonly JobRow[], rest: readonly JobRow[], outcome: Outcome, options: LinkOptions): JobsTable {
  const cells = shown.map((row) => cellsOf(row, options))
  const used = columns.map((_, index) => cells.some((row) => !unknown.has(row[index] ?? '')))
  // The declaration column is useful only for changes.
  used[2] = cells.some((row) => row[2]?.includes(arrow) === true)
  const line = (row: readonly string[]): string => `| ${row.filter((_, index) => used[index]).join(' | ')} |`
  return {
    head: cells.length === 0 ? [] : [line(columns), line(columns.map(() => '---'))],
    rows: cells.map(line),
    ...(rest.length > 0 && { rest: `${quietWords(rest.length, shown.length > 0, outcome)}.` }),
  }
}

/** A job with its file, and with its state on the base if it was added, changed or withdrawn. */
export interface JobRow {
  readonly file?: FileReview
  readonly pair: JobPair
}

/** The jobs that need attention, worst first, and the unchanged ones without findings. */
export function jobRows(outcome: Outcome): { readonly rows: JobRow[]; readonly quiet: JobRow[] } {
  const { files, difference } = outcome
  const pairs = new Map((difference?.jobs ?? []).flatMap((pair) => (pair.head ? [[pair.head.job, pair] as const] : [])))
  const present = files.flatMap((file) =>
    file.jobs.map((job): JobRow => {
      const same = { path: file.path, job }
      return { file, pair: pairs.get(job) ?? { head: same, base: same } }
    }),
  )
  const gone = (difference?.jobs ?? []).filter(({ head }) => head === undefined).map((pair): JobRow => ({ pair }))
  const rank = (row: JobRow): number => attentionRank(row, outcome)
  const isQuiet = (row: JobRow): boolean => !isChanged(row) && rank(row) === quietRank
  return {
    rows: [...present.filter((row) => !isQuiet(row)), ...gone].sort((a, b) => rank(a) - rank(b)),
    quiet: present.filter(isQuiet),
  }
}

const quietRank: number = severities.length

/** The severity of the job's worst finding or mistake. If only new findings fail, only those count. */
function attentionRank({ file, pair: { head } }: JobRow, outcome: Outcome): number {
  if (file === undefined || head === undefined) return quietRank
  if (head.job.errors > 0 && outcome.failOnNew !== true) return 0
  const own = file.findings.filter(
    (finding) =>
      finding.job === head.job.name &&
      finding.waived === undefined &&
      !(outcome.failOnNew === true && isSettled(finding, outcome)),
  )
  return Math.min(quietRank, ...own.map(({ severity }) => severities.indexOf(severity)))
}

/** "39 more jobs have no findings", or no new ones if only those fail. */
export const quietWords = (quiet: number, isMore: boolean, { failOnNew }: Pick<Outcome, 'failOnNew'>): string =>
  `${quiet} ${isMore ? 'more ' : ''}jobs have no ${failOnNew ? 'new ' : ''}findings`

function cellsOf({ file, pair }: JobRow, options: LinkOptions): string[] {
  const [before, now] = [(pair.base ?? pair.head)?.job, (pair.head ?? pair.base)?.job]
  if (before === undefined || now === undefined) return []
  const { hardware, declared, time, chipHours, cost } = changedValues(
    pair.head === undefined ? now : pair.base?.job,
    now,
  )
  const found = file === undefined ? [] : openFindings(file.findings, now.name)
  // The base did not have the new findings.
  const foundBefore = found.filter(({ standing }) => standing === 'existing')
  const verdict = between(before, now, (job) =>
    verdictSign(job.assessment, job === now && pair.head ? found : foundBefore),
  )
  const memory = between(before, now, ({ facts }) => memoryCell(facts.sizing))
  const launched = launchedWords(now, found)
  return [
    jobCell(pair, options),
    ...[launched === undefined ? hardware : `${hardware} declared; ${launched.hardware} launched`, declared].map(
      markdownWords,
    ),
    verdict,
    ...[
      memory,
      launched?.time === undefined ? time : `${time} declared; ${launched.time} launched`,
      chipHours,
      launched?.cost === undefined ? cost : `${cost} declared; ${launched.cost}`,
    ].map((words) => (words === 'unknown' ? '–' : markdownWords(words))),
    file === undefined ? '–' : findingsCell(file, now),
  ]
}

function jobCell(pair: JobPair, options: LinkOptions): string {
  const { head, base } = pair
  const { path, job } = (head ?? base) as PlacedJob
  const was = head && base && head.job.name !== base.job.name ? ` (was ${markdownCode(shortName(base.job.name))})` : ''
  const state = head === undefined ? ' **withdrawn**' : base === undefined ? ' **added**' : was
  // A withdrawn job has no line to link to.
  const place = placeLink(path, job.line, head === undefined ? {} : options)
  const title = jobTitle(path, job)
  return title === path ? `${place}${state}` : `${markdownCode(shortName(title))}${state}<br>${place}`
}

/** "❌ 1 ⚠️ 2 (1 new) ☑️ 1 waived". */
function findingsCell(file: FileReview, { name, errors }: JobReview): string {
  const all = file.findings.filter(({ job }) => job === name)
  const own = all.filter(({ waived }) => waived === undefined)
  const mistakes = { error: errors, warning: 0, notice: 0 }
  const counted = severities
    .map(
      (level) =>
        [severitySign[level], own.filter(({ severity }) => severity === level).length + mistakes[level]] as const,
    )
    .filter(([, count]) => count > 0)
    .map(([sign, count]) => `${sign} ${count}`)
  const fresh = own.filter(({ standing }) => standing === 'new').length
  const waived = all.length - own.length
  return (
    [...counted, ...(fresh > 0 ? [`(${fresh} new)`] : []), ...(waived > 0 ? [`☑️ ${waived} waived`] : [])].join(' ') ||
    '–'
  )
}

/** Escapes each side of an arrow separately. */
const markdownWords = (words: string): string => words.split(arrow).map(markdownText).join(arrow)
