const LONGEST = 256

/**
 * The words of a name in lower case, regardless of separators except the decimal point ("mamba-2.8b" is not
 * "mamba2-8b"); empty if it contains what no model's name has.
 */
export function wordsOfModel(text: string): string[] {
  if (text.length > LONGEST || !/^[\w\s.,:;/@+()&'’-]+$/.test(text)) return []
  return plain(text)
    .split(/[^a-z0-9.]+/)
    .flatMap((word) => word.split(/(?<!\d)\.|\.(?!\d)/))
    .filter((word) => word !== '')
}

/** "8b", "1.3b", "350m", "8x7b": a word that states a size. */
export const statesSize = (word: string): boolean => /^(\d{1,3}x)?\d{1,4}(\.\d{1,3})?[bm]$/.test(word)

/** Letters and digits of a text, line by line: every key of a name is a substring of them. */
export const lettersOf = (text: string): string => plain(text).replace(/[^a-z0-9\n]+/g, '')

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/['’]s?/g, ' ')
    .replaceAll('+', ' plus ')
