import { describe, expect, it } from '@jest/globals'
import { reader } from '../../../../../src/core/evidence/tables/configurations/torchtitan.ts'
import { observationLines, observationLinesOf } from '../../../../support/observation-lines.ts'

const parallelism = (lines: string) => `[parallelism]\n${lines}\n`
const count = (lines: string) => observationLinesOf('accelerator', reader, 'run.toml', parallelism(lines))
const sharding = (lines: string) => observationLinesOf('sharding', reader, 'run.toml', parallelism(lines))

describe('torchtitan', () => {
  it('reads how the training is laid out and in which format it computes', () => {
    const text = `[training]
mixed_precision_param = "bfloat16"
[parallelism]
# tensor_parallel_degree = 2
data_parallel_shard_degree = 8
tensor_parallel_degree = 4
expert_parallel_degree = 8
`
    expect(observationLines(reader, 'run.toml', text)).toEqual([
      '5! framework pytorch configured',
      '5! library torchtitan configured',
      '5? accelerator count=32',
      '5! sharding fsdp',
      '2! precision bf16',
    ])
  })

  it('counts nothing where an axis takes what is left', () => {
    expect(count('data_parallel_shard_degree = -1\ntensor_parallel_degree = 8')).toEqual([])
    expect(count('tensor_parallel_degree = 8')).toEqual([])
    expect(count('data_parallel_shard_degree = 8\npipeline_parallel_degree = "4"')).toEqual([])
    expect(count('data_parallel_shard_degree = 8\npipeline_parallel_degree = 4\ncontext_parallel_degree = 2')).toEqual([
      '2? accelerator count=64',
    ])
  })

  it('tells shards from copies', () => {
    expect(sharding('data_parallel_shard_degree = -1')).toEqual(['2! sharding fsdp'])
    expect(sharding('data_parallel_replicate_degree = 8\ndata_parallel_shard_degree = 1')).toEqual(['2! sharding data'])
    expect(sharding('data_parallel_shard_degree = 1')).toEqual([])
    expect(sharding('tensor_parallel_degree = 8')).toEqual([])
  })

  it('tells no format where weights are converted to another', () => {
    const text = '[training]\nmixed_precision_param = "bfloat16"\n[parallelism]\ntensor_parallel_degree = 1\n[model]\n'
    expect(observationLinesOf('precision', reader, 'run.toml', text)).toEqual(['2! precision bf16'])
    expect(observationLinesOf('precision', reader, 'run.toml', `${text}converters = ["float8"]\n`)).toEqual([])
    expect(observationLinesOf('precision', reader, 'run.toml', `${text}converters = []\n`)).toEqual([
      '2! precision bf16',
    ])
    expect(observationLinesOf('precision', reader, 'run.toml', `${text}[quantize.linear.float8]\n`)).toEqual([])
  })

  it('reads the older place of the degrees, and no other file', () => {
    expect(observationLines(reader, 'run.toml', '[training]\ndata_parallel_degree = -1\n')).toEqual([
      '2! framework pytorch configured',
      '2! library torchtitan configured',
    ])
    expect(observationLines(reader, 'a.toml', '[other]\ntensor_parallel_degree = 8\n')).toEqual([])
    expect(observationLines(reader, 'a.toml', '[parallelism\ntensor_parallel_degree = 8\n')).toEqual([])
  })
})
