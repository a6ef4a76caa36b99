import type { Finding, Severity } from '../../finding/finding.ts'
import type { FileReview, JobReview } from '../../review/check.ts'
import { fails, type Outcome } from '../../review/outcome.ts'
import type { RuleNote } from '../../review/rule-notes.ts'
import { logText } from '../../text/encode.ts'
import { rulePage } from '../docs-address.ts'
import { textDifference } from '../words/difference.ts'
import { comparedSentences } from '../words/evidence-compared.ts'
import {
  countOf,
  type FindingBlock,
  findingBlocks,
  hasOneRemedy,
  isSettled,
  type PlacedFinding,
  type SameWords,
} from '../words/finding-groups.ts'
import { sourcesOf, sourceWords } from '../words/finding-sources.ts'
import { onBaseWords, waivedWords } from '../words/finding-words.ts'
import { fold, usualWidth } from '../words/fold.ts'
import { reasonLine } from '../words/headline.ts'
import { nameBesidePath } from '../words/job-name.ts'
import { oldFactsSentences } from '../words/judged.ts'
import { offersAtFindings } from '../words/offers-at-findings.ts'
import { inColor, type Paint, plain, type Style } from '../words/paint.ts'
import { summaryLine } from '../words/summary-line.ts'
import { unreadSentences } from '../words/unread.ts'
import { jobLines, offerLines } from './job-lines.ts'

export interface TextOptions {
  readonly color: boolean
  /** Only the failing findings and the last line. */
  readonly quiet: boolean
  /** Every job and place, with reasons and assumptions. */
  readonly verbose?: boolean
  /** Columns of the window. Undefined: lines wrap at 100, but the last one, which scripts read, does not wrap. */
  readonly width?: number | undefined
}

const styleOf: Readonly<Record<Severity, Style>> = { error: 'red', warning: 'yellow', notice: 'blue' }
/** The most places listed per finding. */
const mostPlaces = 100

/** The report for a terminal: each kind of finding with its framed line, jobs, changes, and a summary line. */
export function textReport(outcome: Outcome, options: TextOptions): string {
  const { quiet, verbose = false, width } = options
  const paint = options.color ? inColor : plain
  const { rules, difference, files } = outcome
  const isHidden = (finding: Finding): boolean => !verbose && isSettled(finding, outcome)
  const blocks = findingBlocks(outcome, (finding) => (quiet ? fails(finding, outcome) : !isHidden(finding)))
  const hidden = quiet ? 0 : files.flatMap(({ findings }) => findings.filter(isHidden)).length
  const compared = comparedSentences(quiet ? [] : files.flatMap(({ jobs }) => jobs))
  const offers = offersAtFindings(quiet ? [] : blocks)
  const isOfferShown = (job: JobReview): boolean => [...offers.values()].includes(job)
  const notes = [compared.ofAll ?? [], unreadSentences(outcome), oldFactsSentences(outcome)].flat().map(logText)
  const lines = [
    ...blocks.flatMap((block) => [
      ...blockLines(block, { rules, paint, isVerbose: verbose, width: width ?? usualWidth, offers }),
      '',
    ]),
    ...(hidden === 0 ? [] : [`${hidden} existing ${hidden === 1 ? 'finding' : 'findings'}: --verbose shows them.`, '']),
    ...(quiet ? [] : jobLines(outcome, paint, { verbose, compared: compared.ofJob, isOfferShown })),
    ...(difference === undefined || quiet ? [] : textDifference(difference, outcome.jobs)),
    ...notes,
    // After several findings, the most severe one has scrolled out of view.
    ...(blocks.length > 1 ? [paint('bold', `${reasonLine(outcome)}.`)] : []),
  ]
  const last = summaryLine(outcome, paint)
  const end = width === undefined ? last : fold(last, width)
  return [...lines.map((line) => fold(line, width)), end, ''].join('\n')
}

interface Showing {
  readonly rules: ReadonlyMap<string, RuleNote>
  readonly paint: Paint
  readonly isVerbose: boolean
  /** The most columns of a frame. */
  readonly width: number
  readonly offers: ReadonlyMap<SameWords, JobReview>
}

