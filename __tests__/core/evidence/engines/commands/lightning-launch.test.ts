import { describe, expect, it } from '@jest/globals'
import { SourceFile } from '../../../../../src/core/evidence/source-file.ts'
import { reader } from '../../../../../src/core/evidence/tables/scripts/shell-launch.ts'

const accelerators = (text: string) =>
  reader.read(new SourceFile('scripts/train.sh', `${text}\n`)).filter(({ what }) => what === 'accelerator')

describe('a trainer of Lightning on the command line', () => {
  it('tells its devices, on one node where no other number is given', () => {
    const counts: [string, object][] = [
      ['python train.py --accelerator gpu --devices 4', { kind: 'gpu', perNode: 4, nodes: 1, count: 4 }],
      ['N=2\npython train.py --accelerator gpu --devices $N --num_nodes 3', { perNode: 2, nodes: 3, count: 6 }],
      ['lightning run model --accelerator=cuda --devices=8 --num-nodes=1 main.py', { kind: 'gpu', count: 8 }],
      ['python main.py fit --trainer.accelerator=gpu --trainer.devices=2', { kind: 'gpu', count: 2 }],
      ['python pretrain.py trainer.devices=8 trainer.num_nodes=16', { perNode: 8, nodes: 16, count: 128 }],
      ['srun python a.py --accelerator gpu --nodes 32 --devices 2', { perNode: 2, nodes: 32, count: 64 }],
      ['python launch.py --num_nodes 12 --gpus 8', { kind: 'gpu', perNode: 8, nodes: 12, count: 96 }],
    ]
    for (const [command, said] of counts) {
      expect(accelerators(command)).toMatchObject([{ certainty: 'suggests', ...said }])
    }
  })

  it('leaves the nodes open where Slurm starts it', () => {
    const [seen] = accelerators('srun python train.py --accelerator gpu --devices 4')
    expect(seen).toMatchObject({ perNode: 4 })
    expect(seen).not.toHaveProperty('nodes')
  })

  it('tells nothing where the number is open, of another thing, or of processors', () => {
    for (const command of [
      'python train.py --accelerator cpu --devices 4',
      'python train.py --accelerator tpu --devices 8',
      'python train.py --accelerator gpu --devices auto',
      'python train.py --devices 4',
      'python train.py --gpus 4',
      'python train.py trainer.devices=4',
      'echo train.py --accelerator gpu --devices 4',
      'fleet --num_nodes 12 --gpus 8',
    ]) {
      expect(accelerators(command)).toEqual([])
    }
  })
})
