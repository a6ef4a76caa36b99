/**
 * Canonical words for a value, each with its common spellings and where they are usual. Case and separators are ignored
 * (`BF16-mixed` is `bf16_mixed`), so each spelling is listed once.
 */
export type Words = Readonly<Record<string, Readonly<Record<string, string>>>>

const precision = {
  fp64: {
    programs: 'torch.float64, torch.double, jnp.float64, tf.float64',
    PyTorch: 'float64, double, f64, 64, 64-true',
    words: 'double precision',
  },
  fp32: {
    programs: 'torch.float32, torch.float, jnp.float32, tf.float32, fp32-true',
    PyTorch: 'float32, float, full precision',
    JAX: 'f32, 32',
    Lightning: '32-true',
    words: 'single, single precision, full',
  },
  tf32: { NVIDIA: 'tensorfloat32, tensor float 32' },
  bf16: {
    programs: 'tf.bfloat16, ml_dtypes.bfloat16',
    PyTorch: 'bfloat16, torch.bfloat16',
    JAX: 'jnp.bfloat16',
    Keras: 'mixed_bfloat16',
    Lightning: 'bf16-mixed, bf16-true',
    'Hugging Face': 'bf16_full_eval',
    words:
      'brain float, mixed bf16, amp bf16, bf16 mixed precision, bf16 amp, pure bf16, full bf16, mixed precision bf16, bf16 autocast, mixed (bf16), bf16 (mixed), amp_bf16',
  },
  fp16: {
    programs: 'jnp.float16, tf.float16',
    PyTorch: 'float16, half, torch.float16, amp, f16, 16, torch.half',
    Keras: 'mixed_float16',
    Lightning: '16-mixed, 16-true',
    Apex: 'O1, O2',
    words:
      'half precision, mixed fp16, fp16 mixed, fp16 mixed precision, amp fp16, fp16 amp, fp16 (amp), amp (fp16), mixed precision fp16, mixed (fp16), fp16 (mixed), amp_fp16, automatic mixed precision',
  },
  fp8: {
    programs:
      'float8_e4m3fn, float8_e4m3, float8_e5m2, fp8_e5m2, fp8_e4m3fn, torch.float8_e4m3fn, torch.float8_e5m2, transformer-engine-float16, nanoo_fp8, fp8_full, te_fp8_delayedscaling, te_fp8_currentscaling, te_mxfp8, w8a8_fp8',
    NVIDIA: 'float8, mxfp8, fp8 e4m3, e4m3, e5m2, fp8 hybrid, transformer engine fp8',
    Lightning: 'transformer-engine',
    words: 'f8, fp8 mixed, 8 bit float, amp_fp8',
  },
  int8: {
    programs: 'w8a8_int8, torch.int8',
    'Hugging Face': '8bit, 8 bit',
    words: 'w8a8, 8-bit int, llm.int8, i8, uint8',
  },
  fp4: { programs: 'modelopt_fp4, te_nvfp4, float4_e2m1fn', NVIDIA: 'nvfp4, mxfp4, float4', words: 'f4, e2m1' },
} as const satisfies Words

/** Formats of stored weights: a compute format, or 4 bits that are widened first. */
const weights = {
  ...precision,
  int4: {
    programs: 'w4a16, w4a8, gptq_marlin, awq_marlin, uint4, bnb_4bit, bitsandbytes_4bit, bnb_nf4',
    'Hugging Face': 'nf4, awq, gptq, 4bit, 4 bit',
    'llama.cpp': 'q4, q4_0, q4_k_m, q4_k_s, gguf_q4',
    words: '4-bit int, i4, int4 awq, awq int4, int4 gptq, gptq int4, 4-bit awq, 4-bit gptq, awq 4-bit, gptq 4-bit',
  },
} as const satisfies Words

