import { type Finding, severities } from '../finding/finding.ts'
import type { Reason } from '../review/assessment.ts'
import type { FileReview, JobReview } from '../review/check.ts'
import { fails, type Outcome } from '../review/outcome.ts'
import type { RuleNote } from '../review/rule-notes.ts'
import type { Suggestion } from '../review/suggestions/suggestion.ts'
import { markdownCode, markdownText } from '../text/encode.ts'
import { utf8Length } from '../text/utf8.ts'
import { comparisonDetails, verdictSign } from './compare.ts'
import { changesTable, changesTitle, fixedItems } from './difference.ts'
import { comparedSentences } from './evidence-compared.ts'
import { sourcesOf } from './finding-sources.ts'
import {
  findingList,
  folding,
  type LinkOptions,
  placeLink,
  ruleLink,
  severitySign,
  sourceLinks,
} from './markdown-findings.ts'
import { memoryBar } from './memory-bar.ts'
import { notUnderstood } from './not-understood.ts'
import { type Patches, patchesTitle, patchesWithin } from './patches.ts'
import { shortName } from './short-name.ts'
import { SizeBudget } from './size-budget.ts'
import { sizingParts } from './sizing.ts'
import { summaryLine } from './summary-line.ts'
import { unreadSentences } from './unread.ts'

export interface MarkdownOptions extends LinkOptions {
  /** The most that the place takes, in UTF-8 bytes; see {@link summaryLimitBytes}. */
  readonly limitBytes: number
  /** Findings that got no annotation of their own. */
  readonly leftOut?: number
  /** Suggestions that stand nowhere else: shown as patches. */
  readonly suggestions?: readonly Suggestion[]
}

/** What GitHub takes of a step's summary. Of a longer one it shows nothing at all. */
export const summaryLimitBytes = 1024 * 1024

/** Rows of a comparison that are worth the room in a summary. */
const mostCompared = 8

/** The report for a step summary or a page: a table of the jobs, then each job's findings and reasons. */
export function markdownReport(outcome: Outcome, options: MarkdownOptions): string {
  const jobs = outcome.files.flatMap((file) => file.jobs.map((job) => ({ file, job })))
  const head = ['## Accelerator review', '', `${markdownText(summaryLine(outcome))}`, '']
  const compared = comparedSentences(jobs.map(({ job }) => job))
  for (const sentence of [compared.ofAll ?? [], unreadSentences(outcome)].flat()) head.push(markdownText(sentence), '')
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
      : ['| Job | Hardware | Suitability | Documents point to | Findings |', '| --- | --- | --- | --- | --- |']
  const details = newFirst(outcome).flatMap((file) => fileDetails(file, outcome, options, compared.ofJob))
  const { suggestions = [] } = options
  const patches = (budget: SizeBudget): Patches => patchesWithin(budget, outcome.files, suggestions)
  const title = suggestions.length === 0 ? [] : ['', patchesTitle, '']
  return assemble(
    { head, changes: changesPart(outcome, options), table, rows, details, title, patches },
    options.limitBytes,
  )
}

function jobRow(file: FileReview, job: JobReview, options: MarkdownOptions): string {
  const { assessment, facts, name } = job
  const all = file.findings.filter((finding) => finding.job === name)
  const own = all.filter(({ waived }) => waived === undefined)
  const mistakes = { error: job.errors, warning: 0, notice: 0 }
  const counted = (['error', 'warning', 'notice'] as const)
    .map(
      (severity) =>
        [severity, own.filter((finding) => finding.severity === severity).length + mistakes[severity]] as const,
    )
    .filter(([, count]) => count > 0)
    .map(([severity, count]) => `${severitySign[severity]} ${count}`)
  const fresh = own.filter(({ standing }) => standing === 'new').length
  if (fresh > 0) counted.push(`(${fresh} new)`)
  if (all.length > own.length) counted.push(`☑️ ${all.length - own.length} waived`)
  const place = placeLink(file.path, job.line, options)
  const advice = assessment.recommended === 'either' ? 'either' : assessment.recommended.toUpperCase()
  const cells = [
    `${markdownCode(shortName(name))}<br>${place}`,
    markdownText(facts.hardware.label),
    verdictSign[assessment.verdict],
    advice,
    counted.join(' ') || '–',
  ]
  return `| ${cells.join(' | ')} |`
}

