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
    let low = 0
    let high = starts.length - 1
    while (low < high) {
      const middle = (low + high + 1) >> 1
      if ((starts[middle] as number) <= offset) low = middle
      else high = middle - 1
    }
    return { line: low + 1, column: offset - (starts[low] as number) + 1 }
  }
}

function lineStarts(text: string): number[] {
  const starts = [0]
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) starts.push(at + 1)
  return starts
}