const optimizer = {
  adamw: {
    programs:
      'adamw_torch_npu_fused, bitsandbytes.optim.PagedAdamW, bitsandbytes.optim.AdamW, bnb.optim.PagedAdamW, decoupled_adamw, adamw_experimental, keras.optimizers.AdamW, tf.keras.optimizers.AdamW, deepspeed.ops.adam.DeepSpeedCPUAdam, torch.optim.adamw.AdamW',
    'Hugging Face':
      'adamw_torch, adamw_torch_fused, adamw_hf, adamw_apex_fused, adamw_torch_xla, paged_adamw_32bit, paged_adamw',
    PyTorch: 'torch.optim.AdamW, fused AdamW, FusedAdamW',
    DeepSpeed: 'DeepSpeedCPUAdam, cpu adamw',
    JAX: 'optax.adamw',
    words: 'adam w, adam with weight decay, distributed adamw, distributed fused adamw, adam_pax',
  },
  adam: {
    programs:
      'tf.keras.optimizers.Adam, adam_experimental, apex.optimizers.FusedAdam, deepspeed.ops.adam.FusedAdam, torch.optim.Adamax, torch.optim.NAdam, torch.optim.RAdam, torch.optim.adam.Adam, cpu_adam',
    PyTorch: 'torch.optim.Adam, FusedAdam',
    Megatron: 'distributed_fused_adam, distributed adam, distributed fused adam, megatron adam',
    JAX: 'optax.adam',
    Keras: 'keras.optimizers.Adam, nadam, adamax, radam',
  },
  'adam-8bit': {
    programs:
      'adamw_torch_8bit, bitsandbytes.optim.AdamW8bit, bitsandbytes.optim.Adam8bit, bitsandbytes.optim.PagedAdamW8bit, bitsandbytes.optim.PagedAdam8bit, bnb.optim.Adam8bit, bnb.optim.PagedAdamW8bit, PagedAdam8bit, torchao.optim.AdamW8bit, torchao.optim.Adam8bit, torchao.prototype.low_bit_optim.AdamW8bit, bnbadam8bit',
    'Hugging Face': 'adamw_bnb_8bit, paged_adamw_8bit, adamw_8bit',
    bitsandbytes:
      'bnb.optim.AdamW8bit, AdamW8bit, Adam8bit, PagedAdamW8bit, bnb adam, bnb adamw 8bit, bitsandbytes adamw 8bit, bnb 8bit adam',
    words: '8bit adam, 8bit adamw, adamw 8-bit, adam 8-bit, 8 bit adamw (bnb), low bit adam',
  },
  adafactor: {
    programs: 'torch.optim.Adafactor, transformers.Adafactor, adafactorbv',
    JAX: 'optax.adafactor',
    words: 'ada factor',
  },
  adagrad: {
    programs: 'optax.adagrad, keras.optimizers.Adagrad',
    PyTorch: 'torch.optim.Adagrad',
    words: 'rowwise adagrad, row wise adagrad, sparse adagrad, ada grad',
  },
  lamb: { programs: 'optax.lamb, apex.optimizers.FusedLAMB, lambc', NVIDIA: 'FusedLAMB, fused lamb' },
  lars: { programs: 'optax.lars' },
  lion: { programs: 'optax.lion, lion_pytorch', 'Hugging Face': 'lion_32bit, decoupled_lionw, paged_lion_32bit' },
  muon: { programs: 'dist_muon, torch.optim.Muon', words: 'muon adamw, muon + adamw, muonclip' },
  sgd: {
    programs:
      'nag, sgdw, fusedsgd, sgd_experimental, keras.optimizers.SGD, tf.keras.optimizers.SGD, apex.optimizers.FusedSGD, torch.optim.sgd.SGD',
    PyTorch: 'torch.optim.SGD',
    JAX: 'optax.sgd',
    words:
      'momentum, sgd momentum, sgd with momentum, sgd + momentum, nesterov, sgd nesterov, stochastic gradient descent, sgdm',
  },
} as const satisfies Words

