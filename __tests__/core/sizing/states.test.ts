import { describe, expect, it } from '@jest/globals'
import type { Bound } from '../../../src/core/sizing/bound.ts'
import type { MemoryJob, Optimizer } from '../../../src/core/sizing/job.ts'
import { activationBytes, logitBytes } from '../../../src/core/sizing/memory/activations.ts'
import {
  adapterParameters,
  deviceStates,
  embeddingStates,
  frozenBaseBytes,
  type StatesInput,
  trainingStateBytes,
} from '../../../src/core/sizing/memory/states.ts'
import {
  type Layout,
  layoutOfDegrees,
  layoutOfWord,
  type ParallelismWord,
  possibleLayouts,
} from '../../../src/core/sizing/parallelism.ts'
import { shapeOfParameters, type TransformerShape } from '../../../src/core/sizing/transformer-shape.ts'

const bytes = (input: StatesInput, bound: Bound = 'likely') => {
  const { weights, gradients, optimizer } = trainingStateBytes(input, bound)
  return weights + gradients + optimizer
}

const device = (job: MemoryJob, parameters: number, layout: Layout, bound: Bound = 'likely') => {
  const states = deviceStates({ job, parameters, shape: shapeOfParameters(parameters), method: 'full', layout }, bound)
  return states.weights + states.gradients + states.optimizer
}

describe('bytes per trained parameter', () => {
  it('are 16 for mixed precision with Adam (ZeRO), of which 12 belong to the optimizer', () => {
    const states = trainingStateBytes({ optimizer: 'adam', computePrecision: 'fp16' }, 'likely')
    expect(states).toEqual({ weights: 2, gradients: 2, optimizer: 12 })
  })

  it.each<[string, StatesInput, number]>([
    ['fp32 with Adam is four times the fp32 model (Accelerate)', { optimizer: 'adam', computePrecision: 'fp32' }, 16],
    ['pure bf16 with AdamW (LLaMA-Factory: 8 GB per billion)', { optimizer: 'adamw', weightsPrecision: 'bf16' }, 8],
    ['pure bf16 with fp32 moments', { optimizer: 'adamw', weightsPrecision: 'bf16', optimizerPrecision: 'fp32' }, 12],
    ['pure bf16 with 8-bit Adam', { optimizer: 'adam-8bit', weightsPrecision: 'bf16' }, 6.1],
    ['fp32 masters with bf16 moments', { optimizer: 'adamw', optimizerPrecision: 'bf16' }, 12],
    ['fp8 compute keeps masters', { optimizer: 'adamw', computePrecision: 'fp8' }, 16],
    ['fp64 throughout', { optimizer: 'adamw', computePrecision: 'fp64' }, 32],
    ['neither optimizer nor precision declared: AdamW in mixed precision', {}, 16],
  ])('%s', (_, input, likely) => {
    expect(bytes(input)).toBeCloseTo(likely, 10)
  })

  it.each<[Optimizer, number]>([
    ['adamw', 8],
    ['lion', 4],
    ['sgd', 4],
    ['adafactor', 4.1],
    ['adam-8bit', 2.1],
  ])('%s adds at most %s bytes of moments', (optimizer, moments) => {
    expect(trainingStateBytes({ optimizer }, 'most').optimizer - 4).toBeCloseTo(moments, 10)
  })

  it('accuse nobody who declares neither optimizer nor weights precision', () => {
    expect(bytes({}, 'frugal')).toBe(2)
    expect(bytes({ weightsPrecision: 'fp32' }, 'frugal')).toBe(6)
  })

  it('accumulate gradients of mixed precision in fp32 at the most', () => {
    expect(bytes({ optimizer: 'adamw' }, 'most')).toBe(18)
    expect(bytes({ optimizer: 'adamw', weightsPrecision: 'bf16' }, 'most')).toBe(8)
  })

  it('are freed and paged only where every trick is taken', () => {
    const small = { optimizer: 'adam-8bit', weightsPrecision: 'bf16' } as const
    expect(bytes(small, 'frugal')).toBe(2)
    expect(bytes(small, 'least')).toBeCloseTo(6.1, 10)
  })
})

