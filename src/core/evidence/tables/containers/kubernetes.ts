import {
  below,
  eachMap,
  entryOf,
  flagOf,
  isYamlPath,
  itemsOf,
  wholeOf,
  wordOf,
  type YamlDocument,
  yamlDocuments,
} from '../../../languages/yaml/yaml-documents.ts'
import { templateText } from '../../../languages/yaml/yaml-template.ts'
import type { Node, Range } from '../../../text/document.ts'
import { softwareOfCommands } from '../../engines/commands/software.ts'
import { gkeNodePool } from '../../engines/kubernetes/gke-node-pool.ts'
import { type Pods, podsOf, stated } from '../../engines/kubernetes/kubernetes-pods.ts'
import {
  addRequirements,
  type Labels,
  labelsIn,
  placementOf,
  requiredLabels,
} from '../../engines/kubernetes/node-labels.ts'
import { commandsOf, nodesLaunchedOn, startsRay } from '../../engines/kubernetes/pod-commands.ts'
import {
  byHardware,
  combinedRequest,
  containerRequestOf,
  type PodRequest,
  podRequestOf,
} from '../../engines/kubernetes/pod-requests.ts'
import { mayRequestAccelerator } from '../../engines/kubernetes/resource-names.ts'
import { imageObservations } from '../../engines/packages/job-image.ts'
import type {
  AcceleratorObservation,
  Certainty,
  EvidenceReader,
  Observation,
  Place,
} from '../../observation/observation.ts'
import { ObservationList } from '../../observation/observation-list.ts'
import { observeRequest } from '../../observation/resource-request.ts'
import { installedByJob } from '../packages/shell-install.ts'
import { isHelmValues } from './helm-values.ts'

/** Kubernetes objects: the pods that they run, and the labels of the nodes that these want. */
export const reader: EvidenceReader = {
  format: 'kubernetes',
  matches: (path) => isYamlPath(path) && !isHelmValues(path),
  mayHold: (text) => mayHold(text),
  read: ({ path, text }) => {
    const observations = new ObservationList()
    const template = templateText(text)
    for (const document of yamlDocuments(template.text, mayHold)) {
      for (const object of objectsIn(document.root)) {
        for (const seen of new KubernetesObject(path, document, object).observations()) {
          observations.add(template.isOpen ? withoutNumbers(seen) : seen)
        }
      }
    }
    return observations.list()
  },
}

const mayHold = (part: string): boolean =>
  mayRequestAccelerator(part) ||
  /kubeflow\.org\/|kubernetes\.io\/instance-type|karpenter|eksctl\.io|nodeConfig/.test(part)

/** The job may ask for another number of nodes. */
const openInNodes = (seen: Observation): Observation =>
  seen.what === 'accelerator' && seen.nodes !== undefined ? { ...seen, byDefault: 'nodes' } : seen

/** The objects of a document: a list and its like hold several. */
function objectsIn(root: Node): Node[] {
  const kind = wordOf(below(root, 'kind'))
  if (kind === 'List') return itemsOf(below(root, 'items')).flatMap(objectsIn)
  if (kind !== 'AppWrapper') return [root]
  const components = itemsOf(below(root, 'spec', 'components')).map((component) => below(component, 'template'))
  const items = itemsOf(below(root, 'spec', 'resources', 'GenericItems')).map((item) => below(item, 'generictemplate'))
  return [...components, ...items].flatMap((object) => (object ? objectsIn(object) : []))
}

/** Objects that ask for nothing to run on, whatever they name. */
const idle =
  /^(?:CustomResourceDefinition|ResourceQuota|LimitRange|ClusterQueue|LocalQueue|Cohort|ConfigMap|Secret|DaemonSet|Node|PriorityClass|ComputeClass|HorizontalPodAutoscaler|Kustomization|\w*Policy(?:Binding)?|\w*WebhookConfiguration)$/

/** Jobs of Kubeflow that are named after their framework. */
const frameworkKinds: ReadonlyMap<string, string> = new Map([
  ['PyTorchJob', 'pytorch'],
  ['TFJob', 'tensorflow'],
  ['JAXJob', 'jax'],
  ['XGBoostJob', 'xgboost'],
  ['PaddleJob', 'paddlepaddle'],
  ['MXJob', 'mxnet'],
])

