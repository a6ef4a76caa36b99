import * as z from 'zod/mini'
import { present } from '../../core/text/present.ts'
import type { GitHubClient } from './client.ts'
import type { GitHubEvent } from './event.ts'
import { readPages } from './pages.ts'

/** A file that the pull request changes. */
export interface ChangedFile {
  readonly path: string
  readonly status: 'added' | 'removed' | 'modified' | 'renamed' | 'copied' | 'changed' | 'unchanged'
  /** Its path before a rename. */
  readonly previousPath?: string
  /** Undefined for binary and large files. */
  readonly patch?: string
}

export interface ChangedFiles {
  readonly files: readonly ChangedFile[]
  /** Why some files may be missing. Undefined if none are. */
  readonly gap?: string
}

const changedFile = z.object({
  filename: z.string(),
  status: z.enum(['added', 'removed', 'modified', 'renamed', 'copied', 'changed', 'unchanged']),
  previous_filename: z.optional(z.string()),
  patch: z.optional(z.string()),
})
/** GitHub lists at most 3,000 files, in pages of a hundred. */
const mostPages = 30
/** Calls to reserve for the surfaces that use this list. */
const callsKept = 12

/** The changed files of the pull request, as far as GitHub and the run's budget allow. Never throws. */
export async function changedFiles(client: GitHubClient, event: GitHubEvent): Promise<ChangedFiles> {
  const { repository, pullRequest } = event
  const [owner, repo] = repository?.split('/') ?? []
  if (pullRequest === undefined) return { files: [], gap: 'The event is not about a pull request.' }
  const call = {
    route: 'GET /repos/{owner}/{repo}/pulls/{pull_number}/files',
    parameters: { owner, repo, pull_number: pullRequest.number },
  }
  const pages = Math.min(mostPages, Math.max(1, client.callsLeft - callsKept))
  try {
    const { items, isComplete } = await readPages(client, call, changedFile, pages)
    const files = items.map(changedFileOf)
    return isComplete ? { files } : { files, gap: `Only the first ${files.length} changed files were read.` }
  } catch (error) {
    return { files: [], gap: `The changed files could not be read. ${(error as Error).message}` }
  }
}

const changedFileOf = ({ filename, status, previous_filename, patch }: z.infer<typeof changedFile>): ChangedFile =>
  present({ path: filename, status, previousPath: previous_filename, patch })
