import { describe, expect, it } from '@jest/globals'
import { reader } from '../../../../../src/core/evidence/tables/clouds/mcli.ts'
import { observationLines } from '../../../../support/observation-lines.ts'

const read = (compute: string, path = 'run.yaml') =>
  observationLines(
    reader,
    path,
    `name: tune-8b\nimage: mosaicml/pytorch:2.5.1_cu124-python3.11-ubuntu22.04\ncommand: |\n  composer train.py a.yaml\ncompute:\n${compute}`,
  )
const accelerator = (compute: string) => read(compute).filter((line) => line.includes('accelerator'))

describe('runs of mcli', () => {
  it('tell the GPUs of all nodes, and what the image and the command need', () => {
    expect(read('  gpus: 16\n  gpu_type: h100_80gb\n  nodes: 2\n')).toEqual([
      '6! accelerator gpu nvidia h100_80gb perNode=8 nodes=2 count=16 @tune-8b',
      '2? framework pytorch image 2.5.1',
      '2? stack cuda',
      '3? framework pytorch configured',
      '3? library llm-foundry configured',
    ])
  })

  it('count no GPUs of a type alone, and none where there are none', () => {
    expect(accelerator('  gpus: 8\n')).toEqual(accelerator('  gpus: 8\n  gpu_type: none\n'))
    expect(accelerator('  gpus: 0\n')).toEqual([])
    expect(accelerator('  gpu_type: h100_80gb\n')).toEqual([])
  })

  it('are not seen in files that only look alike', () => {
    const text = 'compute:\n  gpus: 8\nimage: a\n'
    expect(observationLines(reader, 'a.yaml', text)).toEqual([])
    expect(observationLines(reader, 'a.yaml', `${text}command: [a, b]\n`)).toEqual([])
    expect(observationLines(reader, 'a.yaml', 'compute: [\n')).toEqual([])
  })
})
