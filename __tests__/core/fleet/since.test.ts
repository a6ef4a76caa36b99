import { describe, expect, it } from '@jest/globals'
import { Fleet } from '../../../src/core/fleet/fleet.ts'
import { readFormerFleet } from '../../../src/core/fleet/former-fleet.ts'
import { jsonFleet } from '../../../src/core/fleet/json.ts'
import { textFleet } from '../../../src/core/fleet/text.ts'
import type { Verdict } from '../../../src/core/report/report.ts'
import { reportedFinding, reportedJob, reportText } from '../../support/fleet-reports.ts'

const options = { today: '2026-11-28', teamLabel: 'team', dueDays: 30, oldDays: 30 }

const job = (name: string, count: number, likelyChipHours?: number, team = 'vision') =>
  reportedJob(name, {
    declared: { ...reportedJob(name).declared, accelerator: 'h100', count, labels: { team } },
    sizing: { assumptions: [], ...(likelyChipHours !== undefined && { likelyChipHours }) },
  })

function fleetOf(reports: Readonly<Record<string, Parameters<typeof reportText>[1]>>, dates: readonly string[] = []) {
  const fleet = new Fleet()
  for (const [at, [repository, jobs]] of Object.entries(reports).entries())
    fleet.add(repository, reportText({ repository, ...(dates[at] !== undefined && { date: dates[at] }) }, jobs))
  return fleet
}

const formerOf = (...reports: Parameters<typeof fleetOf>) => {
  const report = fleetOf(...reports).report({ ...options, today: '2026-11-21' })
  const former = readFormerFleet([...jsonFleet(report)].join(''))
  if (former === undefined) throw new Error('This is no report of a fleet.')
  return former
}

