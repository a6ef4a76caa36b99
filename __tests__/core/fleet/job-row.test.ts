import { describe, expect, it } from '@jest/globals'
import { resolveAccelerator } from '../../../src/core/catalog/names/accelerator-name.ts'
import { csvFleet } from '../../../src/core/fleet/csv.ts'
import { Fleet } from '../../../src/core/fleet/fleet.ts'
import type { JobRow } from '../../../src/core/fleet/job-row.ts'
import { textFleet } from '../../../src/core/fleet/text.ts'
import type { ReportJob } from '../../../src/core/report/report.ts'
import type { Price } from '../../../src/core/rules/thresholds.ts'
import { reportedFinding, reportedJob, reportText } from '../../support/fleet-reports.ts'

const origin = { repository: 'acme/a', commit: '1', date: '2026-11-01' }
const options = { today: '2026-11-23', teamLabel: 'team', dueDays: 30, oldDays: 30 }
const waived = (job: string, expires: string) =>
  reportedFinding('scale/many', {
    job,
    waived: { reason: 'Booked.', expires, daysLeft: 8, path: 'accelerator.yml', line: 9 },
  })

function fleetOf(
  jobs: readonly ReportJob[],
  prices: readonly Price[] = [],
  findings = [waived('other', '2026-12-01')],
) {
  const fleet = new Fleet(undefined, prices)
  fleet.add('r.json', reportText(origin, jobs, findings))
  return fleet.report(options)
}
const rowOf = (job: ReportJob, prices: readonly Price[] = [], findings = [waived('other', '2026-12-01')]): JobRow =>
  [...fleetOf([job], prices, findings).jobs][0] as JobRow

const full = reportedJob('x', {
  declared: { model: 'llama', group: 'night', labels: { team: 'vision', tier: '1' }, framework: ['jax', 'flax'] },
  sizing: {
    assumptions: [],
    likelyChipHours: 100,
    chipHours: [50, 200],
    cost: { currency: 'USD', likely: 7, amount: [5, 20], per: 'run', prices: 'policy' },
    memory: { verdict: 'unknown', capacityGiB: 80, likelyGiB: 40, likely: 'fits' } as never,
  },
  evidence: { files: 3, compared: ['framework', 'count'], notCompared: [{ what: 'kind', because: 'none' }] } as never,
})

describe('the row of a job', () => {
  it('has all that its report tells', () => {
    expect(rowOf(full, [], [waived('x', '2026-12-02'), waived('x', '2026-12-01'), waived('y', '2026-11-30')])).toEqual({
      ...{ ...origin, path: 'accelerator.yml', line: 1, job: 'x', verdict: 'fit', recommended: 'gpu' },
      ...full.declared,
      ...{
        likelyChipHours: 100,
        chipHours: [50, 200],
        cost: { currency: 'USD', likely: 7, amount: [5, 20], per: 'run', prices: 'policy' },
      },
      ...{ memory: { verdict: 'unknown', capacityGiB: 80, likelyGiB: 40, likely: 'fits' }, evidence: full.evidence },
      ...{ offersSought: true, waived: 2, waivedUntil: '2026-12-01' },
    })
  })

  it('lacks what its report does not tell', () => {
    const { group: _, ...declared } = reportedJob('x').declared
    expect(rowOf(reportedJob('x'))).toStrictEqual({
      ...{ ...origin, path: 'accelerator.yml', line: 1, job: 'x', verdict: 'fit', recommended: 'gpu' },
      ...{ ...declared, offersSought: false, waived: 0 },
    })
  })

  it('is a line of CSV with a cell for each', () => {
    const [, line] = [...csvFleet(fleetOf([full], [], [waived('x', '2026-12-01')]))]
    expect(line).toBe(
      'acme/a,1,2026-11-01,accelerator.yml,1,x,fit,gpu,h100,gpu,nvidia,8,aws,production,jax;flax,pretraining,llama,night,' +
        'team=vision;tier=1,100,50,200,USD,7,5,20,run,policy,fits,40,80,3,framework;count,kind,1,2026-12-01,,,,,,,none found,vision\r\n',
    )
  })

  it.each([
    ['as the usual chip-hours stand to theirs', { likelyChipHours: 100, chipHours: [50, 200] }, 10],
    ['unless the usual chip-hours are not known', { chipHours: [50, 200] }, undefined],
    ['unless the range of chip-hours is not known', { likelyChipHours: 100 }, undefined],
    ['unless they may be none', { likelyChipHours: 100, chipHours: [0, 200] }, undefined],
  ])('of an earlier version has the usual cost to its range %s', (_, hours, likely) => {
    const cost = { currency: 'USD', amount: [5, 20] }
    const job = reportedJob('x', { sizing: { assumptions: [], ...hours, cost } as never })
    expect(rowOf(job).cost).toStrictEqual({ ...cost, ...(likely !== undefined && { likely }) })
  })
})

