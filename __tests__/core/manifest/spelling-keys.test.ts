import { describe, expect, it } from '@jest/globals'
import { declarationOf, itDeclaresAlike, jobOf, manifestOf, notReadIn, troubles } from '../../support/spelled.ts'

describe('keys in other words', () => {
  describe('of the scale', () =>
    itDeclaresAlike([
      ['model: { parameters: 7B, method: full }', 'model: { method: full }\nscale: { parameters: 7B }'],
      ['params: 7B', 'scale: { parameters: 7B }'],
      ['num_params: 7e9', 'scale: { parameters: 7B }'],
      ['model: { size: 7B, method: full }', 'model: { method: full }\nscale: { parameters: 7B }'],
      ['model_size: large', 'scale: { size: large }'],
      ['scale: { params_b: 7 }', 'scale: { parameters: 7B }'],
      ['active_params: 2B', 'scale: { active_parameters: 2B }'],
      ['seq_len: 4096', 'scale: { sequence_length: 4096 }'],
      ['context_length: 8192', 'scale: { sequence_length: 8192 }'],
      ['training: { max_seq_length: 2048 }', 'scale: { sequence_length: 2048 }'],
      ['model: { n_ctx: 2048, method: full }', 'model: { method: full }\nscale: { sequence_length: 2048 }'],
      ['train_tokens: 2T', 'scale: { tokens: 2T }'],
      ['data_size_gb: 500', 'scale: { dataset_size: 500GB }'],
      ['batch_size: 512', 'scale: { global_batch_size: 512 }'],
      ['per_device_train_batch_size: 4', 'scale: { micro_batch_size: 4 }'],
      ['train_micro_batch_size_per_gpu: 4', 'scale: { micro_batch_size: 4 }'],
      ['num_train_epochs: 3', 'scale: { epochs: 3 }'],
      ['daily_users: 10k', 'scale: { users: 10k }'],
    ]))

  describe('of the model', () =>
    itDeclaresAlike([
      ['gradient_checkpointing: true', 'model: { activation_checkpointing: true }'],
      ['remat_policy: minimal_flash', 'model: { activation_checkpointing: selective }'],
      ['recompute_granularity: full', 'model: { activation_checkpointing: true }'],
      ['dtype: bfloat16', 'model: { precision: bf16 }'],
      ['torch_dtype: float16', 'model: { precision: fp16 }'],
      ['mixed_precision: bf16', 'model: { precision: bf16 }'],
      ['optim: adamw_torch', 'model: { optimizer: adamw }'],
      ['attn_implementation: sdpa', 'model: { attention: fused }'],
      ['finetuning_type: lora', 'task: fine-tuning\nmodel: { method: lora }'],
      ['lora: { r: 16 }', 'task: fine-tuning\nmodel: { method: lora, lora_rank: 16 }'],
      ['lora_rank: 16', 'task: fine-tuning\nmodel: { method: lora, lora_rank: 16 }'],
      ['model: { arch: cnn }', 'model: { architecture: cnn }'],
      ['Model: { Custom-Ops: true }', 'model: { custom_ops: true }'],
      ['custom_ops: [deform_conv, ball_query]', 'model: { custom_ops: true }'],
      ['node: 2', 'hardware: { nodes: 2 }'],
      ['gpus/node: 8\nnodes: 2\ngpu: h100', 'hardware: { accelerator: h100, nodes: 2, count: 16 }'],
      ['bsz/gpu: 4', 'scale: { micro_batch_size: 4 }'],
      ['pipeline: 4', 'hardware: { parallelism: { pipeline: 4 } }'],
      ['model: vit-large (300M params)', 'model: { name: vit-large }\nscale: { parameters: 300M }'],
      ['model: FLUX.1-dev (12B transformer)', 'model: { name: FLUX.1-dev }\nscale: { parameters: 12B }'],
      ['done_in: 3 days', 'operations: { deadline: 3 days }'],
      ['eta: 3 weeks', 'operations: { deadline: 3 weeks }'],
      ['task: serving\nquantization: awq', 'task: inference\nmodel: { weights_precision: int4 }'],
      ['task: serving\ndtype: int4', 'task: inference\nmodel: { weights_precision: int4 }'],
      ['quantization: fp8', 'model: { precision: fp8 }'],
      [
        'task: serving\nmodel: TheBloke/Llama-2-70B-AWQ',
        'task: inference\nmodel: { name: TheBloke/Llama-2-70B-AWQ, weights_precision: int4 }',
      ],
      [
        'model: MoE 30B total / 3B active',
        'model: { architecture: moe }\nscale: { parameters: 30B, active_parameters: 3B }',
      ],
      [
        'framework: deepspeed zero-3',
        'framework: { name: pytorch, libraries: [deepspeed] }\nhardware: { parallelism: zero-3 }',
      ],
      ['batch_size: 128 per device', 'scale: { micro_batch_size: 128 }'],
      ['stage: pretraining, 1T tokens', 'task: pretraining\nscale: { tokens: 1T }'],
      ['scale: 175B, about 300B tokens', 'scale: { parameters: 175B, tokens: 300B }'],
      ['scale: 7B model / 300B tokens', 'scale: { parameters: 7B, tokens: 300B }'],
      ['bf16: true\ntf32: true', 'model: { precision: bf16 }'],
      ['serving: { model: meta-llama/Llama-3.1-8B }', 'task: inference\nmodel: meta-llama/Llama-3.1-8B'],
      ['method: lora\nweights_precision: nf4', 'task: fine-tuning\nmodel: { method: qlora, weights_precision: int4 }'],
      [
        'model: { _component_: torchtune.models.llama3_1.llama3_1_8b }',
        'model: { name: torchtune.models.llama3_1.llama3_1_8b }',
      ],
    ]))

  describe('of the hardware', () =>
    itDeclaresAlike([
      ['gpu: H100', 'hardware: { accelerator: H100 }'],
      ['gpus: H100:8', 'hardware: { accelerator: "H100:8" }'],
      ['gpus: 8', 'hardware: { kind: gpu, count: 8 }'],
      ['num_gpus: 8', 'hardware: { kind: gpu, count: 8 }'],
      ['gpu_type: H100\nnum_gpus: 8', 'hardware: { accelerator: H100, count: 8 }'],
      ['hardware: { gpu: { type: H100, count: 8 } }', 'hardware: { accelerator: H100, count: 8 }'],
      ['tpu: v5e-64', 'hardware: { accelerator: v5e-64 }'],
      ['tpu_type: v5litepod-16', 'hardware: { accelerator: v5litepod-16 }'],
      ['accelerators: { H100: 8 }', 'hardware: { accelerator: "H100:8" }'],
      ['instance_type: p4d.24xlarge', 'hardware: { machine: p4d.24xlarge }'],
      ['hardware: { instance_type: p4d.24xlarge, instance_count: 2 }', 'hardware: { machine: p4d.24xlarge, nodes: 2 }'],
      ['hardware: { kind: tpu, generation: v5e, chips: 16 }', 'hardware: { kind: tpu, accelerator: v5e, count: 16 }'],
      ['gpus_per_worker: 8\nworkers: 4', 'hardware: { kind: gpu, count: 32 }'],
      ['scaling_config: { num_workers: 4, resources_per_worker: { GPU: 2 } }', 'hardware: { count: 8, kind: gpu }'],
      ['gpu: RTX 4080, 16GB VRAM', 'hardware: { accelerator: RTX 4080, memory: 16GB }'],
      ['gpus: 32 x V100 32GB (4 nodes of 8)', 'hardware: { accelerator: V100 32GB, count: 32, nodes: 4 }'],
      ['hardware: CPU only, 16 cores', 'hardware: cpu'],
      ['use_gpu: true\naccelerator_type: L4', 'hardware: { accelerator: L4 }'],
      ['scaling_config: { num_workers: 4, use_gpu: true }', 'hardware: { kind: gpu, count: 4 }'],
      ['slurm: { nodes: 2, gpus: 8 }', 'hardware: { kind: gpu, count: 8, nodes: 2 }'],
      ['num_gpus: 16\nnodes: 2', 'hardware: { kind: gpu, count: 16, nodes: 2 }'],
      [
        'hardware: { gpu: H100, gpus_per_node: 8, num_nodes: 4 }',
        'hardware: { accelerator: H100, count: 32, nodes: 4 }',
      ],
      ['gpu: H100\ngpus_per_node: 8', 'hardware: { accelerator: H100, count: 8 }'],
      [
        'hardware: { accelerator: B200, count: 512, nnodes: 64 }',
        'hardware: { accelerator: B200, count: 512, nodes: 64 }',
      ],
      ['hardware: { accelerator: "512x B200", nodes: 64 }', 'hardware: { accelerator: B200, count: 512, nodes: 64 }'],
      ['hardware: { accelerator: tpu-v3, tpu_cores: 32 }', 'hardware: { accelerator: tpu-v3, count: 16 }'],
      ['preemptible: true', 'hardware: { spot: true }'],
      ['use_spot: false', 'hardware: { spot: false }'],
      ['capacity_type: spot', 'hardware: { spot: true }'],
      ['cloud: aws', 'hardware: { provider: aws }'],
      ['cloud: gcp\nzone: us-central1-a', 'hardware: { provider: gcp, region: us-central1-a }'],
      ['tpu_topology: 4x4', 'hardware: { kind: tpu, topology: 4x4 }'],
      ['hardware: { accelerator: v5e, topology: "4, 4" }', 'hardware: { accelerator: v5e, topology: 4x4 }'],
      ['vram: 80', 'hardware: { memory: 80GB }'],
      ['fabric: NDR', 'hardware: { interconnect: infiniband }'],
      ['gpu: A100\ngpu_memory: 40GB', 'hardware: { accelerator: A100 40GB }'],
      ['hardware: [{ gpu: A100, count: 16 }]', 'hardware: { accelerator: A100, count: 16 }'],
      ['hardware: 16 A100-80G\nnodes: 2', 'hardware: { accelerator: A100-80G, count: 16, nodes: 2 }'],
      ['HARDWARE: H100', 'hardware: { accelerator: H100 }'],
      ['hardware: CPU only', 'hardware: { accelerator: cpu }'],
      ['gpu: H100\ncluster: aks-prod', 'hardware: { accelerator: H100 }'],
      ['training: { hardware: H100, stage: prod }', 'stage: production\nhardware: { accelerator: H100 }'],
      ['hardware: { cpu: 32 cores, gpu: none }', 'hardware: { accelerator: cpu }'],
      ['hardware: { gpu: H100, nodes: 16, gpus: 8 }', 'hardware: { accelerator: H100, count: 128, nodes: 16 }'],
      [
        'hardware: 8x T4 (g4dn.12xlarge x2)',
        'hardware: { accelerator: T4:4, machine: g4dn.12xlarge, nodes: 2, provider: aws }',
      ],
      [
        'trainer.precision: bf16\nmodel.tensor_model_parallel_size: 8',
        'model: { precision: bf16 }\nhardware: { parallelism: { tensor: 8 } }',
      ],
      ['gpu: H100\ndeadline: 2027-03-01', 'hardware: { accelerator: H100 }'],
    ]))

  describe('of parallelism', () =>
    itDeclaresAlike([
      ['tp: 8\npp: 4', 'hardware: { parallelism: { tensor: 8, pipeline: 4 } }'],
      ['tp: 8\ndp: 2\ncp: 2\nep: 4', 'hardware: { parallelism: { tensor: 8, data: 2, context: 2, expert: 4 } }'],
      [
        'parallelism: { tp: 8, pp: 4, sp: true }',
        'hardware: { parallelism: { tensor: 8, pipeline: 4, sequence: true } }',
      ],
      ['hardware: { parallelism: { TP: 8, DP: 2 } }', 'hardware: { parallelism: { tensor: 8, data: 2 } }'],
      ['zero_stage: 3', 'hardware: { parallelism: zero-3 }'],
      ['tensor_model_parallel_size: 8', 'hardware: { parallelism: { tensor: 8 } }'],
      ['fsdp: full_shard', 'hardware: { parallelism: fsdp }'],
      ['strategy: ddp', 'hardware: { parallelism: data }'],
    ]))

  describe('of needs, the team and operations', () =>
    itDeclaresAlike([
      ['needs: [multi-cloud, on-prem]', 'needs: { multi_cloud: true, on_prem: true }'],
      ['needs: multi-cloud', 'needs: { multi_cloud: true }'],
      ['needs: [not on-prem]', 'needs: { on_prem: false }'],
      ['requirements: { multicloud: yes }', 'needs: { multi_cloud: true }'],
      ['needs: { no_lock_in: true }', 'needs: { avoid_lock_in: true }'],
      ['skills: { cuda: senior }', 'team: { cuda: expert }'],
      ['team: vision', 'labels: { team: vision }'],
      ['team: ads ranking and retrieval', 'labels: { team: ads ranking and retrieval }'],
      ['team: { tpu: expert }\nhardware: h100', 'team: { xla: expert }\nhardware: h100'],
      ['operation: { deadline: 3d, on_call: 24/7 }', 'operations: { deadline: 3d }'],
      ['operations: { location: on-prem }', 'operations: {}\nhardware: { provider: on-prem }'],
      ['needs: { reproducible: true, audit: true, on_prem: true }', 'needs: { on_prem: true }'],
      ['team: { rocm_experience: some, cuda: basic }', 'team: { cuda: basic }'],
      ['deadline_days: 3', 'operations: { deadline: 3d }'],
      ['budget_usd: 5000', 'operations: { budget: 5000 USD }'],
      ['operations: { gpu_hourly_rate: $1.89/hr }', 'operations: { price_per_chip_hour: $1.89 }'],
      ['checkpointing: every hour', 'operations: { saves_checkpoints: true }'],
      ['task_type: SFT', 'task: fine-tuning'],
      ['env: prod', 'stage: production'],
      ['lifecycle: research', 'stage: exploration'],
    ]))
})

