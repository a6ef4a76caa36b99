import { describe, expect, it } from '@jest/globals'
import { agreedNumbers } from '../../../../../src/core/evidence/agreement/agreed-numbers.ts'
import { attributedHardware } from '../../../../../src/core/evidence/agreement/attributed-hardware.ts'
import type { AttributedObservation } from '../../../../../src/core/evidence/observation/attributed-observation.ts'
import type { AcceleratorObservation } from '../../../../../src/core/evidence/observation/observation.ts'
import { survey } from '../../../../../src/core/evidence/survey/survey.ts'
import { reader as slurm } from '../../../../../src/core/evidence/tables/schedulers/batch-scheduler.ts'
import { reader as shellLaunch } from '../../../../../src/core/evidence/tables/scripts/shell-launch.ts'
import { isScript } from '../../../../../src/core/languages/shell/script-path.ts'
import { observationLinesOf } from '../../../../support/observation-lines.ts'

const script = (text: string, path = 'run.sh') => observationLinesOf('accelerator', shellLaunch, path, text)

describe('nodes alone', () => {
  it('are told by launches whose processes are not known', () => {
    expect(script('torchrun --nnodes 2 --nproc_per_node $N train.py\n')).toEqual(['1? accelerator gpu nodes=2'])
    expect(script(`torchrun --nnodes \${N:-2} --nproc_per_node $GPUS train.py\n`)).toEqual([
      '1? accelerator gpu nodes=2 nodes',
    ])
    expect(script('torchrun --nproc_per_node $N train.py\n')).toEqual([])
    expect(
      script('torchrun --nproc_per_node $N a.py trainer.num_nodes=$N trainer.num_nodes=16 trainer.devices=8\n'),
    ).toEqual(['1? accelerator gpu perNode=8 nodes=16 count=128'])
    expect(script('python -m my.distributed.launch --nproc_per_node 4 --nnodes 2 a.py\n')).toEqual([
      '1? accelerator gpu perNode=4 nodes=2 count=8',
    ])
  })

  it('are told by variables, with the GPUs of each or without', () => {
    expect(script('NNODES=2\nNUM_GPUS=4\nbash start.sh $NNODES $NUM_GPUS\n')).toEqual([
      '2? accelerator gpu perNode=4 nodes=2 count=8',
    ])
    expect(script('export NUM_NODES=2\nbash start.sh --gpu\n')).toEqual(['1? accelerator gpu nodes=2'])
    expect(script('NUM_NODES=3\nkubectl apply -f web.yaml\n')).toEqual([])
    expect(script('GPUS=1\nbash start.sh # with torchrun\n')).toEqual([])
    expect(script('NUM_GPUS=4\nNUM_GPUS=8\nbash start.sh\n')).toEqual([])
    expect(script('NUM_GPUS=64\nbash start.sh\n')).toEqual(['1? accelerator gpu count=64'])
    expect(script('GPUS_PER_NODE=64\nbash start.sh\n')).toEqual([])
    expect(script('export NEURON_RT_NUM_CORES=32\nNUM_NODES=2\npython train.py --out /data/trn1/run\n')).toContain(
      '1? accelerator other aws trn1 perNode=16 nodes=2 count=32',
    )
  })

  it('are told by the variables of a makefile, which its caller may overrule', () => {
    const makefile = 'NR_GPUS   = 2\nHPC_NODES = 1\nGPU ?= v100\ntrain:\n\tbash start.sh\n'
    expect(observationLinesOf('accelerator', shellLaunch, 'lib/cluster.mk', makefile)).toEqual([
      '1? accelerator gpu perNode=2 nodes=1 count=2 byDefault',
      '3? accelerator gpu nvidia v100 byDefault',
    ])
    expect(observationLinesOf('accelerator', shellLaunch, 'lib/cluster.mk', `${makefile}\tmake NR_GPUS=4\n`)).toEqual([
      '2? accelerator gpu nodes=1 byDefault',
      '3? accelerator gpu nvidia v100 byDefault',
    ])
  })

  it('leave open how many there are of a model that is kept in a variable', () => {
    expect(script('GPU_TYPE=a100\nNUM_GPUS=4\nbash start.sh\n')).toEqual([
      '1? accelerator gpu nvidia a100',
      '2? accelerator gpu perNode=4',
    ])
    expect(script('GPU_TYPE=a100\nGPU_TYPE=h100\nbash start.sh\n')).toEqual([])
    expect(script('GPU=0\nGPU_NAME=best\nbash start.sh\n')).toEqual([])
  })
})

