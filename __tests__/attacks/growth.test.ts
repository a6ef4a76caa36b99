import { describe, expect, it } from '@jest/globals'
import { withChange } from '../support/hosted-change.ts'
import { type Change, reviewedChange, standingsOf } from '../support/reviewed-change.ts'
import { standings } from '../support/run-results.ts'

const path = 'train/accelerator.yml'
const policyPath = '.github/accelerator-policy.yml'
const inputs = { 'fail-on-new': 'true', 'fail-on': 'warning' }

const job = (hardware: string, more = ''): string =>
  `task: pretraining\nframework: pytorch\nstage: production\nscale: { parameters: 7B, tokens: 1T }\nhardware: { ${hardware} }\n${more}`

interface Growth {
  readonly policy: string
  readonly base: string
  readonly head: string
}

const limit = 'limits: [{ id: most, count: 4 }]'
const denied = 'hardware: { deny: [h100, b200] }'
const custom =
  'custom: [{ id: few, when: job.hardware.count > 4, message: Too many., path: hardware.count }, { id: no-labels, when: "!has(job.labels.team) && job.hardware.vendor == \'nvidia\'", message: Say whose it is. }]'
const eight = job('accelerator: h100, count: 8')

const onTpu = (size: number, length: number): string =>
  `task: pretraining\nframework: jax\nstage: production\nscale: { parameters: 7B, global_batch_size: ${size}, sequence_length: ${length} }\nmodel: { architecture: transformer }\nhardware: tpu-v5e-64\n`

const worse: readonly (readonly [string, Growth])[] = [
  ['over a limit', { policy: limit, base: eight, head: job('accelerator: h100, count: 8000') }],
  ['by one over a limit', { policy: limit, base: eight, head: job('accelerator: h100, count: 9') }],
  [
    'over one limit of two',
    {
      policy: 'limits: [{ id: most, count: 4 }, { id: use, chip_hours: 100 }]',
      base: eight,
      head: eight.replace('1T', '2T'),
    },
  ],
  ['to other denied hardware', { policy: denied, base: eight, head: job('accelerator: b200, count: 8') }],
  ['to more of what is denied', { policy: denied, base: eight, head: job('accelerator: h100, count: 16') }],
  [
    'to other hardware that is not allowed',
    {
      policy: 'hardware: { allow: [tpu-v5e] }',
      base: eight,
      head: job('accelerator: a100-80gb, count: 8'),
    },
  ],
  ['under a rule of the organization', { policy: custom, base: eight, head: job('accelerator: h100, count: 12') }],
  [
    'where nothing can be judged',
    {
      policy: 'limits: [{ id: money, cost: 5 USD }]',
      base: eight,
      head: job('accelerator: h100, count: 800'),
    },
  ],
  [
    'in memory that is missing',
    {
      policy: '',
      base: job('accelerator: a100-40gb, count: 1').replace('7B', '13B'),
      head: job('accelerator: a100-40gb, count: 1').replace('7B', '70B'),
    },
  ],
  [
    'where no hours can be told',
    {
      policy: 'limits: [{ hours: 100h }]',
      base: eight.replace('parameters: 7B, tokens: 1T', 'parameters: 1B'),
      head: eight.replace('parameters: 7B, tokens: 1T', 'parameters: 20B'),
    },
  ],
  [
    'in a queue',
    {
      policy: '',
      base: job('accelerator: h100, count: 8', 'operations: { queue_time: 25h }\n'),
      head: job('accelerator: h100, count: 8', 'operations: { queue_time: 900d }\n'),
    },
  ],
  ['to a smaller batch', { policy: '', base: onTpu(8, 128), head: onTpu(1, 1) }],
  [
    'to another key that is missing',
    {
      policy: 'require: [labels.team, labels.owner]',
      base: job('accelerator: h100, count: 8', 'labels: { owner: b }\n'),
      head: job('accelerator: h100, count: 8', 'labels: { team: a }\n'),
    },
  ],
]

