/// <reference lib="dom" />
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync } from 'node:fs'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, it } from '@jest/globals'
import type { Browser, Page } from 'playwright-core'
import { parse } from 'yaml'
import { check, type Report } from '../../src/core/index.ts'
import type { Answer, Answered } from '../../web/playground/page/questions.ts'
import { serveFolder } from '../../web/playground/serve.js'
import { describeInBrowser, newPage, startBrowser } from '../support/browser.ts'
import { dist } from '../support/dist.ts'
import { runCommand, workspaceOf } from '../support/runner.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))
const axe = readFileSync(join(root, 'node_modules/axe-core/axe.min.js'), 'utf8')

const desk = { width: 1280, height: 900 }

let folder: string
let server: Server
let browser: Browser
let address: string

beforeAll(() => {
  dist()
  folder = mkdtempSync(join(tmpdir(), 'playground-'))
  execFileSync(process.execPath, ['web/playground/build.js', folder], { cwd: root })
})

/** A page with its errors, and its requests for other than its own files since it was ready. */
interface Opened {
  readonly page: Page
  readonly complaints: string[]
  readonly requests: string[]
}

async function open(fragment = ''): Promise<Opened> {
  const page = await newPage(browser, { viewport: desk, permissions: ['clipboard-read', 'clipboard-write'] })
  const complaints: string[] = []
  const requests: string[] = []
  page.on('console', (message) => complaints.push(message.text()))
  page.on('pageerror', (error) => complaints.push(error.message))
  await page.goto(`${address}${fragment}`)
  await page.waitForSelector('body[data-ready]')
  // Loading its own files later, or in another worker, reveals nothing.
  page.on('request', (request) => {
    const isOwn = request.method() === 'GET' && /^[\w-]+(?:\.\w+)+$/.test(request.url().slice(address.length))
    if (!isOwn || !request.url().startsWith(address)) requests.push(request.url())
  })
  return { page, complaints, requests }
}

interface Shown {
  readonly viewport?: { readonly width: number; readonly height: number }
  readonly colorScheme?: 'dark'
}

let shared: Opened | undefined
let linkOfFirst: string

/**
 * The single page of all cases that do not test opening it, in its initial state. Opening one takes 3.4 s of processor
 * time, most of it for two workers that compile their code. Restoring the first texts takes 0.7 s.
 */
async function asOpened({ viewport = desk, colorScheme }: Shown = {}): Promise<Opened> {
  if (shared === undefined) {
    shared = await open()
    await shared.page.getByRole('button', { name: 'Copy link' }).click()
    await shared.page.locator('#status', { hasText: 'copied' }).waitFor()
    linkOfFirst = await shared.page.evaluate(() => location.hash)
  }
  const { page, complaints, requests } = shared
  await page.setViewportSize(viewport)
  await page.emulateMedia({ colorScheme: colorScheme ?? null })
  const tab = page.getByRole('tab', { name: 'accelerator.yml' })
  if ((await tab.getAttribute('aria-selected')) !== 'true') await tab.click()
  await page.evaluate(() => document.querySelector('#examples')?.removeAttribute('open'))
  // An empty manifest in between, so that the result is of the first texts, not of the previous case's edit.
  for (const [hash, headline] of [
    ['#s=AAAA', 'Nothing is declared yet.'],
    [linkOfFirst, 'Unlikely to fit'],
  ] as const) {
    await page.evaluate((fragment) => {
      location.hash = fragment
    }, hash)
    await page.locator('#headline', { hasText: headline }).waitFor()
  }
  await compared(page)
  const sorted = page.locator('#others th:not([aria-sort=none])[aria-sort] button')
  while ((await sorted.count()) > 0) await sorted.click()
  complaints.length = 0
  requests.length = 0
  return shared
}

const compared = (page: Page) => page.locator('#others:not([aria-busy])').waitFor()

/** Waits until the change has been judged. */
async function judged(page: Page, act: () => Promise<unknown>): Promise<void> {
  const before = await page.evaluate(() => Number(document.body.dataset['judged']))
  await act()
  await page.waitForFunction((number) => Number(document.body.dataset['judged']) > number, before)
}

/** The first two changes. */
const nearest = (page: Page) => page.locator('.first li', { hasText: 'the nearest change' })
const cheapestWay = (page: Page) => page.locator('.first li').last()

const content = (page: Page, name = 'accelerator.yml') => page.locator(`.cm-content[aria-label="${name}"]`)

/** Acts until the page shows something, because the editor drops answers that a later edit or move makes obsolete. */
async function shown(page: Page, selector: string, act: () => Promise<unknown>): Promise<void> {
  const wanted = page.locator(selector).first()
  for (let isShown = false; !isShown; ) {
    await act()
    isShown = await wanted.waitFor({ timeout: 5_000 }).then(
      () => true,
      () => false,
    )
  }
}

/** The text in an editor, as its author would copy it. */
async function textIn(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Copy manifest' }).click()
  return page.evaluate(() => navigator.clipboard.readText())
}

async function replaceText(page: Page, text: string, name?: string): Promise<void> {
  await content(page, name).click()
  await page.keyboard.press('Control+a')
  // Chromium gives text typed over colored text the same style, which the page's policy refuses with an error.
  const isEmpty = (await content(page, name).textContent()) === ''
  // The empty text is judged as well, and must not be confused with the result for the text.
  if (!isEmpty) await judged(page, () => page.keyboard.press('Delete'))
  await judged(page, () => page.keyboard.insertText(text))
}

interface Example {
  readonly group: string
  readonly name: string
  readonly manifest: string
  readonly policy: string
}

/** The worker's results for texts, requested like the page does, as one text, which transfers faster. */
async function reportsIn(page: Page, examples: readonly Example[]): Promise<Report[]> {
  const written = await page.evaluate(async (all) => {
    const worker = new Worker('worker.js', { type: 'module' })
    const answerTo = (texts: object, id: number): Promise<Answered> => {
      const answered = new Promise<Answered>((resolve) => {
        worker.onmessage = ({ data }) => resolve(data)
      })
      worker.postMessage({ id, what: 'look', texts, question: {} })
      return answered
    }
    const reports: Report[] = []
    for (const [id, { manifest, policy }] of all.entries()) {
      const { answer, failed } = await answerTo({ manifest, policy }, id)
      if (failed !== undefined) throw new Error(failed)
      reports.push((answer as Answer['look']).look?.report as Report)
    }
    worker.terminate()
    return JSON.stringify(reports)
  }, examples)
  return JSON.parse(written)
}

/** Without what only a repository can show. */
function withoutEvidence({ files }: Report): unknown {
  const plain = JSON.parse(JSON.stringify(files)) as { jobs: { evidence?: unknown }[] }[]
  for (const { jobs } of plain) for (const job of jobs) delete job.evidence
  return plain
}

const misfit = 'framework: pytorch\nscale: { parameters: 70B, tokens: 1T }\nhardware: tpu-v5e-8\n'