const architecture = {
  transformer: {
    'Hugging Face':
      'decoder, decoder only, encoder, encoder only, encoder decoder, seq2seq, causal lm, CausalLM, LlamaForCausalLM, masked lm',
    words:
      'transformers, transformer decoder, transformer encoder, decoder only transformer, encoder decoder transformer, dense transformer, dense, llm, large language model, language model, lm, gpt style, gpt like, decoder transformer, vision transformer, transformer (decoder-only), autoregressive transformer, vlm, multimodal transformer, vision language model, attention',
  },
  moe: {
    words:
      'mixture of experts, sparse moe, moe transformer, sparse mixture of experts, sparse transformer, transformer moe, mixture-of-experts transformer',
  },
  cnn: {
    words: 'convnet, conv net, convolutional, convolutional neural network, conv, convolutional network, convolution',
  },
  resnet: { words: 'residual network, resnets, residual net' },
  diffusion: {
    words:
      'diffusion model, latent diffusion, ddpm, diffusion transformer, latent diffusion model, ldm, score based, flow matching, text to image, diffusion unet',
  },
  rnn: {
    words:
      'rnn t, transducer, recurrent, lstm, gru, bilstm, recurrent neural network, recurrent network, rnn transducer',
  },
  gnn: {
    words: 'graph neural network, graph, gcn, gat, graph network, message passing, mpnn, graphsage, equivariant gnn',
  },
  recommender: {
    words:
      'recsys, recommendation, recommender system, recommendation system, recommendation model, ranking, ctr, two tower, wide and deep, deep learning recommendation model',
  },
  mlp: {
    words:
      'dense network, feedforward, feed forward, fully connected, multilayer perceptron, multi layer perceptron, fcn (fully connected), dnn, tabular',
  },
  custom: { words: 'own, in house, novel, bespoke, proprietary, other, homegrown, experimental architecture' },
} as const satisfies Words

const task = {
  pretraining: {
    words:
      'pretrain, pre-training, pt, continued pretraining, cpt, continual pretraining, foundation model training, pre-train, pretraining from scratch, language model pretraining, llm pretraining, continue pretraining',
  },
  training: {
    words:
      'distillation, continuous training, training from scratch, train from scratch, from scratch, train, model training, supervised training, supervised learning, distributed training, trainer',
  },
  'fine-tuning': {
    programs: 'rm, bco, gkd, prm, ipo',
    TRL: 'sft, dpo, orpo, kto, simpo, reward modeling, cpo',
    words:
      'finetune, fine tune, finetuning, full finetune, instruction tuning, instruct tuning, supervised finetuning, adapter training, transfer learning, post training, posttraining, preference tuning, alignment, full finetuning, dreambooth, full fine-tune, domain adaptation, textual inversion, tuning, preference optimization',
  },
  inference: {
    words:
      'serve, serving, deploy, deployment, batch inference, online inference, online serving, llm serving, model serving, offline inference, eval, evaluation, batch prediction, embedding generation, infer, production serving, realtime inference, real-time inference, inferencing',
  },
  'reinforcement-learning': {
    programs: 'reinforce, reinforce++, nash_md, xpo, appo, impala, sac, td3, dqn, a2c, ddpg',
    TRL: 'ppo, grpo, rloo, online dpo, gspo, dapo',
    words:
      'rl, rlhf, reinforcement, rlvr, reinforcement learning from human feedback, rl training, rl finetuning, rl fine-tuning, deep rl, rlaif, drl, robotics rl',
  },
} as const satisfies Words

const stage = {
  exploration: {
    words:
      'explore, exploring, research, experiment, experiments, experimental, experimentation, exploratory, r&d, sandbox, playground, learning, study, research and development, academic, academic research, research project, hobby, ideation, ablation, ablations, early research, early exploration, class project, coursework, course project, thesis, personal project, student project, toy, toy project, tinkering, fun, just for fun, side project, hobby project, hackathon, tutorial, homework, assignment, competition, challenge, contest',
  },
  prototype: {
    words:
      'prototyping, poc, proof of concept, dev, development, mvp, pilot, demo, alpha, beta, prototypes, early prototype, in development, trial',
  },
  production: {
    words:
      'prod, live, release, deployed, ga, general availability, productive, in production, production run, operational, stable, flagship, mature, production ready',
  },
} as const satisfies Words

