/** A framework as the documents see it: what it counts as, and whether XLA can compile it. */
export interface Framework {
  /** The word of the manifest. */
  readonly id: string
  readonly name: string
  /** The framework that judgements are made about: Flax counts as JAX, PyTorch/XLA as PyTorch. */
  readonly family: string
  /**
   * `native`: the frameworks that TPUs serve best; `bridge`: a path exists that the documents call limited;
   * `none`: no path to a TPU; `unknown`: we have no document that says.
   */
  readonly xla: 'native' | 'bridge' | 'none' | 'unknown'
  readonly names: readonly string[]
}

/**
 * Frameworks that are a tool of another one when they are named beside it (its kernels, its export format), and speak for
 * the job only when they stand alone.
 */
export const companions: ReadonlySet<string> = new Set(['cuda', 'hip', 'onnx', 'tensorrt', 'rapids'])

const framework = (id: string, name: string, xla: Framework['xla'], names: string[] = [], family = id): Framework => ({
  id,
  name,
  family,
  xla,
  names,
})

export const frameworks: readonly Framework[] = [
  framework('tensorflow', 'TensorFlow', 'native', [
    'tf',
    'tensorflow2',
    'tf2',
    'tensorflow-1',
    'tf1',
    'tensorflow-gpu',
    'tensorflow-tpu',
  ]),
  framework('keras', 'Keras', 'native', ['keras3', 'tf-keras', 'tf.keras'], 'keras'),
  framework('jax', 'JAX', 'native', ['jaxlib', 'google-jax']),
  framework('flax', 'Flax', 'native', ['linen', 'nnx', 'flax-nnx'], 'jax'),
  framework('haiku', 'Haiku', 'native', ['dm-haiku'], 'jax'),
  framework('equinox', 'Equinox', 'native', [], 'jax'),
  framework('pytorch', 'PyTorch', 'bridge', ['torch', 'py-torch', 'libtorch']),
  framework('pytorch-xla', 'PyTorch/XLA', 'bridge', ['torch-xla', 'pytorch/xla', 'xla'], 'pytorch'),
  framework('pytorch-lightning', 'PyTorch Lightning', 'bridge', ['lightning', 'fabric'], 'pytorch'),
  framework('mxnet', 'MXNet', 'none', ['apache-mxnet', 'gluon']),
  framework('paddlepaddle', 'PaddlePaddle', 'none', ['paddle']),
  framework('caffe', 'Caffe', 'none', ['caffe2']),
  framework('cuda', 'plain CUDA C++', 'none', ['cuda-c', 'cuda-c++', 'cuda-cpp', 'cuda c++']),
  framework('hip', 'plain HIP C++', 'none', ['hip-c++', 'hip-cpp']),
  framework('onnx', 'ONNX Runtime', 'none', ['onnxruntime', 'onnx-runtime', 'ort']),
  framework('theano', 'Theano', 'none'),
  framework('chainer', 'Chainer', 'none'),
  framework('cntk', 'CNTK', 'none', ['microsoft-cognitive-toolkit']),
  framework('torch7', 'Torch7', 'none', ['lua-torch']),
  framework('darknet', 'Darknet', 'none'),
  framework('tensorrt', 'TensorRT', 'none', ['trt']),
  framework('rapids', 'RAPIDS', 'none', ['cuml', 'cudf']),
  framework('mindspore', 'MindSpore', 'none'),
  framework('oneflow', 'OneFlow', 'none'),
  framework('jittor', 'Jittor', 'none'),
  framework('megengine', 'MegEngine', 'none'),
  framework('marian', 'Marian', 'none', ['marian-nmt']),
  framework('tinygrad', 'tinygrad', 'none'),
  framework('mlx', 'MLX', 'none', ['apple-mlx']),
  framework('candle', 'Candle', 'none'),
  framework('burn', 'Burn', 'unknown'),
  framework('julia', 'Julia', 'unknown', ['flux', 'flux.jl', 'lux', 'lux.jl']),
  framework('cerebras', 'Cerebras software', 'none', ['cerebras-pytorch', 'modelzoo']),
  framework('xgboost', 'XGBoost', 'none'),
  framework('lightgbm', 'LightGBM', 'none'),
]

/** A library that a job depends on, as far as it decides where the job can run. */
export interface Library {
  readonly id: string
  readonly name: string
  /**
   * What binds it: `cuda` needs NVIDIA's stack, `gpu` runs on NVIDIA and AMD but on no TPU, `gpu-parallelism` is a
   * GPU parallelism stack that the documents name, `tpu` serves TPUs, `neutral` runs anywhere or decides nothing.
   */
  readonly binds: 'cuda' | 'gpu' | 'gpu-parallelism' | 'tpu' | 'neutral'
  readonly names: readonly string[]
}

const library = (id: string, name: string, binds: Library['binds'], names: string[] = []): Library => ({
  id,
  name,
  binds,
  names,
})

