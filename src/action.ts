import { commandData, logText } from './encode.ts'
import { failOnWords, type Policy } from './policy.ts'
import { annotate, workflowCommands } from './report/annotations.ts'
import { jsonReport } from './report/json.ts'
import { markdownReport } from './report/markdown.ts'
import { summaryLine } from './report/text.ts'
import { review, rulesById } from './review.ts'
import { findManifests, UnusableInput } from './workspace.ts'

/** What the Action needs of the machine that runs it. The real one is in main.ts; tests bring their own. */
export interface Host {
  readonly input: (name: string) => string
  readonly output: (name: string, value: string) => void
  /** Writes one line to the log, as it is: the caller has encoded it. */
  readonly print: (line: string) => void
  readonly summarize: (markdown: string) => Promise<void>
  readonly writeReport: (path: string, text: string) => string
  readonly resolveFolder: (folder: string) => string
  readonly workspace: string
  /** Addresses for links, as far as the event tells them. */
  readonly links: { readonly docs?: string; readonly files?: string }
}

const summaryLimitBytes = 1024 * 1024

/** Runs the check as the Action. Gives the exit status: 0 passed, 1 failed by the policy, 2 not checked. */
export async function run(host: Host): Promise<0 | 1 | 2> {
  try {
    return await checkAndReport(host)
  } catch (error) {
    if (!(error instanceof UnusableInput)) throw error
    host.print(`::error title=Accelerator review could not run::${commandData(error.message)}`)
    return 2
  }
}

async function checkAndReport(host: Host): Promise<0 | 1> {
  refuseUnbuilt(host)
  const policy: Policy = { failOn: wordInput(host, 'fail-on', failOnWords) ?? 'error' }
  const annotations = (wordInput(host, 'annotations', ['true', 'false']) ?? 'true') === 'true'
  const patterns = host
    .input('paths')
    .split(/[\n,]/)
    .map((pattern) => pattern.trim())
    .filter((pattern) => pattern !== '')
  const paths = findManifests(host.workspace, host.resolveFolder(host.input('working-directory') || '.'), patterns)
  for (const path of paths) {
    if (path.startsWith('../')) throw new UnusableInput(`The path ${path} lies outside the workspace.`)
  }
  const outcome = review(host.workspace, paths, policy, { comparisons: true })
  const { shown, leftOut } = annotate(outcome, rulesById)
  if (annotations) for (const command of workflowCommands(shown)) host.print(command)
  const options = { ...host.links, limitBytes: summaryLimitBytes, ...(annotations && { leftOut }) }
  const nothing = '## Accelerator review\n\nNo `accelerator.yml` was found, so there was nothing to check.\n'
  await host.summarize(paths.length === 0 ? nothing : markdownReport(outcome, rulesById, options))
  host.output('report', host.writeReport(host.input('report-file'), jsonReport(outcome, rulesById)))
  host.output('verdict', outcome.verdict ?? 'undecided')
  host.output('error-count', String(outcome.counts.error))
  host.output('warning-count', String(outcome.counts.warning))
  host.output('notice-count', String(outcome.counts.notice))
  host.output('waived-count', String(outcome.counts.waived))
  if (annotations && leftOut > 0)
    host.print(`${leftOut} more findings are in the summary: GitHub shows ten annotations of a kind for a step.`)
  const passed = 'No accelerator.yml was found: nothing to check, so the check passes.'
  host.print(paths.length === 0 ? passed : `Accelerator review: ${logText(summaryLine(outcome))}`)
  return outcome.failed ? 1 : 0
}

/** Inputs that later versions take. Ignoring one would weaken a check that somebody relies on. */
function refuseUnbuilt(host: Host): void {
  if (host.input('policy') !== '')
    throw new UnusableInput('This version reads no policy file yet: remove the input `policy`.')
}

function wordInput<Word extends string>(host: Host, name: string, words: readonly Word[]): Word | undefined {
  const written = host.input(name).trim()
  if (written === '') return undefined
  const word = words.find((candidate) => candidate === written)
  if (word === undefined) throw new UnusableInput(`The input ${name} is "${written}"; it takes ${words.join(', ')}.`)
  return word
}