describe('a frozen base', () => {
  const llama: TransformerShape = { ...shapeOfParameters(6.74e9), vocabulary: [32_000, 32_000, 32_000] }
  const base = (method: 'lora' | 'qlora', input: StatesInput, bound: Bound = 'likely') =>
    frozenBaseBytes(method, input, 6.74e9, llama, bound)

  it('follows its format', () => {
    expect(base('lora', {})).toBeCloseTo(2 * 6.74e9, -3)
    expect(base('lora', { weightsPrecision: 'int8' })).toBe(6.74e9)
    expect(base('lora', { weightsPrecision: 'fp32' })).toBe(4 * 6.74e9)
  })

  it('keeps embeddings and head in 16 bits where it is quantised to 4', () => {
    expect(base('qlora', {}) / 1e9).toBeCloseTo(0.54 * (6.74 - 0.266) + 2 * 0.266, 1)
    expect(base('qlora', {}, 'most')).toBeGreaterThan(base('qlora', {}))
  })

  it('has adapters that follow their rank', () => {
    const parameters = (rank: number | undefined, bound: Bound) => adapterParameters(llama, rank, bound)
    // PEFT: rank 16 on all linear layers of Llama 2 7B has 40.0 million parameters.
    expect(parameters(16, 'likely') / 1e6).toBeGreaterThan(35)
    expect(parameters(16, 'likely') / 1e6).toBeLessThan(50)
    expect(parameters(64, 'likely')).toBe(4 * parameters(16, 'likely'))
    expect(parameters(undefined, 'least')).toBeLessThan(parameters(undefined, 'most'))
  })
})

describe('sharded states', () => {
  it.each<[ParallelismWord, number]>([
    ['none', 120],
    ['data', 120],
    ['zero-1', 31.4],
    ['zero-2', 16.6],
    ['zero-3', 1.875],
    ['fsdp', 1.875],
  ])('%s of 7.5B over 64 devices leaves %s GB (ZeRO, figure 1)', (word, gigabytes) => {
    const job = { optimizer: 'adam', computePrecision: 'fp16' } as const
    expect(device(job, 7.5e9, layoutOfWord(word, 64)) / 1e9).toBeCloseTo(gigabytes, 1)
  })

  it('with the optimizer on the host are 2 bytes per parameter (DeepSpeed: 5.31 GiB of t5-3b)', () => {
    const job = { optimizer: 'adamw', computePrecision: 'fp16', offload: 'optimizer' } as const
    expect(device(job, 2851e6, layoutOfWord('zero-2', 8)) / 2 ** 30).toBeCloseTo(5.31, 2)
  })

  it('with the optimizer on the host keep gradients where Megatron-LM cuts the model', () => {
    const job = { optimizer: 'adamw', offload: 'optimizer' } as const
    expect(device(job, 8e9, layoutOfDegrees({ tensor: 8 }, 8, 1)) / 1e9).toBeCloseTo(4, 10)
  })

  it('of 175B with Adam are 2.8 TB in all', () => {
    expect(device({ optimizer: 'adam' }, 175e9, layoutOfWord('none', 1)) / 1e12).toBeCloseTo(2.8, 10)
  })

  it('multiply tensor, pipeline and ZeRO', () => {
    const layout = layoutOfDegrees({ tensor: 4, pipeline: 12, data: 8, zero: 1 }, 384, 1)
    expect(layout).toMatchObject({ weights: 48, gradients: 48, optimizer: 384, gathersWeights: false })
  })

  it('spread experts over data-parallel devices', () => {
    const layout = layoutOfDegrees({ pipeline: 16, expert: 64, zero: 1 }, 2048, 1)
    expect(layout).toMatchObject({ weights: 16, optimizer: 2048, expertWeights: 1024, expertOptimizer: 2048 })
    const job = { architecture: 'moe', activeParameters: 37e9, optimizer: 'adamw' } as const
    expect(device(job, 671e9, layout, 'frugal')).toBeLessThan(device(job, 671e9, layout))
    expect(device(job, 671e9, layout) / 2 ** 30).toBeLessThan(20)
  })

  it('stay open where degrees do not tell the stage of ZeRO', () => {
    const { frugal, ordinary } = possibleLayouts(
      { tensor: 8, data: 4 },
      { devices: 32, sequenceLength: undefined, isServed: false, splitsLayers: true },
    )
    expect(frugal?.optimizer).toBe(32)
    expect(ordinary.map(({ optimizer }) => optimizer)).toEqual([8])
  })

  it('of embedding tables are one number for a row unless an optimizer is declared', () => {
    const job = { embeddingParameters: 250e9, devices: 8 } as const
    const total = (more: MemoryJob) => {
      const { weights, optimizer } = embeddingStates({ ...job, ...more }, 'likely')
      return (weights + optimizer) / 2 ** 30
    }
    expect(total({})).toBeCloseTo((250e9 * 4.1) / 8 / 2 ** 30, 6)
    expect(total({ optimizer: 'adam' })).toBeCloseTo((250e9 * 12) / 8 / 2 ** 30, 6)
    expect(embeddingStates(job, 'least')).toEqual({ weights: 0, gradients: 0, optimizer: 0 })
  })
})

