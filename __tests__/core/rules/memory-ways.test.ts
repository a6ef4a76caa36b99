import { describe, expect, it } from '@jest/globals'
import { check } from '../../../src/core/index.ts'
import { shard, shardAll, type TunedJob } from '../../../src/core/rules/memory-changes.ts'

const reviewed = (text: string) => {
  const [file] = check([{ path: 'accelerator.yml', text }]).files
  const [job] = file?.jobs ?? []
  if (file === undefined || job === undefined) throw new Error('no job')
  return { job, findings: file.findings }
}

const training = (scale: string, model: string, hardware: string): string => `
task: training
framework: pytorch
scale: { ${scale} }
model: { precision: bf16, ${model} }
hardware: { ${hardware} }
`

const dense = 'architecture: transformer, optimizer: adamw, method: full'

describe('a finding about memory', () => {
  it('names the part that the provider has', () => {
    const [finding] = reviewed(
      training('parameters: 70B', dense, 'accelerator: h100, count: 8, provider: aws, parallelism: fsdp'),
    ).findings
    expect(finding?.message).toContain('an H100 SXM has 80 GiB')
  })

  it('is told by its problem where it speaks against the choice', () => {
    const { job, findings } = reviewed(training('parameters: 70B', dense, 'accelerator: h100, count: 8'))
    const [{ reason } = { reason: '' }] = job.assessment.against
    expect(reason).toMatch(/^Needs at least/)
    expect(findings[0]?.message.startsWith(reason)).toBe(true)
  })

  it('advises the largest micro-batch that leaves room, and none for a loss that compares the whole batch', () => {
    const scale = (of: string, samples: number) => `${of}sequence_length: 257, micro_batch_size: ${samples}`
    const hardware = 'accelerator: a100-40gb, count: 8, parallelism: data'
    const [plain] = reviewed(training(scale('parameters: 300M, ', 1024), dense, hardware)).findings
    expect(plain?.remedy).toMatch(/a micro-batch of \d+ samples/)
    const clip = 'name: openai/clip-vit-large-patch14, optimizer: adamw, method: full'
    const [contrastive] = reviewed(training(scale('', 16384), clip, hardware)).findings
    expect(contrastive?.message).toMatch(/^Needs/)
    expect(contrastive?.remedy).not.toContain('micro-batch')
  })

  it('takes a contrastive batch as a whole, not in accumulated pieces', () => {
    const clip = 'name: openai/clip-vit-large-patch14, optimizer: adamw, method: full'
    const batch = 'samples: 400M, global_batch_size: 32768'
    const of = (card: string, count: number) =>
      reviewed(training(batch, clip, `accelerator: ${card}, count: ${count}, parallelism: data`))
    const [finding] = of('l4', 8).findings
    expect(finding?.rule).toBe('sizing/unlikely-to-fit')
    expect(finding?.remedy).toContain('more of them, which share the batch')
    expect(of('a100-80gb', 64).findings).toEqual([])
  })

  it('does not advise what is declared', () => {
    const long = 'parameters: 1B, sequence_length: 131072'
    const hardware = 'accelerator: a100-40gb, count: 8, parallelism: fsdp'
    const [open] = reviewed(training(long, `${dense}, vocabulary: 32000`, hardware)).findings
    expect(open?.remedy).toContain('with activation checkpointing')
    const on = `${dense}, vocabulary: 32000, activation_checkpointing: true`
    const [declared] = reviewed(training(long, on, hardware)).findings
    expect(declared?.remedy).toContain('context parallelism')
    expect(declared?.remedy).not.toContain('checkpointing')
  })

  it('advises numbers that the provider sells and the batch divides by', () => {
    const frozen = 'architecture: transformer, optimizer: lion, weights_precision: fp32, activation_checkpointing: true'
    const of = (hardware: string) =>
      reviewed(training('parameters: 30B, micro_batch_size: 1, global_batch_size: 24', frozen, hardware)).findings
    const [one] = of('accelerator: h200, count: 1, provider: aws')
    expect(one?.remedy).toContain('over 8 cards')
    const [host] = of('accelerator: a100-40gb, count: 8, provider: aws, parallelism: fsdp')
    expect(host?.remedy).toContain('over 24 cards')
  })

  it('advises no number over which the micro-batches do not divide', () => {
    const [late] = reviewed(`task: pretraining
framework: { name: pytorch, libraries: [megatron-lm] }
model: { architecture: transformer, precision: bf16, optimizer: adamw }
scale: { parameters: 13B, tokens: 1T, global_batch_size: 1024, sequence_length: 2048, micro_batch_size: 2 }
hardware: { accelerator: a100-80gb, count: 64, parallelism: { tensor: 2, data: 32, zero: 1 } }
operations: { deadline: 7d, saves_checkpoints: true }
`).findings
    expect(late?.rule).toBe('sizing/missed-deadline')
    expect(late?.remedy).toBe('Use faster accelerators, or extend the deadline.')
  })

  it('does not ask who has measured to measure', () => {
    const job = (measured: boolean) => `
task: training
framework: jax
scale: { parameters: 36M }
model: { architecture: gnn }
operations: { benchmarked: ${measured} }
hardware: { accelerator: h100, count: 8 }
`
    expect(reviewed(job(false)).job.sizing.memory?.needs).toContain('operations.benchmarked')
    expect(reviewed(job(true)).job.sizing.memory?.needs).not.toContain('operations.benchmarked')
  })
})

