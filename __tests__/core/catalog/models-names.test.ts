import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { allModels } from '../../../src/core/catalog/models/all-models.ts'
import {
  architectureOfModelWord,
  isModelFamily,
  resolveModel,
  sizeInName,
} from '../../../src/core/catalog/models/model-name.ts'
import { anyText } from '../../support/any-text.ts'

const idOf = (text: string): string | undefined => resolveModel(text)?.id

describe('resolveModel', () => {
  it.each([
    ['meta-llama/Llama-3.1-8B', 'meta-llama/Llama-3.1-8B'],
    ['llama 3.1 8b', 'meta-llama/Llama-3.1-8B'],
    ['Llama-3.1-8B-Instruct', 'meta-llama/Llama-3.1-8B'],
    ['llama3.1-8b', 'meta-llama/Llama-3.1-8B'],
    ['llama3.1:8b-instruct-q4_K_M', 'meta-llama/Llama-3.1-8B'],
    ['llama-3-1-8b', 'meta-llama/Llama-3.1-8B'],
    ['llama3_1/8B', 'meta-llama/Llama-3.1-8B'],
    ['Meta-Llama-3.1-8B-Instruct-bnb-4bit', 'meta-llama/Llama-3.1-8B'],
    ['Llama-3.1-8B-Instruct-20240723', 'meta-llama/Llama-3.1-8B'],
    ['NousResearch/Meta-Llama-3.1-8B', 'meta-llama/Llama-3.1-8B'],
    ['https://huggingface.co/meta-llama/Llama-3.1-8B', 'meta-llama/Llama-3.1-8B'],
    ['/data/models/llama-3.1-8b', 'meta-llama/Llama-3.1-8B'],
    ['/data/models/llama-3.1-8b/', 'meta-llama/Llama-3.1-8B'],
    ['out/Qwen2.5-7B-Instruct/checkpoint-500', 'Qwen/Qwen2.5-7B'],
    ['out/gemma-3-27b-it/final', 'google/gemma-3-27b-pt'],
    ['/cache/models--meta-llama--Llama-2-7b-hf/snapshots/01c7f73d771d', 'meta-llama/Llama-2-7b-hf'],
    ['Llama-3-8B', 'meta-llama/Meta-Llama-3-8B'],
    ['LLaMA2-7B', 'meta-llama/Llama-2-7b-hf'],
    ['LLaMA-7B', 'huggyllama/llama-7b'],
    ['bert-large-uncased', 'google-bert/bert-large-uncased'],
    ['BERT-Large', 'google-bert/bert-large-uncased'],
    ['bert_base', 'google-bert/bert-base-uncased'],
    ['ResNet50', 'torchvision/resnet50'],
    ['resnet-50', 'torchvision/resnet50'],
    ['ViT-L/16', 'torchvision/vit_l_16'],
    ['vit_l_16', 'torchvision/vit_l_16'],
    ['SDXL', 'stabilityai/stable-diffusion-xl-base-1.0'],
    ['stable diffusion xl', 'stabilityai/stable-diffusion-xl-base-1.0'],
    ['whisper-large-v3', 'openai/whisper-large-v3'],
    ['DLRM', 'mlperf/dlrm-v1'],
    ['gpt2-xl', 'openai-community/gpt2-xl'],
    ['GPT-2 1.5B', 'openai-community/gpt2-xl'],
    ['mixtral 8x7B', 'mistralai/Mixtral-8x7B-v0.1'],
    ['Mistral 7B', 'mistralai/Mistral-7B-v0.1'],
    ['Qwen2.5-72B-Instruct-AWQ', 'Qwen/Qwen2.5-72B'],
    ['T5-11B', 'google-t5/t5-11b'],
    ['flan-t5-xxl', 'google/t5-v1_1-xxl'],
    ['phi-1.5', 'microsoft/phi-1_5'],
    ['gemma-3-1b-it', 'google/gemma-3-1b-pt'],
    ['yolo11n.pt', 'ultralytics/yolo11n'],
    ['Google Gemini 2.0', 'Gemini 2.0'],
    ["OpenAI's GPT-4", 'GPT-4'],
    ['Open AI ChatGPT', 'ChatGPT'],
    ['Claude', 'Claude'],
    ['PaLM', 'PaLM-540B'],
  ])('reads %s as %s', (text, id) => {
    expect(idOf(text)).toBe(id)
  })

  it.each([
    ...[
      'bert',
      'gpt',
      'llama',
      'llama-3',
      'llama 3.1',
      'vit',
      'resnet',
      'unet',
      'mixtral',
      'whisper',
      'mistral',
      'qwen',
    ],
    ...['t5', 'bart', 'yolo', 'lstm', 'stable-diffusion', 'flux', 'sam', 'transformer', 'rnnt', 'gcn', 'falcon', 'opt'],
    ...['llama-3-9b', 'llama-3-80b', 'llama-2-8b', 'resnet-51', 'gemma-27b', 'qwen-27b', 'mamba2-8b', 't511b', 'gpt-5'],
    ...['DeepSeek-R1-Distill-Qwen-7B', 'my-llama-3.1-8b', 'Llama-3.1-8B-mini', 'bert-base-large', 'command-r-2024'],
    ...['base', 'large', '7b', '16', 'instruct', 'chat', '', ' ', '-', '/', '//', 'meta-llama/', '/8B'],
    ...['лlama-3.1-8b', 'llama-3.1-8b<script>', 'llama-3.1-8b; rm', 'constructor', '__proto__', 'toString'],
  ])('knows no model %j', (text) => {
    expect(idOf(text)).toBeUndefined()
  })

  const models = allModels()
  const anyName = fc.constantFrom(
    ...models.flatMap((model) => [model.id, ...model.names].map((name) => [name, model] as const)),
  )

  it('disregards case and the sign between words', () => {
    const variants = fc.tuple(anyName, fc.constantFrom('-', '_', ' '), fc.boolean())
    fc.assert(
      fc.property(variants, ([[name, model], separator, upper]) => {
        // Between two digits, `_` may be a decimal point.
        const spelled = name.replace(/(?<!\d)[-_ ]|[-_ ](?!\d)/g, separator)
        expect(resolveModel(upper ? spelled.toUpperCase() : spelled.toLowerCase())).toBe(model)
      }),
      { numRuns: 1500 },
    )
  })

  it('passes over what leaves the size as it is', () => {
    const suffix = fc.constantFrom(
      '-instruct',
      '-chat',
      '-hf',
      '-gguf',
      '-awq',
      '-gptq',
      '-bnb-4bit',
      '-fp8',
      '-it',
      '-4-bit',
    )
    fc.assert(
      fc.property(anyName, suffix, ([name, model], added) => {
        expect(resolveModel(name + added)).toBe(model)
      }),
      { numRuns: 1500 },
    )
  })

  it('knows a model behind words of somebody, after its size', () => {
    expect(resolveModel('me/llama-3-1-8b-math-orca-ep1')?.id).toBe('meta-llama/Llama-3.1-8B')
    expect(resolveModel('out/Qwen2.5-7B-Instruct-legal')?.id).toBe('Qwen/Qwen2.5-7B')
    for (const other of [
      'llama-3.1-8b-vision',
      'Qwen2.5-7B-moe',
      'gemma-2-9b-merged',
      'Qwen3-8B-reranker',
      'me/math-8b',
    ])
      expect([other, resolveModel(other)]).toEqual([other, undefined])
  })

  it('disregards the publisher before a slash', () => {
    const published = models.filter(({ id }) => /\d.*\D\d|\d[bBmM]\b/.test(id) && id.split('/').length === 2)
    fc.assert(
      fc.property(fc.constantFrom(...published), fc.constantFrom('acme', 'my-org', 'unsloth'), (model, publisher) => {
        expect(resolveModel(`${publisher}/${model.id.split('/')[1]}`)).toBe(model)
      }),
      { numRuns: 1000 },
    )
  })

  it('never takes a name with another size for it', () => {
    const sized = models.filter(({ id }) => /-\d+[bB]$/.test(id))
    fc.assert(
      fc.property(fc.constantFrom(...sized), fc.integer({ min: 701, max: 899 }), (model, size) => {
        expect(resolveModel(model.id.replace(/\d+[bB]$/, `${size}B`))).toBeUndefined()
      }),
    )
  })
})

