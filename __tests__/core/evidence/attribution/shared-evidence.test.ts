import { describe, expect, it } from '@jest/globals'
import { sharedWith, stacksBeside } from '../../../../src/core/evidence/attribution/shared-evidence.ts'
import type { Observation } from '../../../../src/core/evidence/observation/observation.ts'
import { attributeToJobs } from '../../../support/attribute-to-jobs.ts'

const seen = (path: string, fields: object): Observation =>
  ({ certainty: 'suggests', place: { path, line: 1 }, ...fields }) as Observation
const precision = (path: string) => seen(path, { what: 'setting', key: 'model.precision', value: 'bf16' })
const sharding = (path: string) => seen(path, { what: 'sharding', parallelism: 'fsdp' })
const framework = (path: string, how = 'imported') => seen(path, { what: 'framework', framework: 'pytorch', how })
const hint = (path: string) => seen(path, { what: 'accelerator', kind: 'gpu' })
const launch = (path: string, more: object = {}) =>
  seen(path, { what: 'accelerator', kind: 'gpu', count: 8, certainty: 'states', ...more })
const reference = (path: string, file: string) => seen(path, { what: 'reference', file })
const stack = (path: string) => seen(path, { what: 'stack', stack: 'cuda' })

describe('what the jobs of a folder share', () => {
  const shared = (
    observation: Observation,
    { jobs = 1, name = 'train-8b', task = 'pretraining', others = [] as Observation[] } = {},
  ) => sharedWith({ name, task }, 'f', [observation, ...others], jobs)[0]?.attribution

  it.each<[string, Observation, number, string | undefined]>([
    ['settings', precision('f/a.yaml'), 2, 'beside'],
    ['settings two folders below', precision('f/a/b/c.yaml'), 1, 'beside'],
    ['settings three folders below', precision('f/a/b/c/d.yaml'), 1, 'elsewhere'],
    ['settings of sharding there', sharding('f/a/b/c/d.yaml'), 1, 'elsewhere'],
    // Launch folders are not parts of the repository.
    ['settings in a folder of launches', precision('f/a/scripts/b/d.yaml'), 1, 'beside'],
    ['frameworks there', framework('f/a/b/c/d.py'), 1, 'beside'],
    ['hardware that a script suggests, of one job', hint('f/a.sh'), 1, 'beside'],
    ['hardware that a script suggests, of several', hint('f/a.sh'), 2, 'elsewhere'],
    ['hardware that a source suggests, of several', hint('f/a.py'), 2, 'beside'],
    ['hardware in a file that is called as the job', hint('f/train-8b.sh'), 2, 'namesake'],
    ['an image in a file that is called as the job', framework('f/train-8b.yaml', 'image'), 2, 'alike'],
    ['a launcher in a file that is called as the job', framework('f/train-8b.yaml', 'configured'), 2, 'alike'],
    ['an import in a file that is called as the job', framework('f/train-8b.py'), 2, 'beside'],
    ['an image in another file', framework('f/pod.yaml', 'image'), 2, 'beside'],
    ['a setting in a file that is called as the job', precision('f/train-8b.yaml'), 2, 'beside'],
  ])('%s', (_, observation, jobs, expected) => {
    expect(shared(observation, { jobs })).toBe(expected)
  })

  it.each([
    ...[
      'data',
      'dataset',
      'datasets',
      'data-prep',
      'data_preparation',
      'datapreprocessing',
      'data-pipeline',
      'preprocess',
    ],
    ...['preprocessing', 'serve', 'Serving', 'inference', 'deploy', 'deployment', 'demo', 'webui'],
  ])('is no image in the folder %s, but for a job that serves', (name) => {
    const image = framework(`f/${name}/Dockerfile`, 'image')
    expect([shared(image), shared(image, { task: 'inference' })]).toEqual([undefined, 'beside'])
    // Only images are built for a single purpose.
    expect(shared(framework(`f/${name}/x.py`))).toBe('beside')
  })

  it.each<[string, string | undefined]>([
    ['f/Dockerfile.serving', undefined],
    ['f/infer.dockerfile', undefined],
    ['f/demo-dockerfile', undefined],
    ['f/Dockerfile.observer', 'beside'],
    ['f/Dockerfile.demos', 'beside'],
    ['f/metadata/Dockerfile', 'beside'],
    ['f/datasets2/Dockerfile', 'beside'],
    ['f/dockerfiles/serve.py', 'beside'],
    // The manifest itself may be in such a folder.
    ['f/Dockerfile', 'beside'],
  ])('is the image in %s: %s', (path, expected) => {
    expect(shared(framework(path, 'image'))).toBe(expected)
  })

  it.each<[string, string]>([
    ['f/train-8b/x/y/z/a.yaml', 'beside'],
    ['f/other/a.yaml', 'beside'],
    ['f/a.yaml', 'beside'],
    ['f/third/a.yaml', 'elsewhere'],
    ['f/other/train-8b/a.yaml', 'beside'],
  ])('is the setting in %s, where folders are called as the job: %s', (path, expected) => {
    const others = [framework('f/train-8b/a.py'), framework('f/other/train-8b/deep/b.py')]
    expect(shared(precision(path), { others })).toBe(expected)
  })
})