describe('switches', () => {
  itDeclaresAlike([
    ['bf16: true', 'model: { precision: bf16 }'],
    ['fp16: true', 'model: { precision: fp16 }'],
    ['fp16: false\nbf16: true', 'model: { precision: bf16 }'],
    ['training: { bf16: yes }', 'model: { precision: bf16 }'],
    ['bf16: { enabled: true }', 'model: { precision: bf16 }'],
    ['pure_bf16: true', 'model: { precision: bf16, weights_precision: bf16, optimizer_precision: bf16 }'],
    ['load_in_4bit: true', 'task: fine-tuning\nmodel: { method: qlora }'],
    ['load_in_8bit: true', 'model: { weights_precision: int8 }'],
    ['fsdp: true', 'hardware: { parallelism: fsdp }'],
    ['use_lora: true', 'task: fine-tuning\nmodel: { method: lora }'],
    ['flash_attention: true', 'framework: { libraries: [flash-attention] }\nmodel: { attention: fused }'],
    ['on_demand: true', 'hardware: { spot: false }'],
    ['cpu_adam: true', 'hardware: { offload: [optimizer] }'],
    ['deepspeed: true', 'framework: { libraries: [deepspeed] }'],
  ])

  it.each(['bf16', 'fp16', 'fp8', 'load_in_4bit', 'fsdp', 'lora', 'flash_attention', 'use_deepspeed', 'nvlink'])(
    '%s says nothing where it is off',
    (name) => {
      const off = `framework: pytorch\n${name}: false\n`
      expect(declarationOf(off)).toEqual(declarationOf('framework: pytorch\n'))
      expect(manifestOf(off).findings).toEqual([])
    },
  )
})

