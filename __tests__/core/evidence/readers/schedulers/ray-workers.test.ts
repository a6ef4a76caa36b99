import { describe, expect, it } from '@jest/globals'
import { reader } from '../../../../../src/core/evidence/readers/schedulers/ray-workers.ts'
import { observationLines } from '../../../../support/observation-lines.ts'

const read = (text: string) => observationLines(reader, 'finetune.yaml', text)

describe('workers of Ray in a configuration', () => {
  it('have what each of them asks for', () => {
    const text = (resource: string) =>
      `Training:\n  num_training_workers: 2\n  resources_per_worker:\n    CPU: 1\n    ${resource}\n`
    expect(read(text('HPU: 1'))).toEqual(['2! accelerator other intel count=2'])
    expect(read(text('GPU: 4'))).toEqual(['2! accelerator gpu count=8'])
    expect(read(text('TPU: 4'))).toEqual(['2! accelerator tpu google count=8'])
    expect(read(text('GPU: 0'))).toEqual([])
    expect(read(text('memory: 4'))).toEqual([])
  })

  it('have a GPU each where they are only told to use it', () => {
    const config = 'scaling_config:\n  num_workers: 4\n  use_gpu: '
    expect(read(`${config}true\n`)).toEqual(['2? accelerator gpu count=4'])
    expect(read(`${config}false\n`)).toEqual([])
    expect(read(`${config}true\n  resources_per_worker: { GPU: 0.5 }\n`)).toEqual([])
    expect(read('scaling_config:\n  num_workers: ${N}\n  use_gpu: true\n')).toEqual([])
  })

  it('stand in JSON with comments as well', () => {
    const text =
      '{\n  # for Ray\n  "scaling_config": {\n    "num_workers": 8,\n    "resources_per_worker": { "GPU": 1, },\n  },\n}\n'
    expect(observationLines(reader, 'pretrain.conf', text)).toEqual(['4! accelerator gpu count=8'])
  })

  it('are no loaders of data', () => {
    expect(read('use_gpu: true\ndata:\n  num_workers: 8\n')).toEqual([])
  })
})
