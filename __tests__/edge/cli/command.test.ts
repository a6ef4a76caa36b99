import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from '@jest/globals'
import { version } from '../../../src/core/report/version.ts'
import { rules } from '../../../src/core/rules/index.ts'
import { explain } from '../../../src/edge/cli/explain.ts'
import { runCommand, workspaceOf } from '../../support/runner.ts'
import { runCommandHere, runHere } from '../../support/terminal.ts'

const misfit = 'framework: mxnet\nstage: production\nhardware: tpu-v4-32\n'
const warned = 'framework: jax\nstage: production\nmodel: { dynamic_shapes: true }\nhardware: tpu-v5e-64\n'
const sound = 'framework: pytorch\nstage: production\nscale: large\nhardware: H100:8\n'

describe('check', () => {
  it('frames the line, says what, why, what to do, and the source', async () => {
    const { status, stdout } = await runCommandHere(workspaceOf({ 'train/accelerator.yml': warned }), ['check'])
    expect(status).toBe(0)
    expect(stdout).toMatchSnapshot()
  })

  it('gives the JSON of the contract', () => {
    const { status, stdout } = runCommand(workspaceOf({ 'train/accelerator.yml': warned, 'accelerator.yaml': sound }), [
      'check',
      '--format',
      'json',
    ])
    const report = JSON.parse(stdout)
    expect(status).toBe(0)
    expect(report.tool).toEqual({ name: 'accelerator-review', version })
    expect(report.summary).toEqual({ files: 2, jobs: 2, error: 0, warning: 1, notice: 0, waived: 0, failed: false })
    const [, train] = report.files
    expect(train.path).toBe('train/accelerator.yml')
    expect(train.jobs[0]).toMatchObject({
      name: 'train',
      line: 1,
      assessment: { chosen: 'tpu', recommended: 'gpu', verdict: 'questionable' },
    })
    expect(train.findings[0]).toMatchObject({
      rule: 'model/dynamic-shapes',
      severity: 'warning',
      job: 'train',
      line: 3,
      column: 10,
      endLine: 3,
      endColumn: 30,
      related: [],
      help: 'docs/rules/model/dynamic-shapes.md',
    })
    expect(train.findings[0].sources.map(({ id }: { id: string }) => id)).toEqual([
      'liquidweb',
      'pytorch-xla-recompilation',
    ])
  })

  it.each([
    ['error', 0],
    ['warning', 1],
    ['notice', 1],
    ['never', 0],
  ])('with --fail-on %s and a warning exits with %d', async (failOn, status) => {
    const folder = workspaceOf({ 'accelerator.yml': warned })
    expect((await runCommandHere(folder, ['check', '--fail-on', failOn])).status).toBe(status)
  })

  it('fails on an error, and on an invalid manifest, whatever the format', () => {
    for (const text of [misfit, 'stage: someday\n', '']) {
      for (const format of ['text', 'json', 'markdown', 'github']) {
        expect(runCommand(workspaceOf({ 'accelerator.yml': text }), ['check', '--format', format]).status).toBe(1)
      }
    }
  })

  it('takes files, folders and globs, each file once, links not followed into folders', async () => {
    const folder = workspaceOf({
      'a/accelerator.yml': sound,
      'a/b/accelerator.yaml': sound,
      'c/job.yml': sound,
      'node_modules/x/accelerator.yml': misfit,
    })
    const paths = async (words: string[]) =>
      JSON.parse((await runCommandHere(folder, ['check', '--format', 'json', ...words])).stdout).files.map(
        ({ path }: { path: string }) => path,
      )
    expect(await paths([])).toEqual(['a/accelerator.yml', 'a/b/accelerator.yaml'])
    expect(await paths(['c/job.yml', 'a', 'a/accelerator.yml'])).toEqual([
      'a/accelerator.yml',
      'a/b/accelerator.yaml',
      'c/job.yml',
    ])
    expect(await paths(['**/*.yml'])).toEqual(['a/accelerator.yml', 'c/job.yml'])
  })

  it('passes and says so where there is no manifest', async () => {
    const { status, stderr } = await runCommandHere(workspaceOf({ 'README.md': 'x' }), ['check'])
    expect(status).toBe(0)
    expect(stderr).toContain('No accelerator.yml was found')
  })

  it.each([
    [['check', 'missing.yml'], 'There is no file missing.yml'],
    [['check', 'nothing/**/*.yml'], 'No file matches'],
    [['check', 'empty'], 'has no accelerator.yml'],
    [['check', '--fail-on', 'errors'], 'Did you mean error?'],
    [['check', '--format', 'yaml'], '--format takes'],
    [['check', '--fail-no', 'error'], 'Did you mean --fail-on?'],
    [['check', '--policy', 'p.yml'], 'The policy p.yml does not exist'],
    [['check', '--job', 'nobody'], 'No job is named'],
    [['check', '--output', 'no/such/folder/report.json'], 'cannot be written'],
    [['chekc'], 'Did you mean check?'],
    [['explain', 'model/dynamic-shape'], 'Did you mean model/dynamic-shapes?'],
    [['schema', 'policies'], 'schema'],
  ])('%j is refused with status 2', async (words, message) => {
    const folder = workspaceOf({ 'accelerator.yml': sound })
    mkdirSync(join(folder, 'empty'))
    const { status, stdout, stderr } = await runCommandHere(folder, words)
    expect(stderr).toContain(message)
    expect(stderr).not.toMatch(/\n\s+at /)
    expect(stdout).toBe('')
    expect(status).toBe(2)
  })

  it('reports one job alone', async () => {
    const folder = workspaceOf({
      'accelerator.yml':
        'jobs:\n  a: { framework: mxnet, hardware: tpu-v4-8 }\n  b: { framework: pytorch, hardware: h100 }\n',
    })
    expect((await runCommandHere(folder, ['check'])).status).toBe(1)
    const { status, stdout } = await runCommandHere(folder, ['check', '--job', 'b', '--format', 'json'])
    expect(status).toBe(0)
    expect(JSON.parse(stdout).summary).toMatchObject({ jobs: 1, error: 0 })
  })

  it('writes the report to a file', () => {
    const folder = workspaceOf({ 'accelerator.yml': warned })
    const { stdout } = runCommand(folder, ['check', '--format', 'json', '--output', 'report.json'])
    expect(stdout).toBe('')
    expect(JSON.parse(readFileSync(join(folder, 'report.json'), 'utf8')).summary.warning).toBe(1)
  })

  it('says only what fails when quiet', async () => {
    const folder = workspaceOf({ 'a/accelerator.yml': warned, 'b/accelerator.yml': misfit })
    const { stdout } = await runCommandHere(folder, ['check', '--quiet'])
    expect(stdout).toContain('framework/no-xla-path')
    expect(stdout).not.toContain('dynamic-shapes')
  })

  it('annotates by itself inside GitHub Actions', async () => {
    const { stdout } = await runCommandHere(workspaceOf({ 'accelerator.yml': warned }), ['check'], {
      GITHUB_ACTIONS: 'true',
    })
    expect(stdout).toMatch(/^::warning title=model\/dynamic-shapes/)
  })

  it('gives the same bytes whatever the order, the locale and the time zone', () => {
    const folder = workspaceOf({ 'a/accelerator.yml': warned, 'b/accelerator.yml': misfit, 'ä/accelerator.yml': sound })
    const run = (words: string[], environment: Record<string, string> = {}) =>
      runCommand(folder, ['check', '--format', 'json', ...words], environment).stdout
    const plain = run([])
    expect(run(['ä', 'b', 'a'])).toBe(plain)
    expect(run([], { LC_ALL: 'tr_TR.UTF-8', LANG: 'de_DE.UTF-8', TZ: 'Pacific/Kiritimati' })).toBe(plain)
  })
})

