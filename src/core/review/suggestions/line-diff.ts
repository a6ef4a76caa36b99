/** One line of a unified diff, with its line break. */
export interface LineChange {
  readonly sign: ' ' | '-' | '+'
  readonly line: string
}

export interface Hunk {
  /** 1-based first lines in the file before and after. */
  readonly left: number
  readonly right: number
  readonly changes: readonly LineChange[]
}

/** Unchanged lines around a change. */
const context = 3
/** With more pairs of lines than this, everything is replaced: the table would need too much memory. */
const mostPairs = 250_000

/** How many lines two texts share at their start and end; no line counts for both. */
export function commonEnds(was: readonly string[], is: readonly string[]): { start: number; same: number } {
  const most = Math.min(was.length, is.length)
  let start = 0
  while (start < most && was[start] === is[start]) start++
  let same = 0
  while (same < most - start && was[was.length - 1 - same] === is[is.length - 1 - same]) same++
  return { start, same }
}

/** The smallest change from some lines to others. */
export function lineChanges(before: readonly string[], after: readonly string[]): LineChange[] {
  if (before.length * after.length > mostPairs) return [...signed('-', before), ...signed('+', after)]
  const common = commonLengths(before, after)
  const changes: LineChange[] = []
  let [left, right] = [0, 0]
  while (left < before.length || right < after.length) {
    const [was, is] = [before[left], after[right]]
    if (was !== undefined && was === is) {
      changes.push({ sign: ' ', line: was })
      left++
      right++
    } else if (
      was !== undefined &&
      (is === undefined || lengthAt(common, left + 1, right) >= lengthAt(common, left, right + 1))
    ) {
      changes.push({ sign: '-', line: was })
      left++
    } else {
      changes.push({ sign: '+', line: is as string })
      right++
    }
  }
  return changes
}

const signed = (sign: LineChange['sign'], lines: readonly string[]): LineChange[] =>
  lines.map((line) => ({ sign, line }))

/** For each pair of positions, the length of the longest common subsequence of the rests. */
function commonLengths(before: readonly string[], after: readonly string[]): number[][] {
  const lengths = Array.from({ length: before.length + 1 }, () => new Array<number>(after.length + 1).fill(0))
  for (let left = before.length - 1; left >= 0; left--) {
    const row = lengths[left] as number[]
    for (let right = after.length - 1; right >= 0; right--) {
      row[right] =
        before[left] === after[right]
          ? lengthAt(lengths, left + 1, right + 1) + 1
          : Math.max(lengthAt(lengths, left + 1, right), lengthAt(lengths, left, right + 1))
    }
  }
  return lengths
}

const lengthAt = (lengths: readonly (readonly number[])[], left: number, right: number): number =>
  lengths[left]?.[right] ?? 0

/** The hunks of a whole-file diff, with some unchanged lines around each. */
export function hunksOfLines(changes: readonly LineChange[]): Hunk[] {
  const hunks: Hunk[] = []
  let start = 0
  while (start < changes.length) {
    const first = nextChange(changes, start)
    if (first === undefined) break
    let last = first
    for (let next = nextChange(changes, first + 1); next !== undefined; next = nextChange(changes, last + 1)) {
      if (next - last > 2 * context + 1) break
      last = next
    }
    const from = Math.max(first - context, start)
    const to = Math.min(last + context + 1, changes.length)
    const linesBefore = (sign: '-' | '+') => changes.slice(0, from).filter((change) => change.sign !== sign).length
    hunks.push({ left: linesBefore('+') + 1, right: linesBefore('-') + 1, changes: changes.slice(from, to) })
    start = to
  }
  return hunks
}

function nextChange(changes: readonly LineChange[], start: number): number | undefined {
  for (let index = start; index < changes.length; index++) if (changes[index]?.sign !== ' ') return index
  return undefined
}
