import type { CommitSetup, PullRequestSetup } from './emulator.ts'
import type { RepositorySetup } from './organizations.ts'
import type { Permissions, profiles } from './permissions.ts'

/** The initial state of a test's GitHub. */
export interface GitHubSetup {
  /** The repository of the run; others are public. */
  readonly repository?: string
  readonly isPublic?: boolean
  /** Created in this order, each on top of its branch. */
  readonly commits: readonly CommitSetup[]
  /** Repositories without commits, or with special properties: archived, a fork. */
  readonly repositories?: Readonly<Record<string, RepositorySetup>>
  /** Numbered from 1. */
  readonly pullRequests?: readonly PullRequestSetup[]
  readonly permissions?: keyof typeof profiles | Permissions
  /** Serves `/api/v3`, like GitHub Enterprise Server. */
  readonly isEnterprise?: boolean
  /** Validates the server's own answers too: slow, for tests of the server itself. */
  readonly checksAnswers?: boolean
}