describe('the other commands', () => {
  const folder = workspaceOf({})

  it('rules lists every rule, as text and as JSON', async () => {
    const listed = JSON.parse((await runCommandHere(folder, ['rules', '--format', 'json'])).stdout)
    expect(listed.map(({ id }: { id: string }) => id)).toEqual(rules.map(({ id }) => id))
    for (const rule of listed) expect(Object.keys(rule)).toEqual(['id', 'severity', 'title', 'sources', 'guidance'])
    const text = (await runCommandHere(folder, ['rules'])).stdout
    for (const { id } of rules) expect(text).toContain(`${id} `)
  })

  it.each(rules.map(({ id }) => id))('explain %s', async (id) => {
    const { status, stdout } = await runHere(explain, folder, [id])
    expect(status).toBe(0)
    expect(stdout).toContain('Sources:')
    expect(stdout).toContain('Passes:')
  })

  it('explain writes the same when it is started', async () => {
    const { id } = rules[0] as (typeof rules)[number]
    expect(runCommand(folder, ['explain', id])).toEqual(await runHere(explain, folder, [id]))
  })

  it('schema prints what is in schema/', () => {
    const published = readFileSync(new URL('../../../schema/accelerator.schema.json', import.meta.url), 'utf8')
    expect(runCommand(folder, ['schema']).stdout).toBe(published)
    expect(runCommand(folder, ['schema', 'manifest']).stdout).toBe(published)
  })

  it.each(['accelerator', 'accelerator-policy'])('the address of %s.schema.json is that of its own file', (name) => {
    const path = `schema/${name}.schema.json`
    const { $id } = JSON.parse(readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8'))
    const repository = 'https://raw.githubusercontent.com/accelerator-review/accelerator-review'
    expect($id).toBe(`${repository}/v${version}/${path}`)
  })

  it('init names the schema that the package publishes', async () => {
    const fresh = workspaceOf({ 'train.py': 'import torch\n' })
    await runCommandHere(fresh, ['init'])
    const { $id } = JSON.parse((await runCommandHere(fresh, ['schema'])).stdout)
    expect(readFileSync(join(fresh, 'accelerator.yml'), 'utf8')).toMatch(`# yaml-language-server: $schema=${$id}\n`)
  })

  it('init writes a manifest that passes, and never a second time', async () => {
    const fresh = workspaceOf({ 'train.py': 'import torch\n' })
    expect((await runCommandHere(fresh, ['init'])).status).toBe(0)
    expect((await runCommandHere(fresh, ['check', '--fail-on', 'notice'])).status).toBe(0)
    const written = readFileSync(join(fresh, 'accelerator.yml'), 'utf8')
    const again = await runCommandHere(fresh, ['init'])
    expect(again.status).toBe(2)
    expect(again.stderr).toContain('was not changed')
    expect(readFileSync(join(fresh, 'accelerator.yml'), 'utf8')).toBe(written)
  })

  it('init offers keys that are all known once the # is taken off', async () => {
    const fresh = workspaceOf({ 'train.py': 'import torch\n' })
    await runCommandHere(fresh, ['init'])
    const uncommented = readFileSync(join(fresh, 'accelerator.yml'), 'utf8').replace(/^# ((?: *)[a-z_]+:)/gm, '$1')
    const { stdout } = await runCommandHere(workspaceOf({ 'accelerator.yml': uncommented }), [
      'check',
      '--format',
      'json',
    ])
    const findings = JSON.parse(stdout).files[0].findings
    expect(findings.filter(({ rule }: { rule: string }) => rule.startsWith('manifest/'))).toEqual([])
    expect(JSON.parse(stdout).files[0].jobs[0].assessment.chosen).toBe('gpu')
  })

  it('init writes nothing where it finds no training', async () => {
    const fresh = workspaceOf({ 'index.py': 'import requests\n' })
    for (const words of [['init'], ['init', '--dry-run']]) {
      const { status, stdout, stderr } = await runCommandHere(fresh, words)
      expect([status, stdout]).toEqual([2, ''])
      expect(stderr).toContain('nothing was written')
    }
    expect(existsSync(join(fresh, 'accelerator.yml'))).toBe(false)
  })

  it('help and versions', () => {
    expect(runCommand(folder, ['--help']).stdout).toContain('check [PATH|GLOB ...]')
    expect(runCommand(folder, ['check', '--help']).stdout).toContain('--fail-on')
    expect(runCommand(folder, ['--version']).stdout).toBe(`${version}\n`)
    expect(runCommand(folder, []).status).toBe(2)
    expect(JSON.parse(readFileSync(new URL('../../../package.json', import.meta.url), 'utf8')).version).toBe(version)
  })

  it('has the bundles and their licences', () => {
    for (const file of ['dist/index.js', 'dist/licenses.txt', 'dist/cli/index.js', 'dist/cli/licenses.txt']) {
      expect(existsSync(new URL(`../../../${file}`, import.meta.url))).toBe(true)
    }
  })
})

describe('evidence around a manifest', () => {
  const files = {
    'train/accelerator.yml': 'framework: jax\nstage: production\nhardware: tpu-v5e-64\n',
    'launch/sky.yaml': 'resources:\n  accelerators: H100:8\nrun: python train.py\n',
  }
  const rulesOf = async (folder: string): Promise<string[]> =>
    JSON.parse((await runCommandHere(folder, ['check', '--format', 'json'])).stdout).files[0].findings.map(
      ({ rule }: { rule: string }) => rule,
    )

  it('is looked for in the whole checkout', async () => {
    const folder = workspaceOf(files)
    mkdirSync(join(folder, '.git'))
    expect(await rulesOf(folder)).toContain('evidence/accelerator-kind-differs')
  })

  it('is not looked for beyond the folder of the manifest where there is no checkout', async () => {
    expect(await rulesOf(workspaceOf(files))).toEqual([])
  })
})
