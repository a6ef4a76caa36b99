import { describe, expect, it } from '@jest/globals'
import { evidenceFacts } from '../../../../src/core/evidence/agreement/facts.ts'
import type { Claim } from '../../../../src/core/evidence/observation/attributed-observation.ts'
import type {
  AcceleratorObservation,
  FrameworkObservation,
  Observation,
} from '../../../../src/core/evidence/observation/observation.ts'
import { everydayName } from '../../../../src/core/evidence/survey/everyday-name.ts'
import { attributeToJobs } from '../../../support/attribute-to-jobs.ts'

const launch = (path: string, seen: Partial<AcceleratorObservation> = {}): AcceleratorObservation => ({
  what: 'accelerator',
  kind: 'gpu',
  accelerator: 'h100',
  count: 8,
  place: { path, line: 1 },
  certainty: 'states',
  ...seen,
})
const framework = (path: string, name = 'pytorch'): FrameworkObservation => ({
  what: 'framework',
  framework: name,
  how: 'installed',
  place: { path, line: 1 },
  certainty: 'states',
})

const paths = (
  manifest: string,
  claims: readonly Claim[],
  observations: readonly Observation[],
  manifests: readonly string[] = [manifest],
) =>
  attributeToJobs(manifest, claims, observations, manifests).map((own) =>
    own.map(({ observation, attribution }) => `${attribution} ${observation.place.path}`),
  )

