import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { acceleratorById } from '../../../src/core/catalog/accelerators/index.ts'
import { attentionFlopsPerToken, trainingFlops } from '../../../src/core/sizing/flops.ts'
import { type HardwareClass, hardwareClassOf } from '../../../src/core/sizing/hardware-class.ts'
import { contains } from '../../../src/core/sizing/interval.ts'
import { mfuRange, type Workload } from '../../../src/core/sizing/mfu.ts'
import { estimateTime, type TimeInput, workloadOf } from '../../../src/core/sizing/time.ts'

const llama: TimeInput = { parameters: 7e9, tokens: 2e12, hardware: 'ampere', peakTflops: 312, chips: 1024 }

describe('operations', () => {
  it('are 6 per parameter and token, 4 with a frozen base', () => {
    expect(trainingFlops({ parameters: 7e9, tokens: 1e12 }).flops).toBe(6 * 7e21)
    expect(trainingFlops({ parameters: 7e9, tokens: 1e12, method: 'qlora' }).flops).toBe(4 * 7e21)
  })

  it('count active parameters only', () => {
    const mixture = { architecture: 'moe', parameters: 671e9, tokens: 14.8e12 } as const
    expect(trainingFlops({ ...mixture, activeParameters: 37e9 }).flops).toBeCloseTo(6 * 37e9 * 14.8e12, -20)
    expect(trainingFlops(mixture)).toMatchObject({ needs: ['scale.active_parameters'] })
  })

  it('count attention where the sequence is known', () => {
    const share = (parameters: number, sequenceLength: number) =>
      attentionFlopsPerToken(parameters, sequenceLength) / (6 * parameters)
    expect(share(6.74e9, 4096)).toBeCloseTo(0.082, 3)
    expect(share(8.03e9, 131_072)).toBeGreaterThan(2)
    const { flops = 0 } = trainingFlops({ parameters: 6.74e9, tokens: 1e12, sequenceLength: 4096 })
    expect(flops / (6 * 6.74e21)).toBeCloseTo(1.082, 3)
  })

  it('come from samples where no tokens are declared', () => {
    const samples = { samples: 1000, sequenceLength: 100, epochs: 3 }
    const { flops = 0, assumptions } = trainingFlops({ parameters: 1e9, ...samples })
    expect(flops).toBeGreaterThan(6 * 1e9 * 300_000)
    expect(assumptions.join()).toContain('scale.tokens')
    expect(trainingFlops({ architecture: 'resnet', samples: 10, epochs: 2, flopsPerSample: 5 }).flops).toBe(100)
    expect(trainingFlops({ architecture: 'resnet', samples: 10, flopsPerSample: 5 }).assumptions).toHaveLength(1)
  })

  it.each([
    [{ architecture: 'transformer' }, ['scale.parameters', 'scale.tokens']],
    [{ architecture: 'cnn' }, ['scale.flops_per_sample', 'scale.samples']],
    [{ architecture: 'cnn', samples: 5 }, ['scale.flops_per_sample']],
    [{ architecture: 'cnn', flopsPerSample: 5 }, ['scale.samples']],
  ] as const)('of %j need %j', (job, needs) => {
    expect(trainingFlops(job)).toMatchObject({ needs })
    expect(trainingFlops(job).flops).toBeUndefined()
  })
})

