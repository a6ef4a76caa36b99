/** Ten times the size of a report with ten thousand jobs. */
const mostUnits = 256 * 1024 * 1024

/**
 * The reports in a stream of concatenated JSON. A report starts with `{` at the start of a line, so this reads the
 * output of several `check` runs and one report per line. Skips reports that are too long, with a reason.
 */
export async function* reportTexts(
  chunks: AsyncIterable<string> | Iterable<string>,
): AsyncGenerator<string | { readonly because: string }> {
  let parts: string[] = []
  let units = 0
  const whole = () =>
    units > mostUnits ? { because: `is larger than ${mostUnits / 1024 / 1024} MiB` } : parts.join('')
  // Held back: only the next chunk shows whether a report starts after it.
  let lineBreak = ''
  for await (const chunk of chunks) {
    const text = lineBreak + chunk
    lineBreak = text.endsWith('\n') ? '\n' : ''
    const pieces = text.slice(0, text.length - lineBreak.length).split(/\n(?=\{)/)
    for (const [index, piece] of pieces.entries()) {
      if (index > 0) {
        yield whole()
        parts = []
        units = 0
      }
      units += piece.length
      if (units <= mostUnits) parts.push(piece)
    }
  }
  if (units > mostUnits || parts.some((part) => part.trim() !== '')) yield whole()
}
