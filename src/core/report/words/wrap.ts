const widest = 100

/** Breaks a paragraph at 100 columns, four columns in, its later lines `wordsAt` columns in. */
export function wrap(text: string, wordsAt = 12): string[] {
  const hanging = ' '.repeat(wordsAt)
  const lines: string[] = []
  let line = ' '.repeat(4)
  for (const word of text.split(' ')) {
    if (line.length + word.length > widest && line.trim() !== '') {
      lines.push(line.trimEnd())
      line = hanging
    }
    line += `${word} `
  }
  return [...lines, line.trimEnd()]
}
