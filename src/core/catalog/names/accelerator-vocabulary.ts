import type { Accelerator, AcceleratorKind } from '../accelerator.ts'

/** Words before a name, and the accelerators that they apply to. */
export const brands: Readonly<Record<string, (accelerator: Accelerator) => boolean>> = {
  nvidia: ({ vendor }) => vendor === 'nvidia',
  tesla: ({ vendor }) => vendor === 'nvidia',
  geforce: ({ vendor, segment }) => vendor === 'nvidia' && segment === 'consumer',
  quadro: ({ vendor, segment }) => vendor === 'nvidia' && segment === 'workstation',
  amd: ({ vendor }) => vendor === 'amd',
  instinct: ({ vendor }) => vendor === 'amd',
  radeon: ({ vendor }) => vendor === 'amd',
  intel: ({ vendor }) => vendor === 'intel',
  habana: ({ vendor }) => vendor === 'intel',
  google: ({ vendor }) => vendor === 'google',
  gcp: ({ vendor }) => vendor === 'google',
  cloud: ({ kind }) => kind === 'tpu',
  aws: ({ vendor }) => vendor === 'aws',
  amazon: ({ vendor }) => vendor === 'aws',
  huawei: ({ id }) => id.startsWith('huawei'),
  graphcore: ({ id }) => id.startsWith('graphcore'),
  kunlunxin: ({ id }) => id.startsWith('kunlunxin'),
  cerebras: ({ id }) => id.startsWith('cerebras'),
  sambanova: ({ id }) => id.startsWith('sambanova'),
  groq: ({ id }) => id.startsWith('groq'),
  qualcomm: ({ id }) => id.startsWith('qualcomm'),
  tenstorrent: ({ id }) => id.startsWith('tenstorrent'),
  microsoft: ({ id }) => id.startsWith('microsoft'),
  meta: ({ id }) => id.startsWith('meta'),
  // Computers that contain the chip, longer names first.
  ...Object.fromEntries(
    ['macbookair', 'macbookpro', 'macbook', 'macstudio', 'macmini', 'macpro', 'imac', 'apple'].map((name) => [
      name,
      ({ id }: Accelerator) => id.startsWith('apple-'),
    ]),
  ),
  gpu: ({ kind }) => kind === 'gpu',
}

/** XPK's node names, whose last number is a count. It looks like a memory size, so only these are accepted. */
export const nodeTypes: Readonly<Record<string, string>> = {
  'a100-40gb': 'nvidia-a100-40gb-sxm',
  'h100-80gb': 'nvidia-h100-80gb-sxm',
  'h100-mega-80gb': 'nvidia-h100-80gb-sxm',
  'h200-141gb': 'nvidia-h200-141gb',
  b200: 'nvidia-b200-180gb',
  gb200: 'nvidia-gb200-186gb',
  l4: 'nvidia-l4-24gb',
}

/** A word for a kind of accelerator, without a model. */
interface KindWord {
  readonly label: string
  readonly kind: AcceleratorKind
  readonly names: readonly string[]
  readonly covers: (accelerator: Accelerator) => boolean
}

export const kindWords: readonly KindWord[] = [
  {
    label: 'GPU',
    kind: 'gpu',
    names: ['gpu', 'gpus', 'any-gpu', 'cloud-gpu', 'graphics-processing-unit', 'graphics-processing-units'],
    covers: ({ kind }) => kind === 'gpu',
  },
  {
    label: 'NVIDIA GPU',
    kind: 'gpu',
    names: ['nvidia', 'nvidia-gpu', 'nvidia.com/gpu', 'cuda', 'cuda-gpu', 'geforce', 'tesla', 'quadro'],
    covers: ({ vendor }) => vendor === 'nvidia',
  },
  {
    label: 'AMD GPU',
    kind: 'gpu',
    names: ['amd', 'amd-gpu', 'amd.com/gpu', 'rocm', 'instinct', 'amd-instinct', 'radeon', 'amd-radeon'],
    covers: ({ vendor }) => vendor === 'amd',
  },
  {
    label: 'Intel GPU',
    kind: 'gpu',
    names: ['intel-gpu', 'gpu.intel.com/i915', 'xpu', 'intel-xpu'],
    covers: ({ vendor, kind }) => vendor === 'intel' && kind === 'gpu',
  },
  {
    label: 'Apple GPU',
    kind: 'gpu',
    names: ['apple-gpu', 'apple-silicon', 'apple', 'mps', 'metal', 'm-series'].concat([
      'macbook',
      'macbook-pro',
      'macbook-air',
      'mac-studio',
      'mac-mini',
      'imac',
    ]),
    covers: ({ id }) => id.startsWith('apple-'),
  },
  {
    label: 'TPU',
    kind: 'tpu',
    names: [
      ...['tpu', 'tpus', 'cloud-tpu', 'google-tpu', 'google-cloud-tpu', 'google.com/tpu', 'tpu-pod', 'tpu-vm'],
      ...['tpu-pods', 'tpu-vms', 'tensor-processing-unit', 'tensor-processing-units'],
    ],
    covers: ({ kind }) => kind === 'tpu',
  },
  {
    label: 'Gaudi',
    kind: 'other',
    names: ['hpu', 'habana', 'intel-gaudi', 'habana.ai/gaudi', 'habana-gaudi'],
    covers: ({ id }) => id.startsWith('intel-gaudi'),
  },
  {
    label: 'AWS Neuron chip',
    kind: 'other',
    names: [
      'neuron',
      'aws-neuron',
      'aws.amazon.com/neuron',
      'aws.amazon.com/neuroncore',
      'aws.amazon.com/neurondevice',
    ],
    covers: ({ vendor }) => vendor === 'aws',
  },
  { label: 'IPU', kind: 'other', names: ['ipu', 'graphcore'], covers: ({ id }) => id.startsWith('graphcore-') },
  {
    label: 'NPU',
    kind: 'other',
    names: ['npu', 'npus', 'huawei-npu', 'huawei', 'neural-processing-unit', 'huawei.com/ascend910'],
    covers: ({ id }) => id.startsWith('huawei-'),
  },
  { label: 'CPU', kind: 'other', names: ['cpu', 'cpus'], covers: () => false },
]

