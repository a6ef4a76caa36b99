import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { lineHashes } from '../../../src/core/report/formats/sarif/line-hash.ts'

/**
 * The same hashes from their description. For each line: the first hundred characters from its start, without spaces
 * and tabs, with LF for every line break and a final character for the end, padded with zeros. Each is multiplied by 37
 * to the power of the number of characters after it.
 */
function described(text: string): string[] {
  const plain = `${text.replace(/\r\n|\r/g, '\n')}\uffff`
  const lines = plain.split('\n')
  const seen: Record<string, number> = {}
  return lines.map((_, index) => {
    const signs = lines.slice(index).join('\n').replace(/[ \t]/g, '').slice(0, 100)
    let hash = 0n
    for (let at = 0; at < 100; at++) hash = (hash * 37n + BigInt(signs.charCodeAt(at) || 0)) % 2n ** 64n
    const words = hash.toString(16)
    seen[words] = (seen[words] ?? 0) + 1
    return `${words}:${seen[words]}`
  })
}

const hashes = (text: string): string[] => [...lineHashes(text).values()]

describe('hashes of lines', () => {
  // Results of upload-sarif's own code for these texts.
  it.each([
    ['', 'c129715d7a2bc9a3:1'],
    ['framework: jax\nhardware: tpu-v4-8\n', '54baf2cfa4cec867:1 21de4254c39686ca:1 c129715d7a2bc9a3:1'],
    ['framework:\tjax\r\n\r\nhardware: tpu-v4-8', '30135733d3dda80b:1 3854e1a00604320e:1 2c24761adf7aa99c:1'],
  ])('of %j are those of code scanning', (text, expected) => {
    expect(hashes(text).join(' ')).toBe(expected)
  })

  it('are counted where lines repeat', () => {
    expect(hashes('# same\n'.repeat(20)).slice(0, 6)).toEqual([
      '35b0477551966654:1',
      '35b0477551966654:2',
      '35b0477551966654:3',
      '35b0477551966654:4',
      '35b0477617551dd3:1',
      'abd143991ac686f4:1',
    ])
  })

  it('are numbered from one, and the line after the last line break has one', () => {
    expect([...lineHashes('a\nb\n').keys()]).toEqual([1, 2, 3])
  })

  it('are those of the description, whatever the text', () => {
    const part = fc.constantFrom('\n', '\r\n', '\r', ' ', '\t', 'a: 1', 'é🙂', 'x'.repeat(99), '\n\n', '\uffff')
    // A space between CR and LF makes two line breaks. The description omits this, so it is tested below.
    const texts = fc.array(part, { maxLength: 30 }).map((parts) => parts.join('').replace(/\r[ \t]+\n/g, '\r\n'))
    fc.assert(
      fc.property(texts, (text) => expect(hashes(text)).toEqual(described(text))),
      { numRuns: 2000 },
    )
    expect(hashes('a\r \nb')).toHaveLength(3)
  })

  it('take linear time', () => {
    expect(lineHashes('\n'.repeat(256 * 1024)).size).toBe(256 * 1024 + 1)
  })
})
