import { describe, expect, it } from '@jest/globals'
import type { AcceleratorObservation } from '../../../../../src/core/evidence/observation/observation.ts'
import { reader } from '../../../../../src/core/evidence/readers/sources/python-defaults.ts'
import { survey } from '../../../../../src/core/evidence/survey/survey.ts'
import { observationLines } from '../../../../support/observation-lines.ts'

const read = (text: string) => observationLines(reader, 'train.py', text)

describe('defaults in Python', () => {
  it('are those of options, fields, arguments and constants', () => {
    const cases: [string, string[]][] = [
      ['p.add_argument(\n  "--num-gpus",\n  type=int,\n  default=4,\n)\n', ['2? accelerator gpus perNode=4']],
      ["@click.option('--num_gpus', '-g', default=2, type=int)\n", ['1? accelerator gpus perNode=2']],
      ['flags.DEFINE_integer(\n  "num_tpu_cores", 8, "how many")\n', ['2? accelerator chips count=4']],
      ['parser.add_argument("--num_nodes", default=2)\n', ['1? accelerator nodes nodes=2']],
      ['class Config:\n    num_gpus: int = 8\n', ['2? accelerator gpus perNode=8']],
      ['GPUS_PER_NODE = 8\n', ['1? accelerator gpus perNode=8']],
      ['@job(remote_gpus=4, remote_nodes=3)\n', ['1? accelerator gpus perNode=4', '1? accelerator nodes nodes=3']],
      ['assert jax.local_device_count() == 8\n', ['1? accelerator devices perNode=8']],
    ]
    for (const [text, said] of cases) expect(read(text)).toEqual(said)
  })

  it('are no comparisons, no other numbers, and none that no node has', () => {
    for (const text of [
      'if num_gpus == 8: pass\n',
      'num_gpus = 8 * nodes\n',
      'p.add_argument("--num_gpus", default=None)\n',
      'p.add_argument("--num_gpus")\np.add_argument("--lr", default=3)\n',
      'print("num_gpus", 8)\n',
      'num_gpus = 0\n',
      'num_gpus = 512\n',
      'nodes = 3\n',
    ])
      expect(read(text)).toEqual([])
  })

  it('are shown where no launch tells a number of that kind', () => {
    const of = (words: Partial<AcceleratorObservation>): AcceleratorObservation => ({
      what: 'accelerator',
      certainty: 'suggests',
      place: { path: 'a.py', line: 1 },
      ...words,
    })
    const gpus = of({ inSource: 'gpus', perNode: 8 })
    const nodes = of({ inSource: 'nodes', nodes: 2 })
    const shown = (...all: AcceleratorObservation[]) =>
      survey(all).accelerators.map(({ kind, perNode, nodes: on, inSource }) => [kind, perNode, on, inSource])
    expect(shown(gpus, nodes)).toEqual([['gpu', 8, undefined, true]])
    expect(shown(of({ kind: 'gpu' }), gpus, nodes)).toEqual([
      ['gpu', undefined, undefined, undefined],
      ['gpu', 8, undefined, true],
      ['gpu', undefined, 2, true],
    ])
    expect(shown(of({ kind: 'gpu', perNode: 4 }), gpus, nodes)).toEqual([['gpu', 4, undefined, undefined]])
  })

  it('are no GPUs in a program that was brought to Gaudi', () => {
    expect(read('n_gpu = 1\n')).toEqual(['1? accelerator gpus perNode=1'])
    expect(read('n_gpu = 1\ndevice = torch.device("hpu")\n')).toEqual([])
    expect(read('num_nodes = 2\ndevice = torch.device("hpu")\n')).toEqual(['1? accelerator nodes nodes=2'])
  })
})
