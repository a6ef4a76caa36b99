import { describe, expect, it } from '@jest/globals'
import type { Accelerator, Figure, Precision } from '../../../src/core/catalog/accelerator.ts'
import { hasSliceOf, sliceWithTopology } from '../../../src/core/catalog/accelerator.ts'
import { acceleratorById, accelerators } from '../../../src/core/catalog/accelerators/index.ts'
import { machines } from '../../../src/core/catalog/machines/machines.ts'
import { resolveAccelerator, resolveMachine } from '../../../src/core/catalog/names/accelerator-name.ts'
import { providers, resolveProvider } from '../../../src/core/catalog/names/providers.ts'
import { type Reference, references } from '../../../src/core/catalog/references.ts'

const by = (id: string): Accelerator => {
  const accelerator = acceleratorById(id)
  if (accelerator === undefined) throw new Error(`no accelerator ${id}`)
  return accelerator
}

const figuresOf = (accelerator: Accelerator): [string, Figure][] =>
  Object.entries({
    memory: accelerator.memoryGiB,
    bandwidth: accelerator.bandwidthGBps,
    link: accelerator.chipLinkGBps,
    power: accelerator.powerWatts,
    ...accelerator.densePeakTflops,
  }).flatMap(([what, figure]) => (figure === undefined ? [] : [[`${accelerator.id} ${what}`, figure]]))

const figures = accelerators.flatMap(figuresOf)
const peak = (id: string, precision: Precision): number | undefined => by(id).densePeakTflops[precision]?.value

describe('references', () => {
  it('are documents that can be opened', () => {
    for (const { title, url } of Object.values<Reference>(references)) {
      expect(new URL(url).protocol).toBe('https:')
      expect(url).not.toMatch(/\s/)
      expect(title.length).toBeGreaterThan(3)
    }
  })

  it('have readable ids', () => {
    for (const id of Object.keys(references)) expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
  })

  it('are each listed once', () => {
    const urls = Object.values<Reference>(references).map(({ url }) => url)
    expect(new Set(urls).size).toBe(urls.length)
  })
})

