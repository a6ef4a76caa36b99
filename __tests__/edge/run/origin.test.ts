import { describe, expect, it } from '@jest/globals'
import { check } from '../../../src/edge/cli/check/check.ts'
import { originOf, repositoryName } from '../../../src/edge/run/git/origin.ts'
import { git, importCommits, newRepository } from '../../support/git.ts'
import { workspaceOf } from '../../support/runner.ts'
import { runHere } from '../../support/terminal.ts'

const manifest = 'framework: pytorch\nhardware: H100:8\n'
const today = '2026-11-23'
const runner = { GITHUB_ACTIONS: 'true', GITHUB_REPOSITORY: 'acme/training', GITHUB_SHA: 'a'.repeat(40) }

function clone(origin: string): { folder: string; commit: string } {
  const folder = newRepository('clone')
  const commit = importCommits(folder, [
    { ref: 'refs/heads/main', parents: [], files: { 'accelerator.yml': manifest } },
  ])[0] as string
  git(folder, ['reset', '--quiet', '--hard'])
  git(folder, ['config', 'remote.origin.url', origin])
  return { folder, commit }
}

describe('the origin of a report', () => {
  it('is the checkout: never a password of its address', async () => {
    const { folder, commit } = clone('https://robot:s3cret@github.com/acme/vision.git')
    expect(originOf(folder, runner, today)).toEqual({ repository: 'acme/vision', commit, date: today })
    const { stdout } = await runHere(check, folder, ['--format', 'json'], today)
    expect(JSON.parse(stdout)).toMatchObject({ repository: 'acme/vision', commit, date: today })
    expect(stdout).not.toContain('s3cret')
  })

  it('is what the runner says where there is no checkout', () => {
    const folder = workspaceOf({ 'accelerator.yml': manifest })
    expect(originOf(folder, runner, today)).toEqual({
      repository: 'acme/training',
      commit: runner.GITHUB_SHA,
      date: today,
    })
  })

  it('is absent for a folder by itself, whose report is the same every day', async () => {
    const folder = workspaceOf({ 'accelerator.yml': manifest })
    expect(originOf(folder, { GITHUB_REPOSITORY: 'acme/training' }, today)).toBeUndefined()
    const { stdout } = await runHere(check, folder, ['--format', 'json'], today)
    expect(Object.keys(JSON.parse(stdout))).toEqual(['version', 'tool', 'summary', 'files'])
  })

  it.each([
    ['git@github.com:acme/training.git', 'acme/training'],
    ['ssh://git@example.com:2222/acme/training', 'acme/training'],
    ['https://gitlab.com/acme/vision/training.git/', 'acme/vision/training'],
    ['/srv/git/training.git', undefined],
    ['C:\\git\\training', undefined],
    ['https://example.com/training', undefined],
    ['https://example.com/acme/<b>', undefined],
    ['', undefined],
  ])('of %s names %s', (address, name) => {
    expect(repositoryName(address)).toBe(name)
  })
})
