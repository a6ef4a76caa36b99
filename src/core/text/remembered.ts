/** The most cached answers; untrusted text may contain any number of words. */
const most = 10_000

/** Caches a function of words: the files of a repository repeat the same few. */
export const remembered = <Answer>(answer: (word: string) => Answer): ((word: string) => Answer) =>
  rememberedBy((word) => word, answer)

/** The same for questions that a word identifies. */
export function rememberedBy<Question, Answer>(
  wordOf: (question: Question) => string,
  answer: (question: Question) => Answer,
): (question: Question) => Answer {
  const answers = new Map<string, Answer>()
  return (question) => {
    const word = wordOf(question)
    const kept = answers.get(word)
    if (kept !== undefined || answers.has(word)) return kept as Answer
    if (answers.size >= most) answers.clear()
    const found = answer(question)
    answers.set(copyOf(word), found)
    return found
  }
}

/** Copies the word: a substring would keep the whole text in memory. */
const copyOf = (word: string): string => word.split('').join('')
