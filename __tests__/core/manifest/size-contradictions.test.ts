import { describe, expect, it } from '@jest/globals'
import { demanded } from '../../support/policy-runs.ts'
import { troubles } from '../../support/spelled.ts'

const llama = 'model: { name: meta-llama/Llama-3.1-70B, precision: bf16 }\n'
const model = (architecture: string): string => `model: { architecture: ${architecture}, precision: bf16 }\n`
const scale = (sizes: string): string => `scale: { ${sizes} }\n`

/** Contradictory sizes, the key that a finding points to, and its words. */
const contradictions: readonly (readonly [sizes: string, key: string, words: string])[] = [
  [
    `${model('custom')}${scale('parameters: 7B, tokens: 1T, samples: 1, flops_per_sample: 1')}`,
    'flops_per_sample',
    '`flops_per_sample` × `samples` is 1 FLOPs, but the parameters and `tokens` take 4.2e22.',
  ],
  [
    `${llama}${scale('flops_per_sample: 1, samples: 5, tokens: 1T')}`,
    'flops_per_sample',
    '`flops_per_sample` × `samples` is 5 FLOPs, but',
  ],
  [`${llama}${scale('active_parameters: 1M, tokens: 1T')}`, 'active_parameters', 'has 70.6B active parameters.'],
  [
    `${model('moe')}${scale('parameters: 7B, active_parameters: 1K, tokens: 1T')}`,
    'active_parameters',
    "is 1,000, less than a thousandth of the model's 7B parameters.",
  ],
  [
    `model: { name: acme/frobnicator-13b, precision: bf16 }\n${scale('active_parameters: 1k, tokens: 1T')}`,
    'active_parameters',
    "less than a thousandth of the model's 13B parameters.",
  ],
  [
    `${model('moe')}${scale('parameters: 7B, active_parameters: 70B, tokens: 1T')}`,
    'active_parameters',
    'is 70B, but the model has 7B parameters.',
  ],
  [
    scale('global_batch_size: 1024, sequence_length: 8192, global_batch_tokens: 1'),
    'global_batch_tokens',
    'is 1, but `global_batch_size` × `sequence_length` is 8.39M.',
  ],
  [
    scale('global_batch_size: 1024, sequence_length: 8192, global_batch_tokens: 1B'),
    'global_batch_tokens',
    'is 1B, but',
  ],
  [
    `${model('transformer')}${scale('parameters: 7B, samples: 1B, sequence_length: 8192, tokens: 1000')}`,
    'tokens',
    'is 1,000, but `samples` × `sequence_length` is 8.19T.',
  ],
  [scale('samples: 1000, sequence_length: 1024, epochs: 2, tokens: 1T'), 'tokens', 'is 1T, but'],
  [
    `${model('transformer')}${scale('parameters: 7B, tokens: 1M, steps: 500000, sequence_length: 4096, global_batch_size: 1024')}`,
    'tokens',
    'is 1M, but `steps` of the batch come to 2.1T.',
  ],
  [
    `${llama.replace('precision', 'architecture: cnn, precision')}${scale('tokens: 1T')}`,
    'architecture',
    '`model.architecture` is cnn, but meta-llama/Llama-3.1-70B has the architecture transformer.',
  ],
  [
    `${model('transformer')}${scale('parameters: 7B, samples: 1B, flops_per_sample: 1k')}`,
    'flops_per_sample',
    'is 1,000, but a sample passes 7B parameters.',
  ],
  [`model: resnet-50\n${scale('samples: 1B, flops_per_sample: 1k')}`, 'flops_per_sample', 'FLOPs per sample.'],
  [`model: sdxl\n${scale('parameters: 8B')}`, 'parameters', 'has 2.57B parameters.'],
  [
    `model: { layers: 100, hidden_size: 30000 }\n${scale('parameters: 1B, tokens: 1T')}`,
    'layers',
    'make about 1.08T parameters, but the model has 1B.',
  ],
  [
    `model: { name: meta-llama/Llama-3.1-8B, layers: 100, hidden_size: 30000 }\n${scale('tokens: 1T')}`,
    'layers',
    'but the model has 8.03B.',
  ],
]