describe('figures', () => {
  it('that were read name where', () => {
    for (const [what, figure] of figures) {
      if (figure.confidence !== 'uncertain') expect([what, figure.references]).not.toEqual([what, []])
      for (const id of figure.references) expect(references).toHaveProperty([id])
    }
  })

  it('that are uncertain say why', () => {
    for (const [what, figure] of figures) {
      if (figure.confidence === 'uncertain') expect([what, figure.note]).not.toEqual([what, undefined])
    }
  })

  it('are positive numbers', () => {
    for (const [what, { value }] of figures) expect([what, Number.isFinite(value) && value > 0]).toEqual([what, true])
  })

  it('of bandwidth fit the memory: all of it is read in 10 to 600 ms', () => {
    for (const { id, memoryGiB, bandwidthGBps } of accelerators) {
      if (bandwidthGBps === undefined) continue
      const seconds = memoryGiB.value / bandwidthGBps.value
      expect([id, seconds > 0.01 && seconds < 0.6]).toEqual([id, true])
    }
  })

  it('of power are those of one card', () => {
    for (const { id, powerWatts } of accelerators) {
      if (powerWatts) expect([id, powerWatts.value >= 50 && powerWatts.value <= 1700]).toEqual([id, true])
    }
  })

  it('of peaks are dense, not sparse', () => {
    const sparse = [624, 1979, 733, 1466, 1457, 1671, 4500, 5000, 9000]
    for (const { id, densePeakTflops } of accelerators.filter(({ vendor }) => vendor === 'nvidia')) {
      expect([id, sparse.includes(densePeakTflops.bf16?.value ?? 0)]).toEqual([id, false])
    }
    for (const id of ['nvidia-h100-80gb-sxm', 'nvidia-h200-141gb']) expect(peak(id, 'fp8')).toBeLessThan(2000)
  })

  it('of fp8 are twice bf16 on NVIDIA from Ada to Blackwell', () => {
    const recent = accelerators.filter(
      ({ vendor, architecture, computeCapability = 0 }) =>
        vendor === 'nvidia' && architecture !== 'Rubin' && computeCapability >= 8.9,
    )
    for (const { id, densePeakTflops } of recent) {
      const { bf16, fp8 } = densePeakTflops
      if (bf16 && fp8) expect([id, Math.abs(fp8.value / bf16.value - 2) < 0.1]).toEqual([id, true])
    }
  })

  it.each([
    // Per chip or card, even if a framework sees two or more devices.
    ['amd-mi250-128gb', 128, 362.1, 2],
    ['amd-mi250x-128gb', 128, 383, 2],
    ['google-tpu-v2', 16, 46, 2],
    ['google-tpu-v3', 32, 123, 2],
    ['google-tpu-v7x', 192, 2307, 2],
    ['aws-trainium1', 32, 190, 2],
    ['aws-trainium2', 96, 667, 4],
    ['aws-inferentia2', 32, 190, 2],
    ['intel-max-1550', 128, 832, 2],
    ['google-tpu-v4', 32, 275, 1],
    ['google-tpu-v5p', 95, 459, 1],
  ])('of %s are those of the whole chip', (id, memory, bf16, devices) => {
    expect(by(id).memoryGiB.value).toBe(memory)
    expect(peak(id, 'bf16')).toBe(bf16)
    expect(by(id).devicesPerChip).toBe(devices)
  })

  it.each([
    ['nvidia-a100-80gb-sxm', 80, 2039, 312, 600],
    ['nvidia-h100-80gb-sxm', 80, 3350, 989.4, 900],
    ['nvidia-h100-80gb-pcie', 80, 2000, 756.5, 600],
    ['nvidia-h200-141gb', 141, 4800, 989.4, 900],
    ['nvidia-b200-180gb', 180, 8000, 2250, 1800],
    ['amd-mi300x-192gb', 192, 5300, 1307.4, 896],
    ['google-tpu-v5e', 16, 819, 197, 400],
    ['google-tpu-v6e', 32, 1638, 918, 800],
  ])('of %s are the published ones', (id, memory, bandwidth, bf16, link) => {
    const { memoryGiB, bandwidthGBps, chipLinkGBps } = by(id)
    expect([memoryGiB.value, bandwidthGBps?.value, peak(id, 'bf16'), chipLinkGBps?.value]).toEqual([
      memory,
      bandwidth,
      bf16,
      link,
    ])
  })
})

