import { describe, expect, it } from '@jest/globals'
import { reader } from '../../../../../src/core/evidence/tables/configurations/nanotron.ts'
import { observationLines, observationLinesOf } from '../../../../support/observation-lines.ts'

const config = (parallelism: string) => `model:
  dtype: bfloat16
  model_config: { _attn_implementation: flash_attention_2 }
optimizer:
  zero_stage: 1
parallelism:
${parallelism.replace(/^/gm, '  ')}
tokens:
  sequence_length: 2048
lighteval:
  parallelism: { dp: 4, tp: 2, pp: 1 }
`
const counts = (parallelism: string) => observationLinesOf('accelerator', reader, 'run.yaml', config(parallelism))

describe('nanotron', () => {
  it('reads what the parallelism comes to, and how it is trained', () => {
    expect(observationLines(reader, 'run.yaml', config('dp: 192\ntp: 2\npp: 1'))).toEqual([
      '7! framework pytorch configured',
      '7? accelerator gpu count=384',
      '2! precision bf16',
      '5! sharding zero-1',
      '3! library flash-attention configured',
    ])
  })

  it('counts the axes of contexts and experts', () => {
    expect(counts('dp: 4\ntp: 2\npp: 2\ncontext_parallel_size: 2\nexpert_parallel_size: 8')).toEqual([
      '7? accelerator gpu count=256',
    ])
  })

  it('counts nothing where an axis is open', () => {
    expect(counts('dp: <DP>\ntp: 2\npp: 1')).toEqual(['7? accelerator gpu'])
    expect(counts('dp: 2\ntp: 2\npp: 1\nexpert_parallel_size: x')).toEqual(['7? accelerator gpu'])
    expect(observationLines(reader, 'run.yaml', config('tp: 2\npp: 1'))).toEqual([])
  })

  it('says nothing of other files', () => {
    expect(observationLines(reader, 'a.yaml', 'parallelism: { dp: 1, tp: 1, pp: 1 }\noptimizer: {}\n')).toEqual([])
    expect(observationLines(reader, 'a.yaml', 'parallelism: 4\nmodel: x\ntokens: 1\n')).toEqual([])
  })
})
