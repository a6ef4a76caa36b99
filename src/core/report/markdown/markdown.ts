import type { Finding } from '../../finding/finding.ts'
import type { FileReview, JobReview } from '../../review/check.ts'
import type { Outcome } from '../../review/outcome.ts'
import type { Suggestion } from '../../review/suggestions/suggestion.ts'
import { markdownText } from '../../text/encode.ts'
import { utf8Length } from '../../text/utf8.ts'
import type { LinkOptions } from '../docs-address.ts'
import { hourlyCosts, priceSentence } from '../words/cost-lines.ts'
import { goneItems } from '../words/difference.ts'
import { comparedSentences } from '../words/evidence-compared.ts'
import { findingBlocks, isSettled } from '../words/finding-groups.ts'
import { headline } from '../words/headline.ts'
import { oldFactsSentences } from '../words/judged.ts'
import { offersAtFindings } from '../words/offers-at-findings.ts'
import { summaryLine } from '../words/summary-line.ts'
import { unreadSentences } from '../words/unread.ts'
import { isSound, jobDetails, soundJobItem } from './job-details.ts'
import { jobRows, jobsTable, mostQuiet } from './jobs-table.ts'
import { fittingItems, folding } from './markdown-findings.ts'
import { type Patches, patchesTitle, patchesWithin } from './patches.ts'
import { reportAddress } from './report-address.ts'
import { SizeBudget } from './size-budget.ts'

export interface MarkdownOptions extends LinkOptions {
  /** The limit in UTF-8 bytes, see {@link summaryLimitBytes}. */
  readonly limitBytes: number
  /** The number of findings without an annotation. */
  readonly leftOut?: number
  /** Suggestions that are shown nowhere else. They become patches. */
  readonly suggestions?: readonly Suggestion[]
}

/** GitHub's limit for a step summary. It shows nothing of a longer one. */
export const summaryLimitBytes = 1024 * 1024

/** The report for a step summary or a page: the gate, a table of jobs, the findings in blocks, then each job. */
export function markdownReport(outcome: Outcome, options: MarkdownOptions): string {
  const { suggestions = [], limitBytes } = options
  const jobs = outcome.files.flatMap((file) => file.jobs)
  const compared = comparedSentences(jobs)
  const { head: tableHead, rows, rest } = jobsTable(outcome, options)
  const fixed = goneItems(outcome.difference?.fixed ?? [])
  const notJudged = goneItems(outcome.difference?.notJudged ?? [])
  const items = (isWanted: (finding: Finding) => boolean): string[] =>
    fittingItems(findingBlocks(outcome, isWanted), outcome.rules, options, limitBytes / 8)
  const parts: Parts = {
    head: headLines(outcome, options),
    findings: items((finding) => !isSettled(finding, outcome)),
    settled: items((finding) => isSettled(finding, outcome)),
    gone: [
      ...(notJudged.length === 0 ? [] : ['### No longer judged', '', ...notJudged, '']),
      ...(fixed.length === 0 ? [] : [`${folding(`${fixed.length} fixed`, fixed.join('\n'))}\n`]),
    ],
    table: rows.length === 0 ? [] : ['### Jobs', '', ...tableHead],
    rows,
    quiet: rest === undefined ? [] : ['', markdownText(rest)],
    rest: [
      hourlyPrices(outcome),
      ...[compared.ofAll ?? [], unreadSentences(outcome), oldFactsSentences(outcome)].flat(),
      detailsSentence(outcome),
    ]
      .filter((sentence) => sentence !== undefined)
      .flatMap((sentence) => ['', markdownText(sentence)])
      .concat(falseFinding(outcome, options)),
    details: detailsOf(outcome, options, compared.ofJob),
    title: suggestions.length === 0 ? [] : ['', patchesTitle, ''],
    patches: (budget) => patchesWithin(budget, outcome.files, suggestions),
  }
  return assemble(parts, limitBytes)
}

/** The source of the hourly prices in the table. The price of a whole run is in the job's details. */
const hourlyPrices = ({ difference }: Outcome): string | undefined =>
  priceSentence((difference?.jobs ?? []).flatMap(hourlyCosts))

/** One link for reporting a false finding, prefilled with the most severe one. */
function falseFinding(outcome: Outcome, { docs }: LinkOptions): string[] {
  const place = findingBlocks(outcome, ({ waived }) => waived === undefined)[0]?.variants[0]?.places[0]
  const address = place && reportAddress(place, docs)
  return address === undefined
    ? []
    : ['', `<sub>Is a finding false? [Report it](${address}) in a public issue, which quotes the job.</sub>`]
}

function headLines(outcome: Outcome, { leftOut }: MarkdownOptions): string[] {
  const unshown = `GitHub shows ten annotations of a kind for a step; ${leftOut} more are only in this summary.`
  const line = `${markdownText(summaryLine(outcome))}${leftOut ? ` ${unshown}` : ''}`
  return [`## ${headline(outcome)}`, '', line, '']
}

/** The most jobs with details, worst first. */
const mostDetails = 10

/** The jobs with details, in the order of the table. */
const detailed = (outcome: Outcome): { readonly file: FileReview; readonly job: JobReview }[] => {
  const { rows, quiet } = jobRows(outcome)
  return [...rows, ...(quiet.length > mostQuiet ? [] : quiet)].flatMap(({ file, pair: { head } }) =>
    file === undefined || head === undefined ? [] : [{ file, job: head.job }],
  )
}

