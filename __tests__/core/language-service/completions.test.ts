import { describe, expect, it } from '@jest/globals'
import { TextDocument } from 'vscode-languageserver-textdocument'
import type { CompletionItem } from 'vscode-languageserver-types'
import { completions } from '../../../src/core/language-service/completions.ts'
import { manifestVocabulary, policyVocabulary } from '../../../src/core/language-service/vocabulary.ts'

/** Completions where the text has its `|`. */
function itemsAt(marked: string, vocabulary = manifestVocabulary()): CompletionItem[] {
  const offset = marked.indexOf('|')
  return completions(marked.replace('|', ''), offset, vocabulary)
}

/** The same as the words that would be written. */
const offered = (marked: string, vocabulary = manifestVocabulary()): string[] =>
  itemsAt(marked, vocabulary).map(({ textEdit }) => textEdit?.newText ?? '')

describe('completions of keys', () => {
  it('of an empty file are those of one job and of many', () => {
    expect(offered('|')).toEqual(
      expect.arrayContaining([
        'framework: ',
        'stage: ',
        'scale: ',
        'hardware: ',
        'jobs:\n  ',
        'defaults:\n  ',
        'version: ',
      ]),
    )
  })

  it('leave out what stands there, and what the form of the file has no place for', () => {
    const keys = offered('framework: jax\n|\nhardware: tpu-v5e-8\n')
    expect(keys).toContain('stage: ')
    for (const key of ['framework: ', 'hardware: ', 'jobs: ', 'defaults: ']) expect(keys).not.toContain(key)
    expect(offered('jobs:\n  a: { stage: production }\n|')).toEqual(['version: ', 'defaults:\n  '])
    expect(offered('version: 1\njobs: { a: {} }\n|')).toEqual(['defaults:\n  '])
    expect(offered('framework: jax\njobs: {}\n|')).toEqual(expect.arrayContaining(['stage: ', 'defaults:\n  ']))
  })

  it.each([
    ['below a section', 'hardware:\n  |'],
    ['of a word that is being written', 'hardware:\n  acc|'],
    ['above other keys', 'hardware:\n  acc|\n  count: 8\n'],
    ['of a key that has its value', 'hardware:\n  acc|x: h100\n'],
    ['between braces', 'hardware: { count: 8, |'],
    ['between closed braces', 'hardware: { count: 8, | }\nstage: production\n'],
    ['of a job of many', 'jobs:\n  train:\n    hardware:\n      |'],
    ['of the defaults', 'defaults:\n  hardware:\n    |\njobs:\n  train: {}\n'],
    ['behind text that is no YAML any more', 'hardware:\n  |\nstage: { production\n'],
    ['with Windows line breaks', 'hardware:\r\n  |\r\nstage: production\r\n'],
    ['behind a list between brackets', 'hardware: { interconnect: [nvlink], |'],
    ['behind a key with a space before its colon', 'hardware: { count : 8, | }'],
    ['of a key with a space before its colon', 'hardware: { acc|x : h100 }'],
    ['of a key at the end of the text', 'hardware:\n  count: 8\n  acc|x:'],
    ['behind signs of two units', 'name: "🚀🚀"\nhardware: { count: 8, | }\n'],
  ])('are those of hardware %s', (_, marked) => {
    expect(offered(marked)).toContain('accelerator: ')
    expect(offered(marked)).not.toContain('stage: ')
  })

  it('open the next line where only a mapping may stand', () => {
    expect(offered('|')).toContain('needs:\n  ')
    expect(offered('jobs:\r\n  a:\r\n    |')).toContain('team:\r\n      ')
    expect(offered('jobs: { a: { |')).toContain('team: ')
    expect(offered('|\nname: train\n')).toContain('needs:\n  ')
  })

  it('are none in comments and in values without words', () => {
    expect(offered('stage: production # |')).toEqual([])
    expect(offered('name: tr|')).toEqual([])
    expect(offered('labels:\n  |')).toEqual([])
    expect(offered('- |')).toEqual([])
    expect(offered('}\n|')).toEqual([])
  })
})