describeInBrowser('the playground', () => {
  beforeAll(async () => {
    server = (await serveFolder(pathToFileURL(`${folder}/`), 0)) as Server
    address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
    browser = await startBrowser()
  })
  afterAll(async () => {
    await browser?.close()
    server.close()
  })

  it('judges the examples as the library does', async () => {
    const all = JSON.parse(readFileSync(join(folder, 'examples.json'), 'utf8')) as Example[]
    expect(all.length).toBeGreaterThan(300)
    // Each is also compared on all accelerators, so take a third of the rules and a tenth of the published runs.
    const every: Record<string, number> = { Rules: 3, 'Published runs': 10 }
    const examples = all.filter(({ group }, index) => index % (every[group] ?? 1) === 0)
    const { page } = await asOpened()
    const reports = await reportsIn(page, examples)
    const today = new Date().toISOString().slice(0, 10)
    const expected = examples.map(({ manifest, policy }) => {
      const files = [{ path: 'accelerator.yml', text: manifest }]
      if (policy !== '') files.push({ path: '.github/accelerator-policy.yml', text: policy })
      return check(files, { today, manifests: ['accelerator.yml'] })
    })
    for (const [index, report] of reports.entries())
      expect([examples[index]?.name, withoutEvidence(report)]).toEqual([
        examples[index]?.name,
        withoutEvidence(expected[index] as Report),
      ])
  })

  it('lets somebody write a manifest, see it judged, mend it by a click, and take a workflow along', async () => {
    const { page, complaints, requests } = await open()
    await content(page).click()
    await page.keyboard.press('Control+a')
    await page.keyboard.press('Delete')
    for (const line of ['fram', 'scale: { parameters: 70B, tokens: 1T }', 'hardware: tpu-v5e-8']) {
      await page.keyboard.type(line)
      if (line === 'fram') {
        const offer = '.cm-tooltip-autocomplete li:has-text("framework")'
        await shown(page, offer, () => page.keyboard.press('Control+Space'))
        await page.locator(offer).first().click()
        await page.keyboard.type('pytorch')
      }
      await page.keyboard.press('Escape')
      await page.keyboard.press('Enter')
    }
    const verdict = page.locator('#headline')
    await verdict.filter({ hasText: 'Mismatch: Needs at least' }).waitFor()
    await page.locator('.findings', { hasText: 'sizing/does-not-fit' }).waitFor()
    await page.locator('#others .opens').first().waitFor()
    await judged(page, () =>
      page
        .getByRole('button', { name: /^Apply: .* instead of TPU v5e-8/ })
        .first()
        .click(),
    )
    await verdict.filter({ hasText: /^(?:✓ Fit|\? Undecided|! Questionable)/ }).waitFor()
    expect(await page.locator('.findings .error').count()).toBe(0)
    expect(parse(await textIn(page))).toMatchObject({
      framework: 'pytorch',
      hardware: expect.not.stringContaining('tpu'),
    })
    await page.getByRole('button', { name: 'Copy workflow' }).click()
    const workflow = parse(await page.evaluate(() => navigator.clipboard.readText()))
    expect(JSON.stringify(workflow.jobs)).toContain('accelerator-review/accelerator-review@')
    expect([complaints, requests]).toEqual([[], []])
    await page.context().close()
  })

  it('breaks the line at Enter, whatever is offered, and takes the first offer at Tab', async () => {
    const { page } = await asOpened()
    const offer = '.cm-tooltip-autocomplete li:has-text("framework")'
    for (const [key, then] of [
      ['Enter', 'fram\n'],
      ['Tab', 'framework: '],
    ] as const) {
      await replaceText(page, 'hardware: h100:8\nfram')
      await shown(page, offer, () => page.keyboard.press('Control+Space'))
      // Newer offers may be pending, so a key without effect is pressed again.
      const lines = async () =>
        (await page.locator('.cm-content').first().locator('.cm-line').allTextContents()).join('\n')
      const typed = await lines()
      for (let presses = 0; presses < 200 && (await lines()) === typed; presses += 1) await page.keyboard.press(key)
      expect(await textIn(page)).toBe(`hardware: h100:8\n${then}`)
    }
  })

  it('keeps everything in a link, and sends nothing', async () => {
    const { page, requests } = await asOpened()
    await replaceText(page, misfit)
    await page.getByRole('tab', { name: 'accelerator-policy.yml' }).click()
    await content(page, 'accelerator-policy.yml').click()
    await judged(page, () => page.keyboard.insertText('hardware:\n  deny: [tpu-v5e]\n'))
    await page.locator('.findings', { hasText: 'policy/hardware-not-allowed' }).waitFor()
    await page.getByRole('button', { name: 'Copy link' }).click()
    await page.locator('#status', { hasText: 'copied' }).waitFor()
    const link = await page.evaluate(() => navigator.clipboard.readText())
    expect(requests).toEqual([])
    const again = await open(link.slice(address.length))
    expect(await textIn(again.page)).toBe(misfit)
    await again.page.locator('.findings', { hasText: 'policy/hardware-not-allowed' }).waitFor()
    await again.page.context().close()
  })

  it('opens a link and what was left with the job that was shown', async () => {
    const { page } = await asOpened()
    await replaceText(page, threeJobs)
    await judged(page, () => page.getByRole('button', { name: /^third: / }).click())
    await page.getByRole('button', { name: 'Copy link' }).click()
    await page.locator('#status', { hasText: 'copied' }).waitFor()
    const link = await page.evaluate(() => navigator.clipboard.readText())
    const { page: again } = await open(link.slice(address.length))
    const pressed = again.locator('.jobs [aria-pressed=true]')
    expect(await pressed.textContent()).toContain('third')
    await judged(again, () => again.getByRole('button', { name: /^second: / }).click())
    await again.goto(address)
    await again.waitForSelector('body[data-ready]')
    expect(await pressed.textContent()).toContain('second')
    await again.context().close()
  })

  it.each(['#rule=no/such-rule', '#<img src=x onerror=alert(1)>'])(
    'opens as ever for the fragment %s',
    async (fragment) => {
      const { page, complaints } = await open(fragment)
      await page.locator('#headline', { hasText: 'Unlikely to fit' }).waitFor()
      expect(complaints).toEqual([])
      await page.context().close()
    },
  )

  it('says that a link is damaged, and judges nothing else in its place', async () => {
    const { page } = await open('#s=AAAA')
    const isNothingElse = async () => {
      await page.locator('#status', { hasText: 'This link is damaged' }).waitFor()
      await page.locator('#headline', { hasText: 'Nothing is declared yet.' }).waitFor()
      expect(await textIn(page)).toBe('')
    }
    await isNothingElse()
    await replaceText(page, misfit)
    // Opened in the same tab.
    await page.evaluate(() => {
      location.hash = '#s=AAAB'
    })
    await isNothingElse()
    await page.context().close()
  })

  it('lists what is wrong with a policy, keeps the verdict, and keeps what was typed when it is loaded again', async () => {
    const { page } = await open()
    const faulty = 'rules: { no/such-rule: error }\nfail-on: sometimes\n'
    await replaceText(page, misfit)
    await page.getByRole('tab', { name: 'accelerator-policy.yml' }).click()
    await content(page, 'accelerator-policy.yml').click()
    await judged(page, () => page.keyboard.insertText(`${faulty}require: [labels.team]\n`))
    const faults = page.locator('#verdict .findings').first()
    const look = async () => [
      await faults.locator('li').count(),
      (await page.locator('#headline').textContent())?.slice(0, 10),
    ]
    expect(await look()).toEqual([2, '✗ Mismatch'])
    const verdict = await page.locator('#verdict').textContent()
    expect(verdict).toContain('The verdict below is that of the default policy.')
    expect(verdict).not.toContain('policy/key-required')
    await page.getByRole('tab', { name: 'accelerator.yml' }).click()
    await faults.getByRole('button', { name: 'line 2' }).click()
    expect(await page.locator('#policy').isVisible()).toBe(true)
    await page.reload()
    await page.waitForSelector('body[data-ready]')
    expect(await look()).toEqual([2, '✗ Mismatch'])
    expect(await textIn(page)).toBe(misfit)
    await page.context().close()
  })

  it('says what is more than the check takes on, and judges again once it is less', async () => {
    const { page, complaints } = await asOpened()
    const headline = page.locator('#headline')
    await replaceText(page, `${misfit}# ${'x'.repeat(300_000)}`)
    await headline.filter({ hasText: 'Not judged: The file has 294 KiB; the limit is 256 KiB.' }).waitFor()
    // Each condition takes about 80,000 steps per job.
    const loop = (name: string, inner: string) => `["1", "2", "3", "4", "5", "6"].exists(${name}, ${inner})`
    const condition = ['a', 'b', 'c', 'd', 'e'].reduceRight((inner, name) => loop(name, inner), 'a == e')
    const rules = Array.from({ length: 200 }, (_, index) => `  - { id: r${index}, message: m, when: '${condition}' }\n`)
    const jobs = Array.from({ length: 60 }, (_, index) => `  j${index}: { hardware: h100:${index + 1} }\n`)
    await replaceText(page, `jobs:\n${jobs.join('')}`)
    await page.getByRole('tab', { name: 'accelerator-policy.yml' }).click()
    await replaceText(page, `custom:\n${rules.join('')}`, 'accelerator-policy.yml')
    await headline.filter({ hasText: 'The conditions of the policy take more than 100,000,000 steps' }).waitFor()
    expect(await page.getByRole('button', { name: 'Try again' }).count()).toBe(0)
    await replaceText(page, '# none\n', 'accelerator-policy.yml')
    await headline.filter({ hasText: 'Undecided' }).waitFor()
    expect(complaints).toEqual([])
  })

  it('offers a change only where a second check shows what it clears', async () => {
    const { page } = await asOpened()
    await replaceText(page, misfit)
    await page.getByRole('tab', { name: 'accelerator-policy.yml' }).click()
    await replaceText(page, 'require: [labels.team]\n', 'accelerator-policy.yml')
    const finding = (rule: string) => page.locator('#verdict .findings > li', { hasText: rule })
    await finding('policy/key-required').waitFor()
    expect(await finding('policy/key-required').locator('.ways').count()).toBe(0)
    // Nothing speaks for it, so there is no heading.
    expect(await page.locator('.balance h3').allTextContents()).toEqual([expect.stringMatching(/^Against/)])
    expect(await finding('sizing/does-not-fit').locator('.ways button').count()).toBeGreaterThan(0)
    await judged(page, () => nearest(page).getByRole('button').click())
    await finding('sizing/does-not-fit').waitFor({ state: 'detached' })
    expect(await finding('policy/key-required').count()).toBe(1)
  })

  it.each([
    ['fails', 'throw new Error()', 'could not be loaded, or has failed'],
    ['takes too long', 'for (;;) {}', 'took more than 20 seconds'],
  ])('offers to try again where the check %s', async (_, script, why) => {
    const page = await newPage(browser, {})
    await page.clock.install()
    await page.route('**/worker.js', (route) => route.fulfill({ contentType: 'text/javascript', body: script }))
    await page.goto(address)
    const alert = page.locator('[role=alert]', { hasText: why })
    if (why.startsWith('took')) {
      await page.locator('#headline', { hasText: 'Loading' }).waitFor()
      await page.clock.runFor(3_000)
      await page.locator('#status', { hasText: 'Still judging' }).waitFor()
      await page.clock.runFor(20_000)
    }
    await alert.waitFor()
    expect(await headline(page)).toBe('Not judged.')
    await page.unroute('**/worker.js')
    await page.getByRole('button', { name: 'Try again' }).click()
    await page.locator('#headline', { hasText: 'Unlikely to fit' }).waitFor()
    expect(await page.locator('#status').textContent()).toBe('')
    await page.context().close()
  })

  it('keeps the verdict where the comparison fails, and offers to try again', async () => {
    const { page } = await open()
    await page.evaluate(() => {
      const post = Worker.prototype.postMessage
      Worker.prototype.postMessage = function (this: Worker, data: { readonly what: string }) {
        const isFailing = data.what === 'compared' && document.title !== 'mended'
        post.call(this, isFailing ? { ...data, what: 'nothing' } : data)
      } as Worker['postMessage']
    })
    await replaceText(page, misfit)
    const alert = page.locator('[role=alert]', { hasText: 'It is not compared on other accelerators. The check has' })
    await alert.waitFor()
    expect(await headline(page)).toContain('Mismatch')
    expect(await page.locator('#verdict').textContent()).not.toContain('Comparing')
    expect(await page.locator('#others-part').isVisible()).toBe(false)
    await page.evaluate(() => {
      document.title = 'mended'
    })
    await alert.getByRole('button', { name: 'Try again' }).click()
    await page.locator('#others .opens').first().waitFor()
    expect(await alert.count()).toBe(0)
    await page.context().close()
  })

  it('says the reason first, in a live region, then what would mend it, and how much is too much', async () => {
    const { page } = await asOpened()
    expect(await page.locator('#headline[role=status]').textContent()).toMatch(
      /^! Unlikely to fit: Needs about 201 GiB/,
    )
    expect(await nearest(page).textContent()).toContain('LoRA')
    expect(await page.locator('#tiles .number').allTextContents()).toEqual([
      '201 of 80 GiB',
      ...['8.3 days', '200', '730 USD'],
    ])
    expect(await page.locator('.excess').textContent()).toMatch(/^12[01] GiB too much$/)
    await replaceText(page, 'framework: pytorch\nhardware: h100:8\n')
    const unknown = page.locator('#tiles .number', { hasText: 'not known' })
    await unknown.first().waitFor()
    expect(await unknown.count()).toBe(4)
  })

  it('keeps the last result while a line is half typed, says what is missing, and applies nothing meanwhile', async () => {
    const { page } = await asOpened()
    const tiles = page.locator('#tiles .number')
    const before = await tiles.allTextContents()
    await content(page).click()
    await page.keyboard.press('Control+End')
    await judged(page, () => page.keyboard.insertText('tok'))
    expect(await page.locator('#headline').textContent()).toBe(
      'Line 7 is not complete: tok has no value. The result below is from before you typed it; Apply works again when the line is complete.',
    )
    expect(await tiles.allTextContents()).toEqual(before)
    expect(await page.locator('.first button:enabled, #others .apply:enabled').count()).toBe(0)
    expect(await page.locator('#others-known').textContent()).toMatch(/^Apply works again/)
    expect(await textIn(page)).toMatch(/\ntok$/)
    await judged(page, () => page.keyboard.insertText(': 1'))
    expect(await page.locator('#headline').textContent()).toMatch(/^! Unlikely to fit/)
  })

  it('keeps nothing of what was there before a paste that cannot be read, and says what to do', async () => {
    const { page } = await asOpened()
    await content(page).click()
    await page.keyboard.press('Control+a')
    await judged(page, () => page.keyboard.insertText('framework: pytorch\nhardware:\n\taccelerator: h100\n'))
    expect(await headline(page)).toBe('Not judged: A tab is used for indentation. Indent with spaces.')
    expect(await page.locator('#tiles').count()).toBe(0)
  })

  it('says which key would tell the time, the chip-hours and the cost', async () => {
    const { page } = await asOpened()
    const notesFor = async (more: string) => {
      await replaceText(page, `framework: pytorch\nmodel: { architecture: transformer }\n${more}`)
      return (await page.locator('#tiles .note').allTextContents()).slice(1)
    }
    expect(await notesFor('scale: { parameters: 8B }\nhardware: h100:8\n')).toEqual(
      Array(3).fill('declare scale.tokens'),
    )
    expect(await notesFor('hardware: h100:8\n')).toEqual(Array(3).fill('declare scale.parameters and 1 more'))
    const counted = await notesFor('scale: { parameters: 8B, tokens: 1B }\nhardware: h100\n')
    expect(counted[0]).toBe('declare hardware.count')
    expect(counted[1]).toMatch(/\d–\d/)
  })

  it('writes a missing key by a click, with the cursor at its value, as one step that can be undone', async () => {
    const { page } = await asOpened()
    const text =
      'framework: pytorch\nmodel: { architecture: transformer }\nscale: { parameters: 8B }\nhardware: h100:8\n'
    await replaceText(page, text)
    await judged(page, () => page.locator('#tiles').getByRole('button', { name: 'scale.tokens' }).first().click())
    expect(await textIn(page)).toBe(text.replace('8B }', '8B, tokens:  }'))
    await content(page).focus()
    await judged(page, () => page.keyboard.type('1B'))
    expect(parse(await textIn(page)).scale).toEqual({ parameters: '8B', tokens: '1B' })
    expect((await page.locator('#tiles .note').allTextContents())[1]).toMatch(/\d–\d/)
    await content(page).focus()
    await judged(page, () => page.keyboard.press('Control+z'))
    await judged(page, () => page.keyboard.press('Control+z'))
    expect(await textIn(page)).toBe(text)
  })

  it('puts the job on an accelerator of the table, and keeps the focus', async () => {
    const { page } = await asOpened()
    const row = page.locator('#others tr', { has: page.getByRole('button', { name: '8× H100 SXM', exact: true }) })
    const apply = row.getByRole('button', { name: 'Apply: on 8× H100 SXM' })
    await apply.focus()
    await judged(page, () => page.keyboard.press('Enter'))
    expect(parse(await textIn(page))).toMatchObject({
      framework: 'pytorch',
      hardware: { accelerator: 'h100-80gb', count: 8, parallelism: 'fsdp' },
    })
    await replaceText(page, misfit)
    await nearest(page).getByRole('button').focus()
    await judged(page, () => page.keyboard.press('Enter'))
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('headline')
  })

  it('says of a job that fits no more than the command does, with the sharding that this rests on', async () => {
    const { page } = await asOpened()
    const headline = page.locator('#headline')
    const job =
      'framework: pytorch\nscale: { parameters: 8B, tokens: 1B, sequence_length: 4096, global_batch_size: 64 }\nmodel: { architecture: transformer, precision: bf16 }\nhardware: gh200:2\n'
    await replaceText(page, job)
    const words = /^✓ Fit: ([\d.]+ of 96 GiB per device, likely fits if sharded over 2 devices; about \d+ h)\.$/
    const [, figures = 'none'] = words.exec((await headline.textContent()) ?? '') ?? []
    const { stdout } = runCommand(workspaceOf({ 'accelerator.yml': job }), ['check', 'accelerator.yml'])
    expect(stdout.replaceAll(/\s+/g, ' ')).toContain(`on 2× GH200; ${figures}`)
  })

  /** Each row of the shown table: its name, its cost text, and whether it can be applied. */
  const rowsOf = (page: Page) =>
    page.locator('#others tbody tr:not(.spacer)').evaluateAll((rows) =>
      rows.map((row) => ({
        name: row.querySelector('th')?.textContent ?? '',
        cost: row.querySelector('td:nth-child(3)')?.textContent ?? '',
        title: row.querySelector('td:nth-child(3)')?.getAttribute('title') ?? '',
        isApplied: row.querySelector('.apply') !== null,
      })),
    )
  const dollars = (words: string | null): number => Number(/([\d,.]+) USD/.exec(words ?? '')?.[1]?.replaceAll(',', ''))

  it('says beside each Apply what the run then costs, and marks the cheapest of all that passes', async () => {
    const { page } = await asOpened()
    await compared(page)
    const ways = page.locator('.ways li')
    expect(await ways.count()).toBe(4)
    for (const words of await ways.allTextContents()) expect(words).toMatch(/^Apply[\d,.]+ USD/)
    await page.locator('#others thead').getByRole('button', { name: 'Cost' }).click()
    const [cheapest] = await rowsOf(page)
    expect(cheapest).toMatchObject({ cost: expect.stringMatching(/^cheapest: [\d,]+ USD$/), isApplied: true })
    const cost = cheapest?.cost.replace('cheapest: ', '') ?? ''
    expect(await page.locator('.first li').allTextContents()).toEqual([
      expect.stringMatching(/^Apply550 USD at Azure, the nearest changeLoRA;/),
      expect.stringMatching(
        new RegExp(
          `^Apply${cost} at Lambda, the cheapest that passes, at reported list prices of \\w+ 2026On ${cheapest?.name}; needs`,
        ),
      ),
    ])
    await judged(page, () => cheapestWay(page).getByRole('button', { name: 'Apply: the cheapest, on' }).click())
    await page.locator('#headline', { hasText: 'Fit' }).waitFor()
    expect(await page.locator('#tiles .number').last().textContent()).toBe(cost)
  })

  it('says of one change that it is the nearest and the cheapest, and nothing of what no price is known of', async () => {
    const { page } = await asOpened()
    const ofAws = misfit.replace('tpu-v5e-8', '{ accelerator: a10g, count: 1, provider: aws }')
    await replaceText(page, ofAws)
    await compared(page)
    expect(await page.locator('.first li').allTextContents()).toEqual([
      expect.stringMatching(/^Apply[\d.]+M USD at AWS, the nearest change16× B200/),
      expect.stringMatching(/^That is also the cheapest that passes, at list prices of \w+ 2026\.$/),
    ])
    await page.getByRole('tab', { name: 'accelerator-policy.yml' }).click()
    await replaceText(page, 'prices: none\n', 'accelerator-policy.yml')
    await compared(page)
    expect(await page.locator('.first li').allTextContents()).toEqual([
      expect.stringMatching(/^ApplyThe nearest change24× H100/),
    ])
  })

  it('names as the cheapest nothing that the declared provider does not have, and says that Apply moves', async () => {
    const { page } = await asOpened()
    await replaceText(
      page,
      'framework: pytorch\nstage: production\nmodel: { name: meta-llama/Llama-3.1-8B, method: full, precision: bf16 }\nscale: { sequence_length: 4096, micro_batch_size: 2, tokens: 2B }\nhardware: { accelerator: a100-80gb, count: 1, provider: aws }\n',
    )
    await compared(page)
    await page.locator('#others thead').getByRole('button', { name: 'Cost' }).click()
    const rows = await rowsOf(page)
    const [away] = rows.filter(({ cost }) => cost.startsWith('other provider'))
    const cheapest = rows.find(({ cost }) => cost.startsWith('cheapest'))
    expect([away?.isApplied, dollars(away?.cost ?? '') < dollars(cheapest?.cost ?? '')]).toEqual([true, true])
    const words = await cheapestWay(page).textContent()
    expect(words).toMatch(
      new RegExp(`^Apply${cheapest?.cost.replace('cheapest: ', '')} at AWS, the cheapest .*${cheapest?.name}`),
    )
    expect(words).toContain(
      ` At another provider, for less: ${away?.name}, ${away?.cost.replace('other provider: ', '')} at `,
    )
    await judged(page, () => page.getByRole('button', { name: `Apply: on ${away?.name}` }).click())
    expect(await page.locator('#status').textContent()).toContain('the provider is no longer declared')
    expect(await textIn(page)).not.toContain('aws')
  })

  it('sorts by cost with the least first, and what is not known last both ways', async () => {
    const { page } = await asOpened()
    await compared(page)
    const place = page.locator('#others')
    const last = `#others tr[aria-rowindex="${await place.locator('table').getAttribute('aria-rowcount')}"]`
    for (const [direction, sign] of [
      ['ascending', 1],
      ['descending', -1],
    ] as const) {
      await place.locator('thead').getByRole('button', { name: 'Cost' }).click()
      expect(await place.locator(`th[aria-sort=${direction}]`).textContent()).toBe('Cost')
      const costs = (await rowsOf(page)).map(({ cost }) => dollars(cost))
      expect([costs.length > 9, costs]).toEqual([true, costs.toSorted((a, b) => sign * (a - b))])
      await place.evaluate((region) => region.scrollTo(0, region.scrollHeight))
      await page.locator(last).waitFor()
      expect((await rowsOf(page)).at(-1)?.cost).toBe('not known')
    }
  })

  const provider = (page: Page) => page.getByLabel('Rented out by')
  const pressed = (page: Page) => page.locator('.jobs [aria-pressed=true]')
  const headline = (page: Page) => page.locator('#headline').textContent()
  /** A good job, one that asks for too much, and a good one; each starts after four more lines. */
  const threeJobs = ['first', 'second', 'third']
    .map(
      (name) =>
        `  ${name}:\n    framework: pytorch\n    scale: { parameters: ${name === 'second' ? 70 : 1}B, tokens: 1B }\n    hardware: h100:${name === 'second' ? 1 : 8}\n`,
    )
    .join('')
    .replace(/^/, 'jobs:\n')

  it('prices head, row and applied job at the chosen provider, which is then declared', async () => {
    const { page } = await asOpened()
    await replaceText(page, misfit.replace('1T', '2B').replace('tpu-v5e-8', 'a100-80gb:1'))
    await compared(page)
    const anywhere = (await cheapestWay(page).textContent()) ?? ''
    expect(anywhere).toMatch(/^Apply[\d,]+ USD at Lambda, the cheapest that passes/)
    await provider(page).selectOption('AWS')
    await compared(page)
    const { name = '', cost = '' } = (await rowsOf(page)).find((row) => row.cost.startsWith('cheapest')) ?? {}
    const price = cost.replace('cheapest: ', '')
    expect(await cheapestWay(page).textContent()).toContain(`Apply${price} at AWS, the cheapest that passes`)
    expect(dollars(price)).toBeGreaterThan(dollars(anywhere))
    await judged(page, () => page.getByRole('button', { name: `Apply: on ${name}`, exact: true }).click())
    expect(await page.locator('#tiles .number').last().textContent()).toBe(price)
    expect(await page.locator('#tiles .note').last().textContent()).toMatch(/list price .*\(AWS/)
    expect(parse(await textIn(page)).hardware).toMatchObject({ provider: 'aws' })
  })

  it('offers, prices and judges all at the chosen provider, and the nearest change declares it', async () => {
    const { page } = await asOpened()
    const panel = page.locator('#panel')
    for (const [name, id] of [
      ['AWS', 'aws'],
      ['Google Cloud', 'gcp'],
    ] as const) {
      await judged(page, () => provider(page).selectOption(name))
      await compared(page)
      expect(await panel.textContent()).toContain(`as if the job ran at ${name}`)
      const first = page.locator('.ways.first li')
      const others = ['AWS', 'Google Cloud', 'Lambda', 'Azure', 'Oracle Cloud', 'Vultr'].filter((each) => each !== name)
      for (const other of others) {
        expect(await page.locator('#verdict').textContent()).not.toContain(`USD at ${other}`)
        expect(await page.locator('#tiles').textContent()).not.toContain(other)
      }
      expect(await page.locator('#others').textContent()).not.toContain('other provider')
      const before = await textIn(page)
      await judged(page, () => first.first().getByRole('button').click())
      expect(parse(await textIn(page)).hardware).toMatchObject({ provider: id })
      await judged(page, () => replaceText(page, before))
    }
    await judged(page, () => provider(page).selectOption({ index: 0 }))
  })

  it('shows findings at the lines of the manifest as written, though the provider would take a line', async () => {
    const { page } = await asOpened()
    await replaceText(
      page,
      'framework: pytorch\nhardware:\n  accelerator: a100-80gb\n  count: 1\nscale: { parameters: 13B, tokens: 1B }\nmodel: { architecture: transformer, precision: fp13 }\n',
    )
    await compared(page)
    const lines = () => page.locator('.findings .line').allTextContents()
    const before = await lines()
    await judged(page, () => provider(page).selectOption('AWS'))
    await compared(page)
    expect(await lines()).toEqual(before)
    expect(before).toContain('line 6')
    await judged(page, () => provider(page).selectOption({ index: 0 }))
  })

  it('stays with the job that is declared more of, offers the values, and judges it once one is there', async () => {
    const { page } = await asOpened()
    const model = '    model: { architecture: transformer, precision: bf16, method: full }\n'
    const third = threeJobs.slice(threeJobs.indexOf('  third')).replace('1B', '13B').replace('h100:8', 'v100:4')
    await replaceText(page, `${threeJobs.slice(0, threeJobs.indexOf('  third'))}${third}${model}`)
    await judged(page, () => page.getByRole('button', { name: /^third: / }).click())
    const before = await page.locator('#tiles').textContent()
    await judged(page, () => page.locator('#tiles').getByRole('button', { name: 'hardware.parallelism' }).click())
    expect(await pressed(page).textContent()).toContain('third')
    expect(await headline(page)).toMatch(/^Line 13 is not complete: hardware.parallelism has no value\./)
    expect(await page.locator('#tiles').textContent()).toBe(before)
    await page.locator('.cm-tooltip-autocomplete li', { hasText: 'fsdp' }).waitFor()
    await judged(page, () => page.keyboard.type('fsdp'))
    expect([await pressed(page).textContent(), await headline(page)]).toEqual([
      expect.stringContaining('third'),
      expect.stringMatching(/^✗ Mismatch: Needs about 59 GiB/),
    ])
    // A line that is left as it is counts.
    await judged(page, () => page.locator('#tiles').getByRole('button').first().click())
    expect(await headline(page)).toContain('is not complete')
    await judged(page, () => page.keyboard.press('ArrowUp'))
    expect(await headline(page)).toContain('1 error in the manifest: line')
  })

  it('shows each job with its own findings, and scrolls to it', async () => {
    const { page } = await asOpened()
    await replaceText(page, `${threeJobs.replace('1B, tokens', '1x, tokens')}#${'\n'.repeat(60)}`)
    const lines = page.locator('#verdict .findings .line')
    expect(await page.locator('#choice .note').textContent()).toMatch(/^3 jobs: 1 mismatch, /)
    await judged(page, () => page.getByRole('button', { name: /^first: / }).click())
    expect([await headline(page), await lines.allTextContents()]).toEqual([
      expect.stringMatching(/^1 error in the manifest: line 4: Invalid value "1x"/),
      ['line 4'],
    ])
    await judged(page, () => page.getByRole('button', { name: /^third: / }).click())
    expect([await headline(page), await lines.count()]).toEqual([expect.stringMatching(/^✓ Fit/), 0])
    expect(await page.locator('.cm-activeLine').first().textContent()).toBe('  third:')
  })

  it('says first what is wrong with the manifest, and of a run that cannot be, what it would take', async () => {
    const { page } = await asOpened()
    await replaceText(page, 'framwork: pytorch\nscale:\n  parameters: seventy billion\nhardware: h100:8\n')
    expect(await headline(page)).toBe('2 errors in the manifest: line 1: Unknown key "framwork" in a job.')
    expect(await page.locator('#headline').getAttribute('class')).toContain('mismatch')
    await replaceText(page, misfit.replace('1T', '2B').replace('tpu-v5e-8', 'a100-80gb:1'))
    expect(await page.locator('#tiles dt').allTextContents()).toEqual([
      'Memory of a device',
      ...['Time, if it fitted', 'Chip-hours, if it fitted', 'Cost, if it fitted'],
    ])
  })

  it('says what to declare where nothing is judged, and applies an accelerator where none is declared', async () => {
    const { page } = await asOpened()
    const notes = page.locator('#tiles .note')
    await replaceText(page, 'framework: pytorch\nmodel: { architecture: transformer }\nhardware: h100:8\n')
    expect(await notes.first().textContent()).toBe('declare scale.parameters')
    await replaceText(page, 'framework: pytorch\nmodel: { name: meta-llama/Llama-2-7b-hf, method: qlora }\n')
    expect(await headline(page)).toMatch(/^\? Undecided: No accelerator is declared\. Apply one/)
    expect(await notes.allTextContents()).toEqual(Array(4).fill('declare hardware.accelerator'))
    await replaceText(page, 'framework: pytorch\nmodel: { architecture: transformer }\nhardware: cpu\n')
    expect(await headline(page)).toMatch(/^\? Undecided: .* the guidance compares GPUs and TPUs only\.$/)
    expect(await notes.allTextContents()).toEqual(Array(4).fill(''))
    await replaceText(page, 'model: { name: meta-llama/Llama-2-7b-hf, method: qlora }\nhardware: 1x H100 on AWS\n')
    await page.locator('#verdict').getByRole('button', { name: 'framework', exact: true }).waitFor()
    await replaceText(page, 'framework: pytorch\nmodel: { name: meta-llama/Llama-2-7b-hf, method: qlora }\n')
    await judged(page, () => page.locator('#tiles button').first().click())
    await page.locator('.cm-tooltip-autocomplete li', { hasText: 'h100' }).first().waitFor()
    await judged(page, () => page.keyboard.press('Control+z'))
    await compared(page)
    await judged(page, () => page.locator('#others .apply').first().click())
    expect(parse(await textIn(page)).hardware).toBeDefined()
  })

  it('says which prices count, and what a reported one is, where one is', async () => {
    const { page } = await asOpened()
    expect(await page.locator('#tiles .note').last().textContent()).toMatch(/ list price /)
    await page.getByText('How they are compared').click()
    expect(await page.locator('#compared-as').textContent()).toMatch(
      /The time assumes perfect scaling.*List prices are the lowest published ones, or else reported ones/,
    )
    await page.getByRole('button', { name: '8× H100 SXM', exact: true }).click()
    expect(await page.locator('#others .details').textContent()).toMatch(
      /\(reported, .*A reported price is quoted by others/,
    )
  })

  it('opens an example in the tab of the manifest, and goes back to what was there', async () => {
    const { page } = await asOpened()
    await content(page).click()
    await page.keyboard.press('Control+a')
    await judged(page, () => page.keyboard.press('Delete'))
    expect(await headline(page)).toMatch(/^Nothing is declared yet\. Paste a manifest, a command or a training/)
    expect(await page.locator('#verdict .findings').count()).toBe(0)
    await judged(page, () => page.keyboard.insertText(misfit))
    await page.getByRole('tab', { name: 'accelerator-policy.yml' }).click()
    await page.locator('#examples summary').click()
    await page.locator('#wanted').fill('jobs')
    await judged(page, () => page.getByRole('button', { name: 'one-team-many-jobs' }).click())
    expect(await page.locator('#manifest').isVisible()).toBe(true)
    expect(await page.locator('.jobs button').count()).toBe(3)
    await judged(page, () => page.goBack())
    expect(await textIn(page)).toBe(misfit)
    await judged(page, () => page.goForward())
    expect(await textIn(page)).toContain('jobs:')
  })

  it('loads an example without policy and provider, says so, and goes back to them', async () => {
    const { page } = await asOpened()
    await page.getByRole('tab', { name: 'accelerator-policy.yml' }).click()
    await replaceText(page, 'limits: [{ count: 2 }]\n', 'accelerator-policy.yml')
    await judged(page, async () => void (await page.locator('#provider').selectOption('AWS')))
    await page.locator('#examples summary').click()
    await page.locator('#wanted').fill('first-job')
    await judged(page, () => page.getByRole('button', { name: 'first-job' }).click())
    await page.locator('#status', { hasText: 'without your policy and the chosen provider' }).waitFor()
    await compared(page)
    expect(await page.locator('#provider').inputValue()).toBe('')
    await judged(page, () => page.goBack())
    await compared(page)
    expect(await page.locator('#provider').inputValue()).toBe('AWS')
    expect(await content(page, 'accelerator-policy.yml').textContent()).toContain('limits')
  })

  it('shows whole names and all columns on a desk, lets the wheel through, and all rows at a click', async () => {
    const { page } = await asOpened()
    const place = page.locator('#others')
    await provider(page).selectOption('AWS')
    await compared(page)
    const widths = await place.evaluate((region) => [region.scrollWidth, region.clientWidth])
    // Fractions of a pixel are rounded apart.
    expect(widths[0]).toBeLessThanOrEqual((widths[1] as number) + 1)
    const names = page.locator('#others .opens', { hasText: 'SXM', hasNotText: 'declared' })
    expect(await names.evaluateAll((all) => all.map((each) => each.scrollWidth - each.clientWidth))).toEqual(
      Array(await names.count()).fill(0),
    )
    await place.scrollIntoViewIfNeeded()
    const top = await page.evaluate(() => scrollY)
    await place.hover()
    await page.mouse.wheel(0, 100)
    await page.waitForFunction((before) => scrollY > before, top)
    await page.getByRole('button', { name: 'Show all' }).click()
    const last = `#others tr[aria-rowindex="${await place.locator('table').getAttribute('aria-rowcount')}"]`
    expect(await page.locator(last).isVisible()).toBe(true)
    await place.evaluate((region) => region.classList.remove('all'))
  })

  it('shows all columns on a phone, and whole names on a desk', async () => {
    const { page } = await asOpened({ viewport: { width: 390, height: 844 } })
    const others = page.locator('#others')
    expect(await others.evaluate((part) => part.scrollWidth - part.clientWidth)).toBe(0)
    for (const name of ['Verdict', 'GiB', 'Time', 'Cost'])
      expect((await page.locator('#others th', { hasText: name }).first().boundingBox())?.x).toBeLessThan(390)
    await page.setViewportSize(desk)
    const cut = page.locator('#others .opens')
    expect(await cut.evaluateAll((all) => all.filter((each) => each.scrollWidth > each.clientWidth).length)).toBe(0)
  })

  it('says where a price is that of a whole machine', async () => {
    const { page } = await asOpened()
    const batch = 'micro_batch_size: 1, global_batch_size: 2'
    await replaceText(
      page,
      `framework: pytorch\nscale: { parameters: 1B, tokens: 1B, ${batch} }\nhardware: { accelerator: h200, count: 2, parallelism: fsdp }\n`,
    )
    await compared(page)
    const row = (await rowsOf(page)).find(({ name }) => name === '2× B200')
    expect(row?.cost).toMatch(/^8 rented: [\d,]+ USD$/)
    expect(row?.title).toMatch(/^[\d,]+ USD; 8 are rented: a whole machine of 8$/)
    await page.locator('#others .opens', { hasText: /^2× B200$/ }).click()
    expect(await page.locator('#others .details').textContent()).toContain('8 are rented: a whole machine of 8.')
  })

  it('offers a cheaper accelerator to a job that fits, and the job still fits on it', async () => {
    const { page } = await asOpened()
    await replaceText(page, 'framework: pytorch\nscale: { parameters: 1B, tokens: 1B }\nhardware: h100:8\n')
    await page.locator('#headline', { hasText: 'Fit' }).waitFor()
    await compared(page)
    const rows = await rowsOf(page)
    const now = dollars(await page.locator('#tiles .number').last().textContent())
    const offered = rows.filter(({ isApplied }) => isApplied)
    expect(offered.length).toBeGreaterThan(2)
    expect(offered.filter(({ cost }) => !(dollars(cost) < now))).toEqual([])
    await judged(page, () => page.locator('#others .apply').first().click())
    await page.locator('#headline', { hasText: 'Fit' }).waitFor()
    expect(dollars(await page.locator('#tiles .number').last().textContent())).toBe(dollars(offered[0]?.cost ?? ''))
  })

  it('offers no accelerator on which the job would not fit, or a check would fault it', async () => {
    const { page } = await asOpened()
    await compared(page)
    const place = page.locator('#others')
    const offered: string[] = []
    for (let top = 0; top < 6000; top += 700) {
      await place.evaluate((region, to) => region.scrollTo(0, to), top)
      await page.waitForTimeout(50)
      const rows = page.locator('#others tbody tr', { has: page.locator('.apply') })
      offered.push(...(await rows.locator('td:nth-of-type(4)').allTextContents()))
      offered.push(...(await rows.locator('td.figure', { hasText: ' of ' }).allTextContents()))
    }
    const isTooMuch = (words: string): boolean => {
      const [need = 0, has = 0] = words.split(' of ').map(Number)
      return need > has
    }
    expect(offered.length).toBeGreaterThan(20)
    expect(offered.filter((words) => /✗|unlikely/.test(words) || isTooMuch(words))).toEqual([])
  })

  it('leaves out the column of changes where no change helps, and says so, and those of what is not known', async () => {
    const { page } = await asOpened()
    await compared(page)
    const heads = page.locator('#others th[scope=col]:visible')
    expect(await heads.allTextContents()).toContain('Change')
    await replaceText(page, 'framework: pytorch\nscale: { parameters: 1B, tokens: 1B }\nhardware: gh200:8\n')
    await page.locator('#headline', { hasText: 'Fit' }).waitFor()
    await compared(page)
    expect(await heads.allTextContents()).not.toContain('Change')
    expect(await page.locator('#others .apply').count()).toBe(0)
    expect(await cheapestWay(page).textContent()).toBe('No change that passes is known to cost less.')
    await replaceText(page, 'framework: jax\nstage: production\nscale: large\nhardware: tpu-v5e-64\n')
    await compared(page)
    expect(await heads.allTextContents()).toEqual(['Accelerators', 'Cost', 'Price, USD/h', 'Verdict'])
  })

  it('says at the buttons that a link is copied', async () => {
    const { page } = await asOpened()
    const button = page.getByRole('button', { name: 'Copy link' })
    await button.click()
    const said = page.locator('#status', { hasText: 'The link is copied.' })
    await said.waitFor()
    const [at, below] = [await button.boundingBox(), await said.boundingBox()]
    expect((below?.y ?? Number.NaN) - (at?.y ?? 0)).toBeLessThan(60)
  })

  it('makes a draft of what is pasted, which takes its place once it is confirmed', async () => {
    const { page, complaints } = await asOpened()
    const paste = async (text: string): Promise<void> => {
      await page.evaluate((copied) => navigator.clipboard.writeText(copied), text)
      await content(page).click()
      await page.keyboard.press('Control+a')
      await page.keyboard.press('Delete')
      await judged(page, () => page.keyboard.press('Control+v'))
    }
    const draft = page.locator('#draft')
    await paste('sbatch --nodes=4 --gres=gpu:h100:8 --time=24:00:00 train.sh')
    await draft.getByText('read as a command or a script').waitFor()
    expect(await page.locator('#status[role=status]').textContent()).toContain('the draft is below')
    await draft.getByRole('button', { name: 'Keep what I pasted' }).click()
    expect([await draft.isVisible(), await textIn(page)]).toEqual([false, expect.stringContaining('sbatch')])
    await paste('sbatch --gres=gpu:h100:8 a.sh\nsbatch --gres=gpu:a100:4 b.sh\n')
    await draft.getByText('It starts 2 jobs; the draft is of the first, of line 1.').waitFor()
    // Further typing discards the draft.
    await judged(page, () => page.keyboard.insertText('x'))
    expect(await draft.isVisible()).toBe(false)
    await paste('Fine-tune Llama 3.1 8B with LoRA in PyTorch on 8 H100 GPUs.')
    await draft.getByText('read as a sentence').waitFor()
    await judged(page, () => draft.getByRole('button', { name: 'Use this draft' }).click())
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('manifest')
    const told = { task: 'fine-tuning', hardware: { accelerator: 'h100', count: 8 } }
    expect(parse(await textIn(page))).toMatchObject(told)
    await paste(misfit)
    await page.locator('#headline', { hasText: 'Mismatch' }).waitFor()
    await page.locator('#others .opens').first().waitFor()
    expect([await draft.isVisible(), complaints]).toEqual([false, []])
  })

  it('sorts the table of accelerators', async () => {
    const { page } = await asOpened()
    await page.locator('#others .opens').first().waitFor()
    await page.locator('#others thead').getByRole('button', { name: 'GiB' }).click()
    expect(await page.locator('#others th[aria-sort=descending]').textContent()).toBe('GiB')
    expect(await page.locator('#others thead th').allTextContents()).toContain('Price, USD/h')
  })

  it('shows who rents out what at which price, and keeps filter and order in a link and when it is loaded again', async () => {
    const { page, complaints } = await open()
    await compared(page)
    const priceOf = (name: string) =>
      page.locator('#others tr', { has: page.getByRole('button', { name, exact: true }) }).locator('td:nth-child(4)')
    expect(await priceOf('8× Instinct MI300X').textContent()).toBe('6.00 Azure')
    expect(await priceOf('8× Instinct MI350X').textContent()).toBe('unknown')
    await page.getByLabel('Rented out by').selectOption('RunPod')
    await compared(page)
    expect(await priceOf('8× Instinct MI300X').textContent()).toBe('1.99 RunPod')
    await page
      .locator('#others thead')
      .getByRole('button', { name: /^Price/ })
      .click()
    const look = async () => [
      await page.locator('#others tbody tr:not(.spacer) td:nth-child(4)').allTextContents(),
      await page.locator('#others-known').textContent(),
      await page.locator('#others th[aria-sort=ascending]').textContent(),
    ]
    const before = await look()
    const prices = (before[0] as string[]).map((words) => words.replace(' RunPod', ''))
    expect([prices.length > 9, prices[0], prices.at(-1)]).toEqual([true, '0.74', 'unknown'])
    expect(before[1]).toMatch(/^\d\d accelerators, judged and priced at RunPod$/)
    await page.getByRole('button', { name: 'Copy link' }).click()
    await page.locator('#status', { hasText: 'copied' }).waitFor()
    const link = await page.evaluate(() => location.hash)
    await page.locator('#others thead').getByRole('button', { name: 'GiB' }).click()
    // The address no longer matches the page, so the tab's own state counts.
    expect(await page.evaluate(() => location.hash)).toBe('')
    await page.reload()
    await page.waitForSelector('body[data-ready]')
    await compared(page)
    expect(await page.locator('#others th[aria-sort=descending]').textContent()).toBe('GiB')
    expect(await page.getByLabel('Rented out by').inputValue()).toBe('RunPod')
    await page.evaluate((hash) => {
      location.hash = hash
    }, link)
    await page.locator('#others th[aria-sort=ascending]', { hasText: 'Price' }).waitFor()
    await compared(page)
    expect([await look(), complaints]).toEqual([before, []])
    await page.context().close()
  })

  it('costs by the chosen provider, and calls nothing the cheapest that it does not price', async () => {
    const { page } = await asOpened()
    await compared(page)
    const costOf = async (name: string) => (await rowsOf(page)).find((row) => row.name === name)?.cost ?? ''
    await page.locator('#others thead').getByRole('button', { name: 'Cost' }).click()
    const before = dollars(await costOf('8× Instinct MI300X'))
    await page.getByLabel('Rented out by').selectOption('RunPod')
    await compared(page)
    // 6.00 USD an hour at Azure, 1.99 at RunPod.
    expect(dollars(await costOf('8× Instinct MI300X')) / before).toBeCloseTo(1.99 / 6, 1)
    const rows = page.locator('#others tbody tr:not(.spacer)')
    const unpriced = rows.filter({ has: page.locator('td:nth-child(4)', { hasText: 'unknown' }) })
    for (const words of await unpriced.locator('td:nth-child(3)').allTextContents()) expect(words).toBe('not known')
    const marked = (await rowsOf(page)).filter(({ cost }) => cost.startsWith('cheapest'))
    expect(marked.length).toBe(1)
    await page.getByLabel('Rented out by').selectOption({ index: 0 })
    await compared(page)
    expect(dollars(await costOf('8× Instinct MI300X'))).toBe(before)
  })

  it('judges what is typed while a comparison takes as long as it takes', async () => {
    const { page } = await open()
    await page.evaluate(() => {
      // The second worker never answers.
      Worker.prototype.postMessage = new Proxy(Worker.prototype.postMessage, {
        apply: (post, worker, [data]) => (data.what === 'compared' ? undefined : Reflect.apply(post, worker, [data])),
      })
    })
    await replaceText(page, misfit)
    await page.locator('#headline', { hasText: 'Mismatch' }).waitFor()
    await replaceText(page, 'framework: jax\nhardware: h100:8\n')
    await page.locator('#headline', { hasText: 'jax' }).or(page.locator('#headline:not(.mismatch)')).waitFor()
    await page.context().close()
  })

  it('shows the worst of many jobs first, and then the one that the cursor is in', async () => {
    const { page } = await asOpened()
    const good = 'framework: pytorch, hardware: h100:8, scale: { parameters: 1B, tokens: 1B }'
    await replaceText(
      page,
      `jobs:\n  good: { ${good} }\n  bad: { ${good.replace('1B', '700B').replace(':8', ':1')} }\n`,
    )
    const pressed = page.locator('.jobs [aria-pressed=true]')
    await page.getByRole('button', { name: 'bad: mismatch' }).waitFor()
    expect(await page.locator('.jobs button').allTextContents()).toEqual(['✗ bad', expect.stringContaining('good')])
    await judged(page, () => content(page).getByText('good', { exact: false }).first().click())
    expect(await pressed.textContent()).toContain('good')
    await judged(page, () => content(page).getByText('bad', { exact: false }).last().click())
    expect(await pressed.textContent()).toContain('bad')
  })

  it('finds an example by words of what it is about', async () => {
    const { page } = await asOpened()
    await page.locator('#examples summary').click()
    await page.locator('#wanted').fill('dynamic shapes')
    const found = page.locator('#found li', { hasText: 'model/dynamic-shapes' })
    expect(await found.textContent()).toContain('Rules: ')
    await judged(page, () => found.getByRole('button').click())
    await page.locator('.findings', { hasText: 'model/dynamic-shapes' }).waitFor()
    await page.locator('#wanted').fill('no such words')
    expect(await page.locator('#found').textContent()).toBe('No example has these words.')
  })

  it('loads the example that a rule’s page links to', async () => {
    const { page } = await open('#rule=model/dynamic-shapes')
    await page.locator('.findings', { hasText: 'model/dynamic-shapes' }).waitFor()
    await page.context().close()
  })

  it('shows whatever a manifest holds as text', async () => {
    const { page, complaints } = await asOpened()
    const hostile =
      '<img src=x onerror="window.hacked=1"><script>window.hacked=1</script>[x](javascript:window.hacked=1)'
    await replaceText(
      page,
      `jobs:\n  '${hostile}':\n    framework: '${hostile}'\n    hardware: '${hostile}'\n  b: { hardware: '${hostile}' }\n`,
    )
    await page.locator('.findings', { hasText: 'onerror' }).first().waitFor()
    await shown(page, '.cm-tooltip-hover', async () => {
      await page.mouse.move(0, 0)
      await content(page).getByText('framework', { exact: false }).first().hover()
    })
    const made = await page.evaluate(() => {
      const roots = [document, ...[...document.querySelectorAll('.editor')].map(({ shadowRoot }) => shadowRoot)]
      const found = roots.flatMap((each) => [
        ...(each?.querySelectorAll('img, script:not([src]), a[href^="java"]') ?? []),
      ])
      return [found.length, 'hacked' in window]
    })
    expect([made, complaints]).toEqual([[0, false], []])
  })

  it.each([
    ['light', {}],
    ['dark', { colorScheme: 'dark' }],
    ['phone', { viewport: { width: 390, height: 844 } }],
    ['phone in the dark', { viewport: { width: 390, height: 844 }, colorScheme: 'dark' }],
  ] as const)('can be used by all: axe finds nothing (%s)', async (_, options) => {
    const { page } = await asOpened(options)
    await replaceText(page, `${misfit}evidence: [x.py]\n`)
    await page.locator('#others .opens').first().click()
    await page.locator('#examples summary').click()
    const violations = await page.evaluate(`${axe}; axe.run({ resultTypes: ['violations'] }).then(({ violations }) =>
      violations.map(({ id, nodes }) => id + ': ' + nodes.map(({ html }) => html).join(' | ')))`)
    expect(violations).toEqual([])
    const widths = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth])
    expect(widths[0]).toBeLessThanOrEqual(widths[1] as number)
  })

  it('is reached by the keyboard: tabs by arrows, findings by their lines', async () => {
    const { page } = await asOpened()
    await page.getByRole('tab', { name: 'accelerator.yml' }).focus()
    await page.keyboard.press('ArrowRight')
    await page.locator('#policy').waitFor()
    expect(await page.locator('#manifest').isHidden()).toBe(true)
    await page.keyboard.press('ArrowLeft')
    await replaceText(page, misfit)
    await page.getByRole('button', { name: 'line 3' }).first().press('Enter')
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('manifest')
  })

  it.each([
    ['a desk', { viewport: { width: 1280, height: 900 } }],
    ['a phone', { viewport: { width: 390, height: 844 } }],
  ])('loads no more than it was allowed to, compressed, and nothing jumps (%s)', async (_, options) => {
    const page = await newPage(browser, options)
    const loaded = new Set<string>()
    page.on('request', (request) => loaded.add(new URL(request.url()).pathname))
    await page.addInitScript(() => {
      const moved: number[] = []
      Object.assign(window, { moved })
      new PerformanceObserver((list) => {
        for (const shift of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
          if (!shift.hadRecentInput) moved.push(shift.value)
      }).observe({ type: 'layout-shift', buffered: true })
    })
    await page.goto(address)
    await page.locator('#others .opens').first().waitFor()
    const bytes = [...loaded].map((path) => {
      const content = readFileSync(join(folder, path === '/' ? 'index.html' : path))
      return gzipSync(content, { level: 9 }).length
    })
    expect(bytes.reduce((sum, size) => sum + size)).toBeLessThan(550_000)
    const moved = await page.evaluate(() => (window as unknown as { moved: number[] }).moved)
    expect(moved.reduce((sum, value) => sum + value, 0)).toBeLessThan(0.05)
    await page.context().close()
  })
})
