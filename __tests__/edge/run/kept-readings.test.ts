import { rmSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from '@jest/globals'
import type { FileTree } from '../../../src/core/evidence/file-tree.ts'
import { gatherEvidence } from '../../../src/core/evidence/gather-evidence.ts'
import { KeptReadings } from '../../../src/core/evidence/kept-readings.ts'
import { repositoryTree } from '../../../src/edge/run/repository.ts'
import { workspaceOf } from '../../support/runner.ts'

const launch = (gpus: number): string => `#!/bin/bash\n#SBATCH --gpus=h100:${gpus}\nsrun train\n`

/** Reads a folder. Returns the opened paths, and the observations. */
function look(folder: string, kept: KeptReadings, globs: readonly string[] = []) {
  const opened: string[] = []
  const tree = repositoryTree(folder)
  const watched: FileTree = {
    ...tree,
    walk: (walk) =>
      tree.walk({
        ...walk,
        visit: (path, text, stamp) => {
          opened.push(path)
          walk.visit(path, text, stamp)
        },
      }),
  }
  const lists = globs.length === 0 ? [] : [{ folder: '', globs }]
  const { observations, unread, withoutReader } = gatherEvidence(watched, { kept, lists })
  return { opened, observations, unread, withoutReader }
}

describe('a look at a repository that was looked at before', () => {
  const files = { 'a.sbatch': launch(8), 'b.sbatch': launch(4), 'big.yaml': 'gpus: 1\n'.repeat(100_000) }

  it('opens what was written since, and shows the same as a first one', () => {
    const folder = workspaceOf(files)
    const kept = new KeptReadings()
    const first = look(folder, kept)
    expect(first.opened).toEqual(['a.sbatch', 'b.sbatch', 'big.yaml'])
    expect(first.unread?.gaveUp.map(({ path }) => path)).toEqual(['big.yaml'])
    expect(look(folder, kept)).toEqual({ ...first, opened: [] })
    writeFileSync(join(folder, 'b.sbatch'), launch(16))
    const second = look(folder, kept)
    expect(second.opened).toEqual(['b.sbatch'])
    expect(second.observations).toEqual(look(folder, new KeptReadings()).observations)
    expect(second.observations).not.toEqual(first.observations)
  })

  it('opens listed files without a reader, up to a limit, and no others', () => {
    const notes = Object.fromEntries(Array.from({ length: 300 }, (_, at) => [`notes/${at}.note`, 'a']))
    const folder = workspaceOf({ 'a.txt': launch(8), 'b.txt': 'text', 'c.txt': 'a\0b', 'd.text': launch(64), ...notes })
    const kept = new KeptReadings()
    const first = look(folder, kept, ['*.txt'])
    expect(first.opened).toEqual(['a.txt', 'b.txt'])
    expect(first.observations.map(({ place }) => place.path)).toEqual(['a.txt'])
    expect(first.withoutReader).toEqual(expect.not.arrayContaining(['a.txt']))
    expect(first.unread).toBeUndefined()
    expect(look(folder, kept, ['*.txt'])).toEqual({ ...first, opened: [] })
    expect(look(folder, new KeptReadings(), ['notes/*']).opened).toHaveLength(200)
  })

  it('opens a file of the same size and another time', () => {
    const folder = workspaceOf(files)
    const kept = new KeptReadings()
    look(folder, kept)
    utimesSync(join(folder, 'a.sbatch'), 1, 1)
    expect(look(folder, kept).opened).toEqual(['a.sbatch'])
  })

  it('shows nothing of a file that is gone', () => {
    const folder = workspaceOf(files)
    const kept = new KeptReadings()
    look(folder, kept)
    rmSync(join(folder, 'a.sbatch'))
    expect(look(folder, kept).observations.map(({ place }) => place.path)).not.toContain('a.sbatch')
  })
})