const size = {
  small: { words: 'tiny, mini, s, xs, little, minimal, micro, toy, very small, nano' },
  medium: { words: 'm, mid, moderate, mid size, medium size, medium sized, midsize, average, middle' },
  large: { words: 'big, l, large scale' },
  massive: {
    words:
      'huge, xl, xxl, very large, extra large, x large, enormous, giant, gigantic, hyperscale, extreme, frontier, frontier scale',
  },
} as const satisfies Words

const method = {
  full: {
    words:
      'full finetune, full fine tuning, full parameter, full params, full weights, all parameters, full finetuning, full-rank, fft, none, full sft, full-parameter fine-tuning, full training',
  },
  lora: {
    programs: 'adalora, pissa, loraplus, lora_fa, canonical_lora',
    words:
      'adapter, adapters, peft, dora, lora adapters, lokr, loha, ia3, locon, rslora, lora+, lora finetuning, lora fine-tuning, low rank adaptation, lycoris',
  },
  qlora: {
    words:
      'qlora 4bit, 4bit lora, lora 4bit, nf4 lora, quantized lora, 4-bit qlora, qdora, lora (4bit), qlora nf4, lora + 4bit',
  },
} as const satisfies Words

const parallelism = {
  none: {
    programs: 'single_xla, one_device',
    words: 'single, single gpu, single device, no, no parallelism, single chip, off',
  },
  data: {
    programs:
      'multi_npu, multi_xpu, multi_hpu, multi_mlu, pytorch_ddp, legacy_ddp, c10d, no_c10d, ddp_fork, MMDistributedDataParallel',
    PyTorch: 'ddp, distributed data parallel, DistributedDataParallel, NO_SHARD',
    Lightning: 'ddp_spawn, ddp_find_unused_parameters_true, ddp_find_unused_parameters_false, ddp_notebook',
    TensorFlow:
      'mirrored, MirroredStrategy, multi worker mirrored, MultiWorkerMirroredStrategy, TPUStrategy, tf.distribute.TPUStrategy, tf.distribute.MirroredStrategy, tf.distribute.MultiWorkerMirroredStrategy',
    JAX: 'pmap',
    words:
      'dp, data parallel, dataparallel, data parallelism, horovod, multi gpu, replicated, replica, pure data parallel',
  },
  'zero-1': {
    DeepSpeed:
      'zero1, zero stage 1, deepspeed zero 1, deepspeed stage 1, zero redundancy optimizer, stage 1, ds zero 1',
    Lightning: 'deepspeed_stage_1',
    Megatron: 'distributed optimizer',
  },
  'zero-2': {
    DeepSpeed:
      'zero2, zero stage 2, deepspeed zero 2, deepspeed stage 2, deepspeed, stage 2, ds zero 2, deepspeed zero',
    Lightning: 'deepspeed_stage_2',
    PyTorch: 'SHARD_GRAD_OP, fsdp shard_grad_op',
    Megatron: 'sharded ddp, ddp_sharded',
  },
  'zero-3': {
    DeepSpeed: 'zero3, zero stage 3, deepspeed zero 3, deepspeed stage 3, zero infinity, stage 3, ds zero 3',
    Lightning: 'deepspeed_stage_3',
  },
  fsdp: {
    programs: 'xla_fsdp, hybrid_full_shard, MMFullyShardedDataParallel',
    PyTorch:
      'FULL_SHARD, fully sharded data parallel, FullyShardedDataParallel, fsdp2, fsdp full_shard, HYBRID_SHARD, fully_shard, fsdp1, torch fsdp, fsdp_native',
    'Hugging Face': 'full_shard auto_wrap, hybrid_shard auto_wrap, full_shard auto_wrap offload',
    words: 'sharded, fully sharded, fully sharded data parallelism, fsdp hybrid_shard, fsdp hybrid, hsdp',
  },
} as const satisfies Words