function detailsOf(
  outcome: Outcome,
  options: LinkOptions,
  comparedOf: (job: JobReview) => string | undefined,
): string[] {
  const withOffer = [...offersAtFindings(findingBlocks(outcome)).values()]
  return detailed(outcome)
    .slice(0, mostDetails)
    .map(({ file, job }) => {
      const details = {
        file,
        job,
        compared: comparedOf(job),
        rules: outcome.rules,
        isOfferShown: withOffer.includes(job),
      }
      return isSound(file, job) ? soundJobItem(details) : jobDetails(details, options)
    })
    .filter((details) => details !== '')
}

const detailsSentence = (outcome: Outcome): string | undefined => {
  const jobs = detailed(outcome)
  const more = jobs.length - mostDetails
  if (more <= 0)
    return jobs.length > 0 && jobs.every(({ file, job }) => isSound(file, job))
      ? '`accelerator-review check --verbose` lists the assumptions.'
      : undefined
  return `The first ${mostDetails} jobs follow in detail; \`accelerator-review check --verbose\` shows the other ${more}.`
}

interface Parts {
  readonly head: readonly string[]
  readonly findings: readonly string[]
  /** Findings that the base has as well and that fail nothing. */
  readonly settled: readonly string[]
  /** Findings of the base that are gone. */
  readonly gone: readonly string[]
  readonly table: readonly string[]
  readonly rows: readonly string[]
  /** Below the rows: the number of jobs without findings. */
  readonly quiet: readonly string[]
  /** Below the findings. */
  readonly rest: readonly string[]
  readonly details: readonly string[]
  /** Above the patches. */
  readonly title: readonly string[]
  readonly patches: (budget: SizeBudget) => Patches
}

/** Reserved for the sentences that count omitted parts. */
const footBytes = 800

/** The most rows above the findings. */
const mostAbove = 20

/** The table's first share of the space. Findings need action, so they come next. */
const tableShare = 0.25

/** Assembles the parts. Omits whole blocks, rows and jobs that exceed the limit, and counts them. */
function assemble(parts: Parts, limitBytes: number): string {
  const { head, table, quiet, rest, title, patches } = parts
  const bytes = (text: string): number => utf8Length(text) + 1
  const always = bytes([...head, ...table, ...quiet, ...rest, ...title].join('\n')) + footBytes
  const budget = new SizeBudget(limitBytes - always, bytes)
  const shown = blocksWithin(budget, parts, limitBytes)
  const shownPatches = patches(budget)
  const rowsBelow = shown.rows.slice(mostAbove)
  const page = [
    ...head,
    ...table,
    ...shown.rows.slice(0, mostAbove),
    ...quiet,
    '',
    ...shown.findings,
    '',
    ...(shown.settled.length === 0 ? [] : [folding('Existing findings', shown.settled.join('\n')), '']),
    ...shown.gone,
    ...(rowsBelow.length === 0 ? [] : ['### More jobs', ...table.slice(1), ...rowsBelow]),
    ...rest,
    '',
    ...shown.details,
  ]
  const text = page
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trimEnd()
  return `${[text, ...title, ...shownPatches.blocks, ...leftOutFoot(parts, shown), ...patchesFoot(shownPatches)].join('\n')}\n`
}

/** What can be omitted in part. */
type Blocks = Pick<Parts, 'findings' | 'rows' | 'settled' | 'gone' | 'details'>

function blocksWithin(budget: SizeBudget, parts: Blocks, limitBytes: number): Blocks {
  const [findings = [], rows = [], settled = [], gone = [], details = []] = budget.takeSections([
    { parts: parts.findings },
    { parts: parts.rows, share: limitBytes * tableShare },
    { parts: parts.settled, share: 0 },
    { parts: parts.gone, share: 0 },
    { parts: parts.details, share: 0 },
  ])
  return { findings, rows, settled, gone, details }
}

/** The sentence that counts what was omitted. */
function leftOutFoot(all: Blocks, shown: Blocks): string[] {
  const missing = (part: keyof Blocks): number => all[part].length - shown[part].length
  const counts = [
    counted(missing('findings') + missing('settled'), 'kind of finding', 'kinds of findings'),
    counted(missing('rows'), 'job of the table', 'jobs of the table'),
    missing('gone') > 0 ? 'the list of findings that are gone' : '',
    counted(missing('details'), 'job’s details', 'jobs’ details'),
  ].filter((count) => count !== '')
  return counts.length === 0
    ? []
    : ['', `_Left out for lack of space: ${counts.join(', ')}. \`accelerator-review check --format json\` has all._`]
}

const counted = (count: number, one: string, several: string): string =>
  count === 0 ? '' : `${count} ${count === 1 ? one : several}`

/** How to see the changes that are not shown, because the JSON report does not have them. */
function patchesFoot({ leftOut, unseen }: Patches): string[] {
  const printing = 'accelerator-review check --unsafe-fixes --diff'
  return [
    ...(leftOut === 0 ? [] : ['', `_${changes(leftOut)} left out for lack of space; \`${printing}\` prints all._`]),
    ...(unseen === 0 ? [] : ['', `_${changes(unseen)} not shown: some characters in these lines are invisible._`]),
  ]
}

const changes = (count: number): string => (count === 1 ? '1 change is' : `${count} changes are`)
