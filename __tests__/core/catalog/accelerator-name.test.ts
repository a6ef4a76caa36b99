import { readFileSync } from 'node:fs'
import { describe, expect, it } from '@jest/globals'
import { acceleratorById, accelerators } from '../../../src/core/catalog/accelerators/index.ts'
import { dividedCards } from '../../../src/core/catalog/mig.ts'
import {
  acceleratorWords,
  resolveAccelerator,
  resolveMachine,
} from '../../../src/core/catalog/names/accelerator-name.ts'

const idsOf = (text: string): string[] | undefined => resolveAccelerator(text)?.candidates.map(({ id }) => id)

const a100 = ['nvidia-a100-40gb-sxm', 'nvidia-a100-80gb-sxm', 'nvidia-a100-40gb-pcie', 'nvidia-a100-80gb-pcie']
const h100 = ['nvidia-h100-80gb-sxm', 'nvidia-h100-80gb-pcie', 'nvidia-h100-94gb-nvl']
const v100 = ['nvidia-v100-16gb', 'nvidia-v100-32gb']

describe('one accelerator', () => {
  it.each([
    ['nvidia-h100-80gb-sxm', 'nvidia-h100-80gb-sxm'],
    ['A100-80GB', 'nvidia-a100-80gb-sxm'],
    ['a100_80gb', 'nvidia-a100-80gb-sxm'],
    ['A100 80GB', 'nvidia-a100-80gb-sxm'],
    ['A100 80 GB', 'nvidia-a100-80gb-sxm'],
    ['a100-80', 'nvidia-a100-80gb-sxm'],
    ['nvidia-a100-80gb', 'nvidia-a100-80gb-sxm'],
    ['NVIDIA_A100_80GB', 'nvidia-a100-80gb-sxm'],
    ['nvidia/a100-40gb', 'nvidia-a100-40gb-sxm'],
    ['nvidia-tesla-a100', 'nvidia-a100-40gb-sxm'],
    ['A100-SXM4-40GB', 'nvidia-a100-40gb-sxm'],
    ['40GB A100 SXM', 'nvidia-a100-40gb-sxm'],
    ['NVIDIA A100 80GB PCIe', 'nvidia-a100-80gb-pcie'],
    ['A100 PCIe 80GB', 'nvidia-a100-80gb-pcie'],
    ['H100-SXM5', 'nvidia-h100-80gb-sxm'],
    ['NVIDIA H100 80GB HBM3', 'nvidia-h100-80gb-sxm'],
    ['H100 PCIe', 'nvidia-h100-80gb-pcie'],
    ['h100nvl', 'nvidia-h100-94gb-nvl'],
    ['H100 94GB', 'nvidia-h100-94gb-nvl'],
    ['H200', 'nvidia-h200-141gb'],
    ['H200 NVL', 'nvidia-h200-nvl-141gb'],
    ['B200', 'nvidia-b200-180gb'],
    ['B300-288GB', 'nvidia-b300-288gb'],
    ['GB200 NVL72', 'nvidia-gb200-186gb'],
    ['V100-SXM2-32GB', 'nvidia-v100-32gb'],
    ['Tesla V100-PCIE-16GB', 'nvidia-v100-16gb'],
    ['Tesla T4', 'nvidia-t4-16gb'],
    ['tesla_t4', 'nvidia-t4-16gb'],
    ['NvidiaTeslaT4', 'nvidia-t4-16gb'],
    ['L4', 'nvidia-l4-24gb'],
    ['L40', 'nvidia-l40-48gb'],
    ['L40S', 'nvidia-l40s-48gb'],
    ['A10', 'nvidia-a10-24gb'],
    ['A10G', 'nvidia-a10g-24gb'],
    ['GeForce RTX 4090', 'nvidia-rtx4090-24gb'],
    ['NVIDIA GeForce RTX 4090', 'nvidia-rtx4090-24gb'],
    ['rtx4090', 'nvidia-rtx4090-24gb'],
    ['RTX-4090', 'nvidia-rtx4090-24gb'],
    ['4090', 'nvidia-rtx4090-24gb'],
    ['RTX 3090 Ti', 'nvidia-rtx3090ti-24gb'],
    ['2080Ti', 'nvidia-rtx2080ti-11gb'],
    ['RTX A6000', 'nvidia-rtx-a6000-48gb'],
    ['RTX 6000 Ada Generation', 'nvidia-rtx6000-ada-48gb'],
    ['Quadro RTX 6000', 'nvidia-rtx6000-24gb'],
    ['RTX 6000 24GB', 'nvidia-rtx6000-24gb'],
    ['RTX PRO 6000 Blackwell', 'nvidia-rtx-pro-6000-96gb'],
    ['MI300X', 'amd-mi300x-192gb'],
    ['AMD Instinct MI300X', 'amd-mi300x-192gb'],
    ['mi-250x', 'amd-mi250x-128gb'],
    ['7900 XTX', 'amd-rx7900xtx-24gb'],
    ['Gaudi 3', 'intel-gaudi3'],
    ['gaudi-2', 'intel-gaudi2'],
    ['Gaudi 96GB', 'intel-gaudi2'],
    ['trn1', 'aws-trainium1'],
    ['Trainium', 'aws-trainium1'],
    ['AWS Trainium2', 'aws-trainium2'],
    ['inf2', 'aws-inferentia2'],
    ['tpu-v5e', 'google-tpu-v5e'],
    ['v5litepod', 'google-tpu-v5e'],
    ['tpu-v5-lite-podslice', 'google-tpu-v5e'],
    ['Cloud TPU v4', 'google-tpu-v4'],
    ['Trillium', 'google-tpu-v6e'],
    ['TPU v6e (Trillium)', 'google-tpu-v6e'],
    ['Ironwood', 'google-tpu-v7x'],
    ['TPU7x', 'google-tpu-v7x'],
    ['Coral', 'google-edge-tpu'],
    ['edge-tpu', 'google-edge-tpu'],
    ['M2 Max', 'apple-m2-max'],
    ['M2 Max 64GB', 'apple-m2-max'],
    ['Ascend 910B', 'huawei-ascend-910b'],
    ['A16', 'nvidia-a16-64gb'],
    ['NVIDIA L2', 'nvidia-l2-24gb'],
    ['AMD Instinct MI308X', 'amd-mi308x-192gb'],
    ['Crescent Island', 'intel-crescent-island-160gb'],
    ['Kunlunxin P800', 'kunlunxin-p800'],
    ['Kunlun R300', 'kunlunxin-r300'],
    ['Mac Studio M5 Ultra', 'apple-m5-ultra'],
    ['M6', 'apple-m6'],
    ['H100 NVL GPU', 'nvidia-h100-94gb-nvl'],
    ['T4 GPUs', 'nvidia-t4-16gb'],
    ['  l4  ', 'nvidia-l4-24gb'],
    // As printed by nvidia-smi, rocm-smi, GKE and people.
    ['NVIDIA A100-SXM4-80GB', 'nvidia-a100-80gb-sxm'],
    ['Tesla V100-SXM2-32GB', 'nvidia-v100-32gb'],
    ['A100 (40GB)', 'nvidia-a100-40gb-sxm'],
    ['RTX 4090 24GB', 'nvidia-rtx4090-24gb'],
    ['NVIDIA GH200 480GB', 'nvidia-gh200-96gb'],
    ['Grace Hopper Superchip', 'nvidia-gh200-96gb'],
    ['nvidia-h100-80gb', 'nvidia-h100-80gb-sxm'],
    ['AMD Instinct MI300X OAM', 'amd-mi300x-192gb'],
    ['gfx908', 'amd-mi100-32gb'],
    ['tpu-v5p-slice', 'google-tpu-v5p'],
    ['tpu-v6e-slice', 'google-tpu-v6e'],
    ['TPU v4 pod slice', 'google-tpu-v4'],
    ['TPU v5e pod', 'google-tpu-v5e'],
    ['TPU pod v3', 'google-tpu-v3'],
    ['TPU Trillium', 'google-tpu-v6e'],
    ['TPUs v4', 'google-tpu-v4'],
    ['Gaudi 2 HL-225', 'intel-gaudi2'],
    ['Intel Gaudi2 accelerator', 'intel-gaudi2'],
    ['H200s', 'nvidia-h200-141gb'],
  ])('%s', (text, id) => {
    expect(idsOf(text)).toEqual([id])
    expect(resolveAccelerator(text)?.count).toBeUndefined()
    expect(resolveAccelerator(text)?.slice).toBeUndefined()
  })
})

