import { describe, expect, it } from '@jest/globals'
import { frameworksOf } from '../../../../../src/core/evidence/agreement/job-frameworks.ts'
import type { AttributedObservation } from '../../../../../src/core/evidence/observation/attributed-observation.ts'
import type { Observation } from '../../../../../src/core/evidence/observation/observation.ts'
import { SourceFile } from '../../../../../src/core/evidence/source-file.ts'
import { survey } from '../../../../../src/core/evidence/survey/survey.ts'
import { reader } from '../../../../../src/core/evidence/tables/sources/notebook.ts'

const notebook = (cells: readonly object[], spaces = 1) => JSON.stringify({ cells, nbformat: 4 }, undefined, spaces)
const code = (...source: string[]) => ({ cell_type: 'code', source })
const read = (text: string) => reader.read(new SourceFile('explore.ipynb', text))
const seen = (text: string) =>
  read(text).map((each) => [each.what === 'framework' && each.framework, each.place.line, each.certainty])

describe('a notebook', () => {
  it('tells the frameworks that its code imports, with the lines where they stand', () => {
    const text = notebook([
      { cell_type: 'markdown', source: ['import torch'] },
      code('%matplotlib inline\n', '!pip install tensorflow\n', 'import jax\n', 'x = jax.device_count("tpu")\n'),
      code('from flax import linen as nn\n'),
    ])
    expect(seen(text)).toEqual([
      ['jax', 14, 'suggests'],
      ['flax', 21, 'suggests'],
    ])
    expect(text.split('\n')[13]).toContain('import jax')
    expect(seen(notebook([{ cell_type: 'code', source: 'import os\nimport jax\n' }], 0))).toEqual([
      ['jax', 1, 'suggests'],
    ])
  })

  it('tells nothing of hardware, and nothing where it is none', () => {
    expect(read(notebook([code('import torch\n', 'model.cuda()\n')])).map(({ what }) => what)).toEqual(['framework'])
    for (const text of [
      '',
      'import torch',
      '{"cells": 3}',
      '{"cells": [null, 3]}',
      '[]',
      'null',
      '{"cells": [{"cell_type": "code", "source": ["import torch"',
    ])
      expect(read(text)).toEqual([])
  })

  it('contradicts nothing, unless the manifest lists it', () => {
    const [jax] = read(notebook([code('import jax\n')])) as [Observation]
    const imported = (attributed: Omit<AttributedObservation, 'observation'>) =>
      frameworksOf([{ observation: jax, ...attributed }])[0]?.imported
    expect(imported({ attribution: 'beside' })).toBe(false)
    expect(imported({ attribution: 'above' })).toBe(false)
    expect(imported({ attribution: 'listed' })).toBe(true)
  })

  it('is what a repository is written in where nothing else tells', () => {
    const tried = read(notebook([code('import jax\n')]))
    const source: Observation = {
      what: 'framework',
      framework: 'pytorch',
      how: 'imported',
      certainty: 'suggests',
      place: { path: 'train.py', line: 1 },
    }
    const names = (observations: readonly Observation[]) => survey(observations).frameworks.map(({ name }) => name)
    expect(names(tried)).toEqual(['jax'])
    expect(names([...tried, source])).toEqual(['pytorch'])
  })
})
