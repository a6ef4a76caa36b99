import type { Accelerator } from '../accelerator.ts'
import type { ReferenceId } from '../references.ts'
import { type Platform, platforms, platformsOf } from './platforms.ts'

/** What a kernel is written in, and where it runs, as it stands or by a back end. */
export interface KernelLanguage {
  /** The word of the manifest. */
  readonly id: 'cuda' | 'triton' | 'hip' | 'pallas-tpu' | 'pallas-gpu' | 'nki'
  readonly name: string
  readonly isForGpus: boolean
  /** Of what is not listed for Ascend and Intel nothing was read. */
  readonly runsOn: readonly Platform[]
  /** What it belongs to, as a clause. */
  readonly home: string
  readonly reference: ReferenceId
  /** A platform where some of it runs all the same, or after a translation. */
  readonly mayRunOn?: { readonly platform: Platform; readonly home: string; readonly reference: ReferenceId }
}

const languages: readonly KernelLanguage[] = [
  {
    id: 'cuda',
    name: 'CUDA',
    isForGpus: true,
    runsOn: ['cuda'],
    home: 'CUDA kernels run only on NVIDIA GPUs',
    reference: 'nvidia-cuda',
    mayRunOn: {
      platform: 'rocm',
      home: 'AMD GPUs run CUDA sources only after HIPIFY translates them, and HIPIFY cannot translate all',
      reference: 'rocm-hipify',
    },
  },
  {
    id: 'triton',
    name: 'Triton',
    isForGpus: true,
    runsOn: ['cuda', 'rocm', 'oneapi', 'cann'],
    home: 'Triton compiles for NVIDIA and AMD GPUs',
    reference: 'triton',
    mayRunOn: { platform: 'gaudi', home: 'Triton compiles for NVIDIA and AMD GPUs', reference: 'triton' },
  },
  {
    id: 'hip',
    name: 'HIP',
    isForGpus: true,
    runsOn: ['rocm', 'cuda', 'oneapi'],
    home: 'HIP kernels run on AMD and NVIDIA GPUs',
    reference: 'rocm-hipify',
  },
  {
    id: 'pallas-tpu',
    name: 'Pallas for TPU',
    isForGpus: false,
    runsOn: ['tpu'],
    home: 'Pallas for TPU compiles only for TPUs',
    reference: 'jax-pallas',
  },
  {
    id: 'pallas-gpu',
    name: 'Pallas for GPUs',
    isForGpus: true,
    runsOn: ['cuda', 'rocm'],
    home: 'Pallas for GPUs compiles only for GPUs',
    reference: 'jax-pallas',
  },
  {
    id: 'nki',
    name: 'NKI',
    isForGpus: false,
    // The first Trainium lost it with recent Neuron releases; which one a job pins is not declared.
    runsOn: ['neuron'],
    home: 'NKI compiles only for AWS Trainium and Inferentia2',
    reference: 'neuron-nki-hardware',
  },
]

const byId = new Map(languages.map((language) => [language.id, language]))

export const kernelLanguage = (id: KernelLanguage['id']): KernelLanguage => byId.get(id) as KernelLanguage

/** Parts that no kernel language compiles for (neuron-nki-hardware). */
const withoutKernels: ReadonlySet<string> = new Set(['aws-inferentia1'])

/** A kernel language as seen from the parts that a name may stand for. */
export interface KernelOnPart extends KernelLanguage {
  readonly runsHere: boolean
  /** Some of it runs here all the same, or after a translation: `home` and `reference` say so. */
  readonly mayRunHere: boolean
}

export function kernelOn(id: KernelLanguage['id'], candidates: readonly Accelerator[]): KernelOnPart {
  const language = kernelLanguage(id)
  const here = platformsOf(candidates.filter((part) => !withoutKernels.has(part.id)))
  const maybe = language.mayRunOn && here.includes(language.mayRunOn.platform) ? language.mayRunOn : undefined
  return {
    ...language,
    ...(maybe && { home: maybe.home, reference: maybe.reference }),
    runsHere: here.some((each) => language.runsOn.includes(each)),
    mayRunHere: maybe !== undefined,
  }
}

/** What kernels for these parts are written in. */
export function kernelLanguagesFor(candidates: readonly Accelerator[]): string {
  const [first] = candidates
  if (first && candidates.every(({ id }) => withoutKernels.has(id))) return 'operations of the Neuron compiler'
  return platforms[platformsOf(candidates)[0] ?? 'other'].kernels
}
