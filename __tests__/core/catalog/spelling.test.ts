import { describe, expect, it } from '@jest/globals'
import { providers, resolveProvider } from '../../../src/core/catalog/names/providers.ts'
import { frameworks, resolveFramework } from '../../../src/core/catalog/software/frameworks.ts'
import { libraries, resolveLibrary } from '../../../src/core/catalog/software/libraries.ts'
import { type Entry, find, fold, longestWord, wordsOf } from '../../../src/core/catalog/spelling.ts'

const vocabularies: readonly (readonly [
  what: string,
  entries: readonly Entry[],
  resolve: (word: string) => Entry | undefined,
])[] = [
  ['frameworks', frameworks, resolveFramework],
  ['libraries', libraries, resolveLibrary],
  ['providers', providers, resolveProvider],
]

/** Other spellings of a word. */
const variants = (word: string): string[] => [
  word.toUpperCase(),
  ` ${word}\t`,
  word.replaceAll('-', '_'),
  word.replaceAll('-', ' '),
  word.replaceAll(' ', '-'),
]

/** A package as in requirements, images and wheels. */
const pinned = (word: string): string[] => [
  ...[`${word}==2.4.0`, `${word}>=2.1,<3`, `${word} ~= 1.0`, `${word}[extra]`, `${word}[a,b]==1.2`, `${word} 2.4`],
  ...[`${word}-2.15`, `${word} v2.4.1rc1`, `${word}:v0.6.3`, `${word}@main`, `${word}==2.3.1+cu121`, `${word}-cu12`],
  ...[`${word}; python_version < "3.9"`, `git+https://github.com/who/${word}.git@v1#egg=x`, `${word}:24.05-py3`],
]

describe.each(vocabularies)('%s', (what, entries, resolve) => {
  it('have no spelling that belongs to two', () => {
    const owners = new Map<string, string>()
    for (const { id, name, names } of entries) {
      for (const word of [id, name, ...names]) {
        expect([word, owners.get(fold(word)) ?? id]).toEqual([word, id])
        owners.set(fold(word), id)
      }
    }
    expect(wordsOf(entries).size).toBe(owners.size)
  })

  it('are found by each spelling, whatever its case and separators', () => {
    for (const { id, name, names } of entries) {
      for (const word of [id, name, ...names].flatMap(variants)) expect([word, resolve(word)?.id]).toEqual([word, id])
    }
  })

  it('are found with a version, extras or a build', () => {
    if (what === 'providers') return
    // A name that ends in a digit changes with another digit, and a name with a slash is not a package.
    for (const { id, names } of entries) {
      for (const word of [id, ...names].filter((each) => !/[\d/&+ ]/.test(each))) {
        for (const written of pinned(word)) {
          // "torch 7" is not PyTorch.
          expect([written, resolve(written)?.id]).toEqual([written, id])
        }
      }
    }
  })
})

describe('folding', () => {
  it.each([
    ['Flash_Attn', 'flashattn'],
    ['tf.keras', 'tfkeras'],
    [' Vertex  AI ', 'vertexai'],
    ['l4-0', 'l4-0'],
    ['v2.4', 'v2-4'],
    ['cuda-c++', 'cudac++'],
  ])('%s', (word, key) => expect(fold(word)).toBe(key))
})

describe('looking up', () => {
  const words = wordsOf([
    { id: 'torch', name: 'Torch', names: [] },
    { id: 'seven', name: 'Seven', names: ['torch7'] },
  ])

  it('prefers the word as a whole', () => {
    expect(find(words, 'torch 7')).toEqual({ entry: expect.objectContaining({ id: 'seven' }) })
    expect(find(words, 'torch 7.1')).toEqual({ entry: expect.objectContaining({ id: 'torch' }), version: '7.1' })
  })

  it.each([
    ['torch==2.4.0', '2.4.0'],
    ['torch == v2.4', '2.4'],
    ['torch>=2.1, <3', '>=2.1,<3'],
    ['torch~=2.1', '~=2.1'],
    ['torch!=2.1', '!=2.1'],
    ['torch=2.1=py3.11_cuda12', '2.1'],
    ['torch==2.4.*', '2.4.*'],
    ['torch 2.4+', '>=2.4'],
    ['torch 2.x', '2.x'],
    ['torch-2.5.0.dev20240901', '2.5.0.dev20240901'],
    ['torch version 2.4', '2.4'],
    ['torch==2.3.1+cu121', '2.3.1'],
    ['torch 2.3.1+cu121', '2.3.1'],
    ['torch @ https://example.com/torch', undefined],
    ['torch@v2.4', '2.4'],
    ['torch:2.4.0-cuda12.4-cudnn9-runtime', '2.4.0'],
    ['torch:24.05-py3', undefined],
    ['torch nightly', undefined],
    ['nvidia-torch-cu12', undefined],
    ['torch-2.4.0+cu121-cp310-cp310-linux_x86_64.whl', '2.4.0'],
    ['https://example.com/wheels/torch-2.4.0-cp310-none-any.whl', '2.4.0'],
  ])('reads the version of %s', (word, version) => {
    expect(find(words, word)?.entry.id).toBe('torch')
    expect(find(words, word)?.version).toBe(version)
  })

  it.each([
    '',
    ' ',
    '2.4',
    '==2',
    'torch or jax',
    'torch/jax',
    'torch; jax',
    'torch > jax',
    'torch [jax]',
    'torch at home',
  ])('does not know %j', (word) => expect(find(words, word)).toBeUndefined())

  it('does not read what is too long', () => {
    expect(find(words, `torch${' '.repeat(longestWord)}`)).toBeUndefined()
  })
})
