/** Who hears what is left out of the text that is read now. One text is read at a time, from its start to its end. */
let heard: Set<string> | undefined

/** Says, from wherever in an engine it is found out, why not all of a text is read: "holds more than 400 documents". */
export function giveUp(because: string): void {
  heard?.add(because)
}

/** What a reading came to, and why it left out what it left out. */
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

/** The first `most` of many; that there are more is told. */
export function atMost<T>(most: number, all: readonly T[], what: string): readonly T[] {
  if (all.length <= most) return all
  giveUp(`holds more than ${most} ${what}`)
  return all.slice(0, most)
}
