import fc from 'fast-check'

/** The usual length. Every tenth case has the maximum length, which takes longer. */
const usualSigns = 24_000

/** The maximum lengths of a text and its lines. */
export interface Longest {
  /** The limits of a text. The limit of an embedded parser may be lower than that of the file. */
  readonly texts: readonly number[]
  readonly line: number
}

/** Texts up to the maximum length that repeat one or a few pieces between a start and an end. */
export const longTexts = (pieces: fc.Arbitrary<string>, longest: Longest): fc.Arbitrary<string> =>
  fc
    .record({
      start: fc.array(pieces, { maxLength: 3 }),
      again: fc.array(pieces, { minLength: 1, maxLength: 4 }),
      end: fc.array(pieces, { maxLength: 3 }),
      length: fc.oneof(
        { weight: 18, arbitrary: fc.integer({ min: 2_000, max: usualSigns }) },
        { weight: 1, arbitrary: fc.integer({ min: usualSigns, max: Math.max(...longest.texts) }) },
        { weight: 1, arbitrary: fc.constantFrom(...longest.texts) },
      ),
    })
    .map(({ start, again, end, length }) => {
      const [before, after] = [start.join(''), end.join('')]
      const room = Math.max(0, length - before.length - after.length - 2)
      return [before, repeated(again.join('') || ' ', room, longest.line - before.length - after.length), after].join(
        '',
      )
    })

/** A repeated part, in lines of the maximum length. */
function repeated(part: string, length: number, longestLine: number): string {
  if (part.includes('\n')) return part.repeat(Math.ceil(length / part.length)).slice(0, length)
  const line = `${part.repeat(Math.ceil(longestLine / part.length)).slice(0, longestLine - 1)}\n`
  return line.repeat(Math.ceil(length / line.length)).slice(0, length)
}