describe('several accelerators', () => {
  it.each([
    ['A100', a100, 'A100'],
    ['nvidia/a100', a100, 'A100'],
    ['H100', h100, 'H100'],
    ['NVIDIA H100', h100, 'H100'],
    ['V100', v100, 'V100'],
    ['Tesla V100', v100, 'V100'],
    ['A100 SXM', a100.slice(0, 2), 'A100 SXM'],
    ['A100-PCIe', a100.slice(2), 'A100 PCIe'],
    ['MI250', ['amd-mi250-128gb', 'amd-mi250x-128gb'], 'MI250'],
    ['RTX 6000', ['nvidia-rtx6000-ada-48gb', 'nvidia-rtx-pro-6000-96gb', 'nvidia-rtx6000-24gb'], 'RTX 6000'],
    ['Gaudi', ['intel-gaudi2', 'intel-gaudi3', 'intel-gaudi1'], 'Gaudi'],
    ['TPU v5', ['google-tpu-v5e', 'google-tpu-v5p'], 'TPU v5'],
  ])('%s', (text, ids, label) => {
    expect(idsOf(text)).toEqual(ids)
    expect(resolveAccelerator(text)?.label).toBe(label)
  })

  it.each([
    ['gpu', 'gpu', 'GPU'],
    ['GPUs', 'gpu', 'GPU'],
    ['nvidia', 'gpu', 'NVIDIA GPU'],
    ['nvidia-gpu', 'gpu', 'NVIDIA GPU'],
    ['nvidia.com/gpu', 'gpu', 'NVIDIA GPU'],
    ['amd-gpu', 'gpu', 'AMD GPU'],
    ['apple-silicon', 'gpu', 'Apple GPU'],
    ['tpu', 'tpu', 'TPU'],
    ['cloud-tpu', 'tpu', 'TPU'],
    ['google.com/tpu', 'tpu', 'TPU'],
    ['npu', 'other', 'NPU'],
    ['neuron', 'other', 'AWS Neuron chip'],
  ])('%s tells only the kind', (text, kind, label) => {
    const name = resolveAccelerator(text)
    expect(name).toMatchObject({ kind, label })
    expect(name?.candidates.length).toBeGreaterThan(1)
    expect(name?.candidates.every((candidate) => candidate.kind === kind)).toBe(true)
  })

  it('cpu is known to be no accelerator', () => {
    expect(resolveAccelerator('cpu')).toEqual({ kind: 'other', candidates: [], label: 'CPU' })
  })
})

