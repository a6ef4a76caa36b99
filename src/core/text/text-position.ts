import { firstFrom } from './first-from.ts'

/** A place in a text, 1-based; columns count UTF-16 units. */
export interface TextPosition {
  readonly line: number
  readonly column: number
}

/** Converts offsets of a text to lines and columns. Finds the lines on first use, in one pass. */
export function positionFinder(text: string): (offset: number) => TextPosition {
  let starts: number[] | undefined
  return (offset) => {
    starts ??= lineStarts(text)
    const line = firstFrom(starts, (start) => start <= offset)
    return { line, column: offset - (starts[line - 1] as number) + 1 }
  }
}

function lineStarts(text: string): number[] {
  const starts = [0]
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) starts.push(at + 1)
  return starts
}
