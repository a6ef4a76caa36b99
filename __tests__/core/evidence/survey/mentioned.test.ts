import { describe, expect, it } from '@jest/globals'
import { treeOfTexts } from '../../../../src/core/evidence/file-tree.ts'
import { surveyTexts } from '../../../../src/core/evidence/gather-evidence.ts'
import { withMentioned } from '../../../../src/core/evidence/survey/mentioned.ts'
import { survey } from '../../../../src/core/evidence/survey/survey.ts'
import { acceleratorText } from '../../../../src/core/report/terminal/evidence.ts'

/** The frameworks, then the accelerators, of a repository with these files. */
function shown(files: Readonly<Record<string, string>>): string[] {
  const tree = treeOfTexts(Object.entries(files).map(([path, text]) => ({ path, text })))
  const { observations, mentions } = surveyTexts(tree, undefined)
  const { frameworks, accelerators } = withMentioned(survey(observations), mentions)
  return [
    ...frameworks.map(({ name, certainty }) => `${name}${certainty ? ` ${certainty}` : ''}`),
    ...accelerators.map(acceleratorText),
  ]
}

const batch = '#SBATCH --gpus-per-node=8 --nodes=2\nsrun python train.py\n'

describe('what files of a repository only mention', () => {
  it('stands in for what no reader found', () => {
    expect(shown({ 'README.md': 'Trained in PyTorch on 16x H100.\n' })).toEqual([
      'pytorch hinted',
      '16 h100 (mentioned)',
    ])
    expect(shown({ 'job.conf': 'machine = a3-highgpu-8g\ngpus: 16\n' })).toEqual([
      '16 h100 in a3-highgpu-8g at gcp (mentioned)',
    ])
  })

  it('adds the model to a number that is stated, and no other number', () => {
    expect(shown({ 'a.sbatch': batch, 'README.md': 'We used 64x A100.\n' })).toEqual([
      '16 gpu (2 nodes of 8)',
      'a100 (mentioned)',
    ])
  })

  it('contradicts nothing that is stated', () => {
    const stated = batch.replace('node=8', 'node=h100:8')
    expect(shown({ 'a.sbatch': stated, 'README.md': 'We used A100 and TPU v5e-64.\n' })).toEqual([
      '16 h100 (2 nodes of 8)',
    ])
    expect(shown({ 'requirements.txt': 'torch==2.9.0\n', 'README.md': 'Faster than JAX.\n' })).toEqual(['pytorch'])
  })

  it('says nothing where pages disagree', () => {
    expect(shown({ 'README.md': 'On H100.\n', 'docs.md': 'On A100.\n' })).toEqual([])
    expect(shown({ 'a.md': 'Use JAX.\n', 'b.md': 'Use PyTorch.\n' })).toEqual([])
  })

  it('lists what each configuration asks for', () => {
    expect(shown({ 'a.conf': 'gpu = H100\n', 'b.conf': 'gpu = A100\n', 'c.md': 'On V100.\n' })).toEqual([
      'h100 (mentioned)',
      'a100 (mentioned)',
    ])
  })
})