const same: typeof worse = [
  ['of nothing', { policy: limit, base: eight, head: `# Later.\n${eight}` }],
  ['to less over a limit', { policy: limit, base: eight, head: job('accelerator: h100, count: 6') }],
  ['to less of what is denied', { policy: denied, base: eight, head: job('accelerator: h100, count: 4') }],
  ['under a rule of the organization', { policy: custom, base: eight, head: job('accelerator: h100, count: 6') }],
  [
    'to a shorter queue',
    {
      policy: '',
      base: job('accelerator: h100, count: 8', 'operations: { queue_time: 900d }\n'),
      head: job('accelerator: h100, count: 8', 'operations: { queue_time: 25h }\n'),
    },
  ],
  [
    'of a name of the same hardware',
    { policy: denied, base: eight, head: job('accelerator: nvidia-h100-80gb, count: 8') },
  ],
]

/** The outcome of a change under `fail-on: warning`. How a run reads both sides is in comparison.test.ts. */
const reviewed = ({ policy, base, head }: Growth, on: Partial<Change> = {}) =>
  reviewedChange({ policy: `fail-on: warning\n${policy}\n`, base: { [path]: base }, head: { [path]: head }, ...on })
const ofKind = (lines: readonly string[], kind: string): string[] => lines.filter((line) => line.startsWith(kind))

describe('a change that makes worse what the base has', () => {
  it.each(worse)('%s is new, and fails', async (_, growth) => {
    const outcome = await reviewed(growth, { failOnNew: true })
    expect([outcome.failed, ofKind(standingsOf(outcome), 'new').length > 0]).toEqual([true, true])
  })

  it('is new and fails in a run, by git and by asking GitHub', async () => {
    const base = { [path]: eight, [policyPath]: `version: 1\n${limit}\n` }
    const head = { [path]: job('accelerator: h100, count: 9') }
    await withChange({ base, head }, async (change) => {
      for (const checkout of ['full', 'shallow'] as const) {
        const run = await change.run(inputs, { checkout })
        expect([checkout, run.status, ofKind(standings(run), 'new').length]).toEqual([checkout, 1, 1])
      }
    })
  })
})

describe('a change', () => {
  it.each(same)('%s has nothing new', async (_, growth) => {
    const outcome = await reviewed(growth, { failOnNew: true })
    expect([outcome.failed, ofKind(standingsOf(outcome), 'new')]).toEqual([false, []])
    expect(ofKind(standingsOf(outcome), 'existing')).not.toEqual([])
  })
})

describe('a waiver with a ceiling', () => {
  const waived = (more: string): string =>
    `limits: [{ id: most, count: 4 }, { id: use, chip_hours: 100 }]\nwaivers: [{ rule: policy/limit-exceeded, demand: most, ${more} reason: r, owner: o, expires: 2027-01-31 }]`

  it('covers what comes to so much, and its own limit alone', async () => {
    const found = async (policy: string, head: string): Promise<number> => {
      const outcome = await reviewed({ policy, base: eight, head })
      expect(outcome.failed).toBe(true)
      return standingsOf(outcome).filter((line) => / error /.test(line) && !line.startsWith('waived')).length
    }
    expect(await found(waived('up_to: 16,'), job('accelerator: h100, count: 16'))).toBe(1)
    expect(await found(waived('up_to: 16,'), job('accelerator: h100, count: 17'))).toBe(2)
    expect(await found(waived(''), job('accelerator: h100, count: 8000'))).toBe(1)
  })
})

it('a branch that ends in a merge commit of its own is compared with the base, not with itself', async () => {
  const later = { 'README.md': 'Later.\n' }
  const setup = {
    base: { [path]: job('accelerator: h100, count: 2'), [policyPath]: `version: 1\n${limit}\n` },
    head: { [path]: eight },
    later,
    program: 'bundle',
  } as const
  await withChange(setup, async (change) => {
    await change.mergeBase(later)
    for (const checkout of ['head', 'full', 'shallow', 'shallow head'] as const) {
      const run = await change.run(inputs, { checkout })
      expect([checkout, run.status]).toEqual([checkout, 1])
      expect(ofKind(standings(run), 'new').some((line) => line.includes('limit-exceeded'))).toBe(true)
    }
  })
})
