import { distance } from 'fastest-levenshtein'

/**
 * The known word nearest to what was written, for "did you mean": up to a third of its letters may differ, case and
 * separators do not count. `strictly` allows a quarter, for words that may
 * also be right as they are.
 */
export function nearestWord(written: string, known: Iterable<string>, strictly = false): string | undefined {
  return nearestWords(written, known, strictly)[0]
}

/** The same where no other known word is as near. */
export function onlyNearestWord(written: string, known: Iterable<string>, strictly = false): string | undefined {
  const [word, ...others] = nearestWords(written, known, strictly)
  return others.every((other) => fold(other) === fold(word as string)) ? word : undefined
}

// Asked for once: they run for every known word.
const { abs, ceil, floor, min } = Math

/** A longer word is nobody's mistake in typing. */
const longestWord = 64
/** So many answers are kept for one vocabulary: more words than that are no mistakes in typing. */
const mostKept = 4_096

/** All that are equally near, in the order in which they are known. */
export function nearestWords(written: string, known: Iterable<string>, strictly = false): readonly string[] {
  const word = fold(written)
  if (word === '' || word.length > longestWord) return []
  return vocabularyOf(known).nearest(word, strictly)
}

/**
 * Known words, each folded once, and what was found among them: jobs that share defaults share their mistakes, so one
 * word is asked for as often as there are jobs.
 */
class Vocabulary {
  readonly #words: readonly { readonly word: string; readonly folded: string }[]
  readonly #found = new Map<string, readonly string[]>()

  constructor(words: readonly string[]) {
    this.#words = words.map((word) => ({ word, folded: fold(word) }))
  }

  /** `word` is folded already. */
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
      // It takes at least a step for each letter that one of them has more.
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

/** The vocabulary of a list that stays, made once; of what can be walked through only once, made anew. */
function vocabularyOf(known: Iterable<string>): Vocabulary {
  if (!Array.isArray(known)) return new Vocabulary([...known])
  const made = vocabularies.get(known) ?? new Vocabulary(known)
  vocabularies.set(known, made)
  return made
}

const fold = (word: string): string => word.toLowerCase().replace(/[\s_-]+/g, '')
