import { once } from '../../text/once.ts'
import { remembered } from '../../text/remembered.ts'
import type { Accelerator, Confidence } from '../accelerator.ts'
import type { ReferenceId } from '../references.ts'
import { hasArmHost, platformOf } from './platforms.ts'
import { compareVersions } from './version.ts'

/** Which releases of a software support an accelerator, according to a document. */
export interface SoftwareSupport {
  /** Id of a framework or library of the catalog, or `cuda`. */
  readonly software: string
  /** As in the table: `cc 12.0`, `CDNA 3`, `arm cuda`, `gaudi`. */
  readonly hardware: string
  /** The first release that supports it; undefined if none does. */
  readonly first?: string
  /** The last release that supports it; undefined if the newest does. */
  readonly last?: string
  /** No release supports it. */
  readonly isNever: boolean
  /** Anything but `documented` softens a finding. */
  readonly confidence: Confidence
  readonly reference: ReferenceId
  /** What happens otherwise, as a clause; "it" and "its" at the beginning are the software. */
  readonly otherwise: string
  /** Set if only the project's packages lack the hardware: what else supports it, and its document. */
  readonly otherBuild?: { readonly words: string; readonly reference: ReferenceId }
}

const noImage = 'the job starts, but its first kernel fails with "no kernel image is available"'
const compiledLate = 'its kernels are built for older GPUs, so the job fails, or first compiles them, which takes long'
const noDevice = 'the device is not found, or the first kernel fails'

/** The PyTorch/XLA release that deprecated CUDA; its plug-in is gone since (pytorch-xla-cuda). */
export const xlaDeprecatesCuda = '2.8'

/**
 * software: hardware: releases: confidence: document: what happens otherwise.
 *
 * Hardware: `cc` NVIDIA compute capabilities; an architecture of the catalog; `arm` accelerators with an Arm host; a
 * platform. Releases: `2.7-` from this one on, `-2.5` up to it, `none`. Checked in the month of `softwareAsOf`.
 */
