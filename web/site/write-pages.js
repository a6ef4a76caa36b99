// Writes VitePress's input: the pages, and in `public` the files that it copies unchanged, such as each page as plain
// Markdown.
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { addressOf } from './contents.js'
import { llmsOf, sitePages, withComponents } from './pages.js'

const root = fileURLToPath(new URL('../..', import.meta.url))
const folder = `${root}web/site/pages`
const playground = `${root}web/playground/dist`
const hasPlayground = existsSync(playground)
const examples = hasPlayground ? JSON.parse(readFileSync(`${playground}/examples.json`, 'utf8')) : []
const shown = new Set(examples.map(({ name }) => name))

function write(path, text) {
  const file = join(folder, path)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
}

rmSync(folder, { recursive: true, force: true })
const pages = sitePages()
for (const page of pages.values()) {
  write(page.address, withComponents(page, shown))
  write(`public/${page.address}`, page.plain)
  // VitePress renames the pictures of its pages, but the plain pages need the original names.
  for (const path of page.pictures)
    for (const beside of ['', 'public']) cpSync(root + path, join(folder, beside, addressOf(path)))
}
write('public/llms.txt', llmsOf(pages))
cpSync(`${root}web/site/icon.svg`, `${folder}/public/icon.svg`)
if (hasPlayground) cpSync(playground, `${folder}/public/playground`, { recursive: true })
