import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from '@jest/globals'
import { gatherEvidence } from '../../../src/core/evidence/gather-evidence.ts'
import { repositoryTree } from '../../../src/edge/run/repository.ts'
import { git, newRepository } from '../../support/git.ts'

const launch = '#!/bin/bash\n#SBATCH --gpus=h100:8\nsrun train\n'

function checkoutOf(files: Readonly<Record<string, string>>): string {
  const folder = newRepository('ignored')
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  return folder
}

const pathsShown = (folder: string, globs: readonly string[] = []): string[] => {
  const { observations, files = [] } = gatherEvidence(repositoryTree(folder), { lists: [{ folder: '', globs }] })
  return [...new Set([...observations.map(({ place }) => place.path), ...files])].sort()
}

describe('what git ignores', () => {
  it('is no evidence, and nothing that a glob may name', () => {
    const folder = checkoutOf({
      '.gitignore': 'runs/\n*.local.sbatch\n!kept.local.sbatch\n',
      'train.sbatch': launch,
      'new/train.sbatch': launch,
      'new.local.sbatch': launch,
      'kept.local.sbatch': launch,
      'runs/1/train.sbatch': launch,
      'runs/kept/train.sbatch': launch,
    })
    git(folder, ['add', 'train.sbatch'])
    git(folder, ['add', '--force', 'runs/kept/train.sbatch'])
    const shown = ['kept.local.sbatch', 'new/train.sbatch', 'runs/kept/train.sbatch', 'train.sbatch']
    expect(pathsShown(folder)).toEqual(shown)
    expect(pathsShown(folder, ['runs/**'])).toEqual(['.gitignore', ...shown])
  })

  it('is what the checkout says, and no file that its configuration names', () => {
    const folder = checkoutOf({ patterns: 'train.sbatch\n', 'train.sbatch': launch })
    git(folder, ['config', 'core.excludesFile', join(folder, 'patterns')])
    git(folder, ['config', 'core.worktree', dirname(folder)])
    expect(pathsShown(folder)).toEqual(['train.sbatch'])
  })
})
