import fc from 'fast-check'

const firstHalf = 0xd800
const halves = 0x800
const codePoint = fc
  .integer({ min: 0, max: 0x10ffff - halves })
  .map((index) => String.fromCodePoint(index < firstHalf ? index : index + halves))

/**
 * Text of any code points, without single halves of a pair: what fast-check calls `binary`. That lists all 1.1 million
 * in a table first, which takes each file of tests a second.
 */
export const anyText = (maxLength: number): fc.Arbitrary<string> => fc.string({ unit: codePoint, maxLength })
