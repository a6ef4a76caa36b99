import type { ComparedRow, Comparison } from '../../review/compare.ts'
import { jsonText, logText, markdownCode, markdownText } from '../../text/encode.ts'
import { amount, duration, gibibyteFigure, gibibytes, sentence } from '../../text/wording.ts'
import type { ComparisonReport } from '../report.ts'
import { version } from '../version.ts'
import { costFigure } from './money.ts'
import { range, sizingReport } from './sizing.ts'

/** How each verdict is shown in Markdown. */
export const verdictSign = {
  mismatch: '❌ mismatch',
  questionable: '⚠️ questionable',
  undecided: '◻️ undecided',
  fit: '✅ fit',
} as const

const barWidth = 10
const heads = ['Accelerators', 'Suitability', 'Memory a device', 'Time', 'Chip-hours', 'Cost'] as const
const lastHead = 'Against'
/** So many rules are named in a row. */
const mostRules = 2

/** The table for a terminal, the job's own hardware marked, with a bar for each row. */
export function textComparison({ job, rows, assumptions }: Comparison, options: { color: boolean }): string {
  const bars = barsOf(rows)
  const lines = [
    ['', ...heads, bars.head, lastHead],
    ...rows.map((row, index) => {
      const [label, ...cells] = cellsOf(row)
      return [row.isChosen ? '*' : '', logText(label), ...cells, bars.of[index] ?? '', rulesOf(row, (rule) => rule)]
    }),
  ]
  const widths = lines[0]?.map((_, column) => Math.max(...lines.map((cells) => (cells[column] ?? '').length))) ?? []
  const table = lines.map((cells) =>
    cells
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  )
  const dim = (text: string): string => (options.color ? `\u001b[2m${text}\u001b[0m` : text)
  const [head = '', ...body] = table
  const notes = assumptions.map((assumption) => dim(`  ${sentence(logText(assumption))}`))
  return [
    `Job ${logText(job)}, compared on ${rows.length} accelerators`,
    '',
    dim(head),
    ...body,
    '',
    ...notes,
    '',
  ].join('\n')
}

/** The table as Markdown, as a page of its own. */
export function markdownComparison({ job, rows, assumptions }: Comparison): string {
  const notes = assumptions.map((assumption) => `- ${sentence(markdownText(assumption))}`)
  return [
    `## ${markdownCode(job)}, compared on ${rows.length} accelerators`,
    '',
    ...markdownTable(rows),
    '',
    ...notes,
    '',
  ].join('\n')
}

/** Folded away in a summary: the best rows and the job's own. */
export function comparisonDetails({ rows }: Comparison, most: number): string {
  const best = rows.filter(({ isChosen }, index) => isChosen || index < most)
  const title = `${best.length} of the ${rows.length} accelerators that were compared`
  return ['<details>', `<summary>${title}</summary>`, '', ...markdownTable(best), '', '</details>', ''].join('\n')
}

/** The versioned JSON of a comparison. */
export const jsonComparison = (path: string, comparison: Comparison): string =>
  `${jsonText(comparisonReport(path, comparison))}\n`

/** A comparison as the JSON has it. */
export function comparisonReport(path: string, { job, rows, assumptions }: Comparison): ComparisonReport {
  return {
    version: 1,
    tool: { name: 'accelerator-review', version },
    path,
    job,
    rows: rows.map(({ label, accelerator, kind, isChosen, isElsewhere, verdict, mismatches, sizing }) => ({
      label,
      ...(accelerator && { accelerator }),
      ...(kind && { kind }),
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
  const bars = barsOf(rows)
  const head = [...heads, bars.head, lastHead]
  const cells = rows.map((row, index) => {
    const [label, , ...cells] = cellsOf(row).map(markdownText)
    const name = row.isChosen ? `**${label}**` : label
    return [name, verdictSign[row.verdict], ...cells, bars.of[index], rulesOf(row, markdownCode)]
  })
  const isUsed = head.map((_, column) => cells.some((row) => Boolean(row[column])))
  const line = (row: readonly (string | undefined)[]): string =>
    `| ${row
      .filter((_, column) => isUsed[column])
      .map((cell) => cell || '–')
      .join(' | ')} |`
  return [line(head), line(head.map(() => '---')), ...cells.map(line)]
}

function cellsOf({ label, verdict, isElsewhere, sizing }: ComparedRow): readonly [string, ...string[]] {
  const { hours, chipHours, cost } = sizing
  return [
    isElsewhere ? `${label} (elsewhere)` : label,
    verdict,
    memoryCell(sizing),
    hours ? range(hours, duration) : '',
    chipHours ? range(chipHours, amount) : '',
    cost ? costFigure(cost) : '',
  ]
}

/** "about 52 of 80 GiB, 35% free". */
function memoryCell({ memory }: ComparedRow['sizing']): string {
  if (memory === undefined || memory.needs.includes('hardware.count')) return ''
  const { usual, leastPerDeviceGiB, capacityGiB, verdict } = memory
  const capacity = gibibytes(capacityGiB)
  if (verdict === 'does-not-fit' || usual === undefined)
    return `from ${gibibyteFigure(leastPerDeviceGiB)} of ${capacity}${verdict === 'does-not-fit' ? ', too much' : ''}`
  const need = `about ${gibibyteFigure(usual.perDeviceGiB)} of ${capacity}`
  return usual.fits ? `${need}, ${Math.floor(100 * (1 - usual.perDeviceGiB / capacityGiB))}% free` : `${need}, too much`
}

function rulesOf({ mismatches }: ComparedRow, words: (rule: string) => string): string {
  const rules = [...new Set(mismatches.map(({ rule }) => rule))]
  const more = rules.length > mostRules ? [`+${rules.length - mostRules}`] : []
  return [...rules.slice(0, mostRules).map(words), ...more].join(', ')
}

/** A bar for each row: chip-hours where they are known, else the share of the memory that the job takes. */
function barsOf(rows: readonly ComparedRow[]): { head: string; of: string[] } {
  const middle = ([low, high]: readonly [number, number]): number => Math.sqrt(low * high)
  const work = rows.map(({ sizing }) => sizing.chipHours && middle(sizing.chipHours))
  const isTimed = work.some((value) => value !== undefined)
  const memory = rows.map(({ sizing }) => {
    const { usual, capacityGiB = 1 } = sizing.memory ?? {}
    return usual && Math.min(1, usual.perDeviceGiB / capacityGiB)
  })
  const values = isTimed ? work : memory
  // What does not suit the job may take a hundred times as long, and must not flatten the bars of what does.
  const inScale = work.filter((_, index) => rows[index]?.isChosen || rows[index]?.verdict !== 'mismatch')
  const most = isTimed ? Math.max(...(inScale.length > 0 ? inScale : work).map((value) => value ?? 0)) : 1
  return {
    head: isTimed ? 'Work' : 'Memory',
    of: values.map((value) => (value === undefined ? '' : bar(value / most))),
  }
}

const eighths = ['', '▏', '▎', '▍', '▌', '▋', '▊', '▉']

/** A share from 0 to 1 as blocks, to an eighth of a block; what is more ends in a plus. */
function bar(share: number): string {
  if (share > 1) return `${'█'.repeat(barWidth - 1)}+`
  const parts = Math.max(1, Math.round(share * barWidth * 8))
  return '█'.repeat(Math.floor(parts / 8)) + (eighths[parts % 8] ?? '')
}
