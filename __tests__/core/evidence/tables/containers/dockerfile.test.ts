import { describe, expect, it } from '@jest/globals'
import { imageMeaning } from '../../../../../src/core/evidence/engines/packages/container-image.ts'
import { reader } from '../../../../../src/core/evidence/tables/containers/dockerfile.ts'
import { observationLines } from '../../../../support/observation-lines.ts'

const read = (text: string) => observationLines(reader, 'Dockerfile', text)

describe('container images', () => {
  const meaningOf = (image: string): string => {
    const meaning = imageMeaning(image) ?? {}
    const { framework = '-', version, build = '', stack = '-', provider = '-', architecture } = meaning
    const release = `${version ?? ''}${build}` || '-'
    return [framework, release, stack, provider, ...(architecture ? [architecture] : [])].join(' ')
  }

  it.each([
    ['nvidia/cuda:12.1.0-devel-ubuntu22.04', '- - cuda -'],
    ['nvcr.io/nvidia/pytorch:24.05-py3', 'pytorch +cu124 cuda -'],
    ['nvcr.io/nvidia/pytorch:24.06-py3', 'pytorch - cuda -'],
    ['nvcr.io/nvidia/pytorch:24.12-py3-igpu', 'pytorch - cuda - arm64'],
    ['nvcr.io/nvidia/pytorch:latest', 'pytorch - cuda -'],
    ['mirror.example/nvidia/pytorch:25.01-py3', 'pytorch +cu128 cuda -'],
    ['nvcr.io/nvidia/tensorflow:22.08-tf2-py3', 'tensorflow +cu117 cuda -'],
    ['nvcr.io/nvidia/jax:24.10-maxtext-py3', 'jax +cu126 cuda -'],
    ['nvcr.io/nvidia/nemo:24.07', 'pytorch - cuda -'],
    ['nvcr.io#nvidia/pytorch:24.05-py3', 'pytorch +cu124 cuda -'],
    ['nvcr.io/nvidia/l4t-pytorch:r35.1.0-pth1.13-py3', 'pytorch - cuda - arm64'],
    ['ghcr.io/nvidia/jax:latest', 'jax - cuda -'],
    ['pytorch/pytorch:2.1.0-cuda12.1-cudnn8-devel', 'pytorch 2.1.0+cu121 cuda -'],
    ['tensorflow/tensorflow:2.14.0-gpu', 'tensorflow 2.14.0 cuda -'],
    ['tensorflow/tensorflow:2.14.0', 'tensorflow 2.14.0 cpu -'],
    ['rocm/pytorch:rocm6.2_ubuntu22.04_py3.10_pytorch_2.3.0', 'pytorch - rocm -'],
    ['rocm/dev-ubuntu-22.04:6.1', '- - rocm -'],
    ['rocm/vllm:latest', 'pytorch - rocm -'],
    ['us-docker.pkg.dev/cloud-tpu-images/jax-stable-stack/tpu:jax0.4.35-rev1', 'jax - tpu gcp'],
    ['us-docker.pkg.dev/cloud-tpu-images/jax-ai-image/gpu:latest', 'jax - cuda gcp'],
    ['us-central1-docker.pkg.dev/tpu-pytorch-releases/docker/xla:r2.5.0_3.10_tpuvm', 'pytorch-xla 2.5.0 tpu gcp'],
    [
      'us-central1-docker.pkg.dev/tpu-pytorch-releases/docker/xla:r2.5.0_3.10_cuda_12.1',
      'pytorch-xla 2.5.0+cu121 cuda gcp',
    ],
    ['gcr.io/deeplearning-platform-release/pytorch-gpu.2-0', 'pytorch - cuda gcp'],
    ['us-docker.pkg.dev/vertex-ai/training/tf-tpu.2-12:latest', 'tensorflow - tpu gcp'],
    [
      '763104351884.dkr.ecr.us-east-1.amazonaws.com/pytorch-training:2.1.0-gpu-py310-cu121-ubuntu20.04-sagemaker',
      'pytorch 2.1.0+cu121 cuda aws',
    ],
    [
      '763104351884.dkr.ecr.us-west-2.amazonaws.com/huggingface-pytorch-training-neuronx:2.1.2-transformers4.43.2-neuronx-py310-sdk2.20.0',
      'pytorch - neuron aws',
    ],
    ['public.ecr.aws/neuron/pytorch-training-neuronx:2.1', 'pytorch 2.1 neuron aws'],
    ['vault.habana.ai/gaudi-docker/1.18.0/ubuntu22.04/habanalabs/pytorch-installer-2.4.0:latest', 'pytorch - gaudi -'],
    ['huggingface/transformers-pytorch-gpu:4.41.3', 'pytorch - cuda -'],
    ['mosaicml/pytorch:2.1.0_cu121-python3.10-ubuntu20.04', 'pytorch 2.1.0+cu121 cuda -'],
    ['runpod/pytorch:2.1.0-py3.10-cuda11.8.0-devel-ubuntu22.04', 'pytorch 2.1.0+cu118 cuda -'],
    ['runpod/pytorch:1.0.2-cu1281-torch2100-ubuntu2404', 'pytorch 2.10.0+cu128 cuda -'],
    ['mcr.microsoft.com/aifx/acpt/stable-ubuntu2004-cu118-py38-torch201', 'pytorch - cuda azure'],
    ['paddlepaddle/paddle:2.4.2-gpu-cuda11.7-cudnn8.4', 'paddlepaddle 2.4.2+cu117 cuda -'],
    ['team/jax-train:tpu', 'jax - tpu -'],
    ['registry.example:5000/team/pytorch:1.13-cu116@sha256:00', 'pytorch - cuda -'],
    ['nvidia/cuda:$' + '{CUDA}-devel', '- - cuda -'],
    ['arm64v8/pytorch:cu121', 'pytorch - cuda - arm64'],
  ])('%s', (image, expected) => {
    expect(meaningOf(image)).toBe(expected)
  })

  it.each(['ubuntu:22.04', '$' + '{BASE}', '', 'scratch', 'a b', '<image>', 'jax/ubuntu'])(
    'says nothing of %s',
    (image) => {
      expect(imageMeaning(image)).toBeUndefined()
    },
  )
})