describe('what belongs to a job', () => {
  it('is what its globs name, from its folder or else from the top, and no other launch file', () => {
    const seen = [launch('a/b.sbatch'), launch('launch/b.sbatch')]
    expect(paths('a/accelerator.yml', [{ name: 'x', globs: ['*.sbatch'] }], seen)).toEqual([['listed a/b.sbatch']])
    expect(paths('a/accelerator.yml', [{ name: 'x', globs: ['launch/*'] }], seen)).toEqual([['listed launch/b.sbatch']])
    expect(paths('a/accelerator.yml', [{ name: 'x', globs: ['../launch/*'] }], seen)).toEqual([
      ['listed launch/b.sbatch'],
    ])
    expect(paths('a/accelerator.yml', [{ name: 'x', globs: [] }], seen)).toEqual([[]])
  })

  // 900 jobs with one list and 4,000 scripts took 49 seconds and a gigabyte.
  it('is one list for all jobs that name the same files, but for what is called after one of them', () => {
    const claims = ['a', 'b', 'train_8b', 'c'].map((name) => ({ name, globs: ['*.sbatch'] }))
    const seen = [launch('x.sbatch'), launch('y.sbatch'), launch('train_8b.sbatch')]
    const [a, b, named, c] = attributeToJobs('accelerator.yml', claims, seen, ['accelerator.yml'])
    expect(b).toBe(a)
    expect(named?.map(({ attribution }) => attribution)).toEqual(['listed', 'listed', 'namesake'])
    expect(a?.map(({ observation }) => observation.place.path)).toEqual(['x.sbatch', 'y.sbatch'])
    expect(c).toEqual(a)
  })

  it('is the file that is called exactly as the job, and no variant of it with more words in its name', () => {
    const job = [{ name: 'train_8b' }]
    expect(paths('accelerator.yml', job, [launch('train_8b.sbatch'), launch('train_8b_long.sbatch')])).toEqual([
      ['namesake train_8b.sbatch'],
    ])
    expect(paths('accelerator.yml', job, [launch('run_train_8b.sbatch'), launch('train_8b_long.sbatch')])).toEqual([
      ['named run_train_8b.sbatch'],
    ])
    const labelled = launch('k8s/jobs.yaml', { job: 'train_8b_eu' })
    expect(paths('accelerator.yml', job, [launch('train_8b.sbatch'), labelled])).toEqual([
      ['namesake train_8b.sbatch', 'named k8s/jobs.yaml'],
    ])
  })

  it('has the number of the listed file that is called as the job, whatever other programs take by default', () => {
    const found = (...seen: Observation[]) =>
      evidenceFacts(
        attributeToJobs('accelerator.yml', [{ name: 'pt-tiny', globs: ['**'] }], seen, ['accelerator.yml'])[0] ?? [],
      ).count?.value
    const { accelerator: _, ...eight } = launch('scripts/pt-tiny.sh', { certainty: 'suggests', perNode: 8, nodes: 1 })
    const submitted = { ...eight, count: 16, nodes: 2, byDefault: true as const, place: { path: 'submit.py', line: 4 } }
    expect(found(eight, submitted)).toBe(8)
    expect(found({ ...eight, place: { path: 'scripts/ft-tiny.sh', line: 1 } }, submitted)).toBeUndefined()
    expect(found(eight, { ...submitted, byDefault: undefined as never })).toBeUndefined()
  })

  it('goes to the provider of the hardware that its own files suggest, where none asks for any', () => {
    const found = (...seen: Observation[]) =>
      evidenceFacts(
        attributeToJobs('accelerator.yml', [{ name: 'x', globs: ['**'] }], seen, ['accelerator.yml'])[0] ?? [],
      ).provider?.value.id
    const slice = launch('gke.sh', {
      kind: 'tpu',
      accelerator: 'v4-8',
      count: 4,
      certainty: 'suggests',
      provider: 'gcp',
    })
    expect(found(slice)).toBe('gcp')
    expect(found(slice, launch('run.sbatch', { provider: 'aws' }))).toBe('aws')
  })

  it('is either kind of accelerator where a template asks for one and leaves the rest open', () => {
    const tpu = launch('tpu.sh', { kind: 'tpu', accelerator: 'v4-8', count: 4 })
    const { accelerator: _, count: __, ...open } = launch('cluster.slurm_template')
    const kindOf = (...seen: Observation[]) =>
      evidenceFacts(attributeToJobs('accelerator.yml', [{ name: 'x' }], seen, ['accelerator.yml'])[0] ?? []).kind?.value
    expect(kindOf(tpu)).toBe('tpu')
    expect(kindOf(tpu, open)).toBeUndefined()
    expect(kindOf(tpu, { ...open, kind: 'tpu' })).toBe('tpu')
    expect(kindOf(tpu, launch('cluster.slurm_template'))).toBe('tpu')
    expect(kindOf(tpu, { ...open, place: { path: 'eval.sh', line: 1 } })).toBe('tpu')
  })

  it('is, beside listed launch files, what the code around them is written in', () => {
    const stack: Observation = {
      what: 'stack',
      stack: 'cuda',
      certainty: 'states',
      place: { path: 'a/b.txt', line: 1 },
    }
    const seen = [launch('a/b.sbatch'), launch('a/c.sbatch'), framework('a/requirements.txt'), stack]
    const listing = (...globs: string[]) => paths('a/accelerator.yml', [{ name: 'x', globs }], seen)
    expect(listing('b.sbatch')).toEqual([['listed a/b.sbatch', 'beside a/requirements.txt', 'elsewhere a/b.txt']])
    expect(listing('*.txt')).toEqual([['listed a/requirements.txt', 'listed a/b.txt']])
    expect(listing()).toEqual([[]])
    const above = [launch('a/b.sbatch'), framework('requirements.txt')]
    expect(paths('a/accelerator.yml', [{ name: 'x', globs: ['b.sbatch'] }], above)).toEqual([
      ['listed a/b.sbatch', 'above requirements.txt'],
    ])
  })

  it('lies in the nearest folder with a manifest', () => {
    const seen = [launch('a/train.sbatch'), launch('b/train.sbatch'), launch('c/train.sbatch')]
    const manifests = ['a/accelerator.yml', 'b/accelerator.yml']
    expect(paths('a/accelerator.yml', [{ name: 'a' }], seen, manifests)).toEqual([['beside a/train.sbatch']])
    expect(paths('accelerator.yml', [{ name: 'x' }], seen, ['accelerator.yml', ...manifests])).toEqual([
      ['elsewhere c/train.sbatch'],
    ])
  })

  it('is the rest of the repository where nothing lies nearer, and one manifest is all there is', () => {
    const seen = [framework('requirements.txt'), launch('launch/train.sbatch')]
    expect(paths('a/accelerator.yml', [{ name: 'a' }], seen)).toEqual([
      ['beside launch/train.sbatch', 'above requirements.txt'],
    ])
    expect(paths('a/accelerator.yml', [{ name: 'a' }], seen, ['a/accelerator.yml', 'b/accelerator.yml'])).toEqual([
      ['above requirements.txt'],
    ])
  })

  it('carries the name of the job', () => {
    const seen = [launch('run_pretrain-7b.sh'), launch('tune.sh'), launch('jobs.yaml', { job: 'tune' })]
    expect(paths('accelerator.yml', [{ name: 'pretrain' }, { name: 'tune' }], seen)).toEqual([
      ['named run_pretrain-7b.sh'],
      ['named tune.sh', 'named jobs.yaml'],
    ])
  })

  it('is nobody’s where several jobs could have it', () => {
    const claims = [{ name: 'pretrain' }, { name: 'tune' }]
    expect(paths('accelerator.yml', claims, [launch('launch.sbatch')])).toEqual([[], []])
    // A file that one job lists is not the other's, and that other job is the only one left.
    const named = [{ name: 'pretrain', globs: ['a.sbatch'] }, { name: 'tune' }]
    expect(paths('accelerator.yml', named, [launch('a.sbatch'), launch('b.sbatch')])).toEqual([
      ['listed a.sbatch'],
      ['beside b.sbatch'],
    ])
  })

  it('is what the job lists, whatever other jobs are called, and of a file of several what is called after it', () => {
    const claims = [
      { name: 'train', globs: ['tpu-1.yml', 'all.yml'] },
      { name: 'dpo', globs: ['tpu-2.yml', 'all.yml', 'train_dpo.sh'] },
      { name: 'sft' },
    ]
    const seen = [
      launch('tpu-1.yml', { job: 'train' }),
      launch('tpu-2.yml', { job: 'train' }),
      launch('all.yml', { job: 'train' }),
      launch('all.yml', { job: 'dpo' }),
      launch('all.yml', { job: 'sft' }),
      launch('train_dpo.sh'),
    ]
    expect(paths('accelerator.yml', claims, seen).slice(0, 2)).toEqual([
      ['listed tpu-1.yml', 'listed all.yml'],
      ['listed tpu-2.yml', 'listed all.yml', 'listed train_dpo.sh'],
    ])
  })

  it('is not what lies among tests, examples, documentation and vendored code', () => {
    const seen = ['tests/a.sh', 'examples/a.sh', 'docs/a.sh', 'third_party/x/a.sh', 'test_a.py'].map((path) =>
      launch(path),
    )
    expect(paths('accelerator.yml', [{ name: 'x' }], seen)).toEqual([[]])
    expect(paths('examples/accelerator.yml', [{ name: 'x' }], seen)).toEqual([['only examples/a.sh']])
    expect(paths('accelerator.yml', [{ name: 'x', globs: ['docs/*.sh'] }], seen)).toEqual([['listed docs/a.sh']])
  })

  it('is found, whatever the globs', () => {
    const globs = ['{a,b}'.repeat(60), '**/'.repeat(80), '!(a|b)*'.repeat(30), 'x'.repeat(10_000), '[', '../../../..']
    const seen = Array.from({ length: 500 }, (_, index) => launch(`a/${'b/'.repeat(20)}${index}.sh`))
    expect(paths('a/accelerator.yml', [{ name: 'x', globs }], seen)[0]).toHaveLength(500)
  })
})

