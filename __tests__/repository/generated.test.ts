import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { expect, it } from '@jest/globals'
import { generatedFiles } from '../../scripts/generated.js'
import { rules } from '../../src/core/rules/index.ts'

const root = new URL('../../', import.meta.url)
const files = Object.entries(generatedFiles())

/** Fails with the command to run, not with pages of differences. */
function expectGenerated(path: string, text: string): void {
  const file = new URL(path, root)
  if (!existsSync(file) || readFileSync(file, 'utf8') !== text)
    throw new Error(`${path} is not what the sources make: run npm run build.`)
}

it.each(files)('%s is what the sources make', (path, text) => {
  expect(text).toMatch(/\S/)
  expectGenerated(path, text)
})

it('each rule has its page, and no page is left of a rule that is gone (if not: npm run build)', () => {
  const pages = readdirSync(new URL('docs/rules/', root), { recursive: true }).map((page) => `docs/rules/${page}`)
  const known = files.map(([path]) => path)
  expect(pages.filter((page) => page.endsWith('.md') && !known.includes(page))).toEqual([])
  expect(pages.filter((page) => page.endsWith('.md')).length).toBe(rules.length + 1)
})
