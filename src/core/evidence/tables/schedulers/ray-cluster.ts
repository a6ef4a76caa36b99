import {
  below,
  entriesOf,
  entryOf,
  flagOf,
  isYamlPath,
  itemsOf,
  wholeOf,
  wordOf,
  yamlDocuments,
} from '../../../languages/yaml/yaml-documents.ts'
import { times } from '../../../text/bounds.ts'
import type { Node } from '../../../text/document.ts'
import { placementOf, requiredLabels } from '../../engines/kubernetes/node-labels.ts'
import { combinedRequest, podRequestOf } from '../../engines/kubernetes/pod-requests.ts'
import { imageObservations } from '../../engines/packages/job-image.ts'
import type { EvidenceReader, Observation, Place } from '../../observation/observation.ts'
import { ObservationList } from '../../observation/observation-list.ts'
import {
  chipsOf,
  cloudNamed,
  hardwareNamed,
  hardwareOf,
  observeRequest,
  type ResourceRequest,
} from '../../observation/resource-request.ts'

/**
 * The files of Ray's cluster launcher: the types of nodes that it may start. Several types with accelerators are
 * choices, and a type that grows and shrinks has no number; only one type of a fixed number states what there will be.
 */
export const reader: EvidenceReader = {
  format: 'ray-cluster',
  matches: isYamlPath,
  mayHold: (text) => /^provider[ \t]*:/m.test(text) && /^available_node_types[ \t]*:/m.test(text),
  read: ({ path, text }) => {
    const observations = new ObservationList()
    for (const { root, lineOf } of yamlDocuments(text)) {
      const place = (node: Node): Place => ({ path, line: lineOf(node.range) })
      for (const seen of ofCluster(root, place)) observations.add(seen)
    }
    return observations.list()
  },
}

function ofCluster(root: Node, place: (node: Node) => Place): Observation[] {
  const types = entriesOf(below(root, 'available_node_types'))
  const cloud = wordOf(below(root, 'provider', 'type'))
  const [first] = types
  if (first === undefined || cloud === undefined) return []
  const head = wordOf(below(root, 'head_node_type'))
  const named = types.flatMap(([name, { node }]) => {
    const hardware = hardwareOfType(node, cloudNamed(cloud))
    return hardware ? [{ name, hardware, nodes: nodesOf(node, name === head), at: place(hardware.node) }] : []
  })
  const wanted = named.filter(({ nodes }) => nodes !== 0)
  const isFixed = wanted.length === 1 && wanted[0]?.nodes !== undefined
  const found: Observation[] = wanted.flatMap(({ name, hardware, nodes, at }) => {
    const seen = observeRequest(at, isFixed ? 'states' : 'suggests', {
      ...hardware.request(isFixed ? nodes : undefined),
      job: name,
    })
    return seen ? [seen] : []
  })
  const images = ['image', 'head_image', 'worker_image'].flatMap((key) => below(root, 'docker', key) ?? [])
  return [
    { what: 'library', library: 'ray', how: 'configured', certainty: 'states', place: place(first[1].node) },
    ...found,
    ...images.flatMap((image) => imageObservations(place(image), wordOf(image))),
  ]
}

/** The number of nodes of a type, where it can be no other; the head is one, of its own type. */
function nodesOf(type: Node, isHead: boolean): number | undefined {
  const [min, max] = [below(type, 'min_workers'), below(type, 'max_workers')]
  if (isHead && min === undefined && max === undefined) return 1
  const fewest = min === undefined ? 0 : wholeOf(min)
  if (fewest === undefined || fewest !== wholeOf(max)) return undefined
  return fewest + (isHead ? 1 : 0)
}

interface TypeHardware {
  readonly node: Node
  readonly request: (nodes: number | undefined) => ResourceRequest
}

function hardwareOfType(type: Node, provider: string | undefined): TypeHardware | undefined {
  const config = below(type, 'node_config')
  return ofTpu(config, provider) ?? ofPod(config) ?? ofMachine(type, config, provider) ?? ofResources(type, provider)
}

