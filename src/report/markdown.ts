import type { Reason } from '../assessment.ts'
import type { FileReview, JobReview } from '../check.ts'
import { markdownCode, markdownText, uriPath } from '../encode.ts'
import type { Finding, Severity } from '../finding.ts'
import type { Outcome } from '../policy.ts'
import type { AnyRule } from '../rule.ts'
import { type SourceId, sourceOf } from '../sources.ts'
import { comparisonDetails, verdictSign } from './compare.ts'
import { sizingParts } from './sizing.ts'
import { summaryLine } from './text.ts'

export interface MarkdownOptions {
  /** Where rule and source pages are, without a slash at the end; links are left out where it is absent. */
  readonly docs?: string
  /** Where the checked files are, so that places link to their lines. */
  readonly files?: string
  /** The most that the place takes, in UTF-8 bytes: a step summary 1 MiB. */
  readonly limitBytes: number
  /** Findings that got no annotation of their own. */
  readonly leftOut?: number
}

const sign: Readonly<Record<Severity, string>> = { error: '❌', warning: '⚠️', notice: 'ℹ️' }
/** Rows of a comparison that are worth the room in a summary. */
const mostCompared = 8

/** The report for a step summary or a page: a table of the jobs, then each job's findings and reasons. */
export function markdownReport(
  outcome: Outcome,
  rules: ReadonlyMap<string, AnyRule>,
  options: MarkdownOptions,
): string {
  const jobs = outcome.files.flatMap((file) => file.jobs.map((job) => ({ file, job })))
  const head = ['## Accelerator review', '', `${markdownText(summaryLine(outcome))}`, '']
  if (options.leftOut) {
    head.push(
      `GitHub shows ten annotations of a kind for a step; ${options.leftOut} more are only in this summary.`,
      '',
    )
  }
  const rows = jobs.map(({ file, job }) => jobRow(file, job, options))
  const table =
    rows.length === 0
      ? []
      : ['| Job | Hardware | Verdict | Documents point to | Findings |', '| --- | --- | --- | --- | --- |']
  const details = outcome.files.flatMap((file) => fileDetails(file, rules, options))
  return assemble(head, table, rows, details, options.limitBytes)
}

function jobRow(file: FileReview, job: JobReview, options: MarkdownOptions): string {
  const { assessment, facts, name } = job
  const own = file.findings.filter((finding) => finding.job === name)
  const counted = (['error', 'warning', 'notice'] as const)
    .map((severity) => [severity, own.filter((finding) => finding.severity === severity).length] as const)
    .filter(([, count]) => count > 0)
    .map(([severity, count]) => `${sign[severity]} ${count}`)
  const place = placeLink(file.path, job.line, options)
  const advice = assessment.recommended === 'either' ? 'either' : assessment.recommended.toUpperCase()
  const cells = [
    `${markdownCode(name)}<br>${place}`,
    markdownText(facts.hardware.label),
    verdictSign[assessment.verdict],
    advice,
    counted.join(' ') || '–',
  ]
  return `| ${cells.join(' | ')} |`
}

function fileDetails(file: FileReview, rules: ReadonlyMap<string, AnyRule>, options: MarkdownOptions): string[] {
  const loose = file.findings.filter(({ job, rule }) => job === undefined || rule.startsWith('manifest/'))
  const fileBlock =
    loose.length === 0 ? [] : [`### ${markdownCode(file.path)}\n\n${findingList(loose, file, rules, options)}\n`]
  return [...fileBlock, ...file.jobs.map((job) => jobBlock(file, job, rules, options))]
}