describe('accelerators', () => {
  it('have ids of their own', () => {
    const ids = accelerators.map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    for (const id of ids) expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
  })

  it('have names for people of their own', () => {
    const names = accelerators.map(({ name }) => name)
    expect(new Set(names).size).toBe(names.length)
  })

  it('are found by each of their names', () => {
    for (const accelerator of accelerators) {
      for (const name of [accelerator.id, accelerator.name, ...accelerator.names]) {
        expect([name, resolveAccelerator(name)?.candidates.includes(accelerator)]).toEqual([name, true])
      }
    }
  })

  it('share only names that are known to be ambiguous', () => {
    const names = accelerators.flatMap((accelerator) => [...new Set([accelerator.id, ...accelerator.names])])
    const shared = names.filter((name) => (resolveAccelerator(name)?.candidates.length ?? 0) > 1)
    expect([...new Set(shared)].sort()).toEqual([
      '4060 Ti',
      'A100',
      'AI 100',
      'Ascend',
      'Ascend 950',
      'Cerebras',
      'Cloud AI 100',
      'Gaudi',
      'H100',
      'Kunlun',
      'MI250',
      'MI250X/MI250',
      'MI300',
      'MI350',
      'MI400',
      'MTIA',
      'PRO 5000',
      'RTX 4060 Ti',
      'RTX 6000',
      'RTX PRO 5000',
      'RTX PRO 5000 Blackwell',
      'TPU v5',
      'Tenstorrent Blackhole',
      'Tenstorrent Wormhole',
      'V100',
      'WSE',
      'gfx906',
      'gfx90a',
      'gfx942',
      'gfx950',
    ])
  })

  it('are offered by providers that exist', () => {
    for (const { id, providers: offered } of accelerators) {
      for (const provider of offered) expect([id, resolveProvider(provider)?.id]).toEqual([id, provider])
      expect([id, new Set(offered).size]).toEqual([id, offered.length])
    }
  })

  it('are TPUs exactly where Google alone offers them', () => {
    for (const { id, kind, providers: offered } of accelerators) {
      if (kind === 'tpu') expect([id, offered.every((word) => resolveProvider(word)?.offersTpu)]).toEqual([id, true])
    }
    expect(by('google-edge-tpu').kind).toBe('other')
  })

  it('lack no format that they have a rate for, and say who says so', () => {
    for (const { id, lacksPrecisions, densePeakTflops } of accelerators) {
      for (const precision of lacksPrecisions.values) {
        expect([id, precision, densePeakTflops[precision]]).toEqual([id, precision, undefined])
      }
      if (lacksPrecisions.values.length > 0) expect([id, lacksPrecisions.references]).not.toEqual([id, []])
    }
  })

  it.each<[Precision, string[], string[]]>([
    ['bf16', ['nvidia-p100-16gb', 'nvidia-v100-32gb', 'nvidia-t4-16gb'], ['nvidia-a10-24gb', 'google-tpu-v2']],
    [
      'tf32',
      ['nvidia-t4-16gb', 'amd-mi250x-128gb', 'amd-mi355x-288gb', 'google-tpu-v6e'],
      ['nvidia-a100-40gb-sxm', 'amd-mi300x-192gb'],
    ],
    [
      'fp8',
      ['nvidia-a100-80gb-sxm', 'nvidia-rtx3090-24gb', 'amd-mi250x-128gb', 'google-tpu-v4'],
      [
        'nvidia-l4-24gb',
        'nvidia-h100-80gb-sxm',
        'amd-mi300x-192gb',
        'google-tpu-v5e',
        'google-tpu-v6e',
        'google-tpu-v7x',
      ],
    ],
    [
      'fp4',
      ['nvidia-h100-80gb-sxm', 'google-tpu-v7x'],
      ['nvidia-b200-180gb', 'nvidia-rtx5090-32gb', 'amd-mi355x-288gb'],
    ],
    [
      'fp16',
      ['google-tpu-v2', 'google-tpu-v5e', 'google-tpu-v7x', 'nvidia-k80-24gb'],
      ['nvidia-v100-16gb', 'aws-trainium1'],
    ],
    ['int8', ['google-tpu-v7x', 'nvidia-v100-16gb', 'aws-trainium2'], ['google-tpu-v6e', 'nvidia-t4-16gb']],
    ['fp64', ['google-tpu-v5p', 'aws-trainium2', 'apple-m4'], ['nvidia-t4-16gb', 'amd-mi300x-192gb']],
  ])('lack %s where the hardware does', (precision, without, having) => {
    for (const id of without) expect([id, by(id).lacksPrecisions.values.includes(precision)]).toEqual([id, true])
    for (const id of having) expect([id, by(id).lacksPrecisions.values.includes(precision)]).toEqual([id, false])
  })

  it('have a link or lack one, and lack it by a document', () => {
    for (const { id, chipLinkGBps, lacksChipLink, lacksChipLinkReferences } of accelerators) {
      expect([id, chipLinkGBps !== undefined && lacksChipLink === true]).toEqual([id, false])
      expect([id, lacksChipLink === true]).toEqual([id, (lacksChipLinkReferences ?? []).length > 0])
    }
  })

  it('have traps that are sentences', () => {
    for (const { id, traps } of accelerators) {
      for (const trap of traps) expect([id, trap]).toEqual([id, expect.stringMatching(/^[A-Za-z0-9].*\.$/)])
    }
  })

  it('name the frameworks that do not run, by a document', () => {
    expect(by('google-tpu-v7x').lacksFrameworks?.values).toEqual(['tensorflow'])
    for (const { id, lacksFrameworks } of accelerators) {
      if (lacksFrameworks) expect([id, lacksFrameworks.references]).not.toEqual([id, []])
    }
  })
})

