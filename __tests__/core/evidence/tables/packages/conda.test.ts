import { describe, expect, it } from '@jest/globals'
import { reader } from '../../../../../src/core/evidence/tables/packages/conda.ts'
import { observationLines } from '../../../../support/observation-lines.ts'

const read = (text: string) => observationLines(reader, 'environment.yml', text)

describe('conda', () => {
  it('knows its files', () => {
    const paths = ['environment.yml', 'env_gpu.yaml', 'conda/train.yml', 'conda-linux.yaml', 'a/envs/x.yml']
    expect(paths.filter(reader.matches)).toEqual(paths)
    expect(['config.yml', 'environment.txt'].filter(reader.matches)).toEqual([])
    expect(reader.mayHold?.('name: x\n')).toBe(false)
  })

  it('reads packages of conda and of pip', () => {
    const text = `name: trainer
channels: [pytorch, nvidia]
dependencies:
  - python=3.10
  - pytorch::pytorch=2.3.0
  - pytorch-cuda=12.1
  # - jax
  - pip
  - pip:
      - --extra-index-url https://wheels.example/whl/cu121
      - xformers==0.0.26
      - -r requirements.txt
`
    expect(read(text)).toEqual([
      '5! framework pytorch installed 2.3.0',
      '6! stack cuda',
      '11! library xformers installed',
    ])
  })

  it.each([
    ['cudatoolkit=11.6', 'cuda'],
    ['cuda-toolkit', 'cuda'],
    ['pytorch=1.11.0=py3.9_cuda11.3_cudnn8.2.0_0', 'cuda'],
    ['jaxlib=*=*cuda*', 'cuda'],
    ['pytorch=2.0=cpu_py310', 'cpu'],
    ['cpuonly', 'cpu'],
    ['tensorflow-gpu', 'cuda'],
  ])('%s is built for %s', (line, stack) => {
    expect(read(`dependencies:\n  - ${line}\n`).filter((each) => each.includes(' stack '))).toEqual([
      `2! stack ${stack}`,
    ])
  })

  it('weighs JAX with its accelerator above a PyTorch that stands beside it', () => {
    const text = `dependencies:
  - pytorch=2.3.0
  - pytorch-cuda=12.1
  - pip:
    - jax[cuda12]==0.4.28
    - flax
    - torch==2.3.0
    - lm-eval
`
    expect(read(text).filter((line) => line.includes('framework'))).toEqual([
      '2? framework pytorch installed 2.3.0',
      '5! framework jax installed 0.4.28',
      '6! framework flax installed',
    ])
  })

  it('says nothing of what it cannot read', () => {
    expect(read('dependencies:\n  - {{ torch }}\n')).toEqual([])
    expect(read('dependencies: torch\n')).toEqual([])
    expect(read('dependencies:\n  - [torch]\n  - pip: torch\n  - null\n')).toEqual([])
    expect(read('dependencies:\n\t- torch\n')).toEqual([])
  })
})
