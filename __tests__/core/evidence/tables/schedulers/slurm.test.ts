import { describe, expect, it } from '@jest/globals'
import { askedInDirectives } from '../../../../../src/core/evidence/engines/commands/schedulers.ts'
import type { Observation } from '../../../../../src/core/evidence/observation/observation.ts'
import { SourceFile } from '../../../../../src/core/evidence/source-file.ts'
import { reader } from '../../../../../src/core/evidence/tables/schedulers/batch-scheduler.ts'

const read = (text: string): readonly Observation[] => reader.read(new SourceFile('train.slurm', text))
const directives = (...options: string[]) =>
  read(['#!/bin/bash', ...options.map((option) => `#SBATCH ${option}`), 'python train.py'].join('\n'))

describe('slurm', () => {
  it('reads the directives of a script', () => {
    const text = `#!/bin/bash
#SBATCH --job-name=pretrain
#SBATCH --nodes=24
#SBATCH --constraint=a100
#SBATCH --gres=gpu:8                 # number of gpus

srun python train.py
`
    expect(read(text)).toEqual([
      {
        what: 'accelerator',
        place: { path: 'train.slurm', line: 5 },
        certainty: 'states',
        job: 'pretrain',
        kind: 'gpu',
        vendor: 'nvidia',
        accelerator: 'a100',
        perNode: 8,
        nodes: 24,
        count: 192,
      },
    ])
  })

  it('reads every way to ask for GPUs', () => {
    expect(directives('--gres=gpu:h100:4', '-N 2')).toMatchObject([
      { accelerator: 'h100', perNode: 4, nodes: 2, count: 8 },
    ])
    expect(directives('--gres gpu:2')).toMatchObject([{ perNode: 2, nodes: 1, count: 2 }])
    expect(directives('--gres="gpu:v100:2,nvme:1" --nodes=2')).toMatchObject([{ accelerator: 'v100', count: 4 }])
    expect(directives('--gres=gpu')).toMatchObject([{ count: 1 }])
    expect(directives('--gpus=512', '--nodes=64')).toMatchObject([{ perNode: 8, nodes: 64, count: 512 }])
    expect(directives('-G 4')).toMatchObject([{ count: 4 }])
    expect(directives('--gpus-per-node=a100:4', '-N2')).toMatchObject([{ accelerator: 'a100', count: 8 }])
    expect(directives('--gpus-per-task=1', '--ntasks=16', '--ntasks-per-node=8')).toMatchObject([
      { perNode: 8, nodes: 2, count: 16 },
    ])
    expect(directives('--ntasks=8', '--ntasks-per-node=4', '--gres=gpu:4')).toMatchObject([{ nodes: 2, count: 8 }])
    expect(directives('--gres=hpu:8')).toMatchObject([{ kind: 'other', vendor: 'intel', count: 8 }])
  })

  it('reads the suffixes of a number, and leaves another one open', () => {
    const thousand = [
      ['--gpus=h100:1k'],
      ['-G 1K'],
      ['--gres=gpu:h100:1k'],
      ['--gpus-per-node=1k'],
      ['--nodes=1k', '--gres=gpu:1'],
      ['-n 4', '--tres-per-task=gres/gpu:256,gres/gpu:0k'],
    ]
    for (const options of thousand) expect(directives(...options)).toMatchObject([{ count: 1024 }])
    expect(directives('--gpus=h100:1m')).toMatchObject([{ count: 1024 ** 2 }])
    for (const open of ['--gpus=2g', '--gres=gpu:h100:1t', '--gres=gpu:h100:8x', '--nodes=8x'])
      expect(askedInDirectives(`#!/bin/bash\n#SBATCH ${open}\n`)).toMatchObject([{ open: [{}] }])
  })

  it('adds up the items of a list, and counts the largest of several options', () => {
    expect(directives('--gres=gpu:h100:2,gpu:h100:6')).toMatchObject([{ accelerator: 'h100', count: 8 }])
    const [mixed] = directives('--gpus=h100:8,a100:56')
    expect(mixed).toMatchObject({ count: 64 })
    expect(mixed).not.toHaveProperty('accelerator')
    expect(directives('--gpus=h100:8', '--gres=gpu:h100:64')).toMatchObject([{ count: 64 }])
    expect(directives('-G 8', '-N8', '--gpus-per-node=8')).toMatchObject([{ count: 64 }])
    expect(directives('--gpus=16', '-N2', '--gpus-per-node=8')).toMatchObject([{ count: 16 }])
  })

  it('leaves the nodes open where the script asks Slurm for their number, and no directive says it', () => {
    const step = '#SBATCH --gres=gpu:8\ntorchrun --nnodes=$SLURM_JOB_NUM_NODES --nproc_per_node=8 train.py\n'
    expect(read(`#!/bin/bash\n${step}`)).toMatchObject([{ perNode: 8 }])
    expect(read(`#!/bin/bash\n${step}`)[0]).not.toHaveProperty('count')
    expect(read(`#!/bin/bash\n#SBATCH -N 1\n${step}`)).toMatchObject([{ perNode: 8, nodes: 1, count: 8 }])
  })

  it('leaves open what Slurm may choose', () => {
    for (const nodes of ['--nodes=2-4', '--nodes=$NODES', '--ntasks=8']) {
      expect(directives('--gres=gpu:4', nodes)).toEqual([expect.not.objectContaining({ count: expect.anything() })])
    }
    expect(directives(`--gres=gpu:\${GPUS}`)).toEqual([expect.not.objectContaining({ perNode: expect.anything() })])
    const [open] = directives(`--gres=gpu:a100:\${GPUS}`, '-N 2')
    expect(open).toEqual(expect.objectContaining({ accelerator: 'a100', nodes: 2 }))
    expect(open).not.toHaveProperty('perNode')
    expect(directives('--gres=gpu:1g.10gb:2')).toEqual([expect.not.objectContaining({ perNode: expect.anything() })])
    expect(directives('--gres=gpu:8', '--constraint="a100|h100"')).toEqual([
      expect.not.objectContaining({ accelerator: expect.anything() }),
    ])
  })

  it('says nothing without GPUs', () => {
    expect(directives('--nodes=2', '--exclusive')).toEqual([])
    expect(directives('--gres=gpu:0')).toEqual([])
    expect(directives('--gres=lustre:1', '--constraint=haswell')).toEqual([])
  })

  it('heeds only what sbatch heeds', () => {
    expect(
      read('#!/bin/bash\n# SBATCH --gres=gpu:8\n##SBATCH --gres=gpu:8\n #SBATCH --gres=gpu:8\npython a.py\n'),
    ).toEqual([])
    expect(read('#!/bin/bash\n#SBATCH --nodes=1\necho start\n#SBATCH --gres=gpu:8\n')).toEqual([])
    expect(read('#!/bin/bash\n\n# What it is.\n#SBATCH --gres=gpu:8\n')).toMatchObject([{ count: 8 }])
  })

  it('hears a hint in the names of partitions and features', () => {
    expect(directives('--gres=gpu:4', '--partition=h100-long')).toMatchObject([
      { certainty: 'states', perNode: 4, place: { line: 2 } },
      { certainty: 'suggests', accelerator: 'h100', place: { line: 3 } },
    ])
    expect(directives('--partition=gpu_p5')).toMatchObject([{ certainty: 'suggests', kind: 'gpu' }])
    // A series has several members, and hosts of some models have only one.
    expect(directives('--gres=gpu:2', '--partition=rtx2080')).toHaveLength(1)
    expect(directives('--gres=gpu:8', '--partition=dgx-spark')).toHaveLength(1)
    expect(directives('--gres=gpu:1', '--partition=dgx-spark')).toHaveLength(2)
    expect(directives('-C v100-32g', '--nodes=2')).toMatchObject([
      { certainty: 'suggests', accelerator: 'v100-32g', nodes: 2 },
    ])
    expect(directives('--partition=hopper-prod')).toEqual([])
    expect(directives('-C gpu', '-N 64')).toMatchObject([{ certainty: 'suggests', kind: 'gpu', nodes: 64 }])
    expect(directives('-C gpu&hbm80g')).toMatchObject([{ certainty: 'suggests', kind: 'gpu' }])
    expect(directives('-C cpu', '-N 64')).toEqual([])
    expect(directives('-C nogpu', '-N 64')).toEqual([])
  })

  it('reads the scripts that another one writes, with their steps', () => {
    const written = (...lines: string[]) =>
      read(`for w in 1 2; do\ncat << EOF > job_$w.sbatch\n${lines.join('\n')}\nEOF\ndone\n`)
    expect(written('#!/bin/bash', '#SBATCH --nodes=2', '#SBATCH --gres=gpu:4', 'python a.py')).toMatchObject([
      { perNode: 4, nodes: 2, count: 8, place: { line: 5 } },
    ])
    const step = 'srun --nodes=1 --gres=gpu:4 bash -c "python a.py \\$X"'
    expect(written('#!/bin/bash', '#SBATCH --nodes=1', step)).toMatchObject([
      { perNode: 4, nodes: 1, place: { line: 5 } },
    ])
    expect(written('#!/bin/bash', 'echo no directives', step)).toEqual([])
  })

  it('adds up the parts of a heterogeneous job, where all say how many', () => {
    expect(directives('--gres=gpu:8', 'hetjob', '--gres=gpu:2')).toMatchObject([{ count: 10 }])
    expect(directives('--gres=gpu:8', 'hetjob', '--nodes=8 --gres=gpu:h100:8')).toMatchObject([{ count: 72 }])
    expect(directives('--gres=gpu:8', 'hetjob', '--nodes=2-4 --gres=gpu:2')).toMatchObject([
      { count: 8 },
      { perNode: 2 },
    ])
  })

  it('keeps the model that stands beside a number which no host has', () => {
    expect(directives('--gres=gpu:h100:16')).toMatchObject([{ accelerator: 'h100', perNode: 16 }])
    const [labelled] = directives('--constraint=h100', '--gres=gpu:16')
    expect(labelled).toEqual(expect.not.objectContaining({ accelerator: expect.anything() }))
  })

  it('reads what srun and sbatch are told where the script has no directives', () => {
    const text = `#!/usr/bin/env bash
GPUS=\${GPUS:-8}
GPUS_PER_NODE=\${GPUS_PER_NODE:-8}
srun -p \${PARTITION} \\
    --gres=gpu:\${GPUS_PER_NODE} \\
    --ntasks=\${GPUS} \\
    --ntasks-per-node=\${GPUS_PER_NODE} \\
    python -u tools/train.py --nodes=4
`
    expect(read(text)).toMatchObject([{ certainty: 'suggests', perNode: 8, nodes: 1, count: 8, place: { line: 4 } }])
    expect(read('sbatch --gres=gpu:4 -N 2 train.sh\n')).toMatchObject([{ certainty: 'states', count: 8 }])
    expect(read('# sbatch --gres=gpu:4 train.sh\necho "srun --gres=gpu:4"\n')).toEqual([])
    // A step has the nodes of its job.
    expect(read('#!/bin/bash\n#SBATCH --nodes=16\nsrun --gpus-per-node=8 python a.py\n')).toMatchObject([
      { count: 128 },
    ])
    const tasks = 'srun -N$SLURM_JOB_NUM_NODES -n$((SLURM_JOB_NUM_NODES*8)) -c7 --gpus-per-task=1 python a.py\n'
    expect(read(`#!/bin/bash\n#SBATCH -N 128\n${tasks}`)).toMatchObject([{ count: 1024, nodes: 128, perNode: 8 }])
    expect(read(tasks)).toEqual([expect.not.objectContaining({ count: expect.anything() })])
    expect(read('#!/bin/bash\n#SBATCH --gres=gpu:8\nsrun --gres=gpu:1 python a.py\n')).toMatchObject([{ count: 8 }])
    expect(read('srun --gres=gpu:8 python a.py\n')).toEqual([expect.not.objectContaining({ count: expect.anything() })])
  })

  it('reads a script that is handed to sbatch', () => {
    const text = '#!/bin/bash\nsbatch <<EOT\n#!/bin/bash\n#SBATCH --gres=gpu:4\npython a.py\nEOT\n'
    expect(read(text)).toMatchObject([{ count: 4, place: { line: 4 } }])
    expect(read(text.replace('sbatch <<', 'cat <<'))).toEqual([])
  })

  it('takes the options of sbatch before the directives of what it is handed', () => {
    const submit = (options: string) =>
      read(`#!/bin/bash\nsbatch ${options} <<EOT\n#SBATCH --nodes=1\n#SBATCH --gres=gpu:8\npython a.py\nEOT\n`)
    expect(submit('--nodes=4')).toMatchObject([{ perNode: 8, nodes: 4, count: 32, place: { line: 4 } }])
    expect(submit('-N4 --gres=gpu:2')).toMatchObject([{ perNode: 2, nodes: 4, count: 8, place: { line: 2 } }])
    expect(submit('--nodes=$N')).toMatchObject([{ perNode: 8 }])
    expect(submit('--nodes=$N')[0]).not.toHaveProperty('count')
  })

  it('knows its files', () => {
    for (const path of ['a.slurm', 'a.sbatch', 'run.sh', 'jobs/x.slurm.template', 'scripts/train_slurm']) {
      expect(reader.matches(path)).toBe(true)
    }
    for (const path of ['slurm.yml', 'slurm.py', 'slurm/readme.md']) expect(reader.matches(path)).toBe(false)
  })
})

