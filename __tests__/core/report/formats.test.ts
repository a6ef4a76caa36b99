import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from '@jest/globals'
import { parse } from 'yaml'
import { UnusableInput } from '../../../src/core/finding/unusable-input.ts'
import { exampleDay } from '../../../src/core/rules/rule.ts'
import { run } from '../../../src/edge/action/action.ts'
import type { Host } from '../../../src/edge/action/host.ts'
import type { Terminal } from '../../../src/edge/cli/arguments.ts'
import { check } from '../../../src/edge/cli/check/check.ts'
import { misfit, sound } from '../../support/outcomes.ts'
import { gitlab } from '../../support/recipes.ts'
import { workspaceOf } from '../../support/runner.ts'
import { parseXml } from '../../support/xml.ts'

const root = new URL('../../../', import.meta.url)
const page = readFileSync(new URL('docs/formats.md', root), 'utf8')
const blocks = (language: string): string[] =>
  [...page.matchAll(new RegExp(`^\`\`\`${language}\\n(.*?)^\`\`\``, 'gms'))].map(([, text]) => text as string)
const [workflow] = blocks('yaml').map((text) => parse(text))
const commands = blocks('console').map((text) => text.replace(/^\$ /, '').trim())

/** Runs the command in this process. `--output` stays in its folder. */
async function runCheck(folder: string, words: readonly string[]) {
  let written = ''
  const errors: string[] = []
  const terminal: Terminal = {
    folder,
    environment: {},
    today: exampleDay,
    color: false,
    readInput: () => new Uint8Array(),
    write: (text) => {
      written += text
    },
    error: (line) => errors.push(line),
    progress: () => () => {},
    reading: () => {},
    status: () => {},
  }
  const placed = words.map((word, index) => (words[index - 1] === '--output' ? join(folder, word) : word))
  return { status: await check.run(placed, terminal), written, errors }
}

describe('the page of formats', () => {
  it.each(commands)('has a command that runs: %s', async (line) => {
    const [name, command, ...words] = line.split(' ') as string[]
    expect([name, command]).toEqual(['accelerator-review', 'check'])
    const folder = workspaceOf({ 'train/accelerator.yml': misfit })
    const { status, written } = await runCheck(folder, words)
    expect(status).toBe(1)
    expect(written).toBe('')
    const text = readFileSync(join(folder, words[words.indexOf('--output') + 1] as string), 'utf8')
    expect(text).toContain('framework/no-xla-path')
    if (words.includes('junit')) expect(parseXml(text).name).toBe('testsuites')
    else expect(JSON.parse(text)).toBeTruthy()
    if (words.includes('--category'))
      expect(JSON.parse(text).runs[0].automationDetails.id).toBe('accelerator-review/nightly/')
  })

  it('names the files as the recipe for GitLab does', () => {
    const { reports } = gitlab.job.artifacts
    const outputs = commands.map((line) => line.split(' ')[line.split(' ').indexOf('--output') + 1])
    expect(Object.keys(reports)).toEqual(['codequality', 'junit'])
    for (const file of Object.values(reports)) expect(outputs).toContain(file)
  })

  it('has a workflow whose inputs and outputs exist, and no permission too many', () => {
    const { inputs, outputs } = parse(readFileSync(new URL('action.yml', root), 'utf8'))
    const { permissions, steps } = workflow.jobs.review
    const own = steps.find(({ uses }: { uses: string }) => uses.startsWith('accelerator-review/'))
    expect(Object.keys(inputs)).toEqual(
      expect.arrayContaining(['sarif-file', 'sarif-category', ...Object.keys(own.with ?? {})]),
    )
    expect(steps.at(-1).with.sarif_file).toBe(`\${{ steps.${own.id}.outputs.sarif }}`)
    expect(Object.keys(outputs)).toContain('sarif')
    expect(workflow.permissions).toEqual({ contents: 'read' })
    expect(permissions).toEqual({ contents: 'read', 'security-events': 'write' })
  })

  it('links to pages that exist', () => {
    for (const [, target] of page.matchAll(/\]\((?!https:)([^)#]+)\)/g))
      expect(existsSync(new URL(`docs/${target}`, root))).toBe(true)
  })
})

describe('the command', () => {
  it.each(['sarif', 'junit', 'gitlab'])(
    'writes %s to the terminal, with the status of every format',
    async (format) => {
      const folder = workspaceOf({ 'a/accelerator.yml': misfit })
      const { status, written, errors } = await runCheck(folder, ['--format', format])
      expect([status, errors]).toEqual([1, []])
      expect(written).toContain('a/accelerator.yml')
      expect((await runCheck(workspaceOf({ 'accelerator.yml': sound }), ['--format', format])).status).toBe(0)
      const failed = runCheck(folder, ['--format', format, '--output', 'no/such/folder/report'])
      await expect(failed).rejects.toThrow(UnusableInput)
    },
  )
})

describe('the Action', () => {
  const reviewed = async (text: string, about: Partial<Host> = {}) => {
    const outputs: Record<string, string> = {}
    const written: Record<string, string> = {}
    const lines: string[] = []
    const host: Host = {
      workspace: workspaceOf({ 'a/accelerator.yml': text }),
      today: exampleDay,
      event: { name: '', workflow: '', job: '', server: '', api: '' },
      input: (name) => (name === 'sarif-category' ? 'nightly' : ''),
      output: (name, value) => {
        outputs[name] = value
      },
      print: (line) => lines.push(line),
      summarize: async () => {},
      reportPath: (input) => `/reports/${input}`,
      writeReport: (file, report) => {
        written[file] = report
      },
      resolveFolder: () => host.workspace,
      links: { docs: 'https://github.com/acme/review/blob/v1' },
      ...about,
    }
    return { status: await run(host), outputs, written, lines }
  }

  it('writes SARIF beside the report and gives its path', async () => {
    const { status, outputs, written } = await reviewed(misfit)
    expect(status).toBe(1)
    expect(outputs).toMatchObject({ report: '/reports/report-file', sarif: '/reports/sarif-file' })
    const [sarif] = JSON.parse(written['/reports/sarif-file'] as string).runs
    expect(sarif.automationDetails.id).toBe('accelerator-review/nightly/')
    expect(sarif.tool.driver.informationUri).toBe('https://github.com/acme/review/blob/v1')
    expect(sarif.results).toHaveLength(1)
  })

  it('has not checked where it cannot write', async () => {
    const writeReport: Host['writeReport'] = (file) => {
      if (file === '/reports/sarif-file') throw new UnusableInput('The report cannot be written: EACCES')
    }
    const { status, lines } = await reviewed(sound, { writeReport })
    expect(status).toBe(2)
    expect(lines.at(-1)).toContain('The report cannot be written')
  })
})
