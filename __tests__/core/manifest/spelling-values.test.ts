import { describe, expect, it } from '@jest/globals'
import { declarationOf, itDeclaresAlike, itReads, jobOf, troubles } from '../../support/spelled.ts'

describe('precisions', () => {
  itReads('model.precision', {
    fp64: ['float64', 'double', 'torch.float64', 'jnp.float64', '64-true', 'FP64'],
    fp32: ['float32', 'float', 'f32', 'single', 'full precision', 'torch.float32', 'tf.float32', '32', '32-true'],
    tf32: ['TF32', 'tensorfloat32', 'tensor float 32'],
    bf16: [
      ...['bf16-mixed', 'BF16', 'bfloat16', 'torch.bfloat16', 'jnp.bfloat16', 'mixed_bfloat16', 'ml_dtypes.bfloat16'],
      ...['bf16_full_eval', 'amp_bf16', '"bf16 (mixed)"', 'mixed precision bf16', '[bf16]', 'Bf16_Mixed'],
    ],
    fp16: ['float16', 'half', '16-mixed', 'mixed_float16', 'amp', 'O1', 'O2', 'torch.float16', '16', 'FP16'],
    fp8: ['float8', 'float8_e4m3fn', 'e5m2', 'transformer-engine', 'te_mxfp8', 'fp8 hybrid', 'nanoo_fp8'],
    int8: ['8bit', '8-bit int', 'torch.int8', 'w8a8', 'W8A8_INT8'],
    fp4: ['nvfp4', 'mxfp4', 'float4_e2m1fn', 'FP4'],
  })
  itDeclaresAlike([
    [
      'model: { precision: bf16-true }',
      'model: { precision: bf16, weights_precision: bf16, optimizer_precision: bf16 }',
    ],
    ['model: { precision: 16-true }', 'model: { precision: fp16, weights_precision: fp16, optimizer_precision: fp16 }'],
    [
      'model: { param_dtype: bfloat16, mu_dtype: float32 }',
      'model: { weights_precision: bf16, optimizer_precision: fp32 }',
    ],
  ])
})

describe('optimizers', () => {
  itReads('model.optimizer', {
    adamw: [
      ...['AdamW', 'adamw_torch', 'adamw_torch_fused', 'adamw_hf', 'paged_adamw_32bit', 'torch.optim.AdamW'],
      ...[
        'optax.adamw',
        'FusedAdamW',
        'fused AdamW',
        'DeepSpeedCPUAdam',
        'adam_pax',
        'keras.optimizers.AdamW',
        'Adam_W',
      ],
    ],
    adam: [
      'Adam',
      'torch.optim.Adam',
      'distributed_fused_adam',
      'optax.adam',
      'FusedAdam',
      'nadam',
      'keras.optimizers.Adam',
    ],
    'adam-8bit': ['adamw_bnb_8bit', 'paged_adamw_8bit', 'AdamW8bit', 'bnb.optim.Adam8bit', '8bit adam', 'adamw 8-bit'],
    adafactor: ['Adafactor', 'optax.adafactor', 'transformers.Adafactor'],
    adagrad: ['rowwise adagrad', 'torch.optim.Adagrad'],
    lamb: ['FusedLAMB', 'optax.lamb'],
    lars: ['LARS', 'optax.lars'],
    lion: ['lion_32bit', 'optax.lion', 'Lion'],
    muon: ['Muon', 'muonclip', 'dist_muon', 'muon + adamw'],
    sgd: ['SGD', 'torch.optim.SGD', 'momentum', 'sgd with momentum', 'nesterov', 'optax.sgd', 'SGD_momentum'],
  })
})

describe('architectures', () => {
  itReads('model.architecture', {
    transformer: [
      ...['llama', 'vit', 'gpt', 'bert', 'Transformer', 'decoder-only', 'LlamaForCausalLM', 'causal_lm', 'seq2seq'],
      ...['vision transformer', 'LLM', 'decoder-only transformer', 'encoder_decoder', 'ViT', 'vlm'],
    ],
    moe: ['MoE', 'mixture of experts', 'sparse_moe', 'Mixture-of-Experts Transformer', 'mixtral'],
    cnn: ['CNN', 'convnet', 'convolutional', 'small CNN'],
    resnet: ['ResNet', 'residual network'],
    diffusion: ['Diffusion', 'latent diffusion', 'ddpm', 'sdxl', 'diffusion_transformer', 'flow-matching'],
    rnn: ['LSTM', 'gru', 'recurrent', 'rnn-t', 'transducer'],
    gnn: ['GNN', 'graph neural network', 'gcn', 'message-passing'],
    recommender: ['recsys', 'dlrm', 'two-tower', 'recommendation system', 'ctr'],
    mlp: ['MLP', 'feed-forward', 'fully connected', 'tabular'],
    custom: ['in-house', 'novel', 'Proprietary'],
  })
  itDeclaresAlike([
    ['model: transformer', 'model: { architecture: transformer }'],
    ['model: { type: cnn }', 'model: { architecture: cnn }'],
    ['model: 7B CNN', 'model: { architecture: cnn }\nscale: { parameters: 7B }'],
  ])
})

