import type { CommitSetup, PullRequestSetup } from './emulator.ts'
import type { RepositorySetup } from './organizations.ts'
import type { Permissions, profiles } from './permissions.ts'

/** The GitHub that a test begins with. */
export interface GitHubSetup {
  /** The repository of the run; others are readable by all. */
  readonly repository?: string
  readonly isPublic?: boolean
  /** Made in this order, each on top of its branch. */
  readonly commits: readonly CommitSetup[]
  /** Those that are without a commit, or are more than plain: archived, a fork. */
  readonly repositories?: Readonly<Record<string, RepositorySetup>>
  /** Numbered from 1. */
  readonly pullRequests?: readonly PullRequestSetup[]
  readonly permissions?: keyof typeof profiles | Permissions
  /** Below `/api/v3`, as GitHub Enterprise Server has it. */
  readonly isEnterprise?: boolean
  /** Holds the server's own answers against GitHub's description: slow, for the test of the server itself. */
  readonly checksAnswers?: boolean
}
