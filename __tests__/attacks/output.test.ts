import { readdirSync, readFileSync } from 'node:fs'
import { beforeAll, describe, expect, it } from '@jest/globals'
import { HostedChange } from '../support/hosted-change.ts'
import { names, sound } from '../support/hostile.ts'
import { preloading } from '../support/preloaded.ts'
import {
  type ActionRun,
  type CommandRun,
  runAction,
  runCommand,
  runnerCommands,
  workspaceOf,
} from '../support/runner.ts'
import { runCommandHere } from '../support/terminal.ts'

// Attacks O1 to O16: effects of untrusted text when printed.

const evil = 'x\n::error::y\r##[add-mask]z \u001b[2J\n::stop-commands::token ::add-mask::1 \u202e'
// biome-ignore lint/suspicious/noControlCharactersInRegex: characters that must not occur
const terminalSign = /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069]/
const words = JSON.stringify(evil)

/** A run in which code executes while it reads folders. */
const happening = (what: string) =>
  preloading(`const read = fs.readdirSync
fs.readdirSync = (...args) => {
  fs.readdirSync = read
  syncBuiltinESMExports()
  ${what}
  return read(...args)
}`)

describe('O1 an error that nobody foresaw ends the run with status 2 and says nothing by itself', () => {
  const folder = workspaceOf({ 'accelerator.yml': sound })
  it.each([
    ['thrown at once', `throw new Error(${words})`],
    ['thrown later', `setImmediate(() => { throw new Error(${words}) })`],
    ['a rejection that nobody awaits', `Promise.reject(new Error(${words}))`],
    ['a rejection with words', `Promise.reject(${words})`],
    ['words', `throw ${words}`],
    ['a symbol', `setImmediate(() => { throw Symbol(${words}) })`],
    ['null', 'setImmediate(() => { throw null })'],
    ['nothing', 'Promise.reject()'],
    ['an object that cannot be shown', 'setImmediate(() => { throw { toString() { throw 1 } } })'],
    ['an error that cannot be shown', 'throw Object.defineProperty(new Error(), "message", { get() { throw 1 } })'],
    [
      'an error whose message is no text',
      `throw Object.assign(new Error(), { message: { toString: () => ${words} } })`,
    ],
  ])('%s', (_, what) => {
    const environment = happening(what)
    const command = runCommand(folder, ['check'], environment)
    expect(command.stderr).toMatch(/^accelerator-review: This is a bug in accelerator-review: .*\n$/)
    expect([command.status, runnerCommands(command.stdout + command.stderr)]).toEqual([2, []])
    expect(command.stderr).not.toMatch(terminalSign)

    const action = runAction(folder, {}, environment)
    const crashes = action.commands.filter(({ name }) => name === 'error')
    expect(crashes.map(({ properties }) => properties)).toEqual([{ title: 'Accelerator review crashed' }])
    expect([action.status, action.commands.length, action.stderr]).toEqual([2, 1, ''])
    expect(action.stdout).not.toMatch(terminalSign)
  })
})

describe('O1 what a dependency prints is words, and changes no verdict', () => {
  const folder = workspaceOf({ 'accelerator.yml': sound })
  const said = (name: string): string => JSON.stringify(`${name}: ${evil}`)
  const prints: readonly (readonly [name: string, what: string])[] = [
    ['a warning', `process.emitWarning(${said('a warning')})`],
    ['a deprecation', `process.emitWarning(${said('a deprecation')}, 'DeprecationWarning', 'X1')`],
    [
      'a warning with a name',
      `process.emitWarning(Object.assign(new Error(${said('a warning with a name')}), { name: ${words} }))`,
    ],
    ...['log', 'info', 'warn', 'error', 'debug', 'trace', 'dir', 'table', 'group'].map((level): [string, string] => [
      `console.${level}`,
      `console.${level}(${said(`console.${level}`)})`,
    ]),
    ['console.assert', `console.assert(false, ${said('console.assert')})`],
  ]
  // All in one run: none of them stops it.
  let command: CommandRun
  let action: ActionRun
  beforeAll(() => {
    const environment = happening(prints.map(([, what]) => what).join('\n'))
    command = runCommand(folder, ['check'], environment)
    action = runAction(folder, {}, environment)
  })

  it.each(prints)('%s', (name) => {
    const lines = command.stderr.split('\n').filter((line) => line.includes(`${name}: `))
    expect(lines).toEqual([expect.stringContaining('stop-commands')])
    expect(action.commands.filter(({ data }) => data.includes(`${name}: `)).map((found) => found.name)).toEqual([
      'debug',
    ])
  })

  it('and all of them together', () => {
    expect([command.status, runnerCommands(command.stdout + command.stderr)]).toEqual([0, []])
    expect(command.stderr).not.toMatch(terminalSign)
    expect([action.status, action.stderr, action.commands.map(({ name }) => name)]).toEqual([
      0,
      '',
      prints.map(() => 'debug'),
    ])
    expect(action.stdout).not.toMatch(terminalSign)
  })
})

