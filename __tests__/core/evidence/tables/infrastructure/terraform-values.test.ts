import { describe, expect, it } from '@jest/globals'
import { SourceFile } from '../../../../../src/core/evidence/source-file.ts'
import { reader } from '../../../../../src/core/evidence/tables/infrastructure/terraform.ts'
import { observationLines } from '../../../../support/observation-lines.ts'

const read = (text: string) => observationLines(reader, 'terraform.tfvars', text)

describe('values for the variables of Terraform', () => {
  it('tell hardware by their names', () => {
    expect(
      read('instance-type = "n1-standard-8" # no cards of its own\ngpu-count = 2\ngpu-type = "nvidia-l4"\n'),
    ).toEqual(['3? accelerator gpu nvidia nvidia-l4 perNode=2'])
    expect(read('instance_type = "g5.2xlarge"\nnode_count = 3\n')).toEqual([
      '1? accelerator gpu nvidia g5.2xlarge perNode=1 nodes=3 count=3 aws',
    ])
    expect(read('num_gpus = 4\n')).toEqual(['1? accelerator gpu perNode=4'])
    expect(read('accelerator_type = "v5litepod-16"\n')).toEqual(['1? accelerator tpu google v5litepod-16 count=16'])
  })

  it('belong together by their names', () => {
    const text = 'train_gpu_type = "nvidia-l4"\ntrain_gpu_count = 4\ndev_gpu_type = "nvidia-tesla-t4"\nnode_count = 9\n'
    expect(read(text)).toEqual([
      '1? accelerator gpu nvidia nvidia-l4 perNode=4',
      '3? accelerator gpu nvidia nvidia-tesla-t4',
    ])
    expect(read('gpu_type = "nvidia-l4"\naccelerator_type = "nvidia-tesla-t4"\ngpu_count = 2\n')).toEqual([
      // Which of the two is meant nobody knows.
      '3? accelerator gpu perNode=2',
    ])
  })

  it('tell nothing where there is no card, or where it is for something else', () => {
    for (const text of [
      'gpu_count = 0\ngpu_type = "nvidia-l4"\n',
      'gpu_count = 0\n',
      'gpu_count = 400\n',
      'max_gpus = 8\n',
      'gpu_quota = 8\n',
      'inference_gpu_type = "nvidia-l4"\n',
      'accelerator_count = 2\n',
      'node_count = 4\n',
      'name = "nvidia-l4"\n',
      '# gpu_count = 1\n',
      'gpu_count = var.gpus\n',
    ]) {
      expect([text, read(text)]).toEqual([text, []])
    }
  })

  it('are read inside of lists, where the machine is trusted more than the card beside it', () => {
    const text = `tpu_pools = [{
  machine_type      = "ct4p-hightpu-4t"
  accelerator_count = 2
  accelerator_type  = "nvidia-tesla-t4"
}]
`
    expect(reader.read(new SourceFile('prod.tfvars', text))).toMatchObject([
      { kind: 'tpu', machine: 'ct4p-hightpu-4t', perNode: 4 },
    ])
  })

  it('are up to whoever copies an example', () => {
    const line = ['1? accelerator gpu nvidia p4d.24xlarge perNode=8 aws']
    for (const name of ['terraform.tfvars.example', 'dev.tfvars.sample', 'example.tfvars', 'gpu-template.tfvars']) {
      const path = `example/${name}`
      expect([path, observationLines(reader, path, 'type = "p4d.24xlarge"\n')]).toEqual([path, [`${line} byDefault`]])
    }
    expect(observationLines(reader, 'example/prod.tfvars', 'type = "p4d.24xlarge"\n')).toEqual(line)
  })
})
