/** How a call failed. Only after `lost` may GitHub have done the work: its answer did not arrive, or was invalid. */
export type Ending =
  | 'not permitted'
  | 'not found'
  | 'not accepted'
  | 'too often'
  | 'lost'
  | 'unreachable'
  | 'out of budget'

/** A failed call to GitHub. The message is a sentence for people. */
export class GitHubFailure extends Error {
  readonly ending: Ending

  constructor(ending: Ending, message: string) {
    super(message)
    this.ending = ending
  }
}
