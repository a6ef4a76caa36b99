import { describe, expect, it } from '@jest/globals'
import { effectiveOf, said } from '../../support/policy-runs.ts'

const shared =
  'fail-on: { value: warning, locked: true }\nlimits: [{ id: c8, count: 8, when: job.stage == "prototype", locked: true }]\n'

/** One mistake of each kind, each on its own line, with words from its message. */
const mistakes: readonly (readonly [line: string, words: string])[] = [
  ['thresholds: { queue_time: fast }', 'fast'],
  ['limits: [{ id: c16, count: 16, when: job.stage == "prod" }, { id: c8, count: 9 }]', '`stage` is never'],
  ['rules: { model/foo: off, policy/own: off }', 'Unknown rule "model/foo"'],
  ['extends: stritc', 'stritc'],
  ['fail-on: error', 'loosens'],
  ['hardware: { deny: [warpdrive-9] }', 'warpdrive-9'],
  ['require: [{ keys: labels.team, sevrity: error }, { keys: stagee }]', 'sevrity'],
  ['prices: [{ accelerator: h100, price: cheap, read: 2026-10-01 }]', 'cheap'],
  ['waivers: [{ rule: model/bar, reason: r, owner: o, expires: 2027-01-31 }]', 'model/bar'],
  ['waiver-terms: { max_days: many }', 'many'],
  ['surplus: 1', 'surplus'],
]
const extending = (line: string): string =>
  line.startsWith('extends:') ? line.replace('stritc', `[acme/policies/base.yml@${'a'.repeat(40)}, stritc]`) : line

const problemsOf = async (lines: readonly string[]): Promise<string[]> => {
  const base = lines.some((line) => line.startsWith('extends:'))
    ? []
    : [`extends: acme/policies/base.yml@${'a'.repeat(40)}`]
  const { problems } = await effectiveOf([...base, ...lines.map(extending)].join('\n'), shared)
  return problems.map(said)
}

describe('the mistakes of a policy', () => {
  const pairs = mistakes.flatMap((one, index) => mistakes.slice(index + 1).map((other) => [one, other] as const))
  it.each(pairs.map(([one, other]) => [one[0], other[0], one[1], other[1]] as const))(
    'are told together: %s and %s',
    async (one, other, first, second) => {
      const told = (await problemsOf([one, other])).join('\n')
      expect(told).toContain(first)
      expect(told).toContain(second)
    },
  )

  it('are told all at once, each at its line, and nothing that follows from them alone', async () => {
    const lines = (await problemsOf(mistakes.map(([line]) => line))).map((text) => Number(text.split(':')[0]))
    expect(lines).toEqual([1, 2, 2, 3, 4, 5, 6, 7, 7, 8, 9, 10, 11])
  })
})
