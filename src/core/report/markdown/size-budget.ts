/** Parts that may be left out one by one, in the order in which they are shown. */
export interface Section {
  readonly parts: readonly string[]
  /** The most that it takes before every other section has had its turn; absent: whatever there is. */
  readonly share?: number
  /** For each part, which come first where room is short: the lower. Absent: in their order. */
  readonly ranks?: readonly number[]
}

/** The size that is left in a text with a limit; takes whole parts only. */
export class SizeBudget {
  readonly #measure: (text: string) => number
  #left: number

  constructor(limit: number, measure: (text: string) => number) {
    this.#measure = measure
    this.#left = limit
  }

  /** Those of the parts that fit one after another; a part that is too long leaves its size to shorter ones after it. */
  take(parts: readonly string[]): string[] {
    return parts.filter((part) => this.#takeOne(part, Number.POSITIVE_INFINITY) !== undefined)
  }

  /** Of each section the parts that fit: first each within its share, then of what is left, in the order of the sections. */
  takeSections(sections: readonly Section[]): string[][] {
    const taken = sections.map(() => new Set<number>())
    for (const isShared of [true, false]) {
      sections.forEach((section, at) => {
        this.#takeOf(section, taken[at] as Set<number>, isShared ? section.share : undefined)
      })
    }
    return sections.map(({ parts }, at) => parts.filter((_, index) => taken[at]?.has(index)))
  }

  #takeOf({ parts, ranks }: Section, taken: Set<number>, most = Number.POSITIVE_INFINITY): void {
    const rank = (index: number): number => ranks?.[index] ?? 0
    let left = most
    for (const index of [...parts.keys()].sort((a, b) => rank(a) - rank(b))) {
      if (taken.has(index)) continue
      const size = this.#takeOne(parts[index] as string, left)
      if (size === undefined) continue
      taken.add(index)
      left -= size
    }
  }

  /** The size of a part that fits. */
  #takeOne(part: string, most: number): number | undefined {
    const size = this.#measure(part)
    if (size > Math.min(this.#left, most)) return undefined
    this.#left -= size
    return size
  }
}
