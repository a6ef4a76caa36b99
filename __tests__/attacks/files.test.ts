import { execFileSync } from 'node:child_process'
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
import { join, resolve } from 'node:path'
import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { UnusableInput } from '../../src/core/finding/unusable-input.ts'
import { findManifests, isOutside } from '../../src/edge/run/workspace.ts'
import { runActionHere } from '../support/action-here.ts'
import { HostedChange } from '../support/hosted-change.ts'
import { sound } from '../support/hostile.ts'
import { preloading } from '../support/preloaded.ts'
import { standings } from '../support/run-results.ts'
import { runAction, runCommand, workspaceOf } from '../support/runner.ts'
import { runCommandHere } from '../support/terminal.ts'

// Attacks F1 to F9: names, links, and the contents of a checkout. Links and pipes are in hostile-input.test.ts.

describe('F3 paths that lead elsewhere', () => {
  const far = 'far/above/there/is/nothing/to/find/'
  const top = workspaceOf({ [`${far}w/a/accelerator.yml`]: sound, [`${far}w/b/c/accelerator.yml`]: sound })
  const folder = join(top, far, 'w')
  writeFileSync(join(top, far, 'accelerator.yml'), sound)
  symlinkSync('/etc', join(folder, 'link'))
  symlinkSync('..', join(folder, 'b/up'))
  const first = fc.constantFrom(
    'a',
    'b',
    '..',
    '.',
    '*',
    '**',
    '~',
    'link',
    'accelerator.yml',
    'file:',
    'C:',
    '\\',
    '-rf',
  )
  const step = fc.constantFrom(
    ...['c', '..', '.', '', '*', '**', 'link', 'up', 'accelerator.yml', 'passwd', '%2e%2e', '\0', '{a,b}', '[a-c]'],
    ...['!(a)', '..\\..', '\u202e', '$HOME', '`id`', '..'],
  )
  const path = fc.tuple(first, fc.array(step, { maxLength: 5 })).map(([start, steps]) => [start, ...steps].join('/'))

  it('are refused, or lie where they say, whatever their steps', () => {
    const found = new Set<string>()
    fc.assert(
      fc.property(fc.array(path, { minLength: 1, maxLength: 3 }), (patterns) => {
        for (const manifest of manifestsOf(patterns)) {
          found.add(manifest)
          const full = resolve(folder, manifest)
          // Outside the folder, only explicit paths match. Patterns and links never lead there.
          const named = patterns.filter((pattern) => !isOutside(resolve(folder, pattern), full))
          if (isOutside(folder, full)) expect(named).not.toEqual([])
        }
      }),
      { numRuns: 3_000 },
    )
    expect([...found]).toEqual(
      expect.arrayContaining(['a/accelerator.yml', 'b/c/accelerator.yml', '../accelerator.yml']),
    )
  })

  function manifestsOf(patterns: readonly string[]): readonly string[] {
    try {
      return findManifests(folder, folder, patterns)
    } catch (error) {
      if (error instanceof UnusableInput) return []
      throw error
    }
  }

  it.each([
    '../x',
    '..',
    '/etc/passwd',
    '~/accelerator.yml',
    'file:///etc/passwd',
    'C:\\accelerator.yml',
    'link/passwd',
    'link',
  ])('are not read by the Action: %s', async (path) => {
    // The bundle runs one refused path and one with a finding. The others run on the same sources in this process.
    const start = ['/etc/passwd', 'link/passwd'].includes(path) ? runAction : runActionHere
    const { status, stdout, summary, commands } = await start(folder, { paths: path })
    expect([path, status, commands.length]).toEqual([path, path.startsWith('link') ? 1 : 2, 1])
    expect(stdout + summary).not.toMatch(/root:|daemon/)
  })
})

describe('F4 names in git', () => {
  it('are read whole, with their line breaks, commands and commas', async () => {
    const name = 'we\nird,::error::x ##[add-mask]z %0A "q" \\ -rf\ttab/accelerator.yml'
    const change = await HostedChange.start({
      base: { [name]: 'stage: someday\n', '-rf/accelerator.yml': 'stage: someday\n' },
      head: { [name]: 'stage: someday\nframework: jaxx\n', '-rf/accelerator.yml': 'stage: someday\nscale: x\n' },
    })
    try {
      const run = await change.run({ 'fail-on-new': 'true' })
      const job = name.slice(0, name.lastIndexOf('/'))
      expect(standings(run).sort()).toEqual([
        'existing error manifest/invalid-value -rf',
        `existing error manifest/invalid-value ${job}`,
        'new error manifest/invalid-value -rf',
        `new warning manifest/unknown-framework ${job}`,
      ])
      expect(new Set(run.commands.map(({ name }) => name))).toEqual(new Set(['error', 'warning']))
      expect(run.commands.length).toBeLessThanOrEqual(4)
    } finally {
      await change.stop()
    }
  })
})

