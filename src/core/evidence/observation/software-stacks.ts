import type { AcceleratorKind } from '../../catalog/accelerator.ts'
import type { StackObservation } from './observation.ts'

export type BackEnd = 'nvidia' | 'amd' | 'intel' | 'tpu' | 'neuron' | 'gaudi'

/** The software stack of a base image or a set of packages, and the hardware that it supports. */
export interface SoftwareStack {
  readonly id: StackObservation['stack']
  readonly name: string
  /** Both are absent for the CPU. */
  readonly backEnd?: BackEnd
  readonly kind?: AcceleratorKind
}

export const softwareStacks: Readonly<Record<StackObservation['stack'], SoftwareStack>> = {
  cuda: { id: 'cuda', name: 'CUDA', backEnd: 'nvidia', kind: 'gpu' },
  rocm: { id: 'rocm', name: 'ROCm', backEnd: 'amd', kind: 'gpu' },
  tpu: { id: 'tpu', name: 'TPUs', backEnd: 'tpu', kind: 'tpu' },
  neuron: { id: 'neuron', name: 'AWS Neuron', backEnd: 'neuron', kind: 'other' },
  gaudi: { id: 'gaudi', name: 'Intel Gaudi', backEnd: 'gaudi', kind: 'other' },
  cpu: { id: 'cpu', name: 'processors' },
}
