/// <reference lib="dom" />
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, expect, it } from '@jest/globals'
import type { Browser, Page } from 'playwright-core'
import type { ReportJob, Verdict } from '../../src/core/report/report.ts'
import { describeInBrowser, newPage, startBrowser } from '../support/browser.ts'
import { reportedFinding, reportedJob, reportText } from '../support/fleet-reports.ts'
import { runCommand, workspaceOf } from '../support/runner.ts'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const hostile = '</script><img src=x onerror=alert(1)><script>alert(2)</script><!--'

const sizing: ReportJob['sizing'] = {
  assumptions: [],
  likelyChipHours: 1000,
  cost: { currency: 'USD', likely: 150, amount: [100, 200], per: 'run', prices: 'policy' },
}
const judged = (name: string, verdict: Verdict, team: string, more: Partial<ReportJob> = {}): ReportJob =>
  reportedJob(name, {
    declared: { labels: { team } },
    assessment: { recommended: 'gpu', verdict, for: [], against: [], undecided: [] },
    sizing,
    ...more,
  })
const offer = {
  change: '1× A100 instead of 8× H100',
  set: [],
  cost: { currency: 'USD', likely: 50, amount: [40, 90], per: 'run', prices: 'list' },
} as const

let browser: Browser
let address: string
beforeAll(async () => {
  const waived = { reason: hostile, expires: '2026-12-01', daysLeft: 8, path: 'a', line: 1 }
  const folder = workspaceOf({
    'a.json': reportText(
      { repository: 'acme/a', commit: 'c0ffee', date: '2026-01-01' },
      [
        judged('good', 'fit', 'vision', {
          declared: { ...reportedJob('good').declared, accelerator: 'nvidia-h100-sxm' },
        }),
        judged(hostile, 'mismatch', hostile, { alternatives: [offer] }),
      ],
      [
        reportedFinding('evidence/other-kind', { message: hostile, waived }),
        reportedFinding('evidence/other-count'),
        reportedFinding('sizing/does-not-fit', { job: hostile, severity: 'error', message: 'It does not fit.' }),
      ],
    ),
    'b.json': reportText({ repository: 'acme/b' }, [
      judged('poor', 'mismatch', 'audio', { sizing: { assumptions: [] } }),
    ]),
    'c.json': '{}',
  })
  address = pageOf(folder)
  browser = await startBrowser()
})
afterAll(() => browser?.close())

/** The address of the page for the reports in a folder. */
function pageOf(folder: string, words: readonly string[] = []): string {
  const { status, stdout } = runCommand(folder, ['fleet', '--format', 'html', ...words])
  expect(status).toBe(0)
  writeFileSync(join(folder, 'fleet.html'), stdout)
  return pathToFileURL(join(folder, 'fleet.html')).href
}

interface Shown {
  readonly viewport?: { readonly width: number; readonly height: number }
  readonly colorScheme?: 'dark'
}

/** The page's errors and requests since it was last opened. */
const complaints: string[] = []
const requests: string[] = []
let shared: Page | undefined

/** Loads an address in the single page of all cases. Another page costs a browser process. */
async function open({ viewport = { width: 1280, height: 720 }, colorScheme }: Shown = {}, at = address) {
  const page = shared ?? (await newPage(browser, {}))
  if (shared === undefined) {
    page.on('console', (message) => complaints.push(message.text()))
    page.on('pageerror', (error) => complaints.push(error.message))
    page.on('request', (request) => requests.push(request.url()))
    shared = page
  }
  await page.goto('about:blank')
  await page.setViewportSize(viewport)
  await page.emulateMedia({ colorScheme: colorScheme ?? null })
  complaints.length = 0
  requests.length = 0
  await page.goto(at)
  await page.waitForSelector('body[data-ready]')
  return page
}

const jobsOf = (page: Page): Promise<string[]> => page.locator('#jobs tbody .opens').allTextContents()
const searched =
  'only jobs with an error or a warning about their hardware are searched; with the option savings the others are too'
const tilesOf = (page: Page): Promise<string[]> => page.locator('#tiles dd').allTextContents()

