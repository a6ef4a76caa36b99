import type { ComparedRow, Comparison } from '../../review/comparison/compare.ts'
import { jsonText, logText, markdownCode, markdownText } from '../../text/encode.ts'
import { present } from '../../text/present.ts'
import { durationRange, sentence } from '../../text/wording.ts'
import type { ComparisonReport } from '../other-results.ts'
import { version } from '../version.ts'
import { fold } from '../words/fold.ts'
import { costFigure } from '../words/money.ts'
import { estimated, memoryCell, orLess, range, sizingReport } from '../words/sizing.ts'
import { verdictSign } from '../words/verdict.ts'

const heads = ['Accelerators', 'Verdict', 'Memory', 'Time', 'Chip-hours', 'Cost', 'Against'] as const
const mostRules = 2

export interface ComparisonText {
  readonly color: boolean
  /** Columns of the window. Undefined: a file or a pipe. */
  readonly width?: number | undefined
  /** The most rows. The job's own hardware is always shown. */
  readonly most: number
}

/** The table for a terminal. An asterisk marks the job's own hardware. */
export function textComparison({ job, rows, assumptions }: Comparison, { color, width, most }: ComparisonText): string {
  const dim = (text: string): string => (color ? `\u001b[2m${text}\u001b[0m` : text)
  const shown = best(rows, most)
  const marks = ['', ...shown.map(({ isChosen }) => (isChosen ? '*' : ''))]
  const table = usedColumns([heads, ...shown.map((row) => cellsOf(row).map(logText))])
  const lines = within(
    width,
    table.map((cells, index) => [marks[index] ?? '', ...cells]),
  )
  const [head = '', ...body] = lines
  const notes = assumptions.map((assumption) => dim(sentence(logText(assumption))))
  const rest = shown.length < rows.length ? ['`--all` shows the other accelerators.'] : []
  return fold(
    [`${titleOf(logText(job), rows, most)}`, '', dim(head), ...body, '', ...notes, ...rest, ''].join('\n'),
    // Without a window, rows keep all columns.
    width ?? Number.POSITIVE_INFINITY,
  )
}

/** The table as a Markdown page. */
export function markdownComparison({ job, rows, assumptions }: Comparison, most: number): string {
  const notes = assumptions.map((assumption) => `- ${sentence(markdownText(assumption))}`)
  return [
    `## ${titleOf(markdownCode(job), rows, most)}`,
    '',
    ...markdownTable(best(rows, most)),
    '',
    ...notes,
    '',
  ].join('\n')
}

/** Whether the best rows differ in anything. */
export const isTelling = ({ rows }: Comparison, most: number): boolean => {
  const shown = best(rows, most)
  const isSized = shown.some(({ sizing }) => sizing.memory !== undefined || sizing.hours !== undefined)
  return isSized || new Set(shown.map(({ verdict }) => verdict)).size > 1
}

function titleOf(job: string, rows: readonly ComparedRow[], most: number): string {
  return rows.length <= most
    ? `${job}: ${rows.length} accelerators`
    : `${job}: the best ${most} of ${rows.length} accelerators`
}

const best = (rows: readonly ComparedRow[], most: number): ComparedRow[] =>
  rows.filter(({ isChosen }, index) => isChosen || index < most)

/** Removes columns without a value. The first row is the header. */
function usedColumns(rows: readonly (readonly string[])[]): string[][] {
  const isUsed = rows[0]?.map((_, column) => rows.slice(1).some((row) => row[column] !== unknown)) ?? []
  return rows.map((row) => row.filter((_, column) => isUsed[column]))
}

/** The columns that a narrow window omits, first to last. */
const dispensable: readonly string[] = ['Chip-hours', 'Against', 'Time', 'Cost']

