import { expect, it } from '@jest/globals'
import { withOverruledNumbers } from '../../../src/core/evidence/attribution/referenced-files.ts'
import { gatherEvidence } from '../../../src/core/evidence/gather-evidence.ts'
import { repositoryTree } from '../../../src/edge/run/repository.ts'
import { workspaceOf } from '../../support/runner.ts'

const batch = '#!/bin/bash\n#SBATCH --nodes=1\n#SBATCH --gpus-per-node=h100:8\nsrun python train.py\n'
const task = 'resources:\n  accelerators: H100:8\nnum_nodes: 1\nrun: torchrun train.py\n'

const isOverruled = (files: Readonly<Record<string, string>>, path: string): boolean =>
  withOverruledNumbers(
    gatherEvidence(repositoryTree(workspaceOf({ '.git/HEAD': '', ...files })), { manifests: ['accelerator.yml'] })
      .observations,
  ).some((seen) => seen.what === 'accelerator' && seen.place.path === path && seen.byDefault === 'nodes')

// If another file starts a file with its own numbers, the file's own numbers do not count.
it.each([
  ['sbatch --nodes=4 run.sbatch', true],
  ['sbatch -N 4 ./jobs/run.sbatch', true],
  ['sbatch --gres=gpu:4 $DIR/run.sbatch', true],
  ['sbatch --nodes=$NODES run.sbatch', true],
  ['RUN=2 sbatch --nodes=4 run.sbatch', true],
  ['sbatch run.sbatch', false],
  ['sbatch --partition=long --time=4:00 run.sbatch', false],
  ['sbatch --nodes=4 other.sbatch', false],
  ['srun --nodes=1 bash run.sbatch', false],
])('a script that says `%s`: %p', (command, expected) => {
  const folder = command.includes('jobs/') ? 'jobs/run.sbatch' : 'run.sbatch'
  expect(isOverruled({ 'launch.sh': `${command}\n`, [folder]: batch }, folder)).toBe(expected)
})

it.each([
  ['sky launch task.yaml --num-nodes 4', true],
  ['sky launch --gpus H100:4 task.yaml', true],
  ['sky launch -y task.yaml', false],
])('a makefile that says `%s`: %p', (command, expected) => {
  expect(isOverruled({ Makefile: `train:\n\t${command}\n`, 'task.yaml': task }, 'task.yaml')).toBe(expected)
})