describe('the prices of a fleet', () => {
  const accelerators = resolveAccelerator('h100')?.candidates.map(({ id }) => id) ?? []
  const price = (amount: number, more: Partial<Price> = {}) =>
    ({ accelerators, currency: 'USD', amount, ...more }) as Price
  const sizing = { assumptions: [], likelyChipHours: 100, chipHours: [50, 200] as const }
  const costWith = (prices: readonly Price[], declared: Partial<ReportJob['declared']> = {}, sized: object = sizing) =>
    rowOf(reportedJob('x', { declared, sizing: sized as typeof sizing }), prices).cost

  it.each<[string, readonly Price[], number | undefined]>([
    ['no price', [], undefined],
    ['a price for all machines', [price(2)], 200],
    ['a price for machines that are not spot', [price(2, { spot: false })], 200],
    ['a price for spot machines', [price(2, { spot: true })], undefined],
    ['a price for spot machines before another', [price(1, { spot: true }), price(3, { spot: false })], 300],
    ['a price at the provider', [price(2, { provider: 'aws' })], 200],
    ['a price at another provider', [price(2, { provider: 'gcp' })], undefined],
  ])('are what a job costs: %s', (_, prices, likely) => expect(costWith(prices)?.likely).toBe(likely))

  it('are for a job that names no provider those that hold everywhere', () => {
    const { provider: _, ...declared } = reportedJob('x').declared
    const job = { ...reportedJob('x', { sizing }), declared }
    expect(rowOf(job, [price(2, { provider: 'aws' }), price(4)]).cost?.likely).toBe(400)
  })

  it('are none for an accelerator that is not known, or not named', () => {
    expect(costWith([price(2)], { accelerator: 'warp9000' })).toBeUndefined()
    const { accelerator: _, ...declared } = reportedJob('x').declared
    expect(rowOf({ ...reportedJob('x', { sizing }), declared }, [price(2)]).cost).toBeUndefined()
  })

  it('are those of a month for a service', () => {
    const cost = { currency: 'EUR', likely: 1, amount: [1, 1] as const, per: 'month', prices: 'list' } as const
    const service = costWith([price(2, { read: '2026-11-01' })], { count: 4 }, { assumptions: [], cost })
    const month = 2 * 4 * 730
    expect(service).toEqual({
      currency: 'USD',
      likely: month,
      amount: [month, month],
      per: 'month',
      prices: 'file',
      read: '2026-11-01',
    })
  })

  it('are none where the chip-hours are not known', () => {
    expect(costWith([price(2)], {}, { assumptions: [] })).toBeUndefined()
  })
})

describe('whose prices they are', () => {
  const at = (name: string, prices: string, read?: string) =>
    reportedJob(name, {
      sizing: {
        assumptions: [],
        cost: {
          currency: 'USD',
          likely: 1944,
          amount: [1000, 30_221],
          per: 'run',
          prices,
          ...(read && { read }),
        } as never,
      },
    })

  it.each([
    [
      'with the first and the last month',
      [at('a', 'list', '2026-09'), at('b', 'list', '2026-06-18')],
      'list prices of June to September 2026',
    ],
    ['with one month', [at('a', 'list', '2026-07-20'), at('b', 'list', '2026-07')], 'list prices of July 2026'],
    [
      'with the years that differ',
      [at('a', 'policy', '2025-12-01'), at('b', 'policy', '2026-01-01')],
      'prices of policies of December 2025 to January 2026',
    ],
    [
      'each kind by itself',
      [at('a', 'list', '2026-07'), at('b', 'manifest')],
      'list prices of July 2026 and declared prices',
    ],
  ])('is told %s', (_, jobs, words) => {
    expect(textFleet(fleetOf(jobs))).toContain(`about 3,900 USD (2,000–60,000) at ${words}, savings`)
  })
})

