import { spawn, spawnSync } from 'node:child_process'
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { parse } from 'yaml'
import { ask } from '../support/github/example.ts'
import { HostedChange } from '../support/hosted-change.ts'
import { describeWithProgram } from '../support/programs.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const textOf = (path: string): string => readFileSync(join(root, path), 'utf8')
const action = parse(textOf('action.yml'))
const { version } = JSON.parse(textOf('package.json'))

interface Step {
  readonly uses?: string
  readonly run?: string
  readonly with?: Readonly<Record<string, unknown>>
}

interface Workflow {
  readonly name: string
  // biome-ignore lint/suspicious/noExplicitAny: each event has its own settings
  readonly on: any
  readonly permissions?: Readonly<Record<string, string>>
  readonly jobs: Readonly<Record<string, Step & { readonly permissions?: object; readonly steps?: readonly Step[] }>>
}

/** The workflows on a page: YAML that says when it runs. */
const workflowsOf = (path: string): Workflow[] =>
  [...textOf(path).matchAll(/^```yaml\n(.*?)^```/gms)]
    .filter(([, text]) => /^on:/m.test(text as string))
    .map(([, text]) => parse(text as string))

const own = 'accelerator-review/accelerator-review'
const shown = ['README.md', 'docs/pull-requests.md', 'docs/formats.md', 'docs/policy.md', 'docs/fleet.md'].flatMap(
  (path) => workflowsOf(path).map((workflow, index) => [`${path} ${index + 1}`, workflow] as const),
)
const workflowAt = (name: string): Workflow => parse(textOf(`.github/workflows/${name}`))
const reusable = workflowAt('review.yml')
const fleet = workflowAt('fleet.yml')

describe('workflows', () => {
  it.each([...shown, ['review.yml', reusable], ['fleet.yml', fleet]] as const)(
    '%s: known inputs, pinned actions',
    (_, { jobs }) => {
      const steps = Object.values(jobs).flatMap((job) => [job, ...(job.steps ?? [])])
      for (const { uses, with: given = {} } of steps) {
        if (uses === undefined) continue
        if (uses.startsWith(`${own}@`))
          expect(Object.keys(action.inputs)).toEqual(expect.arrayContaining(Object.keys(given)))
        else if (uses.startsWith(`${own}/`)) {
          const [, name = ''] = /^\S+\/workflows\/(\w+\.yml)@(?:v\S+)$/.exec(uses) ?? []
          expect(uses).toBe(`${own}/.github/workflows/${name}@v${version}`)
          expect(Object.keys(workflowAt(name).on.workflow_call.inputs)).toEqual(
            expect.arrayContaining(Object.keys(given)),
          )
        } else if (!uses.startsWith('github/codeql-action/')) expect(uses).toMatch(/@[0-9a-f]{40}$/)
      }
    },
  )

  it.each(shown)('%s: states its permissions', (_, { permissions, jobs }) => {
    expect(permissions ?? Object.values(jobs)[0]?.permissions).toBeDefined()
    expect(Object.values(permissions ?? {})).not.toContain('write')
  })

  it('the reusable one passes every input on, with the default of the Action', () => {
    const { inputs } = reusable.on.workflow_call
    const files = ['report-file', 'sarif-file']
    const passed = Object.keys(action.inputs).filter((name) => name !== 'token' && !files.includes(name))
    expect(Object.keys(inputs).sort()).toEqual(passed.sort())
    for (const name of passed) expect([name, String(inputs[name].default)]).toEqual([name, action.inputs[name].default])
    const given = reusable.jobs['review']?.steps?.at(-1)?.with ?? {}
    for (const name of passed) expect(given[name]).toBe(`\${{ inputs.${name} }}`)
    expect(reusable.permissions ?? reusable.jobs['review']?.permissions).toBeUndefined()
  })
})

it('pages and workflows name the release that they are part of', () => {
  const paths = [
    'README.md',
    'docs/installing.md',
    'docs/ci.md',
    'docs/pull-requests.md',
    'docs/formats.md',
    'docs/policy.md',
    'docs/manifest.md',
    'examples/policy/accelerator-policy.yml',
    'schema/accelerator.schema.json',
    'schema/accelerator-policy.schema.json',
    '.github/workflows/review.yml',
    '.github/workflows/fleet.yml',
    'docs/fleet.md',
  ]
  const named = paths.flatMap((path) => releasesIn(textOf(path)).map((name) => [path, name]))
  expect(named.length).toBeGreaterThanOrEqual(16)
  expect(named.filter(([, name]) => name !== `v${version}`)).toEqual([])
})

