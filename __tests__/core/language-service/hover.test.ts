import { describe, expect, it } from '@jest/globals'
import type { CompletionItem } from 'vscode-languageserver-types'
import { completions, documentationOf } from '../../../src/core/language-service/completions.ts'
import { manifestHover, wordHover } from '../../../src/core/language-service/hover.ts'
import { OpenManifest } from '../../../src/core/language-service/open-manifest.ts'
import { manifestVocabulary, policyVocabulary } from '../../../src/core/language-service/vocabulary.ts'
import { readDocument } from '../../../src/core/languages/yaml/document-reader.ts'
import { effectiveOf } from '../../support/policy-runs.ts'

const marked = (text: string) => ({ text: text.replace('|', ''), offset: text.indexOf('|') })

/** The words under the `|` of a text that is not checked, and the text that they are about. */
function explained(at: string, vocabulary = manifestVocabulary()): readonly [of: string, words: string] | undefined {
  const { text, offset } = marked(at)
  const hover = wordHover(readDocument(text), offset, vocabulary)
  if (hover?.range === undefined) return undefined
  const { start, end } = hover.range
  const { kind, value } = hover.contents as { kind: string; value: string }
  expect(kind).toBe('markdown')
  return [text.split('\n')[start.line]?.slice(start.character, end.character) ?? '', value]
}

/** What is offered as the value of a key. */
function itemsFor(key: string): CompletionItem[] {
  const text = `${key.replace('.', ':\n  ')}: `
  return completions(text, text.length, manifestVocabulary()).filter(({ data }) => data !== undefined)
}

describe('a word of the catalog', () => {
  it.each([
    'hardware: h|100',
    'hardware: tpu-v5e-|64',
    'hardware: { accelerator: tpu-v5e-1| }',
    'hardware: [l4, |a10g]',
    'hardware: { accelerator: rtx-4090|, count: 8 }',
    'hardware: { machine: a3-highgpu-|8g }',
    'hardware: { provider: |aws }',
    'hardware: { provider: |gcp }',
    'framework: |jax',
    'framework: { name: |jax }',
    'framework: { libraries: [pytorch, |deepspeed] }',
    'model: |meta-llama/Llama-3.1-8B',
    'model: { name: Qwen/|Qwen3-30B-A3B }',
    'jobs: { a: { hardware: { accelerator: |trainium2 } } }',
    'defaults: { framework: |pytorch }',
  ])('is explained by what is known of it: %s', (at) => expect(explained(at)).toMatchSnapshot())

  it.each(['- h|100', 'name: |h100', 'jobs: { |h100: {} }', '|# h100', 'hardware:| h100', 'hardware: h1000|', ' |'])(
    'is not seen in %j',
    (at) => expect(explained(at)).toBeUndefined(),
  )

  it('is explained in full beside a list of completions', () => {
    for (const [at, word] of [
      ['hardware: |', 'tpu-v5e-64'],
      ['hardware: |', 'a3-highgpu-8g'],
      ['hardware: { provider: | }', 'gcp'],
      ['framework: |', 'jax'],
      ['framework: { libraries: [|] }', 'deepspeed'],
      ['model: |', 'meta-llama/Llama-3.1-8B'],
    ] as const) {
      const { text, offset } = marked(at)
      const item = completions(text, offset, manifestVocabulary()).find(({ label }) => label === word)
      const [, words] = explained(at.replace('|', `|${word}`)) ?? []
      expect(item && documentationOf(item)).toEqual({
        kind: 'markdown',
        value: expect.stringContaining(words as string),
      })
    }
    expect(documentationOf({ label: 'l4', data: { key: 'accelerator', word: 'l4' } })).toMatchSnapshot()
    for (const key of ['hardware', 'hardware.provider', 'framework', 'framework.libraries', 'model'])
      for (const { label, data } of itemsFor(key)) {
        const { value } = documentationOf({ label, data }) as { value: string }
        // No empty line too much, no figure that is not known, and nothing said twice.
        expect(value).not.toMatch(/\n{3}|^\s|\s$|: \n|undefined|\*\*(.+)\*\* \(\1\)/)
      }
    for (const data of [undefined, { key: 'model' }, { word: 'h100' }, { key: 'accelerator', word: 'h1000' }])
      expect(documentationOf({ label: 'h100', data })).toBeUndefined()
  })
})

describe('a key', () => {
  it.each([
    'st|age: production',
    '|hardware: h100',
    'operations: { queue_time|: 6h }',
    'jobs: { a: { framework: { |libraries: [] } } }',
    '|jobs: {}',
  ])('of a manifest is explained as in the reference: %s', (at) => expect(explained(at)).toMatchSnapshot())

  it.each([
    'fail-|on: error',
    'rules: { model/dynamic-|shapes: off }',
    'hardware: { allow: [{ |accelerator: h100 }] }',
    'hardware: { |allow: [gpu] }',
    'hardware: { allow: [{ machine: |a3-highgpu-8g }] }',
    'hardware: { deny: [{ provider: |gcp }] }',
    'rules: { no/|such: off }',
  ])('or a value of a policy is, too: %s', (at) => expect(explained(at, policyVocabulary())).toMatchSnapshot())

  it.each(['limits: { model/dynamic-|shapes: off }', 'fail-on: |error'])(
    'that a policy does not know is not: %s',
    (at) => expect(explained(at, policyVocabulary())).toBeUndefined(),
  )
})

describe('a checked manifest', () => {
  const misfit = 'framework: pytorch, scale: { parameters: 70B, tokens: 1T }, hardware: tpu-v5e-8'
  const misfitted = (key: string): string => `{ ${misfit} }`.replace(key, `|${key}`)
  const hover = async (at: string, policy = ''): Promise<string | undefined> => {
    const { text, offset } = marked(at)
    const around = { effective: await effectiveOf(policy), today: '2026-11-21' }
    const found = manifestHover(new OpenManifest('train/accelerator.yml', text, around), offset, manifestVocabulary())
    return (found?.contents as { value: string } | undefined)?.value
  }

  it.each([
    ['a key below that one', '{ framework: jax, hardware: { |accelerator: tpu-v5e-64 } }'],
    ['its hardware', misfitted('tpu-v5e-8')],
    ['the key that stands for its only job', misfitted('hardware')],
    ['another key', misfitted('framework')],
    ['one of several jobs', `jobs: { |a: { ${misfit} }, b: {} }`],
    [
      'a job without findings',
      `jobs: { a: { ${misfit} }, |b: { framework: pytorch, hardware: h100:8, scale: { parameters: 1B, tokens: 1B } } }`,
    ],
    ['what has no words of its own', `name: |n\n${misfit.replaceAll(', ', '\n')}`],
    [
      'what favors its hardware and what does not',
      '|hardware: tpu-v5e-64\nframework: jax\nmodel: { dynamic_shapes: true }\n',
    ],
  ])('is explained at %s', async (_, at) => expect(await hover(at)).toMatchSnapshot())

  it.each([
    ['with sources', ['Wiki', 'https://example.com/scarce']],
    ['without sources', []],
  ])("is explained by a policy's own rule %s, and its reason", async (_, sources) => {
    const own = { id: 'own', when: 'true', message: 'Ask before you use it.', reason: 'It is scarce.', sources }
    const policy = `custom: [${JSON.stringify({ ...own, severity: 'warning' })}]\n`
    expect(await hover('|hardware: h100\n', policy)).toMatchSnapshot()
  })

  it('is not explained where nothing stands', async () => expect(await hover('hardware: h100\n|\n')).toBeUndefined())
})
