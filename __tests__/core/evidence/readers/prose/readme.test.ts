import { describe, expect, it } from '@jest/globals'
import { reader } from '../../../../../src/core/evidence/readers/prose/readme.ts'

const read = (text: string, path = 'README.md') =>
  reader.matches(path) && reader.mayHold?.(text) ? reader.read(path, text) : []
const said = (text: string): string[] =>
  read(text).map((seen) => {
    expect(seen).toMatchObject({ what: 'accelerator', certainty: 'suggests', mentionedIn: 'document' })
    return seen.what === 'accelerator'
      ? `${seen.place.line}: ${seen.count ?? '?'} ${seen.accelerator ?? seen.kind}`
      : ''
  })

describe('readme', () => {
  it('reads sentences about training, with their lines', () => {
    const text = 'A model.\nIt is small. We trained\nit on **128 A100** GPUs for a week.\n'
    expect(said(text)).toEqual(['2: 128 a100'])
  })

  it.each([
    'The model can be trained on 8 A100 GPUs.',
    'Training requires 8 A100 GPUs.',
    'Training A100 GPUs per region.',
    'a | trained on 8 A100 | c',
    'Inference of the trained model takes 8 A100 GPUs.',
    'Training was tested on 8 A100 GPUs.',
    'Trained in 2M H800 GPU hours.',
    'Runs on 8 A100 GPUs.',
    'Of another one we read that it "was trained on 440 A100 GPUs for a day".',
    '> We trained on 8 A100 GPUs.',
    'We trained on 8 A100 GPUs, or on 4 H100 GPUs.',
    'Is it trained on 8 A100 GPUs?',
  ])('hears no statement in "%s"', (sentence) => {
    expect(said(`${sentence}\n`)).toEqual([])
  })

  it('reads what is labelled as hardware under a heading about training, and no comparison', () => {
    const rows = '| Hardware | 16 A100-40G GPUs |\n'
    expect(said(`# Training details\n${rows}`)).toEqual(['2: 16 a100-40g'])
    expect(said(`# Training\n- **Hardware:** 16 A100\n`)).toEqual(['2: 16 a100'])
    expect(said(`# Training\n# Serving\n${rows}`)).toEqual([])
    expect(said('# Training\n| Ours | 16 A100 | trained |\n| Theirs | 8 A100 | trained |\n')).toEqual([])
  })

  it('reads the commands of fences', () => {
    const fence = (...lines: string[]): string => ['```sh', ...lines, '```', ''].join('\n')
    expect(said(fence('$ torchrun --standalone --nproc_per_node=8 train.py'))).toEqual(['2: 8 gpu'])
    expect(said(fence('torchrun --nnodes 2 --nproc-per-node 8 generate.py'))).toEqual(['2: 16 gpu'])
    const both = fence('torchrun --nproc_per_node=1 generate.py', 'torchrun --nproc_per_node=8 train.py')
    expect(said(both)).toEqual(['3: 8 gpu'])
    expect(said(fence('torchrun --nproc_per_node=8 eval.py'))).toEqual([])
    expect(said(fence('CUDA_VISIBLE_DEVICES=0 python train.py'))).toEqual([])
    expect(said('```python\ntorchrun --nproc_per_node=8 train.py\n```\n')).toEqual([])
  })

  it('reads the kind of hardware that training is told to be on, without a model', () => {
    expect(said('The model trains on Cloud TPUs.\n')).toEqual(['1: ? tpu'])
    expect(said('Training and inference on GPUs.\n')).toEqual(['1: ? gpu'])
    expect(said('# Training on GPUs\n\nRun it.\n')).toEqual(['3: ? gpu'])
    expect(said('Training should work on TPUs.\n')).toEqual([])
    expect(said('Training and serving. Inference runs on GPUs.\n')).toEqual([])
  })

  it('reads for which hardware it tells to install', () => {
    const install = (...lines: string[]): string => ['# Install', '```bash', ...lines, '```', ''].join('\n')
    expect(said(install('$ pip install -U "jax[tpu]"'))).toEqual(['3: ? tpu'])
    expect(said(install('pip install jax', 'pip install "jax[cuda12]"'))).toEqual(['4: ? gpu'])
    expect(said(install('pip install jax numpy'))).toEqual([])
    expect(said(install('echo "jax[tpu]"'))).toEqual([])
  })

  it('reads documents about training by their names', () => {
    const text = 'We trained it on 8 A100 GPUs.\n'
    expect(read(text, 'MODEL_CARD.md')).toHaveLength(1)
    expect(read(text, 'PRETRAIN.md')).toHaveLength(1)
    expect(read(text, 'CHANGELOG.md')).toHaveLength(0)
  })

  it('ends quickly with what is no document', () => {
    for (const part of ['# train ', '```\n', '| a ', '"train', '](', '<a ', 'train. ', '- train\n']) {
      expect(read(`train ${part.repeat(60_000)}`)).toEqual([])
    }
  })
})
