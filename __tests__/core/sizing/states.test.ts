import { describe, expect, it } from '@jest/globals'
import { transformerActivationBytes } from '../../../src/core/sizing/activations.ts'
import { deviceStateBytes } from '../../../src/core/sizing/device-states.ts'
import { add } from '../../../src/core/sizing/interval.ts'
import {
  adapterShare,
  frozenBaseBytes,
  type Optimizer,
  type StatesInput,
  trainingStateBytes,
} from '../../../src/core/sizing/model-states.ts'
import {
  layoutOfDegrees,
  layoutOfWord,
  type ParallelismWord,
  possibleLayouts,
} from '../../../src/core/sizing/parallelism.ts'
import { shapeOfParameters } from '../../../src/core/sizing/transformer-shape.ts'

const bytes = (input: StatesInput) => {
  const { weights, gradients, optimizer } = trainingStateBytes(input)
  return add(weights, gradients, optimizer)
}

describe('bytes per trained parameter', () => {
  it('are 16 for mixed precision with Adam (ZeRO), of which 12 belong to the optimizer', () => {
    const states = trainingStateBytes({ optimizer: 'adam', computePrecision: 'fp16' })
    expect(states).toEqual({ weights: [2, 2], gradients: [0, 2], optimizer: [12, 12] })
  })

  it.each<[string, StatesInput, number]>([
    ['fp32 with Adam is four times the fp32 model (Accelerate)', { optimizer: 'adam', computePrecision: 'fp32' }, 16],
    ['pure bf16 with AdamW (LLaMA-Factory: 8 GB per billion)', { optimizer: 'adamw', weightsPrecision: 'bf16' }, 8],
    ['pure bf16 with fp32 moments', { optimizer: 'adamw', weightsPrecision: 'bf16', optimizerPrecision: 'fp32' }, 12],
    ['pure bf16 with 8-bit Adam', { optimizer: 'adam-8bit', weightsPrecision: 'bf16' }, 6.1],
    ['fp32 masters with bf16 moments', { optimizer: 'adamw', optimizerPrecision: 'bf16' }, 12],
    ['fp8 compute keeps masters', { optimizer: 'adamw', computePrecision: 'fp8' }, 16],
    ['fp64 throughout', { optimizer: 'adamw', computePrecision: 'fp64' }, 32],
  ])('%s', (_, input, high) => {
    expect(bytes(input)[1]).toBeCloseTo(high, 10)
  })

  it.each<[Optimizer, number]>([
    ['adamw', 8],
    ['lion', 4],
    ['sgd', 4],
    ['adafactor', 4.1],
    ['adam-8bit', 2.1],
  ])('%s adds at most %s bytes of moments', (optimizer, moments) => {
    expect(trainingStateBytes({ optimizer }).optimizer[1] - 4).toBeCloseTo(moments, 10)
  })

  it('accuse nobody who declares neither optimizer nor weights precision', () => {
    expect(bytes({})).toEqual([2, 16])
    expect(bytes({ weightsPrecision: 'fp32' })).toEqual([6, 16])
  })

  it('of a frozen base follow its format', () => {
    expect(frozenBaseBytes('lora', {})).toEqual([2, 2])
    expect(frozenBaseBytes('lora', { weightsPrecision: 'int8' })).toEqual([1, 1])
    expect(frozenBaseBytes('lora', { weightsPrecision: 'fp32' })).toEqual([4, 4])
    expect(frozenBaseBytes('qlora', { computePrecision: 'bf16' })).toEqual([0.52, 0.58])
  })

  it('of adapters are a small share', () => {
    const [low, high] = adapterShare(7e9)
    expect(low).toBeGreaterThan(0.0005)
    expect(high).toBeLessThan(0.01)
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
    const [, high] = deviceStateBytes(job, 7.5e9, 'full', layoutOfWord(word, 64))
    expect(high / 1e9).toBeCloseTo(gigabytes, 1)
  })

  it('with the optimizer on the host are 2 bytes per parameter (DeepSpeed: 5.31 GiB of t5-3b)', () => {
    const job = { optimizer: 'adamw', computePrecision: 'fp16', offload: 'optimizer' } as const
    expect(deviceStateBytes(job, 2851e6, 'full', layoutOfWord('zero-2', 8))[1] / 2 ** 30).toBeCloseTo(5.31, 2)
  })

  it('of 175B with Adam are 2.8 TB in all', () => {
    const [, high] = deviceStateBytes({ optimizer: 'adam' }, 175e9, 'full', layoutOfWord('none', 1))
    expect(high / 1e12).toBeCloseTo(2.8, 10)
  })

  it('multiply tensor, pipeline and ZeRO', () => {
    const layout = layoutOfDegrees({ tensor: 4, pipeline: 12, data: 8, zero: 1 }, 384, 1)
    expect(layout).toMatchObject({ weights: 48, gradients: 48, optimizer: 384, gathersWeights: false })
  })

  it('spread experts over data-parallel devices', () => {
    const layout = layoutOfDegrees({ pipeline: 16, expert: 64, zero: 1 }, 2048, 1)
    expect(layout).toMatchObject({ weights: 16, optimizer: 2048, expertWeights: 1024, expertOptimizer: 2048 })
    const job = { architecture: 'moe', activeParameters: 37e9, optimizer: 'adamw' } as const
    const [low, high] = deviceStateBytes(job, 671e9, 'full', layout)
    expect(low).toBeLessThan(high)
    expect(high / 2 ** 30).toBeLessThan(20)
  })

  it('stay open where degrees do not tell the stage of ZeRO', () => {
    const { frugal, ordinary } = possibleLayouts({ tensor: 8, data: 4 }, 32, undefined)
    expect(frugal?.optimizer).toBe(32)
    expect(ordinary.map(({ optimizer }) => optimizer)).toEqual([8])
  })
})

describe('activations', () => {
  const shape = { layers: 32, hiddenSize: 4096, headSize: 128 }
  const input = { shape, sequenceLength: 4096, microBatchSize: 1, bytesPerActivation: 2, tensor: 1, context: 1 }
  const gigabytes = (more: { kept: 'everything' | 'inputs' | 'nothing'; fusedAttention: boolean }) =>
    transformerActivationBytes({ ...input, ...more }) / 1e9

  it('of Llama 2 7B at 4096 tokens are 104 GB, 18 GB with fused attention, about 1 GB recomputed', () => {
    expect(gigabytes({ kept: 'everything', fusedAttention: false })).toBeCloseTo(104, 0)
    expect(gigabytes({ kept: 'everything', fusedAttention: true })).toBeCloseTo(18.3, 1)
    const oneLayer = gigabytes({ kept: 'nothing', fusedAttention: true })
    expect(gigabytes({ kept: 'inputs', fusedAttention: true }) - oneLayer).toBeCloseTo(1.07, 2)
  })

  it('are shared by tensor and context parallelism', () => {
    const whole = gigabytes({ kept: 'everything', fusedAttention: true })
    const shared = transformerActivationBytes({
      ...input,
      kept: 'everything',
      fusedAttention: true,
      tensor: 4,
      context: 2,
    })
    expect(shared / 1e9).toBeCloseTo(whole / 8, 10)
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