/** The aligned table, without as many columns as needed to fit the width. */
function within(width: number | undefined, rows: readonly (readonly string[])[]): string[] {
  const lines = aligned(rows)
  const isWide = width !== undefined && lines.some((line) => line.length > width)
  const column = isWide ? dispensable.map((head) => rows[0]?.indexOf(head) ?? -1).find((at) => at !== -1) : undefined
  return column === undefined
    ? lines
    : within(
        width,
        rows.map((row) => row.toSpliced(column, 1)),
      )
}

function aligned(rows: readonly (readonly string[])[]): string[] {
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => (row[column] ?? '').length))) ?? []
  return rows.map((row) => {
    const [mark, ...cells] = row.map((cell, column) => cell.padEnd(widths[column] ?? 0))
    return `${mark} ${cells.join('  ')}`.trimEnd()
  })
}

/** The best rows and the job's own, in a collapsed section. */
export function comparisonDetails({ rows }: Comparison, most: number): string {
  const shown = best(rows, most)
  const title = `${shown.length} of the ${rows.length} accelerators that were compared`
  return ['<details>', `<summary>${title}</summary>`, '', ...markdownTable(shown), '', '</details>', ''].join('\n')
}

/** The versioned JSON of a comparison, as text. */
export const jsonComparison = (path: string, comparison: Comparison, most: number): string =>
  `${jsonText(comparisonReport(path, { ...comparison, rows: best(comparison.rows, most) }))}\n`

/** The versioned JSON of a comparison. */
export function comparisonReport(path: string, { job, rows, assumptions }: Comparison): ComparisonReport {
  return {
    version: 1,
    tool: { name: 'accelerator-review', version },
    path,
    job,
    rows: rows.map(({ label, accelerator, kind, isChosen, isElsewhere, verdict, mismatches, sizing }) => ({
      label,
      ...present({ accelerator, kind }),
      chosen: isChosen,
      elsewhere: isElsewhere,
      verdict,
      reasons: mismatches.map(({ rule, severity, problem, reason }) => ({
        rule,
        severity,
        message: reason === '' ? problem : `${problem} ${reason}`,
      })),
      ...sizingReport(sizing),
    })),
    assumptions,
  }
}

function markdownTable(rows: readonly ComparedRow[]): string[] {
  const cells = rows.map((row) => {
    const [label = '', , ...others] = cellsOf(row, markdownCode)
    const name = row.isChosen ? `**${markdownText(label)}**` : markdownText(label)
    return [name, verdictSign(row, row.mismatches), ...others.slice(0, -1).map(markdownText), others.at(-1) ?? unknown]
  })
  const [head = [], ...body] = usedColumns([heads, ...cells])
  const line = (row: readonly string[]): string => `| ${row.join(' | ')} |`
  return [line(head), line(head.map(() => '---')), ...body.map(line)]
}

const unknown = '–'

function cellsOf(row: ComparedRow, ruleWords = (rule: string): string => rule): string[] {
  const { label, verdict, isElsewhere, isOverBudget, sizing } = row
  const { hours, chipHours, cost } = sizing
  return [
    isElsewhere ? `${label} (elsewhere)` : label,
    verdict,
    memoryCell(sizing),
    hours ? durationRange(hours) : unknown,
    chipHours ? orLess(chipHours, range(chipHours, estimated)) : unknown,
    cost
      ? `${costFigure(cost)}${inBrackets(cost.paid && `${cost.paid.accelerators} billed`, isOverBudget && 'over budget')}`
      : unknown,
    rulesOf(row, ruleWords) || unknown,
  ]
}

function inBrackets(...notes: readonly (string | false | undefined)[]): string {
  const said = notes.filter((note) => typeof note === 'string')
  return said.length === 0 ? '' : ` (${said.join(', ')})`
}

function rulesOf({ mismatches }: ComparedRow, words: (rule: string) => string): string {
  const rules = [...new Set(mismatches.map(({ rule }) => rule))]
  const more = rules.length > mostRules ? [`+${rules.length - mostRules}`] : []
  return [...rules.slice(0, mostRules).map(words), ...more].join(', ')
}
