import { describe, expect, it } from '@jest/globals'
import { check } from '../../../src/core/index.ts'
import type { ReportJob } from '../../../src/core/report/report.ts'

/** A served model: the cache in bytes per token, or per sequence, as published or calculated by hand. */
interface Served {
  readonly model: string
  readonly hardware: string
  readonly sequenceLength: number
  readonly sequences: number
  /** Keys and values of one token in all full layers, in the format of the cache. */
  readonly bytesOfToken: number
  /** The same for the layers with a window, and the window. */
  readonly window?: { readonly tokens: number; readonly bytesOfToken: number }
  readonly bytesOfSequence?: number
  /** Devices that share the cache. */
  readonly ranks: number
  readonly source: string
}

const served: readonly Served[] = [
  {
    model: 'meta-llama/Llama-2-7b-hf',
    hardware: '{ accelerator: a100-80gb, count: 1 }',
    sequenceLength: 4096,
    sequences: 16,
    bytesOfToken: 512 * 1024,
    ranks: 1,
    source: '32 layers × 2 × 32 heads × 128 × 2 bytes',
  },
  {
    model: 'facebook/opt-13b',
    hardware: '{ accelerator: a100-40gb, count: 1 }',
    sequenceLength: 2048,
    sequences: 4,
    bytesOfToken: 800 * 1024,
    ranks: 1,
    source: '800 KB a token: PagedAttention, arXiv 2309.06180, section 3',
  },
  {
    model: 'meta-llama/Llama-3.1-8B',
    hardware: '{ accelerator: h100, count: 1 }',
    sequenceLength: 8192,
    sequences: 16,
    bytesOfToken: 128 * 1024,
    ranks: 1,
    source: '32 layers × 2 × 8 heads × 128 × 2 bytes',
  },
  {
    model: 'Qwen/Qwen2.5-72B',
    hardware: '{ accelerator: h100, count: 4, parallelism: { tensor: 4 } }',
    sequenceLength: 16_384,
    sequences: 8,
    bytesOfToken: 327_680,
    ranks: 4,
    source: '327.680 KB a token: arXiv 2505.09343, table 1',
  },
  {
    model: 'meta-llama/Llama-3.1-405B',
    hardware: '{ accelerator: mi300x, count: 8, parallelism: { tensor: 8 } }',
    sequenceLength: 16_384,
    sequences: 32,
    bytesOfToken: 516_096,
    ranks: 8,
    source: '516.096 KB a token: arXiv 2505.09343, table 1',
  },
  {
    model: 'deepseek-ai/DeepSeek-V3',
    hardware: '{ accelerator: h200, count: 8, parallelism: { tensor: 8 } }',
    sequenceLength: 8192,
    sequences: 64,
    bytesOfToken: 70_272,
    ranks: 1,
    source: '70.272 KB a token: arXiv 2505.09343, table 1; every tensor rank holds the latent',
  },
  {
    model: 'deepseek-ai/DeepSeek-V2',
    hardware: '{ accelerator: h200, count: 8, parallelism: { tensor: 8 } }',
    sequenceLength: 32_768,
    sequences: 8,
    bytesOfToken: 2 * 34_560,
    ranks: 1,
    source: '34.6K elements a token: arXiv 2405.04434, table 9',
  },
  {
    model: 'Qwen/Qwen3-32B',
    hardware: '{ accelerator: h200, count: 1 }',
    sequenceLength: 32_768,
    sequences: 8,
    bytesOfToken: 256 * 1024,
    ranks: 1,
    source: '64 layers × 2 × 8 heads × 128 × 2 bytes, where the hidden size is no multiple of the heads',
  },
  {
    model: 'google/gemma-3-27b-pt',
    hardware: '{ accelerator: h100, count: 1 }',
    sequenceLength: 131_072,
    sequences: 1,
    bytesOfToken: 10 * 8192,
    window: { tokens: 1024, bytesOfToken: 52 * 8192 },
    ranks: 1,
    source: 'one layer in six is global, the others see 1,024 tokens: arXiv 2503.19786, section 2',
  },
  {
    model: 'mistralai/Mistral-7B-v0.1',
    hardware: '{ accelerator: l40s, count: 1 }',
    sequenceLength: 32_768,
    sequences: 32,
    bytesOfToken: 0,
    window: { tokens: 4096, bytesOfToken: 128 * 1024 },
    ranks: 1,
    source: 'a rolling cache of 4,096 tokens: arXiv 2310.06825, section 2',
  },
  {
    model: 'openai/gpt-oss-120b',
    hardware: '{ accelerator: h200, count: 2, parallelism: { tensor: 2 } }',
    sequenceLength: 131_072,
    sequences: 4,
    bytesOfToken: 18 * 2048,
    window: { tokens: 128, bytesOfToken: 18 * 2048 },
    ranks: 2,
    source: 'every second layer sees 128 tokens: arXiv 2508.10925, section 2',
  },
  {
    model: 'state-spaces/mamba-2.8b',
    hardware: '{ accelerator: a100-40gb, count: 1 }',
    sequenceLength: 131_072,
    sequences: 64,
    bytesOfToken: 0,
    bytesOfSequence: 4 * 64 * 5120 * (16 + 4),
    ranks: 1,
    source: '64 layers × 5,120 channels × (16 of state + 4 of convolution) in fp32: arXiv 2312.00752, section 3',
  },
  {
    model: 'Qwen/Qwen3-Next-80B-A3B-Instruct',
    hardware: '{ accelerator: h200, count: 2, parallelism: { tensor: 2 } }',
    sequenceLength: 131_072,
    sequences: 16,
    bytesOfToken: 12 * 2 * 2 * 256 * 2,
    bytesOfSequence: 4 * 36 * 32 * 128 * 128,
    ranks: 2,
    source: 'one layer in four has attention, 2 heads of 256; the others a state of 32 heads × 128 × 128',
  },
]

