import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import { join } from 'node:path'
import { describe, expect, it } from '@jest/globals'
import { parse } from 'yaml'
import { UnusableInput } from '../../src/core/finding/unusable-input.ts'
import { RunSize, runLimits } from '../../src/core/review/run-size.ts'
import { repeat, sound } from '../support/hostile.ts'
import { runAction, runCommand, workspaceOf } from '../support/runner.ts'
import { runCommandHere, type TerminalRun } from '../support/terminal.ts'

// Attacks T1 to T12: what a run trusts. Most are in edge/action/base-policy.test.ts.

const root = new URL('../../', import.meta.url)
const textOf = (path: string): string => readFileSync(new URL(path, root), 'utf8')
const sources = readdirSync(new URL('src/', root), { recursive: true })
  .map((file) => `src/${file}`)
  .filter((file) => file.endsWith('.ts'))

describe('I5 only GitHub is spoken with', () => {
  it('by the client of the Action, and by that of the command for shared policies and organizations', () => {
    const network =
      /\bfetch\(|XMLHttpRequest|WebSocket|from '(?:node:)?(?:http2?|https|net|tls|dgram|dns)'|from '(?:undici|@octokit|@actions\/(?:github|http-client))/
    expect(sources.filter((file) => network.test(textOf(file)))).toEqual([
      'src/edge/github/octokit.ts',
      'src/edge/rest/live-request.ts',
      'src/edge/rest/model-host.ts',
    ])
  })

  it('but by the command that locks models, and by nothing else that could ask their host', () => {
    const asking = sources.filter((file) => /rest\/model-host\.ts'/.test(textOf(file)))
    expect(asking).toEqual(['src/edge/cli/models.ts'])
    const loading = sources.filter((file) => /'\.\/models\.ts'/.test(textOf(file)))
    expect(loading).toEqual(['src/edge/cli/command-line.ts'])
  })

  it('at the address of the environment, which a repository cannot set', () => {
    const spoken = sources.filter((file) => /GITHUB_(?:API|GRAPHQL)_URL/.test(textOf(file)))
    expect(spoken).toEqual(['src/edge/github/event.ts', 'src/edge/rest/live-request.ts'])
  })
})

describe('T7 no cache', () => {
  it('is read or written by the Action or by a workflow', () => {
    const own = readdirSync(new URL('.github/workflows/', root)).map((file) => `.github/workflows/${file}`)
    expect(own.length).toBeGreaterThan(0)
    const guilty = [...sources, ...own, 'action.yml', 'package.json'].filter((file) =>
      (file.endsWith('.ts') ? /actions\/cache|ACTIONS_CACHE/ : /actions\/cache|ACTIONS_CACHE|^\s*cache:/m).test(
        textOf(file),
      ),
    )
    expect(guilty).toEqual([])
  })
})

describe('T8 what is shipped', () => {
  it('needs nothing installed', () => {
    const files = readdirSync(new URL('dist/', root), { recursive: true }).map(String)
    const imported = files
      .filter((file) => file.endsWith('.js'))
      .flatMap((file) => [
        ...textOf(`dist/${file}`).matchAll(/^import .* from "([^"]+)";?$|(?<!["'`])\brequire\("([^"]+)"\)/gm),
      ])
      .map(([, one, other]) => (one ?? other) as string)
    expect(imported).toContain('node:fs')
    expect(imported.filter((name) => !isBuiltin(name) && !name.startsWith('./'))).toEqual([])
  })

  it('executes nothing that a workspace holds', () => {
    const calls = sources.filter((file) =>
      /\beval\(|new Function\(|\bimport\((?!\/\*[^*]*\*\/ ?'\.\/|'\.)|node:vm|node:worker|createRequire/.test(
        textOf(file),
      ),
    )
    // It runs the command from the file next to it.
    expect(calls).toEqual(['src/edge/cli/start.ts'])
    const programs = sources.filter((file) => /\b(?:spawn|exec|fork)\w*\(/.test(textOf(file).replace(/\.exec\(/g, '')))
    expect(programs).toEqual(['src/edge/run/foreground-process.ts', 'src/edge/run/git/git.ts'])
    // The first runs the command after `launch --`. Nothing else uses it.
    const starting = sources.filter((file) => textOf(file).includes('/foreground-process.ts'))
    expect(starting).toEqual(['src/edge/cli/launch.ts'])
    const evil = 'throw new Error("ran"); process.exit(0)\n'
    const names = [
      'package.json',
      '.npmrc',
      'index.js',
      'node_modules/yaml/index.js',
      'node_modules/zod/index.js',
      '.env',
      'accelerator.config.js',
    ]
    const folder = workspaceOf({
      'accelerator.yml': 'stage: someday\n',
      ...Object.fromEntries(names.map((name) => [name, evil])),
    })
    expect(runCommand(folder, ['check']).stdout).toContain('manifest/invalid-value')
    expect(runAction(folder).status).toBe(1)
  })
})

describe('T11 expressions in workflows', () => {
  interface Step {
    readonly run?: string | { readonly command: string }
    readonly with?: Readonly<Record<string, unknown>>
  }
  const blocks = (path: string): string[] =>
    path.endsWith('.yml')
      ? [textOf(path)]
      : [...textOf(path).matchAll(/^```yaml\n(.*?)^```/gms)].map(([, text]) => text as string)
  const pages = [
    'README.md',
    'SECURITY.md',
    ...readdirSync(new URL('docs/', root))
      .filter((file) => file.endsWith('.md'))
      .map((file) => `docs/${file}`),
  ]
  const files = [
    ...pages,
    ...readdirSync(new URL('.github/workflows/', root)).map((file) => `.github/workflows/${file}`),
  ]
  const steps = files.flatMap((file) =>
    blocks(file)
      .filter((text) => /^\s*(?:- )?(?:uses|run):/m.test(text))
      .flatMap((text): Step[] => {
        const parsed = parse(text)
        const jobs: { steps?: Step[] }[] = Object.values(parsed?.jobs ?? {})
        return [...jobs.flatMap((job) => job.steps ?? []), ...(Array.isArray(parsed) ? parsed : (parsed?.steps ?? []))]
      }),
  )

  it('stand in no script: what a stranger names would be run', () => {
    // CircleCI nests the script of a step under a key.
    const scripts = steps.flatMap(({ run }) => (typeof run === 'object' ? run.command : run) ?? [])
    expect(scripts.length).toBeGreaterThan(0)
    expect(scripts.filter((script) => script.includes('${{'))).toEqual([])
    const inline = steps.flatMap(({ with: given }) => given?.['script'] ?? []).map(String)
    expect(inline.filter((script) => script.includes('${{'))).toEqual([])
  })
})

describe('T12 more than a run can take on', () => {
  const only = ({ status, stdout, stderr }: TerminalRun) => [status, stdout, stderr]

  it('of manifests: ten thousand are checked', async () => {
    // In one folder, because creating one for each takes longer than checking them.
    const folder = workspaceOf({ '9999.yml': 'stage: someday\n' })
    for (let index = 0; index < 9_999; index++) writeFileSync(join(folder, `${index}.yml`), 'framework: jax\n')
    const { status, stdout } = await runCommandHere(folder, ['check', '--quiet', '*.yml'])
    expect(status).toBe(1)
    expect(stdout).toContain('10000 files')
  })

  it('of bytes: status 2, and not a word of a verdict', async () => {
    const long = `${sound}# ${'x'.repeat(250_000)}\n`
    const folder = workspaceOf(
      Object.fromEntries(Array.from({ length: 270 }, (_, index) => [`${index}/accelerator.yml`, long])),
    )
    const words =
      'The manifests hold more than 64 MiB in all, which is more than one run reports. Check them in parts, such as folder by folder.'
    expect(only(await runCommandHere(folder, ['check']))).toEqual([2, '', `accelerator-review: ${words}\n`])
    const { status, summary, outputs, commands } = runAction(folder)
    expect([status, summary, outputs, commands.map(({ data }) => data)]).toEqual([2, '', {}, [words]])
  })

  it('of jobs: status 2', async () => {
    const jobs = `jobs:\n${repeat(1_000, (index) => `  j${index}:\n`)}`
    const files = Array.from({ length: 41 }, (_, index) => [`${index}/accelerator.yml`, jobs])
    expect(only(await runCommandHere(workspaceOf(Object.fromEntries(files)), ['check', '--format', 'json']))).toEqual([
      2,
      '',
      expect.stringContaining('declare more than 40000 jobs in all'),
    ])
  })

  it('of steps of conditions, counted before they run: status 2, whatever they would say', async () => {
    // Five nested loops take about 80,000 steps.
    const loops = ['a', 'b', 'c', 'd', 'e'].reduceRight(
      (inner, name) => `["1", "2", "3", "4", "5", "6"].exists(${name}, ${inner})`,
      'a == e',
    )
    const rules = repeat(200, (index) => `  - { id: r${index}, message: m, when: 'false && ${loops}' }\n`)
    const run = (jobs: number) =>
      runCommandHere(
        workspaceOf({
          '.github/accelerator-policy.yml': `custom:\n${rules}`,
          'accelerator.yml': `framework: pytorch\njobs:\n${repeat(jobs, (index) => `  j${index}: { hardware: H100:${index + 1} }\n`)}`,
        }),
        ['check', '--quiet', '--fail-on', 'never'],
      )
    expect((await run(2)).status).toBe(0)
    expect(only(await run(60))).toEqual([2, '', expect.stringContaining('more than 100,000,000 steps in all')])
  })

  it.each([
    ['bytes', (size: RunSize, count: number) => size.addBytes(count), runLimits.mebibytes * 1024 * 1024],
    [
      'jobs',
      (size: RunSize, count: number) => size.addReview({ jobs: Array(count).fill({ notKnown: [] }), findings: [] }),
      runLimits.jobs,
    ],
    [
      'unknown words',
      (size: RunSize, count: number) => size.addReview({ jobs: [{ notKnown: Array(count) }], findings: [] }),
      runLimits.unknownWords,
    ],
    [
      'findings',
      (size: RunSize, count: number) => size.addReview({ jobs: [], findings: Array(count) }),
      runLimits.findings,
    ],
  ] as const)('of %s is counted over all manifests, and what is at the limit is within it', (_, add, limit) => {
    const size = new RunSize()
    add(size, limit - 1)
    add(size, 1)
    expect(() => add(size, 1)).toThrow(UnusableInput)
  })
})
