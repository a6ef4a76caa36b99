import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from '@jest/globals'

const root = fileURLToPath(new URL('../..', import.meta.url))
const json = (path: string) => JSON.parse(readFileSync(join(root, path), 'utf8'))
const ofTheActionAlone = ['@actions/core', '@actions/github']

/** The folder in which Node finds a package from another's folder, both below the repository. */
function folderOf(name: string, from: string): string {
  for (let folder = from; ; folder = dirname(folder)) {
    const path = join(folder, 'node_modules', name)
    if (existsSync(join(root, path))) return path
    if (folder === '.') throw new Error(`${name} is not installed.`)
  }
}

/** Of this one only parts are taken that use no other package. */
const takenInParts = 'node_modules/@actions/core'

/** Folders of all packages that some names bring with them, themselves among them. */
function closureOf(names: readonly string[]): string[] {
  const found = new Set<string>()
  const open = names.map((name) => folderOf(name, '.'))
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (found.has(next)) continue
    found.add(next)
    if (next === takenInParts) continue
    for (const name of Object.keys(json(join(next, 'package.json')).dependencies ?? {})) open.push(folderOf(name, next))
  }
  return [...found].sort()
}

/** Whether a package holds anything that runs; what holds types alone is in no bundle. */
const runs = (folder: string): boolean =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).some((name) => /\.[cm]?js$/.test(name))

/** What a package carries as compiled code without a notice of it; scripts/build.js adds the notice. */
const carried = new Map([['undici', 'llhttp']])

const words = (text: string): string => text.replace(/\s+/g, ' ').trim()

/** The sections of a licence file by package: what follows a name that stands behind an empty line. */
function sectionsOf(path: string): Map<string, string> {
  const text = readFileSync(join(root, path), 'utf8')
  const parts = text.split(/(?:^|\n\n)((?:@[\w.-]+\/)?[a-z\d][\w.-]*)\n(?=(?:\(?[A-Z][\w.-]*[\w.)]\)?)\n)/)
  expect(parts[0]).toBe('')
  const names = parts.filter((_, index) => index % 2 === 1)
  return new Map(names.map((name, index) => [name, words(parts[2 * index + 2] as string)]))
}

const dependencies = Object.keys(json('package.json').dependencies)

describe.each([
  ['dist/licenses.txt', dependencies],
  ['dist/cli/licenses.txt', dependencies.filter((name) => !ofTheActionAlone.includes(name))],
])('%s', (path, names) => {
  const sections = sectionsOf(path)
  const packages = closureOf(names).filter(runs)
  const nameOf = (folder: string): string => json(join(folder, 'package.json')).name

  it('names the packages of the bundle, and no others', () => {
    const inside = new Set(packages.map(nameOf).flatMap((name) => [name, carried.get(name) ?? name]))
    expect([...sections.keys()].sort()).toEqual([...inside].sort())
  })

  it.each(packages)('holds the whole licence of %s', (folder) => {
    const files = readdirSync(join(root, folder)).filter((name) => /^(licen[cs]e|copying|notice)\b/i.test(name))
    expect(files).not.toEqual([])
    const section = sections.get(nameOf(folder))
    expect(section?.startsWith(json(join(folder, 'package.json')).license)).toBe(true)
    for (const file of files) expect(section).toContain(words(readFileSync(join(root, folder, file), 'utf8')))
  })
})
