import { describe, expect, it } from '@jest/globals'
import { declarationOf, itDeclaresAlike } from '../../support/spelled.ts'

describe('a program that serves', () =>
  itDeclaresAlike([
    ['serving: vllm\ngpu: L4', 'task: inference\nframework: vllm\nhardware: L4'],
    ['serving_framework: vllm\ngpu: L4', 'task: inference\nframework: vllm\nhardware: L4'],
    [
      'vllm: { tensor-parallel-size: 8, max-num-seqs: 16 }\nhardware: { gpu: H100, gpus: 8 }',
      'task: inference\nscale: { global_batch_size: 16 }\nhardware: { accelerator: H100, count: 8, parallelism: { tensor: 8 } }',
    ],
    ['framework: vllm\nquantization: awq', 'task: inference\nframework: vllm\nmodel: { weights_precision: int4 }'],
  ]))

describe('weights in the formats of finished models', () => {
  it.each(['awq', 'gptq'])('%s alone trains nothing', (format) => {
    const { model } = declarationOf(`framework: pytorch\nquantization: ${format}\n`) as { model?: { method?: string } }
    expect(model?.method).toBeUndefined()
  })
})