function blockLines(block: FindingBlock, showing: Showing): string[] {
  const { rules, paint, isVerbose } = showing
  const { finding, variants } = block
  const count = countOf(block)
  const style = styleOf[finding.severity]
  const waived = finding.waived ? paint('green', ' waived') : ''
  const places = count === 1 ? '' : ` in ${count} places`
  const title = `${newWords(finding, paint)}${paint(style, finding.severity)} ${paint('bold', finding.rule)}${waived}${places}`
  const shown = isVerbose ? variants : variants.slice(0, mostPlaces)
  const left = variants.slice(shown.length).reduce((sum, same) => sum + same.places.length, 0)
  return [
    title,
    ...shown.flatMap((same) => variantLines(same, block, showing)),
    ...(left === 0 ? [] : [`    and in ${left} more places, in other words: --verbose shows all.`]),
    ...sharedRemedy(block),
    ...sourceLines(finding, rules, isVerbose).map((line) => paint('dim', line)),
  ]
}

/** One wording of a finding, with a frame at its first place. */
function variantLines(same: SameWords, block: FindingBlock, showing: Showing): string[] {
  const { paint, isVerbose, offers } = showing
  const { finding, places } = same
  const [first, ...others] = places
  if (first === undefined) return []
  const shown = isVerbose ? others : others.slice(0, mostPlaces)
  const left = others.length - shown.length
  return [
    `  at ${placeWords(first)}`,
    ...frame(first.file.text, finding, showing),
    ...shown.map((place) => `  at ${placeWords(place)}`),
    ...(left === 0 ? [] : [`  and in ${left} more places: --verbose shows all.`]),
    `    ${logText(finding.message)}`,
    ...(others.length > 0 ? [] : finding.related.map(relatedLine)),
    ...(finding.waived ? [`    Waived: ${logText(waivedWords(finding.waived))}`] : []),
    ...(hasOneRemedy(block) || finding.waived ? [] : [`    Do: ${logText(finding.remedy)}`]),
    ...offerLines(offers.get(same), paint),
  ]
}

const relatedLine = ({ file, span, message }: Finding['related'][number]): string =>
  `    See: ${logText(file)}:${span.line}: ${logText(message)}`

const sharedRemedy = (block: FindingBlock): string[] =>
  hasOneRemedy(block) && block.finding.waived === undefined ? [`    Do: ${logText(block.finding.remedy)}`] : []

/** The documents (verbose: with addresses), and the rule's page, which links them. */
function sourceLines(finding: Finding, rules: ReadonlyMap<string, RuleNote>, isVerbose: boolean): string[] {
  const page = rulePage(finding.rule, rules)
  const titles = sourcesOf(finding, rules).map(({ title }) => title)
  const sources = isVerbose ? sourceWords(finding, rules) : titles.length > 0 ? [titles.join('; ')] : []
  return [
    ...sources.map((words) => `    Source: ${logText(words)}`),
    ...(page === undefined ? [] : [`    Rule:   ${page}`]),
  ]
}

function placeWords({ file, finding: { span, job } }: PlacedFinding): string {
  const name = nameBesidePath(file, job)
  return `${logText(file.path)}:${span.line}:${span.column}${name === undefined ? '' : ` (job ${logText(name)})`}`
}

/** "new ", "new (a warning before) ". */
function newWords({ standing, onBase }: Finding, paint: Paint): string {
  if (standing !== 'new') return ''
  return `${paint('bold', 'new')} ${onBase === undefined ? '' : `(${onBaseWords(onBase)}) `}`
}

/** The finding's line with its range underlined. An editor shows the context. */
function frame(text: FileReview['text'], { span, severity }: Finding, { paint, width }: Showing): string[] {
  const line = text.split('\n', span.line)[span.line - 1]?.replace(/\r$/, '')
  if (line === undefined || line.trim() === '') return []
  const number = String(span.line)
  const gap = ' '.repeat(number.length)
  const room = Math.max(20, width - `    ${number} | `.length)
  const before = Math.min(40, Math.max(0, room - (span.endColumn - span.column)))
  const start = line.length > room ? Math.max(0, span.column - 1 - before) : 0
  // The end of the room may be in the middle of a character.
  const shown = logText(line.slice(start, start + room))
    .slice(0, room)
    .replace(/[\ud800-\udbff]$/, '')
  const underlined = Math.max(1, Math.min(span.endColumn - span.column, room - (span.column - 1 - start)))
  const underline = ' '.repeat(span.column - 1 - start) + paint(styleOf[severity], '^'.repeat(underlined))
  return [`    ${paint('dim', `${number} |`)} ${shown}`, `    ${paint('dim', `${gap} |`)} ${underline}`]
}