describe('a count', () => {
  it.each([
    ['H100:8', 'nvidia-h100-80gb-sxm', 8],
    ['A100-80GB:4', 'nvidia-a100-80gb-sxm', 4],
    ['T4: 2', 'nvidia-t4-16gb', 2],
    ['tpu-v5e:8', 'google-tpu-v5e', 8],
    ['trn1:16', 'aws-trainium1', 16],
    ['gpu:l4:2', 'nvidia-l4-24gb', 2],
    ['gpu:nvidia_a100-sxm4-80gb:4', 'nvidia-a100-80gb-sxm', 4],
    ['a100-40gb-8', 'nvidia-a100-40gb-sxm', 8],
    ['h100-mega-80gb-8', 'nvidia-h100-80gb-sxm', 8],
    ['b200-8', 'nvidia-b200-180gb', 8],
    ['l4-4', 'nvidia-l4-24gb', 4],
    ['GPU T4 x2', 'nvidia-t4-16gb', 2],
    ['L4 x4', 'nvidia-l4-24gb', 4],
    ['8x H200', 'nvidia-h200-141gb', 8],
    ['8 × H200', 'nvidia-h200-141gb', 8],
    ['2x4090', 'nvidia-rtx4090-24gb', 2],
    ['mi300x x8', 'amd-mi300x-192gb', 8],
    ['MI300X8', 'amd-mi300x-192gb', 8],
  ])('%s', (text, id, count) => {
    expect(resolveAccelerator(text)).toMatchObject({ count })
    expect(idsOf(text)?.[0]).toBe(id)
  })

  it('of no particular GPU', () => {
    expect(resolveAccelerator('gpu:8')).toMatchObject({ kind: 'gpu', label: 'GPU', count: 8 })
  })
})