/** Our releases that a text names, by tag. On npm and as an image, the same release has no v. */
function releasesIn(text: string): string[] {
  const tags = [
    /accelerator-review\/accelerator-review(?:\/\S+\.yml)?@(\S+)/g,
    /^ +(?:rev: |ref: (?=v))(\S+)/gm,
    /_ACTION_REF=(\S+)/g,
    /githubusercontent\.com\/accelerator-review\/accelerator-review\/([^/\s]+)\//g,
  ]
  const bare = [/(?<!\/)\baccelerator-review@(\S+)/g, /ghcr\.io\/accelerator-review\/accelerator-review:([\w.]+)/g]
  const found = (pattern: RegExp): string[] => [...text.matchAll(pattern)].map(([, name]) => name as string)
  return [...tags.flatMap(found), ...bare.flatMap(found).map((name) => `v${name}`)]
}

it('the page on pull requests names every input and output of the Action', () => {
  const page = textOf('docs/pull-requests.md')
  const [, rows = ''] = /^\| input [^\n]*\n(.*?)^$/ms.exec(page) ?? []
  expect([...rows.matchAll(/^\| `([\w-]+)`/gm)].map(([, name]) => name).sort()).toEqual(
    Object.keys(action.inputs).sort(),
  )
  const [, outputs = ''] = /^Outputs: (.*)\.$/m.exec(page) ?? []
  expect(outputs.replaceAll('`', '').split(', ')).toEqual(Object.keys(action.outputs))
})

describeWithProgram('bash')('the workflow that comments on pull requests of forks', () => {
  const recipe = shown.find(([, { on }]) => on.workflow_run !== undefined)?.[1] as Workflow
  const script = recipe.jobs['comment']?.steps?.at(-1)?.run as string
  const folder = mkdtempSync(join(tmpdir(), 'recipe-'))
  let change: HostedChange
  beforeAll(async () => {
    const path = 'finetune/accelerator.yml'
    const manifest = (count: number): string =>
      `framework: pytorch\nscale: { parameters: 70B }\nmodel: { method: full, precision: bf16, optimizer: adamw }\nhardware: { accelerator: h100, count: ${count}, parallelism: fsdp }\n`
    const fork = { author: 'mallory', fork: 'mallory/training' }
    const github = { permissions: 'comments' } as const
    change = await HostedChange.start({
      base: { [path]: manifest(64) },
      head: { [path]: manifest(1) },
      github,
      ...fork,
    })
    mkdirSync(join(folder, 'bin'))
    // A stand-in for GitHub's command: it returns the test's answer, and records its arguments.
    writeFileSync(join(folder, 'bin/gh'), '#!/bin/sh\nprintf "%s\\n" "$@" > "$ASKED"\ncat "$ANSWER"\n')
    chmodSync(join(folder, 'bin/gh'), 0o755)
    symlinkSync(root, join(folder, 'tool'))
    symlinkSync(change.checkout('shallow head'), join(folder, 'head'))
  })
  afterAll(async () => {
    rmSync(folder, { recursive: true })
    await change.stop()
  })

  /** Runs its last step like the runner, with this answer to the query for the pull request. */
  async function runStep(answer: string): Promise<{ status: number | null; printed: string; asked: string }> {
    const eventEnvironment = await change.github.environment({
      name: 'workflow_dispatch',
      workflow: 'Accelerator comments',
      job: 'comment',
    })
    writeFileSync(join(folder, 'answer'), answer)
    const environment = {
      ...eventEnvironment,
      INPUT_TOKEN: '',
      GITHUB_EVENT_NAME: 'workflow_run',
      GITHUB_WORKSPACE: folder,
      GH_TOKEN: change.github.token,
      HEAD_SHA: change.github.sha('feature'),
      HEAD_LABEL: 'mallory:feature',
      RUNNER_TEMP: folder,
      ANSWER: join(folder, 'answer'),
      ASKED: join(folder, 'asked'),
      PATH: `${join(folder, 'bin')}:${process.env['PATH']}`,
    }
    return new Promise((resolve, reject) => {
      const child = spawn('bash', ['--noprofile', '--norc', '-eo', 'pipefail', '-c', script], {
        cwd: folder,
        env: environment,
        stdio: ['ignore', 'pipe', 'pipe'],
      })
      let printed = ''
      for (const stream of [child.stdout, child.stderr])
        stream.on('data', (text) => {
          printed += text
        })
      child.on('error', reject)
      child.on('close', (status) => resolve({ status, printed, asked: readFileSync(join(folder, 'asked'), 'utf8') }))
    })
  }

  it('asks for the pull request of the commit, and stops where there is none', async () => {
    const { status, printed, asked } = await runStep('')
    expect([status, printed]).toEqual([0, 'No open pull request has this head any more.\n'])
    expect(asked).toContain('head=mallory:feature\n')
    expect(asked).toContain('select(.head.sha == env.HEAD_SHA)')
    expect(await change.github.comments(1)).toEqual([])
  })

  it('writes the comment and the suggestions that the token of the fork may not write, once', async () => {
    const { body } = await ask(change.github, 'GET pulls/1')
    const answer = JSON.stringify({ pull_request: body })
    for (const words of [/The comment was written/, /The comment is up to date/]) {
      const { status, printed } = await runStep(answer)
      expect([status, printed]).toEqual([0, expect.stringMatching(words)])
    }
    const comments = await change.github.comments(1)
    expect(comments.map(({ user }) => user.login)).toEqual(['github-actions[bot]'])
    expect(comments[0]?.body).toContain('64× H100 → 1× H100')
    expect(comments[0]?.body).toContain('/docs/rules/sizing/does-not-fit.md')
    expect(await change.github.reviewComments(1)).toHaveLength(1)
  })
})

