import { add, type Interval, scale } from './interval.ts'
import type { MemoryJob } from './job.ts'
import { adapterShare, frozenBaseBytes, type Method, type StateBytes, trainingStateBytes } from './model-states.ts'
import type { Layout } from './parallelism.ts'
import { BYTES_PER_NUMBER } from './precision.ts'
import { shapeOfParameters } from './transformer-shape.ts'

/**
 * Bytes of weights, gradients and optimizer on one device, [low, high].
 *
 * Formula: for every kind of state, bytes per parameter × parameters / shard factor; experts have factors of their
 * own. Source: ZeRO, arXiv 1910.02054, figure 1.
 */
export function deviceStateBytes(job: MemoryJob, parameters: number, method: Method, layout: Layout): Interval {
  if (job.task === 'inference') return shard(weightsOnly(servedWeightBytes(job)), parameters, job, layout)
  if (method === 'full') return shard(trainedBytes(job), parameters, job, layout)
  const base = shard(weightsOnly(frozenBaseBytes(method, job)), parameters, job, layout)
  const share = adapterShare(parameters)
  const adapters = trainedBytes({ ...job, weightsPrecision: undefined })
  const [low, high] = shard(adapters, parameters, job, layout)
  return add(base, [low * share[0], high * share[1]])
}

/**
 * Bytes that a device needs at a time to gather the weights of sharded layers: the layer in use, the next one and the
 * gradient of one, in the format of the copy that computes. Source: FSDP, arXiv 2304.11277, section 3.2 (one layer
 * gathered, one prefetched).
 */
export function gatherBufferBytes(job: MemoryJob, parameters: number, layout: Layout): number {
  if (!layout.gathersWeights) return 0
  const active = job.activeParameters ?? parameters
  const perLayer = active / shapeOfParameters(active).layers
  const bytes = Math.max(2, BYTES_PER_NUMBER[job.computePrecision ?? 'bf16'])
  return (3 * perLayer * bytes) / layout.tensor
}

/**
 * Bytes of embedding tables on one device: none where they stay on the host, else fp32 rows and the optimizer's
 * moments for them, sharded over all devices. Source: DLRM, arXiv 1906.00091, section 4 (tables are model parallel).
 */
export function embeddingBytes(job: MemoryJob): Interval {
  const tables = job.embeddingParameters ?? 0
  const [, moments] = trainingStateBytes({ optimizer: job.optimizer ?? 'adagrad', computePrecision: 'fp32' }).optimizer
  return [0, (tables * (4 + moments)) / (job.devices ?? 1)]
}

/** Weights that answer requests: in the declared format, else between 4 bits and 16. */
function servedWeightBytes(job: MemoryJob): Interval {
  const declared = job.weightsPrecision ?? job.computePrecision
  if (declared === undefined) return [0.5, 2]
  const bytes = BYTES_PER_NUMBER[declared]
  return [bytes, bytes]
}

const weightsOnly = (weights: Interval): StateBytes => ({ weights, gradients: [0, 0], optimizer: [0, 0] })

function trainedBytes(job: MemoryJob): StateBytes {
  const states = trainingStateBytes(job)
  const offload = job.offload ?? 'none'
  if (offload === 'none') return states
  return weightsOnly(offload === 'all' ? [0, 0] : states.weights)
}

/** Experts hold at least what a token does not pass; where few are active, that is nearly everything. */
function expertParameters(parameters: number, job: MemoryJob): Interval {
  const least = job.activeParameters === undefined ? 0 : Math.max(0, parameters - job.activeParameters)
  return [least, job.architecture === 'moe' || least > 0 ? parameters : 0]
}

function shard(bytes: StateBytes, parameters: number, job: MemoryJob, layout: Layout): Interval {
  const [leastExperts, mostExperts] = expertParameters(parameters, job)
  const dense = add(
    scale(bytes.weights, 1 / layout.weights),
    scale(bytes.gradients, 1 / layout.gradients),
    scale(bytes.optimizer, 1 / layout.optimizer),
  )
  const expert = add(
    scale(bytes.weights, 1 / layout.expertWeights),
    scale(bytes.gradients, 1 / layout.expertGradients),
    scale(bytes.optimizer, 1 / layout.expertOptimizer),
  )
  return [
    dense[0] * (parameters - mostExperts) + expert[0] * mostExperts,
    dense[1] * (parameters - leastExperts) + expert[1] * leastExperts,
  ]
}
