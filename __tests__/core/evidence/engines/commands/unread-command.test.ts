import { describe, expect, it } from '@jest/globals'
import { commandsStarted } from '../../../../../src/core/evidence/engines/commands/started.ts'
import { unreadIn, unreadOf } from '../../../../../src/core/evidence/engines/commands/unread-command.ts'
import { shellLine } from '../../../../../src/core/languages/shell/command-words.ts'

const texts = new Map([
  ['train.sh', ''],
  ['job.yaml', ''],
  ['train.py', 'import torch\n'],
  ['starts.py', 'import subprocess\nsubprocess.run(["sbatch", "-N8", "train.sh"])\n'],
  ['eight.sh', 'torchrun --nproc_per_node=8 train.py\n'],
  ['two.sh', 'torchrun --nnodes=2 --nproc_per_node=8 train.py\n'],
  ['loop.sh', 'for i in 1 2; do torchrun --nproc_per_node=8 train.py & done\n'],
  ['sweep.sh', 'for i in 1 2; do torchrun --nproc_per_node=8 train.py; done\n'],
  ['twice.sh', 'sbatch train.sh\nsbatch train.sh\n'],
])

/** The unread parts of a command. `train.sh`, `job.yaml` and `train.py` exist. */
const unread = (...words: string[]): string[] =>
  commandsStarted(words)
    .flatMap((command) => unreadIn(command, (word) => texts.get(word.replace('./', ''))))
    .map(({ text, what }) => `${what} ${text}`)

