/** Collects the omissions of the text being read. Reading is synchronous, one text at a time. */
let heard: Set<string> | undefined

/** Records, from any depth of an engine, why a text is not fully read: "holds more than 400 documents". */
export function giveUp(because: string): void {
  heard?.add(because)
}

/** The result of a reading, and why it omitted anything. */
export function hearing<T>(read: () => T): { readonly result: T; readonly gaveUp: readonly string[] } {
  const before = heard
  const own = new Set<string>()
  heard = own
  try {
    return { result: read(), gaveUp: [...own] }
  } finally {
    heard = before
  }
}

/** The first `most` items; records if there are more. */
export function atMost<T>(most: number, all: readonly T[], what: string): readonly T[] {
  if (all.length <= most) return all
  giveUp(`holds more than ${most} ${what}`)
  return all.slice(0, most)
}
