import { describe, expect, it } from '@jest/globals'
import { SourceFile } from '../../../../../src/core/evidence/source-file.ts'
import { reader } from '../../../../../src/core/evidence/tables/scripts/shell-launch.ts'
import { observationLinesOf } from '../../../../support/observation-lines.ts'

const asked = (script: string) =>
  reader.read(new SourceFile('run.sh', script)).flatMap((seen) => {
    if (seen.what !== 'accelerator') return []
    const { perNode, nodes, count } = seen
    return [[seen.kind, perNode, nodes, count].map((part) => part ?? '?').join(' ')]
  })

describe('programs that start their own processes', () => {
  it.each([
    ['python3 -m verl.trainer.main_ppo trainer.n_gpus_per_node=8 trainer.nnodes=4', 'gpu 8 4 32'],
    ['uv run examples/run_grpo.py cluster.num_nodes=2 cluster.gpus_per_node=8', 'gpu 8 2 16'],
    ['python main.py +trainer.num_gpus_per_node=4', 'gpu 4 ? ?'],
    ['python run_with_submitit.py --ngpus 8 --nodes 2', 'gpu 8 2 16'],
    ['python submit.py --ngpus 8', 'gpu 8 ? ?'],
    ['python train.py --num-gpus 8', 'gpu 8 1 8'],
    ['ray job submit -- python train.py --num-gpus 8', 'gpu 8 ? ?'],
    ['python tools/train_net.py --num-gpus 8 --num-machines 2', 'gpu 8 2 16'],
    ['python train.py --gpus 0,1,2,3', 'gpu 4 1 4'],
    ['python train.py --gpus 8', 'gpu 8 1 8'],
    ['python zipformer/train.py --world-size 4 --num-epochs 30', 'gpu ? ? 4'],
  ])('reads %s', (command, expected) => {
    expect(asked(`${command}\n`)).toEqual([expected])
  })

  it.each([
    'python train.py --gpus 3',
    'python train.py --num-gpus $N',
    'python main.py --multiprocessing-distributed --world-size 2 --rank 0',
    'python train.py --world-size 1',
    'python run.py model.nodes=4',
    'echo python train.py --num-gpus 8',
    'bash prepare.sh --num-gpus 8',
  ])('says nothing of %s', (command) => {
    expect(asked(`${command}\n`)).toEqual([])
  })

  it('counts other processors in scripts that are named for them', () => {
    const command = 'python a.py trainer.n_gpus_per_node=8 trainer.nnodes=1\n'
    const kind = (path: string) => observationLinesOf('accelerator', reader, path, command)
    expect(kind('run_npu.sh')).toEqual(['1? accelerator other perNode=8 nodes=1 count=8'])
    expect(kind('examples/ascend/run.sh')).toEqual(['1? accelerator other perNode=8 nodes=1 count=8'])
    expect(kind('run_input.sh')).toEqual(['1? accelerator gpu perNode=8 nodes=1 count=8'])
    expect(asked('python a.py trainer.n_gpus_per_node=8 trainer.device=npu\n')).toEqual(['other 8 ? ?'])
  })

  it('takes settings of one group together, and none where several groups have GPUs', () => {
    const several = 'trainer.n_gpus_per_node=8 trainer.nnodes=2 rollout.n_gpus_per_node=4'
    expect(asked(`python a.py ${several}\n`)).toEqual([])
    expect(asked('python a.py trainer.n_gpus_per_node=8 reward.nnodes=2\n')).toEqual(['gpu 8 ? ?'])
  })

  it('reads the environment of trainers that start themselves', () => {
    expect(asked('NPROC_PER_NODE=8 swift sft --model a\n')).toEqual(['gpu 8 1 8'])
    expect(asked('NNODES=2 NPROC_PER_NODE=4 llamafactory-cli train a.yaml\n')).toEqual(['gpu 4 2 8'])
    expect(asked('llamafactory-cli train a.yaml\n')).toEqual([])
  })
})

describe('devices that a script shows its programs', () => {
  it('are all of them where nothing speaks of other nodes', () => {
    expect(asked("python train.py --gpus '0 1 2 3' --lr 1\n")).toEqual(['gpu 4 1 4'])
    expect(asked('python train.py --gpus 0 0 1\n')).toEqual([])
    expect(asked('CUDA_VISIBLE_DEVICES=0,1,2,3 python train.py\n')).toContain('gpu 4 1 4')
    expect(asked('export CUDA_VISIBLE_DEVICES=0,1\npython train.py\n')).toContain('gpu 2 1 2')
  })

  it('are those of one node where there may be several', () => {
    expect(asked('CUDA_VISIBLE_DEVICES=0,1 accelerate launch --config_file a.yaml train.py\n')).toEqual(['gpu 2 ? ?'])
    expect(asked('export CUDA_VISIBLE_DEVICES=0,1\npython train.py --node_rank 1\n')).toEqual(['gpu 2 ? ?'])
    expect(asked('export CUDA_VISIBLE_DEVICES=0,1\nmake all\n')).not.toContain('gpu 2 1 2')
  })
})