describe('hours', () => {
  it('are operations over peak and utilization', () => {
    const estimate = estimateTime(llama)
    const perfect = (6 * 7e9 * 2e12) / (312e12 * 3600)
    expect(estimate?.likelyChipHours).toBeCloseTo(perfect / (estimate?.mfu.mid ?? 0), 3)
    expect(estimate?.likelyHours).toBeCloseTo((estimate?.likelyChipHours ?? 0) / 1024, 6)
    expect(estimate?.hours?.[0]).toBeCloseTo((estimate?.chipHours?.[0] ?? 0) / 1024, 6)
    expect(estimate?.needs).toEqual([])
  })

  it('grow by what the layout loses: the best by the least, the likely by the likely, the worst by the most', () => {
    const sound = estimateTime(llama)
    const lossy = estimateTime({
      ...llama,
      layoutLoss: { factor: [2, 3], likely: 2.5, assumptions: ['a pipeline waits'] },
    })
    const ratios = [
      (lossy?.chipHours?.[0] ?? 0) / (sound?.chipHours?.[0] ?? 0),
      (lossy?.likelyChipHours ?? 0) / (sound?.likelyChipHours ?? 0),
      (lossy?.chipHours?.[1] ?? 0) / (sound?.chipHours?.[1] ?? 0),
    ]
    expect(ratios.map((ratio) => Number(ratio.toFixed(9)))).toEqual([2, 2.5, 3])
    expect((lossy?.likelyHours ?? 0) / (sound?.likelyHours ?? 0)).toBeCloseTo(2.5, 9)
    expect(lossy?.assumptions).toContain('a pipeline waits')
  })

  it('are likely at the middle of one’s own runs', () => {
    const own = estimateTime({ ...llama, ownMfu: [0.2, 0.4] })
    const perfect = (6 * 7e9 * 2e12) / (312e12 * 3600)
    expect(own?.mfu).toEqual({ low: 0.2, mid: expect.closeTo(0.3, 9), high: 0.4 })
    expect(own?.likelyChipHours).toBeCloseTo(perfect / 0.3, 3)
    expect(own?.chipHours?.map((hours) => hours / perfect)).toEqual([expect.closeTo(2.5, 6), expect.closeTo(5, 6)])
  })

  it('of all chips together are known without their number', () => {
    const { chips: _, ...job } = llama
    expect(estimateTime(job)).toMatchObject({ needs: ['hardware.count'], chipHours: expect.anything() })
    expect(estimateTime(job)?.hours).toBeUndefined()
  })

  it('do not exist for inference', () => {
    expect(estimateTime({ ...llama, task: 'inference' })).toBeUndefined()
  })

  it('name what is missing', () => {
    const { tokens: _, ...job } = llama
    const estimate = estimateTime(job)
    expect(estimate).toMatchObject({ needs: ['scale.tokens'] })
    expect(estimate?.chipHours).toBeUndefined()
  })

  it('grow with tokens', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1e9 }), (thousands) => {
        const few = estimateTime({ ...llama, tokens: thousands * 1e3 })?.likelyHours ?? 0
        const many = estimateTime({ ...llama, tokens: thousands * 2e3 })?.likelyHours ?? 0
        expect(many / few).toBeCloseTo(2, 6)
      }),
    )
  })
})

describe('the workload', () => {
  it.each<[Parameters<typeof workloadOf>[0], Workload]>([
    [{ parameters: 7e9 }, 'dense'],
    [{ parameters: 124e6, tokens: 1e9 }, 'small'],
    [{ parameters: 8e9, method: 'lora' }, 'adapter'],
    [{ parameters: 47e9, activeParameters: 13e9 }, 'moe'],
    [{ architecture: 'resnet', parameters: 25e6 }, 'convolutional'],
  ])('of %j is %s', (job, workload) => {
    expect(workloadOf(job)).toBe(workload)
  })
})

