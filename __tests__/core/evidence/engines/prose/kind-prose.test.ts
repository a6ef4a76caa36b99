import { describe, expect, it } from '@jest/globals'
import { kindsIn } from '../../../../../src/core/evidence/engines/prose/kind-prose.ts'

describe('the kinds that a sentence names', () => {
  it.each([
    ['We train on TPUs.', ['tpu']],
    ['Training on single node GPUs', ['gpu']],
    ['Training uses JAX on Google Cloud TPU and saves often.', ['tpu']],
    ['It was trained on a TPU pod, and fine-tuned on 4 GPUs.', ['tpu', 'gpu']],
    ['Pretrained on TPUs, tuned with a GPU.', ['tpu', 'gpu']],
    ['Train on GPU memory limits.', []],
    ['Training is logged on disk.', []],
    ['Trained on the TPUv4 data.', []],
    // A model is read elsewhere, with its number.
    ['We trained it on 8 A100 GPUs.', []],
  ])('"%s"', (sentence, kinds) => {
    expect(kindsIn(sentence)).toEqual(kinds)
  })

  it('are looked for in no more than a sentence', () => {
    expect(kindsIn(`${'on a '.repeat(20_000)}TPU`)).toEqual([])
  })
})