describe('O1 only the edges can print at all', () => {
  const root = new URL('../../src/', import.meta.url)
  const sources = readdirSync(root, { recursive: true })
    .map(String)
    .filter((file) => file.endsWith('.ts'))
    .map((file) => ({
      file,
      text: readFileSync(new URL(file, root), 'utf8').replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*/gm, ''),
    }))
  const holding = (pattern: RegExp) =>
    sources
      .filter(({ file, text }) => !/spelling\/(?:program|passed-over)-keys\.ts$/.test(file) && pattern.test(text))
      .map(({ file }) => file)
      .sort()

  it('to the streams of the process, its console and the runner', () => {
    expect(holding(/\bstdout\b|\bstderr\b|\bconsole\b|\bwriteWhole\b|emitWarning/)).toEqual([
      'edge/action/main.ts',
      // It talks to an editor over these streams.
      'edge/cli/lsp.ts',
      'edge/cli/main.ts',
      'edge/cli/own-process.ts',
      'edge/lsp/serve.ts',
      'edge/run/git/git.ts',
      'edge/run/stray-output.ts',
      'edge/run/whole-write.ts',
    ])
    expect(sources.find(({ file }) => file === 'edge/run/git/git.ts')?.text).toContain(
      "stdio: ['pipe', 'pipe', 'ignore']",
    )
    expect(holding(/from '[^']*@actions\/core/)).toEqual(['edge/action/runner.ts'])
    expect(holding(/\bsetFailed\b|\bexportVariable\b|\baddPath\b|\bsaveState\b|GITHUB_(?:ENV|PATH|STATE)/)).toEqual([])
  })

  it('through them, the commands and the Action', () => {
    const commands =
      'actual check/check compare completion evidence explain fleet/fleet fleet/fleet-organization init launch models policy/policy policy/policy-check prices rules schema'.split(
        ' ',
      )
    expect(
      holding(/\b(?:terminal|host|Host)\.(?:write|error|print|output|summarize|writeReport)\(|[^.\w]print\(/),
    ).toEqual(
      [
        'edge/action/action.ts',
        'edge/action/main.ts',
        'edge/cli/command-line.ts',
        'edge/cli/own-process.ts',
        ...commands.map((name) => `edge/cli/${name}.ts`),
      ].sort(),
    )
  })

  it('and every line that ends in a log passes an encoder where it is made', () => {
    const action = sources.find(({ file }) => file === 'edge/action/action.ts')?.text ?? ''
    const printed = [...action.matchAll(/\bprint\((.*)\)$/gm)].map(([, what]) => what as string)
    expect(printed.length).toBeGreaterThan(5)
    // An encoder, a command from one, or a fixed sentence with at most a number.
    const isSafe =
      /logText\(|^command$|^'[^'$]*'$|^`\$\{leftOut\}[^$]*`$|^isNothing \? passedWords\(found\) : .*logText\(/
    expect(printed.filter((what) => !isSafe.test(what))).toEqual([])
  })
})

const canary = 'canary-5f2a9c0d7e'

describe('O2 names, O11 addresses', () => {
  const files = names.map((name) => [`${name}/accelerator.yml`, 'stage: someday\n'])
  const folder = workspaceOf(Object.fromEntries(files))

  it('O11 every address in SARIF is a path of the repository, each segment encoded', () => {
    const { stdout } = runCommand(folder, ['check', '--format', 'sarif'])
    const [run] = JSON.parse(stdout).runs
    const uris: string[] = run.results.map(
      // biome-ignore lint/suspicious/noExplicitAny: a report of any shape
      ({ locations }: any) => locations[0].physicalLocation.artifactLocation.uri,
    )
    expect(uris.map((uri) => decodeURIComponent(uri)).sort()).toEqual(files.map(([path]) => path).sort())
    for (const uri of uris) {
      expect(uri).toMatch(/^(?:[\w.-]|%[0-9A-F]{2}|\/)+$/)
      const { href, pathname } = new URL(uri, 'https://base.example/')
      expect([href, pathname]).toEqual([`https://base.example/${uri}`, `/${uri}`])
    }
  })

  it.each(['sarif', 'junit', 'gitlab', 'markdown', 'text', 'compact', 'json'])(
    'O12 nothing in %s leads a terminal or a runner',
    async (format) => {
      const { status, stdout, stderr } = await runCommandHere(folder, [
        'check',
        '--format',
        format,
        '--explain-evidence',
      ])
      expect(status).toBe(1)
      expect(stdout.length).toBeGreaterThan(1000)
      expect(runnerCommands(`${stdout}\n${stderr}`)).toEqual([])
      expect(stdout + stderr).not.toMatch(terminalSign)
    },
  )
})

