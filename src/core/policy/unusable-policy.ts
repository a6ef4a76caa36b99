import { UnusableInput } from '../finding/unusable-input.ts'
import { nowhere, type Origin } from './origin.ts'

/** What keeps a policy from being used: a mistake, or an attempt to loosen what another file locks. */
export interface PolicyProblem {
  readonly message: string
  readonly remedy: string
  readonly origin: Origin
  /** The other place that the problem speaks of. */
  readonly related?: Origin
  /** It was found in one file, before that was laid over others. */
  readonly isReading?: true
  /** What it does not find may stand in a file that could not be read. */
  readonly mayBeUnread?: true
  /** What it names is not read before a proposal is merged: no mistake. */
  readonly isPending?: true
}

/** A policy that cannot be used: then nothing is checked, for a check without it would be another one. */
export class UnusablePolicy extends UnusableInput {
  readonly problems: readonly PolicyProblem[]

  constructor(problems: readonly PolicyProblem[], message = 'The policy is invalid, so nothing was checked.') {
    super(message)
    this.problems = problems
  }
}

/** The problems of a policy as lines for a log: each with its place, and the other place if there is one. */
export function problemLines(problems: readonly PolicyProblem[]): string[] {
  return problems.map(({ message, remedy, origin, related }) => {
    const also = related === undefined ? '' : ` [${placeOf(related)}]`
    return `${placeOf(origin)}: ${message} ${remedy}${also}`
  })
}

const placeOf = ({ file, span }: Origin): string => (span === nowhere ? file : `${file}:${span.line}:${span.column}`)
