import { type Accelerator, documented } from '../accelerator.ts'

const neuron = {
  kind: 'other',
  vendor: 'aws',
  segment: 'data-centre',
  purpose: 'training',
  status: 'available',
  matrixUnitSide: 128,
  providers: ['aws'],
  lacksFrameworks: {
    values: ['tensorflow'],
    references: ['neuron-tensorflow', 'neuron-frameworks'],
    reason: 'AWS ended TensorFlow support on Trainium and Inferentia and removed it from the Neuron SDK.',
    instead: 'Move the job to PyTorch or JAX, or choose GPUs for TensorFlow.',
    isServedByOlder: true,
  },
} as const

// 820 GiB/s, in units of 10^9 bytes.
const firstBandwidth = 880

const xlaTraining =
  'torch-neuronx for training (PyTorch/XLA) leaves the Neuron SDK: check the SDK version that is pinned.'

export const aws: readonly Accelerator[] = [
  {
    ...neuron,
    id: 'aws-trainium1',
    name: 'Trainium',
    architecture: 'NeuronCore-v2',
    memoryGiB: documented(32, 'neuron-trainium1'),
    bandwidthGBps: documented(firstBandwidth, 'neuron-trainium1'),
    densePeakTflops: {
      fp32: documented(47.5, 'neuron-trainium1'),
      tf32: documented(190, 'neuron-trainium1'),
      bf16: documented(190, 'neuron-trainium1'),
      fp16: documented(190, 'neuron-trainium1'),
      fp8: documented(190, 'neuron-trainium1'),
      int8: documented(380, 'neuron-trainium1'),
    },
    lacksPrecisions: { values: ['fp64', 'fp4'], references: ['neuron-trainium1', 'neuron-trainium2'] },
    devicesPerChip: 2,
    // As printed; the document does not say whether both directions are counted. The same applies to the chips below.
    chipLinkGBps: documented(384, 'neuron-trainium1', 'neuron-trainium2'),
    chipsPerHost: [1, 16],
    names: ['Trainium', 'Trainium1', 'Trainium 1', 'trn1', 'trn1n'],
    traps: [
      'A chip appears as two NeuronCores of 16 GiB.',
      'fp8 is a format of its own (cFP8) at the rate of bf16.',
      xlaTraining,
    ],
  },
  {
    ...neuron,
    id: 'aws-trainium2',
    name: 'Trainium2',
    architecture: 'NeuronCore-v3',
    memoryGiB: documented(96, 'neuron-trainium2'),
    bandwidthGBps: documented(2900, 'neuron-trainium2'),
    densePeakTflops: {
      fp32: documented(181, 'neuron-trainium2'),
      tf32: documented(667, 'neuron-trainium2'),
      bf16: documented(667, 'neuron-trainium2'),
      fp16: documented(667, 'neuron-trainium2'),
      fp8: documented(1299, 'neuron-trainium2'),
    },
    lacksPrecisions: { values: ['fp64', 'int8', 'fp4'], references: ['neuron-trainium2', 'neuron-core-v3'] },
    devicesPerChip: 4, // eight cores, joined in pairs by default (neuron-logical-cores)
    chipLinkGBps: documented(1280, 'neuron-trainium2'),
    chipsPerHost: [1, 16],
    names: ['Trainium2', 'Trainium 2', 'trn2', 'trn2u'],
    traps: [
      'The 2,563 of the announcements is a figure with sparsity.',
      'Its eight cores appear as four devices of 24 GB unless the logical cores are configured otherwise, for compiler and run time alike.',
      'Its tensor engine has no int8, unlike that of Trainium.',
      xlaTraining,
    ],
  },
  {
    ...neuron,
    id: 'aws-trainium3',
    name: 'Trainium3',
    architecture: 'NeuronCore-v4',
    memoryGiB: documented(144, 'neuron-trainium3'),
    bandwidthGBps: documented(4900, 'neuron-trainium3'),
    densePeakTflops: {
      fp32: documented(183, 'neuron-trainium3'),
      tf32: documented(671, 'neuron-trainium3'),
      bf16: documented(671, 'neuron-trainium3'),
      fp16: documented(671, 'neuron-trainium3'),
      fp8: documented(2517, 'neuron-trainium3'),
      fp4: documented(2517, 'neuron-trainium3'),
    },
    lacksPrecisions: { values: ['fp64', 'int8'], references: ['neuron-trainium3', 'neuron-core-v4'] },
    devicesPerChip: 4, // eight cores, joined in pairs or not (neuron-logical-cores)
    chipLinkGBps: documented(2560, 'neuron-trainium3'),
    chipsPerHost: [4, 16],
    names: ['Trainium3', 'Trainium 3', 'trn3', 'trn3u'],
    traps: [
      'In bf16 it is no faster than Trainium2; what it gains is MXFP8.',
      'MXFP4 is widened to MXFP8 before it is multiplied: it saves memory, not time.',
      'The 2,517 also appears as a sparse bf16 figure; dense bf16 is 671.',
    ],
  },
  {
    ...neuron,
    id: 'aws-inferentia2',
    name: 'Inferentia2',
    architecture: 'NeuronCore-v2',
    purpose: 'inference',
    memoryGiB: documented(32, 'neuron-inferentia2'),
    bandwidthGBps: documented(firstBandwidth, 'neuron-inferentia2'),
    densePeakTflops: {
      fp32: documented(47.5, 'neuron-inferentia2'),
      tf32: documented(190, 'neuron-inferentia2'),
      bf16: documented(190, 'neuron-inferentia2'),
      fp16: documented(190, 'neuron-inferentia2'),
      fp8: documented(190, 'neuron-inferentia2'),
      int8: documented(380, 'neuron-inferentia2'),
    },
    lacksPrecisions: { values: ['fp64', 'fp4'], references: ['neuron-inferentia2'] },
    devicesPerChip: 2,
    chipLinkGBps: documented(192, 'neuron-inferentia2'), // only the two large sizes
    chipsPerHost: [1, 6, 12],
    names: ['Inferentia2', 'Inferentia 2', 'inf2'],
    traps: ['Sold for inference, although the Neuron documentation lists training on it too.'],
  },
  {
    ...neuron,
    id: 'aws-inferentia1',
    name: 'Inferentia',
    architecture: 'NeuronCore-v1',
    purpose: 'inference',
    memoryGiB: documented(8, 'neuron-inferentia1'),
    bandwidthGBps: documented(54, 'neuron-inferentia1'), // 50 GiB/s
    densePeakTflops: {
      bf16: documented(64, 'neuron-inferentia1'),
      fp16: documented(64, 'neuron-inferentia1'),
      int8: documented(128, 'neuron-inferentia1'),
    },
    lacksPrecisions: { values: ['fp64', 'fp32', 'tf32', 'fp8', 'fp4'], references: ['neuron-core-v1'] },
    devicesPerChip: 4,
    chipsPerHost: [1, 4, 16],
    names: ['Inferentia', 'Inferentia1', 'Inferentia 1', 'inf1'],
    cannotTrain: {
      references: ['neuron-frameworks'],
      reason: 'The Neuron SDK supports first-generation Inferentia only for inference.',
      instead: 'Choose Trainium (`trn1` or `trn2`), or declare `task: inference` if the job serves a model.',
    },
    traps: ['It cannot train.'],
  },
]
