import { describe, expect, it } from '@jest/globals'
import { frameworksOf } from '../../../../../src/core/evidence/agreement/job-frameworks.ts'
import type { AttributedObservation } from '../../../../../src/core/evidence/observation/attributed-observation.ts'
import type { Observation } from '../../../../../src/core/evidence/observation/observation.ts'
import { SourceFile } from '../../../../../src/core/evidence/source-file.ts'
import { survey } from '../../../../../src/core/evidence/survey/survey.ts'
import { reader } from '../../../../../src/core/evidence/tables/sources/notebook.ts'
import { attributeToJobs } from '../../../../support/attribute-to-jobs.ts'

const notebook = (cells: readonly object[], spaces = 1) => JSON.stringify({ cells, nbformat: 4 }, undefined, spaces)
const code = (...source: string[]) => ({ cell_type: 'code', source })
const read = (text: string) => reader.read(new SourceFile('explore.ipynb', text))
const seen = (text: string) =>
  read(text).flatMap((each) => (each.what === 'framework' ? [[each.framework, each.place.line, each.certainty]] : []))

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

  it('tells what its commands start, over the lines that they continue on, and a cell of the shell', () => {
    const text = notebook([
      code(
        'import transformers\n',
        '!pip install torch\n',
        '!torchrun --nproc_per_node=4 \\\n',
        '  train.py --num_train_epochs 3\n',
        'x = 1\n',
      ),
      code('%%bash\n', 'deepspeed --num_gpus=2 train.py\n'),
      code('%cd src\n', '?help\n'),
    ])
    const started = read(text).flatMap((each): unknown[][] =>
      each.what === 'accelerator'
        ? [[each.perNode, each.place.line]]
        : each.what === 'setting'
          ? [[each.key, each.value, each.place.line]]
          : [],
    )
    expect(started).toEqual([
      [4, 8],
      ['scale.epochs', 3, 9],
      [2, 17],
    ])
    expect(seen(text)).toContainEqual(['pytorch', 8, 'suggests'])
  })

  it('suggests the hardware that its code requests, here or in a cloud', () => {
    const text = notebook([
      code('import torch\n', 'import pytorch_lightning as pl\n'),
      code('trainer = pl.Trainer(accelerator="gpu", devices=4)\n', 'trainer.fit(model)\n'),
      code(
        'from sagemaker.pytorch import PyTorch\n',
        'job = PyTorch(entry_point="train.py", instance_type="ml.p4d.24xlarge", instance_count=2)\n',
      ),
    ])
    const hardware = read(text).filter(({ what }) => what === 'accelerator')
    expect(hardware).toMatchObject([
      { kind: 'gpu', perNode: 4, certainty: 'suggests' },
      { machine: 'ml.p4d.24xlarge', nodes: 2, certainty: 'suggests' },
    ])
    expect(text.split('\n')[(hardware[1]?.place.line ?? 0) - 1]).toContain('ml.p4d.24xlarge')
  })

  it('speaks of a job that lists it, and not of those beside it', () => {
    const hardware = read(notebook([code('import torch\n', 'model.cuda()\n')])).filter(
      ({ what }) => what === 'accelerator',
    )
    const attributedTo = (globs?: readonly string[]) =>
      attributeToJobs('accelerator.yml', [{ name: 'tune', ...(globs && { globs }) }], hardware, ['accelerator.yml'])
        .flat()
        .map(({ attribution }) => attribution)
    expect(hardware).toMatchObject([{ kind: 'gpu', certainty: 'suggests' }])
    expect(attributedTo()).toEqual(['elsewhere'])
    expect(attributedTo(['explore.ipynb'])).toEqual(['listed'])
  })

  it('tells nothing where it is none', () => {
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
