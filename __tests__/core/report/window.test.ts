import { stripVTControlCharacters as seen } from 'node:util'
import { describe, expect, it } from '@jest/globals'
import { textReport } from '../../../src/core/report/terminal/text.ts'
import { fold } from '../../../src/core/report/words/fold.ts'
import { judge } from '../../../src/core/review/outcome.ts'
import { reviewFolder } from '../../../src/edge/run/review-folder.ts'
import { findManifests } from '../../../src/edge/run/workspace.ts'
import { pullRequest } from '../../support/differences.ts'
import { withoutPolicy } from '../../support/policies.ts'

const root = new URL('../../../examples/', import.meta.url).pathname
const examples = await reviewFolder(root, findManifests(root, root, []), withoutPolicy)
const job = (hardware: string): string =>
  `jobs:\n  a-name-of-some-length: { framework: jax, stage: production, scale: { parameters: 70B, tokens: 1T }, model: { architecture: transformer, custom_kernels: [triton], a_key_that_nobody_knows_and_that_is_long: true }, hardware: ${hardware} }\n`
const changed = pullRequest(job('{ accelerator: tpu-v5e, count: 512, provider: aws }'), job('H100:64'))
/** Each job alone is shown in full. Together, only the worst are. */
const outcomes = [
  examples,
  changed,
  ...examples.files.map((file) => judge([file], { failOn: 'error', rules: examples.rules })),
]

const isOneWord = (line: string): boolean => !/\S +\S/.test(seen(line).replace(/^ *(?:Rule: +|at )/, ''))

describe.each([80, 100, 140])('in a window of %i columns', (width) => {
  it.each([true, false])('no line is longer, but for an address or a path (color: %s)', (color) => {
    for (const verbose of [false, true])
      for (const outcome of outcomes) {
        const lines = textReport(outcome, { color, quiet: false, verbose, width }).split('\n')
        expect(lines.filter((line) => seen(line).length > width && !isOneWord(line))).toEqual([])
      }
  })

  it('no line is wrapped twice: each holds as many words as fit', () => {
    const isFrame = (line: string): boolean => /^ +\d+ \| /.test(line)
    const withoutFrames = (text: string): string => text.replaceAll(/^ +(?:\d+ \| .*|\| +\^+)\n/gm, '')
    for (const outcome of outcomes) {
      const whole = textReport(outcome, { color: false, quiet: false, width: Number.POSITIVE_INFINITY })
      const folded = textReport(outcome, { color: false, quiet: false, width })
      expect(folded.split('\n').some(isFrame)).toBe(whole.split('\n').some(isFrame))
      expect(withoutFrames(folded)).toBe(fold(withoutFrames(whole), width))
    }
  })
})

it('a frame is not broken where no window is known', () => {
  const lines = textReport(changed, { color: false, quiet: false }).split('\n')
  const underlines = lines.flatMap((line, index) => (/^ +\| +\^+$/.test(line) ? [index] : []))
  expect(underlines.length).toBeGreaterThan(0)
  for (const index of underlines) expect(lines[index - 1]).toMatch(/^ +\d+ \| /)
})

describe('a folded line', () => {
  it('continues below its first word, or below the last column of a table', () => {
    expect(fold('    Do: one two three four', 16)).toBe('    Do: one two\n        three\n        four')
    expect(fold('a/b  error  some words', 18)).toBe('a/b  error  some\n     words')
    expect(fold('    one two three', 12)).toBe('    one two\n    three')
  })

  it('ends its color, and takes it up again', () => {
    expect(fold('\u001b[2mone two three\u001b[0m four', 9)).toBe(
      '\u001b[2mone two\u001b[0m\n\u001b[2mthree\u001b[0m\nfour',
    )
  })

  it('is never broken inside a word', () => {
    expect(fold('see https://example.com/a/long/address there', 20)).toBe(
      'see\nhttps://example.com/a/long/address\nthere',
    )
  })
})