const interconnect = {
  nvlink: {
    NVIDIA:
      'nvlink 3, nvlink 4, nvlink 5, nvlink3, nvlink4, nvlink5, nvswitch, nv link, nvlink switch, nvl72, nvlink/nvswitch, nvl, nvlink bridge',
  },
  pcie: {
    words:
      'pci-e, pci express, pcie4, pcie5, pcie gen4, pcie gen5, pcie 3.0, pcie 4.0, pcie 5.0, pci, pcie gen 4, pcie gen 5, pcie x16, pcie gen3, pcie 4.0 x16',
  },
  'infinity-fabric': { AMD: 'xgmi, infinityfabric, if links, amd infinity fabric' },
  ici: {
    Google:
      'inter chip interconnect, inter core interconnect, ici mesh, ici torus, tpu ici, tpu interconnect, 3d torus, 2d torus, torus',
  },
  neuronlink: { AWS: 'neuron link, neuronlink v2, neuronlink v3' },
  infiniband: {
    words:
      'ib, hdr, ndr, edr, xdr, infiniband hdr, infiniband ndr, infiniband edr, infiniband xdr, hdr200, hdr100, ndr400, ndr200, ib hdr, ib ndr, mellanox, quantum 2, quantum x800, infiniband ndr400, infiniband hdr200, infiniband hdr100, ib ndr400, 400g infiniband, 200g infiniband, 400g ib, 200g ib, connectx 7, infiniband 400g, infiniband 200g, infiniband (ndr), infiniband (hdr), ndr infiniband, hdr infiniband, edr infiniband, quantum-2 infiniband',
  },
  efa: { AWS: 'elastic fabric adapter, efav2, efav3, efa v2, efa v3, aws efa' },
  slingshot: { HPE: 'slingshot 11, slingshot-11, cray slingshot, hpe slingshot, slingshot 10' },
  'omni-path': { words: 'omnipath, opa, intel omni path, omni path' },
  roce: { words: 'rocev2, roce v2, rdma over converged ethernet, rdma, spectrum x, gpudirect rdma' },
  ethernet: {
    words:
      'eth, tcp, 100gbe, 200gbe, 400gbe, 100 gbe, 100g ethernet, ethernet 100g, 100gb ethernet, gpudirect tcpx, tcpx, gpudirect tcpxo, tcpxo, fasttrak, tcp/ip, dcn, lan, 100g, ethernet 100gbe',
  },
  'ethernet-1g': { words: '1gbe, 1 gbe, 1g ethernet, ethernet 1g, 1gb ethernet, ethernet 1gbe, gigabit ethernet, 1g' },
  'ethernet-10g': { words: '10gbe, 10 gbe, 10g ethernet, ethernet 10g, 10gb ethernet, ethernet 10gbe, 10gige, 10g' },
  'ethernet-25g': { words: '25gbe, 25 gbe, 25g ethernet, ethernet 25g, 25gb ethernet, ethernet 25gbe, 25g' },
  'ethernet-40g': { words: '40gbe, 40 gbe, 40g ethernet, ethernet 40g, 40gb ethernet, ethernet 40gbe, 40g' },
} as const satisfies Words

const kernels = {
  cuda: { words: 'cuda c++, cuda kernels, cu, ptx, cutlass, nvcc, cuda extension, cuda ops' },
  triton: { words: 'openai triton, triton kernels' },
  hip: { words: 'rocm, hip kernels' },
  'pallas-tpu': { JAX: 'pallas, pallas mosaic, mosaic, pallas (tpu), jax pallas' },
  'pallas-gpu': { JAX: 'pallas (gpu), pallas triton, mosaic gpu, pallas mosaic gpu' },
  nki: { AWS: 'neuron kernel interface' },
} as const satisfies Words

