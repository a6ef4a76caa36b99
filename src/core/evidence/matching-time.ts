import { treeLimits, walkEnds } from './file-tree.ts'

/** The remaining time for evidence after reading. Matching takes longer with more jobs and files. */
export class MatchingTime {
  readonly #clock: () => number
  readonly #whole: number
  #left: number
  #isOver = false

  /** `clock` returns the seconds since reading began. From now on, only {@link spend} counts. */
  constructor(clock: () => number) {
    this.#clock = clock
    this.#whole = treeLimits.seconds - clock()
    this.#left = this.#whole
  }

  /** The same time again, for the jobs before the change. A match that ends now would have ended then too. */
  again(): MatchingTime {
    const time = new MatchingTime(this.#clock)
    time.#left = this.#whole
    return time
  }

  /** Runs part of the matching. It must call `isOver` before each job. */
  spend<T>(match: (isOver: () => boolean) => T): T {
    const start = this.#clock()
    const isOver = (): boolean => {
      const isOverNow = this.#clock() - start >= this.#left
      this.#isOver ||= isOverNow
      return isOverNow
    }
    try {
      return match(isOver)
    } finally {
      this.#left -= this.#clock() - start
    }
  }

  /** Why not all jobs were matched. Undefined if they were. */
  get end(): string | undefined {
    return this.#isOver ? walkEnds.matching : undefined
  }
}