const table = `
pytorch: cc 1.0-3.5: none: documented: pytorch-builds-2-5: ${noImage}
pytorch: cc 3.7: -2.5: documented: pytorch-builds-2-5: ${noImage}; of release 2.5 only the CUDA 11.8 build supports the card
pytorch: cc 5.0-7.0: -2.14: documented: pytorch-releases: ${noImage}
pytorch for CUDA 12.8: cc 5.0-6.2: -2.7: documented: pytorch-releases: ${noImage}; the CUDA 12.6 build still supports the card
pytorch for CUDA 12.8: cc 7.0: -2.10: documented: pytorch-releases: ${noImage}; the CUDA 12.6 build still supports the card
pytorch: cc 8.0-8.9: 1.7-: documented: pytorch-builds-2-5: ${noImage}
pytorch: cc 9.0: 2.0-: documented: pytorch-builds-2-5: ${noImage}
pytorch: cc 10.0-10.3: 2.7-: documented: pytorch-releases: ${noImage}
pytorch: cc 11.0: 2.9-: documented: pytorch-releases: ${noImage}
pytorch: cc 12.0: 2.7-: documented: pytorch-releases: ${noImage}
pytorch: cc 12.1: 2.7-: secondary: pytorch-releases: ${noImage}
pytorch: arm cuda: 2.5-: secondary: pytorch-releases: pip installs a build for CPUs only
pytorch: Vega 20: -2.13: documented: pytorch-rocm-builds: ${noDevice}
pytorch: Vega 20: -2.8: secondary: rocblas-gfx906: its builds carry rocBLAS of ROCm 6.4 or later, which has no kernels for the card
pytorch: CDNA 3: 2.3-: documented: pytorch-rocm-builds: ${noDevice}
pytorch: CDNA 4: 2.10-: secondary: pytorch-rocm-builds: ${noDevice}
pytorch: RDNA 3: 2.1-: documented: pytorch-rocm-builds: ${noDevice}
pytorch: RDNA 3.5: 2.10-: secondary: pytorch-rocm-builds: ${noDevice}
pytorch: RDNA 4: 2.7-: secondary: pytorch-rocm-builds: ${noDevice}
pytorch: metal: 1.12-: secondary: pytorch-releases: it runs only on CPUs
cuda: cc 3.0-3.7: -11.8: documented: cuda-architectures: the compiler rejects the GPU
cuda: cc 5.0-7.0: -12.9: documented: cuda-architectures: ${noImage}
cuda: cc 7.5: 10.0-: documented: cuda-architectures: ${noImage}
cuda: cc 8.0-8.9: 11.0-: documented: cuda-architectures: ${noImage}
cuda: cc 9.0: 11.8-: documented: cuda-architectures: ${noImage}
cuda: cc 10.0-10.3: 12.8-: documented: cuda-architectures: ${noImage}
cuda: cc 11.0: 13.0-: documented: cuda-architectures: ${noImage}
cuda: cc 12.0-12.1: 12.8-: documented: cuda-architectures: ${noImage}
tensorflow: cc 3.5-3.7: -2.14: secondary: tensorflow-pip: ${noDevice}
tensorflow: cc 5.0-5.3: -2.16: secondary: tensorflow-pip: it runs only on CPUs
tensorflow: cc 8.0-8.9: 2.4-: secondary: tensorflow-pip: ${compiledLate}
tensorflow: cc 9.0: 2.12-: secondary: tensorflow-pip: ${compiledLate}
tensorflow: cc 10.0-12.1: none: secondary: tensorflow-blackwell: its releases up to 2.21 stop with CUDA_ERROR_INVALID_PTX
tensorflow: arm cuda: none: secondary: tensorflow-pip: its packages for Arm hosts run only on CPUs
tensorflow: Gaudi 3: none: documented: gaudi-tensorflow-end: the last Gaudi software with TensorFlow is older than the card
tensorflow: CDNA 3: 2.12-: documented: rocm-matrix-6: only ROCm 6.0 and later know the card, and they come with TensorFlow 2.12 or later
tensorflow: gaudi: -2.15: documented: gaudi-tensorflow-end: no later release has a plugin for Gaudi
jax: cc 3.0-3.7: -0.4.3: documented: jax-install: ${noDevice}
jax: cc 9.0: 0.4.12-: secondary: jax-changelog: kernels are compiled at the start, which takes long
jax: cc 10.0-10.3: 0.6.0-: secondary: jax-changelog: ${compiledLate}
jax: cc 12.0-12.1: 0.6.0-: secondary: jax-changelog: ${compiledLate}
jax: TPU v6e (Trillium): 0.4.37-: secondary: jax-changelog: its compiler library is older than the chip, or has an error that this release corrects
jax: CDNA 3: 0.4.26-: secondary: rocm-matrix-6: only ROCm 6.0 and later know the card, and they come with JAX 0.4.26 or later
jax: NeuronCore-v2, NeuronCore-v3: 0.5.3-: documented: neuron-jax: the Neuron plugin does not load
jax: gaudi: none: secondary: gaudi-support-matrix: the Gaudi software has no plugin for JAX
mxnet: cc 10.0-12.1: none: secondary: mxnet-packages: its last packages are built for CUDA 11.7, which is older than the card
caffe: cc 8.0-12.1: none: secondary: caffe-cudnn-8: its releases cannot be built with cuDNN 8 or later, and the card needs one of these
cntk: cc 8.0-12.1: none: secondary: cntk-last-release: its last release is built for CUDA 10, which is older than the card
mxnet: neuron: none: secondary: neuron-frameworks: the Neuron SDK supports PyTorch and JAX
mxnet: gaudi: none: secondary: gaudi-support-matrix: the Gaudi software supports PyTorch
paddlepaddle: neuron: none: secondary: neuron-frameworks: the Neuron SDK supports PyTorch and JAX
jax: metal: none: secondary: jax-install: the Apple plugin is experimental and tied to old releases
flash-attention: cc 1.0-7.0: none: documented: flash-attention: it stops at the first call ("FlashAttention only supports Ampere GPUs or newer")
flash-attention: cc 7.5: none: secondary: flash-attention: only FlashAttention 1.x runs on Turing GPUs
flash-attention: cc 8.0-9.0: 2.0-: secondary: flash-attention: ${noImage}
flash-attention: cc 10.0-10.3: 2.7.3-: documented: flash-attention-builds: ${noImage}
flash-attention: cc 12.0-12.1: 2.7.3-: documented: flash-attention-builds: ${noImage}
flash-attention: Vega 20, CDNA: none: documented: flash-attention: it cannot be built for this GPU
flash-attention: CDNA 2, CDNA 3: 2.6.3-: documented: flash-attention-builds: earlier releases cannot be built for this GPU
flash-attention: CDNA 4: 2.8.0-: documented: flash-attention-builds: earlier releases cannot be built for this GPU
flash-attention-3: cc 1.0-7.5: none: documented: flash-attention: its kernels are built for Hopper (H100, H200)
flash-attention-3: cc 8.0-8.9: none: secondary: flash-attention: its documentation requires Hopper (H100, H200)
flash-attention-3: cc 10.0-12.1: none: documented: flash-attention: its kernels are built for Hopper (H100, H200)
flash-attention-4: cc 1.0-7.5: none: documented: flash-attention-4-targets: it stops with "Unsupported compute capability"
transformer-engine: cc 1.0-7.5: none: secondary: transformer-engine: it requires Ampere or later
transformer-engine: cc 10.0-10.3: 2.0-: documented: transformer-engine-targets: ${noImage}
transformer-engine: cc 12.0-12.1: 2.0-: documented: transformer-engine-targets: ${noImage}
triton: cc 1.0-6.2: none: documented: triton: it requires compute capability 7.0 or later
triton: cc 10.0: 3.3-: documented: triton-blackwell: its compiler does not know the card
triton: cc 12.0: 3.3-: documented: triton-blackwell: its compiler does not know the card
triton: cc 12.1: 3.6-: secondary: triton-blackwell: its compiler does not know the card
bitsandbytes: cc 1.0-5.2: -0.47: documented: bitsandbytes: ${noImage}
bitsandbytes-int8: cc 1.0-7.2: none: documented: bitsandbytes: int8 matrix multiplication needs compute capability 7.5
bitsandbytes: cc 10.0-10.3: 0.45.3-: documented: bitsandbytes-builds: ${noImage}
bitsandbytes: cc 12.0-12.1: 0.45.3-: documented: bitsandbytes-builds: ${noImage}
bitsandbytes: rocm: 0.49.0-: documented: bitsandbytes: its package has no library for ROCm
bitsandbytes: Vega 20: none: documented: bitsandbytes: its package has no kernels for the card
bitsandbytes: oneapi: 0.48.0-: documented: bitsandbytes: it runs only on CPUs
bitsandbytes: metal: 0.50.0-: documented: bitsandbytes: it runs only on CPUs
bitsandbytes: Gaudi: -0.47: documented: bitsandbytes: later releases support only Gaudi 2 and 3
bitsandbytes: arm cuda: 0.46.0-: documented: bitsandbytes: its package has no library for Arm hosts
xformers: cc 5.0-5.3: -0.0.26: secondary: xformers-changelog: ${noImage}
xformers: cc 6.0-7.0: -0.0.30: documented: xformers-changelog: ${noImage}
xformers: cc 9.0: 0.0.23-: secondary: xformers-changelog: kernels are compiled at the start, which takes long
xformers: cc 10.0-12.1: 0.0.30-: secondary: xformers-builds: its operators reject the card ("No operator found")
vllm: cc 1.0-6.2: none: documented: vllm-gpu: ${noImage}
vllm: cc 10.0: 0.9.0-: documented: vllm-blackwell: ${noImage}
vllm: cc 12.0: 0.9.0-: documented: vllm-blackwell: ${noImage}
vllm: Vega 20, CDNA: none: documented: vllm-gpu: its list of supported GPUs does not include this one
vllm: CDNA 4: 0.14.0-: secondary: vllm-gpu: its list of supported GPUs does not include this one
rapids: cc 6.0-6.2: -23.12: documented: rapids-pascal: it requires compute capability 7.0
mlx: cuda: 0.28-: secondary: mlx-install: earlier releases run only on Apple silicon
`

