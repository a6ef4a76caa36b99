import { below, entriesOf, itemsOf, wordOf } from '../../../languages/yaml/yaml-documents.ts'
import { sum, times } from '../../../text/bounds.ts'
import type { Node, Range } from '../../../text/document.ts'
import { grouped } from '../../../text/grouped.ts'
import type { Certainty } from '../../observation/observation.ts'
import { chipsOf, type ResourceRequest } from '../../observation/resource-request.ts'
import type { Placement } from './node-labels.ts'
import type { Slices } from './pods.ts'
import { acceleratorResource, type ResourceName } from './resource-names.ts'

/** The accelerators that a pod or container requests. */
export interface PodRequest {
  readonly resource: ResourceName
  /** Undefined if the number is missing, or counts parts of accelerators. */
  readonly perPod: number | undefined
  /** Only suggested if the number is filled in later: it may be 0. */
  readonly certainty: Certainty
  readonly range: Range
}

/** The request of a pod, with its placement and count. */
export interface PlacedPodRequest {
  readonly podRequest: PodRequest
  readonly placement: Placement
  readonly pods: number | undefined
  readonly slices: Slices | undefined
}

/** The total request of a pod's containers. An init container counts only if it requests more, or keeps running. */
export function podRequestOf(pod: Node | undefined): PodRequest | undefined {
  const [containers = [], initial = []] = ['containers', 'initContainers'].map((key) => itemsOf(below(pod, key)))
  const [sidecars, others] = [initial.filter(isSidecar), initial.filter((each) => !isSidecar(each))]
  const [together, before] = [[...containers, ...sidecars], others].map((all) =>
    all.flatMap((container) => containerRequestOf(container) ?? []),
  )
  const first = together?.[0]
  // A TrainJob states a node's resources outside its containers.
  if (first === undefined) return before?.[0] ?? requestInResources(below(pod, 'resourcesPerNode'))
  const [all = [], each = []] = [together, before].map((requests) =>
    requests?.filter(({ resource }) => resource.kind === first.resource.kind).map(({ perPod }) => perPod),
  )
  const perPod = [sum(all), ...each].reduce((most, one) => most && one && Math.max(most, one))
  return { ...first, perPod }
}

const isSidecar = (container: Node): boolean => wordOf(below(container, 'restartPolicy')) === 'Always'

export const containerRequestOf = (container: Node | undefined): PodRequest | undefined =>
  requestInResources(below(container, 'resources'))

/** The accelerators in the limits or requests of resources. */
export function requestInResources(resources: Node | undefined): PodRequest | undefined {
  for (const part of ['limits', 'requests']) {
    for (const [name, { node, key: range }] of entriesOf(below(resources, part))) {
      const resource = acceleratorResource(name)
      const amount = quantityOf(node)
      if (resource === undefined || amount === 0 || isEmpty(node)) continue
      const perPod = resource.counts === 'accelerators' ? amount : undefined
      return { resource, perPod, range, certainty: amount === undefined ? 'suggests' : 'states' }
    }
  }
  return undefined
}

const factors: Readonly<Record<string, number>> = {
  ...{ n: 1e-9, u: 1e-6, m: 1e-3, k: 1e3, M: 1e6 },
  ...{ Ki: 1024, Mi: 1024 ** 2 },
}

/** The number of a quantity: `8`, `8000m`, `0.064k`, `6.4e+1`, `+8`. Undefined if it is not whole. */
function quantityOf(node: Node): number | undefined {
  if (node.kind !== 'scalar') return undefined
  const text = String(node.value ?? '')
  const [, digits, unit, power = '0'] =
    /^\+?(\d{1,15}(?:\.\d{0,9})?)(?:(n|u|m|k|M|Ki|Mi)|[eE]([+-]?\d))?$/.exec(text) ?? []
  const number = digits === undefined ? Number.NaN : Number(digits) * (factors[unit ?? ''] ?? 1) * 10 ** Number(power)
  return Math.abs(number - Math.round(number)) < 1e-6 ? Math.round(number) : undefined
}

const isEmpty = (node: Node): boolean => node.kind !== 'scalar' || node.value === null || node.source.trim() === ''

/** Pods that request the same hardware. Those with a model come first. */
export type Alike = readonly [PlacedPodRequest, ...PlacedPodRequest[]]

/** Groups pods by hardware. Pods without a model join the only group with one. */
export function byHardware(requests: readonly PlacedPodRequest[]): Alike[] {
  return alikeBy(requests, ({ podRequest: { resource } }) => [resource.kind, resource.vendor, resource.counts]).flatMap(
    (alike) => {
      const models = alikeBy(alike, modelOf)
      const open = models.find(([first]) => modelOf(first).every((word) => word === undefined))
      const [model, another] = models.filter((group) => group !== open)
      return open && model && another === undefined ? [[...model, ...open]] : models
    },
  )
}

const modelOf = ({ placement: { name, machine, topology } }: PlacedPodRequest) => [name, machine, topology]

const alikeBy = (
  requests: readonly PlacedPodRequest[],
  keyOf: (each: PlacedPodRequest) => readonly unknown[],
): Alike[] => [...grouped(requests, (each) => JSON.stringify(keyOf(each))).values()]

/** The total request of pods with the same hardware. */
export function combinedRequest(alike: Alike): ResourceRequest {
  const [{ podRequest, placement }] = alike
  const { kind, vendor, provider, name } = podRequest.resource
  const { range: _, ...labels } = placement
  const perPods = new Set(alike.map((each) => each.podRequest.perPod))
  return {
    ...labels,
    kind,
    vendor,
    name: labels.name ?? name,
    // A machine may have more accelerators than the pods request.
    machine: podRequest.perPod === undefined ? undefined : labels.machine,
    provider: labels.provider ?? provider,
    perNode: perPods.size === 1 ? podRequest.perPod : undefined,
    ...countsOf(alike),
  }
}

function countsOf(alike: Alike): Pick<ResourceRequest, 'nodes' | 'count'> {
  const [{ podRequest, placement }] = alike
  const chips = podRequest.resource.kind === 'tpu' ? chipsOf(placement.topology) : undefined
  if (chips === undefined) {
    const count = sum(alike.map((each) => times(each.pods, each.podRequest.perPod)))
    return { nodes: sum(alike.map(({ pods }) => pods)), count }
  }
  // Slices are whole, even if the pods leave part of them unused. The default is one slice.
  const slices = alike.flatMap((each) => each.slices ?? [])
  const count = times(chips, slices.length === 0 ? 1 : sum(slices.map((each) => (each === 'open' ? undefined : each))))
  const hosts = count && podRequest.perPod && count / podRequest.perPod
  return { nodes: Number.isInteger(hosts) ? hosts : undefined, count }
}
