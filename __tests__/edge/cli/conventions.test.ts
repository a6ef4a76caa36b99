import { describe, expect, it } from '@jest/globals'
import { runCommand, workspaceOf } from '../../support/runner.ts'
import { runCommandHere } from '../../support/terminal.ts'

const tooLarge = `framework: pytorch
stage: production
task: fine-tuning
scale: { parameters: 7B }
model: { method: full, optimizer: adamw, precision: bf16 }
hardware: { accelerator: a100-80gb, count: 1 }
`
const check = (files: Readonly<Record<string, string>>, ...words: string[]) =>
  runCommandHere(workspaceOf(files), ['check', '--no-alternatives', ...words])

describe('standard input as a manifest', () => {
  const read = (words: readonly string[], input = tooLarge, files: Readonly<Record<string, string>> = {}) =>
    runCommandHere(workspaceOf(files), ['check', ...words], {}, input)

  it('is judged as the file that it would be', async () => {
    const { status, stdout } = await read(['-', '--stdin-filename', 'tune/accelerator.yml', '--format', 'json'])
    expect(status).toBe(1)
    const { files } = JSON.parse(stdout)
    expect(files).toMatchObject([{ path: 'tune/accelerator.yml', jobs: [{ assessment: { verdict: 'mismatch' } }] }])
  })
  it('stands in place of the file of that name, and sees the files around it', async () => {
    const manifest = 'framework: pytorch\nhardware: { accelerator: h100, count: 8 }\nevidence: [train.sh]\n'
    const files = { 'accelerator.yml': tooLarge, 'train.sh': '#!/bin/sh\ntorchrun --nproc_per_node=4 train.py\n' }
    const { stdout } = await read(['-'], manifest, files)
    expect(stdout).toContain('evidence/count-differs')
    expect(stdout).not.toContain('sizing/does-not-fit')
  })
  it('is read by the real command', () => {
    const { stdout, status } = runCommand(workspaceOf({}), ['check', '-'])
    expect(stdout).toContain('0 jobs')
    expect(status).toBe(1)
  })
  it.each([
    [['-', 'other.yml'], 'allows no other path'],
    [['-', '--fix'], '--fix needs a file'],
    [['-', '--stdin-filename', '../accelerator.yml'], 'is not a path below this folder'],
    [['--stdin-filename', 'accelerator.yml'], '--stdin-filename needs - as the path'],
  ])('is refused with %j', async (words, why) => {
    const { status, stderr } = await read(words)
    expect([status, stderr]).toEqual([2, expect.stringContaining(why)])
  })
})

describe('rules that somebody chooses', () => {
  const manifests = { 'accelerator.yml': tooLarge }

  it('leaves out what is ignored, says so, and keeps the verdict', async () => {
    const { status, stdout } = await check(manifests, '--ignore', 'model/*,sizing/does-not-fit')
    expect(status).toBe(0)
    expect(stdout).not.toContain('error sizing')
    expect(stdout).toContain('1 job (mismatch): 1 not reported.')
    expect(stdout).toContain('Passed: no findings reported.')
  })
  it('reports only what is selected', async () => {
    expect((await check(manifests, '--select', 'framework/*')).status).toBe(0)
    expect((await check(manifests, '--select', 'framework/*', '--select', 'sizing/*')).status).toBe(1)
  })
  it('reports what a policy locks all the same', async () => {
    const policy = 'rules: { sizing/does-not-fit: { severity: error, locked: true } }\n'
    const files = { ...manifests, '.github/accelerator-policy.yml': policy }
    expect((await check(files, '--ignore', 'sizing/*')).stdout).toContain('error sizing/does-not-fit')
    expect((await check(files, '--select', 'framework/*')).status).toBe(1)
  })
  it('reports a locked demand, and leaves out one that is not', async () => {
    const demand = (locked: boolean) =>
      `require: [{ id: bill, keys: labels.team, severity: error, locked: ${locked} }]\n`
    const statuses = [true, false].map(async (locked) => {
      const files = { ...manifests, '.github/accelerator-policy.yml': demand(locked) }
      return (await check(files, '--ignore', '*')).status
    })
    expect(await Promise.all(statuses)).toEqual([1, 0])
  })
  it('reports what could not be checked', async () => {
    expect((await check({ 'accelerator.yml': 'framework: [\n' }, '--select', 'sizing/*')).status).toBe(1)
  })
  it('compares both sides without what is ignored', async () => {
    const { stdout } = await check(manifests, '--ignore', 'sizing/*', '--format', 'json')
    expect(JSON.parse(stdout)).toMatchObject({
      summary: { error: 0, failed: false },
      files: [{ jobs: [{ assessment: { verdict: 'mismatch' } }], findings: [] }],
    })
  })
  it('knows the rules', async () => {
    const { status, stderr } = await check(manifests, '--ignore', 'sizing/doesnt-fit')
    expect([status, stderr]).toEqual([2, expect.stringContaining('Did you mean sizing/does-not-fit?')])
  })
})

describe('what people try first', () => {
  it('knows the short options', async () => {
    const folder = workspaceOf({ 'accelerator.yml': tooLarge })
    const { status, stdout } = await runCommandHere(folder, ['check', '-q', '-o', 'report.txt'])
    expect([status, stdout]).toEqual([1, ''])
    expect((await runCommandHere(folder, ['check', 'report.txt'])).status).toBe(1)
  })
  it('shows the help of a command in three ways', async () => {
    const shown = [
      ['help', 'check'],
      ['check', '--help'],
      ['check', '-h'],
    ].map((words) => runCommandHere('.', words))
    const [first, ...others] = (await Promise.all(shown)).map(({ stdout }) => stdout)
    expect(first).toContain('Usage: accelerator-review check')
    expect(others).toEqual([first, first])
  })
  it('says its version behind a command, too', async () => {
    const [alone, behind] = [['-v'], ['check', '--version']].map((words) => runCommand('.', words).stdout)
    expect(behind).toBe(alone)
  })
  it('does not call a check of nothing passed', async () => {
    expect((await check({})).stdout).toMatch(/^Nothing checked\. 0 files/)
  })
})