describe('nodes that a script computes', () => {
  const step = (...options: string[]) =>
    read(`srun --gres=gpu:8 --nodes=$((A / B)) ${options.join(' ')} python train.py\n`)

  it('follow from the tasks and those on each node', () => {
    expect(step('--ntasks=32', '--ntasks-per-node=8')).toMatchObject([{ perNode: 8, nodes: 4, count: 32 }])
    expect(step('--ntasks=32')).toMatchObject([{ perNode: 8 }])
    expect(step('--ntasks=32')[0]).not.toHaveProperty('count')
    expect(step()[0]).not.toHaveProperty('count')
  })

  it('reads how many nodes a script takes whole, where its commands name what they run on', () => {
    const script = (options: string, commands: string) => read(`#!/bin/bash\n#SBATCH ${options}\n${commands}\n`)
    const cuda = 'module load cuda/12.1\nsrun python train.py'
    expect(script('--nodes 16', cuda)).toEqual([
      {
        what: 'accelerator',
        place: { path: 'train.slurm', line: 2 },
        certainty: 'suggests',
        kind: 'gpu',
        nodes: 16,
      },
    ])
    expect(script('--nodes 16', 'srun python train.py')).toEqual([])
    expect(script('--nodes 16 --partition=cpu-long', cuda)).toEqual([])
    expect(script('--nodes 16 --gres=$GRES', cuda)).toEqual([])
    expect(script('--nodes $N', cuda)).toEqual([])
    expect(script('--nodes 4 -p gpu', cuda)).toMatchObject([{ kind: 'gpu', nodes: 4, certainty: 'suggests' }])
  })
})
