import { describe, expect, it } from '@jest/globals'
import { surveyEvidence } from '../../src/gather-evidence.ts'
import { workspaceOf } from '../support/runner.ts'

const counts = (files: Record<string, string>): (number | undefined)[] =>
  surveyEvidence(workspaceOf(files)).observations.flatMap((seen) =>
    seen.what === 'accelerator' && seen.perNode !== undefined ? [seen.perNode] : [],
  )

const library = { 'lib/model.py': 'import torch\nmodel = torch.nn.Linear(1, 1).cuda()\n' }
const example = { 'examples/run.sh': 'torchrun --nproc_per_node 4 examples/train.py\n' }

describe('examples in a survey', () => {
  it('are read where a library calls for a GPU and nothing launches it', () => {
    expect(counts({ ...library, ...example })).toEqual([4])
  })

  it('are not read beside a launch', () => {
    const launch = {
      'train.sbatch': '#!/bin/bash\n#SBATCH --nodes=2\n#SBATCH --gpus-per-node=8\nsrun python train.py\n',
    }
    expect(counts({ ...library, ...example, ...launch })).toEqual([8])
  })
})
