import { describe, expect, it } from '@jest/globals'
import { frameworks } from '../../../src/core/catalog/software/frameworks.ts'
import { libraries, resolveLibrary } from '../../../src/core/catalog/software/libraries.ts'

describe('a library', () => {
  it.each([
    ['flash-attn==2.5.8', 'flash-attention'],
    ['bitsandbytes>=0.43', 'bitsandbytes'],
    ['cupy-cuda12x', 'cupy'],
    ['cupy-rocm-5-0', 'cupy'],
    ['jax[tpu]', 'jax'],
    ['nvidia-cudnn-cu12', 'cudnn'],
    ['nvidia-cuda-runtime-cu12==12.4.127', 'cuda'],
    ['nvidia-dali-cuda120', 'dali'],
    ['transformer_engine[pytorch]', 'transformer-engine'],
    ['vllm:v0.6.3', 'vllm'],
    ['git+https://github.com/NVIDIA/apex', 'apex'],
    ['git+https://github.com/microsoft/DeepSpeed.git@v0.14#egg=deepspeed', 'deepspeed'],
    ['apex @ git+https://github.com/NVIDIA/apex', 'apex'],
    ['flash_attn-2.5.8+cu122torch2.3cxx11abiFALSE-cp310-cp310-linux_x86_64.whl', 'flash-attention'],
    ['spconv-cu118', 'spconv'],
    ['faiss-gpu', 'faiss'],
    ['hydra-core', 'hydra'],
    ['Weights and Biases', 'wandb'],
    ['sklearn', 'scikit-learn'],
    ['mmdet', 'mmdetection'],
    ['torch', 'pytorch'],
    ['LLaMA-Factory', 'llama-factory'],
    ['torch-geometric', 'torch-geometric'],
    ['Triton', 'triton'],
    ['NVIDIA Triton', 'triton-server'],
  ])('%s', (word, id) => expect(resolveLibrary(word)?.id).toBe(id))

  it.each(['', 'my-utils', 'torchx-extras', 'nvidia', 'cu', 'gpu', '==1.0', 'x'.repeat(10_000)])('is not %j', (word) =>
    expect(resolveLibrary(word)).toBeUndefined(),
  )

  it('is found among what people commonly list', () => {
    const common = `pandas numpy scikit-learn hydra einops tokenizers sentencepiece timm open_clip torchaudio webdataset
      mosaicml-streaming tensorboard mlflow s3fs ray rllib stable-baselines3 verl openrlhf axolotl llama-factory nnunet
      monai detectron2 mmdetection ultralytics espnet speechbrain nemo ringattention liger flashinfer quanto gptq awq hqq
      galore xla pallas jaxlib optax orbax grain penzai keras-cv tf-models tfx mesh-tensorflow`.split(/\s+/)
    expect(common.filter((word) => resolveLibrary(word) === undefined)).toEqual([])
  })
})

describe('libraries', () => {
  it('have ids of their own, of the usual form', () => {
    const ids = libraries.map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    for (const id of ids) expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
  })

  it('imply frameworks that exist', () => {
    const known = new Set(frameworks.map(({ id }) => id))
    for (const { id, framework } of libraries) {
      if (framework !== undefined) expect([id, framework, known.has(framework)]).toEqual([id, framework, true])
    }
  })

  it('that run on TPUs or processors too bind no job to GPUs', () => {
    const elsewhere = `jax flax tensorflow pytorch transformers diffusers accelerate torchao vllm sglang torch-geometric
      fairseq timm spconv natten mmcv detectron2 pytorch3d faiss dgl ffcv warp auto-gptq auto-awq hqq openfold brax
      lightning llm-foundry pallas xla onnx triton-server horovod ray`.split(/\s+/)
    for (const id of elsewhere) expect([id, resolveLibrary(id)?.binds]).toEqual([id, 'neutral'])
  })

  it.each([
    ['cudnn', 'cuda'],
    ['nccl', 'cuda'],
    ['apex', 'cuda'],
    ['tensorrt-llm', 'cuda'],
    ['cudf-cu12', 'cuda'],
    ['nvidia-nvshmem-cu12', 'cuda'],
    ['tinycudann', 'cuda'],
    ['flash-attn', 'gpu'],
    ['bitsandbytes', 'gpu'],
    ['mamba-ssm', 'gpu'],
    ['deepspeed', 'gpu-parallelism'],
    ['megatron-core', 'gpu-parallelism'],
    ['maxtext', 'tpu'],
    ['libtpu', 'tpu'],
  ])('%s binds to %s', (word, binds) => expect(resolveLibrary(word)?.binds).toBe(binds))
})
