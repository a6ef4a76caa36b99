import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from '@jest/globals'
import { Ajv } from 'ajv'
import { check } from '../../../src/edge/cli/check/check.ts'
import { fleet } from '../../../src/edge/cli/fleet/fleet.ts'
import { dist } from '../../support/dist.ts'
import {
  type FleetJson,
  passingManifest,
  reportedJob,
  reportText,
  wastefulManifest,
} from '../../support/fleet-reports.ts'
import { git, importCommits, newRepository } from '../../support/git.ts'
import { jsonReportSchema } from '../../support/json-report-schema.ts'
import { runCommand, workspaceOf } from '../../support/runner.ts'
import { runHere } from '../../support/terminal.ts'

const manifest = 'name: train\nframework: pytorch\nstage: production\nhardware: H100:8\n'

/** A clone below a folder, from an origin. */
function addClone(below: string, name: string, origin: string, files: Record<string, string>): string {
  const repository = newRepository('clone')
  const [commit] = importCommits(repository, [{ ref: 'refs/heads/main', parents: [], files }])
  git(repository, ['reset', '--quiet', '--hard'])
  git(repository, ['config', 'remote.origin.url', origin])
  mkdirSync(join(below, name), { recursive: true })
  cpSync(repository, join(below, name), { recursive: true })
  return commit as string
}

async function merged(folder: string, words: readonly string[] = []): Promise<FleetJson> {
  const { status, stdout } = await runHere(fleet, folder, [...words, '--format', 'json'])
  expect(status).toBe(0)
  return JSON.parse(stdout)
}

