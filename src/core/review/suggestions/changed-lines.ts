import { commonEnds } from './line-diff.ts'

/** Whole lines of a text and their replacement: 1-based, inclusive. */
export interface ChangedLines {
  readonly startLine: number
  readonly endLine: number
  /** Without a final line break. */
  readonly replacement: string
}

/**
 * The fewest lines in which two texts differ. Never empty on either side: a review comment can only replace existing
 * lines, and renderers disagree about an empty replacement.
 */
export function changedLines(before: string, after: string): ChangedLines | undefined {
  if (before === after) return undefined
  const [was, is] = [before.split('\n'), after.split('\n')]
  let { start, same } = commonEnds(was, is)
  const replaced = (): string => is.slice(start, is.length - same).join('\n')
  const isTooLittle = (): boolean => start >= was.length - same || replaced().trim() === ''
  while (isTooLittle() && (start > 0 || same > 0)) {
    if (start > 0) start--
    else same--
  }
  return { startLine: start + 1, endLine: was.length - same, replacement: replaced().replace(/\r$/, '') }
}

/** The text with these lines replaced. */
export function withLines(text: string, { startLine, endLine, replacement }: ChangedLines): string {
  const lines = text.split('\n')
  const ending = lines[endLine - 1]?.endsWith('\r') ? '\r' : ''
  return [...lines.slice(0, startLine - 1), `${replacement}${ending}`, ...lines.slice(endLine)].join('\n')
}