describe('the one node of a launch', () => {
  const eight = '1? accelerator gpu perNode=8'

  it.each([
    'srun -N 4 --ntasks-per-node=1 torchrun --nnodes=1 --nproc_per_node=8 train.py',
    'srun -N4 torchrun --nnodes=1 --nproc_per_node=8 train.py',
    'srun --nodes=$N torchrun --standalone --nproc_per_node=8 train.py',
    'torchrun $DISTRIBUTED_ARGS --nproc_per_node=8 train.py',
    'torchrun "${MORE[@]}" --nproc_per_node=8 train.py',
  ])('is not known where others may tell more: %s', (command) => {
    expect(script(`${command}\n`)).toEqual([eight])
  })

  it.each([
    'srun -N 1 torchrun --standalone --nproc_per_node=8 train.py',
    'srun --gres=gpu:8 torchrun --nnodes=1 --nproc_per_node=8 train.py',
    'torchrun --nproc_per_node=8 train.py $ARGS',
    'torchrun --nproc_per_node=8 $SCRIPT $ARGS',
    'torchrun --nproc_per_node=8 $SCRIPT --a 1',
  ])('is known otherwise: %s', (command) => {
    expect(script(`${command}\n`)).toEqual([`${eight} nodes=1 count=8`])
  })
})

describe('commands in variables', () => {
  it('are launches where the variable is run, whichever value it has', () => {
    const text = (last: string) => `if [ $H -eq 0 ]; then
  CMD="python3 run.py --gpus 0,1,2,3"
else
  CMD="horovodrun -np 4 -H localhost:4 python3 run.py"
fi
${last}
`
    expect(script(text(`\${CMD} --lr 1`))).toEqual(['2? accelerator gpu perNode=4 nodes=1 count=4'])
    expect(script(text(`echo \${CMD}`))).toEqual([])
  })
})

describe('slices in variables', () => {
  it('are told beside a command that is given another variable', () => {
    const text =
      'DEFAULT_TPU_TYPE="v4-64"\nTPU_TYPE="$2"\ngcloud compute tpus tpu-vm create x --accelerator-type $TPU_TYPE\n'
    expect(script(text)).toContain('1? accelerator tpu google v4-64 count=32 gcp')
    expect(script('TPU_NAME=v4-64\ngcloud compute tpus tpu-vm delete $TPU_NAME\n')).toEqual([])
  })
})

describe('names of scripts', () => {
  it('are those that shells and schedulers take', () => {
    for (const path of [
      'a.sh',
      'b.sbat',
      'c.slurm.j2',
      'd/run_train',
      'e.pbs',
      'run_squad.template',
      'launch',
      'mnist/startscript',
    ])
      expect([path, isScript(path)]).toEqual([path, true])
    for (const path of ['launch_slurm.wilkes3', 'submit.lumi', 'jobs/sbatch_train.frontier'])
      expect([path, isScript(path)]).toEqual([path, true])
    for (const path of ['slurm.py', 'launch.json', 'slurm.conf', 'submit.ipynb', 'relaunch.lumi'])
      expect([path, isScript(path)]).toEqual([path, false])
    for (const path of ['a.py', 'train.yaml', 'README', 'page.template', 'run.md', 'trainer', 'starter'])
      expect([path, isScript(path)]).toEqual([path, false])
    expect(
      observationLinesOf(
        'accelerator',
        slurm,
        'job.sbat',
        '#!/bin/bash\n#SBATCH --nodes=4\n#SBATCH --gpus-per-node=8\n',
      ),
    ).toEqual(['3! accelerator gpu perNode=8 nodes=4 count=32'])
  })
})

