import { describe, expect, it } from '@jest/globals'
import { reader } from '../../../../../src/core/evidence/tables/configurations/gpt-neox.ts'
import { observationLines } from '../../../../support/observation-lines.ts'

const read = (text: string, path = '1b.yml') => observationLines(reader, path, text)

describe('gpt-neox', () => {
  const text = `{
  "pipe-parallel-size": 1,
  "model-parallel-size": 4,

  # attention
  "attention-config": [[["flash"], 36]],
  "zero_optimization": { "stage": 1 },
  "fp16": { "enabled": true, "type": "bfloat16" }
}`
  const expected = [
    '2! framework pytorch configured',
    '2! library gpt-neox configured',
    '2! library deepspeed configured',
    '6! library flash-attention configured',
    '7! sharding zero-1',
    '8! precision bf16',
  ]

  it('reads the model, the optimizer and the format', () => {
    expect(read(text)).toEqual(expected)
  })

  it('does not mind a forgotten comma', () => {
    expect(read(text.replace('36]],', '36]]'))).toEqual(expected)
    expect(read(text.replace('36]],', '36]'))).toEqual([])
  })

  it('reads underscores, and the format by its own word', () => {
    expect(read('pipe_parallel_size: 2\nprecision: bfloat16\nattention_config: [[[global], 12]]\n')).toEqual([
      '1! framework pytorch configured',
      '1! library gpt-neox configured',
      '1! library deepspeed configured',
      '2! precision bf16',
    ])
  })

  it('reads the numbers for the launcher, also in a file of their own', () => {
    const launcher = '{ "deepspeed_slurm": true,\n  "num_gpus": 8,\n  "num_nodes": 4 }'
    expect(read(launcher, 'slurm.yml')).toEqual(['2? accelerator gpu perNode=8 nodes=4 count=32'])
    expect(read('pipe-parallel-size: 1\nnum-gpus: 4\n')).toContain('2? accelerator gpu perNode=4')
    expect(read('num_gpus: 8\nnum_nodes: 4\n')).toEqual([])
    expect(read('# the hostfile is elsewhere\nnum_gpus: 8\n')).toEqual([])
  })

  it('says nothing of other files', () => {
    expect(read('model_parallel_size: 4\nname: x\n')).toEqual([])
    expect(read('{"zero_optimization": {"stage": 1}}')).toEqual([])
  })
})
