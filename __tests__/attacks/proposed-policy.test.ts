import { mkdirSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { GitHubServer } from '../support/contents-server.ts'
import { withChange } from '../support/hosted-change.ts'
import { patient } from '../support/patient.ts'
import { preloading } from '../support/preloaded.ts'
import { type Files, type GateRun, proposalOf, runGate } from '../support/pull-request.ts'
import { runActionLater, runCommand } from '../support/runner.ts'

// Attack T16: a proposed policy that reads with the token what its author may not, and prints it.

const own = '.github/accelerator-policy.yml'
const sha = 'a'.repeat(40)
const base = `acme/policies/base.yml@${sha}`
/** Words that occur in no file of the repository. */
const secret = /hunter2|s3cret|4242|moonshot|2026-12-19/i

const server = new GitHubServer()
let address = ''
beforeAll(async () => {
  address = await server.start()
  server.repositories = {
    'acme/policies': {
      commits: {
        [sha]: {
          'base.yml': 'fail-on: warning\nlocked: true\nlimits: [{ id: most, count: 32 }]\n',
          'further.yml': `extends: acme/secret/plain.yml@${sha}\n`,
          'keys.yml': 'hunter2: x\n',
          'text.yml': 'fail-on: hunter2\n',
          'rules.yml':
            'custom: [{ id: s3cret-plan, when: "job.hardware.count > 4242", message: moonshot }]\nlimits: [{ id: moonshot, count: 4242 }]\n',
          'locks.yml': 'locked: true\nlimits: [{ id: most, count: 4242 }]\nthresholds: { queue_time: 4242h }\n',
          'waivers.yml':
            'waivers: [{ rule: "model/*", job: moonshot, reason: hunter2, owner: s3cret, expires: 2026-12-19 }]\n',
          'around.yml': 'extends: ./moonshot/hunter2.yml\n',
        },
      },
    },
    'acme/secret': { commits: { [sha]: { 'keys.yml': 'password: hunter2\n', 'plain.yml': 'fail-on: never\n' } } },
  }
})
afterAll(() => server.stop())
beforeEach(() => {
  server.asked.length = 0
})

const manifest = 'framework: jax\nhardware: { accelerator: h100, count: 8 }\n'
const before: Files = { [own]: `extends: ${base}\n`, 'accelerator.yml': manifest }

const proposed = (changes: Files, inputs: Record<string, string> = {}, from = before): Promise<GateRun> => {
  const proposal = proposalOf(from, changes)
  return runGate(proposal.folder, proposal, { contents: server.contents(address), inputs })
}
const said = ({ findings, printed, summary }: GateRun): string => [...findings, printed, summary].join('\n')
const about = (run: GateRun): string => run.findings.filter((text) => text.includes(' policy/')).join('\n')
const strangers = (): string[] => server.asked.filter((path) => !path.startsWith('/repos/acme/policies'))

describe('T16 of a proposed policy no other repository is read', () => {
  const other = `acme/secret/keys.yml@${sha}`
  const attacks: [name: string, changes: Files][] = [
    ['in place of what was extended', { [own]: `extends: ${other}\n` }],
    ['beside it', { [own]: `extends: [${base}, ${other}]\n` }],
    ['in other letters', { [own]: `extends: [${base}, ACME/Secret/keys.yml@${sha}]\n` }],
    ['by a tag', { [own]: 'extends: acme/secret/keys.yml@v1\n' }],
    ['by a file of the repository', { [own]: 'extends: ./more.yml\n', '.github/more.yml': `extends: ${other}\n` }],
    ['through a repository that may be read', { [own]: `extends: acme/policies/further.yml@${sha}\n` }],
    ['that is this one', { [own]: `extends: acme/training/private.yml@${sha}\n` }],
    ['that begins with a name that may be read', { [own]: `extends: acme/policies-secret/keys.yml@${sha}\n` }],
    ['under the second name', { [own]: undefined, '.github/accelerator-policy.yaml': `extends: ${other}\n` }],
  ]

  it.each(attacks)('%s: it counts after merging', async (_, changes) => {
    const run = await proposed(changes)
    expect(strangers()).toEqual([])
    expect(said(run)).not.toMatch(secret)
    expect(about(run)).toMatch(/notice policy\/pending-change The proposed policy extends .* not read/)
    expect(run.rules).not.toContain('error policy/invalid')
  })

  it('without a base policy there is none that may be read', async () => {
    const run = await proposed({ [own]: `extends: ${other}\n` }, {}, { 'accelerator.yml': manifest })
    expect([strangers(), run.status]).toEqual([[], 0])
    expect(about(run)).toContain('The proposed policy extends `acme/secret/keys.yml@')
  })

  it('one that the workflow names is read', async () => {
    const run = await proposed(
      { [own]: `extends: ${base}\nfail-on: notice\n` },
      { policy: `acme/secret/plain.yml@${sha}` },
      {
        'accelerator.yml': manifest,
      },
    )
    expect(run.status).toBe(0)
    expect(strangers().length).toBeGreaterThan(0)
  })

  it('what stands in the files of the repository is told all the same', async () => {
    const run = await proposed({ [own]: `extends: [${base}, ${other}]\nthresholds: { queue_time: 300h }\n` })
    expect(about(run)).toContain('Threshold `queue_time`: 24 h → 12.5 days (looser)')
    expect(about(run)).not.toContain('is removed')
  })

  it('nor on the bundle that a runner starts', async () => {
    const files = { [own]: `extends: acme/secret/keys.yml@${sha}\n`, 'accelerator.yml': manifest }
    await withChange({ base: { 'accelerator.yml': manifest }, head: files }, async (change) => {
      const run = await change.run({ comment: 'always' })
      expect(change.github.calls.filter(({ path }) => path.includes('secret'))).toEqual([])
      expect(run.commands.map(({ data }) => data).join('\n')).toContain(
        'The proposed policy extends `acme/secret/keys.yml@',
      )
    })
  })
})

describe('T16 nothing is quoted from a file that is not in this repository', () => {
  it.each([
    ['a file with a mistake', 'keys.yml'],
    ['a value with a mistake', 'text.yml'],
    ['rules of others', 'rules.yml'],
    ['numbers of others', 'locks.yml'],
    ['waivers of others', 'waivers.yml'],
    ['a file that names another', 'around.yml'],
  ])('%s', async (_, file) => {
    for (const text of [
      `extends: acme/policies/${file}@${sha}\n`,
      `extends: [${base}, acme/policies/${file}@${sha}]\n`,
      `extends: acme/policies/${file}@${sha}\nlimits: [{ id: most, count: 99999 }]\nrules: { policy/s3cre-plan: off }\n`,
    ]) {
      const run = await proposed({ [own]: text })
      expect(said(run).replaceAll(text, '')).not.toMatch(secret)
      expect(about(run)).toMatch(/policy\/(?:invalid|pending-change)/)
    }
  })

  it('the policy that counts is quoted as before', async () => {
    const run = await proposed({ [own]: `extends: ${base}\nlimits: [{ id: most, count: 99 }]\n` })
    expect(about(run)).toContain('`most` is looser, but acme/policies/base.yml')
  })

  // An earlier step may have checked out a private repository below the workspace.
  it.each([
    ['by its path', 'extends: ../private/keys.yml\n', undefined],
    ['by a link of the repository', 'extends: ./link.yml\n', '.github/link.yml'],
    ['by a folder that is one', 'extends: ../link/keys.yml\n', 'link'],
  ])('nor from a file that another step put into the workspace: %s', async (_, text, link) => {
    const target = link === 'link' ? 'private' : '../private/keys.yml'
    const proposal = proposalOf(before, { [own]: text, ...(link && { [link]: { link: target } }) })
    mkdirSync(join(proposal.folder, 'private'), { recursive: true })
    writeFileSync(join(proposal.folder, 'private/keys.yml'), 'hunter2: x\n')
    const run = await runGate(proposal.folder, proposal, { contents: server.contents(address) })
    expect(said(run)).not.toMatch(secret)
    expect(about(run)).toMatch(/error policy\/invalid .*The file .* does not exist, so it cannot be extended/)
  })
})

describe('T16 where the event names no base', () => {
  const events = ['issue_comment', 'workflow_run', 'check_suite', 'status'] as const
  /** Runs the bundle on a checkout, with a GitHub that records requests. */
  async function run(name: string, text: string, head: 'default' | 'other') {
    const { folder, head: commit } = proposalOf({ 'accelerator.yml': manifest }, { [own]: text })
    const asked: string[] = []
    const gitHub = createServer(patient, ({ url = '' }, response) => {
      asked.push(decodeURIComponent(url))
      response.writeHead(404, { 'content-type': 'application/json' }).end('{"message":"Not Found"}')
    })
    await new Promise<void>((resolve) => gitHub.listen(0, '127.0.0.1', resolve))
    const api = `http://127.0.0.1:${(gitHub.address() as AddressInfo).port}`
    const environment = {
      GITHUB_EVENT_NAME: name,
      GITHUB_API_URL: api,
      GITHUB_SHA: head === 'default' ? commit : 'b'.repeat(40),
    }
    const { status, stdout } = await runActionLater(folder, { token: 'ghs_x' }, environment)
    gitHub.close()
    return { status, stdout, asked: asked.filter((path) => path.includes('acme/secret')) }
  }

  it.each(events)('a checkout of something else reads no other repository: %s', async (name) => {
    const { status, stdout, asked } = await run(name, `extends: acme/secret/keys.yml@${sha}\n`, 'other')
    expect([status, asked]).toEqual([2, []])
    expect(stdout).toContain('so it was not read')
  })

  it('the default branch reads what it names', async () => {
    const { status, asked } = await run('issue_comment', `extends: acme/secret/keys.yml@${sha}\n`, 'default')
    expect([status, asked.length > 0]).toEqual([2, true])
  })
})

describe('T16 the command in a workflow', () => {
  const fetching = preloading(
    'globalThis.fetch = async (url, { headers }) => { console.error("ASKED", String(url), "authorization" in headers); return new Response("{}", { status: 404 }) }',
  )

  it.each([
    ['pull_request', false],
    ['pull_request_target', false],
    ['merge_group', false],
    ['workflow_run', false],
    ['push', true],
    ['', true],
  ])('shows the token to no repository that only the checkout names: %s', (event, isShown) => {
    const { folder } = proposalOf({ 'accelerator.yml': manifest }, { [own]: `extends: acme/secret/keys.yml@${sha}\n` })
    const environment = {
      GITHUB_TOKEN: 'ghs_x',
      GITHUB_EVENT_NAME: event,
      ...fetching,
    }
    const asked = (...words: string[]) =>
      runCommand(folder, ['check', ...words], environment).stderr.match(/^ASKED .*$/gm)
    const [first, ...others] = asked()?.map((line) => line.endsWith(' true')) ?? []
    expect([first, ...others]).toEqual([isShown, ...others.map(() => isShown)])
    expect(asked('--policy', `acme/secret/keys.yml@${sha}`)?.join()).toMatch(/ true/)
  })
})
