import { describe, expect, it } from '@jest/globals'
import { wordsOf } from '../../../src/core/catalog/names/word-lookup.ts'
import { keys, namesIn, vocabularyOf } from '../../../src/core/manifest/keys/keys.ts'
import { declarationOf, manifestOf, notReadIn, troubles } from '../../support/spelled.ts'

/** A line of a manifest such as `data.size: 64`. */
const written = (name: string, value: string | number): string =>
  name
    .split('.')
    .reverse()
    .reduce((inner, step) => `{ ${step}: ${inner} }`, String(value))

const noticesOf = (text: string) => manifestOf(text).findings.filter(({ rule }) => rule === 'manifest/not-read')

const named = [...keys].flatMap(([path, { insteadOf }]) => namesIn(insteadOf).map(({ name }) => [name, path] as const))

describe('where a key is to be declared instead of a name', () => {
  it.each(named)('%s is not read, and %s is named', (name, path) => {
    const text = written(name, path === 'model.precision' ? 'true' : 64)
    expect(troubles(text)).toEqual([])
    expect(notReadIn(text)).toEqual([name.split('.').at(-1)])
    expect(Object.values(declarationOf(text)).flatMap((section) => Object.keys(section ?? {}))).toEqual([])
    expect(noticesOf(text)[0]?.remedy).toContain(`\`${path}\``)
  })

  it.each([...new Set(named.map(([, path]) => path))])('%s can be declared so', (path) => {
    const key = keys.get(path)
    const vocabulary = vocabularyOf(path)
    const value =
      vocabulary === undefined
        ? (key?.examples?.[0] ?? (key?.kind === 'name' ? 'mig-3g.40gb' : '7B'))
        : wordsOf(vocabulary)[0]
    const text = written(path, value)
    expect(manifestOf(text).findings).toEqual([])
    expect(declarationOf(text)).not.toEqual({})
  })

  it('says it once for several names, and nothing of the others', () => {
    expect(noticesOf('embedding_rows: 4M\nitem_vocab: 4M\namp: maybe\nlr: 1')[0]?.remedy).toBe(
      'Declare `scale.embedding_parameters` instead of `embedding_rows` and `item_vocab`; `model.precision` instead of `amp`. Keep what is not meant for this check.',
    )
    expect(noticesOf('lr: 1')[0]?.remedy).toBe(
      'Keep what is not meant for this check; write the rest under a documented key.',
    )
  })
})

describe('a word for several things', () => {
  it.each([
    ['type: qlora', 'Write `model.method`.'],
    ['kind: lora', 'Write `model.method`.'],
    ['type: pretraining', 'Write `task`.'],
  ])('names the keys that hold its value alone: %s', (text, remedy) => {
    expect(troubles(text).map((finding) => finding.remedy)).toEqual([remedy])
  })
})

describe('workers', () => {
  it('of the hardware are an error beside a counted accelerator, and the totals are named', () => {
    const [error, ...others] = troubles('hardware: { gpu: "H100:8", workers: 4 }')
    expect(others).toEqual([])
    expect(error?.message).toBe('`workers: 4` beside 8 accelerators can be 4 in all or 32.')
    expect(declarationOf('hardware: { gpu: "H100:8", count: 32 }').hardware?.count).toBe(32)
  })

  it.each(['hardware: H100:8\nworkers: 4', 'hardware: { gpu: "H100:8", num_workers: 4 }'])(
    'elsewhere may load data: %s',
    (text) => {
      expect(troubles(text)).toEqual([])
      expect(declarationOf(text).hardware).toEqual({ accelerator: 'H100:8' })
    },
  )
})

it('a part of a phrase that says no kind of model is named', () => {
  const text = 'model: R-GCN, sparse message passing, custom CUDA SpMM'
  expect(noticesOf(text).map(({ message }) => message)).toEqual(['Not read: `custom CUDA SpMM`.'])
  expect(declarationOf(text).model).toEqual({ architecture: 'gnn' })
})

describe('a batch', () => {
  const openIn = (text: string) => noticesOf(text).map(({ message, remedy }) => [message, remedy])

  it('that may be of each accelerator is told so', () => {
    expect(openIn('hardware: H100:8\nbatch_size: 64')).toEqual([
      [
        'Not read: whether `batch_size: 64` is of each accelerator. It counts for all of them together.',
        'Declare `scale.micro_batch_size: 64` instead if it is of each.',
      ],
    ])
    expect(openIn('hardware: { machine: p5.48xlarge, nodes: 2 }\nbs: 16')).toHaveLength(1)
    expect(openIn('hardware: H100:8\nscale: { micro_batch_size: 64 }')).toEqual([])
  })

  it.each([
    'hardware: RTX 4090\nbatch_size: 64',
    'hardware: H100:8\nbatch_size: 64 in total',
    'hardware: H100:8\nglobal_batch_size: 64',
    'hardware: H100:8\nbatch_size: 64\nmicro_batch_size: 8',
    'hardware: H100:8\nframework: [keras, jax]\nbatch_size: 64',
    'hardware: H100:8\ntask: inference\nbatch_size: 64',
    'hardware: H100:8\nbatch_size: 64\ngrad_accum: 4',
  ])('is not, where it cannot be or somebody says: %s', (text) => {
    expect(openIn(text)).toEqual([])
  })
})

describe('several values in the place of one', () => {
  it.each([
    ['hardware: [A100, H100]', '`hardware` gives several values of `hardware.accelerator`.', 'Keep one of them.'],
    [
      'hardware: [{ gpu: A100 }, { tpu: v3-8 }]',
      '`hardware` takes one mapping, and no list of them.',
      'Write its keys without the list; declare several under `jobs`, each in a job of its own.',
    ],
    [
      'gpus: 2x3090 sli',
      'Invalid value "2x3090 sli" for `hardware.count`.',
      'Write a whole number above zero, such as 64 or 1_024.',
    ],
    [
      'precision: bf16 / fp32',
      'Invalid value "bf16 / fp32" for `model.precision`.',
      'Use fp64, fp32, tf32, bf16, fp16, fp8, int8 or fp4.',
    ],
    ['stage: pre-production', 'Unknown stage "pre-production".', 'Use exploration, prototype or production.'],
  ])('are no guess: %s', (text, message, remedy) => {
    expect(troubles(text).map((each) => [each.message, each.remedy])).toEqual([[message, remedy]])
  })
})