type Compared = (job: JobReview) => string | undefined

function fileDetails(file: FileReview, outcome: Outcome, options: MarkdownOptions, compared: Compared): Detail[] {
  const { rules } = outcome
  const rank = (findings: readonly Finding[]): number =>
    findings.map(rankIn(outcome)).reduce((a, b) => Math.min(a, b), severities.length)
  const loose = file.findings.filter((finding) => !isOfJob(finding))
  const text = (): string => `### ${markdownCode(file.path)}\n\n${findingList(loose, file.path, rules, options)}\n`
  const fileBlock = loose.length === 0 ? [] : [{ text: text(), rank: rank(loose) }]
  const ofJobs = file.jobs.map((job) => ({
    text: jobBlock(file, job, rules, options, compared),
    rank: rank(file.findings.filter((finding) => isOfJob(finding) && finding.job === job.name)),
  }))
  return [...fileBlock, ...ofJobs]
}

const isOfJob = ({ job, rule }: Finding): boolean => job !== undefined && !rule.startsWith('manifest/')

/** What fails the check first, then by severity, what is waived last. */
const rankIn =
  (outcome: Outcome) =>
  (finding: Finding): number =>
    finding.waived
      ? severities.length
      : severities.indexOf(finding.severity) - (fails(finding, outcome) ? severities.length : 0)