describe('what is served', () => {
  const tuned = { task: 'inference', model: {}, scale: {}, parallelism: { data: 8 }, devices: 8 } as unknown as TunedJob

  it('is not sharded as a training is', () => {
    expect([shard, shardAll].map((saving) => saving({ ...tuned, task: 'training' })?.kind)).toEqual(['shard', 'shard'])
    expect([shard, shardAll].map((saving) => saving(tuned))).toEqual([undefined, undefined])
  })

  it('is split into stages where it goes beyond one machine', () => {
    const [finding] = reviewed(`task: inference
framework: { name: pytorch, libraries: [vllm] }
model: { name: meta-llama/Llama-3.1-405B-Instruct, precision: bf16, weights_precision: bf16 }
scale: { users: 20, sequence_length: 8192 }
hardware: { accelerator: h100, count: 8, provider: aws, parallelism: { tensor: 8 } }
`).findings
    expect(finding?.remedy).toMatch(/^Use 16 cards with tensor parallelism over 8 in each of 2 pipeline stages/)
  })

  it('is in no doubt for what would only make it worse', () => {
    const { job, findings } = reviewed(`task: inference
framework: { name: pytorch, libraries: [sglang] }
model: { name: deepseek-ai/DeepSeek-V3, precision: fp8, weights_precision: fp8 }
scale: { users: 32, sequence_length: 8192 }
hardware: { accelerator: h100, count: 8, provider: gcp, parallelism: { tensor: 8 } }
`)
    expect(findings[0]?.rule).toBe('sizing/unlikely-to-fit')
    expect(findings[0]?.message).not.toContain('Not certain')
    expect(job.sizing.memory?.needs).toEqual([])
  })

  it('needs no other cards where its own can share it, and is sized by no paper on training', () => {
    const [finding] = reviewed(`task: inference
framework: { name: pytorch, libraries: [tensorrt-llm] }
model: { name: meta-llama/Llama-3.1-70B, precision: bf16 }
scale: { sequence_length: 8192, global_batch_size: 32 }
hardware: { accelerator: h100-sxm, count: 8, provider: aws, parallelism: data }
`).findings
    expect(finding?.remedy).toBe('Use tensor parallelism over all 8 devices (28.1 GiB per device).')
    expect(finding?.sources.map(({ id }) => id)).toEqual(['calibration'])
  })
})
