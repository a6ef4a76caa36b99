import type { StackObservation } from '../../observation/observation.ts'

export type Stack = StackObservation['stack']

/** What a Python package tells about the job that depends on it. */
export interface PackageMeaning {
  /** The framework that the package is. */
  readonly framework?: string
  /** The framework that the package cannot do without, though it is none itself. */
  readonly implies?: string
  readonly library?: string
  /** Libraries that its extras bring along. */
  readonly alsoLibraries?: readonly string[]
  /** The only stack that the package, or its extra, is built for. */
  readonly stack?: Stack
  /** True where it is built for accelerators that are neither GPU nor TPU and have no stack of their own here. */
  readonly otherAccelerator?: boolean
  /**
   * `resolved`: a wheel that PyTorch brings along by itself on Linux, so that it stands in every frozen list;
   * `host`: the processor build of a framework, which feeds data to another framework as often as it trains.
   */
  readonly role?: 'resolved' | 'host'
}

const packages: ReadonlyMap<string, PackageMeaning> = table([
  ['torch torch-nightly pytorch pytorch-gpu libtorch', { framework: 'pytorch' }],
  ['pytorch-cpu', { framework: 'pytorch', stack: 'cpu' }],
  ['torch-xla', { framework: 'pytorch-xla', library: 'torch-xla' }],
  ['torchvision torchvision-nightly', { implies: 'pytorch', library: 'torchvision' }],
  ['lightning pytorch-lightning lightning-fabric', { framework: 'pytorch-lightning', library: 'lightning' }],
  ['lightning-habana', { implies: 'pytorch', library: 'optimum-habana', stack: 'gaudi' }],
  [
    `torchaudio torchtext torchdata torchmetrics torchsummary torchinfo torch-geometric torch-scatter torch-sparse
    torch-cluster torch-spline-conv torch-optimizer torch-ema torch-fidelity torchdiffeq torchsde torchsnapshot timm
    kornia monai mmcv mmcv-full mmengine mmdet mmsegmentation detectron2 ultralytics pytorch3d gsplat nerfstudio
    open-clip-torch sentence-transformers segmentation-models-pytorch efficientnet-pytorch pytorch-msssim lpips
    facexlib basicsr pytorch-metric-learning x-transformers vector-quantize-pytorch stable-baselines3 sb3-contrib
    tianshou fastai nanotron axolotl llamafactory ms-swift xtuner pytorch-transformers pytorch-pretrained-bert
    adapter-transformers setfit simpletransformers botorch gpytorch pyro-ppl skorch captum rl-games rsl-rl-lib
    torchrl tensordict flash-linear-attention fla-core grouped-gemm deep-ep deep-gemm nvidia-modelopt
    nemo-automodel verl openrlhf auto-gptq autoawq gptqmodel exllamav2 hqq lmdeploy torch-tensorrt torchsparse
    spconv fair-esm openfold speechbrain espnet s3prl whisperx openai-whisper pyannote-audio audiocraft lm-eval
    galore-torch schedulefree pytorch-triton-xpu`,
    { implies: 'pytorch' },
  ],
  ['intel-extension-for-pytorch oneccl-bind-pt', { implies: 'pytorch' }],
  ['torch-npu torch-mlu poptorch', { implies: 'pytorch', otherAccelerator: true }],
  ['torch-musa', { implies: 'pytorch' }],
  ['trl', { implies: 'pytorch', library: 'trl' }],
  ['peft', { implies: 'pytorch', library: 'peft' }],
  ['torchtitan', { implies: 'pytorch', library: 'torchtitan' }],
  ['torchtune', { implies: 'pytorch', library: 'torchtune' }],
  ['litgpt lit-gpt', { implies: 'pytorch', library: 'litgpt' }],
  ['llm-foundry mosaicml composer', { implies: 'pytorch', library: 'llm-foundry' }],
  ['torchrec torchrec-nightly', { implies: 'pytorch', library: 'torchrec' }],
  ['fairscale', { implies: 'pytorch', library: 'fairscale' }],
  ['fairseq fairseq2 metaseq', { implies: 'pytorch', library: 'fairseq' }],
  ['torchao', { implies: 'pytorch', library: 'torchao' }],
  ['transformers', { library: 'transformers' }],
  ['diffusers', { library: 'diffusers' }],
  ['accelerate', { library: 'accelerate' }],
  ['datasets', { library: 'datasets' }],
  ['horovod', { library: 'horovod' }],
  ['ray', { library: 'ray' }],
  ['vllm', { implies: 'pytorch', library: 'vllm' }],
  ['vllm-tpu', { library: 'vllm', stack: 'tpu' }],
  ['sglang', { implies: 'pytorch', library: 'sglang' }],

  ['flash-attn flash-attn-2 flash-attn-3 flash-attn-4', { implies: 'pytorch', library: 'flash-attention' }],
  ['flash-attention flashinfer flashinfer-python', { implies: 'pytorch', library: 'flash-attention' }],
  ['xformers', { implies: 'pytorch', library: 'xformers' }],
  ['bitsandbytes bitsandbytes-rocm', { implies: 'pytorch', library: 'bitsandbytes' }],
  ['triton triton-nightly openai-triton pytorch-triton', { library: 'triton' }],
  ['pytorch-triton-rocm', { implies: 'pytorch', library: 'triton', stack: 'rocm' }],
  ['mamba-ssm causal-conv1d', { implies: 'pytorch', library: 'mamba-ssm' }],
  ['fbgemm-gpu fbgemm-gpu-nightly', { implies: 'pytorch', library: 'fbgemm' }],
  ['unsloth unsloth-zoo', { implies: 'pytorch', library: 'unsloth' }],
  ['megablocks', { implies: 'pytorch', library: 'megablocks' }],
  ['liger-kernel', { implies: 'pytorch', library: 'liger-kernel' }],
  ['deepspeed deepspeed-mii', { implies: 'pytorch', library: 'deepspeed' }],
  ['megatron-core megatron-lm megatron-bridge', { implies: 'pytorch', library: 'megatron-lm' }],
  ['megatron-deepspeed', { implies: 'pytorch', library: 'megatron-deepspeed' }],
  ['gpt-neox', { implies: 'pytorch', library: 'gpt-neox' }],
  ['nemo-toolkit', { implies: 'pytorch', library: 'nemo' }],
  ['colossalai', { implies: 'pytorch', library: 'colossal-ai' }],
  ['apex nvidia-apex', { implies: 'pytorch', library: 'apex' }],
  ['transformer-engine transformer-engine-cu11 transformer-engine-cu12', { library: 'transformer-engine' }],
  ['transformer-engine-cu13', { library: 'transformer-engine' }],
  ['transformer-engine-torch', { implies: 'pytorch', library: 'transformer-engine' }],
  ['transformer-engine-jax', { implies: 'jax', library: 'transformer-engine' }],
  ['cupy', { library: 'cupy' }],
  ['tensorrt nvidia-tensorrt tensorrt-llm', { library: 'tensorrt', stack: 'cuda' }],
  ['cuda-python pycuda', { library: 'cuda', stack: 'cuda' }],
  ['numba-cuda', { library: 'numba-cuda', stack: 'cuda' }],
  ['nvidia-cutlass nvidia-cutlass-dsl', { library: 'cutlass', stack: 'cuda' }],
  ['hugectr', { library: 'hugectr', stack: 'cuda' }],

  ['jax jaxlib jax-nightly jaxlib-nightly', { framework: 'jax' }],
  ['libtpu libtpu-nightly', { stack: 'tpu' }],
  ['jax-neuronx', { implies: 'jax', library: 'neuronx-distributed', stack: 'neuron' }],
  ['jax-triton', { implies: 'jax', library: 'triton' }],
  ['flax', { framework: 'flax' }],
  ['dm-haiku', { framework: 'haiku' }],
  ['equinox', { framework: 'equinox' }],
  ['optax', { implies: 'jax', library: 'optax' }],
  ['orbax orbax-checkpoint', { implies: 'jax', library: 'orbax' }],
  [
    `chex distrax rlax jraph haliax paxml praxis numpyro brax penzai qwix aqtp kauldron diffrax
    fjformer easydel optimistix lineax evosax gymnax jax-md mujoco-mjx tokamax`,
    { implies: 'jax' },
  ],
  ['maxtext', { implies: 'jax', library: 'maxtext' }],
  ['maxdiffusion', { implies: 'jax', library: 'maxdiffusion' }],
  ['t5x', { implies: 'jax', library: 't5x' }],
  ['levanter', { implies: 'jax', library: 'levanter' }],
  ['easylm', { implies: 'jax', library: 'easylm' }],
  ['axlearn', { implies: 'jax', library: 'axlearn' }],
  ['big-vision', { implies: 'jax', library: 'big-vision' }],
  ['tunix google-tunix', { implies: 'jax', library: 'tunix' }],
  ['jetstream google-jetstream', { library: 'jetstream' }],

  ['tensorflow tf-nightly tensorflow-base', { framework: 'tensorflow' }],
  ['tensorflow-cpu tf-nightly-cpu intel-tensorflow', { framework: 'tensorflow', stack: 'cpu', role: 'host' }],
  ['tensorflow-gpu tf-nightly-gpu', { framework: 'tensorflow', stack: 'cuda' }],
  ['tensorflow-tpu tf-nightly-tpu', { framework: 'tensorflow', stack: 'tpu' }],
  ['tensorflow-rocm', { framework: 'tensorflow', stack: 'rocm' }],
  ['tensorflow-neuron tensorflow-neuronx', { implies: 'tensorflow', library: 'neuronx-distributed', stack: 'neuron' }],
  ['tensorflow-macos', { framework: 'tensorflow' }],
  ['tensorflow-metal tf-keras tf-models-official tensorflow-addons tf-agents tflearn', { implies: 'tensorflow' }],
  ['tensorflow-recommenders tensorflow-model-optimization tf-slim', { implies: 'tensorflow' }],
  ['mesh-tensorflow', { implies: 'tensorflow', library: 'mesh-tensorflow' }],
  ['tensor2tensor', { implies: 'tensorflow', library: 'tensor2tensor' }],
  ['lingvo', { implies: 'tensorflow', library: 'lingvo' }],

  ['mxnet', { framework: 'mxnet' }],
  ['gluonnlp gluoncv', { implies: 'mxnet' }],
  ['paddlepaddle', { framework: 'paddlepaddle' }],
  ['paddlenlp paddleseg paddledet paddleclas paddlex', { implies: 'paddlepaddle' }],
  ['mindspore', { framework: 'mindspore' }],
  ['mindspore-ascend', { framework: 'mindspore', otherAccelerator: true }],
  ['mindspore-gpu', { framework: 'mindspore', stack: 'cuda' }],
  ['mindformers mindcv mindone mindnlp', { implies: 'mindspore' }],
  ['oneflow', { framework: 'oneflow' }],
  ['libai flowvision', { implies: 'oneflow' }],
  ['jittor', { framework: 'jittor' }],
  ['megengine', { framework: 'megengine' }],
  ['tinygrad', { framework: 'tinygrad' }],
  ['mlx mlx-lm mlx-vlm mlx-whisper', { framework: 'mlx', otherAccelerator: true }],
  ['mlx-cuda', { framework: 'mlx', stack: 'cuda' }],
  ['chainer chainermn', { framework: 'chainer' }],
  ['theano theano-pymc', { framework: 'theano' }],
  ['cntk', { framework: 'cntk' }],
  ['cntk-gpu', { framework: 'cntk', stack: 'cuda' }],
  ['caffe caffe-gpu caffe-cpu', { framework: 'caffe' }],
  ['cerebras-pytorch cerebras-modelzoo', { framework: 'cerebras', otherAccelerator: true }],
  ['xgboost xgboost-cpu', { framework: 'xgboost' }],
  ['lightgbm', { framework: 'lightgbm' }],
  ['onnxruntime onnxruntime-training', { framework: 'onnx' }],
  ['onnxruntime-gpu', { framework: 'onnx', stack: 'cuda' }],
  ['onnxruntime-rocm', { framework: 'onnx', stack: 'rocm' }],
  ['cudf cuml cugraph rapids', { framework: 'rapids', stack: 'cuda' }],

  ['torch-neuronx torch-neuron', { implies: 'pytorch', library: 'neuronx-distributed', stack: 'neuron' }],
  ['optimum-neuron', { implies: 'pytorch', library: 'neuronx-distributed', stack: 'neuron' }],
  ['neuronx-distributed neuronx-distributed-training', { library: 'neuronx-distributed', stack: 'neuron' }],
  ['neuronx-distributed-inference libneuronxla', { library: 'neuronx-distributed', stack: 'neuron' }],
  ['neuronx-cc neuron-cc neuronx-nemo-megatron', { library: 'neuronx-distributed', stack: 'neuron' }],
  ['optimum-habana', { implies: 'pytorch', library: 'optimum-habana', stack: 'gaudi' }],
  ['habana-torch-plugin habana-torch-dataloader', { implies: 'pytorch', library: 'optimum-habana', stack: 'gaudi' }],
  ['habana-frameworks habana-media-loader', { library: 'optimum-habana', stack: 'gaudi' }],
  ['optimum-tpu', { implies: 'pytorch', library: 'optimum-tpu', stack: 'tpu' }],
  ['tpu-info cloud-tpu-client', { stack: 'tpu' }],
])