describe('mappings of other programs', () => {
  itDeclaresAlike([
    ['optimizer: { type: AdamW, lr: 1e-4, betas: [0.9, 0.95] }', 'model: { optimizer: adamw }'],
    ['optimizer: { algorithm: sgd, momentum: 0.9 }', 'model: { optimizer: sgd }'],
    ['resources: { gpu: H100, num_gpus: 8, vcpus: 4 }', 'hardware: { accelerator: H100, count: 8 }'],
    ['resources: { limits: { nvidia.com/gpu: 8 } }', 'hardware: { kind: gpu, count: 8 }'],
    [
      'resources: { accelerators: "H100:8", use_spot: true, cloud: aws }',
      'hardware: { accelerator: "H100:8", spot: true, provider: aws }',
    ],
    [
      'slurm: { gpus_per_node: 8, nodes: 2, walltime: 1d }',
      'hardware: { kind: gpu, count: 16, nodes: 2 }\noperations: { deadline: 1d }',
    ],
    ['trainer: { precision: bf16-mixed, max_epochs: 3 }', 'model: { precision: bf16 }\nscale: { epochs: 3 }'],
    ['trainer: { devices: 8, num_nodes: 2 }\ngpu: H100', 'hardware: { accelerator: H100, count: 16, nodes: 2 }'],
    [
      'deepspeed: { zero_optimization: { stage: 3 } }',
      'framework: { libraries: [deepspeed] }\nhardware: { parallelism: zero-3 }',
    ],
    [
      'deepspeed: { bf16: { enabled: true }, train_micro_batch_size_per_gpu: 2 }',
      'framework: { libraries: [deepspeed] }\nmodel: { precision: bf16 }\nscale: { micro_batch_size: 2 }',
    ],
    ['deepspeed: ds_config_zero3.json', 'framework: { libraries: [deepspeed] }\nhardware: { parallelism: zero-3 }'],
    ['fsdp: { sharding_strategy: FULL_SHARD }', 'hardware: { parallelism: fsdp }'],
    [
      'megatron: { tensor_model_parallel_size: 8, pipeline_model_parallel_size: 2 }',
      'framework: { libraries: [megatron-lm] }\nhardware: { parallelism: { tensor: 8, pipeline: 2 } }',
    ],
    ['training_args: { per_device_train_batch_size: 4, learning_rate: 1e-5 }', 'scale: { micro_batch_size: 4 }'],
    ['spec: { stage: prod, hardware: { accelerator: v5e-64 } }', 'stage: production\nhardware: v5e-64'],
    ['peft: { r: 8, lora_alpha: 16 }\ntask: sft', 'task: fine-tuning\nmodel: { method: lora, lora_rank: 8 }'],
  ])
})

