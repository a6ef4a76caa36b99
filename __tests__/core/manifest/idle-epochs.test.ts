import { describe, expect, it } from '@jest/globals'
import { manifestOf } from '../../support/spelled.ts'

const told = (sizes: string, task = 'pretraining'): string[] =>
  manifestOf(`task: ${task}\nframework: pytorch\nhardware: H100:8\nscale: { ${sizes} }\n`).findings.map(
    ({ severity, rule, message, span }) => `${span.line} ${severity} ${rule} ${message}`,
  )

describe('epochs beside tokens', () => {
  it('are said to be not read, since nothing multiplies them', () => {
    expect(told('parameters: 7B, tokens: 1T, epochs: 50')).toEqual([
      '4 notice manifest/not-read Not read: `epochs`, since `tokens` counts those of all epochs.',
    ])
  })

  it.each([
    ['one epoch', 'parameters: 7B, tokens: 1T, epochs: 1'],
    ['no tokens', 'parameters: 7B, samples: 1M, epochs: 50'],
    ['samples that they multiply', 'parameters: 7B, samples: 1M, sequence_length: 1000, epochs: 2, tokens: 2G'],
  ])('are not, with %s', (_, sizes) => {
    expect(told(sizes)).toEqual([])
    expect(told(sizes.replace('1T, epochs: 1', '1T, epochs: 9'), 'inference')).toEqual([])
  })
})
