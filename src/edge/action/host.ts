import type { GitHubClient } from '../github/client.ts'
import type { GitHubEvent } from '../github/event.ts'
import type { GitHubContents } from '../rest/github-contents.ts'
import type { Base } from '../run/policy-files.ts'

/** The environment of the Action. main.ts has the real one; tests use their own. */
export interface Host {
  readonly input: (name: string) => string
  readonly output: (name: string, value: string) => void
  /** Writes one line to the log unchanged. Callers encode it. */
  readonly print: (line: string) => void
  readonly summarize: (markdown: string) => Promise<void>
  /** The path of a report: the input's file, or one in the runner's folder. Throws if it is not writable. */
  readonly reportPath: (input: 'report-file' | 'sarif-file') => string
  readonly writeReport: (file: string, text: string) => void
  readonly resolveFolder: (folder: string) => string
  readonly workspace: string
  /** On a pull request or in a merge queue: the commit whose policy applies. */
  readonly base?: Base
  /** Reads from GitHub. Undefined without a token. */
  readonly contents?: GitHubContents
  readonly event: GitHubEvent
  /** Writes to GitHub. Undefined without a token. */
  readonly client?: GitHubClient
  /** The date in UTC, such as `2026-11-21`. */
  readonly today: string
  /** Addresses for links, if the event has them. */
  readonly links: { readonly docs?: string; readonly files?: string }
}
