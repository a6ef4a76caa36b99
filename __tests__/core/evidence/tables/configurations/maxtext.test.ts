import { describe, expect, it } from '@jest/globals'
import { reader } from '../../../../../src/core/evidence/tables/configurations/maxtext.ts'
import { observationLines, observationLinesOf } from '../../../../support/observation-lines.ts'

const read = (text: string) => observationLines(reader, 'llama.yml', text)

describe('maxtext', () => {
  it('reads hardware, precision and the size of the mesh', () => {
    const text = `base_config: "base.yml"
run_name: "train"
hardware: "gpu"
dcn_data_parallelism: 16
ici_fsdp_parallelism: 8
dtype: bfloat16
`
    expect(read(text)).toEqual(['3! framework jax configured', '3! accelerator gpu count=128', '6! precision bf16'])
    expect(
      observationLinesOf('accelerator', reader, 'a.yml', 'hardware: gpu_multiprocess\nici_data_parallelism: 1\n'),
    ).toEqual(['1! accelerator gpu'])
  })

  it('counts nothing where an axis takes what there is', () => {
    const mesh = (axes: string) => observationLinesOf('accelerator', reader, 'a.yml', `hardware: tpu\n${axes}`)
    expect(mesh('ici_fsdp_parallelism: -1\ndcn_data_parallelism: 2\n')).toEqual(['1! accelerator tpu google'])
    expect(mesh('ici_fsdp_parallelism: 8\n')).toEqual(['1! accelerator tpu google'])
    expect(mesh('ici_fsdp_parallelism: $N\ndcn_data_parallelism: 2\n')).toEqual(['1! accelerator tpu google'])
  })

  it('only suggests what the list of defaults says', () => {
    expect(read('run_name: ""\nhardware: tpu\nici_fsdp_parallelism: -1\n')).toContain('2? accelerator tpu google')
  })

  it('takes quantised training for no single precision', () => {
    const text = 'hardware: gpu\nici_fsdp_parallelism: -1\ndtype: bfloat16\nquantization: fp8\n'
    expect(observationLinesOf('precision', reader, 'a.yml', text)).toEqual([])
  })

  it('reads the slice that is compiled for', () => {
    expect(read('base_config: base.yml\ncompile_topology: v5p-256\n')).toContain('2? accelerator v5p-256')
  })

  it('says nothing of other files', () => {
    expect(read('hardware: tpu\n')).toEqual([])
    expect(read('ici_fsdp_parallelism:\n- 1\n')).toEqual(['1! framework jax configured'])
    expect(read('hardware: cpu\nici_fsdp_parallelism: -1\n')).toEqual(['1! framework jax configured'])
    expect(read('hardware: {{ kind }}\nici_fsdp_parallelism: -1\n')).toEqual([])
  })
})
