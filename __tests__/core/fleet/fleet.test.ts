import { describe, expect, it } from '@jest/globals'
import { Fleet } from '../../../src/core/fleet/fleet.ts'
import type { NamedTotal } from '../../../src/core/fleet/totals.ts'
import type { ReportJob, Verdict } from '../../../src/core/report/report.ts'
import { type FleetJson, reportedFinding, reportedJob, reportText } from '../../support/fleet-reports.ts'

const options = { today: '2026-11-23', teamLabel: 'team', dueDays: 30, oldDays: 30 }

function merged(...reports: readonly string[]): FleetJson {
  const fleet = new Fleet()
  for (const [index, report] of reports.entries()) fleet.add(`reports/${index}.json`, report)
  const report = fleet.report(options)
  return { ...report, jobs: [...report.jobs] }
}

const waiver = { reason: 'Booked.', expires: '2026-12-01', daysLeft: 8, path: 'accelerator.yml', line: 9 }

describe('merged reports', () => {
  it('count the latest day of each repository, whatever the order they come in', () => {
    const old = reportText({ repository: 'acme/a', commit: '1', date: '2026-10-01' }, [reportedJob('gone')])
    const late = reportText({ repository: 'acme/a', commit: '2', date: '2026-11-01' }, [reportedJob('train')])
    for (const order of [
      [old, late],
      [late, old],
    ]) {
      const { jobs, reports } = merged(...order)
      expect(jobs.map(({ job }) => job)).toEqual(['train'])
      expect(reports).toEqual({ read: 2, superseded: 1, undated: 0 })
    }
  })

  it.each([
    ['of one day', '2026-11-01', '2026-11-01'],
    ['without a day', undefined, undefined],
    ['after one without a day', undefined, '2026-11-01'],
  ])('%s: the one that came last counts', (_, first, second) => {
    const of = (commit: string, date: string | undefined, job: string) =>
      reportText({ repository: 'acme/a', commit, ...(date !== undefined && { date }) }, [reportedJob(job)])
    const { jobs, reports } = merged(of('1', first, 'early'), of('2', second, 'late'))
    expect(jobs.map(({ job }) => job)).toEqual(['late'])
    expect(reports.superseded).toBe(1)
  })

  it('without a day does not count beside one that has it', () => {
    const dated = reportText({ repository: 'acme/a', date: '2026-11-01' }, [reportedJob('dated')])
    const undated = reportText({ repository: 'acme/a' }, [reportedJob('undated')])
    expect(merged(dated, undated).jobs.map(({ job }) => job)).toEqual(['dated'])
  })

  it('without a commit do not complete one another', () => {
    const origin = { repository: 'acme/a', date: '2026-11-01' }
    const { jobs, reports } = merged(
      reportText(origin, [reportedJob('x')], [], 'a/accelerator.yml'),
      reportText(origin, [reportedJob('y')], [], 'b/accelerator.yml'),
    )
    expect(jobs.map(({ job }) => job)).toEqual(['y'])
    expect(reports.superseded).toBe(1)
  })

  it('say whether each was one, and by which program and on which day they are merged', () => {
    const fleet = new Fleet()
    expect([fleet.add('a', '{'), fleet.add('b', reportText({}, []))]).toEqual([false, true])
    const { tool, date, repositories, undeclared, oldReports, unread } = fleet.report(options)
    expect(tool).toEqual({ name: 'accelerator-review', version: expect.stringMatching(/^\d/) })
    expect([date, repositories, undeclared, oldReports, unread.length]).toEqual(['2026-11-23', 1, [], [], 1])
  })

  it('of one commit complete one another, and a manifest that both have counts once', () => {
    const origin = { repository: 'acme/a', commit: '1', date: '2026-11-01' }
    const { jobs, repositories } = merged(
      reportText(origin, [reportedJob('x')], [], 'a/accelerator.yml'),
      reportText(origin, [reportedJob('y')], [], 'b/accelerator.yml'),
      reportText(origin, [reportedJob('y')], [], 'b/accelerator.yml'),
    )
    expect(jobs.map(({ path, job }) => `${path} ${job}`)).toEqual(['a/accelerator.yml x', 'b/accelerator.yml y'])
    expect(repositories).toBe(1)
  })

  it('that name no repository stand for themselves', () => {
    const { jobs, reports } = merged(reportText({}, [reportedJob('x')]), reportText({}, [reportedJob('x')]))
    expect(jobs.map(({ repository }) => repository)).toEqual(['reports/0.json', 'reports/1.json'])
    expect(reports.undated).toBe(2)
  })

  it.each([
    ['not JSON', '{', 'is not valid JSON'],
    ['another program', '{"version":1}', 'is not a report of `check --format json` (at tool)'],
    ['null', 'null', 'is not a report of `check --format json` (at the whole file)'],
    [
      'a wrong number',
      reportText({}, [reportedJob('x', { declared: { count: -1 } })]),
      'is not a report of `check --format json` (at files.0.jobs.0.declared.count)',
    ],
    ['no day', reportText({ date: 'yesterday' }, []), 'is not a report of `check --format json` (at date)'],
    [
      'more than a day',
      reportText({ date: '2026-11-01T00' }, []),
      'is not a report of `check --format json` (at date)',
    ],
    ['a longer year', reportText({ date: '12026-11-01' }, []), 'is not a report of `check --format json` (at date)'],
    [
      'the report of another program',
      reportText({}, []).replace('"name":"accelerator-review"', '"name":"other"'),
      'is not a report of `check --format json` (at tool.name)',
    ],
    ...['USDX', 'xUSD', 'usd'].map((currency) => [
      `the currency ${currency}`,
      reportText({}, [
        reportedJob('x', {
          sizing: { assumptions: [], cost: { currency, amount: [1, 2], per: 'run', prices: 'policy' } },
        }),
      ]),
      'is not a report of `check --format json` (at files.0.jobs.0.sizing.cost.currency)',
    ]),
    [
      'evidence without its files',
      reportText({}, [reportedJob('x', { evidence: {} as never })]),
      'is not a report of `check --format json` (at files.0.jobs.0.evidence.files)',
    ],
  ])('with %s are named as not read', (_, text, because) => {
    expect(merged(text, reportText({}, [reportedJob('x')]))).toMatchObject({
      unread: [{ path: 'reports/0.json', because }],
      total: { jobs: 1 },
    })
  })

  it.each([
    ['an error and no job', [], ['warning', 'error'], true],
    ['a warning and no job', [], ['warning'], false],
    ['nothing at all', [], [], false],
    ['an error and a job', [reportedJob('x')], ['error'], false],
  ] as const)('name a manifest of which no job could be read: %s', (_, jobs, severities, isNamed) => {
    const findings = severities.map((severity) => reportedFinding('manifest/syntax', { severity }))
    expect(merged(reportText({ repository: 'acme/a' }, jobs, findings)).unread).toEqual(
      isNamed ? [{ path: 'acme/a: accelerator.yml', because: 'has no job that could be read' }] : [],
    )
  })

  it('tell repositories without a manifest from those that could not be checked', () => {
    const of = (repository: string, more: object) =>
      JSON.stringify({ ...JSON.parse(reportText({ repository }, [])), files: [], ...more })
    const launches = [{ path: 'train.sh', line: 2, asksFor: '8 GPUs' }]
    const both = JSON.stringify({
      ...JSON.parse(reportText({ repository: 'acme/d' }, [reportedJob('x')])),
      undeclared: launches,
    })
    const { withoutManifest, unread, undeclared } = merged(
      of('acme/a', {}),
      of('acme/b', { notChecked: 'cannot be checked' }),
      of('acme/c', { undeclared: launches }),
      both,
    )
    expect(withoutManifest).toBe(2)
    expect(unread).toEqual([{ path: 'acme/b', because: 'cannot be checked' }])
    expect(undeclared).toEqual([{ repository: 'acme/c', launches }])
  })

  it('list the waivers that end soon or have ended, the first to end first', () => {
    const waived = (expires: string) => reportedFinding('scale/many', { job: 'x', waived: { ...waiver, expires } })
    const text = reportText(
      { repository: 'acme/a', date: '2026-11-01' },
      [reportedJob('x')],
      [waived('2026-12-24'), waived('2026-12-23'), waived('2026-11-20')],
    )
    const { waiversDue, jobs } = merged(text)
    expect(waiversDue.map(({ expires }) => expires)).toEqual(['2026-11-20', '2026-12-23'])
    expect(waiversDue[0]).toMatchObject({ repository: 'acme/a', job: 'x', rule: 'scale/many', reason: 'Booked.' })
    expect(jobs[0]).toMatchObject({ waived: 3, waivedUntil: '2026-11-20' })
  })

  it('list the waivers that have ended before the check, with the findings that count again', () => {
    const expiredWaiver = { ...waiver, expires: '2026-10-20', daysLeft: -12, owner: 'maria' }
    const { waiversDue, jobs } = merged(
      reportText(
        { repository: 'acme/a', date: '2026-11-01' },
        [reportedJob('x')],
        [
          reportedFinding('scale/many', { job: 'x', waived: { ...waiver, expires: '2026-11-30' } }),
          reportedFinding('sizing/does-not-fit', { job: 'x', expiredWaiver }),
        ],
      ),
    )
    expect(waiversDue.map(({ rule, expires }) => `${rule} ${expires}`)).toEqual([
      'sizing/does-not-fit 2026-10-20',
      'scale/many 2026-11-30',
    ])
    expect(waiversDue[0]).toMatchObject({ job: 'x', reason: 'Booked.', owner: 'maria' })
    expect(jobs[0]).toMatchObject({ waived: 1, waivedUntil: '2026-11-30' })
  })

  it('list what the files of a repository contradict, unless it is waived', () => {
    const findings = [
      reportedFinding('evidence/other-kind', { job: 'x' }),
      reportedFinding('evidence/other-count', { job: 'x', waived: waiver }),
      reportedFinding('model/dynamic-shapes', { job: 'x' }),
    ]
    expect(merged(reportText({}, [reportedJob('x')], findings)).drift.map(({ rule }) => rule)).toEqual([
      'evidence/other-kind',
    ])
  })

  it('list the reports that are older than so many days, the oldest first', () => {
    const of = (repository: string, date: string, commit?: string) =>
      reportText({ repository, date, ...(commit !== undefined && { commit }) }, [])
    const { oldReports } = merged(
      ...[
        of('a', '2026-10-24'),
        of('b', '2026-10-23'),
        of('c', '2025-01-01', '1'),
        reportText({ repository: 'd' }, []),
      ],
    )
    expect(oldReports).toStrictEqual([
      { repository: 'c', commit: '1', date: '2025-01-01' },
      { repository: 'b', date: '2026-10-23' },
    ])
  })

  it('list the reports of a day that is still to come', () => {
    const { futureReports } = merged(
      reportText({ repository: 'a', date: '2027-01-01' }, []),
      reportText({ repository: 'b', date: '2026-11-23' }, []),
    )
    expect(futureReports).toStrictEqual([{ repository: 'a', date: '2027-01-01' }])
  })

  it('leave out a report that is nested too deeply to be one', () => {
    const deep = `${'['.repeat(100_000)}${']'.repeat(100_000)}`
    const { repositories, unread } = merged(`{"version":1,"tool":{"name":"accelerator-review"},"files":[],"x":${deep}}`)
    expect([repositories, unread]).toMatchObject([0, [{ because: 'is nested more than 64 levels deep' }]])
  })

  it('take labels as words, those of the language too', () => {
    const text = reportText({}, [reportedJob('x', { declared: { labels: {} } })])
    const fleet = new Fleet()
    fleet.add('r', text)
    expect(fleet.report({ ...options, teamLabel: 'constructor' }).by.team.map(({ name }) => name)).toEqual([undefined])
  })
})

