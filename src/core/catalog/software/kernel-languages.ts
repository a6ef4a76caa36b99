import type { Accelerator } from '../accelerator.ts'
import type { ReferenceId } from '../references.ts'
import { type Platform, platforms, platformsOf } from './platforms.ts'

/** A kernel language and where it runs, natively or through a back end. */
export interface KernelLanguage {
  /** The word of the manifest. */
  readonly id: 'cuda' | 'triton' | 'hip' | 'pallas-tpu' | 'pallas-gpu' | 'nki'
  readonly name: string
  readonly isForGpus: boolean
  /** For Ascend and Intel, only listed languages were read about. */
  readonly runsOn: readonly Platform[]
  /** Its home, as a clause. */
  readonly home: string
  readonly reference: ReferenceId
  /** A platform where some of it runs anyway, or after translation. */
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
    // Recent Neuron releases dropped the first Trainium; which release a job pins is undeclared.
    runsOn: ['neuron'],
    home: 'NKI compiles only for AWS Trainium and Inferentia2',
    reference: 'neuron-nki-hardware',
  },
]

const byId = new Map(languages.map((language) => [language.id, language]))

export const kernelLanguage = (id: KernelLanguage['id']): KernelLanguage => byId.get(id) as KernelLanguage

/** Accelerators that no kernel language compiles for (neuron-nki-hardware). */
const withoutKernels: ReadonlySet<string> = new Set(['aws-inferentia1'])

/** A kernel language for the given candidates. */
export interface KernelOnPart extends KernelLanguage {
  readonly runsHere: boolean
  /** Some of it runs here anyway, or after translation: `home` and `reference` say so. */
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

/** The kernel languages of these accelerators, in words. */
export function kernelLanguagesFor(candidates: readonly Accelerator[]): string {
  const [first] = candidates
  if (first && candidates.every(({ id }) => withoutKernels.has(id))) return 'operations of the Neuron compiler'
  return platforms[platformsOf(candidates)[0] ?? 'other'].kernels
}