describe('what has changed since a former report', () => {
  const former = formerOf({
    'acme/a': [
      ...[job('same', 8, 100), job('about', 8, 100), job('hours', 8, 100), job('count', 8), job('gone', 8, 50)],
      job('handed', 8, 100),
    ],
    'acme/b': [job('elsewhere', 8, 100)],
  })
  const now = fleetOf({
    'acme/a': [
      ...[job('same', 8, 100), job('about', 8, 104), job('hours', 8, 300), job('count', 16), job('new', 4, 10)],
      job('handed', 8, 90, 'audio'),
    ],
  })
  const report = now.report({ ...options, former })

  it('is new, gone and changed jobs, and repositories that were not read', () => {
    const { since } = report
    expect(since?.date).toBe('2026-11-21')
    expect(since?.new.map((each) => each.job)).toEqual(['new'])
    expect(since?.gone.map((each) => each.job)).toEqual(['gone'])
    expect(since?.changed.map(({ now: each }) => each.job)).toEqual(['hours', 'count', 'handed'])
    expect(since?.notRead).toEqual(['acme/b'])
  })

  it('counts the jobs that only became smaller', () => {
    const less = fleetOf({ 'acme/a': [job('same', 4, 100), job('about', 8, 98), job('hours', 8, 50)] })
    const now = less.report({ ...options, former })
    expect([now.since?.changed, now.since?.smaller]).toEqual([[], 2])
    expect(textFleet(now)).toContain('0 changed and 2 smaller since')
    expect(textFleet(report)).not.toContain('smaller')
  })

  it('is nothing where the two reports share no repository', () => {
    const others = fleetOf({ 'acme/c': [job('same', 8, 100)] }).report({ ...options, former })
    expect(others.since).toMatchObject({ isOfOthers: true, new: [], gone: [], changed: [] })
    expect(textFleet(others)).not.toContain('→')
    expect(textFleet(others)).toContain(
      'Nothing can be compared: the report of 2026-11-21 has none of these repositories, but acme/a, acme/b\n',
    )
    expect(textFleet(others)).not.toContain('No report')
  })

  it('is told in text and in JSON', () => {
    const text = textFleet(report)
    expect(text).toContain(
      '1 new, 1 gone and 3 changed since the reports of 2026-11-21\n  Changed: 1 with more accelerators, 1 with more chip-hours, 1 with another team\n',
    )
    expect(text).toContain('No report this time from 1 repository, so its jobs may still exist: acme/b\n')
    expect(text).toMatch(
      /Changed\n.* hours: chip-hours 100 → 300\n.* count: accelerators 8 → 16\n.* handed: team vision → audio\n/,
    )
    expect(JSON.parse([...jsonFleet(report)].join('')).since.gone).toHaveLength(1)
  })

  it('names what grew and nothing else, with money, and what costs the most first', () => {
    const priced = (name: string, count: number, hours: number, likely?: number, accelerator = 'nvidia-l4-24gb') => {
      const cost = { currency: 'USD', amount: [1, 9], per: 'run', prices: 'list' } as const
      const { declared, ...rest } = job(name, count, hours)
      const sizing = { ...rest.sizing, ...(likely !== undefined && { cost: { ...cost, likely } }) }
      return { ...rest, declared: { ...declared, accelerator }, sizing }
    }
    const report = fleetOf({
      'acme/a': [
        priced('faster', 16, 800, 800),
        priced('little', 8, 100, 130),
        priced('much', 8, 300, 3000),
        priced('moved', 4, 90, 90, 'nvidia-h100-80gb-sxm'),
        priced('new', 4, 10, 2000),
      ],
    }).report({
      ...options,
      former: formerOf({
        'acme/a': [
          priced('faster', 8, 1000, 1000),
          priced('little', 8, 100, 100),
          priced('much', 8, 100, 1000),
          priced('moved', 2, 100, 100),
          priced('cheap', 8, 900),
          priced('dear', 8, 50, 70),
        ],
      }),
    })
    const text = textFleet(report)
    expect(report.since?.changed.map(({ now: each }) => each.job)).toEqual(['much', 'little', 'moved', 'faster'])
    expect(report.since?.gone.map((each) => each.job)).toEqual(['dear', 'cheap'])
    expect(text).toContain('1 new (2,000 USD), 2 gone (70 USD, known for 1 of 2) and 4 changed since')
    expect(text).toContain(
      '1 with another accelerator, 1 with more accelerators, 1 with more chip-hours, 2 with a higher cost (+2,000 USD)',
    )
    expect(text).toContain('much: chip-hours 100 → 300, cost 1,000 → 3,000 USD\n')
    expect(text).toContain('little: cost 100 → 130 USD\n')
    expect(text).toContain('faster: accelerators 8 → 16, cost 1,000 → 800 USD\n')
    expect(text).toContain('moved: 4× H100 SXM instead of 2× L4, cost 100 → 90 USD\n')
    expect(text).toContain('dear: 8× L4, 50 chip-hours, 70 USD\n')
  })

  it('is other verdicts, the worst first, and what all jobs came to and come to', () => {
    const cost = (likely: number, prices: 'list' | 'policy' = 'list') =>
      ({ currency: 'USD', likely, amount: [1, 9], per: 'run', prices }) as const
    const judged = (name: string, verdict: Verdict, ...costs: Parameters<typeof cost> | []) => {
      const { sizing, ...rest } = job(name, 8, 100)
      const [likely, prices] = costs
      const assessment = { ...rest.assessment, verdict }
      return { ...rest, assessment, sizing: { ...sizing, ...(likely !== undefined && { cost: cost(likely, prices) }) } }
    }
    const then = [
      judged('mended', 'mismatch', 1000),
      judged('broken', 'fit', 200),
      judged('same', 'mismatch'),
      { ...job('unsized', 8), assessment: { ...job('unsized', 8).assessment, verdict: 'undecided' as const } },
    ]
    const former = formerOf({ 'acme/a': then, 'acme/b': [judged('elsewhere', 'mismatch', 5000)] })
    const since = (...jobs: ReturnType<typeof judged>[]) =>
      textFleet(fleetOf({ 'acme/a': jobs }).report({ ...options, former }))
    const after = [judged('mended', 'fit', 400), judged('broken', 'mismatch', 200), judged('same', 'mismatch')]
    const text = since(...after, judged('new', 'fit', 10))
    expect(text).toContain('\n  Changed: 2 with another verdict (1 fit → mismatch, 1 mismatch → fit)\n')
    expect(text).toContain(
      '\n  jobs 4 (no change), mismatch 2 (no change), undecided 1 → 0, fit 1 → 2, usual chip-hours 300 → 400 (known for 3 of 4 → 4 of 4), usual cost 1,200 → 610 USD (known for 2 of 4 → 3 of 4)\n',
    )
    expect(text).toContain(
      'Changed\n  acme/a: accelerator.yml broken: fit → mismatch\n  acme/a: accelerator.yml mended: mismatch → fit\n',
    )
    expect(since(...then.slice(0, 3).map(({ name }) => judged(name, 'fit', 7, 'policy')))).toContain(
      'usual cost 1,200 → 21 USD at other prices (known for 2 of 4 → 3 of 3)',
    )
    expect(since(judged('same', 'mismatch'))).toContain('usual cost 1,200 → unknown USD (known for 2 of 4 → 0 of 1)')
    expect(since(judged('same', 'mismatch'))).not.toContain('another verdict')
  })

  it('dates from the earlier reports, not from the day on which they were merged', () => {
    const jobs = { 'acme/a': [job('x', 8, 100)], 'acme/b': [job('y', 8, 100)] }
    const sinceOf = (...dates: readonly string[]) =>
      textFleet(fleetOf(jobs).report({ ...options, former: formerOf(jobs, dates) }))
    expect(sinceOf('2026-11-02', '2026-11-14')).toContain('changed since the reports of 2026-11-02 to 2026-11-14\n')
    expect(sinceOf('2026-11-14', '2026-11-14')).toContain('changed since the reports of 2026-11-14\n')
    expect(sinceOf()).toContain('changed since the reports of 2026-11-21\n')
  })

  it('says by how much sums differ that round to the same figure', () => {
    const of = (hours: number) => ({ 'acme/a': [job('x', 8, hours)] })
    const wholeOf = (then: number, now: number) =>
      textFleet(fleetOf(of(now)).report({ ...options, former: formerOf(of(then)) }))
    expect(wholeOf(157_200, 157_300)).toContain('usual chip-hours 157k (+100)')
    expect(wholeOf(157_300, 157_200)).toContain('usual chip-hours 157k (−100)')
    expect(wholeOf(157_200, 157_200)).toContain('usual chip-hours 157k (no change)')
  })

  it('is what the policy forbids now, and not what it forbade then as well', () => {
    const limit = (name: string) => reportedFinding('policy/limit-exceeded', { job: name, severity: 'error' })
    const fleetWith = (...names: readonly string[]) => {
      const fleet = new Fleet()
      fleet.add('a', reportText({ repository: 'acme/a' }, [job('x', 8), job('y', 8)], names.map(limit)))
      return fleet
    }
    const then = readFormerFleet([...jsonFleet(fleetWith('y').report(options))].join('')) as ReturnType<typeof formerOf>
    const { since } = fleetWith('x', 'y').report({ ...options, former: then })
    expect(since?.changed.map(({ now: each }) => each.job)).toEqual(['x'])
    expect(textFleet(fleetWith('x', 'y').report({ ...options, former: then }))).toContain(
      'Changed: 1 with another verdict (1 fit → against the policy)',
    )
  })

  it('says of a new job and of one that is gone that it does not fit', () => {
    const unfit = (name: string) =>
      reportedJob(name, {
        sizing: { assumptions: [], likelyChipHours: 9, memory: { verdict: 'does-not-fit', capacityGiB: 80 } as never },
      })
    const report = fleetOf({ 'acme/a': [unfit('after')] })
    const text = textFleet(report.report({ ...options, former: formerOf({ 'acme/a': [unfit('before')] }) }))
    expect(text).toContain('after: fit, 8× H100, does not fit\n')
    expect(text).toContain('before: 8× H100, does not fit\n')
  })

  it('is nothing where no former report is given', () => {
    expect(now.report(options)).not.toHaveProperty('since')
    expect(textFleet(now.report(options))).not.toContain('Changes')
  })

  it.each(['', '{', '[]', '{"version":1}', '{"version":2,"date":"2026-11-21","jobs":[]}'])(
    'is not read from %j',
    (text) => {
      expect(readFormerFleet(text)).toBeUndefined()
    },
  )
})
