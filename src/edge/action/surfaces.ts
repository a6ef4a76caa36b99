import { annotateAll } from '../../core/report/formats/annotations.ts'
import { commentText } from '../../core/report/markdown/comment.ts'
import { markdownReport } from '../../core/report/markdown/markdown.ts'
import { summaryLine } from '../../core/report/words/summary-line.ts'
import { isNoteworthy } from '../../core/review/baseline/job-change.ts'
import type { Outcome } from '../../core/review/outcome.ts'
import type { Suggestion } from '../../core/review/suggestions/suggestion.ts'
import { conclusionOf, publishCheckRun } from '../github/check-run.ts'
import type { GitHubClient } from '../github/client.ts'
import { type GitHubEvent, runUrl } from '../github/event.ts'
import { publishComment } from '../github/sticky-comment.ts'
import { suggestChanges } from '../github/suggested-changes.ts'
import { type SurfaceReport, surfaceKey } from '../github/surface.ts'
import type { Host } from './host.ts'
import type { Inputs } from './inputs.ts'

/** The results on GitHub's other surfaces, which never affect the verdict. */
export interface Published {
  /** Sentences for the log. */
  readonly words: readonly string[]
  /** Suggestions without a line in the diff, for the summary. */
  readonly rest: readonly Suggestion[]
}

const longestCheckSummary = 65_535

/** Writes the comment, the suggestions and, if the step's annotations are limited, the check run. */
export async function publish(
  { event, client, links, contents, workspace }: Pick<Host, 'event' | 'client' | 'links' | 'contents' | 'workspace'>,
  inputs: Inputs,
  outcome: Outcome,
  leftOut: number,
): Promise<Published> {
  const { suggestions = [] } = outcome
  if (client === undefined) return { words: unspoken(event, inputs), rest: suggestions }
  const { pullRequest } = event
  const reports: SurfaceReport[] = []
  if (inputs.comment !== 'never') reports.push(await comment(client, event, inputs, outcome, links))
  if (leftOut > 0) reports.push(await checkRun(client, event, inputs, outcome, links))
  // Last, because suggestions that GitHub rejects one by one may use up the remaining calls.
  const suggested =
    inputs.suggest && pullRequest !== undefined
      ? await suggestChanges(client, { ...event, pullRequest }, outcome, { workspace, ...(contents && { contents }) })
      : { words: [], rest: suggestions }
  const words = [...reports.map(({ words }) => words), ...suggested.words]
  return { words, rest: suggested.rest }
}

/** What a step without a token omits. */
const unspoken = (event: GitHubEvent, { comment }: Inputs): string[] =>
  event.pullRequest === undefined || comment === 'never'
    ? []
    : ['The comment was left out: the step has no token to write it with.']

/** Distinguishes this step from others in the same job. */
const configurationOf = ({ folder, patterns, policy = '' }: Inputs): string[] => [folder, ...patterns, policy]

function comment(
  client: GitHubClient,
  event: GitHubEvent,
  inputs: Inputs,
  outcome: Outcome,
  links: Host['links'],
): Promise<SurfaceReport> {
  const key = surfaceKey(event, configurationOf(inputs))
  const run = runUrl(event)
  const text = commentText(outcome, { ...links, key, ...(run && { run }) })
  const { error, warning, notice } = outcome.counts
  const hasFindings = error + warning + notice > 0
  const hasChange = outcome.difference?.jobs.some(isNoteworthy) ?? false
  return publishComment(client, event, { key, text, mode: inputs.comment, hasFindings, hasChange })
}

function checkRun(
  client: GitHubClient,
  event: GitHubEvent,
  inputs: Inputs,
  outcome: Outcome,
  links: Host['links'],
): Promise<SurfaceReport> {
  return publishCheckRun(client, event, {
    key: surfaceKey(event, configurationOf(inputs)),
    title: summaryLine(outcome),
    summary: markdownReport(outcome, { ...links, limitBytes: longestCheckSummary }),
    conclusion: conclusionOf(outcome),
    annotations: annotateAll(outcome, links),
  })
}
