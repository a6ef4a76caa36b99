import type { Finding } from '../../finding/finding.ts'
import type { Outcome } from '../../review/outcome.ts'
import { markdownCode, markdownText } from '../../text/encode.ts'
import type { LinkOptions } from '../docs-address.ts'
import { hourlyCosts, priceSentence } from '../words/cost-lines.ts'
import { changesTitle, goneItems } from '../words/difference.ts'
import { comparedSentences } from '../words/evidence-compared.ts'
import { type FindingBlock, findingBlocks, isSettled } from '../words/finding-groups.ts'
import { headline } from '../words/headline.ts'
import { shortName } from '../words/job-name.ts'
import { summaryLine } from '../words/summary-line.ts'
import { takenItems } from '../words/taken.ts'
import { memoryBarLines } from './job-details.ts'
import { isChanged, jobRows, jobsTable } from './jobs-table.ts'
import { fittingItems, folding } from './markdown-findings.ts'
import { nextSteps } from './next-steps.ts'
import { SizeBudget } from './size-budget.ts'

/**
 * GitHub's limit is 65,536 characters; it answers 422 to more. The difference leaves room for the run in the marker. A
 * text has at least as many UTF-16 units as characters.
 */
export const longestComment = 65_000

/** The most jobs with a row. The run's summary has all. */
const mostRows = 10

export interface CommentOptions extends LinkOptions {
  /** Distinguishes the comments of one workflow, job and configuration: letters, digits, `.`, `_`, `:` and `/`. */
  readonly key: string
  /** The address of the run, which shows everything that the comment omits. */
  readonly run?: string
  /** The limit in UTF-16 units. */
  readonly limit?: number
}

/** The hidden first line of a comment. A comment is ours if it starts with this and we are its author. */
export const commentMarker = (key: string): string => `<!-- accelerator-review:${hidden(key)} -->`

/** Removes everything that could end an HTML comment. */
const hidden = (words: string): string => words.replace(/[^\w.:/]/g, '_').slice(0, 200)

/**
 * The comment on a pull request: the gate, the changed jobs, new findings with alternatives, the rest collapsed, and
 * the next steps. If it is too long, it omits whole rows and blocks and counts them.
 */
export function commentText(outcome: Outcome, options: CommentOptions): string {
  const { key, limit = longestComment } = options
  const head = [commentMarker(key), `### ${headline(outcome)}`, '', ...statement(outcome), '']
  const items = (blocks: readonly FindingBlock[]): string[] => fittingItems(blocks, outcome.rules, options, limit / 4)
  const counted = ({ waived }: Finding): boolean => waived === undefined
  const fresh = findingBlocks(outcome, (finding) => counted(finding) && !isSettled(finding, outcome))
  const existing = findingBlocks(outcome, (finding) => counted(finding) && isSettled(finding, outcome))
  const parts: Part[] = [
    changedPart(outcome, options, limit),
    { what: ['kind of finding', 'kinds of findings'], rows: items(fresh), around: (rows) => [...rows, ''] },
    foldedPart(['job with values from files', 'jobs with values from files'], takenItems(outcome), 'Taken from files'),
    foldedPart(['kind of existing finding', 'kinds of existing findings'], items(existing), 'Existing findings'),
    {
      what: ['finding that is no longer judged', 'findings that are no longer judged'],
      rows: goneItems(outcome.difference?.notJudged ?? []),
      around: (rows) => ['**No longer judged**', '', ...rows, ''],
    },
    foldedPart(['fixed finding', 'fixed findings'], goneItems(outcome.difference?.fixed ?? []), 'Fixed'),
  ]
  return assemble(head, parts, [...comparedLine(outcome), ...nextSteps(outcome, options)], limit)
}

/** What was compared with the repository, if it is the same for all jobs. */
function comparedLine({ files }: Outcome): string[] {
  const { ofAll } = comparedSentences(
    files.flatMap(({ jobs }) => jobs),
    1,
  )
  return ofAll === undefined ? [] : [`<sub>${markdownText(ofAll)}</sub>`, '']
}