describe('what is not read of a command', () => {
  it.each<readonly string[]>([
    ['make', 'train'],
    ['ssh', 'host', 'sbatch', 'train.sh'],
    ['xargs', 'sbatch'],
    ['sbatch'],
    ['kubectl', 'apply', '-k', 'overlay'],
    ['kubectl', 'apply', '-f', '-'],
    ['python', '-c', 'x'],
    ['bash'],
    ['./other', 'train.sh'],
  ])('is the whole of it: %s %s', (...words) => {
    expect(unread(...words)).toEqual([`starts ${words.join(' ')}`])
  })

  it.each<readonly [string, readonly string[]]>([
    ['asks for --nodes=8-16', ['sbatch', '--nodes=8-16', '--gpus-per-node=8', 'train.sh']],
    ['asks for -N 8-16', ['sbatch', '-N8-16', '--gpus-per-node=8', 'train.sh']],
    ['asks for --gres=gpu:h100:${N}', ['sbatch', '--gres=gpu:h100:${N}', 'train.sh']],
    ['asks for -l select=${N}:ngpus=8', ['qsub', '-lselect=${N}:ngpus=8', 'train.sh']],
    ['starts other.sh', ['sbatch', '--gpus=8', 'other.sh']],
    ['asks for --nodefile=hosts', ['sbatch', '--gpus-per-node=8', '--nodefile=hosts', 'train.sh']],
    ['asks for --nodelist=n[1-8]', ['sbatch', '--gpus-per-node=8', '-N1', '--nodelist=n[1-8]', 'train.sh']],
    ['asks for --exclusive', ['sbatch', '-N8', '--exclusive', 'train.sh']],
    ['asks for --gres=shard:8', ['sbatch', '--gres=shard:8', 'train.sh']],
    ['asks for --gres=gpu:b200:8', ['sbatch', '--gpus-per-node=h100:8', '--gres=gpu:b200:8', 'train.sh']],
    ['asks for --nod=8', ['sbatch', '--gpus=8', '--nod=8', 'train.sh']],
    ['asks for --constraint=h200', ['sbatch', '--gres=gpu:h100:8', '--constraint=h200', 'train.sh']],
    ['asks for -n 64', ['bsub', '-n', '64', '-gpu', 'num=8', 'python', 'train.py']],
    ['repeats --array=0-99', ['sbatch', '--gpus=8', '--array=0-99', 'train.sh']],
    ['repeats --array=0-99', ['sbatch', '--gpus=8', '--arr=0-99', 'train.sh']],
    ['repeats -a 0-99', ['sbatch', '--gpus=8', '-a0-99', 'train.sh']],
    ['repeats -J 0-99', ['qsub', '-l', 'select=1:ngpus=8', '-J', '0-99', 'train.sh']],
    ['asks for --nnodes=1:8', ['torchrun', '--nnodes=1:8', '--nproc_per_node=8', 'train.py']],
    ['asks for --nproc-per-node=gpu', ['torchrun', '--nnodes', '8', '--nproc-per-node', 'gpu', 'train.py']],
    ['asks for --nnodes=1:8', ['python', '-um', 'torch.distributed.run', '--nnodes=1:8', 'train.py']],
    ['asks for mpirun -np 64 train -n 8', ['mpirun', '-np', '64', 'train', '-n', '8']],
    ['asks for mpirun -np 8 train : -np 56 train', 'mpirun -np 8 train : -np 56 train'.split(' ')],
    ['asks for mpiexec -n 8 python a.py : -n 56 b', 'mpiexec -n 8 python a.py : -n 56 b'.split(' ')],
    ['asks for -ppn=ppr:4:socket', ['mpirun', '-np', '8', '--map-by', 'ppr:4:socket', './train']],
    ['asks for --app=appfile', ['mpirun', '--app', 'appfile']],
    ['asks for --max-np=64', 'horovodrun -np 8 --max-np 64 --host-discovery-script x python train.py'.split(' ')],
    ['asks for lightning run model --devices=64', ['lightning', 'run', 'model', '--devices=64', 'train.py']],
    ['asks for --devices=auto', ['fabric', 'run', '--devices=auto', 'train.py']],
    ['asks for colossalai run --nproc_per_node 64', 'colossalai run --nproc_per_node 64 train.py'.split(' ')],
    ['asks for --hostfile=hosts', ['colossalai', 'run', '--hostfile', 'hosts', 'train.py']],
    ['asks for --hostfile=hosts', ['deepspeed', '--hostfile', 'hosts', 'train.py']],
    ['asks for deepspeed --num 8', ['deepspeed', '--num', '8', 'train.py']],
    ['asks for torchrun --nproc_per_node=64', ['torchrun', '--nproc_per_node=64', 'train.py']],
    ['asks for --config=num_nodes=8', ['sky', 'launch', '--config', 'num_nodes=8', 'job.yaml']],
    ['starts starts.py', ['python', 'starts.py']],
    ['starts starts.py', ['torchrun', '--nproc_per_node=8', 'starts.py']],
    ['repeats torchrun --nproc_per_node=8 train.py', ['bash', 'loop.sh']],
    ['starts pdsh -w n1 torchrun train.py', ['pdsh', '-w', 'n1', 'torchrun', 'train.py']],
    ['starts other.sh', ['bash', '-eu', '-o', 'pipefail', 'other.sh']],
    ['starts other.yaml', ['kubectl', 'apply', '-fother.yaml']],
    ['starts other.yaml', ['sky', 'jobs', 'launch', 'other.yaml']],
    ['starts make train', ['srun', '-N2', 'make', 'train']],
    ['starts make train', ['timeout', '-k', '5', '10', 'make', 'train']],
    ['starts make train', ['sudo', '-u', 'bob', 'bash', '-lc', 'sbatch train.sh && make train']],
    ['starts make train', ['sbatch', '--wrap', 'make train']],
    ["starts bash -c 'cd x; sbatch train.sh'", ['bash', '-c', 'cd x; sbatch train.sh']],
  ])('is named: %s', (expected, words) => {
    expect(unread(...words)).toEqual([expected])
  })

  it.each([
    'srun -N8 torchrun --nproc_per_node=8 train.py',
    'srun -n8 torchrun --nnodes=1 --nproc_per_node=8 train.py',
    'srun -w h[1-8] torchrun --nproc_per_node=8 train.py',
    'srun -N8 accelerate launch --num_processes 8 train.py',
    'srun -N8 -n8 bash eight.sh',
    'srun -N8 ./eight.sh',
    'srun -N8 bash two.sh',
    'srun -N8 --gres=gpu:1 torchrun --nproc_per_node=8 train.py',
    'srun -n64 python train.py',
    'mpirun -np 8 -npernode 1 torchrun --nproc_per_node=8 train.py',
    'mpirun -np 8 torchrun --nnodes=1 --nproc_per_node=8 train.py',
  ])('is a command that starts more often than it counts: %s', (command) => {
    expect(unread(...command.split(' '))).toEqual([`asks for ${shellLine(command.split(' '))}`])
  })

  it('is what a file starts for each task', () => {
    expect(unread('srun', '-n64', '--multi-prog', 'conf')).toContain('asks for --multi-prog')
    expect(unread('srun', '--gpus=8', '--multi-prog', 'conf')).toEqual([])
  })

  it.each<readonly string[]>([
    'srun torchrun --nproc_per_node=8 train.py'.split(' '),
    'srun -N1 torchrun --nproc_per_node=8 train.py'.split(' '),
    'srun -N2 torchrun --nnodes=2 --nproc_per_node=8 train.py'.split(' '),
    'srun -n2 torchrun --nnodes=2 --nproc_per_node=8 train.py'.split(' '),
    'srun -N2 accelerate launch --num_machines 2 --num_processes 16 train.py'.split(' '),
    'srun -N2 --ntasks-per-node=8 python train.py --accelerator gpu --devices 8 --num_nodes 2'.split(' '),
    'mpirun -np 2 -npernode 1 torchrun --nnodes=2 --nproc_per_node=8 train.py'.split(' '),
    'mpirun -np 1 torchrun --nproc_per_node=8 train.py'.split(' '),
    'srun -N8 --gres=gpu:8 torchrun --nproc_per_node=8 train.py'.split(' '),
    ['srun', '-N2', 'bash', 'two.sh'],
    ['srun', '-N8', 'hostname'],
    ['true', 'job.yaml'],
    ['sbatch', '--nodes=8', '--gpus-per-node=h100:8', '--array=1-64%1', 'train.sh'],
    ['qsub', '-cwd', '-lselect=8:ngpus=8', 'train.sh'],
    ['srun', '--gpus=8', '--pty', 'bash'],
    ['salloc', '-N2'],
    ['bash', '-c', 'export A=1; sbatch train.sh; echo done'],
    ['env', '-u', 'A', 'B=1', 'nice', '-n', '5', './train.sh'],
    ['kubectl', '-n', 'jobs', 'apply', '-Rfjob.yaml'],
    ['sky', 'launch', '--gpus', 'H100:8', 'job.yaml'],
    ['python', '-u', 'train.py', 'data.bin'],
    ['python', '-m', 'package.train'],
    ['torchrun', '--nproc_per_node=8', 'train.py'],
    ['bash', 'sweep.sh'],
    ['lightning', 'run', 'model', '--devices', '0,1,2,3', 'train.py'],
    ['horovodrun', '-np', '8', '--max-np', '8', 'python', 'train.py'],
    ['mpirun', '-np', '8', '--map-by', 'slot:PE=4', './train'],
    ['mpirun', '-np', '8', '-npernode', '8', './train', '-n', '2000'],
    ['sbatch', '-N2', '--gpus-per-node=8', '--exclusive', '-w', 'n[1-2]', '-Ch100', 'train.sh'],
    ['srun', '--gpus=8', '--container-image', 'image', 'python', 'train.py'],
  ])('is nothing of: %s %s %s', (...words) => {
    expect(unread(...words)).toEqual([])
  })
})

