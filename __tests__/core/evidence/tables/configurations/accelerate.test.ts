import { describe, expect, it } from '@jest/globals'
import { reader } from '../../../../../src/core/evidence/tables/configurations/accelerate.ts'
import { observationLines, observationLinesOf } from '../../../../support/observation-lines.ts'

const read = (text: string) => observationLines(reader, 'accelerate.yaml', text)

describe('accelerate', () => {
  it('reads a part of a configuration, whose rest stands elsewhere', () => {
    const part = (...lines: string[]) =>
      observationLinesOf('accelerator', reader, 'conf/two.yaml', `${lines.join('\n')}\n`)
    expect(part('defaults: [base]', 'num_processes: 4', 'num_machines: 2', 'machine_rank: 0')).toEqual([
      '2? accelerator gpu count=4 nodes=2 perNode=2',
    ])
    expect(part('num_processes: 4', 'num_machines: 2')).toEqual([])
    expect(
      part('compute_environment: LOCAL_MACHINE', 'num_processes: 4', 'num_machines: 2', 'machine_rank: 0'),
    ).toEqual([])
  })

  it('reads kind, numbers and precision of GPUs', () => {
    const text = `compute_environment: LOCAL_MACHINE
distributed_type: MULTI_GPU
downcast_bf16: 'no'
gpu_ids: all
machine_rank: 0
mixed_precision: bf16
num_machines: 2
num_processes: 16
tpu_env: []
tpu_use_cluster: false
tpu_use_sudo: false
use_cpu: false
`
    expect(read(text)).toEqual([
      '2! library accelerate configured',
      '2! accelerator gpu',
      '8? accelerator gpu count=16 nodes=2 perNode=8',
      '6! precision bf16',
      '2! sharding data',
    ])
  })

  it('reads ZeRO and FSDP', () => {
    const deepspeed = `distributed_type: DEEPSPEED
deepspeed_config:
  zero_stage: 3
  offload_optimizer_device: none
mixed_precision: fp16
num_processes: 8
`
    expect(read(deepspeed)).toEqual([
      '1! library accelerate configured',
      '6? accelerator gpu count=8',
      '5! precision fp16',
      '1! library deepspeed configured',
      '3! sharding zero-3',
    ])
    const fsdp = (config: string) =>
      observationLinesOf('sharding', reader, 'a.yaml', `distributed_type: FSDP\n${config}`)
    expect(fsdp('fsdp_config:\n  fsdp_sharding_strategy: FULL_SHARD\n')).toEqual(['3! sharding fsdp'])
    expect(fsdp('fsdp_config:\n  fsdp_sharding_strategy: NO_SHARD\n')).toEqual(['3! sharding data'])
    expect(fsdp('fsdp_config:\n  fsdp_version: 2\n')).toEqual(['1! sharding fsdp'])
  })

  it('reads other accelerators, and no number of chips where a process drives a core', () => {
    const kind = (type: string) =>
      observationLinesOf(
        'accelerator',
        reader,
        'a.yaml',
        `distributed_type: ${type}\nnum_processes: 8\nnum_machines: 1\n`,
      )
    expect(kind('TPU')).toEqual(['1! accelerator tpu google'])
    expect(kind('XLA')).toEqual(['1? accelerator tpu google'])
    expect(kind('MULTI_HPU')[0]).toBe('1! accelerator other intel')
    expect(kind('MULTI_NPU')[0]).toBe('1! accelerator other')
    expect(kind('MULTI_XPU')[0]).toBe('1! accelerator gpu intel')
    expect(kind("'NO'")).toEqual([])
    expect(kind('MULTI_CPU')).toEqual([])
  })

  it('reads the machine of SageMaker', () => {
    const text = 'compute_environment: AMAZON_SAGEMAKER\nec2_instance_type: ml.p3.2xlarge\nnum_machines: 2\n'
    expect(observationLinesOf('accelerator', reader, 'a.yaml', text)).toEqual([
      '2! accelerator ml.p3.2xlarge aws nodes=2',
    ])
  })

  it('says nothing of what is left open', () => {
    const text = `distributed_type: DEEPSPEED
num_processes: {{ gpus }}
`
    expect(read(text)).toEqual([])
    expect(read('distributed_type: MULTI_GPU\nuse_cpu: true\nmixed_precision: no\n')).toEqual([
      '1! library accelerate configured',
      '1! sharding data',
    ])
    expect(
      observationLinesOf('accelerator', reader, 'a.yaml', 'distributed_type: FSDP\nnum_processes: $GPUS\n'),
    ).toEqual(['1? accelerator gpu'])
    expect(read('a: 1\n# distributed_type: TPU\n')).toEqual([])
    expect(read('- distributed_type: TPU\n')).toEqual([])
  })
})
