import { describe, expect, it } from '@jest/globals'
import { reader } from '../../../../../src/core/evidence/readers/schedulers/sbatch-settings.ts'

const place = (line: number) => ({ path: 'config/run.yaml', line })
const seen = (text: string) => (reader.mayHold?.(text) ? reader.read('config/run.yaml', text) : [])

describe('options for sbatch in settings', () => {
  it('reads those of SEML, which takes one node, and the model that the partition is named for', () => {
    const text = [
      'seml:',
      '  executable: fit.py',
      'slurm:',
      '  sbatch_options:',
      '    gres: gpu:2',
      '    partition: gpu_h100',
    ]
    expect(seen(text.join('\n'))).toEqual([
      {
        what: 'accelerator',
        kind: 'gpu',
        perNode: 2,
        nodes: 1,
        count: 2,
        place: place(5),
        certainty: 'suggests',
      },
      expect.objectContaining({ accelerator: 'gpu_h100', certainty: 'suggests', place: place(6) }),
    ])
  })

  it('takes each of several as a choice', () => {
    const text = [
      'seml: {}',
      'slurm:',
      '  - sbatch_options: {gres: "gpu:8"}',
      '  - sbatch_options: {gres: "gpu:a100:4"}',
    ]
    expect(seen(text.join('\n'))).toEqual([
      expect.objectContaining({ perNode: 8, certainty: 'suggests', place: place(3) }),
      expect.objectContaining({ perNode: 4, accelerator: 'a100', certainty: 'suggests', place: place(4) }),
    ])
  })

  it('does not know the nodes of a program of which nothing is told', () => {
    const [request, ...more] = seen('launcher:\n  slurm_options:\n    gpus-per-node: 4\n')
    expect(more).toEqual([])
    expect(request).toEqual(expect.objectContaining({ perNode: 4, place: place(3) }))
    expect(request).not.toHaveProperty('nodes')
    expect(request).not.toHaveProperty('count')
  })

  it('reads nodes and tasks, however they are written', () => {
    const each = expect.objectContaining({ perNode: 4, nodes: 2, count: 8 })
    expect(seen('sbatch_arguments:\n  gres: gpu:4\n  nodes: 2\n')).toEqual([each])
    expect(seen('sbatch_args:\n  --gres: gpu:4\n  N: 2\n')).toEqual([each])
    expect(seen('sbatch_args:\n  - --gres=gpu:4\n  - -N 2\n')).toEqual([each])
    expect(seen('sbatch_args: --gres=gpu:4 -N 2\n')).toEqual([each])
    expect(seen('sbatch_options: {gpus_per_task: 1, ntasks: 8, tasks-per-node: 4}\n')).toEqual([each])
  })

  it('leaves out a number that is filled in later', () => {
    const [request] = seen('seml: {}\nslurm:\n  sbatch_options:\n    gres: gpu:${GPUS}\n    nodes: 2\n')
    expect(request).toEqual({ what: 'accelerator', kind: 'gpu', nodes: 2, place: place(4), certainty: 'suggests' })
    expect(seen('sbatch_options:\n  gres: gpu:4\n  nodes: ${NODES}\n')[0]).not.toHaveProperty('nodes')
  })

  it('reads what Hydra’s launcher is told, whose numbers are worked out elsewhere', () => {
    const launcher = `_target_: hydra_plugins.hydra_submitit_launcher.submitit_launcher.SlurmLauncher
nodes: \${launch.nodes}
gres: "gpu:a40:\${eval:'\${launch.gpus} * \${launch.nodes}'}"
additional_parameters:
  gpus-per-node: "l40s:2"
`
    expect(seen(launcher)).toEqual([
      {
        what: 'accelerator',
        kind: 'gpu',
        vendor: 'nvidia',
        accelerator: 'a40',
        place: place(3),
        certainty: 'suggests',
      },
      expect.objectContaining({ accelerator: 'l40s', perNode: 2, place: place(5) }),
    ])
    expect(seen(launcher.replace('SlurmLauncher', 'LocalLauncher'))).toEqual([])
  })

  it.each([
    ['no accelerators', 'seml: {}\nslurm:\n  sbatch_options: {gres: "gpu:0", partition: gpu}\n'],
    ['an option taken back', 'seml: {}\nslurm:\n  sbatch_options: {gres: null, nodes: 2}\n'],
    ['a partition by itself', 'seml: {}\nslurm:\n  sbatch_options: {partition: gpu_h100, nodes: 2}\n'],
    ['other options', 'plot_options:\n  gres: gpu:4\n'],
    [
      'the stages of a workflow',
      Array.from({ length: 9 }, (_, at) => `s${at}:\n  sbatch_args: {gres: "gpu:1"}`).join('\n'),
    ],
  ])('says nothing of %s', (_, text) => {
    expect(seen(text)).toEqual([])
  })
})
