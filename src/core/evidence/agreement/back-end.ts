import type { Accelerator, AcceleratorKind } from '../../catalog/accelerator.ts'
import type { AttributedObservation } from '../observation/attributed-observation.ts'
import type { FrameworkObservation, KernelObservation } from '../observation/observation.ts'
import { type BackEnd, softwareStacks } from '../observation/software-stacks.ts'
import type { AttributedHardware } from './attributed-hardware.ts'

const kernelBackEnds: Readonly<Partial<Record<KernelObservation['language'], BackEnd>>> = {
  'pallas-tpu': 'tpu',
  nki: 'neuron',
}

const libraryBackEnds: Readonly<Record<string, BackEnd>> = {
  'torch-xla': 'tpu',
  'optimum-tpu': 'tpu',
  maxtext: 'tpu',
  t5x: 'tpu',
  'neuronx-distributed': 'neuron',
  'optimum-habana': 'gaudi',
}

/** A path that names hardware is for that hardware: `docker/tpu/Dockerfile`, `requirements-rocm.txt`. */
const pathWords: Readonly<Partial<Record<BackEnd, RegExp>>> = {
  nvidia: /(?:^|[^a-z])(?:gpus?|cuda|nvidia)(?=$|[^a-z])/i,
  amd: /(?:^|[^a-z])(?:rocm|amd)(?=$|[^a-z])/i,
  tpu: /(?:^|[^a-z])(?:tpus?|xla)(?=$|[^a-z])/i,
  neuron: /(?:^|[^a-z])(?:neuron|trainium|trn[123]?)(?=$|[^a-z])/i,
  gaudi: /(?:^|[^a-z])(?:gaudi[23]?|hpu|habana)(?=$|[^a-z])/i,
}

export function backEndsOf(
  attributed: readonly AttributedObservation[],
  hardware: readonly AttributedHardware[],
): BackEnd[] {
  const found = new Set<BackEnd | undefined>()
  for (const { observation } of attributed) {
    if (observation.what === 'stack') found.add(softwareStacks[observation.stack].backEnd)
    if (observation.what === 'kernel') found.add(kernelBackEnds[observation.language])
    // Boilerplate imports XLA on GPUs too, so only an installation shows support.
    if (observation.what === 'library' && observation.how === 'installed')
      found.add(libraryBackEnds[observation.library])
    if (observation.what === 'framework' && observation.framework === 'pytorch-xla' && observation.how === 'installed')
      found.add('tpu')
  }
  for (const { request } of hardware) found.add(backEndOf(request.kind, request.vendor, request.candidates))
  for (const { observation, attribution } of attributed) {
    // A launch in another part of the repository only confirms the framework. Its path names its own hardware.
    if (attribution === 'elsewhere' && observation.what === 'framework' && !bringsSoftware(observation)) continue
    if (observation.what === 'reference') continue
    for (const [backEnd, words] of Object.entries(pathWords)) {
      if (words.test(observation.place.path)) found.add(backEnd as BackEnd)
    }
  }
  return [...found].filter((backEnd) => backEnd !== undefined).sort()
}

/** Whether a file installs the framework or builds on it, instead of starting an image that contains it. */
const bringsSoftware = ({ how, place }: FrameworkObservation): boolean =>
  how === 'installed' || (how === 'image' && /dockerfile[^/]*$/i.test(place.path))

/** The back end of an accelerator, if software is built for it. */
export function backEndOf(
  kind: AcceleratorKind | undefined,
  vendor: Accelerator['vendor'] | undefined,
  candidates: readonly Accelerator[],
): BackEnd | undefined {
  if (kind === 'tpu') return 'tpu'
  const vendors = new Set(candidates.map((candidate) => candidate.vendor))
  const only = vendor ?? (vendors.size === 1 ? [...vendors][0] : undefined)
  if (only === 'nvidia' || only === 'amd') return only
  if (only === 'aws') return 'neuron'
  if (only === 'intel') return kind === 'gpu' ? 'intel' : kind === 'other' ? 'gaudi' : undefined
  return undefined
}
