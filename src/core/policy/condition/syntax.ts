/** Where a part of a condition stands in its text: offsets, the end exclusive. */
export interface Place {
  readonly start: number
  readonly end: number
}

export type BinaryOperator = '||' | '&&' | '==' | '!=' | '<' | '<=' | '>' | '>=' | 'in' | '+' | '-' | '*' | '/' | '%'

/** A condition as the parser reads it. `rcall` is a call on something: `x.size()`, `list.all(x, …)`. */
export type Syntax = Place &
  (
    | { readonly op: 'value'; readonly args: unknown }
    | { readonly op: 'id'; readonly args: string }
    | { readonly op: '.'; readonly args: readonly [Syntax, string] }
    | { readonly op: '[]'; readonly args: readonly [Syntax, Syntax] }
    | { readonly op: 'call'; readonly args: readonly [string, readonly Syntax[]] }
    | { readonly op: 'rcall'; readonly args: readonly [string, Syntax, readonly Syntax[]] }
    | { readonly op: 'list'; readonly args: readonly Syntax[] }
    | { readonly op: 'map'; readonly args: readonly (readonly [Syntax, Syntax])[] }
    | { readonly op: '?:'; readonly args: readonly [Syntax, Syntax, Syntax] }
    | { readonly op: '!_'; readonly args: Syntax }
    | { readonly op: '-_'; readonly args: Syntax }
    | { readonly op: BinaryOperator; readonly args: readonly [Syntax, Syntax] }
  )

/** Something that is wrong with a condition, at its place, and what to do about it. */
export class ExpressionProblem extends Error {
  readonly place: Place
  readonly remedy: string
  /** What else is wrong with the same condition. */
  others: readonly ExpressionProblem[] = []

  constructor({ start, end }: Place, message: string, remedy: string) {
    super(message)
    this.place = { start, end }
    this.remedy = remedy
  }

  with(others: readonly ExpressionProblem[]): this {
    this.others = others
    return this
  }
}

/** The calls that run a condition once for each element of a list. */
export const loops: ReadonlySet<string> = new Set(['all', 'exists', 'exists_one', 'map', 'filter'])

/** A key of the job that is read, such as `hardware.count`. */
export interface JobRead extends Place {
  /** The steps below `job`, or from `base` on. A label whose name only the evaluation tells ends in `undefined`. */
  readonly steps: readonly (string | undefined)[]
}

/**
 * The key of the job that a chain of dots names, if it starts at `job` or `base`. The brackets of `job.labels["cost-center"]`
 * count as a step; no other brackets do.
 */
export function jobRead(node: Syntax): JobRead | undefined {
  const steps: (string | undefined)[] = []
  let at = node
  if (at.op === '[]') {
    const [receiver, index] = at.args
    if (jobRead(receiver)?.steps.join('.') !== 'labels') return undefined
    steps.unshift(index.op === 'value' && typeof index.args === 'string' ? index.args : undefined)
    at = receiver
  }
  while (at.op === '.') {
    steps.unshift(at.args[1])
    at = at.args[0]
  }
  const root = at.op === 'id' ? at.args : undefined
  if (root === 'base') steps.unshift(root)
  const isRead = root === 'base' || (root === 'job' && steps[0] !== 'base')
  return isRead ? { steps, start: node.start, end: node.end } : undefined
}

/** As a condition writes it: `job.hardware.count`, and `base.count` for what the job was before the change. */
export const writtenRead = (steps: readonly (string | undefined)[]): string =>
  (steps[0] === 'base' ? steps : ['job', ...steps]).join('.')
