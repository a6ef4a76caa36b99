import { describe, expect, it } from '@jest/globals'
import { JobNameIndex, JobNames, LaunchIndex } from '../../../../src/core/evidence/attribution/name-index.ts'
import {
  carries,
  distinctiveWords,
  foldersBelow,
  isAlike,
  isCalledAs,
  isInFolderOf,
  isNamesake,
  isOfAnotherSize,
  launchFolder,
} from '../../../../src/core/evidence/attribution/name-likeness.ts'
import type { Observation } from '../../../../src/core/evidence/observation/observation.ts'

const at = (path: string) => ({ place: { path } })
const seen = (path: string, job?: string): Observation => ({
  ...{ what: 'provider', provider: 'aws', certainty: 'states', place: { path, line: 1 } },
  ...(job !== undefined && { job }),
})

describe('a file', () => {
  it.each([
    ['train-8b.sh', 'train_8b', true],
    ['a/b/Train_8B.sbatch', 'train-8b', true],
    ['bert/large.sh', 'bert-large', true],
    ['bert/large/run.v2.sh', 'bert-large-run-v2', true],
    ['bert/scripts/large.sh', 'bert-large', true],
    ['bert/large/x.sh', 'bert-large', false],
    ['train-8b-long.sh', 'train-8b', false],
    ['my-train-8b.sh', 'train-8b', false],
    // A single word is not enough.
    ['train.sh', 'train', false],
    ['a.b.sh', 'a-b', true],
    ['8b/train.sh', 'train-8b', false],
    ['', '', false],
  ])('%s is the namesake of %s: %s', (path, name, expected) => {
    expect(isNamesake(at(path), name)).toBe(expected)
  })

  it.each([
    ['bert_large/train.sh', 'bert-large', true],
    ['bert-large/pretrain.sh', 'bert-large', true],
    ['bert-large/pretrain.sh', 'finetune-bert-large', false],
    ['finetune/bert-large/run.sh', 'finetune-bert-large', true],
    ['run-bert-large.sh', 'bert-large', true],
    ['runbertlarge.sh', 'bert-large', false],
    ['bert-large-2.sh', 'bert-large', false],
    // A single word must name a folder, or a file next to the manifest.
    ['bert/train.sh', 'bert', true],
    ['train-bert.sh', 'bert', true],
    ['a/train-bert.sh', 'bert', false],
    ['model/train.sh', 'model', false],
    ['x/run.sh', 'run-train', false],
    ['bert/train.sh', 'train-bert', true],
  ])('%s is called as %s is but for usual words: %s', (path, name, expected) => {
    expect(isAlike('', at(path), name)).toBe(expected)
  })

  it.each([
    ['a/bert_large/scripts/fp16.sh', 'bert-large', true],
    ['a/bert/x.sh', 'bert', true],
    ['bert-large/fp16.sh', 'large', false],
    ['a/bert.sh', 'bert', false],
    ['train/x.sh', 'train', false],
    ['models/x.sh', 'models', false],
    ['scripts/x.sh', 'scripts', false],
  ])('%s lies in a folder that is called %s: %s', (path, name, expected) => {
    expect(isInFolderOf('', at(path), name)).toBe(expected)
    expect(isInFolderOf('bert', at(`bert/${path}`), name)).toBe(expected)
  })

  it.each([
    ['train-8b.sh', 'train-8b', true],
    ['bert_large/train.sh', 'bert-large', true],
    ['bert/x.sh', 'bert', true],
    ['other/x.sh', 'bert', false],
  ])('%s is called as %s in one way or another: %s', (path, name, expected) => {
    expect(isCalledAs('', at(path), name)).toBe(expected)
  })

  it.each([
    ['llama-70b.sh', 'llama-7b', true],
    ['llama-7b.sh', 'llama-7b', false],
    ['llama-1.5b.sh', 'llama-1_5b', true],
    ['llama-1_5b.sh', 'llama-1_5b', false],
    ['llama-0.125b.sh', 'llama-0.125b', false],
    ['llama-70b-7b.sh', 'llama-7b', false],
    ['llama.sh', 'llama-7b', false],
    ['llama-70b.sh', 'llama', false],
    ['llama-a70b.sh', 'llama-7b', false],
    ['llama-70bx.sh', 'llama-7b', false],
    ['gpt-350m.sh', 'gpt-350M', false],
    ['gpt-350m.sh', 'gpt-125M', true],
    ['ctx-32k.sh', 'ctx-8k', true],
    [`70b/${'x/'.repeat(200)}llama.sh`, 'llama-7b', false],
  ])('%s is of another size than %s: %s', (path, job, expected) => {
    expect(isOfAnotherSize(at(path), job)).toBe(expected)
  })
})

