import { describe, expect, it } from '@jest/globals'
import { isMore } from '../../../src/core/finding/substance.ts'
import { type ThresholdName, thresholdKeys } from '../../../src/core/rules/thresholds.ts'
import { reviewUnder } from '../../support/policy-runs.ts'

const gpu = 'framework: pytorch\nstage: production\nhardware: { accelerator: h100, count: 64, provider: gcp }\n'
const tpu = 'framework: jax\nstage: production\nhardware: { accelerator: tpu-v5e-64, provider: gcp }\n'
const jaxOnGpu = gpu.replace('pytorch', 'jax')
const training = 'task: pretraining\nmodel: { architecture: transformer, precision: bf16 }\n'

/** A rule, the job, and a declaration before and after it grows. */
type Row = readonly [rule: string, job: string, before: string, after: string]

/** Thresholds for declared numbers, with the rules whose findings depend on the number. */
const byThreshold: Readonly<Partial<Record<ThresholdName, readonly Row[]>>> = {
  queue_time: [['operations/long-queue', gpu, 'operations: { queue_time: 25h }', 'operations: { queue_time: 900d }']],
  utilization: [
    ['operations/starved-accelerator', tpu, 'operations: { utilization: 30% }', 'operations: { utilization: 2% }'],
    ['operations/tpu-underused', tpu, 'operations: { utilization: 30% }', 'operations: { utilization: 2% }'],
  ],
  optimization_time: [
    ['team/no-xla-experience', tpu, 'team: { optimization_time: 10d }', 'team: { optimization_time: 1h }'],
  ],
  large_batch_tokens: [
    ['scale/large-batch', jaxOnGpu, 'scale: { global_batch_tokens: 2M }', 'scale: { global_batch_tokens: 20M }'],
  ],
  large_batch_samples: [
    ['scale/large-batch', jaxOnGpu, 'scale: { global_batch_size: 8192 }', 'scale: { global_batch_size: 81920 }'],
  ],
  rows_per_chip: [
    [
      'scale/small-batch-on-tpu',
      `${training}${tpu}`,
      'scale: { global_batch_size: 8, sequence_length: 128 }',
      'scale: { global_batch_size: 1, sequence_length: 1 }',
    ],
  ],
  large_scale_users: [
    [
      'inference/large-scale-serving-on-gpu',
      `task: inference\n${jaxOnGpu}`,
      'scale: { users: 2M }',
      'scale: { users: 200M }',
    ],
  ],
}
/** Thresholds for the number of accelerators, which every finding has, and those without findings. */
const others: readonly ThresholdName[] = [
  'prototype_accelerators',
  'scale_out_accelerators',
  'size_by_parameters',
  'size_by_flops',
  'size_by_bytes',
  'mfu',
  'cost_change',
  'cost_change_share',
]

const ofArithmetic: readonly Row[] = [
  ['operations/mostly-idle', gpu, 'operations: { utilization: 10% }', 'operations: { utilization: 1% }'],
  [
    'operations/failures-without-checkpoints',
    `${training}${gpu}operations: { saves_checkpoints: false }\n`,
    'scale: { parameters: 70B, tokens: 2T }',
    'scale: { parameters: 70B, tokens: 20T }',
  ],
  [
    'operations/longer-than-a-session',
    `${training}framework: pytorch\nhardware: { accelerator: t4, count: 1, provider: colab }\n`,
    'scale: { parameters: 1B, tokens: 20B }',
    'scale: { parameters: 1B, tokens: 200B }',
  ],
  [
    'hardware/tensor-parallel-across-hosts',
    'framework: pytorch\n',
    'hardware: { accelerator: h100, count: 64, parallelism: { tensor: 16 } }',
    'hardware: { accelerator: h100, count: 64, parallelism: { tensor: 64 } }',
  ],
  [
    'hardware/tensor-parallel-without-link',
    'framework: pytorch\n',
    'hardware: { accelerator: l4, count: 8, parallelism: { tensor: 2 } }',
    'hardware: { accelerator: l4, count: 8, parallelism: { tensor: 8 } }',
  ],
  [
    'hardware/more-stages-than-layers',
    'framework: pytorch\nmodel: { name: meta-llama/Llama-3.1-8B }\n',
    'hardware: { accelerator: h100, count: 256, parallelism: { pipeline: 64 } }',
    'hardware: { accelerator: h100, count: 256, parallelism: { pipeline: 256 } }',
  ],
]

describe('a finding that depends on a declared number', () => {
  it.each([...Object.values(byThreshold).flat(), ...ofArithmetic])(
    'is more the further it goes: %s',
    async (rule, job, before, after) => {
      const [less, more] = await Promise.all(
        [before, after].map(async (words) => {
          const found = (await reviewUnder('version: 1\n', `${job}${words}\n`)).findings.find(
            (each) => each.rule === rule,
          )
          if (found === undefined) throw new Error(`${rule} does not report ${words}.`)
          return found.substance
        }),
      )
      expect([isMore(more, less), isMore(less, more)]).toEqual([true, false])
    },
  )

  it('is one for every threshold', () => {
    expect([...Object.keys(byThreshold), ...others].sort()).toEqual(Object.keys(thresholdKeys).sort())
  })
})
