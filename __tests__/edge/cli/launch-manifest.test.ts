import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from '@jest/globals'
import { UnusableInput } from '../../../src/core/finding/unusable-input.ts'
import { launch } from '../../../src/edge/cli/launch.ts'
import { workspaceOf } from '../../support/runner.ts'
import { runHere } from '../../support/terminal.ts'

// The manifest and job with which a launch is compared. A missing program stands in for the launched one.
const absent = 'no-such-program-anywhere'
const manifest = (count: number): string => `framework: pytorch\nstage: production\nhardware: H100:${count}\n`
const train = '#!/bin/bash\n#SBATCH --nodes=1\n#SBATCH --gres=gpu:h100:8\nsrun python train.py\n'
const unchecked = 'There is no accelerator.yml here or above, so the command was not checked.'

function folderOf(files: Readonly<Record<string, string>>, repository?: string): string {
  const folder = workspaceOf(files)
  if (repository !== undefined) mkdirSync(join(folder, repository, '.git'), { recursive: true })
  return folder
}
const run = (folder: string, command: readonly string[], ...options: string[]) =>
  runHere(launch, folder, [...options, '--', ...command])

/** The declared count of the manifest that was found. */
async function declaredIn(folder: string, ...options: string[]): Promise<string | undefined> {
  const command = ['sbatch', '--gres=gpu:h100:1', 'train.sh']
  const { status, stderr } = await run(folder, command, '--fail-on', 'error', ...options)
  if (stderr.includes(unchecked)) return undefined
  expect(status).toBe(1)
  return /declares (\d+) accelerators/.exec(stderr)?.[1]
}

describe('the manifest of a launch', () => {
  it.each<[string, Record<string, string>, string | undefined, string, string | undefined]>([
    ['the one here', { 'a/accelerator.yml': manifest(4), 'accelerator.yml': manifest(2) }, '', 'a', '4'],
    ['the nearest above', { 'accelerator.yml': manifest(2) }, '', 'a/b', '2'],
    ['one at the top', { 'a/accelerator.yml': manifest(4) }, 'a', 'a/b', '4'],
    ['none above the top', { 'accelerator.yml': manifest(2) }, 'a', 'a/b', undefined],
    ['none above, at the top itself', { 'accelerator.yml': manifest(2) }, 'a', 'a', undefined],
    ['the nearest above where there is no repository', { 'accelerator.yml': manifest(2) }, undefined, 'a/b', '2'],
    ['one of the other name', { 'accelerator.yaml': manifest(4) }, '', 'a', '4'],
  ])('is %s', async (_, files, repository, below, declared) => {
    const folder = folderOf({ ...files, [join(below, 'train.sh')]: train }, repository)
    expect(await declaredIn(join(folder, below))).toBe(declared)
  })

  it('is the one that is named, wherever that stands', async () => {
    const folder = folderOf({ 'accelerator.yml': manifest(2), 'b/accelerator.yml': manifest(4), 'train.sh': train }, '')
    expect(await declaredIn(folder, '--manifest', 'b/accelerator.yml')).toBe('4')
    await expect(run(folder, [absent], '--manifest', 'c/accelerator.yml')).rejects.toThrow(
      'There is no file c/accelerator.yml.',
    )
  })
})

describe('what a launch is held against', () => {
  const files = {
    'accelerator.yml': manifest(8),
    'train.sh': train,
    'train.py': 'import torch\n',
    'two.sh': train.replace('nodes=1', 'nodes=2'),
    'task.yaml': 'resources:\n  accelerators: H100:4\nrun: python train.py\n',
  }
  const told = async (command: readonly string[], more: Record<string, string> = {}, ...options: string[]) => {
    const { status, stderr } = await run(folderOf({ ...files, ...more }, ''), command, ...options)
    return { refused: status === 1, requests: /requests (\w+)/.exec(stderr)?.[1], stderr }
  }

  it.each<[string, readonly string[], string | undefined]>([
    ['what the script asks for', ['sbatch', 'train.sh'], undefined],
    ['what another script asks for', ['sbatch', 'two.sh'], '16'],
    ['options before those of the script', ['sbatch', '--gres=gpu:h100:4', 'train.sh'], '4'],
    ['options and directives together', ['sbatch', '--gres=gpu:h100:4', 'two.sh'], undefined],
    ['processes of a launcher', ['torchrun', '--nproc_per_node=4', 'train.py'], '4'],
    ['a file that the command names', ['sky', 'launch', 'task.yaml'], '4'],
    ['options before those of such a file', ['sky', 'launch', 'task.yaml', '--num-nodes', '4'], '16'],
    ['nothing else of the repository', ['true'], undefined],
  ])('is %s', async (_, command, requests) => expect((await told(command)).requests).toBe(requests))

  it('is a script in a folder above', async () => {
    const folder = folderOf({ ...files, 'a/b/x': '' }, '')
    const { stderr } = await run(join(folder, 'a/b'), ['sbatch', '../../two.sh'])
    expect(stderr).toContain(
      'In accelerator.yml, line 3: The manifest declares 8 accelerators, but this command requests 16.',
    )
  })

  it.each<[string, Record<string, string>, readonly string[], boolean]>([
    ['without a policy', {}, [], false],
    ['by an option', {}, ['--fail-on', 'error'], true],
    ['by a policy', { '.github/accelerator-policy.yml': 'fail-on: error\n' }, [], true],
    ['under a policy that lets all pass', { '.github/accelerator-policy.yml': 'fail-on: never\n' }, [], false],
  ])('is refused or not: %s', async (_, policy, options, refused) => {
    const wrong = await told(['sbatch', 'two.sh'], policy, ...options)
    expect([wrong.refused, wrong.requests]).toEqual([refused, '16'])
    expect((await told(['sbatch', 'train.sh'], policy, ...options)).refused).toBe(false)
  })

  it('is the job that is launched, and no other', async () => {
    const text = `defaults: { framework: pytorch, stage: production }
jobs:
  train: { hardware: H100:8, evidence: [train.sh] }
  wrong: { framework: mxnet, hardware: tpu-v4-8, evidence: [two.sh] }
`
    expect((await told(['sbatch', 'train.sh'], { 'accelerator.yml': text }, '--fail-on', 'error')).refused).toBe(false)
    expect((await told(['sbatch', 'two.sh'], { 'accelerator.yml': text }, '--fail-on', 'error')).refused).toBe(true)
  })
})

