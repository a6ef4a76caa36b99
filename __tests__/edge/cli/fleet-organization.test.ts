import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readFileSync, renameSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { parse } from 'yaml'
import { fleet } from '../../../src/edge/cli/fleet/fleet.ts'
import { dist } from '../../support/dist.ts'
import { type FleetJson, wastefulManifest } from '../../support/fleet-reports.ts'
import { type GitHub, startGitHub } from '../../support/github-server.ts'
import { describeWithProgram } from '../../support/programs.ts'
import { runHere, type TerminalRun } from '../../support/terminal.ts'

const many = 120
const readAhead = 8
const manifest = (count: number, more = ''): string =>
  `name: train\nframework: pytorch\nstage: production\nhardware: H100:${count}\nlabels: { team: t${count % 3} }\n${more}`

/** Every third repository has a manifest. The first few have more files. */
function filesOf(index: number): Record<string, string> {
  if (index % 3 !== 0) return { 'README.md': `Number ${index}.` }
  if (index === 0)
    return {
      'accelerator.yml': manifest(8, 'model: { config: config.json }\n'),
      'config.json': '{"num_hidden_layers":2}',
    }
  if (index === 3) return { 'accelerator.yml': manifest(8), '.github/accelerator-policy.yml': 'no: policy\n' }
  if (index === 6)
    return {
      'a b/accelerator.yml': manifest(16),
      'accelerator.yaml': 'hardware: [',
      'node_modules/accelerator.yml': 'x',
    }
  if (index === 9) return { 'accelerator.yml': wastefulManifest }
  return { 'accelerator.yml': manifest(index) }
}
const nameOf = (index: number): string => `acme/r-${String(index).padStart(4, '0')}`

let github: GitHub
let whole: Awaited<ReturnType<typeof read>>
beforeAll(async () => {
  github = await startGitHub({
    repository: 'acme/platform',
    checksAnswers: true,
    repositories: { 'acme/empty': {}, 'acme/old': { archived: true }, 'acme/fork': { fork: true } },
    commits: [
      ...Array.from({ length: many }, (_, index) => ({
        ref: 'main',
        repository: nameOf(index),
        files: filesOf(index),
      })),
      { ref: 'main', repository: 'acme/old', files: { 'accelerator.yml': manifest(1000) } },
      { ref: 'main', repository: 'acme/fork', files: { 'accelerator.yml': manifest(2000) } },
    ],
  })
  whole = await read(['--format', 'json'])
})
afterAll(() => github.stop())

const newFolder = (): string => mkdtempSync(join(tmpdir(), 'answers-'))
const environment = () => ({ GITHUB_API_URL: github.address, GITHUB_TOKEN: github.token })

/** The fleet of the organization, and the number of calls. */
async function read(words: readonly string[], keep = newFolder()): Promise<TerminalRun & { readonly calls: number }> {
  const before = github.calls.length
  const run = await runHere(fleet, newFolder(), ['--org', 'acme', '--keep', keep, ...words], undefined, environment())
  return { ...run, calls: github.calls.length - before }
}
const json = (run: TerminalRun): FleetJson => JSON.parse(run.stdout)

