import { type Accelerator, boardPower, inRatio, remembered, secondary, uncertain } from '../accelerator.ts'

const gaudi = {
  kind: 'other',
  vendor: 'intel',
  segment: 'data-centre',
  purpose: 'training',
  status: 'available',
  devicesPerChip: 1,
  chipsPerHost: [8],
  lacksPrecisions: { values: ['fp4'], references: ['ml-engineering'] },
} as const

const gpu = {
  kind: 'gpu',
  vendor: 'intel',
  purpose: 'training',
  status: 'available',
} as const

const xeHpc = { values: ['fp8', 'fp4'], references: ['intel-matrix-types'] } as const
const xeHpg = {
  values: ['fp64', 'tf32', 'fp8', 'fp4'],
  references: ['intel-matrix-types', 'intel-datatypes', 'arc-alchemist'],
} as const

const xeHpcPeaks = inRatio({ fp64: 1, tf32: 8, bf16: 16, fp16: 16, int8: 32 }, 'the matrix and vector engines')

export const intel: readonly Accelerator[] = [
  {
    ...gaudi,
    id: 'intel-gaudi2',
    name: 'Gaudi 2',
    architecture: 'Gaudi 2',
    memoryGiB: secondary(96, 'gaudi-hugging-face', 'gpuhunt', 'ml-engineering'),
    bandwidthGBps: secondary(2450, 'ml-engineering'),
    densePeakTflops: { bf16: secondary(432, 'ml-engineering'), fp8: secondary(865, 'ml-engineering') },
    chipLinkGBps: secondary(600, 'ml-engineering-network'), // 300 each way: 24 ports of 100 Gb Ethernet on the chip
    powerWatts: boardPower(600),
    names: ['Gaudi2', 'HL-225', 'HL-225H', 'Gaudi'],
    providers: ['intel-tiber', 'on-prem', 'hpc'],
    traps: [
      'No datasheet with rates for fp32, tf32 and fp16 was found.',
      'Intel does not officially support fp16 on it.',
    ],
  },
  {
    ...gaudi,
    id: 'intel-gaudi3',
    name: 'Gaudi 3',
    architecture: 'Gaudi 3',
    memoryGiB: secondary(128, 'gaudi-hugging-face', 'gpuhunt', 'ml-engineering'),
    bandwidthGBps: secondary(3700, 'ml-engineering'),
    densePeakTflops: {
      fp32: secondary(229, 'ml-engineering'),
      tf32: secondary(459, 'ml-engineering'),
      fp16: secondary(459, 'ml-engineering'),
      bf16: secondary(1677, 'ml-engineering'), // at the clock of what is sold; the white paper's 1,835 assumes more
      fp8: secondary(1677, 'ml-engineering'),
    },
    chipLinkGBps: secondary(1200, 'ml-engineering-network'), // 600 each way: 24 ports of 200 Gb Ethernet on the chip
    powerWatts: boardPower(900),
    names: ['Gaudi3', 'HL-325L', 'HL-325', 'HL-338', 'Gaudi'],
    providers: ['ibm', 'intel-tiber', 'on-prem'],
    traps: ['fp16 is almost four times slower than bf16.', 'fp8 is no faster than bf16.'],
  },
  {
    ...gaudi,
    id: 'intel-gaudi1',
    name: 'Gaudi (first generation)',
    architecture: 'Gaudi',
    memoryGiB: secondary(32, 'gaudi-hugging-face'),
    bandwidthGBps: remembered(1000),
    densePeakTflops: {},
    names: ['Gaudi1', 'Gaudi 1', 'HL-205', 'Gaudi'],
    providers: ['aws', 'on-prem'],
    traps: ['It has 32 GB where its successors have 96 and 128.'],
  },
  {
    ...gpu,
    id: 'intel-max-1550',
    name: 'Data Center GPU Max 1550',
    architecture: 'Xe-HPC (Ponte Vecchio)',
    segment: 'data-centre',
    memoryGiB: secondary(128, 'tacc-stampede3'),
    bandwidthGBps: secondary(3277, 'glennklockwood-pvc'),
    densePeakTflops: {
      ...xeHpcPeaks(uncertain(52, 'the vector engines do as much in fp32 as in fp64', 'tacc-stampede3')),
      fp64: secondary(52, 'tacc-stampede3'),
      bf16: secondary(832, 'tacc-stampede3'),
    },
    lacksPrecisions: xeHpc,
    devicesPerChip: 2,
    chipsPerHost: [4, 6],
    powerWatts: boardPower(600),
    names: ['Max 1550', 'Intel Data Center GPU Max 1550', 'Data Center GPU Max 1550', 'Ponte Vecchio', 'PVC'],
    providers: ['hpc', 'on-prem'],
    traps: ['A card appears as two devices of 64 GB, each with half of its rate.'],
  },
  {
    ...gpu,
    id: 'intel-max-1100',
    name: 'Data Center GPU Max 1100',
    architecture: 'Xe-HPC (Ponte Vecchio)',
    segment: 'data-centre',
    memoryGiB: remembered(48),
    // 56 of the 128 cores of the Max 1550, at a slightly lower clock.
    densePeakTflops: xeHpcPeaks(remembered(22)),
    lacksPrecisions: xeHpc,
    devicesPerChip: 1,
    chipsPerHost: [],
    powerWatts: boardPower(300),
    names: ['Max 1100', 'Intel Data Center GPU Max 1100', 'Data Center GPU Max 1100'],
    providers: ['intel-tiber', 'on-prem'],
    traps: [],
  },
  {
    ...gpu,
    id: 'intel-arc-a770-16gb',
    name: 'Arc A770',
    architecture: 'Xe-HPG',
    segment: 'consumer',
    memoryGiB: uncertain(16, 'an 8 GB version exists; general knowledge'),
    bandwidthGBps: remembered(560),
    densePeakTflops: {
      fp32: uncertain(19.7, 'half of fp16 on the vector engines', 'huggingface-others'),
      bf16: uncertain(131, 'half of int8'),
      fp16: uncertain(131, 'half of int8'),
      int8: remembered(262),
    },
    lacksPrecisions: xeHpg,
    devicesPerChip: 1,
    chipsPerHost: [],
    names: ['Arc A770', 'A770'],
    providers: ['workstation'],
    traps: [],
  },
]