describe('several jobs', () => {
  const twin =
    'jobs:\n  a: { framework: jax, hardware: v5e-64 }\n  b: { framework: pytorch, hardware: { accelerator: H100, count: 8 } }\n'
  const names = (text: string) => manifestOf(text).jobs.map(({ name, declaration }) => [name, declaration])

  it.each([
    [
      'name',
      'jobs:\n  - { name: a, framework: jax, hardware: v5e-64 }\n  - { name: b, framework: pytorch, gpu: H100, num_gpus: 8 }\n',
    ],
    [
      'job',
      'jobs:\n  - { job: a, framework: jax, tpu: v5e-64 }\n  - { job: b, framework: pytorch, gpu_type: H100, count: 8 }\n',
    ],
  ])('may stand in a list, each with its %s', (_, text) => {
    expect(names(text)).toEqual(names(twin))
    expect(names(twin)).toHaveLength(2)
    expect(troubles(text)).toEqual([])
  })

  it('that have no name, or one that is taken, are called after their place', () => {
    expect(manifestOf('jobs: [{ framework: jax }, { name: a }, { name: a }]').jobs.map(({ name }) => name)).toEqual([
      'job-1',
      'a',
      'job-3',
    ])
  })

  it('inherit what their defaults say in other words', () => {
    const text = 'defaults: { gpu: H100, dtype: bfloat16 }\njobs: { a: { num_gpus: 8 }, b: { dtype: fp16 } }'
    const reference =
      'defaults: { hardware: { accelerator: H100 }, model: { precision: bf16 } }\njobs: { a: { hardware: { count: 8, kind: gpu } }, b: { model: { precision: fp16 } } }'
    expect(names(text)).toEqual(names(reference))
  })
})

describe('one key in two spellings', () => {
  itDeclaresAlike([
    ['seq_len: 4096\ncontext_length: 4096', 'scale: { sequence_length: 4096 }'],
    ['model: { precision: bf16 }\ndtype: BF16', 'model: { precision: bf16 }'],
    ['libs: [deepspeed]\npackages: [apex]', 'framework: { libraries: [deepspeed, apex] }'],
    ['gpu: A100\naccelerator: a100-80gb', 'hardware: { accelerator: a100-80gb }'],
    ['cloud: aws\nprovider: Amazon Web Services', 'hardware: { provider: aws }'],
    ['task: training\ntask_type: sft', 'task: fine-tuning'],
  ])

  it.each([
    ['seq_len: 4096\ncontext_length: 8192', 'seq_len', 'context_length', 'scale.sequence_length', 1],
    ['model: { precision: bf16 }\nfp16: true', 'fp16', 'precision', 'model.precision', 2],
    ['gpu: H100\nstage: prod\naccelerator: A100', 'gpu', 'accelerator', 'hardware.accelerator', 1],
    ['cloud: aws\nprovider: gcp', 'provider', 'cloud', 'hardware.provider', 2],
    ['optim: sgd\noptimizer: adamw', 'optimizer', 'optim', 'model.optimizer', 2],
    ['train: { tokens: 1T }\nserve: { tokens: 2T }', 'train.tokens', 'serve.tokens', 'scale.tokens', 1],
  ])('may not disagree: %s', (text, second, first, key, line) => {
    const [found, another] = troubles(text)
    expect(another).toBeUndefined()
    expect(found).toMatchObject({
      rule: 'manifest/spellings-disagree',
      severity: 'error',
      message: `\`${second}\` and \`${first}\` both mean \`${key}\`, but their values differ.`,
      span: { line },
    })
    expect(jobOf(text).errors).toBe(1)
  })

  it.each([
    ['train: { tokens: 1T }\nserve: { tokens: 2T }', 'Keep one of them, or declare two jobs under `jobs`.'],
    ['train: { gpus: 4 }\nhardware: { count: 8 }', 'Keep one of them.'],
    ['cloud: aws\nprovider: gcp', 'Keep one of them.'],
  ])('say what to do: %s', (text, remedy) => expect(troubles(text)[0]?.remedy).toBe(remedy))
})

it('keys of the user’s own stand beside the jobs, and hold their anchors', () => {
  const anchored = (key: string) =>
    `${key}: &base { framework: jax }\njobs: { a: { <<: *base, hardware: tpu-v5e-8 } }\n`
  expect(troubles(anchored('x-base'))).toEqual([])
  expect(troubles(anchored('base'))).toMatchObject([{ rule: 'manifest/unknown-key' }])
})

