import { describe, expect, it } from '@jest/globals'
import { reviewBase } from '../../../src/core/review/change/base-review.ts'
import { review } from '../../../src/core/review/review.ts'
import { exampleDay } from '../../../src/core/rules/rule.ts'
import { effectiveOf, problemsIn, said } from '../../support/policy-runs.ts'
import { reviewedChange } from '../../support/reviewed-change.ts'

const path = 'train/accelerator.yml'

/** A job whose chip-hours grow with its tokens. */
const job = (more: Readonly<Record<string, string>> = {}): string => {
  const keys = {
    task: 'pretraining',
    framework: 'pytorch',
    stage: 'production',
    model: '{ architecture: transformer, precision: bf16 }',
    scale: '{ parameters: 1B, tokens: 20B, sequence_length: 4096 }',
    hardware: '{ accelerator: h100-sxm, count: 8, provider: aws }',
    operations: '{ price_per_chip_hour: 3 USD }',
    ...more,
  }
  return Object.entries(keys)
    .map(([key, value]) => `${key}: ${value}\n`)
    .join('')
}
const tokens = (count: string) => ({ scale: `{ parameters: 1B, tokens: ${count}, sequence_length: 4096 }` })
const byList = { operations: '{}' }

async function found(policy: string, base: string | undefined, head: string): Promise<string[]> {
  const effective = await effectiveOf(policy)
  if (effective.problems.length > 0) throw new Error(effective.problems.map(said).join('\n'))
  const { files } = review([{ path, input: head }], {
    effective,
    today: exampleDay,
    scope: 'some',
    base: {
      files: {
        tree: { changed: new Map([[path, base === undefined ? undefined : path]]), deleted: [] },
        texts: new Map([[path, base]]),
      },
      review: reviewBase,
      wants: () => true,
      moved: new Map(),
    },
  })
  return files
    .flatMap(({ findings }) => findings)
    .filter(({ rule }) => rule.startsWith('policy/'))
    .map(({ severity, rule, message, waived }) => `${waived ? 'waived: ' : ''}${severity} ${rule} ${message}`)
}
const rulesIn = async (...run: Parameters<typeof found>) =>
  (await found(...run)).map((line) =>
    line
      .split(' ')
      .slice(0, line.startsWith('waived') ? 3 : 2)
      .join(' '),
  )

const cost = 'limits: [{ id: growth, cost_increase: 20%'
const over = ['error policy/limit-exceeded']
const open = (severity: string) => [`${severity} policy/undeclared`]

