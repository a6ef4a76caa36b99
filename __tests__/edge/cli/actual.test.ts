import { readdirSync, readFileSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from '@jest/globals'
import { UnusableInput } from '../../../src/core/finding/unusable-input.ts'
import { actual } from '../../../src/edge/cli/actual.ts'
import { runCommand, workspaceOf } from '../../support/runner.ts'
import { runHere } from '../../support/terminal.ts'

const page = readFileSync(new URL('../../../docs/actual.md', import.meta.url), 'utf8')
/** The files of the page: code blocks with a name. */
const files = Object.fromEntries(
  [...page.matchAll(/^```\w+ (\S+)\n(.*?)^```$/gms)].map(([, name, text]) => [name as string, text as string]),
)
const fixtures = new URL('../../fixtures/actual/', import.meta.url)
const folderWith = (more: Readonly<Record<string, string>> = {}) => workspaceOf({ ...files, ...more })

async function jsonOf(folder: string, words: readonly string[]) {
  const { status, stdout } = await runHere(actual, folder, [...words, '--format', 'json'])
  expect(status).toBe(0)
  return JSON.parse(stdout)
}

describe('the page of actual', () => {
  const sessions = [...page.matchAll(/^```console\n\$ accelerator-review actual ([^\n]+)\n(.*?)^```$/gms)]

  it('has sessions, and no other console blocks', () => {
    expect(sessions.length).toBeGreaterThan(0)
    expect(page.split('```console').length - 1).toBe(sessions.length)
  })

  it.each(sessions.map(([, words = '', printed = '']) => [words, printed]))('prints for %s', async (words, printed) => {
    const { status, stdout } = await runHere(actual, folderWith(), words.split(' '))
    expect([status, stdout.trimEnd()]).toEqual([0, printed.trimEnd()])
  })

  it('has lines that narrow the estimate as it says', async () => {
    const folder = folderWith()
    const { jobs, mfu } = await jsonOf(folder, ['sacct.txt'])
    const own = await jsonOf(folderWith({ '.github/accelerator-policy.yml': mfu.policy }), ['sacct.txt'])
    const days = (of: typeof own) =>
      of.jobs[0].estimate.hours.map((hours: number) => Number((hours / 24).toPrecision(2)))
    expect([days({ jobs }), own.policyMfu]).toEqual([[2.9, 10], mfu.range])
    const [, low, high] = /is (\S+) to (\S+) days instead of 2\.9 to 10\./.exec(page) ?? []
    expect(days(own)).toEqual([Number(low), Number(high)])
  })
})

describe('actual', () => {
  it.each(readdirSync(fixtures))('reads %s', async (name) => {
    const text = readFileSync(new URL(name, fixtures), 'utf8')
    const { version, jobs, unjoined } = await jsonOf(folderWith({ [name]: text }), [name])
    expect(version).toBe(1)
    expect(jobs.map(({ path, line, job }: { path: string; line: number; job: string }) => [path, line, job])).toEqual([
      ['accelerator.yml', 2, 'pretrain-7b'],
    ])
    expect(jobs[0].runs[0]).toMatchObject({ name: 'pretrain-7b', duration: 'inside' })
    for (const { jobs } of unjoined) expect(jobs).toEqual([])
  })

  it('takes the runs of another name for a job, under another policy', async () => {
    const folder = folderWith({
      'wandb.jsonl':
        '{"name":"dainty-sweep-1","id":"x","state":"finished","config":{"world_size":64},"summary":{"_runtime":432000}}',
      'own.yml': 'thresholds: { mfu: [32%, 34%] }',
    })
    const words = ['wandb.jsonl', '--job', 'pretrain-7b', '--run', 'dainty-sweep-1', '--policy', 'own.yml']
    const { jobs, policyMfu } = await jsonOf(folder, words)
    expect(policyMfu).toEqual([0.32, 0.34])
    expect(jobs[0].runs).toMatchObject([{ id: 'x', hours: 120, duration: 'inside' }])
  })

  it('looks only at the job that is named', async () => {
    const folder = folderWith({ 'b/accelerator.yml': 'name: tokenize\nframework: pytorch\nhardware: H100:8\n' })
    const named = async (words: readonly string[]) =>
      (await jsonOf(folder, ['sacct.txt', ...words])).jobs.map(({ job }: { job: string }) => job)
    expect(await named([])).toEqual(['pretrain-7b', 'tokenize'])
    expect(await named(['--job', 'tokenize'])).toEqual(['tokenize'])
  })

  it('says that a manifest has errors', async () => {
    const folder = folderWith({ 'accelerator.yml': `${files['accelerator.yml']}    stagee: production\n` })
    expect((await runHere(actual, folder, ['sacct.txt'])).stdout).toContain('The manifest has errors;')
  })

  it.each([
    ['actual takes one FILE.', []],
    ['actual takes one FILE.', ['sacct.txt', 'sacct.txt']],
    ['There is no file none.json.', ['none.json']],
    ['. is not a plain file.', ['.']],
    ['accelerator.yml is not an export of runs. Read are `sacct --json`', ['accelerator.yml']],
    ['large.txt is larger than 64 MiB.', ['large.txt']],
    ['--run needs --job.', ['sacct.txt', '--run', 'x']],
    ['No job is named "other".', ['sacct.txt', '--job', 'other']],
    ['2 manifests declare a job "twice"', ['sacct.txt', '--job', 'twice', '--run', 'x']],
    ['--format takes text, json, not "csv".', ['sacct.txt', '--format', 'csv']],
  ])('refuses: %s', async (message, words) => {
    const twice = 'name: twice\nhardware: H100:8\n'
    const folder = folderWith({ 'a/accelerator.yml': twice, 'b/accelerator.yml': twice })
    writeFileSync(join(folder, 'large.txt'), '')
    truncateSync(join(folder, 'large.txt'), 64 * 1024 * 1024 + 1)
    const running = runHere(actual, folder, words)
    await expect(running).rejects.toThrow(UnusableInput)
    await expect(running).rejects.toThrow(message)
  })

  it('refuses a folder without a manifest', async () => {
    const folder = workspaceOf({ 'sacct.txt': files['sacct.txt'] as string })
    await expect(runHere(actual, folder, ['sacct.txt'])).rejects.toThrow('There is no accelerator.yml here or below.')
    await expect(runHere(actual, workspaceOf({ ...files, 'accelerator.yml': '{' }), ['sacct.txt'])).rejects.toThrow(
      'No manifest here declares a job.',
    )
  })

  it('writes the same when it is started, and 2 for what is no export', async () => {
    const folder = folderWith()
    expect(runCommand(folder, ['actual', 'sacct.txt'])).toEqual(await runHere(actual, folder, ['sacct.txt']))
    const { status, stdout, stderr } = runCommand(folder, ['actual', 'accelerator.yml'])
    expect([status, stdout]).toEqual([2, ''])
    expect(stderr).toMatch(/^accelerator-review: accelerator\.yml is not an export of runs\./)
  })
})
