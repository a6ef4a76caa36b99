import { describe, expect, it } from '@jest/globals'
import { reader } from '../../../../../src/core/evidence/tables/schedulers/batch-scheduler.ts'
import { reader as shellLaunch } from '../../../../../src/core/evidence/tables/scripts/shell-launch.ts'
import { observationLines } from '../../../../support/observation-lines.ts'

const read = (...lines: string[]): string[] =>
  observationLines(reader, 'jobs/train.pbs', ['#!/bin/bash', ...lines, 'python train.py', ''].join('\n'))

describe('Grid Engine', () => {
  it('has slots, which are no accelerators, and GPUs of the job, or at least so many where it has slots', () => {
    expect(read('#$ -pe smp 16', '#$ -cwd')).toEqual([])
    expect(read('#$ -N train', '#$ -l gpu=4,h_rt=24:00:00')).toEqual(['3! accelerator gpu count=4 @train'])
    expect(read('#$ -pe mpi 8-16', '#$ -l gpus=4 -l gpu_type=a100')).toEqual([
      '3! accelerator gpu nvidia a100 perNode=4',
    ])
  })
})

describe('PBS', () => {
  it('counts the GPUs of chunks', () => {
    expect(read('#PBS -N pretrain', '#PBS -l select=4:ncpus=64:ngpus=8:mem=500gb:gpu_type=A100')).toEqual([
      '3! accelerator gpu nvidia A100 perNode=8 nodes=4 count=32 @pretrain',
    ])
    expect(read('#PBS -l select=1:ncpus=8:ngpus=2')).toEqual(['2! accelerator gpu perNode=2 nodes=1 count=2'])
    expect(read('#PBS -l select=6:ncpus=32:ngpus=2')).toEqual(['2! accelerator gpu count=12'])
    expect(read('#PBS -l select=6:ncpus=32:ngpus=4')).toEqual(['2! accelerator gpu perNode=4 nodes=6 count=24'])
    expect(read('#PBS -l select=2:ngpus=4+1:ngpus=8 -q gpu')).toEqual(['2! accelerator gpu count=16'])
    expect(read('#PBS -l select=2:ncpus=1+1:ngpus=4')).toEqual(['2! accelerator gpu perNode=4 nodes=1 count=4'])
    expect(read('#PBS -l select=2:ngpus=4+1:ngpus=8,place=scatter')).toEqual(['2! accelerator gpu count=16'])
    expect(read('#PBS -l select=3:ngpus=4,place=scatter')).toEqual(['2! accelerator gpu perNode=4 nodes=3 count=12'])
  })

  it('counts the last of several requests, as that of a command is behind those of its script', () => {
    expect(read('#PBS -l select=1:ngpus=8', '#PBS -l select=4:ngpus=8')).toEqual([
      '3! accelerator gpu perNode=8 nodes=4 count=32',
    ])
    expect(read('#PBS -l ngpus=2', '#PBS -l ngpus=4')).toEqual(['3! accelerator gpu count=4'])
  })

  it('reads the nodes of Torque, and GPUs of a whole job', () => {
    expect(read('#PBS -l nodes=2:ppn=16:gpus=4:v100,walltime=24:00:00')).toEqual([
      '2! accelerator gpu nvidia v100 perNode=4 nodes=2 count=8',
    ])
    expect(read('#PBS -l ncpus=48', '#PBS -l ngpus=4')).toEqual(['3! accelerator gpu count=4'])
  })

  it('leaves open what is filled in later, and says nothing without GPUs', () => {
    expect(read('#PBS -l select=$' + '{NODES}:ngpus=8')).toEqual(['2! accelerator gpu perNode=8'])
    expect(read('#PBS -l select=4:ngpus={{ gpus }}')).toEqual(['2! accelerator gpu'])
    expect(read('#PBS -l select=10:system=example', '#PBS -l walltime=1:00:00')).toEqual([])
    expect(read('#PBS -l select=10', '#PBS -l place=scatter')).toEqual([])
    expect(read('#PBS -l select=2:ngpus=0')).toEqual([])
    expect(read('# PBS -l select=2:ngpus=4', '##PBS -l ngpus=4', 'echo x', '#PBS -l ngpus=4')).toEqual([])
  })
})

