/** The most cached answers; untrusted text may contain any number of words. */
const most = 10_000

/** Caches a function of words: the files of a repository repeat the same few. */
export function remembered<Answer>(answer: (word: string) => Answer): (word: string) => Answer {
  const answers = new Map<string, Answer>()
  return (word) => {
    const kept = answers.get(word)
    if (kept !== undefined || answers.has(word)) return kept as Answer
    if (answers.size >= most) answers.clear()
    const found = answer(word)
    answers.set(copyOf(word), found)
    return found
  }
}

/** Copies the word: a substring would keep the whole text in memory. */
const copyOf = (word: string): string => word.split('').join('')