describe('what speaks against a job', () => {
  const against = { against: [{ rule: 'a/b', reason: 'A reason.' }] }
  const job = reportedJob('x', { assessment: { ...reportedJob('x').assessment, ...against } })
  const found = (rule: string, severity: 'error' | 'warning' | 'notice', of = 'x') =>
    reportedFinding(rule, { severity, job: of, message: `${severity} ${rule}` })

  it.each([
    ['the gravest finding', [found('scale/a', 'warning'), found('sizing/b', 'error')], 'error sizing/b'],
    ['not how it is declared', [found('manifest/a', 'error'), found('scale/a', 'warning')], 'warning scale/a'],
    [
      'not what is waived, of others or a notice',
      [waived('x', '2026-12-01'), found('a/b', 'error', 'y'), found('a/c', 'notice')],
      'A reason.',
    ],
  ])('is %s', (_, findings, reason) => expect(rowOf(job, [], findings).reason).toBe(reason))

  it('is in the policy, unless the hardware is a mismatch, and such a job is none that fits', () => {
    const limit = found('policy/limit-exceeded', 'error')
    const row = rowOf(job, [], [found('scale/a', 'warning'), limit, found('policy/expires', 'notice')])
    const { rule, severity, message } = limit
    expect([row.reason, row.policy]).toEqual([message, [{ rule, severity, message }]])
    const mismatch = { ...job, assessment: { ...job.assessment, verdict: 'mismatch' as const } }
    expect(rowOf(mismatch, [], [limit, found('scale/a', 'error')]).reason).toBe('error scale/a')
    expect(rowOf(job, [], [waived('x', '2026-12-01')])).not.toHaveProperty('policy')

    const fleet = fleetOf([job, reportedJob('y')], [], [limit])
    expect(fleet.total).toMatchObject({ verdicts: { fit: 2 }, words: { fit: 1, 'against the policy': 1 } })
    expect(textFleet(fleet)).toContain('1 fit, 1 against the policy, 16 accelerators')
    expect([...csvFleet(fleet)][1]).toContain(',x,over the limit,')
    expect([...csvFleet(fleetOf([mismatch], [], [limit]))][1]).toContain(',x,mismatch; over the limit,')
  })

  it('is the error in its declaration, or else in the defaults', () => {
    const error = (line: number, job?: string) =>
      reportedFinding('manifest/invalid-value', {
        ...{ severity: 'error', line, message: `Invalid value on line ${line}.` },
        ...(job !== undefined && { job }),
      })
    const at = (name: string, line: number, errors = 1, likely = 0) => ({
      ...reportedJob(name, { sizing: { assumptions: [], cost: { currency: 'USD', likely, amount: [0, 9] } } as never }),
      ...{ line, errors },
    })
    const { jobs, manifestErrors } = fleetOf(
      [at('inherits', 2), at('small', 10, 1, 100), at('large', 20, 1, 755_000), at('clean', 30, 0)],
      [],
      [
        error(3),
        error(14, 'small'),
        error(25, 'large'),
        reportedFinding('manifest/not-read', { severity: 'notice', line: 11 }),
      ],
    )
    expect([...jobs].map(({ job, errors, reason }) => [job, errors, reason])).toEqual([
      ['inherits', 1, 'Invalid value on line 3.'],
      ['small', 1, 'Invalid value on line 14.'],
      ['large', 1, 'Invalid value on line 25.'],
      ['clean', undefined, undefined],
    ])
    expect(manifestErrors.map(({ job, line }) => `${job} ${line}`)).toEqual(['large 25', 'small 14', 'undefined 3'])
  })
})

