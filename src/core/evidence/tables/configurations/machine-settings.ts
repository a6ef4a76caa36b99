import {
  below,
  eachMap,
  entryOf,
  isYamlPath,
  wholeOf,
  wordOf,
  yamlDocuments,
} from '../../../languages/yaml/yaml-documents.ts'
import { mostPerNode } from '../../../text/bounds.ts'
import type { Node } from '../../../text/document.ts'
import { requestInResources } from '../../engines/kubernetes/pod-requests.ts'
import { imageObservations } from '../../engines/packages/job-image.ts'
import type { EvidenceReader } from '../../observation/observation.ts'
import { ObservationList } from '../../observation/observation-list.ts'
import {
  hardwareNamed,
  hardwareOf,
  isGpuModel,
  observeRequest,
  type ResourceRequest,
} from '../../observation/resource-request.ts'

/**
 * The machines in the settings of a project's own launcher: a slice such as `accelerator: v6e-8`, a machine type, or a
 * model with its number. Each project reads them its own way, so that they suggest.
 */
export const reader: EvidenceReader = {
  format: 'machine-settings',
  matches: isYamlPath,
  mayHold: (text) => mention.test(text) && !isOfOthers(text),
  read: ({ path, text }) => {
    if (isOfOthers(text)) return []
    const observations = new ObservationList()
    let left = most
    for (const { root, lineOf } of yamlDocuments(text, (part) => mention.test(part))) {
      eachMap(root, (map) => {
        if (left <= 0) return false
        const request = hardwareIn(map)
        const seen = request && observeRequest({ path, line: lineOf(request.node.range) }, 'suggests', request.request)
        if (seen) observations.add(seen)
        if (seen) left--
        return undefined
      })
      const image = below(root, 'image')
      if (image && observations.list().length > 0) {
        for (const seen of imageObservations({ path, line: lineOf(image.range) }, wordOf(image))) observations.add(seen)
      }
    }
    return observations.list()
  },
}

const most = 50
const modelKeys = [
  'accelerator',
  'accelerator_type',
  'accelerators',
  'tpu_type',
  'tpu',
  'gpu_type',
  'gpu',
  'slice_type',
]
const machineKeys = ['instance_type', 'instanceType', 'machine_type', 'machineType', 'vm_size', 'ec2_instance_type']
/** What serves a model has such a machine as well, and no number of nodes. */
const nodeTypeKeys = ['node_type', 'nodeType']
const numberKeys = ['num_accelerators', 'accelerator_count', 'num_gpus', 'n_gpus', 'gpu_count', 'gpus', 'gpus_per_node']
const nodeKeys = ['num_nodes', 'nnodes', 'node_count', 'num_machines', 'instance_count', 'num_instances', 'nodes']
const constraintKeys = ['constraint', 'CONSTRAINT', 'slurm_constraint']
const keys = [...modelKeys, ...machineKeys, ...nodeTypeKeys, ...constraintKeys, 'num_tpu_cores'].join('|')
const mention = new RegExp(`^[ \\t-]*(?:(?:${keys})[ \\t]*:[ \\t]*["']?\\w|type[ \\t]*:[ \\t]*["']?v\\d)`, 'm')

/** Formats that are read by readers of their own. Of those that ask for resources, none calls a machine a type of node. */
const isOfOthers = (text: string): boolean =>
  ofOthers.test(text) || (/^resources[ \t]*:/m.test(text) && !/^[ \t]+node_?[tT]ype[ \t]*:/m.test(text))

const ofOthers =
  /^(?:apiVersion|available_node_types|compute_environment|services|trainingInput|provider|on|jobs)[ \t]*:|^type[ \t]*:[ \t]*["']?(?:task|service|dev-environment|fleet)\b|AWS::|\bml\.[a-z]+\d/m

interface Told {
  readonly node: Node
  readonly request: ResourceRequest
}

/** The GPU that a feature of Slurm's nodes is called by: its name, or that of its architecture with its memory. */
function gpuOfFeature(feature: string): string | undefined {
  const memory = /^volta(16|32)gb$/i.exec(feature)?.[1]
  const name = memory === undefined ? feature : `v100-${memory}gb`
  return isGpuModel(name) ? name : undefined
}

function hardwareIn(map: Node): Told | undefined {
  const node = (...names: readonly string[]): Node | undefined =>
    names.map((name) => entryOf(map, name)?.node).find((each) => each !== undefined)
  const cores = node('num_tpu_cores')
  const number = wholeOf(cores)
  // Programs that are told of cores were written for chips that have two.
  if (cores && number && number % 2 === 0) return { node: cores, request: { kind: 'tpu', count: number / 2 } }
  const nodes = wholeOf(node(...nodeKeys))
  const machine = node(...machineKeys) ?? (nodes === undefined ? undefined : node(...nodeTypeKeys))
  if (machine && hardwareOf(wordOf(machine))) {
    return { node: machine, request: { machine: wordOf(machine), nodes, perNode: perNodeIn(map) } }
  }
  const constraint = node(...constraintKeys)
  const feature = gpuOfFeature(wordOf(constraint) ?? '')
  if (constraint && feature !== undefined) return { node: constraint, request: { name: feature } }
  const slice = sliceIn(map)
  if (slice) return slice
  const model = node(...modelKeys)
  const name = wordOf(model)
  const hardware = hardwareNamed(name)
  if (model === undefined || hardware?.accelerator === undefined) return undefined
  if (hardware.chips !== undefined) return { node: model, request: { name, slices: nodes ?? 1, provider: 'gcp' } }
  const each = wholeOf(node(...numberKeys)) ?? hardware.perNode
  return each && each <= mostPerNode ? { node: model, request: { name, perNode: each, nodes } } : undefined
}

/** How many of a machine's accelerators each node is asked for, where the settings tell both. */
function perNodeIn(map: Node): number | undefined {
  const podRequest = requestInResources(map)
  const processes = wholeOf(entryOf(map, 'nproc_per_node')?.node)
  const isOfGpus = hardwareOf(wordOf(entryOf(map, 'node_type')?.node))?.kind === 'gpu'
  const each = podRequest === undefined ? (isOfGpus ? processes : undefined) : podRequest.perPod
  return each && each <= mostPerNode ? each : undefined
}

/** `tpu: { type: v3-32 }`, unless the settings around it choose another device. */
function sliceIn(map: Node): Told | undefined {
  const tpu = entryOf(map, 'tpu')?.node
  const type = entryOf(tpu, 'type')?.node
  const name = wordOf(type)
  const chosen = ['strategy', 'device', 'backend', 'accelerator'].map((key) => wordOf(entryOf(map, key)?.node))
  const isOther = chosen.some((word) => word !== undefined && /^(?:gpu|cpu|cuda)/i.test(word))
  if (type === undefined || isOther || hardwareNamed(name)?.chips === undefined) return undefined
  return { node: type, request: { name, provider: 'gcp' } }
}
