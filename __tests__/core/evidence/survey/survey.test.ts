import { describe, expect, it } from '@jest/globals'
import type {
  AcceleratorObservation,
  FrameworkObservation,
  KernelObservation,
  Observation,
  StackObservation,
} from '../../../../src/core/evidence/observation/observation.ts'
import { survey } from '../../../../src/core/evidence/survey/survey.ts'

const accelerator = (path: string, seen: Partial<AcceleratorObservation> = {}): AcceleratorObservation => ({
  what: 'accelerator',
  kind: 'gpu',
  place: { path, line: 1 },
  certainty: 'states',
  ...seen,
})
const framework = (name: string, how: FrameworkObservation['how'], path = 'train.py'): FrameworkObservation => ({
  what: 'framework',
  framework: name,
  how,
  place: { path, line: 1 },
  certainty: 'states',
})
const kernel = (path: string, trains: boolean): KernelObservation => ({
  what: 'kernel',
  language: 'cuda',
  place: { path, line: 1 },
  certainty: 'states',
  ...(trains && { trains }),
})

/** Each accelerator as `count name words`. */
const accelerators = (...seen: Observation[]): string[] =>
  survey(seen).accelerators.map(({ count = '?', accelerator: name, kind, inferred }) =>
    `${count} ${name ?? kind} ${inferred ? 'inferred' : ''}`.trim(),
  )
const frameworks = (...seen: Observation[]): string[] => survey(seen).frameworks.map(({ name }) => name)

describe('the certainty of an entry', () => {
  const certainties = (...seen: Observation[]): string[] =>
    survey(seen).accelerators.map(({ certainty, count }) => `${count ?? '?'} ${certainty}`)

  it('is that of a file which asks for all of it', () => {
    const asked = accelerator('a.sbatch', { count: 8 })
    const hint = (path: string, count: number) => accelerator(path, { count, certainty: 'suggests' })
    expect(certainties(asked)).toEqual(['8 stated'])
    expect(certainties(hint('a.sh', 8))).toEqual(['8 hinted'])
    expect(certainties(asked, hint('a.sh', 16))).toEqual(['8 stated', '16 hinted'])
    expect(certainties({ ...kernel('op.cu', false) })).toEqual(['? hinted'])
  })
})

describe('frameworks', () => {
  it('are CUDA where a program in it trains, and what is only installed beside it is not', () => {
    const program = kernel('train.cu', true)
    expect(frameworks(program, framework('pytorch', 'installed', 'requirements.txt'))).toEqual(['cuda'])
    expect(frameworks(program, framework('pytorch', 'imported'))).toEqual(['cuda', 'pytorch'])
    expect(frameworks(kernel('op.cu', false), framework('pytorch', 'installed', 'requirements.txt'))).toEqual([
      'pytorch',
    ])
  })

  it('tell the hardware of MLX, where nothing else does', () => {
    expect(accelerators(framework('mlx', 'installed'))).toEqual(['? other inferred'])
    expect(accelerators(framework('mlx', 'installed'), framework('pytorch', 'imported', 'a.py'))).toEqual([])
  })
})

