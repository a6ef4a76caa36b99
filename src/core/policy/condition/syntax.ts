/** The place of a part of a condition: offsets in its text, end exclusive. */
export interface Place {
  readonly start: number
  readonly end: number
}

export type BinaryOperator = '||' | '&&' | '==' | '!=' | '<' | '<=' | '>' | '>=' | 'in' | '+' | '-' | '*' | '/' | '%'

/** A condition as parsed. `rcall` is a method call: `x.size()`, `list.all(x, …)`. */
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

/** A problem with a condition: place, message and remedy. */
export class ExpressionProblem extends Error {
  readonly place: Place
  readonly remedy: string
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

/** The calls that evaluate a condition once per element of a list. */
export const loops: ReadonlySet<string> = new Set(['all', 'exists', 'exists_one', 'map', 'filter'])

/** A read of a key of the job, such as `hardware.count`. */
export interface JobRead extends Place {
  /** The steps below `job`, or starting with `base`. A label name that is known only at evaluation is `undefined`. */
  readonly steps: readonly (string | undefined)[]
}

/**
 * The key of the job that a dotted path starting at `job` or `base` reads. Brackets count as a step only in
 * `job.labels["cost-center"]`.
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

/** As written in a condition: `job.hardware.count`, or `base.count` for the job on the base. */
export const writtenRead = (steps: readonly (string | undefined)[]): string =>
  (steps[0] === 'base' ? steps : ['job', ...steps]).join('.')
