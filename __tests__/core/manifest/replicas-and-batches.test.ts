import { describe } from '@jest/globals'
import { itDeclaresAlike } from '../../support/spelled.ts'

describe('replicas of a service', () =>
  itDeclaresAlike([
    [
      'stage: inference\ngpu: L40S\ngpus: 1\nreplicas: 4',
      'task: inference\nhardware: { accelerator: L40S, count: 4, nodes: 4, parallelism: { data: 4 } }',
    ],
    [
      'task: inference\ndeploy: { gpu: L40S, gpus_per_replica: 2, replicas: 4, tensor_parallel: 2 }',
      'task: inference\nhardware: { accelerator: L40S, count: 8, nodes: 4, parallelism: { tensor: 2, data: 4 } }',
    ],
    [
      'task: inference\ntpu: v5e\ntopology: 2x4\nreplicas: 3',
      'task: inference\nhardware: { accelerator: v5e, topology: 2x4, slices: 3 }',
    ],
    [
      'task: pretraining\ngpu: H100\ngpus_per_replica: 8\nreplicas: 4',
      'task: pretraining\nhardware: { accelerator: H100, count: 32, nodes: 4 }',
    ],
  ]))

describe('a count beside a machine', () =>
  itDeclaresAlike([
    [
      'gpu: MI300X\nhardware: { vm: ND96isr_MI300X_v5, count: 8 }',
      'hardware: { accelerator: MI300X, machine: ND96isr_MI300X_v5, count: 8 }',
    ],
    ['hardware: { instance_type: ND96isr_MI300X_v5, count: 8 }', 'hardware: { machine: ND96isr_MI300X_v5, nodes: 8 }'],
  ]))

describe('a batch of which nobody says whether it is of each device', () =>
  itDeclaresAlike([
    ['batch_size: 12\ngrad_accum: 40', 'scale: { micro_batch_size: 12, gradient_accumulation_steps: 40 }'],
    [
      'batch_size: 16\ngrad_accum: 4\nhardware: 4x H100',
      'scale: { micro_batch_size: 16, gradient_accumulation_steps: 4 }\nhardware: 4x H100',
    ],
    [
      'train_batch_size: 64\ngradient_accumulation_steps: 4',
      'scale: { global_batch_size: 64, gradient_accumulation_steps: 4 }',
    ],
    ['batch_size: 1\nhardware: 4x H100', 'scale: { micro_batch_size: 1 }\nhardware: 4x H100'],
    [
      'batch_size: 1\nhardware: { accelerator: H100, count: 2 }',
      'scale: { micro_batch_size: 1 }\nhardware: { accelerator: H100, count: 2 }',
    ],
    [
      'global_batch_size: 1\nhardware: { accelerator: H100, count: 2 }',
      'scale: { global_batch_size: 1 }\nhardware: { accelerator: H100, count: 2 }',
    ],
  ]))

describe('a unit at the end of a name', () =>
  itDeclaresAlike([
    ['deadline_hours: 40', 'operations: { deadline: 40h }'],
    ['budget_usd: 40', 'operations: { budget: 40 USD }'],
    ['framework: jax\nbudget_hours: 40', 'framework: jax'],
  ]))
