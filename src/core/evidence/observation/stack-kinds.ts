import type { AcceleratorKind } from '../../catalog/accelerator.ts'
import type { StackObservation } from './observation.ts'

/** The kind of accelerator that a stack of software drives; the processor's own drives none. */
export const stackKinds: Readonly<Record<StackObservation['stack'], AcceleratorKind | undefined>> = {
  cuda: 'gpu',
  rocm: 'gpu',
  tpu: 'tpu',
  neuron: 'other',
  gaudi: 'other',
  cpu: undefined,
}
