import type { Outcome } from '../../core/review/outcome.ts'
import type { Suggestion } from '../../core/review/suggestions/suggestion.ts'
import type { GitHubContents } from '../rest/github-contents.ts'
import { fileAtCommit } from '../run/git/commit-files.ts'
import type { GitHubClient } from './client.ts'
import type { GitHubEvent, PullRequest } from './event.ts'
import { changedFiles } from './files-changed.ts'
import { publishSuggestions, suggestionsInDiff } from './suggestions.ts'

/** The checkout, and GitHub if the checkout lacks the head commit. */
export interface HeadSource {
  readonly workspace: string
  readonly contents?: GitHubContents
}

export interface SuggestedChanges {
  /** Sentences for the log. */
  readonly words: readonly string[]
  /** Suggestions that are not on the pull request. */
  readonly rest: readonly Suggestion[]
}

/** Calls to reserve for posting. */
const callsKept = 6

/** Posts suggestions on the pull request's lines, if GitHub's diff contains them. */
export async function suggestChanges(
  client: GitHubClient,
  event: GitHubEvent & { readonly pullRequest: PullRequest },
  { files, suggestions = [] }: Outcome,
  source: HeadSource,
): Promise<SuggestedChanges> {
  const none = { files: [], gap: undefined }
  const { files: changed, gap } = suggestions.length === 0 ? none : await changedFiles(client, event)
  const texts = new Map(files.map(({ path, text }) => [path, text]))
  const inDiff = suggestionsInDiff(suggestions, changed)
  const paths = new Set(inDiff.map(({ path }) => path))
  for (const path of paths) {
    const { contents, workspace } = source
    const mayFetch = contents && client.callsLeft > callsKept
    const head = await textAtHead(path, event, { workspace, ...(mayFetch && { contents }) })
    if (head === undefined || head !== texts.get(path)) paths.delete(path)
  }
  const placed = inDiff.filter(({ path }) => paths.has(path))
  const report = await publishSuggestions(client, event, placed, changed, { files, suggestions })
  const moved = inDiff.length - placed.length
  return {
    words: [
      ...(gap === undefined ? [] : [`Suggestions may be missing on the pull request; the summary has them. ${gap}`]),
      ...(moved === 0
        ? []
        : [
            `Suggestions left to the summary: ${moved}. Their file differs in the head commit, or could not be read there.`,
          ]),
      report.words,
    ],
    rest: suggestions.filter(({ fingerprint }) => !report.standing.has(fingerprint)),
  }
}

/**
 * A file of the head commit, whose lines a suggestion replaces. The checkout may be a merge commit, with lines moved by
 * the base.
 */
async function textAtHead(
  path: string,
  { repository, pullRequest }: GitHubEvent & { readonly pullRequest: PullRequest },
  { workspace, contents }: HeadSource,
): Promise<string | undefined> {
  const at = { commit: pullRequest.head, repository: repository ?? '' }
  const found = await fileAtCommit(workspace, at, path, repository === undefined ? undefined : contents)
  return found instanceof Uint8Array ? new TextDecoder().decode(found) : undefined
}
