import { describe, expect, it } from '@jest/globals'
import { reader } from '../../../../../src/core/evidence/tables/clouds/beaker.ts'
import { observationLines } from '../../../../support/observation-lines.ts'

const task = (rest: string) => `version: v2\ntasks:\n  - name: pretrain\n${rest}`
const read = (text: string) => (reader.mayHold?.(text) === false ? [] : observationLines(reader, 'beaker.yaml', text))

describe('experiments of Beaker', () => {
  it('multiply the GPUs of a replica', () => {
    expect(read(task('    replicas: 4\n    resources:\n      gpuCount: 8\n'))).toEqual([
      '6! accelerator gpu perNode=8 nodes=4 count=32 @pretrain',
    ])
    expect(read(task('    resources:\n      gpuCount: 2\n'))).toEqual([
      '5! accelerator gpu perNode=2 nodes=1 count=2 @pretrain',
    ])
  })

  it('say nothing of no GPU and of a number that is filled in later', () => {
    expect(read(task('    resources:\n      gpuCount: 0\n'))).toEqual([])
    expect(read(task('    resources:\n      gpuCount: "{{ gpus }}"\n'))).toEqual([])
    expect(read('resources:\n  gpuCount: 8\n')).toEqual([])
  })
})