describe('the job of a launch', () => {
  const jobs = (more: Readonly<Record<string, string>>): string =>
    `defaults: { framework: pytorch, stage: production }\njobs:\n${Object.entries(more)
      .map(([name, text]) => `  ${name}: { ${text} }\n`)
      .join('')}`
  const listing = (count: number): string => `hardware: H100:${count}, evidence: [train.sh]`

  it.each<[string, Record<string, string>, string | undefined]>([
    ['the only one', { only: 'hardware: H100:4' }, 'declares 4 accelerators'],
    ['the only one that fits', { big: listing(4), small: 'hardware: H100:2' }, 'declares 4 accelerators'],
    [
      'none that can be told where two fit',
      { big: listing(4), small: listing(2), third: 'hardware: H100:16' },
      undefined,
    ],
  ])('is %s', async (_, declared, message) => {
    const folder = folderOf({ 'accelerator.yml': jobs(declared), 'train.sh': train }, '')
    const ran = run(folder, ['sbatch', 'train.sh'], '--fail-on', 'error')
    if (message !== undefined) expect((await ran).stderr).toContain(message)
    else {
      await expect(ran).rejects.toThrow(UnusableInput)
      await expect(ran).rejects.toThrow('which job the command launches: name it with --job, big or small.')
    }
  })

  it('is any of them where none fits, of which ten are named', async () => {
    const names = Array.from({ length: 12 }, (_, at) => `job-${at}`)
    const text = jobs(Object.fromEntries(names.map((name) => [name, 'hardware: H100:4'])))
    const folder = folderOf({ 'accelerator.yml': text }, '')
    await expect(run(folder, ['torchrun', 'x.py'])).rejects.toThrow(/--job, job-0, .*, job-8,? or job-9\.$/)
  })

  it('is none that can be told where neither of two fits', async () => {
    const folder = folderOf({ 'accelerator.yml': jobs({ a: 'hardware: H100:4', b: 'hardware: H100:8' }) }, '')
    await expect(run(folder, ['torchrun', 'x.py'])).rejects.toThrow('name it with --job, a or b.')
  })

  it('is the one that is named', async () => {
    const folder = folderOf({ 'accelerator.yml': jobs({ big: listing(4), small: listing(2) }), 'train.sh': train }, '')
    const { status, stderr } = await run(folder, ['sbatch', 'train.sh'], '--job', 'small', '--fail-on', 'error')
    expect([status, stderr]).toEqual([1, expect.stringContaining('declares 2 accelerators')])
    await expect(run(folder, ['sbatch', 'train.sh'], '--job', 'other')).rejects.toThrow('No job is named "other".')
  })

  it('is none where no job can be read, which is told', async () => {
    const folder = folderOf({ 'accelerator.yml': 'hardware: [\n' }, '')
    const { status, stderr } = await run(folder, [absent], '--fail-on', 'error')
    expect([status, stderr]).toEqual([1, expect.stringContaining('The command was not run.')])
  })
})

describe('the words of a launch', () => {
  const [misplaced, unreadable] = ['Put the command after `--`', 'A word of the command is not UTF-8']
  it.each([
    [['true'], misplaced],
    [['true', '--'], misplaced],
    [['--'], misplaced],
    [['x', '--', 'true'], misplaced],
    [['--', 'a\ufffd'], unreadable],
    [['--', 'a', 'b\ufffd'], unreadable],
  ])('%j are refused', async (words, message) => {
    const refused = runHere(launch, folderOf({}), words)
    await expect(refused).rejects.toThrow(UnusableInput)
    await expect(refused).rejects.toThrow(message)
  })

  it('are told in the help', () => {
    const { usage, summary, options } = launch
    expect([usage, options['fail-on']?.value]).toEqual(['launch -- COMMAND ...', 'error|warning|notice|never'])
    for (const sentence of [summary, ...Object.values(options).map(({ help }) => help)])
      expect(sentence).toMatch(/^[A-Z].{15,}\.$/)
    for (const name of ['manifest', 'job']) expect(options[name]?.value).toMatch(/^[A-Z]+$/)
  })
})
