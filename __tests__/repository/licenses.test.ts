import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { beforeAll, describe, expect, it } from '@jest/globals'
import { parse } from 'yaml'
import { sectionsIn } from '../../scripts/licenses.js'

const root = fileURLToPath(new URL('../..', import.meta.url))
const json = (path: string) => JSON.parse(readFileSync(join(root, path), 'utf8'))
const ofTheActionAlone = ['@actions/core', '@actions/github']
const ofTheCommandAlone = [
  '@modelcontextprotocol/server',
  'vscode-languageserver',
  'vscode-languageserver-textdocument',
  'vscode-languageserver-types',
]
/** Only a change is compared with its base, which the library does not offer. */
const ofTheEdgesAlone = ['diff']
const isOf = (others: readonly string[]) => (name: string) => !others.includes(name)

/** The folder in which Node finds a package from another's folder, both inside the repository. */
function folderOf(name: string, from: string): string {
  for (let folder = from; ; folder = dirname(folder)) {
    const path = join(folder, 'node_modules', name)
    if (existsSync(join(root, path))) return path
    if (folder === '.') throw new Error(`${name} is not installed.`)
  }
}

/** Only parts of this package are used, and these need no other package. */
const takenInParts = 'node_modules/@actions/core'

/** The folders of packages and of all their dependencies. */
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

/** Whether a package contains code. Packages with only types are in no bundle. */
const runs = (folder: string): boolean =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).some((name) => /\.[cm]?js$/.test(name))

/** Packages that include compiled code without its notice. scripts/build.js adds the notice. */
const carried = new Map([['undici', 'llhttp']])

const words = (text: string): string => text.replace(/\s+/g, ' ').trim()

/** The packages that a source imports, by name or by the path of one of their files. */
const importedIn = (source: string): string[] =>
  [...source.matchAll(/\b(?:from |import\()'(?:[./]+\/node_modules\/)?((?:@[\w-]+\/)?\w[\w-]*)(?:\/[^']*)?'/g)].map(
    ([, name]) => name as string,
  )

const sources = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.ts'),
)
const imported = [
  ...new Set(sources.flatMap((file) => importedIn(readFileSync(join(root, 'src', file), 'utf8')))),
].sort()

it('no package is left to install: what the sources import is in the bundles', () => {
  const { dependencies, devDependencies } = json('package.json')
  expect(dependencies).toBeUndefined()
  expect(imported.length).toBeGreaterThan(9)
  expect(Object.keys(devDependencies)).toEqual(expect.arrayContaining(imported))
})

it('what is in the bundles comes with a pull request of its own', () => {
  const { updates } = parse(readFileSync(join(root, '.github/dependabot.yml'), 'utf8'))
  expect(updates[0].groups.development['exclude-patterns']).toEqual(imported)
})

/** The name and version of a package. */
function idOf(folder: string): string {
  const { name, version } = json(join(folder, 'package.json'))
  return `${name}@${version}`
}

describe.each([
  ['dist/licenses.txt', imported.filter(isOf(ofTheCommandAlone))],
  ['dist/cli/licenses.txt', imported.filter(isOf(ofTheActionAlone))],
  ['dist/core/licenses.txt', imported.filter(isOf([...ofTheActionAlone, ...ofTheCommandAlone, ...ofTheEdgesAlone]))],
])('%s', (path, names) => {
  const sections = new Map(
    [...sectionsIn(readFileSync(join(root, path), 'utf8'))].map(([name, text]) => [name, words(text)]),
  )
  const packages = closureOf(names).filter(runs)

  it('names the packages of the bundle, and no others', () => {
    const inside = packages.flatMap((folder) => {
      const { name } = json(join(folder, 'package.json'))
      return [idOf(folder), ...(carried.has(name) ? [carried.get(name)] : [])]
    })
    expect([...sections.keys()].sort()).toEqual([...new Set(inside)].sort())
  })

  it.each(packages)('holds the whole licence of %s', (folder) => {
    const files = readdirSync(join(root, folder)).filter((name) => /^(licen[cs]e|copying|notice)\b/i.test(name))
    expect(files).not.toEqual([])
    const section = sections.get(idOf(folder))
    expect(section?.startsWith(json(join(folder, 'package.json')).license)).toBe(true)
    for (const file of files) expect(section).toContain(words(readFileSync(join(root, folder, file), 'utf8')))
  })
})

describe('the list of what is inside', () => {
  // biome-ignore lint/suspicious/noExplicitAny: CycloneDX of any shape
  let inside: any
  let ids: string[]
  beforeAll(() => {
    const words = [join(root, 'scripts/sbom.js')]
    inside = JSON.parse(execFileSync(process.execPath, words, { cwd: root, encoding: 'utf8' }))
    ids = inside.components.map((component: { 'bom-ref': string }) => component['bom-ref'])
  })

  it('names each package of the licence files once, by name and version', () => {
    const files = readdirSync(join(root, 'dist'), { recursive: true, encoding: 'utf8' })
    const named = files
      .filter((file) => file.endsWith('licenses.txt'))
      .flatMap((file) => [...sectionsIn(readFileSync(join(root, 'dist', file), 'utf8')).keys()])
    expect(ids).toEqual([...new Set(named)].sort())
    expect(ids).toEqual(expect.arrayContaining(['llhttp', idOf('node_modules/yaml'), idOf('node_modules/undici')]))
  })

  it('calls nothing of it development, and gives the hash of each that comes from npm', () => {
    for (const component of inside.components) {
      expect([component.name, component.scope, component.properties ?? []]).toEqual([component.name, 'required', []])
      if (component.version !== undefined) expect(component.hashes[0].content).toMatch(/^[0-9a-f]{128}$/)
    }
  })

  it('says what takes what, of nothing but what is inside', () => {
    const { version } = json('package.json')
    expect(inside.metadata.component).toMatchObject({ name: 'accelerator-review', version })
    const refs = inside.dependencies.map(({ ref }: { ref: string }) => ref)
    const named = inside.dependencies.flatMap(({ dependsOn }: { dependsOn: string[] }) => dependsOn)
    expect(new Set([...refs, ...named])).toEqual(new Set([...ids.filter(isListed), `accelerator-review@${version}`]))
    expect(named).toEqual(expect.arrayContaining(imported.map((name) => idOf(join('node_modules', name)))))
  })
})

/** Code inside another package is in no lock file. */
const isListed = (id: string): boolean => id.includes('@')
