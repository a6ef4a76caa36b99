import { grouped } from '../../text/grouped.ts'
import type { Observation } from '../observation/observation.ts'
import { distinctiveWords, fileNameOf, isCalledAs, wordsOf } from './name-likeness.ts'

/**
 * Finds the job names of a manifest in the names of files and jobs. There may be a thousand jobs and launches, so each
 * label is searched once for all names.
 */
export class JobNameIndex {
  /** Names by their words. If two names have the same words, keeps the longer one. */
  readonly #byWords = new Map<string, string>()
  readonly #longestIn = new Map<string, string | undefined>()
  readonly #mostWords: number

  constructor(names: readonly string[]) {
    for (const name of names) {
      const words = wordsOf(name).join('-')
      if (words !== '' && name.length > (this.#byWords.get(words)?.length ?? -1)) this.#byWords.set(words, name)
    }
    this.#mostWords = Math.max(0, ...[...this.#byWords.keys()].map((words) => words.split('-').length))
  }

  /** Whether an observation has the name of this job, of another, or of none. The longest matching name counts. */
  isOf({ job, place }: Observation, name: string): 'this' | 'other' | 'any' {
    const longest = this.#longest(job ?? '') ?? this.#longest(fileNameOf(place.path))
    return longest === undefined ? 'any' : longest === name ? 'this' : 'other'
  }

  #longest(label: string): string | undefined {
    if (!this.#longestIn.has(label)) this.#longestIn.set(label, this.#search(wordsOf(label)))
    return this.#longestIn.get(label)
  }

  #search(words: readonly string[]): string | undefined {
    let longest: string | undefined
    for (let from = 0; from < words.length; from++) {
      for (let to = from + 1; to <= Math.min(words.length, from + this.#mostWords); to++) {
        const name = this.#byWords.get(words.slice(from, to).join('-'))
        if (name !== undefined && name.length > (longest?.length ?? -1)) longest = name
      }
    }
    return longest
  }
}

/** Launches by the words of their paths and job names. */
export class LaunchIndex {
  readonly #byWord: ReadonlyMap<string, readonly { readonly seen: Observation }[]>

  constructor(launches: readonly Observation[]) {
    const words = launches.flatMap((seen) => {
      const own = new Set([...wordsOf(seen.place.path.slice(-256)), ...wordsOf(seen.job ?? '')])
      return Array.from(own, (word) => ({ word, seen }))
    })
    this.#byWord = grouped(words, ({ word }) => word)
  }

  /** Launches that may have the job's name. A match contains all its distinctive words. */
  mayBeCalled(name: string): readonly Observation[] {
    const lists = distinctiveWords(name).map((word) => this.#byWord.get(word) ?? [])
    const [fewest = []] = lists.sort((one, other) => one.length - other.length)
    return fewest.map(({ seen }) => seen)
  }
}

/** A run with more jobs does not look for the rest among the examples. */
const mostNames = 1_000

/** The job names of a run that have several words, enough to identify their files. */
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

  /** Whether a file has the name of one of the jobs. */
  areNamesOf(path: string): boolean {
    const names = new Set(wordsOf(path.slice(-256)).flatMap((word) => this.#byLastWord.get(word) ?? []))
    return [...names].some((name) => isCalledAs('', { place: { path } }, name))
  }
}
