import type { Reason } from '../../review/assessment.ts'
import type { FileReview, JobReview } from '../../review/check.ts'
import type { Outcome } from '../../review/outcome.ts'
import { logText } from '../../text/encode.ts'
import { gibibyteFigure, sentence as textSentence } from '../../text/wording.ts'
import { type JobRow, jobRows, mostQuiet, quietWords } from '../markdown/jobs-table.ts'
import { reasonsBesideFindings } from '../words/against-hardware.ts'
import { launchedWords } from '../words/cost-lines.ts'
import { favoredWords } from '../words/favored.ts'
import { jobTitle } from '../words/job-name.ts'
import { judgedWords, keysToJudge, notUnderstood, readAsWords } from '../words/judged.ts'
import { memoryBar } from '../words/memory-bar.ts'
import { offerWords } from '../words/money.ts'
import { allOffers } from '../words/offers-at-findings.ts'
import type { Paint, Style } from '../words/paint.ts'
import { sizingFigures, sizingParts } from '../words/sizing.ts'
import { takenWords } from '../words/taken.ts'
import { gravestVerdict, openFindings, verdictWords } from '../words/verdict.ts'

export interface JobLinesOptions {
  /** Show every job in full, with reasons and assumptions. */
  readonly verbose: boolean
  readonly compared: (job: JobReview) => string | undefined
  /** Whether a finding of the job already shows its first offer. */
  readonly isOfferShown: (job: JobReview) => boolean
}

/** The most jobs in full, and the most in total. Findings still name the others. */
const mostInFull = 10
const mostInBrief = 30

const styleOf: Readonly<Record<JobReview['assessment']['verdict'], Style>> = {
  mismatch: 'red',
  questionable: 'yellow',
  undecided: 'yellow',
  fit: 'green',
}

/** The jobs for a terminal: in full if they need attention, otherwise one line each, or one for all if many. */
export function jobLines(outcome: Outcome, paint: Paint, options: JobLinesOptions): string[] {
  const { rows, quiet } = jobRows(outcome)
  const own = (some: readonly JobRow[]): JobOfFile[] =>
    some.flatMap(({ file, pair: { head } }) => (file && head ? [{ file, job: head.job }] : []))
  const inFull = (some: readonly JobOfFile[]): string[] => some.flatMap((one) => fullLines(one, paint, options))
  const attention = own(rows)
  if (options.verbose) return inFull([...attention, ...own(quiet)])
  const left = attention.length - mostInBrief
  const full = [
    ...inFull(attention.slice(0, mostInFull)),
    ...attention.slice(mostInFull, mostInBrief).map((one) => verdictLine(one, paint)),
    ...(left > 0 ? [`${left} more jobs have findings: --verbose shows them.`] : []),
  ]
  const short =
    quiet.length > mostQuiet
      ? [`${quietWords(quiet.length, rows.length > 0, outcome)}: --verbose shows them.`]
      : own(quiet).flatMap((one) => [
          verdictLine(one, paint, figuresOf(one.job)),
          ...cheaperLine(one.job, paint),
          ...takenLines(one.job, paint),
        ])
  return [...full, ...short, ...(full.length + short.length > 0 ? [''] : [])]
}

interface JobOfFile {
  readonly file: FileReview
  readonly job: JobReview
}

function fullLines(of: JobOfFile, paint: Paint, { verbose, compared, isOfferShown }: JobLinesOptions): string[] {
  const { job } = of
  const sentence = compared(job)
  const open = isWholeInLine(job) ? undefined : judgedWords(job)
  const spelled = verbose ? readAsWords(job) : undefined
  const notes = [
    ...notUnderstood(job),
    ...(open === undefined ? [] : [textSentence(open)]),
    ...(spelled === undefined ? [] : [spelled]),
    ...(sentence === undefined ? [] : [sentence]),
  ]
  return [
    verdictLine(of, paint),
    ...sizingLines(job, paint),
    ...launchedLine(of, paint),
    ...(isOfferShown(job) ? [] : offerLines(job, paint)),
    ...cheaperLine(job, paint),
    ...takenLines(job, paint),
    ...notes.map((words) => paint('dim', `    ${logText(words)}`)),
    ...(verbose ? balanceLines(of, paint) : []),
  ]
}

