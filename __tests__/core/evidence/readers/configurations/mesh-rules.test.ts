import { describe, expect, it } from '@jest/globals'
import { reader } from '../../../../../src/core/evidence/readers/configurations/mesh-rules.ts'
import { observationLines } from '../../../../support/observation-lines.ts'

const rules = (...patterns: string[]) =>
  observationLines(
    reader,
    'experiment.py',
    `mesh_rules = (\n${patterns.map((pattern) => `    ("${pattern}", mesh),\n`).join('')})\n`,
  )

describe('mesh rules', () => {
  it('suggest the generations and machines that they are for, without a number', () => {
    expect(rules('tpu-v4-(1024|2048)', 'tpu-v5p-.*', 'tpu-v5litepod-256-4', 'tpu-7x-128')).toEqual([
      '2? accelerator tpu google tpu-v4',
      '3? accelerator tpu google tpu-v5p',
      '4? accelerator tpu google tpu-v5litepod',
      '5? accelerator tpu google tpu7x',
    ])
    expect(rules('gpu-(p5.48xlarge|a3-highgpu-8g)-(256|512)', 'gpu-p4d.24xlarge-128')).toEqual([
      '2? accelerator gpu nvidia p5.48xlarge aws',
      '2? accelerator gpu nvidia a3-highgpu-8g gcp',
      '3? accelerator gpu nvidia p4d.24xlarge aws',
    ])
    expect(rules('neuron-(trn2|trn2n).48xlarge-64')).toEqual(['2? accelerator other aws trn2'])
  })

  it('are no other strings', () => {
    expect(rules('tpu', 'tpu-vm is fast', 'gpu-name', 'cpu-v4', 'tpu-v99-8')).toEqual([])
    expect(rules(`gpu-${'p5.48xlarge|'.repeat(40)}`)).toEqual([])
    expect(observationLines(reader, 'a.py', 'x = "tpu-v5p-8"\n')).toEqual([])
  })
})
