import type { StackObservation } from '../../observation/observation.ts'

export type Stack = StackObservation['stack']

/** What a Python package shows about a job that depends on it. */
export interface PackageMeaning {
  /** The framework that the package is. */
  readonly framework?: string
  /** The framework that the package requires. */
  readonly implies?: string
  readonly library?: string
  /** Libraries of its extras. */
  readonly alsoLibraries?: readonly string[]
  /** The only stack for which the package, or its extra, is built. */
  readonly stack?: Stack
  /** Whether it is for accelerators that are neither GPU nor TPU and have no stack here. */
  readonly otherAccelerator?: boolean
  /** Whether PyTorch installs this wheel on Linux, so that every frozen list contains it. */
  readonly resolved?: boolean
}

/**
 * Packages whose meaning does not follow from the catalog: mostly the stack for which they are built. One meaning per
 * line, sorted by its first normalized name. An empty meaning is for a package that shares its name with a catalog
 * entry, or that does not train but serves, compresses or reads data.
 */
export const knownPackages: readonly (readonly [names: string, meaning: PackageMeaning])[] = [
  ['auto-gptq autoawq exllamav2 gptqmodel hqq llmcompressor lmdeploy nvidia-modelopt', {}],
  ['burn caffe2 candle fabric flux gluon julia linen lux mamba merlin modelzoo nnx tf tf2 xla', {}],
  ['cerebras cerebras-modelzoo cerebras-pytorch', { framework: 'cerebras', otherAccelerator: true }],
  ['cpuonly', { stack: 'cpu' }],
  [
    'cuda cuda-cudart cuda-libraries cuda-nvcc cuda-runtime cuda-toolkit cudatoolkit cudatoolkit-dev',
    { stack: 'cuda' },
  ],
  ['cuda-version cudnn nccl', { stack: 'cuda' }],
  ['cudf cugraph cuml cuvs rapids', { framework: 'rapids', stack: 'cuda' }],
  ['cutlass nvidia-cutlass nvidia-cutlass-dsl', { library: 'cutlass', stack: 'cuda' }],
  ['dali nvidia-dali', { library: 'dali', stack: 'cuda' }],
  ['evosax fjformer numpyro', { implies: 'jax' }],
  ['fbgemm-gpu', { implies: 'pytorch', library: 'fbgemm' }],
  ['gluoncv gluonnlp', { implies: 'mxnet' }],
  ['intel-tensorflow tensorflow-base', { framework: 'tensorflow' }],
  ['jax-neuronx', { implies: 'jax', stack: 'neuron' }],
  ['jax-triton', { implies: 'jax', library: 'triton' }],
  ['libai flowvision', { implies: 'oneflow' }],
  ['libneuronxla neuron-cc neuronx-cc neuronx-distributed-training neuronx-nemo-megatron', { stack: 'neuron' }],
  ['libtpu libtpu-nightly tpu-info', { stack: 'tpu' }],
  ['adapter-transformers basicsr facexlib lpips open-clip-torch', { implies: 'pytorch' }],
  ['mindcv mindformers mindnlp mindone', { implies: 'mindspore' }],
  ['mlx mlx-lm mlx-vlm', { framework: 'mlx', otherAccelerator: true }],
  ['onnxruntime onnxruntime-training', { framework: 'onnx' }],
  ['optimum-tpu', { implies: 'pytorch', library: 'optimum-tpu', stack: 'tpu' }],
  ['paddleclas paddledet paddlenlp paddleseg', { implies: 'paddlepaddle' }],
  ['poptorch torch-mlu torch-npu', { implies: 'pytorch', otherAccelerator: true }],
  ['py-xgboost', { framework: 'xgboost' }],
  ['pytorch-cuda', { implies: 'pytorch', stack: 'cuda' }],
  ['sglang', { library: 'sglang' }],
  ['tensorflow-data-validation tensorflow-hub tensorflow-io tensorflow-serving-api', {}],
  ['tensorflow-metal tf-keras tflearn', { implies: 'tensorflow' }],
  ['tensorflow-text tensorflow-transform tfx', {}],
  ['transformer-engine', { library: 'transformer-engine' }],
  ['transformer-engine-jax', { implies: 'jax', library: 'transformer-engine' }],
  ['transformer-engine-torch', { implies: 'pytorch', library: 'transformer-engine' }],
  ['vllm', { library: 'vllm' }],
  ['vllm-tpu', { library: 'vllm', stack: 'tpu' }],
]

/** Families of packages that share part of their names. */
export const packageFamilies: readonly (readonly [RegExp, PackageMeaning])[] = [
  [
    /^nvidia-(?:cu(?:blas|dnn|fft|file|rand|solver|sparse|sparselt)|cuda-[a-z]+|nccl|nvjitlink|nvshmem|nvtx)(?:-cu\d+)?$/,
    { stack: 'cuda', resolved: true },
  ],
  [/^jax-cuda\d*-(?:pjrt|plugin)$/, { implies: 'jax', stack: 'cuda' }],
  [/^jax-rocm\d*-(?:pjrt|plugin)$/, { implies: 'jax', stack: 'rocm' }],
]

/** Libraries to report although they do not limit where a job runs: jobs are built on them. */
export const toldLibraries: ReadonlySet<string> = new Set([
  ...['accelerate', 'axlearn', 'big-vision', 'datasets', 'diffusers', 'easylm', 'fairscale', 'fairseq', 'horovod'],
  ...['jetstream', 'levanter', 'lightning', 'lingvo', 'litgpt', 'llm-foundry', 'optax', 'orbax', 'peft', 'ray'],
  ...['sglang', 'tensor2tensor', 'torchao', 'torchrec', 'torchtitan', 'torchtune', 'torchvision', 'transformers'],
  ...['trl', 'tunix', 'vllm', 'neuronx-distributed', 'optimum-habana'],
])