describe('activations', () => {
  const shape: TransformerShape = {
    ...shapeOfParameters(6.74e9),
    layers: 32,
    hiddenSize: 4096,
    headSize: 128,
    vocabulary: [32_000, 32_000, 32_000],
    isEstimated: false,
  }
  const job: MemoryJob = {
    architecture: 'transformer',
    sequenceLength: 4096,
    microBatchSize: 1,
    weightsPrecision: 'bf16',
  }
  const whole = layoutOfWord('none', 1)
  const gigabytes = (more: MemoryJob, layout = whole, bound: Bound = 'likely', form = shape) =>
    (activationBytes({ ...job, ...more }, 6.74e9, form, layout, bound) ?? 0) / 1e9

  it('of a layer follow Korthikanti et al. where nothing is gated', () => {
    const plain = { ...shape, feedForward: { ratio: 4, isGated: false } }
    const perToken = (gigabytes({ activationCheckpointing: false }, whole, 'most', plain) * 1e9) / (4096 * 4096 * 32)
    const least = (gigabytes({ activationCheckpointing: false }, whole, 'least', plain) * 1e9) / (4096 * 4096 * 32)
    expect(least).toBeLessThan(34)
    expect(perToken).toBeGreaterThan(34)
  })

  it('are more with a gate, and far more with a stored matrix of attention', () => {
    const open = { activationCheckpointing: false } as const
    const gated = { ...shape, feedForward: { ratio: 4, isGated: true } }
    const plain = { ...shape, feedForward: { ratio: 4, isGated: false } }
    expect(gigabytes(open, whole, 'likely', gated)).toBeGreaterThan(gigabytes(open, whole, 'likely', plain))
    expect(gigabytes({ ...open, fusedAttention: false })).toBeGreaterThan(4 * gigabytes(open))
  })

  it('are a layer and the inputs of the others where they are recomputed, or the layer alone', () => {
    const kept = gigabytes({ activationCheckpointing: true }, whole, 'least')
    const none = gigabytes({ activationCheckpointing: true }, whole, 'frugal')
    expect(kept - none).toBeCloseTo((2 * 4096 * 4096 * 32) / 1e9, 6)
  })

  it('are shared by tensor and context parallelism, all of them with sequence parallelism', () => {
    const open = { activationCheckpointing: false } as const
    const alone = gigabytes(open)
    const split = (sequence: boolean) => layoutOfDegrees({ tensor: 4, context: 2, sequence }, 8, 0)
    expect(gigabytes(open, split(true))).toBeCloseTo(alone / 8, 10)
    expect(gigabytes(open, split(false))).toBeGreaterThan((1.5 * alone) / 8)
  })

  it('of the output grow with the vocabulary', () => {
    const logits = (words: number) =>
      logitBytes(job, 6.74e9, { ...shape, vocabulary: [words, words, words] }, whole, 'likely')
    expect(logits(32_000)).toBe(4096 * 32_000 * 10)
    expect(logits(128_000)).toBe(4 * logits(32_000))
    expect(logitBytes(job, 6.74e9, shape, whole, 'frugal')).toBe(0)
  })

  it.each([
    ['Llama 7B', 6.74e9, 32 * 4096],
    ['Llama 65B', 65.2e9, 80 * 8192],
    ['GPT-3', 175e9, 96 * 12288],
    ['Llama 3.1 405B', 405e9, 126 * 16384],
    ['GPT-2 124M', 124e6, 12 * 768],
    ['BLOOM', 176e9, 70 * 14336],
    ['MT-NLG', 530e9, 105 * 20480],
  ])('of %s follow from the parameters within a fifth', (_, parameters, product) => {
    const { layers, hiddenSize } = shapeOfParameters(parameters)
    expect(Math.abs((layers * hiddenSize) / product - 1)).toBeLessThan(0.2)
  })
})
