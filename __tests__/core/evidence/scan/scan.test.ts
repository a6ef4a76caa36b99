import { describe, expect, it } from '@jest/globals'
import { mentionsIn } from '../../../../src/core/evidence/scan/scan.ts'

/** The mentions as `line position text`, without the fields that all have. */
const shown = (path: string, text: string): string[] =>
  mentionsIn(path, text).map(({ position, observation: { place, certainty: _, what: __, ...said } }) =>
    [
      place.line,
      position,
      ...Object.entries(said).flatMap(([key, value]) => (key === 'how' ? [] : [`${key}=${value}`])),
    ].join(' '),
  )

describe('what a text mentions', () => {
  it.each<[string, string, string[]]>([
    ['run.sh', './go.py --nproc_per_node 8 --num_nodes=4', ['1 work perNode=8', '1 work nodes=4']],
    ['a.conf', 'gpus-per-node: "8"', ['1 work perNode=8 kind=gpu']],
    ['a.json', '{ "nvidia.com/gpu": 8, "num_gpus": 16 }', ['1 work perNode=8 kind=gpu', '1 work count=16 kind=gpu']],
    ['a.gin', 'trainer.num_nodes = 2', ['1 work nodes=2']],
    ['a.ini', 'machine = p4d.24xlarge', ['1 work kind=gpu machine=p4d.24xlarge perNode=8']],
    ['a.toml', 'tpu_type = "v5litepod-16"', ['1 work kind=tpu accelerator=v5litepod-16 count=16']],
    ['run.sh', '# measured on 8x H100', ['1 remark kind=gpu accelerator=H100 count=8']],
    ['run.sh', '#SBATCH --constraint=a100', ['1 work kind=gpu accelerator=a100']],
    ['train.py', '"""\nTrained on 64 A100 GPUs.\n"""', ['2 prose kind=gpu accelerator=A100 count=64']],
    ['README.md', 'on 8 NVIDIA A100 80GB GPUs', ['1 prose kind=gpu accelerator=A100-80GB count=8']],
    ['README.md', 'Table 4 A100 results', ['1 prose kind=gpu accelerator=A100']],
    ['a.yaml', '# needs 8 GPUs', ['1 remark kind=gpu count=8']],
    ['README.md', 'on 4 GPUs per node', ['1 prose kind=gpu perNode=4']],
    ['README.md', 'version 2.8 GPUs', []],
    ['README.md', 'on 64 A100s', ['1 prose kind=gpu accelerator=A100s count=64']],
    ['README.md', '```\nsbatch --nodes=2 --gres=gpu:8 a.sh\n```', ['2 remark kind=gpu perNode=8', '2 remark nodes=2']],
    ['a.yaml', 'gpuCount: 8', ['1 work count=8 kind=gpu']],
    [
      'README.md',
      'We use H200.\n```\nrun --tpu-type=v4-32\n```\nor L40S',
      [
        '1 prose kind=gpu accelerator=H200',
        '3 remark kind=tpu accelerator=v4-32 count=16',
        '5 prose kind=gpu accelerator=L40S',
      ],
    ],
    ['a.cfg', 'entry = jax', ['1 work framework=jax']],
  ])('%s: %s', (path, text, expected) => {
    expect(shown(path, text)).toEqual(expected)
  })

  it.each([
    // Versions, single items, variables with a default, and ambiguous words.
    ['a.cfg', 'version = 1.2.100\nv4\nname: llama-v3-8b'],
    ['run.sh', 'torch_run --nproc_per_node=1 --num_nodes=$N --num_gpus=${GPUS:-8}'],
    ['run.sh', 'x=t4; a10=3; ray flux lightning'],
    ['README.md', 'Set num_gpus: 8.'],
    ['a.yaml', '{% if big %}\nnum_gpus: 8\n{% endif %}'],
    ['a.bin', `\0num_gpus: 8`],
  ])('%s: nothing in %j', (path, text) => {
    expect(shown(path, text)).toEqual([])
  })
})
