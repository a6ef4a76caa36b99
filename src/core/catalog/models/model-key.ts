const LONGEST = 256

/** The words of a name in lower case, whatever separates them; none where it holds what no model's name has. */
export function wordsOfModel(text: string): string[] {
  if (text.length > LONGEST || !/^[\w\s.,:;/@+()&'’-]+$/.test(text)) return []
  return text
    .toLowerCase()
    .replace(/['’]s?/g, ' ')
    .replaceAll('+', ' plus ')
    .split(/[^a-z0-9.]+/)
    .flatMap((word) => word.split(/(?<!\d)\.|\.(?!\d)/))
    .filter((word) => word !== '')
}

/**
 * One key for all spellings: separators are free, except between two numbers ("llama-2-7b" is not "llama-27b"), and
 * except for the point of a number ("mamba-2.8b" is not "mamba2-8b").
 */
export function keyOfWords(words: readonly string[]): string {
  let key = ''
  for (const word of words) key += /\d$/.test(key) && /^\d/.test(word) ? `-${word}` : word
  return key
}

/** "8b", "1.3b", "350m", "8x7b": a word that states a size. */
export const statesSize = (word: string): boolean => /^(\d{1,3}x)?\d{1,4}(\.\d{1,3})?[bm]$/.test(word)

/**
 * The letters and digits of a text, line by line. Every key of a name stands among the letters of the name, since both
 * leave out the same marks.
 */
export const lettersOf = (text: string): string =>
  text
    .toLowerCase()
    .replace(/['’]s?/g, '')
    .replaceAll('+', 'plus')
    .replace(/[^a-z0-9\n]+/g, '')
