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
    return parts.filter((part) => {
      const size = this.#measure(part)
      if (size > this.#left) return false
      this.#left -= size
      return true
    })
  }
}