describe('a limit on growth', () => {
  it.each([
    ['at the limit', `${cost} }]`, job(), job(tokens('24B')), []],
    ['above the limit', `${cost} }]`, job(), job(tokens('24.1B')), over],
    ['less than before', `${cost} }]`, job(), job(tokens('10B')), []],
    ['of chip-hours at twice', 'limits: [{ chip_hours_increase: 2x }]', job(), job(tokens('40B')), []],
    ['of chip-hours above twice', 'limits: [{ chip_hours_increase: 2x }]', job(), job(tokens('41B')), over],
    ['of a new job', `${cost} }, { cost: 1 USD }]`, undefined, job(), over],
    ['of a renamed job', `${cost} }]`, `name: a\n${job()}`, `name: b\n${job(tokens('40B'))}`, over],
    ['beside another ceiling', `${cost}, count: 4 }]`, job(), job(tokens('40B')), [...over, ...over]],
    [
      'at list prices that nobody permits',
      `${cost} }]`,
      job(byList),
      job({ ...byList, ...tokens('40B') }),
      open('error'),
    ],
    ['at list prices', `${cost}, prices: list }]`, job(byList), job({ ...byList, ...tokens('40B') }), over],
    [
      'of a service, by the month',
      `${cost}, prices: list }]`,
      job({ task: 'inference', ...byList }),
      job({ task: 'inference', ...byList, hardware: '{ accelerator: h100-sxm, count: 16, provider: aws }' }),
      over,
    ],
    ['that only the head tells', `${cost} }]`, job({ scale: '{ parameters: 1B }' }), job(), open('warning')],
    [
      'that only the head tells, locked',
      `${cost}, locked: true }]`,
      job({ scale: '{ parameters: 1B }' }),
      job(),
      open('error'),
    ],
    ['that only the base tells', `${cost} }]`, job(), job({ scale: '{ parameters: 1B }' }), open('error')],
    [
      'in another currency',
      `${cost} }]`,
      job(),
      job({ operations: '{ price_per_chip_hour: 3 EUR }' }),
      open('warning'),
    ],
    ['of a job of which only words changed', `${cost} }]`, job(byList), job({ ...byList, labels: '{ team: a }' }), []],
    ['of a stage that the job is not of', `${cost}, stage: prototype }]`, job(), job(tokens('40B')), []],
    [
      'by a waiver that goes so far',
      `${cost} }]\nwaivers: [{ rule: policy/limit-exceeded, demand: growth, up_to: 2, reason: r, owner: o, expires: 2027-01-31 }]`,
      job(),
      job(tokens('40B')),
      ['waived: error policy/limit-exceeded'],
    ],
    [
      'beyond its waiver',
      `${cost} }]\nwaivers: [{ rule: policy/limit-exceeded, demand: growth, up_to: 2, reason: r, owner: o, expires: 2027-01-31 }]`,
      job(),
      job(tokens('41B')),
      over,
    ],
  ])('%s', async (_, policy, base, head, expected) => {
    expect(await rulesIn(policy, base, head)).toEqual(expected)
  })

  it('is reported in the job that grew, among the findings of the file', async () => {
    const own = (name: string, count: string) =>
      `  ${name}:\n${job(tokens(count)).replaceAll(/^/gm, '    ').trimEnd()}\n`
    const jobs = (grown: string, ...more: readonly string[]) =>
      `jobs:\n${own('a', '20B')}${own('b', grown)}${own('c', '20B')}${more.join('')}`
    const { files } = await reviewedChange({
      policy: `custom: [{ id: own, when: job.sizing.cost.likely > 1.9 * base.cost, message: M }]\nrequire: [labels.team]`,
      base: { [path]: jobs('20B', own('gone', '20B')) },
      head: { [path]: jobs('40B'), 'b/accelerator.yml': job(tokens('40B')) },
    })
    const found = files.flatMap(({ findings }) => findings).filter(({ rule }) => /own|required/.test(rule))
    expect(found.map(({ rule, job: name }) => `${rule} ${name}`)).toEqual([
      'policy/key-required b',
      'policy/key-required a',
      'policy/key-required b',
      'policy/own b',
      'policy/key-required c',
    ])
  })

  it('is not missed by a rounding of numbers', async () => {
    for (const percent of [10, 30, 35, 45, 55, 65, 70, 85]) {
      const head = job(tokens(`${200 * (100 + percent)}M`))
      expect([percent, await rulesIn(`limits: [{ cost_increase: ${percent}% }]`, job(tokens('20B')), head)]).toEqual([
        percent,
        [],
      ])
    }
  })

  it('says by how much', async () => {
    expect(await found(`${cost} }]`, job(), job(tokens('50B')))).toEqual([
      'error policy/limit-exceeded The job costs 2.5 times as much as before, but the policy allows 1.2 (accelerator-policy.yml:1).',
    ])
    expect(await found(`${cost} }]`, job({ scale: '{ parameters: 1B }' }), job())).toEqual([
      'warning policy/undeclared The policy limit `growth` on growth of cost cannot be checked: the base branch does not tell what it was (accelerator-policy.yml:1).',
    ])
  })

  it('judges the larger of sizes that contradict each other, on both sides', async () => {
    const disputed = job({ model: '{ name: meta-llama/Llama-3.1-8B }' })
    expect(await rulesIn(`${cost}, locked: true }]`, job(), disputed)).toEqual(over)
    expect(await rulesIn(`${cost}, locked: true }]`, disputed, `${disputed}labels: { a: b }\n`)).toEqual([])
  })

  it('cannot be raised under a lock', async () => {
    const shared = `${cost}, locked: true }]`
    const problems = async (own: string) =>
      (await effectiveOf(`extends: acme/policies/base.yml@${'a'.repeat(40)}\nlimits: [${own}]`, shared)).problems
    expect(await problems('{ id: growth, cost_increase: 1.1x }')).toEqual([])
    expect(await problems('{ id: growth, cost_increase: 30% }')).toHaveLength(1)
    expect(await problems('{ id: growth, chip_hours_increase: 1x }')).toHaveLength(1)
  })

  it.each(['20', '0.5x', '-20%', '1.2.3x', 'x'])('is no growth: %s', (written) => {
    expect(problemsIn(`limits: [{ cost_increase: ${written} }]`)).toHaveLength(1)
  })
})

