import { describe, expect, it } from '@jest/globals'
import { reader } from '../../../../../src/core/evidence/tables/scripts/shell-launch.ts'
import { observationLinesOf } from '../../../../support/observation-lines.ts'

const read = (command: string) => observationLinesOf('accelerator', reader, 'run.sh', `# on GPUs\n${command}\n`)

describe('of an option that is given again', () => {
  it.each([
    ['torchrun --nnodes=1 --nproc_per_node=8 --nnodes=4 a.py', 'perNode=8 nodes=4 count=32'],
    ['torchrun --nproc_per_node=2 --nproc-per-node=8 --nnodes=1 --nnodes=4 a.py', 'perNode=8 nodes=4 count=32'],
    ['deepspeed --num_nodes 1 --num_gpus 8 --num_nodes 4 a.py', 'perNode=8 nodes=4 count=32'],
    ['python -m torch.distributed.launch --nproc_per_node=8 --nnodes 1 --nnodes 4 a.py', 'perNode=8 nodes=4 count=32'],
    ['horovodrun -np 8 -H a:8,b:8,c:8,d:8 -np 32 python a.py', 'perNode=8 nodes=4 count=32'],
    ['accelerate launch --gpu_ids 0,1 --gpu_ids 0,1,2,3 a.py', 'perNode=4 nodes=1 count=4'],
    ['python -m paddle.distributed.launch --gpus 0 1 --gpus 0 1 2 a.py', 'perNode=3 nodes=1 count=3'],
    ['NNODES=1 NNODES=4 NPROC_PER_NODE=8 swift sft', 'perNode=8 nodes=4 count=32'],
  ])('the last counts: %s', (command, numbers) => {
    expect(read(command)).toEqual([`2? accelerator gpu ${numbers}`])
  })

  it.each([
    ['torchrun --nproc_per_node=8 a.py --nproc_per_node=4', 'perNode=8 nodes=1 count=8'],
    ['torchrun --nproc_per_node=8 -m pkg.train --nproc_per_node=4', 'perNode=8 nodes=1 count=8'],
  ])('one of the program behind the launcher is none: %s', (command, numbers) => {
    expect(read(command)).toEqual([`2? accelerator gpu ${numbers}`])
  })

  it.each([
    'mpirun -np 16 benchmark -n 4',
    'accelerate launch --num_processes=8 -m --mixed_precision bf16 pkg.train --num_processes 2',
    'torchrun --nproc_per_node=8 $SCRIPT --nproc_per_node=2',
  ])('none counts where nothing tells whose they are: %s', (command) => {
    expect(read(`export NCCL_DEBUG=INFO\n${command}`)).toEqual(['2? accelerator gpu'])
  })

  it('one counts that is given twice alike', () => {
    expect(read('torchrun --nproc_per_node=8 $SCRIPT --nproc_per_node=8')).toEqual([
      '2? accelerator gpu perNode=8 nodes=1 count=8',
    ])
  })
})

describe('an option that is not written out', () => {
  it.each([
    ['torchrun --nproc_per_node=8 --nnod=4 a.py', 'perNode=8 nodes=4 count=32'],
    ['deepspeed --num_gpus 8 --num_n 4 a.py', 'perNode=8 nodes=4 count=32'],
    ['accelerate launch --multi_gpu --num_processes 8 --num_proc 32 --num_mach 4 a.py', 'perNode=8 nodes=4 count=32'],
    ['accelerate launch --num_processes 8 --config a.yaml a.py', 'count=8'],
    ['export PET_NNODES=4; torchrun --nproc_per_node=8 a.py', 'perNode=8 nodes=4 count=32'],
    ['export PET_NNODES=4 PET_NPROC_PER_NODE=2; torchrun --nproc_per_node=8 a.py', 'perNode=8 nodes=4 count=32'],
    ['export PET_NNODES=4; torchrun --nnodes=2 --nproc_per_node=8 a.py', 'perNode=8 nodes=2 count=16'],
    ['export PET_NNODES=4; accelerate launch --num_processes 8 a.py', 'perNode=8 nodes=1 count=8'],
    ['export PET_NNODES=${N:-4}; torchrun --nproc_per_node=8 a.py', 'perNode=8 nodes=4 count=32 nodes'],
    ['PET_NNODES=4 PET_NPROC_PER_NODE=8 torchrun a.py', 'perNode=8 nodes=4 count=32'],
  ])('counts where it begins one option only: %s', (command, numbers) => {
    expect(read(command)).toEqual([`2? accelerator gpu ${numbers}`])
  })

  it.each([
    'for host in a b c; do ssh $host torchrun --nnodes=1 --nproc_per_node=8 a.py & done',
    'for host in a b c; do\n  torchrun --nnodes=1 --nproc_per_node=8 a.py &\ndone',
  ])('leaves the sum of what runs at once open: %s', (command) => {
    expect(read(command).join()).toMatch(/accelerator gpu perNode=8$/)
  })

  it('leaves the numbers open where it begins several', () => {
    expect(read('deepspeed --num_gpus 8 --num 4 a.py')).toEqual([])
  })

  it('is not confused with another one, nor with one of the program', () => {
    const eight = ['2? accelerator gpu perNode=8 nodes=1 count=8']
    expect(read('torchrun --nproc_per_node=8 --node_rank=0 a.py --nnod 4')).toEqual(eight)
    expect(read('deepspeed --num_gpus 8 --num_nodes 1 a.py')).toEqual(eight)
  })
})
