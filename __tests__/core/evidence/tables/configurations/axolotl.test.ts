import { describe, expect, it } from '@jest/globals'
import { reader } from '../../../../../src/core/evidence/tables/configurations/axolotl.ts'
import { observationLines } from '../../../../support/observation-lines.ts'

const read = (text: string) => observationLines(reader, 'config.yml', text)
const base = 'base_model: org/model\ndatasets:\n  - path: org/data\nsequence_len: 2048\n'

describe('axolotl', () => {
  it('trains with PyTorch, and with the libraries that its keys name', () => {
    const more = 'adapter: qlora\nattn_implementation: xformers\nplugins:\n  - axolotl.integrations.liger.LigerPlugin\n'
    expect(read(base + more)).toEqual([
      '1! framework pytorch configured',
      '5! library peft configured',
      '6! library xformers configured',
      '7! library liger-kernel configured',
    ])
    expect(read(`${base}adapter:\nattn_implementation: sdpa\nplugins: []\n`)).toEqual([
      '1! framework pytorch configured',
    ])
  })

  it('shards by the settings of FSDP alone', () => {
    const settings = 'fsdp_version: 2\nfsdp_config:\n  reshard_after_forward: true\n'
    expect(read(base + settings)).toContain('6! sharding fsdp')
    // What `fsdp` or DeepSpeed says is read with the arguments of the Transformers trainer.
    expect(read(`${base}${settings}fsdp: [full_shard]\n`).join()).not.toContain('sharding')
    expect(read(`${base}${settings}deepspeed: zero2.json\n`).join()).not.toContain('sharding')
    expect(read(`${base}fsdp_config:\nfsdp:\n`).join()).not.toContain('sharding')
  })

  it('says nothing of other files with a base model', () => {
    expect(read('base_model: org/model\nmerge_method: slerp\n')).toEqual([])
    expect(read('base_model: org/model\nsequence_len: 2048\n')).toEqual([])
    expect(read('model:\n  base_model: org/model\ndatasets: []\nsequence_len: 1\n')).toEqual([])
  })
})