describe('fleet', () => {
  it.each([
    ['--output', 'json'],
    ['-o', 'jsonl'],
    ['-o', 'csv'],
    ['-o', 'text'],
  ])('writes with %s what it else prints, as %s', async (option, format) => {
    const folder = workspaceOf({ 'a.json': reportText({ repository: 'acme/a' }, [reportedJob('x')]) })
    const printed = await runHere(fleet, folder, ['a.json', '--format', format])
    const written = await runHere(fleet, folder, ['a.json', '--format', format, option, 'out'])
    expect([written.status, written.stdout, written.stderr]).toEqual([0, '', expect.stringContaining('is in out.')])
    expect(readFileSync(join(folder, 'out'), 'utf8')).toBe(printed.stdout)
  })

  it('merges the reports below a folder and names what is none', async () => {
    const folder = workspaceOf({
      'reports/b.json': reportText({ repository: 'acme/b' }, [reportedJob('y')]),
      'reports/2026/a.json': reportText({ repository: 'acme/a' }, [reportedJob('x')]),
      'reports/package.json': '{}',
      'reports/README.md': 'Not one of them.',
    })
    symlinkSync(join(folder, 'reports'), join(folder, 'reports/again'))
    const { jobs, unread } = await merged(folder, ['reports'])
    expect(jobs.map(({ repository, job }) => `${repository} ${job}`)).toEqual(['acme/a x', 'acme/b y'])
    expect(unread).toEqual([
      { path: 'reports/package.json', because: 'is not a report of `check --format json` (at version)' },
    ])
  })

  it('checks the clones below a folder, and those of whose repository it has a report not', async () => {
    const folder = workspaceOf({ 'reports/b.json': reportText({ repository: 'acme/b' }, [reportedJob('reported')]) })
    const commit = addClone(folder, 'clones/a', 'https://github.com/acme/a.git', { 'accelerator.yml': manifest })
    addClone(folder, 'clones/b', 'https://github.com/acme/b.git', { 'accelerator.yml': manifest })
    const { jobs, reports } = await merged(folder)
    expect(jobs.map(({ repository, job }) => `${repository} ${job}`)).toEqual(['acme/a train', 'acme/b reported'])
    expect(jobs[0]).toMatchObject({
      commit,
      date: '2026-11-21',
      path: 'accelerator.yml',
      count: 8,
    })
    expect(reports.read).toBe(2)
  })

  it('calls a CPU what the check calls it', async () => {
    const folder = workspaceOf({})
    const onCpu = 'name: train\nframework: pytorch\nstage: exploration\nmodel: rnn\nhardware: cpu\n'
    addClone(folder, 'a', 'https://github.com/acme/a.git', { 'accelerator.yml': onCpu })
    expect((await merged(folder)).jobs[0]).toMatchObject({ accelerator: 'cpu', kind: 'other', count: 1 })
    expect((await runHere(check, join(folder, 'a'), [])).stdout).toContain('on 1× CPU')
    expect((await runHere(fleet, folder, [])).stdout).toContain('CPU: 1 job')
  })

  it('adds up what offers save the jobs of clones', async () => {
    const folder = workspaceOf({})
    for (const name of ['a', 'b'])
      addClone(folder, name, `https://github.com/acme/${name}.git`, { 'accelerator.yml': wastefulManifest })
    const [cost] = (await merged(folder)).total.cost
    expect(cost?.saves).toEqual({ amount: (cost?.likely.amount ?? 0) / 2, jobs: 2 })
  })

  it('adds up what cheaper hardware saves the jobs that pass, in clones and in reports of check --savings', async () => {
    const folder = workspaceOf({ 'a/accelerator.yml': passingManifest })
    addClone(folder, 'clones/b', 'https://github.com/acme/b.git', { 'accelerator.yml': passingManifest })
    const run = (...words: readonly string[]) => runCommand(join(folder, 'a'), ['check', '--format', 'json', ...words])
    const [plain, saving] = [run(), run('--savings')].map(({ stdout }) => JSON.parse(stdout))
    const { cheaper, ...rest } = saving.files[0].jobs[0]
    expect([rest]).toEqual(plain.files[0].jobs)
    expect(run('--savings', '--format', 'text').stdout).toContain(`    Cheaper: ${cheaper.change.slice(0, 20)}`)
    writeFileSync(join(folder, 'plain.json'), JSON.stringify(plain))
    writeFileSync(join(folder, 'saving.json'), JSON.stringify(saving))
    const savesOf = (place: string) => {
      const { stdout } = runCommand(folder, ['fleet', place, '--format', 'json'])
      return (JSON.parse(stdout) as FleetJson).total.cost[0]?.saves
    }
    const saves = { amount: rest.sizing.cost.likely - cheaper.cost.likely, jobs: 1 }
    expect(['plain.json', 'saving.json', 'clones'].map(savesOf)).toEqual([undefined, saves, saves])
  })

  it('names the repositories that launch accelerators without a manifest', async () => {
    const folder = workspaceOf({})
    const script = '#!/bin/bash\n#SBATCH --nodes=2\n#SBATCH --gres=gpu:h100:8\nsrun python train.py\n'
    addClone(folder, 'launching', 'git@github.com:acme/launching.git', { 'train.sbatch': script })
    addClone(folder, 'empty', 'git@github.com:acme/empty.git', { 'README.md': 'Nothing.' })
    const { undeclared, jobs } = await merged(folder)
    expect(jobs).toEqual([])
    expect(undeclared).toMatchObject([
      { repository: 'acme/launching', launches: [{ path: 'train.sbatch', asksFor: expect.stringContaining('h100') }] },
    ])
  })

  it.each(['check', 'clone'])('names them from a report of %s as well', async (from) => {
    const folder = workspaceOf({})
    const script = '#!/bin/bash\n#SBATCH --nodes=2\n#SBATCH --gres=gpu:h100:8\nsrun python train.py\n'
    addClone(folder, 'a', 'https://github.com/acme/a.git', { 'train.sbatch': script })
    const { stdout } =
      from === 'check'
        ? await runHere(check, join(folder, 'a'), ['--format', 'json'])
        : await runHere(fleet, folder, ['--format', 'jsonl'])
    expect(new Ajv({ strict: false }).validate(jsonReportSchema, JSON.parse(stdout))).toBe(true)
    const reports = workspaceOf({ 'a.jsonl': stdout })
    const { undeclared, repositories, withoutManifest } = await merged(reports)
    expect(undeclared).toMatchObject([{ repository: 'acme/a', launches: [{ path: 'train.sbatch', line: 3 }] }])
    expect([repositories, withoutManifest]).toEqual([1, 1])
  })

  it.each(['--forks', '--archived', '--shard=1/2', '--keep=there'])('refuses %s without --org', (option) => {
    const words = [join(dist(), 'cli/index.js'), 'fleet', option]
    const { status, stderr } = spawnSync(process.execPath, words, { encoding: 'utf8' })
    expect([status, stderr]).toEqual([2, `accelerator-review: ${option.split('=')[0]} needs --org.\n`])
  })

  it('reads a stream of reports from standard input', () => {
    const input = ['a', 'b'].map((name) => reportText({ repository: `acme/${name}` }, [reportedJob(name)])).join('\n')
    const words = [join(dist(), 'cli/index.js'), 'fleet', '-', '--format', 'json']
    const { status, stdout } = spawnSync(process.execPath, words, { input, encoding: 'utf8', cwd: workspaceOf({}) })
    expect(status).toBe(0)
    expect((JSON.parse(stdout) as FleetJson).jobs.map(({ repository }) => repository)).toEqual(['acme/a', 'acme/b'])
  })

  it('goes on where the policy of a clone cannot be used', async () => {
    const folder = workspaceOf({})
    const policy = { '.github/accelerator-policy.yml': 'no: policy\n', 'accelerator.yml': manifest }
    addClone(folder, 'a', '/srv/a', policy)
    addClone(folder, 'b', '/srv/b', { 'accelerator.yml': manifest })
    const { jobs, unread } = await merged(folder)
    expect(jobs.map(({ repository }) => repository)).toEqual(['b'])
    expect(unread).toEqual([{ path: 'a', because: expect.stringContaining('cannot be checked') }])
  })

  it('takes the team from another label', async () => {
    const job = reportedJob('x', { declared: { labels: { squad: 'audio' } } })
    const folder = workspaceOf({ 'a.json': reportText({}, [job]) })
    const { by } = await merged(folder, ['--team', 'squad'])
    expect(by.team.map(({ name }) => name)).toEqual(['audio'])
  })

  it.each([
    [['missing.json'], 'There is no file or folder missing.json.'],
    [[], 'There is no report (*.json, *.jsonl) and no clone (a folder with .git) here.'],
    [['--due', 'soon'], '--due takes a number of days, not "soon".'],
    [['--format', 'xml'], '--format takes'],
  ])('refuses %j', async (words, message) => {
    await expect(runHere(fleet, workspaceOf({}), words)).rejects.toThrow(message)
  })
})
