/** Answers to the questions that were asked last; those that nobody asked for long are forgotten. */
export class LastAnswers<Answer> {
  readonly #most: number
  readonly #answers = new Map<string, Answer>()

  /** Keeps `most` answers. */
  constructor(most: number) {
    this.#most = most
  }

  get(question: string): Answer | undefined {
    const answer = this.#answers.get(question)
    if (answer !== undefined) this.set(question, answer)
    return answer
  }

  set(question: string, answer: Answer): void {
    this.#answers.delete(question)
    this.#answers.set(question, answer)
    const [oldest = question] = this.#answers.keys()
    if (this.#answers.size > this.#most) this.#answers.delete(oldest)
  }
}
