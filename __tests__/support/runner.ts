import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { dist } from './dist.ts'

const keptCode = fileURLToPath(new URL('kept-code.cjs', import.meta.url))

/** Ends a hanging process, which Jest's own limit cannot. No test depends on this time. */
export const hangMilliseconds = 600_000

export interface CommandRun {
  readonly status: number | null
  readonly stdout: string
  readonly stderr: string
}

export interface ActionRun extends CommandRun {
  readonly summary: string
  readonly outputs: Readonly<Record<string, string>>
  /** The commands that a runner would execute in the printed output. */
  readonly commands: readonly RunnerCommand[]
}

export interface RunnerCommand {
  readonly name: string
  readonly properties: Readonly<Record<string, string>>
  readonly data: string
}

/** A new folder with these files; a value may be bytes. */
export function workspaceOf(files: Readonly<Record<string, string | Uint8Array>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'accelerator-review-'))
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), content)
  }
  return folder
}

/** Runs the built command, or one in another file, with an empty environment. */
export function runCommand(
  folder: string,
  words: readonly string[],
  environment: Record<string, string> = {},
  file = join(dist(), 'cli/index.js'),
): CommandRun {
  const { status, stdout, stderr } = spawnSync(process.execPath, [file, ...words], {
    cwd: folder,
    encoding: 'utf8',
    env: { PATH: process.env['PATH'], ...environment },
    timeout: hangMilliseconds,
    maxBuffer: 64 * 1024 * 1024,
  })
  return { status, stdout, stderr }
}

/**
 * Runs the built Action, or one in another file, as a runner starts it: inputs and files in the environment, and the
 * workspace as folder.
 */
export function runAction(
  workspace: string,
  inputs: Readonly<Record<string, string>> = {},
  environment: Record<string, string> = {},
  file = join(dist(), 'index.js'),
): ActionRun {
  const { env, finished } = actionStart(workspace, inputs, environment)
  const { words, keeping } = startOf(file)
  const { status, stdout, stderr } = spawnSync(process.execPath, words, {
    cwd: workspace,
    encoding: 'utf8',
    env: { ...env, ...keeping },
    timeout: hangMilliseconds,
    maxBuffer: 64 * 1024 * 1024,
  })
  return finished({ status, stdout, stderr })
}

/** The same, asynchronously: so that a test's server can answer, and for several at once. */
export function runActionLater(
  workspace: string,
  inputs: Readonly<Record<string, string>> = {},
  environment: Record<string, string> = {},
): Promise<ActionRun> {
  const { env, finished } = actionStart(workspace, inputs, environment)
  return new Promise((resolve, reject) => {
    const { words, keeping } = startOf(join(dist(), 'index.js'))
    const child = spawn(process.execPath, words, {
      cwd: workspace,
      env: { ...env, ...keeping },
    })
    let stdout = ''
    let stderr = ''
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      stdout += text
    })
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      stderr += text
    })
    child.on('error', reject)
    child.on('close', (status) => resolve(finished({ status, stdout, stderr })))
  })
}

/** How to start an Action so that later starts in this test run reuse its compiled code. */
function startOf(file: string): { readonly words: readonly string[]; readonly keeping: Record<string, string> } {
  const name = createHash('sha256').update(readFileSync(file)).digest('hex')
  return {
    words: ['--require', keptCode, file],
    keeping: { KEPT_CODE: join(tmpdir(), `${name}.code`), KEPT_CODE_OF: file },
  }
}

/** The environment of a run, and the contents of the runner's files after it. */
export function actionStart(
  workspace: string,
  inputs: Readonly<Record<string, string>>,
  environment: Readonly<Record<string, string>>,
): { readonly env: Record<string, string | undefined>; readonly finished: (run: CommandRun) => ActionRun } {
  const temporary = mkdtempSync(join(tmpdir(), 'runner-temp-'))
  const file = (name: string, content = ''): string => {
    writeFileSync(join(temporary, name), content)
    return join(temporary, name)
  }
  const fromInputs = Object.entries(inputs).map(([name, value]) => [`INPUT_${name.toUpperCase()}`, value])
  const output = file('output')
  const summary = file('summary')
  const env = {
    PATH: process.env['PATH'],
    GITHUB_ACTIONS: 'true',
    GITHUB_WORKSPACE: workspace,
    GITHUB_REPOSITORY: 'acme/training',
    GITHUB_SERVER_URL: 'https://github.com',
    GITHUB_SHA: 'a'.repeat(40),
    GITHUB_EVENT_NAME: 'push',
    GITHUB_EVENT_PATH: file('event.json', '{}'),
    GITHUB_OUTPUT: output,
    GITHUB_STEP_SUMMARY: summary,
    GITHUB_ACTION_REPOSITORY: 'acme/accelerator-review',
    GITHUB_ACTION_REF: 'v1',
    RUNNER_TEMP: temporary,
    ...Object.fromEntries(fromInputs),
    ...environment,
  }
  const finished = (run: CommandRun): ActionRun => ({
    ...run,
    summary: readFileSync(summary, 'utf8'),
    outputs: parseOutputs(readFileSync(output, 'utf8')),
    commands: runnerCommands(`${run.stdout}\n${run.stderr}`),
  })
  return { env, finished }
}

const registered = new Set(
  'add-mask add-matcher remove-matcher add-path set-env set-output save-state debug error warning notice group endgroup echo stop-commands'.split(
    ' ',
  ),
)

/**
 * The commands in a step's output, as GitHub's runner parses them (ActionCommand): `::` at the start of a line, after
 * white space, and the older `##[` anywhere in it. Lines end at LF, CRLF and a lone CR.
 */
export function runnerCommands(output: string): RunnerCommand[] {
  return output
    .split(/\r\n|\n|\r/)
    .flatMap((line) => [newForm(line) ?? oldForm(line)].filter((command) => command !== undefined))
}

function newForm(line: string): RunnerCommand | undefined {
  const match = /^::([^\s:]+)(?: (.*?))?::(.*)$/s.exec(line.trimStart())
  const name = match?.[1]?.toLowerCase()
  if (match === null || name === undefined || !registered.has(name)) return undefined
  const unescaped = (text: string): string =>
    text.replace(/%0D/g, '\r').replace(/%0A/g, '\n').replace(/%3A/g, ':').replace(/%2C/g, ',').replace(/%25/g, '%')
  const properties = (match[2] ?? '').split(',').filter((pair) => pair.includes('='))
  return {
    name,
    properties: Object.fromEntries(
      properties.map((pair) => [pair.slice(0, pair.indexOf('=')), unescaped(pair.slice(pair.indexOf('=') + 1))]),
    ),
    data: (match[3] as string).replace(/%0D/g, '\r').replace(/%0A/g, '\n').replace(/%25/g, '%'),
  }
}

function oldForm(line: string): RunnerCommand | undefined {
  const match = /##\[([^\s\]]+)(?: ([^\]]*))?\](.*)$/s.exec(line)
  const name = match?.[1]?.toLowerCase()
  return name !== undefined && registered.has(name) ? { name, properties: {}, data: match?.[3] ?? '' } : undefined
}

function parseOutputs(text: string): Record<string, string> {
  const outputs: Record<string, string> = {}
  for (const [, name, , value] of text.matchAll(/^(\S+?)<<(\S+)\n(.*?)\n\2$/gms))
    outputs[name as string] = value as string
  return outputs
}