/** Sizes that differ because of counting methods, or that mean different things. */
const consistent: readonly string[] = [
  `${llama}${scale('active_parameters: 70B, parameters: 70B, tokens: 1T')}`,
  `${llama.replace('precision', 'architecture: custom, precision')}${scale('tokens: 1T')}`,
  `${model('moe')}${scale('parameters: 47B, active_parameters: 13B, tokens: 1T')}`,
  `${model('moe')}${scale('parameters: 1T, active_parameters: 32B, tokens: 1T')}`,
  `${model('moe')}${scale('parameters: 619B, active_parameters: 1.5B, tokens: 1T')}`,
  `${model('transformer')}${scale('parameters: 7B, active_parameters: 7.24B, tokens: 1T')}`,
  `${model('recommender')}${scale('parameters: 100B, active_parameters: 10M, samples: 1B, flops_per_sample: 30M')}`,
  scale('global_batch_size: 1024, sequence_length: 4096, global_batch_tokens: 4M'),
  scale('global_batch_size: 1024, sequence_length: 4096, global_batch_tokens: 300k'),
  scale('samples: 1M, sequence_length: 2048, tokens: 2B'),
  scale('samples: 1M, sequence_length: 2048, tokens: 100M'),
  scale('samples: 1M, sequence_length: 2048, tokens: 6B'),
  scale('samples: 1M, sequence_length: 2048, epochs: 3, tokens: 6B'),
  `${model('transformer')}${scale('parameters: 7B, samples: 1M, tokens: 2B, flops_per_sample: 8e13')}`,
  `${model('transformer')}${scale('parameters: 7B, samples: 1M, tokens: 2B, flops_per_sample: 4e13')}`,
  `model: resnet-50\n${scale('samples: 1B, flops_per_sample: 4.1e9')}`,
  `model: resnet-50\n${scale('samples: 1B, flops_per_sample: 24e9')}`,
  `model: { name: resnet-50, architecture: cnn }\n${scale('samples: 1B')}`,
  `model: sdxl\n${scale('parameters: 3.5B')}`,
  `model: { layers: 32, hidden_size: 4096 }\n${scale('parameters: 7B, tokens: 1T')}`,
  `model: { layers: 8, hidden_size: 512 }\n${scale('parameters: 300M, tokens: 1T')}`,
  `task: inference\n${scale('samples: 1B, sequence_length: 8192, tokens: 1000')}`,
]

const hardware = 'hardware: { accelerator: h100, count: 64 }\n'
const rest = `task: pretraining\nframework: pytorch\nstage: production\n${hardware}`
const limit = (more: string): string => `limits: [{ id: h, hours: 100h${more} }]\n`

describe('sizes that contradict each other', () => {
  it.each(contradictions)('are reported: %s', (sizes, key, words) => {
    const text = /^task/.test(sizes) ? sizes : `task: pretraining\n${sizes}`
    const found = troubles(text)
    expect(found).toMatchObject([
      { rule: 'manifest/contradicts-model', severity: 'warning', message: expect.stringContaining(words) },
    ])
    expect(found[0]?.path.at(-1)).toBe(key)
  })

  it.each(contradictions.filter(([sizes]) => /tokens: 1T|samples: 1B, seq|steps: 500000/.test(sizes)))(
    'count as the largest under a locked limit: %s',
    async (sizes) => {
      expect(await demanded(limit(', locked: true'), `${rest}${sizes}`)).toEqual([
        expect.stringMatching(/^\d+ error policy\/(?:limit-exceeded|undeclared)$/),
      ])
    },
  )
})

it.each(consistent)('does not call consistent sizes contradictory: %s', (sizes) => {
  expect(troubles(sizes.startsWith('task') ? sizes : `task: pretraining\n${sizes}`)).toEqual([])
})
