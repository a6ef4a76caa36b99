import { describe, expect, it } from '@jest/globals'
import { commentText } from '../../../src/core/report/markdown/comment.ts'
import { markdownReport } from '../../../src/core/report/markdown/markdown.ts'
import { SizeBudget } from '../../../src/core/report/markdown/size-budget.ts'
import type { Outcome } from '../../../src/core/review/outcome.ts'
import { utf8Length } from '../../../src/core/text/utf8.ts'
import { pullRequest } from '../../support/differences.ts'

const emoji = '🙂'.repeat(120)
const job = (name: string, hardware: string, more = ''): string =>
  `  "${name}": { framework: pytorch, hardware: ${hardware}${more} }\n`
const many = (count: number, name: (at: number) => string, hardware: string, more = ''): string =>
  Array.from({ length: count }, (_, at) => job(name(at), hardware, more)).join('')
const impossible = job('z-last', 'tpu-v5e-64', ', needs: { edge: true }')
const warned = ', needs: { custom_kernels: true }'

/** Changes that use up the space, and one error after them. */
const attacks: [name: string, head: string, base: string][] = [
  [
    'changed jobs with names of emoji',
    many(120, (at) => `x${at}${emoji}`, 'H100:16'),
    many(120, (at) => `x${at}${emoji}`, 'H100:8'),
  ],
  ['very many changed jobs', many(700, (at) => `x${at}`, 'H100:16'), many(700, (at) => `x${at}`, 'H100:8')],
  ['withdrawn jobs', '', many(700, (at) => `x${at}`, 'H100:8')],
  ['withdrawn jobs with long names', '', many(300, (at) => `x${at}${'n'.repeat(150)}`, 'H100:8')],
  ['new jobs', many(700, (at) => `x${at}`, 'H100:8'), ''],
  ['jobs with warnings', many(400, (at) => `x${at}${emoji.slice(0, 40)}`, 'tpu-v5e-64', warned), ''],
]

const rooms: [name: string, write: (outcome: Outcome, limit: number) => string, size: (text: string) => number][] = [
  ['the comment', (outcome, limit) => commentText(outcome, { key: 'k', limit }), (text) => text.length],
  ['the summary', (outcome, limitBytes) => markdownReport(outcome, { limitBytes }), utf8Length],
]

describe.each(rooms)('where room is short in %s', (_, write, size) => {
  it.each(attacks)('an error has its place before %s', (_, head, base) => {
    const sound = job('a-sound', 'H100:8')
    const outcome = pullRequest(`jobs:\n${sound}${head}${impossible}`, `jobs:\n${sound}${base}`)
    for (const limit of [65_000, 20_000]) {
      const text = write(outcome, limit)
      expect(size(text)).toBeLessThanOrEqual(limit)
      expect(/❌ \*\*New:\*\* \*\*\[`platform\/tpu-off-cloud`\]\(\S+\)\*\* at /.test(text)).toBe(true)
      if (limit === 20_000)
        expect(text).toMatch(/^_Left out for lack of space|^\d+ more changed jobs are in the summary/m)
    }
  })
})

describe('the sections of a budget', () => {
  const length = (text: string): number => text.length
  const parts = (count: number, sign: string): string[] => Array.from({ length: count }, () => sign.repeat(10))

  it('keep to their share until every other has had its turn', () => {
    const take = (limit: number, findings: number): number[] =>
      new SizeBudget(limit, length)
        .takeSections([
          { parts: parts(50, 'a'), share: limit / 4 },
          { parts: parts(findings, 'b') },
          { parts: parts(50, 'c'), share: 0 },
        ])
        .map((taken) => taken.length)
    expect(take(400, 100)).toEqual([10, 30, 0])
    expect(take(400, 5)).toEqual([35, 5, 0])
    expect(take(4_000, 100)).toEqual([50, 100, 50])
  })

  it('take the gravest first, and show them in their order', () => {
    const section = { parts: ['one', 'two', 'six', 'ten'], ranks: [2, 1, 0, 1] }
    const take = (limit: number): string[][] => new SizeBudget(limit, length).takeSections([section])
    expect([take(3), take(6), take(9), take(12)]).toEqual([
      [['six']],
      [['two', 'six']],
      [['two', 'six', 'ten']],
      [section.parts],
    ])
  })
})