describe('the stacks that listed files may be built from', () => {
  const beside = (listed: readonly string[], ...paths: readonly string[]) =>
    stacksBeside(
      listed.map((path) => launch(path)),
      [...paths.map(stack), framework('a/requirements.txt')],
    ).map(({ observation, attribution }) => `${attribution} ${observation.place.path}`)

  it.each([
    ['a/Dockerfile', true],
    ['Dockerfile', true],
    ['a/scripts/Dockerfile', true],
    ...['docker', 'dockers', 'dockerfile', 'Dockerfiles', 'container', 'containers', 'image', 'images', 'env', 'envs']
      .concat(['environment', 'environments', 'requirement', 'requirements', 'reqs'])
      .map((name) => [`a/${name}/x`, true] as const),
    ['a/other/Dockerfile', false],
    ['a/docker/other/Dockerfile', false],
    ['other/Dockerfile', false],
    ['a/mydocker/x', false],
    ['a/images2/x', false],
    // Stacks from source code do not count.
    ['a/setup.py', false],
  ])('are in %s: %s', (path, expected) => {
    expect(beside(['a/run.sh'], path)).toEqual(expected ? [`elsewhere ${path}`] : [])
    expect(beside(['b/c/run.sh', 'a/run.sh'], path)).toEqual(expected ? [`elsewhere ${path}`] : [])
  })

  it('are none where no file is listed, or one of them tells', () => {
    expect(beside([], 'Dockerfile')).toEqual([])
    expect(stacksBeside([launch('a/run.sh'), stack('a/env.yml')], [stack('Dockerfile')])).toEqual([])
  })
})

