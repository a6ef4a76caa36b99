import { describe, expect, it } from '@jest/globals'
import { reader } from '../../../../../src/core/evidence/tables/configurations/lightning.ts'
import { observationLines, observationLinesOf } from '../../../../support/observation-lines.ts'

const read = (text: string, path = 'config.yaml') => observationLines(reader, path, text)
const accelerators = (text: string) => observationLinesOf('accelerator', reader, 'config.yaml', text)

describe('lightning', () => {
  it('reads the trainer of its command line', () => {
    const text = `seed_everything: 1
trainer:
  accelerator: gpu
  devices: 8
  num_nodes: 2
  strategy: ddp_find_unused_parameters_true
  precision: bf16-mixed
model:
  class_path: Model
`
    expect(read(text)).toEqual([
      '3? framework pytorch-lightning configured',
      '3! accelerator gpu perNode=8 nodes=2 count=16',
      '7! precision bf16',
      '6! sharding data',
    ])
  })

  it('takes one node where no number is given', () => {
    expect(accelerators('trainer:\n  accelerator: cuda\n  devices: [0, 1]\n')).toEqual([
      '2! accelerator gpu perNode=2 count=2',
    ])
    expect(accelerators('trainer:\n  accelerator: gpu\n  devices: "0,1,2"\n')).toEqual([
      '2! accelerator gpu perNode=3 count=3',
    ])
    expect(accelerators('trainer:\n  max_steps: 10\n  gpus: 4\n')).toEqual(['3! accelerator gpu perNode=4 count=4'])
  })

  it('leaves numbers to the command line where NeMo is told them there', () => {
    const text = 'trainer:\n  devices: 8\n  accelerator: gpu\n  precision: bf16\nexp_manager:\n  name: run\n'
    expect(accelerators(text)).toEqual(['3! accelerator gpu', '2? accelerator gpu perNode=8'])
  })

  it('suggests what one group of Hydra holds', () => {
    const text = '_target_: lightning.pytorch.trainer.Trainer\naccelerator: gpu\ndevices: 1\nprecision: 16-mixed\n'
    expect(read(text)).toEqual([
      '2? framework pytorch-lightning configured',
      '2? accelerator gpu perNode=1 count=1',
      '4? precision fp16',
    ])
    expect(read('defaults:\n  - default\nstrategy: ddp\naccelerator: gpu\ndevices: 4\nnum_nodes: 1\n')).toEqual([
      '4? framework pytorch-lightning configured',
      '4? accelerator gpu perNode=4 nodes=1 count=4',
      '3? sharding data',
    ])
  })

  it('reads other accelerators, and no number of chips for TPUs', () => {
    expect(accelerators('trainer:\n  accelerator: tpu\n  devices: 8\n')).toEqual(['2! accelerator tpu google'])
    expect(accelerators('trainer:\n  max_epochs: 1\n  tpu_cores: 8\n')).toEqual(['3! accelerator tpu google'])
    expect(accelerators('trainer:\n  accelerator: hpu\n  devices: 8\n')).toEqual([
      '2! accelerator other intel perNode=8 count=8',
    ])
  })

  it('reads a trainer one level below, and a list of one device', () => {
    const nested = 'model: a\nlightning:\n  trainer:\n    accelerator: gpu\n    devices: 0,\n    max_epochs: 9\n'
    expect(accelerators(nested)).toEqual(['4! accelerator gpu perNode=1 count=1'])
    expect(accelerators(nested.replace('0,', '0,1,'))).toEqual(['4! accelerator gpu perNode=2 count=2'])
    expect(accelerators(nested.replace('lightning', 'other'))).toEqual([])
  })

  it('reads strategies by name and by class', () => {
    const strategy = (value: string) =>
      read(`trainer:\n  accelerator: gpu\n  strategy: ${value}\n`).filter((line) => /sharding|library/.test(line))
    expect(strategy('fsdp')).toEqual(['3! sharding fsdp'])
    expect(strategy('deepspeed_stage_3_offload')).toEqual(['3! sharding zero-3', '3! library deepspeed configured'])
    expect(strategy('{ class_path: lightning.pytorch.strategies.FSDPStrategy }')).toEqual(['3! sharding fsdp'])
    expect(strategy('auto')).toEqual([])
  })

  it('says nothing of what is left open', () => {
    const open = 'trainer:\n  accelerator: auto\n  devices: auto\n  strategy: auto\n  precision: $precision\n'
    expect(read(open)).toEqual(['2? framework pytorch-lightning configured'])
    expect(accelerators('trainer:\n  accelerator: cpu\n  devices: 4\n')).toEqual([])
    expect(accelerators('trainer:\n  accelerator: mps\n  devices: 1\n')).toEqual([])
    expect(accelerators('trainer:\n  accelerator: gpu\n  devices: -1\n')).toEqual(['2! accelerator gpu'])
    expect(accelerators('trainer:\n  accelerator: auto\n  devices: 8\n  max_epochs: 1\n')).toEqual([
      '3? accelerator perNode=8 count=8',
    ])
  })

  it('counts one device of a trainer that no processor is told', () => {
    const one = (more: string) => accelerators(`trainer:\n  accelerator: auto\n  devices: 1\n  max_epochs: 1\n${more}`)
    expect(one('  strategy: ddp\n  precision: 16\n')).toEqual(['3? accelerator perNode=1 count=1'])
    expect(one('  strategy: ddp\n')).toEqual([])
    expect(one('  precision: 16\n')).toEqual([])
  })

  it('knows its trainer by devices beside a number of nodes', () => {
    expect(accelerators('trainer:\n  devices: 8\n  num_nodes: 4\n')).toEqual([
      '2? accelerator perNode=8 nodes=4 count=32',
    ])
    expect(accelerators('trainer:\n  devices: 8\n')).toEqual([])
    expect(accelerators('trainer:\n  devices: 8\n  nodes: 4\n')).toEqual([])
  })

  it('says nothing of other trainers', () => {
    expect(read('trainer:\n  strategy: greedy\n  precision: 0.1\n')).toEqual([])
    expect(read('trainer:\n  accelerator: conveyor\n  devices: 8\n')).toEqual([])
    expect(read('trainer: torch\naccelerator: gpu\n')).toEqual([])
    expect(read('accelerator: gpu\ndevices: 8\n')).toEqual([])
    expect(read('trainer:\n- accelerator: gpu\n')).toEqual([])
  })
})

