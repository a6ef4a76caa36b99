import type { PackageMeaning } from './packages.ts'

/**
 * What packages mean where the catalogue's frameworks and libraries do not tell it: mostly the stack that they are
 * built for. One meaning a line, sorted by its first name; names as package indexes compare them. An empty meaning is
 * that of a package that only shares its name with what the catalogue knows, or that only helps a framework along.
 */
export const knownPackages: readonly (readonly [names: string, meaning: PackageMeaning])[] = [
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
  ['lpips basicsr facexlib exllamav2 nvidia-modelopt open-clip-torch adapter-transformers', { implies: 'pytorch' }],
  ['mindcv mindformers mindnlp mindone', { implies: 'mindspore' }],
  ['mlx mlx-lm mlx-vlm', { framework: 'mlx', otherAccelerator: true }],
  ['onnxruntime onnxruntime-training', { framework: 'onnx' }],
  ['optimum-tpu', { implies: 'pytorch', library: 'optimum-tpu', stack: 'tpu' }],
  ['paddleclas paddledet paddlenlp paddleseg', { implies: 'paddlepaddle' }],
  ['poptorch torch-mlu torch-npu', { implies: 'pytorch', otherAccelerator: true }],
  ['py-xgboost', { framework: 'xgboost' }],
  ['pytorch-cuda', { implies: 'pytorch', stack: 'cuda' }],
  ['tensorflow-data-validation tensorflow-hub tensorflow-io tensorflow-serving-api', {}],
  ['tensorflow-metal tf-keras tflearn', { implies: 'tensorflow' }],
  ['tensorflow-text tensorflow-transform tfx', {}],
  ['transformer-engine', { library: 'transformer-engine' }],
  ['transformer-engine-jax', { implies: 'jax', library: 'transformer-engine' }],
  ['transformer-engine-torch', { implies: 'pytorch', library: 'transformer-engine' }],
  ['vllm-tpu', { library: 'vllm', stack: 'tpu' }],
]

/** Families of packages that are known by a part of their names. */
export const packageFamilies: readonly (readonly [RegExp, PackageMeaning])[] = [
  [
    /^nvidia-(?:cu(?:blas|dnn|fft|file|rand|solver|sparse|sparselt)|cuda-[a-z]+|nccl|nvjitlink|nvshmem|nvtx)(?:-cu\d+)?$/,
    { stack: 'cuda', resolved: true },
  ],
  [/^jax-cuda\d*-(?:pjrt|plugin)$/, { implies: 'jax', stack: 'cuda' }],
  [/^jax-rocm\d*-(?:pjrt|plugin)$/, { implies: 'jax', stack: 'rocm' }],
]

/** Libraries that decide nothing of where a job runs, and yet are told: what jobs are built on. */
export const toldLibraries: ReadonlySet<string> = new Set([
  ...['accelerate', 'axlearn', 'big-vision', 'datasets', 'diffusers', 'easylm', 'fairscale', 'fairseq', 'horovod'],
  ...['jetstream', 'levanter', 'lightning', 'lingvo', 'litgpt', 'llm-foundry', 'optax', 'orbax', 'peft', 'ray'],
  ...['sglang', 'tensor2tensor', 'torchao', 'torchrec', 'torchtitan', 'torchtune', 'torchvision', 'transformers'],
  ...['trl', 'tunix', 'vllm', 'neuronx-distributed', 'optimum-habana'],
])