const skill = {
  none: {
    words:
      'no, 0, zero, beginner, novice, new, no experience, nobody, unfamiliar, newbie, false, never used, first time, n/a',
  },
  basic: {
    words:
      'some, intermediate, moderate, low, limited, familiar, medium, little, a bit, junior, basics, yes, true, average, some experience, limited experience, minimal, ok, okay, learning, weak',
  },
  expert: {
    words:
      'advanced, strong, high, senior, experienced, deep, proficient, very good, extensive, very strong, expert level, good, experts, solid, very experienced, fluent, professional, very high',
  },
} as const satisfies Words

const inputPipeline = {
  optimized: {
    words:
      'optimised, fast, tuned, good, dali, prefetched, cached, efficient, tf.data, grain, webdataset, not a bottleneck, well optimized',
  },
  unoptimized: {
    words:
      'unoptimised, slow, bottleneck, naive, default, not optimized, bad, poor, not tuned, not optimised, bottlenecked, python dataloader',
  },
} as const satisfies Words

const kind = {
  gpu: { programs: 'cuda, rocm, mps, metal', words: 'gpus, graphics card, graphics processing unit' },
  tpu: { words: 'tpus, tensor processing unit, cloud tpu' },
  npu: { words: 'npus, neural processing unit' },
  other: { words: 'asic, fpga, cpu, ipu, hpu, custom' },
} as const satisfies Words

const attention = {
  fused: {
    programs:
      'flashinfer, flashmla, cutlass_mla, trtllm_mla, trtllm_mha, flex_attention, flex, triton_attn, torch_sdpa, rocm_aiter_fa, cudnn_flash_jax, jax_flash, nvte, kernels-community/flash-attn, kernels-community/flash-attn2, kernels-community/flash-attn3, kernels-community/vllm-flash-attn3',
    'Hugging Face': 'sdpa, flash_attention_2, flash_attention_3, flash_attention_4',
    words:
      'flash, flash attention, flashattention, flash attn, memory efficient, xformers, splash, cudnn, flash attention 2, flash attention 3, fa2, fa3, fa4, splash attention, ring, flashattention 2, flashattention 3, cudnn flash, cudnn_flash_te, autoselected, flash-attn-2, flash-attn-3, flashattn, flash_attn_2, flash_attn_3, flash-attention-3',
  },
  plain: {
    programs: 'unfused',
    'Hugging Face': 'eager',
    words: 'naive, standard, vanilla, dot product, math, dot_product, none, normal',
  },
} as const satisfies Words

const checkpointing = {
  true: {
    programs: 'nothing_saveable',
    Megatron: 'full, uniform, block',
    JAX: 'full remat, save nothing',
    words: 'enabled, yes, on, always, every layer, all layers',
  },
  false: { programs: 'everything_saveable', words: 'none, no, off, disabled, never' },
  selective: {
    programs:
      'minimal_with_context, save_dot_with_context_except_mlp, save_dot_except_mlpwi, save_out_proj, checkpoint_dots, dots_saveable, checkpoint_dots_with_no_batch_dims, dots_with_no_batch_dims_saveable',
    Megatron: 'selective recompute',
    JAX: 'save_qkv_proj, minimal_flash, save_dot_except_mlp, custom',
    words: 'partial, some, some layers, selective activation checkpointing, sac',
  },
} as const satisfies Words

const offload = {
  optimizer: {
    DeepSpeed:
      'offload_optimizer, optimizer states, optimizer state, optim, zero offload, optimizer cpu, cpu optimizer, cpu, nvme, true',
  },
  none: { words: 'no, off, false, no offload' },
  parameters: { DeepSpeed: 'offload_param, params, param, weights, parameter, offload_params, model, model weights' },
} as const satisfies Words

/** By kind of value, in the order of the reference. */
export const vocabularies = {
  precision,
  weights,
  optimizer,
  architecture,
  task,
  stage,
  size,
  method,
  parallelism,
  interconnect,
  kernels,
  skill,
  inputPipeline,
  kind,
  attention,
  checkpointing,
  offload,
} as const

export type Vocabulary = keyof typeof vocabularies
/** A canonical word. */
export type Word<Name extends Vocabulary> = Extract<keyof (typeof vocabularies)[Name], string>
