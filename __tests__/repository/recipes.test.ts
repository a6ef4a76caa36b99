import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { parse } from 'yaml'
import { dockerfileInstructions } from '../../src/core/languages/dockerfile/dockerfile-instructions.ts'
import { type CommandProgram, startCommandProgram } from '../support/command-program.ts'
import { describeWithProgram } from '../support/programs.ts'
import {
  azure,
  build,
  circleci,
  gitlab,
  installedBin,
  installingBin,
  linkingBin,
  originOf,
  type Recipe,
  recipes,
  recipeText,
  version,
} from '../support/recipes.ts'
import { elementsNamed, parseXml } from '../support/xml.ts'

const sound = 'framework: pytorch\nstage: production\nscale: large\nhardware: H100:8\n'
const shapes = 'framework: jax\nstage: production\nmodel: { dynamic_shapes: true }\nhardware: tpu-v5e-64\n'
const policyPath = '.github/accelerator-policy.yml'
const main = { [policyPath]: 'version: 1\nfail-on: { value: warning, locked: true }\n', 'train/accelerator.yml': sound }

/** Possible attacks: a weaker policy, another registry, another program, and a report with another destination. */
const hostile = {
  [policyPath]: "version: 1\nrules: { '*': { severity: off, locked: true } }\n",
  '.npmrc': 'registry=http://127.0.0.1:9/\nprefix=elsewhere\n',
  'node_modules/.bin/accelerator-review': '#!/bin/sh\nexit 0\n',
  'accelerator-review.xml': { link: '../taken' },
  'accelerator-review.md': { link: '../taken' },
  'gl-code-quality-report.json': { link: '../taken' },
}

