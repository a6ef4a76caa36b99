import { isCalledAs, wordsOf } from './name-likeness.ts'

/** A run of more jobs than these does not look for each of them among the examples. */
const mostNames = 1_000

/** The names of the jobs of a run that say enough to tell their own files by: those of several words. */
export class JobNames {
  readonly #byLastWord = new Map<string, string[]>()

  constructor(names: ReadonlySet<string>) {
    for (const name of [...names].slice(0, mostNames)) {
      const words = wordsOf(name)
      const last = words.at(-1)
      if (last === undefined || words.length < 2) continue
      this.#byLastWord.set(last, [...(this.#byLastWord.get(last) ?? []), name])
    }
  }

  get size(): number {
    return this.#byLastWord.size
  }

  /** Whether a file is called as one of the jobs. */
  areNamesOf(path: string): boolean {
    const names = new Set(wordsOf(path.slice(-256)).flatMap((word) => this.#byLastWord.get(word) ?? []))
    return [...names].some((name) => isCalledAs('', { place: { path } }, name))
  }
}
