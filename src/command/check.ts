import { writeFileSync } from 'node:fs'
import { logText } from '../encode.ts'
import { failOnWords, type Outcome } from '../policy.ts'
import { annotate, workflowCommands } from '../report/annotations.ts'
import { explainedEvidence } from '../report/evidence.ts'
import { jsonReport } from '../report/json.ts'
import { markdownReport } from '../report/markdown.ts'
import { summaryLine, textReport } from '../report/text.ts'
import { review, rulesById } from '../review.ts'
import { findManifests, UnusableInput } from '../workspace.ts'
import { type Command, readArguments, wordOption } from './arguments.ts'

const formats = ['text', 'json', 'markdown', 'github'] as const
type Format = (typeof formats)[number]

export const check: Command = {
  usage: 'check [PATH|GLOB ...]',
  summary: 'Checks manifests: by default every accelerator.yml and accelerator.yaml below this folder.',
  options: {
    format: {
      type: 'string',
      value: formats.join('|'),
      help: 'How to report (default text; github inside GitHub Actions).',
    },
    output: { type: 'string', value: 'FILE', help: 'Write the report to a file instead of the terminal.' },
    'fail-on': {
      type: 'string',
      value: failOnWords.join('|'),
      help: 'The mildest finding that fails the check (default error).',
    },
    job: { type: 'string', value: 'NAME', help: 'Report only the jobs of this name.' },
    'no-alternatives': { type: 'boolean', help: 'Do not look for changes that would clear errors and warnings.' },
    'explain-evidence': {
      type: 'boolean',
      help: 'List what the repository shows of each job, and what was decided from it.',
    },
    quiet: { type: 'boolean', help: 'Only the findings that fail the check, and the last line.' },
  },
  run: (words, terminal) => {
    const { values, positionals } = readArguments(check, words)
    const inActions = terminal.environment['GITHUB_ACTIONS'] === 'true'
    const format = wordOption(values, 'format', formats) ?? (inActions ? 'github' : 'text')
    const failOn = wordOption(values, 'fail-on', failOnWords) ?? 'error'
    const paths = findManifests(terminal.folder, terminal.folder, positionals)
    if (paths.length === 0) {
      terminal.error('No accelerator.yml was found below this folder, so there was nothing to check.')
      terminal.error('`accelerator-review init` drafts one.')
    }
    const policy = { failOn, ...jobFilter(values) }
    const isQuiet = values['quiet'] === true
    const outcome = review(terminal.folder, paths, policy, {
      progress: terminal.progress(paths.length),
      reading: terminal.reading,
      // What says nothing of alternatives need not look for them.
      alternatives: values['no-alternatives'] !== true && format !== 'github' && !(isQuiet && format === 'text'),
      comparisons: format === 'markdown',
    })
    if (typeof values['job'] === 'string' && outcome.jobs === 0)
      throw new UnusableInput(`No job is named "${values['job']}".`)
    const toFile = typeof values['output'] === 'string'
    const color = terminal.color && !toFile
    const report = render(outcome, format, { color, quiet: isQuiet })
    // Beside the report, so that one in another format stays whole.
    if (values['explain-evidence'] === true) for (const line of explainedEvidence(outcome)) terminal.error(line)
    if (typeof values['output'] !== 'string') terminal.write(report)
    else {
      writeReport(values['output'], report)
      terminal.error(`The report is in ${logText(values['output'])}. ${summaryLine(outcome)}`)
    }
    return outcome.failed ? 1 : 0
  },
}

function jobFilter(values: Record<string, unknown>): { job?: string } {
  return typeof values['job'] === 'string' ? { job: values['job'] } : {}
}

function render(outcome: Outcome, format: Format, options: { color: boolean; quiet: boolean }): string {
  if (format === 'json') return jsonReport(outcome, rulesById)
  if (format === 'markdown') return markdownReport(outcome, rulesById, { limitBytes: Number.POSITIVE_INFINITY })
  if (format === 'text') return textReport(outcome, rulesById, options)
  const { shown, leftOut } = annotate(outcome, rulesById)
  const rest =
    leftOut > 0 ? [`${leftOut} more findings are not shown: GitHub shows ten annotations of a kind for a step.`] : []
  return `${[...workflowCommands(shown), ...rest, summaryLine(outcome)].join('\n')}\n`
}

function writeReport(file: string, report: string): void {
  try {
    writeFileSync(file, report)
  } catch (error) {
    throw new UnusableInput(`The report cannot be written to ${file}: ${(error as Error).message}`)
  }
}