describe('completions of values', () => {
  it.each([
    ['stage: |', 'production'],
    ['stage: prod|uction', 'production'],
    ['version: |', '1'],
    ['model: { dynamic_shapes: |', 'true'],
    ['model: { dynamic_shapes: |', 'false'],
    ['model: { custom_kernels: |', 'triton'],
    ['model: { custom_kernels: [cuda, |', 'triton'],
    ['model:\n  custom_kernels:\n    - |', 'pallas-tpu'],
    ['framework: |', 'pytorch'],
    ['framework: [jax, |', 'pytorch'],
    ['framework:\n  libraries:\n    - deep|', 'deepspeed'],
    ['hardware: |', 'h100-80gb'],
    ['hardware: |', 'tpu-v5e-64'],
    ['hardware: |', 'a3-highgpu-8g'],
    ['hardware: { provider: |', 'coreweave'],
    ['hardware: { parallelism: |', 'fsdp'],
    ['hardware: { interconnect: [nvlink, |', 'infiniband'],
    ['model: |', 'meta-llama/Llama-3.1-8B'],
    ['scale: |', 'massive'],
    ['scale: { parameters: |', '7B'],
    ['operations: { queue_time: |', '6h'],
    ['jobs:\n  a:\n    task: |', 'fine-tuning'],
    ['jobs:\n  a:\n    hardware: |', 'h100-80gb'],
    ['defaults: { framework: { name: |', 'jax'],
  ])('at %j hold %s', (marked, word) => {
    expect(offered(marked)).toContain(word)
  })

  it('offer what a spelling of other programs stands for first', () => {
    expect(offered('model: { precision: bfloat16|')[0]).toBe('bf16')
    expect(offered('hardware: { accelerator: NVIDIA H100 80GB HBM3|')[0]).toBe('h100-80gb')
    expect(offered('hardware: { provider: google cloud| }')[0]).toBe('gcp')
    expect(offered('hardware: { provider: google cloud |')[0]).toBe('gcp')
    expect(offered('framework: tf|')[0]).toBe('tensorflow')
  })

  it.each([
    ['hardware: 8x H10|0\n', '8x H100'],
    ['hardware: { accelerator: h|1, count: 8 }', 'h1'],
    ['hardware: [h|1]', 'h1'],
    ['hardware: [l4, 8x H10|0]', '8x H100'],
    ['hardware: { interconnect: [NVIDIA Net|] }', 'NVIDIA Net'],
    ['stage: "prod|uction"', 'production'],
    ['stage: prod|uction # now', 'production'],
    ['stage: prod|\r\nname: x\r\n', 'prod'],
    ['st|age: production', 'stage'],
    ['st|age:', 'stage'],
    ['{st|age:\tproduction}', 'stage'],
    ['framework:\n  libraries:\n    -   deep|', 'deep'],
  ])('replace all of the word that stands in %j', (marked, word) => {
    const [item] = itemsAt(marked)
    const text = TextDocument.create('file:///a', 'yaml', 1, marked.replace('|', ''))
    expect(item?.textEdit && 'range' in item.textEdit && text.getText(item.textEdit.range)).toBe(word)
  })

  it('say in a line what each is, in the order of the list', () => {
    const [key, value, example, entry, spelled, meant] = [
      itemsAt('sta|').find(({ label }) => label === 'stage'),
      itemsAt('stage: |')[1],
      itemsAt('scale: { parameters: |')[0],
      itemsAt('hardware: |').find(({ label }) => label === 'tpu-v5e-1'),
      itemsAt('model: { precision: bfloat16|')[0],
      itemsAt('hardware: { provider: google cloud|')[0],
    ].map((item) => ({ ...item, textEdit: item?.textEdit?.newText }))
    expect(key).toMatchObject({ kind: 10, detail: 'The stage of the project.', textEdit: 'stage: ' })
    expect(value).toEqual({ label: 'prototype', kind: 20, sortText: '00001', textEdit: 'prototype' })
    expect(example).toEqual({ label: '7B', kind: 12, detail: 'such as', sortText: '00000', textEdit: '7B' })
    expect(entry).toMatchObject({ kind: 7, detail: expect.stringMatching(/^Google TPU, 1 chip, 16 GB, /) })
    expect(spelled).toEqual({
      ...{ label: 'bf16', kind: 20, sortText: '00000', textEdit: 'bf16' },
      ...{ filterText: 'bfloat16', detail: "the reference's word for bfloat16" },
    })
    expect(meant).toMatchObject({ kind: 9, filterText: 'google cloud', detail: 'Google Cloud, offers TPUs' })
  })

  it('repeat no word for what is typed of it', () => {
    for (const [marked, word] of [
      ['model: { precision: bf|', 'bf16'],
      ['model: { precision: BF16|', 'bf16'],
      ['hardware: { provider: gc|', 'gcp'],
    ] as const)
      expect(offered(marked).filter((each) => each === word)).toEqual([word])
  })

  it('quote what YAML would read as something else', () => {
    const words = [...offered('hardware: |'), ...offered('model: |')]
    expect(words).toEqual(expect.arrayContaining(['"01-ai/Yi-34B"', '"Gemini 2.0"']))
    for (const word of words) expect(word).toMatch(/^(?:[\w./+-]+|".*")$/)
    expect(words.filter((word) => /^\d+(?:e\d+)?$/.test(word))).toEqual([])
  })
})

describe('completions of a policy', () => {
  it('know its keys, its rules and its hardware', () => {
    const policy = policyVocabulary()
    expect(offered('|', policy)).toEqual(expect.arrayContaining(['rules:\n  ', 'limits: ', 'fail-on: ']))
    expect(offered('rules:\n  |', policy)).toContain('model/dynamic-shapes: ')
    expect(offered('rules:\n  model/dynamic-shapes: |', policy)).toContain('off')
    expect(offered('hardware:\n  allow:\n    - accelerator: |', policy)).toContain('h100-80gb')
    expect(offered('hardware:\n  allow:\n    - { provider: |', policy)).toContain('aws')
    expect(offered('hardware:\n  deny:\n    - machine: |', policy)).toContain('a3-highgpu-8g')
    expect(offered('limits: { |', policy)).not.toContain('model/dynamic-shapes: ')
    expect(offered('rules: { model/dynamic-shapes: { |', policy)).not.toContain('model/dynamic-shapes: ')
    expect(itemsAt('rules: { model/dyn|', policy).find(({ label }) => label === 'model/dynamic-shapes')).toMatchObject({
      ...{ kind: 10, detail: 'Dynamic shapes on a TPU' },
    })
  })
})