describe('O1 what a repository shows is words in every command', () => {
  const hostile = '::error::x ##[add-mask]y'
  const files = {
    ...Object.fromEntries(
      names.flatMap((name) => [
        [`${name}/requirements.txt`, `torch==2.1 # ${hostile}\n`],
        [
          `${name}/job.sbatch`,
          `#!/bin/bash\n#SBATCH --job-name=${hostile}\n#SBATCH --gres=gpu:h100:8\nsrun python train.py\n`,
        ],
      ]),
    ),
    'k8s.yaml': `kind: Job\nmetadata: { name: "${hostile}" }\nspec:\n  template:\n    spec:\n      containers:\n      - name: "${hostile}"\n        resources: { limits: { nvidia.com/gpu: 8 } }\n`,
  }
  const folder = workspaceOf({ ...files, 'accelerator.yml': 'framework: jaxx\nhardware: h100:8\n' })
  it.each([
    ['evidence'],
    ['evidence', '--format', 'json'],
    ['explain', hostile],
    ['schema', hostile],
    ['policy', hostile],
    ['policy', 'check', hostile],
    ['compare', hostile],
    [hostile],
    ['check', '--explain-evidence'],
    ['compare'],
    ['compare', '--format', 'json'],
    ['compare', '--format', 'markdown'],
    ['init'],
  ])('%j', async (...command) => {
    const { status, stdout, stderr } = await runCommandHere(
      command[0] === 'init' ? workspaceOf(files) : folder,
      command,
    )
    expect(status).not.toBeNull()
    expect((stdout + stderr).length).toBeGreaterThan(10)
    expect(runnerCommands(`${stdout}\n${stderr}`)).toEqual([])
    expect(stdout + stderr).not.toMatch(terminalSign)
  })
})

describe('O14 debugging, O15 secrets', () => {
  const environment = {
    ACTIONS_STEP_DEBUG: 'true',
    RUNNER_DEBUG: '1',
    ACTIONS_RUNTIME_TOKEN: `runtime-${canary}`,
    ACTIONS_ID_TOKEN_REQUEST_TOKEN: `id-${canary}`,
    AWS_SECRET_ACCESS_KEY: canary,
    GITHUB_API_URL: 'http://127.0.0.1:9',
    LOG_TOKENS: '1',
    LOG_STREAM: '1',
    NODE_DEBUG: 'http',
    DEBUG: '*',
  }
  const folder = workspaceOf({ 'accelerator.yml': 'stage: someday\nname: x\n' })

  it('O14 prints neither environment nor inputs, whatever is switched on', () => {
    const { NODE_DEBUG: _, ...quiet } = environment
    const command = runCommand(folder, ['check'], quiet)
    expect(command).toEqual(runCommand(folder, ['check']))
    const plain = runAction(folder)
    const run = runAction(folder, {}, quiet)
    expect([run.status, run.stdout, run.stderr, run.summary]).toEqual([1, plain.stdout, plain.stderr, plain.summary])
  })

  it('O15 the token is in nothing that is written, not even where GitHub cannot be reached', async () => {
    const change = await HostedChange.start({
      program: 'bundle',
      base: { 'accelerator.yml': sound },
      head: { 'accelerator.yml': 'framework: mxnet\nhardware: tpu-v4-8\nstage: someday\n' },
    })
    try {
      const { token } = change.github
      const inputs = { comment: 'always', suggest: 'true', 'sarif-file': 'x.sarif' }
      const { GITHUB_API_URL, ...debugging } = environment
      const reached = await change.run(inputs, { environment: debugging })
      const hurried = preloading('const wait = globalThis.setTimeout\nglobalThis.setTimeout = (then) => wait(then, 0)')
      const unreached = await change.run(inputs, { environment: { ...debugging, ...hurried, GITHUB_API_URL } })
      expect([reached.status, unreached.status]).toEqual([1, 1])
      for (const run of [reached, unreached]) {
        const reports = [run.outputs['report'], run.outputs['sarif']].map((file) =>
          readFileSync(file as string, 'utf8'),
        )
        const everything = [run.stdout, run.stderr, run.summary, ...Object.values(run.outputs), ...reports].join('\n')
        expect(everything).toContain('framework/no-xla-path')
        for (const secret of [token, canary]) expect(everything).not.toContain(secret)
      }
    } finally {
      await change.stop()
    }
  })
})
