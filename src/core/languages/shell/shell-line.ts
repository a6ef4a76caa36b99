/** The words of a command as one line, which a shell would split into these very words. */
export const shellLine = (words: readonly string[]): string => words.map(quoted).join(' ')

const quoted = (word: string): string => (/^[\w@%+=:,./-]+$/.test(word) ? word : `'${word.replaceAll("'", `'\\''`)}'`)