describe('a condition on the base', () => {
  const custom = (when: string): string => `custom: [{ id: own, when: ${JSON.stringify(when)}, message: M }]`
  const sixteen = job({ hardware: '{ accelerator: h100-sxm, count: 16, provider: aws }' })

  it.each([
    ['a count', 'job.hardware.count > 1.5 * base.count', job(), sixteen, ['error policy/own']],
    ['a count that is met', 'job.hardware.count > 2 * base.count', job(), sixteen, []],
    ['a cost', 'job.sizing.cost.likely > 1.9 * base.cost', job(), job(tokens('40B')), ['error policy/own']],
    ['a new job', 'job.hardware.count > 1.5 * base.count', undefined, sixteen, []],
    ['whether there was one', 'has(base.cost)', job(), sixteen, ['error policy/own']],
    ['a list price', 'base.cost > 1', job(byList), job({ ...byList, ...tokens('40B') }), open('warning')],
  ])('%s', async (_, when, base, head, expected) => {
    expect(await rulesIn(custom(when), base, head)).toEqual(expected)
  })

  it.each([
    ['base.cots > 1', 'Unknown key "cots" in `base`. Did you mean base.cost?'],
    ['base > 1', '`base` is a section without a value of its own. Use one of its keys, such as base.count.'],
    ['job.base.count > 1', '.count follows a value without keys.'],
    ['base.count > hours("2h")', '`base.count` is not in hours().'],
  ])('tells a mistake: %s', (when, message) => {
    expect(problemsIn(custom(when)).join('\n')).toContain(message)
  })
})

it('no offer grows further than a limit allows', async () => {
  const small = { hardware: '{ accelerator: a100-40gb, count: 1, provider: aws }', ...byList }
  const scale = (tokens: string) => ({ scale: `{ parameters: 13B, tokens: ${tokens}, sequence_length: 4096 }` })
  const own = (name: string, count: string): string =>
    `  ${name}:\n${job({ ...small, ...scale(count) })
      .replaceAll(/^/gm, '    ')
      .trimEnd()}\n`
  const effective = await effectiveOf(`${cost}, prices: list, severity: warning }]`)
  const offers = (base: string) =>
    review([{ path, input: `jobs:\n${own('a', '1B')}${own('b', '1B')}` }], {
      effective,
      today: exampleDay,
      scope: 'some',
      base: {
        files: {
          tree: { changed: new Map([[path, path]]), deleted: [] },
          texts: new Map([[path, `jobs:\n${own('a', base)}${own('b', '1.1B')}`]]),
        },
        review: reviewBase,
        wants: () => true,
        moved: new Map(),
      },
    }).files[0]?.jobs.map(({ alternatives }) => alternatives.length > 0)
  expect([offers('1.1B'), offers('1M')]).toEqual([
    [true, true],
    [false, true],
  ])
})