describe('what is not read', () => {
  it.each([
    ['learning_rate: 1e-4', 'learning_rate'],
    ['frobnication: 3', 'frobnication'],
    ['wandb: { project: x, entity: y }', 'wandb'],
    ['training: { warmup_steps: 100 }', 'warmup_steps'],
    ['teacher: { gpu: H100, num_gpus: 8 }', 'teacher'],
    ['logging: { steps: 10 }', 'logging'],
    ['slurm: { memory: 512G }', 'memory'],
    ['slurm: { time: 1d }', 'time'],
    ['batch_size: auto', 'batch_size'],
    ['deadline: none', 'deadline'],
    ['hardware: { accelerator: h100, vcpus: 8 }', 'vcpus'],
    ['model: { zzz: { precision: bf16 } }', 'zzz'],
    ['needs: [frobnication]', 'frobnication'],
    ['cluster: aks-prod', 'cluster'],
    ['strategy: steps', 'strategy'],
    ['task: image classification', 'task'],
    ['seed: 1', 'seed'],
    ['team: { size: 1 }', 'size'],
    ['team: two people, who both know PyTorch', 'team'],
    ['data: { num_workers: 8 }', 'num_workers'],
    ['quantization: none', 'quantization'],
    ['device: 0', 'device'],
    ['node: gpu-node-03', 'node'],
    ['eta: friday', 'eta'],
    ['cpt: true', 'cpt'],
    ['pipeline: diffusers', 'pipeline'],
    ['max_duration: 200B tok', 'max_duration'],
  ])('is named, and nothing is said about it: %s', (text, name) => {
    const whole = `framework: pytorch\n${text}\n`
    const left = manifestOf(whole).findings
    expect(left).toMatchObject([
      { rule: 'manifest/not-read', severity: 'notice', message: `Not read: \`${name}\`.`, span: { line: 2 } },
    ])
    expect(jobOf(whole)).toMatchObject({ errors: 0, unknown: [] })
    expect(notReadIn(whole)).toEqual([name])
  })

  it('is one notice a job, with the first twelve names', () => {
    const names = Array.from({ length: 14 }, (_, index) => `frob${index}`)
    const job = `{ framework: pytorch, ${names.map((name) => `${name}: 1`).join(', ')} }`
    const found = manifestOf(`jobs:\n  a: ${job}\n  b: ${job}\n  c: { framework: jax }\n`).findings
    expect(found.map(({ span, message }) => [span.line, message.includes('`frob11` and 2 more')])).toEqual([
      [2, true],
      [3, true],
    ])
  })

  it('of a value is named as well', () => {
    expect(notReadIn('stage: pretraining, crop 256\n')).toEqual(['crop 256'])
  })

  it('of keys that begin with x- is not named', () => {
    expect(manifestOf('framework: pytorch\nx-notes: { gpus: 8 }\nmodel: { x-id: 3 }\n').findings).toEqual([])
  })
})

describe('a unit', () => {
  itDeclaresAlike([
    ['gpus: 8 GPUs', 'hardware: { kind: gpu, count: 8 }'],
    ['nodes: 2 machines', 'hardware: { nodes: 2 }'],
    ['sequence_length: 2048 tokens', 'scale: { sequence_length: 2048 }'],
    ['global_batch_size: 512 sequences', 'scale: { global_batch_size: 512 }'],
    ['params: 7B parameters', 'scale: { parameters: 7B }'],
  ])

  it.each([
    ['hardware: { accelerator: H100, count: 8 nodes }', 'hardware.nodes'],
    ['gpus: 2 racks', 'hardware.count'],
    ['gpus: 4 pods', 'hardware.count'],
    ['hardware: { nodes: 16 GPUs }', 'hardware.count'],
    ['sequence_length: 64 images', 'scale.samples'],
    ['global_batch_size: 4M tokens', 'scale.global_batch_tokens'],
    ['dataset_size: 2T tokens', 'scale.tokens'],
    ['tokens: 3 epochs', 'scale.epochs'],
    ['budget: 60B tokens', 'scale.tokens'],
  ])('that contradicts its key is an error and sends the value nowhere: %s', (text, meant) => {
    expect(troubles(text)).toMatchObject([
      { rule: 'manifest/invalid-value', severity: 'error', remedy: expect.stringContaining(meant) },
    ])
    const { hardware, scale } = declarationOf(text)
    expect([hardware?.count, hardware?.nodes, Object.keys(scale ?? {})]).toEqual([undefined, undefined, []])
  })
})

describe('a pod, a rack or a cluster', () => {
  it.each(['hardware: 8 pods h100', 'hardware: 2 racks of B200', 'gpus: 1 cluster'])('is no number: %s', (text) => {
    expect(declarationOf(text).hardware?.count).toBeUndefined()
    expect(troubles(text)).not.toEqual([])
  })
})

describe('a list in the place of a number', () => {
  it.each(['gpus: [0, 1, 2, 3]', 'devices: [4, 5, 6, 7]', 'device: 0,1,2,3', 'device: "0, 1, 2, 3"'])(
    'is read where it holds indices: %s',
    (text) => {
      expect(declarationOf(text).hardware?.count).toBe(4)
    },
  )

  it.each([
    'hardware: { accelerator: h100, count: [8, 16] }',
    'hardware: { accelerator: h100, count: [8, 9] }',
    'gpus: [8, 8]',
    'hardware: { accelerator: h100, nodes: [0, 1] }',
  ])('is an error where it does not: %s', (text) => {
    expect(troubles(text)).toMatchObject([{ rule: 'manifest/invalid-value', severity: 'error' }])
    expect(declarationOf(text).hardware).not.toHaveProperty('count')
  })
})