describe('what the script of a job names', () => {
  const of = (observations: readonly Observation[], name = 'train-8b', others: readonly string[] = []) =>
    attributeToJobs(
      'accelerator.yml',
      [name, ...others].map((each) => ({ name: each })),
      observations,
      ['accelerator.yml'],
    )[0]?.map(({ observation, attribution }) => `${attribution} ${observation.what} ${observation.place.path}`) ?? []
  const script = 'scripts/train-8b.sh'

  it.each<[string, string, string[], string | undefined]>([
    ['beside the script', 'zero3.json', ['scripts/zero3.json', 'zero3.json'], 'scripts/zero3.json'],
    ['in a folder above', 'zero3.json', ['zero3.json', 'other/zero3.json'], 'zero3.json'],
    ['with its folders', 'conf/zero3.json', ['conf/zero3.json', 'zero3.json'], 'conf/zero3.json'],
    ['from where it stands', './../conf/zero3.json', ['conf/zero3.json', 'x/zero3.json'], 'conf/zero3.json'],
    ['as the only one of its name', 'zero3.json', ['x/y/zero3.json'], 'x/y/zero3.json'],
    ['by the end of its path', 'y/zero3.json', ['x/y/zero3.json', 'z/zero3.json'], 'x/y/zero3.json'],
    ['as one of two of its name', 'zero3.json', ['x/zero3.json', 'y/zero3.json'], undefined],
    ['but is not there', 'zero3.json', ['zero2.json'], undefined],
    ['by a part of its name', 'zero3.json', ['x/my-zero3.json'], undefined],
  ])('counts %s: %s of %j', (_, file, there, expected) => {
    const settings = there.map(sharding)
    const found = of([launch(script), reference(script, file), ...settings])
    for (const path of there) {
      // If the script references a file with the setting, other settings do not belong to the job.
      const attribution = expected === undefined || path === expected ? 'beside' : 'elsewhere'
      expect(found).toContain(`${attribution} sharding ${path}`)
    }
  })

  it('counts for settings of the same sort alone', () => {
    const all = [
      reference(script, 'zero3.json'),
      sharding('zero3.json'),
      sharding('old.json'),
      precision('old.json'),
      framework('old.py'),
    ]
    const found = of([launch(script), ...all])
    expect(found).toEqual(
      expect.arrayContaining([
        'beside sharding zero3.json',
        'elsewhere sharding old.json',
        'beside setting old.json',
        'beside framework old.py',
      ]),
    )
    // A setting in both belongs to the job once.
    expect(of([launch(script), ...all, sharding('zero3.json')])).toContain('beside sharding zero3.json')
  })

  it('is followed through the scripts that it starts, and round in no circle', () => {
    const found = of([
      launch(script),
      ...[
        reference(script, 'start.sh'),
        reference('scripts/start.sh', 'zero3.json'),
        reference('scripts/start.sh', 'train-8b.sh'),
      ],
      ...[reference('scripts/zero3.json', 'start.sh'), sharding('scripts/zero3.json'), sharding('old.json')],
    ])
    expect(found).toEqual(expect.arrayContaining(['beside sharding scripts/zero3.json', 'elsewhere sharding old.json']))
  })

  it.each([
    [20, 'elsewhere'],
    [21, 'beside'],
  ])('of %s files leaves what lies about %s', (count, attribution) => {
    const files = Array.from({ length: count }, (_, index) => `scripts/${index}.json`)
    const found = of([
      launch(script),
      ...files.map((file) => reference(script, file)),
      ...files.map(sharding),
      sharding('old.json'),
    ])
    expect(found).toContain(`${attribution} sharding old.json`)
  })

  it('counts only of a script that is called as the job, and not as another', () => {
    const named = (path: string) => [
      launch(path),
      reference(path, 'zero3.json'),
      sharding('zero3.json'),
      sharding('old.json'),
    ]
    expect(of(named('run-train-8b.sh'))).toContain('beside sharding old.json')
    expect(of(named('train-8b.sh'))).toContain('elsewhere sharding old.json')
    expect(of(named('8b/train.sh'), '8b-train', ['train'])).toContain('beside sharding old.json')
  })

  it('brings its launches, where the script itself tells no number', () => {
    const config = launch('conf/accelerate.yaml', { certainty: 'suggests' })
    const others = launch('other.sh')
    const start = reference(script, 'conf/accelerate.yaml')
    const counted = of([launch(script), start, config, others])
    expect(counted).toContain(`namesake accelerator ${script}`)
    expect(counted).not.toContain('beside accelerator conf/accelerate.yaml')
    const uncounted = of([launch(script, { count: undefined, accelerator: 'H100' }), start, config, others])
    expect(uncounted.filter((each) => each.includes('accelerator'))).toEqual([
      `namesake accelerator ${script}`,
      'beside accelerator conf/accelerate.yaml',
    ])
    expect(of([start, config, others])).toContain('beside accelerator conf/accelerate.yaml')
    const placed = seen(script, { what: 'provider', provider: 'aws', certainty: 'states' })
    expect(of([placed, start, config])).toContain('beside accelerator conf/accelerate.yaml')
  })

  it('brings a launch that stands in the script itself once', () => {
    const own = launch(script, { count: undefined, accelerator: 'H100' })
    const again = [
      reference(script, 'start.sh'),
      reference('scripts/start.sh', 'train-8b.sh'),
      launch('scripts/start.sh'),
    ]
    expect(of([own, ...again]).filter((each) => each.endsWith(`accelerator ${script}`))).toHaveLength(1)
  })
})