/** Families of packages that carry a version of the stack in their names. */
const patterns: readonly [RegExp, PackageMeaning][] = [
  [/^nvidia-dali(?:-|$)/, { library: 'dali', stack: 'cuda' }],
  [
    /^nvidia-(?:cublas|cuda-[a-z]+|cudnn|cufft|cufile|curand|cusolver|cusparse|cusparselt|nccl|nvjitlink|nvtx|nvshmem)(?:-cu\d+)?$/,
    { stack: 'cuda', role: 'resolved' },
  ],
  [/^jax-cuda\d*-(?:plugin|pjrt)$/, { implies: 'jax', stack: 'cuda' }],
  [/^jax-rocm\d*-(?:plugin|pjrt)$/, { implies: 'jax', stack: 'rocm' }],
  [/^mxnet-cu\d+/, { framework: 'mxnet', stack: 'cuda' }],
  [/^cupy-cuda\d+x?$/, { library: 'cupy', stack: 'cuda' }],
  [/^cupy-rocm(?:-|$)/, { library: 'cupy', stack: 'rocm' }],
  [/^(?:cudf|cuml|cugraph|cuvs|dask-cudf|dask-cuda|pylibraft|rmm)-cu\d+$/, { framework: 'rapids', stack: 'cuda' }],
  [/^tensorrt-cu\d+/, { library: 'tensorrt', stack: 'cuda' }],
  [/^bitsandbytes-cuda\d+$/, { implies: 'pytorch', library: 'bitsandbytes', stack: 'cuda' }],
  [/^paddlepaddle-gpu/, { framework: 'paddlepaddle', stack: 'cuda' }],
  [/^paddlepaddle-(?:xpu|npu)/, { framework: 'paddlepaddle', otherAccelerator: true }],
  [/^mindspore-cuda\d+/, { framework: 'mindspore', stack: 'cuda' }],
  [/^mlx-cuda-?\d*$/, { framework: 'mlx', stack: 'cuda' }],
]