describe('tasks and stages', () => {
  itReads('task', {
    pretraining: ['pretrain', 'pre-training', 'Pre_Training', 'PT', 'continued pretraining', 'CPT'],
    training: ['train', 'Training', 'distillation', 'from scratch', 'supervised learning'],
    'fine-tuning': ['sft', 'SFT', 'dpo', 'orpo', 'finetune', 'fine_tuning', 'instruction tuning', 'alignment', 'kto'],
    inference: ['serving', 'serve', 'deployment', 'batch inference', 'eval', 'LLM serving', 'batch_prediction'],
    'reinforcement-learning': ['rlhf', 'RL', 'ppo', 'grpo', 'rlvr', 'reinforcement', 'online_dpo', 'deep RL'],
  })
  itReads('stage', {
    exploration: ['research', 'experimental', 'sandbox', 'R&D', 'thesis', 'Exploration'],
    prototype: ['poc', 'dev', 'proof of concept', 'MVP', 'pilot', 'in-development'],
    production: ['prod', 'Prod', 'PRODUCTION', 'live', 'GA', 'in production', 'production-ready'],
  })
  itDeclaresAlike([
    ['task: LoRA fine-tuning', 'task: fine-tuning\nmodel: { method: lora }'],
    ['task: qlora', 'task: fine-tuning\nmodel: { method: qlora }'],
    ['task: full fine-tune', 'task: fine-tuning\nmodel: { method: full }'],
    ['stage: pretraining', 'task: pretraining'],
    ['stage: prototype training', 'task: training\nstage: prototype'],
  ])
})

describe('sizes and methods', () => {
  itReads('scale.size', {
    small: ['tiny', 'S', 'toy', 'nano'],
    medium: ['m', 'mid-size', 'Moderate'],
    large: ['big', 'L', 'large-scale'],
    massive: ['huge', 'XL', 'very large', 'frontier'],
  })
  itDeclaresAlike([
    ['model: { method: PEFT }\ntask: fine-tuning', 'model: { method: lora }\ntask: fine-tuning'],
    ['model: { method: DoRA }\ntask: fine-tuning', 'model: { method: lora }\ntask: fine-tuning'],
    ['model: { method: 4bit LoRA }\ntask: fine-tuning', 'model: { method: qlora }\ntask: fine-tuning'],
    ['model: { method: full-parameter }\ntask: fine-tuning', 'model: { method: full }\ntask: fine-tuning'],
    ['model: { method: LoRA (rank 32) }', 'task: fine-tuning\nmodel: { method: lora, lora_rank: 32 }'],
  ])
})

describe('ways to spread a job', () => {
  itReads('hardware.parallelism', {
    none: ['single GPU', 'single_device', 'NONE', '"off"'],
    data: [
      'ddp',
      'DDP',
      'ddp_spawn',
      'NO_SHARD',
      'MirroredStrategy',
      'DistributedDataParallel',
      'horovod',
      'data-parallel',
    ],
    'zero-1': ['zero1', 'ZeRO stage 1', 'distributed optimizer'],
    'zero-2': ['zero2', 'SHARD_GRAD_OP', 'ZeRO_2'],
    'zero-3': ['zero3', 'ZeRO-3', 'zero-infinity'],
    fsdp: ['FULL_SHARD', 'fsdp2', 'full_shard auto_wrap', 'HYBRID_SHARD', 'FullyShardedDataParallel', 'hsdp', 'FSDP'],
  })
  itDeclaresAlike([
    ['hardware: { parallelism: "tp=8, pp=4" }', 'hardware: { parallelism: { tensor: 8, pipeline: 4 } }'],
    ['hardware: { parallelism: TP8 PP4 }', 'hardware: { parallelism: { tensor: 8, pipeline: 4 } }'],
    ['hardware: { parallelism: fsdp + tp 8 }', 'hardware: { parallelism: { tensor: 8, zero: 3 } }'],
    ['hardware: { parallelism: [fsdp] }', 'hardware: { parallelism: fsdp }'],
    ...['1', '2', '3'].flatMap((stage): [string, string][] =>
      [`deepspeed_stage_${stage}`, `DeepSpeed ZeRO ${stage}`].map((word) => [
        `hardware: { parallelism: ${word} }`,
        `framework: { libraries: [deepspeed] }\nhardware: { parallelism: zero-${stage} }`,
      ]),
    ),
    [
      'distributed: deepspeed\nzero_optimization: { stage: 3 }',
      'framework: { libraries: [deepspeed] }\nhardware: { parallelism: zero-3 }',
    ],
  ])
})

