import { describe, expect, it } from '@jest/globals'
import { evidenceOfJobs } from '../../../../../src/core/evidence/evidence-of-jobs.ts'
import { reader } from '../../../../../src/core/evidence/readers/scripts/workflow-runner.ts'
import { observationLines } from '../../../../support/observation-lines.ts'

const path = '.github/workflows/train.yml'
const job = (lines: string) =>
  observationLines(reader, path, `on: push\njobs:\n  go:\n${lines.replace(/^/gm, '    ')}\n`)

describe('workflow runner', () => {
  it('suggests what the labels and the group of a runner name', () => {
    const tpus = 'accelerator tpu google ct5lp-hightpu-8t perNode=8 nodes=1 count=8 gcp @go'
    expect(job('runs-on:\n  group: gcp-ct5lp-hightpu-8t')).toEqual([`5? ${tpus}`])
    expect(job('runs-on: [self-hosted, gpu, a100]')).toEqual(['4? accelerator gpu nvidia a100 @go'])
    expect(job('runs-on: { group: fleet, labels: [gaudi2] }')).toEqual(['4? accelerator other intel gaudi2 @go'])
    expect(job('runs-on: ubuntu-latest')).toEqual([])
    expect(job(`runs-on: \${{ inputs.runner }}-a100`)).toEqual([])
  })

  it('reads the runners of a matrix, and those that another workflow is given', () => {
    const matrix = `runs-on: \${{ matrix.runner }}
strategy:
  matrix:
    runner: [linux.g5.4xlarge.nvidia.gpu, ubuntu-latest]
    include:
      - { name: rocm, runner: linux.rocm.gpu.mi300 }`
    expect(job(matrix)).toEqual([
      '7? accelerator gpu nvidia g5.4xlarge perNode=1 nodes=1 count=1 aws @go',
      '9? accelerator gpu amd gpu-mi300 @go',
    ])
    expect(job('uses: ./.github/workflows/x.yml\nwith: { runner: linux.aws.h100 }')).toEqual([
      '5? accelerator gpu nvidia h100 @go',
    ])
  })

  it('reads the variables, wherever they are set', () => {
    expect(job('runs-on: ubuntu-latest\nenv:\n  ZONE: us-central2-b\n  TPU_TYPE: "v4-32"')).toEqual([
      '7? accelerator tpu google v4-32 count=16 gcp @go',
    ])
    expect(job('steps:\n  - env: { PJRT_DEVICE: TPU }')).toEqual(['5? accelerator tpu google @go'])
    expect(observationLines(reader, path, 'env:\n  PJRT_DEVICE: TPU\njobs: {}\n')).toEqual([
      '2? accelerator tpu google',
    ])
    expect(job(`env:\n  TPU_TYPE: v4-8' x\n  TPU_SIZE: \${{ inputs.size }}`)).toEqual([])
  })

  it('reads the machines that a step makes, and not the processes that it starts', () => {
    const make = 'steps:\n  - run: |\n      gcloud compute tpus tpu-vm create x --accelerator-type=v5litepod-8 --zone=z'
    expect(job(make)).toEqual(['5? accelerator tpu google v5litepod-8 count=8 gcp @go'])
    expect(job('steps:\n  - run: torchrun --nproc_per_node=2 tests/run.py')).toEqual([])
  })

  it('reads the container', () => {
    const image = 'nvcr.io/nvidia/pytorch:25.01-py3'
    const expected = ['4? framework pytorch image', '4? stack cuda']
    expect(job(`container: ${image}`)).toEqual(expected)
    expect(job(`container: { image: '${image}' }`)).toEqual(expected)
  })

  it('reads workflows only', () => {
    const text = 'jobs:\n  go: { runs-on: [gpu] }\n'
    expect(observationLines(reader, 'packages/a/.github/workflows/b.yaml', text)).toEqual(['2? accelerator gpu @go'])
    expect(observationLines(reader, '.github/actions/b.yaml', text)).toEqual([])
    expect(observationLines(reader, path, 'jobs: []\n')).toEqual([])
    expect(observationLines(reader, path, 'jobs: { a: 1, b: { steps: 2, env: 3, container: [] } }\n')).toEqual([])
  })

  it('contradicts no manifest, even one that names it', () => {
    const text = 'jobs:\n  go:\n    runs-on: [gcp-ct5lp-hightpu-8t]\n    env: { TPU_TYPE: v4-32 }\n'
    const evidence = { observations: reader.read(path, text), manifests: ['accelerator.yml'] }
    for (const claim of [{ name: 'go' }, { name: 'go', globs: ['.github/**'] }]) {
      const [facts] = evidenceOfJobs('accelerator.yml', [claim], evidence)
      expect(facts?.attributed).toHaveLength('globs' in claim ? 2 : 0)
      expect([facts?.kind, facts?.accelerator, facts?.count, facts?.provider]).toEqual(Array(4).fill(undefined))
    }
  })
})