describe('the table of MFU', () => {
  const classes: HardwareClass[] = [
    ...(['pascal', 'volta', 'turing', 'ampere', 'ampere-graphics', 'ada', 'geforce', 'hopper', 'blackwell'] as const),
    ...(['cdna2', 'cdna3', 'cdna4', 'trainium', 'gaudi', 'unknown'] as const),
    ...(['tpu-v2', 'tpu-v3', 'tpu-v4', 'tpu-v5e', 'tpu-v5p', 'tpu-v6e', 'tpu-v7x'] as const),
  ]
  const workloads = ['dense', 'small', 'moe', 'adapter', 'convolutional'] as const

  it.each(classes)('is ordered, possible and at most four times as high as low: %s', (hardware) => {
    for (const workload of workloads) {
      for (const precision of ['fp32', 'bf16', 'fp8', 'fp4'] as const) {
        const { low, mid, high } = mfuRange(hardware, workload, precision)
        expect(low).toBeGreaterThan(0.02)
        expect(low).toBeLessThan(mid)
        expect(mid).toBeLessThan(high)
        expect(high).toBeLessThan(0.95)
        expect(high / low).toBeLessThanOrEqual(3.95)
      }
    }
  })

  it.each<[string, HardwareClass]>([
    ['nvidia-a100-80gb-sxm', 'ampere'],
    ['nvidia-a30-24gb', 'ampere'],
    ['nvidia-a10g-24gb', 'ampere-graphics'],
    ['nvidia-rtx-a6000-48gb', 'ampere-graphics'],
    ['nvidia-rtx3090-24gb', 'geforce'],
    ['nvidia-l4-24gb', 'ada'],
    ['nvidia-l40s-48gb', 'ada'],
    ['nvidia-rtx4090-24gb', 'geforce'],
    ['nvidia-gh200-96gb', 'hopper'],
    ['nvidia-b200-180gb', 'blackwell'],
    ['nvidia-gb300-288gb', 'blackwell'],
    ['nvidia-rtx5090-32gb', 'geforce'],
    ['nvidia-rtx-pro-6000-96gb', 'ada'],
    ['nvidia-v100-16gb', 'volta'],
    ['nvidia-t4-16gb', 'turing'],
    ['nvidia-p100-16gb', 'pascal'],
    ['amd-mi100-32gb', 'cdna2'],
    ['amd-mi250x-128gb', 'cdna2'],
    ['amd-mi300x-192gb', 'cdna3'],
    ['amd-mi355x-288gb', 'cdna4'],
    ['amd-rx7900xtx-24gb', 'unknown'],
    ['google-tpu-v2', 'tpu-v2'],
    ['google-tpu-v3', 'tpu-v3'],
    ['google-tpu-v4', 'tpu-v4'],
    ['google-tpu-v5e', 'tpu-v5e'],
    ['google-tpu-v5p', 'tpu-v5p'],
    ['google-tpu-v6e', 'tpu-v6e'],
    ['google-tpu-v7x', 'tpu-v7x'],
    ['google-tpu-8t', 'unknown'],
    ['aws-trainium2', 'trainium'],
    ['intel-gaudi3', 'gaudi'],
    ['intel-max-1550', 'unknown'],
  ])('knows %s as %s', (id, hardware) => {
    const accelerator = acceleratorById(id)
    expect(accelerator && hardwareClassOf(accelerator)).toBe(hardware)
  })

  it('holds the reported hours of GPT-3 on V100', () => {
    const gpt3 = { parameters: 174.6e9, tokens: 300e9, hardware: 'volta', peakTflops: 125, chips: 10_000 } as const
    expect(contains(estimateTime(gpt3)?.hours ?? [0, 0], 14.8 * 24)).toBe(true)
  })
})

describe('a network between machines', () => {
  const exchange = { parallelism: 'fsdp', parameters: 7e9, hiddenSize: 4096, isFrozen: false } as const
  const fast = { devices: 32, devicesPerHost: 8, fastDomain: 8 }
  const said = (more: Partial<TimeInput>) =>
    estimateTime({ ...llama, chips: 32, exchange, ...more })?.assumptions.filter((words) => words.includes('network'))

  it('of unknown speed is told not to be counted', () => {
    expect(said({})).toEqual(['the speed of the network between machines is unknown, and its time is not counted'])
    expect(said({ network: fast })).toHaveLength(1)
  })

  it.each([
    ['in one machine', { chips: 8 }],
    ['in one fast domain', { network: { ...fast, fastDomain: 64 } }],
    ['at a known speed', { network: { ...fast, hostGBps: 400 } }],
    ['without a declared layout', { exchange: { ...exchange, parallelism: undefined } }],
  ])('is not %s', (_, more) => expect(said(more)).toEqual([]))
})

describe('an exchange that takes longer than the computation', () => {
  const exchange = { parallelism: 'fsdp', parameters: 7e9, hiddenSize: 4096, isFrozen: false } as const
  const network = { devices: 32, devicesPerHost: 8, fastDomain: 8, hostGBps: 3 }
  const of = (tokens: number) => {
    const stepFlops = 6 * 7e9 * tokens
    const time = estimateTime({ ...llama, chips: 32, network, exchange: { ...exchange, stepFlops } })
    const { likelyChipHours: likely = 0, chipHours: [low, high] = [0, 0] } = time ?? {}
    return { likely, low: low / likely, high: high / likely }
  }

  it('has a band of its own, whatever MFU the chips reach', () => {
    expect(of(1e5)).toMatchObject({ low: expect.closeTo(0.6, 8), high: expect.closeTo(1.5, 8) })
    expect(of(1e5).likely / of(2e5).likely).toBeCloseTo(2, 8)
  })

  it('counts only where chips compute faster than it, if it is just hidden', () => {
    const plain = estimateTime({ ...llama, chips: 32 })
    const hidden = of(1e7)
    expect(hidden.likely).toBeCloseTo(plain?.likelyChipHours ?? 0, 3)
    expect(hidden.high).toBeCloseTo((plain?.chipHours?.[1] ?? 0) / hidden.likely, 8)
  })
})