/** Whether a label is a word for a kind, which takes an article ("a TPU"), not a product's name. */
export const isKindWord = (label: string): boolean => /(?:[CGINT]PU|chip)$/.test(label)

/**
 * Words after a name that say what it is, and the kinds that they apply to. Not "chips", "cards" and "pods": numbers
 * count those.
 */
export const kindSuffixes: Readonly<Record<string, readonly AcceleratorKind[]>> = {
  gpu: ['gpu'],
  gpus: ['gpu'],
  tpu: ['tpu'],
  tpus: ['tpu'],
  npu: ['other'],
  npus: ['other'],
  superchip: ['gpu'],
  accelerator: ['gpu', 'tpu', 'other'],
}

/** Short common spellings, to suggest for a misspelling. */
export const acceleratorWords: readonly string[] = [
  ...['gpu', 'tpu', 'cpu', 'nvidia', 'amd'],
  ...['k80', 'p100', 'v100', 'v100-16gb', 'v100-32gb', 't4', 'a10', 'a10g', 'a30', 'a40', 'l4', 'l40', 'l40s'],
  ...['a100', 'a100-40gb', 'a100-80gb', 'a100-sxm', 'a100-pcie', 'a800'],
  ...['h100', 'h100-sxm', 'h100-pcie', 'h100-nvl', 'h20', 'h200', 'h800'],
  ...['gh200', 'b200', 'b300', 'gb200', 'gb300', 'vr200'],
  ...['rtx2080ti', 'rtx3060', 'rtx3070', 'rtx3080', 'rtx3090', 'rtx4060ti', 'rtx4070', 'rtx4080', 'rtx4090'],
  ...['rtx5070', 'rtx5080', 'rtx5090', 'gtx1080', 'gtx1080ti'],
  ...['titan-rtx', 'dgx-spark', 'jetson-agx-orin', 'jetson-thor'],
  ...['a4000', 'a5000', 'a6000', 'rtx-a6000', 'rtx-6000', 'rtx-6000-ada', 'rtx-8000', 'rtx-pro-6000', 'rtx-pro-5000'],
  ...['mi50', 'mi100', 'mi210', 'mi250', 'mi250x', 'mi300a', 'mi300x', 'mi308x', 'mi325x', 'mi350x', 'mi355x'],
  ...['mi350p', 'mi430x', 'mi440x', 'mi455x', 'rx-7900-xtx', 'rx-9070-xt', 'strix-halo'],
  ...['gaudi', 'gaudi2', 'gaudi3', 'max-1550', 'arc-b580', 'arc-pro-b60'],
  ...['tpu-v2', 'tpu-v3', 'tpu-v4', 'tpu-v5e', 'tpu-v5p', 'tpu-v6e', 'tpu7x', 'tpu8t', 'tpu8i'],
  ...['v2', 'v3', 'v4', 'v5e', 'v5litepod', 'v5p', 'v6e', 'trillium', 'ironwood', 'edge-tpu', 'coral'],
  ...['trainium', 'trainium2', 'trainium3', 'trn1', 'trn2', 'trn3', 'inferentia', 'inferentia2', 'inf1', 'inf2'],
  ...['ipu', 'cerebras', 'ascend', 'ascend-910b', 'ascend-910c', 'groq', 'apple-silicon'],
  ...['m1', 'm2', 'm3', 'm4', 'm5', 'm6', 'mtia', 'maia-200', 'wormhole-n300', 'blackhole-p150'],
]
