import type { GitHubClient } from '../github/client.ts'
import type { GitHubEvent } from '../github/event.ts'
import type { GitHubContents } from '../rest/github-contents.ts'
import type { Base } from '../run/policy-files.ts'

/** What the Action needs of the machine that runs it. The real one is in main.ts; tests bring their own. */
export interface Host {
  readonly input: (name: string) => string
  readonly output: (name: string, value: string) => void
  /** Writes one line to the log, as it is: the caller has encoded it. */
  readonly print: (line: string) => void
  readonly summarize: (markdown: string) => Promise<void>
  /** Where a report goes: the input's file or one in the runner's folder. Throws if it cannot be written. */
  readonly reportPath: (input: 'report-file' | 'sarif-file') => string
  readonly writeReport: (file: string, text: string) => void
  readonly resolveFolder: (folder: string) => string
  readonly workspace: string
  /** On a pull request or in a merge queue: the commit whose policy counts. */
  readonly base?: Base
  /** Reads from GitHub; absent without a token. */
  readonly contents?: GitHubContents
  readonly event?: GitHubEvent
  /** Writes to GitHub; absent without a token. */
  readonly client?: GitHubClient
  /** The day in UTC, such as `2026-11-21`. */
  readonly today: string
  /** Addresses for links, if the event has them. */
  readonly links: { readonly docs?: string; readonly files?: string }
}
