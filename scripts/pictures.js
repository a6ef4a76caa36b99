// Makes the pictures of the README from the bundle's output for a pull request:
// npx -y node@24 scripts/pictures.js [CHROMIUM]
// Needs Chromium, pngquant, the fonts Liberation and Noto Color Emoji, and a Node that runs TypeScript (22.18 or newer)
// for the tests' GitHub.
import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { picturedTexts } from '../__tests__/support/pictured-change.ts'
import { picturePages, pictureWidth } from './picture-pages.js'

const browser = process.argv[2] ?? 'chromium'
const folder = fileURLToPath(new URL('../docs/pictures/', import.meta.url))
const temporary = mkdtempSync(join(tmpdir(), 'pictures-'))

mkdirSync(folder, { recursive: true })
const texts = await picturedTexts()
for (const [name, text] of Object.entries(texts)) writeFileSync(join(folder, name), text)
for (const [name, page] of Object.entries(picturePages(texts))) photograph(name, page)
rmSync(temporary, { recursive: true })

function photograph(name, page) {
  const file = join(temporary, `${name}.html`)
  writeFileSync(file, page)
  const dom = browse(file, [`--window-size=${pictureWidth},400`, '--dump-dom'])
  const height = Number(/data-height="(\d+)"/.exec(dom)?.[1])
  const picture = join(folder, `${name}.png`)
  browse(file, [`--window-size=${pictureWidth},${height}`, '--force-device-scale-factor=2', `--screenshot=${picture}`])
  const colors = name.startsWith('terminal') ? '16' : '64'
  execFileSync('pngquant', ['--strip', '--nofs', '--force', '--output', picture, colors, picture])
}

function browse(file, words) {
  const quiet = [
    '--headless',
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--hide-scrollbars',
    `--user-data-dir=${mkdtempSync(join(temporary, 'profile-'))}`,
  ]
  return execFileSync(browser, [...quiet, ...words, pathToFileURL(file).href], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
    timeout: 60_000,
  })
}
