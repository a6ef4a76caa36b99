/**
 * Canonical words for a value, each with its common spellings and where they are usual. Case and separators are ignored
 * (`BF16-mixed` is `bf16_mixed`), so each spelling is listed once.
 */
export type Words = Readonly<Record<string, Readonly<Record<string, string>>>>;
/** By kind of value, in the order of the reference. */
export declare const vocabularies: {
    readonly precision: {
        readonly fp64: {
            readonly programs: 'torch.float64, torch.double, jnp.float64, tf.float64';
            readonly PyTorch: 'float64, double, f64, 64, 64-true';
            readonly words: 'double precision';
        };
        readonly fp32: {
            readonly programs: 'torch.float32, torch.float, jnp.float32, tf.float32, fp32-true';
            readonly PyTorch: 'float32, float, full precision';
            readonly JAX: 'f32, 32';
            readonly Lightning: '32-true';
            readonly words: 'single, single precision, full';
        };
        readonly tf32: {
            readonly NVIDIA: 'tensorfloat32, tensor float 32';
        };
        readonly bf16: {
            readonly programs: 'tf.bfloat16, ml_dtypes.bfloat16';
            readonly PyTorch: 'bfloat16, torch.bfloat16';
            readonly JAX: 'jnp.bfloat16';
            readonly Keras: 'mixed_bfloat16';
            readonly Lightning: 'bf16-mixed, bf16-true';
            readonly 'Hugging Face': 'bf16_full_eval';
            readonly words: 'brain float, mixed bf16, amp bf16, bf16 mixed precision, bf16 amp, pure bf16, full bf16, mixed precision bf16, bf16 autocast, mixed (bf16), bf16 (mixed), amp_bf16';
        };
        readonly fp16: {
            readonly programs: 'jnp.float16, tf.float16';
            readonly PyTorch: 'float16, half, torch.float16, amp, f16, 16, torch.half';
            readonly Keras: 'mixed_float16';
            readonly Lightning: '16-mixed, 16-true';
            readonly Apex: 'O1, O2';
            readonly words: 'half precision, mixed fp16, fp16 mixed, fp16 mixed precision, amp fp16, fp16 amp, fp16 (amp), amp (fp16), mixed precision fp16, mixed (fp16), fp16 (mixed), amp_fp16, automatic mixed precision';
        };
        readonly fp8: {
            readonly programs: 'float8_e4m3fn, float8_e4m3, float8_e5m2, fp8_e5m2, fp8_e4m3fn, torch.float8_e4m3fn, torch.float8_e5m2, transformer-engine-float16, nanoo_fp8, fp8_full, te_fp8_delayedscaling, te_fp8_currentscaling, te_mxfp8, w8a8_fp8';
            readonly NVIDIA: 'float8, mxfp8, fp8 e4m3, e4m3, e5m2, fp8 hybrid, transformer engine fp8';
            readonly Lightning: 'transformer-engine';
            readonly words: 'f8, fp8 mixed, 8 bit float, amp_fp8';
        };
        readonly int8: {
            readonly programs: 'w8a8_int8, torch.int8';
            readonly 'Hugging Face': '8bit, 8 bit';
            readonly words: 'w8a8, 8-bit int, llm.int8, i8, uint8';
        };
        readonly fp4: {
            readonly programs: 'modelopt_fp4, te_nvfp4, float4_e2m1fn';
            readonly NVIDIA: 'nvfp4, mxfp4, float4';
            readonly words: 'f4, e2m1';
        };
    };
    readonly weights: {
        readonly fp64: {
            readonly programs: 'torch.float64, torch.double, jnp.float64, tf.float64';
            readonly PyTorch: 'float64, double, f64, 64, 64-true';
            readonly words: 'double precision';
        };
        readonly fp32: {
            readonly programs: 'torch.float32, torch.float, jnp.float32, tf.float32, fp32-true';
            readonly PyTorch: 'float32, float, full precision';
            readonly JAX: 'f32, 32';
            readonly Lightning: '32-true';
            readonly words: 'single, single precision, full';
        };
        readonly tf32: {
            readonly NVIDIA: 'tensorfloat32, tensor float 32';
        };
        readonly bf16: {
            readonly programs: 'tf.bfloat16, ml_dtypes.bfloat16';
            readonly PyTorch: 'bfloat16, torch.bfloat16';
            readonly JAX: 'jnp.bfloat16';
            readonly Keras: 'mixed_bfloat16';
            readonly Lightning: 'bf16-mixed, bf16-true';
            readonly 'Hugging Face': 'bf16_full_eval';
            readonly words: 'brain float, mixed bf16, amp bf16, bf16 mixed precision, bf16 amp, pure bf16, full bf16, mixed precision bf16, bf16 autocast, mixed (bf16), bf16 (mixed), amp_bf16';
        };
        readonly fp16: {
            readonly programs: 'jnp.float16, tf.float16';
            readonly PyTorch: 'float16, half, torch.float16, amp, f16, 16, torch.half';
            readonly Keras: 'mixed_float16';
            readonly Lightning: '16-mixed, 16-true';
            readonly Apex: 'O1, O2';
            readonly words: 'half precision, mixed fp16, fp16 mixed, fp16 mixed precision, amp fp16, fp16 amp, fp16 (amp), amp (fp16), mixed precision fp16, mixed (fp16), fp16 (mixed), amp_fp16, automatic mixed precision';
        };
        readonly fp8: {
            readonly programs: 'float8_e4m3fn, float8_e4m3, float8_e5m2, fp8_e5m2, fp8_e4m3fn, torch.float8_e4m3fn, torch.float8_e5m2, transformer-engine-float16, nanoo_fp8, fp8_full, te_fp8_delayedscaling, te_fp8_currentscaling, te_mxfp8, w8a8_fp8';
            readonly NVIDIA: 'float8, mxfp8, fp8 e4m3, e4m3, e5m2, fp8 hybrid, transformer engine fp8';
            readonly Lightning: 'transformer-engine';
            readonly words: 'f8, fp8 mixed, 8 bit float, amp_fp8';
        };
        readonly int8: {
            readonly programs: 'w8a8_int8, torch.int8';
            readonly 'Hugging Face': '8bit, 8 bit';
            readonly words: 'w8a8, 8-bit int, llm.int8, i8, uint8';
        };
        readonly fp4: {
            readonly programs: 'modelopt_fp4, te_nvfp4, float4_e2m1fn';
            readonly NVIDIA: 'nvfp4, mxfp4, float4';
            readonly words: 'f4, e2m1';
        };
        readonly int4: {
            readonly programs: 'w4a16, w4a8, gptq_marlin, awq_marlin, uint4, bnb_4bit, bitsandbytes_4bit, bnb_nf4';
            readonly 'Hugging Face': 'nf4, awq, gptq, 4bit, 4 bit';
            readonly 'llama.cpp': 'q4, q4_0, q4_k_m, q4_k_s, gguf_q4';
            readonly words: '4-bit int, i4, int4 awq, awq int4, int4 gptq, gptq int4, 4-bit awq, 4-bit gptq, awq 4-bit, gptq 4-bit';
        };
    };
    readonly optimizer: {
        readonly adamw: {
            readonly programs: 'adamw_torch_npu_fused, bitsandbytes.optim.PagedAdamW, bitsandbytes.optim.AdamW, bnb.optim.PagedAdamW, decoupled_adamw, adamw_experimental, keras.optimizers.AdamW, tf.keras.optimizers.AdamW, deepspeed.ops.adam.DeepSpeedCPUAdam, torch.optim.adamw.AdamW';
            readonly 'Hugging Face': 'adamw_torch, adamw_torch_fused, adamw_hf, adamw_apex_fused, adamw_torch_xla, paged_adamw_32bit, paged_adamw';
            readonly PyTorch: 'torch.optim.AdamW, fused AdamW, FusedAdamW';
            readonly DeepSpeed: 'DeepSpeedCPUAdam, cpu adamw';
            readonly JAX: 'optax.adamw';
            readonly words: 'adam w, adam with weight decay, distributed adamw, distributed fused adamw, adam_pax';
        };
        readonly adam: {
            readonly programs: 'tf.keras.optimizers.Adam, adam_experimental, apex.optimizers.FusedAdam, deepspeed.ops.adam.FusedAdam, torch.optim.Adamax, torch.optim.NAdam, torch.optim.RAdam, torch.optim.adam.Adam, cpu_adam';
            readonly PyTorch: 'torch.optim.Adam, FusedAdam';
            readonly Megatron: 'distributed_fused_adam, distributed adam, distributed fused adam, megatron adam';
            readonly JAX: 'optax.adam';
            readonly Keras: 'keras.optimizers.Adam, nadam, adamax, radam';
        };
        readonly 'adam-8bit': {
            readonly programs: 'adamw_torch_8bit, bitsandbytes.optim.AdamW8bit, bitsandbytes.optim.Adam8bit, bitsandbytes.optim.PagedAdamW8bit, bitsandbytes.optim.PagedAdam8bit, bnb.optim.Adam8bit, bnb.optim.PagedAdamW8bit, PagedAdam8bit, torchao.optim.AdamW8bit, torchao.optim.Adam8bit, torchao.prototype.low_bit_optim.AdamW8bit, bnbadam8bit';
            readonly 'Hugging Face': 'adamw_bnb_8bit, paged_adamw_8bit, adamw_8bit';
            readonly bitsandbytes: 'bnb.optim.AdamW8bit, AdamW8bit, Adam8bit, PagedAdamW8bit, bnb adam, bnb adamw 8bit, bitsandbytes adamw 8bit, bnb 8bit adam';
            readonly words: '8bit adam, 8bit adamw, adamw 8-bit, adam 8-bit, 8 bit adamw (bnb), low bit adam';
        };
        readonly adafactor: {
            readonly programs: 'torch.optim.Adafactor, transformers.Adafactor, adafactorbv';
            readonly JAX: 'optax.adafactor';
            readonly words: 'ada factor';
        };
        readonly adagrad: {
            readonly programs: 'optax.adagrad, keras.optimizers.Adagrad';
            readonly PyTorch: 'torch.optim.Adagrad';
            readonly words: 'rowwise adagrad, row wise adagrad, sparse adagrad, ada grad';
        };
        readonly lamb: {
            readonly programs: 'optax.lamb, apex.optimizers.FusedLAMB, lambc';
            readonly NVIDIA: 'FusedLAMB, fused lamb';
        };
        readonly lars: {
            readonly programs: 'optax.lars';
        };
        readonly lion: {
            readonly programs: 'optax.lion, lion_pytorch';
            readonly 'Hugging Face': 'lion_32bit, decoupled_lionw, paged_lion_32bit';
        };
        readonly muon: {
            readonly programs: 'dist_muon, torch.optim.Muon';
            readonly words: 'muon adamw, muon + adamw, muonclip';
        };
        readonly sgd: {
            readonly programs: 'nag, sgdw, fusedsgd, sgd_experimental, keras.optimizers.SGD, tf.keras.optimizers.SGD, apex.optimizers.FusedSGD, torch.optim.sgd.SGD';
            readonly PyTorch: 'torch.optim.SGD';
            readonly JAX: 'optax.sgd';
            readonly words: 'momentum, sgd momentum, sgd with momentum, sgd + momentum, nesterov, sgd nesterov, stochastic gradient descent, sgdm';
        };
    };
    readonly architecture: {
        readonly transformer: {
            readonly 'Hugging Face': 'decoder, decoder only, encoder, encoder only, encoder decoder, seq2seq, causal lm, CausalLM, LlamaForCausalLM, masked lm';
            readonly words: 'transformers, transformer decoder, transformer encoder, decoder only transformer, encoder decoder transformer, dense transformer, dense, llm, large language model, language model, lm, gpt style, gpt like, decoder transformer, vision transformer, transformer (decoder-only), autoregressive transformer, vlm, multimodal transformer, vision language model, attention';
        };
        readonly moe: {
            readonly words: 'mixture of experts, sparse moe, moe transformer, sparse mixture of experts, sparse transformer, transformer moe, mixture-of-experts transformer';
        };
        readonly cnn: {
            readonly words: 'convnet, conv net, convolutional, convolutional neural network, conv, convolutional network, convolution';
        };
        readonly resnet: {
            readonly words: 'residual network, resnets, residual net';
        };
        readonly diffusion: {
            readonly words: 'diffusion model, latent diffusion, ddpm, diffusion transformer, latent diffusion model, ldm, score based, flow matching, text to image, diffusion unet';
        };
        readonly rnn: {
            readonly words: 'rnn t, transducer, recurrent, lstm, gru, bilstm, recurrent neural network, recurrent network, rnn transducer';
        };
        readonly gnn: {
            readonly words: 'graph neural network, graph, gcn, gat, graph network, message passing, mpnn, graphsage, equivariant gnn';
        };
        readonly recommender: {
            readonly words: 'recsys, recommendation, recommender system, recommendation system, recommendation model, ranking, ctr, two tower, wide and deep, deep learning recommendation model';
        };
        readonly mlp: {
            readonly words: 'dense network, feedforward, feed forward, fully connected, multilayer perceptron, multi layer perceptron, fcn (fully connected), dnn, tabular';
        };
        readonly custom: {
            readonly words: 'own, in house, novel, bespoke, proprietary, other, homegrown, experimental architecture';
        };
    };
    readonly task: {
        readonly pretraining: {
            readonly words: 'pretrain, pre-training, pt, continued pretraining, cpt, continual pretraining, foundation model training, pre-train, pretraining from scratch, language model pretraining, llm pretraining, continue pretraining';
        };
        readonly training: {
            readonly words: 'distillation, continuous training, training from scratch, train from scratch, from scratch, train, model training, supervised training, supervised learning, distributed training, trainer';
        };
        readonly 'fine-tuning': {
            readonly programs: 'rm, bco, gkd, prm, ipo';
            readonly TRL: 'sft, dpo, orpo, kto, simpo, reward modeling, cpo';
            readonly words: 'finetune, fine tune, finetuning, full finetune, instruction tuning, instruct tuning, supervised finetuning, adapter training, transfer learning, post training, posttraining, preference tuning, alignment, full finetuning, dreambooth, full fine-tune, domain adaptation, textual inversion, tuning, preference optimization';
        };
        readonly inference: {
            readonly words: 'serve, serving, deploy, deployment, batch inference, online inference, online serving, llm serving, model serving, offline inference, eval, evaluation, batch prediction, embedding generation, infer, production serving, realtime inference, real-time inference, inferencing';
        };
        readonly 'reinforcement-learning': {
            readonly programs: 'reinforce, reinforce++, nash_md, xpo, appo, impala, sac, td3, dqn, a2c, ddpg';
            readonly TRL: 'ppo, grpo, rloo, online dpo, gspo, dapo';
            readonly words: 'rl, rlhf, reinforcement, rlvr, reinforcement learning from human feedback, rl training, rl finetuning, rl fine-tuning, deep rl, rlaif, drl, robotics rl';
        };
    };
    readonly stage: {
        readonly exploration: {
            readonly words: 'explore, exploring, research, experiment, experiments, experimental, experimentation, exploratory, r&d, sandbox, playground, learning, study, research and development, academic, academic research, research project, hobby, ideation, ablation, ablations, early research, early exploration, class project, coursework, course project, thesis, personal project, student project, toy, toy project, tinkering, fun, just for fun, side project, hobby project, hackathon, tutorial, homework, assignment, competition, challenge, contest';
        };
        readonly prototype: {
            readonly words: 'prototyping, poc, proof of concept, dev, development, mvp, pilot, demo, alpha, beta, prototypes, early prototype, in development, trial';
        };
        readonly production: {
            readonly words: 'prod, live, release, deployed, ga, general availability, productive, in production, production run, operational, stable, flagship, mature, production ready';
        };
    };
    readonly size: {
        readonly small: {
            readonly words: 'tiny, mini, s, xs, little, minimal, micro, toy, very small, nano';
        };
        readonly medium: {
            readonly words: 'm, mid, moderate, mid size, medium size, medium sized, midsize, average, middle';
        };
        readonly large: {
            readonly words: 'big, l, large scale';
        };
        readonly massive: {
            readonly words: 'huge, xl, xxl, very large, extra large, x large, enormous, giant, gigantic, hyperscale, extreme, frontier, frontier scale';
        };
    };
    readonly method: {
        readonly full: {
            readonly words: 'full finetune, full fine tuning, full parameter, full params, full weights, all parameters, full finetuning, full-rank, fft, none, full sft, full-parameter fine-tuning, full training';
        };
        readonly lora: {
            readonly programs: 'adalora, pissa, loraplus, lora_fa, canonical_lora';
            readonly words: 'adapter, adapters, peft, dora, lora adapters, lokr, loha, ia3, locon, rslora, lora+, lora finetuning, lora fine-tuning, low rank adaptation, lycoris';
        };
        readonly qlora: {
            readonly words: 'qlora 4bit, 4bit lora, lora 4bit, nf4 lora, quantized lora, 4-bit qlora, qdora, lora (4bit), qlora nf4, lora + 4bit';
        };
    };
    readonly parallelism: {
        readonly none: {
            readonly programs: 'single_xla, one_device';
            readonly words: 'single, single gpu, single device, no, no parallelism, single chip, off';
        };
        readonly data: {
            readonly programs: 'multi_npu, multi_xpu, multi_hpu, multi_mlu, pytorch_ddp, legacy_ddp, c10d, no_c10d, ddp_fork, MMDistributedDataParallel';
            readonly PyTorch: 'ddp, distributed data parallel, DistributedDataParallel, NO_SHARD';
            readonly Lightning: 'ddp_spawn, ddp_find_unused_parameters_true, ddp_find_unused_parameters_false, ddp_notebook';
            readonly TensorFlow: 'mirrored, MirroredStrategy, multi worker mirrored, MultiWorkerMirroredStrategy, TPUStrategy, tf.distribute.TPUStrategy, tf.distribute.MirroredStrategy, tf.distribute.MultiWorkerMirroredStrategy';
            readonly JAX: 'pmap';
            readonly words: 'dp, data parallel, dataparallel, data parallelism, horovod, multi gpu, replicated, replica, pure data parallel';
        };
        readonly 'zero-1': {
            readonly DeepSpeed: 'zero1, zero stage 1, deepspeed zero 1, deepspeed stage 1, zero redundancy optimizer, stage 1, ds zero 1';
            readonly Lightning: 'deepspeed_stage_1';
            readonly Megatron: 'distributed optimizer';
        };
        readonly 'zero-2': {
            readonly DeepSpeed: 'zero2, zero stage 2, deepspeed zero 2, deepspeed stage 2, deepspeed, stage 2, ds zero 2, deepspeed zero';
            readonly Lightning: 'deepspeed_stage_2';
            readonly PyTorch: 'SHARD_GRAD_OP, fsdp shard_grad_op';
            readonly Megatron: 'sharded ddp, ddp_sharded';
        };
        readonly 'zero-3': {
            readonly DeepSpeed: 'zero3, zero stage 3, deepspeed zero 3, deepspeed stage 3, zero infinity, stage 3, ds zero 3';
            readonly Lightning: 'deepspeed_stage_3';
        };
        readonly fsdp: {
            readonly programs: 'xla_fsdp, hybrid_full_shard, MMFullyShardedDataParallel';
            readonly PyTorch: 'FULL_SHARD, fully sharded data parallel, FullyShardedDataParallel, fsdp2, fsdp full_shard, HYBRID_SHARD, fully_shard, fsdp1, torch fsdp, fsdp_native';
            readonly 'Hugging Face': 'full_shard auto_wrap, hybrid_shard auto_wrap, full_shard auto_wrap offload';
            readonly words: 'sharded, fully sharded, fully sharded data parallelism, fsdp hybrid_shard, fsdp hybrid, hsdp';
        };
    };
    readonly interconnect: {
        readonly nvlink: {
            readonly NVIDIA: 'nvlink 3, nvlink 4, nvlink 5, nvlink3, nvlink4, nvlink5, nvswitch, nv link, nvlink switch, nvl72, nvlink/nvswitch, nvl, nvlink bridge';
        };
        readonly pcie: {
            readonly words: 'pci-e, pci express, pcie4, pcie5, pcie gen4, pcie gen5, pcie 3.0, pcie 4.0, pcie 5.0, pci, pcie gen 4, pcie gen 5, pcie x16, pcie gen3, pcie 4.0 x16';
        };
        readonly 'infinity-fabric': {
            readonly AMD: 'xgmi, infinityfabric, if links, amd infinity fabric';
        };
        readonly ici: {
            readonly Google: 'inter chip interconnect, inter core interconnect, ici mesh, ici torus, tpu ici, tpu interconnect, 3d torus, 2d torus, torus';
        };
        readonly neuronlink: {
            readonly AWS: 'neuron link, neuronlink v2, neuronlink v3';
        };
        readonly infiniband: {
            readonly words: 'ib, hdr, ndr, edr, xdr, infiniband hdr, infiniband ndr, infiniband edr, infiniband xdr, hdr200, hdr100, ndr400, ndr200, ib hdr, ib ndr, mellanox, quantum 2, quantum x800, infiniband ndr400, infiniband hdr200, infiniband hdr100, ib ndr400, 400g infiniband, 200g infiniband, 400g ib, 200g ib, connectx 7, infiniband 400g, infiniband 200g, infiniband (ndr), infiniband (hdr), ndr infiniband, hdr infiniband, edr infiniband, quantum-2 infiniband';
        };
        readonly efa: {
            readonly AWS: 'elastic fabric adapter, efav2, efav3, efa v2, efa v3, aws efa';
        };
        readonly slingshot: {
            readonly HPE: 'slingshot 11, slingshot-11, cray slingshot, hpe slingshot, slingshot 10';
        };
        readonly 'omni-path': {
            readonly words: 'omnipath, opa, intel omni path, omni path';
        };
        readonly roce: {
            readonly words: 'rocev2, roce v2, rdma over converged ethernet, rdma, spectrum x, gpudirect rdma';
        };
        readonly ethernet: {
            readonly words: 'eth, tcp, 100gbe, 200gbe, 400gbe, 100 gbe, 100g ethernet, ethernet 100g, 100gb ethernet, gpudirect tcpx, tcpx, gpudirect tcpxo, tcpxo, fasttrak, tcp/ip, dcn, lan, 100g, ethernet 100gbe';
        };
        readonly 'ethernet-1g': {
            readonly words: '1gbe, 1 gbe, 1g ethernet, ethernet 1g, 1gb ethernet, ethernet 1gbe, gigabit ethernet, 1g';
        };
        readonly 'ethernet-10g': {
            readonly words: '10gbe, 10 gbe, 10g ethernet, ethernet 10g, 10gb ethernet, ethernet 10gbe, 10gige, 10g';
        };
        readonly 'ethernet-25g': {
            readonly words: '25gbe, 25 gbe, 25g ethernet, ethernet 25g, 25gb ethernet, ethernet 25gbe, 25g';
        };
        readonly 'ethernet-40g': {
            readonly words: '40gbe, 40 gbe, 40g ethernet, ethernet 40g, 40gb ethernet, ethernet 40gbe, 40g';
        };
    };
    readonly kernels: {
        readonly cuda: {
            readonly words: 'cuda c++, cuda kernels, cu, ptx, cutlass, nvcc, cuda extension, cuda ops';
        };
        readonly triton: {
            readonly words: 'openai triton, triton kernels';
        };
        readonly hip: {
            readonly words: 'rocm, hip kernels';
        };
        readonly 'pallas-tpu': {
            readonly JAX: 'pallas, pallas mosaic, mosaic, pallas (tpu), jax pallas';
        };
        readonly 'pallas-gpu': {
            readonly JAX: 'pallas (gpu), pallas triton, mosaic gpu, pallas mosaic gpu';
        };
        readonly nki: {
            readonly AWS: 'neuron kernel interface';
        };
    };
    readonly skill: {
        readonly none: {
            readonly words: 'no, 0, zero, beginner, novice, new, no experience, nobody, unfamiliar, newbie, false, never used, first time, n/a';
        };
        readonly basic: {
            readonly words: 'some, intermediate, moderate, low, limited, familiar, medium, little, a bit, junior, basics, yes, true, average, some experience, limited experience, minimal, ok, okay, learning, weak';
        };
        readonly expert: {
            readonly words: 'advanced, strong, high, senior, experienced, deep, proficient, very good, extensive, very strong, expert level, good, experts, solid, very experienced, fluent, professional, very high';
        };
    };
    readonly inputPipeline: {
        readonly optimized: {
            readonly words: 'optimised, fast, tuned, good, dali, prefetched, cached, efficient, tf.data, grain, webdataset, not a bottleneck, well optimized';
        };
        readonly unoptimized: {
            readonly words: 'unoptimised, slow, bottleneck, naive, default, not optimized, bad, poor, not tuned, not optimised, bottlenecked, python dataloader';
        };
    };
    readonly kind: {
        readonly gpu: {
            readonly programs: 'cuda, rocm, mps, metal';
            readonly words: 'gpus, graphics card, graphics processing unit';
        };
        readonly tpu: {
            readonly words: 'tpus, tensor processing unit, cloud tpu';
        };
        readonly npu: {
            readonly words: 'npus, neural processing unit';
        };
        readonly other: {
            readonly words: 'asic, fpga, cpu, ipu, hpu, custom';
        };
    };
    readonly attention: {
        readonly fused: {
            readonly programs: 'flashinfer, flashmla, cutlass_mla, trtllm_mla, trtllm_mha, flex_attention, flex, triton_attn, torch_sdpa, rocm_aiter_fa, cudnn_flash_jax, jax_flash, nvte, kernels-community/flash-attn, kernels-community/flash-attn2, kernels-community/flash-attn3, kernels-community/vllm-flash-attn3';
            readonly 'Hugging Face': 'sdpa, flash_attention_2, flash_attention_3, flash_attention_4';
            readonly words: 'flash, flash attention, flashattention, flash attn, memory efficient, xformers, splash, cudnn, flash attention 2, flash attention 3, fa2, fa3, fa4, splash attention, ring, flashattention 2, flashattention 3, cudnn flash, cudnn_flash_te, autoselected, flash-attn-2, flash-attn-3, flashattn, flash_attn_2, flash_attn_3, flash-attention-3';
        };
        readonly plain: {
            readonly programs: 'unfused';
            readonly 'Hugging Face': 'eager';
            readonly words: 'naive, standard, vanilla, dot product, math, dot_product, none, normal';
        };
    };
    readonly checkpointing: {
        readonly true: {
            readonly programs: 'nothing_saveable';
            readonly Megatron: 'full, uniform, block';
            readonly JAX: 'full remat, save nothing';
            readonly words: 'enabled, yes, on, always, every layer, all layers';
        };
        readonly false: {
            readonly programs: 'everything_saveable';
            readonly words: 'none, no, off, disabled, never';
        };
        readonly selective: {
            readonly programs: 'minimal_with_context, save_dot_with_context_except_mlp, save_dot_except_mlpwi, save_out_proj, checkpoint_dots, dots_saveable, checkpoint_dots_with_no_batch_dims, dots_with_no_batch_dims_saveable';
            readonly Megatron: 'selective recompute';
            readonly JAX: 'save_qkv_proj, minimal_flash, save_dot_except_mlp, custom';
            readonly words: 'partial, some, some layers, selective activation checkpointing, sac';
        };
    };
    readonly offload: {
        readonly optimizer: {
            readonly DeepSpeed: 'offload_optimizer, optimizer states, optimizer state, optim, zero offload, optimizer cpu, cpu optimizer, cpu, nvme, true';
        };
        readonly none: {
            readonly words: 'no, off, false, no offload';
        };
        readonly parameters: {
            readonly DeepSpeed: 'offload_param, params, param, weights, parameter, offload_params, model, model weights';
        };
    };
};
export type Vocabulary = keyof typeof vocabularies;
/** A canonical word. */
export type Word<Name extends Vocabulary> = Extract<keyof (typeof vocabularies)[Name], string>;