/** On Google Cloud a node that is a TPU is a slice, of however many machines. */
function ofTpu(config: Node | undefined, provider: string | undefined): TypeHardware | undefined {
  const named = below(config, 'acceleratorType')
  const shaped = below(config, 'acceleratorConfig')
  const node = named ?? shaped
  const name = wordOf(named ?? below(shaped, 'type'))
  const topology = wordOf(below(shaped, 'topology'))
  if (node === undefined || hardwareNamed(name)?.kind !== 'tpu') return undefined
  const spot =
    flagOf(below(config, 'schedulingConfig', 'preemptible')) ?? flagOf(below(config, 'schedulingConfig', 'spot'))
  const rest: ResourceRequest = { kind: 'tpu', name, provider, ...(spot === true && { spot }) }
  return {
    node,
    request: (slices) =>
      named ? { ...rest, slices } : { ...rest, topology, count: slices && times(chipsOf(topology), slices) },
  }
}

/** On Kubernetes a node is a pod. */
function ofPod(config: Node | undefined): TypeHardware | undefined {
  const pod = below(config, 'spec')
  const podRequest = podRequestOf(pod)
  const node = below(pod, 'containers')
  if (podRequest === undefined || node === undefined) return undefined
  const placement = placementOf(requiredLabels(pod))
  const certainNumber = podRequest.certainty === 'states'
  return {
    node,
    request: (nodes) =>
      combinedRequest([{ podRequest, placement, pods: certainNumber ? nodes : undefined, slices: undefined }]),
  }
}

/** A machine type, or a plain one with cards: whatever else is added to it, the machine tells what it has. */
function ofMachine(type: Node, config: Node | undefined, provider: string | undefined): TypeHardware | undefined {
  const at =
    below(config, 'InstanceType') ?? below(config, 'machineType') ?? below(config, 'azure_arm_parameters', 'vmSize')
  const machine = lastStep(wordOf(at))
  const card = itemsOf(below(config, 'guestAccelerators'))[0]
  const name = lastStep(wordOf(below(card, 'acceleratorType')))
  const held = hardwareOf(machine)
  const node = card ?? at
  if (node === undefined || (held === undefined && hardwareNamed(name) === undefined)) return undefined
  const perNode = card ? wholeOf(below(card, 'acceleratorCount')) : held?.perNode
  const spot = isSpot(config) ? { spot: true } : {}
  return {
    node,
    request: (nodes) => ({ machine, name, perNode: perNode ?? amountOf(type, 'GPU'), nodes, provider, ...spot }),
  }
}

/** `zones/us-west1-b/acceleratorTypes/nvidia-tesla-t4`, as Google's interface wants it. */
const lastStep = (word: string | undefined): string | undefined => word?.slice(word.lastIndexOf('/') + 1)

function isSpot(config: Node | undefined): boolean {
  const scheduling = below(config, 'scheduling')
  const google = scheduling?.kind === 'list' ? scheduling.items : [scheduling]
  return (
    wordOf(below(config, 'InstanceMarketOptions', 'MarketType')) === 'spot' ||
    wordOf(below(config, 'azure_arm_parameters', 'priority'))?.toLowerCase() === 'spot' ||
    google.some((each) => flagOf(below(each, 'preemptible')) === true)
  )
}

/** What the type is said to have, where its machine is not known. */
function ofResources(type: Node, provider: string | undefined): TypeHardware | undefined {
  for (const [key, kind] of [
    ['GPU', 'gpu'],
    ['TPU', 'tpu'],
  ] as const) {
    const node = entryOf(below(type, 'resources'), key)?.node
    const perNode = wholeOf(node)
    if (node && perNode) return { node, request: (nodes) => ({ kind, perNode, nodes, provider }) }
  }
  return undefined
}

const amountOf = (type: Node, resource: string): number | undefined =>
  wholeOf(below(type, 'resources', resource)) || undefined
