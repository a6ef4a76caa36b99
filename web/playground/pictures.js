// Makes the pictures of the built playground: node web/playground/pictures.js (needs pngquant).
import { execFileSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium } from 'playwright-core'
import { serveFolder } from './serve.js'

const wide = { viewport: { width: 1280, height: 1000 }, deviceScaleFactor: 1.5 }
const views = {
  light: wide,
  dark: { ...wide, colorScheme: 'dark' },
  phone: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 },
}
const folder = fileURLToPath(new URL('pictures/', import.meta.url))
mkdirSync(folder, { recursive: true })
const server = await serveFolder(new URL('dist/', import.meta.url), 0)
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] })
for (const [name, options] of Object.entries(views)) {
  const page = await browser.newPage(options)
  await page.goto(`http://127.0.0.1:${server.address().port}/`)
  await page.waitForSelector('body[data-ready]')
  // The cheapest way is known once all accelerators have been compared.
  await page.getByText('Comparing what it costs').waitFor({ state: 'detached' })
  const path = join(folder, `${name}.png`)
  await page.screenshot({ path })
  execFileSync('pngquant', ['--strip', '--nofs', '--force', '--output', path, '64', path])
}
await browser.close()
server.close()
