import { describe, expect, it } from '@jest/globals'
import { check } from '../../../src/core/index.ts'
import type { ReportFile } from '../../../src/core/report/report.ts'
import { declarationOf, jobOf, manifestOf, troubles } from '../../support/spelled.ts'

describe('a model that is named', () => {
  it('gives its size and its kind from the catalogue', () => {
    const { model, scale } = declarationOf('model: { name: meta-llama/Llama-3.1-8B }')
    expect(model).toEqual({ name: 'meta-llama/Llama-3.1-8B', architecture: 'transformer' })
    expect(scale?.parameters).toBeGreaterThan(7.9e9)
    expect(scale?.parameters).toBeLessThan(8.1e9)
  })

  it.each([
    'model: meta-llama/Llama-3.1-8B',
    'model: llama 3.1 8b',
    'model_name: meta-llama/Meta-Llama-3.1-8B-Instruct',
    'base_model: Llama-3.1-8B',
    'model: { model_name_or_path: meta-llama/Llama-3.1-8B }',
    'model: { name: LLAMA_3.1_8B }',
  ])('gives the same in other words: %s', (text) => {
    const twin = declarationOf('model: { name: meta-llama/Llama-3.1-8B }')
    expect(declarationOf(text).scale).toEqual(twin.scale)
    expect(declarationOf(text).model?.architecture).toBe('transformer')
    expect(troubles(text)).toEqual([])
  })

  it('gives the active parameters of a mixture of experts', () => {
    const { model, scale } = declarationOf('model: mistralai/Mixtral-8x7B-v0.1')
    expect(model?.architecture).toBe('moe')
    expect(scale?.active_parameters).toBeLessThan((scale?.parameters as number) / 2)
  })

  it('gives the size that its name tells, where the catalogue lacks it', () => {
    expect(declarationOf('model: { name: acme/frobnicator-13b }').scale).toEqual({ parameters: 13e9 })
    expect(declarationOf('model: { name: acme/frobnicator }').scale).toBeUndefined()
  })

  it('says nothing where the size is declared', () => {
    expect(declarationOf('model: { name: acme/frobnicator-13b }\nscale: { parameters: 12B }').scale).toEqual({
      parameters: 12e9,
    })
    expect(troubles('model: { name: acme/frobnicator-13b }\nscale: { parameters: 12B }')).toEqual([])
  })

  it('is contradicted by a size that is another one, which counts', () => {
    const text = 'model: { name: meta-llama/Llama-3.1-8B }\nscale: { parameters: 70B }\n'
    expect(troubles(text)).toMatchObject([
      {
        rule: 'manifest/contradicts-model',
        severity: 'warning',
        message: expect.stringMatching(/^`scale\.parameters` is 70B, but .* has 8\.03B parameters\.$/),
        span: { line: 2, column: 22, endColumn: 25 },
      },
    ])
    expect(declarationOf(text).scale?.parameters).toBe(70e9)
    expect(jobOf(text).errors).toBe(0)
  })
})

describe('a model whose config.json is in the repository', () => {
  const path = 'train/accelerator.yml'
  const manifest = (config: string, more = ''): string => `framework: pytorch
task: pretraining
${more}model: { config: ${config}, method: full, precision: bf16, optimizer: adamw }
hardware: { accelerator: H100, count: 64, parallelism: fsdp }
scale: { sequence_length: 4096, global_batch_size: 512, tokens: 1T }
`
  const llama = JSON.stringify({
    architectures: ['LlamaForCausalLM'],
    ...{ model_type: 'llama', hidden_size: 4096, intermediate_size: 14336, num_attention_heads: 32 },
    ...{ num_hidden_layers: 32, num_key_value_heads: 8, vocab_size: 128256, tie_word_embeddings: false },
  })
  const checked = (text: string, files: Readonly<Record<string, string>>): ReportFile =>
    check([{ path, text }, ...Object.entries(files).map(([name, content]) => ({ path: name, text: content }))])
      .files[0] as ReportFile
  const refused = (file: ReportFile) => file.findings.filter(({ rule }) => rule === 'manifest/unusable-config')

  it.each([
    ['config.json', 'train/config.json'],
    ['./model/config.json', 'train/model/config.json'],
    ['../shared/config.json', 'shared/config.json'],
  ])('is sized by it: %s', (written, place) => {
    const file = checked(manifest(written), { [place]: llama })
    const sized = checked(
      manifest('config.json')
        .replace('scale: {', 'scale: { parameters: 8.03B,')
        .replace('config: config.json, ', 'architecture: transformer, '),
      {},
    )
    expect(refused(file)).toEqual([])
    expect(file.jobs[0]?.sizing.memory).toBeDefined()
    expect(file.jobs[0]?.sizing.chipHours).toBeDefined()
    const [from, of] = [file, sized].map((each) =>
      Number(JSON.stringify(each.jobs[0]?.sizing.chipHours).match(/[\d.]+/)?.[0]),
    )
    expect(Math.abs((from as number) / (of as number) - 1)).toBeLessThan(0.02)
  })

  it.each([
    ['that is not there', 'config.json', {}, 'the file does not exist or cannot be read.'],
    [
      'outside of the repository',
      '../../config.json',
      { 'config.json': llama },
      'the file does not exist or cannot be read.',
    ],
    [
      'by its place on a machine',
      '/config.json',
      { 'config.json': llama },
      'the file does not exist or cannot be read.',
    ],
    [
      'that is too large',
      'config.json',
      { 'train/config.json': `${llama}${' '.repeat(300_000)}` },
      /too large|no such file/,
    ],
    ['that is no JSON', 'config.json', { 'train/config.json': '{ hidden_size: 4096' }, 'it is not valid JSON.'],
  ])('gives no sizes from a file %s', (_, written, files, problem) => {
    const file = checked(manifest(written), files as Readonly<Record<string, string>>)
    expect(refused(file)).toMatchObject([{ severity: 'warning', line: 3, message: expect.stringMatching(problem) }])
    expect(file.jobs[0]?.sizing.chipHours).toBeUndefined()
  })

  it('contradicts the name of a model of another size, which a locked limit counts', () => {
    const policy = {
      '.github/accelerator-policy.yml':
        'version: 1\nlimits: [{ chip_hours: 400_000, locked: true, severity: error }]\n',
    }
    const named = (name: string) =>
      checked(manifest('config.json').replace('config:', `name: ${name}, config:`), {
        'train/config.json': llama,
        ...policy,
      }).findings.filter(({ rule }) => /contradicts|exceeded/.test(rule))
    expect(named('meta-llama/Llama-3.1-8B')).toEqual([])
    expect(named('meta-llama/Llama-3.1-70B')).toMatchObject([
      {
        rule: 'manifest/contradicts-model',
        message: '`model.config` has 8.03B parameters, but meta-llama/Llama-3.1-70B has 70.6B.',
      },
      { rule: 'policy/limit-exceeded' },
    ])
  })

  it('is contradicted by a size that is another one', () => {
    const text = manifest('config.json').replace('scale: {', 'scale: { parameters: 70B,')
    expect(checked(text, { 'train/config.json': llama }).findings).toContainEqual(
      expect.objectContaining({
        rule: 'manifest/contradicts-model',
        message: expect.stringMatching(/^`scale\.parameters` is 70B, but its config\.json has 8\.03B parameters\.$/),
      }),
    )
    expect(manifestOf(text).findings).toEqual([])
  })
})