const factsOf = (...seen: Observation[]) =>
  evidenceFacts(seen.map((one) => ({ observation: one, attribution: 'beside' })))

describe('a launch file', () => {
  it('about evaluation, serving or measuring is no training job’s', () => {
    const seen = ['serve.sh', 'scripts/eval.sh', 'convert/a.sh', 'train.sh', 'eval/train.sh'].map((path) =>
      launch(path),
    )
    expect(paths('accelerator.yml', [{ name: 'x' }], seen)).toEqual([['beside train.sh', 'elsewhere eval/train.sh']])
    expect(paths('accelerator.yml', [{ name: 'x', task: 'inference' }], seen)[0]).toHaveLength(5)
  })

  it('is judged by its own name before the folders above it', () => {
    const seen = ['finetuning/serve.sh', 'prepdata.sh', 'setup/create.sh', 'eval/run.sh', 'a.sh'].map((path) =>
      launch(path),
    )
    expect(paths('accelerator.yml', [{ name: 'x' }], seen)).toEqual([['beside a.sh']])
    // Folders above the manifest do not count, because the manifest is in them too.
    expect(paths('eval/accelerator.yml', [{ name: 'x' }], seen)).toEqual([['beside eval/run.sh']])
  })

  it('in the folder of a neighbour is the neighbour’s', () => {
    const seen = ['apps/b/a.sbatch', 'apps/b/slurm/a.sbatch', 'apps/slurm/a.sbatch', 'top.sbatch'].map((path) =>
      launch(path),
    )
    expect(paths('apps/a/accelerator.yml', [{ name: 'x' }], seen)).toEqual([
      ['beside apps/slurm/a.sbatch', 'beside top.sbatch'],
    ])
  })

  it('tells of its part of the repository where there are several', () => {
    const parts = [launch('a/train.sbatch'), launch('b/slurm/train.sbatch')]
    expect(paths('accelerator.yml', [{ name: 'x' }], parts)).toEqual([
      ['elsewhere a/train.sbatch', 'elsewhere b/slurm/train.sbatch'],
    ])
    const ways = [launch('train.sbatch'), launch('k8s/train.yaml'), launch('slurm/train.sbatch')]
    expect(paths('accelerator.yml', [{ name: 'x' }], ways)[0]).toEqual([
      'beside train.sbatch',
      'beside k8s/train.yaml',
      'beside slurm/train.sbatch',
    ])
  })

  it('that carries the name of the job and lies deep below is no error', () => {
    expect(paths('accelerator.yml', [{ name: 'tune' }], [launch('a/b/c/tune.sh'), launch('a/tune.sh')])).toEqual([
      ['elsewhere a/b/c/tune.sh', 'named a/tune.sh'],
    ])
  })

  it('that carries the name of the manifest’s own folder, far below it, is of one part of it', () => {
    const job = [{ name: 'llama_70b' }]
    const deep = launch('llama_70b/a/b/c/submit.sbatch', { job: 'llama_70b-long' })
    expect(paths('llama_70b/accelerator.yml', job, [deep])).toEqual([[`elsewhere ${deep.place.path}`]])
    expect(paths('accelerator.yml', job, [deep])).toEqual([[`beside ${deep.place.path}`]])
  })

  it('that no job is named by is not had by elimination, unless the others say their files', () => {
    const seen = [launch('tune.sh'), launch('rest.sh')]
    expect(paths('accelerator.yml', [{ name: 'tune' }, { name: 'pretrain' }], seen)).toEqual([['named tune.sh'], []])
    expect(paths('accelerator.yml', [{ name: 'tune', globs: ['tune.sh'] }, { name: 'pretrain' }], seen)).toEqual([
      ['listed tune.sh'],
      ['beside rest.sh'],
    ])
  })

  it('deep below the manifest is a hint', () => {
    const [deep, near] = ['scripts/slurm/aws/d.sh', 'scripts/slurm/d.sh']
    expect(paths('accelerator.yml', [{ name: 'x' }], [launch(deep)])).toEqual([[`elsewhere ${deep}`]])
    expect(paths('accelerator.yml', [{ name: 'x' }], [launch(near)])).toEqual([[`only ${near}`]])
  })

  it('in a part of the repository is of that part', () => {
    expect(paths('accelerator.yml', [{ name: 'x' }], [launch('vision/d.sh')])).toEqual([['elsewhere vision/d.sh']])
    expect(paths('accelerator.yml', [{ name: 'x' }], [launch('src/train/d.sh')])).toEqual([['beside src/train/d.sh']])
  })
})

