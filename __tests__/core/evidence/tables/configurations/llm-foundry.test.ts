import { describe, expect, it } from '@jest/globals'
import { reader } from '../../../../../src/core/evidence/tables/configurations/llm-foundry.ts'
import { observationLines } from '../../../../support/observation-lines.ts'

const read = (text: string) => observationLines(reader, 'train.yaml', text)
const settings = `max_duration: 10ba
global_train_batch_size: 256
precision: amp_bf16
model:
  attn_config: { attn_impl: flash }
fsdp_config:
  sharding_strategy: FULL_SHARD
`
const expected = (from: number) => [
  `${from + 2}! framework pytorch configured`,
  `${from + 2}! library llm-foundry configured`,
  `${from + 3}! precision bf16`,
  `${from + 7}! sharding fsdp`,
  `${from + 5}! library flash-attention configured`,
]

describe('llm foundry', () => {
  it('reads the format, the sharding and the attention', () => {
    expect(read(settings)).toEqual(expected(0))
  })

  it('reads them within a run that is submitted', () => {
    expect(read(`name: run\nparameters:\n${settings.replace(/^(?=.)/gm, '  ')}`)).toEqual(expected(2))
  })

  it('tells shards from copies, and leaves the rest open', () => {
    expect(read(settings.replace('FULL_SHARD', 'NO_SHARD'))).toContain('7! sharding data')
    expect(read(settings.replace('FULL_SHARD', '<STRATEGY>')).join()).not.toContain('sharding')
    expect(read(settings.replace('impl: flash', 'impl: torch')).join()).not.toContain('flash')
    expect(read(settings.replace('amp_bf16', 'auto')).join()).not.toContain('precision')
  })

  it('says nothing of other files', () => {
    expect(read('max_duration: 1ep\nprecision: amp_bf16\n')).toEqual([])
    expect(read('a:\n  max_duration: 1ep\nb:\n  global_train_batch_size: 8\n')).toEqual([])
  })
})
