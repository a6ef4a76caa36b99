import { describe, expect, it } from '@jest/globals'
import { declarationOf, itDeclaresAlike, notReadIn, troubles } from '../../support/spelled.ts'

describe('a mapping that says nothing by itself', () =>
  itDeclaresAlike([
    ['system: { gpu: H100, gpus: 8 }', 'hardware: { accelerator: H100, count: 8 }'],
    ['system: { type: H100, count: 8 }', 'hardware: { accelerator: H100, count: 8 }'],
    ['compute: { type: p4d.24xlarge, count: 2 }', 'hardware: { machine: p4d.24xlarge, nodes: 2, provider: aws }'],
    ['software: { framework: JAX, precision: bf16 }', 'framework: JAX\nmodel: { precision: bf16 }'],
    ['workload: { type: pretraining, tokens: 1T }', 'task: pretraining\nscale: { tokens: 1T }'],
    ['project: { stage: research }', 'stage: exploration'],
    ['environment: { name: prod }', 'stage: production'],
    ['cloud: { name: aws, region: us-east-1 }', 'hardware: { provider: aws, region: us-east-1 }'],
    [
      'interconnect: { intra_node: nvlink, inter_node: infiniband }',
      'hardware: { interconnect: [nvlink, infiniband] }',
    ],
    [
      'model: { architecture: { type: moe, layers: 32, hidden: 4096 } }',
      'model: { architecture: moe, layers: 32, hidden_size: 4096 }',
    ],
    [
      'nodeSelector: { cloud.google.com/gke-accelerator: nvidia-tesla-t4 }',
      'hardware: { accelerator: nvidia-tesla-t4 }',
    ],
    ['mesh: { data: 8, model: 4 }', 'hardware: { parallelism: { data: 8, tensor: 4 } }'],
    ['distribution: { type: ddp }', 'hardware: { parallelism: data }'],
    ['train: { samples: 4B }', 'scale: { samples: 4B }'],
    ['training: { batch: { global: 1024, micro: 4 } }', 'scale: { global_batch_size: 1024, micro_batch_size: 4 }'],
    ['batch_size: { global: 1024, per_device: 4 }', 'scale: { global_batch_size: 1024, micro_batch_size: 4 }'],
    ['hardware: { tpu: { version: v4, topology: 4x4x4 } }', 'hardware: { accelerator: v4, topology: 4x4x4 }'],
    ['slurm: { nodes: 2, gpus_per_node: "a100:4" }', 'hardware: { accelerator: "a100:4", nodes: 2 }'],
    [
      'hardware: { accelerator: "H100:8", nodes: 2, gpus_per_node: 4 }',
      'hardware: { accelerator: H100, count: 8, nodes: 2 }',
    ],
    ['hardware: A100:8\ngpus_per_node: 8', 'hardware: A100:8'],
    [
      'estimator: { instance_type: ml.trn1.32xlarge, instance_count: 4 }',
      'hardware: { machine: ml.trn1.32xlarge, nodes: 4 }',
    ],
    [
      'ds_config: { offload_optimizer: { device: cpu }, offload_param: { device: cpu } }',
      'hardware: { offload: [optimizer, parameters] }',
    ],
    [
      'model: { _target_: timm.create_model, model_name: vit_large_patch16_224 }',
      'model: { name: vit_large_patch16_224 }',
    ],
    ['model: { _target_: torchvision.models.resnet50 }', 'model: { name: torchvision.models.resnet50 }'],
    ['data: { size: 2TB }', 'scale: { dataset_size: 2TB }'],
  ]))

describe('of a mapping', () => {
  it.each([
    ['data: { nodes: 2.4M, edges: 61M }', ['nodes', 'edges']],
    ['model: { type: gnn, nodes: 2.4M }', ['nodes']],
    ['scale: { nodes: 2.4M }', ['nodes']],
    ['dataset: { size: 52000 }', ['size']],
  ])('numbers of something else are not read: %s', (text, names) => {
    expect(troubles(text)).toEqual([])
    expect(notReadIn(text)).toEqual(names)
    expect(declarationOf(text).hardware).toBeUndefined()
    expect(declarationOf(text).scale ?? {}).toEqual({})
  })

  it.each([
    ['hardware: A100:8\ngpus_per_node: 4', 'gpus_per_node'],
    ['hardware: { gpu: A100, cores: 64 }', 'cores'],
    ['hardware: { tpu: v3, cores: 7 }', 'cores'],
  ])('what counts together with another key and cannot is named: %s', (text, name) => {
    expect(notReadIn(text)).toEqual([name])
    expect(declarationOf(text).hardware?.count).toBeUndefined()
  })

  it.each([
    'hardware: { gpu: A100, gpus_per_node: several, nodes: 2 }',
    'hardware: { gpu: A100, count: 8, gpus_per_node: 8..64 }',
    'hardware: { gpu: "A100:8", gpus_per_node: $GPUS }',
    'hardware: { gpu: "A100:8", gpus_per_node: 64 }',
    'hardware: { gpu: "A100:8", nodes: 1, nproc_per_node: 64 }',
    'hardware: 8x A100 (8 nodes)',
    'hardware: A100:8 on 8 hosts',
  ])('a count that is unreadable, above the total or open is refused: %s', (text) => {
    expect(troubles(text)).not.toEqual([])
  })

  it.each([
    ['8x A100 (2 nodes of 4)', 8],
    ['32x A100, 4 nodes of 8', 32],
    ['16x A100 on 2 nodes', 16],
  ])('a phrase with nodes: %s', (text, count) => {
    expect(troubles(`hardware: ${text}`)).toEqual([])
    expect(declarationOf(`hardware: ${text}`).hardware).toMatchObject({ count })
  })

  it('a name that says nothing is named', () => {
    expect(notReadIn('environment: { name: conda }\nnetwork: { type: resnet50 }')).toEqual(['name', 'type'])
  })

  it('that names no degree nothing is known of how the job is distributed', () => {
    expect(declarationOf('distribution: { type: pytorch }')).toEqual({})
    expect(notReadIn('sharding: row-wise')).toEqual(['sharding'])
  })
})