describe('slices', () => {
  const sold = accelerators.filter(({ slices }) => slices !== undefined)

  it('are sold of every TPU on offer', () => {
    const tpus = accelerators.filter(({ kind, status }) => kind === 'tpu' && status !== 'announced')
    expect(sold.map(({ id }) => id)).toEqual(tpus.map(({ id }) => id))
  })

  it('have as many chips as their topology, and whole hosts', () => {
    for (const { id, slices, chipsPerHost } of sold) {
      for (const { topology, chips, hosts } of slices?.known ?? []) {
        const product = topology.split('x').reduce((total, side) => total * Number(side), 1)
        expect([id, topology, chips]).toEqual([id, topology, product])
        if (hosts !== undefined)
          expect([id, topology, chipsPerHost.includes(chips / hosts)]).toEqual([id, topology, true])
        expect([id, chips <= (slices?.maxChips ?? 0)]).toEqual([id, true])
      }
      expect([id, slices?.references]).not.toEqual([id, []])
    }
  })

  it('reach the largest size', () => {
    for (const { id, slices } of sold) expect([id, slices?.known.at(-1)?.chips]).toEqual([id, slices?.maxChips])
  })

  it.each([
    ['google-tpu-v5e', 64, true],
    ['google-tpu-v5e', 12, false],
    ['google-tpu-v5e', 512, false],
    ['google-tpu-v4', 192, true],
    ['google-tpu-v4', 48, false],
    ['google-tpu-v5p', 192, true],
    ['google-tpu-v5p', 6144, true],
    ['google-tpu-v5p', 8960, false],
    ['google-tpu-v5p', 67 * 64, false],
    ['google-tpu-v7x', 9216, true],
    ['google-tpu-v7x', 2, false],
    ['google-tpu-v5p', 3.5, false],
    ['google-tpu-v5p', 0, false],
  ])('%s of %d chips: %s', (id, chips, exists) => expect(hasSliceOf(by(id), chips)).toBe(exists))

  it.each([
    ['google-tpu-v5e', '4x4', 16, 4],
    ['google-tpu-v5e', '4x2', 8, 1],
    ['google-tpu-v5e', '4X4', 16, 4],
    ['google-tpu-v5p', '8x4x4', 128, 32],
    ['google-tpu-v5p', '4x4x12', 192, 48],
    ['google-tpu-v4', '4x4x256', 4096, 1024],
  ])('%s in %s', (id, topology, chips, hosts) => {
    expect(sliceWithTopology(by(id), topology)).toMatchObject({ chips, hosts })
  })

  it.each([
    ['google-tpu-v5e', '3x5'],
    ['google-tpu-v5e', '2x2x1'],
    ['google-tpu-v5p', '4x4'],
    ['google-tpu-v5p', '4x4x6'],
    ['google-tpu-v5p', '-4x-4x4'],
    ['google-tpu-v5p', '32x32x32'],
    ['google-tpu-v4', '4x4x260'],
    ['google-tpu-v4', ''],
    ['google-tpu-v4', 'x'],
    ['google-tpu-v4', '4x'.repeat(10_000)],
    ['nvidia-h100-80gb-sxm', '4x4'],
  ])('%s cannot be had in %s', (id, topology) => expect(sliceWithTopology(by(id), topology)).toBeUndefined())
})