describe('a part of a card', () => {
  it.each([
    ['mig-3g.40gb', 4, 40, 3 / 7, 'MIG 3g.40gb'],
    ['nvidia.com/mig-3g.40gb', 4, 40, 3 / 7, 'MIG 3g.40gb'],
    ['A100 MIG 3g.20gb', 2, 20, 3 / 7, 'A100 MIG 3g.20gb'],
    ['A100 3g.40gb', 2, 40, 3 / 7, 'A100 MIG 3g.40gb'],
    ['H100 1g.10gb', 2, 10, 1 / 7, 'H100 MIG 1g.10gb'],
    ['1g.10gb+me', 6, 10, 1 / 7, 'MIG 1g.10gb'],
    ['NVIDIA-A100-SXM4-40GB-MIG-1g.5gb', 1, 5, 1 / 7, 'A100 SXM 40 GB MIG 1g.5gb'],
    ['A30 MIG 2g.12gb', 1, 12, 1 / 2, 'A30 MIG 2g.12gb'],
    // Cards split into four or seven parts, so the share is unknown.
    ['1g.24gb', 4, 24, undefined, 'MIG 1g.24gb'],
  ])('%s', (text, cards, memoryGiB, share, label) => {
    const name = resolveAccelerator(text)
    expect(name).toMatchObject({ kind: 'gpu', label, part: { memoryGiB } })
    expect(name?.part?.share).toBe(share)
    expect(name?.candidates).toHaveLength(cards)
    for (const part of name?.candidates ?? []) {
      expect([part.memoryGiB.value, part.lacksChipLink, part.chipLinkGBps]).toEqual([memoryGiB, true, undefined])
    }
  })

  it('has its share of the rates, and the id of the card', () => {
    const [part] = resolveAccelerator('a100-40gb-sxm MIG 3g.20gb')?.candidates ?? []
    const [card] = resolveAccelerator('a100-40gb-sxm')?.candidates ?? []
    expect(part?.id).toBe(card?.id)
    expect(part?.densePeakTflops.bf16?.value).toBeCloseTo((312 * 3) / 7)
    expect(part?.bandwidthGBps?.value).toBe((card?.bandwidthGBps?.value ?? 0) / 2)
  })

  it('is counted', () => expect(resolveAccelerator('mig-1g.5gb:7')).toMatchObject({ count: 7, part: { memoryGiB: 5 } }))

  it.each(['A100 MIG 9g.1gb', 'T4 MIG 1g.5gb', 'A100 MIG', 'H200 3g.40gb', 'mig', '3g', 'TPU v4 1g.5gb', '8g.80gb'])(
    '%s is none',
    (text) => expect(resolveAccelerator(text)).toBeUndefined(),
  )

  it('is of cards that exist, and takes no more than there is', () => {
    for (const [id, { profiles }] of dividedCards) {
      const card = acceleratorById(id)
      expect([id, card?.vendor]).toEqual([id, 'nvidia'])
      for (const profile of profiles) {
        const memoryGiB = Number.parseInt(profile.split('.')[1] ?? '', 10)
        // The pages differ by a gigabyte for the B300.
        expect([id, profile, memoryGiB <= (card?.memoryGiB.value ?? 0) + 1]).toEqual([id, profile, true])
      }
    }
  })
})

describe('a slice', () => {
  it.each([
    ['tpu-v5e-64', 'google-tpu-v5e', 64, true, 'TPU v5e-64'],
    ['v5litepod-64', 'google-tpu-v5e', 64, true, 'TPU v5e-64'],
    ['v5e-64', 'google-tpu-v5e', 64, true, 'TPU v5e-64'],
    ['TPU v5e-64', 'google-tpu-v5e', 64, true, 'TPU v5e-64'],
    ['v5e-1 TPU', 'google-tpu-v5e', 1, true, 'TPU v5e-1'],
    ['v6e-256', 'google-tpu-v6e', 256, true, 'TPU v6e-256'],
    ['v6e-512', 'google-tpu-v6e', 512, false, 'TPU v6e-512'],
    ['v5e-12', 'google-tpu-v5e', 12, false, 'TPU v5e-12'],
    ['v2-8', 'google-tpu-v2', 4, true, 'TPU v2-8'],
    ['v3-8', 'google-tpu-v3', 4, true, 'TPU v3-8'],
    ['v4-128', 'google-tpu-v4', 64, true, 'TPU v4-128'],
    ['tpu-v4-128', 'google-tpu-v4', 64, true, 'TPU v4-128'],
    ['tpu_v4_128', 'google-tpu-v4', 64, true, 'TPU v4-128'],
    ['v4-384', 'google-tpu-v4', 192, true, 'TPU v4-384'],
    ['v4-7', 'google-tpu-v4', 4, false, 'TPU v4-7'],
    ['v5p-8', 'google-tpu-v5p', 4, true, 'TPU v5p-8'],
    ['v5p-12288', 'google-tpu-v5p', 6144, true, 'TPU v5p-12288'],
    ['v5p-17920', 'google-tpu-v5p', 8960, false, 'TPU v5p-17920'],
    ['tpu7x-128', 'google-tpu-v7x', 64, true, 'TPU7x-128'],
    ['tpu7x-4x4x4', 'google-tpu-v7x', 64, true, 'TPU7x-128'],
    ['v5e-4x4', 'google-tpu-v5e', 16, true, 'TPU v5e-16'],
    ['v5e-3x5', 'google-tpu-v5e', 15, false, 'TPU v5e-15'],
    ['Trillium-16', 'google-tpu-v6e', 16, true, 'TPU v6e-16'],
  ])('%s', (text, id, chips, exists, label) => {
    const name = resolveAccelerator(text)
    expect(idsOf(text)).toEqual([id])
    expect(name).toMatchObject({ kind: 'tpu', label, slice: { chips, exists } })
    expect(name).not.toHaveProperty('count')
    expect(name).not.toHaveProperty('slices')
  })

  it.each([
    ['v5litepod-64:2', 2],
    ['tpu-v5e-64:1', 1],
    ['2x v5e-64', 2],
  ])('%s is several of them', (text, slices) => {
    expect(resolveAccelerator(text)).toMatchObject({ slices, slice: { chips: 64 } })
    expect(resolveAccelerator(text)).not.toHaveProperty('count')
  })

  it('says what its number counts', () => {
    expect(resolveAccelerator('v5p-8')?.slice).toEqual({
      chips: 4,
      suffix: 8,
      suffixCounts: 'tensorcores',
      exists: true,
    })
    expect(resolveAccelerator('v6e-8')?.slice).toEqual({ chips: 8, suffix: 8, suffixCounts: 'chips', exists: true })
  })
})

