import { describe, expect, it } from '@jest/globals'
import { reader } from '../../../../src/core/evidence/readers/scripts/shell-launch.ts'

const seen = (text: string, path = 'justfile') =>
  reader.read(path, text).flatMap((each) => {
    if (each.what !== 'accelerator') return []
    const { place, what: _, certainty: __, vendor: ___, kind: ____, ...said } = each
    return [{ line: place.line, ...said }]
  })

describe('a justfile', () => {
  it('is told by its name', () => {
    for (const path of ['justfile', 'a/Justfile', '.justfile', 'train.just']) expect(reader.matches(path)).toBe(true)
    expect(reader.matches('adjust')).toBe(false)
  })

  it('holds commands in its recipes, indented by blanks or tabs', () => {
    const text = `train *args: build
    @torchrun --nproc_per_node=8 --nnodes=2 \\
        train.py {{args}} --cuda
pool:
\t-gcloud container node-pools create p \\
\t\t--accelerator=type=nvidia-l4,count=4 \\
\t\t--num-nodes=3`
    expect(seen(text)).toEqual([
      { line: 2, perNode: 8, nodes: 2, count: 16 },
      { line: 5, accelerator: 'nvidia-l4', perNode: 4, nodes: 3, count: 12, provider: 'gcp' },
    ])
    expect(seen('torchrun --nproc_per_node=8 x.py --cuda')).toEqual([])
  })

  it('has variables and parameters that whoever calls it may overrule', () => {
    const launch = '  torchrun --nproc_per_node={{ num-gpus }} x.py --cuda'
    const byDefault = [{ line: 2, perNode: 8, nodes: 1, count: 8, byDefault: true }]
    for (const head of ['num-gpus := "8"', "export num-gpus := '8' # all", 'num-gpus := env("GPUS", "8")'])
      expect(seen(`${head}\n${launch}`)).toEqual(byDefault)
    expect(seen(`train num-gpus="8" *args:\n${launch}`)).toEqual(byDefault)
    expect(seen(`train $num-gpus=8: build\n${launch}`)).toEqual(byDefault)
    for (const head of [
      'num-gpus := `count`',
      'num-gpus := "8" + x',
      'train num-gpus:',
      'a num-gpus="8":\nb num-gpus="4":',
    ])
      expect(seen(`${head}\n${launch}`)).toEqual([])
    expect(seen(`width := "8"\n${launch.replace('num-gpus', 'width + x')}`)).toEqual([])
  })
})
