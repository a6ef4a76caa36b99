import { describe, expect, it } from '@jest/globals'
import { completions } from '../../../src/core/language-service/completions.ts'
import { manifestVocabulary, policyVocabulary } from '../../../src/core/language-service/vocabulary.ts'

/** The texts that completions at `|` would insert. */
function offered(marked: string, vocabulary = manifestVocabulary()): string[] {
  const offset = marked.indexOf('|')
  const text = marked.slice(0, offset) + marked.slice(offset + 1)
  return completions(text, offset, vocabulary).map(({ textEdit }) => textEdit?.newText ?? '')
}

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
    ['behind signs of two units', 'name: "🚀🚀"\nhardware: { count: 8, | }\n'],
  ])('are those of hardware %s', (_, marked) => {
    expect(offered(marked)).toContain('accelerator: ')
    expect(offered(marked)).not.toContain('stage: ')
  })

  it('open the next line where only a mapping may stand', () => {
    expect(offered('|')).toContain('needs:\n  ')
    expect(offered('jobs:\r\n  a:\r\n    |')).toContain('team:\r\n      ')
    expect(offered('jobs: { a: { |')).toContain('team: ')
  })

  it('are none in comments and in values without words', () => {
    expect(offered('stage: production # |')).toEqual([])
    expect(offered('name: tr|')).toEqual([])
    expect(offered('labels:\n  |')).toEqual([])
  })
})

describe('completions of values', () => {
  it.each([
    ['stage: |', 'production'],
    ['stage: prod|uction', 'production'],
    ['model: { dynamic_shapes: |', 'true'],
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
  ])('at %j hold %s', (marked, word) => {
    expect(offered(marked)).toContain(word)
  })

  it('offer what a spelling of other programs stands for first', () => {
    expect(offered('model: { precision: bfloat16|')[0]).toBe('bf16')
    expect(offered('hardware: { accelerator: NVIDIA H100 80GB HBM3|')[0]).toBe('h100-80gb')
    expect(offered('hardware: { provider: google cloud|')[0]).toBe('gcp')
  })

  it('replace the whole phrase that stands there', () => {
    const text = 'hardware: 8x H100\n'
    const [item] = completions(text, text.length - 1, manifestVocabulary())
    expect(item?.textEdit).toMatchObject({
      range: { start: { line: 0, character: 10 }, end: { line: 0, character: 17 } },
    })
  })

  it('quote what YAML would read as something else', () => {
    const words = offered('hardware: |')
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
  })
})
