import { describe, expect, it } from '@jest/globals'
import type { Observation } from '../../../../../src/core/evidence/observation/observation.ts'
import { SourceFile } from '../../../../../src/core/evidence/source-file.ts'
import { reader } from '../../../../../src/core/evidence/tables/clouds/skypilot.ts'

const read = (text: string): readonly Observation[] => reader.read(new SourceFile('task.yaml', text))
const resources = (lines: string, rest = '') => read(`resources:\n${lines.replace(/^/gm, '  ')}\n${rest}`)

describe('skypilot', () => {
  it('reads the accelerators of a task, its nodes and its place', () => {
    const text = `name: minGPT
resources:
  accelerators: H100:8
  infra: gcp/us-central1
  use_spot: true
num_nodes: 2
run: |
  torchrun --nnodes=2 --nproc_per_node=$SKYPILOT_NUM_GPUS_PER_NODE main.py
`
    expect(read(text)).toEqual([
      {
        what: 'accelerator',
        place: { path: 'task.yaml', line: 3 },
        certainty: 'states',
        job: 'minGPT',
        kind: 'gpu',
        vendor: 'nvidia',
        accelerator: 'H100',
        perNode: 8,
        nodes: 2,
        count: 16,
        provider: 'gcp',
        spot: true,
      },
      {
        what: 'framework',
        framework: 'pytorch',
        how: 'configured',
        certainty: 'suggests',
        place: { path: 'task.yaml', line: 7 },
      },
    ])
  })

  it('reads all ways to write one accelerator', () => {
    for (const written of ['A100', 'A100:1', '{A100: 1}', '{A100:1}', '[A100:1]', '"A100:1"']) {
      expect(resources(`accelerators: ${written}`)).toMatchObject([
        { accelerator: 'A100', perNode: 1, nodes: 1, count: 1 },
      ])
    }
  })

  it('counts chips of TPU slices', () => {
    expect(resources('accelerators: tpu-v6e-8')).toMatchObject([{ kind: 'tpu', accelerator: 'tpu-v6e-8', count: 8 }])
    // v4 counts cores.
    expect(resources('accelerators: tpu-v4-32:1')).toMatchObject([{ kind: 'tpu', accelerator: 'tpu-v4-32', count: 16 }])
    expect(resources('accelerators: tpu-v5e-16', 'num_nodes: 2')).toMatchObject([{ count: 32 }])
  })

  it('says of several choices what they have in common, of one of their models', () => {
    expect(resources('accelerators: {H200:8, H100:8, A100-80GB:8}', 'num_nodes: 2')).toEqual([
      {
        what: 'accelerator',
        place: { path: 'task.yaml', line: 2 },
        certainty: 'states',
        kind: 'gpu',
        vendor: 'nvidia',
        oneOf: ['H200', 'H100', 'A100-80GB'],
        perNode: 8,
        nodes: 2,
        count: 16,
      },
    ])
    expect(resources('accelerators: {L4:1, A100:8}')).toMatchObject([{ kind: 'gpu' }])
    expect(resources('accelerators: {A100:1, Inferentia:6}')).toEqual([])
    const any = resources('any_of:\n  - accelerators: H100:8\n    infra: aws\n  - accelerators: H100:8\n    infra: gcp')
    expect(any).toEqual([expect.objectContaining({ accelerator: 'H100', count: 8 })])
    expect(any).toEqual([expect.not.objectContaining({ provider: expect.anything() })])
    expect(resources('accelerators: T4:4\nany_of:\n  - use_spot: true\n  - use_spot: false')).toMatchObject([
      { accelerator: 'T4', count: 4 },
    ])
  })

  it('takes a name that is not known beside one that is for another of its kind', () => {
    const choices = (...names: string[]) =>
      resources(`infra: runpod\nany_of:\n${names.map((name) => `  - accelerators: ${name}:2`).join('\n')}`)
    expect(choices('L40S', 'NEXT9000')).toMatchObject([
      { kind: 'gpu', perNode: 2, count: 2, provider: 'runpod', certainty: 'states' },
    ])
    expect(choices('L40S', 'NEXT9000')[0]).not.toHaveProperty('oneOf')
    expect(choices('NEXT9000', 'NEXT9001')).toMatchObject([{ perNode: 2, certainty: 'suggests' }])
  })

  it('reads the number format that its commands set', () => {
    const run = (command: string) =>
      read(`resources: { accelerators: T4:1 }\nrun: |\n  ${command}\n`).filter(({ what }) => what === 'precision')
    expect(run('uv run -m app.train trainer.precision=bf16-mixed')).toMatchObject([{ precision: 'bf16' }])
    expect(run('echo trainer.precision=bf16-mixed')).toEqual([])
  })

  it('reads machine types, and the place of a task without accelerators', () => {
    expect(resources('instance_type: p4d.24xlarge', 'num_nodes: 2')).toMatchObject([
      { machine: 'p4d.24xlarge', kind: 'gpu', provider: 'aws', count: 16 },
    ])
    expect(resources('cloud: aws\ninstance_type: m5.large')).toMatchObject([{ what: 'provider', provider: 'aws' }])
    expect(resources('infra: k8s\nuse_spot: true')).toEqual([])
  })

  it('takes a name that nobody knows for a hint of a GPU', () => {
    expect(resources('accelerators: NewCard:4')).toMatchObject([{ certainty: 'suggests', kind: 'gpu', count: 4 }])
  })

  it('says nothing where the accelerator is a template, none or left open', () => {
    for (const written of [`\${GPU}`, '{{ gpu }}', '"{{gpu}}:8"', '<gpu>:8', 'none', 'auto', '', '{$GPU: 8}']) {
      expect(resources(`accelerators: ${written}`)).toEqual([])
    }
    expect(resources('# accelerators: H100:8\ncpus: 4')).toEqual([])
    expect(resources('accelerators: H100:8', 'num_nodes: $NODES')).toEqual([
      expect.not.objectContaining({ count: expect.anything() }),
    ])
  })

  it('reads each task of a pipeline, and no other tool', () => {
    const text = 'name: data\nresources:\n  cpus: 8\n---\nname: train\nresources:\n  accelerators: L4\n'
    expect(read(text)).toMatchObject([{ job: 'train', accelerator: 'L4', place: { line: 7 } }])
    expect(read('type: task\nresources:\n  accelerators: L4\n')).toEqual([])
    expect(read('resources:\n  limits: { nvidia.com/gpu: 1 }\n')).toEqual([])
  })
})
