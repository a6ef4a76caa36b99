/** Asks one question at a time, and of those that wait meanwhile only the newest. */
export class Newest<Question extends readonly unknown[], Answer> {
  readonly #answer: (...question: Question) => Promise<Answer>
  #newest = 0
  #last: Promise<unknown> = Promise.resolve()

  constructor(answer: (...question: Question) => Promise<Answer>) {
    this.#answer = answer
  }

  /** Nobody waits for the answer to what was asked any more. */
  overtake(): void {
    this.#newest++
  }

  /** Undefined where something later has overtaken this one. */
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