describe('nodes alone', () => {
  const scattered = ['#PBS -l select=8', '#PBS -l place=scatter']

  it('are told where something names their GPUs', () => {
    expect(read(...scattered, 'module load cudatoolkit')).toEqual(['2? accelerator gpu nodes=8'])
    expect(read(...scattered, '#PBS -q gpu-prod -N big')).toEqual(['2? accelerator gpu nodes=8 @big'])
    expect(read(...scattered, '#PBS -q a100_long')).toEqual(['2? accelerator gpu nvidia a100 nodes=8'])
    expect(read('#PBS -l nodes=2:ppn=16', 'export NCCL_DEBUG=INFO')).toEqual(['2? accelerator gpu nodes=2'])
  })

  it('are not told where chunks may be parts of a node, or for processors', () => {
    expect(read(...scattered, '#PBS -q cpu', 'export NCCL_DEBUG=INFO')).toEqual([])
  })
})

describe('submissions', () => {
  it('ask on behalf of another script', () => {
    expect(read('qsub -N big -l select=2:ngpus=4,place=scatter job.sh -l ngpus=9')).toEqual([
      '2! accelerator gpu perNode=4 nodes=2 count=8 @big',
    ])
    expect(read('sudo qsub -l ngpus=2 job.sh', 'bsub -gpu "num=4" -n 1 python train.py -n 9')).toEqual([
      '2! accelerator gpu count=2',
      '3! accelerator gpu perNode=4 nodes=1 count=4',
    ])
    expect(read('#PBS -l select=1:ngpus=2', 'qsub -l select=2:ngpus=4 next.sh')).toEqual([
      '2! accelerator gpu perNode=2 nodes=1 count=2',
      '3! accelerator gpu perNode=4 nodes=2 count=8',
    ])
    const nested = ['#SBATCH --gres=gpu:h100:8', 'sbatch --nodes=8 --gres=gpu:b200:8 big.sh', 'srun --gres=gpu:1 x']
    expect(read(...nested)).toEqual([
      expect.stringContaining('perNode=8 nodes=1 count=8'),
      expect.stringContaining('perNode=8 nodes=8 count=64'),
    ])
    expect(read('echo qsub -l select=2:ngpus=4 job.sh', 'qsub -l select=$' + '{N:-2}:ngpus=4 job.sh')).toEqual([
      '3? accelerator gpu perNode=4 nodes=2 count=8',
    ])
    expect(read('qsub job.sh', 'bsub < job.lsf')).toEqual([])
  })
})

describe('LSF', () => {
  it('counts GPUs of hosts and of tasks', () => {
    expect(
      read('#BSUB -J train[1-4]', '#BSUB -gpu "num=4:mode=exclusive_process:gmodel=NVIDIAA100_SXM4_80GB"'),
    ).toEqual(['3! accelerator gpu nvidia NVIDIAA100_SXM4_80GB perNode=4 nodes=1 count=4 tasks=4 @train'])
    expect(read('#BSUB -n 16', '#BSUB -R "span[ptile=4]"', '#BSUB -gpu num=4/host')).toEqual([
      '4! accelerator gpu perNode=4 nodes=4 count=16',
    ])
    expect(read('#BSUB -n 8 -R "span[hosts=1]"', '#BSUB -gpu "num=1/task"')).toEqual([
      '3! accelerator gpu perNode=8 nodes=1 count=8',
    ])
    expect(read('#BSUB -R "rusage[mem=4500,ngpus_excl_p=2]"', '#BSUB -n 4')).toEqual(['2! accelerator gpu perNode=2'])
  })

  it('leaves open how many hosts slots lie on', () => {
    expect(read('#BSUB -n 32', '#BSUB -gpu "num=8"')).toEqual(['3! accelerator gpu perNode=8'])
    expect(read('#BSUB -n 32', '#BSUB -W 4:00')).toEqual([])
    expect(read('#BSUB -gpu "num=$' + 'N"')).toEqual(['2! accelerator gpu nodes=1'])
  })
})

describe('batch scripts', () => {
  it('know their files', () => {
    for (const path of ['a.pbs', 'b.sh', 'c.lsf', 'd.qsub', 'e.job', 'f.sh.template'])
      expect(reader.matches(path)).toBe(true)
    for (const path of ['a.py', 'b.yaml', 'sh']) expect(reader.matches(path)).toBe(false)
  })

  it('leave counting to the scheduler', () => {
    const text = '#!/bin/bash\n#PBS -l select=1:ngpus=4\ntorchrun --nproc_per_node=4 train.py\n'
    expect(observationLines(shellLaunch, 'a.pbs', text)).toEqual([
      '3? framework pytorch configured',
      '3? reference train.py',
    ])
  })
})
