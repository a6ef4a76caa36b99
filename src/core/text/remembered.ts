/** So many answers are kept; a stranger's text may hold any number of words. */
const most = 10_000

/** A function of words that keeps its answers: the files of a repository repeat the same few. */
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

/** The word by itself: a part of a text would keep all of the text in memory. */
const copyOf = (word: string): string => word.split('').join('')