describe('links, kernels and what is switched', () => {
  itReads('hardware.interconnect', {
    nvlink: ['NVLink', 'nvlink4', 'NVSwitch', 'nv-link', 'NVL72'],
    infiniband: ['IB', 'NDR', 'InfiniBand HDR', 'mellanox', '400Gb/s InfiniBand'],
    efa: ['EFA', 'EFA v2', 'elastic fabric adapter'],
    ici: ['3D torus', 'inter-chip interconnect'],
    roce: ['RoCEv2', 'RDMA'],
    ethernet: ['100GbE', 'TCP'],
    'ethernet-25g': ['25GbE', 'ethernet 25g'],
    pcie: ['PCI-E', 'pcie gen5', 'PCIe 4.0'],
    'infinity-fabric': ['xGMI'],
    '[nvlink, infiniband]': ['nvlink + infiniband', '"NVLink, IB"', 'NVLink5 + InfiniBand NDR', '[NVLink, NDR]'],
  })
  itReads('hardware.memory', {
    '192GB': ['192GB unified', '192 GB HBM3', '192'],
    '24GB': ['24GB GDDR6X', '24 GB VRAM'],
  })
  itReads('hardware.kind', { gpu: ['cuda', 'mps', 'GPUs'] })
  itDeclaresAlike([
    ['hardware: MacBook Pro M3 Max 64GB', 'hardware: { accelerator: MacBook Pro M3 Max 64GB, memory: 64GB }'],
    ['precision: bf16 with fp32 master weights', 'model: { precision: bf16, weights_precision: fp32 }'],
    ['precision: bf16 (fp32 optimizer states)', 'model: { precision: bf16, optimizer_precision: fp32 }'],
    ['gpus: 2x3090 nvlink', 'hardware: { accelerator: 3090:2, interconnect: nvlink }'],
    ['gpus: 8 x A100 + NVLink + InfiniBand', 'hardware: { accelerator: A100:8, interconnect: [nvlink, infiniband] }'],
  ])
  itReads('model.attention', {
    fused: ['sdpa', 'flash_attention_2', 'FlashAttention', 'xformers', 'FA3', 'cudnn', 'flash-attn'],
    plain: ['eager', 'vanilla', 'math', 'Standard'],
  })
  itReads('model.activation_checkpointing', {
    true: ['full', 'on', 'enabled', '"yes"', 'uniform', 'save nothing'],
    false: ['off', 'none', 'disabled', '"no"'],
    selective: ['Selective', 'minimal_flash', 'save_qkv_proj', 'partial', 'dots_saveable'],
  })
  itReads('model.custom_kernels', {
    '[cuda]': ['cuda', 'CUTLASS', '[CUDA C++]'],
    '[triton]': ['Triton', 'triton kernels'],
    '[cuda, triton]': ['cuda + triton', '"CUDA, Triton"'],
    '[pallas-tpu]': ['pallas', 'Mosaic'],
    true: ['yes', '"on"'],
    false: ['none', 'no'],
  })
  itReads('hardware.offload', {
    optimizer: ['cpu', 'nvme', 'offload_optimizer', 'optimizer states'],
    parameters: ['offload_param', 'weights', 'params'],
    '[optimizer, parameters]': ['optimizer + params', '"optimizer, weights"'],
  })
  itReads('hardware.spot', {
    true: ['spot', 'preemptible', 'interruptible', 'yes', 'LOW_PRIORITY'],
    false: ['on-demand', 'reserved', 'dedicated', '"off"', 'on_demand'],
  })
  itReads('hardware.kind', {
    gpu: ['GPUs', 'cuda', 'rocm'],
    tpu: ['TPUs', 'Cloud TPU'],
    npu: ['NPU'],
    other: ['ASIC', 'hpu'],
  })
  itReads('team.cuda', {
    none: ['beginner', 'no experience', '0'],
    basic: ['some', 'junior'],
    expert: ['senior', 'advanced'],
  })
  itReads('operations.input_pipeline', {
    optimized: ['DALI', 'webdataset', 'fast'],
    unoptimized: ['slow', 'naive', 'bottleneck'],
  })
  itReads('needs.on_prem', { true: ['yes', 'required', '"on"', '1'], false: ['no', 'not required', '"off"'] })
})

