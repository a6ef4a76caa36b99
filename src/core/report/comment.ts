import { type Finding, severities } from '../finding/finding.ts'
import { fails, type Outcome } from '../review/outcome.ts'
import { markdownCode, markdownText } from '../text/encode.ts'
import { changesTable, changesTitle, fixedItems } from './difference.ts'
import { findingItem, folding, type LinkOptions } from './markdown-findings.ts'
import { SizeBudget } from './size-budget.ts'
import { summaryLine } from './summary-line.ts'

/**
 * GitHub takes 65,536 characters and answers 422 to more; what is left between is for the run in the marker. Counted in
 * UTF-16 units a text is never shorter than in characters.
 */
export const longestComment = 65_000

/** What a table takes at most before the findings had their turn: they are what somebody has to act on. */
const tableShare = 0.25

export interface CommentOptions extends LinkOptions {
  /** Tells the comments of one workflow, job and configuration from all others: letters, digits, `.`, `_`, `:` and `/`. */
  readonly key: string
  /** The address of the run, which holds everything that is left out. */
  readonly run?: string
  /** The most that it may take, in UTF-16 units. */
  readonly limit?: number
}

/** The first line of a comment, hidden: it is ours where a comment starts with it and we are its author. */
export const commentMarker = (key: string): string => `<!-- accelerator-review:${hidden(key)} -->`

/** Nothing that could end an HTML comment. */
const hidden = (words: string): string => words.replace(/[^\w.:/]/g, '_').slice(0, 200)

/**
 * The text of the one comment that a pull request gets: the jobs that changed, then what is new, gravest first, with
 * the rest folded. What does not fit is left out by whole rows and counted, of the table before the findings.
 */
export function commentText(outcome: Outcome, options: CommentOptions): string {
  const { key, run, limit = longestComment } = options
  const { difference, jobs } = outcome
  const head = [commentMarker(key), `### ${headline(outcome)}`, '', ...statement(outcome), '']
  const table = difference && changesTable(difference.jobs, options)
  const changes: Part = {
    what: ['changed job', 'changed jobs'],
    rows: table?.rows ?? [],
    share: limit * tableShare,
    around: (rows) => [
      `**${difference ? changesTitle(difference, jobs) : ''}**`,
      '',
      ...(table?.head ?? []),
      ...rows,
      '',
    ],
  }
  const { shown, existing } = findingRows(outcome, options)
  const found: Part = { what: ['finding', 'findings'], rows: shown, around: (rows) => [...rows, ''] }
  const folds: Part[] = [
    foldedPart(['existing finding', 'existing findings'], existing, (count) => `${count} on the base as well`),
    foldedPart(['fixed finding', 'fixed findings'], fixedItems(difference?.fixed ?? []), (count) => `${count} fixed`),
  ]
  return assemble(head, [changes, found, ...folds], limit, run)
}

/** Whether somebody has to do something, in one line. */
function headline(outcome: Outcome): string {
  const { counts, failed, files, difference } = outcome
  if (failed) return '❌ Accelerator review: failed'
  if (counts.error + counts.warning + counts.notice > 0)
    return difference?.counts.new === 0
      ? '✅ Accelerator review: nothing new'
      : '⚠️ Accelerator review: passed, with something to look at'
  if (files.length === 0) return '✅ Accelerator review: nothing to check'
  return difference !== undefined && difference.counts.fixed > 0
    ? '✅ Accelerator review: everything is fixed'
    : '✅ Accelerator review: no findings'
}

const statement = (outcome: Outcome): string[] =>
  outcome.files.length === 0
    ? [`There is no ${markdownCode('accelerator.yml')} to check.`]
    : [markdownText(summaryLine(outcome))]

/** Rows that may be left out one by one, and what stands around those that are shown. */
interface Part {
  readonly what: readonly [one: string, several: string]
  readonly rows: readonly string[]
  /** As of a section of the budget. */
  readonly share?: number
  readonly around: (rows: readonly string[]) => readonly string[]
}

const foldedPart = (what: Part['what'], rows: readonly string[], title: (count: number) => string): Part => ({
  what,
  rows,
  share: 0,
  around: (shown) => [folding(title(rows.length), shown.join('\n')), ''],
})

/** Those that ask for something, the ones that fail the check first, apart from those that the base has as well. */
function findingRows(outcome: Outcome, options: CommentOptions): { shown: string[]; existing: string[] } {
  const all = outcome.files.flatMap(({ path, findings, isElsewhere }) =>
    findings.filter(({ waived }) => waived === undefined).map((finding) => ({ path, finding, isElsewhere })),
  )
  const rank = (finding: Finding): number => severities.indexOf(finding.severity) - (fails(finding, outcome) ? 10 : 0)
  const row = ({ path, finding, isElsewhere }: (typeof all)[number]): string => {
    const { files: _, ...pages } = options
    return findingItem(finding, path, outcome.rules, isElsewhere ? pages : options, true)
  }
  const sorted = all.sort((a, b) => rank(a.finding) - rank(b.finding))
  const isExisting = ({ finding }: (typeof all)[number]): boolean => finding.standing === 'existing'
  return { shown: sorted.filter((each) => !isExisting(each)).map(row), existing: sorted.filter(isExisting).map(row) }
}

/** An address of our own that nothing can be hidden in. */
const plainAddress = /^https?:\/\/[\w.:-]+\/[\w./-]*$/

function assemble(head: readonly string[], parts: readonly Part[], limit: number, run: string | undefined): string {
  const length = (text: string): number => text.length + 1
  const used = parts.filter(({ rows }) => rows.length > 0)
  const link = run !== undefined && plainAddress.test(run) ? `[the run](${run})` : 'the run'
  const foot = (left: readonly string[]): string =>
    left.length === 0 ? '' : `_For lack of space ${left.join(', ')} left out; ${link} has everything._\n`
  // The longest that the foot may be: all of every part.
  const fixed = [
    ...head,
    ...used.flatMap(({ around }) => around([])),
    foot(used.map(({ what, rows }) => leftOut(what, rows.length))),
  ]
  const budget = new SizeBudget(limit - length(fixed.join('\n')), length)
  const left: string[] = []
  const shown = budget.takeSections(
    used.map(({ rows, share }) => ({ parts: rows, ...(share !== undefined && { share }) })),
  )
  const body = used.flatMap(({ what, rows, around }, at) => {
    const taken = shown[at] ?? []
    if (taken.length < rows.length) left.push(leftOut(what, rows.length - taken.length))
    return taken.length === 0 ? [] : around(taken)
  })
  return `${[...head, ...body].join('\n')}\n${foot(left)}`
}

const leftOut = ([one, several]: Part['what'], count: number): string =>
  count === 1 ? `1 ${one} is` : `${count} ${several} are`