describe('settings without a trainer of their own', () => {
  it('are read in any section that tells what a trainer is told, as hints', () => {
    const section = 'train:\n  lr: 1\n  accelerator: gpu\n  devices: 8\n'
    expect(accelerators(`${section}  num_nodes: 10\n`)).toEqual(['3? accelerator gpu perNode=8 nodes=10 count=80'])
    expect(accelerators(`${section}  strategy: ddp\nlightning:\n  trainer:\n    benchmark: true\n`)).toEqual([
      '3? accelerator gpu perNode=8 count=8',
    ])
    expect(accelerators(section)).toEqual([])
    expect(accelerators(`trainer:\n  accelerator: gpu\n  devices: 2\n${section}  strategy: ddp\n`)).toEqual([
      '2! accelerator gpu perNode=2 count=2',
    ])
  })

  const program = 'out_dir: out\nprecision: bf16-true\ndevices: 4\nnum_nodes: 2\ntrain:\n  epochs: 1\n'

  it('are those of a program that hands them on', () => {
    expect(accelerators(program)).toEqual(['3? accelerator perNode=4 nodes=2 count=8'])
    expect(accelerators(program.replace('train:', 'other:'))).toEqual([])
    expect(accelerators(program.replace('num_nodes', 'nodes'))).toEqual([])
  })

  it('are those of a trainer in a folder of that name', () => {
    const settings = 'gpus: 8\nmax_epochs: 5\nprecision: 16\n'
    expect(observationLinesOf('accelerator', reader, 'configs/trainer/lm.yaml', settings)).toEqual([
      '1? accelerator gpu perNode=8 count=8',
    ])
    expect(observationLinesOf('accelerator', reader, 'configs/lm.yaml', settings)).toEqual([])
  })

  it('reads sections of other names, and of another trainer only in words of Lightning', () => {
    for (const name of [
      'Trainer',
      'pl_trainer',
      'trainer_args',
      'trainer_params',
      'lightning_trainer',
      'Trainer_kwargs',
    ])
      expect(accelerators(`${name}:\n  accelerator: gpu\n  devices: 4\n  num_nodes: 3\n`)).toEqual([
        '2! accelerator gpu perNode=4 nodes=3 count=12',
      ])
    expect(accelerators('retrainer:\n  accelerator: gpu\n  devices: 4\n')).toEqual([])
    expect(accelerators('trainer_args:\n  devices: 4\n  precision: 16\n')).toEqual([])
  })
})
