import fc from 'fast-check'

/** A tenth of the longest manifest: what grows with the square of it takes a hundred times as long there. */
const mostSigns = 24_000

/** Texts that say one thing, or a few, again and again between a start and an end. */
export const longTexts = (pieces: fc.Arbitrary<string>): fc.Arbitrary<string> =>
  fc
    .record({
      start: fc.array(pieces, { maxLength: 3 }),
      again: fc.array(pieces, { minLength: 1, maxLength: 4 }),
      end: fc.array(pieces, { maxLength: 3 }),
      length: fc.integer({ min: 2_000, max: mostSigns }),
    })
    .map(({ start, again, end, length }) => {
      const part = again.join('') || ' '
      return [...start, part.repeat(Math.ceil(length / part.length)), ...end].join('')
    })