describe('what offers save', () => {
  const cost = (likely: number, currency = 'USD') =>
    ({ currency, likely, amount: [likely, likely], per: 'run', prices: 'list' }) as const
  const job = (name: string, now: number | undefined, ...offers: readonly (ReturnType<typeof cost> | undefined)[]) =>
    reportedJob(name, {
      sizing: { assumptions: [], chipHours: [5, 20], ...(now !== undefined && { cost: cost(now) }) },
      alternatives: offers.map((each) => ({ change: 'c', set: [], ...(each && { cost: each }) })),
    })

  it.each([
    ['the difference to the cheapest', job('x', 100, cost(70), cost(40), undefined), 60],
    ['nothing where all are dearer', job('x', 100, cost(120)), 0],
    ['not known in another currency', job('x', 100, cost(1, 'EUR')), undefined],
    ['not known without a cost', job('x', undefined, cost(1)), undefined],
    ['not known without an offer', job('x', 100), undefined],
  ])('is %s', (_, reported, expected) => {
    expect(rowOf(reported).saves).toBe(expected)
  })

  it('is not known of a job that does not fit, but what the offer costs is', () => {
    const { sizing, ...rest } = job('x', 100, cost(40))
    const memory = { verdict: 'does-not-fit', capacityGiB: 80 } as never
    const unfit = { ...rest, sizing: { ...sizing, memory } }
    const { saves, offerCost } = rowOf(unfit)
    expect([saves, offerCost]).toEqual([undefined, 40])
    expect(rowOf(job('x', 100, cost(120))).offerCost).toBe(120)
  })

  it('is added up without hours and cost of a job that does not fit, and tells them apart', () => {
    const { sizing, ...rest } = job('x', 100, cost(40))
    const hours = { likelyChipHours: 10, chipHours: [5, 20] } as const
    const unfit = {
      ...rest,
      sizing: { ...sizing, ...hours, memory: { verdict: 'does-not-fit', capacityGiB: 80 } as never },
    }
    const fleet = fleetOf([unfit, job('y', 7)])
    const [row] = fleet.jobs
    expect([row?.cost, row?.likelyChipHours, row?.chipHours]).toEqual([undefined, undefined, undefined])
    expect(row?.ifFitted).toEqual({ ...hours, cost: cost(100) })
    expect(fleet.total).toMatchObject({ likelyChipHours: { amount: 0 }, cost: [{ likely: { amount: 7, jobs: 1 } }] })
    expect(textFleet(fleet)).toContain('about 7 USD at list prices (known for 1 of 2 jobs)')
    const [head = '', line = ''] = csvFleet(fleet)
    const cells = Object.fromEntries(
      head
        .trim()
        .split(',')
        .map((name, at) => [name, line.trim().split(',')[at]]),
    )
    expect(cells).toMatchObject({ usual_chip_hours: '', most_chip_hours: '', usual_cost: '', most_cost: '' })
    expect(cells).toMatchObject({ currency: 'USD', cost_per: 'run', offer_cost: '40' })
    const price = { accelerators: resolveAccelerator('h100')?.candidates.map(({ id }) => id) ?? [] }
    const priced = rowOf(unfit, [{ ...price, amount: 3, currency: 'EUR', read: '2026-11-01' }])
    expect(priced.ifFitted?.cost).toMatchObject({ currency: 'EUR', likely: 30, prices: 'file' })
  })

  it('is for a job that passes that of cheaper hardware, if it was looked for', () => {
    const cheaper = { change: '4× L4 instead of 8× H100', set: [], cost: cost(30) }
    const passing = { ...job('a', 100), cheaper }
    expect(rowOf(passing)).toMatchObject({
      ...{ offersSought: true, savingsSought: true },
      ...{ offer: cheaper.change, offerCost: 30, saves: 70 },
    })
    const none = rowOf({ ...job('b', 100), cheaper: null })
    expect([none.offersSought, none.savingsSought, none.offer]).toEqual([true, true, undefined])
    const { total } = fleetOf([passing, { ...job('b', 50), cheaper: null }, job('c', 20)])
    expect([total.offersSought, total.cost[0]?.saves]).toEqual([2, { amount: 70, jobs: 1 }])
    const price = { accelerators: resolveAccelerator('h100')?.candidates.map(({ id }) => id) ?? [] }
    const priced = rowOf(passing, [{ ...price, amount: 1, currency: 'USD', read: '2026-11-01' }])
    expect(priced.cost?.prices).toBe('file')
    for (const key of ['offer', 'offerCost', 'saves', 'savingsSought']) expect(priced).not.toHaveProperty(key)
    expect(priced.offersSought).toBe(false)
  })

  it('is added up, with the number of jobs that it is known of', () => {
    const jobs = [job('a', 100, cost(40)), job('b', 50, cost(60)), job('c', 10)]
    expect(fleetOf(jobs).total.cost).toMatchObject([
      { likely: { amount: 160, jobs: 3 }, saves: { amount: 60, jobs: 2 } },
    ])
    expect(textFleet(fleetOf(jobs))).toContain(
      'about 160 USD at list prices, offers would save about 60 USD (looked for in 2 of 3 jobs, known for 2)\n',
    )
    const unknown = fleetOf([job('c', 10)])
    expect(unknown.total.cost[0]).not.toHaveProperty('saves')
    expect(textFleet(unknown)).toContain('about 10 USD at list prices, savings of offers not looked for\n')
    expect(textFleet(fleetOf([job('b', 50, cost(60))]))).toContain(
      'about 50 USD at list prices, offers would save nothing\n',
    )
    expect([...csvFleet(fleetOf(jobs))][1]).toMatch(/,60,,,c,40,,found,vision\r\n$/)
    expect([...csvFleet(fleetOf(jobs))][2]).toContain(',-10,')
  })

  it('is not known by prices of somebody else', () => {
    const price = { accelerators: resolveAccelerator('h100')?.candidates.map(({ id }) => id) ?? [] }
    const prices = [{ ...price, amount: 1, currency: 'USD', read: '2026-11-01' }]
    const { saves, offerCost } = rowOf(job('a', 100, cost(40)), prices)
    expect([saves, offerCost]).toEqual([undefined, undefined])
  })
})