describeInBrowser('the page of a fleet', () => {
  it('opens from a file, asks nobody, and shows hostile names as text', async () => {
    const page = await open()
    expect(await jobsOf(page)).toEqual(['good', hostile, 'poor'])
    expect(await page.locator('#charts section').count()).toBe(5)
    expect(await page.locator('#lists summary').allTextContents()).toEqual([
      'Contradicted by the files of the repository (1)',
      'Old reports (1)',
      'Could not be read (1)',
    ])
    expect(await page.locator('#waivers li').allTextContents()).toEqual([
      `ends 2026-12-01 evidence/other-kindacme/a, accelerator.yml:3${hostile}`,
    ])
    for (const toggle of await page.locator('.opens').all()) await toggle.click()
    expect(await page.locator('img').count()).toBe(0)
    expect(complaints).toEqual([])
    expect(requests.filter((url) => url !== address && !url.startsWith('data:'))).toEqual([])
  })

  it('says in four numbers what there is, and of how many jobs it is known', async () => {
    const page = await open()
    expect(await tilesOf(page)).toEqual([
      ...['3', '24 accelerators, known for 3 of 3 jobs'],
      ...['2', 'and 0 against the policy, 0 drift, 0 questionable, 0 undecided'],
      ...['300 USD', 'at prices of policies; known for 2 of 3 jobs; 2,000 chip-hours, known for 2 of 3 jobs'],
      ...['100 USD', `known for 1 of 1; ${searched}; most in team ${hostile}: 100 USD`],
    ])
    expect((await page.locator('#tiles dt').allTextContents()).slice(2)).toEqual([
      'Usual cost, each job run once',
      'Offers would save, in the 1 of 3 jobs that was searched',
    ])
    await page.locator('#words').fill('poor')
    expect((await tilesOf(page)).slice(4)).toEqual([
      ...['not known', 'chip-hours not known'],
      ...['not known', `not looked for; ${searched}`],
    ])
  })

  it('says what to act on: why, what would pass, what it saves, whose it is and where it stands', async () => {
    const page = await open()
    const cards = page.locator('#act li')
    expect(await cards.allTextContents()).toEqual([
      `✗ mismatch ${hostile}acme/a, accelerator.yml:1, ${hostile}, costs 150 USDIt does not fit.1× A100 instead of 8× H100. Saves 100 USD.`,
      '✗ mismatch pooracme/b, accelerator.yml:1, audioThe report does not say why.No offer was looked for.',
    ])
    expect(await cards.locator('a').evaluateAll((links) => links.map((each) => each.getAttribute('href')))).toEqual([
      'https://github.com/acme/a/blob/c0ffee/accelerator.yml#L1',
    ])
    await page.locator('#verdict').selectOption('fit')
    expect(await page.locator('#act').textContent()).toContain('Nothing to act on')
  })

  it('names the team of which offers would save the most, sets keys as code, and says how changes come to be known', async () => {
    const would = (job: string, team: string, likely: number) =>
      judged(job, 'mismatch', team, { alternatives: [{ ...offer, cost: { ...offer.cost, likely } }] })
    const findings = [
      reportedFinding('sizing/does-not-fit', { job: 'one', severity: 'error', message: '`count` is 8.' }),
    ]
    const jobs = [would('one', 'vision', 50), would('two', 'audio', 80), would('three', 'audio', 70)]
    const page = await open({}, pageOf(workspaceOf({ 'a.json': reportText({ repository: 'acme/a' }, jobs, findings) })))
    expect((await tilesOf(page))[7]).toMatch(/; most in team audio: 150 USD$/)
    await page.locator('#words').fill('vision')
    expect((await tilesOf(page))[7]).toMatch(/; most in team vision: 100 USD$/)
    await page.locator('.opens').click()
    expect(await page.locator('#act code, .details code').allTextContents()).toEqual(['count', 'count'])
    expect(await page.locator('#changes').textContent()).toMatch(/^What changedNot known: .* --since/)
  })

  it('filters by verdict, words and what a bar stands for, and keeps that in the address', async () => {
    const page = await open()
    expect(await page.locator('#measure').inputValue()).toBe('usual cost in USD a run')
    await page.locator('#measure').selectOption('jobs')
    await page.locator('#verdict').selectOption('mismatch')
    expect(await jobsOf(page)).toEqual([hostile, 'poor'])
    await page.locator('.bars button', { hasText: 'audio' }).click()
    expect(await jobsOf(page)).toEqual(['poor'])
    await page.locator('#measure').selectOption('usual chip-hours')
    expect(await page.locator('#known').textContent()).toBe('Known for 0 of 1 job: usual chip-hours.')
    await page.reload()
    await page.waitForSelector('body[data-ready]')
    expect(await jobsOf(page)).toEqual(['poor'])
    expect(await page.locator('#measure').inputValue()).toBe('usual chip-hours')
    await page.locator('#words').fill('acme/a')
    expect(await page.locator('#none').textContent()).toContain('No job passes these filters.')
    await page.getByRole('button', { name: 'Show all jobs' }).click()
    expect(await jobsOf(page)).toEqual(['good', hostile, 'poor'])
  })

  it('finds the jobs that have all words, and takes x for the times sign', async () => {
    const page = await open()
    for (const [words, found] of [
      ['aws h100', ['good', hostile, 'poor']],
      [' 8x  h100 sxm', ['good']],
      ['8×', ['good', hostile, 'poor']],
      ['h100 audio', ['poor']],
      ['h100 b200', []],
    ] as const) {
      await page.locator('#words').fill(words)
      expect(await jobsOf(page)).toEqual(found)
    }
  })

  it('says of each job whether savings were looked for, and rounds one sum in one way', async () => {
    const page = await open()
    expect(await page.locator('#jobs tbody td:nth-child(3)').allTextContents()).toEqual([
      'not looked for',
      'saves 100 USD',
      'not looked for',
    ])
    await page.locator('.opens', { hasText: 'good' }).click()
    expect(await page.locator('.details').textContent()).toContain('Best offerNo offer was looked for.')
    const large = { ...sizing, cost: { ...sizing.cost, likely: 2_754_000, amount: [1e6, 4e6] } } as ReportJob['sizing']
    const dear = pageOf(
      workspaceOf({ 'a.json': reportText({ repository: 'acme/a' }, [judged('dear', 'fit', 'x', { sizing: large })]) }),
    )
    await open({}, dear)
    await page.locator('#measure').selectOption('usual cost in USD a run')
    const figures = [
      ...(await page.locator('#charts .figure').allTextContents()),
      await page.locator('#jobs tbody td:nth-child(2)').textContent(),
      (await tilesOf(page))[4],
    ]
    expect([...new Set(figures.map((figure) => figure?.replace(' USD', '')))]).toEqual(['2.8M'])
  })

  it.each([390, 1280])('shows all columns of each job at a width of %d, and cuts no cost', async (width) => {
    const page = await open({ viewport: { width, height: 844 } }, await pageOfCosts(true))
    const cells = page.locator('#jobs tr:not(.spacer) > :is(th, td)')
    const isOutside = await cells.evaluateAll((all) =>
      all.map((cell) => cell.getBoundingClientRect().right > innerWidth || cell.clientWidth < 20),
    )
    expect([isOutside.length, isOutside.includes(true)]).toEqual([8 * 5, false])
    const isCut = await page
      .locator('#jobs tbody td:is(:nth-child(2), :nth-child(3), :nth-child(4), :nth-child(5)), .bars .name')
      .evaluateAll((all) => all.map((cell) => cell.scrollWidth > cell.clientWidth))
    expect(isCut.length).toBeGreaterThan(4 * 4)
    expect(isCut).not.toContain(true)
  })

  it('has a job that passes among those to act on for a large saving, and says it in sums, bars and the table', async () => {
    const cheaper = { ...offer, change: '4× L4 instead of 8× H100', cost: { ...offer.cost, likely: 50 } }
    const pass = (name: string, likely: number, more: Partial<ReportJob> = {}) =>
      judged(name, 'fit', 'vision', {
        sizing: { ...sizing, cost: { ...sizing.cost, likely, amount: [likely, likely] } as never },
        ...more,
      })
    const reports = [
      pass('dear', 150_000, { cheaper: { ...cheaper, cost: { ...offer.cost, likely: 50_000 } } }),
      pass('small', 100, { cheaper }),
      pass('good', 90, { cheaper: null }),
      pass('plain', 80),
      judged('wrong', 'mismatch', 'audio', { sizing: { assumptions: [] } }),
    ]
    const page = await open({}, pageOf(workspaceOf({ 'a.json': reportText({ repository: 'acme/a' }, reports) })))
    expect(await page.locator('#act li').allTextContents()).toEqual([
      '✓ fit dearacme/a, accelerator.yml:1, visionIt passes for 150,000 USD, and would for 50,000.4× L4 instead of 8× H100. Saves 100,000 USD.',
      expect.stringMatching(/^✗ mismatch wrong/),
    ])
    expect((await tilesOf(page)).slice(6)).toEqual([
      '100,000 USD',
      'known for 2 of 3; nothing cheaper found for 1 with at most twice as many accelerators; a job that passes is searched with the option savings, if its cost is known; most in team vision: 100,000 USD',
    ])
    expect(await page.locator('#jobs tbody td:nth-child(3)').allTextContents()).toEqual([
      ...['saves 100,000 USD', 'saves 50 USD', 'none found', 'not looked for', 'not looked for'],
    ])
    await page.locator('.opens', { hasText: 'good' }).click()
    expect(await page.locator('.details').textContent()).toContain(
      'Best offerNothing cheaper was found with at most twice as many accelerators.',
    )
    await page.locator('#measure').selectOption('what offers save in USD a run')
    const team = page.locator('#charts section', { hasText: 'Team' })
    expect(await team.locator('li').allTextContents()).toEqual(['vision100,000'])
    await page.locator('.opens', { hasText: 'dear' }).click()
    expect(await page.locator('.details').textContent()).toContain(
      'Best offer4× L4 instead of 8× H100; saves 100,000 USD',
    )
  })

  it('ranks a job that is wrong by its whole cost, even if no offer saves any of it', async () => {
    const cost = (likely: number) => ({ ...offer.cost, likely, amount: [likely, likely] as const })
    const port = judged('port', 'mismatch', 'x', {
      sizing: { assumptions: [], cost: cost(131_000) },
      alternatives: [{ ...offer, cost: cost(232_000) }],
    })
    const typo = judged('typo', 'undecided', 'x', { errors: 1, sizing: { assumptions: [], cost: cost(24) } })
    const folder = workspaceOf({ 'a.json': reportText({ repository: 'acme/a' }, [typo, port]) })
    const page = await open({}, pageOf(folder))
    expect(await page.locator('#act li').allTextContents()).toEqual([
      expect.stringContaining('port'),
      expect.stringContaining('typo'),
    ])
  })

  it('keeps room for jobs that are wrong beside large savings', async () => {
    const many = Array.from({ length: 12 }, (_, index) =>
      judged(`pass-${index}`, 'fit', 'x', { cheaper: { ...offer, cost: { ...offer.cost, likely: 50 } } }),
    )
    const wrong = Array.from({ length: 3 }, (_, index) =>
      judged(`wrong-${index}`, 'mismatch', 'x', { sizing: { assumptions: [] } }),
    )
    const page = await open(
      {},
      pageOf(workspaceOf({ 'a.json': reportText({ repository: 'acme/a' }, [...many, ...wrong]) })),
    )
    const cards = await page.locator('#act li').allTextContents()
    expect([cards.length, cards.filter((card) => card.includes('wrong-')).length]).toEqual([10, 3])
    expect(await page.locator('#act').textContent()).toContain('And 5 more jobs: sort the table')
  })

  it('names the job of a manifest with an error first if it costs the most, and says that it has to be fixed', async () => {
    const dear = judged('dear', 'undecided', 'ads', {
      errors: 1,
      sizing: { ...sizing, cost: { ...sizing.cost, likely: 755_000, amount: [1e5, 2e6] } as never },
    })
    const poor = judged('poor', 'mismatch', 'x')
    const message = 'Invalid value "200000" for `operations.budget`.'
    const error = reportedFinding('manifest/invalid-value', { severity: 'error', job: 'dear', line: 30, message })
    const folder = workspaceOf({
      'a.json': reportText({ repository: 'acme/a' }, [poor]),
      'b.json': reportText({ repository: 'acme/b' }, [dear], [error]),
    })
    const page = await open({}, pageOf(folder))
    expect(await page.locator('#act li').allTextContents()).toEqual([
      `? undecided dearacme/b, accelerator.yml:1, ads, costs 760,000 USD${message.replaceAll('`', '')}No offer was looked for: first fix the manifest.`,
      expect.stringContaining('poor'),
    ])
    await page.locator('.opens', { hasText: 'dear' }).click()
    expect(await page.locator('.details').textContent()).toContain(`Reason${message.replaceAll('`', '')}`)
    expect(await page.locator('#lists').textContent()).toBe(
      `Errors in manifests (1)acme/b: accelerator.yml:30 ${message}`,
    )
  })

  /** A job whose offer costs far more, two that do not fit, and one without a team. */
  async function pageOfCosts(doesServeFit = false): Promise<string> {
    const costing = (per: 'run' | 'month', likely: number) =>
      ({ currency: 'USD', likely, amount: [likely, likely], per, prices: 'list' }) as const
    const job = (name: string, per: 'run' | 'month', now: number, then: number, fits = false) =>
      judged(name, 'mismatch', name, {
        declared: { ...reportedJob(name).declared, labels: { team: name }, accelerator: 'nvidia-a100-80gb-sxm' },
        sizing: {
          assumptions: [],
          cost: costing(per, now),
          memory: { verdict: fits ? 'unknown' : 'does-not-fit', capacityGiB: 80, likely: 'fits' } as never,
        },
        alternatives: [{ change: 'An offer', set: [], cost: costing(per, then) }],
      })
    const loose = judged('loose', 'fit', '', { declared: { ...reportedJob('x').declared, labels: {} } })
    return pageOf(
      workspaceOf({
        'a.json': reportText({ repository: 'acme/a' }, [
          ...[
            job('serves', 'month', 7680, 20_000, doesServeFit),
            job('cheaper', 'run', 770, 460),
            job('dearer', 'run', 200, 300, true),
          ],
          loose,
        ]),
      }),
    )
  }

  it('says what an offer costs if that is more, or if the job as declared does not fit', async () => {
    const page = await open({}, await pageOfCosts())
    expect(await page.locator('#act li > p:last-child').allTextContents()).toEqual([
      'An offer. Costs 20,000 USD a month instead of 7,700.',
      'An offer. Costs 460 USD.',
      'An offer. Costs 300 USD instead of 200.',
    ])
    // The list is sorted by these.
    expect(await page.locator('#act li div > .note').allTextContents()).toEqual([
      expect.stringMatching(/, costs 7,700 USD a month if it fitted$/),
      expect.stringMatching(/, costs [\d,]+ USD if it fitted$/),
      expect.stringMatching(/, costs 200 USD$/),
    ])
    expect(await page.locator('#jobs tbody td:nth-child(3)').allTextContents()).toEqual([
      ...['costs 20,000 USD a month', 'costs 460 USD', 'costs 100 USD more', 'not looked for'],
    ])
    expect(await page.locator('#jobs tbody td:nth-child(2)').allTextContents()).toEqual([
      ...['does not fit', 'does not fit', '200 USD', '150 USD'],
    ])
    expect((await tilesOf(page)).slice(4, 6)).toEqual([
      '350 USD',
      expect.stringContaining('known for 2 of 4 jobs; without 2 jobs that do not fit in memory'),
    ])
    expect(await page.locator('#jobs tbody td:nth-child(6)').allTextContents()).toEqual([
      ...['does not fit', 'does not fit', 'not known', '1,000'],
    ])
    await page.locator('#measure').selectOption('what offers save in USD a run')
    expect(await page.locator('#known').textContent()).toBe(
      'Known for 1 of 4 jobs: what offers save in USD a run. No bars: what offers save in USD a run comes to 0.',
    )
    await page.locator('#words').fill('dearer')
    expect(await page.locator('#tiles dt').allTextContents()).toContain('Offers would save')
    await page.locator('#words').fill('')
    await page.locator('.opens', { hasText: 'serves' }).click()
    expect(await page.locator('.details').textContent()).toContain('If it fitted7,700 USD a month')
    expect((await tilesOf(page)).slice(6)).toEqual([
      'nothing',
      `known for 1 of 3; a job that does not fit has no cost to save; ${searched}`,
    ])
  })

  it('begins with the cost that is known for the most jobs, and sorts costs by unit', async () => {
    const page = await open({}, await pageOfCosts(true))
    expect(await page.locator('#measure').inputValue()).toBe('usual cost in USD a run')
    const sort = page.getByRole('button', { name: 'Cost', exact: true })
    await sort.click()
    expect(await jobsOf(page)).toEqual(['dearer', 'loose', 'serves', 'cheaper'])
    await sort.click()
    expect(await jobsOf(page)).toEqual(['loose', 'dearer', 'serves', 'cheaper'])
    expect(await page.locator('#jobs tbody td:nth-child(7)').first().textContent()).toBe('not declared')
  })

  it('sorts the currency of the most jobs first, what costs more below what saves, and the unknown last', async () => {
    const cost = (likely: number, currency: string) =>
      ({ ...offer.cost, currency, likely, amount: [likely, likely] }) as const
    const job = (name: string, currency: string, now: number, then?: number) =>
      judged(name, 'questionable', 'x', {
        sizing: { assumptions: [], cost: cost(now, currency) },
        ...(then !== undefined && { alternatives: [{ ...offer, cost: cost(then, currency) }] }),
      })
    const jobs = [job('euro', 'EUR', 50, 10), job('dear', 'USD', 131, 232), job('saves', 'USD', 90, 60)]
    const folder = workspaceOf({
      'a.json': reportText({ repository: 'acme/a' }, [...jobs, job('same', 'USD', 70, 70), job('none', 'USD', 80)]),
    })
    const page = await open({}, pageOf(folder))
    const sort = page.getByRole('button', { name: 'Saving', exact: true })
    await sort.click()
    expect(await jobsOf(page)).toEqual(['saves', 'same', 'dear', 'euro', 'none'])
    expect(await page.locator('#jobs tbody td:nth-child(3)').allTextContents()).toEqual([
      ...['saves 30 USD', 'costs the same', 'costs 100 USD more', 'saves 40 EUR', 'not looked for'],
    ])
    await sort.click()
    expect(await jobsOf(page)).toEqual(['dear', 'same', 'saves', 'euro', 'none'])
  })

  it('shows the jobs of either team for two filters by team, and of both a team and a verdict', async () => {
    const page = await open()
    await page.locator('#only').selectOption('Team: vision')
    await page.locator('#only').selectOption('Team: audio')
    expect(await jobsOf(page)).toEqual(['good', 'poor'])
    await page.locator('#only').selectOption('Provider: aws')
    expect(await jobsOf(page)).toEqual(['good', 'poor'])
    await page.locator('#verdict').selectOption('mismatch')
    expect(await jobsOf(page)).toEqual(['poor'])
  })

  it('shows in an opened row the ranges, the source of the price, and what the offer costs', async () => {
    const read = { ...offer.cost, likely: 150, amount: [100, 200], read: '2026-09-20' } as const
    const folder = workspaceOf({
      'a.json': reportText(
        { repository: 'acme/a' },
        [
          judged('wrong', 'mismatch', 'vision', {
            sizing: { ...sizing, cost: read, chipHours: [700, 1300] },
            alternatives: [offer],
          }),
          judged('passes', 'fit', 'vision'),
        ],
        [reportedFinding('sizing/does-not-fit', { job: 'wrong', severity: 'error' })],
      ),
    })
    const page = await open({}, pageOf(folder))
    await page.locator('.opens', { hasText: 'wrong' }).click()
    const details = await page.locator('.details').textContent()
    expect(details).toContain('saves 100 USD, costs 50 USD')
    expect(details).toContain('Cost150 USD (100–200), at list prices of September 2026')
    expect(details).toContain('Chip-hours1,000 (700–1,300)')
  })

  it('filters what else is to look at, and shows no unknown sums where no job is shown', async () => {
    const error = (job: string) => reportedFinding('manifest/invalid-value', { job, severity: 'error' })
    const page = await open(
      {},
      pageOf(
        workspaceOf({
          'a.json': reportText(
            { repository: 'acme/a' },
            [judged('of-alpha', 'fit', 'alpha'), judged('of-gamma', 'fit', 'gamma')],
            [error('of-alpha')],
          ),
        }),
      ),
    )
    const lists = () => page.locator('#lists').textContent()
    expect(await lists()).toContain('Errors in manifests (1)')
    await page.locator('#only').selectOption('Team: gamma')
    expect(await lists()).toBe('Nothing about the jobs that are shown.')
    await page.locator('#only').selectOption('Team: alpha')
    await page.locator('#words').fill('of-alpha')
    expect(await lists()).toContain('Errors in manifests (1)')
    await page.locator('#words').fill('no such job')
    expect(await page.locator('#tiles').textContent()).toBe('')
    await page.getByRole('button', { name: 'Show all jobs' }).click()
    expect(await lists()).toContain('Errors in manifests (1)')
  })

  it.each(['#only=%', '#verdict=wrong', '#sort=Nothing', '#verdict=mismatch&only=Team%3A+nobody'])(
    'says that the link %s is damaged, and shows what is left of it',
    async (fragment) => {
      const page = await open({}, `${address}${fragment}`)
      expect(await page.locator('#sums').textContent()).toContain('This link is damaged')
      expect(await jobsOf(page)).toEqual(fragment.includes('mismatch') ? [hostile, 'poor'] : ['good', hostile, 'poor'])
      await page.locator('#verdict').selectOption('mismatch')
      await page.locator('#verdict').selectOption('')
      expect(await page.locator('#sums').textContent()).toBe('')
    },
  )

  it('undoes filters one by one with Back, and what was typed at once', async () => {
    const page = await open()
    await page.locator('#verdict').selectOption('mismatch')
    await page.locator('#words').pressSequentially('poor')
    expect(await jobsOf(page)).toEqual(['poor'])
    await page.goBack()
    expect([await jobsOf(page), await page.locator('#words').inputValue()]).toEqual([[hostile, 'poor'], ''])
    await page.goBack()
    expect([await jobsOf(page), page.url()]).toEqual([['good', hostile, 'poor'], address])
    await page.goForward()
    expect(await page.locator('#verdict').inputValue()).toBe('mismatch')
    await page.evaluate("location.hash = 'words=good'")
    await page.locator('#sums', { hasText: '1 of 3' }).waitFor()
    expect(await jobsOf(page)).toEqual(['good'])
  })

  it('brings the filter into view after a click on a bar, and shows no bars of no jobs', async () => {
    const page = await open({ viewport: { width: 390, height: 500 } })
    await page.locator('#charts section', { hasText: 'Team' }).getByRole('button', { name: 'vision' }).click()
    const chip = page.locator('#chosen button', { hasText: 'Team: vision' })
    const [top, bottom] = await chip.evaluate((each) => {
      const { top, bottom } = each.getBoundingClientRect()
      return [top, innerHeight - bottom]
    })
    expect(Math.min(top as number, bottom as number)).toBeGreaterThanOrEqual(0)
    await page.locator('#words').fill('no such job')
    expect(await page.locator('#where').isVisible()).toBe(false)
    await page.locator('#words').fill('')
    expect(await page.locator('#legend').isVisible()).toBe(true)
  })

  it('shows the bars beyond the eighth on demand', async () => {
    const many = Array.from({ length: 10 }, (_, index) => judged(`job-${index}`, 'fit', `team-${index}`))
    const page = await open({}, pageOf(workspaceOf({ 'a.json': reportText({ repository: 'acme/a' }, many) })))
    const teams = page.locator('#charts section', { hasText: 'Team' })
    expect(await teams.locator('li').count()).toBe(8)
    await page.getByRole('button', { name: 'Show 2 more' }).click()
    expect([await teams.locator('li').count(), await teams.getByRole('button', { name: 'Show' }).count()]).toEqual([
      10, 0,
    ])
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('team-8150')
  })

  it('copies a link that shows the same, and says where a file does not reach others', async () => {
    const page = await open()
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.locator('#verdict').selectOption('mismatch')
    await page.getByRole('button', { name: 'Copy link' }).click()
    await page
      .locator('#sums[role=status]', { hasText: 'put the page where others can open it' })
      .waitFor({ timeout: 20_000 })
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${address}#verdict=mismatch`)
  })

  it('gives the jobs that are shown as CSV, in their order', async () => {
    const page = await open()
    await page.locator('#verdict').selectOption('mismatch')
    await page.getByRole('button', { name: 'Saving' }).click()
    const [download] = await Promise.all([page.waitForEvent('download'), page.locator('#csv').click()])
    const lines = readFileSync(await download.path(), 'utf8').split('\r\n')
    // The byte order mark is for Excel.
    expect(lines.map((line) => line.split(',')[0])).toEqual(['\uFEFFrepository', 'acme/a', 'acme/b', ''])
  })

  it('says of a cost that it is not known, what red means, and gives the team in the CSV', async () => {
    const page = await open()
    expect(await page.locator('#jobs tbody td:nth-child(2)').allTextContents()).toContain('not known')
    expect(await page.locator('#known').textContent()).toContain('Red is what jobs with a mismatch cost')
    const [download] = await Promise.all([page.waitForEvent('download'), page.locator('#csv').click()])
    const [head, good] = readFileSync(await download.path(), 'utf8').split('\r\n')
    expect([head?.split(',').at(-1), good?.split(',').at(-1)]).toEqual(['team', 'vision'])
  })

  it('sorts, opens a row to its details, and gives each accelerator one name', async () => {
    const page = await open()
    const sort = page.getByRole('button', { name: 'Chip-hours' })
    await sort.click()
    expect(await page.locator('th[aria-sort=descending]').textContent()).toBe('Chip-hours')
    await sort.click()
    expect((await jobsOf(page)).at(-1)).toBe('poor')
    await page.locator('.opens', { hasText: 'good' }).focus()
    await page.keyboard.press('Enter')
    expect(await page.locator('.details').textContent()).toContain('pretraining, pytorch')
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('good')
    expect(await page.locator('.opens[aria-expanded=true]').count()).toBe(1)
    const shown = await page.locator('#jobs tbody td:nth-child(5)').allTextContents()
    expect(shown.sort()).toEqual(['8× H100', '8× H100', '8× H100 SXM'])
  })

  it('names an accelerator that nobody knows as it is written, and one that is not declared as such', async () => {
    const declaredWith = (name: string, notKnown: ReportJob['notKnown']) => {
      const { accelerator: _, ...declared } = reportedJob(name).declared
      return { ...reportedJob(name, { notKnown }), declared }
    }
    const word = (key: string, word: string) => [{ path: ['hardware', key], word }]
    const jobs = [
      declaredWith('of-a-name', word('accelerator', 'h-one-hundred')),
      declaredWith('of-a-machine', word('machine', 'p9.48xlarge')),
      declaredWith('of-none', word('provider', 'nobody')),
    ]
    const page = await open({}, pageOf(workspaceOf({ 'a.json': reportText({ repository: 'acme/a' }, jobs) })))
    expect(await page.locator('#jobs tbody tr:not(.spacer) td:nth-child(5)').allTextContents()).toEqual([
      '8× h-one-hundred (unknown)',
      '8× p9.48xlarge (unknown)',
      '8× not declared',
    ])
    await page.locator('#measure').selectOption('jobs')
    await page.locator('#charts section', { hasText: 'Accelerator' }).getByRole('button', { name: 'h-one' }).click()
    expect(await jobsOf(page)).toEqual(['of-a-name'])
  })

  it('filters 10,000 jobs, and draws those in sight', async () => {
    const many = Array.from({ length: 10_000 }, (_, index) =>
      judged(`job-${index}`, index % 7 === 0 ? 'mismatch' : 'fit', `team-${index % 50}`),
    )
    const page = await open({}, pageOf(workspaceOf({ 'a.json': reportText({ repository: 'acme/a' }, many) })))
    const place = page.locator('#jobs')
    expect(await place.locator('table').getAttribute('aria-rowcount')).toBe('10001')
    expect(await place.locator('tr').count()).toBeLessThan(100)
    await place.evaluate((region) => region.scrollTo(0, region.scrollHeight))
    await page.locator('.opens', { hasText: 'job-9999' }).waitFor()
    await page.locator('#words').fill('job-12')
    // One of two digits behind it, 10 of three and 100 of four.
    await page.locator('#jobs table[aria-rowcount="112"]').waitFor()
    expect(await place.locator('tr').count()).toBeLessThan(100)
  })

  it('says what is new, gone and changed since a former report', async () => {
    const hours = (likelyChipHours: number) => ({ sizing: { assumptions: [], likelyChipHours } })
    const reportOf = (jobs: ReportJob[]) => reportText({ repository: 'acme/a' }, jobs)
    const then = reportOf([
      judged('steady', 'fit', 'x'),
      judged('more', 'fit', 'x', hours(10)),
      judged(hostile, 'fit', 'x'),
    ])
    const now = reportOf([
      judged('steady', 'fit', 'x'),
      judged('more', 'questionable', 'x', hours(40)),
      judged('fresh', 'mismatch', 'x'),
    ])
    const { status, stdout } = runCommand(workspaceOf({ 'a.json': then }), ['fleet', '--format', 'json'])
    expect(status).toBe(0)
    const folder = workspaceOf({ 'a.json': now, 'former.txt': stdout, 'other.txt': '{}' })
    const page = await open({}, pageOf(folder, ['--since', 'former.txt']))
    const changes = page.locator('#changes')
    expect(await changes.locator('p').first().textContent()).toMatch(
      /^1 new \(150 USD\), 1 gone \(150 USD\) and 1 changed since the reports of 2026-/,
    )
    expect(await changes.locator('p').first().textContent()).toContain(
      '. Changed: 1 with another verdict (1 fit → questionable), 1 with more chip-hours.',
    )
    const all = changes.locator('p', { hasText: 'All jobs: ' })
    const wholes = await all.textContent()
    expect(wholes).toBe(
      'All jobs: jobs 3 (no change), mismatch 0 → 1, questionable 0 → 1, fit 3 → 1, usual chip-hours 2,010 → 2,040, usual cost 300 USD (no change) (known for 2 of 3 → 2 of 3).',
    )
    expect(await changes.locator('li').allTextContents()).toEqual([
      expect.stringContaining('more: fit → questionable, chip-hours 10 → 40. acme/a, accelerator.yml:1'),
      expect.stringContaining('fresh: ✗ mismatch, 8× H100, 1,000 chip-hours, 150 USD.'),
      expect.stringContaining(hostile),
    ])
    expect(await changes.locator('details:not([open])').count()).toBe(0)
    await page.locator('#verdict').selectOption('mismatch')
    expect(await changes.locator('p').first().textContent()).toMatch(/^1 new \(150 USD\), 0 gone and 0 changed since/)
    expect(await changes.locator('li').allTextContents()).toEqual([expect.stringContaining('fresh')])
    expect(await all.count()).toBe(0)
    await changes.locator('summary').click()
    // The page learns of it by an event that follows the click.
    await page.evaluate(() => new Promise(requestAnimationFrame))
    await page.locator('#words').fill('fresh')
    expect(await changes.locator('details[open]').count()).toBe(0)
    expect([complaints, await page.locator('img').count()]).toEqual([[], 0])
    const refused = runCommand(folder, ['fleet', '--since', 'other.txt'])
    expect([refused.status, refused.stderr]).toEqual([2, expect.stringContaining('is not a report of a fleet')])
  })

  it('calls a repository that no report names by the end of its path, and keeps the path in the details', async () => {
    const folder = workspaceOf({
      'reports/2026/vision/report.json': reportText({}, [judged('one', 'mismatch', 'x')]),
      'reports/2026/audio/report.json': reportText({}, [judged('two', 'fit', 'x')]),
      'reports/2026/named/report.json': reportText({ repository: 'acme/a' }, [judged('three', 'fit', 'x')]),
      'clones/2026/speech/.git/HEAD': '',
      'clones/2026/speech/accelerator.yml': 'name: four\nframework: pytorch\nhardware: h100:8\n',
    })
    const page = await open({}, pageOf(folder))
    const called = page.locator('#jobs tbody td:last-child')
    expect((await called.allTextContents()).sort()).toEqual([
      ...['acme/a', 'audio/report.json', 'speech', 'vision/report.json'],
    ])
    expect(await page.locator('#act li').first().textContent()).toContain(' onevision/report.json, accelerator.yml:1')
    await page.locator('.opens', { hasText: 'one' }).click()
    expect(await page.locator('.details').textContent()).toContain('Repositoryreports/2026/vision/report.json')
    await page.locator('#words').fill('reports/2026/vision')
    expect(await jobsOf(page)).toEqual(['one'])
  })

  it('shades the edge of the table behind which there is more, as on a tablet', async () => {
    const page = await open({ viewport: { width: 768, height: 844 } })
    const place = page.locator('#jobs')
    /** Whether its right edge differs from the one without a background. */
    const isShaded = async (): Promise<boolean> => {
      const { x, y, width } = (await place.boundingBox()) as { x: number; y: number; width: number }
      const clip = { x: x + width - 6, y: y + 40, width: 4, height: 4 }
      const asItIs = await page.screenshot({ clip })
      await place.evaluate((region) => region.style.setProperty('background', 'none'))
      const bare = await page.screenshot({ clip })
      await place.evaluate((region) => region.style.removeProperty('background'))
      return !asItIs.equals(bare)
    }
    await place.scrollIntoViewIfNeeded()
    expect(await isShaded()).toBe(true)
    await place.evaluate((region) => region.scrollTo(region.scrollWidth, 0))
    expect(await isShaded()).toBe(false)
  })

  it('calls a job that nobody named by its repository, and finds it by that', async () => {
    const unnamed = judged('job', 'mismatch', 'x')
    const folder = workspaceOf({
      'a.json': reportText({ repository: 'acme/a' }, [unnamed]),
      'b.json': reportText({ repository: 'acme/b' }, [unnamed], [], 'job/accelerator.yml'),
    })
    const page = await open({}, pageOf(folder))
    expect(await jobsOf(page)).toEqual(['acme/a', 'job'])
    expect(await page.locator('#act li').first().textContent()).toMatch(/^✗ mismatch acme\/aacme\/a, accelerator.yml:1/)
    await page.locator('#words').fill('acme/a')
    expect(await jobsOf(page)).toEqual(['acme/a'])
    expect(runCommand(folder, ['fleet', '--format', 'csv']).stdout).toContain(',job,mismatch,')
  })

  it('calls a job drift where only the files of its repository speak against it', async () => {
    const report = reportText(
      { repository: 'acme/a' },
      [judged('apart', 'mismatch', 'x'), judged('both', 'mismatch', 'x')],
      [
        reportedFinding('evidence/other-count', { job: 'apart', message: 'train.sh asks for 4.' }),
        reportedFinding('evidence/other-count', { job: 'both' }),
        reportedFinding('sizing/does-not-fit', { job: 'both', severity: 'error', message: 'It does not fit.' }),
      ],
    )
    const page = await open({}, pageOf(workspaceOf({ 'a.json': report })))
    expect((await tilesOf(page)).slice(2, 4)).toEqual([
      '1',
      'and 0 against the policy, 1 drift, 0 questionable, 0 undecided',
    ])
    expect(await page.locator('#act li').allTextContents()).toEqual([
      expect.stringMatching(/^✗ mismatch both.*It does not fit/),
      expect.stringMatching(/^✗ drift apart.*train\.sh asks for 4/),
    ])
    await page.locator('#verdict').selectOption('drift')
    expect(await jobsOf(page)).toEqual(['apart'])
    const [download] = await Promise.all([page.waitForEvent('download'), page.locator('#csv').click()])
    expect(readFileSync(await download.path(), 'utf8').split('\r\n')[1]).toContain(',apart,drift,')
  })

  it('says of a job that the policy forbids what the check says, counts it, and has it among those to act on', async () => {
    const message = 'The job uses 8 accelerators, but the policy allows 2.'
    const report = reportText(
      { repository: 'acme/a' },
      [judged('many', 'fit', 'x'), judged('good', 'fit', 'x')],
      [reportedFinding('policy/limit-exceeded', { job: 'many', severity: 'error', message })],
    )
    const page = await open({}, pageOf(workspaceOf({ 'a.json': report })))
    expect((await tilesOf(page)).slice(2, 4)).toEqual([
      ...['0', 'and 1 against the policy, 0 drift, 0 questionable, 0 undecided'],
    ])
    expect(await page.locator('#act li').allTextContents()).toEqual([
      `✗ over the limit manyacme/a, accelerator.yml:1, x, costs 150 USD${message}No change was found that passes.`,
    ])
    expect((await tilesOf(page))[7]).toContain('known for 0 of 1; nothing that passes found for 1;')
    expect(await page.locator('#jobs tbody td:nth-child(3)').allTextContents()).toEqual([
      ...['none that passes', 'not looked for'],
    ])
    expect(await page.locator('#jobs tbody td:nth-child(4)').allTextContents()).toEqual(['✗ over the limit', '✓ fit'])
    const pieces = page.locator('#charts section', { hasText: 'Team' }).locator('.track > .policy')
    expect(await pieces.evaluateAll((all) => all.map(({ style }) => style.width))).toEqual(['50%'])
    await page.locator('#verdict').selectOption('against the policy')
    expect(await jobsOf(page)).toEqual(['many'])
  })

  it('says so where there is no job at all', async () => {
    const empty = reportText({ repository: 'acme/a' }, [])
    const page = await open({}, pageOf(workspaceOf({ 'a.json': empty })))
    expect(await page.locator('#none').isVisible()).toBe(true)
    expect(await page.locator('#waivers').textContent()).toBe('No waiver ends soon.')
    expect(await page.locator('#lists').textContent()).toContain('all reports and manifests could be read')
  })

  it.each([
    ['light', { viewport: { width: 1280, height: 900 } }],
    ['dark', { viewport: { width: 1280, height: 900 }, colorScheme: 'dark' }],
    ['light on a telephone', { viewport: { width: 390, height: 844 } }],
    ['dark on a telephone', { viewport: { width: 390, height: 844 }, colorScheme: 'dark' }],
  ] as const)('can be used by all: axe finds nothing (%s)', async (_, options) => {
    const page = await open(options)
    for (const summary of await page.locator('summary').all()) await summary.click()
    await page.locator('.opens').first().click()
    const violations = await page.evaluate(`${axe}; axe.run({ resultTypes: ['violations'] }).then(({ violations }) =>
      violations.map(({ id, nodes }) => id + ': ' + nodes.map(({ html }) => html).join(' | ')))`)
    expect(violations).toEqual([])
    const widths = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth])
    expect(widths[0]).toBeLessThanOrEqual(widths[1] as number)
  })
})
