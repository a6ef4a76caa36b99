import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { writeCorpus } from '../../scripts/determinism/corpus.js'
import { reportsOf } from '../../scripts/determinism/reports.js'

/** Another version of Node, if given: `.ci/run` sets 24, and scripts/node-versions.js compares all. */
const otherNode = process.env['OTHER_NODE'] ?? process.execPath

/** Differences on another machine: language, time zone, and the order of folder listings. */
const elsewhere = { LANG: 'tr_TR.UTF-8', LC_ALL: 'tr_TR.UTF-8', TZ: 'Pacific/Kiritimati', FOLDERS_BACKWARDS: '1' }

/** The output of a process with these settings. */
function answerOf(expression: string, environment: Record<string, string>): string {
  const preload = new URL('../../scripts/determinism/preload.js', import.meta.url).href
  const imported = "import { readdirSync } from 'node:fs';"
  const script = `${imported} console.log(${expression})`
  const { stdout } = spawnSync(process.execPath, ['--import', preload, '--input-type=module', '-e', script], {
    encoding: 'utf8',
    env: environment,
  })
  return stdout.trim()
}

describe('every report of both bundles, byte by byte', () => {
  const folders = [mkdtempSync(join(tmpdir(), 'here-')), mkdtempSync(join(tmpdir(), 'elsewhere-'))] as const
  const runs: Map<string, string>[] = []
  beforeAll(async () => {
    const [here, there] = folders
    writeCorpus(here, { backwards: false })
    writeCorpus(there, { backwards: true })
    const paths = ['rules', 'examples', 'projects', 'figures', 'numbered']
    const others = ['projects', ...paths].reverse()
    runs.push(
      ...(await Promise.all([
        reportsOf({ node: process.execPath, folder: here, paths }),
        reportsOf({ node: otherNode, folder: there, environment: elsewhere, paths: others }),
      ])),
    )
  })
  afterAll(() => {
    for (const folder of folders) rmSync(folder, { recursive: true })
  })

  it('says something of all that could differ', () => {
    const [here] = runs as [Map<string, string>]
    const { files, summary } = JSON.parse((here.get('json') as string).slice('exit status 1\n'.length))
    expect(summary.jobs).toBeGreaterThan(50)
    // biome-ignore lint/suspicious/noExplicitAny: a report of any shape
    const rules = files.flatMap(({ findings }: any) => findings.map(({ rule }: any) => rule))
    expect(rules).toEqual(expect.arrayContaining(['policy/waiver-expiring', 'policy/waiver-expired', 'policy/many']))
    // biome-ignore lint/suspicious/noExplicitAny: a report of any shape
    const numbered = files.find(({ path }: any) => path === 'numbered/accelerator.yml')
    // biome-ignore lint/suspicious/noExplicitAny: a report of any shape
    expect(numbered.jobs.map(({ name }: any) => name).slice(0, 4)).toEqual(['10', '9', 'b', '1'])
    for (const text of here.values()) expect(text.length).toBeGreaterThan(0)
    // Turkish writes neither of these.
    for (const name of ['text', 'json', 'compact', 'sarif', 'markdown', 'junit', 'gitlab', 'github', 'Action'])
      expect([name, here.get(name)]).toEqual([name, expect.stringContaining('219,136')])
  })

  it('is the same for any language, time zone, folder, version of Node, order of files and order of arguments', () => {
    const [here, there] = runs as [Map<string, string>, Map<string, string>]
    expect([...there.keys()]).toEqual([...here.keys()])
    expect([...here].filter(([name, text]) => there.get(name) !== text).map(([name]) => name)).toEqual([])
  })

  it('was written under settings that do differ', () => {
    const said = (environment: Record<string, string>) => [
      answerOf('(1234.5).toLocaleString()', environment),
      answerOf('new Date().getDate()', environment),
      answerOf(`readdirSync(${JSON.stringify(join(folders[0], 'rules'))})[0]`, environment),
    ]
    expect(said({ LANG: 'C.UTF-8', TZ: 'UTC' })).toEqual(['1,234.5', '14', 'evidence'])
    expect(said(elsewhere)).toEqual(['1.234,5', '15', 'team'])
  })
})

it('the sources name the language wherever they write or compare by one', () => {
  const folder = new URL('../../src/', import.meta.url)
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.ts'))
  const asked = files.flatMap((name) =>
    [
      ...readFileSync(new URL(name, folder), 'utf8').matchAll(/(?:\.toLocale\w+|\.localeCompare|\bIntl\.\w+)\(.{0,7}/g),
    ].map(([found]) => `${name}: ${found}`),
  )
  expect(asked.length).toBeGreaterThan(1)
  expect(asked.filter((found) => !found.includes("('en-US'"))).toEqual([])
})
