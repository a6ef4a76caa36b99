import type { Finding, Severity, Span } from '../finding/finding.ts'
import type { FileReview, JobReview } from '../review/check.ts'
import { fails, type Outcome } from '../review/outcome.ts'
import type { RuleNote } from '../review/rule-notes.ts'
import { logText } from '../text/encode.ts'
import { textDifference } from './difference.ts'
import { comparedSentences } from './evidence-compared.ts'
import { sourcesOf } from './finding-sources.ts'
import { onBaseWords, waivedWords } from './finding-words.ts'
import { memoryBar } from './memory-bar.ts'
import { notUnderstood } from './not-understood.ts'
import { inColor, type Paint, plain, type Style } from './paint.ts'
import { sizingParts } from './sizing.ts'
import { summaryLine } from './summary-line.ts'
import { unreadSentences } from './unread.ts'

export interface TextOptions {
  readonly color: boolean
  /** Only the findings that fail the check, and the last line. */
  readonly quiet: boolean
}

const styleOf: Readonly<Record<Severity, Style>> = { error: 'red', warning: 'yellow', notice: 'blue' }
const widestFrame = 120

/** The report for a terminal: each finding with its line framed and underlined, then one summary line. */
export function textReport(outcome: Outcome, options: TextOptions): string {
  const paint = options.color ? inColor : plain
  const { rules, difference } = outcome
  const wanted = (finding: Finding): boolean => !options.quiet || fails(finding, outcome)
  const compared = comparedSentences(options.quiet ? [] : outcome.files.flatMap(({ jobs }) => jobs))
  const blocks = outcome.files.flatMap((file) =>
    fileBlocks(file, file.findings.filter(wanted), rules, paint, { quiet: options.quiet, compared: compared.ofJob }),
  )
  const changes = difference === undefined || options.quiet ? [] : textDifference(difference, outcome.jobs)
  const said = [compared.ofAll ?? [], unreadSentences(outcome)].flat().map(logText)
  return `${[...blocks, ...changes, ...said, summaryLine(outcome, paint)].join('\n')}\n`
}

function fileBlocks(
  file: FileReview,
  findings: readonly Finding[],
  rules: ReadonlyMap<string, RuleNote>,
  paint: Paint,
  { quiet, compared }: { readonly quiet: boolean; readonly compared: (job: JobReview) => string | undefined },
): string[] {
  if (quiet && findings.length === 0) return []
  const jobs = quiet
    ? []
    : file.jobs.flatMap((job) => [
        jobLine(job, paint),
        ...understoodLines(job, paint),
        ...sizingLines(job, paint),
        ...comparedLines(compared(job), paint),
      ])
  const frames = findings.map((finding) => `\n${findingBlock(finding, file, rules, paint)}`)
  const ways = quiet ? [] : file.jobs.flatMap((job) => wayBlock(job, file.jobs.length > 1, paint))
  return [[paint('bold', logText(file.path)), ...jobs, ...frames, ...ways].join('\n'), '']
}

function jobLine({ name, facts, assessment }: JobReview, paint: Paint): string {
  const { verdict, recommended, undecided } = assessment
  const style: Style = verdict === 'mismatch' ? 'red' : verdict === 'fit' ? 'green' : 'yellow'
  const advice =
    recommended === 'either' || recommended === 'other' ? '' : `; the documents point to ${recommended.toUpperCase()}s`
  const keys =
    verdict === 'undecided' && undecided.length > 0 ? `; to judge it, declare ${undecided.slice(0, 3).join(', ')}` : ''
  return `  suitability ${paint(style, verdict)}: job ${logText(name)} on ${logText(facts.hardware.label)}${advice}${keys}`
}

/** What of a job is not understood, and so not judged. */
const understoodLines = (job: JobReview, paint: Paint): string[] =>
  notUnderstood(job).flatMap((words) => wrap(logText(words), 4).map((line) => paint('dim', line)))

const comparedLines = (sentence: string | undefined, paint: Paint): string[] =>
  sentence === undefined ? [] : wrap(logText(sentence), 4).map((line) => paint('dim', line))