function jobBlock(
  file: FileReview,
  job: JobReview,
  rules: ReadonlyMap<string, AnyRule>,
  options: MarkdownOptions,
): string {
  const { assessment, name, facts } = job
  const findings = file.findings.filter((finding) => finding.job === name && !finding.rule.startsWith('manifest/'))
  const parts = [
    `### ${markdownCode(name)}: ${verdictSign[assessment.verdict]} on ${markdownText(facts.hardware.label)}`,
    '',
  ]
  const sizes = sizingParts(facts.sizing)
  if (sizes.length > 0) {
    const { assumptions } = facts.sizing
    const taken = assumptions.length > 0 ? `<br><sub>Assumed: ${markdownText(assumptions.join('; '))}</sub>` : ''
    parts.push(`**Sizing:** ${markdownText(sizes.join('; '))}${taken}`, '')
  }
  if (findings.length > 0) parts.push(findingList(findings, file, rules, options), '')
  if (job.alternatives.length > 0)
    parts.push(
      '**Would pass (checked):**',
      '',
      ...job.alternatives.map(({ change }) => `- ${markdownText(change)}`),
      '',
    )
  if (job.comparison) parts.push(comparisonDetails(job.comparison, mostCompared))
  if (assessment.for.length > 0)
    parts.push('**For this choice**', '', ...reasonList(assessment.for, rules, options), '')
  if (assessment.undecided.length > 0) {
    const keys = assessment.undecided.map((key) => markdownCode(key)).join(', ')
    parts.push(`**Not declared, and would make the answer firmer:** ${keys}`, '')
  }
  return parts.join('\n')
}

function findingList(
  findings: readonly Finding[],
  file: FileReview,
  rules: ReadonlyMap<string, AnyRule>,
  options: MarkdownOptions,
): string {
  return findings
    .map((finding) => {
      const place = placeLink(file.path, finding.span.line, options)
      const sources = sourceLinks(rules.get(finding.rule)?.sources ?? [], options)
      const title = `${sign[finding.severity]} **${ruleLink(finding.rule, options)}** at ${place}`
      const also = finding.related.map(
        ({ file: path, span, message }) => `  Also at ${placeLink(path, span.line, options)}: ${markdownText(message)}`,
      )
      const lines = [`- ${title}<br>`, `  ${markdownText(finding.message)}<br>`, ...also.map((line) => `${line}<br>`)]
      return [
        ...lines,
        `  **What to do:** ${markdownText(finding.remedy)}<br>`,
        `  <sub>Source: ${sources}</sub>`,
      ].join('\n')
    })
    .join('\n')
}

function reasonList(
  reasons: readonly Reason[],
  rules: ReadonlyMap<string, AnyRule>,
  options: MarkdownOptions,
): string[] {
  return reasons.map(({ rule, reason }) => {
    const sources = sourceLinks(rules.get(rule)?.sources ?? [], options, true)
    return `- ${markdownText(reason)} (${ruleLink(rule, options)}; ${sources})`
  })
}

const ruleLink = (rule: string, { docs }: MarkdownOptions): string =>
  docs === undefined ? markdownCode(rule) : `[${markdownCode(rule)}](${docs}/docs/rules/${uriPath(rule)}.md)`

/** The documents, by their titles or, where room is short, by their short names. */
function sourceLinks(ids: readonly SourceId[], { docs }: MarkdownOptions, short = false): string {
  return ids
    .map((id) => {
      const { title, url } = sourceOf(id)
      const address = url?.startsWith('https://') ? url : docs && `${docs}/${url ?? `docs/sources.md#${id}`}`
      const text = markdownText(short ? id : title)
      return address ? `[${text}](${address})` : text
    })
    .join(short ? ', ' : '; ')
}

function placeLink(path: string, line: number, { files }: MarkdownOptions): string {
  const text = markdownCode(`${path}:${line}`)
  return files === undefined ? text : `[${text}](${files}/${uriPath(path)}#L${line})`
}

/** Puts the parts together, leaving out whole rows and jobs where the place is too small, and says how many. */
function assemble(head: string[], table: string[], rows: string[], details: string[], limitBytes: number): string {
  const bytes = (text: string): number => new TextEncoder().encode(text).length + 1
  let room = limitBytes - bytes([...head, ...table].join('\n')) - 400
  const take = (parts: readonly string[]): string[] => {
    const taken: string[] = []
    for (const part of parts) {
      if (bytes(part) > room) continue
      room -= bytes(part)
      taken.push(part)
    }
    return taken
  }
  const shownRows = take(rows)
  const shownDetails = take(details)
  const missing = [
    rows.length > shownRows.length ? `${rows.length - shownRows.length} more jobs are not in the table` : '',
    details.length > shownDetails.length
      ? `the details of ${details.length - shownDetails.length} more are left out`
      : '',
  ].filter((part) => part !== '')
  const foot =
    missing.length === 0 ? [] : ['', `_For lack of space ${missing.join(', and ')}; the JSON report holds everything._`]
  return `${[...head, ...table, ...shownRows, '', ...shownDetails, ...foot].join('\n')}\n`
}
