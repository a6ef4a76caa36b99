import { describe, expect, it } from '@jest/globals'
import { Fleet } from '../../../src/core/fleet/fleet.ts'
import { htmlFleet } from '../../../src/core/fleet/page.ts'
import { textFleet } from '../../../src/core/fleet/text.ts'
import type { ReportJob } from '../../../src/core/report/report.ts'
import { reportedFinding, reportedJob, reportText } from '../../support/fleet-reports.ts'

const options = { today: '2026-11-23', teamLabel: 'team', dueDays: 30, oldDays: 30 }
const waiver = { reason: 'Booked.', expires: '2026-12-01', daysLeft: 8, path: 'accelerator.yml', line: 9 }
const sized = (likelyChipHours: number, cost: object) =>
  ({ assumptions: [], likelyChipHours, chipHours: [10, 300], cost }) as never
const notChecked = (repository: string, more: object) =>
  JSON.stringify({ ...JSON.parse(reportText({ repository, date: '2026-11-20' }, [])), files: [], ...more })

function everything(): Fleet {
  const fleet = new Fleet()
  const jobs = [
    reportedJob('a', { sizing: sized(100, { currency: 'USD', likely: 200, amount: [100, 400] }) }),
    reportedJob('b', {
      declared: { provider: 'gcp' },
      assessment: { recommended: 'tpu', verdict: 'mismatch' } as never,
    }),
    reportedJob('c', { sizing: { assumptions: [], cost: { currency: 'EUR', amount: [1, 2] } } as never }),
  ]
  const findings = [
    reportedFinding('scale/many', { job: 'a', waived: { ...waiver, owner: 'team-ml' } }),
    reportedFinding('scale/few', { job: 'a', severity: 'notice', expiredWaiver: { ...waiver, expires: '2026-11-22' } }),
    reportedFinding('scale/many', { waived: { ...waiver, expires: '2026-12-02' } }),
    reportedFinding('evidence/other-kind', { job: 'a' }),
    reportedFinding('evidence/other-count'),
    reportedFinding('manifest/invalid-value', { severity: 'error' }),
  ]
  fleet.add('old', reportText({ repository: 'acme/a', date: '2026-09-01' }, []))
  fleet.add('now', reportText({ repository: 'acme/a', date: '2026-10-01' }, jobs, findings))
  fleet.add('none', notChecked('acme/b', { undeclared: [{ path: 'train.sh', line: 2, asksFor: '8 GPUs' }] }))
  fleet.add('bad', notChecked('acme/c', { notChecked: 'cannot be checked: no.' }))
  return fleet
}

