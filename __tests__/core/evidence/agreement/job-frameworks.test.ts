import { describe, expect, it } from '@jest/globals'
import { evidenceFacts } from '../../../../src/core/evidence/agreement/facts.ts'
import { frameworksOf } from '../../../../src/core/evidence/agreement/job-frameworks.ts'
import type { AttributedObservation } from '../../../../src/core/evidence/observation/attributed-observation.ts'
import type {
  AcceleratorObservation,
  FrameworkObservation,
} from '../../../../src/core/evidence/observation/observation.ts'

const framework = (
  name: string,
  how: FrameworkObservation['how'],
  attributed: Partial<AttributedObservation> = {},
): AttributedObservation => ({
  observation: {
    what: 'framework',
    framework: name,
    how,
    certainty: how === 'installed' ? 'states' : 'suggests',
    place: { path: 'a/b', line: 1 },
  },
  attribution: 'beside',
  ...attributed,
})
const names = (...attributed: AttributedObservation[]): string[] => frameworksOf(attributed).map(({ id }) => id)

describe('the frameworks of a job', () => {
  const neighbour = framework('jax', 'imported', { attribution: 'elsewhere' })

  it('are not those of neighbours where its folder holds sources and what they need', () => {
    expect(names(framework('pytorch', 'installed'), framework('pytorch', 'imported'), neighbour)).toEqual(['pytorch'])
  })

  it('may be those of neighbours and of what lies above otherwise', () => {
    expect(names(framework('pytorch', 'imported'), neighbour)).toEqual(['pytorch', 'jax'])
    expect(names(framework('pytorch', 'installed'), neighbour)).toEqual(['pytorch', 'jax'])
    expect(names(framework('pytorch', 'installed'), framework('tensorflow', 'imported'), neighbour)).toContain('jax')
    const others = (['installed', 'imported'] as const).map((how) =>
      framework('tensorflow', how, { attribution: 'elsewhere' }),
    )
    expect(names(framework('pytorch', 'imported'), ...others, neighbour)).toEqual(['pytorch', 'tensorflow', 'jax'])
    const above = framework('jax', 'installed', { attribution: 'above' })
    expect(names(framework('pytorch', 'installed'), framework('pytorch', 'imported'), above)).toContain('jax')
  })
})

describe('what a script installs on a machine', () => {
  const setUp = (attributed: Partial<AttributedObservation>, path = 'vm/start-up.sh') => {
    const installed = framework('pytorch', 'installed', attributed)
    const [found] = frameworksOf([
      { ...installed, observation: { ...installed.observation, place: { path, line: 1 } } },
    ])
    return found?.installed
  }

  it('is not what the job uses, unless the script is its own', () => {
    expect(setUp({})).toBe(false)
    for (const own of [{ attribution: 'listed' }, { attribution: 'namesake' }, { attribution: 'named' }] as const)
      expect(setUp(own)).toBe(true)
    expect(setUp({}, 'requirements.txt')).toBe(true)
  })
})

describe('the kind of a job', () => {
  const accelerator = (
    seen: Partial<AcceleratorObservation>,
    attributed: Partial<AttributedObservation> = {},
  ): AttributedObservation => ({
    observation: {
      what: 'accelerator',
      place: { path: 'job.slurm', line: 1 },
      certainty: 'states',
      kind: 'gpu',
      ...seen,
    },
    attribution: 'listed',
    ...attributed,
  })

  it('is what listed files ask for, even where they leave the number open', () => {
    expect(evidenceFacts([accelerator({})]).kind).toMatchObject({ value: 'gpu', isConclusive: true })
  })

  it('is not known where they disagree, merely suggest it, or are not listed', () => {
    expect(evidenceFacts([accelerator({}), accelerator({ kind: 'tpu' })]).kind).toBeUndefined()
    expect(evidenceFacts([accelerator({ certainty: 'suggests' })]).kind).toBeUndefined()
    expect(evidenceFacts([accelerator({}, { attribution: 'named' })]).kind).toBeUndefined()
  })
})

describe('the count of a job', () => {
  it('is not that of a default', () => {
    const observation: AcceleratorObservation = {
      what: 'accelerator',
      kind: 'gpu',
      perNode: 2,
      nodes: 3,
      count: 6,
      byDefault: 'nodes',
      certainty: 'states',
      place: { path: 'runtime.yaml', line: 1 },
    }
    const facts = evidenceFacts([{ observation, attribution: 'listed' }])
    expect(facts.count).toBeUndefined()
    expect(facts.perNode?.value).toBe(2)
  })
})

describe('the launches around a job', () => {
  const launch = (
    seen: Partial<AcceleratorObservation>,
    attribution: AttributedObservation['attribution'] = 'beside',
    path = 'train.sh',
  ): AttributedObservation => ({
    attribution,
    observation: { what: 'accelerator', kind: 'gpu', certainty: 'suggests', place: { path, line: 2 }, ...seen },
  })
  const eight = { perNode: 8, nodes: 1, count: 8 }
  const countOf = (...attributed: AttributedObservation[]) => {
    const { count } = evidenceFacts(attributed)
    return count && [count.value, count.isConclusive || count.isStated]
  }

  it('tell the count, which is no more than a hint, where they are scripts that agree', () => {
    expect(countOf(launch(eight))).toEqual([8, false])
    expect(countOf(launch({ perNode: 8 }, 'beside', 'a.sh'), launch(eight), launch(eight, 'elsewhere'))).toEqual([
      8,
      false,
    ])
  })

  it.each([
    ['another number elsewhere', [launch(eight), launch({ count: 4 }, 'elsewhere', 'other.sh')]],
    ['a launch that leaves it open', [launch(eight), launch({ perNode: 4 }, 'beside', 'other.sh')]],
    ['a default', [launch({ ...eight, byDefault: true })]],
    ['a trial on one', [launch({ perNode: 1, nodes: 1, count: 1 })]],
    ['settings', [launch(eight, 'beside', 'conf/train.yaml')]],
    ['another kind as well', [launch(eight), launch({ ...eight, kind: 'other' })]],
    ['nothing near', [launch(eight, 'elsewhere')]],
  ])('tell none: %s', (_, attributed) => {
    expect(countOf(...attributed)).toBeUndefined()
  })
})