export const libraries: readonly Library[] = [
  library('cuda', 'CUDA', 'cuda', ['cuda-toolkit', 'cudatoolkit', 'cuda-python', 'pycuda']),
  library('cudnn', 'cuDNN', 'cuda', ['nvidia-cudnn', 'cu-dnn']),
  library('cublas', 'cuBLAS', 'cuda'),
  library('cutlass', 'CUTLASS', 'cuda', ['cute']),
  library('nccl', 'NCCL', 'cuda'),
  library('apex', 'NVIDIA Apex', 'cuda', ['nvidia-apex']),
  library('transformer-engine', 'Transformer Engine', 'cuda', ['te', 'nvidia-transformer-engine']),
  library('tensorrt', 'TensorRT', 'cuda', ['trt', 'tensorrt-llm']),
  library('dali', 'NVIDIA DALI', 'cuda', ['nvidia-dali']),
  library('hugectr', 'HugeCTR', 'cuda', ['merlin']),
  library('numba-cuda', 'Numba CUDA', 'cuda', ['numba.cuda']),
  library('cupy', 'CuPy', 'gpu'),
  library('flash-attention', 'FlashAttention', 'gpu', [
    'flash-attn',
    'flash_attn',
    'flashattention',
    'flash-attention-2',
    'flash-attention-3',
    'flashinfer',
  ]),
  library('xformers', 'xFormers', 'gpu'),
  library('bitsandbytes', 'bitsandbytes', 'gpu', ['bnb']),
  library('triton', 'Triton', 'gpu', ['openai-triton', 'pytorch-triton']),
  library('mamba-ssm', 'mamba-ssm', 'gpu', ['mamba', 'causal-conv1d']),
  library('fbgemm', 'FBGEMM-GPU', 'gpu', ['fbgemm-gpu']),
  library('unsloth', 'Unsloth', 'gpu'),
  library('megablocks', 'MegaBlocks', 'gpu'),
  library('deepspeed', 'DeepSpeed', 'gpu-parallelism', ['microsoft-deepspeed']),
  library('megatron-lm', 'Megatron-LM', 'gpu-parallelism', ['megatron', 'megatron-core', 'mcore', 'megatron-bridge']),
  library('megatron-deepspeed', 'Megatron-DeepSpeed', 'gpu-parallelism'),
  library('gpt-neox', 'GPT-NeoX', 'gpu-parallelism'),
  library('nemo', 'NVIDIA NeMo', 'gpu-parallelism', ['nemo-framework']),
  library('colossal-ai', 'Colossal-AI', 'gpu-parallelism', ['colossalai']),
  library('torch-xla', 'PyTorch/XLA', 'tpu', ['pytorch-xla']),
  library('maxtext', 'MaxText', 'tpu'),
  library('maxdiffusion', 'MaxDiffusion', 'tpu'),
  library('optimum-tpu', 'Optimum TPU', 'tpu'),
  library('t5x', 'T5X', 'tpu'),
  library('levanter', 'Levanter', 'neutral'),
  library('easylm', 'EasyLM', 'neutral'),
  library('axlearn', 'AXLearn', 'neutral'),
  library('big-vision', 'big_vision', 'neutral'),
  library('optax', 'Optax', 'neutral'),
  library('orbax', 'Orbax', 'neutral'),
  library('tunix', 'Tunix', 'neutral'),
  library('transformers', 'Transformers', 'neutral', ['hf-transformers', 'huggingface-transformers']),
  library('diffusers', 'Diffusers', 'neutral'),
  library('accelerate', 'Accelerate', 'neutral'),
  library('peft', 'PEFT', 'neutral'),
  library('trl', 'TRL', 'neutral'),
  library('datasets', 'Datasets', 'neutral'),
  library('lightning', 'Lightning', 'neutral', ['pytorch-lightning']),
  library('torchtitan', 'torchtitan', 'neutral'),
  library('torchtune', 'torchtune', 'neutral'),
  library('litgpt', 'LitGPT', 'neutral', ['lit-gpt']),
  library('llm-foundry', 'LLM Foundry', 'neutral', ['composer', 'mosaicml']),
  library('torchvision', 'torchvision', 'neutral'),
  library('torchrec', 'TorchRec', 'neutral'),
  library('fairscale', 'FairScale', 'neutral'),
  library('fairseq', 'fairseq', 'neutral', ['metaseq']),
  library('fsdp', 'FSDP', 'neutral'),
  library('horovod', 'Horovod', 'neutral'),
  library('ray', 'Ray', 'neutral'),
  library('vllm', 'vLLM', 'neutral'),
  library('sglang', 'SGLang', 'neutral'),
  library('jetstream', 'JetStream', 'neutral'),
  library('neuronx-distributed', 'NeuronX Distributed', 'neutral', [
    'nxd',
    'neuronx',
    'torch-neuronx',
    'optimum-neuron',
  ]),
  library('optimum-habana', 'Optimum Habana', 'neutral', ['habana', 'habana-frameworks']),
  library('rocm', 'ROCm', 'gpu', ['hip', 'rccl', 'miopen']),
  library('liger-kernel', 'Liger Kernel', 'gpu', ['liger']),
  library('torchao', 'torchao', 'neutral'),
  library('mesh-tensorflow', 'Mesh TensorFlow', 'tpu'),
  library('lingvo', 'Lingvo', 'neutral'),
  library('tensor2tensor', 'Tensor2Tensor', 'neutral', ['t2t']),
  library('numpy', 'NumPy', 'neutral'),
  library('wandb', 'Weights & Biases', 'neutral'),
]

const fold = (word: string): string => word.toLowerCase().replaceAll('_', '-').replaceAll(' ', '-')

function index<T extends { id: string; names: readonly string[] }>(entries: readonly T[]): Map<string, T> {
  const byWord = new Map<string, T>()
  for (const entry of entries) for (const word of [entry.id, ...entry.names]) byWord.set(fold(word), entry)
  return byWord
}

let frameworkByWord: Map<string, Framework> | undefined
let libraryByWord: Map<string, Library> | undefined

/** The framework a word stands for, without regard to case; undefined where it is not known. */
export function resolveFramework(word: string): Framework | undefined {
  frameworkByWord ??= index(frameworks)
  return frameworkByWord.get(fold(word))
}

/** The library a word stands for; undefined where it is not known, which accuses nobody. */
export function resolveLibrary(word: string): Library | undefined {
  libraryByWord ??= index(libraries)
  return libraryByWord.get(fold(word))
}
