import { distance } from 'fastest-levenshtein'

/**
 * The known word nearest to a written one, for "did you mean": up to a third of its letters may differ, ignoring case
 * and separators. `strictly` allows a quarter, for words that may also be right.
 */
export function nearestWord(written: string, known: Iterable<string>, strictly = false): string | undefined {
  return nearestWords(written, known, strictly)[0]
}

/** " Did you mean h100?" with the nearest known word, to follow a sentence; `otherwise` if none is near. */
export function didYouMean(written: string, known: Iterable<string>, otherwise = ''): string {
  const near = nearestWord(written, known)
  return near === undefined ? otherwise : ` Did you mean ${near}?`
}

/** The same, but only if no other known word is as near. */
export function onlyNearestWord(written: string, known: Iterable<string>, strictly = false): string | undefined {
  const [word, ...others] = nearestWords(written, known, strictly)
  return others.every((other) => fold(other) === fold(word as string)) ? word : undefined
}

// Looked up once: they run for every known word.
const { abs, ceil, floor, min } = Math

/** A longer word is not a misspelling. */
const longestWord = 64
/** The most answers to cache per vocabulary: more words than that are not misspellings. */
const mostKept = 4_096

/** All nearest words, in the order of the known ones. */
export function nearestWords(written: string, known: Iterable<string>, strictly = false): readonly string[] {
  const word = fold(written)
  if (word === '' || word.length > longestWord) return []
  return vocabularyOf(known).nearest(word, strictly)
}

/**
 * Known words, each normalized once, with a cache: jobs that share defaults share their mistakes, so one word may be
 * looked up once per job.
 */
class Vocabulary {
  readonly #words: readonly { readonly word: string; readonly folded: string }[]
  readonly #found = new Map<string, readonly string[]>()

  constructor(words: readonly string[]) {
    this.#words = words.map((word) => ({ word, folded: fold(word) }))
  }

  /** `word` must be normalized. */
  nearest(word: string, strictly: boolean): readonly string[] {
    const key = `${strictly ? '=' : '~'}${word}`
    const known = this.#found.get(key)
    if (known !== undefined) return known
    if (this.#found.size >= mostKept) this.#found.clear()
    const found = this.#search(word, strictly)
    this.#found.set(key, found)
    return found
  }

  #search(word: string, strictly: boolean): readonly string[] {
    let best: string[] = []
    let bestSteps = Number.POSITIVE_INFINITY
    for (const { word: candidate, folded } of this.#words) {
      const shorter = min(word.length, candidate.length)
      const allowed = min(strictly ? floor(shorter / 4) : ceil(shorter / 3), bestSteps)
      // Each extra letter takes at least one step.
      if (abs(word.length - folded.length) > allowed) continue
      const steps = distance(word, folded)
      if (steps > allowed) continue
      if (steps < bestSteps) best = []
      best.push(candidate)
      bestSteps = steps
    }
    return best
  }
}

const vocabularies = new WeakMap<object, Vocabulary>()

/** The vocabulary of an array, cached; of a one-time iterable, a new one. */
function vocabularyOf(known: Iterable<string>): Vocabulary {
  if (!Array.isArray(known)) return new Vocabulary([...known])
  const made = vocabularies.get(known) ?? new Vocabulary(known)
  vocabularies.set(known, made)
  return made
}

const fold = (word: string): string => word.toLowerCase().replace(/[\s_-]+/g, '')
