import { treeLimits, walkEnds } from './file-tree.ts'

/** What is left of the time that a run may spend on evidence, once it is read: jobs times files may be many. */
export class MatchingTime {
  readonly #clock: () => number
  readonly #whole: number
  #left: number
  #isOver = false

  /** `clock` tells the seconds since the reading began. Only what {@link spend} runs is counted from now on. */
  constructor(clock: () => number) {
    this.#clock = clock
    this.#whole = treeLimits.seconds - clock()
    this.#left = this.#whole
  }

  /** As long again, for the same jobs as they were before a change: what ends now would have had to end then. */
  again(): MatchingTime {
    const time = new MatchingTime(this.#clock)
    time.#left = this.#whole
    return time
  }

  /** Runs a part of the matching, which asks before each job whether it has to end. */
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

  /** Why not all jobs were matched; undefined where all were. */
  get end(): string | undefined {
    return this.#isOver ? walkEnds.matching : undefined
  }
}