describe('F7 a checkout whose configuration names programs', () => {
  it('runs none of them', async () => {
    const change = await HostedChange.start({
      program: 'bundle',
      base: { 'accelerator.yml': 'stage: someday\n', '.gitattributes': '* filter=evil diff=evil\n' },
      head: { 'accelerator.yml': 'stage: someday\nframework: jaxx\n' },
    })
    try {
      const folder = change.checkout('full')
      const canary = join(mkdtempSync(join(tmpdir(), 'canary-')), 'ran')
      const program = join(folder, 'evil.sh')
      writeFileSync(program, `#!/bin/sh\necho "$@" >> ${canary}\ncat\n`)
      chmodSync(program, 0o755)
      const hooks = join(folder, 'hooks')
      mkdirSync(hooks)
      for (const hook of ['post-checkout', 'post-index-change', 'reference-transaction', 'pre-auto-gc'])
        symlinkSync(program, join(hooks, hook))
      const git = (...words: string[]) => execFileSync('git', ['-C', folder, ...words], { stdio: 'ignore' })
      const settings = [
        'core.fsmonitor',
        'core.pager',
        'core.sshCommand',
        'diff.external',
        'diff.evil.textconv',
        'diff.evil.command',
      ]
      const filters = [
        'filter.evil.clean',
        'filter.evil.smudge',
        'core.editor',
        'core.askPass',
        'credential.helper',
        'uploadpack.packObjectsHook',
      ]
      for (const setting of [...settings, ...filters]) git('config', setting, program)
      git('config', 'core.hooksPath', hooks)
      git('config', 'alias.cat-file', `!${program}`)

      const run = await change.run({ 'fail-on-new': 'true' })
      expect(standings(run)).toEqual([
        'existing error manifest/invalid-value job',
        'new warning manifest/unknown-framework job',
      ])
      expect(existsSync(canary)).toBe(false)
      // The effect of this configuration on git without precautions.
      git('status')
      expect(existsSync(canary)).toBe(true)
    } finally {
      await change.stop()
    }
  })

  it('is no repository where a bare one only lies in the tree', () => {
    const folder = workspaceOf({ 'accelerator.yml': sound })
    const canary = join(folder, 'ran')
    execFileSync('git', ['init', '--quiet', '--bare', join(folder, 'bare')])
    writeFileSync(join(folder, 'bare/config'), `[core]\n\tbare = true\n\tfsmonitor = "touch ${canary}"\n`)
    writeFileSync(join(folder, 'bare/accelerator.yml'), sound)
    const { status, stdout } = runCommand(folder, ['check'])
    expect([status, existsSync(canary)]).toEqual([0, false])
    expect(stdout).toContain('2 files')
  })
})

describe('F8 files that are not what they are called', () => {
  const pointer =
    'version https://git-lfs.github.com/spec/v1\noid sha256:4d7a214614ab2935c943f9e0ff69d22eadbb8f32b1258daaa5e2ca24d17e2393\nsize 12345\n'

  it('a pointer of Git LFS is no manifest, and fails', async () => {
    const { status, stdout } = await runCommandHere(workspaceOf({ 'accelerator.yml': pointer }), ['check'])
    expect([status, stdout.includes('error manifest/')]).toEqual([1, true])
  })

  it('a name in other letters is not found, and is read where it is named', async () => {
    const folder = workspaceOf({ 'a/Accelerator.YML': 'stage: someday\n', 'b/accelerator.yml': sound })
    expect((await runCommandHere(folder, ['check'])).stdout).toContain('1 file,')
    expect((await runCommandHere(folder, ['check', 'a/Accelerator.YML'])).status).toBe(1)
  })

  it('another checkout inside this one tells nothing about it', async () => {
    const launch = '#SBATCH --nodes=4\n#SBATCH --gres=gpu:a100:8\nsrun python train.py\n'
    const inside = { 'accelerator.yml': sound, 'sub/job.sbatch': launch }
    const evidenceOf = async (files: Record<string, string>) =>
      (await runCommandHere(workspaceOf(files), ['evidence'])).stdout
    expect(await evidenceOf(inside)).toContain('sub/job.sbatch')
    expect(await evidenceOf({ ...inside, 'sub/.git': 'gitdir: ../.git/modules/sub\n' })).not.toContain('sub/job.sbatch')
  })
})

describe('F9 a file that changes while it is checked', () => {
  it('is opened once, and all reports speak of what was read then', () => {
    const folder = workspaceOf({ 'accelerator.yml': 'stage: someday\n', 'b/accelerator.yml': sound })
    const log = join(mkdtempSync(join(tmpdir(), 'opened-')), 'log')
    const script = `const opened = []
const { closeSync, openSync, writeFileSync } = fs
fs.openSync = (file, ...rest) => {
  if (String(file).endsWith('accelerator.yml')) opened.push(file)
  return openSync(file, ...rest)
}
fs.closeSync = (descriptor) => {
  closeSync(descriptor)
  if (opened.length === 0) return
  fs.openSync = openSync
  fs.closeSync = closeSync
  writeFileSync(${JSON.stringify(join(folder, 'accelerator.yml'))}, 'name: changed-since\\n')
  watch()
}
const [once, twice] = [fs.openSync, fs.closeSync]
const watch = () => Object.assign(fs, { openSync: once, closeSync: twice })
process.on('exit', () => {
  Object.assign(fs, { openSync, closeSync })
  writeFileSync(${JSON.stringify(log)}, opened.join('\\n'))
})`
    const run = runAction(folder, { suggest: 'true' }, preloading(script))
    const opened = readFileSync(log, 'utf8').trimEnd().split('\n')
    expect(opened.sort()).toEqual([join(folder, 'accelerator.yml'), join(folder, 'b/accelerator.yml')].sort())
    const report = readFileSync(run.outputs['report'] as string, 'utf8')
    expect([run.status, report.includes('manifest/invalid-value')]).toEqual([1, true])
    expect(run.stdout + run.summary + report).not.toContain('changed-since')
    expect(readFileSync(join(folder, 'accelerator.yml'), 'utf8')).toContain('changed-since')
    rmSync(folder, { recursive: true })
  })
})