/** "declared: 8× H100; launched: 32× H200; cost about 2,000 USD as launched": what the launch files request instead. */
function launchedLine({ file, job }: JobOfFile, paint: Paint): string[] {
  const launched = launchedWords(job, openFindings(file.findings, job.name))
  if (launched === undefined) return []
  const time = launched.time === undefined ? '' : `, ${launched.time}`
  const cost = launched.cost === undefined ? '' : `; cost ${launched.cost}`
  return [
    paint(
      'dim',
      `    ${logText(`declared: ${job.facts.hardware.label}; launched: ${launched.hardware}${time}${cost}`)}`,
    ),
  ]
}

/** Whether the verdict's line says everything, so that nothing unjudged is left to report. */
const isWholeInLine = ({ assessment: { verdict, undecided } }: JobReview): boolean =>
  verdict === 'fit' || (verdict === 'undecided' && undecided.length === 0)

const takenLines = (job: JobReview, paint: Paint): string[] =>
  takenWords(job).map((words) => paint('dim', `    ${logText(words)}`))

/** "mismatch  finetune on 1× A100 80 GB  (train/accelerator.yml:3); the guidance favors GPUs". */
function verdictLine({ file: { path, findings }, job }: JobOfFile, paint: Paint, figures = ''): string {
  const { assessment, facts, line } = job
  const found = openFindings(findings, job.name)
  const favored = favoredWords(assessment)
  const advice = favored === undefined ? '' : `; ${favored}`
  const wanted = keysToJudge(job)
  const keys = wanted.length > 0 ? `; to judge it, declare ${wanted.join(', ')}` : ''
  const open = isWholeInLine(job) ? judgedWords(job) : undefined
  const title = jobTitle(path, job)
  const place = title === path ? '' : ` (${logText(path)}:${line})`
  const word = verdictWords(assessment, found)
  const column = word.length > 12 ? `${word} ` : word.padEnd(12)
  return `${paint(styleOf[gravestVerdict(assessment, found)], column)} ${logText(title)} on ${logText(facts.hardware.label)}${place}${advice}${needWords(job)}${figures}${keys}${open === undefined ? '' : `; ${open}`}`
}

/** The figures of a job with one line: "; 52 of 80 GiB per device; about 5 days". */
const figuresOf = ({ facts: { sizing } }: JobReview): string =>
  sizingFigures(sizing)
    .map((words) => `; ${words}`)
    .join('')

/** Why a job that likely does not fit is undecided. */
function needWords({ assessment, facts: { sizing, hardware } }: JobReview): string {
  const { usual, capacityGiB } = sizing.memory ?? {}
  if (assessment.verdict !== 'undecided' || usual === undefined || capacityGiB === undefined || usual.fits !== false)
    return ''
  const where = hardware.count === undefined ? 'one device needs' : 'each device needs'
  return `; ${where} about ${gibibyteFigure(usual.perDeviceGiB)} GiB and has ${gibibyteFigure(capacityGiB)}`
}

export const offerLines = (job: JobReview | undefined, paint: Paint): string[] =>
  (job === undefined ? [] : allOffers(job)).map((offer, index) =>
    paint('green', `    ${index === 0 ? 'Would pass:' : '        or:'} ${logText(offer)}`),
  )

/** "Cheaper: TPU v6e-256 instead of TPU v5p-512; about 210,000 USD a run (260,000 less)". */
const cheaperLine = (job: JobReview, paint: Paint): string[] =>
  job.cheaper ? [paint('green', `    Cheaper: ${logText(offerWords(job, job.cheaper))}`)] : []

/** Memory as a bar, then time, chip-hours and cost. */
function sizingLines({ facts }: JobReview, paint: Paint): string[] {
  const parts = sizingParts(facts.sizing)
  if (parts.length === 0) return []
  const drawn = facts.sizing.memory && memoryBar(facts.sizing.memory, paint)
  const bar = drawn ? [`    ${drawn.bar}`, `    ${drawn.legend}`] : []
  return [paint('dim', `    ${parts.join('; ')}`), ...bar]
}

/** The reasons that no finding gives, and the assumptions of the estimates. */
function balanceLines({ file, job }: JobOfFile, paint: Paint): string[] {
  const { assessment, facts } = job
  const reasons = (sign: string, some: readonly Reason[]): string[] =>
    some.map(({ rule, reason }) => `    ${sign} ${logText(reason)} (${rule})`)
  const { assumptions } = facts.sizing
  return [
    ...reasons('+', assessment.for),
    ...reasons('-', reasonsBesideFindings(file, job)),
    ...(assumptions.length > 0 ? [`    Assumed: ${logText(assumptions.join('; '))}.`] : []),
  ].map((line) => paint('dim', line))
}
