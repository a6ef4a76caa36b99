import { describe, expect, it } from '@jest/globals'
import { reader } from '../../../../../src/core/evidence/tables/clouds/axolotl-cloud.ts'
import { observationLines } from '../../../../support/observation-lines.ts'

const read = (text: string) => observationLines(reader, 'cloud.yaml', text)

describe('axolotl in the cloud', () => {
  it('runs on the GPUs that the file asks for', () => {
    expect(read('provider: baseten\nproject_name:\ngpu: h100\ngpu_count: 8\nnode_count: 2\n')).toEqual([
      '3! accelerator gpu nvidia h100 perNode=8 nodes=2 count=16 baseten',
      '3? framework pytorch configured',
    ])
  })

  it('runs on Modal unless told otherwise, on one GPU of one node', () => {
    expect(read('project_name:\nsecrets: [A]\ngpu: a100-80gb\ngpu_count:\n')[0]).toBe(
      '3! accelerator gpu nvidia a100-80gb perNode=1 nodes=1 count=1 modal',
    )
  })

  it('leaves open what is filled in later', () => {
    expect(read('provider: modal\nsecrets: [A]\ngpu: h100\ngpu_count: <N>\n')[0]).toBe(
      '3! accelerator gpu nvidia h100 nodes=1 modal',
    )
    expect(read('provider: modal\nsecrets: [A]\ngpu: <GPU>\ngpu_count: 8\n')).toEqual([])
  })

  it('is no other file that counts GPUs', () => {
    expect(read('gpu: h100\ngpu_count: 8\n')).toEqual([])
    expect(read('gpu: h100\ngpu_count: 8\nproject_name: p\n')).toEqual([])
    expect(read('provider: aws\nproject_name: p\nsecrets: [A]\ngpu: h100\ngpu_count: 8\n')).toEqual([])
    expect(read('provider: modal\nsecrets: [A]\ngpu: true\ngpu_count: 8\n')).toEqual([])
  })
})