/** The job of a manifest. */
function jobOf(text: string): ReportJob {
  const [job] = check([{ path: 'accelerator.yml', text }]).files[0]?.jobs ?? []
  if (job === undefined) throw new Error('no job')
  return job
}

const manifest = ({ model, hardware, sequenceLength, sequences }: Served, precision = 'bf16'): string => `
task: inference
framework: pytorch
model: { name: ${model}, precision: ${precision} }
scale: { sequence_length: ${sequenceLength}, micro_batch_size: ${sequences} }
hardware: ${hardware}
`

function bytesByHand({ sequences, sequenceLength, bytesOfToken, window, bytesOfSequence = 0, ranks }: Served): number {
  const ofWindow = window === undefined ? 0 : window.bytesOfToken * Math.min(sequenceLength, window.tokens)
  return (sequences * (bytesOfToken * sequenceLength + ofWindow + bytesOfSequence)) / ranks
}

describe('the cache of a served model', () => {
  it.each(served.map((each) => [each.model, each] as const))('of %s is what it is by hand', (_, each) => {
    const cache = jobOf(manifest(each)).sizing.memory?.partsGiB?.cache ?? 0
    expect(cache / (bytesByHand(each) / 2 ** 30)).toBeGreaterThan(0.9)
    expect(cache / (bytesByHand(each) / 2 ** 30)).toBeLessThan(1.1)
  })

  const named = (name: string): Served => served.find(({ model }) => model === name) as Served

  it('does not keep DeepSeek-V3 in fp8 from eight H200, nor Gemma 3 27B from an H100', () => {
    for (const [name, precision] of [
      ['deepseek-ai/DeepSeek-V3', 'fp8'],
      ['google/gemma-3-27b-pt', 'bf16'],
    ] as const) {
      expect(jobOf(manifest(named(name), precision)).sizing.memory).toMatchObject({ likely: 'fits' })
    }
  })

  it('holds the sequences that are answered at a time, which replicas share and a server may let wait', () => {
    const serving = (scale: string, hardware: string) =>
      jobOf(`task: inference\nframework: pytorch\nmodel: { name: meta-llama/Llama-3.1-8B, precision: bf16 }
scale: { sequence_length: 8192, ${scale} }\nhardware: ${hardware}\n`).sizing.memory
    const one = serving('micro_batch_size: 1', 'H100:1')
    const shared = serving('global_batch_size: 32', '{ accelerator: H100, count: 4, parallelism: data }')
    expect(shared?.partsGiB?.cache).toBeCloseTo(8 * (one?.partsGiB?.cache ?? 0), 1)
    expect(shared?.perDeviceGiB?.[0]).toBeCloseTo(one?.perDeviceGiB?.[0] ?? 0, 1)
    expect(serving('global_batch_size: 256', 'L4:1')).toMatchObject({ verdict: 'unknown', likely: 'does-not-fit' })
  })

  it('lets nobody believe that a Qwen3-32B fits which runs out of memory', () => {
    const tooMany = { ...named('Qwen/Qwen3-32B'), hardware: '{ accelerator: h100, count: 1 }' }
    const { sizing, assessment } = jobOf(manifest(tooMany))
    expect(sizing.memory).toMatchObject({ likely: 'does-not-fit' })
    expect(assessment.verdict).not.toBe('fit')
  })
})