describe('a number beside nodes', () => {
  it.each(['gpus: 8\nnodes: 2', 'num_gpus: 4\nnnodes: 4', 'hardware: { accelerators: 8, nodes: 2 }'])(
    'that one node may hold is an error, since it can be of each or of all: %s',
    (text) => {
      const [problem] = troubles(text)
      expect(problem).toMatchObject({ rule: 'manifest/invalid-value', message: expect.stringMatching(/in all or \d+/) })
    },
  )

  it.each(['count: 8\nnodes: 2', 'total_gpus: 8\nnodes: 2', 'gpus: 8\nnodes: 1', 'tpu_chips: 8\nnodes: 2'])(
    'is none where its name or the nodes say it: %s',
    (text) => expect(troubles(text)).toEqual([]),
  )
})

describe('a program that only serves', () => {
  it.each(['vllm', 'vLLM 0.6.3', 'tensorrt-llm', '[sglang]'])('alone means inference: %s', (framework) => {
    expect(declarationOf(`framework: ${framework}\n`).task).toBe('inference')
  })

  it.each([
    'framework: [pytorch, vllm]',
    'framework: { name: pytorch, libraries: [vllm] }',
    'framework: vllm\ntask: reinforcement-learning',
    'framework: vllm\nepochs: 3',
    'framework: deepspeed',
  ])('says nothing of the task beside what trains: %s', (text) => {
    expect(declarationOf(text).task).not.toBe('inference')
  })
})

describe('a word of another key', () => {
  it('is told from a slip of its own', () => {
    expect(troubles('stage: fine-tunning')).toMatchObject([{ remedy: 'Did you mean "fine-tuning"?' }])
    expect(declarationOf('stage: fine-tunning')).toEqual({ task: 'fine-tuning' })
    expect(troubles('modle: meta-llama/Llama-3.1-8B')).toMatchObject([{ remedy: 'Did you mean "model"?' }])
  })
})

describe('a section under a name with two slips', () => {
  it('is told by its keys, and read as it is meant', () => {
    const text = 'hardwear: { accelerator: h100, count: 8 }'
    expect(troubles(text)).toMatchObject([{ rule: 'manifest/unknown-key', fix: { value: 'hardware' } }])
    expect(declarationOf(text).hardware).toEqual({ accelerator: 'h100', count: 8 })
  })

  it.each(['hardwear: { accelerator: h100, note: x }', 'harness: { count: 8 }', 'hardwear: {}'])(
    'is not read where it may be something else: %s',
    (text) => {
      expect(declarationOf(text).hardware).toBeUndefined()
    },
  )
})

describe('a name for several things', () => {
  it.each([
    ['kind: gpu', 'hardware.kind'],
    ['type: H100', 'hardware.accelerator'],
    ['mode: fsdp', 'hardware.parallelism'],
    ['length: 4096', 'scale.sequence_length'],
  ])('is an error that names the candidates: %s', (text, meant) => {
    expect(troubles(text)).toMatchObject([{ severity: 'error', remedy: expect.stringContaining(meant) }])
  })

  it.each(['data: s3://bucket/corpus', 'type: experiment-7', 'mode: eval_only', 'dataset: c4'])(
    'is not read where no key can hold its value: %s',
    (text) => {
      expect(troubles(text)).toEqual([])
      expect(notReadIn(text)).toHaveLength(1)
    },
  )
})

describe('a file of another form', () => {
  it.each([
    ['- framework: jax\n  hardware: v5e-64\n', 'a list', 'Write `jobs:` above the list'],
    ['apiVersion: v1\nkind: Pod\nmetadata: { name: x }\nspec: {}\n', 'a Kubernetes manifest', 'Write the job as keys'],
    ['services: { train: { image: x } }\n', 'a Compose file', 'Write the job as keys'],
    ['hardware: [A100, 32]\n', 'a name and a number', 'Write `hardware: A100:32`'],
    ['scale: { parameters: "1,5B" }\n', '1,5B', 'Write 1.5B.'],
  ])('is one error with the form that works: %s', (text, found, remedy) => {
    expect(troubles(text)).toMatchObject([
      { severity: 'error', message: expect.stringContaining(found), remedy: expect.stringContaining(remedy) },
    ])
  })
})

describe('keys that nobody knows', () => {
  it.each([
    ['hardwrae: { accelerator: H100 }', 'hardwrae', 'hardware'],
    ['framwork: { name: jax }', 'framwork', 'framework'],
    ['stge: production', 'stge', 'stage'],
    ['hardware: { acelerator: h100 }', 'acelerator', 'accelerator'],
    ['hardware: { conut: 8 }', 'conut', 'count'],
    ['scale: { paramters: 7B }', 'paramters', 'parameters'],
    ['model: { precison: bf16 }', 'precison', 'precision'],
    ['operations: { queue_tme: 1h }', 'queue_tme', 'queue_time'],
    ['hardware: { parallelism: { tensr: 8 } }', 'tensr', 'tensor'],
  ])('are errors and name the nearest: %s', (text, word, near) => {
    const [found, another] = troubles(text)
    expect(another).toBeUndefined()
    expect(found).toMatchObject({
      rule: 'manifest/unknown-key',
      severity: 'error',
      message: expect.stringContaining(`Unknown key "${word}"`),
      remedy: expect.stringContaining(`Did you mean "${near}"?`),
      fix: { value: near },
    })
    expect(text.slice((found?.span.column ?? 0) - 1, (found?.span.endColumn ?? 0) - 1)).toBe(word)
    expect(declarationOf(text)).toEqual(declarationOf(text.replace(word, near)))
  })

  it.each(['stge: 7', 'tem: { cuda: expert }', 'hrdwr: { accelerator: H100 }', 'model: { presicion: sometimes }'])(
    'are not read where they are short, far, or hold no value of the key: %s',
    (text) => {
      expect(troubles(text)).toEqual([])
      expect(notReadIn(text)).toHaveLength(1)
    },
  )
})

