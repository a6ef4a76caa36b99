import { describe, expect, it } from '@jest/globals'
import type { Observation } from '../../../../src/core/evidence/observation/observation.ts'
import { observe } from '../../../../src/core/evidence/observation/observe.ts'
import { readers } from '../../../../src/core/evidence/tables/index.ts'

const all = readers
const launch = 'torchrun --nproc_per_node=8 train.py'
const launchLines = (seen: readonly Observation[]): number[] =>
  seen.filter(({ what }) => what === 'accelerator').map(({ place }) => place.line)

describe('a sign that ends a line for JavaScript, and for nobody else', () => {
  it.each(['\r', '\u2028', '\u2029'])('is a blank in a script: %j', (sign) => {
    const seen = observe('run.sh', `${launch.replace(' train', `${sign}train`)}\n`, all)
    expect(seen).toContainEqual(expect.objectContaining({ what: 'accelerator', perNode: 8 }))
  })

  it.each([
    ['a variable of a Makefile', [], 'Makefile', (sign: string) => `A=${' '.repeat(120_000)}x${sign}x\n\t${launch}\n`],
    ['a heading', [], 'README.md', (sign: string) => `#${' '.repeat(120_000)}x${sign}x\n`],
    [
      'the comments of an array',
      [37],
      'run.sh',
      (sign: string) => `${`A=(\nx${' #'.repeat(9_000)}${sign}y\n)\n`.repeat(12)}${launch}\n`,
    ],
  ])('is not searched for from every place of %s', (_, launches, path, textWith) => {
    for (const sign of ['\r', '\u2028']) expect(launchLines(observe(path, textWith(sign), all))).toEqual(launches)
  })

  it('and a script of very many commands is read to a bound', () => {
    const seen = observe('run.sh', `${launch}\n${`${'a;'.repeat(20_000)}\n`.repeat(10)}${launch}\n`, all)
    expect(launchLines(seen)).toEqual([1])
  })
})
