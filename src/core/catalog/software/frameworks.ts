import { remembered } from '../../text/remembered.ts'
import { find, type Known, wordsOf } from '../spelling.ts'

export { type Library, libraries, resolveLibrary, versionedLibrary } from './libraries.ts'

/** A framework as the guidance classifies it, and whether XLA can compile it. */
export interface Framework {
  /** The word of the manifest. */
  readonly id: string
  readonly name: string
  /** The framework that rules compare: Flax counts as JAX, PyTorch/XLA as PyTorch. */
  readonly family: string
  /**
   * `native`: the frameworks that TPUs support best; `bridge`: a path exists that the guidance calls limited; `none`:
   * no path to a TPU; `unknown`: we have no document that says.
   */
  readonly xla: 'native' | 'bridge' | 'none' | 'unknown'
  /** It is CUDA itself. */
  readonly isCuda?: true
  readonly names: readonly string[]
}

/**
 * Frameworks that are tools of another one next to it (its kernels, its export format), and represent the job only when
 * they are alone.
 */
export const companions: ReadonlySet<string> = new Set(['cuda', 'hip', 'onnx', 'tensorrt', 'rapids'])

/** Programs for one kind of model, boosted trees: they contradict no framework, and need no model's size. */
const models: ReadonlySet<string> = new Set(['xgboost', 'lightgbm'])

export const isOfTrees = (id: string): boolean => models.has(id)

/** Whether it may be declared next to the job's main framework. */
export const standsBeside = (id: string): boolean => companions.has(id) || models.has(id)

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
    'tensorflow-cpu',
    'tensorflow-rocm',
    'tensorflow-macos',
    'tf-nightly',
    'tf-gpu',
    'tensorflow/tensorflow',
  ]),
  framework('keras', 'Keras', 'native', ['keras3', 'tf-keras', 'tf.keras'], 'keras'),
  framework('jax', 'JAX', 'native', ['jaxlib', 'google-jax']),
  framework('flax', 'Flax', 'native', ['linen', 'nnx', 'flax-nnx', 'flax-linen'], 'jax'),
  framework('haiku', 'Haiku', 'native', ['dm-haiku'], 'jax'),
  framework('equinox', 'Equinox', 'native', ['eqx'], 'jax'),
  framework('pytorch', 'PyTorch', 'bridge', [
    'torch',
    'py-torch',
    'libtorch',
    'pytorch/pytorch',
    'torch-cpu',
    'pytorch-cpu',
    'pytorch-rocm',
    'torch-rocm',
    'pytorch-gpu',
  ]),
  framework('pytorch-xla', 'PyTorch/XLA', 'bridge', ['torch-xla', 'pytorch/xla', 'xla', 'pytorch-on-xla'], 'pytorch'),
  framework(
    'pytorch-lightning',
    'PyTorch Lightning',
    'bridge',
    ['lightning', 'fabric', 'lightning-fabric', 'torch-lightning', 'lightning-pytorch'],
    'pytorch',
  ),
  framework('mxnet', 'MXNet', 'none', ['apache-mxnet', 'gluon']),
  framework('paddlepaddle', 'PaddlePaddle', 'none', ['paddle', 'paddlepaddle-gpu', 'paddle-gpu', 'paddle-paddle']),
  framework('caffe', 'Caffe', 'none', ['caffe2']),
  { ...framework('cuda', 'CUDA C++', 'none', ['cuda-c', 'cuda-c++', 'cuda-cpp', 'cuda c++']), isCuda: true },
  framework('hip', 'plain HIP C++', 'none', ['hip-c++', 'hip-cpp']),
  framework('onnx', 'ONNX Runtime', 'none', [
    'onnxruntime',
    'onnx-runtime',
    'ort',
    'onnxruntime-gpu',
    'onnxruntime-training',
  ]),
  framework('theano', 'Theano', 'none'),
  framework('chainer', 'Chainer', 'none'),
  framework('cntk', 'CNTK', 'none', ['microsoft-cognitive-toolkit']),
  framework('torch7', 'Torch7', 'none', ['lua-torch']),
  framework('darknet', 'Darknet', 'none'),
  { ...framework('tensorrt', 'TensorRT', 'none', ['trt']), isCuda: true },
  { ...framework('rapids', 'RAPIDS', 'none', ['cuml', 'cudf']), isCuda: true },
  framework('mindspore', 'MindSpore', 'none'),
  framework('oneflow', 'OneFlow', 'none'),
  framework('jittor', 'Jittor', 'none'),
  framework('megengine', 'MegEngine', 'none'),
  framework('marian', 'Marian', 'none', ['marian-nmt']),
  framework('tinygrad', 'tinygrad', 'none'),
  framework('mlx', 'MLX', 'none', ['apple-mlx', 'mlx-lm', 'mlx-vlm']),
  framework('candle', 'Candle', 'none'),
  framework('burn', 'Burn', 'unknown'),
  framework('julia', 'Julia', 'unknown', ['flux', 'flux.jl', 'lux', 'lux.jl']),
  framework('cerebras', 'Cerebras software', 'none', ['cerebras-pytorch', 'modelzoo']),
  framework('xgboost', 'XGBoost', 'none'),
  framework('lightgbm', 'LightGBM', 'none'),
]

let byWord: ReadonlyMap<string, Framework> | undefined

/** The framework for a word, and its version; undefined if unknown. */
export function versionedFramework(word: string): Known<Framework> | undefined {
  byWord ??= wordsOf(frameworks)
  return find(byWord, word)
}

/**
 * The framework for a word, with or without a version, extras, a build or its publisher; undefined if unknown.
 * `readFramework` also reads phrases with several.
 */
export const resolveFramework: (word: string) => Framework | undefined = remembered(
  (word) => versionedFramework(word)?.entry,
)
