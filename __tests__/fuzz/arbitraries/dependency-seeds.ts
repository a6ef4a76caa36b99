/** A small file of each other reader of evidence, in which it sees something: what mutations start from. */
export const dependencySeeds: Readonly<Record<string, readonly [path: string, text: string]>> = {
  accelerate: [
    'accelerate.yaml',
    'compute_environment: LOCAL_MACHINE\ndistributed_type: DEEPSPEED\ndeepspeed_config:\n  zero_stage: 3\nmixed_precision: bf16\nnum_machines: 2\nnum_processes: 16\n',
  ],
  axolotl: [
    'config.yml',
    'base_model: org/model\ndatasets:\n  - path: org/data\nsequence_len: 2048\nadapter: qlora\nfsdp_version: 2\nfsdp_config:\n  reshard_after_forward: true\n',
  ],
  conda: [
    'environment.yml',
    'name: trainer\nchannels: [pytorch]\ndependencies:\n  - pytorch::pytorch=2.3.0\n  - pytorch-cuda=12.1\n  - pip:\n      - xformers==0.0.26\n',
  ],
  deepspeed: [
    'ds_config.json',
    '{\n\t"train_batch_size": 256,\n\t"train_micro_batch_size_per_gpu": 4,\n\t"gradient_accumulation_steps": 4,\n\t"bf16": { "enabled": true },\n\t"zero_optimization": { "stage": 3 }\n}\n',
  ],
  dockerfile: [
    'Dockerfile',
    `# syntax=docker/dockerfile:1\nARG V=2.1.0\nFROM pytorch/pytorch:\${V}-cuda12.1-cudnn8-devel AS base\nRUN pip install \\\n  "jax[cuda12]==0.4.30" && \\\n  conda install -y pytorch=2.3\nFROM base\nRUN <<EOF\npip install flash-attn\nEOF\n`,
  ],
  fairseq: [
    'config/pretrain.yaml',
    'common:\n  tpu: false\ndistributed_training:\n  distributed_world_size: 64\n  nprocs_per_node: 8\n',
  ],
  'gpt-neox': [
    '1b.yml',
    '{\n  "pipe-parallel-size": 1,\n  "model-parallel-size": 4,\n  # attention\n  "attention-config": [[["flash"], 36]],\n  "zero_optimization": { "stage": 1 },\n  "fp16": { "enabled": true, "type": "bfloat16" }\n}\n',
  ],
  'kernel-source': [
    'csrc/train.cu',
    '#include <x.h>\n/* old */\n__global__ void add(float *x) {}\n\nint main(int argc, char **argv) {}\n',
  ],
  lightning: [
    'trainer.yaml',
    'trainer:\n  accelerator: gpu\n  devices: [0, 1]\n  num_nodes: 2\n  strategy: ddp\n  precision: bf16-mixed\nmodel: { class_path: M }\n',
  ],
  'llm-foundry': [
    'mpt.yaml',
    'max_duration: 10ba\nglobal_train_batch_size: 256\nprecision: amp_bf16\nmodel:\n  attn_config: { attn_impl: flash }\nfsdp_config:\n  sharding_strategy: FULL_SHARD\n',
  ],
  lock: [
    'uv.lock',
    'version = 1\n\n[[package]]\nname = "torch"\nversion = "2.9.1+cu128"\nsource = { registry = "https://wheels.example/whl/cu128" }\n\n[[package]]\nname = "trainer"\nversion = "0"\nsource = { virtual = "." }\ndependencies = [{ name = "torch" }]\n',
  ],
  maxtext: [
    'llama.yml',
    'base_config: "base.yml"\nhardware: "gpu"\ndcn_data_parallelism: 16\nici_fsdp_parallelism: 8\ndtype: bfloat16\n',
  ],
  nanotron: [
    'run.yaml',
    'model:\n  dtype: bfloat16\noptimizer:\n  zero_stage: 1\nparallelism:\n  dp: 192\n  tp: 2\n  pp: 1\ntokens:\n  sequence_length: 2048\n',
  ],
  notebook: [
    'explore.ipynb',
    '{\n "cells": [\n  { "cell_type": "markdown", "source": ["# Words"] },\n  { "cell_type": "code", "source": ["%time 1\\n", "import jax\\n", "import flax.linen as nn"] }\n ],\n "nbformat": 4\n}\n',
  ],
  pyproject: [
    'pyproject.toml',
    '[project]\nname = "trainer"\ndependencies = [\n  "torch==2.5.1",\n  # "jax",\n  \'transformers; python_version > "3.9"\',\n]\n[project.optional-dependencies]\nfast = ["flash-attn>=2.5"]\n[tool.poetry.dependencies]\njax = { version = "^0.4", extras = ["tpu"] }\n',
  ],
  'python-source': [
    'train.py',
    '"""Trains."""\nimport torch, os\nfrom jax import numpy as jnp\ntry:\n    import xformers\nexcept ImportError:\n    pass\n\n@triton.jit\ndef kernel(x):\n    return f"{x}"\n\ntrainer = Trainer(accelerator="gpu", devices=8, num_nodes=2, precision="bf16")\n',
  ],
  requirements: [
    'requirements.txt',
    '--extra-index-url https://wheels.example/whl/cu121\ntorch==2.1.0+cu118 ; python_version > "3.8"\njax[tpu]>=0.4 \\\n  --hash=sha256:0\nflash-attn @ https://x.example/a.whl  # fast\n-r other.txt\n',
  ],
  'setup-cfg': [
    'setup.cfg',
    '[metadata]\nname = trainer\n\n[options]\ninstall_requires =\n    jax[cuda12]==0.4.30\n    # torch\n    flax ; python_version > "3.8"\n[options.extras_require]\nfast = flash-attn; deepspeed\n',
  ],
  'setup-py': [
    'setup.py',
    'from setuptools import setup\nREQ = ["torch>=2", "xformers"]\nsetup(\n    name="a",\n    install_requires=REQ + ["jax"],  # all\n    extras_require={"fast": ["flash-attn"]},\n)\n',
  ],
  'shell-install': [
    'setup.sh',
    '#!/bin/sh\nset -e\npip install -q "torch==2.1.0" \'jax[tpu]\' -f https://x.example && conda install -c nvidia pytorch-cuda=12.1\n',
  ],
  submitit: ['configs/pretrain.yaml', 'app: pretrain\nnodes: 16\ntasks_per_node: 8\n'],
  torchtitan: [
    'titan.toml',
    '[training]\nmixed_precision_param = "bfloat16"\n[parallelism]\n# tensor_parallel_degree = 2\ndata_parallel_shard_degree = 8\ntensor_parallel_degree = 4\n',
  ],
  'training-arguments': [
    'sft.yaml',
    'model_name_or_path: org/model\ntorch_dtype: bfloat16\nattn_implementation: flash_attention_2\nbf16: true\nper_device_train_batch_size: 4\noptim: paged_adamw_32bit\n',
  ],
}
