import type { FixedFinding, JobPair, PlacedJob } from '../review/baseline/baseline.ts'
import type { OutcomeDifference } from '../review/outcome.ts'
import { logText, markdownCode, markdownText } from '../text/encode.ts'
import { arrow, between, changedValues, changeWords, ratiosOf } from './changed-job.ts'
import { verdictSign } from './compare.ts'
import { type LinkOptions, placeLink, severitySign } from './markdown-findings.ts'
import type { ReportJobChange, ReportJobState } from './report.ts'
import { shortName } from './short-name.ts'
import { sizingReport } from './sizing.ts'

/** So many fixed findings are named one by one in a terminal. */
const mostFixed = 20

/** "Changed from the base (3 of 5 jobs unchanged)". */
export function changesTitle({ jobs }: OutcomeDifference, all: number): string {
  const unchanged = all - jobs.filter(({ head }) => head !== undefined).length
  if (unchanged === 0) return 'Changed from the base'
  return `Changed from the base (${unchanged} of ${all} ${all === 1 ? 'job' : 'jobs'} unchanged)`
}

const columns = ['Job', 'Hardware', 'Scale', 'Suitability', 'Time', 'Chip-hours', 'Cost']

/** The head and the rows of the table of changed jobs; a column of estimates stands where one is known. */
export function changesTable(
  jobs: readonly JobPair[],
  options: LinkOptions,
): { readonly head: readonly string[]; readonly rows: readonly string[] } {
  const all = jobs.map((pair) => [jobCell(pair, options), ...valueCells(pair)])
  const shown = columns.map((_, index) => index < 4 || all.some((cells) => cells[index] !== 'unknown'))
  const line = (cells: readonly string[]): string => `| ${cells.filter((_, index) => shown[index]).join(' | ')} |`
  return { head: [line(columns), line(columns.map(() => '---'))], rows: all.map(line) }
}

/** The findings that are gone, as items of a list. */
export function fixedItems(fixed: readonly FixedFinding[]): string[] {
  return fixed.map(({ path, finding: { severity, rule, job } }) => {
    const about = job === undefined ? '' : ` (job ${markdownCode(shortName(job))})`
    return `- ${severitySign[severity]} ${markdownCode(rule)} in ${markdownCode(path)}${about}`
  })
}

/** The changed jobs and the fixed findings as lines for a terminal, of so many jobs in all. */
export function textDifference(difference: OutcomeDifference, all: number): string[] {
  const { jobs, fixed } = difference
  if (jobs.length + fixed.length === 0) return []
  const lines = jobs.map((pair) => {
    const { path, job } = placeOf(pair)
    return `  ${logText(path)} job ${logText(job.name)}: ${logText(changeWords(pair))}`
  })
  const gone = fixed.slice(0, mostFixed).map(({ path, finding: { severity, rule, job } }) => {
    const about = job === undefined ? '' : ` (job ${logText(job)})`
    return `  fixed ${severity} ${rule} in ${logText(path)}${about}`
  })
  const more = fixed.length > mostFixed ? [`  and ${fixed.length - mostFixed} more are fixed`] : []
  return [`${changesTitle(difference, all)}:`, ...lines, ...gone, ...more, '']
}

/** A changed job as the JSON report gives it. */
export function jobChangeReport(pair: JobPair): ReportJobChange {
  const { head, base } = pair
  const { path, job } = placeOf(pair)
  const { chipHours, cost } = head && base ? ratiosOf(base.job, head.job) : {}
  return {
    path,
    name: job.name,
    change: head === undefined ? 'withdrawn' : base === undefined ? 'added' : 'changed',
    ...(base && { base: stateReport(base) }),
    ...(head && { head: stateReport(head) }),
    ...(chipHours !== undefined && { chipHoursRatio: Number(chipHours.toPrecision(3)) }),
    ...(cost !== undefined && { costRatio: Number(cost.toPrecision(3)) }),
  }
}

function stateReport({ path, job }: PlacedJob): ReportJobState {
  const { hardware, scale, sizing } = job.facts
  const { size, parameters, tokens, samples } = scale
  return {
    path,
    name: job.name,
    line: job.line,
    hardware: hardware.label,
    ...(hardware.count !== undefined && { count: hardware.count }),
    scale: {
      ...(size !== undefined && { size }),
      ...(parameters !== undefined && { parameters }),
      ...(tokens !== undefined && { tokens }),
      ...(samples !== undefined && { samples }),
    },
    verdict: job.assessment.verdict,
    sizing: sizingReport(sizing),
  }
}

function jobCell(pair: JobPair, options: LinkOptions): string {
  const { head, base } = pair
  const { path, job } = placeOf(pair)
  const was = head && base && head.job.name !== base.job.name ? ` (was ${markdownCode(shortName(base.job.name))})` : ''
  const state = head === undefined ? ' **withdrawn**' : base === undefined ? ' **added**' : was
  // What is gone has no line to link to.
  const place = placeLink(path, job.line, head === undefined ? {} : options)
  return `${markdownCode(shortName(job.name))}${state}<br>${place}`
}

function valueCells({ head, base }: JobPair): string[] {
  const [before, now] = [(base ?? head)?.job, (head ?? base)?.job]
  if (now === undefined || before === undefined) return []
  const { hardware, scale, time, chipHours, cost } = changedValues(before, now)
  const verdict = between(before, now, ({ assessment }) => verdictSign[assessment.verdict])
  return [...[hardware, scale].map(markdownWords), verdict, ...[time, chipHours, cost].map(markdownWords)]
}

const placeOf = ({ head, base }: JobPair): PlacedJob => (head ?? base) as PlacedJob

/** Words with an arrow between them, each side by itself. */
const markdownWords = (words: string): string => words.split(arrow).map(markdownText).join(arrow)
