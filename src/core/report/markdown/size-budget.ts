/** Parts in display order that can be omitted one by one. */
export interface Section {
  readonly parts: readonly string[]
  /** The most that it may take before every other section has had its share. Undefined: all. */
  readonly share?: number
  /** The priority of each part; lower first. Undefined: in order. */
  readonly ranks?: readonly number[]
}

/** The remaining size of a text with a limit. Takes whole parts only. */
export class SizeBudget {
  readonly #measure: (text: string) => number
  #left: number

  constructor(limit: number, measure: (text: string) => number) {
    this.#measure = measure
    this.#left = limit
  }

  /** The parts that fit, in order. Skips a part that is too long, so later, shorter ones may still fit. */
  take(parts: readonly string[]): string[] {
    return parts.filter((part) => this.#takeOne(part, Number.POSITIVE_INFINITY) !== undefined)
  }

  /** The parts of each section that fit: first within each section's share, then in the order of the sections. */
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

  /** The size of a part. Undefined: it does not fit. */
  #takeOne(part: string, most: number): number | undefined {
    const size = this.#measure(part)
    if (size > Math.min(this.#left, most)) return undefined
    this.#left -= size
    return size
  }
}
