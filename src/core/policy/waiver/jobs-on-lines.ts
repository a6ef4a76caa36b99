import type { Document, Node, Range } from '../../text/document.ts'

/** A job, with its inherited defaults and aliased values. */
export interface StandingJob {
  readonly name: string
  readonly node: Node
}

/** The jobs with content on these lines, inclusive. */
export function jobsOnLines(
  [first, last]: readonly [first: number, last: number],
  jobs: readonly StandingJob[],
  { span }: Pick<Document, 'span'>,
): ReadonlySet<string> {
  const isThere = (range: Range): boolean => {
    const { line } = span(range)
    return first <= line && line <= last
  }
  const reaches = (node: Node): boolean => {
    if (isThere(node.range)) return true
    if (node.kind === 'list') return node.items.some(reaches)
    return node.kind === 'map' && [...node.entries.values()].some((entry) => isThere(entry.key) || reaches(entry.node))
  }
  return new Set(jobs.filter(({ node }) => reaches(node)).map(({ name }) => name))
}