describe('what it shows', () => {
  it('is a fact where all agree', () => {
    const facts = factsOf(launch('a.sh'), launch('b.sh'))
    expect(facts.count).toEqual({
      value: 8,
      isStated: true,
      isConclusive: false,
      places: [
        { path: 'a.sh', line: 1 },
        { path: 'b.sh', line: 1 },
      ],
    })
    expect(facts.kind?.value).toBe('gpu')
    expect(facts.ambiguities).toEqual([])
  })

  it('is ambiguous where they differ, topic by topic', () => {
    const facts = factsOf(launch('a.sh'), launch('b.sh', { count: 16 }))
    expect(facts.count).toBeUndefined()
    expect(facts.kind?.value).toBe('gpu')
    expect(facts.ambiguities).toEqual([
      {
        about: 'count',
        values: [
          { value: '8', place: { path: 'a.sh', line: 1 } },
          { value: '16', place: { path: 'b.sh', line: 1 } },
        ],
      },
    ])
  })

  it('is what is stated, and plain only where it lies with the job', () => {
    expect(
      factsOf(launch('a.sh'), launch('b.sh', { accelerator: 'v100', certainty: 'suggests' })).kind?.places,
    ).toEqual([{ path: 'a.sh', line: 1 }])
    expect(factsOf(launch('b.sh', { certainty: 'suggests' })).count).toMatchObject({
      isConclusive: false,
      isStated: false,
    })
    expect(factsOf(launch('a.sh')).count?.isConclusive).toBe(false)
    expect(evidenceFacts([{ observation: launch('a.sh'), attribution: 'named' }]).count?.isConclusive).toBe(true)
  })

  it('is the kind and the provider alone, where it is of another part of the repository', () => {
    const far = evidenceFacts([
      { observation: launch('b.sh', { provider: 'aws', topology: '2x2' }), attribution: 'elsewhere' },
    ])
    expect([far.kind?.value, far.provider?.value.id]).toEqual(['gpu', 'aws'])
    expect([far.count, far.accelerator, far.topology]).toEqual([undefined, undefined, undefined])
    const both = evidenceFacts([
      { observation: launch('a.sh'), attribution: 'beside' },
      { observation: launch('p/b.sh', { count: 16 }), attribution: 'elsewhere' },
    ])
    expect(both.ambiguities.map(({ about }) => about)).toEqual(['count'])
    expect(both.accelerator?.value.label).toBe('H100')
  })

  it('is no number where another file launches on another one, unless the file is named', () => {
    const hint = launch('b.sh', { count: 4, certainty: 'suggests' })
    expect(factsOf(launch('a.sh'), hint).count).toBeUndefined()
    expect(factsOf(launch('a.sh'), hint).ambiguities.map(({ about }) => about)).toEqual(['count'])
    expect(factsOf(launch('a.sh'), launch('b.sh', { certainty: 'suggests' })).count?.value).toBe(8)
    expect(factsOf(launch('a.sh'), launch('b.sh', { count: 1, certainty: 'suggests' })).count?.value).toBe(8)
    const named = [launch('a.sh'), hint].map((seen) => ({ observation: seen, attribution: 'named' as const }))
    expect(evidenceFacts(named).count?.value).toBe(8)
  })

  it('is told apart from a setting that a source merely can make', () => {
    const sharding = (certainty: 'states' | 'suggests'): Observation => ({
      what: 'sharding',
      parallelism: 'fsdp',
      certainty,
      place: { path: 'train.py', line: 3 },
    })
    expect(factsOf(sharding('suggests')).sharding?.isStated).toBe(false)
    expect(factsOf(sharding('states')).sharding?.isStated).toBe(true)
    expect(factsOf(sharding('states')).sharding?.value).toBe('fsdp')
  })

  it('of a neighbour’s framework contradicts nothing, and that of the whole repository does', () => {
    const of = (above: boolean) =>
      evidenceFacts([
        { observation: framework('requirements.txt'), attribution: above ? 'above' : 'elsewhere' },
      ]).frameworks.map(({ id, installed, stated }) => ({ id, installed, stated }))
    expect(of(false)).toEqual([{ id: 'pytorch', installed: false, stated: false }])
    expect(of(true)).toEqual([{ id: 'pytorch', installed: true, stated: true }])
  })

  it('names the frameworks that come with a stack', () => {
    const stack: Observation = {
      what: 'stack',
      stack: 'tpu',
      place: { path: 'requirements-tpu.txt', line: 2 },
      certainty: 'states',
    }
    const facts = factsOf(stack, framework('requirements-tpu.txt', 'flax'), framework('requirements.txt'))
    expect(facts.dependencyFamilies).toEqual(['jax'])
  })

  it('narrows names that leave a choice open', () => {
    const facts = factsOf(launch('a.sh', { accelerator: 'a100' }), launch('b.sh', { accelerator: 'a100-80gb' }))
    expect(facts.accelerator?.value.label).toBe('A100 SXM 80 GB')
    expect(facts.accelerator?.value.candidates.every(({ id }) => id.includes('80gb'))).toBe(true)
    expect(factsOf(launch('a.sh'), launch('b.sh', { accelerator: 'v100' })).accelerator).toBeUndefined()
  })

  it('is a total only where the file tells one', () => {
    const { count: _, ...open } = launch('a.sh')
    expect(factsOf({ ...open, perNode: 8 }).count).toBeUndefined()
    expect(factsOf({ ...open, perNode: 8, nodes: 4 }).count?.value).toBe(32)
    expect(factsOf({ ...open, accelerator: 'v4-32', kind: 'tpu' }).count?.value).toBe(16)
  })

  it('has everyday names for accelerators', () => {
    expect(everydayName(['nvidia-h100-80gb-sxm'])).toBe('h100')
    expect(everydayName(['nvidia-a100-80gb-sxm'])).toBe('a100-80gb')
    expect(everydayName(['google-tpu-v5e'])).toBe('tpu-v5e')
    expect(everydayName([])).toBeUndefined()
  })
})

describe('a file that is called by the size of a model', () => {
  const sizeOf = (path: string, name: string) => {
    const hint = launch(path, { certainty: 'suggests', count: 8 })
    const [mine] = attributeToJobs('accelerator.yml', [{ name }], [hint], ['accelerator.yml'])
    return mine?.[0]?.attribution === 'elsewhere'
  }

  it('is of another job than one of another size', () => {
    expect(sizeOf('scripts/tune_7b.sh', 'alpaca-70b')).toBe(true)
    expect(sizeOf('scripts/1.3b/run.sh', 'gpt-350m')).toBe(true)
    expect(sizeOf('scripts/1_3b.sh', 'gpt-350m')).toBe(true)
  })

  it('may be of any other', () => {
    expect(sizeOf('scripts/tune_7b.sh', 'alpaca')).toBe(false)
    expect(sizeOf('scripts/tune.sh', 'alpaca-70b')).toBe(false)
    expect(sizeOf('scripts/7b_or_13b.sh', 'alpaca-13b')).toBe(false)
  })
})
