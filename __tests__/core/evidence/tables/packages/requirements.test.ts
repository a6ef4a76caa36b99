import { describe, expect, it } from '@jest/globals'
import type { Observation } from '../../../../../src/core/evidence/observation/observation.ts'
import { reader } from '../../../../../src/core/evidence/tables/packages/requirements.ts'
import { observationLines, observationLinesOf } from '../../../../support/observation-lines.ts'

const read = (text: string, path = 'requirements.txt') => observationLines(reader, path, text)
const only = (what: Observation['what']) => (text: string) => observationLinesOf(what, reader, 'requirements.txt', text)
const [frameworks, libraries, stacks, accelerators] = [
  only('framework'),
  only('library'),
  only('stack'),
  only('accelerator'),
]

describe('requirements', () => {
  it('knows its files, and leaves out those for work on the project', () => {
    const paths = 'requirements.txt a/requirements-gpu.txt requirements/train.txt gpu-requirements.txt reqs.in'.split(
      ' ',
    )
    expect(paths.filter(reader.matches)).toEqual(paths)
    const others = ['requirements-dev.txt', 'requirements/test.txt', 'requirements/docs.txt', 'notes.txt', 'a.py']
    expect(others.filter(reader.matches)).toEqual([])
  })

  it('reads names, extras and pins', () => {
    const text = `
# the trainer
torch==2.1.0  # pinned
Flash_Attn>=2.3
transformers[torch]~=4.40
lightning >= 2.0, < 3
`
    expect(read(text)).toEqual([
      '3! framework pytorch installed 2.1.0',
      '4! library flash-attention installed',
      '5! library transformers installed',
      '6! framework pytorch-lightning installed',
      '6! library lightning installed',
    ])
  })

  it('keeps a version only where it is pinned', () => {
    const version = (line: string) => read(line)[0]?.split('installed ')[1]
    expect(['jax==0.4.30', 'jax===0.4.30', 'jax~=0.4', 'jax==0.4.*'].map(version)).toEqual([
      '0.4.30',
      '0.4.30',
      '0.4',
      '0.4',
    ])
    expect(['jax', 'jax>=0.4', 'jax<0.5', 'jax!=0.4.1', 'jax>=0.4,<0.5'].map(version)).toEqual(Array(5).fill(undefined))
  })

  it.each([
    ['torch==2.1.0+cu118', '1! stack cuda'],
    ['--extra-index-url https://wheels.example/whl/cu121\ntorch', '1! stack cuda'],
    ['--index-url=https://wheels.example/whl/rocm6.2\ntorch', '1! stack rocm'],
    ['-i https://wheels.example/whl/nightly/cpu\ntorch', '1! stack cpu'],
    ['torch @ https://wheels.example/whl/cu118/torch-2.0.0%2Bcu118-cp310-cp310-linux_x86_64.whl', '1! stack cuda'],
    ['https://host/flash_attn-2.5.8+cu122torch2.3cxx11abiFALSE-cp310-cp310-linux_x86_64.whl', '1! stack cuda'],
    ['-f https://wheels.example/jax_cuda_releases.html\njax[cuda12]', '2! stack cuda'],
    ['jax[tpu]>=0.4 -f https://wheels.example/libtpu_releases.html', '1! stack tpu'],
    ['torch_xla[tpu]==2.5.0', '1! stack tpu'],
    ['libtpu-nightly', '1! stack tpu'],
    ['tensorflow[and-cuda]==2.15', '1! stack cuda'],
    ['tensorflow-gpu==1.15', '1! stack cuda'],
    ['jax-rocm60-plugin', '1! stack rocm'],
    ['pytorch-triton-rocm', '1! stack rocm'],
    ['cupy-cuda12x', '1! stack cuda'],
    ['paddlepaddle-gpu==2.6', '1! stack cuda'],
    ['mxnet-cu112', '1! stack cuda'],
    ['optimum[neuronx]', '1! stack neuron'],
    ['torch-neuronx==2.1', '1! stack neuron'],
    ['optimum-habana', '1! stack gaudi'],
    ['torch==2.1.0+cpu', '1! stack cpu'],
  ])('%s is built for one stack', (text, stack) => {
    expect(stacks(text)).toEqual([stack])
  })

  it('tells no TPU by what PyTorch/XLA brings along beside the packages of Neuron', () => {
    expect(stacks('cloud-tpu-client==0.10\nlibneuronxla==0.5.971\n')).toEqual(['2! stack neuron'])
    expect(stacks('cloud-tpu-client==0.10\ntorch-xla==2.1\n')).toEqual(['1! stack tpu'])
  })

  it('takes an index for more than a hint only where a framework may come from it', () => {
    expect(stacks('--extra-index-url https://host/whl/cu121\nnumpy')).toEqual(['1? stack cuda'])
  })

  it('does not take what a frozen list resolved for what was asked for', () => {
    const frozen = 'torch==2.1.0\ntriton==2.1.0\nnvidia-cublas-cu12==12.1.3.1\nnvidia-nccl-cu12==2.18.1\n'
    expect(read(frozen)).toEqual(['1! framework pytorch installed 2.1.0', '3? stack cuda'])
    expect(stacks(`jax[tpu]\n${frozen}`)).toEqual(['1! stack tpu'])
  })

  it('states the framework that is trained in, and only suggests those beside it', () => {
    expect(read('jax[cuda12]\nflax\noptax\ntensorflow==2.15\ntorch\n')).toEqual([
      '1! framework jax installed',
      '1! stack cuda',
      '2! framework flax installed',
      '3! library optax installed',
      '5? framework pytorch installed',
    ])
    expect(frameworks('mlx\ntorch\ntransformers\n')).toEqual([
      '1! framework mlx installed',
      '2? framework pytorch installed',
    ])
    expect(frameworks('torch\ntensorflow\n')).toEqual([
      '1? framework pytorch installed',
      '2? framework tensorflow installed',
    ])
    expect(frameworks('torch\nonnxruntime-gpu\nxgboost\n')).toEqual(['1! framework pytorch installed'])
    expect(frameworks('tensorflow-cpu\nclu\n')).toEqual(['1? framework tensorflow installed'])
  })

  it('takes no build for the processor, and nothing that serves or reads data, for the framework beside another', () => {
    expect(frameworks('jax[tpu]\ntorch==2.5.0+cpu\ntensorflow\ntensorflow-datasets\n')).toEqual([
      '1! framework jax installed',
    ])
    expect(stacks('torch==2.5.0+cpu\ntorch_xla[tpu]==2.5.0\n')).toEqual(['2! stack tpu'])
    expect(frameworks('torch==2.5.0+cpu\n')).toEqual(['1! framework pytorch installed 2.5.0+cpu'])
    expect(frameworks('vllm\nllmcompressor\ntensorboard\nonnx\n')).toEqual([])
  })

  it('leaves open which framework leads where another list is included', () => {
    expect(frameworks('-r base.txt\ntorch==2.1\nflax\n')).toEqual([
      '2? framework pytorch installed 2.1',
      '3? framework flax installed',
    ])
    expect(frameworks('-r base.txt\ntorch==2.1\n')).toEqual(['2! framework pytorch installed 2.1'])
  })

  it('suggests the framework that a package cannot do without', () => {
    expect(read('trl\naccelerate\n')).toEqual([
      '1? framework pytorch installed',
      '1! library trl installed',
      '2! library accelerate installed',
    ])
    expect(read('transformers\nkeras\n')).toEqual(['1! library transformers installed'])
  })

  it('binds nobody with what a marker leaves out', () => {
    const text = `bitsandbytes; sys_platform != "darwin"
xformers==0.0.22; platform_system == 'Linux'
deepspeed; extra == "train"
torch==2.1.0+cu118; sys_platform == "linux"
torch==2.1.0+cpu; sys_platform == "darwin"
`
    expect(read(text)).toEqual([
      '1? library bitsandbytes installed optional',
      '2? library xformers installed optional',
      '3? library deepspeed installed optional',
      '4! framework pytorch installed 2.1.0+cu118',
      '4! stack cuda',
    ])
  })

  it('takes the list of one tool beside the main one for an addition', () => {
    expect(read('deepspeed>=0.10\n', 'requirements/deepspeed.txt')).toEqual([
      '1? framework pytorch installed @deepspeed',
      '1? library deepspeed installed optional @deepspeed',
    ])
    expect(observationLinesOf('library', reader, 'requirements-flash-attn.txt', 'flash-attn\n')).toEqual([
      '1? library flash-attention installed optional @flash-attn',
    ])
    expect(read('torch\n', 'requirements/base.txt')).toEqual(['1! framework pytorch installed'])
    expect(read('torch\n', 'requirements-gpu.txt')).toEqual(['1! framework pytorch installed'])
  })

  it('reads repositories, continued lines, hashes and lists of conda', () => {
    expect(libraries('git+https://github.com/Dao-AILab/flash-attention.git@v2.5\n')).toEqual([
      '1! library flash-attention installed',
    ])
    expect(libraries('-e git+https://host/deepspeed.git#egg=deepspeed\n')).toEqual(['1! library deepspeed installed'])
    expect(read('numpy\njax==0.4.30 \\\n    --hash=sha256:00 \\\n    --hash=sha256:11\nflax\n')).toEqual([
      '2! framework jax installed 0.4.30',
      '5! framework flax installed',
    ])
    expect(read('pytorch=1.11.0=py3.9_cuda11.3_cudnn8.2.0_0\ncudatoolkit=11.3\n')).toEqual([
      '1! framework pytorch installed 1.11.0',
      '1! stack cuda',
    ])
    expect(read('t\0o\0r\0c\0h\0=\0=\x002\0.\x001\0\n\0')).toEqual(['1! framework pytorch installed 2.1'])
  })

  it('suggests other chips where a package is made for nothing else', () => {
    expect(read('torch==2.5\ntorch-npu==2.5\n')).toEqual(['1! framework pytorch installed 2.5', '2? accelerator other'])
    expect(accelerators('mlx[cuda]\n')).toEqual([])
    expect(accelerators('mlx; sys_platform == "darwin"\n')).toEqual([])
  })

  it('says nothing of comments, variables, prose and other options', () => {
    const text = `# torch==2.1.0
    # jax[tpu]
--no-binary torch
-c constraints.txt
\${PACKAGE}
{{ torch }}
<torch>
we need torch
==2.0
torch[
`
    expect(read(text)).toEqual([])
  })
})
