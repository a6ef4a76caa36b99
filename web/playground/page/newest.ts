/** Asks one question at a time. Drops all waiting questions but the newest. */
export class Newest<Question extends readonly unknown[], Answer> {
  readonly #answer: (...question: Question) => Promise<Answer>
  #newest = 0
  #last: Promise<unknown> = Promise.resolve()

  constructor(answer: (...question: Question) => Promise<Answer>) {
    this.#answer = answer
  }

  /** Discards the answer to the current question. */
  overtake(): void {
    this.#newest++
  }

  /** Undefined if overtaken by a newer question. */
  async ask(...question: Question): Promise<Answer | undefined> {
    const number = ++this.#newest
    await this.#last.catch(() => {})
    if (number !== this.#newest) return undefined
    const asked = this.#answer(...question)
    this.#last = asked
    const answer = await asked
    return number === this.#newest ? answer : undefined
  }
}