const at = (path: string, words: Partial<AcceleratorObservation>): AcceleratorObservation => ({
  what: 'accelerator',
  kind: 'gpu',
  certainty: 'suggests',
  place: { path, line: 1 },
  ...words,
})

describe('numbers that agree', () => {
  const listed = (observation: AcceleratorObservation): AttributedObservation => ({
    observation,
    attribution: 'listed',
  })
  const nodesOf = (...attributed: AttributedObservation[]) =>
    agreedNumbers([], attributedHardware(attributed), []).nodes?.value

  it('are nodes where the listed files launch on the same', () => {
    expect(nodesOf(listed(at('a.sh', { nodes: 2 })))).toBe(2)
    expect(nodesOf(listed(at('a.sh', { nodes: 2 })), listed(at('b.sh', { nodes: 2 })))).toBe(2)
    expect(nodesOf(listed(at('a.sh', { nodes: 2 })), listed(at('b.sh', { nodes: 4 })))).toBeUndefined()
    expect(nodesOf(listed(at('a.sh', { nodes: 2, byDefault: 'nodes' })))).toBeUndefined()
    expect(nodesOf({ observation: at('a.sh', { nodes: 2 }), attribution: 'named' })).toBeUndefined()
    expect(nodesOf({ observation: at('a.sh', { nodes: 2 }), attribution: 'alike' })).toBe(2)
  })

  it('are several where the listed files launch on as many, and all are known', () => {
    const countsOf = (...attributed: AttributedObservation[]) =>
      agreedNumbers([], attributedHardware(attributed), []).counts?.value
    const [eight, sixteen] = [listed(at('a.sh', { count: 8 })), listed(at('a.sh', { count: 16 }))]
    expect(countsOf(sixteen, eight)).toEqual([8, 16])
    expect(countsOf(eight, eight)).toBeUndefined()
    expect(countsOf(eight, sixteen, listed(at('a.sh', { count: 4, byDefault: true })))).toBeUndefined()
    expect(countsOf(eight, sixteen, listed(at('b.sh', { perNode: 4 })))).toBeUndefined()
    expect(countsOf(eight, sixteen, { observation: at('b.sh', { count: 4 }), attribution: 'beside' })).toBeUndefined()
    expect(countsOf(...[1, 2, 4, 8, 16].map((count) => listed(at('a.sh', { count }))))).toBeUndefined()
  })

  it('are not disturbed by what shows the devices of one node, where all that tell of all say the same of one', () => {
    const countOf = (...attributed: AttributedObservation[]) =>
      agreedNumbers([], attributedHardware(attributed), []).count?.value
    const config = listed(at('config.yaml', { nodes: 1, perNode: 2, count: 2 }))
    expect(countOf(config, listed(at('train.sh', { perNode: 2 })))).toBe(2)
    expect(countOf(config, listed(at('train.sh', { perNode: 4 })))).toBeUndefined()
    expect(countOf(config, listed(at('train.sh', { perNode: 2, nodes: 4 })))).toBeUndefined()
  })

  it('are not disturbed by nodes alone', () => {
    const { count } = agreedNumbers(
      [],
      attributedHardware([listed(at('a.sh', { nodes: 1, perNode: 8, count: 8 })), listed(at('a.sh', { nodes: 1 }))]),
      [],
    )
    expect(count?.value).toBe(8)
  })
})

describe('a survey', () => {
  it('names the machine once, and other places that ask for the same', () => {
    const machine = { perNode: 8, nodes: 1, count: 8 }
    const shown = survey([
      at('a.yaml', { ...machine, machine: 'p5.48xlarge', certainty: 'states' }),
      at('b.yaml', { ...machine, accelerator: 'h100-sxm', provider: 'aws', certainty: 'states' }),
    ]).accelerators
    expect(shown.map((entry) => [entry.accelerator, entry.machine, entry.count, entry.places.length])).toEqual([
      ['h100', 'p5.48xlarge', 8, 2],
    ])
  })
})
