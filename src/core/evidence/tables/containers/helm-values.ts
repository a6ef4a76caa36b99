import {
  below,
  entriesOf,
  entryOf,
  isYamlPath,
  wholeOf,
  wordOf,
  yamlDocuments,
} from '../../../languages/yaml/yaml-documents.ts'
import type { Node } from '../../../text/document.ts'
import { gpusOf, type HelmRoles, helmRoles, plainGpuKeys } from '../../engines/kubernetes/helm-roles.ts'
import { placementOf, requiredLabels } from '../../engines/kubernetes/node-labels.ts'
import { combinedRequest, containerRequestOf, type PodRequest } from '../../engines/kubernetes/pod-requests.ts'
import { mayRequestAccelerator } from '../../engines/kubernetes/resource-names.ts'
import { imageObservations } from '../../engines/packages/job-image.ts'
import type { AcceleratorObservation, EvidenceReader, Observation, Place } from '../../observation/observation.ts'
import { ObservationList } from '../../observation/observation-list.ts'
import { observeRequest } from '../../observation/resource-request.ts'

/**
 * Values for Helm's charts: the resources of their pods. Which pods the chart makes of them stands in its templates, and
 * whoever installs it may give others, so that they only suggest.
 */
export const reader: EvidenceReader = {
  format: 'helm-values',
  matches: isHelmValues,
  mayHold: (text) =>
    mayRequestAccelerator(text) || /^workload[ \t]*:|gpusPer|gpuPerNode|^[ \t]*workers?[ \t]*:/im.test(text),
  read: ({ path, text }) => {
    const observations = new ObservationList()
    for (const { root, lineOf } of yamlDocuments(text)) {
      const place = (node: Pick<Node, 'range'>): Place => ({ path, line: lineOf(node.range) })
      for (const seen of ofValues(root, place)) observations.add(seen)
    }
    return observations.list()
  },
}

/** Names that Helm's values go by: `values.yaml`, `values-h100.yaml`, `training.values.yaml`. */
export function isHelmValues(path: string): boolean {
  return isYamlPath(path) && /(?:^|\/|[-_.])values(?:[-_.][\w.-]{0,100})?\.ya?ml/i.test(path.slice(-200))
}

type PlaceOf = (node: Pick<Node, 'range'>) => Place

/** A part of the values that asks for accelerators, with its name and what stands around it, the nearest last. */
interface Part {
  readonly node: Node
  readonly name: string | undefined
  readonly podRequest: PodRequest
  /** Of parts that belong together: how many pods they come to. */
  readonly together?: Omit<HelmRoles, 'podRequest'>
  readonly around: readonly Node[]
}

function ofValues(root: Node, place: PlaceOf): Observation[] {
  const parts = partsOf(root, undefined, [])
  const isAlone = parts.length === 1
  return [...parts.flatMap((part) => ofPart(part, isAlone, place)), ...ofWorkload(root, place)]
}

function partsOf(node: Node, name: string | undefined, around: readonly Node[]): Part[] {
  if (node.kind === 'scalar' || around.length > 8) return []
  const roles = helmRoles(node)
  if (roles) return [{ node, name, podRequest: roles.podRequest, together: roles, around: [...around, node] }]
  const podRequest = containerRequestOf(node) ?? gpusOf(node, plainGpuKeys)
  if (podRequest) return [{ node, name, podRequest, around: [...around, node] }]
  const children = node.kind === 'list' ? node.items.map((item) => [name, item] as const) : []
  const entries = entriesOf(node).map(([key, entry]) => [key, entry.node] as const)
  return [...children, ...entries].flatMap(([key, child]) => partsOf(child, key, [...around, node]))
}

function ofPart({ node, name, podRequest, together, around }: Part, isAlone: boolean, place: PlaceOf): Observation[] {
  const placed = [...around].reverse().find((each) => entryOf(each, 'nodeSelector') ?? entryOf(each, 'affinity'))
  const placement = placementOf(requiredLabels(placed))
  const pods = together ? together.nodes : podsOf(node, around, isAlone)
  const request = combinedRequest([{ podRequest, placement, pods, slices: undefined }])
  const byDefault = together?.byDefault
  const seen: AcceleratorObservation | undefined = observeRequest(place(podRequest), 'suggests', {
    ...request,
    job: name,
    byDefault,
  })
  const image = [...around].reverse().flatMap((each) => below(each, 'image') ?? [])[0]
  return [...(seen ? [seen] : []), ...(image ? imageObservations(place(image), imageOf(image)) : [])]
}

const podKeys = ['replicas', 'replicaCount', 'numReplicas', 'workers', 'numWorkers', 'numNodes', 'nodes', 'parallelism']
/** Anything that may be a number of pods, in whatever words a chart has for it. */
const mayCountPods = /replica|worker|parallelism|completions|nodes|hosts|size|slices|autoscaling/i

/** The one number of pods that stands beside the resources; one pod where nothing in the file may count them. */
function podsOf(node: Node, around: readonly Node[], isAlone: boolean): number | undefined {
  const stated = podKeys.flatMap((key) => below(node, key) ?? [])
  if (stated.length > 0) return stated.length === 1 ? wholeOf(stated[0]) : undefined
  const isOpen = around.some((each) =>
    entriesOf(each).some(([key]) => key !== 'nodeSelector' && mayCountPods.test(key)),
  )
  return isAlone && !isOpen ? 1 : undefined
}

function imageOf(image: Node): string | undefined {
  if (image.kind === 'scalar') return wordOf(image)
  const parts = [wordOf(below(image, 'registry')), wordOf(below(image, 'repository')) ?? wordOf(below(image, 'name'))]
  const name = parts.filter((part) => part !== undefined).join('/')
  const tag = wordOf(below(image, 'tag'))
  return name === '' ? undefined : tag === undefined ? name : `${name}:${tag}`
}

/** Charts for training on Google's clusters: all GPUs of a run, and the image that it runs in. */
function ofWorkload(root: Node, place: PlaceOf): Observation[] {
  const gpus = below(root, 'workload', 'gpus')
  const image = below(root, 'workload', 'image')
  const seen = gpus && observeRequest(place(gpus), 'suggests', { kind: 'gpu', count: wholeOf(gpus) })
  return [...(seen ? [seen] : []), ...(seen && image ? imageObservations(place(image), wordOf(image)) : [])]
}