describe('names in words that say the same', () => {
  itDeclaresAlike([
    ['act_ckpt: true', 'model: { activation_checkpointing: true }'],
    ['grad_checkpoint: true', 'model: { activation_checkpointing: true }'],
    ['bs_per_chip: 4', 'scale: { micro_batch_size: 4 }'],
    ['perGpuBatch: 4', 'scale: { micro_batch_size: 4 }'],
    ['total_batch: 512', 'scale: { global_batch_size: 512 }'],
    ['bs_total: 512', 'scale: { global_batch_size: 512 }'],
    ['eff_batch_size: 512', 'scale: { global_batch_size: 512 }'],
    ['train_seq_length: 4096', 'scale: { sequence_length: 4096 }'],
    ['total_param: 7B', 'scale: { parameters: 7B }'],
    ['optim_dtype: bf16', 'model: { optimizer_precision: bf16 }'],
    ['cards/node: 8\nnodes: 2\ngpu: h100', 'hardware: { accelerator: h100, nodes: 2, count: 16 }'],
    ['num_training_steps: 1000', 'scale: { steps: 1000 }'],
  ])
  itDeclaresAlike([
    ['serve: { engine: vllm, gpu: L4 }', 'task: inference\nframework: vllm\nhardware: L4'],
    [
      'azureml: { instance_type: Standard_ND96isr_H100_v5, instance_count: 2 }',
      'hardware: { machine: Standard_ND96isr_H100_v5, nodes: 2 }',
    ],
    ['pl_trainer: { accelerator: gpu, devices: 8 }\nhardware: a100', 'hardware: { accelerator: a100, count: 8 }'],
    ['accel: TPU v4-64', 'hardware: TPU v4-64'],
    ['box: 8x H100', 'hardware: 8x H100'],
    ['device: cuda:1', 'hardware: { kind: gpu }'],
    [
      'workerPoolSpecs: [{ replicaCount: 2, machineSpec: { machineType: a2-highgpu-1g } }]',
      'hardware: { machine: a2-highgpu-1g, nodes: 2 }',
    ],
    [
      'azure: { vm_size: Standard_ND96isr_H100_v5, instance_count: 4 }',
      'hardware: { machine: Standard_ND96isr_H100_v5, nodes: 4 }',
    ],
    ['activation_checkpoint: { mode: selective }', 'model: { activation_checkpointing: selective }'],
    ['activation_checkpointing: { partition_activations: true }', 'model: { activation_checkpointing: true }'],
    ['fp32: true', 'model: { precision: fp32 }'],
  ])

  it.each([
    // Another word changes the meaning.
    'max_tokens: 512',
    'eval_batch_size: 8',
    'max_gpus: 64',
    'warmup_steps: 100',
    'attention_dropout: 0.1',
    'gpu_hours: 100',
    // A single word may mean something else.
    'acc: 0.9',
    // Two keys have this form.
    'model_degree: 8',
  ])('are not read where one says more: %s', (line) => {
    expect(notReadIn(line)).toEqual([line.slice(0, line.indexOf(':'))])
  })
})

describe('counts of each node', () =>
  itDeclaresAlike([
    [
      'hardware: { accelerator: H100, count: 8 GPUs per node, nodes: 8 }',
      'hardware: { accelerator: H100, nodes: 8, count: 64 }',
    ],
    [
      'hardware: { accelerator: H100, count: 8 each, nodes: 8 }',
      'hardware: { accelerator: H100, nodes: 8, count: 64 }',
    ],
    ['hardware: 8x H100 x 8 nodes', 'hardware: { accelerator: "H100:8", nodes: 8 }'],
  ]))

describe('remarks', () => {
  it.each([
    ['hardware: 8 x A100 80GB (one DGX)', 'hardware: 8 x A100 80GB', []],
    ['hardware: RTX 3090 in the hospital server room', 'hardware: RTX 3090', ['the hospital server room']],
    ['scale: 85 million transactions, 64 features', 'scale: { samples: 85 million }', ['64 features']],
    ['dataset: imagenet-21k, 14.2M images', 'scale: { samples: 14.2M }', ['imagenet-21k']],
    ['corpus: 80B tokens (legal)', 'scale: { tokens: 80B }', ['legal']],
    ['dataset: 45k conversations', 'scale: { samples: 45k }', []],
    ['method: dreambooth lora', 'model: { method: lora }\ntask: fine-tuning', ['dreambooth']],
    ['stage: clinical research', 'stage: exploration', []],
    [
      'task: plant diseases, 512x512 images, 21k samples',
      'scale: { samples: 21k }',
      ['plant diseases', '512x512 images'],
    ],
  ])('beside what is read are named: %s', (written, reference, notRead) => {
    expect(declarationOf(written)).toEqual(declarationOf(reference))
    expect(notReadIn(written)).toEqual(notRead)
  })

  it.each(['hardware: H100 (two of them)', 'hardware: 8x H100, in each of four racks', 'hardware: H100 and more'])(
    'in which a number may stand leave it unknown: %s',
    (written) => {
      expect(troubles(written)).not.toEqual([])
    },
  )
})

it('keeps a name in which a kind of network stands', () => {
  expect(declarationOf('model: FastConformer-Transducer-Large (120M)')).toEqual({
    model: { name: 'FastConformer-Transducer-Large', architecture: 'rnn' },
    scale: { parameters: 120e6 },
  })
})

