import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parse, parseAllDocuments } from 'yaml'
import type { CommandProgram } from './command-program.ts'
import { dist } from './dist.ts'
import { type CommittedFiles, git, importCommits, newRepository } from './git.ts'
import { hangMilliseconds } from './runner.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
export const recipeText = (name: string): string => readFileSync(join(root, 'recipes', name), 'utf8')
export const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))

/** One build of a CI system: its checkout, its environment, and its script. */
export interface Recipe {
  readonly shell: readonly string[]
  /** The script for these inputs, as the system passes it to the shell. */
  readonly script: (inputs?: Readonly<Record<string, string>>) => string
  /** Refs to fetch for a branch, each `from:to`. */
  readonly fetches: readonly string[]
  /** Environment for a change proposed to `main`. */
  readonly proposal: Readonly<Record<string, string>>
  /** Environment on `main`. */
  readonly main: Readonly<Record<string, string>>
  /** Environment for inputs. */
  readonly inputs?: (inputs: Readonly<Record<string, string>>) => Record<string, string>
  /** The reports that it accepts, by format. */
  readonly reports: Readonly<Record<string, string>>
}

const [gitlabHeader, gitlabJobs] = parseAllDocuments(recipeText('gitlab.yml')).map((document) => document.toJS())
export const gitlab = { inputs: gitlabHeader.spec.inputs, job: gitlabJobs['accelerator-review'] }
export const azure = parse(recipeText('azure-pipelines.yml'))
export const buildkite = parse(recipeText('buildkite.yml')).steps[0]
export const circleci = parse(recipeText('circleci.yml'))

/** Interpolates inputs into a text of the component, as GitLab does. */
const interpolated = (text: string, inputs: Readonly<Record<string, string>>): string =>
  text.replace(/\$\[\[ inputs\.([\w-]+) \]\]/g, (_, name) => inputs[name] ?? String(gitlab.inputs[name].default))

const azureDefaults: Record<string, string> = Object.fromEntries(
  azure.parameters.map((parameter: { name: string; default: unknown }) => [
    parameter.name,
    parameter.default === false ? 'False' : parameter.default,
  ]),
)
const azureBash = azure.steps.find((step: { bash?: string }) => step.bash !== undefined)

const [, jenkinsScript = ''] = /sh '''\n(.*?)\n *'''/s.exec(recipeText('Jenkinsfile')) ?? []
const step = (name: string) =>
  circleci.jobs['accelerator-review'].steps.map((each: Record<string, unknown>) => each[name]).find(Boolean)

const branchOnly = ['refs/heads/branch:refs/remotes/origin/branch']

export const recipes: Readonly<Record<string, Recipe>> = {
  'gitlab.yml': {
    shell: ['bash', '-eo', 'pipefail', '-c'],
    script: (inputs = {}) => interpolated(gitlab.job.script.join('\n'), inputs),
    inputs: (inputs) =>
      Object.fromEntries(
        Object.entries<string>(gitlab.job.variables).map(([name, text]) => [name, interpolated(text, inputs)]),
      ),
    fetches: branchOnly,
    proposal: { CI_PIPELINE_SOURCE: 'merge_request_event', CI_MERGE_REQUEST_TARGET_BRANCH_NAME: 'main' },
    main: { CI_PIPELINE_SOURCE: 'push', CI_COMMIT_BRANCH: 'main' },
    reports: gitlab.job.artifacts.reports,
  },
  'azure-pipelines.yml': {
    shell: ['bash', '--noprofile', '--norc', '-c'],
    script: () => azureBash.bash,
    inputs: (inputs) =>
      Object.fromEntries(
        Object.entries<string>(azureBash.env).map(([name, text]) => [
          name,
          text.replace(/\$\{\{ parameters\.(\w+) \}\}/g, (_, key) => inputs[key] ?? azureDefaults[key] ?? ''),
        ]),
      ),
    fetches: ['refs/heads/*:refs/remotes/origin/*'],
    proposal: { BUILD_REASON: 'PullRequest', SYSTEM_PULLREQUEST_TARGETBRANCH: 'refs/heads/main' },
    main: { BUILD_REASON: 'IndividualCI' },
    reports: { junit: azure.steps.at(-1).inputs.testResultsFiles, markdown: 'accelerator-review.md' },
  },
  Jenkinsfile: {
    shell: ['sh', '-xe', '-c'],
    script: () => jenkinsScript,
    fetches: branchOnly,
    proposal: { CHANGE_TARGET: 'main' },
    main: { BRANCH_NAME: 'main' },
    reports: {
      junit: /junit '(.+?)'/.exec(recipeText('Jenkinsfile'))?.[1] ?? '',
      sarif: /sarif\(pattern: '(.+?)'\)/.exec(recipeText('Jenkinsfile'))?.[1] ?? '',
    },
  },
  'buildkite.yml': {
    shell: ['bash', '-e', '-c'],
    // A single dollar sign would be expanded at the upload, before there is a checkout.
    script: () => {
      if (/(?<!\$)\$(?!\$)/.test(buildkite.command.replaceAll('$$', ''))) throw new Error('a single dollar sign')
      return buildkite.command.replaceAll('$$', '$')
    },
    fetches: branchOnly,
    proposal: { BUILDKITE_PULL_REQUEST: '7', BUILDKITE_PULL_REQUEST_BASE_BRANCH: 'main' },
    main: { BUILDKITE_PULL_REQUEST: 'false', BUILDKITE_PULL_REQUEST_BASE_BRANCH: '' },
    reports: { markdown: buildkite.artifact_paths },
  },
  'circleci.yml': {
    shell: ['bash', '-eo', 'pipefail', '-c'],
    script: () => step('run').command,
    inputs: () => ({
      BASE: circleci.jobs['accelerator-review'].environment.BASE.replace(
        '<< pipeline.parameters.base >>',
        circleci.parameters.base.default,
      ),
    }),
    fetches: branchOnly,
    proposal: { CIRCLE_BRANCH: 'branch' },
    main: { CIRCLE_BRANCH: 'main' },
    reports: { junit: `${step('store_test_results').path}/accelerator-review.xml` },
  },
}