describe('the totals', () => {
  const verdicts: readonly Verdict[] = ['fit', 'undecided', 'questionable', 'mismatch']
  const pick = <T>(all: readonly T[], index: number): T => all[index % all.length] as T
  const jobOf = (index: number): ReportJob => {
    const provider = pick(['aws', 'gcp', undefined], index)
    const job = reportedJob(`job-${index}`, {
      declared: { kind: pick(['gpu', 'tpu'], index), count: index % 7, labels: { team: pick(['a', 'b', 'c'], index) } },
      assessment: {
        recommended: 'gpu',
        verdict: pick(verdicts, index),
        for: [],
        against: [],
        undecided: [],
      },
      sizing: {
        assumptions: [],
        ...(index % 2 === 0 && { likelyChipHours: index, chipHours: [index / 2, index * 2] }),
        ...(index % 3 === 0 && {
          cost: { currency: pick(['USD', 'EUR'], index), amount: [index, index + 5], per: 'run', prices: 'policy' },
        }),
      },
    })
    const { provider: _, ...declared } = job.declared
    return { ...job, declared: { ...declared, ...(provider && { provider }) } }
  }
  const jobs = Array.from({ length: 60 }, (_, index) => jobOf(index))
  const fleet = merged(
    ...Array.from({ length: 12 }, (_, at) => reportText({ repository: `acme/${at}` }, jobs.slice(at * 5, at * 5 + 5))),
  )

  it('are those of an independent sum', () => {
    let [accelerators, likely, low, high, dollars] = [0, 0, 0, 0, 0]
    for (let index = 0; index < 60; index++) {
      accelerators += index % 7
      if (index % 2 === 0) {
        likely += index
        low += index / 2
        high += index * 2
      }
      if (index % 6 === 0) dollars += index
    }
    expect(fleet.total).toMatchObject({
      jobs: 60,
      verdicts: { fit: 15, undecided: 15, questionable: 15, mismatch: 15 },
      accelerators,
      likelyChipHours: { amount: likely, jobs: 30 },
      chipHours: { amount: [low, high], jobs: 30 },
    })
    expect(fleet.total.cost.map(({ currency, jobs: known }) => `${currency} ${known}`)).toEqual(['EUR 10', 'USD 10'])
    expect(fleet.total.cost[1]?.amount).toEqual([dollars, dollars + 50])
  })

  it.each(Object.entries(fleet.by))('by %s come to all of them', (_, totals) => {
    const added = (of: (total: NamedTotal) => number): number =>
      (totals as readonly NamedTotal[]).reduce((all, total) => all + of(total), 0)
    expect(added((total) => total.jobs)).toBe(60)
    expect(added((total) => total.accelerators)).toBe(fleet.total.accelerators)
    expect(added((total) => total.likelyChipHours.amount)).toBe(fleet.total.likelyChipHours.amount)
    expect(added((total) => total.verdicts.mismatch)).toBe(15)
  })

  it('put the name of most jobs first, of as many the first by the alphabet, and what is not declared last', () => {
    const providers = ['b', undefined, 'c', 'a', undefined, 'c', undefined]
    const { by } = merged(
      ...providers.map((provider, at) => {
        const { provider: _, ...declared } = reportedJob('x').declared
        const job = { ...reportedJob(`${at}`), declared: { ...declared, ...(provider && { provider }) } }
        return reportText({ repository: `acme/${at}` }, [job])
      }),
    )
    expect(by.provider.map(({ name, jobs }) => [name, jobs])).toEqual([
      ...[
        ['c', 2],
        ['a', 1],
        ['b', 1],
      ],
      [undefined, 3],
    ])
  })

  it('put what is not declared last of few', () => {
    expect(fleet.by.provider.map(({ name, jobs: of }) => `${name} ${of}`)).toEqual(['aws 20', 'gcp 20', 'undefined 20'])
  })
})
