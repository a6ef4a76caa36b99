import { describe, expect, it } from '@jest/globals'
import { reader } from '../../../../../src/core/evidence/tables/clouds/determined.ts'
import { observationLines } from '../../../../support/observation-lines.ts'

const read = (text: string) => observationLines(reader, 'distributed.yaml', text)

describe('experiments of Determined', () => {
  it('reads the slots of a trial', () => {
    expect(read('name: a\nresources:\n  slots_per_trial: 16\nentrypoint: python train.py\n')).toEqual([
      '3? accelerator gpu count=16',
    ])
    expect(read('resources:\n  slots_per_trial: 8\nsearcher:\n  name: single\n')).toEqual([
      '2? accelerator gpu count=8',
    ])
  })

  it('says nothing of no slots, of a variable, and of other files', () => {
    expect(read('resources:\n  slots_per_trial: 0\nentrypoint: a\n')).toEqual([])
    expect(read('resources:\n  slots_per_trial: ${N}\nentrypoint: a\n')).toEqual([])
    expect(read('resources:\n  slots_per_trial: 8\n')).toEqual([])
  })
})