describe('frameworks', () => {
  itDeclaresAlike([
    ['framework: PyTorch 2.4', 'framework: { name: pytorch, version: "2.4" }'],
    ['framework: torch==2.4.1', 'framework: { name: pytorch, version: 2.4.1 }'],
    ['framework: "jax[tpu]==0.4.30"', 'framework: { name: jax, version: 0.4.30 }'],
    ['framework: { name: "pytorch==2.4.1" }', 'framework: { name: pytorch, version: 2.4.1 }'],
    [
      'framework: { pytorch: "2.4", deepspeed: "0.14" }',
      'framework: { name: pytorch, version: "2.4", libraries: [deepspeed] }',
    ],
    ['framework: [pytorch, deepspeed]', 'framework: { name: pytorch, libraries: [deepspeed] }'],
    [
      'framework: pytorch\nlibs: [deepspeed, xformers]',
      'framework: { name: pytorch, libraries: [deepspeed, xformers] }',
    ],
    ['framework: pytorch\ntorch_version: 2.10', 'framework: { name: pytorch, version: "2.10" }'],
    ['framework: pytorch\nversion: 2.4', 'framework: { name: pytorch, version: "2.4" }'],
    ['framework: megatron-lm', 'framework: { name: pytorch, libraries: [megatron-lm] }'],
    ['framework: maxtext', 'framework: { name: jax, libraries: [maxtext] }'],
    ['framework: PyTorch 2.4 + DeepSpeed', 'framework: { name: pytorch, version: "2.4", libraries: [deepspeed] }'],
    ['backend: pytorch', 'framework: pytorch'],
    ['framework: { type: pytorch }', 'framework: pytorch'],
    [
      'framework: { name: pytorch, libraries: deepspeed + xformers }',
      'framework: { name: pytorch, libraries: [deepspeed, xformers] }',
    ],
  ])

  it.each(['torch', 'PYTORCH', 'Torch 2.4', 'torch>=2.1', 'pytorch nightly'])('%s is the framework pytorch', (word) => {
    const { declaration, unknown } = jobOf(`framework: ${JSON.stringify(word)}`)
    expect([declaration.framework?.name].flat()).toEqual([expect.stringMatching(/^(?:torch|pytorch)$/i)])
    expect(unknown).toEqual([])
  })
})

describe('hardware in one phrase', () => {
  itDeclaresAlike([
    ['hardware: 8x H100 on AWS', 'hardware: { accelerator: "H100:8", provider: aws }'],
    ['hardware: p4d.24xlarge', 'hardware: { machine: p4d.24xlarge, provider: aws }'],
    ['hardware: { accelerator: p4d.24xlarge }', 'hardware: { machine: p4d.24xlarge, provider: aws }'],
    ['hardware: { accelerator: ND96isr_H100_v5 }', 'hardware: { machine: Standard_ND96isr_H100_v5, provider: azure }'],
    ['hardware: 4 nodes of 8x H100', 'hardware: { accelerator: "H100:8", nodes: 4 }'],
    [
      'hardware: { provider: GCP us-central1, accelerator: h100 }',
      'hardware: { provider: gcp, region: us-central1, accelerator: h100 }',
    ],
    ['hardware: aws', 'hardware: { provider: aws }'],
  ])
})

describe('a misspelling that is sure', () => {
  it.each([
    ['stage: productoin', 'stage: production', 'productoin'],
    ['task: trainig', 'task: training', 'trainig'],
    ['scale: { size: masive }', 'scale: { size: massive }', 'masive'],
    ['model: { precision: bf61 }', 'model: { precision: bf16 }', 'bf61'],
    ['hardware: { spot: tru }', 'hardware: { spot: true }', 'tru'],
  ])('%s is judged as %s, and is an error still', (written, meant, word) => {
    expect(declarationOf(written)).toEqual(declarationOf(meant))
    expect(troubles(written)).toMatchObject([
      { rule: 'manifest/invalid-value', severity: 'error', message: expect.stringContaining(`"${word}"`) },
    ])
    const [{ span } = { span: undefined }] = troubles(written)
    expect(written.slice((span?.column ?? 0) - 1, (span?.endColumn ?? 0) - 1)).toBe(word)
  })
})

it('reports two misspellings of one section alike in any order', () => {
  const sections = ['sxale: { parameters: "", tokens: 1 }', 'cale: { parameters: 1000, tokens: 1 }']
  const [one, other] = [sections, sections.toReversed()].map((each) =>
    troubles(each.join('\n')).map(({ rule, message }) => `${rule} ${message}`),
  )
  expect(one?.toSorted()).toEqual(other?.toSorted())
  expect(one).toContain('manifest/invalid-value Invalid value "" for `scale.parameters`.')
})

