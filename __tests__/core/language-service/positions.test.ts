import { describe, expect, it } from '@jest/globals'
import type { Range } from 'vscode-languageserver-types'
import { offsetOf, touches } from '../../../src/core/language-service/positions.ts'

describe('the offset of a place', () => {
  it.each([
    ['in a line', 'ab\ncd\n', 1, 1, 4],
    ['behind the end of its line', 'ab\ncd\n', 0, 9, 2],
    ['behind the end of a line that ends by CRLF', 'ab\r\ncd', 0, 9, 2],
    ['in an empty line', 'ab\r\n\r\n', 1, 9, 4],
    ['behind the end of the last line', 'ab\ncd', 1, 9, 5],
    ['behind the last line', 'ab\ncd', 2, 0, 5],
    ['far behind the last line', 'ab\n', 9, 1, 3],
    ['behind a sign of two units', '🚀a\n', 0, 2, 2],
  ])('is found %s', (_, text, line, character, offset) => {
    expect(offsetOf(text, { line, character })).toBe(offset)
  })
})

describe('two ranges', () => {
  const range = (from: number, start: number, to: number, end: number): Range => ({
    start: { line: from, character: start },
    end: { line: to, character: end },
  })
  const here = range(1, 4, 2, 4)

  it.each([
    [true, 'the same', here],
    [true, 'one that ends where the other starts', range(0, 9, 1, 4)],
    [true, 'one that starts where the other ends', range(2, 4, 3, 0)],
    [true, 'one within the other', range(1, 9, 2, 0)],
    [false, 'one before the other on its line', range(1, 0, 1, 3)],
    [false, 'one behind the other on its line', range(2, 5, 3, 0)],
    [false, 'one on a line before', range(0, 0, 0, 9)],
    [false, 'one on a line behind', range(3, 0, 3, 9)],
  ])('touch or not (%s): %s', (isTouched, _, other) => {
    expect([touches(here, other), touches(other, here)]).toEqual([isTouched, isTouched])
  })
})
