import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from '@jest/globals'
import { UnusableInput } from '../../../src/core/finding/unusable-input.ts'
import { check } from '../../../src/edge/cli/check/check.ts'
import { type CommittedFiles, git, importCommits, newRepository } from '../../support/git.ts'
import { runHere, type TerminalRun } from '../../support/terminal.ts'

const policyPath = '.github/accelerator-policy.yml'
const shapes = 'framework: jax\nstage: production\nmodel: { dynamic_shapes: true }\nhardware: tpu-v5e-64\n'
const strict = 'version: 1\nfail-on: warning\n'

/** A checkout of a branch from `main`. The tag `base` points to `main`. */
function branchOf(base: CommittedFiles, change: CommittedFiles): string {
  const folder = newRepository('base-commit')
  importCommits(folder, [
    { ref: 'refs/heads/main', parents: [], files: base },
    { ref: 'refs/heads/branch', parents: [':1'], files: change },
  ])
  git(folder, ['checkout', '--quiet', 'branch'])
  return folder
}

const checked = (folder: string, ...words: string[]): Promise<TerminalRun> => runHere(check, folder, words)

describe('check --base', () => {
  it('applies the policy of the base with all that it extends, and tells what the change would make of it', async () => {
    const base = { [policyPath]: 'version: 1\nextends: ./team.yml\n', '.github/team.yml': strict }
    const folder = branchOf(base, {
      [policyPath]: "version: 1\nrules: { '*': { severity: off, locked: true } }\n",
      '.github/team.yml': 'version: 1\nfail-on: never\n',
      'accelerator.yml': shapes,
    })
    expect(await checked(folder)).toMatchObject({ status: 0 })
    const { status, stdout } = await checked(folder, '--base', 'main')
    expect(status).toBe(1)
    expect(stdout).toContain('warning model/dynamic-shapes')
    expect(stdout).toContain('notice policy/pending-change')
  })

  it('reads a policy that --policy names from the base too', async () => {
    const folder = branchOf({ 'team.yml': strict }, { 'team.yml': 'version: 1\n', 'accelerator.yml': shapes })
    expect(await checked(folder, '--policy', 'team.yml')).toMatchObject({ status: 0 })
    expect(await checked(folder, '--policy', 'team.yml', '--base', 'main')).toMatchObject({ status: 1 })
  })

  it('refuses the start of a commit that is a tag or a branch as well', async () => {
    const folder = branchOf({ [policyPath]: strict }, { [policyPath]: 'version: 1\n', 'accelerator.yml': shapes })
    const whole = git(folder, ['rev-parse', 'main'])
    const start = whole.slice(0, 12)
    expect(await checked(folder, '--base', start)).toMatchObject({ status: 1 })
    git(folder, ['tag', start, 'branch'])
    await expect(checked(folder, '--base', start)).rejects.toThrow('write the whole commit')
    expect(await checked(folder, '--base', whole)).toMatchObject({ status: 1 })
  })

  it('refuses a name that is a branch and a tag elsewhere, which git would prefer', async () => {
    const folder = branchOf({ [policyPath]: strict }, { [policyPath]: 'version: 1\n', 'accelerator.yml': shapes })
    git(folder, ['update-ref', 'refs/remotes/origin/main', 'main'])
    for (const name of ['main', 'origin/main']) {
      git(folder, ['tag', name, 'branch'])
      const refused = checked(folder, '--base', name)
      await expect(refused).rejects.toThrow(UnusableInput)
      await expect(refused).rejects.toThrow(`"${name}" is a branch and a tag or commit`)
    }
    expect(await checked(folder, '--base', 'refs/heads/main')).toMatchObject({ status: 1 })
    git(folder, ['tag', '--force', 'main', 'refs/heads/main'])
    expect(await checked(folder, '--base', 'main')).toMatchObject({ status: 1 })
  })

  const linked = (path: string): string => `${path} is a symbolic link or a submodule there, which is not followed.`
  const teamed = { [policyPath]: 'version: 1\nextends: ./team/policy.yml\n' }

  it.each<[string, CommittedFiles, string]>([
    ['a link', { [policyPath]: { link: '../elsewhere.yml' }, 'elsewhere.yml': strict }, linked(policyPath)],
    ['a folder', { [`${policyPath}/x`]: strict }, 'Fetch that commit in full.'],
    [
      'in a linked folder',
      { '.github': { link: 'gh' }, 'gh/accelerator-policy.yml': strict, 'README.md': 'x' },
      linked('.github'),
    ],
    ['in a submodule', { '.github': { commit: 'a'.repeat(40) } }, linked('.github')],
    [
      'a file that extends a link',
      { ...teamed, '.github/team/policy.yml': { link: 'x' } },
      linked('.github/team/policy.yml'),
    ],
    [
      'a file that extends one in a linked folder',
      { ...teamed, '.github/team': { link: '../team' }, 'team/policy.yml': strict },
      linked('.github/team'),
    ],
  ])('ends with status 2 where the policy of the base is %s, whatever the change makes of it', async (_, base, why) => {
    const away = Object.fromEntries(Object.keys(base).map((path) => [path, null]))
    for (const change of [{}, { ...away }, { ...away, [policyPath]: 'version: 1\n' }]) {
      const folder = branchOf(base, { ...change, 'accelerator.yml': shapes })
      const refused = checked(folder, '--base', 'main')
      await expect(refused).rejects.toThrow(UnusableInput)
      await expect(refused).rejects.toThrow(`applies as main has it, but that version cannot be read. `)
      await expect(refused).rejects.toThrow(why)
    }
  })

  it('ends with status 2 where the checkout lacks the contents of the policy of the base', async () => {
    const origin = branchOf({ [policyPath]: strict }, { [policyPath]: null, 'accelerator.yml': shapes })
    const folder = newRepository('partial')
    const refs = ['main', 'branch'].map((branch) => `${branch}:refs/heads/${branch}-here`)
    git(folder, ['fetch', '--quiet', '--filter=blob:none', `file://${origin}`, ...refs])
    git(folder, ['fetch', '--quiet', '--refetch', '--depth=1', `file://${origin}`, 'branch:refs/heads/whole'])
    git(folder, ['checkout', '--quiet', 'branch-here'])
    const refused = checked(folder, '--base', 'main-here')
    await expect(refused).rejects.toThrow(UnusableInput)
    await expect(refused).rejects.toThrow(`${policyPath} applies as main-here has it, but that version cannot be read`)
  })

  it('counts only waivers that the base has', async () => {
    const base = { [policyPath]: `${strict}waiver-terms: { inline: true }\n` }
    const comment = '# accelerator-review: allow model/dynamic-shapes until 2026-12-31 because it is rewritten'
    const waived = shapes.replace('model:', `${comment}\nmodel:`)
    const folder = branchOf(base, { 'accelerator.yml': waived })
    expect(await checked(folder)).toMatchObject({ status: 0 })
    const { status, stdout } = await checked(folder, '--base', 'main')
    expect([status, stdout]).toEqual([1, expect.stringContaining('policy/waiver-pending')])
  })

  it('knows a waiver of the base where its manifest has moved', async () => {
    const comment = '# accelerator-review: allow model/dynamic-shapes until 2026-12-31 because it is rewritten'
    const waived = shapes.replace('model:', `${comment}\nmodel:`)
    const base = { [policyPath]: `${strict}waiver-terms: { inline: true }\n`, 'a/accelerator.yml': waived }
    const moved = branchOf(base, { 'a/accelerator.yml': null, 'b/accelerator.yml': waived })
    expect(await checked(moved, '--base', 'main')).toMatchObject({ status: 0 })
  })

  it('tells what is new, what was there, moved or not, and what is withdrawn', async () => {
    const base = { [policyPath]: strict, 'a/accelerator.yml': shapes, 'b/accelerator.yml': shapes }
    const moved = branchOf(base, { 'a/accelerator.yml': null, 'c/accelerator.yml': shapes })
    const { status, stdout } = await checked(moved, '--base', 'main', '--fail-on-new', '--verbose')
    expect([status, stdout]).toEqual([0, expect.stringContaining('; 2 existing.')])
    const gone = await checked(branchOf(base, { 'a/accelerator.yml': null }), '--base', 'main', '--fail-on-new')
    expect([gone.status, gone.stdout]).toEqual([1, expect.stringContaining('policy/manifest-withdrawn')])
  })

  it.each([
    ['warning', undefined],
    ['error', 0],
  ])(
    'counts every finding as new where the checkout does not go back far enough, or is not made where the policy may fail on that: fail-on %s',
    async (failOn, status) => {
      const policy = `version: 1\nfail-on: ${failOn}\n`
      const origin = branchOf({ [policyPath]: policy, 'accelerator.yml': shapes }, { 'other.txt': 'x\n' })
      const folder = newRepository('shallow')
      for (const branch of ['main', 'branch'])
        git(folder, ['fetch', '--quiet', '--depth=1', `file://${origin}`, `${branch}:refs/heads/${branch}-here`])
      git(folder, ['checkout', '--quiet', 'branch-here'])
      const run = checked(folder, '--base', 'main-here', '--fail-on-new')
      const reason = 'this checkout does not go back to where the change began.'
      if (status === undefined) await expect(run).rejects.toThrow(`There is nothing to compare with: ${reason}`)
      else expect(await run).toMatchObject({ status, stderr: expect.stringContaining(`counts as new: ${reason}`) })
    },
  )

  it.each([
    ['a commit that the checkout lacks', ['--base', 'elsewhere'], '', 'This checkout has no commit "elsewhere"'],
    ['an option in place of a commit', ['--base=--all'], '', 'This checkout has no commit "--all"'],
    ['a folder below the top', ['--base', 'main'], 'below', 'run the command at its top'],
    [
      'two things to compare with',
      ['--base', 'main', '--baseline', 'known.json'],
      '',
      'Use --base or --baseline, not both',
    ],
    ['nothing to compare with', ['--fail-on-new'], '', '--fail-on-new needs --base.'],
  ])('refuses %s', async (_, words, below, message) => {
    const folder = join(branchOf({ 'accelerator.yml': shapes }, {}), below)
    mkdirSync(folder, { recursive: true })
    await expect(checked(folder, ...words)).rejects.toThrow(message)
  })
})
