import { grouped } from '../../text/grouped.ts'
import type { Observation } from '../observation/observation.ts'
import { distinctiveWords, fileNameOf, isCalledAs, wordsOf } from './name-likeness.ts'

/**
 * The names of the jobs of a manifest, to be found in what files and jobs are called: asked for each launch and each job,
 * of which there may be a thousand, so that a label is looked through once for all names.
 */
export class JobNameIndex {
  /** By the words of a name. Of names of the same words the longest stands for them. */
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

  /** Whether an observation carries the name of this job, that of another, or none. The longest name that fits counts. */
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

/** Launches by the words of their paths and of what they call their jobs. */
export class LaunchIndex {
  readonly #byWord: ReadonlyMap<string, readonly { readonly seen: Observation }[]>

  constructor(launches: readonly Observation[]) {
    const words = launches.flatMap((seen) => {
      const own = new Set([...wordsOf(seen.place.path.slice(-256)), ...wordsOf(seen.job ?? '')])
      return Array.from(own, (word) => ({ word, seen }))
    })
    this.#byWord = grouped(words, ({ word }) => word)
  }

  /** Those that may be called as a job is: what is, has all of its distinctive words. */
  mayBeCalled(name: string): readonly Observation[] {
    const lists = distinctiveWords(name).map((word) => this.#byWord.get(word) ?? [])
    const [fewest = []] = lists.sort((one, other) => one.length - other.length)
    return fewest.map(({ seen }) => seen)
  }
}

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
