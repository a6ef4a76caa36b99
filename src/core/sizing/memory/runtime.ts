import { at, type Bound, type ByBound } from '../bound.ts'
import { GIB } from '../units.ts'
import type { MemoryParts } from './parts.ts'

/** GiB per device that the driver, the framework and its kernels take before a model is loaded. */
const CONTEXT_GIB: Readonly<Record<'gpu' | 'tpu' | 'other', ByBound>> = {
  gpu: [0.3, 0.6, 1.2],
  tpu: [0.2, 0.4, 1],
  other: [0.3, 0.6, 1.2],
}

/** GiB of the channels and rings of collective communication. */
const COLLECTIVE_GIB: ByBound = [0, 0.4, 1]

/**
 * The share of memory allocated anew in every step that is idle between allocations. PyTorch's allocator reserves 5 to
 * 20 % more than is in use; weights and optimizer states stay in place.
 */
const IDLE_SHARE: ByBound = [0, 0.05, 0.15]

export function runtimeBytes(
  kind: 'gpu' | 'tpu' | 'other',
  devices: number | undefined,
  parts: Omit<MemoryParts, 'runtime'>,
  bound: Bound,
): number {
  const moving = parts.gradients + parts.activations + parts.cache + parts.logits + parts.buffers
  const collective = (devices ?? 1) > 1 ? at(bound, COLLECTIVE_GIB) : 0
  return (at(bound, CONTEXT_GIB[kind]) + collective) * GIB + at(bound, IDLE_SHARE) * moving
}
