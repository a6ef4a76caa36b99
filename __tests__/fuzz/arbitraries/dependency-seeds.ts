/** A small file for each other reader of evidence that contains an observation. Mutations start from it. */
export const dependencySeeds: Readonly<Record<string, readonly [path: string, text: string]>> = {
  conda: [
    'environment.yml',
    'name: trainer\nchannels: [pytorch]\ndependencies:\n  - pytorch::pytorch=2.3.0\n  - pytorch-cuda=12.1\n  - pip:\n      - xformers==0.0.26\n',
  ],
  dockerfile: [
    'Dockerfile',
    `# syntax=docker/dockerfile:1\nARG V=2.1.0\nFROM pytorch/pytorch:\${V}-cuda12.1-cudnn8-devel AS base\nRUN pip install \\\n  "jax[cuda12]==0.4.30" && \\\n  conda install -y pytorch=2.3\nFROM base\nRUN <<EOF\npip install flash-attn\nEOF\n`,
  ],
  'kernel-source': [
    'csrc/train.cu',
    '#include <x.h>\n/* old */\n__global__ void add(float *x) {}\n\nint main(int argc, char **argv) {}\n',
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
  'lock-files': [
    'uv.lock',
    'version = 1\n\n[[package]]\nname = "torch"\nversion = "2.5.1+cu121"\nsource = { registry = "https://wheels.example" }\n\n[[package]]\nname = "jax"\nversion = "0.6.0"\n',
  ],
  'setup-py': [
    'setup.py',
    'from setuptools import setup\nREQ = ["torch>=2", "xformers"]\nsetup(\n    name="a",\n    install_requires=REQ + ["jax"],  # all\n    extras_require={"fast": ["flash-attn"]},\n)\n',
  ],
  'shell-install': [
    'setup.sh',
    '#!/bin/sh\nset -e\npip install -q "torch==2.1.0" \'jax[tpu]\' -f https://x.example && conda install -c nvidia pytorch-cuda=12.1\n',
  ],
}
