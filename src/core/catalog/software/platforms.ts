import type { Accelerator } from '../accelerator.ts'

/** The software stack that drives an accelerator, and for which libraries are built. */
export type Platform = 'cuda' | 'rocm' | 'oneapi' | 'gaudi' | 'neuron' | 'tpu' | 'metal' | 'cann' | 'other'

/** A platform, for people. */
interface PlatformWords {
  /** What software has to be moved to. */
  readonly software: string
  readonly hardware: string
  /** What kernels are written in for it. */
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

/** The platform of a part. */
export function platformOf({ id, vendor, kind }: Accelerator): Platform {
  if (vendor === 'intel') return kind === 'gpu' ? 'oneapi' : 'gaudi'
  if (vendor !== 'other') return kind === 'tpu' || vendor !== 'google' ? ofVendor[vendor] : 'other'
  if (id.startsWith('apple-')) return 'metal'
  return id.startsWith('huawei-') ? 'cann' : 'other'
}

/** The platforms that a name may stand for, without repeats. */
export const platformsOf = (candidates: readonly Accelerator[]): readonly Platform[] => [
  ...new Set(candidates.map(platformOf)),
]

/** Parts of servers whose processor is an Arm, so that wheels and containers for x86 do not run; NVIDIA builds for Jetson itself. */
const armHosts = /^nvidia-(?:gh200|gb200|gb300|gb10|rubin-288gb|t4g)|^apple-/

export const hasArmHost = ({ id }: Accelerator): boolean => armHosts.test(id)
