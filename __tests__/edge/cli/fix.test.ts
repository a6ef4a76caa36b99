import { chmodSync, lstatSync, readdirSync, readFileSync, statSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from '@jest/globals'
import { check } from '../../../src/edge/cli/check/check.ts'
import { workspaceOf } from '../../support/runner.ts'
import { runHere } from '../../support/terminal.ts'

const written = '# ours\nframework: torch # why\nstage: prod\nscale: large\ngpu_type: H100\nnum_gpus: 8\n'
const fixed =
  '# ours\nframework: torch # why\nstage: production\nscale: large\nhardware:\n  accelerator: H100\n  count: 8\n'
const tight =
  'task: pretraining\nstage: prod\nframework: pytorch\nscale: { parameters: 7B, sequence_length: 4096 }\n' +
  'model: { architecture: transformer, method: full, precision: bf16, optimizer: adamw }\nhardware: a100-80gb:1\n'

const textOf = (folder: string, path = 'accelerator.yml'): string => readFileSync(join(folder, path), 'utf8')

describe('check --fix', () => {
  it('writes the words of the reference, says so, and checks the files as they are then', async () => {
    const folder = workspaceOf({ 'accelerator.yml': written })
    const { status, stdout, stderr } = await runHere(check, folder, ['--fix', '--format', 'json'])
    expect(textOf(folder)).toBe(fixed)
    expect(stderr).toBe('Fixed 2 keys and 1 value in 1 file.\n')
    expect(status).toBe(0)
    const { findings } = JSON.parse(stdout).files[0]
    expect(findings.map(({ rule }: { rule: string }) => rule)).not.toContain('manifest/other-spelling')
  })

  it('finds nothing the second time', async () => {
    const folder = workspaceOf({ 'accelerator.yml': written })
    await runHere(check, folder, ['--fix'])
    const before = statSync(join(folder, 'accelerator.yml')).ino
    const { stderr } = await runHere(check, folder, ['--fix'])
    expect(stderr).toBe('Nothing to fix.\n')
    expect(textOf(folder)).toBe(fixed)
    expect(statSync(join(folder, 'accelerator.yml')).ino).toBe(before)
  })

  it('ends as the check of what is fixed does', async () => {
    const folder = workspaceOf({
      'accelerator.yml': 'framework: pytorch\nstage: prototype\nhardware: { accelerator: H100, cuont: 8 }\n',
    })
    expect((await runHere(check, folder, [])).status).toBe(1)
    expect((await runHere(check, folder, ['--fix'])).status).toBe(0)
  })

  it('names what stays, with its line', async () => {
    const folder = workspaceOf({ 'a/accelerator.yml': 'libs:\n  - deepspeed # a\n  - apex\n' })
    const { stderr } = await runHere(check, folder, ['--fix'])
    expect(stderr).toContain('a/accelerator.yml:1: libs stays as it is: a comment would be lost.')
    expect(textOf(folder, 'a/accelerator.yml')).toBe('libs:\n  - deepspeed # a\n  - apex\n')
  })

  it('writes only what was named', async () => {
    const folder = workspaceOf({ 'a/accelerator.yml': 'stage: prod\n', 'b/accelerator.yml': 'stage: prod\n' })
    await runHere(check, folder, ['--fix', 'b'])
    expect(textOf(folder, 'a/accelerator.yml')).toBe('stage: prod\n')
    expect(textOf(folder, 'b/accelerator.yml')).toBe('stage: production\n')
  })

  it('keeps the bytes and the mode of a file, and leaves nothing beside it', async () => {
    const folder = workspaceOf({ 'accelerator.yml': '\ufeffstage: prod\r\nseed:   1 # é\r\n' })
    chmodSync(join(folder, 'accelerator.yml'), 0o640)
    await runHere(check, folder, ['--fix'])
    expect(textOf(folder)).toBe('\ufeffstage: production\r\nseed:   1 # é\r\n')
    expect(statSync(join(folder, 'accelerator.yml')).mode & 0o777).toBe(0o640)
    expect(readdirSync(folder)).toEqual(['accelerator.yml'])
  })

  it('writes no link, no file outside, and says why', async () => {
    const folder = workspaceOf({ 'real/job.yml': 'stage: prod\n' })
    symlinkSync('real/job.yml', join(folder, 'accelerator.yml'))
    const { stderr } = await runHere(check, folder, ['--fix'])
    expect(stderr).toContain('accelerator.yml stays as it is: it is a symbolic link')
    expect(lstatSync(join(folder, 'accelerator.yml')).isSymbolicLink()).toBe(true)
    expect(textOf(folder, 'real/job.yml')).toBe('stage: prod\n')
    const outside = await runHere(check, join(folder, 'real'), ['--fix', '../real/job.yml', '../accelerator.yml'])
    expect(outside.stderr).toContain('../accelerator.yml stays as it is: it is outside this folder.')
    expect(textOf(folder, 'real/job.yml')).toBe('stage: production\n')
  })

  it('writes nothing at all where a file is read-only', async () => {
    const folder = workspaceOf({ 'a/accelerator.yml': 'stage: prod\n', 'b/accelerator.yml': 'stage: prod\n' })
    chmodSync(join(folder, 'b/accelerator.yml'), 0o444)
    await expect(runHere(check, folder, ['--fix'])).rejects.toThrow(
      'b/accelerator.yml cannot be written: it is read-only.',
    )
    expect(textOf(folder, 'a/accelerator.yml')).toBe('stage: prod\n')
  })
})

describe('check --diff', () => {
  it('prints what would be written, writes nothing, and ends as the check does', async () => {
    const text = 'stage: productoin\nseed: 1\n'
    const folder = workspaceOf({ 'a/accelerator.yml': text })
    const { status, stdout, stderr } = await runHere(check, folder, ['--diff'])
    expect(stdout).toBe(
      '--- a/a/accelerator.yml\n+++ b/a/accelerator.yml\n@@ -1,2 +1,2 @@\n-stage: productoin\n+stage: production\n seed: 1\n',
    )
    expect(stderr).toBe('Would fix 1 value in 1 file.\n')
    expect(status).toBe(1)
    expect(textOf(folder, 'a/accelerator.yml')).toBe(text)
    expect((await runHere(check, folder, ['--fix', '--diff'])).stdout).toBe(stdout)
  })

  it('prints nothing where there is nothing to fix', async () => {
    const folder = workspaceOf({ 'accelerator.yml': fixed })
    const { status, stdout } = await runHere(check, folder, ['--diff'])
    expect([status, stdout]).toEqual([0, ''])
  })
})

describe('check --unsafe-fixes', () => {
  it('also writes the first alternative of a job', async () => {
    const folder = workspaceOf({ 'accelerator.yml': tight })
    expect((await runHere(check, folder, ['--fix'])).status).toBe(1)
    expect(textOf(folder)).toBe(tight.replace('prod', 'production'))
    const { status, stderr } = await runHere(check, folder, ['--unsafe-fixes'])
    expect(stderr).toBe('Fixed the alternative of 1 job in 1 file.\n')
    expect(status).toBe(0)
    expect(textOf(folder)).not.toBe(tight.replace('prod', 'production'))
  })

  it('is in the diff where it is asked for', async () => {
    const folder = workspaceOf({ 'accelerator.yml': tight })
    const safe = await runHere(check, folder, ['--diff'])
    const unsafe = await runHere(check, folder, ['--diff', '--unsafe-fixes'])
    expect(safe.stdout).not.toContain('+model')
    expect(unsafe.stdout).toMatch(/^-stage: prod\n/m)
    expect(unsafe.stdout).toMatch(/^\+model/m)
    expect(textOf(folder)).toBe(tight)
  })
})
