import fc from 'fast-check'

const firstHalf = 0xd800
const halves = 0x800
const codePoint = fc
  .integer({ min: 0, max: 0x10ffff - halves })
  .map((index) => String.fromCodePoint(index < firstHalf ? index : index + halves))

/**
 * Text of any code points without lone surrogates: fast-check's `binary`. That one first builds a table of all 1.1
 * million, which takes a second per test file.
 */
export const anyText = (maxLength: number): fc.Arbitrary<string> => fc.string({ unit: codePoint, maxLength })
