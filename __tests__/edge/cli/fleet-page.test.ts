/// <reference lib="dom" />
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, expect, it } from '@jest/globals'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import type { ReportJob, Verdict } from '../../../src/core/report/report.ts'
import { describeInBrowser, newPage, startBrowser } from '../../support/browser.ts'
import { reportedFinding, reportedJob, reportText } from '../../support/fleet-reports.ts'
import { runCommand, workspaceOf } from '../../support/runner.ts'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const hostile = '</script><img src=x onerror=alert(1)><script>alert(2)</script><!--'

const sizing: ReportJob['sizing'] = {
  assumptions: [],
  likelyChipHours: 1000,
  cost: { currency: 'USD', amount: [100, 200], per: 'run', prices: 'policy' },
}
const judged = (name: string, verdict: Verdict, team: string, sized = sizing): ReportJob =>
  reportedJob(name, {
    declared: { labels: { team } },
    assessment: { recommended: 'gpu', verdict, for: [], against: [], undecided: [] },
    sizing: sized,
  })

let browser: Browser
let address: string
beforeAll(async () => {
  const waived = { reason: hostile, expires: '2026-12-01', daysLeft: 8, path: 'a', line: 1 }
  const folder = workspaceOf({
    'a.json': reportText(
      { repository: 'acme/a', date: '2026-01-01' },
      [judged('good', 'fit', 'vision'), judged(hostile, 'mismatch', hostile)],
      [reportedFinding('evidence/other-kind', { message: hostile, waived }), reportedFinding('evidence/other-count')],
    ),
    'b.json': reportText({ repository: 'acme/b' }, [judged('poor', 'mismatch', 'audio', { assumptions: [] })]),
    'c.json': '{}',
  })
  const { status, stdout } = runCommand(folder, ['fleet', '--format', 'html'])
  expect(status).toBe(0)
  writeFileSync(join(folder, 'fleet.html'), stdout)
  address = pathToFileURL(join(folder, 'fleet.html')).href
  browser = await startBrowser()
})
afterAll(() => browser?.close())

async function open(options: BrowserContextOptions = {}) {
  const page = await newPage(browser, options)
  const complaints: string[] = []
  const requests: string[] = []
  page.on('console', (message) => complaints.push(message.text()))
  page.on('pageerror', (error) => complaints.push(error.message))
  page.on('request', (request) => requests.push(request.url()))
  await page.goto(address)
  await page.waitForSelector('body[data-ready]')
  return { page, complaints, requests }
}

const jobsOf = (page: Page): Promise<string[]> => page.locator('#jobs tbody tr td:nth-child(3)').allTextContents()

describeInBrowser('the page of a fleet', () => {
  it('opens from a file, asks nobody, and shows hostile names as text', async () => {
    const { page, complaints, requests } = await open()
    expect(await jobsOf(page)).toEqual(['good', hostile, 'poor'])
    expect(await page.locator('#charts svg').count()).toBe(5)
    expect(await page.locator('#lists summary').allTextContents()).toEqual([
      'Waivers due (1)',
      'Contradicted by the files of the repository (1)',
      'Old reports (1)',
      'Not read (1)',
    ])
    expect(await page.locator('#sums').textContent()).toBe(
      '3 jobs: 1 fit, 2 mismatch, 24 accelerators, 2,000 chip-hours (known for 2 of 3 jobs), 200–400 USD at prices of policies (known for 2 of 3 jobs), savings of offers not known.',
    )
    expect(await page.locator('img').count()).toBe(0)
    expect(complaints).toEqual([])
    expect(requests.filter((url) => url !== address && !url.startsWith('data:'))).toEqual([])
    await page.context().close()
  })

  it('filters by verdict, label and words', async () => {
    const { page } = await open()
    await page.locator('#verdict').selectOption('mismatch')
    expect(await jobsOf(page)).toEqual([hostile, 'poor'])
    await page.locator('#label').selectOption('team: audio')
    expect(await jobsOf(page)).toEqual(['poor'])
    expect(await page.locator('#sums').textContent()).toBe('1 job: 1 mismatch, 8 accelerators, chip-hours not known.')
    await page.locator('#measure').selectOption('usual chip-hours')
    expect(await page.locator('#known').textContent()).toBe('Known for 0 of 1 job: usual chip-hours.')
    await page.locator('#words').fill('acme/a')
    expect(await jobsOf(page)).toEqual([])
    expect(await page.locator('#charts svg').count()).toBe(0)
    await page.context().close()
  })

  it.each([
    ['light', { viewport: { width: 1280, height: 900 } }],
    ['dark on a telephone', { viewport: { width: 360, height: 740 }, colorScheme: 'dark' }],
  ] as const)('can be used by all: axe finds nothing (%s)', async (_, options) => {
    const { page } = await open(options)
    for (const summary of await page.locator('summary').all()) await summary.click()
    const violations = await page.evaluate(`${axe}; axe.run({ resultTypes: ['violations'] }).then(({ violations }) =>
      violations.map(({ id, nodes }) => id + ': ' + nodes.map(({ html }) => html).join(' | ')))`)
    expect(violations).toEqual([])
    const widths = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth])
    expect(widths[0]).toBeLessThanOrEqual(widths[1] as number)
    await page.context().close()
  })
})