describe('machines', () => {
  it('hold accelerators that their provider offers, in a number that a host may have', () => {
    for (const { name, accelerator, provider, count } of machines) {
      const held = acceleratorById(accelerator)
      expect([name, held?.providers.includes(provider)]).toEqual([name, true])
      expect([name, resolveProvider(provider)?.id]).toEqual([name, provider])
      expect([name, !Number.isInteger(count) || held?.chipsPerHost.includes(count)]).toEqual([name, true])
    }
  })

  it('have names of their own', () => {
    for (const machine of machines)
      expect([machine.name, resolveMachine(machine.name)]).toEqual([machine.name, machine])
  })

  it('hold as many GPUs or chips as a name of Google Cloud says', () => {
    for (const { name, count } of machines) {
      const said = /^(?:a\d.*gpu|ct.*|tpu7x?-standard)-(\d+)[gt](?:-|$)/.exec(name)?.[1]
      if (said !== undefined) expect([name, count]).toEqual([name, Number(said)])
    }
  })

  it.each([
    ['p5.48xlarge', 'nvidia-h100-80gb-sxm', 8, 'aws'],
    ['ml.p5.48xlarge', 'nvidia-h100-80gb-sxm', 8, 'aws'],
    ['ML.G5.12XLARGE', 'nvidia-a10g-24gb', 4, 'aws'],
    ['p4d.24xlarge', 'nvidia-a100-40gb-sxm', 8, 'aws'],
    ['g6e.24xlarge', 'nvidia-l40s-48gb', 4, 'aws'],
    ['trn1.32xlarge', 'aws-trainium1', 16, 'aws'],
    ['p2.xlarge', 'nvidia-k80-24gb', 0.5, 'aws'],
    ['a2-highgpu-1g', 'nvidia-a100-40gb-sxm', 1, 'gcp'],
    ['A3-HighGPU-8g', 'nvidia-h100-80gb-sxm', 8, 'gcp'],
    ['g2-standard-24', 'nvidia-l4-24gb', 2, 'gcp'],
    ['g2-standard-32', 'nvidia-l4-24gb', 1, 'gcp'],
    ['g4-standard-6', 'nvidia-rtx-pro-6000-96gb', 0.125, 'gcp'],
    ['ct6e-standard-8t', 'google-tpu-v6e', 8, 'gcp'],
    ['Standard_ND96isr_H100_v5', 'nvidia-h100-80gb-sxm', 8, 'azure'],
    ['nd96isr_h100_v5', 'nvidia-h100-80gb-sxm', 8, 'azure'],
    ['standard-nc24ads-a100-v4', 'nvidia-a100-80gb-pcie', 1, 'azure'],
    ['ND96is_MI300X_v5', 'amd-mi300x-192gb', 8, 'azure'],
    ['BM.GPU.H100.8', 'nvidia-h100-80gb-sxm', 8, 'oci'],
    ['p5 48xlarge', 'nvidia-h100-80gb-sxm', 8, 'aws'],
    ['p5-48xlarge', 'nvidia-h100-80gb-sxm', 8, 'aws'],
    ['ml.p5_48xlarge', 'nvidia-h100-80gb-sxm', 8, 'aws'],
  ])('%s is known', (name, accelerator, count, provider) => {
    expect(resolveMachine(name)).toMatchObject({ accelerator, count, provider })
  })

  it.each(['', 'ml.', 'Standard_', 'n1-standard-8', 'm5.large', 'h100', '__proto__', 'x'.repeat(10_000)])(
    '%j is not',
    (name) => expect(resolveMachine(name)).toBeUndefined(),
  )
})

describe('providers', () => {
  it('have ids and spellings of their own', () => {
    const words = providers.flatMap(({ id, names }) => [id, ...names])
    for (const { id, name, names } of providers) {
      for (const word of [id, name, ...names]) expect([word, resolveProvider(word)?.id]).toEqual([word, id])
    }
    expect(new Set(words).size).toBe(words.length)
  })

  it('include those of the contract', () => {
    const contract = ['gcp', 'colab', 'kaggle', 'aws', 'azure', 'oci', 'coreweave', 'lambda', 'runpod']
    for (const id of [...contract, 'on-prem', 'workstation', 'edge']) expect(resolveProvider(id)?.id).toBe(id)
  })

  it('offer TPUs where they are Google’s, or where they were announced', () => {
    const offering = providers.filter(({ offersTpu }) => offersTpu)
    expect(offering.map(({ id }) => id)).toEqual(['gcp', 'colab', 'kaggle', 'huggingface'])
    expect(offering.filter(({ family }) => family === 'google').length).toBe(3)
  })

  it.each([
    ['Google Cloud', 'gcp', 'cloud'],
    ['vertex-ai', 'gcp', 'cloud'],
    ['GKE', 'gcp', 'cloud'],
    ['Google Colab', 'colab', 'notebook'],
    ['Kaggle', 'kaggle', 'notebook'],
    ['SageMaker', 'aws', 'cloud'],
    ['azure_ml', 'azure', 'cloud'],
    ['Lambda Labs', 'lambda', 'cloud'],
    ['on premises', 'on-prem', 'on-premises'],
    ['OnPrem', 'on-prem', 'on-premises'],
    ['datacenter', 'on-prem', 'on-premises'],
    ['bare-metal', 'dedicated', 'on-premises'],
    ['laptop', 'workstation', 'workstation'],
    ['on-device', 'edge', 'edge'],
  ])('%s is %s', (word, id, setting) => expect(resolveProvider(word)).toMatchObject({ id, setting }))

  it.each(['', ' ', 'gc', 'moon', '__proto__', 'constructor', 'a'.repeat(10_000)])('%j is nobody', (word) =>
    expect(resolveProvider(word)).toBeUndefined(),
  )
})