describe('hints', () => {
  const hint = (path: string, seen: Partial<AcceleratorObservation> = {}) =>
    accelerator(path, { certainty: 'suggests', ...seen })
  const stack = (
    name: StackObservation['stack'],
    path: string,
    seen: Partial<StackObservation> = {},
  ): StackObservation => ({
    what: 'stack',
    stack: name,
    place: { path, line: 1 },
    certainty: 'suggests',
    ...seen,
  })
  const installed = stack('cuda', 'requirements.txt', { certainty: 'states' })

  it('are shown beside what is installed where they tell more of that kind than its name', () => {
    expect(accelerators(installed, hint('run.sh', { perNode: 8 }))).toEqual(['? gpu inferred', '? gpu'])
    expect(accelerators(installed, hint('run.sh', { count: 8 }))).toEqual(['? gpu inferred', '8 gpu'])
    expect(accelerators(installed, hint('train.py'))).toEqual(['? gpu inferred'])
  })

  it('of another kind are choices, in scripts and extras, while nothing is asked for', () => {
    const script = hint('run_tpu.sh', { kind: 'tpu' })
    expect(accelerators(installed, script)).toEqual(['? gpu inferred', '? tpu'])
    expect(accelerators(installed, hint('devices.py', { kind: 'tpu' }))).toEqual(['? gpu inferred'])
    expect(accelerators(hint('train.py'), stack('tpu', 'setup.py', { job: 'tpu' }))).toEqual([
      '? gpu',
      '? tpu inferred',
    ])
    expect(accelerators(hint('train.py'), stack('tpu', 'setup.py'))).toEqual(['? gpu'])
    expect(accelerators(installed, script, accelerator('job.yaml', { count: 8 }))).toEqual(['8 gpu'])
    expect(accelerators(hint('run.sh', { count: 8 }), stack('tpu', 'setup.py', { job: 'tpu' }))).toEqual(['8 gpu'])
  })

  it('of another kind are choices beside a hint that tells more, where they tell more as well', () => {
    const many = hint('run.sh', { perNode: 8 })
    expect(accelerators(installed, many, hint('tpu.sh', { kind: 'tpu', count: 4 }))).toEqual([
      '? gpu inferred',
      '? gpu',
      '4 tpu',
    ])
    expect(accelerators(installed, many, hint('tpu.sh', { kind: 'tpu' }))).toEqual(['? gpu inferred', '? gpu'])
  })
})

describe('a request that is seen twice', () => {
  it('does not list nodes of which nothing tells what they hold', () => {
    const { kind: _, ...nodes } = accelerator('submit.sh', { nodes: 16, certainty: 'suggests' })
    const built: StackObservation = {
      what: 'stack',
      stack: 'cuda',
      place: { path: 'requirements.txt', line: 1 },
      certainty: 'suggests',
    }
    expect(accelerators(framework('pytorch', 'installed'), nodes, built)).toEqual(['? gpu inferred'])
  })

  it('is told once where only one place tells its nodes', () => {
    const spread = accelerator('a.sh', { accelerator: 'h100', perNode: 8, nodes: 2, count: 16 })
    const plain = accelerator('b.yaml', { accelerator: 'h100', count: 16 })
    const [first, ...others] = survey([plain, spread]).accelerators
    expect(others).toEqual([])
    expect(first).toMatchObject({ count: 16, nodes: 2 })
    expect(first?.places.map(({ path }) => path).sort()).toEqual(['a.sh', 'b.yaml'])
  })

  it('is told apart where they fall on nodes in two ways, or name other accelerators', () => {
    const spreads = [
      [8, 2],
      [4, 4],
    ].map(([perNode, nodes]) => accelerator(`${nodes}.sh`, { count: 16, perNode: perNode ?? 0, nodes: nodes ?? 0 }))
    expect(survey([...spreads, accelerator('b.yaml', { count: 16 })]).accelerators).toHaveLength(3)
    const named = [
      accelerator('a.sh', { accelerator: 'h100', count: 8, perNode: 8 }),
      accelerator('b.sh', { count: 8 }),
    ]
    expect(survey(named).accelerators).toHaveLength(2)
  })
})

describe('a source in another framework', () => {
  it('tells no kind of accelerator beside jobs that are not written in it', () => {
    const hint = (path: string) => accelerator(path, { certainty: 'suggests' })
    const jobs = ['train.py', 'model.py', 'data.py'].map((path) => framework('jax', 'imported', path))
    const compares = framework('pytorch', 'imported', 'compare.py')
    expect(accelerators(...jobs, compares, hint('compare.py'))).toEqual([])
    expect(accelerators(...jobs, compares, hint('train.py'))).toEqual(['? gpu'])
  })
})
