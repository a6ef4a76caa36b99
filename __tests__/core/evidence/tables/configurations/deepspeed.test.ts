import { describe, expect, it } from '@jest/globals'
import { reader } from '../../../../../src/core/evidence/tables/configurations/deepspeed.ts'
import { observationLines } from '../../../../support/observation-lines.ts'

const read = (text: string, path = 'ds_config.json') => observationLines(reader, path, text)

describe('deepspeed', () => {
  it('reads the stage of ZeRO, the precision and the devices that the batches imply', () => {
    const text = `{
\t"train_batch_size": 256,
\t"train_micro_batch_size_per_gpu": 4,
\t"gradient_accumulation_steps": 4,
\t"fp16": { "enabled": false },
\t"bf16": {
\t\t"enabled": true
\t},
\t"zero_optimization": {
\t\t"stage": 3,
\t\t"offload_optimizer": { "device": "cpu" }
\t}
}
`
    expect(read(text)).toEqual([
      '9? framework pytorch configured',
      '9! library deepspeed configured',
      '10! sharding zero-3',
      '6! precision bf16',
      '9? accelerator count=16',
    ])
  })

  it('leaves to the trainer what is left to it', () => {
    const text = `{
  "bf16": { "enabled": "auto" },
  "fp16": { "enabled": "auto" },
  "zero_optimization": { "stage": 2 },
  "train_batch_size": "auto",
  "train_micro_batch_size_per_gpu": "auto",
  "gradient_accumulation_steps": "auto"
}`
    expect(read(text)).toEqual([
      '4? framework pytorch configured',
      '4! library deepspeed configured',
      '4! sharding zero-2',
    ])
  })

  it('counts no devices that the batches do not come to', () => {
    const text = '{"train_batch_size": 10, "train_micro_batch_size_per_gpu": 4, "gradient_accumulation_steps": 1}'
    expect(read(text).filter((line) => line.includes('accelerator'))).toEqual([])
  })

  it('leaves the configuration of GPT-NeoX to its own reader', () => {
    const text = '{ "pipe-parallel-size": 1, "model-parallel-size": 4, "zero_optimization": { "stage": 1 } }'
    expect(read(text, 'pythia-12b.yml')).toEqual([])
  })

  it('says nothing of other files', () => {
    expect(read('{"model": {"zero_optimization": {"stage": 3}}}')).toEqual([])
    expect(read('["zero_optimization": 3]')).toEqual([])
    expect(read('{"zero_optimization": ')).toEqual([])
    expect(read('{"bf16": {"enabled": true}}')).toEqual([])
    expect(read('{"zero_optimization": {"stage": $STAGE}}').filter((line) => line.includes('sharding'))).toEqual([])
    expect(read('{"zero_optimization": {"stage": 7}, "fp16": true}')).toEqual([
      '1? framework pytorch configured',
      '1! library deepspeed configured',
    ])
  })
})
