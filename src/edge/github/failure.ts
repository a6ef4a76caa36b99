/**
 * How a call ended that brought nothing. Only after `lost` may GitHub have done what it was asked: its answer did not
 * arrive, or made no sense.
 */
export type Ending =
  | 'not permitted'
  | 'not found'
  | 'not accepted'
  | 'too often'
  | 'lost'
  | 'unreachable'
  | 'out of budget'

/** A call to GitHub that failed for a reason of GitHub's. The message is a sentence for people. */
export class GitHubFailure extends Error {
  readonly ending: Ending

  constructor(ending: Ending, message: string) {
    super(message)
    this.ending = ending
  }
}
