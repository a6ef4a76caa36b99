import { describe, expect, it } from '@jest/globals'
import { reader } from '../../../../../src/core/evidence/readers/prose/comment-hints.ts'

const read = (path: string, text: string) =>
  reader.matches(path) && reader.mayHold?.(text) ? reader.read(path, text) : []
const counts = (path: string, text: string): (string | undefined)[] =>
  read(path, text).map((seen) => (seen.what === 'accelerator' ? `${seen.count} ${seen.accelerator}` : undefined))

describe('comment-hints', () => {
  it('reads the comment above a configuration', () => {
    expect(read('config/train_small.py', '# good loss on 1 node of 8X A100 40GB\nbatch_size = 12\n')).toEqual([
      {
        what: 'accelerator',
        place: { path: 'config/train_small.py', line: 1 },
        certainty: 'suggests',
        kind: 'gpu',
        vendor: 'nvidia',
        accelerator: 'a100 40gb',
        perNode: 8,
        nodes: 1,
        count: 8,
        mentionedIn: 'comment',
      },
    ])
  })

  it.each([
    ['scripts/run_7b.sh', '#!/bin/bash\n# on 8x H100 80GB SXM\nmpirun -np 8 ./train\n'],
    ['train.sbatch', '#SBATCH --nodes=1\n# 8 H100s\n'],
    ['conf/model.yaml', 'a: 1 # for 8 H100s\n'],
    ['pretrain.toml', '# 8x H100\n'],
  ])('reads %s', (path, text) => {
    expect(read(path, text)).toMatchObject([{ count: 8, kind: 'gpu' }])
  })

  it('reads any settings beside what depends on the number of accelerators, and only there', () => {
    const far = `${'x: 1\n'.repeat(80)}# 64 images on each of 8 A100 GPUs\ny: 2\n`
    const near = far.replace('y: 2', 'train_batch_size: 512')
    expect(counts('models/vit.yaml', near)).toEqual(['8 a100'])
    expect(counts('models/vit.yaml', far)).toEqual([])
    expect(counts('configs/vit.yaml', far)).toEqual([])
  })

  it('says nothing for library code', () => {
    const text = '# runs on 8 A100 GPUs\n'
    expect(counts('src/package/attention.py', text)).toEqual([])
    expect(counts('a/b/c/d/config.py', text)).toEqual([])
    expect(counts('tools/clean.sh', text)).toEqual([])
  })

  it.each([
    '# up to 8k will work on a single H100',
    '# fits on 8 A100 GPUs',
    '# tested on 8 A100 GPUs',
    '# e.g. on 8 A100 GPUs',
    '# 2 times slower than 8 A100 GPUs',
    '# 8 A100 GPUs or 4 H100 GPUs',
    '# for A100 GPUs',
    'text: "8 A100 GPUs"',
    'url: https://example.org/#8-A100',
  ])('hears no statement in `%s`', (line) => {
    expect(counts('configs/a.yaml', `${line}\n`)).toEqual([])
  })

  it('says nothing where comments are about different hardware', () => {
    expect(counts('configs/a.yaml', '# 8 A100 GPUs\n# 4 V100 GPUs\n')).toEqual([])
    expect(counts('configs/a.yaml', '# 8 A100 GPUs\n# 4 A100 GPUs\n')).toEqual([])
  })
})
