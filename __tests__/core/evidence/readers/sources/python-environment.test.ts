import { describe, expect, it } from '@jest/globals'
import { reader } from '../../../../../src/core/evidence/readers/sources/python-environment.ts'
import { observationLines } from '../../../../support/observation-lines.ts'

const read = (text: string, command = '["llamafactory-cli", "train", config]') =>
  observationLines(reader, 'start.py', `import os, subprocess\n${text}\nsubprocess.run(${command}, env=env)\n`)

describe('devices that Python shows to a training', () => {
  it('are counted, and tell the maker by the name of the variable', () => {
    expect(read('env["CUDA_VISIBLE_DEVICES"] = "0,1"')).toEqual(['2? accelerator gpu perNode=2 nodes=1 count=2'])
    expect(read("os.environ['HIP_VISIBLE_DEVICES'] = '0'\nenv['CUDA_VISIBLE_DEVICES'] = '0'")).toEqual([
      '2? accelerator gpu amd perNode=1 nodes=1 count=1',
    ])
    expect(read('env = {**os.environ, "ASCEND_RT_VISIBLE_DEVICES": "0,1,2,3"}')).toEqual([
      '2? accelerator other perNode=4 nodes=1 count=4',
    ])
  })

  it('are a default where the environment may tell others', () => {
    expect(read('env.setdefault("ROCR_VISIBLE_DEVICES", "0")')).toEqual([
      '2? accelerator gpu amd',
      '2? accelerator gpu amd perNode=1 nodes=1 count=1 byDefault',
    ])
  })

  it('are those of programs that train', () => {
    const one = ['2? accelerator gpu perNode=1 nodes=1 count=1']
    const text = 'env["CUDA_VISIBLE_DEVICES"] = "0"'
    for (const command of [
      '"accelerate launch a.py"',
      '"python -u src/train_lora.py --a"',
      '["python", "finetune.py"]',
    ])
      expect(read(text, command)).toEqual(one)
    for (const command of ['["vllm", "serve"]', '["llamafactory-cli", "export"]', '"python infer.py"', '["a"]'])
      expect(read(text, command)).toEqual([])
  })

  it('tell only the kind where several numbers stand, or a command tells its own', () => {
    expect(read('env["CUDA_VISIBLE_DEVICES"] = "0"\nenv["CUDA_VISIBLE_DEVICES"] = "0,1"')).toEqual([
      '2? accelerator gpu',
    ])
    expect(read('env["CUDA_VISIBLE_DEVICES"] = "0"', '["torchrun", "--nproc_per_node=2", "a.py"]')).toEqual([
      '2? accelerator gpu',
    ])
    expect(read('env["HIP_VISIBLE_DEVICES"] = "0"\nenv["HABANA_VISIBLE_DEVICES"] = "0"')).toEqual([])
  })

  it('are on one node unless a command speaks of several', () => {
    expect(read('env["CUDA_VISIBLE_DEVICES"] = "0,1"', '["torchrun", "--nnodes", n, "a.py"]')).toEqual([
      '2? accelerator gpu perNode=2',
    ])
  })

  it('are none that are read, compared or hidden', () => {
    for (const text of [
      'env["CUDA_VISIBLE_DEVICES"] = ""',
      'env["CUDA_VISIBLE_DEVICES"] = "-1"',
      'if env["CUDA_VISIBLE_DEVICES"] == "0": pass',
      'x = os.environ.get("CUDA_VISIBLE_DEVICES", "0")',
      'names = {"CUDA_VISIBLE_DEVICES": "0"}',
    ])
      expect(read(text)).toEqual([])
  })
})