describe('a number of each node', () => {
  it.each([
    ['hardware: { accelerator: H100, count: 8 per node }', '8 per node'],
    ['hardware: { accelerator: H100, count: 8 GPUs per host }', '8 GPUs per host'],
    ['hardware: { accelerator: H100, count: 8/node }', '8/node'],
    ['hardware: { accelerator: H100, count: 8 each }', '8 each'],
    ['hardware: { accelerator: "H100:8", count: 8 per node }', '8 per node'],
    ['gpu: H100\ngpus: 8 per node', '8 per node'],
    ['hardware: 8 H100 per node', '8 H100 per node'],
    ['hardware: { accelerator: 8 H100 per node }', '8 H100 per node'],
  ])('is an error where nothing says how many there are: %s', (job, words) => {
    expect(troubles(job)).toMatchObject([
      { rule: 'manifest/invalid-value', message: `"${words}" leaves open how many nodes the job has.` },
    ])
  })

  it.each([
    ['hardware: { accelerator: H100, count: 8 per node, nodes: 4 }'],
    ['hardware: { accelerator: 8 H100 per node, nodes: 4 }'],
    ['hardware: 8 H100 per node, 4 nodes'],
    ['hardware: { accelerator: H100, gpus_per_node: 8 }'],
    ['hardware: { accelerator: tpu-v5e-64, count: 4 per host }'],
    ['hardware: 8x H100 @ $20/node-hour'],
    ['hardware: 2x DGX A100'],
    ['hardware: DGX H100'],
  ])('is none where something does, or a key of its own: %s', (job) => {
    expect(troubles(job).filter(({ rule }) => rule === 'manifest/invalid-value')).toEqual([])
  })
})

describe('a count beside replicas', () => {
  it('is an error where it can be of each of them or of all', () => {
    for (const job of ['hardware: { accelerator: H100, count: 8 }\nreplicas: 8', 'gpu: H100\ngpus: 8\nreplicas: 8'])
      expect(troubles(job)).toMatchObject([
        {
          rule: 'manifest/invalid-value',
          message: expect.stringMatching(/: 8` on 8 replicas can be 8 in all or 64\.$/),
        },
      ])
  })

  it.each([
    ['hardware: { accelerator: H100, count: 8, nodes: 8 }'],
    ['hardware: { accelerator: H100, count: 64, replicas: 8 }'],
    ['hardware: "H100:8"\nreplicas: 8'],
    ['hardware: { accelerator: H100, count: 1, replicas: 4 }'],
  ])('is none where it can be one thing only: %s', (job) => {
    expect(troubles(job)).toEqual([])
  })
})

describe('accelerators of a node that are more than all', () => {
  it('are an error', () => {
    expect(troubles('hardware: { accelerator: H100, count: 8, gpus_per_node: 64 }')).toMatchObject([
      { rule: 'manifest/invalid-value', message: '`gpus_per_node: 64` is more than the 8 accelerators of the job.' },
    ])
  })
})

describe('two words for one thing, of which one says more', () => {
  itDeclaresAlike([
    ['hardware: 2 gpus\ngpu_type: Tesla P100', 'hardware: { accelerator: "Tesla P100:2" }'],
    ['gpu_type: Tesla P100\nhardware: 2 gpus', 'hardware: { accelerator: "Tesla P100:2" }'],
    [
      'slurm: { nodes: 2, gpus-per-node: "a100:4", ntasks-per-node: 4 }',
      'hardware: { nodes: 2, accelerator: "a100:4" }',
    ],
    [
      'gpu: h100\nnodes: 2\ntasks_per_node: 1\ngpus_per_node: 8',
      'hardware: { accelerator: h100, nodes: 2, count: 16 }',
    ],
    [
      'serving: { engine: triton + tensorrt }',
      'task: inference\nframework: { name: tensorrt, libraries: [triton-server] }',
    ],
  ])

  it.each(['our-inhouse-xl', 'gemma-27b', 'acme-resnet-mini'])('a name of one word stays the name: %s', (name) => {
    expect(declarationOf(`model: { name: ${name} }`).model).toMatchObject({ name })
  })

  it.each([
    ['params: 335M\nmodel: { name: bge-large-en, type: embedding }', { name: 'bge-large-en' }, ['type']],
    ['params: 335M\nmodel: { type: embedding, name: bge-large-en }', { name: 'bge-large-en' }, ['type']],
    ['params: 335M\nmodel: { arch: llama-like }', { name: 'llama-like' }, []],
  ])('a kind that is none is the name, or is not read beside it: %s', (text, model, unread) => {
    expect(troubles(text)).toEqual([])
    expect(declarationOf(text).model).toMatchObject(model)
    expect(notReadIn(text)).toEqual(unread)
  })

  it.each(['labels: { x: a }\nlabels_: ml', 'labels_: ml\nlabels: { x: a }'])(
    'a text instead of labels is an error in any order: %s',
    (text) => expect(troubles(text)).toMatchObject([{ rule: 'manifest/invalid-value', severity: 'error' }]),
  )

  it('what a job or a team is called is the name of that alone', () => {
    expect(jobOf('job: { type: fine-tuning, method: full }').name).not.toBe('fine-tuning')
    expect(notReadIn('job: { type: fine-tuning, method: full }')).toEqual(['type'])
    expect(jobOf('team: { name: ads-ranking }').name).not.toBe('ads-ranking')
    expect(declarationOf('team: { name: ads-ranking }').labels).toEqual({ team: 'ads-ranking' })
  })
})

describe('a slip in another name of a number of hardware', () => {
  it.each(['nnode', 'replica', 'world_sze', 'hostss'])('%s is an error beside a count', (name) => {
    const written = `hardware: { accelerator: H100, count: 8, ${name}: 64 }`
    expect(troubles(written).map(({ rule }) => rule)).toContain('manifest/unknown-key')
  })
})
