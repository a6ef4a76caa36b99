import { below, entriesOf, itemsOf, wholeOf } from '../../../languages/yaml/yaml-documents.ts'
import { sum, times } from '../../../text/bounds.ts'
import type { Node, Range } from '../../../text/document.ts'
import type { Certainty } from '../../observation/observation.ts'
import { chipsOf, type ResourceRequest } from '../../observation/resource-request.ts'
import type { Slices } from './kubernetes-pods.ts'
import type { Placement } from './node-labels.ts'
import { acceleratorResource, type ResourceName } from './resource-names.ts'

/** The accelerators that a pod or container requests. */
export interface PodRequest {
  readonly resource: ResourceName
  /** Undefined where the number is not stated, or counts parts of accelerators. */
  readonly perPod: number | undefined
  readonly name?: string
  /** A number that is filled in later may be none. */
  readonly certainty: Certainty
  readonly range: Range
}

/** The request of a pod, with what is known of where and how often it runs. */
export interface PlacedPodRequest {
  readonly podRequest: PodRequest
  readonly placement: Placement
  readonly pods: number | undefined
  readonly slices: Slices | undefined
}

/** What the containers of a pod request together; those that run before the others count where they alone request. */
export function podRequestOf(pod: Node | undefined): PodRequest | undefined {
  const together = requestsOfContainers(below(pod, 'containers'))
  const [first = requestsOfContainers(below(pod, 'initContainers'))[0]] = together
  if (first === undefined || together.length === 0) return first
  const alike = together.filter((podRequest) => podRequest.resource.kind === first.resource.kind)
  return { ...first, perPod: sum(alike.map((podRequest) => podRequest.perPod)) }
}

const requestsOfContainers = (containers: Node | undefined): PodRequest[] =>
  itemsOf(containers).flatMap((container) => containerRequestOf(container) ?? [])

export const containerRequestOf = (container: Node | undefined, key = 'resources'): PodRequest | undefined =>
  requestInResources(below(container, key))

/** What resources request, by their limits and requests. */
export function requestInResources(resources: Node | undefined): PodRequest | undefined {
  for (const part of ['limits', 'requests']) {
    for (const [name, { node, key: range }] of entriesOf(below(resources, part))) {
      const resource = acceleratorResource(name)
      const amount = wholeOf(node)
      if (resource === undefined || amount === 0 || isEmpty(node)) continue
      const perPod = resource.counts === 'accelerators' ? amount : undefined
      const slice = resource.sliceOf && amount !== undefined ? { name: `${resource.sliceOf}-${amount}` } : {}
      return { resource, perPod, range, ...slice, certainty: amount === undefined ? 'suggests' : 'states' }
    }
  }
  return undefined
}

const isEmpty = (node: Node): boolean => node.kind !== 'scalar' || node.value === null || node.source.trim() === ''

/** What pods that ask for the same hardware ask for together. */
export function combinedRequest(alike: readonly [PlacedPodRequest, ...PlacedPodRequest[]]): ResourceRequest {
  const [{ podRequest, placement }] = alike
  const { kind, vendor, provider } = podRequest.resource
  const { range: _, ...labels } = placement
  const perPods = alike.map((each) => each.podRequest.perPod)
  return {
    ...labels,
    kind,
    vendor,
    name: podRequest.name ?? labels.name ?? podRequest.resource.name,
    // A machine may hold more than the pods ask for.
    machine: podRequest.perPod === undefined ? undefined : labels.machine,
    provider: labels.provider ?? provider,
    perNode: perPods.every((perPod) => perPod === perPods[0]) ? perPods[0] : undefined,
    ...(podRequest.name === undefined && countsOf(alike)),
  }
}

function countsOf(alike: readonly [PlacedPodRequest, ...PlacedPodRequest[]]): Pick<ResourceRequest, 'nodes' | 'count'> {
  const [{ podRequest, placement }] = alike
  const nodes = sum(alike.map((each) => each.pods))
  const ofPods = sum(alike.map((each) => times(each.pods, each.podRequest.perPod)))
  const chips = podRequest.resource.kind === 'tpu' ? chipsOf(placement.topology) : undefined
  if (chips === undefined) return { nodes, count: ofPods }
  // Without a word about slices the pods stand on one, or each copy of a server on its own.
  if (alike.every((each) => each.slices === undefined)) {
    const hosts = podRequest.perPod && chips % podRequest.perPod === 0 ? chips / podRequest.perPod : undefined
    return { nodes: hosts ?? nodes, count: chips }
  }
  // Slices are whole, even where the pods leave a part of them out.
  const ofSlices = times(chips, sum(alike.map(({ slices = 1 }) => (slices === 'open' ? undefined : slices))))
  if (ofSlices === undefined) return { nodes, count: undefined }
  return { nodes, count: ofPods === undefined || ofPods < ofSlices ? ofSlices : ofPods }
}

/** Pods that ask for the same hardware, together. Those that do not say which model take what the others take. */
export function byHardware(
  podRequests: readonly PlacedPodRequest[],
): (readonly [PlacedPodRequest, ...PlacedPodRequest[]])[] {
  const groups = new Map<string, [PlacedPodRequest, ...PlacedPodRequest[]]>()
  for (const each of podRequests) {
    const same = podRequests.filter((other) => kindOf(other) === kindOf(each))
    const models = new Set(same.map(modelOf).filter((model) => model !== unspecific))
    const model = modelOf(each) === unspecific && models.size === 1 ? [...models].join() : modelOf(each)
    const key = `${kindOf(each)} ${model}`
    const group = groups.get(key)
    if (group === undefined) groups.set(key, [each])
    else if (modelOf(group[0]) === unspecific) group.unshift(each)
    else group.push(each)
  }
  return [...groups.values()]
}

const kindOf = ({ podRequest: { resource } }: PlacedPodRequest): string =>
  [resource.kind, resource.vendor, resource.counts].join(' ')

const modelOf = ({ placement: { name, machine, topology } }: PlacedPodRequest): string =>
  JSON.stringify([name, machine, topology])

const unspecific = JSON.stringify([undefined, undefined, undefined])
