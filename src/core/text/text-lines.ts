export interface TextLine {
  readonly text: string
  /** 1-based. */
  readonly line: number
}

/** The lines of a text as git and editors count them. */
export const linesOf = (text: string): string[] => text.split(/\r?\n/)

/** Joins lines continued by a backslash, under the number of the first. */
export function logicalLines(text: string): TextLine[] {
  const joined: TextLine[] = []
  let parts: string[] = []
  let start = 0
  const lines = linesOf(text.replace(/^\ufeff/, ''))
  for (const [index, line] of lines.entries()) {
    if (parts.length === 0) start = index + 1
    const continues = line.endsWith('\\') && !line.trimStart().startsWith('#')
    parts.push(continues ? line.slice(0, -1) : line)
    if (continues && index < lines.length - 1) continue
    joined.push({ text: parts.join(' ').trim(), line: start })
    parts = []
  }
  return joined
}
