import type { FixedFinding, JobPair, PlacedJob } from '../../review/baseline/baseline.ts'
import type { OutcomeDifference } from '../../review/outcome.ts'
import { logText, markdownCode } from '../../text/encode.ts'
import { present } from '../../text/present.ts'
import type { ReportJobChange, ReportJobState } from '../report.ts'
import { changeWords, ratiosOf } from './changed-job.ts'
import { severitySign } from './finding-words.ts'
import { jobTitle, shortName } from './job-name.ts'
import { sizingReport } from './sizing.ts'

/** The most fixed findings that a terminal lists. */
const mostGone = 20

/** "Changed from the base (3 of 5 jobs unchanged)". */
export function changesTitle({ jobs }: OutcomeDifference, all: number): string {
  const unchanged = all - jobs.filter(({ head }) => head !== undefined).length
  if (unchanged === 0) return 'Changed from the base'
  return `Changed from the base (${unchanged} of ${all} ${all === 1 ? 'job' : 'jobs'} unchanged)`
}

/** The findings that are gone, as list items. */
export function goneItems(gone: readonly FixedFinding[]): string[] {
  return gone.map(({ path, finding: { severity, rule, job } }) => {
    const about = job === undefined ? '' : ` (job ${markdownCode(shortName(job))})`
    return `- ${severitySign[severity]} ${markdownCode(rule)} in ${markdownCode(path)}${about}`
  })
}

/** The changed jobs and fixed findings for a terminal. `all` is the number of jobs. */
export function textDifference(difference: OutcomeDifference, all: number): string[] {
  const { jobs, fixed, notJudged } = difference
  if (jobs.length + fixed.length + notJudged.length === 0) return []
  const lines = jobs.map((pair) => {
    const { path, job } = placeOf(pair)
    const title = jobTitle(path, job)
    const name = title === path ? '' : ` job ${logText(title)}`
    return `    ${logText(path)}${name}: ${logText(changeWords(pair))}`
  })
  const title = jobs.length > 0 ? changesTitle(difference, all) : fixed.length > 0 ? 'Fixed' : 'No longer judged'
  return [`${title}:`, ...lines, ...goneLines('no longer judged:', notJudged), ...goneLines('fixed', fixed), '']
}

function goneLines(what: string, gone: readonly FixedFinding[]): string[] {
  const lines = gone.slice(0, mostGone).map(({ path, finding: { severity, rule, job } }) => {
    const about = job === undefined ? '' : ` (job ${logText(job)})`
    return `    ${what} ${severity} ${logText(rule)} in ${logText(path)}${about}`
  })
  const more = gone.length - lines.length
  return more > 0 ? [...lines, `    ${what} ${more} more`] : lines
}

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
    scale: present({ size, parameters, tokens, samples }),
    verdict: job.assessment.verdict,
    sizing: sizingReport(sizing),
  }
}

const placeOf = ({ head, base }: JobPair): PlacedJob => (head ?? base) as PlacedJob
