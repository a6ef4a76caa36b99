import type { ReportOrigin } from '../../../core/report/report.ts'
import { type TextOptions, textReport } from '../../../core/report/terminal/text.ts'
import { summaryLine } from '../../../core/report/words/summary-line.ts'
import type { Outcome } from '../../../core/review/outcome.ts'

export const formats = ['text', 'compact', 'json', 'sarif', 'markdown', 'junit', 'gitlab', 'github'] as const
export type Format = (typeof formats)[number]
export const formatsWithAlternatives: readonly Format[] = ['text', 'compact', 'json', 'markdown', 'github']
export const formatsWithSavings: readonly Format[] = ['text', 'json']

type Rendering = TextOptions & {
  readonly category: string
  readonly inActions: boolean
  /** The checked repository and commit, for formats that include it. */
  readonly origin: () => Promise<ReportOrigin | undefined>
}

/** The report in lazy parts. All formats except text load on demand. */
export async function render(outcome: Outcome, format: Format, options: Rendering): Promise<Iterable<string>> {
  if (format === 'json')
    return (await import('../../../core/report/formats/json.ts')).jsonParts(outcome, await options.origin())
  return [await wholeReport(outcome, format, options)]
}

async function wholeReport(outcome: Outcome, format: Exclude<Format, 'json'>, options: Rendering): Promise<string> {
  switch (format) {
    case 'text':
      return textReport(outcome, options)
    case 'compact':
      return (await import('../../../core/report/terminal/compact.ts')).compactReport(outcome, options)
    case 'sarif':
      return sarif(outcome, options.category)
    case 'junit':
      return (await import('../../../core/report/formats/junit.ts')).junitReport(outcome)
    case 'gitlab':
      return gitlab(outcome)
    case 'markdown':
      return markdown(outcome, options.inActions)
    case 'github':
      return logOfARunner(outcome)
  }
}

/** In a workflow, the report is for the step's summary. */
async function markdown(outcome: Outcome, inActions: boolean): Promise<string> {
  const { markdownReport, summaryLimitBytes } = await import('../../../core/report/markdown/markdown.ts')
  return markdownReport(outcome, { limitBytes: inActions ? summaryLimitBytes : Number.POSITIVE_INFINITY })
}

async function sarif(outcome: Outcome, category: string): Promise<string> {
  const { gzippedBytes } = await import('../../run/digests.ts')
  return (await import('../../../core/report/formats/sarif/sarif.ts')).sarifReport(outcome, { category, gzippedBytes })
}

async function gitlab(outcome: Outcome): Promise<string> {
  const { sha256 } = await import('../../run/digests.ts')
  return (await import('../../../core/report/formats/gitlab.ts')).gitlabReport(outcome, sha256)
}

/** The output of a workflow step: annotation commands and the last line. */
async function logOfARunner(outcome: Outcome): Promise<string> {
  const { annotate, workflowCommands } = await import('../../../core/report/formats/annotations.ts')
  const { shown, leftOut } = annotate(outcome)
  const rest =
    leftOut > 0 ? [`${leftOut} more findings are not shown: GitHub shows ten annotations of a kind for a step.`] : []
  return `${[...workflowCommands(shown), ...rest, summaryLine(outcome)].join('\n')}\n`
}