describe('fleet --org', () => {
  it('checks the manifests of all repositories under their own policies, with at most 2.2 calls each', async () => {
    const { jobs, repositories, withoutManifest, unread } = json(whole)
    expect(repositories).toBe(many + 2)
    expect(withoutManifest).toBe(
      Array.from({ length: many }, (_, index) => index).filter((at) => at % 3 !== 0).length + 2,
    )
    expect(jobs.map(({ repository, path, count }) => `${repository} ${path} ${count}`)).toEqual([
      `${nameOf(0)} accelerator.yml 8`,
      `${nameOf(6)} a b/accelerator.yml 16`,
      ...Array.from({ length: many }, (_, index) => index)
        .filter((index) => index % 3 === 0 && index > 6)
        .map((index) => `${nameOf(index)} accelerator.yml ${index === 9 ? 64 : index}`),
    ])
    expect(unread).toEqual([
      { path: nameOf(3), because: expect.stringContaining('cannot be checked') },
      { path: `${nameOf(6)}: accelerator.yaml`, because: 'has no job that could be read' },
    ])
    expect(whole.stderr).toBe('Left out: 2 archived repositories and forks (--archived, --forks).\n')
    expect(whole.calls / repositories).toBeLessThan(2.2)
  })

  it('adds up what offers save', () => {
    const [cost] = json(whole).total.cost
    expect(cost?.saves).toEqual({ amount: (cost?.likely.amount ?? 0) / 2, jobs: 1 })
  })

  it('asks nobody again for what it has, and whether the lists are still right', async () => {
    const keep = newFolder()
    await read([], keep)
    const again = await read(['--format', 'json'], keep)
    expect(again.stdout).toBe(whole.stdout)
    expect(github.calls.slice(-again.calls).map(({ route, status }) => `${route} ${status}`)).toEqual([
      ...Array.from({ length: Math.ceil((many + 4) / 100) }, () => 'GET /orgs/{org}/repos 304'),
      // Nothing can be cached for an empty repository.
      ...['acme/empty', 'acme/platform'].map(() => 'GET git/trees/{tree_sha} 409'),
    ])
  })

  it('reads what was pushed since', async () => {
    const keep = newFolder()
    await read([], keep)
    await github.commit({ ref: 'main', repository: nameOf(1), files: { 'accelerator.yml': manifest(640) } })
    const run = await read(['--format', 'json'], keep)
    await github.commit({ ref: 'main', repository: nameOf(1), files: { 'accelerator.yml': null } })
    expect(json(run).jobs.filter(({ count }) => count === 640)).toMatchObject([{ repository: nameOf(1) }])
    expect(run.calls).toBeLessThan(10)
  })

  it('reads archived repositories and forks where they are asked for', async () => {
    const { jobs } = json(await read(['--format', 'json', '--forks', '--archived']))
    expect(jobs.filter(({ count = 0 }) => count >= 1000).map(({ repository }) => repository)).toEqual([
      'acme/fork',
      'acme/old',
    ])
  })

  it('gives the same where it is read in parts that are merged', async () => {
    const folder = newFolder()
    for (const part of [1, 2, 3]) {
      const { stdout } = await read(['--format', 'jsonl', '--shard', `${part}/3`])
      writeFileSync(join(folder, `${part}.jsonl`), stdout)
    }
    const merged = await runHere(fleet, folder, ['--format', 'json'])
    expect(merged.stdout).toBe(whole.stdout)
  })

  it('survives what goes wrong between it and GitHub, at any of its calls', async () => {
    const kinds = ['server-error', 'bad-gateway', 'page', 'reset', 'lost-answer'] as const
    const limits = ['too-many', 'secondary-limit'] as const
    // Far enough apart that a repeated call meets no second fault.
    for (const route of ['GET git/trees/{tree_sha}', 'GET git/blobs/{file_sha}']) {
      for (const [index, kind] of kinds.entries()) github.fault({ route, kind, calls: [4 * index + 2] })
      for (const [index, kind] of limits.entries())
        github.fault({ route, kind, calls: [4 * index + 24], retryAfterSeconds: 0 })
    }
    github.fault({ route: 'GET /orgs/{org}/repos', kind: 'bad-gateway', calls: [2] })
    const run = await read(['--format', 'json'])
    github.clearFaults()
    const met = github.calls.slice(-run.calls).filter(({ fault }) => fault !== undefined)
    expect(met).toHaveLength(2 * (kinds.length + limits.length) + 1)
    expect(run.stdout).toBe(whole.stdout)
  })

  it('names the repository that it may not read, and reads it in the next run', async () => {
    const keep = newFolder()
    github.fault({ route: 'GET git/trees/{tree_sha}', kind: 'forbidden', calls: [5] })
    const run = json(await read(['--format', 'json'], keep))
    github.clearFaults()
    const unread = run.unread.filter(({ because }) => because.includes('the token may not read it (403)'))
    expect(unread).toHaveLength(1)
    expect(json(await read(['--format', 'json'], keep)).unread).toEqual(
      run.unread.filter((each) => !unread.includes(each)),
    )
  })

  it('says why an organization cannot be read', async () => {
    const organization = (name: string, token: string) =>
      runHere(fleet, newFolder(), ['--org', name, '--keep', newFolder()], undefined, {
        GITHUB_API_URL: github.address,
        GITHUB_TOKEN: token,
      })
    await expect(organization('nobody', github.token)).rejects.toThrow('The organization nobody does not exist')
    await expect(organization('acme', 'wrong')).rejects.toThrow('GitHub rejects the token (401).')
  })

  it.each(['0/3', '4/3', 'x', '1/0'])('refuses --shard %s', async (shard) => {
    await expect(read(['--shard', shard])).rejects.toThrow('--shard takes K/N')
  })

  it.each([1, 40, 120])('killed at call %i and started again, gives the same bytes', async (call) => {
    const keep = newFolder()
    const words = [join(dist(), 'cli/index.js'), 'fleet', '--org', 'acme', '--keep', keep, '--format', 'json']
    const at = github.calls.length + call
    const child = spawn(process.execPath, words, { cwd: newFolder(), env: { ...process.env, ...environment() } })
    const ended = once(child, 'close')
    while (github.calls.length < at && child.exitCode === null) await setTimeout(1)
    child.kill('SIGKILL')
    expect((await ended)[1]).toBe('SIGKILL')
    const again = await read(['--format', 'json'], keep)
    expect(again.stdout).toBe(whole.stdout)
    // Calls in progress at the end are repeated.
    expect(again.calls).toBeLessThanOrEqual(whole.calls - call + 3 + readAhead)
  })
})