describeWithProgram('bash')('the workflow that publishes the image', () => {
  const { steps = [] } = workflowAt('release.yml').jobs['container'] as Workflow['jobs'][string]
  const script = steps.find(({ run }) => run !== undefined)?.run as string

  /** Runs the step for a tag, with a stand-in for docker whose image prints a version. */
  function publish(printed: string) {
    const folder = mkdtempSync(join(tmpdir(), 'image-'))
    writeFileSync(
      join(folder, 'docker'),
      `#!/bin/sh\necho "$@" >> "$ASKED"\ncase $1 in run) echo ${printed} ;; login) cat ;; inspect) echo "$IMAGE@sha256:abc" ;; esac\n`,
    )
    chmodSync(join(folder, 'docker'), 0o755)
    const files = { ASKED: join(folder, 'asked'), GITHUB_OUTPUT: join(folder, 'output') }
    const { status } = spawnSync('bash', ['--noprofile', '--norc', '-eo', 'pipefail', '-c', script], {
      env: {
        ...files,
        PATH: `${folder}:${process.env['PATH']}`,
        IMAGE: `ghcr.io/${own}`,
        GITHUB_REF_NAME: `v${version}`,
        GITHUB_SERVER_URL: 'https://github.com',
        GITHUB_REPOSITORY: own,
        GITHUB_ACTOR: 'octocat',
        GH_TOKEN: 'secret',
      },
    })
    const told = (path: string): string => (existsSync(path) ? readFileSync(path, 'utf8') : '')
    const result = { status, asked: told(files.ASKED), output: told(files.GITHUB_OUTPUT) }
    rmSync(folder, { recursive: true })
    return result
  }

  it('builds the recipe, tries it, and pushes it by its version', () => {
    const { status, asked, output } = publish(version)
    expect([status, output]).toEqual([0, 'digest=sha256:abc\n'])
    expect(asked.split('\n').map((line) => line.split(' ')[0])).toEqual([
      'build',
      'run',
      'login',
      'push',
      'inspect',
      '',
    ])
    expect(asked).toContain(`push ghcr.io/${own}:${version}\n`)
    expect(asked).not.toContain('secret')
  })

  it('pushes no image of another version', () => {
    const { status, asked } = publish('0.0.0')
    expect([status, asked.includes('push')]).toEqual([1, false])
  })
})
