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

/** All that are equally near, in the order in which they are known. */
function nearestWords(written: string, known: Iterable<string>, strictly: boolean): string[] {
  const word = fold(written)
  if (word === '' || word.length > 64) return []
  let best: string[] = []
  let bestDistance = Number.POSITIVE_INFINITY
  for (const candidate of known) {
    const steps = distance(word, fold(candidate))
    const shorter = Math.min(word.length, candidate.length)
    const allowed = strictly ? Math.floor(shorter / 4) : Math.ceil(shorter / 3)
    if (steps > allowed || steps > bestDistance) continue
    if (steps < bestDistance) best = []
    best.push(candidate)
    bestDistance = steps
  }
  return best
}

const fold = (word: string): string => word.toLowerCase().replace(/[\s_-]+/g, '')
