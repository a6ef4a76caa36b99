import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from '@jest/globals'
import { parse } from 'yaml'

const root = new URL('../../', import.meta.url)
const textOf = (path: string): string => readFileSync(new URL(path, root), 'utf8')
const folder = '.github/ISSUE_TEMPLATE/'
const forms = readdirSync(new URL(folder, root)).filter((name) => name !== 'config.yml')

interface Field {
  readonly type: string
  readonly id: string
  readonly attributes: { readonly label: string; readonly description?: string }
}

describe('what strangers meet first', () => {
  it.each(forms)('the form %s is one that GitHub shows', (name) => {
    const { name: title, description, body, ...rest } = parse(textOf(folder + name))
    expect([typeof title, typeof description]).toEqual(['string', 'string'])
    expect(['title', 'labels']).toEqual(expect.arrayContaining(Object.keys(rest)))
    const fields: Field[] = body
    expect(new Set(fields.map(({ id }) => id)).size).toBe(fields.length)
    for (const { type, id, attributes } of fields) {
      expect(['input', 'textarea']).toContain(type)
      expect(id).toMatch(/^[a-z]+$/)
      expect(attributes.label).not.toBe('')
    }
  })

  it('a report of a false finding still opens: it fills in a blank issue', () => {
    expect(textOf('src/core/report/markdown/report-address.ts')).toContain('/issues/new?title=')
    expect(parse(textOf(`${folder}config.yml`)).blank_issues_enabled).toBe(true)
  })

  it('links lead to files of the repository', () => {
    const pages = [`${folder}config.yml`, '.github/CODE_OF_CONDUCT.md', '.github/pull_request_template.md']
    const paths = pages.flatMap((page) =>
      [...textOf(page).matchAll(/\/blob\/main\/([^#)\s]+)/g)].map(([, path]) => path as string),
    )
    expect(paths.length).toBeGreaterThan(0)
    expect(paths.filter((path) => !existsSync(new URL(path, root)))).toEqual([])
  })

  it('every line of CODEOWNERS is about something that is there', () => {
    const lines = textOf('.github/CODEOWNERS')
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('#'))
    const absent = lines.map((line) => line.split(' ')[0] as string).filter((path) => path !== '*')
    expect(absent.filter((path) => !existsSync(new URL(path.slice(1), root)))).toEqual([])
  })

  it('what is prepared for other registries names this package and version', () => {
    const { name, version, mcpName } = JSON.parse(textOf('package.json'))
    const server = JSON.parse(textOf('.github/mcp/server.json'))
    expect([server.name, server.version]).toEqual([mcpName, version])
    expect(server.packages).toMatchObject([{ registryType: 'npm', identifier: name, version }])
    expect(server.description.length).toBeLessThanOrEqual(100)
    const [hook] = parse(textOf('.pre-commit-hooks.yaml'))
    const mirrored = parse(textOf('recipes/pre-commit-mirror/.pre-commit-hooks.yaml'))
    expect(mirrored).toEqual([{ ...hook, additional_dependencies: [`${name}@${version}`] }])
  })

  it('every text file ends its lines in LF, on every system', () => {
    const { stdout } = spawnSync('git', ['ls-files', '--eol'], { cwd: root, encoding: 'utf8' })
    const lines = stdout.trim().split('\n')
    expect(lines.length).toBeGreaterThan(1000)
    expect(lines.filter((line) => !/^i\/(?:lf|-text|none) .*attr\/text=auto eol=lf\s/.test(line))).toEqual([])
  })

  it('.nvmrc names the Node of the Action', () => {
    expect(`node${textOf('.nvmrc').trim()}`).toBe(parse(textOf('action.yml')).runs.using)
  })
})
