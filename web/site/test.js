// Tests the built site in a browser: the first search results, layout shifts while loading, and accessibility (axe).
// node web/site/test.js [CHROMIUM]
import assert from 'node:assert/strict'
import { existsSync, readFileSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import { extname } from 'node:path'
import { argv } from 'node:process'
import { fileURLToPath } from 'node:url'
import { chromium } from 'playwright-core'
import { base } from './place.js'

const axe = readFileSync(new URL('../../node_modules/axe-core/axe.min.js', import.meta.url), 'utf8')
const types = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css', '.svg': 'image/svg+xml' }
const folder = fileURLToPath(new URL('.vitepress/dist/', import.meta.url))
const server = createServer(({ url }, response) => {
  const path = folder + new URL(url, 'http://localhost').pathname.slice(base.length)
  const file = [path, `${path}.html`, `${path}index.html`].find((each) => existsSync(each) && statSync(each).isFile())
  if (file === undefined) response.writeHead(404).end()
  else response.writeHead(200, { 'content-type': types[extname(file)] ?? 'text/plain' }).end(readFileSync(file))
})
await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
const executablePath = argv[2] ?? ['/usr/bin/chromium', '/usr/bin/google-chrome'].find(existsSync)
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] })

async function open(page, options) {
  const opened = await browser.newPage(options)
  await opened.addInitScript(() => {
    window.moved = 0
    new PerformanceObserver((list) => {
      for (const shift of list.getEntries()) window.moved += shift.hadRecentInput ? 0 : shift.value
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await opened.goto(`http://127.0.0.1:${server.address().port}${base}${page}`, { waitUntil: 'networkidle' })
  // The theme titles its switch when its script runs.
  await opened.locator('.VPSwitchAppearance:not([title=""])').first().waitFor({ state: 'attached' })
  return opened
}

async function firstFound(words) {
  const page = await open('', {})
  await page.locator('#local-search button').click()
  await page.locator('.VPLocalSearchBox input').fill(words)
  const first = page.locator('.VPLocalSearchBox .result').first()
  await first.waitFor()
  // The search waits for a pause in typing.
  await page.waitForTimeout(1_000)
  const found = await first.getAttribute('href')
  await page.close()
  return found.slice(base.length).replace(/#.*/, '')
}

const wanted = {
  'out of memory': 'rules/sizing/does-not-fit',
  oom: 'rules/sizing/does-not-fit',
  'too expensive': 'rules/sizing/over-budget',
  'dynamic shapes': 'rules/model/dynamic-shapes',
}
for (const [words, page] of Object.entries(wanted)) assert.equal(await firstFound(words), page, words)

for (const path of ['', 'catalog', 'rules/', 'guide/read'])
  for (const width of [1280, 390])
    for (const colorScheme of ['light', 'dark']) {
      const page = await open(path, { viewport: { width, height: 900 }, colorScheme })
      const { violations } = await page.evaluate(`${axe}; axe.run({ resultTypes: ['violations'] })`)
      const found = violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 200)}`))
      const [moved, wide] = await page.evaluate(() => [window.moved, document.documentElement.scrollWidth - innerWidth])
      const where = `/${path} at ${width}, ${colorScheme}`
      assert.deepEqual(found, [], where)
      assert.ok(moved < 0.05, `${where}: moves by ${moved}`)
      assert.ok(wide <= 0, `${where}: too wide by ${wide}`)
      await page.close()
    }
await browser.close()
server.close()
console.log('The site finds what is sought, nothing moves, and axe finds nothing.')