describe('a number and its noun', () => {
  it.each([
    ['scale: { tokens: 10 trillions }', 'scale: { tokens: 10T }'],
    ['scale: { parameters: 900 millions }', 'scale: { parameters: 900M }'],
    ['scale: { samples: 300 patients }', 'scale: { samples: 300 }'],
    ['scale: { micro_batch_size: 4 samples per GPU }', 'scale: { micro_batch_size: 4 }'],
    ['scale: { global_batch_tokens: 4M tokens per step }', 'scale: { global_batch_tokens: 4M }'],
  ])('%s is read as %s', (written, meant) => {
    expect(declarationOf(written)).toEqual(declarationOf(meant))
    expect(troubles(written)).toEqual([])
  })

  it.each([
    'scale: { tokens: 10 apples }',
    'scale: { tokens: 10 dozens }',
    'scale: { samples: 3 zillions }',
    'scale: { tokens: 60B tokens per GPU }',
    'scale: { tokens: 60B tokens each }',
    'scale: { global_batch_size: 512 sequences per GPU }',
    'scale: { micro_batch_size: 4 samples per node }',
    'hardware: { accelerator: H100, gpus: 8 GPUs a node }',
    'hardware: 8 H100 GPUs a node',
  ])('%s is an error', (written) => {
    expect(troubles(written)).toMatchObject([{ rule: 'manifest/invalid-value', severity: 'error' }])
  })

  it('that contradicts another under any name of its key is an error', () => {
    const cores = 'hardware: { accelerator: tpu-v4, count: 8, tpu_cores: 128 }'
    const price = 'operations: { price_per_chip_hour: 2 USD, price_per_gpuhour: 200 USD }'
    for (const written of [cores, price])
      expect(troubles(written)).toMatchObject([{ rule: 'manifest/spellings-disagree', severity: 'error' }])
  })

  it.each(['H100:8+', '8x H100+', 'p5.48xlarge+', '"8x H100, ..."', '8x H100 (at least)', '8x H100 (quadrupled)'])(
    'hardware: %s is unknown',
    (written) => {
      expect(troubles(`hardware: ${written}`)).toMatchObject([{ rule: 'manifest/unknown-accelerator' }])
    },
  )
})

describe('what is never guessed', () => {
  it.each([
    ['stage: no longer live', {}, 'stage', 'task'],
    ['stage: production or research', {}, 'stage', 'task'],
    ['stage: unknown', {}, 'stage', 'task'],
    ['model: { precision: not bf16 }', { model: {} }, 'model.precision'],
    ['model: { precision: bf16 or fp16 }', { model: {} }, 'model.precision'],
    ['model: { optimizer: adam vs sgd }', { model: {} }, 'model.optimizer'],
    ['hardware: { parallelism: without fsdp }', { hardware: {} }, 'hardware.parallelism'],
    ['hardware: { spot: no spot }', { hardware: {} }, 'hardware.spot'],
    ['hardware: { kind: not a gpu }', { hardware: {} }, 'hardware.kind'],
  ])('%s is an error, and left out', (written, left, ...refused) => {
    expect(troubles(written)).toMatchObject([{ rule: 'manifest/invalid-value', severity: 'error' }])
    expect(declarationOf(written)).toEqual({ ...left, refused })
  })

  it.each(['future h100', 'no H100', 'H100 or A100', 'H1000'])('%s is an accelerator that nobody knows', (word) => {
    for (const written of [`hardware: ${word}`, `hardware: { accelerator: ${word} }`, `gpu_type: ${word}`]) {
      expect(troubles(written)).toMatchObject([{ rule: 'manifest/unknown-accelerator', severity: 'warning' }])
      expect(jobOf(written).unknown).toMatchObject([{ word }])
      expect(declarationOf(written).hardware?.accelerator).toBe(word)
    }
  })
})

it.each([
  ['scale: { parameters: 30 }', 'Write 30B or 30M.'],
  ['scale: { parameters: 1.3 }', 'Write 1.3B or 1.3M.'],
  ['scale: { dataset_size: 2B tokens }', 'Write `scale.tokens: 2B`, or give `scale.dataset_size` bytes.'],
])('a number without its unit, or with that of another key, is an error: %s', (text, remedy) => {
  expect(troubles(text)).toMatchObject([{ rule: 'manifest/invalid-value', severity: 'error', remedy }])
})