describe('what is not read of a script that is submitted', () => {
  const directives = (...options: string[]): string[] => {
    const text = `#!/bin/bash\n${options.map((option) => `#SBATCH ${option}\n`).join('')}python train.py\n`
    return unreadOf([['sbatch', '--nodes=1-2', 'train.sh']], text, () => '').map(({ text: part }) => part)
  }

  it('is a number that is not plain, once', () => {
    expect(directives('--nodes=8-16', '--gpus-per-node=8')).toEqual(['--nodes=8-16'])
    expect(directives('--nodes=1-2')).toEqual(['--nodes=1-2'])
    expect(directives('--array=0-9')).toEqual(['--array=0-9'])
  })

  it('is a launcher that its job starts on several nodes', () => {
    const told = (directive: string, step: string) =>
      unreadOf([['sbatch', 'train.sh']], `#!/bin/bash\n#SBATCH ${directive}\n${step}\n`, () => '').map(
        ({ text }) => text,
      )
    const step = 'srun torchrun --nproc_per_node=8 train.py'
    for (const directive of ['-N8', '--nodelist=h[1-8]', '-n 8']) expect(told(directive, step)).toEqual([step])
    for (const directive of ['-N1', '-N8 --gpus-per-node=8']) expect(told(directive, step)).toEqual([])
    expect(told('-N8', 'srun torchrun --nnodes=$SLURM_NNODES --nproc_per_node=8 train.py')).toEqual([])
    expect(told('-N8', 'srun -N1 torchrun --nproc_per_node=8 train.py')).toEqual([])
    expect(told('-N8 -n64 -p cpu', 'srun python prepare.py')).toEqual([])
  })

  it('is none that another option overrules', () => {
    expect(directives('--nodes=8-16', '--nodes=4', '--gpus-per-node=8')).toEqual([])
  })
})
