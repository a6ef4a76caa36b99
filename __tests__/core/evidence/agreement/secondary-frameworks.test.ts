import { describe, expect, it } from '@jest/globals'
import { secondaryFrameworks } from '../../../../src/core/evidence/agreement/secondary-frameworks.ts'
import type { AttributedObservation } from '../../../../src/core/evidence/observation/attributed-observation.ts'
import type { FrameworkObservation } from '../../../../src/core/evidence/observation/observation.ts'

const seen = (
  framework: string,
  path: string,
  more: Partial<FrameworkObservation> = {},
  attributed: Partial<AttributedObservation> = {},
): AttributedObservation => ({
  observation: {
    what: 'framework',
    framework,
    how: 'imported',
    certainty: 'suggests',
    place: { path, line: 1 },
    ...more,
  },
  attribution: 'beside',
  ...attributed,
})
const installed = (framework: string): AttributedObservation =>
  seen(framework, 'requirements.txt', { how: 'installed', certainty: 'states' })
const files = (framework: string, number: number): AttributedObservation[] =>
  Array.from({ length: number }, (_, at) => seen(framework, `${at}.py`))
const beside = (...attributed: readonly AttributedObservation[]) => [...secondaryFrameworks(attributed)]

describe('a framework beside the one that a job is written in', () => {
  it('is imported by no file without the other, which is installed', () => {
    expect(beside(installed('jax'), ...files('jax', 3), seen('pytorch', '0.py'), seen('pytorch', '1.py'))).toEqual([
      'pytorch',
    ])
    expect(beside(installed('jax'), ...files('jax', 3), seen('pytorch', '0.py'), seen('pytorch', 'own.py'))).toEqual([])
    expect(beside(installed('jax'), seen('jax', '0.py'), seen('pytorch', '0.py'))).toEqual([])
    expect(beside(...files('jax', 3), seen('pytorch', '0.py'))).toEqual([])
  })

  it('is imported by a tenth of as many files', () => {
    expect(beside(installed('pytorch'), ...files('pytorch', 10), seen('flax', 'own.py'))).toEqual(['jax'])
    expect(beside(installed('pytorch'), ...files('pytorch', 9), seen('flax', 'own.py'))).toEqual([])
  })

  it('is installed and imported by a file of the job’s own, where the launcher of another starts ten times as many', () => {
    const launched = seen('pytorch', 'train.sh', { how: 'configured' }, { attribution: 'listed' })
    const data = seen('tensorflow', 'data.py', {}, { attribution: 'listed' })
    const both = [installed('pytorch'), installed('tensorflow'), data]
    expect(beside(...both, launched, ...files('pytorch', 10))).toEqual(['tensorflow'])
    expect(beside(...both, launched, ...files('pytorch', 9))).toEqual([])
    expect(beside(...both, ...files('pytorch', 10))).toEqual([])
    const image = seen('tensorflow', 'Dockerfile', { how: 'image' })
    expect(beside(...both, launched, ...files('pytorch', 10), image)).toEqual([])
  })

  it('is neither installed nor launched, nor imported by a file of the job’s own', () => {
    const many = [installed('pytorch'), ...files('pytorch', 20)]
    expect(beside(...many, seen('jax', 'own.py'))).toEqual(['jax'])
    expect(beside(...many, seen('jax', 'own.py'), installed('jax'))).toEqual([])
    expect(beside(...many, seen('jax', 'own.py'), seen('jax', 'run.sh', { how: 'configured' }))).toEqual([])
    expect(beside(...many, seen('jax', 'run.sh', { how: 'image' }))).toEqual([])
    expect(beside(...many, seen('jax', 'own.py', {}, { attribution: 'listed' }))).toEqual([])
    expect(beside(...many, seen('jax', 'own.py', {}, { attribution: 'namesake' }))).toEqual([])
  })

  it('stands in the lists after another one, which ten times as many files import', () => {
    const listed = (framework: string) => seen(framework, 'requirements.txt', { how: 'installed' })
    expect(beside(installed('pytorch'), ...files('pytorch', 10), listed('jax'))).toEqual(['jax'])
    expect(beside(installed('pytorch'), ...files('pytorch', 9), listed('jax'))).toEqual([])
    expect(beside(installed('pytorch'), ...files('pytorch', 10), listed('jax'), seen('jax', '0.py'))).toEqual(['jax'])
    expect(
      beside(installed('pytorch'), ...files('pytorch', 19), listed('jax'), seen('jax', '0.py'), seen('jax', '1.py')),
    ).toEqual([])
    expect(beside(listed('pytorch'), ...files('pytorch', 10), listed('jax'))).toEqual([])
  })

  it('is TensorFlow or PyTorch after JAX in a list, where no file imports it', () => {
    const listed = (framework: string) => seen(framework, 'requirements.txt', { how: 'installed' })
    expect(beside(installed('jax'), listed('tensorflow'))).toEqual(['tensorflow'])
    expect(beside(installed('jax'), listed('tensorflow'), seen('tensorflow', 'own.py'))).toEqual([])
    expect(beside(installed('jax'), listed('pytorch'))).toEqual([])
    expect(beside(installed('jax'), seen('jax', 'train.py'), listed('pytorch'))).toEqual(['pytorch'])
    expect(beside(installed('jax'), seen('jax', 'train.py'), listed('pytorch'), seen('pytorch', 'own.py'))).toEqual([])
    expect(beside(installed('pytorch'), listed('tensorflow'))).toEqual([])
  })

  it('is imported by a tenth of the files of one that an image brings', () => {
    const image = seen('tensorflow', 'Dockerfile', { how: 'image' })
    expect(beside(image, ...files('tensorflow', 10), seen('pytorch', 'own.py'))).toEqual(['pytorch'])
    expect(beside(...files('tensorflow', 10), seen('pytorch', 'own.py'))).toEqual([])
  })
})