/** The number of failing or listed findings in a report. Throws if its reader would refuse it. */
const findingsIn: Readonly<Record<string, (text: string) => number>> = {
  junit: (text) => elementsNamed(parseXml(text), 'failure').length,
  sarif: (text) => {
    const { version: format, runs } = JSON.parse(text)
    expect([format, runs.length]).toEqual(['2.1.0', 1])
    return runs[0].results.length
  },
  markdown: (text) => {
    expect(text).toMatch(/^## \S+ Accelerator review: /)
    return text.split('model/dynamic-shapes').length - 1
  },
  codequality: (text) => {
    const findings = JSON.parse(text)
    for (const finding of findings)
      expect(finding).toMatchObject({
        description: expect.stringMatching(/./),
        check_name: expect.stringMatching(/./),
        fingerprint: expect.stringMatching(/^\w+$/),
        severity: expect.stringMatching(/^(?:info|minor|major|critical|blocker)$/),
        location: { path: expect.stringMatching(/^[^/]/), lines: { begin: expect.any(Number) } },
      })
    return findings.length
  },
}

function findingsOf({ reports }: Recipe, folder: string): Record<string, number> {
  const entries = Object.entries(reports)
  return Object.fromEntries(
    entries.map(([format, path]) => [format, findingsIn[format]?.(readFileSync(join(folder, path), 'utf8')) ?? -1]),
  )
}

describeWithProgram('bash')('the recipes for other CI', () => {
  const [installing, linking] = [installingBin(), linkingBin()]
  let command: CommandProgram
  let installed: string
  beforeAll(async () => {
    command = await startCommandProgram()
    installed = installedBin(command)
  })
  afterAll(() => command.stop())
  /** One recipe uses npm itself. Another test checks that all use it in the same way. */
  const installerOf = (recipe: Recipe): string => (recipe === recipes['gitlab.yml'] ? installing : linking)

  describe.each(Object.entries(recipes))('%s', (_, recipe) => {
    it('passes for a change that suits, and reports it', async () => {
      const origin = originOf(main, { 'train/accelerator.yml': sound.replace('H100:8', 'H100:16') })
      const { status, output, folder } = await build(recipe, { origin, branch: 'branch', bin: installed })
      expect([status, output]).toEqual([0, expect.any(String)])
      expect(Object.values(findingsOf(recipe, folder)).filter((count) => count > 0)).toEqual([])
    })

    it('fails for one that does not, whatever else the branch brings', async () => {
      const origin = originOf(main, { ...hostile, 'train/accelerator.yml': shapes })
      const { status, output, folder } = await build(recipe, { origin, branch: 'branch', bin: installerOf(recipe) })
      expect([status, output]).toEqual([1, expect.any(String)])
      for (const count of Object.values(findingsOf(recipe, folder))) expect(count).toBeGreaterThan(0)
      expect(existsSync(join(folder, '../taken'))).toBe(false)
    })

    it('ends with 2 where the policy cannot be used, with no report of another run', async () => {
      const left = Object.fromEntries(Object.values(recipe.reports).map((path) => [path, 'left over\n']))
      const origin = originOf({ ...main, [policyPath]: 'version: 9\n' }, left)
      const { status, output, folder } = await build(recipe, { origin, branch: 'branch', bin: installed })
      expect([status, output]).toEqual([2, expect.stringContaining('nothing was checked')])
      expect(Object.values(recipe.reports).filter((path) => existsSync(join(folder, path)))).toEqual([])
    })

    it('checks main under its own policy', async () => {
      const origin = originOf({ ...main, [policyPath]: 'version: 1\n', 'train/accelerator.yml': shapes }, {})
      const { status, output, folder } = await build(recipe, { origin, branch: 'main', bin: installed })
      expect([status, output]).toEqual([0, expect.any(String)])
      expect(existsSync(join(folder, Object.values(recipe.reports)[0] as string))).toBe(true)
    })
  })

  it.each([
    ['gitlab.yml', { policy: 'strict', 'fail-on': 'warning', 'fail-on-new': 'true' }],
    ['azure-pipelines.yml', { policy: 'strict', failOn: 'warning', failOnNew: 'True' }],
  ])('%s hands its inputs on', async (name, inputs) => {
    const lax = { 'train/accelerator.yml': shapes }
    const run = async (branch: Record<string, string>, given: Record<string, string>) => {
      const origin = originOf(lax, branch)
      return (await build(recipes[name] as Recipe, { origin, branch: 'branch', bin: installed, inputs: given })).status
    }
    const { policy, ...others } = inputs as Record<string, string>
    const { ['fail-on-new']: _, failOnNew: __, ...failOn } = others
    const other = { 'README.md': 'x\n' }
    const statuses = [
      await run(other, failOn),
      await run(other, others),
      await run(other, { policy: policy as string }),
    ]
    expect(statuses).toEqual([1, 0, 1])
  })

  it('tells Buildkite what it found', async () => {
    const origin = originOf(main, { 'train/accelerator.yml': shapes })
    const { folder } = await build(recipes['buildkite.yml'] as Recipe, { origin, branch: 'branch', bin: installed })
    expect(readFileSync(join(folder, '../asked'), 'utf8').trim().split('\n')).toEqual([
      ...['annotate', '--context', 'accelerator-review', '--style', 'error'],
    ])
    expect(readFileSync(join(folder, '../annotation'), 'utf8')).toContain('model/dynamic-shapes')
  })

  it('install the release that they are part of, where no file of the checkout counts', () => {
    const installs = Object.values(recipes).flatMap(({ script, inputs }) =>
      [...script({}).matchAll(/npm install .*/g)].map(([line]) =>
        line.replace('$VERSION', inputs?.({})['VERSION'] ?? ''),
      ),
    )
    const [line] = /npm install .*? (?=&&)/.exec(recipeText('Containerfile')) ?? ['']
    for (const install of [...installs, line.trim()]) {
      expect(install).toMatch(/ --global /)
      expect(install).toMatch(new RegExp(`[ "]accelerator-review@${version.replaceAll('.', '\\.')}"?$`))
    }
    expect(installs).toHaveLength(5)
    const folder = mkdtempSync(join(tmpdir(), 'registry-'))
    writeFileSync(join(folder, '.npmrc'), hostile['.npmrc'])
    const registry = (...words: string[]): string =>
      spawnSync('npm', ['config', 'get', 'registry', ...words], { cwd: folder, encoding: 'utf8' }).stdout.trim()
    expect([registry(), registry('--global')]).toEqual([
      'http://127.0.0.1:9/',
      expect.not.stringContaining('127.0.0.1:9'),
    ])
    rmSync(folder, { recursive: true })
  })

  it('the container installs the command, drops its rights, and starts it', async () => {
    const instructions = dockerfileInstructions(recipeText('Containerfile'))
    const words = instructions.map((each) => [each.keyword, each.words] as const)
    expect(words.map(([keyword]) => keyword)).toEqual(['FROM', 'RUN', 'USER', 'WORKDIR', 'ENTRYPOINT', 'CMD'])
    const { FROM, RUN, USER, ENTRYPOINT, CMD } = Object.fromEntries(words) as Record<string, string>
    expect([FROM, USER]).toEqual([expect.stringMatching(/^node:\d+-slim$/), 'node'])
    const started = [ENTRYPOINT, CMD].flatMap((list) => JSON.parse(list as string)).join(' ')
    const container = {
      shell: ['sh', '-c'],
      script: () => `${RUN} && ${started}`,
      main: {},
      proposal: {},
      fetches: [],
      reports: {},
    }
    const origin = originOf({ 'accelerator.yml': 'framework: mxnet\nstage: production\nhardware: tpu-v4-32\n' }, {})
    expect(await build(container, { origin, branch: 'main', bin: installing })).toMatchObject({ status: 1 })
  })

  it('name what the systems have to know', () => {
    // Values that users choose reach a script as variables.
    for (const { script } of Object.values(recipes)) expect(script({})).not.toMatch(/\$\{\{|<<|\$\(\w+\.|\$\[\[/)
    expect(gitlab.job.script.join().match(/inputs\.[\w-]+/g)).toEqual(['inputs.version', 'inputs.fail-on-new'])
    expect(gitlab.job.artifacts.when).toBe('always')
    expect(gitlab.job.variables.GIT_DEPTH).toBe('0')
    expect(azure.steps[0]).toEqual({ checkout: 'self', fetchDepth: 0 })
    expect(azure.steps.at(-1)).toMatchObject({
      condition: 'succeededOrFailed()',
      inputs: { testResultsFormat: 'JUnit' },
    })
    expect(circleci.jobs['accelerator-review'].steps[0]).toEqual({ checkout: { method: 'full' } })
  })
})

describe('the page on other CI', () => {
  const blocks = ['docs/ci.md', 'docs/installing.md'].flatMap((page) => {
    const text = readFileSync(new URL(`../../${page}`, import.meta.url), 'utf8')
    return [...text.matchAll(/^```(?:yaml|groovy|dockerfile)\n(.*?)^```/gms)].map(([, block]) => block as string)
  })
  const shown = ['Jenkinsfile', 'buildkite.yml', 'circleci.yml', 'Containerfile'].map(recipeText)

  it('shows the files as they are', () => {
    expect(blocks.filter((block) => shown.includes(block)).sort()).toEqual(shown.toSorted())
  })

  it('uses files and inputs that there are', () => {
    const others = blocks.filter((block) => !shown.includes(block)).map((block) => parse(block))
    const [{ include }, { jobs }, { repos }, ...rest] = others
    // The rest is a comment for editors, not a recipe.
    expect(rest).toEqual([null])
    const [{ remote, inputs }] = include
    const address = 'https://raw.githubusercontent.com/accelerator-review/accelerator-review'
    expect(remote).toBe(`${address}/v${version}/recipes/gitlab.yml`)
    expect(Object.keys(gitlab.inputs)).toEqual(expect.arrayContaining(Object.keys(inputs)))
    const [{ template, parameters }] = jobs[0].steps
    expect(template).toMatch(/\.yml$/)
    const names = azure.parameters.map(({ name }: { name: string }) => name)
    expect(names).toEqual(expect.arrayContaining(Object.keys(parameters)))
    const hooks = parse(readFileSync(new URL('../../.pre-commit-hooks.yaml', import.meta.url), 'utf8'))
    expect(repos[0].hooks.map(({ id }: { id: string }) => id)).toEqual(hooks.map(({ id }: { id: string }) => id))
  })

  it.each([
    ['Inputs', Object.keys(gitlab.inputs)],
    ['Parameters', azure.parameters.map(({ name }: { name: string }) => name)],
  ])('%s are listed', (title, names) => {
    const page = readFileSync(new URL('../../docs/ci.md', import.meta.url), 'utf8')
    const [, listed = ''] = new RegExp(`^${title}: (.*?)\\.(?: |$)`, 'm').exec(page) ?? []
    expect(listed.replaceAll('`', '').split(', ')).toEqual(names)
  })
})
