import type { Document, Node, Path, Range } from '../../text/document.ts'

/** Something that a waiver covers, by its keys, which do not change when lines move. */
export interface Covered {
  readonly keys: Path
  /** Whether all of it is covered, or only its first line. */
  readonly whole: boolean
}

export interface Coverage {
  /** Inclusive. */
  readonly lines: readonly [first: number, last: number]
  readonly covers: readonly Covered[]
}

/** The most keys or list items that may begin on a covered line. */
const mostCovered = 20

interface Begun {
  readonly keys: Path
  readonly column: number
  readonly lastLine: number
}

/**
 * Finds what a comment covers: after content, its own line; on a line of its own, everything that begins on the next
 * line with content, to its end. Returns a clause with the reason if that is nothing or unclear.
 */
export function coverageFinder(document: Document, root: Node): (comment: Range) => Coverage | string {
  const { text, span } = document
  const rows = text.split('\n')
  const alone = new Set(
    document.comments
      .map(span)
      .flatMap(({ line, column }) => (rows[line - 1]?.slice(0, column - 1).trim() ? [] : [line])),
  )
  const holds = rows.map((row, index) => !alone.has(index + 1) && !/^(?:---|\.\.\.)?\s*$/.test(row))
  const begun = whatBegins(root, document)
  const next = nextContent(holds)
  return (comment) => {
    const { line, column } = span(comment)
    const isAlone = alone.has(line)
    const first = isAlone ? next[line] : line
    const found = first === undefined ? [] : (begun.get(first) ?? [])
    const [top] = found
    if (first === undefined || top === undefined)
      return isAlone ? 'no key or list item follows it' : 'no key or list item begins on its line'
    if (found.length > mostCovered) return `it covers more than ${mostCovered} keys or list items at once`
    if (!isAlone)
      return { lines: [first, first], covers: found.map(({ keys, lastLine }) => ({ keys, whole: lastLine === first })) }
    if (column > top.column) return 'it is indented deeper than what follows, so its scope is unclear'
    const last = Math.max(...found.map(({ lastLine }) => lastLine))
    return { lines: [first, last], covers: found.map(({ keys }) => ({ keys, whole: true })) }
  }
}

/** For each line, the next one with content. */
function nextContent(holds: readonly boolean[]): (number | undefined)[] {
  const next: (number | undefined)[] = [undefined]
  let found: number | undefined
  for (let line = holds.length; line >= 0; line--) {
    next[line] = found
    if (holds[line - 1]) found = line
  }
  return next
}

/** The entries and list items that begin on each line, outermost only. */
function whatBegins(root: Node, { span }: Document): Map<number, Begun[]> {
  const begun = new Map<number, Begun[]>()
  const note = (keys: Path, range: Range, node: Node, lineAround: number): void => {
    const { line, column } = span(range)
    if (line !== lineAround) {
      // A block's range includes its last line break.
      const lastLine = span([Math.max(range[0], range[1] - 1), range[1]]).line
      const others = begun.get(line)
      if (others === undefined) begun.set(line, [{ keys, column, lastLine }])
      else others.push({ keys, column, lastLine })
    }
    visit(node, keys, line)
  }
  const visit = (node: Node, keys: Path, lineAround: number): void => {
    // Values from an alias or a merge key are found at their own place.
    const isHere = ([start]: Range): boolean => node.range[0] <= start && start < node.range[1]
    if (node.kind === 'map')
      for (const [key, entry] of node.entries)
        if (isHere(entry.key)) note([...keys, key], entry.range, entry.node, lineAround)
    if (node.kind === 'list')
      node.items.forEach((item, index) => {
        if (isHere(item.range)) note([...keys, index], item.range, item, lineAround)
      })
  }
  visit(root, [], 0)
  return begun
}
