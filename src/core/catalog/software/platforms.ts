import type { Accelerator } from '../accelerator.ts'

/** The software stack of an accelerator, which libraries are built for. */
export type Platform = 'cuda' | 'rocm' | 'oneapi' | 'gaudi' | 'neuron' | 'tpu' | 'metal' | 'cann' | 'other'

interface PlatformWords {
  /** What software must be ported to. */
  readonly software: string
  readonly hardware: string
  /** Its kernel languages. */
  readonly kernels: string
}

export const platforms: Readonly<Record<Platform, PlatformWords>> = {
  cuda: { software: 'CUDA', hardware: 'NVIDIA GPUs', kernels: 'CUDA or Triton' },
  rocm: { software: 'ROCm', hardware: 'AMD GPUs', kernels: 'HIP or Triton' },
  oneapi: { software: 'oneAPI', hardware: 'Intel GPUs', kernels: 'SYCL' },
  gaudi: { software: "Intel's Gaudi software", hardware: 'Intel Gaudi', kernels: 'TPC-C' },
  neuron: { software: 'the AWS Neuron SDK', hardware: 'AWS Trainium and Inferentia', kernels: 'NKI' },
  tpu: { software: 'JAX or PyTorch/XLA', hardware: 'TPUs', kernels: 'Pallas for TPU' },
  metal: { software: 'Metal', hardware: 'Apple silicon', kernels: 'Metal' },
  cann: { software: 'CANN', hardware: 'Huawei Ascend', kernels: "the vendor's kernel language" },
  other: { software: "the vendor's own software", hardware: 'other chips', kernels: "the vendor's kernel language" },
}

const ofVendor: Readonly<Record<Exclude<Accelerator['vendor'], 'other' | 'intel'>, Platform>> = {
  nvidia: 'cuda',
  amd: 'rocm',
  google: 'tpu',
  aws: 'neuron',
}

export function platformOf({ id, vendor, kind }: Accelerator): Platform {
  if (vendor === 'intel') return kind === 'gpu' ? 'oneapi' : 'gaudi'
  if (vendor !== 'other') return kind === 'tpu' || vendor !== 'google' ? ofVendor[vendor] : 'other'
  if (id.startsWith('apple-')) return 'metal'
  return id.startsWith('huawei-') ? 'cann' : 'other'
}

/** The platforms of all candidates, each once. */
export const platformsOf = (candidates: readonly Accelerator[]): readonly Platform[] => [
  ...new Set(candidates.map(platformOf)),
]

/** Accelerators with an Arm host, where wheels and containers for x86 do not run; NVIDIA builds for Jetson itself. */
const armHosts = /^nvidia-(?:gh200|gb200|gb300|gb10|rubin-288gb|t4g)|^apple-/

export const hasArmHost = ({ id }: Accelerator): boolean => armHosts.test(id)