function jobBlock(
  file: FileReview,
  job: JobReview,
  rules: ReadonlyMap<string, RuleNote>,
  options: MarkdownOptions,
  compared: Compared,
): string {
  const { assessment, name, facts } = job
  const findings = file.findings.filter((finding) => finding.job === name && !finding.rule.startsWith('manifest/'))
  const parts = [
    `### ${markdownCode(name)}: ${verdictSign[assessment.verdict]} on ${markdownText(facts.hardware.label)}`,
    '',
  ]
  parts.push(...notUnderstood(job).flatMap((words) => [markdownText(words), '']))
  const sizes = sizingParts(facts.sizing)
  if (sizes.length > 0) {
    const { assumptions } = facts.sizing
    const taken = assumptions.length > 0 ? `<br><sub>Assumed: ${markdownText(assumptions.join('; '))}</sub>` : ''
    const drawn = facts.sizing.memory && memoryBar(facts.sizing.memory)
    const bar = drawn ? `<br><code>${markdownText(drawn.bar)}</code><br><sub>${markdownText(drawn.legend)}</sub>` : ''
    parts.push(`**Sizing:** ${markdownText(sizes.join('; '))}${bar}${taken}`, '')
  }
  const sentence = compared(job)
  if (sentence !== undefined) parts.push(markdownText(sentence), '')
  if (findings.length > 0) parts.push(findingList(findings, file.path, rules, options), '')
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

function reasonList(
  reasons: readonly Reason[],
  rules: ReadonlyMap<string, RuleNote>,
  options: MarkdownOptions,
): string[] {
  return reasons.map(({ rule, reason }) => {
    const sources = sourceLinks(sourcesOf({ rule }, rules), options, true)
    return `- ${markdownText(reason)} (${ruleLink(rule, rules, options)}; ${sources})`
  })
}

/** Files with new findings first: where room is short, the others are left out. */
function newFirst({ files }: Outcome): readonly FileReview[] {
  const hasNew = ({ findings }: FileReview): boolean => findings.some(({ standing }) => standing === 'new')
  return [...files.filter(hasNew), ...files.filter((file) => !hasNew(file))]
}

/** What became of the base, as the lines that must stand, the rows between them, and a list that may be left out. */
interface Changes {
  readonly table: readonly string[]
  readonly rows: readonly string[]
  readonly fixed: readonly string[]
}

function changesPart({ difference, jobs }: Outcome, options: MarkdownOptions): Changes {
  if (difference === undefined) return { table: [], rows: [], fixed: [] }
  const { head, rows } = changesTable(difference.jobs, options)
  const items = fixedItems(difference.fixed)
  return {
    table: rows.length === 0 ? [] : [`**${changesTitle(difference, jobs)}**`, '', ...head],
    rows,
    fixed: items.length === 0 ? [] : [`${folding(`${items.length} fixed`, items.join('\n'))}\n`],
  }
}

/** What is said of one job, or of one file. */
interface Detail {
  readonly text: string
  /** The lower, the sooner it has room. */
  readonly rank: number
}

interface Parts {
  readonly head: readonly string[]
  readonly changes: Changes
  readonly table: readonly string[]
  readonly rows: readonly string[]
  readonly details: readonly Detail[]
  /** What stands before the patches. */
  readonly title: readonly string[]
  readonly patches: (budget: SizeBudget) => Patches
}

/** Room for the sentences that say what is left out, however many there are of each. */
const footBytes = 800

/** What each table takes at most before the findings had their turn: they are what somebody has to act on. */
const tableShare = 0.25

/** Puts the parts together, leaving out whole rows and jobs where the place is too small, and says how many. */
function assemble({ head, changes, table, rows, details, title, patches }: Parts, limitBytes: number): string {
  const bytes = (text: string): number => utf8Length(text) + 1
  const fixed = bytes([...head, ...changes.table, ...table, ...title].join('\n')) + footBytes
  const budget = new SizeBudget(limitBytes - fixed, bytes)
  const share = limitBytes * tableShare
  const [shownChanges = [], shownFixed = [], shownRows = [], shownDetails = []] = budget.takeSections([
    { parts: changes.rows, share },
    { parts: changes.fixed, share: 0 },
    { parts: rows, share },
    { parts: details.map(({ text }) => text), ranks: details.map(({ rank }) => rank) },
  ])
  const shownPatches = patches(budget)
  const missing = [
    changes.rows.length > shownChanges.length
      ? `${changes.rows.length - shownChanges.length} more changed jobs are not in their table`
      : '',
    changes.fixed.length > shownFixed.length ? 'what is fixed is not listed' : '',
    rows.length > shownRows.length ? `${rows.length - shownRows.length} more jobs are not in the table` : '',
    details.length > shownDetails.length
      ? `the details of ${details.length - shownDetails.length} more are left out`
      : '',
  ].filter((part) => part !== '')
  const foot =
    missing.length === 0 ? [] : ['', `_For lack of space ${missing.join(', and ')}; the JSON report holds everything._`]
  const changed = changes.table.length === 0 ? [] : [...changes.table, ...shownChanges, '']
  const body = [...head, ...changed, ...shownFixed, ...table, ...shownRows, '', ...shownDetails]
  return `${[...body, ...title, ...shownPatches.blocks, ...foot, ...patchesFoot(shownPatches)].join('\n')}\n`
}

/** What is said of changes that are not shown. The JSON report does not hold them. */
function patchesFoot({ leftOut, unseen }: Patches): string[] {
  const printing = 'accelerator-review check --unsafe-fixes --diff'
  return [
    ...(leftOut === 0 ? [] : ['', `_For lack of space ${counted(leftOut)} left out; \`${printing}\` prints all._`]),
    ...(unseen === 0 ? [] : ['', `_${counted(unseen)} not shown: nobody would see all signs of the lines._`]),
  ]
}

const counted = (changes: number): string => (changes === 1 ? '1 change is' : `${changes} changes are`)
