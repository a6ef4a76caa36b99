import { describe, expect, it } from '@jest/globals'
import { PackedLines } from '../../../src/edge/cli/packed-lines.ts'

describe('packed lines', () => {
  it('are found under their numbers in any order, packed or not yet', () => {
    const written = Array.from(
      { length: 1000 },
      (_, index) => `{"line":${index},"words":"ä\\n\u2028${'x'.repeat(index)}"}`,
    )
    const lines = new PackedLines()
    const numbers = written.map((line) => lines.add(line))
    const order = numbers.map((_, index) => numbers[(index * 389) % numbers.length] as number)
    expect(order.map((at) => lines.at(at))).toEqual(order.map((at) => written[at]))
  })
})