const statement = (outcome: Outcome): string[] =>
  outcome.files.length === 0 ? ['There is no `accelerator.yml` to check.'] : [markdownText(summaryLine(outcome))]

/** Rows that can be omitted one by one, with the text around them. */
interface Part {
  readonly what: readonly [one: string, several: string]
  readonly rows: readonly string[]
  /** See `Section.share`. */
  readonly share?: number
  /** Whether the text around them counts the omitted rows. */
  readonly countsRest?: true
  readonly around: (rows: readonly string[]) => readonly string[]
}

/** The added, changed and withdrawn jobs. Empty without a base. */
function changedPart(outcome: Outcome, options: CommentOptions, limit: number): Part {
  const { difference, jobs } = outcome
  const { head, rows } = jobsTable(outcome, options, 'changed')
  const more = (rest: number): string[] =>
    rest === 0 ? [] : ['', `${rest} more changed ${rest === 1 ? 'job is' : 'jobs are'} in the summary of the run.`]
  const title = difference ? changesTitle(difference, jobs) : ''
  const pairs = difference?.jobs ?? []
  const ofRuns = pairs.flatMap(({ base, head }) => [base, head]).map((side) => side?.job.facts.sizing.cost)
  const prices = priceSentence([...ofRuns, ...pairs.flatMap(hourlyCosts)])
  const foot = prices === undefined ? [] : ['', `<sub>${markdownText(prices)}</sub>`]
  return {
    what: ['changed job', 'changed jobs'],
    rows: rows.slice(0, mostRows),
    countsRest: true,
    share: limit / 4,
    around: (some) => [
      ...[`**${title}**`, '', ...head, ...some, ...foot, ...more(rows.length - some.length), ''],
      ...barOfWorst(outcome),
    ],
  }
}

/** The memory bar of the worst changed job, if it does not fit. */
function barOfWorst(outcome: Outcome): string[] {
  const worst = jobRows(outcome).rows.find(isChanged)?.pair.head?.job
  if (worst === undefined || worst.facts.sizing.memory?.usual?.fits !== false) return []
  return [[`Memory of ${markdownCode(shortName(worst.name))}:`, ...memoryBarLines(worst.facts)].join('<br>'), '']
}

const foldedPart = (what: Part['what'], rows: readonly string[], title: string): Part => ({
  what,
  rows,
  share: 0,
  around: (shown) => [folding(`${title} (${rows.length})`, shown.join('\n')), ''],
})

function assemble(head: readonly string[], parts: readonly Part[], foot: readonly string[], limit: number): string {
  const length = (text: string): number => text.length + 1
  const used = parts.filter(({ rows }) => rows.length > 0)
  const missing = (left: readonly string[]): string =>
    left.length === 0 ? '' : `_Left out for lack of space: ${left.join(', ')}. The summary of the run has all._`
  // An upper bound of the last lines: everything omitted.
  const always = [
    ...head,
    ...used.flatMap(({ around }) => around([])),
    missing(used.map(({ what, rows }) => counted(what, rows.length))),
    ...foot,
  ]
  const budget = new SizeBudget(limit - length(always.join('\n')) - 1, length)
  const left: string[] = []
  const shown = budget.takeSections(
    used.map(({ rows, share }) => ({ parts: rows, ...(share !== undefined && { share }) })),
  )
  const body = used.flatMap(({ what, rows, around, countsRest = false }, at) => {
    const taken = shown[at] ?? []
    if (taken.length < rows.length && !(countsRest && taken.length > 0))
      left.push(counted(what, rows.length - taken.length))
    return taken.length === 0 ? [] : around(taken)
  })
  const lines = [...head, ...body, ...(left.length === 0 ? [] : [missing(left), '']), ...foot]
  return `${lines.join('\n').trimEnd()}\n`
}

const counted = ([one, several]: Part['what'], count: number): string => `${count} ${count === 1 ? one : several}`
