import { describe, expect, it } from '@jest/globals'
import { filesOfJob, globOf } from '../../../src/core/draft/files-of-job.ts'
import type { Observation } from '../../../src/core/evidence/observation/observation.ts'
import type { SurveyedAccelerator } from '../../../src/core/evidence/survey/surveyed-hardware.ts'
import { naming, request, setting, showing, sourceWith } from '../../support/drafts.ts'

const files = (
  launch: SurveyedAccelerator | undefined,
  seen: readonly Observation[],
  others: readonly SurveyedAccelerator[] = [],
): readonly string[] => filesOfJob(launch, sourceWith([], seen), others).files

describe('the files of a job', () => {
  it('are those that request its hardware and what they start, six at most, without pages', () => {
    const started = ['1', '2', '3', '4', '5', '6', '7'].map((name) => `${name}.yaml`)
    const launch = request(['a.sh', 'README.md', 'requirements.txt'])
    expect(filesOfJob(launch, sourceWith([], naming('a.sh', ...started)))).toEqual({
      files: ['a.sh', 'requirements.txt', '1.yaml', '2.yaml', '3.yaml', '4.yaml'],
      leftOut: 3,
    })
    expect(filesOfJob(launch, sourceWith([]))).toEqual({ files: ['a.sh', 'requirements.txt'], leftOut: 0 })
  })

  it('are the most complete settings where only a page names its hardware', () => {
    const launch = request('README.md', { mentioned: true })
    expect(files(launch, [setting('a.yml', 'scale.steps', 1), setting('a.yml', 'scale.epochs', 1)])).toEqual(['a.yml'])
  })

  it.each<readonly [string, readonly Observation[], readonly string[]]>([
    [
      'lists of packages above it, the two nearest',
      showing('installed', 'requirements.txt', 'a/reqs.txt', 'a/b/pyproject.toml'),
      ['a/b/pyproject.toml', 'a/reqs.txt'],
    ],
    [
      'none below or beside it',
      showing('installed', 'a/b/c/requirements.txt', 'other/requirements.txt', 'ab/constraints.txt'),
      [],
    ],
    ['no page', showing('installed', 'a/install.md', 'notes.txt', 'a.mdx', 'a/b.rst'), []],
    [
      'what builds its image',
      showing('image', 'a/Dockerfile', 'docker-compose.yml', 'a/b/Dockerfile.eval'),
      ['a/Dockerfile'],
    ],
    ['no file of another job', showing('installed', 'other.toml'), []],
    [
      'the two nearest sources',
      showing('imported', 'x.py', 'a/x.py', 'a/b/x.py', 'a/b/y.py', 'a/b/z.py'),
      ['a/b/x.py', 'a/b/y.py'],
    ],
    ['sources of one nearness', showing('imported', 'x.py', 'a/b/x.py', 'a/y.py'), ['a/b/x.py']],
    ['sources as near from elsewhere', showing('imported', 'x.py', 'lib/deep/y.py'), ['x.py', 'lib/deep/y.py']],
    [
      'sources beside its folder, no deeper than that counts',
      showing('imported', 'a/c/d/x.py', 'a/y.py', 'z.py'),
      ['a/c/d/x.py', 'a/y.py'],
    ],
    ['those that say that they train', showing('imported', 'a/b/x.py', 'train.py'), ['train.py']],
    [
      'no source of another job, and none that tests',
      showing('imported', 'other.py', 'a/b/test_x.py', 'a/b/eval.py'),
      [],
    ],
    [
      'sources for its own kind of hardware',
      showing('imported', 'train_tpu.py', 'train_TPUs.py', 'train_gpus_tpu.py', 'tputs.py'),
      ['train_gpus_tpu.py'],
    ],
  ])('are also: %s', (_, seen, expected) => {
    expect(files(request('a/b/run.sh'), seen, [request(['other.toml', 'other.py'])])).toEqual([
      'a/b/run.sh',
      ...expected,
    ])
  })

  it('are no other sources where it starts a program, or is a notebook', () => {
    const seen = [...naming('run.sh', 'go.py', 'conf.pyc'), ...showing('imported', 'train.py')]
    expect(files(request('run.sh'), seen)).toEqual(['run.sh', 'go.py', 'conf.pyc'])
    expect(files(request('a.ipynb'), seen)).toEqual(['a.ipynb'])
    expect(files(request('x.pyc'), showing('imported', 'train.py'))).toEqual(['x.pyc', 'train.py'])
  })

  it('may be sources for any hardware where its kind is open', () => {
    const open = request('run.sh', { kind: undefined } as object)
    expect(files(open, showing('imported', 'train_tpu.py'))).toEqual(['run.sh', 'train_tpu.py'])
  })

  it.each<readonly [string, string, readonly Observation[], readonly string[]]>([
    ['the script that starts its settings', 'x.yaml', naming('go.sh', 'x.yaml'), ['go.sh', 'x.yaml']],
    ['with what that starts', 'x.yaml', naming('go.sh', 'x.yaml', 'y.yaml'), ['go.sh', 'x.yaml', 'y.yaml']],
    ['none of two scripts', 'x.yaml', [...naming('a.sh', 'x.yaml'), ...naming('b.sh', 'x.yaml')], ['x.yaml']],
    ['no script that measures', 'x.yaml', naming('eval.sh', 'x.yaml'), ['x.yaml']],
    [
      'the one of two that trains',
      'x.yaml',
      [...naming('eval.sh', 'x.yaml'), ...naming('b.sh', 'x.yaml')],
      ['b.sh', 'x.yaml'],
    ],
    ['no script of other settings', 'x.yaml', naming('a.sh', 'y.yaml'), ['x.yaml']],
    ['none that starts a script', 'x.sh', naming('a.sh', 'x.sh'), ['x.sh']],
    ['none that starts a program', 'x.py', naming('a.sh', 'x.py'), ['x.py']],
    ['none where nothing is requested', '', naming('a.sh', 'x.py'), ['']],
  ])('begin with %s', (_, path, seen, expected) => {
    expect(files(request(path), seen)).toEqual(expected)
  })

  it('are the fullest settings that train, where nothing is launched', () => {
    const seen = [
      setting('few.yaml', 'scale.steps', 1),
      ...['scale.steps', 'scale.epochs', 'model.name'].map((key) => setting('eval.yaml', key, 1)),
      ...['scale.steps', 'scale.epochs'].map((key) => setting('many.yaml', key, 1)),
      setting('one.yaml', 'scale.steps', 1),
      ...showing('imported', 'train.py'),
    ]
    expect(filesOfJob(undefined, sourceWith([], seen))).toEqual({ files: ['many.yaml', 'train.py'], leftOut: 2 })
    expect(filesOfJob(undefined, sourceWith([]))).toEqual({ files: [], leftOut: 0 })
  })
})

it('a path is a glob without its signs', () => {
  expect(globOf('a*b?c[d]{e}(f)!g+h@i\\j/k.sh')).toBe('a?b?c?d??e??f??g?h?i?j/k.sh')
  expect(globOf('a\u2028b\u202ec\u0085d.sh')).toBe('a?b?c?d.sh')
})