/** The sizing of a job; where it is not plain that the job fits, also what the estimate takes for granted. */
function sizingLines({ facts }: JobReview, paint: Paint): string[] {
  const { memory, assumptions } = facts.sizing
  const parts = sizingParts(facts.sizing)
  if (parts.length === 0) return []
  const isPlain = memory === undefined || memory.verdict === 'fits'
  if (isPlain) return [paint('dim', `    ${parts.join('; ')}`)]
  const drawn = memory && memoryBar(memory)
  const bar = drawn ? [`      ${drawn.bar}`, `      ${drawn.legend}`] : []
  const taken = assumptions.length > 0 ? wrap(`assumed: ${assumptions.join('; ')}`, 6) : []
  return [`    ${parts.join('; ')}`, ...bar, ...taken].map((line) => paint('dim', line))
}

function findingBlock(finding: Finding, file: FileReview, rules: ReadonlyMap<string, RuleNote>, paint: Paint): string {
  const { severity, rule, span, message, remedy, job, related, waived } = finding
  const sources = sourcesOf(finding, rules).map(({ title }) => logText(title))
  const place = `${logText(file.path)}:${span.line}:${span.column}`
  const about = job === undefined ? '' : paint('dim', ` (job ${logText(job)})`)
  return [
    `  ${newWords(finding, paint)}${paint(styleOf[severity], severity)} ${paint('bold', rule)} at ${place}${about}${waived ? paint('green', ' waived') : ''}`,
    ...frame(file.text, span, paint, styleOf[severity]),
    ...wrap(`What:   ${logText(message)}`),
    ...related.map((other) => `    also at ${logText(other.file)}:${other.span.line}: ${logText(other.message)}`),
    ...(waived ? wrap(`Waived: ${logText(waivedWords(waived))}`) : wrap(`Do:     ${logText(remedy)}`)),
    ...(sources.length > 0 ? wrap(`Source: ${sources.join('; ')}`).map((line) => paint('dim', line)) : []),
  ].join('\n')
}

/** "new ", "new (a warning on the base) ". */
function newWords({ standing, onBase }: Finding, paint: Paint): string {
  if (standing !== 'new') return ''
  return `${paint('bold', 'new')} ${onBase === undefined ? '' : `(${onBaseWords(onBase)}) `}`
}

/** The changes that were checked to clear the job's errors and warnings. */
function wayBlock({ name, alternatives }: JobReview, isOneOfMany: boolean, paint: Paint): string[] {
  if (alternatives.length === 0) return []
  const title = isOneOfMany ? `Would pass (job ${logText(name)}):` : 'Would pass:'
  return ['', `  ${paint('green', title)}`, ...alternatives.flatMap(({ change }) => wrap(`- ${logText(change)}`, 6))]
}

/** The line of the finding with the range underlined; the lines around it are left to the editor. */
function frame(text: string, span: Span, paint: Paint, style: Style): string[] {
  const line = text.split('\n', span.line)[span.line - 1]?.replace(/\r$/, '')
  if (line === undefined || line.trim() === '') return []
  const before = Math.min(40, Math.max(0, widestFrame - (span.endColumn - span.column)))
  const start = line.length > widestFrame ? Math.max(0, span.column - 1 - before) : 0
  const shown = logText(line.slice(start, start + widestFrame))
  const number = String(span.line)
  const gap = ' '.repeat(number.length)
  const width = Math.max(1, Math.min(span.endColumn - span.column, widestFrame - (span.column - 1 - start)))
  const underline = ' '.repeat(span.column - 1 - start) + paint(style, '^'.repeat(width))
  return [`    ${paint('dim', `${number} |`)} ${shown}`, `    ${paint('dim', `${gap} |`)} ${underline}`]
}

/** Breaks a labelled paragraph at 100 columns, its later lines under the first one's words. */
export function wrap(text: string, wordsAt = 12): string[] {
  const indent = ' '.repeat(4)
  const hanging = ' '.repeat(wordsAt)
  const lines: string[] = []
  let line = indent
  for (const word of text.split(' ')) {
    if (line.length + word.length > 100 && line.trim() !== '') {
      lines.push(line.trimEnd())
      line = hanging
    }
    line += `${word} `
  }
  return [...lines, line.trimEnd()]
}
