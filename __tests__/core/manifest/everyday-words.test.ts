import { describe, expect, it } from '@jest/globals'
import { check } from '../../../src/core/index.ts'
import { declarationOf, itDeclaresAlike, notReadIn, troubles } from '../../support/spelled.ts'

describe('everyday words around a value', () =>
  itDeclaresAlike([
    ['budget: $4000/month', 'operations: { monthly_budget: 4000 USD }'],
    ['budget: 2000 USD monthly', 'operations: { monthly_budget: 2000 USD }'],
    ['cost_cap: 50 dollars a month', 'operations: { monthly_budget: 50 USD }'],
    ['budget: "4000 USD, monthly"', 'operations: { monthly_budget: 4000 USD }'],
    ['deadline: less than 10 hours', 'operations: { deadline: 10h }'],
    ['budget: no more than 500 USD', 'operations: { budget: 500 USD }'],
    ['budget: "$12k total, hard stop"', 'operations: { budget: 12k USD }'],
    ['images: 30 000', 'scale: { samples: 30000 }'],
    [
      'scale: { nodes: 32, gpus_per_node: 8 }\ngpu: H100',
      'hardware: { accelerator: H100, count: 256, nodes: 32 }\nscale: {}',
    ],
    ['gpu_model: L40S\ngpu_qty: 4', 'hardware: { accelerator: L40S, count: 4 }'],
    ['workstation: { gpu: RTX A6000, number: 1 }', 'hardware: { accelerator: RTX A6000, count: 1 }'],
    ['gpu: A30 MIG slice 2g.12gb', 'hardware: A30 MIG slice 2g.12gb'],
    ['model: { weights: 16.7M }', 'model: {}\nscale: { parameters: 16.7M }'],
    ['model: { resolution: 720p }', 'model: { image_size: 960 }'],
    ['number_format: bf16', 'model: { precision: bf16 }'],
    [
      'apiVersion: ml/v1\nkind: TrainingJob\nspec: { framework: jax, stage: prod }',
      'framework: jax\nstage: production',
    ],
    ['params: 1.2 billion (mostly embedding)', 'scale: { parameters: 1.2B }'],
    ['model: climate-net, 1.1 billion params', 'model: { name: climate-net }\nscale: { parameters: 1.1B }'],
    ['scale: 7B params, 1T tokens\nparams: 7e9', 'scale: { parameters: 7e9, tokens: 1T }'],
    ['gpus: [A100 40GB, A100 40GB]', 'hardware: 2x A100 40GB'],
    [
      'hardware_model: L4\nhardware_count: 4\nhardware_memory_gb: 24',
      'hardware: { accelerator: L4, count: 4, memory: 24GB }',
    ],
    ['task: finetune gemma-2-9b on our tickets', 'task: fine-tuning\nmodel: { name: gemma-2-9b }'],
    ['hardware: { device: RTX 3090 }', 'hardware: { accelerator: RTX 3090 }'],
    ['context_length: 8k', 'scale: { sequence_length: 8192 }'],
    ['hardware: g2-standard-48\nprovider: sagemaker', 'hardware: { machine: g2-standard-48, provider: sagemaker }'],
    ['parallelism: data parallel + fsdp', 'hardware: { parallelism: fsdp }'],
    ['dataset: 20 TB', 'scale: { dataset_size: 20 TB }'],
    ['trainer: { devices: 2, num_nodes: 4 }\ngpu: L40S', 'hardware: { accelerator: L40S, count: 8, nodes: 4 }'],
    ['gpus_per_node: 2\nnodes: 4\ngpus: 8\ngpu: L40S', 'hardware: { accelerator: L40S, count: 8, nodes: 4 }'],
    ['batch: 4M tokens', 'scale: { global_batch_tokens: 4M }'],
    ['batch: 512 images', 'scale: { global_batch_size: 512 }'],
    ['batch: 4M', 'scale: { global_batch_size: 4M }'],
    ['beginner: true', 'team: { getting_started: true }'],
    ['ngpu: 64\ngpu: H100', 'hardware: { accelerator: H100, count: 64 }'],
    ['model: { name: llama3, flavor: 8B }', 'model: { architecture: transformer }\nscale: { parameters: 8B }'],
    ['method: full finetune', 'model: { method: full }\ntask: fine-tuning'],
    ['method: full finetune\ntask: pretraining', 'model: { method: full }\ntask: pretraining'],
  ]))

describe('what says nothing to this check is not read', () => {
  it.each([
    ['hardware: { gpu: A100, vendor: nvidia }', 'vendor'],
    ['deadline: 15.01.2027', 'deadline'],
    ['deadline: end of January', 'deadline'],
    ['deadline: May 2027, conference submission', 'deadline'],
    ['deadline: 06:00 UTC', 'deadline'],
    ['backend: mps', 'backend'],
    ['backend: ipex / xpu', 'xpu'],
    ['scale: multi-node', 'multi-node'],
    ['time: 48:00:00', 'time'],
    ['operation: { duration: 60 days }', 'duration'],
  ])('%s', (text, name) => {
    expect(troubles(text)).toEqual([])
    expect(notReadIn(text)).toContain(name)
  })
})

it('names the time that is left where a deadline is a date', () => {
  const text = 'framework: pytorch\nstage: training\nhardware: H100:8\ndue: 2026-10-01\n'
  const { findings = [] } = check([{ path: 'accelerator.yml', text }]).files[0] ?? {}
  expect(findings.map(({ rule, remedy }) => [rule, remedy])).toContainEqual([
    'manifest/not-read',
    expect.stringContaining('`deadline: 14d`'),
  ])
})

describe('what cannot be', () => {
  it.each([
    'hardware: { gpu: H100, count: 8B }',
    'hardware: { gpu: H100, nodes: 11M }',
    'machine: p5.48xlarge\nnodes: auto',
    'hardware: { accelerator: H100:8, nodes: TBD }',
    'accelerator: tpu-v5e-8\nslices: auto',
    'deadline: soon',
    'budget: 4000/month',
    'budget: "500 USD, per day"',
    'deadline: "10h, each"',
  ])('%s is an error', (text) =>
    expect(troubles(text)).toMatchObject([{ rule: 'manifest/invalid-value', severity: 'error' }]),
  )

  it('a number after a remark may change the quantity', () => {
    expect(troubles('tokens: 8B (2 epochs)')).toHaveLength(1)
    expect(troubles('tokens: 8B (per epoch)')).toHaveLength(1)
  })

  it('a misspelled task at `stage` is judged as that task', () => {
    expect(declarationOf('stage: inferrence')).toEqual({ task: 'inference' })
    expect(troubles('stage: inferrence')).toMatchObject([{ remedy: 'Did you mean "inference"?' }])
  })
})
