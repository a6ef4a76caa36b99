import { describe, expect, it } from '@jest/globals'
import { reader } from '../../../../../src/core/evidence/readers/configurations/tpu-settings.ts'
import { observationLines } from '../../../../support/observation-lines.ts'

const json = (settings: object) => observationLines(reader, 'configs/large.json', JSON.stringify(settings, null, '\t'))

describe('settings of programs that share a model out to cores of TPUs', () => {
  it('tell the size of the slice in cores, of which a chip has two', () => {
    expect(json({ layers: 28, cores_per_replica: 8, tpu_size: 256 })).toEqual(['4? accelerator tpu google count=128'])
    expect(json({ runs: [{ cores_per_replica: 8, tpu_size: 8 }] })).toEqual(['5? accelerator tpu google count=4'])
    expect(observationLines(reader, 'large.yaml', 'cores_per_replica: 8\ntpu_size: 32\n')).toEqual([
      '2? accelerator tpu google count=16',
    ])
  })

  it('tell nothing where the model is not shared out, or the size is open or odd', () => {
    expect(json({ tpu_size: 256 })).toEqual([])
    expect(json({ model: { cores_per_replica: 8 }, tpu_size: 256 })).toEqual([])
    expect(json({ cores_per_replica: 8, tpu_size: 'v3-256' })).toEqual([])
    expect(json({ cores_per_replica: 1, tpu_size: 7 })).toEqual([])
    expect(json({ cores_per_replica: 1, tpu_size: 0 })).toEqual([])
    expect(observationLines(reader, 'large.toml', 'cores_per_replica = 8\ntpu_size = 32\n')).toEqual([])
  })
})
