import { readFileSync } from 'node:fs'
import { describe, expect, it } from '@jest/globals'
import { resolveAccelerator } from '../../../src/core/catalog/names/accelerator-name.ts'
import { inferAccelerator } from '../../../src/core/catalog/names/inferred-accelerator.ts'
import { resolveProvider } from '../../../src/core/catalog/names/providers.ts'
import { resolvePhrase } from '../../../src/core/catalog/names/word-lookup.ts'
import { resolveFramework } from '../../../src/core/catalog/software/frameworks.ts'
import { resolveLibrary } from '../../../src/core/catalog/software/libraries.ts'

/** A product that the guidance names, and its place. */
interface GuidanceWord {
  readonly word: string
  readonly kind: string
  readonly means: string
  readonly file: string
  readonly line: number
}

const file = new URL('../../fixtures/guidance-words.json', import.meta.url)
const words: GuidanceWord[] = JSON.parse(readFileSync(file, 'utf8'))
const ofKind = (kind: string): GuidanceWord[] => words.filter((each) => each.kind === kind)

const isAccelerator = (word: string): boolean => (resolveAccelerator(word) ?? inferAccelerator(word)) !== undefined

describe('what the guidance names', () => {
  it('is of a kind that is known', () => {
    const kinds = ['framework', 'library', 'tool', 'platform', 'machine', 'accelerator', 'precision']
    expect([...new Set(words.map(({ kind }) => kind))].sort()).toEqual([...kinds, 'architecture', 'model'].sort())
  })

  it.each(ofKind('framework'))('framework $word', ({ word, means }) => {
    expect(resolveFramework(word)?.name).toBe(means)
  })

  it.each([...ofKind('library'), ...ofKind('tool')])('$kind $word', ({ word, means }) => {
    expect(resolveLibrary(word)).toBe(resolveLibrary(means))
    expect(resolveLibrary(word)?.name).toBe(means)
  })

  it.each(ofKind('platform'))('platform $word', ({ word }) => expect(resolveProvider(word)).toBeDefined())

  it.each(ofKind('machine'))('machine $word', ({ word }) => {
    expect(resolveProvider(word) !== undefined || isAccelerator(word)).toBe(true)
  })

  it.each(ofKind('accelerator'))('accelerator $word', ({ word }) => expect(isAccelerator(word)).toBe(true))

  it.each(ofKind('precision'))('precision $word', ({ word }) => expect(resolvePhrase('precision', word)).toBeDefined())
})

describe('precisions', () => {
  it.each([
    ['bfloat16', 'bf16'],
    ['torch.bfloat16', 'bf16'],
    ['bf16-mixed', 'bf16'],
    ['FP32', 'fp32'],
    ['jnp.float32', 'fp32'],
    ['TensorFloat-32', 'tf32'],
    ['half', 'fp16'],
    ['float8_e4m3fn', 'fp8'],
    ['NVFP4', 'fp4'],
  ])('%s', (word, id) => expect(resolvePhrase('precision', word)).toBe(id))

  it.each(['', 'mixed', 'int4', 'float128', 'bf-1-6', 'auto', 'x'.repeat(1000)])('%j is none', (word) => {
    expect(resolvePhrase('precision', word)).toBeUndefined()
  })
})
