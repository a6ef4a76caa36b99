import { describe, expect, it } from '@jest/globals'
import { surveyEvidence } from '../../../../src/core/evidence/gather-evidence.ts'
import { ownObservations, survey } from '../../../../src/core/evidence/survey/survey.ts'
import { repositoryTree } from '../../../../src/edge/run/repository.ts'
import { workspaceOf } from '../../../support/runner.ts'

const counts = (files: Record<string, string>): (number | undefined)[] =>
  surveyEvidence(repositoryTree(workspaceOf(files))).observations.flatMap((seen) =>
    seen.what === 'accelerator' && seen.perNode !== undefined ? [seen.perNode] : [],
  )

const library = { 'lib/model.py': 'import torch\nmodel = torch.nn.Linear(1, 1).cuda()\n' }
const example = { 'examples/run.sh': 'torchrun --nproc_per_node 4 examples/train.py\n' }

describe('examples in a survey', () => {
  it('are read where a library calls for a GPU and nothing launches it', () => {
    expect(counts({ ...library, ...example })).toEqual([4])
  })

  const launch = {
    'train.sbatch': '#!/bin/bash\n#SBATCH --nodes=2\n#SBATCH --gpus-per-node=8\nsrun python train.py\n',
  }
  const listed = (files: Record<string, string>) =>
    survey(surveyEvidence(repositoryTree(workspaceOf(files))).observations).accelerators.map(
      ({ count, example = false }) => [count, example],
    )

  it('are listed behind the launches of the repository itself', () => {
    expect(listed({ ...library, ...example, ...launch })).toEqual([
      [16, false],
      [4, true],
    ])
  })

  it('are not listed where they are for hardware of another kind, or where they are plans, checks or Python', () => {
    const others = {
      'examples/tpu.sh': 'gcloud compute tpus tpu-vm create a --accelerator-type=v4-32\n',
      'docs/run.sh': 'torchrun --nproc_per_node 2 train.py\n',
      '.github/run.sh': 'torchrun --nproc_per_node 2 train.py\n',
      'examples/tests/run.sh': 'torchrun --nproc_per_node 2 train.py\n',
      'examples/a.py': 'import submitit\nexecutor.update_parameters(gpus_per_node=2, nodes=1)\n',
    }
    expect(listed({ ...library, ...launch, ...others })).toEqual([[16, false]])
  })

  it('do not become part of a draft', () => {
    const { observations } = surveyEvidence(repositoryTree(workspaceOf({ ...library, ...example, ...launch })))
    expect(ownObservations(observations).map(({ place }) => place.path)).not.toContain('examples/run.sh')
    expect(observations.map(({ place }) => place.path)).toContain('examples/run.sh')
  })
})
