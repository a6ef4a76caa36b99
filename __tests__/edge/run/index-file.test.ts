import { appendFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from '@jest/globals'
import { mayHoldAbsent } from '../../../src/edge/run/git/index-file.ts'
import { git, newRepository } from '../../support/git.ts'

describe('an index of git', () => {
  function withFile(): string {
    const folder = newRepository('index')
    writeFileSync(join(folder, 'a'), '1\n')
    git(folder, ['add', 'a'])
    return folder
  }
  const object = '1'.repeat(40)

  it.each<readonly [string, (folder: string) => unknown]>([
    ['a file that is skipped', (folder) => git(folder, ['update-index', '--skip-worktree', 'a'])],
    ['a submodule', (folder) => git(folder, ['update-index', '--add', '--cacheinfo', `160000,${object},b`])],
    ['entries in another file', (folder) => git(folder, ['update-index', '--split-index'])],
    ['another format', (folder) => git(folder, ['update-index', '--index-version', '4'])],
    ['more than is searched', (folder) => appendFileSync(join(folder, '.git/index'), Buffer.alloc(17 * 1024 ** 2))],
    ['too little', (folder) => writeFileSync(join(folder, '.git/index'), 'DIRC')],
    [
      'its place in another folder',
      (folder) => {
        rmSync(join(folder, '.git'), { recursive: true })
        writeFileSync(join(folder, '.git'), 'gitdir: ../elsewhere\n')
      },
    ],
  ])('may have entries without a file if it has %s', (_, change) => {
    const folder = withFile()
    expect(mayHoldAbsent(folder)).toBe(false)
    change(folder)
    expect(mayHoldAbsent(folder)).toBe(true)
  })

  it('has none where there is no repository, or nothing in it yet', () => {
    const folder = newRepository('empty')
    expect(mayHoldAbsent(folder)).toBe(false)
    rmSync(join(folder, '.git'), { recursive: true })
    expect(mayHoldAbsent(folder)).toBe(false)
  })
})
