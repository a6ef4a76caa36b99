import { below, entriesOf, flagOf, wholeOf } from '../../../languages/yaml/yaml-documents.ts'
import { mostPerNode, sum } from '../../../text/bounds.ts'
import type { Node } from '../../../text/document.ts'
import type { AcceleratorObservation } from '../../observation/observation.ts'
import { containerRequestOf, type PodRequest } from './pod-requests.ts'

/** The pods of one job that a chart makes of parts beside each other, and what each of them asks for. */
export interface HelmRoles {
  readonly podRequest: PodRequest
  readonly nodes: number | undefined
  readonly byDefault?: AcceleratorObservation['byDefault']
}

/** There is one of them, where nothing says how many. */
const first = /^(?:master|launcher|chief|leader|head)s?$/i
const second = /^workers?$/i

/** What a master and its workers ask for together; undefined where a part of the values is no such pair. */
export function helmRoles(node: Node): HelmRoles | undefined {
  const parts = entriesOf(node).filter(
    ([key, part]) => (first.test(key) || second.test(key)) && part.node.kind === 'map',
  )
  if (parts.length < 2 || !parts.some(([key]) => second.test(key))) return undefined
  const requesting = parts.flatMap(([key, part]) => {
    const podRequest = containerRequestOf(part.node) ?? gpusOf(part.node)
    return podRequest ? [{ podRequest, pods: podsOf(part.node, first.test(key) ? 1 : undefined) }] : []
  })
  const [one] = requesting
  if (one === undefined || requesting.some(({ podRequest }) => !isAlike(podRequest, one.podRequest))) return undefined
  const isElastic = flagOf(below(node, 'elasticPolicy', 'enabled')) === true
  return {
    podRequest: one.podRequest,
    nodes: sum(requesting.map(({ pods }) => pods)),
    ...(isElastic && { byDefault: 'nodes' }),
  }
}

const isAlike = (one: PodRequest, other: PodRequest): boolean =>
  one.perPod === other.perPod &&
  one.resource.kind === other.resource.kind &&
  one.resource.vendor === other.resource.vendor

/** Keys that tell in full what they count, so that it need not be told by what stands around them. */
export const plainGpuKeys = ['gpusPerNode', 'gpusPerWorker', 'gpusPerPod', 'gpuPerNode'] as const

/** Those that are a number of GPUs only where the part around them has pods. */
const gpuKeys = [...plainGpuKeys, 'gpuCount', 'numGpus', 'nGpus', 'gpus', 'gpu']

/** A number of GPUs that a chart makes a resource of, by the first of some keys that tells one. */
export function gpusOf(part: Node, keys: readonly string[] = gpuKeys): PodRequest | undefined {
  for (const key of keys) {
    const stated = below(part, key, 'count') ?? below(part, key)
    const perPod = wholeOf(stated)
    const isOff = flagOf(below(part, key, 'enabled')) === false
    if (stated === undefined || !perPod || perPod > mostPerNode || isOff) continue
    return { resource: { kind: 'gpu', counts: 'accelerators' }, perPod, certainty: 'suggests', range: stated.range }
  }
  return undefined
}

function podsOf(part: Node, otherwise: number | undefined): number | undefined {
  const stated = ['replicas', 'replicaCount', 'numReplicas'].flatMap((key) => below(part, key) ?? [])
  return stated.length === 0 ? otherwise : stated.length === 1 ? wholeOf(stated[0]) : undefined
}
