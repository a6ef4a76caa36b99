import { describe, expect, it } from '@jest/globals'
import { reader } from '../../../../../src/core/evidence/tables/schedulers/hydra-launcher.ts'
import { observationLines } from '../../../../support/observation-lines.ts'

const read = (settings: string) =>
  observationLines(reader, 'experiment/a.yaml', `n_gpus: 8\nhydra:\n  launcher:\n${settings}`)

describe('the launcher of Hydra', () => {
  it('is told a number of nodes', () => {
    expect(read('    nodes: 16\n')).toEqual(['4? accelerator gpu nodes=16'])
    expect(read('    gpus_per_node: ${n_gpus}\n    nodes: 2\n')).toEqual(['5? accelerator gpu nodes=2'])
  })

  it('says nothing where it tells a whole cluster, or none', () => {
    expect(read('    nodes: 2\n    gpus_per_node: 8\n')).toEqual([])
    expect(read('    nodes: ${nodes}\n')).toEqual([])
    expect(read('    nodes: 0\n')).toEqual([])
    expect(observationLines(reader, 'a.yaml', 'hydra:\n  launcher:\n    nodes: 4\n    cpus_per_task: 8\n')).toEqual([])
    expect(
      observationLines(reader, 'a.yaml', 'gpus: 1\nhydra:\n  sweep: a\nother:\n  launcher:\n    nodes: 4\n'),
    ).toEqual([])
  })
})
