import { describe, expect, it } from '@jest/globals'
import { check } from '../../../../src/core/index.ts'

/** The evidence findings as `rule severity problem`, for a job that lists these files. */
function found(hardware: string, files: Readonly<Record<string, string>>, framework = 'pytorch'): string[] {
  const evidence = Object.keys(files).join(', ')
  const text = `framework: ${framework}\nhardware: ${hardware}\nevidence: [${evidence}]\n`
  const texts = [
    { path: 'accelerator.yml', text },
    ...Object.entries(files).map(([path, each]) => ({ path, text: each })),
  ]
  return check(texts)
    .files.flatMap(({ findings }) => findings)
    .filter(({ rule }) => rule.startsWith('evidence/'))
    .map(({ rule, severity }) => `${rule.slice('evidence/'.length)} ${severity}`)
}

const launcher = './cluster.py submit --machine H100 --gpus_per_node 8 --num_nodes 2\n'

describe('what listed files only mention', () => {
  it('bears a declaration out', () => {
    expect(found('{ accelerator: h100, count: 16 }', { 'go.conf': launcher })).toEqual([])
    expect(found('{ accelerator: h100, count: 16 }', { 'NOTES.md': 'Trained on 16x H100.\n' })).toEqual([])
  })

  it('warns of a command or a configuration, and never more', () => {
    expect(found('tpu-v5e-16', { 'go.conf': launcher })).toEqual(['accelerator-kind-differs warning'])
    expect(found('{ accelerator: a100, count: 16 }', { 'go.conf': launcher })).toEqual(['accelerator-differs warning'])
    expect(found('{ accelerator: h100, count: 8 }', { 'go.conf': launcher })).toEqual(['count-differs warning'])
    expect(found('{ accelerator: h100, count: 16 }', { 'go.conf': `entry = jax\n${launcher}` })).toEqual([
      'framework-not-used warning',
    ])
  })

  it('warns of what Terraform makes', () => {
    const slice = 'resource "google_tpu_v2_vm" "a" {\n  accelerator_type = "v4-32"\n}\n'
    const machine = 'resource "aws_instance" "a" {\n  instance_type = "p4d.24xlarge"\n}\n'
    expect(found('{ accelerator: tpu-v4, count: 16 }', { 'main.tf': slice })).toEqual([])
    expect(found('{ accelerator: tpu-v5e, count: 16 }', { 'main.tf': slice })).toEqual(['accelerator-differs warning'])
    expect(found('{ accelerator: tpu-v4, count: 64 }', { 'main.tf': slice })).toEqual(['count-differs warning'])
    expect(found('{ accelerator: a100, count: 8 }', { 'main.tf': machine })).toEqual([])
    expect(found('{ accelerator: h100, count: 8 }', { 'main.tf': machine })).toEqual(['accelerator-differs warning'])
    expect(found('tpu-v4-32', { 'main.tf': machine })).toEqual(['accelerator-kind-differs warning'])
  })

  it('is a notice where a comment or a page shows it, and nothing where prose tells it', () => {
    expect(found('{ accelerator: a100, count: 8 }', { 'go.conf': '# 8xH100\n' })).toEqual([
      'accelerator-differs notice',
    ])
    expect(found('{ accelerator: h100, count: 4 }', { 'a.md': `\`\`\`\n${launcher}\`\`\`\n` })).toEqual([
      'count-differs notice',
    ])
    expect(found('tpu-v5e-16', { 'a.md': 'Trained on 16x H100.\n' })).toEqual([])
  })

  it('says nothing against what a reader found, nor where it names several', () => {
    const batch = '#!/bin/bash\n#SBATCH --gpus=h100:8\n# or 4x A100\nsrun train\n'
    expect(found('H100:8', { 'go.sbatch': batch })).toEqual([])
    expect(found('{ accelerator: b200, count: 4 }', { 'go.conf': 'use H100 or A100\n' })).toEqual([])
    expect(found('{ accelerator: h100, count: 4 }', { 'go.conf': 'num_gpus: 8\nnum_gpus: 16\n' })).toEqual([
      'unread-count notice',
    ])
  })

  it('tells that nothing was read only where nothing is mentioned either', () => {
    expect(found('H100:8', { 'go.conf': 'name = x\n' })).toEqual(['matches-nothing warning'])
    expect(found('H100:8', { 'go.conf': 'machine = H100\n' })).toEqual([])
  })
})