/** Packages of conda channels that are no packages of PyPI, or mean something else there. */
const condaPackages: ReadonlyMap<string, PackageMeaning> = table([
  ['pytorch-cuda', { implies: 'pytorch', stack: 'cuda' }],
  ['cudatoolkit cudatoolkit-dev cuda-toolkit cuda cuda-nvcc cuda-runtime cuda-libraries cuda-libraries-dev', cuda()],
  ['cuda-version cuda-cudart cuda-compiler cuda-command-line-tools cuda-tools cuda-demo-suite cudnn nccl', cuda()],
  ['cpuonly', { stack: 'cpu' }],
  ['flax', { framework: 'flax' }],
  ['py-xgboost-gpu', { framework: 'xgboost', stack: 'cuda' }],
  ['py-xgboost', { framework: 'xgboost' }],
  ['dgl-cuda', cuda()],
])

/** Names by which code imports packages, where they are not the package's own name with underscores. */
const modules: ReadonlyMap<string, string> = new Map([
  ['haiku', 'dm-haiku'],
  ['paddle', 'paddlepaddle'],
  ['megatron', 'megatron-core'],
  ['nemo', 'nemo-toolkit'],
  ['flashinfer', 'flashinfer-python'],
  ['composer', 'mosaicml'],
  ['llmfoundry', 'llm-foundry'],
  ['MaxText', 'maxtext'],
  ['EasyLM', 'easylm'],
  ['lightning_fabric', 'lightning-fabric'],
  ['habana_frameworks', 'habana-frameworks'],
  ['neuronxcc', 'neuronx-cc'],
  ['caffe2', 'torch'],
  ['keras', ''],
])

