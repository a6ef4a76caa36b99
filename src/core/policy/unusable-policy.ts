import { UnusableInput } from '../finding/unusable-input.ts'
import { nowhere, type Origin } from './origin.ts'

/** Why a policy cannot be used: a mistake, or an attempt to loosen another file's lock. */
export interface PolicyProblem {
  readonly message: string
  readonly remedy: string
  readonly origin: Origin
  /** The second place that the problem names. */
  readonly related?: Origin
  /** Found in one file, before the merge. */
  readonly isReading?: true
  /** What it misses may be in a file that could not be read. */
  readonly mayBeUnread?: true
  /** The file that it names is only read after merging. Not a mistake. */
  readonly isPending?: true
}

/** The policy is unusable. Nothing is checked, because a check without it would give another result. */
export class UnusablePolicy extends UnusableInput {
  readonly problems: readonly PolicyProblem[]

  constructor(problems: readonly PolicyProblem[], message = 'The policy is invalid, so nothing was checked.') {
    super(message)
    this.problems = problems
  }
}

/** The problems of a policy as log lines, each with its place and the second place, if any. */
export function problemLines(problems: readonly PolicyProblem[]): string[] {
  return problems.map(({ message, remedy, origin, related }) => {
    const also = related === undefined ? '' : ` [${placeOf(related)}]`
    return `${placeOf(origin)}: ${message} ${remedy}${also}`
  })
}

const placeOf = ({ file, span }: Origin): string => (span === nowhere ? file : `${file}:${span.line}:${span.column}`)