describe('dockerfile', () => {
  it('knows its files', () => {
    const paths = 'Dockerfile a/Dockerfile.gpu train.Dockerfile x.dockerfile Dockerfile_tpu Containerfile'.split(' ')
    expect(paths.filter(reader.matches)).toEqual(paths)
    const others = 'Dockerfile.md docker.txt Dockerfile.dockerignore build_dockerfile.py dockerfiles/a.txt'.split(' ')
    expect(others.filter(reader.matches)).toEqual([])
  })

  it('reads the base image and what is installed', () => {
    const text = `# FROM nvcr.io/nvidia/jax:24.05
FROM nvidia/cuda:12.1.0-devel-ubuntu22.04
RUN apt-get update && apt-get install -y git \\
    # pip install tensorflow
    && pip install --no-cache-dir \\
       "torch==2.1.0" flash-attn \\
       --extra-index-url https://wheels.example/whl/cu121
RUN echo "pip install jax"
RUN conda install -y -c conda-forge cupy
`
    expect(read(text)).toEqual([
      '5! stack cuda',
      '5! framework pytorch installed 2.1.0',
      '5! library flash-attention installed',
      '9! library cupy installed',
    ])
  })

  it('puts the values of ARG and ENV in place', () => {
    const text = `ARG PYTORCH="1.6.0"
ARG CUDA=10.1
FROM pytorch/pytorch:$\{PYTORCH}-cuda\${CUDA}-cudnn7-devel AS build
ARG TORCH_VERSION=2.3.1
ENV XFORMERS 0.0.27
RUN pip install torch==\${TORCH_VERSION} xformers==$XFORMERS deepspeed==\${UNKNOWN}
FROM \${BASE:-nvcr.io/nvidia/pytorch:24.05-py3}
FROM \${NOTHING}
`
    expect(read(text)).toEqual([
      '3? framework pytorch image 1.6.0 +cu101 @build',
      '3? stack cuda @build',
      '6! framework pytorch installed 2.3.1 @build',
      '6! library xformers installed @build',
      '6! library deepspeed installed @build',
      '7? framework pytorch image +cu124',
      '7? stack cuda',
    ])
  })

  it('keeps stages apart, and repeats nothing of the stage that one continues', () => {
    const text = `FROM python:3.11 AS base
RUN pip install jax
FROM base AS tpu
RUN pip install -U "jax[tpu]" -f https://wheels.example/libtpu_releases.html
FROM base AS gpu
RUN python -m pip install 'jax[cuda12]' && uv pip install flax
`
    expect(read(text)).toEqual([
      '2! framework jax installed @base',
      '4! framework jax installed @tpu',
      '4! stack tpu @tpu',
      '6! framework jax installed @gpu',
      '6! framework flax installed @gpu',
      '6! stack cuda @gpu',
    ])
  })

  it('keeps the framework of an image beside what only helps it along', () => {
    const frameworks = (image: string, ...packages: string[]) =>
      read(`FROM ${image}\nRUN pip install ${packages.join(' ')}\n`).filter((line) => line.includes('framework'))
    const xla = 'us-central1-docker.pkg.dev/tpu-pytorch-releases/docker/xla:nightly_3.10_tpuvm'
    expect(frameworks(xla, 'tf-nightly', 'tb-nightly')).toEqual(['1? framework pytorch-xla image'])
    expect(frameworks('nvcr.io/nvidia/pytorch:24.05-py3', 'onnxruntime-gpu')).toEqual([
      '1? framework pytorch image +cu124',
    ])
    expect(frameworks('nvcr.io/nvidia/jax:24.05-py3', 'torch')).toEqual(['1? framework jax image +cu124'])
    expect(frameworks('nvcr.io/nvidia/jax:24.05-py3', 'flax')).toEqual([
      '1? framework jax image +cu124',
      '2! framework flax installed',
    ])
    expect(frameworks('nvcr.io/nvidia/tensorflow:22.08-tf2-py3', '"jax[cuda11_pip]"')).toEqual([
      '2! framework jax installed',
    ])
    expect(frameworks('tensorflow/tensorflow:2.14.0-gpu', 'torch')).toEqual(['2! framework pytorch installed'])
  })

  it('tells the architecture of the host', () => {
    expect(read('FROM --platform=linux/arm64 nvcr.io/nvidia/pytorch:24.05-py3\n')).toEqual([
      '1? framework pytorch image +cu124',
      '1? stack cuda arm64',
    ])
    expect(read('FROM --platform=$BUILDPLATFORM nvidia/cuda:12.1.0-base\n')).toEqual(['1? stack cuda'])
  })

  it('reads settings that one stack alone knows', () => {
    expect(read('FROM ubuntu:22.04\nENV PYTORCH_ROCM_ARCH=gfx90a\nRUN pip install torch\n')).toEqual([
      '2? stack rocm',
      '3! framework pytorch installed',
    ])
    expect(read('FROM ubuntu\nENV A=1 PJRT_DEVICE=TPU\n')).toEqual(['2? stack tpu'])
    expect(read('FROM ubuntu\nRUN apt-get install -y aws-neuronx-tools\n')).toEqual(['2? stack neuron'])
    expect(read('FROM ubuntu\nENV PJRT_DEVICE=CPU\n')).toEqual([])
  })

  it('reads the architectures that extensions are built for', () => {
    expect(read('FROM ubuntu\nARG TORCH_CUDA_ARCH_LIST="8.0 9.0+PTX"\n')).toEqual(['2? stack cuda'])
    expect(read('FROM ubuntu\nRUN git clone x && \\\n  TORCH_CUDA_ARCH_LIST="8.0" make\n')).toEqual(['3? stack cuda'])
    expect(read('FROM ubuntu AS base\nENV TORCH_CUDA_ARCH_LIST=8.0\nFROM base AS next\nRUN make\n')).toEqual([
      '2? stack cuda @base',
    ])
  })

  it('takes no channel of conda for a package', () => {
    expect(read('FROM ubuntu\nRUN conda install -y -c pytorch --channel nvidia faiss-gpu\n')).toEqual([])
    expect(read('FROM ubuntu\nRUN --mount=type=cache,target=/root/.cache/pip pip install jax\n')).toEqual([
      '2! framework jax installed',
    ])
  })

  it('hears the index of a list that is named', () => {
    expect(
      read('FROM ubuntu\nRUN pip install -r requirements.txt --index-url https://wheels.example/whl/rocm6.2\n'),
    ).toEqual(['2? stack rocm'])
  })

  it('says nothing of the processor in an image for accelerators', () => {
    const text = 'FROM quay.io/ascend/cann:8.0-910b\nRUN pip install torch --index-url https://wheels.example/whl/cpu\n'
    expect(read(text)).toEqual(['1? accelerator other', '2! framework pytorch installed'])
  })

  it('reads here documents and survives what is none of Docker', () => {
    expect(read('FROM ubuntu\nRUN <<EOF\npip install jax\nEOF\n').length).toBeLessThanOrEqual(1)
    for (const text of [
      'FROM',
      'FROM \\',
      'RUN pip install torch',
      'FROM {{ a }}\nRUN {{ x }}\n',
      'FROM a AS\nRUN "pip',
    ])
      expect(read(text)).toEqual([])
  })
})