class KubernetesObject {
  readonly #path: string
  readonly #document: YamlDocument
  readonly #object: Node

  constructor(path: string, document: YamlDocument, object: Node) {
    this.#path = path
    this.#document = document
    this.#object = object
  }

  observations(): Observation[] {
    const kind = below(this.#object, 'apiVersion') && this.#kind
    const spec = below(this.#object, 'spec')
    if (kind === undefined) return isOfOthers(this.#object) ? [] : this.#ofUnknown('suggests')
    if (idle.test(kind)) return []
    if (kind === 'ResourceFlavor') return this.#ofLabels(labelsIn(below(spec, 'nodeLabels')))
    const pool = kind.endsWith('NodePool') ? gkeNodePool(spec) : undefined
    if (pool)
      return present(observeRequest(this.#place(pool.node.range), 'suggests', { job: this.#job, ...pool.request }))
    if (kind === 'NodePool' || kind === 'Provisioner') return this.#ofLabels(nodePoolLabels(spec))
    if (kind === 'ClusterConfig') return this.#ofNodeGroups()
    if (kind === 'TrainJob') return this.#ofTrainJob(below(spec, 'trainer'))
    const pods = podsOf(kind, spec)
    const found = pods ? this.#ofPods(pods) : this.#ofUnknown('states')
    return [...this.#frameworkOf(kind), ...(kind.endsWith('TrainingRuntime') ? found.map(openInNodes) : found)]
  }

  get #job(): string | undefined {
    const name = wordOf(below(this.#object, 'metadata', 'name'))
    return name ?? wordOf(below(this.#object, 'metadata', 'generateName'))?.replace(/-$/, '')
  }

  get #kind(): string | undefined {
    return wordOf(below(this.#object, 'kind'))
  }

  #place(range: Range): Place {
    return { path: this.#path, line: this.#document.lineOf(range) }
  }

  #frameworkOf(kind: string): Observation[] {
    const framework = frameworkKinds.get(kind)
    const range = entryOf(this.#object, 'kind')?.range
    if (framework === undefined || range === undefined) return []
    return [{ what: 'framework', framework, how: 'configured', certainty: 'states', place: this.#place(range) }]
  }

  #ofPods(groups: readonly Pods[]): Observation[] {
    const podRequests = groups.flatMap(({ pod, count, slices }) => {
      const podRequest = count === 0 ? undefined : podRequestOf(pod)
      return podRequest ? [{ podRequest, placement: placementOf(requiredLabels(pod)), pods: count, slices }] : []
    })
    const found = groups.flatMap(({ pod }) => [...this.#frameworksOfPod(pod), ...this.#imagesOfPod(pod)])
    if (podRequests.length === 0) return [...found, ...groups.flatMap(({ pod }) => this.#ofChosenNode(pod))]
    // What starts Ray by itself is a node of a cluster that other objects belong to as well.
    const isPart = !this.#kind?.startsWith('Ray') && groups.some(({ pod }) => startsRay(pod))
    const nodes = isPart ? nodesLaunchedOn(groups.map(({ pod }) => pod)) : undefined
    for (const alike of byHardware(podRequests)) {
      const [{ podRequest }] = alike
      const words = { ...combinedRequest(alike), job: this.#job, ...(nodes && { nodes, count: undefined }) }
      found.push(...present(observeRequest(this.#place(podRequest.range), podRequest.certainty, words)))
    }
    return isPart && nodes === undefined ? found.map(openInNodes) : found
  }

  /** Pods that only choose their node: they may ask for nothing that it has. */
  #ofChosenNode(pod: Node | undefined): Observation[] {
    return this.#ofLabels(requiredLabels(pod)).map(withoutCounts)
  }

  #ofLabels(labels: Labels): AcceleratorObservation[] {
    const { range, ...placement } = placementOf(labels)
    return range ? present(observeRequest(this.#place(range), 'suggests', { job: this.#job, ...placement })) : []
  }

  /** Objects whose form is not known: whatever asks for accelerators below them, as often as it says beside it. */
  #ofUnknown(certainty: Certainty): Observation[] {
    const found: Observation[] = []
    eachMap(this.#object, (map) => {
      if (below(map, 'containers')?.kind === 'list') {
        found.push(...this.#ofPods([{ pod: map, count: undefined }]))
        return false
      }
      const podRequest = containerRequestOf(map)
      if (podRequest) found.push(...this.#ofPodRequest(podRequest, map, wholeOf(below(map, 'replicas'))))
      return undefined
    })
    return certainty === 'states' ? found : found.map((seen) => ({ ...seen, certainty }))
  }

  /** Kubeflow's TrainJob says how many nodes there are, and what each of them has. */
  #ofTrainJob(trainer: Node | undefined): Observation[] {
    const podRequest = containerRequestOf(trainer, 'resourcesPerNode')
    if (podRequest) return this.#ofPodRequest(podRequest, undefined, stated(trainer, 'numNodes', 1))
    // What each node has is told by the runtime that it is based on.
    const numNodes = below(trainer, 'numNodes')
    const nodes = wholeOf(numNodes) ?? 0
    if (numNodes === undefined || nodes < 2) return []
    return [{ what: 'accelerator', nodes, place: this.#place(numNodes.range), certainty: 'suggests' }]
  }

  #ofPodRequest(podRequest: PodRequest, pod: Node | undefined, pods: number | undefined): Observation[] {
    const placement = placementOf(requiredLabels(pod))
    const request = combinedRequest([{ podRequest, placement, pods, slices: undefined }])
    return present(observeRequest(this.#place(podRequest.range), podRequest.certainty, { ...request, job: this.#job }))
  }

  /** eksctl: groups of machines, which are there for any job. */
  #ofNodeGroups(): Observation[] {
    const groups = ['managedNodeGroups', 'nodeGroups'].flatMap((key) => itemsOf(below(this.#object, key)))
    return groups.flatMap((group) => {
      const types = itemsOf(below(group, 'instanceTypes'))
      const machine = below(group, 'instanceType') ?? (types.length === 1 ? types[0] : undefined)
      if (machine === undefined) return []
      const nodes = wholeOf(below(group, 'desiredCapacity'))
      const spot = flagOf(below(group, 'spot')) === true ? true : undefined
      return present(observeRequest(this.#place(machine.range), 'suggests', { machine: wordOf(machine), nodes, spot }))
    })
  }

  #frameworksOfPod(pod: Node | undefined): Observation[] {
    return commandsOf(pod).flatMap(({ container, text, range }) => {
      const place = this.#place(range)
      // What the others install is not for the computing; what this one does comes beside what its image holds.
      const installed = containerRequestOf(container) ? installedByJob(place, text).map(asHint) : []
      return [...softwareOfCommands(place.path, text).map((seen) => ({ ...seen, place })), ...installed]
    })
  }

  /** Containers beside the one that computes tell nothing. */
  #imagesOfPod(pod: Node | undefined): Observation[] {
    return itemsOf(below(pod, 'containers')).flatMap((container) => {
      const image = below(container, 'image')
      if (image === undefined || containerRequestOf(container) === undefined) return []
      return imageObservations(this.#place(image.range), wordOf(image))
    })
  }
}

/** YAML of other tools, which their own readers read. */
const isOfOthers = (root: Node): boolean =>
  below(root, 'resources', 'accelerators') !== undefined || below(root, 'services') !== undefined

const present = <T>(observation: T | undefined): T[] => (observation ? [observation] : [])

/** What may be left out or repeated when a template is filled in is no more than a hint. */
const withoutNumbers = (seen: Observation): Observation =>
  asHint(seen.what === 'accelerator' ? withoutCounts(seen) : seen)

const asHint = (seen: Observation): Observation => ({ ...seen, certainty: 'suggests' })

function withoutCounts({ perNode: _, nodes: __, count: ___, ...seen }: AcceleratorObservation): AcceleratorObservation {
  return seen
}

/** What Karpenter's nodes must be like. */
function nodePoolLabels(spec: Node | undefined): Labels {
  const template = below(spec, 'template')
  const labels = new Map(labelsIn(below(template, 'metadata', 'labels'), below(spec, 'labels')))
  addRequirements(labels, below(template, 'spec', 'requirements') ?? below(spec, 'requirements'))
  return labels
}
