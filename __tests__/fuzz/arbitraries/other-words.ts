import fc from 'fast-check'
import type { Value } from './yaml-value.ts'

/** Keys and values in the words of people and other programs, including the reference's own. */
const pool: Readonly<Record<string, readonly Value[]>> = {
  framework: ['PyTorch 2.4', 'torch', ['jax', 'flax'], { pytorch: '2.10', deepspeed: '0.14' }, { name: 'pytorch' }],
  libs: [['deepspeed', 'flash-attn'], 'xformers, apex', ['deepspede']],
  stage: ['prod', 'Production', 'productoin', 'prototype'],
  task_type: ['SFT', 'pre-training', 'finetuning'],
  num_gpus: [8, 16],
  gpus: [8, 'H100', 4],
  gpu_type: ['H100', 'A100-80GB'],
  hardware: [
    'H100',
    'H100:8',
    { gpu: { type: 'H100', count: 8 } },
    { accelerator: 'tpu-v5e', topology: '4x4' },
    { gpu_type: 'A100', num_gpus: 8, spot_instances: true },
  ],
  resources: [
    { gpu: 'H100', num_gpus: 8, cpus: 4 },
    { limits: { 'nvidia.com/gpu': 8 } },
    { instance_type: 'p4d.24xlarge' },
  ],
  training: [
    { batch_size: 8, lr: 0.1 },
    { seq_len: 4096, num_epochs: 3, dtype: 'bf16' },
    { batch_size: 8, seq_len: 4096 },
  ],
  batch_size: [256, 512],
  params: ['7B', '70b'],
  dtype: ['bfloat16', 'bf16'],
  bf16: [true, false],
  fsdp: [true, { sharding_strategy: 'FULL_SHARD' }],
  flash_attention: [true],
  deepspeed: [{ zero_stage: 3 }, true],
  lora: [{ r: 16 }, true],
  seed: [1],
  needs: [['multi-cloud', 'on-prem'], { multi_cloud: true }],
  deadline_days: [3],
  hardwrae: ['H100'],
  model: ['transformer', { arch: 'transformer', precision: 'bf16-mixed' }, 'meta-llama/Llama-3.1-8B'],
}

const job: fc.Arbitrary<Value> = fc
  .uniqueArray(fc.constantFrom(...Object.keys(pool)), { minLength: 1, maxLength: 9 })
  .chain((keys) =>
    fc.tuple(...keys.map((key) => fc.constantFrom(...(pool[key] ?? [])).map((value) => [key, value] as const))),
  )
  .map((entries) => Object.fromEntries(entries))

/** A manifest with one or several jobs, with or without defaults. */
export const otherWords: fc.Arbitrary<Value> = fc.oneof(
  job,
  fc
    .dictionary(fc.constantFrom('a', 'b', 'eval'), job, { minKeys: 1, noNullPrototype: true })
    .map((jobs) => ({ jobs })),
  fc
    .tuple(job, fc.dictionary(fc.constantFrom('a', 'b', 'eval'), job, { minKeys: 1, noNullPrototype: true }))
    .map(([defaults, jobs]) => ({ defaults, jobs })),
)
