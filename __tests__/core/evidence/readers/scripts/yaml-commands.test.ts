import { describe, expect, it } from '@jest/globals'
import { reader } from '../../../../../src/core/evidence/readers/scripts/yaml-commands.ts'
import { observationLines } from '../../../../support/observation-lines.ts'

const read = (text: string) => observationLines(reader, 'task.yaml', text)

describe('commands in YAML', () => {
  it('are texts, the items of a list, or its words', () => {
    const cases: [string, string[]][] = [
      [
        'run: |\n  cd src\n  torchrun --nproc_per_node 8 --nnodes 2 a.py\n',
        ['1? accelerator gpu perNode=8 nodes=2 count=16'],
      ],
      [
        'commands:\n  - pip install .\n  - accelerate launch --num_processes 4 a.py\n',
        ['2? accelerator gpu perNode=4 nodes=1 count=4'],
      ],
      [
        'args: [torchrun, --nproc_per_node, "8", --nnodes, "2", a.py]\n',
        ['1? accelerator gpu perNode=8 nodes=2 count=16'],
      ],
      [
        "arguments: ['accelerate launch\n  --num_machines 1\n  --num_processes 4\n  a.py']\n",
        ['1? accelerator gpu perNode=4 nodes=1 count=4'],
      ],
      ['run: torchrun --nproc_per_node $GPUS --nnodes=2 a.py\n', ['1? accelerator gpu nodes=2']],
    ]
    for (const [text, said] of cases)
      expect(read(text).map((line) => line.replace(/^\d+/, '1'))).toEqual(said.map((line) => line.replace(/^\d+/, '1')))
  })

  it('tell nothing where they tell no number, or are for processors', () => {
    for (const text of [
      'resources: { accelerators: H100:8 }\nrun: torchrun --nproc_per_node 8 a.py\n',
      'limits: { nvidia.com/gpu: 8 }\nargs: [torchrun, --nproc_per_node, "8"]\n',
      'run: torchrun a.py\n',
      'description: how torchrun works\n',
      'run: "# torchrun --nproc_per_node 8 a.py"\n',
      'run: torchrun --nproc_per_node 8 a.py --backend gloo\n',
      'run: echo torchrun --nproc_per_node 8\n',
    ])
      expect(read(text)).toEqual([])
  })
})
