import { describe, expect, it } from '@jest/globals'
import { reader } from '../../../../../src/core/evidence/readers/configurations/hardware-settings.ts'

const read = (text: string) => (reader.mayHold?.(text) === false ? [] : reader.read('a.yaml', text))

describe('settings that tell a program which accelerator to take', () => {
  it('suggest a model, wherever they stand, and no number', () => {
    const text = 'trainer:\n  cpu: 8\n  memory: 16\n  accelerator_type: a100\nother:\n  - gpu_type: mi250x\n'
    expect(read(text)).toEqual([
      {
        what: 'accelerator',
        certainty: 'suggests',
        place: { path: 'a.yaml', line: 4 },
        kind: 'gpu',
        vendor: 'nvidia',
        accelerator: 'a100',
      },
      expect.objectContaining({ accelerator: 'mi250x', vendor: 'amd', place: { path: 'a.yaml', line: 6 } }),
    ])
  })

  it('suggest TPUs where they are switched on', () => {
    expect(read('device:\n  use_tpu: True\n')).toEqual([
      {
        what: 'accelerator',
        certainty: 'suggests',
        place: { path: 'a.yaml', line: 2 },
        kind: 'tpu',
        vendor: 'google',
      },
    ])
    expect(read('use_tpu: false\n')).toEqual([])
  })

  it.each([
    'gpu_type: any',
    'accelerator_type: gpu',
    'accelerator_type: v4-32',
    'gpu_type: a100:8',
    'gpu_type: $GPU',
    'gpu_type: a100\nnum_gpus: 8',
    'use_tpu: maybe',
  ])('say nothing by %s', (text) => expect(read(`${text}\n`)).toEqual([]))
})
