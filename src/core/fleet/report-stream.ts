/** A report of ten thousand jobs has a tenth of it. */
const mostUnits = 256 * 1024 * 1024

/**
 * The texts of the reports in a stream, one after the other: a new one begins with `{` at the start of a line, as where
 * `check` wrote several, or where each is one line. One that is too long is passed over, and says so.
 */
export async function* reportTexts(
  chunks: AsyncIterable<string> | Iterable<string>,
): AsyncGenerator<string | { readonly because: string }> {
  let parts: string[] = []
  let units = 0
  const whole = () =>
    units > mostUnits ? { because: `is larger than ${mostUnits / 1024 / 1024} MiB` } : parts.join('')
  // Whether the next report begins may be known only with the next chunk.
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
