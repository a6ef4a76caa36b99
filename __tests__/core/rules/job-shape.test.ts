import { describe, expect, it } from '@jest/globals'
import { readModelConfig } from '../../../src/core/catalog/models/model-config.ts'
import { check } from '../../../src/core/index.ts'
import type { ReportSizing } from '../../../src/core/report/report.ts'

const sizingOf = (text: string, others: readonly { path: string; text: string }[] = []): ReportSizing => {
  const [job] = check([{ path: 'accelerator.yml', text }, ...others]).files[0]?.jobs ?? []
  if (job === undefined) throw new Error('no job')
  return job.sizing
}
const partsOf = (text: string, others: readonly { path: string; text: string }[] = []) =>
  sizingOf(text, others).memory?.partsGiB

const llama = {
  model_type: 'llama',
  hidden_size: 4096,
  num_hidden_layers: 32,
  num_attention_heads: 32,
  num_key_value_heads: 8,
  intermediate_size: 14_336,
  vocab_size: 128_256,
}
const shapeIn = (config: object) => {
  const read = readModelConfig(config)
  return read.ok ? read.model : undefined
}

describe('a config.json', () => {
  it('tells which layers see a window', () => {
    expect(shapeIn(llama)).not.toHaveProperty('window')
    const gemma = { ...llama, model_type: 'gemma3_text', sliding_window: 1024, num_hidden_layers: 62 }
    expect(shapeIn(gemma)).toMatchObject({ window: 1024, fullAttentionLayers: 10 })
    expect(shapeIn({ ...gemma, sliding_window_pattern: 2 })).toMatchObject({ fullAttentionLayers: 31 })
    const mistral = shapeIn({ ...llama, model_type: 'mistral', sliding_window: 4096 })
    expect(mistral).toMatchObject({ window: 4096 })
    expect(mistral).not.toHaveProperty('fullAttentionLayers')
    const listed = ['sliding_attention', 'full_attention']
    const types = { ...llama, model_type: 'gpt_oss', num_hidden_layers: 2, layer_types: listed, sliding_window: 128 }
    expect(shapeIn(types)).toMatchObject({ window: 128, fullAttentionLayers: 1 })
  })

  it('of a Qwen states a window that is off', () => {
    const qwen = { ...llama, model_type: 'qwen2', sliding_window: 131_072, max_window_layers: 28 }
    expect(shapeIn(qwen)).not.toHaveProperty('window')
    expect(shapeIn({ ...qwen, use_sliding_window: true })).toMatchObject({ window: 131_072, fullAttentionLayers: 28 })
  })

  it('reaches the arithmetic: what latent attention keeps', () => {
    const text = `
task: inference
framework: pytorch
model: { config: config.json, precision: bf16 }
scale: { sequence_length: 32768, micro_batch_size: 16 }
hardware: { accelerator: h100, count: 1 }
`
    const cacheOf = (config: object) => partsOf(text, [{ path: 'config.json', text: JSON.stringify(config) }])?.cache
    expect(cacheOf(llama)).toBeCloseTo(64, 0)
    const latent = { kv_lora_rank: 512, qk_rope_head_dim: 64, qk_nope_head_dim: 128, v_head_dim: 128 }
    const deepSeek = { ...llama, model_type: 'deepseek_v3', ...latent }
    expect(cacheOf(deepSeek)).toBeCloseTo((32 * 576 * 2 * 32_768 * 16) / 2 ** 30, 0)
  })
})

describe('a declared shape', () => {
  const serving = (shape: string) => `
task: inference
framework: pytorch
scale: { parameters: 32.8B, sequence_length: 8192, micro_batch_size: 8 }
model: { architecture: transformer, precision: bf16, ${shape} }
hardware: { accelerator: h200, count: 1 }
`

  it('tells keys and values, also where heads are wider than their share of the hidden size', () => {
    const all = 'layers: 64, hidden_size: 5120, heads: 64, kv_heads: 8, head_dim: 128'
    expect(partsOf(serving(all))?.cache).toBeCloseTo(16, 1)
    expect(partsOf(serving('layers: 64, hidden_size: 5120'))?.cache).not.toBeCloseTo(16, 1)
  })

  it('leaves the output out where there is no vocabulary', () => {
    const training = (vocabulary: string) => `
task: training
framework: pytorch
scale: { parameters: 400M, sequence_length: 77, micro_batch_size: 4096 }
model: { architecture: transformer, precision: bf16, ${vocabulary} }
hardware: { accelerator: h100, count: 8 }
`
    expect(partsOf(training('vocabulary: 49408'))?.logits).toBeGreaterThan(5)
    expect(partsOf(training('vocabulary: 0'))?.logits).toBe(0)
  })
})