describeWithProgram('bash')('the reusable workflow of a fleet', () => {
  it('runs the scripts of the reusable workflow as they are written', async () => {
    const { jobs } = parse(readFileSync(new URL('../../../.github/workflows/fleet.yml', import.meta.url), 'utf8'))
    const folder = newFolder()
    // Instead of the checkout of the release.
    symlinkSync(dist(), join(folder, 'dist'))
    const scripts = (job: string): string[] =>
      jobs[job].steps.flatMap(({ run }: { readonly run?: string }) => run ?? [])
    const run = async (script: string, more: Readonly<Record<string, string>>) => {
      const env = {
        PATH: process.env['PATH'],
        GITHUB_ACTIONS: 'true',
        GITHUB_STEP_SUMMARY: join(folder, 'summary.md'),
        XDG_CACHE_HOME: newFolder(),
        ...environment(),
        ...more,
      }
      // As the runner starts it.
      const child = spawn('bash', ['-e', '-c', script], { cwd: folder, env, stdio: ['ignore', 'ignore', 'inherit'] })
      expect((await once(child, 'close'))[0]).toBe(0)
    }
    for (const index of ['0', '1'])
      for (const script of scripts('read')) await run(script, { ORGANIZATION: 'acme', INDEX: index, TOTAL: '2' })
    mkdirSync(join(folder, 'parts'))
    for (const index of ['0', '1'])
      renameSync(join(folder, `part-${index}.jsonl`), join(folder, `parts/part-${index}.jsonl`))
    for (const script of scripts('merge')) await run(script, { TEAM: 'team' })
    const written = JSON.parse(readFileSync(join(folder, 'fleet/fleet.json'), 'utf8')) as FleetJson
    expect(written.jobs.map(({ repository }) => repository)).toEqual(
      json(whole).jobs.map(({ repository }) => repository),
    )
    expect(readFileSync(join(folder, 'fleet/fleet.html'), 'utf8')).toContain('</html>')
    expect(readFileSync(join(folder, 'summary.md'), 'utf8')).toMatch(
      /^```text\n\d+ jobs in \d+ repositories(?:.|\n)*\n```\n$/,
    )
  })
})