describe('sizeInName', () => {
  it.each([
    ['my-org/foo-13b', 13e9],
    ['acme-1.3B-v2', 1.3e9],
    ['350m', 350e6],
    ['open_foo_3b', 3e9],
    ['foo-0.5b', 0.5e9],
    ['foo-30b-a3b', 30e9],
    ['foo-7b-instruct-1m', 7e9],
    ['foo-1024b', 1024e9],
    ['models/gpt_345m.nemo', 345e6],
  ])('reads %s', (text, parameters) => {
    expect(sizeInName(text)).toBe(parameters)
  })

  it.each([
    ...['v3b', '4bit', 'h100-80gb', '2024b', 'foo-8x7b', 'foo-17b-16e', 'e4b', 'a3b', 'foo-1_3b', 'foo-3t', '0b', 'b'],
    ...['foo-100b-tokens', 'foo-8b-from-70b', '99999b', 'foo', '', 'vit-b', 'yolo11m', 'bloom-7b1', '1.2.3b'],
  ])('reads none in %j', (text) => {
    expect(sizeInName(text)).toBeUndefined()
  })

  it('agrees with what the names of the catalogue state', () => {
    const stated = allModels().flatMap(({ id, parameters, architecture }) => {
      const size = sizeInName(id)
      return parameters === undefined || size === undefined || architecture === undefined
        ? []
        : [{ id, ratio: parameters / size }]
    })
    expect(stated.length).toBeGreaterThan(200)
    expect(stated.filter(({ ratio }) => ratio < 0.8 || ratio > 1.7)).toEqual([])
  })
})