/** NVIDIA builds TensorFlow for Blackwell, and for Arm hosts. */
const container = { words: "NVIDIA's TensorFlow container", reference: 'nvidia-tensorflow-blackwell' } as const

const isOnlyOfPackages = (software: string, hardware: string): boolean =>
  software === 'tensorflow' && /^(?:cc 10|arm cuda)/.test(hardware)

interface Row extends SoftwareSupport {
  readonly matches: (part: Accelerator) => boolean
}

const lines = once(() => table.trim().split('\n'))

/** All rows, for the tests and the catalog's page. */
export const softwareSupport = (): readonly Row[] => lines().map(rowOf)

const rowsOf = remembered((software): readonly Row[] =>
  lines()
    .filter((line) => line.startsWith(`${software}: `))
    .map(rowOf),
)

/** Support of a software on an accelerator: one row for its architecture, and perhaps one for its host. */
export const supportOf = (software: string, part: Accelerator): readonly SoftwareSupport[] =>
  rowsOf(software).filter((row) => row.matches(part))

/** The first release that supports an accelerator, if known; for the catalog's page. */
export function firstRelease(software: string, part: Accelerator): string | undefined {
  const firsts = supportOf(software, part).flatMap(({ first }) => first ?? [])
  return firsts.sort(compareVersions).at(-1)
}

function rowOf(line: string): Row {
  const [software, hardware, releases, confidence, reference, ...otherwise] = line.split(': ') as string[]
  const [first, last] = releases === 'none' ? [] : (releases as string).split('-')
  return {
    software: software as string,
    hardware: hardware as string,
    isNever: releases === 'none',
    ...(first && { first }),
    ...(last && { last }),
    confidence: confidence as Confidence,
    reference: reference as ReferenceId,
    otherwise: otherwise.join(': '),
    ...(isOnlyOfPackages(software as string, hardware as string) && { otherBuild: container }),
    matches: matcherOf(hardware as string),
  }
}

function matcherOf(hardware: string): Row['matches'] {
  if (hardware.startsWith('cc ')) {
    const [low, high = low] = hardware.slice(3).split('-').map(Number) as [number, number?]
    return ({ vendor, computeCapability: of }) =>
      vendor === 'nvidia' && of !== undefined && of >= low && of <= (high as number)
  }
  if (hardware.startsWith('arm ')) {
    const platform = hardware.slice(4)
    return (part) => hasArmHost(part) && platformOf(part) === platform
  }
  const names = new Set(hardware.split(', '))
  return (part) => names.has(part.architecture) || names.has(platformOf(part))
}
