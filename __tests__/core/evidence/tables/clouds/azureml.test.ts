import { describe, expect, it } from '@jest/globals'
import { reader } from '../../../../../src/core/evidence/tables/clouds/azureml.ts'
import { observationLines } from '../../../../support/observation-lines.ts'

const job = (instances: string, processes: string, type = 'pytorch') =>
  `type: command\ndistribution:\n  type: ${type}\n  process_count_per_instance: ${processes}\n${instances}compute: azureml:big\n`
const read = (text: string) => observationLines(reader, 'job.yml', text)

describe('jobs of Azure Machine Learning', () => {
  it('multiply the processes of an instance', () => {
    expect(read(job('resources:\n  instance_count: 2\n', '8'))).toEqual([
      '4? accelerator gpu perNode=8 nodes=2 count=16 azure',
    ])
    expect(read(job('', '4'))).toEqual(['4? accelerator gpu perNode=4 nodes=1 count=4 azure'])
  })

  it('take the model from the name of their compute, or from their machine', () => {
    const on = (rest: string) => job('', '4').replace('compute: azureml:big\n', rest)
    expect(read(on('compute: azureml:gpu-v100-cluster\n'))).toEqual([
      '4? accelerator gpu nvidia v100 perNode=4 nodes=1 count=4 azure',
    ])
    expect(read(on('resources: { instance_type: Standard_NC96ads_A100_v4, instance_count: 2 }\n'))).toEqual([
      '4? accelerator gpu nvidia Standard_NC96ads_A100_v4 perNode=4 nodes=2 count=8 azure',
    ])
  })

  it('tell their instances where their compute or their environment is for GPUs', () => {
    const plain = (rest: string) =>
      `$schema: https://azuremlschemas.azureedge.net/latest/commandJob.schema.json\ncommand: python go.py\n${rest}`
    const two = 'resources:\n  instance_count: 2\n'
    expect(read(plain(`${two}compute: azureml:gpu-cluster\n`))).toEqual(['4? accelerator gpu nodes=2 azure'])
    expect(read(plain(`${two}compute: azureml:cpu-cluster\n`))).toEqual([])
    expect(read(plain('compute: azureml:gpu-cluster\n'))).toEqual(['3? accelerator gpu azure'])
    expect(read(plain(`${two}compute: big\nenvironment: azureml:tensorflow-cuda12@latest\n`))).toEqual([])
    const workers = 'distribution: { type: tensorflow, worker_count: 2 }\n'
    expect(read(plain(`${two}${workers}compute: big\nenvironment: azureml:tensorflow-cuda12@latest\n`))).toEqual([
      '4? accelerator gpu nodes=2 azure',
    ])
  })

  it('are read as steps of a pipeline, which may share a compute', () => {
    const text = `$schema: https://azuremlschemas.azureedge.net/latest/pipelineJob.schema.json
type: pipeline
settings: { default_compute: 'azureml:gpu-cluster' }
jobs:
  prepare:
    command: python prepare.py
    compute: azureml:cpu-cluster
  train:
    command: python train.py
    resources:
      instance_count: 4
`
    expect(read(text)).toEqual(['11? accelerator gpu nodes=4 azure'])
  })

  it('take the machine with accelerators of those that they allow', () => {
    const tuning = (types: string) => `type: finetuning\nresources:\n  instance_types: ${types}\n`
    expect(read(tuning('[Standard_NC96ads_A100_v4, Standard_E4s_v3]'))).toEqual([
      '3? accelerator gpu nvidia Standard_NC96ads_A100_v4 perNode=4 azure',
    ])
    expect(read(tuning('[Standard_NC96ads_A100_v4, Standard_ND96isr_H100_v5]'))).toEqual([])
  })

  it('say nothing of other processes', () => {
    expect(read(job('', '8', 'mpi'))).toEqual([])
    expect(read(job('', '${{ inputs.n }}'))).toEqual([])
    expect(read(job('', '64'))).toEqual([])
  })
})