describe('nothing', () => {
  it.each([
    ...['', ' ', ':', ':8', 'H100:', 'H100:0', 'H100:-1', 'H100:1.5', 'H100:08', 'H100:8:2', 'H100:eight'],
    ...[
      'h99',
      'h100!',
      'H100 or A100',
      'h 1 0 0',
      'l4-0',
      'a10-0',
      'a100-8',
      '80gb',
      'SXM',
      'H100 40GB',
      'A100X',
      'A100 H100',
      'A100 slice',
      'A100 cards',
      'RTX 4090 Ti',
      'H200 141GB NVL',
    ],
    ...['amd h100', 'nvidia mi300x', 'geforce h100', 'H100 TPU', 'tpu h100', 'v5e gpu', 'cpu 64gb', 'aws h100'],
    ...['tpu-v5-8', 'tpu-8', 'v5e-0', 'v5e--', 'v5e-1e9', 'v9-8', '4x4', '2x2x1', 'x', '8x', 'x8', '0x h100'],
    ...['p5.48xlarge', 'a3-highgpu-8g', '7B', 'true', 'null', '[object Object]', '$(h100)', '../../h100', 'h100\u0000'],
    ...['__proto__', 'constructor', 'toString', '__proto__-8', 'tpu-__proto__', 'hasOwnProperty:8'],
    ...['Ｈ１００', 'h１00', 'H100–80GB', 'ТPU', '🚀', 'tpu-v5e-٦٤', 'ſ', 'K\u212A80'],
    ...['h100'.repeat(2500), 'a'.repeat(10_000), '1x'.repeat(5000), `h100${' '.repeat(10_000)}`],
  ])('%j', (text) => expect(resolveAccelerator(text)).toBeUndefined())
})

describe('every name of the catalogue', () => {
  it('means the same in capitals and with other separators', () => {
    for (const { id, name, names } of accelerators) {
      for (const word of [id, name, ...names]) {
        const variants = [word.toUpperCase(), word.replaceAll('-', '_'), word.replaceAll(' ', '-'), ` ${word} `]
        for (const each of variants) expect([each, idsOf(each)]).toEqual([each, idsOf(word)])
      }
    }
  })
})

describe('everyday words', () => {
  it('are all understood', () => {
    for (const word of acceleratorWords) expect([word, resolveAccelerator(word) !== undefined]).toEqual([word, true])
  })

  it('hold no word twice, and no machine', () => {
    expect(new Set(acceleratorWords).size).toBe(acceleratorWords.length)
    expect(acceleratorWords.filter((word) => resolveMachine(word))).toEqual([])
  })
})

describe('names in the wild', () => {
  const file = new URL('../../fixtures/accelerator-names.json', import.meta.url)
  const names: Record<string, string[]> = JSON.parse(readFileSync(file, 'utf8'))
  // Names to which SkyPilot and others give one meaning, but people several.
  const ambiguous = ['a100', 'gpu:a100', 'h100', 'gpu:h100', 'v100', 'mi250', 'tpu v5', 'habana.ai/gaudi']

  it.each(Object.entries(names))('%s', (name, ids) => {
    const found = idsOf(name) ?? [resolveMachine(name)?.accelerator]
    expect(found).toEqual(expect.arrayContaining(ids))
    if (!ambiguous.includes(name)) expect(found).toHaveLength(ids.length)
  })
})