describe('a model without a language-model head', () => {
  const job = (task: string, name: string, more = '') => `
task: ${task}
framework: pytorch
model: { name: ${name}, precision: bf16 ${more} }
scale: { sequence_length: 512, micro_batch_size: 256 }
hardware: { accelerator: h100, count: 8 }
`

  it.each([
    ['black-forest-labs/FLUX.1-dev', 32],
    ['Wan-AI/Wan2.1-T2V-14B', 37],
    ['stable-diffusion-v1-5/stable-diffusion-v1-5', 2],
  ])('has the text encoders of a pipeline that serves %s', (name, about) => {
    const weights = partsOf(job('inference', name).replace('count: 8', 'count: 1'))?.weights
    expect(weights).toBeGreaterThan(about - 1)
    expect(weights).toBeLessThan(about + 1)
  })

  it('has no logits: a CLIP, and an encoder that is tuned to classify', () => {
    expect(partsOf(job('training', 'openai/clip-vit-large-patch14'))?.logits).toBe(0)
    expect(partsOf(job('fine-tuning', 'google-bert/bert-base-uncased', ', method: full'))?.logits).toBe(0)
    expect(partsOf(job('training', 'google-bert/bert-base-uncased'))?.logits).toBe(0)
    expect(partsOf(job('pretraining', 'google-bert/bert-base-uncased'))?.logits).toBeGreaterThan(1)
  })

  it('keeps nothing between requests', () => {
    expect(partsOf(job('inference', 'google-bert/bert-base-uncased'))?.cache).toBe(0)
    expect(partsOf(job('inference', 'openai-community/gpt2'))?.cache).toBeGreaterThan(0)
  })
})

describe('a diffusion transformer', () => {
  const job = (name: string, scale: string, checkpointing: boolean) => `
task: training
framework: pytorch
model: { name: ${name}, precision: bf16, activation_checkpointing: ${checkpointing} }
scale: { ${scale} }
hardware: { accelerator: h100, count: 64, parallelism: fsdp }
`

  it('keeps activations by its sequence', () => {
    const video = job('Wan-AI/Wan2.1-T2V-14B', 'sequence_length: 75600', false)
    expect(partsOf(video)?.activations).toBeGreaterThan(300)
    expect(sizingOf(video).memory?.verdict).toBe('does-not-fit')
    expect(partsOf(job('Wan-AI/Wan2.1-T2V-14B', 'sequence_length: 75600', true))?.activations).toBeLessThan(80)
  })

  it('says nothing of a video whose length nobody declares', () => {
    const open = sizingOf(job('Wan-AI/Wan2.1-T2V-14B', 'samples: 1M', false))
    expect(open.memory).toMatchObject({ verdict: 'unknown' })
    expect(open.memory?.needs).toContain('scale.sequence_length')
    expect(open.memory).not.toHaveProperty('likely')
  })

  it('counts the patches of an image, by its declared size', () => {
    const flux = partsOf(job('black-forest-labs/FLUX.1-dev', 'micro_batch_size: 4', true))
    expect(flux?.activations).toBeGreaterThan(3)
    const small = job('black-forest-labs/FLUX.1-dev, image_size: 512', 'micro_batch_size: 4', true)
    expect(partsOf(small)?.activations).toBeCloseTo((flux?.activations ?? 0) / 4, 0)
  })
})

describe('the declared size of an image', () => {
  it('scales the operations that the name gave', () => {
    const job = (more: string) => `
task: training
framework: pytorch
model: { name: timm/vit_base_patch16_224, precision: bf16 ${more} }
scale: { samples: 100M }
hardware: { accelerator: h100, count: 8 }
`
    const plain = sizingOf(job('')).likelyHours ?? 0
    expect(plain).toBeGreaterThan(0)
    expect((sizingOf(job(', image_size: 448')).likelyHours ?? 0) / plain).toBeCloseTo(4, 1)
  })
})

describe('weights that answer requests', () => {
  const job = (model: string, hardware = 'accelerator: h100, count: 1') => `
task: inference
framework: pytorch
model: { name: meta-llama/Llama-3.1-70B, ${model} }
scale: { sequence_length: 4096 }
hardware: { ${hardware} }
`

  it('in 4 bits take their scales, and embeddings and head in 16', () => {
    // 68.45 billion × 4.5 bits and 2.1 billion × 16.
    expect(partsOf(job('precision: bf16, weights_precision: fp4'))?.weights).toBeCloseTo(39.8, 0)
  })

  it('leave the device where they are kept on the host', () => {
    const parts = partsOf(job('precision: bf16', 'accelerator: h100, count: 1, offload: parameters'))
    expect(parts?.weights).toBe(0)
    expect(parts?.buffers).toBeGreaterThan(1)
  })
})