describe('families of models', () => {
  it.each([
    ['llama', 'transformer'],
    ['LLaMA', 'transformer'],
    ['llama-3.1', 'transformer'],
    ['GPT', 'transformer'],
    ['Custom GPTs', 'transformer'],
    ['bert', 'transformer'],
    ['ViT', 'transformer'],
    ['ResNet', 'resnet'],
    ['resnet-51', 'resnet'],
    ['U-Net', 'cnn'],
    ['YOLOv8', 'cnn'],
    ['mixtral', 'moe'],
    ['DLRM', 'recommender'],
    ['whisper', 'transformer'],
    ['Stable Diffusion', 'diffusion'],
    ['qwen2.5', 'transformer'],
    ['T5', 'transformer'],
    ['LSTM', 'rnn'],
    ['GraphSAGE', 'gnn'],
    ['MLP', 'mlp'],
  ])('reads %s as %s', (word, architecture) => {
    expect(architectureOfModelWord(word)).toBe(architecture)
    expect(isModelFamily(word)).toBe(true)
  })

  it('knows families for which the manifest has no word', () => {
    expect(isModelFamily('mamba')).toBe(true)
    expect(architectureOfModelWord('mamba')).toBeUndefined()
  })

  it.each(['', '7', 'v2', 'foo', 'constructor', 'llama-8b-foo', 'h100'])('knows no family %j', (word) => {
    expect(isModelFamily(word)).toBe(false)
    expect(architectureOfModelWord(word)).toBeUndefined()
  })
})

describe('hostile names', () => {
  const readers = [resolveModel, sizeInName, isModelFamily, architectureOfModelWord]

  it('are read without error', () => {
    fc.assert(
      fc.property(anyText(300), (text) => {
        for (const read of readers) expect(() => read(text)).not.toThrow()
      }),
    )
  })

  it('are unknown where they are longer than any name', () => {
    const long = `${'x'.repeat(250)}/llama-3.1-8b`
    for (const read of readers) expect([undefined, false]).toContain(read(long))
  })
})
