import { describe, expect, it } from '@jest/globals'
import { type FrameworkReading, readFramework } from '../../../src/core/catalog/names/framework-phrase.ts'
import { frameworks, resolveFramework } from '../../../src/core/catalog/software/frameworks.ts'

const reading = (ids: string[], rest: Partial<FrameworkReading> = {}): FrameworkReading => ({
  frameworks: ids,
  libraries: [],
  unknown: [],
  ...rest,
})

describe('a framework', () => {
  it.each([
    ['Torch', 'pytorch'],
    ['pytorch==2.4.0', 'pytorch'],
    ['torch 2.3.1+cu121', 'pytorch'],
    ['NVIDIA PyTorch', 'pytorch'],
    ['pytorch/pytorch:2.4.0-cuda12.4-cudnn9-runtime', 'pytorch'],
    ['torch_xla[tpu]', 'pytorch-xla'],
    ['PyTorch/XLA', 'pytorch-xla'],
    ['jax[cuda12]', 'jax'],
    ['google/flax', 'flax'],
    ['tf.keras', 'keras'],
    ['tensorflow-gpu 1.15', 'tensorflow'],
    ['TensorFlow framework', 'tensorflow'],
    ['mxnet-cu112', 'mxnet'],
    ['Torch 7', 'torch7'],
  ])('%s', (word, id) => expect(resolveFramework(word)?.id).toBe(id))

  it.each([
    ...['torch-geometric', 'torchvision', 'tensorflow-probability', 'pytorch3d', 'keras-cv', 'jax-md', 'flaxformer'],
    ...['pytorch or jax', 'tf.data', 'deepspeed', 'c++', 'do', 'swift', '', 'pytorchh'],
  ])('is not %j', (word) => expect(resolveFramework(word)).toBeUndefined())
})

describe('what stands where a framework is named', () => {
  it.each<[string, FrameworkReading]>([
    ['PyTorch 2.4', reading(['pytorch'], { version: '2.4' })],
    ['pytorch==2.4.0', reading(['pytorch'], { version: '2.4.0' })],
    ['torch>=2.1,<3', reading(['pytorch'], { version: '>=2.1,<3' })],
    ['jax[cuda12]==0.4.30', reading(['jax'], { version: '0.4.30' })],
    ['PyTorch Lightning 2.x', reading(['pytorch-lightning'], { version: '2.x' })],
    ['tensorflow-gpu 1.15', reading(['tensorflow'], { version: '1.15' })],
    ['TensorFlow 2', reading(['tensorflow'], { version: '2' })],
    ['PyTorch/XLA 2.5', reading(['pytorch-xla'], { version: '2.5' })],
    ['nvcr.io/nvidia/pytorch:24.05-py3', reading(['pytorch'])],
    ['JAX on TPU', reading(['jax'])],
    ['JAX/Flax', reading(['jax', 'flax'])],
    ['TensorFlow 2.x / Keras', reading(['tensorflow', 'keras'], { version: '2.x' })],
    ['keras 3 (jax backend)', reading(['keras', 'jax'], { version: '3' })],
    ['Keras with TensorFlow backend', reading(['keras', 'tensorflow'])],
    ['PyTorch; JAX', reading(['pytorch', 'jax'])],
    ['PyTorch (FSDP)', reading(['pytorch'], { libraries: ['fsdp'] })],
    [
      'PyTorch 2.4 w/ FSDP2 and flash-attn',
      reading(['pytorch'], { libraries: ['fsdp', 'flash-attention'], version: '2.4' }),
    ],
    ['pytorch + deepspeed', reading(['pytorch'], { libraries: ['deepspeed'] })],
    ['pytorch+deepspeed', reading(['pytorch'], { libraries: ['deepspeed'] })],
    ['pytorch==2.4.0 deepspeed==0.14', reading(['pytorch'], { libraries: ['deepspeed'], version: '2.4.0' })],
    ['JAX + transformers', reading(['jax'], { libraries: ['transformers'] })],
  ])('%s', (text, expected) => expect(readFramework(text)).toEqual(expected))

  it('gives no version of a companion or a library to the framework', () => {
    expect(readFramework('PyTorch (CUDA 12.1)')).toEqual(reading(['pytorch', 'cuda']))
    expect(readFramework('Megatron-DeepSpeed (rocm fork)')?.unknown).toEqual([])
    expect(readFramework('transformers 4.44')).toEqual(reading(['pytorch'], { libraries: ['transformers'] }))
    expect(readFramework('torch with deepspeed 0.14')).toEqual(reading(['pytorch'], { libraries: ['deepspeed'] }))
  })

  it.each([
    ['HuggingFace Transformers', 'pytorch', 'transformers'],
    ['megatron-lm', 'pytorch', 'megatron-lm'],
    ['NVIDIA NeMo Framework 2.0', 'pytorch', 'nemo'],
    ['axolotl', 'pytorch', 'axolotl'],
    ['accelerate launch', 'pytorch', 'accelerate'],
    ['trl', 'pytorch', 'trl'],
    ['vllm 0.6', 'pytorch', 'vllm'],
    ['microsoft/DeepSpeed', 'pytorch', 'deepspeed'],
    ['maxtext', 'jax', 'maxtext'],
    ['t5x', 'jax', 't5x'],
    ['levanter', 'jax', 'levanter'],
    ['tensorflow-probability', 'tensorflow', 'tensorflow-probability'],
  ])('%s implies its framework', (text, framework, library) => {
    expect(readFramework(text)).toEqual(reading([framework], { libraries: [library] }))
  })

  it('implies nothing from what works with any, and yields to what is certain', () => {
    expect(readFramework('ray')).toEqual(reading([], { libraries: ['ray'] }))
    expect(readFramework('MaxText with transformers')).toEqual(
      reading(['jax'], { libraries: ['maxtext', 'transformers'] }),
    )
  })

  it.each([
    ['custom PyTorch', ['custom']],
    ['PyTorch + Zebra-Net', ['Zebra-Net']],
    ['pytorch/zebra', ['zebra']],
  ])('names what it does not understand of %s', (text, unknown) => {
    expect(readFramework(text)).toMatchObject({ unknown })
  })

  it.each(['', ' ', 'our framework', 'PyTorch or JAX', 'do', 'C++', 'zebra/okapi', 'with', '2.4', 'torch'.repeat(60)])(
    'knows nothing of %j',
    (text) => expect(readFramework(text)).toBeUndefined(),
  )
})

it('frameworks belong to families that exist', () => {
  const ids = new Set(frameworks.map(({ id }) => id))
  for (const { id, family } of frameworks) expect([id, ids.has(family)]).toEqual([id, true])
})
