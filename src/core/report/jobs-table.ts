import { severities } from '../finding/finding.ts'
import type { JobPair, PlacedJob } from '../review/baseline/baseline.ts'
import type { FileReview, JobReview } from '../review/check.ts'
import type { Outcome } from '../review/outcome.ts'
import { markdownCode, markdownText } from '../text/encode.ts'
import { arrow, between, changedValues } from './changed-job.ts'
import { verdictSign } from './compare.ts'
import { jobTitle, shortName } from './job-name.ts'
import { type LinkOptions, placeLink, severitySign } from './markdown-findings.ts'
import { memoryCell } from './sizing.ts'

/** The jobs as one table; those that pass as they did, where there are many, are a line. */
export interface JobsTable {
  /** The two lines that a table begins with; none where it has no row. */
  readonly head: readonly string[]
  readonly rows: readonly string[]
  /** "39 more jobs have no findings."; absent where every job has its row. */
  readonly rest?: string
}

/** So many jobs without findings have a row each. */
export const mostQuiet = 10

const columns = ['Job', 'Hardware', 'Scale', 'Suitability', 'Memory', 'Time', 'Chip-hours', 'Cost', 'Findings'] as const
const unknown = new Set(['–', 'unknown', ''])

/** The table of all jobs, what needs attention first: findings, then changes from the base. Or of those that changed. */
export function jobsTable(outcome: Outcome, options: LinkOptions, which: 'all' | 'changed' = 'all'): JobsTable {
  const { rows, quiet } = jobRows(outcome)
  if (which === 'changed') return tableOf(rows.filter(isChanged), [], options)
  return quiet.length > mostQuiet ? tableOf(rows, quiet, options) : tableOf([...rows, ...quiet], [], options)
}

const isChanged = ({ pair: { head, base } }: JobRow): boolean => head?.job !== base?.job

/** The table with a row for each of `shown`, and a line for the `rest`. */
function tableOf(shown: readonly JobRow[], rest: readonly JobRow[], options: LinkOptions): JobsTable {
  const cells = shown.map((row) => cellsOf(row, options))
  const used = columns.map((_, index) => cells.some((row) => !unknown.has(row[index] ?? '')))
  // Scale is there to be compared with what it was.
  used[2] = cells.some((row) => row[2]?.includes(arrow) === true)
  const line = (row: readonly string[]): string => `| ${row.filter((_, index) => used[index]).join(' | ')} |`
  return {
    head: cells.length === 0 ? [] : [line(columns), line(columns.map(() => '---'))],
    rows: cells.map(line),
    ...(rest.length > 0 && { rest: restWords(rest, shown.length > 0) }),
  }
}

/** A job with its file and, where it came, changed or went, what it was. */
export interface JobRow {
  readonly file?: FileReview
  readonly pair: JobPair
}

/** The jobs that need attention, the worst first, and those that have no findings and are as they were. */
export function jobRows({ files, difference }: Outcome): { readonly rows: JobRow[]; readonly quiet: JobRow[] } {
  const pairs = new Map((difference?.jobs ?? []).flatMap((pair) => (pair.head ? [[pair.head.job, pair] as const] : [])))
  const present = files.flatMap((file) =>
    file.jobs.map((job): JobRow => {
      const same = { path: file.path, job }
      return { file, pair: pairs.get(job) ?? { head: same, base: same } }
    }),
  )
  const gone = (difference?.jobs ?? []).filter(({ head }) => head === undefined).map((pair): JobRow => ({ pair }))
  const isQuiet = (row: JobRow): boolean => !isChanged(row) && attentionRank(row) === quietRank
  return {
    rows: [...present.filter((row) => !isQuiet(row)), ...gone].sort((a, b) => attentionRank(a) - attentionRank(b)),
    quiet: present.filter(isQuiet),
  }
}

const quietRank: number = severities.length

/** The worst of the job's findings, or of the mistakes in its declaration. */
function attentionRank({ file, pair: { head } }: JobRow): number {
  if (file === undefined || head === undefined) return quietRank
  if (head.job.errors > 0) return 0
  const own = file.findings.filter(({ job, waived }) => job === head.job.name && waived === undefined)
  return Math.min(quietRank, ...own.map(({ severity }) => severities.indexOf(severity)))
}

const restWords = (quiet: readonly JobRow[], isMore: boolean): string =>
  `${quiet.length} ${isMore ? 'more ' : ''}jobs have no findings.`

function cellsOf({ file, pair }: JobRow, options: LinkOptions): string[] {
  const [before, now] = [(pair.base ?? pair.head)?.job, (pair.head ?? pair.base)?.job]
  if (before === undefined || now === undefined) return []
  const { hardware, scale, time, chipHours, cost } = changedValues(before, now)
  const verdict = between(before, now, ({ assessment }) => verdictSign[assessment.verdict])
  const memory = between(before, now, ({ facts }) => memoryCell(facts.sizing))
  return [
    jobCell(pair, options),
    ...[hardware, scale].map(markdownWords),
    verdict,
    ...[memory, time, chipHours, cost].map(markdownWords),
    file === undefined ? '–' : findingsCell(file, now),
  ]
}

function jobCell(pair: JobPair, options: LinkOptions): string {
  const { head, base } = pair
  const { path, job } = (head ?? base) as PlacedJob
  const was = head && base && head.job.name !== base.job.name ? ` (was ${markdownCode(shortName(base.job.name))})` : ''
  const state = head === undefined ? ' **withdrawn**' : base === undefined ? ' **added**' : was
  // What is gone has no line to link to.
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

/** Words with an arrow between them, each side by itself. */
const markdownWords = (words: string): string => words.split(arrow).map(markdownText).join(arrow)