describe('folders', () => {
  it.each([
    ...[
      'launch',
      'launches',
      'launcher',
      'launchers',
      'script',
      'scripts',
      'bin',
      'run',
      'runs',
      'job',
      'jobs',
      '.sky',
    ],
    ...[
      'slurm',
      'k8s',
      'manifest',
      'manifests',
      'chart',
      'charts',
      'deployment',
      'deployments',
      'config',
      'configs',
      'overlay',
      'Overlays',
    ],
  ])('%s hold the launch files of what lies around', (name) => {
    expect(launchFolder.test(name)).toBe(true)
  })

  it.each(['scripts2', 'myscripts', 'bert', 'clusters-a'])('%s are parts of their own', (name) => {
    expect(launchFolder.test(name)).toBe(false)
  })

  it.each([
    ['a', 'a/b/c/x.sh', ['b', 'c']],
    ['', 'x.sh', []],
    ['a', 'b/x.sh', ['..', 'b']],
    ['', 'gpu/modules/vm/x.sh', ['gpu', 'modules', 'vm']],
  ])('from %j to %s are %j', (folder, path, expected) => {
    expect(foldersBelow(folder, at(path))).toEqual(expected)
  })
})

describe('a name', () => {
  it.each([
    ['run-bert', ['bert']],
    ['train-job', ['train', 'job']],
    ['finetune_8b', ['finetune', '8b']],
    ['jobless', ['jobless']],
    ['retrain', ['retrain']],
  ])('%s is told by %j', (name, expected) => {
    expect(distinctiveWords(name)).toEqual(expected)
  })

  it.each([
    ['run_pretrain-7b', 'pretrain', true],
    ['run_pretraining-7b', 'pretrain', false],
    ['a-b-c', 'b c', true],
    ['a-b-c', 'a c', false],
    ['a', '', false],
  ])('in %s carries %j: %s', (label, name, expected) => {
    expect(carries(label, name)).toBe(expected)
  })

  const names = new JobNameIndex(['train', 'train-8b', 'eval', 'train_8b__', ''])
  it.each([
    ['run-train-8b.sh', undefined, 'train_8b__', 'this'],
    // If names have the same words, the longest counts.
    ['run-train-8b.sh', undefined, 'train-8b', 'other'],
    ['run-train-70b.sh', undefined, 'train', 'this'],
    ['run-train-70b.sh', undefined, 'eval', 'other'],
    ['train/run.sh', undefined, 'train', 'any'],
    ['run.sh', undefined, 'train', 'any'],
    // The job's name in a file overrides the name of the file.
    ['train.sh', 'my-eval', 'eval', 'this'],
    ['train.sh', 'my-job', 'train', 'this'],
    ['8b-train.sh', undefined, 'train', 'this'],
  ])('of %s (job %s) is that of %s: %s', (path, job, name, expected) => {
    for (let again = 0; again < 2; again++) expect(names.isOf(seen(path, job), name)).toBe(expected)
  })

  it('may be that of the launches that have its rarest word', () => {
    const launches = [seen('bert/a.sh'), seen('bert/b.sh'), seen('x.sh', 'my-bert-large')]
    const index = new LaunchIndex(launches)
    expect(index.mayBeCalled('train-bert-large')).toEqual([launches[2]])
    expect(index.mayBeCalled('large-bert')).toEqual([launches[2]])
    expect(index.mayBeCalled('bert')).toEqual(launches)
    expect(index.mayBeCalled('llama')).toEqual([])
    expect(index.mayBeCalled('')).toEqual([])
  })

  it('is looked for among examples where it has several words', () => {
    const some = new JobNames(new Set(['bert-large', 'bert', 'train-8b', '']))
    expect(some.size).toBe(2)
    expect(
      [
        'examples/bert-large/run.sh',
        'examples/train_8b.sh',
        'examples/bert/run.sh',
        'examples/large-bert/run.sh',
        `bert-large/${'x'.repeat(300)}.sh`,
      ].map((path) => some.areNamesOf(path)),
    ).toEqual([true, true, false, false, false])
    const many = new JobNames(new Set([...Array(1000).keys()].map((at) => `job-${at}-x${at}`).concat('the-last')))
    expect([many.size, many.areNamesOf('the-last.sh'), many.areNamesOf('job-999-x999.sh')]).toEqual([1000, false, true])
  })
})
