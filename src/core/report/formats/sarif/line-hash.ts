/** The number of characters in a hash, starting at the line. White space does not count. */
const signsHashed = 100
const base = 37n
const endOfFile = 0xffff

/**
 * The hash of each line, by line number, that code scanning uses to identify alerts (`primaryLocationLineHash`).
 * `upload-sarif` computes it if a report has none; other ways of uploading must provide it. It is a polynomial modulo
 * 2^64 of the characters from the start of the line, without spaces and tabs, followed by the number of its occurrence.
 */
export function lineHashes(text: string): ReadonlyMap<number, string> {
  const { signs, starts } = signsOf(text)
  // Prefix hashes. The array keeps the low 64 bits.
  const before = new BigUint64Array(signs.length + signsHashed + 1)
  for (let at = 0; at + 1 < before.length; at++) {
    before[at + 1] = (before[at] as bigint) * base + BigInt(signs[at] ?? 0)
  }
  const shift = BigInt.asUintN(64, base ** BigInt(signsHashed))
  const seen = new Map<bigint, number>()
  return new Map(
    starts.map((start, index) => {
      const hash = BigInt.asUintN(64, (before[start + signsHashed] as bigint) - (before[start] as bigint) * shift)
      const count = (seen.get(hash) ?? 0) + 1
      seen.set(hash, count)
      return [index + 1, `${hash.toString(16)}:${count}`]
    }),
  )
}

/** The characters that count, with every line ending as one line feed, and the index at which each line starts. */
function signsOf(text: string): { signs: number[]; starts: number[] } {
  const [tab, lineFeed, carriageReturn, space] = [9, 10, 13, 32]
  const signs: number[] = []
  const starts: number[] = []
  let isNewLine = true
  const add = (sign: number): void => {
    if (isNewLine) starts.push(signs.length)
    isNewLine = sign === lineFeed
    signs.push(sign)
  }
  let previous = 0
  for (let at = 0; at < text.length; at++) {
    const sign = text.charCodeAt(at)
    const isSecondOfPair = sign === lineFeed && previous === carriageReturn
    if (sign !== tab && sign !== space && !isSecondOfPair) add(sign === carriageReturn ? lineFeed : sign)
    previous = sign
  }
  // Includes the line after the last line break, which has no characters.
  add(endOfFile)
  return { signs, starts }
}