/** Nothing writes into these folders, so builds share them. */
const made = new Map<string, string>()

function madeOnce(content: unknown, make: () => string): string {
  const key = JSON.stringify(content)
  const folder = made.get(key) ?? make()
  made.set(key, folder)
  return folder
}

/** A remote with `main` and another branch. */
export const originOf = (main: CommittedFiles, branch: CommittedFiles): string =>
  madeOnce([main, branch], () => {
    const folder = newRepository('origin')
    importCommits(folder, [
      { ref: 'refs/heads/main', parents: [], files: main },
      { ref: 'refs/heads/branch', parents: [':1'], files: branch },
    ])
    return folder
  })

/** A checkout of a branch, as a CI system leaves it that fetches only these refs. */
const checkoutOf = (origin: string, branch: string, fetches: readonly string[]): string =>
  madeOnce([origin, branch, fetches], () => {
    const folder = newRepository('checkout')
    git(folder, ['remote', 'add', 'origin', origin])
    git(folder, ['fetch', '--quiet', 'origin', ...fetches])
    git(folder, ['checkout', '--quiet', '--detach', `origin/${branch}`])
    return folder
  })

export interface Build {
  readonly status: number | null
  readonly output: string
  readonly folder: string
}

/**
 * Runs the script of a recipe in a checkout of a branch. Only the package's origin differs from a user's, which `bin`
 * decides.
 */
export async function build(
  recipe: Recipe,
  {
    origin,
    branch,
    bin,
    inputs = {},
  }: { origin: string; branch: string; bin: string; inputs?: Record<string, string> },
): Promise<Build> {
  const home = mkdtempSync(join(tmpdir(), 'build-'))
  const folder = join(home, 'checkout')
  const fetches = branch === 'main' ? ['refs/heads/main:refs/remotes/origin/main'] : recipe.fetches
  cpSync(checkoutOf(origin, branch, fetches), folder, { recursive: true, verbatimSymlinks: true })
  const [shell, ...options] = recipe.shell as [string, ...string[]]
  const child = spawn(shell, [...options, recipe.script(inputs)], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: `${bin}:${join(home, 'image/bin')}:${process.env['PATH']}`,
      HOME: home,
      // Builds share the command's code cache, which is not part of a recipe.
      XDG_CACHE_HOME: join(tmpdir(), 'cache'),
      CI: 'true',
      // The target of `--global` in a container, in which everything is writable.
      NPM_CONFIG_PREFIX: join(home, 'image'),
      AGENT_TEMPDIRECTORY: home,
      WORKSPACE_TMP: home,
      TMPDIR: home,
      ...recipe[branch === 'main' ? 'main' : 'proposal'],
      ...recipe.inputs?.(inputs),
    },
    timeout: hangMilliseconds,
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text
    })
  const [status] = await once(child, 'close')
  return { status, output, folder }
}

/** A folder of programs: an `npm`, and a `buildkite-agent` that records its input. */
function binWith(programs: Readonly<Record<string, string>>): string {
  const bin = mkdtempSync(join(tmpdir(), 'bin-'))
  const agent = '#!/bin/sh\nprintf "%s\\n" "$@" > "$HOME/asked"\ncat > "$HOME/annotation"\n'
  const all = { ...programs, 'buildkite-agent': agent }
  for (const [name, script] of Object.entries(all)) writeFileSync(join(bin, name), script, { mode: 0o755 })
  return bin
}

/** With npm itself, which installs our package from this checkout instead of the registry. */
export function installingBin(): string {
  const folder = mkdtempSync(join(tmpdir(), 'packed-'))
  const run = (program: string, ...words: string[]) =>
    spawnSync(program, words, { cwd: root, encoding: 'utf8' }).stdout.trim()
  const npm = run('sh', '-c', 'command -v npm')
  const [{ filename }] = JSON.parse(run('npm', 'pack', '--json', '--ignore-scripts', '--pack-destination', folder))
  const here = `[ "$word" = accelerator-review@${version} ] && word='${join(folder, filename)}'`
  return binWith({
    npm: `#!/bin/sh\nfor word do shift; ${here}; set -- "$@" "$word"; done\nexec '${npm}' "$@" --offline\n`,
  })
}

/**
 * Imitates npm for these arguments, because npm itself takes two seconds: links the command to the place where npm
 * would put it.
 */
export function linkingBin(): string {
  const linked = mkdtempSync(join(tmpdir(), 'linked-'))
  const command = `exec '${process.execPath}' '${join(dist(), 'cli/index.js')}' "$@"`
  writeFileSync(join(linked, 'accelerator-review'), `#!/bin/sh\n${command}\n`, { mode: 0o755 })
  const npm = [
    '#!/bin/sh',
    'bin=node_modules/.bin prefix=$NPM_CONFIG_PREFIX',
    'for word do',
    '  [ "$last" = --prefix ] && prefix=$word',
    '  [ "$word" = --global ] && bin=bin',
    '  last=$word',
    'done',
    '[ "$bin" = bin ] && bin=$prefix/bin',
    `mkdir -p "$bin" && cp '${linked}/accelerator-review' "$bin"\n`,
  ]
  return binWith({ npm: npm.join('\n') })
}

/** For tests that are not about installing (a second) or starting the command: it is already installed. */
export const installedBin = ({ script }: CommandProgram): string =>
  binWith({ npm: '#!/bin/sh\n', 'accelerator-review': script })