/** Modules that lie inside a package of another meaning; the longest that fits counts. */
const submodules: ReadonlyMap<string, string> = new Map([
  ['optimum.habana', 'optimum-habana'],
  ['optimum.neuron', 'optimum-neuron'],
  ['optimum.tpu', 'optimum-tpu'],
  ['nvidia.dali', 'nvidia-dali'],
  ['numba.cuda', 'numba-cuda'],
  ['cerebras.pytorch', 'cerebras-pytorch'],
  ['cerebras.modelzoo', 'cerebras-modelzoo'],
  ['cuda.bindings', 'cuda-python'],
  ['torch_xla', 'torch-xla'],
])

/** The name by which package indexes compare: lower case, one dash for each run of `-`, `_` and `.`. */
export const normalName = (name: string): string => name.toLowerCase().replace(/[-_.]+/g, '-')

/** What a package of PyPI tells, its extras included; undefined where it tells nothing that we know. */
export function packageMeaning(name: string, extras: readonly string[] = []): PackageMeaning | undefined {
  const normal = normalName(name)
  const own = packages.get(normal) ?? patterns.find(([pattern]) => pattern.test(normal))?.[1]
  return extras.length === 0 ? own : withExtras(normal, own, extras)
}

export function condaMeaning(name: string): PackageMeaning | undefined {
  return condaPackages.get(normalName(name)) ?? packageMeaning(name)
}

