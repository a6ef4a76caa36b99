import { expect, it } from '@jest/globals'
import { reader } from '../../../../../src/core/evidence/tables/packages/lock-files.ts'
import { observationLines } from '../../../../support/observation-lines.ts'

const locked = (...addresses: string[]): string =>
  `version: 6\nenvironments:\n  default:\n    packages:\n      linux-64:\n${addresses.map((each) => `      - ${each}\n`).join('')}`

it('reads the releases of pixi.lock that run on Linux', () => {
  const text = locked(
    'conda: https://conda.anaconda.org/conda-forge/linux-64/pytorch-2.5.1-cuda126_py312_h1763f6d_306.conda',
    'conda: https://conda.anaconda.org/conda-forge/osx-arm64/pytorch-2.4.0-cpu_generic_py312_0.conda',
    'conda: https://conda.anaconda.org/conda-forge/linux-64/numpy-2.1.0-py312_0.conda',
    'pypi: https://files.pythonhosted.org/packages/aa/bb/jax-0.4.35-py3-none-any.whl',
    'pypi: https://files.pythonhosted.org/packages/aa/bb/tensorflow-2.16.1-cp312-cp312-macosx_12_0_arm64.whl',
  )
  expect(reader.matches('a/pixi.lock')).toBe(true)
  expect(reader.mayHold?.(text)).toBe(true)
  expect(observationLines(reader, 'pixi.lock', text)).toEqual([
    '6! release pytorch locked 2.5.1',
    '9! release jax locked 0.4.35',
  ])
})
