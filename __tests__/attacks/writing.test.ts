import { existsSync, mkdirSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from '@jest/globals'
import { UnusableInput } from '../../src/core/finding/unusable-input.ts'
import { check } from '../../src/edge/cli/check/check.ts'
import { fleet } from '../../src/edge/cli/fleet/fleet.ts'
import { writeInPlace } from '../../src/edge/run/write-in-place.ts'
import { git, importCommits, newRepository } from '../support/git.ts'
import { runnerCommands, workspaceOf } from '../support/runner.ts'
import { runHere } from '../support/terminal.ts'

const sound = 'framework: pytorch\nstage: production\nhardware: H100:8\n'

/** A checkout with committed links, and their targets. */
function trap(): { folder: string; precious: string } {
  const outside = mkdtempSync(join(tmpdir(), 'outside-'))
  const precious = join(outside, 'precious')
  writeFileSync(precious, 'precious')
  const folder = workspaceOf({ 'accelerator.yml': sound, '.git/HEAD': '', 'train/accelerator.yml': sound })
  symlinkSync(precious, join(folder, 'report.json'))
  symlinkSync(join(outside, 'new'), join(folder, 'dangling.json'))
  symlinkSync(outside, join(folder, 'out'))
  return { folder, precious }
}

describe('what is written into a checkout follows no link', () => {
  it.each(['report.json', 'dangling.json', 'out/precious', 'out/new'])('to %s', async (path) => {
    const { folder, precious } = trap()
    for (const [option, from, named] of [
      ['--output', folder, path],
      ['--write-baseline', folder, path],
      ['--output', join(folder, 'train'), `../${path}`],
      ['--write-baseline', folder, join(folder, path)],
    ] as const) {
      const refused = runHere(check, from, [option, named])
      await expect(refused).rejects.toThrow(UnusableInput)
      await expect(refused).rejects.toThrow('it is a symbolic link or in a linked folder')
    }
    expect(readFileSync(precious, 'utf8')).toBe('precious')
    expect(existsSync(join(precious, '../new'))).toBe(false)
  })

  it.each(['report.json', 'dangling.json', 'out/precious', 'out/new'])('to %s, by whatever way', async (path) => {
    const { folder, precious } = trap()
    const ways = mkdtempSync(join(tmpdir(), 'ways-'))
    symlinkSync(folder, join(ways, 'checkout'))
    symlinkSync('checkout/train', join(ways, 'train'))
    symlinkSync(join('checkout', path), join(ways, 'file'))
    // Like /proc/self/cwd on Linux.
    for (const named of [`checkout/${path}`, `checkout/train/../${path}`, 'file'])
      for (const option of ['--output', '--write-baseline']) {
        const refused = runHere(check, folder, [option, join(ways, named)])
        await expect(refused).rejects.toThrow('it is a symbolic link or in a linked folder')
      }
    expect(() => writeInPlace(join(ways, 'checkout'), path, ['x'])).toThrow('it is a symbolic link')
    expect(readFileSync(precious, 'utf8')).toBe('precious')
    expect(existsSync(join(precious, '../new'))).toBe(false)
    writeInPlace(folder, join(ways, 'train/sound.json'), ['sound'])
    expect(readFileSync(join(folder, 'train/sound.json'), 'utf8')).toBe('sound')
  })

  it('by fleet, which keeps answers', async () => {
    const { folder } = trap()
    await expect(runHere(fleet, folder, ['--org', 'acme', '--keep', 'out'])).rejects.toThrow('it is a symbolic link')
  })

  it('and what lies elsewhere is written as it is named', async () => {
    const { folder, precious } = trap()
    symlinkSync(precious, join(precious, '../own-link'))
    await runHere(check, folder, ['--output', join(precious, '../own-link'), '--format', 'json'])
    expect(JSON.parse(readFileSync(precious, 'utf8'))).toMatchObject({ summary: { jobs: 2 } })
    mkdirSync(join(folder, 'reports'))
    await runHere(check, folder, ['--output', 'reports/a.json'])
    expect(readFileSync(join(folder, 'reports/a.json'), 'utf8')).toContain('2 files')
  })

  it('cuts what was longer', () => {
    const { folder } = trap()
    for (const text of ['long', 'x']) writeInPlace(folder, 'a.txt', [text])
    expect(readFileSync(join(folder, 'a.txt'), 'utf8')).toBe('x')
  })
})

describe('notes of a comparison', () => {
  it.each(['##vso[task.complete result=Succeeded]', '::add-mask::fit', '##[stop-commands]token'])(
    'hold no command: %s',
    async (name) => {
      const origin = newRepository('notes')
      const [path, job] = [`${name}/accelerator.yml`, `framework: jax\nhardware: tpu-v5e-64\n`]
      importCommits(origin, [
        { ref: 'refs/heads/main', parents: [], files: { [path]: job } },
        { ref: 'refs/heads/branch', parents: [':1'], files: { [path]: `${job}stage: production\n` } },
      ])
      const folder = newRepository('partial')
      const refs = ['main', 'branch'].map((branch) => `${branch}:refs/heads/${branch}-here`)
      git(folder, ['fetch', '--quiet', '--filter=blob:none', `file://${origin}`, ...refs])
      const head = Buffer.from(`${git(origin, ['show', `branch:${path}`])}\n`)
      git(folder, ['hash-object', '-w', '--stdin'], head)
      git(folder, ['checkout', '--quiet', 'branch-here'])
      const { stdout, stderr } = await runHere(check, folder, ['--base', 'main-here'])
      expect(stderr).toContain('cannot be compared with the base')
      expect(runnerCommands(stdout + stderr)).toEqual([])
      expect(stderr).not.toMatch(/##vso\[/)
    },
  )
})