describe('the fleet as text', () => {
  it('has every section, with its names and numbers', () => {
    expect(
      textFleet(everything().report(options)),
    ).toBe(`3 jobs in 3 repositories (1 without a manifest), from 4 reports (1 of them superseded)
  2 fit, 1 mismatch, 24 accelerators, 100 chip-hours (known for 1 of 3 jobs), 1–2 EUR (known for 1 of 3 jobs), about 200 USD (100–400) (known for 1 of 3 jobs), savings of offers unknown

Kind
  gpu: 3 jobs, 2 fit, 1 mismatch, 24 accelerators, 100 chip-hours (known for 1 of 3 jobs), 1–2 EUR (known for 1 of 3 jobs), about 200 USD (100–400) (known for 1 of 3 jobs)

Accelerator
  H100: 3 jobs, 2 fit, 1 mismatch, 24 accelerators, 100 chip-hours (known for 1 of 3 jobs), 1–2 EUR (known for 1 of 3 jobs), about 200 USD (100–400) (known for 1 of 3 jobs)

Provider
  aws: 2 jobs, 2 fit, 16 accelerators, 100 chip-hours (known for 1 of 2 jobs), 1–2 EUR (known for 1 of 2 jobs), about 200 USD (100–400) (known for 1 of 2 jobs)
  gcp: 1 job, 1 mismatch, 8 accelerators, chip-hours unknown

Stage
  production: 3 jobs, 2 fit, 1 mismatch, 24 accelerators, 100 chip-hours (known for 1 of 3 jobs), 1–2 EUR (known for 1 of 3 jobs), about 200 USD (100–400) (known for 1 of 3 jobs)

Team (label team)
  vision: 3 jobs, 2 fit, 1 mismatch, 24 accelerators, 100 chip-hours (known for 1 of 3 jobs), 1–2 EUR (known for 1 of 3 jobs), about 200 USD (100–400) (known for 1 of 3 jobs)

Waivers due
  ended 2026-11-22 acme/a: accelerator.yml:3 a scale/few: Booked.
  2026-12-01 acme/a: accelerator.yml:3 a scale/many (team-ml): Booked.
  2026-12-02 acme/a: accelerator.yml:3 scale/many: Booked.

Errors in manifests
  acme/a: accelerator.yml:3 manifest/invalid-value: A message.

Contradicted by the files of the repository
  acme/a: accelerator.yml:3 a evidence/other-kind: A message.
  acme/a: accelerator.yml:3 evidence/other-count: A message.

Launch accelerators without a manifest
  acme/b: 8 GPUs (train.sh:2)

Old reports
  acme/a: 2026-10-01

Could not be read
  acme/c cannot be checked: no.
`)
  })

  it.each([
    [20, undefined],
    [21, '  … and 1 more'],
  ])('with %d that are not read says how many it does not show', (count, more) => {
    const fleet = new Fleet()
    for (let at = 0; at < count; at++) fleet.addUnread(`file-${at}`, 'is none.')
    const lines = textFleet(fleet.report(options)).split('\n')
    expect(lines.filter((line) => line.startsWith('  file-'))).toHaveLength(20)
    expect(lines.find((line) => line.includes('…'))).toBe(more)
  })

  it('says of how many jobs the chip-hours and the cost are only where that is not all', () => {
    const fleet = new Fleet()
    fleet.add('a', reportText({}, [reportedJob('a', { sizing: sized(100, { currency: 'USD', amount: [1, 2] }) })]))
    expect(textFleet(fleet.report(options))).toContain(
      '8 accelerators, 100 chip-hours, about 10 USD (1–2), savings of offers not looked for\n',
    )
  })

  it('says of how many jobs the number of accelerators is known, and never 0 for what is not', () => {
    const { count: _, ...declared } = reportedJob('x').declared
    const uncounted = { ...reportedJob('x'), declared }
    const text = (...jobs: ReportJob[]) => {
      const fleet = new Fleet()
      fleet.add('a', reportText({}, jobs))
      return textFleet(fleet.report(options)).split('\n')[1]
    }
    expect(text(uncounted, reportedJob('y'))).toBe(
      '  2 fit, 8 accelerators (known for 1 of 2 jobs), chip-hours unknown',
    )
    expect(text(uncounted)).toBe('  1 fit, accelerators unknown, chip-hours unknown')
    expect(text()).toBe('  0 accelerators, 0 chip-hours')
  })

  it('does not call a job by what every job is called that nobody named', () => {
    const fleet = new Fleet()
    const contradicted = reportedFinding('evidence/other-count', { job: 'job' })
    fleet.add('a', reportText({ repository: 'acme/a' }, [reportedJob('job')], [contradicted]))
    fleet.add('b', reportText({ repository: 'acme/b' }, [reportedJob('job')], [contradicted], 'job/accelerator.yml'))
    const text = textFleet(fleet.report(options))
    expect(text).toContain('acme/a: accelerator.yml:3 evidence/other-count')
    expect(text).toContain('acme/b: job/accelerator.yml:3 job evidence/other-count')
  })

  it('says nothing of a value that no job declares', () => {
    const { provider: _, ...declared } = reportedJob('x').declared
    const without = { ...reportedJob('x'), declared }
    const text = (...jobs: Parameters<typeof reportText>[1][number][]) => {
      const fleet = new Fleet()
      fleet.add('a', reportText({}, jobs))
      return textFleet(fleet.report(options))
    }
    expect(text(without)).not.toContain('Provider')
    expect(text(without, reportedJob('y'))).toContain(
      'Provider\n  aws: 1 job, 1 fit, 8 accelerators, chip-hours unknown\n  (not declared): 1',
    )
  })
})

describe('the fleet as a page', () => {
  const parts = {
    script: 'run()',
    style: 'p{}',
    scriptHash: "'sha256-script'",
    styleHash: "'sha256-style'",
  }

  it('lets in its own script and styles alone, and begins no tag in its data', () => {
    const fleet = new Fleet()
    fleet.add('a', reportText({}, [reportedJob('</script><b>'), reportedJob('second')]))
    const page = [...htmlFleet(fleet.report(options), parts, { server: 'https://github.com' })].join('')
    const [, policy] = /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(page) ?? []
    expect(policy).toBe(
      "default-src 'none'; script-src 'sha256-script'; style-src 'sha256-style'; img-src data:; base-uri 'none'; form-action 'none'",
    )
    const between = (start: string): string => page.split(start)[1]?.split('</script>')[0] ?? ''
    expect(JSON.parse(between('id="fleet">'))).toMatchObject({
      repositories: 1,
      total: { jobs: 2 },
      names: { h100: 'H100' },
    })
    const rows = between('id="rows">').trim().split('\n')
    expect(rows.map((row) => JSON.parse(row).job)).toEqual(['</script><b>', 'second'])
    expect(page.endsWith('<script>run()</script>\n</body>\n</html>\n')).toBe(true)
    expect(page).toContain('<style>p{}</style>')
    expect(page).toContain('</option><option>fit</option><option>undecided</option>')
    expect(page).toContain('<span id="legend"><span class="fit">fit</span><span class="undecided">undecided</span>')
  })
})
