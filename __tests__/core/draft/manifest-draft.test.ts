import { describe, expect, it } from '@jest/globals'
import { parse } from 'yaml'
import { draftManifest } from '../../../src/core/draft/manifest-draft.ts'
import { treeOfTexts } from '../../../src/core/evidence/file-tree.ts'
import { surveyEvidence } from '../../../src/core/evidence/gather-evidence.ts'
import { ownObservations, survey } from '../../../src/core/evidence/survey/survey.ts'

const sbatch = (nodes: number) => `#SBATCH --nodes=${nodes}\n#SBATCH --gpus-per-node=8\nsrun python train.py\n`
const source = 'import torch\nmodel = torch.nn.Linear(1, 1)\nloss.backward()\n'

/** The files of each drafted job. */
function drafted(files: Readonly<Record<string, string>>): Record<string, string[]> {
  const tree = treeOfTexts(Object.entries(files).map(([path, text]) => ({ path, text })))
  const observations = ownObservations(surveyEvidence(tree).observations)
  const { jobs = {} } = parse(draftManifest({ survey: survey(observations), observations })) as {
    jobs?: Record<string, { evidence: string[] }>
  }
  return Object.fromEntries(Object.entries(jobs).map(([name, { evidence }]) => [name, evidence]))
}

describe('a drafted manifest', () => {
  it('has a job for each script, also where several ask for the same hardware', () => {
    const files = { 'a.sbatch': sbatch(1), 'b.sbatch': sbatch(1), 'c.sbatch': sbatch(2) }
    expect(drafted(files)).toEqual({ a: ['a.sbatch'], b: ['b.sbatch'], c: ['c.sbatch'] })
  })

  it('lists the script and the nearest files that show the framework', () => {
    const files = {
      'vision/run.sbatch': sbatch(1),
      'text/run.sbatch': sbatch(2),
      'audio/main.py': source,
      'text/train.py': source,
      'text/models/net.py': source,
      'vision/train.py': source,
    }
    expect(drafted(files)).toEqual({
      run: ['text/run.sbatch', 'text/models/net.py', 'text/train.py'],
      'run-2': ['vision/run.sbatch', 'vision/train.py'],
    })
  })

  it('has one of each hardware where the scripts are many', () => {
    const many = Object.fromEntries(Array.from({ length: 20 }, (_, at) => [`run${at}.sbatch`, sbatch(1 + (at % 2))]))
    expect(Object.keys(drafted(many))).toHaveLength(2)
  })
})
