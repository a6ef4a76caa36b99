import { describe, expect, it } from '@jest/globals'
import { check } from '../../../src/edge/cli/check/check.ts'
import { fleet } from '../../../src/edge/cli/fleet/fleet.ts'
import { prices } from '../../../src/edge/cli/prices.ts'
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

  it('of one part twice, or of a day to come, are told', async () => {
    const twice = `${pricesFile('2 USD')}  - { accelerator: h100, provider: aws, price: 1 USD, read: 2027-11-01 }\n`
    const folder = workspaceOf({ 'accelerator.yml': manifest, 'prices.yml': twice })
    const { stderr } = await runHere(check, folder, ['--no-alternatives', '--prices', 'prices.yml'])
    expect(stderr).toContain('prices.yml:3: This price never applies: an earlier one covers it (prices.yml:2).')
    expect(stderr).toContain('prices.yml:3: This price was read on 2027-11-01, which is in the future.')
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
      { currency: 'USD', likely: 200, amount: [100, 400], per: 'run', prices: 'file', read: '2026-11-01' },
      { ...cost, likely: 2 },
      undefined,
    ])
    expect(total.cost[1]).toEqual({
      currency: 'USD',
      per: 'run',
      likely: { amount: 200, jobs: 1 },
      amount: [100, 400],
      jobs: 1,
      sources: [{ prices: 'file', jobs: 1, read: ['2026-11-01', '2026-11-01'] }],
    })
  })
})

describe('prices import', () => {
  const header = 'InstanceType,AcceleratorName,AcceleratorCount,Price,SpotPrice,Region,AvailabilityZone\n'
  const p5 = 'p5.48xlarge,H100,8,55.04,16,us-east-1,use1-az4\n'
  const bad = 'p4d.24xlarge,A100,8,21.9,22,us-east-1,use1-az4\n'
  const west = 'p5.48xlarge,H100,8,64,,us-west-2,usw2-az4\n'
  const day = ['--read', '2026-11-20']
  const imported = (text: string, ...words: readonly string[]) =>
    runHere(prices, workspaceOf({ 'vms.csv': text }), ['import', 'vms.csv', ...words])

  it('writes a file that gives jobs their cost', async () => {
    const { status, stdout, stderr } = await imported(header + west + p5 + bad, '--provider', 'AWS', ...day)
    expect([status, stderr]).toEqual([0, 'vms.csv:4 has a spot price above its price.\n'])
    const files = { 'prices.yml': stdout }
    const perHour = async (hardware: string) => {
      const text = manifest.replace(/^hardware.*$/m, `hardware: { ${hardware} }`)
      const { cost, likelyChipHours } = await costIn({ ...files, 'accelerator.yml': text }, ['--prices', 'prices.yml'])
      expect(cost).toMatchObject({ prices: 'file', read: '2026-11-20', currency: 'USD' })
      return Number((cost.likely / likelyChipHours).toPrecision(2))
    }
    expect(await perHour('accelerator: h100, count: 64, provider: aws')).toBe(6.9)
    expect(await perHour('accelerator: h100, count: 64, provider: aws, spot: true')).toBe(2)
    expect(await perHour('accelerator: h100, count: 64, provider: aws, region: us-west-2')).toBe(8)
    expect(await perHour('machine: p5.48xlarge, nodes: 8, region: us-west-2b')).toBe(8)
  })

  it('takes the region that is asked for', async () => {
    const { stdout } = await imported(header + west + p5, '--provider', 'aws', '--region', 'us-west-2', ...day)
    expect(stdout.match(/region: "([\w-]+)"/g)).toEqual(Array(2).fill('region: "us-west-2"'))
  })

  it.each([
    ['no usable price', header + bad, ['--provider', 'aws', ...day]],
    ['neither the columns', 'a,b\n1,2\n', ['--provider', 'aws', ...day]],
    ['needs --provider', header + p5, day],
    ['needs --read', header + p5, ['--provider', 'aws']],
    ['does not know "shed"', header + p5, ['--provider', 'shed', ...day]],
    ['is in the future', header + p5, ['--provider', 'aws', '--read', '2099-01-01']],
    [
      'choose a --region',
      header + Array.from({ length: 700 }, (_, index) => p5.replaceAll('us-east-1', `r-${index}`)).join(''),
      ['--provider', 'aws', ...day],
    ],
  ])('refuses: %s', async (message, text, words) => {
    await expect(imported(text, ...words)).rejects.toThrow(message)
  })
})
