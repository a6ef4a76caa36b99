import { below, entriesOf, itemsOf, wholeOf } from '../../../languages/yaml/yaml-documents.ts'
import { sum, times } from '../../../text/bounds.ts'
import type { Node, Range } from '../../../text/document.ts'
import type { Certainty } from '../../observation/observation.ts'
import { chipsOf, type ResourceRequest } from '../../observation/resource-request.ts'
import type { Slices } from './kubernetes-pods.ts'
import type { Placement } from './node-labels.ts'
import { acceleratorResource, type ResourceName } from './resource-names.ts'

/** The accelerators that a pod or container asks for. */
export interface Demand {
  readonly resource: ResourceName
  /** Undefined where the number is not told, or counts parts of accelerators. */
  readonly perPod: number | undefined
  readonly name?: string
  /** A number that is filled in later may be none. */
  readonly certainty: Certainty
  readonly range: Range
}

/** Demands of pods, with what is known of where and how often they run. */
export interface Demanded {
  readonly demand: Demand
  readonly placement: Placement
  readonly pods: number | undefined
  readonly slices: Slices | undefined
}

/** What the containers of a pod ask for together; those that run before the others count where they alone ask. */
export function demandOf(pod: Node | undefined): Demand | undefined {
  const together = demandsIn(below(pod, 'containers'))
  const [first = demandsIn(below(pod, 'initContainers'))[0]] = together
  if (first === undefined || together.length === 0) return first
  const alike = together.filter((demand) => demand.resource.kind === first.resource.kind)
  return { ...first, perPod: sum(alike.map((demand) => demand.perPod)) }
}

const demandsIn = (containers: Node | undefined): Demand[] =>
  itemsOf(containers).flatMap((container) => demandOfContainer(container) ?? [])

export const demandOfContainer = (container: Node | undefined, key = 'resources'): Demand | undefined =>
  demandIn(below(container, key))

/** What resources with their limits and requests ask for. */
export function demandIn(resources: Node | undefined): Demand | undefined {
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
export function combinedRequest(alike: readonly [Demanded, ...Demanded[]]): ResourceRequest {
  const [{ demand, placement }] = alike
  const { kind, vendor, provider } = demand.resource
  const { range: _, ...labels } = placement
  const perPods = alike.map((each) => each.demand.perPod)
  return {
    ...labels,
    kind,
    vendor,
    name: demand.name ?? labels.name ?? demand.resource.name,
    // A machine may hold more than the pods ask for.
    machine: demand.perPod === undefined ? undefined : labels.machine,
    provider: labels.provider ?? provider,
    perNode: perPods.every((perPod) => perPod === perPods[0]) ? perPods[0] : undefined,
    ...(demand.name === undefined && countsOf(alike)),
  }
}

function countsOf(alike: readonly [Demanded, ...Demanded[]]): Pick<ResourceRequest, 'nodes' | 'count'> {
  const [{ demand, placement }] = alike
  const nodes = sum(alike.map((each) => each.pods))
  const ofPods = sum(alike.map((each) => times(each.pods, each.demand.perPod)))
  const chips = demand.resource.kind === 'tpu' ? chipsOf(placement.topology) : undefined
  if (chips === undefined) return { nodes, count: ofPods }
  // Without a word about slices the pods stand on one, or each copy of a server on its own.
  if (alike.every((each) => each.slices === undefined)) {
    const hosts = demand.perPod && chips % demand.perPod === 0 ? chips / demand.perPod : undefined
    return { nodes: hosts ?? nodes, count: chips }
  }
  // Slices are whole, even where the pods leave a part of them out.
  const ofSlices = times(chips, sum(alike.map(({ slices = 1 }) => (slices === 'open' ? undefined : slices))))
  if (ofSlices === undefined) return { nodes, count: undefined }
  return { nodes, count: ofPods === undefined || ofPods < ofSlices ? ofSlices : ofPods }
}

/** Pods that ask for the same hardware, together. Those that do not say which model take what the others take. */
export function byHardware(demands: readonly Demanded[]): (readonly [Demanded, ...Demanded[]])[] {
  const groups = new Map<string, [Demanded, ...Demanded[]]>()
  for (const each of demands) {
    const same = demands.filter((other) => kindOf(other) === kindOf(each))
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

const kindOf = ({ demand: { resource } }: Demanded): string =>
  [resource.kind, resource.vendor, resource.counts].join(' ')

const modelOf = ({ placement: { name, machine, topology } }: Demanded): string =>
  JSON.stringify([name, machine, topology])

const unspecific = JSON.stringify([undefined, undefined, undefined])