/** What the import of a module (`torch.nn`, `optimum.habana`) tells. */
export function moduleMeaning(module: string): PackageMeaning | undefined {
  const [first = '', second] = module.split('.', 2)
  const inside = second === undefined ? undefined : submodules.get(`${first}.${second}`)
  if (inside !== undefined) return packageMeaning(inside)
  const name = modules.get(first) ?? first
  return name === '' ? undefined : topModule(name)
}

/** Sources import the same few modules over and over: what each means is looked up once. */
const topModules = new Map<string, PackageMeaning | undefined>()
const mostModules = 5_000

function topModule(name: string): PackageMeaning | undefined {
  if (topModules.has(name)) return topModules.get(name)
  if (topModules.size >= mostModules) topModules.clear()
  const meaning = packageMeaning(name)
  topModules.set(name, meaning)
  return meaning
}

function withExtras(
  name: string,
  own: PackageMeaning | undefined,
  extras: readonly string[],
): PackageMeaning | undefined {
  const words = extras.map(normalName)
  const stack = words.map((word) => extraStack(name, word)).find((found) => found !== undefined)
  const implies = name === 'transformers' || name === 'sentence-transformers' ? impliedBy(words) : undefined
  const alsoLibraries = words
    .filter((word) => boundExtras.has(word))
    .flatMap((word) => packages.get(word)?.library ?? [])
  if (own === undefined && stack === undefined && implies === undefined && alsoLibraries.length === 0) return undefined
  return {
    ...own,
    ...(stack !== undefined && { stack }),
    ...(implies !== undefined && { implies }),
    ...(alsoLibraries.length > 0 && { alsoLibraries }),
  }
}

/** Extras that are named for the package that they bring. */
const boundExtras: ReadonlySet<string> = new Set(['deepspeed', 'flash-attn', 'bitsandbytes', 'xformers'])

/** Packages whose extras choose the hardware. */
const choosesByExtra: ReadonlySet<string> = new Set([
  ...['jax', 'jaxlib', 'torch-xla', 'tensorflow', 'optimum', 'mlx', 'maxtext', 'levanter', 'axlearn', 'easydel'],
  ...['tokamax', 'maxdiffusion', 'tunix', 'google-tunix', 'marin', 'tensorflow-text'],
])

function extraStack(name: string, extra: string): Stack | undefined {
  if (!choosesByExtra.has(name)) return undefined
  if (extra === 'tpu' || extra === 'tpuvm') return 'tpu'
  if (/^(?:and-)?cuda(?:\d|-|$)/.test(extra)) return 'cuda'
  if (extra.startsWith('rocm')) return 'rocm'
  if (extra === 'gpu') return 'cuda'
  if (extra === 'neuron' || extra === 'neuronx') return 'neuron'
  if (extra === 'habana') return 'gaudi'
  return undefined
}

function impliedBy(extras: readonly string[]): string | undefined {
  if (extras.some((extra) => extra === 'torch' || extra === 'deepspeed')) return 'pytorch'
  if (extras.includes('flax')) return 'jax'
  return extras.some((extra) => extra === 'tf' || extra === 'tf-cpu') ? 'tensorflow' : undefined
}

function cuda(): PackageMeaning {
  return { stack: 'cuda' }
}

function table(rows: readonly [names: string, meaning: PackageMeaning][]): ReadonlyMap<string, PackageMeaning> {
  return new Map(rows.flatMap(([names, meaning]) => names.split(/\s+/).map((name) => [name, meaning] as const)))
}
