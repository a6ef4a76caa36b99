import { describe, expect, it } from '@jest/globals'
import { check } from '../../../src/edge/cli/check.ts'
import { fleet } from '../../../src/edge/cli/fleet.ts'
import { type FleetJson, reportedJob, reportText } from '../../support/fleet-reports.ts'
import { workspaceOf } from '../../support/runner.ts'
import { runHere } from '../../support/terminal.ts'

const manifest = `framework: pytorch
stage: production
model: { architecture: transformer, precision: bf16 }
scale: { parameters: 7B, tokens: 200B, sequence_length: 4096, global_batch_size: 1024 }
hardware: { accelerator: h100-sxm, count: 64, provider: aws }
`
const pricesFile = (price: string): string =>
  `prices:\n  - { accelerator: h100, provider: aws, price: ${price}, read: 2026-11-01 }\n`

async function costIn(files: Readonly<Record<string, string>>, words: readonly string[]) {
  const { stdout } = await runHere(check, workspaceOf({ 'accelerator.yml': manifest, ...files }), [
    ...['--format', 'json', '--no-alternatives'],
    ...words,
  ])
  return JSON.parse(stdout).files[0].jobs[0].sizing
}

describe('--prices', () => {
  it('gives the cost in the usual case and its range', async () => {
    const { cost, likelyChipHours, chipHours } = await costIn({ 'prices.yml': pricesFile('2 USD') }, [
      ...['--prices', 'prices.yml'],
    ])
    const times2 = (value: number): number => Number((2 * value).toPrecision(2))
    expect(cost.currency).toBe('USD')
    expect([cost.likely, ...cost.amount].map((value) => Number(value.toPrecision(2)))).toEqual(
      [likelyChipHours, ...chipHours].map(times2),
    )
  })

  it('come before those of the policy', async () => {
    const files = { 'prices.yml': pricesFile('2 EUR'), '.github/accelerator-policy.yml': pricesFile('9 USD') }
    expect((await costIn(files, [])).cost.currency).toBe('USD')
    expect((await costIn(files, ['--prices', 'prices.yml'])).cost.currency).toBe('EUR')
  })

  const locked = { '.github/accelerator-policy.yml': pricesFile('3 USD').replace(' }', ', locked: true }') }
  it.each([
    ['more than prices', { 'prices.yml': `${pricesFile('2 USD')}fail-on: never\n` }, 'holds more than `prices`'],
    ['no such file', {}, 'does not exist'],
    ['a price below a locked one', { ...locked, 'prices.yml': pricesFile('2 USD') }, 'This price is lower'],
  ])('refuses %s', async (_, files, message) => {
    const problems = [{ message: expect.stringContaining(message) }]
    await expect(costIn(files, ['--prices', 'prices.yml'])).rejects.toMatchObject({ problems })
  })

  it('of a fleet count in place of what the reports say, for jobs of which the chip-hours are known', async () => {
    const sizing = { assumptions: [], likelyChipHours: 100, chipHours: [50, 200] as const }
    const cost = { currency: 'EUR', amount: [1, 2], per: 'run', prices: 'policy' } as const
    const folder = workspaceOf({
      'prices.yml': pricesFile('2 USD'),
      'reports/a.json': reportText({ repository: 'acme/a' }, [
        reportedJob('priced', { sizing: { ...sizing, cost } }),
        reportedJob('elsewhere', { declared: { provider: 'gcp' }, sizing: { ...sizing, cost } }),
        reportedJob('unsized'),
      ]),
    })
    const words = ['reports', '--prices', 'prices.yml', '--format', 'json']
    const { jobs, total } = JSON.parse((await runHere(fleet, folder, words)).stdout) as FleetJson
    expect(jobs.map((row) => row.cost)).toEqual([
      { currency: 'USD', likely: 200, amount: [100, 400] },
      { ...cost, likely: 2 },
      undefined,
    ])
    expect(total.cost[1]).toEqual({
      currency: 'USD',
      per: 'run',
      likely: { amount: 200, jobs: 1 },
      amount: [100, 400],
      jobs: 1,
    })
  })
})
