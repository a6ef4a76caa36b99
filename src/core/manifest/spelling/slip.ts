/** Shorter names have too many neighbors to be misspellings. */
export const shortestName = 5

/** The only documented name that is one edit away: an insertion, a deletion, a substitution or a transposition. */
export function slipOf(written: string, documented: readonly string[]): string | undefined {
  const name = fold(written)
  const near = documented.filter((each) => each.length >= shortestName && isOneEdit(name, fold(each)))
  return new Set(near.map(fold)).size === 1 ? near[0] : undefined
}

const fold = (name: string): string => name.toLowerCase().replace(/[\s_-]+/g, '')

function isOneEdit(one: string, other: string): boolean {
  if (one === other || Math.abs(one.length - other.length) > 1) return false
  let start = 0
  while (start < one.length && one[start] === other[start]) start++
  const [a, b] = [one.slice(start), other.slice(start)]
  if (a.length !== b.length) return a.slice(1) === b || a === b.slice(1)
  return a.slice(1) === b.slice(1) || (a[0] === b[1] && a[1] === b[0] && a.slice(2) === b.slice(2))
}
