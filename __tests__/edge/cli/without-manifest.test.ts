import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from '@jest/globals'
import { runCommand, workspaceOf } from '../../support/runner.ts'
import { runCommandHere } from '../../support/terminal.ts'

const files = {
  'a/run.sbatch': '#!/bin/bash\n#SBATCH --gres=gpu:b200:8\nsrun torchrun train.py\n',
  'a/train.py': 'import torch\nmodel = torch.nn.Linear(1, 1)\n',
  'a/requirements.txt': 'torch==2.5.1\n',
  'b/run.sbatch': '#!/bin/bash\n#SBATCH --gres=gpu:h100:8\nsrun torchrun train.py\n',
}
const sound = 'framework: pytorch\nstage: production\nscale: large\nhardware: H100:8\n'

const found = async (folder: string, ...words: string[]) => {
  const { status, stdout } = await runCommandHere(folder, ['check', '--format', 'json', ...words])
  const report = JSON.parse(stdout)
  return {
    status,
    files: report.files.map(({ path, findings }: { path: string; findings: { rule: string; severity: string }[] }) => [
      path,
      ...findings.map(({ rule, severity }) => `${severity} ${rule}`),
    ]),
  }
}
const warned = ['a/run.sbatch', 'warning hardware/software-too-old']

describe('check without a manifest', () => {
  it('judges what launch files state and ends with 0, and the bundle says how to write it down', () => {
    const { status, stdout, stderr } = runCommand(workspaceOf(files), ['check', '--fail-on', 'notice'])
    expect([status, stderr]).toEqual([0, ''])
    expect(stdout).toMatchSnapshot()
  })

  it('reviews a named folder too, beside a manifest as well, and no other folder', async () => {
    const folder = workspaceOf({ ...files, 'c/accelerator.yml': sound })
    expect(await found(folder)).toEqual({ status: 0, files: [['c/accelerator.yml']] })
    expect(await found(folder, 'a')).toEqual({ status: 0, files: [warned] })
    expect(await found(folder, 'c', 'a')).toEqual({ status: 0, files: [warned, ['c/accelerator.yml']] })
    expect(await found(folder, 'b')).toEqual({ status: 0, files: [['b/run.sbatch']] })
  })

  it('passes or fails where that is asked for', async () => {
    const folder = workspaceOf(files)
    const missing = ['a/run.sbatch', 'error policy/manifest-missing']
    expect(await found(folder, '--no-manifest', 'pass')).toEqual({ status: 0, files: [] })
    expect(await found(folder, '--no-manifest', 'fail')).toEqual({ status: 1, files: [missing] })
    const bare = workspaceOf({ 'README.md': 'x' })
    expect(await found(bare, '--no-manifest', 'fail')).toEqual({
      status: 1,
      files: [['accelerator.yml', 'error policy/manifest-missing']],
    })
  })

  it('refuses a named folder in which nothing is launched', async () => {
    const folder = workspaceOf(files)
    mkdirSync(join(folder, 'empty'))
    const { status, stderr } = await runCommandHere(folder, ['check', 'empty'])
    expect([status, stderr]).toEqual([2, expect.stringContaining('The folder empty has no accelerator.yml.')])
  })

  it('drafts nothing from what files only hint at', async () => {
    const folder = workspaceOf({ 'README.md': 'Train on 8 H100 GPUs.\n', 'train.py': 'import torch\n# needs a B200\n' })
    expect(await found(folder)).toEqual({ status: 0, files: [] })
  })
})

describe('a file that is called almost like a manifest', () => {
  const near = { 'a/Accelerator.yml': sound, 'ACCELERATOR.YML': sound, 'b/accelerator.yml.bak': sound }
  const said = async (folder: string, ...words: string[]) => (await runCommandHere(folder, ['check', ...words])).stderr

  it('is named beside a manifest where only the case differs', async () => {
    const folder = workspaceOf({ ...near, 'c/accelerator.yml': sound })
    const line = 'Not read: ACCELERATOR.YML, a/Accelerator.yml. A manifest is named accelerator.yml.\n'
    expect(await said(folder)).toBe(line)
    expect(await said(folder, 'c')).toBe('')
    expect(await said(folder, 'c/accelerator.yml')).toBe('')
  })

  it('is named where no manifest is, whatever differs', async () => {
    expect(await said(workspaceOf(near))).toContain(
      'Not read: ACCELERATOR.YML, a/Accelerator.yml, b/accelerator.yml.bak. A manifest is named accelerator.yml.\n',
    )
  })
})
